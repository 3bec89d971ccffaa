//! Whether the deal passes to the next seat.

use crate::check::abandoned_by;
use crate::deal::{Draft, DrawCause, End, Offense};
use crate::options::{DealerKeepsOn, FalseWinPassesDeal};
use crate::plan::Plan;
use crate::tiles::{BySeat, Seat};

/// Whether the deal passes to the next seat. `None` while the deal is not over, or if no win in it is legal. `winners`
/// are the seats with a legal win, the first ones if play goes on after a win; `ready` says who was ready at a draw,
/// where unknown counts as not ready. After a chombo the deal is played again, so it does not pass
/// (docs/rules/riichi.md, Draws and fouls).
#[must_use]
pub fn deal_passes(draft: &Draft, plan: &Plan, winners: &[Seat], ready: &BySeat<Option<bool>>) -> Option<bool> {
    let keeps = plan.options.game.dealer_keeps_on;
    if matches!(draft.end, End::Open) {
        return None;
    }
    if draft.committed().any(|penalty| penalty.offense == Offense::Chombo) {
        return Some(false);
    }
    match &draft.end {
        End::Open => None,
        End::Win { .. } => {
            (!winners.is_empty()).then(|| keeps == DealerKeepsOn::Never || !winners.contains(&Seat::East))
        }
        End::Draw { cause, .. } => Some(after_draw(draft, plan, *cause, ready)),
    }
}

fn after_draw(draft: &Draft, plan: &Plan, cause: DrawCause, ready: &BySeat<Option<bool>>) -> bool {
    if cause == DrawCause::Abandoned {
        let mut offenders = abandoned_by(draft, plan);
        return match plan.options.fouls.false_win_passes_deal {
            FalseWinPassesDeal::IfEast => offenders.any(|seat| seat == Seat::East),
            FalseWinPassesDeal::Always => offenders.next().is_some(),
            FalseWinPassesDeal::Never => false,
        };
    }
    match (plan.options.game.dealer_keeps_on, cause) {
        (DealerKeepsOn::Never | DealerKeepsOn::Win, _) => true,
        (DealerKeepsOn::WinOrReady, DrawCause::Wall) => !ready[Seat::East].unwrap_or_default(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Penalty;
    use crate::sample::{plan, won};

    fn after_win(rules: &str, winner: Seat) -> Option<bool> {
        let draft = won(winner, "234m456p678s22p56s~7s", None);
        deal_passes(&draft, &plan(rules), &[winner], &BySeat::default())
    }

    /// docs/rules/riichi.md, The game: the dealer keeps the deal after a win. docs/rules/chinese-official.md, Winning
    /// and paying: the deal always passes.
    #[test]
    fn after_a_win() {
        assert_eq!(after_win("riichi-tenhou", Seat::East), Some(false));
        assert_eq!(after_win("riichi-tenhou", Seat::South), Some(true));
        assert_eq!(after_win("mcr-mil-2025", Seat::East), Some(true));
    }

    /// docs/rules/riichi.md, The game: or when ready at a draw. If unknown, East was not ready.
    #[test]
    fn after_a_draw() {
        let passes = |rules: &str, cause, east| {
            let draft = Draft { end: End::Draw { cause, nagashi: Vec::new() }, ..Draft::default() };
            let mut ready = BySeat::default();
            ready[Seat::East] = east;
            deal_passes(&draft, &plan(rules), &[], &ready)
        };
        assert_eq!(passes("riichi-tenhou", DrawCause::Wall, Some(true)), Some(false));
        assert_eq!(passes("riichi-tenhou", DrawCause::Wall, Some(false)), Some(true));
        assert_eq!(passes("riichi-tenhou", DrawCause::Wall, None), Some(true));
        assert_eq!(passes("mcr-mil-2025", DrawCause::Wall, Some(true)), Some(true));
    }

    /// docs/rules/riichi.md, Draws and fouls: after a chombo the deal is played again; after none of them it passes.
    #[test]
    fn after_a_chombo() {
        let passes = |times| {
            let mut draft = won(Seat::South, "234m456p678s22p56s~7s", None);
            draft.penalties = vec![Penalty { seat: Seat::West, offense: Offense::Chombo, times, cancelled: false }];
            deal_passes(&draft, &plan("riichi-tenhou"), &[Seat::South], &BySeat::default())
        };
        assert_eq!((passes(1), passes(0)), (Some(false), Some(true)));
    }

    #[test]
    fn an_open_deal_says_nothing() {
        assert_eq!(deal_passes(&Draft::default(), &plan("riichi-tenhou"), &[], &BySeat::default()), None);
    }
}
