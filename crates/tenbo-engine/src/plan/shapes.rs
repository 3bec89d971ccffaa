//! Which shapes of hands, other than sets and a pair, the patterns of a rulebook make winning ones.

use enumset::EnumSet;

use super::plan_list::{PlanItem, PlanList};
use crate::decompose::Shape;
use crate::options::Options;
use crate::patterns::{Build, Pattern, Prefilter};

/// The irregular shapes that win, by the patterns that the rulebook uses.
pub(super) fn irregulars(uses: &impl Fn(Pattern) -> bool) -> EnumSet<Shape> {
    let mut shapes = EnumSet::empty();
    for (pattern, shape) in [
        (Pattern::Knitting, Shape::Knitting),
        (Pattern::TripleKnitting, Shape::TripleKnitting),
        (Pattern::WrigglingSnake, Shape::WrigglingSnake),
        (Pattern::LittleSnake, Shape::LittleSnake),
        (Pattern::WindyChows, Shape::WindyChows),
        (Pattern::Unconnected, Shape::Unconnected),
    ] {
        if uses(pattern) {
            shapes.insert(shape);
        }
    }
    shapes
}

/// Whether some pattern that can count is a kind of seven pairs.
pub(super) fn pairs(winner: &PlanList) -> bool {
    let pairs =
        |item: &PlanItem| item.entry.features.intersects(Prefilter::SEVEN_PAIRS) || item.entry.build == Build::OrPairs;
    winner.items.iter().any(|item| item.off.is_none() && item.shaping && pairs(item))
}

/// Whether a pattern makes a hand of its shape, other than sets and a pair, a winning one.
pub(super) fn shapes_hands(pattern: Pattern, options: &Options) -> bool {
    let entry = pattern.entry();
    entry.features.intersects(Prefilter::SPECIAL_SHAPES)
        || entry.build == Build::OrPairs && options.limit_hands.jewels_in_pairs
}
