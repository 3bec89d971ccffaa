//! Where the next tile goes: into the hand, or a new meld.

use leptos::prelude::*;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Kind, MeldKind, Tile};

use super::meld_editor::MeldEditor;
use crate::app::components::{EditButton, KeyRow, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::edit::chows;
use tenbo_session::keys::{Command, key_of};
use tenbo_session::{Edit, Target};
use tenbo_wording::{Language, Term, Word};

/// What the bar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Targets,
    Chows(Tile, Option<Tile>),
    Meld,
}

/// Where the next tile goes, or what of the chosen meld can be changed.
#[component]
pub fn TargetBar() -> impl IntoView {
    let app = use_app_state();
    let content = app.slice(move |state| match state.target {
        Target::Meld(_) => Content::Meld,
        Target::Chow(claimed, second) => Content::Chows(claimed, second),
        _ => Content::Targets,
    });
    move || match content.get() {
        Content::Targets => view! { <Targets /> }.into_any(),
        Content::Chows(claimed, second) => view! { <Chows claimed second /> }.into_any(),
        Content::Meld => view! { <MeldEditor /> }.into_any(),
    }
}

/// The melds that the next tile can become.
const MELDS: [MeldKind; 4] = [MeldKind::Chow, MeldKind::Pung, MeldKind::Kong, MeldKind::ConcealedKong];

/// What players call them.
fn name(kind: MeldKind, language: Language, family: Family) -> &'static str {
    match kind {
        MeldKind::Chow => language.word_for(Term::Chow, family),
        MeldKind::Pung => language.word_for(Term::Pung, family),
        MeldKind::ConcealedKong => language.word_for(Term::ClosedKong, family),
        MeldKind::Kong | MeldKind::AddedKong => language.word_for(Term::Kong, family),
        MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => language.meld_kind(kind, family),
    }
}

/// Keys for melds and jokers.
#[component]
fn Targets() -> impl IntoView {
    let app = use_app_state();
    let three = app.slice(|state| state.draft.three_players);
    let target = app.slice(|state| state.target);
    let melds = Memo::new(move |_| {
        let makes = |kind: &MeldKind| app.plan.with(|plan| plan.book.options.tiles.makes(*kind, three.get()));
        MELDS.into_iter().chain(MeldKind::GROUPS).filter(makes).collect::<Vec<_>>()
    });
    let row = KeyRow::new(melds, "aim");
    let key = move |kind: MeldKind| {
        let to = Target::New(kind);
        let pressed = Signal::derive(move || target.get() == to);
        let edit = move || Edit::Aim(if pressed.get() { Target::Hand } else { to });
        view! {
            <EditButton
                class="key-word"
                edit
                pressed
                attr:id=row.id(kind)
                attr:tabindex=row.tab_index(kind)
                attr:aria-keyshortcuts=key_of(Command::Aim(to))
                on:keydown=move |event| row.key_down(kind, &event)
            >
                {app.text_for(move |language, family| name(kind, language, family))}
            </EditButton>
        }
    };
    let has_jokers = Memo::new(move |_| app.plan.with(|plan| plan.jokers.number > 0));
    let joker = move || {
        view! {
            <button
                type="button"
                class="key-word"
                disabled=app.readonly
                aria-pressed=move || if app.joker.get() { "true" } else { "false" }
                on:click=move |_| app.joker.update(|joker| *joker = !*joker)
            >
                {app.word(Word::Joker)}
            </button>
        }
    };
    view! {
        <div class="aims">
            <div class="keys" role="toolbar" aria-label=app.word(Word::NextTile)>
                {move || row.keys().get().into_iter().map(key).collect_view()}
                {move || has_jokers.get().then(joker)}
            </div>
        </div>
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
            .filter_map(|step| start.up(step))
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
