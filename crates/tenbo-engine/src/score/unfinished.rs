//! Patterns of the whole hand in a hand that has lost. A pattern that depends on the tiles alone, such as one suit, is
//! judged by the tiles as they are. One that depends on sets, such as all chows or a terminal in each set, counts if
//! all sets but one are complete and one tile would complete the last so that the hand has the pattern (Four Winds,
//! "Scoring for losers"; docs/rules/four-winds.md, Losers, R38 and R39).

use arrayvec::ArrayVec;

use super::resolve::Prospects;
use crate::decompose::{Completed, Decomposition, Form, Set, Shape, WaitShape, wait_of};
use crate::patterns::{Category, HandFacts, Matches, Scope, WholeHandFacts};
use crate::plan::{ItemSet, Plan};
use crate::tiles::{Kind, Kinds};

/// A losing hand, and the losers' items about the whole hand.
pub struct Unfinished<'a> {
    plan: &'a Plan,
    whole: &'a WholeHandFacts<'a>,
    items: Vec<u8>,
    matches: Matches,
}

impl<'a> Unfinished<'a> {
    /// Collects the items whose pattern is about the whole hand, except for special hands and ways of winning.
    #[must_use]
    pub fn new(plan: &'a Plan, whole: &'a WholeHandFacts<'a>) -> Unfinished<'a> {
        let whole_hand = |category| matches!(category, Category::WholeHand | Category::Pungs);
        let items = (0..=u8::MAX)
            .zip(&plan.losers().items)
            .filter(|(_, item)| item.def.scope == Scope::Hand && whole_hand(item.def.category) && !item.calling);
        Unfinished { plan, whole, items: items.map(|(index, _)| index).collect(), matches: Matches::default() }
    }

    /// `prospects` with the items that this partial decomposition almost has or has incompletely.
    pub fn of(&mut self, decomposition: &Decomposition, prospects: &Prospects) -> Prospects {
        let mut own = *prospects;
        // A hand with a group can become none of sets and a pair.
        if self.items.is_empty() || self.whole.hand.melds().iter().any(|meld| meld.kind.is_group()) {
            return own;
        }
        let needed = usize::from(self.plan.shapes().sets);
        let sets: ArrayVec<Set, 7> = decomposition.sets.iter().copied().filter(|set| set.form != Form::Pair).collect();
        let copies = self.whole.hand.all_tiles();
        completions(&sets, decomposition, needed, &mut |kind, completed| {
            // The missing tile is added to the sets only: patterns of the tiles alone are judged by the tiles as they
            // are.
            if copies.get(kind) < 4 {
                own.almost = own.almost.union(&self.those(&HandFacts::new(self.whole, completed)));
            }
        });
        // With fewer than half of the sets complete, nothing can be said about patterns of the whole hand.
        if 2 * sets.len() >= needed {
            let shell = Decomposition {
                shape: Shape::Standard,
                sets,
                wait: WaitShape::TwoSided,
                loose: ArrayVec::new(),
                ..decomposition.clone()
            };
            own.incomplete = self.those(&HandFacts::new(self.whole, &shell));
        }
        own
    }

    /// The items whose pattern is found in these facts.
    fn those(&mut self, facts: &HandFacts) -> ItemSet {
        let mut items = ItemSet::NONE;
        for &index in &self.items {
            let Some(item) = self.plan.losers().items.get(usize::from(index)) else { continue };
            self.matches.list.clear();
            item.pattern.find(facts, &mut self.matches);
            if !self.matches.list.is_empty() {
                items.insert(index);
            }
        }
        items
    }
}

/// Calls `each` with every tile that makes a partial decomposition a complete hand of sets and a pair, and with the
/// resulting decomposition. `complete` are its sets other than pairs.
fn completions(
    complete: &ArrayVec<Set, 7>,
    decomposition: &Decomposition,
    needed: usize,
    each: &mut impl FnMut(Kind, &Decomposition),
) {
    let mut add = |kind: Kind, set: Option<Set>, pair: Kind| {
        let mut sets = complete.clone();
        let completed = set.map_or(Completed::Pair, |_| Completed::Set(sets.len() as u8));
        let wait = set.map_or(WaitShape::Pair, |set| wait_of(set, kind));
        sets.extend(set);
        let decomposition =
            Decomposition { shape: Shape::Standard, sets, pair: Some(pair), completed, wait, loose: ArrayVec::new() };
        each(kind, &decomposition);
    };
    let in_hand = |form, first| Some(Set { form, first, meld: None, won: false });
    let further = decomposition.sets.iter().filter(|set| set.form == Form::Pair).map(|set| set.first);
    let pairs: ArrayVec<Kind, 8> = decomposition.pair.into_iter().chain(further).collect();
    match (needed.checked_sub(complete.len()), pairs.as_slice(), decomposition.loose.as_slice()) {
        (Some(0), [], &[kind]) => add(kind, None, kind),
        (Some(1), &[a, b], []) => {
            add(a, in_hand(Form::Pung, a), b);
            add(b, in_hand(Form::Pung, b), a);
        }
        (Some(1), &[pair], &[a, b]) => {
            let two = Kinds::one(a).union(Kinds::one(b));
            for low in Kind::all().filter(|low| low.starts_chow() && two.is_subset(Kinds::chow(*low))) {
                if let (2, Some(kind)) = (two.len(), Kinds::chow(low).difference(two).first()) {
                    add(kind, in_hand(Form::Chow, low), pair);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::tiles;
    use crate::tiles::Tile;

    /// The tiles that complete a partial decomposition of three chows, these pairs and these loose tiles.
    fn complete_it(pairs: &str, loose: &str, needed: usize) -> Vec<String> {
        let kinds = |text: &str| tiles(text).into_iter().filter_map(Tile::kind).collect::<Vec<Kind>>();
        let in_hand = |form, first| Set { form, first, meld: None, won: false };
        let pairs = kinds(pairs);
        let chows = kinds("147p").into_iter().map(|first| in_hand(Form::Chow, first));
        let decomposition = Decomposition {
            shape: Shape::Partial,
            sets: chows.chain(pairs.iter().skip(1).map(|&first| in_hand(Form::Pair, first))).collect(),
            pair: pairs.first().copied(),
            completed: Completed::Nothing,
            wait: WaitShape::Other,
            loose: kinds(loose).into_iter().collect(),
        };
        let mut all = Vec::new();
        let sets = decomposition.sets.iter().copied().filter(|set| set.form != Form::Pair).collect();
        completions(&sets, &decomposition, needed, &mut |kind, whole| {
            assert_eq!((whole.sets.len(), whole.pair.is_some()), (needed, true));
            all.push(kind.to_string());
        });
        all
    }

    #[test]
    fn one_tile_completes_the_last_set_or_the_pair() {
        assert_eq!(complete_it("1z", "23m", 4), ["1m", "4m"]);
        assert_eq!(complete_it("1z", "12m", 4), ["3m"]);
        assert_eq!(complete_it("1z", "79m", 4), ["8m"]);
        assert_eq!(complete_it("13z", "", 4), ["1z", "3z"]);
        assert_eq!(complete_it("", "5z", 3), ["5z"]);
        for (pairs, loose, needed) in
            [("1z", "14m", 4), ("1z", "23m", 5), ("1z", "5z", 4), ("", "23m", 4), ("1z", "89m1z", 4)]
        {
            assert_eq!(complete_it(pairs, loose, needed), [] as [&str; 0], "{pairs} {loose}");
        }
    }
}
