//! Parts of a rulebook that are set as a whole: tables of numbers, lists of patterns, rules of liability.

use serde_json::Value;
use tenbo_engine::Ratio;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Cap, Condition, LiabilityRule, LimitRow, PayoffTable, Rulebook};
use tenbo_engine::wire::to_json;

/// A list of lists of patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternLists {
    /// Exclusive groups: one pattern of each counts.
    Groups,
    /// Series: of each the first that the hand has counts.
    Series,
    /// Caps: the same, but for items that are otherwise independent.
    Caps,
}

impl PatternLists {
    /// Every such list, in the order of the editor.
    pub const ALL: [PatternLists; 3] = [PatternLists::Groups, PatternLists::Series, PatternLists::Caps];

    /// The name in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            PatternLists::Groups => "groups",
            PatternLists::Series => "series",
            PatternLists::Caps => "caps",
        }
    }

    /// What a rulebook has of them.
    #[must_use]
    pub fn of(self, book: &Rulebook) -> Vec<Vec<Pattern>> {
        match self {
            PatternLists::Groups => book.groups.clone(),
            PatternLists::Series => book.series.clone(),
            PatternLists::Caps => book.caps.iter().map(|cap| cap.patterns.clone()).collect(),
        }
    }

    /// The part with other patterns in the list at a place; a place behind the last makes a list, no patterns remove it.
    /// The condition of a cap stays.
    #[must_use]
    pub fn with(self, book: &Rulebook, place: usize, patterns: Vec<Pattern>) -> Part {
        let put = |mut lists: Vec<Vec<Pattern>>| {
            match lists.get_mut(place) {
                Some(list) => *list = patterns.clone(),
                None => lists.push(patterns.clone()),
            }
            lists.retain(|list| !list.is_empty());
            lists
        };
        match self {
            PatternLists::Groups => Part::Groups(put(book.groups.clone())),
            PatternLists::Series => Part::Series(put(book.series.clone())),
            PatternLists::Caps => {
                let mut caps = book.caps.clone();
                match caps.get_mut(place) {
                    Some(cap) => cap.patterns = patterns,
                    None => caps.push(Cap { patterns, when: None }),
                }
                caps.retain(|cap| !cap.patterns.is_empty());
                Part::Caps(caps)
            }
        }
    }
}

/// A part with all that it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The limits of riichi.
    Limits(Vec<LimitRow>),
    /// The least faan and the points that they pay.
    Settling(Vec<(Ratio, i64)>),
    /// The least auxiliary points and the faan that they add.
    Auxiliary(Vec<(i64, Ratio)>),
    /// Who pays how much.
    Payments(Box<PayoffTable>),
    /// Exclusive groups.
    Groups(Vec<Vec<Pattern>>),
    /// Series, the highest first.
    Series(Vec<Vec<Pattern>>),
    /// Caps, the highest first.
    Caps(Vec<Cap>),
    /// Rules of liability.
    Liability(Vec<LiabilityRule>),
}

impl Part {
    /// The name in files.
    #[must_use]
    pub const fn as_str(&self) -> &'static str {
        match self {
            Part::Limits(_) => "limits",
            Part::Settling(_) => "settling-table",
            Part::Auxiliary(_) => "auxiliary-points-table",
            Part::Payments(_) => "payments",
            Part::Groups(_) => PatternLists::Groups.as_str(),
            Part::Series(_) => PatternLists::Series.as_str(),
            Part::Caps(_) => PatternLists::Caps.as_str(),
            Part::Liability(_) => "liability",
        }
    }

    /// The caps of a rulebook, of which the one at a place has this condition, or none.
    #[must_use]
    pub fn caps_while(book: &Rulebook, place: usize, when: Option<Condition>) -> Part {
        let mut caps = book.caps.clone();
        caps.iter_mut().skip(place).take(1).for_each(|cap| cap.when = when);
        Part::Caps(caps)
    }

    /// As it stands in files.
    pub(super) fn json(&self) -> Value {
        match self {
            Part::Limits(rows) => to_json(rows),
            Part::Settling(rows) => to_json(rows),
            Part::Auxiliary(rows) => to_json(rows),
            Part::Payments(table) => to_json(table),
            Part::Groups(lists) | Part::Series(lists) => to_json(lists),
            Part::Caps(caps) => to_json(caps),
            Part::Liability(rules) => to_json(&rules.iter().map(liability).collect::<Vec<_>>()),
        }
    }
}

/// A rule of liability as files have it: called as its pattern, if it is called nothing else.
fn liability(rule: &LiabilityRule) -> LiabilityRule {
    let own = rule.pattern.is_none_or(|pattern| pattern.as_str() != rule.rule);
    LiabilityRule { rule: if own { rule.rule.clone() } else { "".into() }, ..rule.clone() }
}

#[cfg(test)]
mod tests {
    use super::super::{Change, CustomRulebook, change::apply};
    use super::*;
    use tenbo_engine::rules::shipped;

    /// Every part of every shipped rulebook, set in a rulebook that has none of it, is read back as it was.
    #[test]
    fn parts_are_read_as_they_were_set() {
        let mut set = 0;
        for id in shipped::ids() {
            let book = shipped::find(id).unwrap();
            let lists = PatternLists::ALL.iter().flat_map(|lists| {
                let all = lists.of(&book);
                all.first().map(|first| lists.with(&book, 0, first.clone()))
            });
            let tables = [
                Part::Limits(book.limits.clone()),
                Part::Settling(book.settling.clone()),
                Part::Auxiliary(book.auxiliary.clone()),
                Part::Liability(book.liability.clone()),
            ];
            let payments = book.payments.map(|table| Part::Payments(Box::new(table)));
            for part in lists.chain(tables).chain(payments) {
                let blank = CustomRulebook::on("four-winds-blank", "club", "Club");
                let own = apply(&blank, &Change::Part(part.clone())).unwrap_or_else(|| panic!("{id}: {part:?}")).book();
                let back = match &part {
                    Part::Limits(_) => Part::Limits(own.limits),
                    Part::Settling(_) => Part::Settling(own.settling),
                    Part::Auxiliary(_) => Part::Auxiliary(own.auxiliary),
                    Part::Payments(_) => Part::Payments(Box::new(own.payments.unwrap())),
                    Part::Groups(_) => Part::Groups(own.groups),
                    Part::Series(_) => Part::Series(own.series),
                    Part::Caps(_) => Part::Caps(own.caps),
                    Part::Liability(_) => Part::Liability(own.liability),
                };
                assert_eq!(back, part, "{id}");
                set += 1;
            }
        }
        assert!(set > 60, "{set}");
    }

    #[test]
    fn lists_grow_shrink_and_go_away() {
        let book = shipped::find("zung-jung").unwrap();
        let before = PatternLists::Series.of(&book).len();
        assert!(before > 0);
        let count = |part: Part| match part {
            Part::Series(lists) | Part::Groups(lists) => lists.len(),
            Part::Caps(caps) => caps.len(),
            _ => 0,
        };
        assert_eq!(count(PatternLists::Series.with(&book, before, vec![Pattern::PungHand])), before + 1);
        assert_eq!(count(PatternLists::Series.with(&book, 0, Vec::new())), before - 1);
        assert_eq!(count(PatternLists::Caps.with(&book, 99, vec![Pattern::PungHand])), book.caps.len() + 1);
    }
}
