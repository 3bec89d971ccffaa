//! Tiles: a decomposition as it lies on the table, and small ones beside words.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use super::state::ScoreState;
use crate::app::components::tile::symbol;
use crate::app::state::use_app_state;
use tenbo_wording::content::SheetId;
use tenbo_wording::groups::{Face, Group, Lights};
use tenbo_wording::{Label, Language};

/// The sets of a sheet side by side. Its lines light their tiles here.
#[component]
pub fn Decomposition(
    /// Whose sheet.
    id: SheetId,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let groups = score.sheet_section(id, |sheet| sheet.groups.clone());
    let lit = score.lit(id);
    move || groups.with(|groups| sets(app.language.get(), app.plan.read().rulebook().family, groups, Some(lit)))
}

/// Sets side by side. `lit` says which of their tiles are lit, where lines can light them.
pub fn sets(language: Language, family: Family, groups: &[Group], lit: Option<Memo<Lights>>) -> impl IntoView + use<> {
    let mut places = 0..;
    let sets = groups.iter().map(|group| {
        let faces = group.faces.iter().zip(&mut places).map(|(face, place)| {
            let is_lit = move || lit.is_some_and(|lit| lit.get().has(place));
            let name = language.tile(face.tile, family);
            view! { <span class=classes(face) class:lit=is_lit title=name aria-hidden="true"></span> }
        });
        view! {
            <li class="set">
                <span class="visually-hidden">{language.group_with_dora(group, family)}</span>
                {faces.collect_view()}
            </li>
        }
    });
    view! {
        <ul class="reading" aria-label=language.word(Label::Decomposition)>
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
    view! {
        <span class="tiles">
            <span class="visually-hidden">{words}</span>
            {faces.into_iter().map(|face| view! { <SmallTile face /> }).collect_view()}
        </span>
    }
}

/// One of them; whoever shows it says in words which tile it is.
#[component]
pub fn SmallTile(
    /// Which, and what is special about it.
    face: Face,
) -> impl IntoView {
    let app = use_app_state();
    let name = app.language.get_untracked().tile(face.tile, app.plan.read_untracked().rulebook().family);
    view! { <span class=classes(&face) class:small=true title=name aria-hidden="true"></span> }
}

/// The classes of a tile.
fn classes(face: &Face) -> String {
    let mut class = String::from("tile face ");
    class.push_str(&symbol(face.tile));
    let more = [(face.won, " won"), (face.claimed, " claimed"), (face.dora, " dora")];
    more.iter().filter(|(on, _)| *on).for_each(|(_, name)| class.push_str(name));
    class
}
