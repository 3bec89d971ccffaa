//! Which special shapes of hands, other than sets and a pair, win because a rulebook gives their patterns a value.

use super::plan_list::{PlanItem, PlanList};
use crate::decompose::{Shape, ShapeSet};
use crate::options::Options;
use crate::patterns::{Build, Pattern, Prefilter};
use crate::rules::Rulebook;
use crate::templates::Templates;

/// The irregular shapes that win. `uses` says whether the rulebook uses a pattern.
pub(super) fn irregulars(uses: &impl Fn(Pattern) -> bool) -> ShapeSet {
    let mut shapes = ShapeSet::empty();
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

/// Whether any pattern that can count is a kind of seven pairs, or may be made of pairs.
pub(super) fn pairs(winner: &PlanList) -> bool {
    let pairs =
        |item: &PlanItem| item.def.requires.intersects(Prefilter::SEVEN_PAIRS) || item.def.build == Build::OrPairs;
    winner.items.iter().any(|item| item.off.is_none() && item.shaping && pairs(item))
}

/// The templates of the rulebook's custom hands that can count; `None` if there are none.
pub(super) fn templates(book: &Rulebook, winner: &PlanList) -> Option<Box<Templates>> {
    let counts = |pattern: &Pattern| winner.items.iter().any(|item| item.pattern == *pattern && item.off.is_none());
    let hands = book.hands.iter().filter(|(pattern, hand)| counts(pattern) && hand.fits_size(&book.options));
    let templates =
        Templates::new(hands.filter_map(|(pattern, hand)| Some((pattern.custom_number()?, &hand.template))));
    (!templates.is_empty()).then(|| Box::new(templates))
}

/// Whether a pattern makes hands of a special shape (other than sets and a pair) win.
pub(super) fn shapes_hands(pattern: Pattern, options: &Options) -> bool {
    let def = pattern.def();
    def.requires.intersects(Prefilter::SPECIAL_SHAPES)
        || pattern.custom_number().is_some()
        || def.build == Build::OrPairs && options.limit_hands.jewels_in_pairs
}
