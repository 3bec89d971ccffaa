//! Concealment, waits and ways of winning.

use super::entry::Found;
use crate::engine::hand::Event;
use crate::engine::meld::MeldKind;
use crate::engine::reading::WaitShape;
use crate::engine::view::View;

pub(super) fn winning(v: &View, found: &mut Found) {
    found.event(v.complete);
}

pub(super) fn concealed_hand(v: &View, found: &mut Found) {
    found.hand(v, v.concealed);
}

pub(super) fn fully_concealed(v: &View, found: &mut Found) {
    found.hand(v, v.concealed && v.event(Event::SelfDrawn));
}

/// Every set claimed before, and the pair completed by another seat's tile.
pub(super) fn fully_exposed(v: &View, found: &mut Found) {
    let claimed = v.reading.sets.iter().all(|set| set.meld.is_some_and(MeldKind::is_claimed));
    let kong = v.params.exposed_kongs_off && v.kongs > 0;
    found.hand(v, v.is_standard() && claimed && !kong && v.event(Event::FromOther));
}

pub(super) fn self_drawn(v: &View, found: &mut Found) {
    found.event(v.event(Event::SelfDrawn));
}

pub(super) fn out_on_pair(v: &View, found: &mut Found) {
    found.event(v.waited(WaitShape::Pair));
}

/// The pair of terminals or honors, which some rules pay twice.
pub(super) fn out_on_major_pair(v: &View, found: &mut Found) {
    found.event(v.waited(WaitShape::Pair) && v.reading.pair.is_some_and(|pair| pair.is_major()));
}

/// Nothing else would have completed the hand in any reading.
pub(super) fn only_tile(v: &View, found: &mut Found) {
    found.event(v.is_only_tile());
}

pub(super) fn edge_wait(v: &View, found: &mut Found) {
    found.event(v.waited(WaitShape::Edge));
}

pub(super) fn closed_wait(v: &View, found: &mut Found) {
    found.event(v.waited(WaitShape::Closed));
}

/// Edge, closed or pair wait in this reading.
pub(super) fn one_chance_hand(v: &View, found: &mut Found) {
    let single = matches!(v.wait(), WaitShape::Edge | WaitShape::Closed | WaitShape::Pair);
    found.event(v.is_basic() && single);
}

pub(super) fn riichi(v: &View, found: &mut Found) {
    found.event(v.event(Event::Riichi));
}

pub(super) fn double_riichi(v: &View, found: &mut Found) {
    found.event(v.event(Event::DoubleRiichi));
}

pub(super) fn ippatsu(v: &View, found: &mut Found) {
    found.event(v.event(Event::Ippatsu));
}

pub(super) fn last_tile(v: &View, found: &mut Found) {
    found.event(v.event(Event::LastTile));
}

pub(super) fn last_discard(v: &View, found: &mut Found) {
    found.event(v.event(Event::LastDiscard));
}

pub(super) fn supplement(v: &View, found: &mut Found) {
    let last = v.params.replacement_on_last_discard && v.event(Event::LastDiscard);
    found.event(v.event(Event::KongReplacement) || last);
}

pub(super) fn last_copy(v: &View, found: &mut Found) {
    found.event(v.event(Event::LastCopy));
}

pub(super) fn robbing_kong(v: &View, found: &mut Found) {
    found.event(v.event(Event::RobbedKong));
}

pub(super) fn heavenly(v: &View, found: &mut Found) {
    found.event(v.event(Event::Heaven));
}

pub(super) fn earthly(v: &View, found: &mut Found) {
    found.event(v.event(Event::Earth));
}

pub(super) fn humanly(v: &View, found: &mut Found) {
    found.event(v.event(Event::Human));
}
