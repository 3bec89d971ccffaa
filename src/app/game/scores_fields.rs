//! A deal that the table has settled: only figures are written down.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::fields::{NumberField, Select};
use super::form_state::use_form_state;
use crate::app::components::fields::Labeled;
use tenbo_session::form::Filled;
use tenbo_wording::GameWord;

/// What everybody gained or lost, and who won.
#[component]
pub fn ScoresFields() -> impl IntoView {
    let form = use_form_state();
    let change = move |seat: Seat| {
        let value =
            form.filled(move |form| form.scores.changes[seat].map(|change| change.to_string()).unwrap_or_default());
        let write = move |change: &str| form.fill(Filled::Change(seat), change);
        view! {
            <Labeled name=form.name(seat)>
                <NumberField attr:id=format!("change-{}", seat.as_str()) value write />
            </Labeled>
        }
    };
    let winner = form.filled(|form| form.scores.winner.map(|seat| seat.as_str().to_owned()).unwrap_or_default());
    view! {
        <fieldset>
            <legend>{form.word(GameWord::Changes)}</legend>
            <div class="totals-fields">{form.seats().map(change).collect_view()}</div>
            <p class="muted">{form.word(GameWord::ChangesHelp)}</p>
        </fieldset>
        <Labeled name=form.word(GameWord::Winner)>
            <Select
                attr:id="scores-winner"
                options=form.seat_options(Some(GameWord::NobodyWon))
                value=winner
                choose=move |seat: &str| form.write(Filled::ScoresWinner, seat)
            />
        </Labeled>
    }
}
