//! What a foul does to the offender's hand and to the deal.

use crate::deal::{Draft, Offense, Penalty};
use crate::options::FalseWinThen;
use crate::plan::Plan;
use crate::tiles::Seat;

/// Whether a seat has a penalty for declaring a win without a winning hand.
fn declared_out(draft: &Draft, seat: Seat) -> bool {
    draft.committed().any(|penalty| penalty.seat == seat && is_false_win(penalty))
}

fn is_false_win(penalty: &Penalty) -> bool {
    matches!(penalty.offense, Offense::FalseWin | Offense::FalseWinNotReady)
}

/// Whether a foul made a seat's hand dead: the draft says so, or the seat declared a false win and the rulebook makes
/// the hand dead for it (`false-win-then` `dead`).
#[must_use]
pub fn is_dead(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    draft.seat(seat).is_some_and(|entered| entered.dead)
        || plan.options.fouls.false_win_then == FalseWinThen::Dead && declared_out(draft, seat)
}

/// Whether a foul bars a seat from winning: the draft says so, the hand is dead, or the seat declared a false win and
/// the rulebook bars it for that (`false-win-then` `barred`).
#[must_use]
pub fn is_barred(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    draft.seat(seat).is_some_and(|entered| entered.barred)
        || is_dead(draft, plan, seat)
        || plan.options.fouls.false_win_then == FalseWinThen::Barred && declared_out(draft, seat)
}

/// Whether a hand counts as nothing between the losers because it is dead (`offender-score-zeroed`).
#[must_use]
pub fn is_zeroed(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    plan.options.fouls.offender_score_zeroed && is_dead(draft, plan, seat)
}

/// The seats whose false win ended the deal; none if the rulebook lets the deal go on.
pub fn abandoned_by<'a>(draft: &'a Draft, plan: &Plan) -> impl Iterator<Item = Seat> + use<'a> {
    let ends = plan.options.fouls.false_win_then == FalseWinThen::Abandon;
    draft.committed().filter(move |penalty| ends && is_false_win(penalty)).map(|penalty| penalty.seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    fn fouled(seat: Seat, offense: Offense) -> Draft {
        let penalties = vec![Penalty { seat, offense, times: 1, cancelled: false }];
        Draft { penalties, ..Draft::default() }
    }

    /// docs/rules/hong-kong.md, False win: the deal ends; the hand is not said to be dead.
    #[test]
    fn a_false_win_ends_the_deal_in_hong_kong() {
        let plan = plan("hong-kong-old-style");
        let draft = fouled(Seat::South, Offense::FalseWin);
        assert_eq!(abandoned_by(&draft, &plan).collect::<Vec<_>>(), [Seat::South]);
        assert!(!is_dead(&draft, &plan, Seat::South) && !is_barred(&draft, &plan, Seat::South));
    }

    /// docs/rules/chinese-official.md, False wins: the player who declares falsely plays on with a dead hand; the
    /// others are not affected.
    #[test]
    fn a_false_win_kills_the_hand_in_chinese_official() {
        let plan = plan("mcr-mil-2025");
        for offense in [Offense::FalseWin, Offense::FalseWinNotReady] {
            let draft = fouled(Seat::South, offense);
            assert!(is_dead(&draft, &plan, Seat::South) && is_barred(&draft, &plan, Seat::South));
            assert!(!is_dead(&draft, &plan, Seat::West) && !is_barred(&draft, &plan, Seat::West));
            assert_eq!(abandoned_by(&draft, &plan).count(), 0);
        }
        let claimed = fouled(Seat::South, Offense::FalseClaim);
        assert!(!is_dead(&claimed, &plan, Seat::South), "a false claim is no false win");
    }

    #[test]
    fn a_foul_that_was_never_committed_does_nothing() {
        let mut draft = fouled(Seat::South, Offense::FalseWin);
        draft.penalties[0].times = 0;
        assert!(!is_barred(&draft, &plan("mcr-mil-2025"), Seat::South));
        assert_eq!(abandoned_by(&draft, &plan("hong-kong-old-style")).count(), 0);
    }

    #[test]
    fn what_is_entered_holds_without_a_foul() {
        let plan = plan("chinese-classical");
        let mut draft = Draft::default();
        draft.seat_mut(Seat::West).barred = true;
        assert!(is_barred(&draft, &plan, Seat::West) && !is_dead(&draft, &plan, Seat::West));
        draft.seat_mut(Seat::West).dead = true;
        assert!(is_dead(&draft, &plan, Seat::West));
    }
}
