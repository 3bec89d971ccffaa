//! What can be changed about the chosen meld.

use leptos::prelude::*;
use tenbo_engine::check::price;
use tenbo_engine::deal::ImmediateKind;
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile};

use crate::app::components::fields::use_players;
use crate::app::components::{EditButton, TileFace};
use crate::app::state::use_app_state;
use tenbo_session::edit::MeldChange;
use tenbo_session::{Edit, State, Target};
use tenbo_wording::Word;

/// The place of the chosen meld.
fn place(state: &State) -> usize {
    if let Target::Meld(place) = state.target { place } else { 0 }
}

/// The keys that take the place of the target bar while a meld is chosen.
#[component]
pub fn MeldEditor() -> impl IntoView {
    let app = use_app_state();
    let meld =
        app.slice(move |state| state.draft.seat(state.seat).and_then(|seat| seat.melds.get(place(state)).cloned()));
    let is_there = Memo::new(move |_| meld.with(Option::is_some));
    let was_claimed =
        Memo::new(move |_| meld.with(|meld| meld.as_ref().is_some_and(|meld| meld.kind != MeldKind::ConcealedKong)));
    view! {
        <div class="meld-editor">
            <Show when=move || is_there.get()>
                <MeldKinds meld />
                <Show when=move || was_claimed.get()>
                    <ClaimedFrom meld />
                    <ClaimedTile meld />
                </Show>
                <KongPayment meld />
                <div class="keys">
                    <ChangeButton change=MeldChange::TakeBack>{app.word(Word::TakeBack)}</ChangeButton>
                    <ChangeButton change=MeldChange::Remove>{app.word(Word::Remove)}</ChangeButton>
                    <EditButton class="key-word done" edit=Edit::Aim(Target::Hand)>
                        {app.word(Word::Done)}
                    </EditButton>
                </div>
            </Show>
        </div>
    }
}

/// A button that changes the chosen meld.
#[component]
fn ChangeButton(
    /// What it makes of the meld.
    change: MeldChange,
    /// Its classes.
    #[prop(default = "key-word")]
    class: &'static str,
    /// Whether the meld is like that.
    #[prop(optional, into)]
    pressed: MaybeProp<bool>,
    /// What it is called, where it shows a tile.
    #[prop(optional, into)]
    label: MaybeProp<String>,
    /// What it shows.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let edit = move || app.state.with_untracked(|state| Edit::Meld(place(state), change));
    view! {
        <EditButton class edit pressed label>
            {children()}
        </EditButton>
    }
}

/// What kind of meld it is.
#[component]
fn MeldKinds(meld: Memo<Option<Meld>>) -> impl IntoView {
    let app = use_app_state();
    let three = app.slice(|state| state.draft.stated_players().are_three());
    let kinds = Memo::new(move |_| {
        let makes = |kind: &MeldKind| app.plan.with(|plan| plan.rulebook().options.tiles.makes(*kind, three.get()));
        MeldKind::ALL.iter().copied().filter(makes).collect::<Vec<_>>()
    });
    let key = move |kind: MeldKind| {
        let pressed = Signal::derive(move || meld.with(|meld| meld.as_ref().is_some_and(|meld| meld.kind == kind)));
        view! {
            <ChangeButton change=MeldChange::Convert(kind) pressed>
                {move || app.language.get().meld_kind(kind, app.plan.read().rulebook().family)}
            </ChangeButton>
        }
    };
    let keys = move || kinds.get().into_iter().map(key).collect_view();
    view! {
        <div class="keys" role="group" aria-label=app.word(Word::MeldKinds)>
            {keys}
        </div>
    }
}

/// Whose discard it was made with.
#[component]
fn ClaimedFrom(meld: Memo<Option<Meld>>) -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let from = Memo::new(move |_| meld.with(|meld| meld.as_ref().and_then(|meld| meld.from)));
    let key = move |seat: Seat| {
        let pressed = Signal::derive(move || from.get() == Some(seat));
        view! {
            <ChangeButton change=MeldChange::From(seat) pressed>
                {app.seat(seat)}
            </ChangeButton>
        }
    };
    view! {
        <div class="keys" role="group" aria-label=app.word(Word::From)>
            <span class="muted" aria-hidden="true">
                {app.word(Word::From)}
            </span>
            {move || players.get().into_iter().filter(|&seat| seat != app.seat.get()).map(key).collect_view()}
        </div>
    }
}

/// Which of its tiles was the discard.
#[component]
fn ClaimedTile(meld: Memo<Option<Meld>>) -> impl IntoView {
    let app = use_app_state();
    let tiles = Memo::new(move |_| meld.with(|meld| meld.as_ref().map(|meld| meld.tiles.to_vec()).unwrap_or_default()));
    let claimed = Memo::new(move |_| {
        meld.with(|meld| {
            let meld = meld.as_ref()?;
            meld.tiles.iter().position(|&tile| Some(tile) == meld.claimed)
        })
    });
    let key = move |(place, tile): (usize, Tile)| {
        let pressed = Signal::derive(move || claimed.get() == Some(place));
        let label = Signal::derive(app.text_for(move |language, family| language.tile(tile, family)));
        view! {
            <ChangeButton change=MeldChange::Claimed(place) class="tile" pressed label>
                <TileFace tile />
            </ChangeButton>
        }
    };
    view! {
        <div class="keys" role="group" aria-label=app.word(Word::ClaimedTile)>
            <span class="muted" aria-hidden="true">
                {app.word(Word::ClaimedTile)}
            </span>
            {move || tiles.get().into_iter().enumerate().map(key).collect_view()}
        </div>
    }
}

/// Who pays for a kong at once, where the rules pay for it: everybody, those who had not won yet, or nobody.
#[component]
fn KongPayment(meld: Memo<Option<Meld>>) -> impl IntoView {
    let app = use_app_state();
    let paid = Memo::new(move |_| {
        let kind = meld.with(|meld| match meld.as_ref()?.kind {
            MeldKind::Kong => Some(ImmediateKind::Kong),
            MeldKind::AddedKong => Some(ImmediateKind::AddedKong),
            MeldKind::ConcealedKong => Some(ImmediateKind::ConcealedKong),
            MeldKind::Chow | MeldKind::Pung | MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => None,
        });
        kind.is_some_and(|kind| app.plan.with(|plan| price(plan, kind) > 0))
    });
    let wins = app.slice(|state| u8::try_from(state.earlier.len()).unwrap_or_default());
    let after =
        Memo::new(move |_| meld.with(|meld| meld.as_ref().filter(|meld| !meld.unpaid).map(|meld| meld.after_wins)));
    let key = move |wins: u8| {
        let pressed = Signal::derive(move || after.get() == Some(wins));
        let text = move || match wins {
            0 => app.language.get().word(Word::KongPaid).to_owned(),
            wins => app.language.get().kong_after_win(&wins.to_string()),
        };
        view! {
            <ChangeButton change=MeldChange::AfterWins(wins) pressed>
                {text}
            </ChangeButton>
        }
    };
    let unpaid = Signal::derive(move || meld.with(|meld| meld.as_ref().is_some_and(|meld| meld.unpaid)));
    view! {
        <Show when=move || paid.get()>
            <div class="keys" role="group" aria-label=app.word(Word::KongPayment)>
                <span class="muted" aria-hidden="true">
                    {app.word(Word::KongPayment)}
                </span>
                {move || (0..=wins.get().max(after.get().unwrap_or_default())).map(key).collect_view()}
                <ChangeButton change=MeldChange::Unpaid pressed=unpaid>
                    {app.word(Word::KongUnpaid)}
                </ChangeButton>
            </div>
        </Show>
    }
}
