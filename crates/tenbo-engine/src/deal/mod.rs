//! A deal as it was entered, and a hand as scoring sees it.

mod blessing;
mod draft;
mod hand;
mod hand_parts;
mod immediate;
mod of_hand;

pub use blessing::meant;
pub use draft::{After, By, Discard, Draft, DrawCause, End, Offence, Penalty, Riichi, SeatDraft, Situation, WinDraft};
pub use hand::{Event, Hand};
pub use hand_parts::HandParts;
pub use immediate::{Immediate, ImmediateKind};
