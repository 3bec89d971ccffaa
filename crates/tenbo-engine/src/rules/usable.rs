//! Whether an item can count under the options of its rulebook, and how.

use super::item::{Item, Unit};
use crate::Ratio;
use crate::options::{Choice, HandSize, NeededSetting, OptionKey, Options, System};
use crate::patterns::{Category, Pattern};

/// Whether a pattern is impossible in a hand of five sets: true for all limit and special hands except Imperial Jade,
/// Three Great Scholars and the rulebook's custom hands (docs/rules/four-winds.md, R45).
#[must_use]
pub fn needs_four_sets(pattern: Pattern) -> bool {
    let common = [Pattern::ImperialJade, Pattern::ThreeGreatScholars];
    pattern.def().category == Category::Limit && pattern.custom_number().is_none() && !common.contains(&pattern)
}

/// Whether only jokers make a pattern possible, and that by standing for a fifth copy of a tile: what repeats in this way
/// is never paid (docs/rules/four-winds.md, R26).
#[must_use]
pub const fn is_made_by_jokers_alone(pattern: Pattern) -> bool {
    matches!(pattern, Pattern::TwoDragonsTwice)
}

/// The setting that an item needs to count and does not have; `None` if no option keeps it from counting. It is the hand
/// size, or an option that the pattern or the item needs.
#[must_use]
pub fn missing_option(options: &Options, pattern: Pattern, item: &Item) -> Option<NeededSetting> {
    if (options.tiles.hand_size == HandSize::Sixteen) && needs_four_sets(pattern) {
        return Some(NeededSetting::Choice(Choice::of(OptionKey::HandSize, HandSize::Thirteen)));
    }
    let needs = [pattern.def().needs, item.needs].into_iter().flatten().find(|&needs| !options.is_met(needs));
    needs.map(NeededSetting::On)
}

/// From which value on an item is a direct count, paid instead of everything else; `None` if it never is. Any value is if
/// it is a percentage of the limit or the item has the flag `count-directly`; under points and doubles one that reaches the
/// limit is, be it the item's value or the one for a concealed or self-drawn win (docs/rules/four-winds.md, R28 and R31).
/// `limit` is in points.
#[must_use]
pub fn direct_from(item: &Item, system: System, limit: Option<i64>) -> Option<Ratio> {
    let points = system == System::PointDouble && item.unit == Unit::Points;
    let flagged = item.count_directly && (points || system == System::Points);
    if item.unit == Unit::PercentOfLimit || flagged {
        return Some(Ratio::ZERO);
    }
    limit.filter(|_| points).map(Ratio::whole)
}

/// Whether one of an item's values is a direct count.
#[must_use]
pub fn is_direct(item: &Item, system: System, limit: Option<i64>) -> bool {
    let values = || [Some(item.value), item.concealed_value, item.self_drawn_value].into_iter().flatten();
    direct_from(item, system, limit).is_some_and(|from| values().any(|value| value >= from))
}
