//! The items of a rulebook, ready for scoring.

use super::edge::{Edge, Reason};
use super::items::ItemSet;
use super::scale::{Scale, Scaled};
use crate::patterns::{Entry, Pattern, Prefilter, Scope};
use crate::rules::{ConcealedWhen, Unit};

/// The most items a list has: a place is a byte. There are fewer patterns than that.
pub(super) const MOST_ITEMS: usize = 255;

const _: () = assert!(Pattern::COUNT <= MOST_ITEMS);

/// An item ready for scoring. Amounts are in the list's scale.
#[derive(Clone, Debug)]
pub struct PlanItem {
    /// Which pattern.
    pub pattern: Pattern,
    /// What the engine knows of its pattern.
    pub entry: &'static Entry,
    /// What it is worth.
    pub value: Scaled,
    /// What it is worth concealed.
    pub concealed_value: Scaled,
    /// What it is worth self-drawn, where that differs.
    pub self_drawn_value: Option<Scaled>,
    /// When it is.
    pub concealed_when: ConcealedWhen,
    /// In which unit.
    pub unit: Unit,
    /// A direct count.
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
    /// Makes a hand that is no sets and a pair a winning one.
    pub shaping: bool,
    /// See [`Item::bonus`](crate::rules::Item::bonus).
    pub bonus: bool,
    /// See [`Item::alone`](crate::rules::Item::alone).
    pub alone: bool,
    /// Joins sets that may be joined only once.
    pub combines: bool,
    /// Why it can never count here.
    pub off: Option<Reason>,
    /// The items that may exclude it, for a quick look.
    pub above: ItemSet,
    /// The same with their reasons.
    pub edges: Vec<Edge>,
    /// Which block of the rulebook gave the value.
    pub block: u8,
}

/// The items of winners or losers.
#[derive(Clone, Debug, Default)]
pub struct PlanList {
    /// In the order of resolving.
    pub items: Vec<PlanItem>,
    /// The place of each pattern among them.
    pub places: Vec<Option<u8>>,
    /// In which parts its amounts are counted.
    pub scale: Scale,
    /// For each: what a decomposition must have for it to be looked for; events, which are looked for once a hand, never.
    pub features: Vec<Prefilter>,
    /// Those that are about the win alone, each with what a hand must have for it to be looked for.
    pub events: Vec<(u8, Prefilter)>,
    /// Those that join sets that may be joined only once.
    pub combining: Vec<u8>,
    /// Of those, what another implies may be joined only beside it.
    pub highest_first: bool,
    /// A set that no occurrence has used yet makes the same pattern again.
    pub duplicates: bool,
}

impl PlanList {
    /// The place of a pattern.
    #[must_use]
    pub fn place(&self, pattern: Pattern) -> Option<u8> {
        self.places.get(pattern as usize).copied().flatten()
    }
}

/// Whether a pattern is about the win alone and so the same for every decomposition.
#[must_use]
pub fn is_event(item: &PlanItem) -> bool {
    item.entry.scope == Scope::Event
}
