//! What stands and lies at the edge before a seat, as a picture.

use leptos::prelude::*;
use tenbo_engine::tiles::{Meld, Seat, Tile};

use crate::app::components::hand::{MeldTiles, marked, use_misfits};
use crate::app::components::{TileBack, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::misfit::Position;
use tenbo_wording::laid::Laid;

/// The tiles before a seat; those that nobody has entered stand there as backs.
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
            let (family, seating) = (app.plan.read().rulebook().family, app.seating.read());
            laid.with(|laid| laid.words(language, family, &seating, &misfits.reasons()))
        };
        let width = now.width.to_string();
        let known = now.is_known();
        let backs = (0..now.unknown).map(|_| view! { <span class="tile standing"><TileBack /></span> }).collect_view();
        let hand = now.hand.into_iter().enumerate();
        let bonus = now.bonus.into_iter().enumerate();
        let bonus: Vec<_> = bonus.map(|(place, bonus)| tile("tile", Position::Bonus(place), bonus)).collect();
        view! {
            <div
                class="laid"
                role=known.then_some("img")
                aria-label=move || known.then(words)
                aria-hidden=(!known).then_some("true")
                style:--all=width
            >
                {backs}
                {hand.map(|(place, held)| tile("tile", Position::Hand(place), held)).collect_view()}
                {now.won.map(|won| tile("tile apart", Position::Apart, won))}
                {now.melds.into_iter().enumerate().map(meld).collect_view()}
                {(!bonus.is_empty()).then(|| view! { <span class="list">{bonus}</span> })}
            </div>
        }
    };
    move || picture(laid.get())
}
