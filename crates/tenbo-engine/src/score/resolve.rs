//! Resolves every pattern in a decomposition: it counts, or there is a reason why not.

use std::cmp::Reverse;

use super::combine::{Candidate, best};
use super::event_matches::EventMatches;
use super::resolution::{Resolution, Resolutions, Sums};
use crate::deal::Event;
use crate::decompose::{Completed, Set};
use crate::order::sort_by_key;
use crate::patterns::{Build, Entailment, HandFacts, Matches, NearMiss, Occurrence, Scope, Sets};
use crate::plan::{ItemSet, PlanItem, PlanList, Reach, Reason, Scaled, is_event};
use crate::rules::ConcealedWhen;
use crate::tiles::MeldKind;

/// What a losing hand could become.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospects {
    /// Whether some tile makes it a legal win.
    pub ready: bool,
    /// The losers' items whose pattern would count in such a win.
    pub calling: ItemSet,
    /// Items of the whole hand that the decomposition would have with one more tile.
    pub almost: ItemSet,
    /// Items of the whole hand that the complete sets have, but which need the incomplete sets too.
    pub incomplete: ItemSet,
}

impl Prospects {
    /// The prospects of a winner's hand.
    pub const WINNER: Prospects =
        Prospects { ready: true, calling: ItemSet::NONE, almost: ItemSet::NONE, incomplete: ItemSet::NONE };

    /// Reports an item that the decomposition almost has.
    fn unfinished(&self, index: u8, facts: &HandFacts, matches: &mut Matches) {
        if self.almost.contains(index) {
            matches.sets(facts.all_sets());
        } else if self.incomplete.contains(index) {
            matches.near(facts.all_sets(), NearMiss::IncompleteSets);
        }
    }
}

/// What resolving needs to know besides the decomposition.
#[derive(Clone, Copy, Debug)]
pub struct ResolveContext<'a> {
    /// The items about events.
    pub event_matches: &'a EventMatches,
    /// For a loser: what the hand could become.
    pub prospects: &'a Prospects,
    /// Whether what is found will be explained. For a total alone no steps are kept, and patterns that an option turns off
    /// are not looked for. Nothing else in resolving depends on it.
    pub explains: bool,
    /// Whether to leave out direct counts, to see what the rest is worth.
    pub without_direct: bool,
    /// Under the combine-once rule, which of the equally good choices to resolve, counted from 0. A further one is
    /// resolved right after the one before it, into the same [`Resolutions`].
    pub choice: usize,
}

impl<'a> ResolveContext<'a> {
    /// For a winner's hand: everything, in the preferred choice.
    #[must_use]
    pub fn winner(event_matches: &'a EventMatches) -> ResolveContext<'a> {
        let prospects = &Prospects::WINNER;
        ResolveContext { event_matches, prospects, explains: true, without_direct: false, choice: 0 }
    }
}

/// Resolves a decomposition into `out`: every pattern that is found, whether or not it counts.
pub fn resolve(
    list: &PlanList,
    facts: &HandFacts,
    context: ResolveContext,
    matches: &mut Matches,
    out: &mut Resolutions,
) {
    out.resolutions.clear();
    out.counted = ItemSet::default();
    out.sums = Sums::default();
    out.direct = false;
    out.shaped = false;
    // Patterns that join sets are the same for each choice.
    let known = context.choice > 0 && !context.without_direct && !out.without_direct;
    if !known {
        out.combining.clear();
        out.choices.clear();
        out.joining.clear();
        out.without_direct = context.without_direct;
        if !list.combining.is_empty() && facts.chows >= 2 {
            combining(list, facts, context, matches, out);
        }
    }
    out.chosen = out.choices.get(context.choice).or(out.choices.first()).copied().unwrap_or_default();
    let mut something = false;
    let present = ItemSet::present(&list.prefilters, facts.prefilter);
    let &Prospects { calling, almost, incomplete, .. } = context.prospects;
    let present = present.union(&context.event_matches.items).union(&calling).union(&almost).union(&incomplete);
    for index in present.iter() {
        let Some(item) = list.items.get(usize::from(index)) else { continue };
        if item.alone && something || !context.explains && item.off.is_some() {
            continue;
        }
        matches.item = index;
        matches.list.clear();
        if item.calling {
            matches.sets(facts.all_sets());
        } else if is_event(item) {
            matches.times(context.event_matches.times(index));
        } else if item.combines {
            matches.list.extend(out.joining.iter().filter(|occurrence| occurrence.item == index).copied());
        } else {
            item.pattern.find(facts, matches);
        }
        if matches.list.is_empty() {
            context.prospects.unfinished(index, facts, matches);
        }
        let first = out.resolutions.len();
        for &occurrence in &matches.list {
            let (Worth { value, direct }, reason, by) = match worth(item, occurrence, facts, context) {
                Err(reason) => (Worth::NOTHING, Some(reason), None),
                Ok(worth) => match gives_way(list, item, occurrence, facts, out, first) {
                    Some((reason, by)) => (Worth::NOTHING, Some(reason), by),
                    None => (worth, None, None),
                },
            };
            out.shaped |= item.shaping
                && !matches!(
                    reason,
                    Some(Reason::OptionOff | Reason::NoValue | Reason::NotConcealed | Reason::MeldedNotAllowed)
                );
            if reason.is_none() {
                something |= !item.bonus;
                out.counted.insert(index);
                out.direct |= direct;
                if !direct {
                    out.sums.add(item, value * i64::from(occurrence.times));
                }
            }
            let Occurrence { sets, times, near, .. } = occurrence;
            out.resolutions.push(Resolution { item: index, sets, times, value, direct, reason, by, near });
        }
    }
}

/// Finds the patterns that join sets before all others, so that the best of them can be chosen.
fn combining(
    list: &PlanList,
    facts: &HandFacts,
    context: ResolveContext,
    matches: &mut Matches,
    out: &mut Resolutions,
) {
    for &index in &list.combining {
        let Some(item) = list.items.get(usize::from(index)) else { continue };
        if !item.def.requires.is_subset(facts.prefilter) {
            continue;
        }
        matches.item = index;
        matches.list.clear();
        item.pattern.find(facts, matches);
        for &occurrence in &matches.list {
            out.joining.push(occurrence);
            if let Ok(Worth { value, .. }) = worth(item, occurrence, facts, context) {
                let candidate = Candidate { item: occurrence.item, sets: occurrence.sets, value };
                out.combining.push(candidate);
            }
        }
    }
    if list.highest_first {
        // Patterns of more sets come first: the set that is left over may make one more pattern.
        sort_by_key(&mut out.combining, |candidate| Reverse(candidate.sets.len()));
    }
    best(list, &out.combining, &mut out.choices);
}

/// What an occurrence is worth.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub(super) value: Scaled,
    /// Whether it is a direct count.
    pub(super) direct: bool,
}

impl Worth {
    const NOTHING: Worth = Worth { value: Scaled::ZERO, direct: false };
}

/// What an occurrence is worth by the item's own conditions, or the reason why it does not count.
pub(super) fn worth(
    item: &PlanItem,
    occurrence: Occurrence,
    facts: &HandFacts,
    context: ResolveContext,
) -> Result<Worth, Reason> {
    match (item.off, occurrence.near) {
        (Some(reason), _) => return Err(reason),
        (_, Some(NearMiss::NotConcealed | NearMiss::Claimed)) => return Err(Reason::NotConcealed),
        (_, Some(NearMiss::IncompleteSets)) => return Err(Reason::IncompleteSets),
        _ if item.concealed_only && !facts.concealed => return Err(Reason::NotConcealed),
        _ if !item.melded_allowed && has_forbidden_meld(item.def.build, facts) => return Err(Reason::MeldedNotAllowed),
        _ if item.ready_hands_only && !context.prospects.ready => return Err(Reason::NotReady),
        _ => {}
    }
    match value(item, occurrence.sets, facts) {
        Worth { value: Scaled::ZERO, .. } => Err(Reason::NoValue),
        Worth { direct: true, .. } if context.without_direct => Err(Reason::DirectCount),
        worth => Ok(worth),
    }
}

/// Why an occurrence that is worth something does not count together with what counts already, and which item is the
/// cause: one of the counted items above it, or an earlier occurrence of its own, of which `first` is the first
/// resolution. `None` if it counts.
fn gives_way(
    list: &PlanList,
    item: &PlanItem,
    occurrence: Occurrence,
    facts: &HandFacts,
    out: &Resolutions,
    first: usize,
) -> Option<(Reason, Option<u8>)> {
    let earlier = out.resolutions.get(first..).unwrap_or_default();
    if item.above.intersects(&out.counted) {
        for edge in item.edges.iter().filter(|edge| out.counted.contains(edge.by)) {
            let mut above = out.resolutions.iter().filter(|f| f.item == edge.by && f.reason.is_none());
            let hits = match edge.reach {
                Reach::Hand => true,
                Reach::SharedSets => above.any(|f| f.sets.intersects(occurrence.sets)),
                Reach::OwnSets => above.any(|f| occurrence.sets.is_subset(f.sets)),
                Reach::First(n) => earlier.len() < usize::from(n),
                Reach::KongChart => facts.hand.has_concealed_kong(),
            };
            if hits && edge.beside.is_none_or(|beside| out.counted.contains(beside)) {
                return Some((edge.reason, Some(edge.by)));
            }
        }
    }
    let counted = earlier.iter().filter(|earlier| earlier.reason.is_none());
    let used = counted.fold(Sets::NONE, |used, earlier| used.union(earlier.sets));
    let again = if list.duplicates { occurrence.sets.is_subset(used) } else { used.intersects(occurrence.sets) };
    if again && item.def.scope != Scope::Tiles && used != Sets::NONE {
        return Some((Reason::Identical, Some(occurrence.item)));
    }
    if facts.hand.jokers > 0 && item.def.scope == Scope::Sets && by_jokers(item, occurrence, used, facts) {
        return Some((Reason::Joker, None));
    }
    if item.combines { not_chosen(occurrence, out) } else { None }
}

/// Whether a pattern repeats only because jokers stand for a fifth copy of a tile (docs/rules/four-winds.md,
/// Overlapping and recurring patterns, R26).
fn by_jokers(item: &PlanItem, occurrence: Occurrence, used: Sets, facts: &HandFacts) -> bool {
    let twice = |entailment: &Entailment| matches!(entailment, Entailment::Twice(_));
    let repeats = used != Sets::NONE || item.def.implies.iter().any(twice);
    repeats && facts.has_more_than_four(used.union(occurrence.sets))
}

/// Why a pattern that joins sets was not chosen, and which item is the cause; `None` if it was chosen.
fn not_chosen(occurrence: Occurrence, out: &Resolutions) -> Option<(Reason, Option<u8>)> {
    let same = |candidate: &Candidate| candidate.item == occurrence.item && candidate.sets == occurrence.sets;
    if out.combining.iter().position(same).is_some_and(|index| out.chosen.contains(index)) {
        return None;
    }
    let mut others = out.chosen.iter().filter_map(|index| out.combining.get(index));
    let identical = others.any(|other| other.item == occurrence.item && other.sets.intersects(occurrence.sets));
    Some(if identical { (Reason::Identical, Some(occurrence.item)) } else { (Reason::CombinedOnce, None) })
}

/// Whether the hand has melds other than kongs that stand for concealed triplets; in an irregular hand, any meld at all
/// (docs/rules/four-winds.md, Limit and special hands, R33 to R36).
fn has_forbidden_meld(build: Build, facts: &HandFacts) -> bool {
    let irregular = build == Build::Irregular;
    let kongs = facts.options.counting.kongs_as_concealed;
    let concealed = |kind: MeldKind| !irregular && (kind == MeldKind::ConcealedKong || kongs.accepts(kind));
    facts.hand.melds.iter().any(|meld| !concealed(meld.kind))
}

/// The value that applies to these sets. Whether it is a direct count is said of the value that the rulebook specifies,
/// before it is doubled for a concealed hand (docs/rules/four-winds.md, R28).
fn value(item: &PlanItem, sets: Sets, facts: &HandFacts) -> Worth {
    let mut value = item.value;
    if item.concealed_value != item.value && is_concealed(item.concealed_when, sets, facts) {
        value = item.concealed_value;
    }
    if let Some(drawn) = item.self_drawn_value.filter(|_| facts.event(Event::SelfDrawn)) {
        value = drawn;
    }
    let direct = item.counts_directly(value);
    Worth { value: if item.double_if_concealed && facts.concealed { value * 2 } else { value }, direct }
}

/// Whether the concealed value of an item applies over these sets (docs/rules/four-winds.md, Concealed values).
fn is_concealed(when: ConcealedWhen, sets: Sets, facts: &HandFacts) -> bool {
    match when {
        ConcealedWhen::Hand => facts.concealed,
        ConcealedWhen::Sets => {
            let claimed_pair = facts.decomposition.completed == Completed::Pair && facts.event(Event::FromOther);
            let open = facts.sets(|set| !set.is_concealed());
            !(open.intersects(sets) || sets.contains_pair() && claimed_pair)
        }
        ConcealedWhen::WeaklyConcealed => !facts.sets(Set::is_claimed).intersects(sets),
        ConcealedWhen::PartiallyMelded => facts.sets(|set| !set.is_claimed()).intersects(sets),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::Pattern;
    use crate::sample::{explained, plan, won};
    use crate::tiles::Seat;

    /// The resolutions of a pattern in South's hand: for each occurrence why it does not count, and what is the cause.
    fn judged(rules: &str, hand: &str, pattern: Pattern) -> Vec<(Option<Reason>, Vec<Pattern>)> {
        let from = hand.contains('+').then_some(Seat::West);
        let score = explained(&won(Seat::South, hand, from), &plan(rules));
        let lines = score.lines.iter().filter(|line| line.pattern == pattern);
        lines.map(|line| (line.reason, line.by.to_vec())).collect()
    }

    const COUNTS: (Option<Reason>, Vec<Pattern>) = (None, Vec::new());

    /// docs/rules/chinese-official.md, The five principles: what is always there with another fan is not paid too.
    #[test]
    fn an_implied_fan_does_not_count() {
        let hand = "555z666z77z123m99s+9s";
        assert_eq!(judged("mcr-mil-2025", hand, Pattern::LittleThreeDragons), [COUNTS]);
        let dragons = judged("mcr-mil-2025", hand, Pattern::PungDragon);
        assert!(!dragons.is_empty());
        for (reason, by) in dragons {
            assert_eq!((reason, by.as_slice()), (Some(Reason::Implied), &[Pattern::LittleThreeDragons][..]));
        }
    }

    /// docs/rules/riichi.md, Yaku: pinfu is for closed hands.
    #[test]
    fn a_melded_hand_is_no_pinfu() {
        assert_eq!(judged("riichi-tenhou", "234m456p678s22p56s+7s", Pattern::PinfuHand), [COUNTS]);
        let melded = judged("riichi-tenhou", "456p678s22p56s(234m)+7s", Pattern::PinfuHand);
        assert!(melded.iter().all(|(reason, _)| *reason == Some(Reason::NotConcealed)), "{melded:?}");
    }

    /// docs/rules/riichi.md, Limits: a yakuman leaves ordinary yaku out.
    #[test]
    fn ordinary_yaku_do_not_count_beside_a_yakuman() {
        let hand = "555z666z777z234p2s+2s";
        assert_eq!(judged("riichi-tenhou", hand, Pattern::BigThreeDragons), [COUNTS]);
        let dragons = judged("riichi-tenhou", hand, Pattern::PungDragon);
        assert!(!dragons.is_empty() && dragons.iter().all(|(reason, _)| reason.is_some()), "{dragons:?}");
    }
}
