//! Whether an item can count under the options of its rulebook, and how.

use super::item::{Item, Unit};
use crate::Ratio;
use crate::options::{Choice, HandSize, Needed, OptionKey, Options, System};
use crate::patterns::{Category, Pattern};

/// Whether a pattern is impossible in a hand of five sets: true for all limit and special hands except Imperial Jade,
/// Three Great Scholars and the rulebook's own hands (docs/rules/four-winds.md, R45).
#[must_use]
pub fn needs_four_sets(pattern: Pattern) -> bool {
    let common = [Pattern::ImperialJade, Pattern::ThreeGreatScholars];
    pattern.entry().category == Category::Limit && pattern.own_number().is_none() && !common.contains(&pattern)
}

/// The setting that an item needs to count and does not have; `None` if no option keeps it from counting. It is the hand
/// size, or an option that the pattern or the item needs.
#[must_use]
pub fn missing_option(options: &Options, pattern: Pattern, item: &Item) -> Option<Needed> {
    if (options.tiles.hand_size == HandSize::Sixteen) && needs_four_sets(pattern) {
        return Some(Needed::Choice(Choice::of(OptionKey::HandSize, HandSize::Thirteen)));
    }
    let needs = [pattern.entry().needs, item.needs].into_iter().flatten().find(|&needs| !options.is_met(needs));
    needs.map(Needed::On)
}

/// Whether an item is a direct count, paid instead of everything else: its value is a percentage of the limit, or it
/// has the flag `count-directly`, or under points and doubles its points reach the limit (docs/rules/four-winds.md,
/// R28 and R31). `limit` is in points.
#[must_use]
pub fn is_direct(item: &Item, system: System, limit: Option<i64>) -> bool {
    let points = system == System::PointDouble && item.unit == Unit::Points;
    item.unit == Unit::PercentOfLimit
        || system == System::Points && item.count_directly
        || points && (item.count_directly || limit.is_some_and(|limit| item.value >= Ratio::whole(limit)))
}
