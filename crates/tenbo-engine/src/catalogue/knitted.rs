//! Special hands of tiles that go across suits, and of tiles that do not go together at all.

use super::entry::Found;
use crate::hand::Event;
use crate::knitted;
use crate::reading::{Form, Shape};
use crate::tile::Kinds;
use crate::view::View;

pub(super) fn lesser_honors_knitted(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::KnittedHonors);
}

pub(super) fn greater_honors_knitted(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::KnittedHonors && Kinds::HONORS.within(v.kinds));
}

pub(super) fn knitted_straight(v: &View, found: &mut Found) {
    match v.reading.shape {
        Shape::KnittedStraight => found.sets(v.sets(|set| set.form == Form::Knitted)),
        Shape::KnittedHonors => found.hand(v, knitted::straight_within(v.kinds).is_some()),
        _ => {}
    }
}

pub(super) fn knitting(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::Knitting);
}

pub(super) fn triple_knitting(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::TripleKnitting);
}

pub(super) fn windy_chows(v: &View, found: &mut Found) {
    found.hand(v, v.reading.shape == Shape::WindyChows);
}

/// Nothing that goes together, in the first turn.
pub(super) fn unconnected(v: &View, found: &mut Found) {
    let first = v.event(Event::Heaven) || v.event(Event::Earth);
    found.hand(v, v.reading.shape == Shape::Unconnected && first);
}
