//! The items of a rulebook, ready for scoring.

use super::edge::{Edge, Reason};
use super::items::ItemSet;
use super::scale::{Scale, Scaled};
use crate::patterns::{Pattern, PatternDef, Prefilter, Scope};
use crate::rules::{ConcealedWhen, Unit};

/// An item ready for scoring. Amounts are in the list's scale.
#[derive(Clone, Debug)]
pub struct PlanItem {
    /// The pattern.
    pub pattern: Pattern,
    /// What the catalogue says of the pattern.
    pub(crate) def: &'static PatternDef,
    /// The value of each occurrence.
    pub value: Scaled,
    /// The value if it is concealed; the same as `value` if that makes no difference.
    pub concealed_value: Scaled,
    /// The value in a self-drawn win, if it differs.
    pub(crate) self_drawn_value: Option<Scaled>,
    /// What must be concealed for the concealed value.
    pub concealed_when: ConcealedWhen,
    /// The unit of the values.
    pub unit: Unit,
    /// The least value that is a direct count, paid instead of everything else; `None` if no value is.
    pub(crate) direct_from: Option<Scaled>,
    /// See [`Item::concealed_only`](crate::rules::Item::concealed_only).
    pub concealed_only: bool,
    /// See [`Item::allow_melded`](crate::rules::Item::allow_melded); `true` if the item leaves it open.
    pub(crate) melded_allowed: bool,
    /// See [`Item::double_if_concealed`](crate::rules::Item::double_if_concealed).
    pub(crate) double_if_concealed: bool,
    /// See [`Item::ready_hands_only`](crate::rules::Item::ready_hands_only).
    pub(crate) ready_hands_only: bool,
    /// See [`Item::calling`](crate::rules::Item::calling).
    pub(crate) calling: bool,
    /// Whether it makes hands of a special shape (other than sets and a pair) win.
    pub(crate) shaping: bool,
    /// See [`Item::bonus`](crate::rules::Item::bonus).
    pub bonus: bool,
    /// See [`Item::alone`](crate::rules::Item::alone).
    pub alone: bool,
    /// Whether it combines chows that may be combined only once.
    pub(crate) combines: bool,
    /// Why it can never count under these rules; `None` if it can.
    pub(crate) off: Option<Reason>,
    /// The items of its `edges`, as a set for fast tests.
    pub(crate) above: ItemSet,
    /// The items that may exclude it, with reach and reason.
    pub edges: Vec<Edge>,
    /// The index of the rulebook's block that gives the value.
    pub block: u8,
}

impl PlanItem {
    /// Whether this value is a direct count.
    #[must_use]
    pub fn counts_directly(&self, value: Scaled) -> bool {
        self.direct_from.is_some_and(|from| value >= from)
    }

    /// Whether one of its values is a direct count.
    #[must_use]
    pub fn has_direct_value(&self) -> bool {
        let values = [Some(self.value), Some(self.concealed_value), self.self_drawn_value];
        values.into_iter().flatten().any(|value| self.counts_directly(value))
    }
}

/// The items of the winner's or the losers' list.
#[derive(Clone, Debug, Default)]
pub struct PlanList {
    /// The items in the order in which they are resolved: each comes after those that may exclude it.
    pub(crate) items: Vec<PlanItem>,
    /// For each pattern, by its number, its index in `items`; `None` if it is not in the list.
    pub(crate) indices: Vec<Option<u8>>,
    /// The scale of all amounts in the list.
    pub(crate) scale: Scale,
    /// For each item, the properties that a decomposition must have for the item to be searched for in it. For
    /// events, which are searched for once per hand, no decomposition has them.
    pub(crate) prefilters: Vec<Prefilter>,
    /// The items about events, each with the properties that a hand must have for it to be searched for.
    pub(crate) events: Vec<(u8, Prefilter)>,
    /// The items that combine chows which may be combined only once.
    pub(crate) combining: Vec<u8>,
    /// Whether a combining item may be chosen only with every item of the hand that implies it.
    pub(crate) highest_first: bool,
    /// Whether the combining patterns alone decide what else counts. Then a choice with the same patterns over other
    /// chows need not be explained again.
    pub(crate) decided_by_patterns: bool,
    /// Whether a pattern counts again if a further occurrence has a set that no counted one uses (`overlap`
    /// `duplicates`).
    pub(crate) duplicates: bool,
}

impl PlanList {
    /// The items in the order in which they are resolved: each comes after those that may exclude it.
    #[must_use]
    pub fn items(&self) -> &[PlanItem] {
        &self.items
    }

    /// The items that can count: they have a value, and no option keeps them from counting.
    pub fn counted(&self) -> impl Iterator<Item = &PlanItem> {
        self.items.iter().filter(|item| item.off.is_none())
    }

    /// The scale of all amounts in the list.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The index of a pattern's item; `None` if the list does not have it.
    #[must_use]
    pub fn index(&self, pattern: Pattern) -> Option<u8> {
        self.indices.get(pattern.index()).copied().flatten()
    }

    /// A pattern's item, if the list has one.
    #[must_use]
    pub fn item(&self, pattern: Pattern) -> Option<&PlanItem> {
        self.items.get(usize::from(self.index(pattern)?))
    }

    /// Whether a pattern can count: it has a value, and no option keeps it from counting.
    pub(super) fn values(&self, pattern: Pattern) -> bool {
        self.counted().any(|item| item.pattern == pattern)
    }
}

/// Whether an item depends on events alone, such as the last tile, and so is the same for every decomposition.
#[must_use]
pub fn is_event(item: &PlanItem) -> bool {
    item.def.scope == Scope::Event
}
