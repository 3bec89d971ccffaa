//! What in a rulebook has no effect or makes no sense: warnings, never a refusal.

use super::book::Rulebook;
use super::item::{Item, Unit};
use super::option::OptionKey;
use super::plan::{System, missing_option};
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::problem::{Part, Place, Problem, ProblemKey};
use crate::engine::ratio::Ratio;

/// Every item and option that is greyed, and every unit that these rules do not count in.
#[must_use]
pub fn review(book: &Rulebook, at: &Place) -> Vec<Problem> {
    let mut problems = Vec::new();
    let system = book.options.choice(OptionKey::System).parse().unwrap_or(System::PointDouble);
    let limit = book.options.get(OptionKey::Limit);
    for (list, items) in [("winner", &book.winner), ("losers", &book.losers)] {
        for (&pattern, item) in items {
            let place = at.join(list).join(Part::Key(pattern.as_str().into()));
            if !item.has_value() {
                continue;
            }
            if let Some(needs) = missing_option(&book.options, pattern, item) {
                problems.push(Problem::new(ProblemKey::GreyedItem, place.clone()).named(needs.as_str()));
            } else if list == "losers" && !book.winner.get(&pattern).is_some_and(Item::has_value) {
                problems.push(Problem::new(ProblemKey::GreyedItem, place.clone()).named("winner"));
            }
            if item.count_directly && !can_count_directly(item, system, limit) {
                problems.push(Problem::new(ProblemKey::GreyedOption, place.join("count-directly")));
            }
            if !usual(pattern, item.unit, system) {
                problems.push(Problem::new(ProblemKey::UnusualUnit, place.join("unit")));
            }
        }
    }
    let insurance = [OptionKey::InsuranceClassicalHands, OptionKey::InsuranceNineTiles, OptionKey::InsuranceLastFive];
    let insured = insurance.into_iter().any(|key| book.options.on(key));
    if book.options.on(OptionKey::InsuranceLastFive) && book.options.on(OptionKey::DiscarderPaysAll) {
        let place = at.join("options").join(OptionKey::InsuranceLastFive.as_str());
        problems.push(Problem::new(ProblemKey::GreyedOption, place).named(OptionKey::DiscarderPaysAll.as_str()));
    }
    if book.options.on(OptionKey::AllowNoChoice) && !insured {
        let place = at.join("options").join(OptionKey::AllowNoChoice.as_str());
        problems.push(Problem::new(ProblemKey::GreyedOption, place).named(OptionKey::InsuranceClassicalHands.as_str()));
    }
    problems
}

/// Counting directly is for points below the limit of a point-double system (Four Winds, "Scoring units").
fn can_count_directly(item: &Item, system: System, limit: Option<i64>) -> bool {
    system == System::Points
        || system == System::PointDouble
            && item.unit == Unit::Points
            && limit.is_none_or(|limit| item.value < Ratio::whole(limit))
}

fn usual(pattern: Pattern, unit: Unit, system: System) -> bool {
    if pattern.entry().category == Category::BasicPoints {
        return matches!(
            (system, unit),
            (System::Mangan, Unit::Fu)
                | (System::PointDouble | System::FaanLaak, Unit::Points)
                | (System::Points, Unit::Points | Unit::Tai)
        );
    }
    match unit {
        Unit::PercentOfLimit => true,
        Unit::Points => system != System::Mangan,
        Unit::Tai => system == System::Points,
        Unit::Doubles => system == System::PointDouble,
        Unit::Faan => system == System::FaanLaak,
        Unit::Han | Unit::Fu => system == System::Mangan,
    }
}
