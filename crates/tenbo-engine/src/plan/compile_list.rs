//! Compiles the items of a rulebook, in an order in which each item comes after those that may exclude it.

use super::edge::{Edge, Reach, Reason};
use super::edges::{PatternEdge, edges, order};
use super::plan_list::{PlanItem, PlanList, is_event};
use super::scale::{Scale, Scaled};
use super::shapes::shapes_hands;
use crate::Ratio;
use crate::options::Overlap;
use crate::patterns::{Category, Pattern, Prefilter, Scope};
use crate::rules::{Exclusion, Item, ItemList, Rulebook, Unit, direct_from, missing_option};

/// Compiles a list of items. `winner` is `None` for the winner's list; for the losers' list it holds the winner's
/// items, because a loser's item may be worth a share of the winner's. `limit` is the rulebook's limit in points.
pub(super) fn compile_list(
    book: &Rulebook,
    items: &ItemList,
    limit: Option<i64>,
    winner: Option<&ItemList>,
) -> PlanList {
    let list = List { book, items, winner, limit, scale: scale(book, items) };
    let enabled: Vec<Pattern> = items.keys().copied().filter(|&pattern| list.is_enabled(pattern)).collect();
    let edges = edges(book, items, &enabled);
    let order = order(items, &edges);
    let indices = indices(&order);
    let links = links(&order, &indices, &edges);
    let compiled = order.iter().zip(links).filter_map(|(&pattern, links)| list.item(pattern, links));
    let items: Vec<PlanItem> = compiled.collect();
    let combining = items.iter().zip(0..).filter(|(item, _)| item.combines).map(|(_, index)| index).collect();
    let events = items.iter().zip(0..).filter(|(item, _)| is_event(item));
    let highest_first = list.combines_once() && book.exclusion == Exclusion::Entailment;
    PlanList {
        indices,
        prefilters: items.iter().map(looked_for_with).collect(),
        events: events.map(|(item, index)| (index, item.def.requires)).collect(),
        combining,
        highest_first,
        decided_by_patterns: !highest_first && book.options.tiles.jokers == 0 && is_decided_by_patterns(&items),
        duplicates: book.options.counting.overlap == Overlap::Duplicates,
        scale: list.scale,
        items,
    }
}

/// Whether what else counts depends only on which patterns combine chows, not on which chows they use. True if no
/// exclusion between a combining pattern and another looks at shared sets, and the list has no direct count.
fn is_decided_by_patterns(items: &[PlanItem]) -> bool {
    let combines = |index: u8| items.get(usize::from(index)).is_some_and(|item| item.combines);
    let is_decided = |item: &PlanItem, edge: &Edge| match edge.reach {
        Reach::SharedSets | Reach::OwnSets => {
            combines(edge.by) == item.combines && !(item.combines && edge.beside.is_some())
        }
        Reach::First(_) => !item.combines,
        Reach::Hand | Reach::KongChart => true,
    };
    items.iter().all(|item| !item.has_direct_value() && item.edges.iter().all(|edge| is_decided(item, edge)))
}

/// The scale of a list: in it all values of items are whole numbers, and so are the faan of the two tables and the
/// minimum, which sums are compared with.
fn scale(book: &Rulebook, items: &ItemList) -> Scale {
    let values = items.values().flat_map(|item| [Some(item.value), item.concealed_value, item.self_drawn_value]);
    let tables = book.auxiliary.iter().map(|&(_, faan)| faan).chain(book.settling.iter().map(|&(faan, _)| faan));
    let minimum = book.minimum.map(|(value, _)| value);
    Scale::of(values.flatten().chain(tables).chain(minimum))
}

/// The index of each pattern in the order.
fn indices(order: &[Pattern]) -> Vec<Option<u8>> {
    let mut indices = vec![None; Pattern::COUNT + Pattern::CUSTOM.len()];
    for (&pattern, index) in order.iter().zip(0..) {
        if let Some(slot) = indices.get_mut(pattern.index()) {
            *slot = Some(index);
        }
    }
    indices
}

/// The edges of each item, in the order of items: what may exclude it.
fn links(order: &[Pattern], indices: &[Option<u8>], edges: &[PatternEdge]) -> Vec<Vec<Edge>> {
    let index = |pattern: Pattern| indices.get(pattern.index()).copied().flatten();
    let mut links: Vec<Vec<Edge>> = order.iter().map(|_| Vec::new()).collect();
    for edge in edges {
        let beside = edge.beside.map(index);
        let (Some(by), Some(below), true) = (index(edge.above), index(edge.below), beside != Some(None)) else {
            continue;
        };
        if let Some(own) = links.get_mut(usize::from(below)) {
            own.push(Edge { by, reach: edge.reach, reason: edge.reason, beside: beside.flatten() });
        }
    }
    links
}

/// The properties that a decomposition must have for an item to be searched for in it. Events are searched for once
/// per hand and a loser's calling items separately, so for them there is no such decomposition.
fn looked_for_with(item: &PlanItem) -> Prefilter {
    if is_event(item) || item.calling { Prefilter::NEVER } else { item.def.requires }
}

/// A list while it is compiled.
struct List<'a> {
    book: &'a Rulebook,
    items: &'a ItemList,
    /// The winner's items, if this is the losers' list.
    winner: Option<&'a ItemList>,
    limit: Option<i64>,
    scale: Scale,
}

impl List<'_> {
    /// Whether a pattern can count under this rulebook's options.
    fn is_enabled(&self, pattern: Pattern) -> bool {
        let for_winners = self.winner.is_none_or(|winner| winner.get(&pattern).is_some_and(Item::has_value));
        let item = self.items.get(&pattern);
        for_winners
            && self.has_template(pattern)
            && item.is_some_and(|item| item.has_value() && missing_option(&self.book.options, pattern, item).is_none())
    }

    /// Whether a custom hand (`custom-1` and so on) has a template with the right number of tiles. Always
    /// true for patterns of the catalogue.
    fn has_template(&self, pattern: Pattern) -> bool {
        let own = || self.book.hands.get(&pattern);
        pattern.custom_number().is_none() || own().is_some_and(|hand| hand.fits_size(&self.book.options))
    }

    fn combines_once(&self) -> bool {
        self.book.options.counting.overlap.combines_once()
    }

    /// Whether a pattern combines chows that may be combined only once.
    fn combines(&self, pattern: Pattern) -> bool {
        let def = pattern.def();
        // With this option, four shifted chows do not use up their chows, so that pairs of them count as well.
        let apart = self.book.options.patterns.shifted_chow_pairs
            && matches!(pattern, Pattern::FourChowsStep1 | Pattern::FourChowsStep2);
        self.combines_once() && def.category == Category::Chows && def.scope == Scope::Sets && !apart
    }

    /// Why a pattern can never count under these rules; `None` if it can.
    fn off(&self, pattern: Pattern, item: &Item) -> Option<Reason> {
        let unlimited = self.limit.is_none() && self.worth(pattern, item).1 == Unit::PercentOfLimit;
        if missing_option(&self.book.options, pattern, item).is_some() {
            Some(Reason::OptionOff)
        } else if self.is_enabled(pattern) && !unlimited {
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
        let direct = direct_from(item, options.counting.system, self.limit).map(|from| self.scale.scaled(from));
        let direct = if unit == Unit::PercentOfLimit { Some(Scaled::ZERO) } else { direct };
        let edges = if item.forced { Vec::new() } else { links };
        let is_flower = pattern.def().category == Category::Flowers;
        Some(PlanItem {
            pattern,
            def: pattern.def(),
            value,
            concealed_value: item.concealed_value.map_or(value, scaled),
            self_drawn_value: item.self_drawn_value.map(scaled),
            concealed_when: item.concealed_when,
            unit,
            direct_from: direct,
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
            above: edges.iter().map(|edge| edge.by).collect(),
            edges,
            block: item.block,
        })
    }
}
