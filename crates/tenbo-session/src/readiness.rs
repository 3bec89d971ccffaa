//! Whether a hand counts as ready when nobody has won, and how a person says that it does or does not.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::counts_as_ready;
use tenbo_engine::tiles::Seat;

/// Whether a seat's hand counts as ready: because it was said, by its tiles or by riichi.
#[must_use]
pub fn is_shown_ready(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    counts_as_ready(draft, plan, seat).unwrap_or_default()
}

/// Says that a hand is ready, or that it is not. Nothing is said of one that counts so by itself.
pub fn say_ready(draft: &mut Draft, plan: &Plan, seat: Seat, on: bool) {
    draft.seat_mut(seat).ready = None;
    let said = (is_shown_ready(draft, plan, seat) != on).then_some(on);
    draft.seat_mut(seat).ready = said;
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::deal::Riichi;
    use tenbo_engine::rules::Rulebook;

    /// EMA Riichi rules 2016, 3.4.2: a ready hand need not be shown.
    #[test]
    fn only_what_the_tiles_and_riichi_do_not_say_is_said() {
        let plan = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
        for (hand, riichi, by_itself) in [
            ("", Riichi::None, false),
            ("234m456p678s22p56s", Riichi::None, true),
            ("234m456p678s22p19s", Riichi::None, false),
            ("", Riichi::Riichi, true),
            ("234m456p678s22p19s", Riichi::Riichi, false),
        ] {
            let mut draft = Draft::of_hand(Seat::South, hand).unwrap_or_default();
            draft.seat_mut(Seat::South).riichi = riichi;
            for on in [true, false, true] {
                say_ready(&mut draft, &plan, Seat::South, on);
                assert_eq!(is_shown_ready(&draft, &plan, Seat::South), on, "{hand} {riichi:?}");
                let said = draft.seat(Seat::South).and_then(|entered| entered.ready);
                assert_eq!(said, (on != by_itself).then_some(on), "{hand} {riichi:?}");
            }
        }
    }
}
