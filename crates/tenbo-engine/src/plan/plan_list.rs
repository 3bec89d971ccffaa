//! The items of a rulebook, ready for scoring.

use super::edge::{Edge, Reason};
use super::items::ItemSet;
use super::scale::{Scale, Scaled};
use crate::patterns::{Entry, Pattern, Prefilter, Scope};
use crate::rules::{ConcealedWhen, Unit};

/// The most items of a list: an index is a byte. There are fewer patterns than that.
pub(super) const MOST_ITEMS: usize = 255;

const _: () = assert!(Pattern::COUNT <= MOST_ITEMS);

/// An item ready for scoring. Amounts are in the list's scale.
#[derive(Clone, Debug)]
pub struct PlanItem {
    /// The pattern.
    pub pattern: Pattern,
    /// The pattern's entry in the catalogue.
    pub entry: &'static Entry,
    /// The value of each occurrence.
    pub value: Scaled,
    /// The value if it is concealed; the same as `value` where that makes no difference.
    pub concealed_value: Scaled,
    /// The value in a self-drawn win, if it differs.
    pub self_drawn_value: Option<Scaled>,
    /// When it is concealed.
    pub concealed_when: ConcealedWhen,
    /// The unit of the values.
    pub unit: Unit,
    /// Whether it is a direct count.
    pub direct: bool,
    /// See [`Item::concealed_only`](crate::rules::Item::concealed_only).
    pub concealed_only: bool,
    /// See [`Item::allow_melded`](crate::rules::Item::allow_melded); `true` where the item does not ask.
    pub melded_allowed: bool,
    /// See [`Item::double_if_concealed`](crate::rules::Item::double_if_concealed).
    pub double_if_concealed: bool,
    /// See [`Item::ready_hands_only`](crate::rules::Item::ready_hands_only).
    pub ready_hands_only: bool,
    /// See [`Item::calling`](crate::rules::Item::calling).
    pub calling: bool,
    /// Whether it makes a hand of its shape, other than sets and a pair, a winning one.
    pub shaping: bool,
    /// See [`Item::bonus`](crate::rules::Item::bonus).
    pub bonus: bool,
    /// See [`Item::alone`](crate::rules::Item::alone).
    pub alone: bool,
    /// Whether it joins sets that may be joined only once.
    pub combines: bool,
    /// Why it can never count under these rules, if it cannot.
    pub off: Option<Reason>,
    /// The items that may exclude it, as a set for quick tests.
    pub above: ItemSet,
    /// The same, with reach and reason.
    pub edges: Vec<Edge>,
    /// The index of the rulebook's block that gives the value.
    pub block: u8,
}

/// The items of the winner's or the losers' list.
#[derive(Clone, Debug, Default)]
pub struct PlanList {
    /// The items in the order of resolving: each comes after those that may exclude it.
    pub items: Vec<PlanItem>,
    /// The index in `items` of each pattern, by pattern.
    pub places: Vec<Option<u8>>,
    /// The scale of all amounts in the list.
    pub scale: Scale,
    /// The features that a decomposition must have for each item to be looked for. For events, which are looked for
    /// once per hand, they are never met.
    pub features: Vec<Prefilter>,
    /// The items about events, each with the features that a hand must have for it to be looked for.
    pub events: Vec<(u8, Prefilter)>,
    /// The items that join sets which may be joined only once.
    pub combining: Vec<u8>,
    /// Whether such an item may be chosen only if those that imply it are chosen too.
    pub highest_first: bool,
    /// Whether a pattern counts again if it has a set that none of its occurrences has used.
    pub duplicates: bool,
}

impl PlanList {
    /// The index of a pattern's item.
    #[must_use]
    pub fn place(&self, pattern: Pattern) -> Option<u8> {
        self.places.get(pattern as usize).copied().flatten()
    }
}

/// Whether an item is about events alone and so the same for every decomposition.
#[must_use]
pub fn is_event(item: &PlanItem) -> bool {
    item.entry.scope == Scope::Event
}
