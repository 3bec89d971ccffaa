//! What in a rulebook is probably not meant, by what it comes from: an option that is off, say, and all that never counts for
//! that reason. What the base has just so is meant.

use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, OptionSpec, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, counts_in};
use tenbo_engine::problems::{Part, Problem, ProblemKey};
use tenbo_engine::rules::{Item, Rulebook, Unit};

use super::change::{Change, Field, List};
use super::doubts::{Doubt, doubts};
use super::inactive::{Inactive, enabling, inactive};

/// Why something is probably not meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// An option is not as it is needed: this value would do.
    Option(OptionKey, i64),
    /// The most that a hand is worth, which is less than what some are worth.
    Limit(i64),
    /// The way of counting does not look at this unit.
    Unit(Unit),
    /// It says so itself.
    Doubt(Doubt),
}

/// What a cause has an effect on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Affected {
    /// The value of a pattern.
    Pattern(Pattern),
    /// An option.
    Option(OptionKey),
}

/// A cause with all that comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// What it is.
    pub why: Why,
    /// What it has an effect on; nothing where a doubt says it itself.
    pub affected: Vec<Affected>,
}

/// Where something of a rulebook is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An option.
    Option(OptionKey),
    /// A pattern.
    Pattern(Pattern),
    /// A part of the file, by its name.
    Part(&'static str),
}

impl Cause {
    /// Where it is.
    #[must_use]
    pub fn spot(&self) -> Option<Spot> {
        match &self.why {
            Why::Option(key, _) => Some(Spot::Option(*key)),
            Why::Limit(_) => Some(Spot::Option(OptionKey::Limit)),
            Why::Unit(_) => Some(Spot::Option(OptionKey::System)),
            Why::Doubt(doubt) => spot_of(doubt),
        }
    }

    /// The change that plainly mends it, if there is one. What an amount or a way of counting should be, nobody but the club
    /// knows.
    #[must_use]
    pub fn mend(&self) -> Option<Change> {
        match self.why {
            Why::Option(key, value) => {
                matches!(key.spec(), OptionSpec::Flag(_)).then_some(Change::Option(key, Some(value)))
            }
            Why::Limit(limit) => {
                let cap = |affected: &Affected| match affected {
                    Affected::Pattern(pattern) => {
                        Some(Change::Item(List::Winner, *pattern, Field::Value(Ratio::whole(limit))))
                    }
                    Affected::Option(_) => None,
                };
                Some(Change::Several(self.affected.iter().filter_map(cap).collect()))
            }
            Why::Unit(_) | Why::Doubt(_) => None,
        }
    }
}

fn spot_of(doubt: &Doubt) -> Option<Spot> {
    if let Some((_, pattern)) = doubt.about() {
        return Some(Spot::Pattern(pattern));
    }
    let Doubt::Reviewed(problem) = doubt else { return None };
    let parts = ["settling-table", "auxiliary-points-table", "limits", "basic", "payments"];
    problem.at.0.iter().rev().find_map(|part| match part {
        Part::Key(key) => {
            let option = key.parse().ok().map(Spot::Option);
            option.or_else(|| parts.into_iter().find(|part| *part == key.as_ref()).map(Spot::Part))
        }
        Part::Index(_) => None,
    })
}

/// Everything that makes little sense in a rulebook, each cause once: what keeps patterns and options from having an effect comes
/// before what is said of single ones.
#[must_use]
pub fn causes(plan: &Plan, base: &Rulebook) -> Vec<Cause> {
    let mut all = Causes::default();
    for list in List::ALL {
        let items = if list == List::Winner { &plan.rulebook().winner } else { &plan.rulebook().losers };
        for (&pattern, _) in items.iter().filter(|(_, item)| item.has_value()) {
            if let Some(Inactive::Option(key, value)) = inactive(plan.rulebook(), list, pattern)
                && !is_meant(base, list, pattern)
            {
                all.add(Why::Option(key, value), Affected::Pattern(pattern));
            }
        }
    }
    beyond_the_limit(plan, base, &mut all);
    for doubt in doubts(plan) {
        match &doubt {
            Doubt::Reviewed(problem) => match common(problem, &doubt, plan) {
                Some((why, affected)) => all.add(why, affected),
                None => all.single(doubt),
            },
            _ => all.single(doubt),
        }
    }
    let Causes { mut common, single } = all;
    common.extend(single);
    common
}

/// Whether the base has a value for a pattern that counts nothing there either.
fn is_meant(base: &Rulebook, list: List, pattern: Pattern) -> bool {
    list.item(base, pattern).is_some_and(Item::has_value) && inactive(base, list, pattern).is_some()
}

/// The cause of a problem that many may share.
fn common(problem: &Problem, doubt: &Doubt, plan: &Plan) -> Option<(Why, Affected)> {
    let about = doubt.about();
    let affected = match (about, problem.at.0.as_slice()) {
        (Some((_, pattern)), _) => Affected::Pattern(pattern),
        (None, [.., Part::Key(key)]) => Affected::Option(key.parse().ok()?),
        _ => return None,
    };
    let why = match (problem.key, problem.needed) {
        (ProblemKey::IdleUnit, _) => {
            let (list, pattern) = about?;
            Why::Unit(unit(plan.rulebook(), list?, pattern)?)
        }
        (ProblemKey::InactiveItem | ProblemKey::InactiveOption, Some(needed)) => {
            Why::Option(needed.option(), enabling(needed))
        }
        _ => return None,
    };
    Some((why, affected))
}

/// The unit in which a pattern is paid: of a share the winner's.
fn unit(book: &Rulebook, list: List, pattern: Pattern) -> Option<Unit> {
    let item = list.item(book, pattern)?;
    let shared = item.share_of_winner.and(book.winner.get(&pattern)).filter(|_| list == List::Losers);
    Some(shared.map_or(item.unit, |winner| winner.unit))
}

/// Points that no hand can be worth, unless the base has them so.
fn beyond_the_limit(plan: &Plan, base: &Rulebook, all: &mut Causes) {
    let Some(limit) = plan.rulebook().options.counting.limit else { return };
    if plan.system() == System::HanFu || !counts_in(plan, Unit::Points) {
        return;
    }
    let is_beyond = |item: &Item, limit: Option<i64>| {
        item.unit == Unit::Points && limit.is_some_and(|limit| item.value > Ratio::whole(limit))
    };
    for (&pattern, item) in &plan.rulebook().winner {
        let as_in_base = || base.winner.get(&pattern).is_some_and(|item| is_beyond(item, base.options.counting.limit));
        if is_beyond(item, Some(limit)) && !as_in_base() {
            all.add(Why::Limit(limit), Affected::Pattern(pattern));
        }
    }
}

#[derive(Default)]
struct Causes {
    common: Vec<Cause>,
    single: Vec<Cause>,
}

impl Causes {
    fn add(&mut self, why: Why, affected: Affected) {
        match self.common.iter_mut().find(|cause| cause.why == why) {
            Some(cause) if cause.affected.contains(&affected) => {}
            Some(cause) => cause.affected.push(affected),
            None => self.common.push(Cause { why, affected: vec![affected] }),
        }
    }

    fn single(&mut self, doubt: Doubt) {
        self.single.push(Cause { why: Why::Doubt(doubt), affected: Vec::new() });
    }
}

#[cfg(test)]
mod tests {
    use super::super::library::BookEdit;
    use super::super::tests::{Page, item};
    use super::*;
    use tenbo_engine::rules::shipped;

    fn copy(id: &str) -> Page {
        let mut page = Page::new(&format!("v1;r={id}"));
        page.book(BookEdit::Duplicate(String::from("Club")));
        page
    }

    fn found(page: &Page) -> Vec<Cause> {
        let rules = page.rules();
        causes(&rules.plan(), &rules.own.as_ref().unwrap().base_book())
    }

    #[test]
    fn an_option_that_is_off_is_one_cause_and_one_change_mends_it() {
        let mut page = copy("bmja");
        let before = found(&page);
        page.change(Change::Option(OptionKey::UseFlowers, Some(0)));
        let all = found(&page);
        let [cause] = all.iter().filter(|cause| !before.contains(cause)).collect::<Vec<_>>()[..] else {
            panic!("{all:?}")
        };
        assert_eq!(cause.why, Why::Option(OptionKey::UseFlowers, 1));
        for pattern in [Pattern::OwnFlower, Pattern::OwnSeason] {
            assert!(cause.affected.contains(&Affected::Pattern(pattern)), "{cause:?}");
        }
        // A pattern that both have is named once.
        let mut once = cause.affected.clone();
        once.dedup();
        assert_eq!(once, cause.affected);
        assert_eq!(cause.spot(), Some(Spot::Option(OptionKey::UseFlowers)));
        page.change(cause.mend().unwrap());
        assert_eq!(found(&page), before);
    }

    #[test]
    fn what_the_base_has_just_so_is_meant() {
        for id in shipped::OFFERED {
            let book = shipped::find(id).unwrap();
            let all = causes(&Plan::new(book.clone()), &book);
            assert!(!all.iter().any(|cause| matches!(cause.why, Why::Limit(_))), "{id}: {all:?}");
            let doubted = doubts(&Plan::new(book.clone())).len();
            assert!(all.len() <= doubted, "{id}: {all:?}");
        }
    }

    #[test]
    fn what_is_worth_more_than_the_limit_is_capped_at_once() {
        let mut page = copy("bmja");
        assert!(!found(&page).iter().any(|cause| matches!(cause.why, Why::Limit(_))));
        page.change(Change::Option(OptionKey::Limit, Some(500)));
        for pattern in [Pattern::PungHand, Pattern::OneSuitOnly] {
            page.change(item(List::Winner, pattern, Field::Unit(Unit::Points)));
            page.change(item(List::Winner, pattern, Field::Value(Ratio::whole(600))));
        }
        let all = found(&page);
        let limit = all.iter().find(|cause| cause.why == Why::Limit(500)).unwrap();
        assert_eq!(limit.affected.len(), 2);
        page.change(limit.mend().unwrap());
        assert!(!found(&page).iter().any(|cause| matches!(cause.why, Why::Limit(_))));
        assert_eq!(page.rules().plan().rulebook().winner[&Pattern::PungHand].value, Ratio::whole(500));
    }

    #[test]
    fn another_way_of_counting_is_one_line_for_each_unit_that_it_leaves() {
        let mut page = copy("bmja");
        page.change(Change::Option(OptionKey::System, OptionKey::System.spec().raw("faan-laak")));
        let all = found(&page);
        let units: Vec<_> = all.iter().filter(|cause| matches!(cause.why, Why::Unit(_))).collect();
        let [points, doubles] = units[..] else { panic!("{all:?}") };
        assert_eq!((&points.why, &doubles.why), (&Why::Unit(Unit::Points), &Why::Unit(Unit::Doubles)));
        assert!(doubles.affected.len() > 10, "{doubles:?}");
        assert_eq!((doubles.spot(), doubles.mend()), (Some(Spot::Option(OptionKey::System)), None));
    }

    #[test]
    fn a_doubt_about_one_pattern_stands_alone_and_leads_to_it() {
        let mut page = copy("bmja");
        page.change(item(List::Winner, Pattern::PungHand, Field::Value(Ratio::whole(3))));
        page.change(item(List::Winner, Pattern::PungHand, Field::Concealed(Some(Ratio::ONE))));
        let all = found(&page);
        let last = all.last().unwrap();
        assert_eq!(last.why, Why::Doubt(Doubt::ConcealedLess(List::Winner, Pattern::PungHand)));
        assert_eq!((last.spot(), last.mend()), (Some(Spot::Pattern(Pattern::PungHand)), None));
    }
}
