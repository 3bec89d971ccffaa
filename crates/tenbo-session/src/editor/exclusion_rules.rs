//! What a pattern keeps from counting, rule by rule.

use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Condition, Exclude, ExclusionReach, Rulebook};

use super::custom_rulebook::CustomRulebook;

/// Under which conditions a pattern is kept from counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Where in the hand.
    pub reach: ExclusionReach,
    /// Only in a hand in which this pattern counts as well.
    pub beside: Option<Pattern>,
    /// Only while this holds.
    pub when: Option<Condition>,
}

impl Terms {
    /// In the whole hand, whatever else there is.
    pub const PLAIN: Terms = Terms { reach: ExclusionReach::Hand, beside: None, when: None };

    /// The most occurrences that [`ExclusionReach::First`] can name in a file.
    pub const MOST: u8 = 20;

    /// The terms of a rule.
    #[must_use]
    pub const fn of(exclude: &Exclude) -> Terms {
        Terms { reach: exclude.reach, beside: exclude.beside, when: exclude.when }
    }

    /// The rule that keeps these patterns from counting under the terms.
    pub(super) const fn over(self, patterns: Vec<Pattern>) -> Exclude {
        Exclude { patterns, reach: self.reach, beside: self.beside, when: self.when }
    }

    /// Whether a file can say them.
    fn can_be_said(self) -> bool {
        match self.reach {
            ExclusionReach::First(count) => (1..=Terms::MOST).contains(&count),
            ExclusionReach::Hand | ExclusionReach::OwnSets => true,
        }
    }
}

/// Every pattern that is kept from counting, with the terms: once for each rule that names it.
pub fn rules(list: &[Exclude]) -> impl Iterator<Item = (Pattern, Terms)> {
    list.iter().flat_map(|rule| rule.patterns.iter().map(|&below| (below, Terms::of(rule))))
}

/// What keeps a pattern from counting by the lists of a rulebook, with the terms: once for each rule that names it.
#[must_use]
pub fn listed_by(book: &Rulebook, pattern: Pattern) -> Vec<(Pattern, Terms)> {
    let named = |(&above, list): (&Pattern, &Vec<Exclude>)| {
        let about = rules(list).filter(|&(below, _)| below == pattern);
        about.map(|(_, terms)| (above, terms)).collect::<Vec<_>>()
    };
    book.excludes.iter().flat_map(named).collect()
}

/// Adds a pattern to what is kept from counting in the whole hand, or takes it away wherever it is kept.
pub(super) fn exclude(list: &mut Vec<Exclude>, below: Pattern, on: bool) {
    list.iter_mut().for_each(|rule| rule.patterns.retain(|&pattern| pattern != below));
    list.retain(|rule| !rule.patterns.is_empty());
    if !on {
        return;
    }
    match list.iter_mut().find(|rule| Terms::of(rule) == Terms::PLAIN) {
        Some(rule) => rule.patterns.push(below),
        None => list.insert(0, Terms::PLAIN.over(vec![below])),
    }
}

/// Gives a pattern other terms in the rule that has these, or takes it out of it; `false` if there is no such rule, or if
/// no file can say the new terms. All rules about the pattern stay in their order, by which the page knows them.
pub(super) fn replace(list: &mut Vec<Exclude>, below: Pattern, old: Terms, new: Option<Terms>) -> bool {
    let names = |rule: &Exclude| rule.patterns.contains(&below);
    let Some(place) = list.iter().position(|rule| names(rule) && Terms::of(rule) == old) else { return false };
    if new.is_some_and(|new| !new.can_be_said()) {
        return false;
    }
    list.iter_mut().skip(place).take(1).for_each(|rule| rule.patterns.retain(|&pattern| pattern != below));
    let new = new.filter(|&new| !rules(list).any(|rule| rule == (below, new)));
    if let Some(new) = new {
        let apart = |other: usize| {
            let (first, last) = (other.min(place), other.max(place));
            list.iter().take(last).skip(first + 1).any(names)
        };
        let alike = (0..).zip(list.iter()).find(|&(other, rule)| Terms::of(rule) == new && !apart(other));
        match alike.map(|(other, _)| other).and_then(|other| list.get_mut(other)) {
            Some(rule) => rule.patterns.push(below),
            None => {
                let first = new == Terms::PLAIN && !list.iter().take(place).any(names);
                list.insert(if first { 0 } else { place + 1 }, new.over(vec![below]));
            }
        }
    }
    list.retain(|rule| !rule.patterns.is_empty());
    true
}

/// Says what a pattern keeps from counting. Nothing is said of one that the base does not name either, and the same rules
/// as those of the base, in whatever order, are those of the base.
pub(super) fn say_excludes(own: &mut CustomRulebook, above: Pattern, list: &[Exclude]) {
    let path = ["excludes", above.as_str()];
    match own.base_book().excludes.get(&above) {
        None if list.is_empty() => own.forget(&path),
        Some(base) if same(base, list) => own.say(&path, Exclude::list(base)),
        _ => own.say(&path, Exclude::list(list)),
    }
}

/// Whether two lists have the same rules.
fn same(one: &[Exclude], other: &[Exclude]) -> bool {
    let has_all = |one: &[Exclude], other: &[Exclude]| rules(one).all(|rule| rules(other).any(|there| there == rule));
    has_all(one, other) && has_all(other, one)
}
