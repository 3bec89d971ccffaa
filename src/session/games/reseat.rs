//! A correction may change who deals from there on. What was entered for a player stays with the player.

use super::sheet::Sheet;
use crate::engine::game::{Course, Entry};

/// Puts every deal right whose dealer is another since `before`: everybody keeps tiles, totals and fouls, and sits where
/// the dealer now makes them sit. `was` is the place that a deal had before; none if it is new.
pub(super) fn keep_players(before: &Sheet, after: &mut Sheet, was: impl Fn(usize) -> Option<usize>) {
    let old: Vec<usize> = {
        let plan = before.rules.plan();
        let mut course = Course::of(&before.game, &plan);
        before.game.deals.iter().map(|entry| course.play(entry).head.dealer).collect()
    };
    let plan = after.rules.plan();
    let players = after.game.players.len();
    let mut course = Course::of(&after.game, &plan);
    let mut deals: Vec<Entry> = Vec::with_capacity(after.game.deals.len());
    for (place, entry) in after.game.deals.iter().enumerate() {
        let dealer = course.head().dealer;
        let was = was(place).and_then(|was| old.get(was)).copied().unwrap_or(dealer);
        let entry =
            if was == dealer { entry.clone() } else { entry.turned((was + players - dealer) % players, players) };
        course.play(&entry);
        deals.push(entry);
    }
    after.game.deals = deals;
}
