//! The groups that the tile that was entered last can become, right above the keys. Each has a place that it keeps, filled or not.

use std::fmt;

use leptos::prelude::*;

use crate::app::components::hand::lying_tile;
use crate::app::components::{EditButton, KeyRow};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::pen::{Group, Groups, Offer, Shape, Side, Source};
use tenbo_wording::PenWord;

/// The place of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place(Group);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.side, self.0.shape)
    }
}

impl Place {
    /// What is offered there.
    fn of(self, groups: &Groups) -> Option<Offer> {
        let row = if self.0.side == Side::InHand { &groups.in_hand } else { &groups.claimed };
        row.get(self.0.shape as usize).cloned().flatten()
    }
}

/// Both rows; where the page is low one of them, which the first key turns.
#[component]
pub fn GroupKeys() -> impl IntoView {
    let app = use_app_state();
    let groups = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| Groups::of(state, plan))));
    let claims = RwSignal::new(false);
    let flip = move || if claims.get() { PenWord::ShowInHand } else { PenWord::ShowClaimed };
    let side = move || if claims.get() { PenWord::Claimed } else { PenWord::InHand };
    view! {
        <div class="group-keys" class:claims=claims role="group" aria-label=app.word(PenWord::Groups)>
            <button
                type="button"
                class="group-key group-flip"
                title=move || app.word(flip())()
                on:click=move |_| claims.update(|claims| *claims = !*claims)
            >
                {move || app.word(side())()}
                <span aria-hidden="true">"⇄"</span>
            </button>
            <GroupRow side=Side::InHand groups />
            <GroupRow side=Side::Claimed groups />
        </div>
    }
}

/// The groups of one side.
#[component]
fn GroupRow(side: Side, groups: Memo<Option<Groups>>) -> impl IntoView {
    let app = use_app_state();
    let claimed = side == Side::Claimed;
    let places: Vec<Place> = Shape::ALL
        .iter()
        .filter(|&&shape| !claimed || shape != Shape::Pair)
        .map(|&shape| Place(Group { shape, side }))
        .collect();
    let row = KeyRow::new(
        Signal::derive({
            let places = places.clone();
            move || places.clone()
        }),
        "group",
    );
    let from = app.slice(|state| state.pen.from);
    let pairs = app.slice(|state| state.pen.pairs);
    let key = move |place: Place| {
        let offer = Memo::new(move |_| groups.with(|groups| groups.as_ref().and_then(|groups| place.of(groups))));
        // Where there is no tile to make a pair of, its key says that pairs are to come.
        let locks = !claimed && place.0.shape == Shape::Pair;
        let is_lock = move || locks && offer.with(Option::is_none);
        let name = move || {
            if is_lock() {
                return app.word(PenWord::Pairs)().to_owned();
            }
            let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
            offer.with(|offer| match offer {
                Some(offer) => language.offer(offer, from.get(), family),
                None => language.word(PenWord::NoGroup).to_owned(),
            })
        };
        let title = move || {
            let why = offer.with(|offer| offer.as_ref().and_then(|offer| offer.why_not.clone()));
            why.map_or_else(name, |why| app.refused(&why))
        };
        let class = move || {
            offer.with(|offer| match offer {
                None if locks => "group-key group-pairs",
                None => "group-key none",
                Some(offer) if offer.entered => "group-key entered",
                Some(offer) if offer.why_not.is_some() => "group-key blocked",
                Some(_) => "group-key",
            })
        };
        let tiles = move || {
            offer.with(|offer| offer.as_ref().map(|offer| offer.tiles.iter().copied().map(lying_tile).collect_view()))
        };
        view! {
            <button
                type="button"
                class=class
                id=row.id(place)
                tabindex=row.tab_index(place)
                disabled=app.readonly
                aria-label=name
                aria-pressed=move || is_lock().then(|| pairs.get().to_string())
                aria-disabled=move || {
                    (!is_lock() && offer.with(|offer| offer.as_ref().is_none_or(|offer| offer.why_not.is_some())))
                        .then_some("true")
                }
                title=title
                on:click=move |_| {
                    if offer.with_untracked(Option::is_some) {
                        app.dispatch(Edit::Group(place.0));
                    } else if locks {
                        app.dispatch(Edit::Pairs);
                    }
                }
                on:keydown=move |event| row.key_down(place, &event)
            >
                {tiles}
                {move || is_lock().then_some("×2")}
            </button>
        }
    };
    let label = if claimed { PenWord::Claimed } else { PenWord::InHand };
    view! {
        <div class="group-row" class:of-claims=claimed>
            <span class="group-label" aria-hidden="true">{app.word(label)}</span>
            {places.into_iter().map(key).collect_view()}
            {claimed.then(|| view! { <FromKey /> })}
        </div>
    }
}

/// Whom pungs and kongs are claimed from.
#[component]
fn FromKey() -> impl IntoView {
    let app = use_app_state();
    let from = app.slice(|state| state.pen.from);
    let word = move || match from.get() {
        Source::Left => PenWord::Left,
        Source::Across => PenWord::Across,
        Source::Right => PenWord::Right,
    };
    view! {
        <EditButton
            class="group-key group-from"
            edit=Edit::Turn
            label=Signal::derive(move || app.language.get().claimed_from(from.get()))
        >
            {move || app.word(word())()}
        </EditButton>
    }
}
