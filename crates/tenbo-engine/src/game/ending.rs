//! Whether a game is over.

use super::deal_context::DealContext;
use super::entry::Game;
use super::game_end::GameEnd;
use super::report::{Cause, DealReport};
use super::setting::Setting;
use crate::options::LastDealerStops;
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
    let options = &plan.book.options;
    if options.game.bankruptcy_ends && totals.iter().any(|&total| total < 0) {
        return Some(GameEnd::Bankrupt);
    }
    let more = options.game.extra_round;
    let target = options.game.return_points;
    let reached = totals.iter().any(|&total| total >= target);
    if next.round >= setting.rounds {
        let all = if more { setting.rounds.saturating_add(1) } else { setting.rounds };
        if more && reached && last.context.round >= setting.rounds {
            return Some(GameEnd::TargetReached);
        }
        return (reached || !more || next.round >= all).then_some(GameEnd::RoundsPlayed);
    }
    let final_deal = last.context.round + 1 == setting.rounds && last.context.dealer() + 1 == setting.players;
    (final_deal && stops(plan, last, totals, more.then_some(target))).then_some(GameEnd::DealerStops)
}

/// Whether the last dealer, who would deal again, leads and so stops the game.
fn stops(plan: &Plan, last: &DealReport, totals: &[i64], target: Option<i64>) -> bool {
    let dealer = last.context.dealer();
    let won = last.winners.contains(&dealer);
    let allowed = match plan.book.options.game.last_dealer_stops {
        LastDealerStops::AfterWin => won,
        LastDealerStops::AfterWinOrReady => won || last.cause == Cause::Draw,
        LastDealerStops::Never => false,
    };
    let own = totals.get(dealer).copied().unwrap_or_default();
    let leads = totals.iter().enumerate().all(|(player, &total)| player == dealer || total < own);
    allowed && !last.passes && leads && target.is_none_or(|target| own >= target)
}
