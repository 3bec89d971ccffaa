//! What the tile that was entered last can become, or what is asked of a meld.

use leptos::prelude::*;
use tenbo_engine::tiles::{Kind, Tile};

use super::group_keys::GroupKeys;
use super::meld_editor::MeldEditor;
use super::selection::Selection;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::edit::chows;
use tenbo_session::pen::Last;
use tenbo_session::{Edit, Target};
use tenbo_wording::{Term, Word};

/// What the bar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Groups,
    Discards,
    Selection(usize),
    Chows(Tile, Option<Tile>),
    Meld,
}

/// The groups, the chows of a claimed tile, or what of the chosen meld can be changed.
#[component]
pub fn TargetBar(
    /// What is shown while discards are entered.
    #[prop(optional_no_strip)]
    discards: Option<ViewFn>,
) -> impl IntoView {
    let app = use_app_state();
    let has_discards = discards.is_some();
    let discards = discards.unwrap_or_default();
    let content = app.slice(move |state| match state.target {
        Target::Meld(_) => Content::Meld,
        Target::Chow(claimed, second) => Content::Chows(claimed, second),
        Target::Discards | Target::Chosen(_) if has_discards => Content::Discards,
        Target::Hand => match state.pen.last {
            Last::Lifted(place) => Content::Selection(place),
            _ => Content::Groups,
        },
        _ => Content::Groups,
    });
    move || match content.get() {
        Content::Groups => view! { <GroupKeys /> }.into_any(),
        Content::Discards => discards.run(),
        Content::Selection(place) => view! { <Selection place /> }.into_any(),
        Content::Chows(claimed, second) => view! { <Chows claimed second /> }.into_any(),
        Content::Meld => view! { <MeldEditor /> }.into_any(),
    }
}

/// The chows that a claimed tile fits.
#[component]
fn Chows(claimed: Tile, second: Option<Tile>) -> impl IntoView {
    let app = use_app_state();
    let starts = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| chows(state, plan, claimed, second))));
    let caret = Memo::new(move |_| {
        let last = starts.with(Vec::len).saturating_sub(1);
        app.state.with(|state| state.caret.min(last))
    });
    let key = move |(place, start): (usize, Kind)| {
        let tiles: Vec<Tile> = (0..3)
            .filter_map(|step| start.higher(step))
            .map(|kind| if Some(kind) == claimed.kind() { claimed } else { Tile::plain(kind) })
            .collect();
        let faces = tiles.clone().into_iter().map(|tile| {
            view! {
                <span class="tile">
                    <TileFace tile />
                </span>
            }
        });
        let name = app.text_for(move |language, family| {
            let names: Vec<String> = tiles.iter().map(|&tile| language.tile(tile, family)).collect();
            language.listed(&names)
        });
        view! {
            <EditButton
                class="chow"
                edit=Edit::Chow(start)
                pressed=Signal::derive(move || caret.get() == place)
                label=Signal::derive(name)
            >
                {faces.collect_view()}
            </EditButton>
        }
    };
    view! {
        <div class="aims">
            <div class="keys chows" role="group" aria-label=app.word(Term::WhichChow)>
                {move || starts.get().into_iter().enumerate().map(key).collect_view()}
            </div>
            <EditButton class="key-word" edit=Edit::Aim(Target::Hand)>
                {app.word(Word::Reset)}
            </EditButton>
        </div>
    }
}
