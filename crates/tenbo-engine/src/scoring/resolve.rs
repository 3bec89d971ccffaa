//! The fate of everything that is in a reading: counted, or not and why.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::combine::{Candidate, Candidates, Choice, best, one};
use crate::catalogue::{Build, Fact, Found, Near, Occurrence, Scope};
use crate::hand::Event;
use crate::meld::MeldKind;
use crate::order::sort_by_key;
use crate::reading::{Completed, Set};
use crate::rulebook::item::{ConcealedWhen, Unit};
use crate::rulebook::plan::{Items, Over, PlanItem, PlanList, Why, is_event};
use crate::view::{Sets, View};

/// No other item is to blame.
pub const NOBODY: u8 = u8::MAX;

/// One occurrence and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fated {
    /// Which item, by its place in the list.
    pub item: u8,
    /// Over which sets.
    pub sets: Sets,
    /// How often at once.
    pub times: u8,
    /// What it is worth each time, in the list's scale.
    pub value: i64,
    /// `None` if it counts.
    pub why: Option<Why>,
    /// Which item is the cause, or [`NOBODY`].
    pub by: u8,
    /// Whether it is only nearly there.
    pub near: Near,
}

/// What the counted items add up to, a sum each unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    sums: [i64; Unit::ALL.len()],
    bonus: [i64; Unit::ALL.len()],
}

impl Sums {
    /// Everything in a unit.
    #[must_use]
    pub const fn of(&self, unit: Unit) -> i64 {
        self.sums[unit as usize]
    }

    /// What helps to reach the minimum.
    #[must_use]
    pub const fn towards_minimum(&self, unit: Unit) -> i64 {
        self.sums[unit as usize] - self.bonus[unit as usize]
    }
}

/// A reading with all its fates.
#[derive(Debug, Default)]
pub struct Resolved {
    /// In the order of resolving.
    pub fates: ArrayVec<Fated, 160>,
    /// The items that count.
    pub counted: Items,
    /// What they add up to, direct counts apart.
    pub sums: Sums,
    /// Whether a direct count is among them.
    pub direct: bool,
    /// The patterns that join sets, where that may be done only once.
    pub combining: Candidates,
    /// Those of them that were chosen.
    pub chosen: Choice,
    /// How many choices are as good, this one included.
    pub choices: usize,
    /// Whether a pattern is there that makes a hand of this shape a winning one.
    pub shaped: bool,
}

/// What happened, the same for every reading: which items about the win there are, and how often.
#[derive(Clone, Debug, Default)]
pub struct Happened {
    places: Items,
    times: ArrayVec<(u8, u8), 64>,
}

impl Happened {
    /// Looks once at what does not depend on the reading.
    pub fn gather(&mut self, list: &PlanList, view: &View, found: &mut Found) {
        for &(place, features) in &list.events {
            if !features.within(view.features) {
                continue;
            }
            let Some(item) = list.items.get(usize::from(place)) else { continue };
            found.list.clear();
            (item.entry.find)(view, found);
            let mut times = 0;
            for occurrence in &found.list {
                times += occurrence.times;
            }
            if times > 0 && self.times.try_push((place, times)).is_ok() {
                self.places.add(place);
            }
        }
    }

    #[inline(always)]
    fn times(&self, item: u8) -> u8 {
        for &(place, times) in &self.times {
            if place == item {
                return times;
            }
        }
        0
    }
}

/// What a hand that has not won may become.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospects {
    /// Some tile makes it a legal win.
    pub ready: bool,
    /// The losers' items whose pattern would count in such a win.
    pub calling: Items,
    /// Items of the whole hand that one tile more would give to the reading.
    pub almost: Items,
    /// Those that the complete sets of the reading would have, but for sets that are not complete.
    pub incomplete: Items,
}

impl Prospects {
    /// Those of a hand that has won.
    pub const WINNER: Prospects =
        Prospects { ready: true, calling: Items::NONE, almost: Items::NONE, incomplete: Items::NONE };

    /// Reports an item that is not there as the tiles lie, but almost.
    fn unfinished(&self, place: u8, view: &View, found: &mut Found) {
        if self.almost.has(place) {
            found.sets(view.all_sets());
        } else if self.incomplete.has(place) {
            found.near(view.all_sets(), Near::IncompleteSets);
        }
    }
}

/// What resolving must be told beside the reading.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// What does not depend on the reading.
    pub happened: &'a Happened,
    /// For a loser: what the hand may become.
    pub prospects: &'a Prospects,
    /// Leave direct counts out, to see what the rest is worth.
    pub without_direct: bool,
    /// Which of the equally good choices of patterns that join sets is to be made, from 0.
    pub choice: usize,
}

/// Resolves a reading. With `EXPLAIN` everything that is there is listed, without it only what counts.
pub fn resolve<const EXPLAIN: bool>(list: &PlanList, view: &View, facts: Facts, found: &mut Found, out: &mut Resolved) {
    out.fates.clear();
    out.counted = Items::default();
    out.sums = Sums::default();
    out.direct = false;
    out.shaped = false;
    out.combining.clear();
    out.chosen = Choice::default();
    out.choices = 1;
    let joining = if list.combining.is_empty() || view.chows < 2 {
        ArrayVec::new()
    } else {
        combining::<EXPLAIN>(list, view, facts, found, out)
    };
    let mut something = false;
    let present = Items::present(&list.features, view.features);
    let &Prospects { calling, almost, incomplete, .. } = facts.prospects;
    let present = present.and(&facts.happened.places).and(&calling).and(&almost).and(&incomplete);
    for place in present.iter() {
        let Some(item) = list.items.get(usize::from(place)) else { continue };
        if !EXPLAIN && item.off.is_some() || item.alone && something {
            continue;
        }
        found.item = place;
        found.list.clear();
        if item.calling {
            found.sets(view.all_sets());
        } else if is_event(item) {
            found.times(facts.happened.times(place));
        } else if item.combines {
            found.list.extend(joining.iter().filter(|occurrence| occurrence.item == place).copied());
        } else {
            (item.entry.find)(view, found);
        }
        if found.list.is_empty() {
            facts.prospects.unfinished(place, view, found);
        }
        let first = out.fates.len();
        for (n, &occurrence) in found.list.iter().enumerate() {
            let (why, by, value) = fate(list, item, occurrence, n, view, facts, out, first);
            out.shaped |=
                item.shaping && !matches!(why, Some(Why::NotConcealed | Why::MeldedNotAllowed | Why::NoValue));
            if why.is_none() {
                something |= !item.bonus;
                out.counted.add(place);
                if item.direct {
                    out.direct = true;
                } else {
                    let amount = value * i64::from(occurrence.times);
                    out.sums.sums[item.unit as usize] += amount;
                    if item.bonus {
                        out.sums.bonus[item.unit as usize] += amount;
                    }
                }
            } else if !EXPLAIN {
                continue;
            }
            let Occurrence { sets, times, near, .. } = occurrence;
            let fated = Fated { item: place, sets, times, value, why, by, near };
            if out.fates.try_push(fated).is_err() {
                return;
            }
        }
    }
}

/// What joins sets, gathered before anything else, so that the best of it can be chosen.
fn combining<const EXPLAIN: bool>(
    list: &PlanList,
    view: &View,
    facts: Facts,
    found: &mut Found,
    out: &mut Resolved,
) -> ArrayVec<Occurrence, 24> {
    let mut joining = ArrayVec::new();
    for &place in &list.combining {
        let Some(item) = list.items.get(usize::from(place)) else { continue };
        if !EXPLAIN && item.off.is_some() || !item.entry.features.within(view.features) {
            continue;
        }
        found.item = place;
        found.list.clear();
        (item.entry.find)(view, found);
        for &occurrence in &found.list {
            let _ = joining.try_push(occurrence);
            if let Ok(value) = worth(item, occurrence, view, facts) {
                let candidate = Candidate { item: occurrence.item, sets: occurrence.sets, value };
                let _ = out.combining.try_push(candidate);
            }
        }
    }
    if list.highest_first {
        // What takes more sets is looked for first: the set that is left over may make one pattern more.
        sort_by_key(&mut out.combining, |candidate| Reverse(candidate.sets.count()));
    }
    out.chosen = match out.combining.len() {
        0 => Choice::default(),
        _ if EXPLAIN => {
            let choices = best(list, &out.combining);
            out.choices = choices.len();
            choices.get(facts.choice).or(choices.first()).copied().unwrap_or_default()
        }
        _ => one(list, &out.combining),
    };
    joining
}

/// What an occurrence is worth by the item's own conditions.
#[inline(always)]
fn worth(item: &PlanItem, occurrence: Occurrence, view: &View, facts: Facts) -> Result<i64, Why> {
    if let Some(why) = item.off {
        return Err(why);
    }
    match occurrence.near {
        Near::No => {}
        Near::NotConcealed | Near::Claimed => return Err(Why::NotConcealed),
        Near::IncompleteSets => return Err(Why::IncompleteSets),
    }
    if item.concealed_only && !view.concealed {
        return Err(Why::NotConcealed);
    }
    if !item.melded_allowed && has_forbidden_meld(item.entry.build, view) {
        return Err(Why::MeldedNotAllowed);
    }
    if item.ready_hands_only && !facts.prospects.ready {
        return Err(Why::NotReady);
    }
    match value(item, occurrence.sets, view) {
        0 => Err(Why::NoValue),
        _ if facts.without_direct && item.direct => Err(Why::DirectCount),
        value => Ok(value),
    }
}

/// One occurrence: first the item's own conditions, then the counted items above it, then its own earlier occurrences.
/// `ordinal` is its place among them.
#[allow(clippy::too_many_arguments, reason = "what an occurrence is judged by")]
#[inline(always)]
fn fate(
    list: &PlanList,
    item: &PlanItem,
    occurrence: Occurrence,
    ordinal: usize,
    view: &View,
    facts: Facts,
    out: &Resolved,
    first: usize,
) -> (Option<Why>, u8, i64) {
    let value = match worth(item, occurrence, view, facts) {
        Ok(value) => value,
        Err(why) => return (Some(why), NOBODY, 0),
    };
    if item.above.meets(&out.counted) {
        for edge in item.edges.iter().filter(|edge| out.counted.has(edge.by)) {
            let mut above = out.fates.iter().filter(|f| f.item == edge.by && f.why.is_none());
            let hits = match edge.over {
                Over::Hand => true,
                Over::SharedSets => above.any(|f| f.sets.meets(occurrence.sets)),
                Over::OwnSets => above.any(|f| occurrence.sets.within(f.sets)),
                Over::First(n) => ordinal < usize::from(n),
                Over::KongChart => view.kongs >= 3 && view.hand.has_concealed_kong(),
            };
            if hits && edge.beside.is_none_or(|beside| out.counted.has(beside)) {
                return (Some(edge.why), edge.by, 0);
            }
        }
    }
    let mut used = Sets::NONE;
    for earlier in out.fates.get(first..).unwrap_or_default() {
        if earlier.why.is_none() {
            used = used.and(earlier.sets);
        }
    }
    let again = if list.duplicates { occurrence.sets.within(used) } else { used.meets(occurrence.sets) };
    if again && item.entry.scope != Scope::Tiles && used != Sets::NONE {
        return (Some(Why::Identical), occurrence.item, 0);
    }
    if view.hand.jokers > 0 && item.entry.scope == Scope::Sets && by_jokers(item, occurrence, used, view) {
        return (Some(Why::Joker), NOBODY, 0);
    }
    if item.combines
        && let Some((why, by)) = not_chosen(occurrence, out)
    {
        return (Some(why), by, 0);
    }
    (None, NOBODY, value)
}

/// Whether something is there once more only because jokers stand for a fifth tile.
fn by_jokers(item: &PlanItem, occurrence: Occurrence, used: Sets, view: &View) -> bool {
    let repeats = used != Sets::NONE || item.entry.facts.iter().any(|fact| matches!(fact, Fact::Twice(_)));
    repeats && view.has_more_than_four(used.and(occurrence.sets))
}

/// Why a pattern that joins sets was not chosen, and which item is the cause.
fn not_chosen(occurrence: Occurrence, out: &Resolved) -> Option<(Why, u8)> {
    let same = |candidate: &Candidate| candidate.item == occurrence.item && candidate.sets == occurrence.sets;
    if out.combining.iter().position(same).is_some_and(|place| out.chosen.has(place)) {
        return None;
    }
    let mut others = out.chosen.iter().filter_map(|place| out.combining.get(place));
    let identical = others.any(|other| other.item == occurrence.item && other.sets.meets(occurrence.sets));
    Some(if identical { (Why::Identical, occurrence.item) } else { (Why::CombinedOnce, NOBODY) })
}

/// Sets laid open before the last tile, but for kongs that stand for concealed triplets; in an irregular hand any kong,
/// however it came (Four Winds, "Allowing melded Limit and Special hands").
fn has_forbidden_meld(build: Build, view: &View) -> bool {
    let irregular = build == Build::Irregular;
    let kongs = view.params.kongs_as_concealed;
    let concealed = |kind: MeldKind| !irregular && (kind == MeldKind::ConcealedKong || kongs.accepts(kind));
    view.hand.melds.iter().any(|meld| !concealed(meld.kind))
}

#[inline(always)]
fn value(item: &PlanItem, sets: Sets, view: &View) -> i64 {
    let mut value = item.value;
    if item.concealed_value != item.value && is_concealed(item.concealed_when, sets, view) {
        value = item.concealed_value;
    }
    if let Some(drawn) = item.self_drawn_value.filter(|_| view.event(Event::SelfDrawn)) {
        value = drawn;
    }
    if item.double_if_concealed && view.concealed { value * 2 } else { value }
}

/// Whether the concealed value of an item holds over these sets.
fn is_concealed(when: ConcealedWhen, sets: Sets, view: &View) -> bool {
    match when {
        ConcealedWhen::Hand => view.concealed,
        ConcealedWhen::Sets => {
            let claimed_pair = view.reading.completed == Completed::Pair && view.event(Event::FromOther);
            let open = view.sets(|set| !set.is_concealed());
            !(open.meets(sets) || sets.has_pair() && claimed_pair)
        }
        ConcealedWhen::WeaklyConcealed => !view.sets(Set::is_claimed).meets(sets),
        ConcealedWhen::PartiallyMelded => view.sets(|set| !set.is_claimed()).meets(sets),
    }
}
