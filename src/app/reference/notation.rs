//! How tiles and hands are written: what each piece of notation means, with its tiles.

use leptos::prelude::*;
use tenbo_engine::tiles::{Tile, read_hand};

use crate::app::browser::flowers;
use crate::app::components::TileFace;
use crate::app::state::use_app_state;
use tenbo_wording::ReferenceWord;

/// Pieces of notation and what they mean.
const LEGEND: [(&str, ReferenceWord); 15] = [
    ("123m", ReferenceWord::NotationCharacters),
    ("456p", ReferenceWord::NotationDots),
    ("789s", ReferenceWord::NotationBamboos),
    ("1234z", ReferenceWord::NotationWinds),
    ("567z", ReferenceWord::NotationDragons),
    ("E S W N P F C", ReferenceWord::NotationLetters),
    ("0m0p0s", ReferenceWord::NotationRed),
    ("15f", ReferenceWord::NotationFlowers),
    ("15g", ReferenceWord::NotationAnimals),
    ("(213m@S)", ReferenceWord::NotationMeld),
    ("[1111z]", ReferenceWord::NotationConcealed),
    ("{5555p@W}", ReferenceWord::NotationAdded),
    ("<*5555p@W>", ReferenceWord::NotationGroup),
    ("+3p ~3p", ReferenceWord::NotationWin),
    ("*5m", ReferenceWord::NotationJoker),
];

/// The tiles of a piece of notation, as they are laid down.
fn tiles(text: &str) -> Vec<Tile> {
    let hand = read_hand(text);
    let melds = hand.melds.iter().flat_map(|meld| meld.tiles.iter().copied());
    hand.tiles.iter().copied().chain(melds).chain(hand.win.map(|(tile, _)| tile)).collect()
}

/// The legend.
#[component]
pub fn NotationLegend() -> impl IntoView {
    let app = use_app_state();
    // It has bonus tiles, whether or not the rules do.
    flowers::fetch();
    let row = |(text, meaning): (&'static str, ReferenceWord)| {
        let faces = tiles(text).into_iter().map(|tile| {
            view! {
                <span class="tile">
                    <TileFace tile />
                </span>
            }
        });
        view! {
            <tr>
                <th scope="row">
                    <code>{text}</code>
                </th>
                <td aria-hidden="true">
                    <span class="notation-tiles">{faces.collect_view()}</span>
                </td>
                <td>{app.word(meaning)}</td>
            </tr>
        }
    };
    view! {
        <table class="notation">
            <tbody>{LEGEND.map(row)}</tbody>
        </table>
    }
}
