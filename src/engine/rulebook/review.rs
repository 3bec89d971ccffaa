//! What in a rulebook has no effect or makes no sense: warnings, never a refusal.

use super::book::Rulebook;
use super::item::{Item, Unit};
use super::option::OptionKey;
use super::plan::{Settlement, System, missing_option};
use super::scheme::Scheme;
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
    problems.extend(without_effect(book).into_iter().map(|(key, needs)| {
        let place = at.join("options").join(key.as_str());
        Problem::new(ProblemKey::GreyedOption, place).named(needs)
    }));
    problems
}

/// The options that have no effect as others are, each with the one that it needs to be otherwise.
fn without_effect(book: &Rulebook) -> Vec<(OptionKey, &'static str)> {
    let options = &book.options;
    let mut greyed = Vec::new();
    let mut grey = |key: OptionKey, needs: &'static str, idle: bool| {
        if options.on(key) && idle {
            greyed.push((key, needs));
        }
    };
    let insurance = [OptionKey::InsuranceClassicalHands, OptionKey::InsuranceNineTiles, OptionKey::InsuranceLastFive];
    let insured = insurance.into_iter().any(|key| options.on(key));
    grey(OptionKey::AllowNoChoice, OptionKey::InsuranceClassicalHands.as_str(), !insured);
    let settlement = options.choice(OptionKey::Settlement).parse().unwrap_or(Settlement::WinnerOnly);
    let alone = Scheme::of(book, settlement).is_some_and(|scheme| scheme.discarder_alone());
    let paying = match options.choice(OptionKey::WinnerScheme) {
        _ if options.on(OptionKey::DiscarderPaysAll) => OptionKey::DiscarderPaysAll,
        "own" if options.is(OptionKey::GunRule, "full") => OptionKey::GunRule,
        "own" => OptionKey::Settlement,
        _ => OptionKey::WinnerScheme,
    };
    grey(OptionKey::InsuranceLastFive, paying.as_str(), alone);
    let then = OptionKey::FaultyOutThen;
    grey(OptionKey::OffenderScoreZeroed, then.as_str(), !options.is(then, "dead"));
    let fine = OptionKey::FaultyOutPoints;
    grey(OptionKey::FaultyOutEastDoubles, fine.as_str(), options.number(fine) == 0);
    let fine = OptionKey::FaultyClaimPoints;
    grey(OptionKey::AllowCanceling, fine.as_str(), options.number(fine) == 0);
    grey(OptionKey::LosersPayMinimum, "minimum", book.minimum.is_none());
    if options.is(OptionKey::WinnerScheme, "customized") && book.payments.is_none() {
        greyed.push((OptionKey::WinnerScheme, "payments"));
    }
    greyed
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
