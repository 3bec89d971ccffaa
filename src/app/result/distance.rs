//! A hand that is not ready yet: the discards that take it no further away with what helps then, or the tiles that help now.

use leptos::prelude::*;
use tenbo_engine::score::{Progress, Thinning, Useful, left};
use tenbo_engine::tiles::Tile;

use crate::app::components::score::{Part, ScoreState};
use crate::app::components::tile::NamedTile;
use crate::app::state::use_app_state;
use crate::i18n::{Label, Language};
use crate::session::Edit;

/// So many discards are shown at first.
const FIRST: usize = 5;

/// What brings the hand nearer; nothing for one that is ready, or will be after a discard.
#[component]
pub fn Distance() -> impl IntoView {
    let app = use_app_state();
    let progress = ScoreState::expect().section(|content| content.progress.clone());
    move || {
        let language = app.language.get();
        progress.get().map(|progress| match progress.discards.is_empty() {
            true => view! { <UsefulTiles language useful=progress.useful /> }.into_any(),
            false => view! { <Discards language progress /> }.into_any(),
        })
    }
}

/// The tiles that bring a hand nearer which has none too many.
#[component]
fn UsefulTiles(language: Language, useful: Vec<Useful>) -> impl IntoView {
    view! {
        <div class="distance">
            <h3>{language.word(Label::Useful)}</h3>
            <p class="useful">{tiles(&useful)}</p>
            <p class="muted">{count(language, &useful)}</p>
        </div>
    }
}

/// The discards that lose nothing, each with what helps then; one tap discards.
#[component]
fn Discards(language: Language, progress: Progress) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let all = Memo::new(move |_| score.is_open(Part::AllDiscards));
    let number = progress.discards.len();
    let item = move |discard: &Thinning| {
        view! {
            <li>
                <DiscardButton language discard=discard.clone() />
            </li>
        }
    };
    let list = move || {
        let shown = if all.get() { number } else { FIRST };
        progress.discards.iter().take(shown).map(item).collect_view()
    };
    let more = move || {
        (!all.get() && number > FIRST).then(|| {
            view! {
                <button type="button" class="opener" on:click=move |_| score.toggle(Part::AllDiscards)>
                    {language.aside(language.word(Label::ShowAll), &number.to_string())}
                </button>
            }
        })
    };
    let help =
        move || (!app.readonly.get()).then(|| view! { <p class="muted">{language.word(Label::BestDiscardsHelp)}</p> });
    view! {
        <div class="distance">
            <h3>{language.word(Label::BestDiscards)}</h3>
            {help}
            <ol class="discards">{list}</ol>
            {more}
        </div>
    }
}

#[component]
fn DiscardButton(language: Language, discard: Thinning) -> impl IntoView {
    let app = use_app_state();
    let tile = discard.tile;
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
            <span class="wait-list useful">{tiles(&discard.useful)}</span>
            <span class="worth">{count(language, &discard.useful)}</span>
        </button>
    }
}

/// Small tiles, those that are all gone paler.
fn tiles(useful: &[Useful]) -> impl IntoView + use<> {
    let tile = |useful: &Useful| {
        let class = if useful.left == 0 { "small gone" } else { "small" };
        view! { <NamedTile tile=Tile::plain(useful.kind) class /> }
    };
    useful.iter().map(tile).collect_view()
}

/// "7 kinds, 23 left"
fn count(language: Language, useful: &[Useful]) -> String {
    language.useful_of(&useful.len().to_string(), &left(useful).to_string())
}
