//! What has no effect in a rulebook, and what would give it one. It is not forbidden: its values are kept, and count
//! again once they can.

use tenbo_engine::options::{NeededSetting, OptionKey, OptionSpec};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Item, Rulebook, is_made_by_jokers_alone, missing_option};

use super::change::List;

/// Why an item is inactive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inactive {
    /// This option must be set, for instance to this value.
    Option(OptionKey, i64),
    /// A loser's item without a value for the winner.
    NoWinner,
    /// Only jokers make the pattern possible, and what only they make is not paid.
    OnlyJokers,
}

/// Why a pattern's item has no effect, whatever its value; `None` if it has.
#[must_use]
pub fn inactive(book: &Rulebook, list: List, pattern: Pattern) -> Option<Inactive> {
    let item = list.item(book, pattern).cloned().unwrap_or_default();
    if let Some(needed) = missing_option(&book.options, pattern, &item) {
        return Some(Inactive::Option(needed.option(), enabling(needed)));
    }
    if is_made_by_jokers_alone(pattern) {
        return Some(Inactive::OnlyJokers);
    }
    let unused = list == List::Losers && !book.winner.get(&pattern).is_some_and(Item::has_value);
    unused.then_some(Inactive::NoWinner)
}

/// A usual setting of an option with which items that need it count: for red fives the number that players use,
/// otherwise the least number that is enough.
pub(super) fn enabling(needed: NeededSetting) -> i64 {
    let value = needed.raw().unwrap_or_default();
    match (needed.option(), needed.option().spec()) {
        (OptionKey::RedFives, _) => 3,
        (_, OptionSpec::Number { min, .. }) if min > value => min,
        _ => value,
    }
}
