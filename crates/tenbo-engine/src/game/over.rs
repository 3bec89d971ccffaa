//! When a game is over.

use super::entry::Game;
use super::head::Head;
use super::replay::Setting;
use super::report::DealReport;
use crate::named;
use crate::rulebook::option::OptionKey;
use crate::rulebook::plan::Plan;

named! {
    /// Why a game is over.
    Over, ParseOverError {
        /// All rounds have been played.
        RoundsPlayed = "rounds-played",
        /// Somebody has less than nothing.
        Bankrupt = "bankrupt",
        /// In an additional round somebody has reached the points to return.
        TargetReached = "target-reached",
        /// The last dealer leads and stops.
        DealerStops = "dealer-stops",
        /// It was ended by the players.
        Finished = "finished",
    }
}

/// Why a game is over after the deals entered, if it is.
pub(super) fn over(
    game: &Game,
    plan: &Plan,
    setting: Setting,
    last: Option<&DealReport>,
    next: Head,
    totals: &[i64],
) -> Option<Over> {
    let reached = last.and_then(|last| by_itself(plan, setting, last, next, totals));
    reached.or(game.finished.then_some(Over::Finished))
}

fn by_itself(plan: &Plan, setting: Setting, last: &DealReport, next: Head, totals: &[i64]) -> Option<Over> {
    let options = &plan.book.options;
    if options.on(OptionKey::BankruptcyEnds) && totals.iter().any(|&total| total < 0) {
        return Some(Over::Bankrupt);
    }
    let more = options.on(OptionKey::ExtraRound);
    let target = options.number(OptionKey::ReturnPoints);
    let reached = totals.iter().any(|&total| total >= target);
    if next.round >= setting.rounds {
        let all = if more { setting.rounds.saturating_add(1) } else { setting.rounds };
        if more && reached && last.head.round >= setting.rounds {
            return Some(Over::TargetReached);
        }
        return (reached || !more || next.round >= all).then_some(Over::RoundsPlayed);
    }
    let final_deal = last.head.round + 1 == setting.rounds && last.head.dealer + 1 == setting.players;
    (final_deal && stops(plan, last, totals, more.then_some(target))).then_some(Over::DealerStops)
}

/// Whether the last dealer, who would deal again, leads and stops.
fn stops(plan: &Plan, last: &DealReport, totals: &[i64], target: Option<i64>) -> bool {
    let dealer = last.head.dealer;
    let won = last.winners.contains(&dealer);
    let allowed = match plan.book.options.choice(OptionKey::LastDealerStops) {
        "after-win" => won,
        "after-win-or-ready" => won || last.cause == super::report::Cause::Draw,
        _ => false,
    };
    let own = totals.get(dealer).copied().unwrap_or_default();
    let leads = totals.iter().enumerate().all(|(player, &total)| player == dealer || total < own);
    allowed && !last.passes && leads && target.is_none_or(|target| own >= target)
}
