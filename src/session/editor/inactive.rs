//! What has no effect as the rulebook stands, with what would give it one; and what makes little sense. Neither is
//! forbidden: what is stored stays, and counts again once it can.

use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, review};
use tenbo_engine::problems::{Part, Place, Problem, ProblemKey};
use tenbo_engine::rules::{Item, Rulebook, Unit, missing_option};

use super::change::List;

/// Why an item is greyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inactive {
    /// This option must be set, for instance to this value.
    Option(OptionKey, i64),
    /// A loser's item without a value for the winner.
    NoWinner,
}

/// Why an item of a pattern counts nothing, whatever its value; none if it does.
#[must_use]
pub fn inactive(book: &Rulebook, list: List, pattern: Pattern) -> Option<Inactive> {
    let item = list.item(book, pattern).cloned().unwrap_or_default();
    if let Some((key, value)) = missing_option(&book.options, pattern, &item) {
        return Some(Inactive::Option(key, enabling(key, value)));
    }
    let unused = list == List::Losers && !book.winner.get(&pattern).is_some_and(Item::has_value);
    unused.then_some(Inactive::NoWinner)
}

/// A value of an option with which what needs it counts: players use so many red fives, and any number above the least.
fn enabling(key: OptionKey, value: i64) -> i64 {
    match (key, key.spec()) {
        (OptionKey::RedFives, _) => 3,
        (_, OptionSpec::Number { min, .. }) if min > value => min,
        _ => value,
    }
}

/// Something in a rulebook that is probably not meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// As the engine's review has it: a unit or an option out of place.
    Reviewed(Problem),
    /// Concealed it is worth less.
    ConcealedLess(List, Pattern),
    /// It has a value of its own for concealed sets, and the concealed hand is paid beside it.
    ConcealedTwice(List, Pattern),
    /// Two patterns keep each other from counting: the first of the catalogue wins.
    Circle(Pattern, Pattern),
}

/// Everything of a rulebook that makes little sense. Items that an option would enable are not among it: their rows say
/// so.
#[must_use]
pub fn doubts(plan: &Plan) -> Vec<Doubt> {
    let book = &plan.book;
    let in_its_row = |problem: &Problem| {
        let [Part::Key(list), Part::Key(pattern)] = problem.at.0.as_slice() else { return false };
        let list = List::ALL.into_iter().find(|other| other.as_str() == list.as_ref());
        let greyed = || Some(inactive(book, list?, pattern.parse().ok()?).is_some());
        problem.key == ProblemKey::GreyedItem && greyed().unwrap_or_default()
    };
    let reviewed = review(plan, &Place::default()).into_iter();
    let mut doubts: Vec<Doubt> = reviewed.filter(|problem| !in_its_row(problem)).map(Doubt::Reviewed).collect();
    for list in List::ALL {
        let items = if list == List::Winner { &book.winner } else { &book.losers };
        let paid = |pattern| items.get(&pattern).is_some_and(Item::has_value);
        let concealed = paid(Pattern::ConcealedHand) || paid(Pattern::FullyConcealed);
        for (&pattern, item) in items {
            let Some(value) = item.concealed_value else { continue };
            if value < item.value && item.unit != Unit::PercentOfLimit {
                doubts.push(Doubt::ConcealedLess(list, pattern));
            }
            let implied = || pattern.implied().contains(&Pattern::ConcealedHand);
            if value > Ratio::ZERO && concealed && implied() {
                doubts.push(Doubt::ConcealedTwice(list, pattern));
            }
        }
    }
    let keeps = |above: Pattern, below: Pattern| {
        let list = book.excludes.get(&above);
        list.is_some_and(|list| list.iter().any(|exclude| exclude.when.is_none() && exclude.patterns.contains(&below)))
    };
    for (&above, list) in &book.excludes {
        for &below in list.iter().flat_map(|exclude| &exclude.patterns) {
            if above < below && keeps(above, below) && keeps(below, above) {
                doubts.push(Doubt::Circle(above, below));
            }
        }
    }
    doubts
}

impl Doubt {
    /// The pattern that it is about, and in which list, if it is about one.
    #[must_use]
    pub fn about(&self) -> Option<(Option<List>, Pattern)> {
        match self {
            Doubt::ConcealedLess(list, pattern) | Doubt::ConcealedTwice(list, pattern) => Some((Some(*list), *pattern)),
            Doubt::Circle(pattern, _) => Some((None, *pattern)),
            Doubt::Reviewed(problem) => {
                let [Part::Key(list), Part::Key(pattern), ..] = problem.at.0.as_slice() else { return None };
                let list = List::ALL.into_iter().find(|other| other.as_str() == list.as_ref());
                Some((list, pattern.parse().ok()?))
            }
        }
    }
}
