//! Whether an item can count under the options of its rulebook, and how.

use super::item::{Item, Unit};
use crate::Ratio;
use crate::options::{HandSize, OptionKey, Options, System};
use crate::patterns::{Category, Pattern};

/// Whether a hand of five sets cannot have a pattern: true for all limit and special hands except those that leave room
/// for another set (Four Winds, "16-tile games").
#[must_use]
pub fn needs_four_sets(pattern: Pattern) -> bool {
    let common = [Pattern::ImperialJade, Pattern::ThreeGreatScholars];
    pattern.entry().category == Category::Limit && !common.contains(&pattern)
}

/// The option that keeps an item from counting, and the setting it would need; `None` if none does. It is the hand
/// size, or what the pattern or the item needs.
#[must_use]
pub fn missing_option(options: &Options, pattern: Pattern, item: &Item) -> Option<(OptionKey, i64)> {
    if (options.tiles.hand_size == HandSize::Sixteen) && needs_four_sets(pattern) {
        return Some((OptionKey::HandSize, 0));
    }
    let needs = [pattern.entry().needs, item.needs].into_iter().flatten().find(|&needs| !options.is_met(needs));
    needs.map(|needs| (needs, 1))
}

/// Whether an item is a direct count: it is worth a percentage of the limit, is flagged so, or is worth at least the
/// limit in points that are doubled (Four Winds, "Scoring units").
#[must_use]
pub fn is_direct(item: &Item, system: System, limit: Option<i64>) -> bool {
    let points = system == System::PointDouble && item.unit == Unit::Points;
    item.unit == Unit::PercentOfLimit
        || system == System::Points && item.count_directly
        || points && (item.count_directly || limit.is_some_and(|limit| item.value >= Ratio::whole(limit)))
}
