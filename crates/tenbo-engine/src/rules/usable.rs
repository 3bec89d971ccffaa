//! Whether an item can count under the options of its rulebook, and how.

use super::item::{Item, Unit};
use crate::Ratio;
use crate::options::{HandSize, OptionKey, Options, System};
use crate::patterns::{Category, Pattern};

/// Whether a hand of five sets cannot have it: all limit and special hands but those whose sets may have another beside
/// them (Four Winds, "16-tile games").
#[must_use]
pub fn needs_four_sets(pattern: Pattern) -> bool {
    let common = [Pattern::ImperialJade, Pattern::ThreeGreatScholars];
    pattern.entry().category == Category::Limit && !common.contains(&pattern)
}

/// The option that an item lacks, and what it would have to be set to: its own, its pattern's, or the size of hands.
#[must_use]
pub fn missing_option(options: &Options, pattern: Pattern, item: &Item) -> Option<(OptionKey, i64)> {
    if (options.tiles.hand_size == HandSize::Sixteen) && needs_four_sets(pattern) {
        return Some((OptionKey::HandSize, 0));
    }
    let needs = [pattern.entry().needs, item.needs].into_iter().flatten().find(|&needs| !options.is_met(needs));
    needs.map(|needs| (needs, 1))
}

/// Whether an item is a direct count: percent of the limit, or in a point-double system as many points as the limit or
/// flagged so (Four Winds, "Scoring units").
#[must_use]
pub fn is_direct(item: &Item, system: System, limit: Option<i64>) -> bool {
    let points = system == System::PointDouble && item.unit == Unit::Points;
    item.unit == Unit::PercentOfLimit
        || system == System::Points && item.count_directly
        || points && (item.count_directly || limit.is_some_and(|limit| item.value >= Ratio::whole(limit)))
}
