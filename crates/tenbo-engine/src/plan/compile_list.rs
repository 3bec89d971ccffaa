//! Compiles the items of a rulebook, in an order in which each item comes after those that may exclude it.

use std::collections::BTreeMap;

use super::edge::{Edge, Reason};
use super::edges::{PatternEdge, edges, order};
use super::items::ItemSet;
use super::plan_list::{MOST_ITEMS, PlanItem, PlanList, is_event};
use super::scale::{Scale, Scaled};
use super::shapes::shapes_hands;
use crate::Ratio;
use crate::options::Overlap;
use crate::patterns::{Category, Pattern, Prefilter, Scope};
use crate::rules::{Exclusion, Item, Rulebook, Unit, is_direct, missing_option};

/// The items of one list, by pattern.
type Items = BTreeMap<Pattern, Item>;

/// Compiles a list of items. `winner` is `None` for the winner's list; for the losers' list it holds the winner's
/// items, of whose values losers may get a share.
pub(super) fn compile_list(book: &Rulebook, items: &Items, limit: Option<i64>, winner: Option<&Items>) -> PlanList {
    let list = List { book, items, winner, limit, scale: scale(book, items) };
    let enabled: Vec<Pattern> = items.keys().copied().filter(|&pattern| list.is_enabled(pattern)).collect();
    let edges = edges(book, items, &enabled);
    let mut order = order(items, &edges);
    order.truncate(MOST_ITEMS);
    let places = places(&order);
    let links = links(&order, &places, &edges);
    let compiled = order.iter().zip(links).filter_map(|(&pattern, links)| list.item(pattern, links));
    let items: Vec<PlanItem> = compiled.collect();
    let combining = items.iter().zip(0..).filter(|(item, _)| item.combines).map(|(_, place)| place).collect();
    let events = items.iter().zip(0..).filter(|(item, _)| is_event(item));
    PlanList {
        places,
        features: items.iter().map(looked_for_with).collect(),
        events: events.map(|(item, place)| (place, item.entry.features)).collect(),
        combining,
        highest_first: list.combines_once() && book.exclusion == Exclusion::Entailment,
        duplicates: book.options.counting.overlap == Overlap::Duplicates,
        scale: list.scale,
        items,
    }
}

/// The scale in which all values of a list are whole, and so are the tables and the minimum that their sums are
/// compared with.
fn scale(book: &Rulebook, items: &Items) -> Scale {
    let values = items.values().flat_map(|item| [Some(item.value), item.concealed_value, item.self_drawn_value]);
    let tables = book.auxiliary.iter().map(|&(_, faan)| faan).chain(book.settling.iter().map(|&(faan, _)| faan));
    let minimum = book.minimum.map(|(value, _)| value);
    Scale::of(values.flatten().chain(tables).chain(minimum))
}

/// The index of each pattern in the order.
fn places(order: &[Pattern]) -> Vec<Option<u8>> {
    let mut places = vec![None; Pattern::COUNT];
    for (&pattern, place) in order.iter().zip(0..) {
        if let Some(slot) = places.get_mut(pattern as usize) {
            *slot = Some(place);
        }
    }
    places
}

/// The edges of each item, in the order of items: what may exclude it.
fn links(order: &[Pattern], places: &[Option<u8>], edges: &[PatternEdge]) -> Vec<Vec<Edge>> {
    let place = |pattern: Pattern| places.get(pattern as usize).copied().flatten();
    let mut links: Vec<Vec<Edge>> = order.iter().map(|_| Vec::new()).collect();
    for edge in edges {
        let beside = edge.beside.map(place);
        let (Some(by), Some(below), true) = (place(edge.above), place(edge.below), beside != Some(None)) else {
            continue;
        };
        if let Some(own) = links.get_mut(usize::from(below)) {
            own.push(Edge { by, over: edge.over, reason: edge.reason, beside: beside.flatten() });
        }
    }
    links
}

/// The features that a decomposition must have for an item to be looked for.
fn looked_for_with(item: &PlanItem) -> Prefilter {
    if is_event(item) || item.calling { Prefilter::NEVER } else { item.entry.features }
}

/// A list while it is compiled.
struct List<'a> {
    book: &'a Rulebook,
    items: &'a Items,
    /// The winner's items, if this is the losers' list.
    winner: Option<&'a Items>,
    limit: Option<i64>,
    scale: Scale,
}

impl List<'_> {
    /// Whether a pattern can count under this rulebook's options.
    fn is_enabled(&self, pattern: Pattern) -> bool {
        let for_winners = self.winner.is_none_or(|winner| winner.get(&pattern).is_some_and(Item::has_value));
        let item = self.items.get(&pattern);
        for_winners
            && item.is_some_and(|item| item.has_value() && missing_option(&self.book.options, pattern, item).is_none())
    }

    fn combines_once(&self) -> bool {
        self.book.options.counting.overlap.combines_once()
    }

    /// Whether a pattern joins sets that may be joined only once.
    fn combines(&self, pattern: Pattern) -> bool {
        let entry = pattern.entry();
        // By this option, four shifted chows do not use up their chows, so that pairs of them count as well.
        let apart = self.book.options.patterns.shifted_chow_pairs
            && matches!(pattern, Pattern::FourChowsStep1 | Pattern::FourChowsStep2);
        self.combines_once() && entry.category == Category::Chows && entry.scope == Scope::Sets && !apart
    }

    /// Why a pattern can never count under these rules; `None` if it can.
    fn off(&self, pattern: Pattern, item: &Item) -> Option<Reason> {
        if missing_option(&self.book.options, pattern, item).is_some() {
            Some(Reason::OptionOff)
        } else if self.is_enabled(pattern) {
            None
        } else {
            Some(Reason::NoValue)
        }
    }

    /// The value and unit of an item: its own, or a share of what a winner gets for it.
    fn worth(&self, pattern: Pattern, item: &Item) -> (Scaled, Unit) {
        let share = item.share_of_winner.and_then(|share| {
            let of = self.winner?.get(&pattern)?;
            Some((of.value * share * Ratio::new(1, 100)?, of.unit))
        });
        let (value, unit) = share.unwrap_or((item.value, item.unit));
        (self.scale.scaled(value), unit)
    }

    fn item(&self, pattern: Pattern, links: Vec<Edge>) -> Option<PlanItem> {
        let item = self.items.get(&pattern)?;
        let options = &self.book.options;
        let factor = if item.doubled_by.is_some_and(|key| options.is_met(key)) { 2 } else { 1 };
        let scaled = |value: Ratio| self.scale.scaled(value) * factor;
        let (value, unit) = self.worth(pattern, item);
        let value = value * factor;
        let edges = if item.forced { Vec::new() } else { links };
        let mut above = ItemSet::default();
        edges.iter().for_each(|edge| above.insert(edge.by));
        let is_flower = pattern.entry().category == Category::Flowers;
        Some(PlanItem {
            pattern,
            entry: pattern.entry(),
            value,
            concealed_value: item.concealed_value.map_or(value, scaled),
            self_drawn_value: item.self_drawn_value.map(scaled),
            concealed_when: item.concealed_when,
            unit,
            direct: is_direct(item, options.counting.system, self.limit) || unit == Unit::PercentOfLimit,
            concealed_only: item.concealed_only || pattern == Pattern::AllSimples && !options.riichi.open_tanyao,
            melded_allowed: item.allow_melded.unwrap_or(true),
            double_if_concealed: item.double_if_concealed,
            ready_hands_only: item.ready_hands_only,
            calling: item.calling,
            shaping: shapes_hands(pattern, options),
            bonus: item.bonus || options.counting.minimum_without_flowers && is_flower,
            alone: item.alone,
            combines: self.combines(pattern),
            off: self.off(pattern, item),
            above,
            edges,
            block: item.block,
        })
    }
}
