//! Which settings of an item make sense under a rulebook: what an editor offers and [`review`](super::review::review)
//! asks.

use super::compile::Plan;
use super::counting::Counting;
use crate::Ratio;
use crate::options::System;
use crate::patterns::{Category, Pattern, Prefilter};
use crate::rules::{Item, Unit};

/// The units that count under these rules and are usual for a pattern, in the order of [`Unit::ALL`].
pub fn units(plan: &Plan, pattern: Pattern) -> impl Iterator<Item = Unit> {
    Unit::ALL.iter().copied().filter(move |&unit| counts_in(plan, unit) && usual(pattern, unit, plan.system()))
}

/// Whether a value in this unit counts: the way of counting adds the unit up, the minimum is given in it, or it is a
/// share of a limit that there is.
#[must_use]
pub fn counts_in(plan: &Plan, unit: Unit) -> bool {
    let added = match unit {
        Unit::PercentOfLimit => plan.limit.is_some(),
        Unit::Points => match plan.system() {
            System::PointDouble | System::Points => true,
            System::FaanLaak => !plan.book.auxiliary.is_empty(),
            System::Mangan => false,
        },
        Unit::Doubles => plan.system() == System::PointDouble,
        // Faan that players call tai are tai throughout.
        Unit::Tai => {
            plan.system() == System::Points || matches!(&plan.counting, Counting::Faan(faan) if faan.unit == unit)
        }
        Unit::Faan => matches!(&plan.counting, Counting::Faan(faan) if faan.unit == unit),
        Unit::Han | Unit::Fu => plan.system() == System::Mangan,
    };
    added || plan.book.minimum.is_some_and(|(_, asked)| asked == unit)
}

/// Whether a pattern for basic points has a unit that is usual for them: points or fu, or tai where points are added
/// up (docs/rules/four-winds.md, R8). True for all other patterns.
pub(super) fn usual(pattern: Pattern, unit: Unit, system: System) -> bool {
    let sets = match system {
        System::Mangan => [Unit::Fu, Unit::Fu],
        System::PointDouble | System::FaanLaak => [Unit::Points, Unit::Points],
        System::Points => [Unit::Points, Unit::Tai],
    };
    pattern.entry().category != Category::BasicPoints || sets.contains(&unit)
}

/// Whether the flag for counting directly makes sense: on points below the limit of a points-and-doubles system, or
/// where points are added up (docs/rules/four-winds.md, R31).
#[must_use]
pub fn can_count_directly(plan: &Plan, item: &Item) -> bool {
    plan.system() == System::Points
        || plan.system() == System::PointDouble
            && item.unit == Unit::Points
            && plan.limit.is_none_or(|limit| item.value < Ratio::whole(limit))
}

/// Whether hands with a pattern can have a meld, a concealed kong included. Those of a special shape have no sets that
/// could be melded, except the one set beside a knitted straight.
#[must_use]
pub fn can_have_melds(pattern: Pattern) -> bool {
    pattern == Pattern::KnittedStraight || !pattern.entry().prefilter.intersects(Prefilter::SPECIAL_SHAPES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::plan;

    fn offered(rules: &str, pattern: Pattern) -> Vec<Unit> {
        units(&plan(rules), pattern).collect()
    }

    #[test]
    fn units_are_those_that_the_rules_count_and_that_are_usual() {
        let (hand, set) = (Pattern::PungHand, Pattern::BasicPungSimples);
        assert_eq!(offered("building-skills", hand), [Unit::Points, Unit::Doubles, Unit::PercentOfLimit]);
        assert_eq!(offered("building-skills", set), [Unit::Points]);
        assert_eq!(offered("hong-kong-old-style", hand), [Unit::Faan, Unit::PercentOfLimit]);
        assert_eq!(offered("hong-kong-old-style", set), [], "without a table of auxiliary points");
        assert_eq!(offered("riichi-tenhou", hand), [Unit::Fu, Unit::Han, Unit::PercentOfLimit]);
        assert_eq!(offered("riichi-tenhou", set), [Unit::Fu]);
        assert_eq!(offered("mcr-mil-2025", hand), [Unit::Points, Unit::Tai], "there is no limit");
    }

    #[test]
    fn special_shapes_have_no_melds() {
        for pattern in [
            Pattern::SevenPairs,
            Pattern::ShiftedPairs,
            Pattern::ThirteenOrphans,
            Pattern::LesserHonorsKnitted,
            Pattern::TripleKnitting,
            Pattern::WrigglingSnake,
        ] {
            assert!(!can_have_melds(pattern), "{pattern}");
        }
        let hands = [Pattern::PungHand, Pattern::KnittedStraight, Pattern::GreatSnake, Pattern::JadeHand];
        assert!(hands.into_iter().chain(Pattern::OWN.iter().copied()).all(can_have_melds));
    }
}
