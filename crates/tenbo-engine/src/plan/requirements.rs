//! What a complete hand must have to be a legal win.

use super::items::ItemSet;
use super::plan_list::PlanList;
use super::scale::Scaled;
use crate::options::ChowsCounted;
use crate::patterns::{Category, Scope};
use crate::rules::{Rulebook, Unit};

/// What a winner must reach and must not have (docs/rules/four-winds.md, Restrictions on the winning hand).
#[derive(Clone, Debug)]
pub(crate) struct Requirements {
    /// The least that the hand must be worth; `None` if there is no minimum.
    pub(crate) minimum: Option<Minimum>,
    /// Whether a hand of one suit is exempt from the minimum.
    pub(crate) one_suit_free: bool,
    /// The most chows a hand may have, and which chows are counted.
    pub(crate) chows: Option<(i64, ChowsCounted)>,
    /// Whether it may have only one suit, with or without honors.
    pub(crate) one_suit: bool,
    /// Whether it must be a limit or special hand.
    pub(crate) special_hand: bool,
    /// The items that are limit or special hands, which are exempt from the rules on chows and suits
    /// (docs/rules/four-winds.md, R47).
    pub(crate) specials: ItemSet,
}

/// The minimum that a winner must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// The amount, in the scale of the winner's list.
    pub value: Scaled,
    /// The unit.
    pub unit: Unit,
}

impl Requirements {
    pub(super) fn of(book: &Rulebook, winner: &PlanList) -> Requirements {
        let options = &book.options.counting;
        Requirements {
            minimum: book.minimum.map(|(value, unit)| Minimum { value: winner.scale.scaled(value), unit }),
            one_suit_free: options.ignore_minimum_for_one_suit,
            chows: options.maximum_chows.map(|most| (i64::from(most), options.maximum_chows_counts)),
            one_suit: options.no_mixed_suits,
            special_hand: options.special_hand_required,
            specials: specials(winner),
        }
    }
}

/// The limit and special hands of a list.
fn specials(list: &PlanList) -> ItemSet {
    let mut specials = ItemSet::default();
    for (item, place) in list.items.iter().zip(0..) {
        if item.def.category == Category::Limit || item.has_direct_value() && item.def.scope != Scope::Event {
            specials.insert(place);
        }
    }
    specials
}
