//! What has no effect as the rulebook stands, with what would give it one; and what makes little sense. Neither is
//! forbidden: what is stored stays, and counts again once it can.

use super::change::List;
use crate::engine::catalogue::Pattern;
use crate::engine::problem::{Part, Place, Problem, ProblemKey};
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::book::Rulebook;
use crate::engine::rulebook::item::{Item, Unit};
use crate::engine::rulebook::option::{OptionKey, OptionSpec};
use crate::engine::rulebook::plan::missing_option;
use crate::engine::rulebook::review::review;

/// Why an item is greyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grey {
    /// This option must be set, for instance to this value.
    Option(OptionKey, i64),
    /// A loser's item without a value for the winner.
    NoWinner,
}

/// Why an item of a pattern counts nothing, whatever its value; none if it does.
#[must_use]
pub fn grey(book: &Rulebook, list: List, pattern: Pattern) -> Option<Grey> {
    let item = list.item(book, pattern).cloned().unwrap_or_default();
    if let Some(key) = missing_option(&book.options, pattern, &item) {
        return Some(Grey::Option(key, enabling(key)));
    }
    let unused = list == List::Losers && !book.winner.get(&pattern).is_some_and(Item::has_value);
    unused.then_some(Grey::NoWinner)
}

/// A value of an option with which what needs it counts.
#[must_use]
pub const fn enabling(key: OptionKey) -> i64 {
    match (key, key.spec()) {
        (OptionKey::RedFives, _) => 3,
        (_, OptionSpec::Number { min, .. }) if min > 1 => min,
        _ => 1,
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

/// Everything of a rulebook that makes little sense. Greyed items are not among it: their rows say so.
#[must_use]
pub fn doubts(book: &Rulebook) -> Vec<Doubt> {
    let reviewed = review(book, &Place::default()).into_iter();
    let mut doubts: Vec<Doubt> =
        reviewed.filter(|problem| problem.key != ProblemKey::GreyedItem).map(Doubt::Reviewed).collect();
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
