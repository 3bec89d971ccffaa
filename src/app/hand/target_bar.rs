//! Where the next tile goes: into the hand, a new meld, the indicators.

use leptos::prelude::*;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Kind, MeldKind, Tile};

use super::meld_editor::MeldEditor;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use crate::i18n::{Language, Term, Word};
use crate::session::edit::chows;
use crate::session::{Edit, State, Target};

/// What the bar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Targets,
    Chows(Tile),
    Meld,
}

/// Where the next tile goes, or what of the chosen meld can be changed.
#[component]
pub fn TargetBar() -> impl IntoView {
    let app = use_app_state();
    let content = app.slice(move |state| match state.target {
        Target::Meld(_) => Content::Meld,
        Target::Chow(claimed) => Content::Chows(claimed),
        _ => Content::Targets,
    });
    move || match content.get() {
        Content::Targets => view! { <Targets /> }.into_any(),
        Content::Chows(claimed) => view! { <Chows claimed /> }.into_any(),
        Content::Meld => view! { <MeldEditor /> }.into_any(),
    }
}

/// The targets that these rules have.
fn targets(state: &State, plan: &Plan) -> Vec<Target> {
    let options = &plan.book.options;
    let riichi = options.riichi.in_use;
    let all = [
        (Target::New(MeldKind::Chow), !state.draft.three_players),
        (Target::New(MeldKind::Pung), true),
        (Target::New(MeldKind::Kong), true),
        (Target::New(MeldKind::ConcealedKong), true),
        (Target::Dora, riichi),
        (Target::Ura, riichi && options.riichi.ura_dora),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(target, _)| target).collect()
}

/// What players of a family call a target.
fn name(language: Language, target: Target, family: Family) -> &'static str {
    let term = match target {
        Target::New(MeldKind::Chow) => Term::Chow,
        Target::New(MeldKind::Pung) => Term::Pung,
        Target::New(MeldKind::ConcealedKong) => Term::ClosedKong,
        Target::Dora => return language.word(Word::Dora),
        Target::Ura => return language.word(Word::Ura),
        _ => Term::Kong,
    };
    language.word_for(term, family)
}

/// Keys for melds, indicators and jokers.
#[component]
fn Targets() -> impl IntoView {
    let app = use_app_state();
    let targets = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| targets(state, plan))));
    let target = app.slice(|state| state.target);
    let key = move |to: Target| {
        let pressed = Signal::derive(move || target.get() == to);
        let edit = move || Edit::Aim(if pressed.get() { Target::Hand } else { to });
        view! {
            <EditButton class="key-word" edit pressed>
                {move || name(app.language.get(), to, app.plan.read().book.family)}
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
            <div class="keys" role="group" aria-label=app.word(Word::NextTile)>
                {move || targets.get().into_iter().map(key).collect_view()}
                {move || has_jokers.get().then(joker)}
            </div>
        </div>
    }
}

/// The chows that a claimed tile fits.
#[component]
fn Chows(claimed: Tile) -> impl IntoView {
    let app = use_app_state();
    let starts = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| chows(state, plan, claimed))));
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
        let name = app.text(move |language| {
            let names: Vec<String> = tiles.iter().map(|&tile| language.tile(tile)).collect();
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
            <div class="keys chows" role="group" aria-label=app.term(Term::WhichChow)>
                {move || starts.get().into_iter().enumerate().map(key).collect_view()}
            </div>
            <EditButton class="key-word" edit=Edit::Aim(Target::Hand)>
                {app.word(Word::Reset)}
            </EditButton>
        </div>
    }
}
