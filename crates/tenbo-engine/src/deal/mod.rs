//! A deal as it was entered, and a hand as scoring sees it.

mod draft;
mod end;
mod hand;
mod hand_parts;
mod immediate;
mod meld;
mod of_hand;
mod players;
mod seat_draft;
mod win_draft;

pub use draft::{Draft, Offense, Penalty};
pub(crate) use end::EndKind;
pub use end::{DrawCause, End};
pub use hand::{Event, Events, Hand};
pub use hand_parts::HandParts;
pub use immediate::{Immediate, ImmediateKind};
pub use players::Players;
pub use seat_draft::{After, Discard, Riichi, SeatDraft};
pub use win_draft::{By, Situation, WinDraft};
