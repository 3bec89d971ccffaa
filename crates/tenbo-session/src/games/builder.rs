//! A deal of a game in the hand builder and back: what was entered by tiles is what the page edits anyway.

use tenbo_engine::deal::{Draft, End, Players};
use tenbo_engine::game::{DealContext, Entry, Overrides};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Wind;

use super::sheet::Sheet;
use crate::state::State;

/// A deal of the game in the builder. What the entry says of the round stands over what follows from the game. A deal of
/// which only the outcome is known has nothing to show but the context.
#[must_use]
pub fn open(sheet: &Sheet, context: &DealContext, entry: &Entry) -> State {
    let (overrides, players) = (&entry.overrides, Players::three_if(context.players() == 3));
    let deal = Draft {
        players: Some(players),
        prevailing: overrides.prevailing.unwrap_or_else(|| context.prevailing()),
        dealer_wins: overrides.dealer_wins.unwrap_or(context.dealer_wins),
        honba: overrides.honba.unwrap_or(context.honba),
        deposits: overrides.deposits.unwrap_or_else(|| context.deposits + entry.deal.declarations(players)),
        end: if entry.scores.is_some() { End::Open } else { entry.deal.end.clone() },
        ..entry.deal.clone()
    };
    State::of_deal(deal, sheet.rules.clone())
}

/// What is in the builder as a deal of the game. Only what differs from what follows from the game is said of the round.
/// `before` is the entry that it takes the place of, if any: its remark stays.
#[must_use]
pub fn entry(state: &State, plan: &Plan, context: &DealContext, before: Option<&Entry>) -> Entry {
    let deal = state.deal(plan);
    let differs = |own: u32, follows: u32| (own != follows).then_some(own);
    let told = Overrides {
        prevailing: Some(deal.prevailing).filter(|&wind| wind != context.prevailing()),
        dealer_wins: differs(deal.dealer_wins, context.dealer_wins),
        honba: differs(deal.honba, context.honba),
        deposits: differs(deal.deposits, context.deposits + deal.declarations(plan.players(&deal))),
        passes: before.and_then(|before| before.overrides.passes),
    };
    // They are said once.
    let players = deal.players.filter(|players| players.are_three());
    let deal = Draft { players, prevailing: Wind::East, dealer_wins: 0, honba: 0, deposits: 0, ..deal };
    Entry { deal, overrides: told, scores: None, note: before.map(|before| before.note.clone()).unwrap_or_default() }
}
