//! Dangers: before a discard makes somebody liable, and once somebody is.

use leptos::prelude::*;

use super::Shown;
use super::hand::small_tiles;
use crate::app::text::Label;
use crate::app::text::groups::Face;
use crate::engine::tile::Tile;

/// One notice a danger, in a region that is read aloud when it changes.
#[component]
pub fn Warnings() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let list = Memo::new(move |_| {
        shown
            .paper(|paper| {
                let rows = paper.answer.warnings.iter();
                rows.map(|warning| (language.warning(warning, paper.plan), warning.tiles.clone())).collect::<Vec<(String, Vec<Tile>)>>()
            })
            .unwrap_or_default()
    });
    view! {
        <div role="status" class="warnings">
            {move || {
                list.get()
                    .into_iter()
                    .map(|(text, tiles)| {
                        let names: Vec<String> = tiles.iter().map(|&tile| language.tile(tile)).collect();
                        let faces: Vec<Face> =
                            tiles.iter().take(9).map(|&tile| Face { tile, won: false, claimed: false }).collect();
                        view! {
                            <div class="notice warning">
                                <p>
                                    <span aria-hidden="true">"⚠ "</span>
                                    <b>{language.label(Label::Warnings)}": "</b>
                                    {text}
                                </p>
                                {(!faces.is_empty() && tiles.len() <= 9).then(|| small_tiles(&faces, names.join(", ")))}
                            </div>
                        }
                    })
                    .collect_view()
            }}
        </div>
    }
}
