//! Which settings of an item make sense under a rulebook: what an editor offers and [`review`](super::review::review)
//! asks.

use super::compile::Plan;
use super::counting::Counting;
use crate::Ratio;
use crate::options::System;
use crate::patterns::{Category, Pattern, Prefilter};
use crate::rules::{Item, Unit};

/// The units that count under these rules and can be chosen for a pattern, in the order of [`Unit::ALL`]: those that are
/// usual for it, and faan also for basic points, though that makes little sense and the editor says so
/// (docs/rules/four-winds.md, R5 and R8).
pub fn units(plan: &Plan, pattern: Pattern) -> impl Iterator<Item = Unit> {
    let offered = move |unit: Unit| unit == Unit::Faan || usual(pattern, unit, plan.system());
    Unit::ALL.iter().copied().filter(move |&unit| counts_in(plan, unit) && offered(unit))
}

/// Whether a value in this unit counts: the way of counting adds the unit up, the minimum is given in it, or it is a
/// share of a limit that there is.
#[must_use]
pub fn counts_in(plan: &Plan, unit: Unit) -> bool {
    let added = match unit {
        Unit::PercentOfLimit => plan.limit().is_some(),
        Unit::Points => match plan.system() {
            System::PointDouble | System::Points => true,
            System::FaanLaak => !plan.rulebook().auxiliary.is_empty(),
            System::HanFu => false,
        },
        Unit::Doubles => plan.system() == System::PointDouble,
        // Faan that players call tai are tai throughout.
        Unit::Tai => {
            plan.system() == System::Points || matches!(plan.counting(), Counting::Faan(faan) if faan.unit == unit)
        }
        Unit::Faan => matches!(plan.counting(), Counting::Faan(faan) if faan.unit == unit),
        Unit::Han | Unit::Fu => plan.system() == System::HanFu,
    };
    added || plan.rulebook().minimum.is_some_and(|(_, asked)| asked == unit)
}

/// Whether a pattern for basic points has a unit that is usual for them: points or fu, or tai where points are added
/// up (docs/rules/four-winds.md, R8). True for all other patterns.
pub(super) fn usual(pattern: Pattern, unit: Unit, system: System) -> bool {
    let sets = match system {
        System::HanFu => [Unit::Fu, Unit::Fu],
        System::PointDouble | System::FaanLaak => [Unit::Points, Unit::Points],
        System::Points => [Unit::Points, Unit::Tai],
    };
    pattern.def().category != Category::BasicPoints || sets.contains(&unit)
}

/// Whether the flag for counting directly makes sense: on points below the limit of a points-and-doubles system, or
/// where points are added up (docs/rules/four-winds.md, R31).
#[must_use]
pub fn can_count_directly(plan: &Plan, item: &Item) -> bool {
    plan.system() == System::Points
        || plan.system() == System::PointDouble
            && item.unit == Unit::Points
            && plan.limit().is_none_or(|limit| item.value < Ratio::whole(limit))
}

/// Whether a rulebook's editor lets one choose if sets of a pattern's hands may be melded. Four Winds does not for classical
/// hands, pairs and special ways of going out (docs/rules/four-winds.md, R33), and neither makes the choice sense for single
/// sets and bonus tiles, for hands of a special shape, which have no sets but for the one beside a knitted straight, and
/// for those that are concealed by definition. A file may say it of any item.
#[must_use]
pub fn can_allow_melds(pattern: Pattern) -> bool {
    let def = pattern.def();
    let is_a_hand = matches!(def.category, Category::Chows | Category::Pungs | Category::WholeHand | Category::Limit);
    let without_sets = pattern != Pattern::KnittedStraight && def.requires.intersects(Prefilter::SPECIAL_SHAPES);
    let concealed = pattern.implied().contains(&Pattern::ConcealedHand);
    is_a_hand && !without_sets && !concealed && !CLASSICAL.contains(&pattern)
}

/// The classical hands of Four Winds that are not concealed by definition: those of its article on penalties, and what its
/// list of limit hands calls so (docs/rules/four-winds.md, Limit and special hands).
const CLASSICAL: &[Pattern] = &[
    Pattern::BigThreeDragons,
    Pattern::ThreeGreatScholars,
    Pattern::LittleThreeDragons,
    Pattern::BigFourWinds,
    Pattern::LittleFourWinds,
    Pattern::AllHonors,
    Pattern::AllTerminals,
    Pattern::AllGreen,
    Pattern::FourKongs,
];

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
        // Points need a table of auxiliary points. Faan make little sense, but Four Winds lets one assign them (Logic of the
        // scoring system, Illogical assignments); before, nothing that counts was offered here.
        assert_eq!(offered("hong-kong-old-style", set), [Unit::Faan]);
        assert_eq!(offered("riichi-tenhou", hand), [Unit::Fu, Unit::Han, Unit::PercentOfLimit]);
        assert_eq!(offered("riichi-tenhou", set), [Unit::Fu]);
        assert_eq!(offered("mcr-mil-2025", hand), [Unit::Points, Unit::Tai], "there is no limit");
    }

    /// Four Winds, *Logic of the scoring system*, Allowing melded limit and special hands.
    #[test]
    fn melds_are_a_choice_for_hands_whose_definition_leaves_it_open() {
        for pattern in [
            Pattern::SevenPairs,
            Pattern::ShiftedPairs,
            Pattern::ThirteenOrphans,
            Pattern::LesserHonorsKnitted,
            Pattern::TripleKnitting,
            Pattern::WrigglingSnake,
            Pattern::NineGates,
            Pattern::GatesOfHeaven,
            Pattern::HiddenTreasure,
            Pattern::FullyConcealedSuitHand,
            Pattern::FourConcealedPungs,
            Pattern::BigThreeDragons,
            Pattern::ThreeGreatScholars,
            Pattern::FourKongs,
            Pattern::AllGreen,
            Pattern::ConcealedHand,
            Pattern::Heavenly,
            Pattern::Earthly,
            Pattern::Plum,
            Pattern::LastTile,
            Pattern::RobbingKong,
            Pattern::PungDragon,
            Pattern::OwnFlower,
            Pattern::BasicPungSimples,
        ] {
            assert!(!can_allow_melds(pattern), "{pattern}");
        }
        let hands = [
            Pattern::PungHand,
            Pattern::PureStraight,
            Pattern::KnittedStraight,
            Pattern::GreatSnake,
            Pattern::SquirmingSnake,
            Pattern::JadeHand,
        ];
        for pattern in hands.into_iter().chain(Pattern::CUSTOM.iter().copied()) {
            assert!(can_allow_melds(pattern), "{pattern}");
        }
    }
}
