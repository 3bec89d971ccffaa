//! What an answer says of a seat that has not won.

use crate::score::Score;
use crate::settle::{DiscardChoice, Wait};

/// What is known of a seat that has not won.
#[derive(Clone, Debug, Default)]
pub struct SeatAnswer {
    /// The hand scored by the losers' list; `None` if the rulebook does not pay losers' hands after such an end of the
    /// deal.
    pub score: Option<Score>,
    /// Whether some tile completes the hand; `None` unless all its tiles but the winning one are known.
    pub ready: Option<bool>,
    /// The waits of a hand that lacks only the winning tile (usually 13 tiles); else empty.
    pub waits: Vec<Wait>,
    /// While the deal is open, what each discard of a hand that is to discard (usually 14 tiles) leaves to wait for.
    pub discards: Vec<DiscardChoice>,
    /// Whether furiten bars a win on another seat's tile: one of the waits is among the seat's own discards, or the
    /// seat has passed a winning tile.
    pub furiten: bool,
}
