//! How a rulebook of one's own differs from what it builds on.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{BasicPoints, CustomHand, Exclude, Item, Rulebook};

use super::change::{Change, List};
use super::custom_rulebook::CustomRulebook;

/// One difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The value, unit or conditions of a pattern: before and after.
    Item(List, Pattern, Option<Box<Item>>, Option<Box<Item>>),
    /// An option: before and after.
    Option(OptionKey, Option<i64>, Option<i64>),
    /// What a pattern keeps from counting: what was added, what was taken away.
    Excludes(Pattern, Vec<Pattern>, Vec<Pattern>),
    /// Points of sets, by the name of the field: before and after.
    Basic(&'static str, i64, i64),
    /// A part of the file that is not looked into here.
    Part(&'static str),
}

impl Difference {
    /// The change that undoes it.
    #[must_use]
    pub fn undo(&self) -> Change {
        match self {
            Difference::Item(list, pattern, ..) => Change::Reset(*list, *pattern),
            Difference::Option(key, ..) => Change::ResetOption(*key),
            Difference::Excludes(pattern, ..) => Change::ResetExcludes(*pattern),
            Difference::Basic(..) => Change::ResetPart("basic"),
            Difference::Part(part) => Change::ResetPart(part),
        }
    }

    /// Makes a rulebook in this again what the base is.
    pub fn restore(&self, book: &mut Rulebook, base: &Rulebook) {
        match self {
            Difference::Item(list, pattern, before, _) => {
                let list = match list {
                    List::Winner => &mut book.winner,
                    List::Losers => &mut book.losers,
                };
                match before {
                    // It was in a list of that length before.
                    Some(item) => drop(list.insert(*pattern, (**item).clone()).ok()),
                    None => drop(list.remove(*pattern)),
                }
            }
            Difference::Option(key, before, _) => drop(book.options.set(*key, *before)),
            Difference::Basic(field, before, _) => drop(book.basic.set(field, *before)),
            Difference::Excludes(pattern, ..) => match base.excludes.get(pattern) {
                Some(excludes) => drop(book.excludes.insert(*pattern, excludes.clone())),
                None => drop(book.excludes.remove(pattern)),
            },
            Difference::Part(part) => restore_part(part, book, base),
        }
    }
}

fn restore_part(part: &str, book: &mut Rulebook, base: &Rulebook) {
    match part {
        "hands" => book.hands = base.hands.clone(),
        "family" => book.family = base.family,
        "minimum" => book.minimum = base.minimum,
        "exclusion" => book.exclusion = base.exclusion,
        "groups" => book.groups = base.groups.clone(),
        "series" => book.series = base.series.clone(),
        "auxiliary-points-table" => book.auxiliary = base.auxiliary.clone(),
        "settling-table" => book.settling = base.settling.clone(),
        "caps" => book.caps = base.caps.clone(),
        "limits" => book.limits = base.limits.clone(),
        "liability" => book.liability = base.liability.clone(),
        "fouls" => book.fouls = base.fouls.clone(),
        "payments" => book.payments = base.payments,
        _ => {}
    }
}

/// All differences, in the order of the editor. The name is not one of them.
#[must_use]
pub fn differences(own: &CustomRulebook) -> Vec<Difference> {
    between(&own.base_book(), &own.book())
}

fn bare(item: Option<&Item>) -> Option<Box<Item>> {
    item.map(|item| Box::new(Item { block: 0, ..item.clone() }))
}

/// The same between any two rulebooks.
#[must_use]
pub fn between(base: &Rulebook, own: &Rulebook) -> Vec<Difference> {
    let mut all = Vec::new();
    let part = |differs: bool, part: &'static str| differs.then_some(Difference::Part(part));
    all.extend(part(hands(base).ne(hands(own)), "hands"));
    all.extend(part(base.family != own.family, "family"));
    all.extend(part(base.minimum != own.minimum, "minimum"));
    all.extend(part(base.exclusion != own.exclusion, "exclusion"));
    // The minimum is told as itself.
    for &key in OptionKey::ALL.iter().filter(|key| **key != OptionKey::MinimumValue) {
        let (before, after) = (base.options.get(key), own.options.get(key));
        if before != after {
            all.push(Difference::Option(key, before, after));
        }
    }
    for field in BasicPoints::fields() {
        let Some((before, after)) = base.basic.get(field).zip(own.basic.get(field)) else { continue };
        if before != after {
            all.push(Difference::Basic(field, before, after));
        }
    }
    for list in List::ALL {
        for &pattern in Pattern::ALL.iter().chain(Pattern::CUSTOM) {
            let (before, after) = (bare(list.item(base, pattern)), bare(list.item(own, pattern)));
            if before != after {
                all.push(Difference::Item(list, pattern, before, after));
            }
        }
    }
    for &pattern in Pattern::ALL.iter().chain(Pattern::CUSTOM) {
        let [before, after] = [base, own].map(|book| book.excludes.get(&pattern).map_or(&[][..], Vec::as_slice));
        if before != after {
            all.push(Difference::Excludes(pattern, missing(after, before), missing(before, after)));
        }
    }
    all.extend(part(base.groups != own.groups, "groups"));
    all.extend(part(base.series != own.series, "series"));
    all.extend(part(base.auxiliary != own.auxiliary, "auxiliary-points-table"));
    all.extend(part(base.settling != own.settling, "settling-table"));
    all.extend(part(base.caps != own.caps, "caps"));
    all.extend(part(base.limits != own.limits, "limits"));
    all.extend(part(base.liability != own.liability, "liability"));
    all.extend(part(base.fouls != own.fouls, "fouls"));
    all.extend(part(base.payments != own.payments, "payments"));
    all
}

/// The custom hands, whatever block defines them.
fn hands(book: &Rulebook) -> impl Iterator<Item = (Pattern, CustomHand)> {
    book.hands.iter().map(|(&pattern, hand)| (pattern, CustomHand { block: 0, ..hand.clone() }))
}

/// The patterns that one list keeps from counting and the other does not.
fn missing(list: &[Exclude], other: &[Exclude]) -> Vec<Pattern> {
    let ids = |list: &'_ [Exclude]| -> Vec<Pattern> {
        list.iter().flat_map(|exclude| exclude.patterns.iter().copied()).collect()
    };
    let there = ids(other);
    let mut out = ids(list);
    out.retain(|pattern| !there.contains(pattern));
    out
}

/// Whether anything about a pattern differs.
#[must_use]
pub fn differs(base: &Rulebook, own: &Rulebook, pattern: Pattern) -> bool {
    List::ALL.into_iter().any(|list| bare(list.item(base, pattern)) != bare(list.item(own, pattern)))
        || base.excludes.get(&pattern) != own.excludes.get(&pattern)
}
