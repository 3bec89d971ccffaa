//! From one deal to the next: who deals, which counters and deposits lie on the table.

use super::entry::Entry;
use super::head::Head;
use crate::engine::draft::{Draft, DrawCause, End, Offence, Riichi};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, Settlement};
use crate::engine::seat::Seat;
use crate::engine::table::Answer;

/// What the end of a deal means for the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The next player deals.
    pub passes: bool,
    /// The dealer has won.
    pub dealer_won: bool,
    /// Another has.
    pub other_won: bool,
    /// The deal was void and is played again as if nothing had been.
    pub void: bool,
}

/// Whether a foul has made a deal void.
#[must_use]
pub fn is_void(deal: &Draft, plan: &Plan) -> bool {
    let foul = deal.penalties.iter().any(|foul| foul.offence == Offence::Chombo && foul.times > 0);
    foul && deal.wins().is_empty() && plan.settlement == Settlement::Riichi
}

/// What a settled deal means for the next.
#[must_use]
pub fn turn(entry: &Entry, deal: &Draft, plan: &Plan, answer: Option<&Answer>) -> Turn {
    let winners = entry.winners();
    let dealer_won = winners.contains(&Seat::East);
    let void = entry.scores.is_none() && is_void(deal, plan);
    let passes = !void && passes(deal, plan, answer, dealer_won, !winners.is_empty());
    Turn { passes, dealer_won, other_won: !winners.is_empty() && !dealer_won, void }
}

/// Whether the next player deals.
fn passes(deal: &Draft, plan: &Plan, answer: Option<&Answer>, dealer_won: bool, won: bool) -> bool {
    match plan.settlement {
        Settlement::BasicFromAll | Settlement::ZungJung => true,
        _ if won => !dealer_won,
        Settlement::Riichi => {
            let told = deal.seat(Seat::East).is_some_and(|dealer| dealer.ready || dealer.riichi != Riichi::None);
            let shown = answer.and_then(|answer| answer.seats[Seat::East].as_ref()?.ready).unwrap_or_default();
            matches!(deal.end, End::Draw { cause: DrawCause::Wall, .. }) && !told && !shown
        }
        _ => false,
    }
}

/// What the next deal starts from. `deposits` are the sticks that are left.
#[must_use]
pub fn next(head: Head, turn: Turn, deal: &Draft, plan: &Plan, deposits: u32) -> Head {
    if turn.void {
        return head;
    }
    let next = if turn.passes { head.passed() } else { Head { repeat: head.repeat.saturating_add(1), ..head } };
    let counters = plan.settlement == Settlement::Riichi && plan.book.options.on(OptionKey::Riichi);
    let honba = match (counters, &deal.end) {
        (false, _) => 0,
        (true, End::Draw { cause: DrawCause::Abandoned, .. }) if !turn.dealer_won && !turn.other_won => head.honba,
        (true, _) if turn.other_won => 0,
        (true, _) => head.honba.saturating_add(1),
    };
    // Taiwanese dealers are paid for every repeat; elsewhere only wins in a row count.
    let streak = turn.dealer_won || plan.settlement == Settlement::DiscarderOrAll;
    let dealer_wins = if !turn.passes && streak { head.dealer_wins.saturating_add(1) } else { 0 };
    Head { honba, deposits, dealer_wins, ..next }
}
