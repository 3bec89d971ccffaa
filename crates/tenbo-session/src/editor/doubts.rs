//! Parts of a rulebook that are legal but probably not meant.

use tenbo_engine::Ratio;
use tenbo_engine::patterns::{Category, Entailment, Pattern};
use tenbo_engine::plan::{Plan, review};
use tenbo_engine::problems::{Part, Place, Problem, ProblemKey};
use tenbo_engine::rules::{Exclusion, Item, Rulebook, Unit, direct_from};

use super::change::List;
use super::exclusion_rules::{Terms, rules};
use super::inactive::inactive;

/// Something in a rulebook that is probably not meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// As the engine's review has it: a unit or an option out of place.
    Reviewed(Problem),
    /// It is worth less when concealed.
    ConcealedLess(List, Pattern),
    /// It is worth more concealed, and the concealed hand is paid beside it (R20 of Four Winds).
    ConcealedTwice(List, Pattern),
    /// Two patterns keep each other from counting: the first of the catalogue wins.
    Circle(Pattern, Pattern),
    /// The first always contains the second, which is then not paid, and is worth less (R13 of Four Winds).
    WorthLessThanItsPart(Pattern, Pattern),
    /// The first is the second twice, and worth less than two of it (R25 of Four Winds).
    TwiceWorthLess(Pattern, Pattern),
    /// The second goes further than the first and has no value: who has it is paid for the first (R15 of Four Winds).
    NextWithoutValue(Pattern, Pattern),
}

/// Patterns that reward concealed hands.
const CONCEALED: [Pattern; 2] = [Pattern::ConcealedHand, Pattern::FullyConcealed];

/// Patterns of so many sets of a kind, each with the one of one set more.
const FURTHER: &[(Pattern, Pattern)] = &[
    (Pattern::TwoDragons, Pattern::BigThreeDragons),
    (Pattern::TwoWinds, Pattern::BigThreeWinds),
    (Pattern::BigThreeWinds, Pattern::BigFourWinds),
    (Pattern::ThreeConcealedPungs, Pattern::FourConcealedPungs),
    (Pattern::ThreeKongs, Pattern::FourKongs),
];

/// Everything of a rulebook that makes little sense. Items that an option would enable are not among it: their rows say
/// so.
#[must_use]
pub fn doubts(plan: &Plan) -> Vec<Doubt> {
    let book = plan.rulebook();
    let in_its_row = |problem: &Problem| {
        let [Part::Key(list), Part::Key(pattern)] = problem.at.0.as_slice() else { return false };
        let list = List::ALL.into_iter().find(|other| other.as_str() == list.as_ref());
        let is_inactive = || Some(inactive(book, list?, pattern.parse().ok()?).is_some());
        problem.key == ProblemKey::InactiveItem && is_inactive().unwrap_or_default()
    };
    let reviewed = review(plan, &Place::default()).into_iter();
    let mut doubts: Vec<Doubt> = reviewed.filter(|problem| !in_its_row(problem)).map(Doubt::Reviewed).collect();
    let keeps = |above: Pattern, below: Pattern| {
        let list = book.excludes.get(&above);
        list.is_some_and(|list| rules(list).any(|rule| rule == (below, Terms::PLAIN)))
    };
    for list in List::ALL {
        let items = if list == List::Winner { &book.winner } else { &book.losers };
        let paid = |pattern| items.get(&pattern).is_some_and(Item::has_value);
        for (&pattern, item) in items {
            let Some(value) = item.concealed_value else { continue };
            if value < item.value && item.unit != Unit::PercentOfLimit {
                doubts.push(Doubt::ConcealedLess(list, pattern));
            }
            let beside = CONCEALED.into_iter().any(|concealed| paid(concealed) && !keeps(pattern, concealed));
            if beside && is_paid_twice(plan, pattern, item, value) {
                doubts.push(Doubt::ConcealedTwice(list, pattern));
            }
        }
    }
    for (&above, list) in &book.excludes {
        for &below in list.iter().flat_map(|exclude| &exclude.patterns) {
            if above < below && keeps(above, below) && keeps(below, above) {
                doubts.push(Doubt::Circle(above, below));
            }
        }
    }
    if book.exclusion == Exclusion::Entailment {
        doubts.extend(against_the_logic(book));
    }
    doubts
}

/// Whether a pattern that is worth `value` concealed is paid for that, and the concealed hand beside it. Points of sets
/// are always paid (R7 of Four Winds), and a direct count stands alone (R28). Where the rulebook lists what it excludes,
/// both are meant: closed hands in riichi are worth more, and Self-draw is paid as well.
fn is_paid_twice(plan: &Plan, pattern: Pattern, item: &Item, value: Ratio) -> bool {
    let book = plan.rulebook();
    let own = || CONCEALED.contains(&pattern) || pattern.def().category == Category::BasicPoints;
    let direct = || direct_from(item, plan.system(), plan.limit()).is_some_and(|from| value >= from);
    let more = || book.exclusion == Exclusion::Entailment && value > item.value;
    let implied = || value > Ratio::ZERO && pattern.implied().contains(&Pattern::ConcealedHand);
    (more() || implied()) && !own() && !direct()
}

/// Values that make little sense where what a pattern contains is not paid beside it.
fn against_the_logic(book: &Rulebook) -> Vec<Doubt> {
    let worth = |pattern: Pattern| book.winner.get(&pattern).filter(|item| item.has_value());
    let mut doubts = Vec::new();
    for (&pattern, item) in &book.winner {
        if !item.has_value() || item.count_directly || pattern.custom_number().is_some() {
            continue;
        }
        let comparable = |other: &&Item| other.unit == item.unit && !other.forced && !other.count_directly;
        let part = |part: Pattern| worth(part).filter(comparable).map(|item| item.value);
        for entailment in pattern.def().implies {
            if let Entailment::Twice(once) = *entailment
                && part(once).is_some_and(|value| item.value < value + value)
            {
                doubts.push(Doubt::TwiceWorthLess(pattern, once));
            }
        }
        let less = |&other: &Pattern| part(other).is_some_and(|value| item.value < value);
        let told = |other: &Pattern| doubts.contains(&Doubt::TwiceWorthLess(pattern, *other));
        let parts: Vec<Pattern> = pattern.implied().iter().copied().filter(less).filter(|other| !told(other)).collect();
        doubts.extend(parts.into_iter().map(|other| Doubt::WorthLessThanItsPart(pattern, other)));
    }
    let further = |&&(pattern, next): &&(Pattern, Pattern)| worth(pattern).is_some() && worth(next).is_none();
    doubts.extend(FURTHER.iter().filter(further).map(|&(pattern, next)| Doubt::NextWithoutValue(pattern, next)));
    doubts
}

impl Doubt {
    /// The pattern that it is about, and in which list, if it is about one.
    #[must_use]
    pub fn about(&self) -> Option<(Option<List>, Pattern)> {
        match self {
            Doubt::ConcealedLess(list, pattern) | Doubt::ConcealedTwice(list, pattern) => Some((Some(*list), *pattern)),
            Doubt::Circle(pattern, _) => Some((None, *pattern)),
            Doubt::WorthLessThanItsPart(pattern, _) | Doubt::TwiceWorthLess(pattern, _) => {
                Some((Some(List::Winner), *pattern))
            }
            Doubt::NextWithoutValue(_, next) => Some((Some(List::Winner), *next)),
            Doubt::Reviewed(problem) => {
                let [Part::Key(list), Part::Key(pattern), ..] = problem.at.0.as_slice() else { return None };
                let list = List::ALL.into_iter().find(|other| other.as_str() == list.as_ref());
                Some((list, pattern.parse().ok()?))
            }
        }
    }

    /// The other pattern that it is about, if there are two.
    #[must_use]
    pub fn other(&self) -> Option<Pattern> {
        match self {
            Doubt::Circle(_, other) | Doubt::WorthLessThanItsPart(_, other) | Doubt::TwiceWorthLess(_, other) => {
                Some(*other)
            }
            Doubt::NextWithoutValue(pattern, _) => Some(*pattern),
            Doubt::Reviewed(_) | Doubt::ConcealedLess(..) | Doubt::ConcealedTwice(..) => None,
        }
    }
}
