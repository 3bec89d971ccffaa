//! What is needed now and then, folded up: who is liable where the tiles do not tell, a total instead of tiles, fouls,
//! the tiles left, discards.

use leptos::prelude::*;
use tenbo_engine::deal::{Offense, Penalty, SeatDraft};
use tenbo_engine::plan::Plan;

use super::{LiableFields, use_has_liability, use_is_win};
use crate::app::components::EditButton;
use crate::app::components::fields::{Labeled, NumberField, SeatBoxes, use_players};
use crate::app::components::hand::ListTiles;
use crate::app::state::use_app_state;
use tenbo_session::edit::{List, times};
use tenbo_session::focus_target::Control;
use tenbo_session::{Edit, State, Target, View};
use tenbo_wording::Word;

/// All of it; the badge says how much is entered there.
#[component]
pub fn More() -> impl IntoView {
    let app = use_app_state();
    let seat = app.seat;
    let is_win = use_is_win();
    let has_liability = use_has_liability();
    let is_riichi = use_is_riichi();
    // At the table these are said at the seats.
    let on_hand = Memo::new(move |_| app.view.get() == View::Hand);
    let entered = app.slice(count_entered);
    let badge = move || (entered.get() > 0).then(|| view! { <span class="badge">{entered}</span> });
    let title = move || {
        let plain = !is_riichi.get() && !has_liability.get();
        app.language.get().word(if plain { Word::MorePlain } else { Word::More })
    };
    let total = app.slice(|state| {
        let total = state.draft.seat(state.seat).and_then(|entered| entered.total);
        total.and_then(|total| u32::try_from(total).ok())
    });
    let total_name = move || {
        let language = app.language.get();
        language.labeled(&app.seat(seat.get())(), language.word(Word::Total))
    };
    let wall = app.slice(|state| state.draft.wall_left);
    view! {
        <details class="settings-more">
            <summary>{title}" "{badge}</summary>
            <div class="row">
                <Show when=move || is_win.get() && has_liability.get()>
                    <LiableFields />
                </Show>
                <Show when=move || on_hand.get()>
                    <Labeled name=total_name>
                        <NumberField
                            value=total
                            most="9999999"
                            id=Control::Total.as_str()
                            edit=move |total| Edit::Total(app.state.with_untracked(|state| state.seat), total)
                        />
                    </Labeled>
                </Show>
                <Show when=move || is_riichi.get()>
                    <Labeled name=app.word(Word::WallLeft)>
                        <NumberField value=wall most="144" id=Control::WallLeft.as_str() edit=Edit::WallLeft />
                    </Labeled>
                </Show>
            </div>
            <Show when=move || on_hand.get()>
                <Fouls />
                <Discards />
            </Show>
        </details>
    }
}

/// Whether these are riichi rules.
fn use_is_riichi() -> Memo<bool> {
    let app = use_app_state();
    Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.riichi.in_use))
}

/// How much of what is folded up is entered.
fn count_entered(state: &State) -> usize {
    let of_seat = |seat: &SeatDraft| usize::from(seat.total.is_some()) + usize::from(!seat.discards.is_empty());
    let of_seats: usize = state.draft.seats.iter().filter_map(|(_, seat)| seat.as_ref()).map(of_seat).sum();
    let liable = state.winners().filter(|&seat| state.win.liable[seat].is_some()).count();
    liable + state.draft.penalties.len() + of_seats
}

/// Who committed which foul that these rules fine.
#[component]
fn Fouls() -> impl IntoView {
    let app = use_app_state();
    let players = use_players();
    let known = Memo::new(move |_| {
        app.plan.with(|plan| Offense::ALL.iter().copied().filter(|&offense| plan.fines(offense)).collect::<Vec<_>>())
    });
    let foul = move |offense: Offense| {
        view! {
            <SeatBoxes
                legend=move || app.plan.with(|plan| app.language.get().foul_name(offense, plan.rulebook()).to_owned())
                seats=players
                on=move |state: &State, _: &Plan, seat| { times(state, seat, offense, false) > 0 }
                edit=move |seat, on| Edit::Foul(Penalty { seat, offense, times: u32::from(on), cancelled: false })
            />
        }
    };
    view! {
        <div class="row" id=Control::Fouls.as_str()>
            {move || known.get().into_iter().map(foul).collect_view()}
        </div>
    }
}

/// The discards of the hand that is shown; the tile keyboard enters them.
#[component]
fn Discards() -> impl IntoView {
    let app = use_app_state();
    let seat = app.seat;
    let is_riichi = use_is_riichi();
    let aimed = app.slice(|state| state.target == Target::Discards);
    let title = move || {
        let language = app.language.get();
        language.labeled(&app.seat(seat.get())(), app.word(Word::OwnDiscards)())
    };
    let enter = move || app.word(if aimed.get() { Word::Done } else { Word::EnterDiscards })();
    let help = move || app.word(if is_riichi.get() { Word::DiscardsHelp } else { Word::DiscardsHelpPlain })();
    view! {
        <fieldset>
            <legend>{title}</legend>
            <div class="list settings-river">
                <ListTiles which=List::Discards />
            </div>
            <EditButton
                class="button"
                edit=move || Edit::Aim(if aimed.get() { Target::Hand } else { Target::Discards })
                pressed=aimed
            >
                {enter}
            </EditButton>
            <p class="muted">{help}</p>
        </fieldset>
    }
}
