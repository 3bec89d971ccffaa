//! Warnings about what has no effect or makes no sense in a rulebook. They never reject it.

use super::compile::Plan;
use super::edge::Reason;
use super::effect::unmet_need;
use super::sensible::{can_count_directly, counts_in, usual};
use crate::options::{
    BasicPointsTable, Choice, HandSize, Need, NeededSetting, OptionKey, OptionSpec, Options, PayoffName, Settlement,
    System,
};
use crate::patterns::Pattern;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::rules::{BasicPoints, Item, Unit, is_made_by_jokers_alone, missing_option};

/// Lists every item, table and option that has no effect, given the rest of the rulebook, and every unit that these
/// rules do not count in. `at` is the place of the rulebook in the input.
#[must_use]
pub fn review(plan: &Plan, at: &Place) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (list, items) in [("winner", &plan.rulebook().winner), ("losers", &plan.rulebook().losers)] {
        for (&pattern, item) in items.iter().filter(|(_, item)| item.has_value()) {
            let place = at.join(list).join(Part::Key(pattern.as_str().into()));
            reviewed(plan, list, (pattern, item), &place, &mut problems);
        }
    }
    tables(plan, at, &mut problems);
    problems.extend(OptionKey::ALL.iter().filter(|&&key| asks(&plan.rulebook().options, key)).filter_map(|&key| {
        let table = || no_table(plan).filter(|_| key == OptionKey::WinnerScheme);
        Some(unheeded(unmet_need(plan, key).or_else(table)?, at.join("options").join(key.as_str())))
    }));
    problems
}

/// Whether an option is set to do something: it is neither at its default nor off. The return points do not count,
/// because rulebooks give them next to the start points even if no game uses them.
fn asks(options: &Options, key: OptionKey) -> bool {
    let set = options.get(key);
    let off = match key.spec() {
        OptionSpec::Flag(_) => set == Some(0),
        OptionSpec::Choice(_) => set == key.spec().raw("none"),
        OptionSpec::Number { .. } => key == OptionKey::ReturnPoints,
    };
    !off && set != Options::default().get(key)
}

/// Reviews an item: can it count, and does its unit make sense?
fn reviewed(plan: &Plan, list: &str, (pattern, item): (Pattern, &Item), place: &Place, problems: &mut Vec<Problem>) {
    let winner = plan.rulebook().winner.get(&pattern);
    let inactive = || Problem::new(ProblemKey::InactiveItem, place.clone());
    let shared = item.share_of_winner.and(winner).filter(|_| list == "losers");
    let unit = shared.map_or(item.unit, |winner| winner.unit);
    if let Some(needed) = missing_option(&plan.rulebook().options, pattern, item) {
        problems.push(inactive().about(needed));
    } else if is_made_by_jokers_alone(pattern) {
        problems.push(inactive().named(Reason::Joker.as_str()));
    } else if list == "losers" && !winner.is_some_and(Item::has_value) {
        problems.push(inactive().named("winner"));
    } else if pattern.custom_number().is_some()
        && let Some(problem) = without_template(plan, pattern, inactive())
    {
        problems.push(problem);
    } else if unit == Unit::PercentOfLimit && plan.limit().is_none() {
        problems.push(inactive().about(NeededSetting::On(OptionKey::Limit)));
    }
    if item.count_directly && !can_count_directly(plan, item) {
        problems.push(Problem::new(ProblemKey::InactiveOption, place.join("count-directly")));
    }
    if unit != Unit::PercentOfLimit && !counts_in(plan, unit) {
        problems.push(Problem::new(ProblemKey::IdleUnit, place.join("unit")));
    } else if !usual(pattern, unit, plan.system()) {
        problems.push(Problem::new(ProblemKey::UnusualUnit, place.join("unit")));
    }
}

/// Why nobody can make a custom hand: it is not defined, it has another number of tiles than hands
/// have, flowers where they are no tiles of the hand, or more jokers than there are. `inactive` is the problem that is
/// completed and returned.
fn without_template(plan: &Plan, pattern: Pattern, inactive: Problem) -> Option<Problem> {
    let options = &plan.rulebook().options;
    let Some(hand) = plan.rulebook().hands.get(&pattern) else { return Some(inactive.named("hands")) };
    let jokers = hand.template.jokers();
    if !hand.fits_size(options) {
        let other = match options.tiles.hand_size {
            HandSize::Thirteen => HandSize::Sixteen,
            HandSize::Sixteen => HandSize::Thirteen,
        };
        return Some(inactive.about(NeededSetting::Choice(Choice::of(OptionKey::HandSize, other))));
    }
    if hand.template.has_flowers() && !options.tiles.holds_flowers() {
        let key = if options.tiles.use_flowers { OptionKey::FlowersInHand } else { OptionKey::UseFlowers };
        return Some(inactive.about(NeededSetting::On(key)));
    }
    (jokers > options.tiles.jokers)
        .then(|| inactive.about(NeededSetting::AtLeast(OptionKey::Jokers, i64::from(jokers))))
}

/// Reviews tables: those that the way of counting or paying does not use, and limits where nothing caps han and fu.
fn tables(plan: &Plan, at: &Place, problems: &mut Vec<Problem>) {
    let book = plan.rulebook();
    let system = |system: System| Choice::of(OptionKey::System, system);
    let by_table = Choice::of(OptionKey::WinnerScheme, PayoffName::Customized);
    let han = plan.system() == System::HanFu || plan.settlement() == Settlement::Riichi;
    let customized = book.options.payments.winner_scheme == PayoffName::Customized;
    let own_sets = book.basic != BasicPoints::default() && book.options.counting.basic_points == BasicPointsTable::None;
    let sets = plan.system() != System::Points;
    let settled = matches!(plan.system(), System::FaanLaak | System::PointDouble);
    for (part, has, looked_at, choice) in [
        ("settling-table", !book.settling.is_empty(), settled, system(System::FaanLaak)),
        (
            "auxiliary-points-table",
            !book.auxiliary.is_empty(),
            plan.system() == System::FaanLaak,
            system(System::FaanLaak),
        ),
        ("limits", !book.limits.is_empty(), han, system(System::HanFu)),
        ("basic", own_sets, sets, system(System::PointDouble)),
        ("payments", book.payments.is_some(), customized, by_table),
    ] {
        if has && !looked_at {
            problems.push(Problem::new(ProblemKey::InactiveItem, at.join(part)).about(NeededSetting::Choice(choice)));
        }
    }
    if plan.system() == System::HanFu && book.limits.is_empty() && plan.limit().is_none() {
        problems.push(Problem::new(ProblemKey::NoLimits, at.join("limits")));
    }
}

/// The problem of an option that has no effect because it needs something else.
fn unheeded(need: Need, place: Place) -> Problem {
    let inactive = |place| Problem::new(ProblemKey::InactiveOption, place);
    match need {
        Need::Set(needed) => inactive(place).about(needed),
        Need::Not(choice) => inactive(place).named(choice.option()),
        Need::Minimum => inactive(place).named("minimum"),
        Need::Payments => inactive(place).named("payments"),
        Need::Has(_) | Need::Any(_) | Need::All(_) => Problem::new(ProblemKey::IdleOption, place),
    }
}

/// Reports that the rulebook's own table of payments is chosen although it has none.
fn no_table(plan: &Plan) -> Option<Need> {
    let chosen = plan.options.payments.winner_scheme == PayoffName::Customized;
    (chosen && plan.rulebook().payments.is_none()).then_some(Need::Payments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratio;
    use crate::rules::Rulebook;
    use crate::sample::{explained, won};
    use crate::tiles::Seat;

    /// Thirteen han (pinfu made eleven, all simples, self-drawn) at twenty fu are 655,360 base points: 1,310,800 from East
    /// and 655,400 from each of the others.
    #[test]
    fn han_without_limits_are_told() {
        let mut book = crate::rules::shipped::find("riichi-tenhou").unwrap();
        let reported = |book: &Rulebook| {
            review(&Plan::new(book.clone()), &Place::default())
                .iter()
                .any(|problem| problem.key == ProblemKey::NoLimits && problem.at.to_string() == "/limits")
        };
        assert!(!reported(&book));
        book.limits.clear();
        assert!(!reported(&book), "a yakuman is still the most");
        book.options.counting.limit = None;
        assert!(reported(&book));
        let item = book.winner.get_mut(Pattern::PinfuHand).unwrap();
        (item.value, item.unit) = (Ratio::whole(11), Unit::Han);
        let score = explained(&won(Seat::South, "234m456p678s22p56s~7s", None), &Plan::new(book.clone()));
        assert_eq!(score.tally.total, 2_621_600);
        book.options.counting.system = System::Points;
        assert!(!reported(&book), "where han are not counted none is missing");
    }
}
