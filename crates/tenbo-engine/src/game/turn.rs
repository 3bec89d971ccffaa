//! From one deal to the next: who deals, and which counters and sticks are on the table.

use super::deal_context::DealContext;
use super::entry::Entry;
use crate::deal::{Draft, DrawCause, End};
use crate::options::DealerKeepsOn;
use crate::plan::Plan;
use crate::settle::{Answer, deal_passes, is_void};
use crate::tiles::{BySeat, Seat};

/// How a deal ended, as far as the next deal depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whether the deal passes to the next player.
    pub passes: bool,
    /// Whether the dealer has won.
    pub dealer_won: bool,
    /// Whether somebody else has won, and not the dealer.
    pub other_won: bool,
    /// Whether the deal is void, and is played again from the same start.
    pub void: bool,
}

/// What a settled deal means for the next. `won` are the winners, by their seats in the deal.
#[must_use]
pub fn turn(entry: &Entry, deal: &Draft, plan: &Plan, answer: Option<&Answer>, won: &[Seat]) -> Turn {
    let dealer_won = won.contains(&Seat::East);
    let void = entry.scores.is_none() && is_void(deal, plan);
    let passes = !void && passes(entry, deal, plan, answer, won);
    Turn { passes, dealer_won, other_won: !won.is_empty() && !dealer_won, void }
}

/// Whether the deal passes to the next player. If the engine has settled the deal, its answer says so.
fn passes(entry: &Entry, deal: &Draft, plan: &Plan, answer: Option<&Answer>, won: &[Seat]) -> bool {
    if let Some(passes) = answer.and_then(|answer| answer.deal_passes) {
        return passes;
    }
    if !won.is_empty() {
        // Where play goes on after a win, the first winner counts.
        let scores = entry.scores.filter(|_| plan.options.payments.play_on);
        let first = scores.and_then(|scores| scores.winner);
        let kept = first.map_or_else(|| won.contains(&Seat::East), |first| first == Seat::East);
        return plan.options.game.dealer_keeps_on == DealerKeepsOn::Never || !kept;
    }
    let ready = BySeat::from_fn(|seat| deal.seat(seat)?.says_ready());
    deal_passes(deal, plan, &[], &ready).unwrap_or_default()
}

/// What the next deal starts from. `deposits` are the riichi sticks left on the table.
#[must_use]
pub fn next(context: DealContext, turn: Turn, deal: &Draft, plan: &Plan, deposits: u32) -> DealContext {
    if turn.void {
        return context;
    }
    let next = if turn.passes {
        context.passed()
    } else {
        DealContext { repeat: context.repeat.saturating_add(1), ..context }
    };
    let honba = match (plan.has_counters(), &deal.end) {
        (false, _) => 0,
        (true, End::Draw { cause: DrawCause::Abandoned, .. }) if !turn.dealer_won && !turn.other_won => context.honba,
        (true, _) if turn.other_won => 0,
        (true, _) => context.honba.saturating_add(1),
    };
    // Where the dealer is paid a bonus for each win in a row, every repeat counts as one; elsewhere only wins do.
    let streak = turn.dealer_won || plan.pays_dealer_wins();
    let dealer_wins = if !turn.passes && streak { context.dealer_wins.saturating_add(1) } else { 0 };
    DealContext { honba, deposits, dealer_wins, ..next }
}
