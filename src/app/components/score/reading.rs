//! Tiles: a reading as it lies on the table, and small ones beside words.

use leptos::prelude::*;

use super::state::{ScoreState, SheetId};
use crate::app::components::tile::symbol;
use crate::app::state::use_app_state;
use crate::i18n::groups::{Face, Group, Lights};
use crate::i18n::sheet::group_text;
use crate::i18n::{Label, Language};

/// The sets of a sheet side by side. Its lines light their tiles here.
#[component]
pub fn Reading(
    /// Whose sheet.
    id: SheetId,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let groups = score.sheet_section(id, |sheet| sheet.groups.clone());
    let lit = score.lit(id);
    move || groups.with(|groups| sets(app.language.get(), groups, lit.get()))
}

/// Sets side by side; some of their tiles may be lit.
pub fn sets(language: Language, groups: &[Group], lit: Lights) -> impl IntoView + use<> {
    let mut place = 0;
    let sets = groups.iter().map(|group| {
        let faces = group.faces.iter().map(|face| {
            let more = [(face.won, " won"), (face.claimed, " claimed"), (lit.has(place), " lit")];
            place += 1;
            tile(face, more)
        });
        view! {
            <li class="set">
                <span class="visually-hidden">{group_text(language, group)}</span>
                {faces.collect_view()}
            </li>
        }
    });
    view! {
        <ul class="reading" aria-label=language.word(Label::Reading)>
            {sets.collect_view()}
        </ul>
    }
}

/// Tiles in small.
#[component]
pub fn SmallTiles(
    /// The tiles.
    faces: Vec<Face>,
    /// What a screen reader says in their place.
    #[prop(into)]
    words: String,
) -> impl IntoView {
    let tiles = faces.iter().map(|face| tile(face, [(true, " small"), (face.won, " won"), (face.claimed, " claimed")]));
    view! {
        <span class="tiles">
            <span class="visually-hidden">{words}</span>
            {tiles.collect_view()}
        </span>
    }
}

/// A tile with those of the classes that it has.
fn tile<const N: usize>(face: &Face, more: [(bool, &'static str); N]) -> impl IntoView + use<N> {
    let mut class = String::from("tile face ");
    class.push_str(&symbol(face.tile));
    more.iter().filter(|(on, _)| *on).for_each(|(_, name)| class.push_str(name));
    view! { <span class=class></span> }
}
