//! What each discard of 14 tiles leaves to wait for, the best first.

use leptos::prelude::*;

use super::Shown;
use super::hand::named_tile;
use crate::app::page::tile::TileFace;
use crate::app::text::number::grouped;
use crate::app::text::{Label, Language};
use crate::engine::tile::Tile;
use crate::engine::wait::DiscardChoice;

/// So many are shown at first.
const FIRST: usize = 5;

/// The discards of the seat that is being looked at.
#[component]
pub fn Discards() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let all = RwSignal::new(false);
    let choices = Memo::new(move |_| {
        let seat = shown.seat.get();
        shown
            .paper(|paper| paper.answer.seats[seat].as_ref().map(|other| other.discards.clone()).unwrap_or_default())
            .unwrap_or_default()
    });
    move || {
        let choices = choices.get();
        (!choices.is_empty()).then(|| {
            let most = if all.get() { choices.len() } else { FIRST };
            let items = choices.iter().take(most).map(|choice| item(shown, choice)).collect_view();
            let more = choices.len().saturating_sub(most);
            view! {
                <h3>{language.label(Label::Discards)}</h3>
                <p class="soft">{language.label(Label::DiscardsHelp)}</p>
                <ol class="discards">{items}</ol>
                {(more > 0)
                    .then(|| {
                        view! {
                            <button type="button" class="opener" on:click=move |_| all.set(true)>
                                {language.label(Label::ShowAll)} " (" {choices.len()} ")"
                            </button>
                        }
                    })}
            }
            .into_any()
        })
    }
}

fn item(shown: Shown, choice: &DiscardChoice) -> AnyView {
    let language = shown.language;
    let tile = choice.tile;
    let left: u32 = choice.waits.iter().map(|wait| u32::from(wait.left)).sum();
    let waits = choice
        .waits
        .iter()
        .map(|wait| {
            let tile = Tile::plain(wait.kind);
            view! {
                <span class="wait-for">
                    <span class="tile small"><TileFace tile=tile /></span>
                    <span class="hidden">{language.tile(tile)}</span>
                    <span class="soft">"×" {wait.left.to_string()}</span>
                </span>
            }
        })
        .collect_view();
    view! {
        <li>
            <button type="button" class="discard" on:click=move |_| shown.discard.run(tile)>
                {named_tile(language, tile, "tile")}
                <span class="wait-list">{waits}</span>
                <span class="worth">{average(language, choice, left)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What a win after this discard is worth on average of the copies left, of discard and draw.
fn average(language: Language, choice: &DiscardChoice, left: u32) -> String {
    let mean = choice.worth() / (2 * i64::from(left)).max(1);
    let mut out = grouped(mean);
    out.push(' ');
    out.push_str(language.label(Label::Average));
    out
}
