//! How many copies of a tile are left to be entered. Whatever the rulebook does not use, such as indicators outside
//! riichi, does not count as taken.

use tenbo_engine::check::Inventory;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Tile;

use super::edit::Refusal;
use super::state::State;

/// All tiles that are on the table: hands, melds, discards, indicators, the winning tile.
#[must_use]
pub fn inventory(state: &State, plan: &Plan) -> Inventory {
    let mut inventory = Inventory::new(plan, state.draft.stated_players().are_three());
    for (_, entered) in state.draft.seats.iter() {
        let Some(entered) = entered else { continue };
        let discards = entered.discards.iter().filter(|discard| !discard.claimed).map(|discard| discard.tile);
        entered.tiles().chain(entered.bonus.iter().copied()).chain(discards).for_each(|tile| inventory.add(tile));
    }
    let indicators = state.draft.dora.iter().chain(&state.draft.ura);
    let indicators = indicators.filter(|_| plan.rulebook().options.riichi.in_use);
    let won = state.win.tile.filter(|&tile| !state.is_listed(tile));
    indicators.chain(&won).for_each(|&tile| inventory.add(tile));
    state.earlier_tiles().for_each(|tile| inventory.add(tile));
    inventory
}

/// Why a tile cannot be taken; `None` if it can.
#[must_use]
pub fn refusal(inventory: &Inventory, tile: Tile) -> Option<Refusal> {
    if inventory.left(tile) > 0 {
        return None;
    }
    Some(match tile.kind() {
        None if !inventory.in_use(tile) => Refusal::NoFlowers,
        Some(kind) if !inventory.has_kind(kind) => Refusal::NotForThree(tile),
        Some(_) if tile.is_red() && !inventory.in_use(tile) => Refusal::NoRedFives,
        _ => Refusal::NoneLeft(tile),
    })
}
