//! A hand that is to become one of the rulebook's own.

use std::borrow::Cow;

use tenbo_engine::Ratio;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{KnownHand, OwnHand, Rulebook, Unit};
use tenbo_engine::templates::Template;

use super::change::{Field, Switch};

/// A hand with what it is worth to begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHand {
    /// Its names and its tiles.
    pub hand: OwnHand,
    /// Its value in per cent of the limit, where the rulebook has one.
    pub percent_of_limit: Option<u16>,
    /// Whether it must not be melded.
    pub concealed: bool,
}

impl NewHand {
    /// A hand that somebody has laid: it has a name and no value yet.
    #[must_use]
    pub fn laid(name: String, template: Template) -> NewHand {
        let hand = OwnHand { name: Cow::Owned(name), names: Vec::new(), template, block: 0 };
        NewHand { hand, percent_of_limit: None, concealed: false }
    }

    /// A hand that players know, with the value of its source.
    #[must_use]
    pub fn known(known: &KnownHand) -> NewHand {
        NewHand { hand: known.hand.clone(), percent_of_limit: known.percent_of_limit, concealed: known.concealed }
    }

    /// What its item says in a rulebook to begin with.
    #[must_use]
    pub fn fields(&self, book: &Rulebook) -> Vec<Field> {
        let value = self.percent_of_limit.filter(|_| Plan::new(book.clone()).limit.is_some());
        let value =
            value.map(|percent| [Field::Unit(Unit::PercentOfLimit), Field::Value(Ratio::whole(percent.into()))]);
        let concealed = self.concealed.then_some(Field::Switch(Switch::AllowMelded, false));
        value.into_iter().flatten().chain(concealed).collect()
    }
}
