//! What each discard of a full hand leaves to wait for; one tap discards the tile.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::System;
use tenbo_engine::score::{DiscardChoice, Wait};
use tenbo_engine::tiles::{Kinds, Tile};

use super::waits::{WinValue, Wording};
use crate::app::components::score::{Part, ScoreState};
use crate::app::components::tile::NamedTile;
use crate::app::state::use_app_state;
use crate::i18n::number::grouped;
use crate::i18n::{Label, Language};
use crate::session::Edit;

/// So many discards are shown at first.
const FIRST: usize = 5;

/// The discards, best first; nothing if none leaves a wait.
#[component]
pub fn Discards() -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let choices = score.section(|content| (content.discards.clone(), content.thrown, Wording::of(content)));
    let all = Memo::new(move |_| score.is_open(Part::AllDiscards));
    move || {
        let language = app.language.get();
        let (mut choices, thrown, wording) = choices.get();
        let count = choices.len();
        choices.truncate(if all.get() { count } else { FIRST });
        let more = (count > choices.len()).then(|| {
            view! {
                <button type="button" class="opener" on:click=move |_| score.toggle(Part::AllDiscards)>
                    {language.aside(language.word(Label::ShowAll), &count.to_string())}
                </button>
            }
        });
        let help = (!app.readonly.get()).then(|| view! { <p class="muted">{language.word(Label::DiscardsHelp)}</p> });
        let item = |choice| {
            view! {
                <li>
                    <DiscardButton language wording choice thrown />
                </li>
            }
        };
        (count > 0).then(|| {
            view! {
                <div>
                    <h3>{language.word(Label::Discards)}</h3>
                    {help}
                    <ol class="discards">{choices.into_iter().map(item).collect_view()}</ol>
                    {more}
                </div>
            }
        })
    }
}

#[component]
fn DiscardButton(language: Language, wording: Wording, choice: DiscardChoice, thrown: Kinds) -> impl IntoView {
    let app = use_app_state();
    let (tile, furiten) = (choice.tile, choice.furiten);
    let left: i64 = choice.waits.iter().map(|wait| i64::from(wait.left)).sum();
    // What a win is worth on average over the copies left, on a discard or drawn.
    let mean = choice.worth() / (2 * left).max(1);
    let wait = |wait: &Wait| {
        let (discard, drawn) = (wait.discard, wait.self_draw);
        let values = (wording.system == System::Points).then(|| {
            view! {
                <WinValue wording by=By::Discard tally=discard furiten />
                <WinValue wording by=By::SelfDraw tally=drawn furiten=false />
            }
        });
        view! {
            <span class="wait-for">
                <NamedTile tile=Tile::plain(wait.kind) class="small" />
                <span class="muted">"×" {wait.left}</span>
                {values}
            </span>
        }
    };
    // The tile that is to blame stands beside the word.
    let blame = || {
        let thrown = tile.kind().map_or(thrown, |kind| thrown.union(Kinds::one(kind)));
        let own = choice.waits.iter().map(|wait| wait.kind).filter(|kind| thrown.contains(*kind));
        let tiles = own.map(|kind| view! { <NamedTile tile=Tile::plain(kind) class="small" /> });
        view! { <span class="tag furiten">{language.word(Label::FuritenShort)} " " {tiles.collect_view()}</span> }
    };
    view! {
        <button
            type="button"
            class="discard"
            disabled=app.readonly
            on:click=move |_| {
                app.dispatch(Edit::Discard(tile));
            }
        >
            <NamedTile tile />
            <span class="wait-list">
                {choice.waits.iter().map(wait).collect_view()}
                {furiten.then(blame)}
            </span>
            <span class="worth">{grouped(mean)} " " {language.word(Label::Average)}</span>
        </button>
    }
}
