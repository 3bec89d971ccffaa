//! A hand that is not ready yet: the discards that take it no further away with what helps then, or the tiles that help now.

use leptos::prelude::*;
use tenbo_engine::settle::{EfficientDiscard, Useful, left};
use tenbo_engine::tiles::Tile;

use super::discard_list::{DiscardButton, DiscardList};
use crate::app::components::score::ScoreState;
use crate::app::components::tile::NamedTile;
use crate::app::state::use_app_state;
use tenbo_wording::{Label, Language};

/// What brings the hand nearer; nothing for one that is ready, or will be after a discard.
#[component]
pub fn Distance() -> impl IntoView {
    let app = use_app_state();
    let progress = ScoreState::expect().section(|content| content.progress.clone());
    move || {
        let language = app.language.get();
        progress.get().map(|progress| match progress.useful {
            Some(useful) => view! { <UsefulTiles language useful /> }.into_any(),
            None => view! { <Discards language discards=progress.discards /> }.into_any(),
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
            <p class="muted">{useful_count(language, &useful)}</p>
        </div>
    }
}

/// The discards that lose nothing, each with what helps then.
#[component]
fn Discards(language: Language, discards: Vec<EfficientDiscard>) -> impl IntoView {
    let count = discards.len();
    let buttons = move |shown| {
        let button = |discard: &EfficientDiscard| {
            let useful = tiles(&discard.useful);
            view! {
                <DiscardButton tile=discard.tile worth=useful_count(language, &discard.useful)>
                    <span class="wait-list useful">{useful}</span>
                </DiscardButton>
            }
            .into_any()
        };
        discards.iter().take(shown).map(button).collect()
    };
    view! { <DiscardList class="distance" title=Label::BestDiscards help=Label::BestDiscardsHelp count buttons /> }
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
fn useful_count(language: Language, useful: &[Useful]) -> String {
    language.useful_of(&useful.len().to_string(), &left(useful).to_string())
}
