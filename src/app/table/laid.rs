//! What lies before a seat that is not chosen, as a picture.

use leptos::prelude::*;
use tenbo_engine::tiles::{Meld, Seat, Tile};

use crate::app::components::TileFace;
use crate::app::components::hand::{MeldTiles, marked, use_misfits};
use crate::app::state::use_app_state;
use tenbo_session::misfit::Position;
use tenbo_wording::laid::Laid;

/// What lies before a seat that is not chosen.
#[component]
pub fn LaidHand(seat: Seat) -> impl IntoView {
    let app = use_app_state();
    let laid = app.slice(move |state| Laid::of(state, seat));
    let misfits = use_misfits(Some(seat));
    let tile = move |class: &'static str, at: Position, tile: Tile| {
        let class = move || marked(class, misfits.has(at));
        view! {
            <span class=class>
                <TileFace tile />
            </span>
        }
    };
    let meld = move |(place, meld): (usize, Meld)| {
        let class = move || marked("meld", misfits.has(Position::Meld(place)));
        view! {
            <span class=class>
                <MeldTiles meld seat />
            </span>
        }
    };
    let picture = move |now: Laid| {
        let words = move || {
            let language = app.language.get();
            let (family, seating) = (app.plan.read().book.family, app.seating.read());
            laid.with(|laid| laid.as_ref().map(|laid| laid.words(language, family, &seating, &misfits.reasons())))
        };
        let hand = now.hand.into_iter().enumerate();
        let bonus = now.bonus.into_iter().enumerate();
        let bonus: Vec<_> = bonus.map(|(place, bonus)| tile("tile", Position::Bonus(place), bonus)).collect();
        view! {
            <div class="laid" role="img" aria-label=words>
                {hand.map(|(place, held)| tile("tile", Position::Hand(place), held)).collect_view()}
                {now.won.map(|won| tile("tile apart", Position::Apart, won))}
                {now.melds.into_iter().enumerate().map(meld).collect_view()}
                {(!bonus.is_empty()).then(|| view! { <span class="list">{bonus}</span> })}
            </div>
        }
    };
    move || laid.get().map(picture)
}
