//! A reading as it lies on the table.

use leptos::prelude::*;

use super::Shown;
use crate::app::page::tile::TileFace;
use crate::app::text::groups::{Face, Group, Lights};
use crate::app::text::sheet::group_text;
use crate::app::text::{Label, Language};
use crate::engine::tile::Tile;

/// Sets side by side; `lit` says which tiles a line is about just now.
#[component]
pub fn HandView(
    /// The sets.
    groups: Vec<Group>,
    /// The lit tiles.
    lit: Signal<Lights>,
) -> impl IntoView {
    let language = expect_context::<Shown>().language;
    let mut place = 0;
    let sets = groups
        .into_iter()
        .map(|group| {
            let name = group_text(language, &group);
            let first = place;
            place += group.faces.len();
            let faces = group.faces.into_iter().enumerate().map(|(i, face)| {
                let place = first + i;
                view! {
                    <span class="tile" class:won=face.won class:claimed=face.claimed class:lit=move || lit.get().has(place)>
                        <TileFace tile=face.tile />
                    </span>
                }
            });
            view! {
                <li class="set">
                    <span class="hidden">{name}</span>
                    {faces.collect_view()}
                </li>
            }
        })
        .collect_view();
    view! { <ul class="reading" aria-label=language.label(Label::Reading)>{sets}</ul> }.into_any()
}

/// Tiles in small, with what they are in words.
pub fn small_tiles(faces: &[Face], words: String) -> AnyView {
    let faces = faces
        .iter()
        .map(|face| view! { <span class="tile small" class:won=face.won><TileFace tile=face.tile /></span> })
        .collect_view();
    view! { <span class="tiles"><span class="hidden">{words}</span>{faces}</span> }.into_any()
}

/// One tile, with its name.
pub fn named_tile(language: Language, tile: Tile, class: &'static str) -> AnyView {
    view! {
        <span class=class><TileFace tile=tile /></span>
        <span class="hidden">{language.tile(tile)}</span>
    }
    .into_any()
}
