//! A rulebook on a sheet.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{CustomHand, Family, Item, Mark, Rulebook};

use crate::RulesChoice;
use crate::editor::List;
use crate::editor::inactive::{Inactive, inactive};
use crate::option_list::Standing;

/// A rulebook with the house rules over it.
#[derive(Clone, Debug)]
pub struct Column {
    /// Which it is.
    pub rules: RulesChoice,
    /// The same, compiled.
    pub plan: Plan,
    /// What a person has changed, if anything: an own rulebook that builds on none is no change of another.
    base: Option<Box<Rulebook>>,
}

impl Column {
    /// The column of a rulebook.
    #[must_use]
    pub fn of(rules: &RulesChoice) -> Column {
        let base = match &rules.own {
            Some(own) => (!own.base().is_empty()).then(|| own.base_book()),
            None => (!rules.overrides.is_empty()).then(|| rules.printed()),
        };
        // Compiled as the rulebook itself is: points of sets follow from an option.
        let base = base.map(|base| Box::new(Plan::new(base).rulebook().clone()));
        Column { rules: rules.clone(), plan: rules.plan(), base }
    }

    /// The rulebook.
    #[must_use]
    pub const fn book(&self) -> &Rulebook {
        self.plan.rulebook()
    }

    /// Whether an option has an effect as the others are set.
    pub(super) fn heeds(&self, key: OptionKey) -> bool {
        Standing::of(key, &self.rules, &self.plan) == Standing::Matters
    }

    /// What is said of where something is from that `of` reads: that a person has changed it, or else the mark of its block.
    pub(super) fn mark<T: PartialEq>(&self, of: impl Fn(&Rulebook) -> T, block: usize) -> Mark {
        let book = self.book();
        match &self.base {
            Some(base) if of(base) != of(book) => Mark::HouseRule,
            // The Four Winds way leaves everything to the house: there a mark at each would say nothing.
            _ if book.family == Family::FourWinds => Mark::None,
            _ => book.blocks.get(block).map_or(Mark::None, |block| block.mark),
        }
    }

    /// The option, and a setting of it, that a pattern with a value for the winner lacks to count.
    #[must_use]
    pub fn lacks(&self, pattern: Pattern) -> Option<(OptionKey, i64)> {
        let book = self.book();
        let has_value = book.winner.get(&pattern).is_some_and(Item::has_value);
        match inactive(book, List::Winner, pattern).filter(|_| has_value)? {
            Inactive::Option(key, value) => Some((key, value)),
            Inactive::NoWinner | Inactive::OnlyJokers => None,
        }
    }

    /// A custom hand, whatever block defines it: a number stands for another hand in another rulebook.
    pub(super) fn hand(&self, pattern: Pattern) -> Option<CustomHand> {
        self.book().hands.get(&pattern).map(|hand| CustomHand { block: 0, ..hand.clone() })
    }
}
