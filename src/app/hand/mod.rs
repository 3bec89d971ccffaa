//! The hand builder: whose hand, the hand itself, where the next tile goes, and the tile keyboard.

mod hand_area;
mod history_buttons;
mod meld_editor;
mod seat_tabs;
mod status_line;
mod target_bar;

pub use hand_area::HandArea;

use leptos::prelude::*;
use tenbo_engine::problems::Problems;
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::Kinds;

use self::history_buttons::HistoryButtons;
use self::seat_tabs::SeatTabs;
use self::status_line::StatusLine;
use self::target_bar::TargetBar;
use super::components::Keyboard;
use super::shortcuts;
use super::state::use_app_state;
use crate::i18n::Word;

/// The part that stays in reach of the thumb.
#[component]
pub fn Dock() -> impl IntoView {
    let app = use_app_state();
    view! {
        <section
            class="dock whole"
            aria-label=app.word(Word::Builder)
            on:keydown=move |event| shortcuts::in_builder(app, &event)
        >
            <div class="dock-top">
                <SeatTabs />
                <StatusLine />
                <HistoryButtons />
            </div>
            <HandArea />
            <TargetBar />
            <Keyboard />
        </section>
    }
}

/// The same without the hand, which lies elsewhere.
#[component]
pub fn TableKeys() -> impl IntoView {
    let app = use_app_state();
    let dangers = Memo::new(move |_| app.answer.with(dangers));
    view! {
        <section class="dock" aria-label=app.word(Word::TileKeyboard)>
            <div class="dock-top">
                <StatusLine />
                <HistoryButtons />
            </div>
            <TargetBar />
            <Keyboard dangers />
        </section>
    }
}

/// The tiles that make whoever discards them liable.
fn dangers(answer: &Result<Answer, Problems>) -> Kinds {
    let warnings = answer.iter().flat_map(|answer| &answer.warnings).filter(|warning| warning.liable.is_none());
    let kinds = warnings.flat_map(|warning| &warning.tiles).filter_map(|tile| tile.kind());
    kinds.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)))
}
