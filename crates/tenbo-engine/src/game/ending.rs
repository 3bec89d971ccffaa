//! Whether a game is over.

use super::deal_context::DealContext;
use super::entered::Game;
use super::game_end::GameEnd;
use super::report::{Cause, DealReport};
use super::setting::Setting;
use crate::options::{LastDealerStops, PlacementTies};
use crate::plan::Plan;

/// Why a game is over after the deals entered; `None` if it is not. `last` is the last deal, `next` what the next one
/// would start from.
pub(super) fn ends(
    game: &Game,
    plan: &Plan,
    setting: Setting,
    last: Option<&DealReport>,
    next: DealContext,
    totals: &[i64],
) -> Option<GameEnd> {
    let reached = last.and_then(|last| by_itself(plan, setting, last, next, totals));
    reached.or(game.finished.then_some(GameEnd::Finished))
}

fn by_itself(plan: &Plan, setting: Setting, last: &DealReport, next: DealContext, totals: &[i64]) -> Option<GameEnd> {
    let options = &plan.options.game;
    if options.bankruptcy_ends && totals.iter().any(|&total| total < 0) {
        return Some(GameEnd::Bankrupt);
    }
    let target = options.extra_round.then_some(options.target_points);
    let extra = target.is_some() && last.context.round == setting.rounds;
    if !extra && next.round < setting.rounds {
        let last_deal = last.context.round + 1 == setting.rounds && last.context.dealer() + 1 == setting.players;
        return (last_deal && stops(plan, last, totals, target)).then_some(GameEnd::DealerStops);
    }
    if extra && !last.passes {
        // The repeat of the dealer goes before what others have reached (docs/rules/riichi.md, The game).
        return stops(plan, last, totals, target).then_some(GameEnd::TargetReached);
    }
    let reached = target.is_none_or(|target| totals.iter().any(|&total| total >= target));
    let over = if extra && reached { GameEnd::TargetReached } else { GameEnd::RoundsPlayed };
    (reached || next.round > setting.rounds).then_some(over)
}

/// Whether a dealer who would deal again leads, and so stops the game.
fn stops(plan: &Plan, last: &DealReport, totals: &[i64], target: Option<i64>) -> bool {
    let dealer = last.context.dealer();
    let won = last.winners.contains(&dealer);
    let allowed = match plan.options.game.last_dealer_stops {
        LastDealerStops::AfterWin => won,
        LastDealerStops::AfterWinOrReady => won || last.cause == Cause::Draw,
        LastDealerStops::Never => false,
    };
    let own = totals.get(dealer).copied().unwrap_or_default();
    // Who has the same score comes after the dealer if the seats decide, and only those who sit later.
    let by_seat = plan.options.game.placement_ties == PlacementTies::SeatOrder;
    let behind = |player: usize, total: i64| total < own || total == own && by_seat && player > dealer;
    let leads = totals.iter().enumerate().all(|(player, &total)| player == dealer || behind(player, total));
    allowed && !last.passes && leads && target.is_none_or(|target| own >= target)
}
