//! Who can take the last discard of a seat, and what for: a key for each.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Seat, Tile};

use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::edit::{Claim, claimed, claims};
use tenbo_session::{Action, Edit, Target, View};
use tenbo_wording::BoardWord;
use tenbo_wording::number::signed;

/// The claims, and nobody's; nothing where nobody can take the discard.
#[component]
pub fn ClaimButtons(
    /// Who discarded it.
    from: Seat,
    /// The discard.
    #[prop(into)]
    discard: Signal<Tile>,
) -> impl IntoView {
    let app = use_app_state();
    let all = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| claims(state, plan, from))));
    let key = move |(seat, claim): (Seat, Claim)| view! { <ClaimButton from seat claim discard /> };
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <div class="claims" role="group" aria-label=app.word(BoardWord::WhoClaims)>
                {move || all.get().into_iter().map(key).collect_view()}
                <EditButton class="claim" edit=Edit::Aim(Target::Hand)>
                    <span class="claim-name">{app.word(BoardWord::Nobody)}</span>
                </EditButton>
            </div>
        </Show>
    }
}

/// What a seat can take the discard for, and what a win gains. It shows that seat then, whose tiles come next.
#[component]
fn ClaimButton(from: Seat, seat: Seat, claim: Claim, discard: Signal<Tile>) -> impl IntoView {
    let app = use_app_state();
    let next = move || app.state.with(|state| app.plan.with(|plan| claimed(state, plan, from, seat, claim)));
    let words = move || app.plan.with(|plan| app.language.get().claim(claim, plan.rulebook().family));
    let own = Memo::new(move |_| claim.own_tiles(discard.get()));
    let gain = Memo::new(move |_| {
        let won = (claim == Claim::Win).then(next).flatten()?;
        let settled = app.plan.with(|plan| answer(&won.deal(plan), plan)).ok()?;
        Some(settled.net.seats[seat]).filter(|&gain| gain > 0).map(signed)
    });
    let label = move || {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        let label = app.seating.with(|seating| own.with(|own| language.claimed_by(seat, claim, own, family, seating)));
        match gain.get() {
            Some(gain) => language.listed(&[label, gain]),
            None => label,
        }
    };
    let take = move |event: MouseEvent| {
        event.stop_propagation();
        if let Some(next) = untrack(next) {
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
    let class = if claim == Claim::Win { "claim wins" } else { "claim" };
    view! {
        <button type="button" class=class disabled=app.readonly aria-label=label on:click=take>
            <small>{app.seat(seat)}</small>
            " "
            <span class="claim-name">{words}</span>
            " "
            <span class="claim-what">{gain} {faces}</span>
        </button>
    }
}
