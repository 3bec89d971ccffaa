//! Who can take the last discard of a seat, and what for: a button for each.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::{Kind, Seat, Tile};

use crate::app::components::TileFace;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::edit::{Claim, claimed, claims};
use tenbo_wording::{BoardWord, Language, Term};

/// What players call it.
fn name(claim: Claim, language: Language, family: Family) -> &'static str {
    match claim {
        Claim::Win => language.by(By::Discard, family),
        Claim::Kong => language.word_for(Term::Kong, family),
        Claim::Pung => language.word_for(Term::Pung, family),
        Claim::Group(kind) => language.meld_kind(kind, family),
        Claim::Chow(_) => language.word_for(Term::Chow, family),
    }
}

/// The tiles that a chow takes from the hand; none of anything else, whose tiles are like the discard.
fn own_tiles(claim: Claim, thrown: Tile) -> Vec<Tile> {
    let Claim::Chow(start) = claim else { return Vec::new() };
    let kinds = (0..3).filter_map(|step| start.up(step)).filter(|&kind: &Kind| Some(kind) != thrown.kind());
    kinds.map(Tile::plain).collect()
}

/// The claims of each seat that has any; nothing where nobody can take the discard.
#[component]
pub fn ClaimButtons(
    /// Who discarded it.
    from: Seat,
    /// The discard.
    #[prop(into)]
    thrown: Signal<Tile>,
) -> impl IntoView {
    let app = use_app_state();
    let all = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| claims(state, plan, from))));
    let seats = Memo::new(move |_| {
        let mut seats: Vec<Seat> = all.with(|all| all.iter().map(|&(seat, _)| seat).collect());
        seats.dedup();
        seats
    });
    let row = move |seat: Seat| {
        let own = Memo::new(move |_| {
            let own = |all: &Vec<(Seat, Claim)>| {
                all.iter().filter(|(claimer, _)| *claimer == seat).map(|&(_, claim)| claim).collect::<Vec<_>>()
            };
            all.with(own)
        });
        view! {
            <li class="row">
                <span aria-hidden="true">{app.seat(seat)}</span>
                {move || own.get().into_iter().map(|claim| view! { <ClaimButton from seat claim thrown /> }).collect_view()}
            </li>
        }
    };
    view! {
        <Show when=move || seats.with(|seats| !seats.is_empty())>
            <div class="claims" role="group" aria-label=app.word(BoardWord::WhoClaims)>
                <p aria-hidden="true">{app.word(BoardWord::WhoClaims)}</p>
                <ul>
                    <For each=move || seats.get() key=|&seat| seat let:seat>
                        {row(seat)}
                    </For>
                </ul>
            </div>
        </Show>
    }
}

/// What a seat can take the discard for. It shows that seat then, whose tiles come next.
#[component]
fn ClaimButton(from: Seat, seat: Seat, claim: Claim, thrown: Signal<Tile>) -> impl IntoView {
    let app = use_app_state();
    let words = move || app.plan.with(|plan| name(claim, app.language.get(), plan.book.family));
    let own = Memo::new(move |_| own_tiles(claim, thrown.get()));
    let label = move || {
        let (language, family) = (app.language.get(), app.plan.read().book.family);
        let tiles: Vec<String> = own.with(|own| own.iter().map(|&tile| language.tile(tile, family)).collect());
        let claim = match tiles.as_slice() {
            [] => words().to_owned(),
            tiles => language.labeled(words(), &language.listed(tiles)),
        };
        language.labeled(&app.seat(seat)(), &claim)
    };
    // The card of the seat that discarded would be chosen again.
    let take = move |event: MouseEvent| {
        event.stop_propagation();
        let next =
            app.state.with_untracked(|state| app.plan.with_untracked(|plan| claimed(state, plan, from, seat, claim)));
        if let Some(next) = next {
            app.dispatch(Edit::Load(Box::new(next)));
        }
    };
    let faces = move || {
        let faces = own.get().into_iter().map(|tile| {
            view! {
                <span class="tile">
                    <TileFace tile />
                </span>
            }
        });
        faces.collect_view()
    };
    view! {
        <button type="button" class="key-word" disabled=app.readonly aria-label=label on:click=take>
            {words}
            {faces}
        </button>
    }
}
