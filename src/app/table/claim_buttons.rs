//! Who can take the last discard of a seat, and what for: a button for each.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::tiles::{Seat, Tile};

use crate::app::components::TileFace;
use crate::app::state::use_app_state;
use tenbo_session::edit::{Claim, claimed, claims};
use tenbo_session::{Action, View};
use tenbo_wording::BoardWord;

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
    let words = move || app.plan.with(|plan| app.language.get().claim(claim, plan.book.family));
    let own = Memo::new(move |_| claim.own_tiles(thrown.get()));
    let label = move || {
        let (language, family) = (app.language.get(), app.plan.read().book.family);
        app.seating.with(|seating| own.with(|own| language.claimed_by(seat, claim, own, family, seating)))
    };
    // The card of the seat that discarded would be chosen again.
    let take = move |event: MouseEvent| {
        event.stop_propagation();
        let next =
            app.state.with_untracked(|state| app.plan.with_untracked(|plan| claimed(state, plan, from, seat, claim)));
        if let Some(next) = next {
            app.dispatch(Action::open(next, View::Table));
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
