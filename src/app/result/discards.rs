//! What each discard of a full hand leaves to wait for.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::System;
use tenbo_engine::settle::{DiscardChoice, Wait};
use tenbo_engine::tiles::{Kinds, Tile};

use super::discard_list::{DiscardButton, DiscardList};
use super::waits::WinValue;
use crate::app::components::score::ScoreState;
use crate::app::components::tile::NamedTile;
use crate::app::state::use_app_state;
use tenbo_wording::number::grouped;
use tenbo_wording::waits::WaitWords;
use tenbo_wording::{Label, Language};

/// The discards, best first; nothing if none leaves a wait.
#[component]
pub fn Discards() -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let choices = score.section(|content| (content.discards.clone(), content.discarded, WaitWords::of(content)));
    move || {
        let language = app.language.get();
        let (choices, discarded, wording) = choices.get();
        let count = choices.len();
        let buttons = move |shown| {
            let button = |choice: &DiscardChoice| {
                view! { <Choice language wording choice=choice.clone() discarded /> }.into_any()
            };
            choices.iter().take(shown).map(button).collect()
        };
        (count > 0).then(|| {
            view! { <DiscardList title=Label::Discards help=Label::DiscardsHelp count buttons /> }
        })
    }
}

#[component]
fn Choice(language: Language, wording: WaitWords, choice: DiscardChoice, discarded: Kinds) -> impl IntoView {
    let (tile, furiten) = (choice.tile, choice.furiten);
    let left: i64 = choice.waits.iter().map(|wait| i64::from(wait.left)).sum();
    // What a win is worth on average over the copies left, on a discard or drawn.
    let mean = choice.worth() / (2 * left).max(1);
    let wait = move |wait: &Wait| {
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
    let furiten_tag = || {
        let discarded = tile.kind().map_or(discarded, |kind| discarded.union(Kinds::one(kind)));
        let own = choice.waits.iter().map(|wait| wait.kind).filter(|kind| discarded.contains(*kind));
        let tiles = own.map(|kind| view! { <NamedTile tile=Tile::plain(kind) class="small" /> });
        view! { <span class="tag furiten">{language.word(Label::FuritenShort)} " " {tiles.collect_view()}</span> }
    };
    let waits = choice.waits.iter().map(wait).collect_view();
    let furiten_tag = furiten.then(furiten_tag);
    let worth = format!("{} {}", grouped(mean), language.word(Label::Average));
    view! {
        <DiscardButton tile worth>
            <span class="wait-list">{waits} {furiten_tag}</span>
        </DiscardButton>
    }
}
