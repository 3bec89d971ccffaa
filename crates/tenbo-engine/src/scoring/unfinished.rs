//! Patterns of the whole hand in a hand that has lost. What the tiles say (one suit) it has as it is; what the sets say
//! (all chows, terminals in each) it has if all of them are complete but one, which one tile would complete so that the hand
//! has it (Four Winds, "Scoring for losers").

use arrayvec::ArrayVec;

use super::resolve::Prospects;
use crate::catalogue::{Category, Found, Near, Scope};
use crate::hand::Hand;
use crate::reading::{Completed, Form, Reading, Set, Shape, WaitShape, wait_of};
use crate::rulebook::plan::{Items, Plan};
use crate::tile::{Kind, Kinds};
use crate::view::{View, Whole};

/// A hand that has lost, and the losers' items of the whole hand.
pub struct Unfinished<'a> {
    plan: &'a Plan,
    whole: &'a Whole<'a>,
    items: Vec<u8>,
    found: Found,
}

impl<'a> Unfinished<'a> {
    /// The items that are asked about: all whose pattern looks at the whole hand, special hands and ways of winning apart.
    #[must_use]
    pub fn new(plan: &'a Plan, whole: &'a Whole<'a>) -> Unfinished<'a> {
        let whole_hand = |category| matches!(category, Category::WholeHand | Category::Pungs);
        let items = (0..=u8::MAX)
            .zip(&plan.losers.items)
            .filter(|(_, item)| item.entry.scope == Scope::Hand && whole_hand(item.entry.category) && !item.calling);
        Unfinished { plan, whole, items: items.map(|(place, _)| place).collect(), found: Found::default() }
    }

    /// The prospects of the hand with what this partial reading may become.
    pub fn of(&mut self, reading: &Reading, prospects: &Prospects) -> Prospects {
        let mut own = *prospects;
        if self.items.is_empty() {
            return own;
        }
        let needed = usize::from(self.plan.shapes.sets);
        let complete = Complete::of(reading);
        for (kind, completed) in completions(&complete, reading, needed) {
            let mut hand: Hand = self.whole.hand.clone();
            if hand.all_tiles().get(kind) < 4 {
                hand.tiles.add(kind);
                hand.win = Some(kind);
                let whole = Whole::new(&hand, &self.plan.params, self.plan.shapes);
                own.almost = own.almost.and(&self.those(&View::new(&whole, &completed)));
            }
        }
        // A few sets say nothing yet of what the whole hand would have been.
        if 2 * complete.sets.len() >= needed {
            let shell =
                Reading { shape: Shape::Standard, sets: complete.sets, wait: WaitShape::TwoSided, ..reading.clone() };
            own.incomplete = self.those(&View::new(self.whole, &shell));
        }
        own
    }

    /// The items that are there.
    fn those(&mut self, view: &View) -> Items {
        let mut items = Items::NONE;
        for &place in &self.items {
            let Some(item) = self.plan.losers.items.get(usize::from(place)) else { continue };
            self.found.list.clear();
            (item.entry.find)(view, &mut self.found);
            if self.found.list.iter().any(|occurrence| occurrence.near == Near::No) {
                items.add(place);
            }
        }
        items
    }
}

/// The complete sets of a partial reading, and its pairs.
struct Complete {
    sets: ArrayVec<Set, 7>,
    pairs: ArrayVec<Kind, 8>,
}

impl Complete {
    fn of(reading: &Reading) -> Complete {
        let mut complete = Complete { sets: ArrayVec::new(), pairs: reading.pair.into_iter().collect() };
        for &set in &reading.sets {
            if set.form != Form::Pair {
                let _ = complete.sets.try_push(set);
            } else {
                let _ = complete.pairs.try_push(set.first);
            }
        }
        complete
    }
}

/// Every way in which one tile makes sets and a pair of a partial reading, with that tile.
fn completions(complete: &Complete, reading: &Reading, needed: usize) -> ArrayVec<(Kind, Reading), 2> {
    let mut all = ArrayVec::new();
    let mut add = |kind: Kind, set: Option<Set>, pair: Kind| {
        let mut sets = complete.sets.clone();
        let completed = set.map_or(Completed::Pair, |_| Completed::Set(sets.len() as u8));
        let wait = set.map_or(WaitShape::Pair, |set| wait_of(set, kind));
        sets.extend(set);
        let reading =
            Reading { shape: Shape::Standard, sets, pair: Some(pair), completed, wait, loose: ArrayVec::new() };
        let _ = all.try_push((kind, reading));
    };
    let in_hand = |form, first| Some(Set { form, first, meld: None, won: false });
    let lacking = needed.checked_sub(complete.sets.len());
    match (lacking, complete.pairs.as_slice(), reading.loose.as_slice()) {
        (Some(0), [], &[kind]) => add(kind, None, kind),
        (Some(1), &[a, b], []) => {
            add(a, in_hand(Form::Pung, a), b);
            add(b, in_hand(Form::Pung, b), a);
        }
        (Some(1), &[pair], &[a, b]) => {
            let two = Kinds::one(a).or(Kinds::one(b));
            for low in Kind::all().filter(|low| low.starts_chow() && two.within(Kinds::chow(*low))) {
                if let (2, Some(kind)) = (two.len(), Kinds::chow(low).without(two).first()) {
                    add(kind, in_hand(Form::Chow, low), pair);
                }
            }
        }
        _ => {}
    }
    all
}
