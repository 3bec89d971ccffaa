//! What a rulebook says of a pattern on a sheet.

use tenbo_engine::Ratio;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::PlanList;
use tenbo_engine::rules::{ConcealedWhen, Item, Mark, Rulebook};

use super::column::Column;
use crate::editor::{List, Terms};
use crate::exclusions::excludes;

/// What a pattern is worth and what it keeps from counting, as its options are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternCell {
    /// What the winner gets for it; none where it counts for losers alone.
    pub winner: Option<Item>,
    /// What it counts in a loser's hand, if that counts anything.
    pub losers: Option<Item>,
    /// What it keeps from counting.
    pub excludes: Vec<(Pattern, Terms)>,
    /// What is said of where that is from.
    pub mark: Mark,
}

impl PatternCell {
    /// What a rulebook says of a pattern that it counts.
    pub(super) fn of(column: &Column, pattern: Pattern) -> Option<PatternCell> {
        let winner = item(column, List::Winner, pattern);
        let losers = item(column, List::Losers, pattern).filter(|_| column.book().options.payments.losers_settle);
        (winner.is_some() || losers.is_some()).then(|| PatternCell {
            winner,
            losers,
            excludes: excludes(&column.plan, pattern),
            mark: mark(column, pattern),
        })
    }

    /// Whether it is worth the same, and keeps the same out of those that `heeded` tells.
    pub(super) fn is_same(&self, other: &PatternCell, heeded: impl Fn(Pattern) -> bool) -> bool {
        let kept = |cell: &PatternCell| {
            let mut kept = cell.excludes.clone();
            kept.retain(|(below, _)| heeded(*below));
            kept
        };
        let (ours, theirs) = (kept(self), kept(other));
        let excludes = ours.iter().all(|rule| theirs.contains(rule)) && theirs.iter().all(|rule| ours.contains(rule));
        excludes && bare(&self.winner) == bare(&other.winner) && bare(&self.losers) == bare(&other.losers)
    }
}

/// The mark of an item of either list, or of what the pattern keeps from counting.
fn mark(column: &Column, pattern: Pattern) -> Mark {
    let said = |book: &Rulebook| {
        let items = List::ALL.map(|list| bare(&list.item(book, pattern).cloned()));
        (items, book.excludes.get(&pattern).cloned())
    };
    column.mark(said, column.book().winner.get(&pattern).map_or(0, |item| item.block.into()))
}

/// What an item comes to: without its names, its place in lists, and what it depends on.
fn bare(item: &Option<Item>) -> Option<Item> {
    let item = item.clone()?;
    let concealed_when = item.concealed_value.map_or(ConcealedWhen::Sets, |_| item.concealed_when);
    let allow_melded = Some(item.allow_melded.unwrap_or(true));
    Some(Item {
        concealed_when,
        allow_melded,
        needs: None,
        doubled_by: None,
        name: None,
        kanji: None,
        pronunciation: None,
        number: 0,
        block: 0,
        ..item
    })
}

const fn compiled(column: &Column, list: List) -> &PlanList {
    match list {
        List::Winner => column.plan.winner(),
        List::Losers => column.plan.losers(),
    }
}

/// An item that counts, as the options make it: doubled, concealed only, no help to reach the minimum.
fn item(column: &Column, list: List, pattern: Pattern) -> Option<Item> {
    let compiled = compiled(column, list).counted().find(|item| item.pattern == pattern)?;
    let item = list.item(column.book(), pattern)?;
    let doubled = item.doubled_by.is_some_and(|key| column.book().options.is_met(key));
    let worth = |value: Ratio| if doubled { value * Ratio::whole(2) } else { value };
    Some(Item {
        value: worth(item.value),
        concealed_value: item.concealed_value.map(worth),
        self_drawn_value: item.self_drawn_value.map(worth),
        concealed_only: compiled.concealed_only,
        bonus: compiled.bonus,
        ..item.clone()
    })
}
