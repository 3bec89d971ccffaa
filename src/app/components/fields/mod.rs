//! Fields of forms. What is refused looks afterwards as it did before.

mod check_box;
mod deal_end;
mod labeled;
mod number;
mod radio_group;
mod radio_keys;
mod seat_boxes;
mod seat_select;
mod stepper;
mod wind_select;

pub use check_box::{CheckBox, CheckGroup};
pub use deal_end::DealEndField;
pub use labeled::Labeled;
pub use number::NumberField;
pub use radio_group::{RadioButton, RadioGroup};
pub use radio_keys::RadioKeys;
pub use seat_boxes::SeatBoxes;
pub use seat_select::SeatSelect;
pub use stepper::Stepper;
pub use wind_select::WindSelect;

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use crate::app::state::use_app_state;

/// The seats that play.
#[must_use]
pub fn use_players() -> Memo<Vec<Seat>> {
    let app = use_app_state();
    app.slice(|state| state.draft.stated_players().seats().collect())
}
