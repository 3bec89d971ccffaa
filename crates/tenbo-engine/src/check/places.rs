//! The places of seats and wins in a deal, and problems at their fields.

use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::Seat;

/// The place of everything entered for a seat: `/seats/E`.
pub(super) fn seat_place(seat: Seat) -> Place {
    Place::of([Part::from("seats"), Part::from(seat.as_str())])
}

/// The place of the win with this index, from 0: `/end/wins/0`.
pub(super) fn win_place(index: usize) -> Place {
    Place::of([Part::from("end"), Part::from("wins"), Part::from(index)])
}

/// Reports what is wrong of these, each at a field of the object at this place.
pub(super) fn report(problems: &mut Vec<Problem>, at: &Place, found: &[(bool, ProblemKey, &'static str)]) {
    let wrong = found.iter().filter(|(is_wrong, ..)| *is_wrong);
    problems.extend(wrong.map(|&(_, key, field)| Problem::new(key, at.join(field))));
}
