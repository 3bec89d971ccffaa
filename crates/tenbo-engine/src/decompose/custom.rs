//! Hands that fit a template of the rulebook and have no other shape.

use super::decomposition::{Completed, Decomposition, Form, Set, Shape, WaitShape};
use crate::deal::{Event, Hand};
use crate::templates::{Filled, Fit};
use crate::tiles::{Kind, Kinds};

/// The decomposition of a hand by the groups of a template that it fits. Pairs, pungs, chows and knitted sets are
/// listed as sets, the tiles of all other groups as loose. If there is only one pair, it is the decomposition's pair.
pub(super) fn decomposition(hand: &Hand, win: Kind, fit: &Fit) -> Decomposition {
    let mut found = Decomposition::of_melds(Shape::Custom, hand);
    let concealed = || fit.iter().filter(|filled| filled.meld.is_none());
    let pairs = concealed().filter(|filled| form(filled) == Some(Form::Pair)).count();
    for filled in concealed() {
        match (form(filled), filled.tiles.first()) {
            (Some(Form::Pair), Some(&first)) if pairs == 1 => found.pair = Some(first),
            (Some(form), Some(&first)) if !found.sets.is_full() => {
                found.sets.push(Set::concealed(form, first));
            }
            // A template has at most seventeen tiles.
            _ => found.loose.extend(filled.tiles.iter().copied()),
        }
    }
    found.loose.sort_unstable();
    found.note_pair_wait(Some(win));
    if found.completed == Completed::Nothing
        && !found.loose.contains(&win)
        && let Some(index) = found.sets.iter().position(|set| set.meld.is_none() && set.kinds().contains(win))
    {
        found.completed = Completed::Set(index as u8);
        if let Some(set) = found.sets.get_mut(index) {
            set.won = hand.events.contains(Event::FromOther);
            found.wait = if set.form == Form::Pair { WaitShape::Pair } else { WaitShape::Other };
        }
    }
    found
}

/// The form of a group, if it is a pair, a pung, a chow or a knitted set; `None` for flowers.
fn form(filled: &Filled) -> Option<Form> {
    let (first, last) = (*filled.tiles.first()?, *filled.tiles.last()?);
    if first == Kind::FLOWER {
        return None;
    }
    let kinds = filled.tiles.iter().copied().collect::<Kinds>();
    match filled.tiles.len() {
        2 if first == last => Some(Form::Pair),
        3 if first == last => Some(Form::Pung),
        3 if first.starts_chow() && kinds == Kinds::chow(first) => Some(Form::Chow),
        3 if !first.is_honor() && first.rank() <= 3 && kinds == Kinds::knitted(first) => Some(Form::Knitted),
        _ => None,
    }
}
