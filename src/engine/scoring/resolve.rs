//! The fate of everything that is in a reading: counted, or not and why.

use arrayvec::ArrayVec;

use crate::engine::catalogue::{Found, Near, Occurrence, Pattern};
use crate::engine::hand::{Event, Hand};
use crate::engine::meld::MeldKind;
use crate::engine::reading::Completed;
use crate::engine::rulebook::item::{ConcealedWhen, Unit};
use crate::engine::rulebook::plan::{Items, Over, PlanItem, PlanList, Why, is_event};
use crate::engine::view::{Sets, View};

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
}

/// What the counted items add up to, a sum each unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    sums: [i64; 6],
    bonus: [i64; 6],
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
}

/// What resolving must be told beside the reading.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// How often each event item occurs: the same for every reading.
    pub events: &'a [u8],
    /// For a loser: whether the hand is ready for a legal win.
    pub ready: bool,
    /// Leave direct counts out, to see what the rest is worth.
    pub without_direct: bool,
}

/// Looks once at what does not depend on the reading.
pub fn events(list: &PlanList, view: &View, found: &mut Found) -> ArrayVec<u8, 255> {
    list.items
        .iter()
        .map(|item| {
            if !is_event(item) {
                return 0;
            }
            found.list.clear();
            (item.entry.find)(view, found);
            found.list.iter().map(|occurrence| occurrence.times).sum()
        })
        .collect()
}

/// Resolves a reading. With `EXPLAIN` everything that is there is listed, without it only what counts.
pub fn resolve<const EXPLAIN: bool>(list: &PlanList, view: &View, facts: Facts, found: &mut Found, out: &mut Resolved) {
    out.fates.clear();
    out.counted = Items::default();
    out.sums = Sums::default();
    out.direct = false;
    for (i, item) in list.items.iter().enumerate() {
        if !EXPLAIN && item.off.is_some() {
            continue;
        }
        let place = i as u8;
        found.item = place;
        found.list.clear();
        if is_event(item) {
            found.times(facts.events.get(i).copied().unwrap_or_default());
        } else {
            (item.entry.find)(view, found);
        }
        let first = out.fates.len();
        for n in 0..found.list.len() {
            let Some(&occurrence) = found.list.get(n) else { break };
            let (why, by, value) = fate(item, occurrence, view, facts, out, first);
            if why.is_none() {
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
            let fated = Fated { item: place, sets: occurrence.sets, times: occurrence.times, value, why, by };
            if out.fates.try_push(fated).is_err() {
                return;
            }
        }
    }
}

/// One occurrence: first the item's own conditions, then the counted items above it, then its own earlier occurrences.
fn fate(
    item: &PlanItem,
    occurrence: Occurrence,
    view: &View,
    facts: Facts,
    out: &Resolved,
    first: usize,
) -> (Option<Why>, u8, i64) {
    let refuse = |why| (Some(why), NOBODY, 0);
    if let Some(why) = item.off {
        return refuse(why);
    }
    match occurrence.near {
        Near::No => {}
        Near::NotConcealed => return refuse(Why::NotConcealed),
        Near::IncompleteSets => return refuse(Why::IncompleteSets),
    }
    if item.concealed_only && !view.concealed {
        return refuse(Why::NotConcealed);
    }
    if !item.melded_allowed && has_forbidden_meld(item.pattern, view.hand) {
        return refuse(Why::MeldedNotAllowed);
    }
    if item.ready_hands_only && !facts.ready {
        return refuse(Why::NotReady);
    }
    let value = value(item, occurrence.sets, view);
    if value == 0 {
        return refuse(Why::NoValue);
    }
    if facts.without_direct && item.direct {
        return refuse(Why::DirectCount);
    }
    if item.above.meets(&out.counted) {
        for edge in item.edges.iter().filter(|edge| out.counted.has(edge.by)) {
            let hits = edge.over == Over::Hand
                || out.fates.iter().any(|f| f.item == edge.by && f.why.is_none() && f.sets.meets(occurrence.sets));
            if hits {
                return (Some(edge.why), edge.by, 0);
            }
        }
    }
    let again = out.fates.iter().skip(first).any(|f| f.why.is_none() && f.sets.meets(occurrence.sets));
    if again {
        return (Some(Why::Identical), occurrence.item, 0);
    }
    (None, NOBODY, value)
}

/// Sets laid open before the last tile; in an irregular hand any kong, however it came (Four Winds, "Allowing melded
/// Limit and Special hands").
fn has_forbidden_meld(pattern: Pattern, hand: &Hand) -> bool {
    let irregular = pattern == Pattern::GreatSnake;
    hand.melds.iter().any(|meld| meld.kind.is_claimed() || irregular && meld.kind == MeldKind::ConcealedKong)
}

fn value(item: &PlanItem, sets: Sets, view: &View) -> i64 {
    let mut value = item.value;
    if item.concealed_value != item.value {
        let concealed = match item.concealed_when {
            ConcealedWhen::Hand => view.concealed,
            ConcealedWhen::Sets => {
                let claimed_pair = view.reading.completed == Completed::Pair && view.event(Event::FromOther);
                sets.iter().all(|i| view.reading.sets.get(i).is_none_or(|set| set.is_concealed()))
                    && !(sets.has_pair() && claimed_pair)
            }
        };
        if concealed {
            value = item.concealed_value;
        }
    }
    if item.double_if_concealed && view.concealed { value * 2 } else { value }
}
