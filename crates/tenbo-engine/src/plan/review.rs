//! Warnings about what has no effect or makes no sense in a rulebook. They never reject it.

use super::compile::Plan;
use super::effect::{Wants, effect};
use crate::Ratio;
use crate::options::{BasicPointsTable, OptionKey, OptionSpec, Options, PayoffName, Settlement, System};
use crate::patterns::{Category, Pattern};
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::rules::{BasicPoints, Item, Unit, missing_option};

/// Lists every item, table and option that has no effect, given the rest of the rulebook, and every unit that these
/// rules do not count in. `at` is the place of the rulebook in the input.
#[must_use]
pub fn review(plan: &Plan, at: &Place) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (list, items) in [("winner", &plan.book.winner), ("losers", &plan.book.losers)] {
        for (&pattern, item) in items.iter().filter(|(_, item)| item.has_value()) {
            let place = at.join(list).join(Part::Key(pattern.as_str().into()));
            reviewed(plan, list, (pattern, item), &place, &mut problems);
        }
    }
    tables(plan, at, &mut problems);
    problems.extend(OptionKey::ALL.iter().filter(|&&key| asks(&plan.book.options, key)).filter_map(|&key| {
        let wants = match effect(plan, key) {
            Err(wants) => wants,
            Ok(()) if key == OptionKey::WinnerScheme => no_table(plan)?,
            Ok(()) => return None,
        };
        Some(unheeded(wants, at.join("options").join(key.as_str())))
    }));
    problems
}

/// Whether an option is set to do something: it is neither at its default nor off. The return points do not count,
/// because rulebooks give them next to the start points even if no game uses them.
fn asks(options: &Options, key: OptionKey) -> bool {
    let set = options.get(key);
    let off = match key.spec() {
        OptionSpec::Flag(_) => set == Some(0),
        OptionSpec::Choice(_) => set == key.place("none"),
        OptionSpec::Number { .. } => key == OptionKey::ReturnPoints,
    };
    !off && set != Options::default().get(key)
}

/// Reviews an item: whether it can count, and in its unit.
fn reviewed(plan: &Plan, list: &str, (pattern, item): (Pattern, &Item), place: &Place, problems: &mut Vec<Problem>) {
    let winner = plan.book.winner.get(&pattern);
    let greyed = || Problem::new(ProblemKey::GreyedItem, place.clone());
    let shared = item.share_of_winner.and(winner).filter(|_| list == "losers");
    let unit = shared.map_or(item.unit, |winner| winner.unit);
    if let Some((needs, setting)) = missing_option(&plan.book.options, pattern, item) {
        problems.push(greyed().about(needs, setting));
    } else if list == "losers" && !winner.is_some_and(Item::has_value) {
        problems.push(greyed().named("winner"));
    } else if unit == Unit::PercentOfLimit && plan.limit.is_none() {
        problems.push(greyed().about(OptionKey::Limit, 1));
    }
    if item.count_directly && !can_count_directly(item, plan) {
        problems.push(Problem::new(ProblemKey::GreyedOption, place.join("count-directly")));
    }
    if !counts_in(plan, unit) {
        problems.push(Problem::new(ProblemKey::IdleUnit, place.join("unit")));
    } else if !usual(pattern, unit, plan.system()) {
        problems.push(Problem::new(ProblemKey::UnusualUnit, place.join("unit")));
    }
}

/// Reviews tables: those that the way of counting or paying does not use.
fn tables(plan: &Plan, at: &Place, problems: &mut Vec<Problem>) {
    let book = &plan.book;
    let faan = (OptionKey::System, System::FaanLaak as i64);
    let han = plan.system() == System::Mangan || plan.payments.settlement == Settlement::Riichi;
    let customized = book.options.payments.winner_scheme == PayoffName::Customized;
    let own_sets = book.basic != BasicPoints::NONE && book.options.counting.basic_points == BasicPointsTable::None;
    let sets = plan.system() != System::Points;
    for (part, has, looked_at, (key, setting)) in [
        ("settling-table", !book.settling.is_empty(), plan.system() == System::FaanLaak, faan),
        ("auxiliary-points-table", !book.auxiliary.is_empty(), plan.system() == System::FaanLaak, faan),
        ("limits", !book.limits.is_empty(), han, (OptionKey::System, System::Mangan as i64)),
        ("basic", own_sets, sets, (OptionKey::System, System::PointDouble as i64)),
        ("payments", book.payments.is_some(), customized, (OptionKey::WinnerScheme, PayoffName::Customized as i64)),
    ] {
        if has && !looked_at {
            problems.push(Problem::new(ProblemKey::GreyedItem, at.join(part)).about(key, setting));
        }
    }
}

/// The problem of an option that has no effect because it needs something else.
fn unheeded(wants: Wants, place: Place) -> Problem {
    match wants {
        Wants::Option(key, setting) => Problem::new(ProblemKey::GreyedOption, place).about(key, setting),
        Wants::Otherwise(key) => Problem::new(ProblemKey::GreyedOption, place).named(key.as_str()),
        Wants::Minimum => Problem::new(ProblemKey::GreyedOption, place).named("minimum"),
        Wants::Payments => Problem::new(ProblemKey::GreyedOption, place).named("payments"),
        Wants::OtherRules => Problem::new(ProblemKey::IdleOption, place),
    }
}

/// Whether the rulebook's own table of payments is chosen though it has none.
fn no_table(plan: &Plan) -> Option<Wants> {
    let chosen = plan.book.options.payments.winner_scheme == PayoffName::Customized;
    (chosen && plan.book.payments.is_none()).then_some(Wants::Payments)
}

/// Counting directly is for points below the limit of a point-double system (Four Winds, "Scoring units").
fn can_count_directly(item: &Item, plan: &Plan) -> bool {
    plan.system() == System::Points
        || plan.system() == System::PointDouble
            && item.unit == Unit::Points
            && plan.limit.is_none_or(|limit| item.value < Ratio::whole(limit))
}

/// Whether the way of counting uses a unit, or the minimum is in it.
fn counts_in(plan: &Plan, unit: Unit) -> bool {
    let added = match unit {
        Unit::PercentOfLimit => true,
        Unit::Points => match plan.system() {
            System::PointDouble | System::Points => true,
            System::FaanLaak => !plan.book.auxiliary.is_empty(),
            System::Mangan => false,
        },
        Unit::Tai => plan.system() == System::Points,
        Unit::Doubles => plan.system() == System::PointDouble,
        Unit::Faan => plan.system() == System::FaanLaak,
        Unit::Han | Unit::Fu => plan.system() == System::Mangan,
    };
    added || plan.book.minimum.is_some_and(|(_, asked)| asked == unit)
}

/// Whether a pattern for basic points has a unit that is usual for them; true for all other patterns
/// (Four Winds: points or fu).
fn usual(pattern: Pattern, unit: Unit, system: System) -> bool {
    let sets = match system {
        System::Mangan => [Unit::Fu, Unit::Fu],
        System::PointDouble | System::FaanLaak => [Unit::Points, Unit::Points],
        System::Points => [Unit::Points, Unit::Tai],
    };
    pattern.entry().category != Category::BasicPoints || sets.contains(&unit)
}
