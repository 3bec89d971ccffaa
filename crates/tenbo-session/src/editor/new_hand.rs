//! A hand that is to become one of the rulebook's own.

use std::borrow::Cow;

use tenbo_engine::Ratio;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{CustomHand, Exclusion, Item, KnownHand, Rulebook, Texts, Unit};
use tenbo_engine::templates::Template;

use super::change::{Field, Switch};

/// A hand with what it is worth to begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHand {
    /// Its names and its tiles.
    pub hand: CustomHand,
    /// Its value in per cent of the limit, where the rulebook has one.
    pub percent_of_limit: Option<u16>,
    /// Whether it must not be melded.
    pub concealed: bool,
    /// Patterns that every such hand has.
    pub implied: Vec<Pattern>,
}

impl NewHand {
    /// A hand that somebody has laid: it has a name and no value yet.
    #[must_use]
    pub fn laid(name: String, template: Template) -> NewHand {
        let hand = CustomHand { name: Cow::Owned(name), names: Texts::default(), template, block: 0 };
        NewHand { hand, percent_of_limit: None, concealed: false, implied: Vec::new() }
    }

    /// A hand that players know, with the value of its source and what it contains.
    #[must_use]
    pub fn known(known: &KnownHand) -> NewHand {
        NewHand {
            hand: known.hand.clone(),
            percent_of_limit: known.percent_of_limit,
            concealed: known.concealed,
            implied: known.implied(),
        }
    }

    /// What its item says in a rulebook to begin with.
    #[must_use]
    pub fn fields(&self, book: &Rulebook) -> Vec<Field> {
        let value = self.percent_of_limit.filter(|_| Plan::new(book.clone()).limit().is_some());
        let value =
            value.map(|percent| [Field::Unit(Unit::PercentOfLimit), Field::Value(Ratio::whole(percent.into()))]);
        let concealed = self.concealed.then_some(Field::Switch(Switch::AllowMelded, false));
        value.into_iter().flatten().chain(concealed).collect()
    }

    /// What it keeps from counting to begin with: where what a pattern implies is not paid beside it, the patterns of the
    /// rulebook that every such hand has, and Fully concealed where Self-drawn is paid in a hand that is always concealed
    /// (docs/rules/four-winds.md, R11 and R18). Of its own patterns the catalogue knows this by itself.
    #[must_use]
    pub fn excludes(&self, book: &Rulebook) -> Vec<Pattern> {
        if book.exclusion != Exclusion::Entailment {
            return Vec::new();
        }
        let is_paid = |pattern| book.winner.get(&pattern).is_some_and(Item::has_value);
        let mut excluded = self.implied.clone();
        if excluded.contains(&Pattern::ConcealedHand) && is_paid(Pattern::SelfDrawn) {
            excluded.push(Pattern::FullyConcealed);
        }
        excluded.retain(|pattern| book.winner.contains_key(pattern));
        excluded.sort_unstable();
        excluded
    }
}
