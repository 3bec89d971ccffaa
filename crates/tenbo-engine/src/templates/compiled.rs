//! The templates of a rulebook, ready to be compared with hands.

use super::filling::Filling;
use super::fit::{Fit, fit};
use super::group::Group;
use super::template::Template;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds};

/// The templates of a rulebook. A hand is compared by its kinds first. Fillings without wild groups are found by a
/// table of bits and a binary search; a filling with wild groups is skipped unless the hand has all its kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Templates {
    hands: Vec<Compiled>,
    /// Fillings without wild groups, whose kinds must be exactly those of the hand: the kinds, the index in `hands`,
    /// and the filling. Sorted by kinds.
    exact: Vec<(Kinds, u8, Filling)>,
    /// A bit for a hash of the kinds of each of these fillings. For most hands the bit is not set, and no search is
    /// needed.
    marks: Vec<u64>,
    /// Fillings with wild groups, whose kinds the hand must have among its own.
    wild: Vec<(Kinds, u8, Filling)>,
    /// See [`Templates::known`].
    known: Vec<Counts>,
}

/// The number of bits in `Templates::marks`.
const MARKS: usize = 1 << 14;

/// The bit of these kinds in `Templates::marks`.
const fn mark(kinds: Kinds) -> usize {
    (kinds.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 50) as usize
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Compiled {
    /// The number of the hand in the rulebook, 0 to 63.
    number: u8,
    ways: Vec<Vec<Group>>,
}

impl Templates {
    /// Compiles templates, each with the number of its hand in the rulebook.
    #[must_use]
    pub fn new<'a>(templates: impl IntoIterator<Item = (u8, &'a Template)>) -> Templates {
        let mut all = Templates::default();
        for (place, (number, template)) in (0..).zip(templates) {
            let ways = template.ways();
            for filling in template.fillings() {
                let wild = ways.get(usize::from(filling.way)).is_some_and(|way| way.iter().any(Group::is_wild));
                if !wild && filling.own.is_none() && filling.round.is_none() {
                    all.known.push(filling.counts(ways));
                }
                let list = if wild { &mut all.wild } else { &mut all.exact };
                list.push((filling.kinds, place, filling));
            }
            all.hands.push(Compiled { number, ways: ways.to_vec() });
        }
        crate::order::sort_by_key(&mut all.exact, |&(kinds, ..)| kinds);
        all.marks = vec![0; MARKS / 64];
        for (kinds, ..) in &all.exact {
            let place = mark(*kinds);
            if let Some(word) = all.marks.get_mut(place / 64) {
                *word |= 1 << (place % 64);
            }
        }
        all
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hands.is_empty()
    }

    /// The rulebook's own hands that a hand fits: bit 0 for `own-1`, and so on. `kinds` are the kinds of the hand's
    /// tiles.
    #[must_use]
    pub fn numbers(&self, hand: &Hand, kinds: Kinds) -> u64 {
        let mut numbers = 0;
        if !self.is_empty() {
            self.each(hand, kinds, &mut |number, _| {
                numbers |= 1 << number;
                false
            });
        }
        numbers
    }

    /// How a hand fits the first of the templates that it fits; `None` if it fits none. `kinds` are the kinds of its
    /// tiles.
    #[must_use]
    pub fn first(&self, hand: &Hand, kinds: Kinds) -> Option<Fit> {
        let mut first = None;
        self.each(hand, kinds, &mut |_, fit| {
            first = Some(fit);
            true
        });
        first
    }

    /// The kinds of which one more tile may make a hand fit a template, given the kinds of its tiles without the
    /// winning one. A quick test: it may name too many kinds, and names none for most hands.
    #[must_use]
    pub fn may_wait(&self, kinds: Kinds) -> Kinds {
        let mut near = Kinds::NONE;
        for &(known, ..) in &self.wild {
            let missing = known.difference(kinds);
            match missing.len() {
                0 => return Kinds::WITH_FLOWERS,
                1 => near = near.union(missing),
                _ => {}
            }
        }
        let more = Kinds::WITH_FLOWERS.iter().map(Kinds::one).filter(|&kind| self.is_marked(kinds.union(kind)));
        more.fold(near, Kinds::union)
    }

    fn is_marked(&self, kinds: Kinds) -> bool {
        let place = mark(kinds);
        self.marks.get(place / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }

    /// The hands that fit templates whose tiles are all known, each as counts of its tiles. These are the templates
    /// without wild groups and without the seat's or the round's wind.
    pub fn known(&self) -> impl Iterator<Item = &Counts> {
        self.known.iter()
    }

    /// Every filling, with the place of its template and the groups of its way.
    pub(super) fn fillings(&self) -> impl Iterator<Item = (u8, &Filling, &[Group])> {
        self.exact.iter().chain(&self.wild).filter_map(|(_, place, filling)| {
            let own = self.hands.get(usize::from(*place))?;
            Some((*place, filling, own.ways.get(usize::from(filling.way))?.as_slice()))
        })
    }

    /// Calls `see` with the number of each template that the hand fits, and how it fits, until `see` returns true.
    fn each(&self, hand: &Hand, kinds: Kinds, see: &mut impl FnMut(u8, Fit) -> bool) {
        let mut seen = 0_u64;
        let mut look = |&(_, place, ref filling): &(Kinds, u8, Filling)| {
            let Some(own) = self.hands.get(usize::from(place)).filter(|own| seen >> own.number & 1 == 0) else {
                return false;
            };
            let Some(fit) = own.ways.get(usize::from(filling.way)).and_then(|way| fit(hand, way, filling)) else {
                return false;
            };
            seen |= 1 << own.number;
            see(own.number, fit)
        };
        let marked = self.is_marked(kinds);
        let from = if marked { self.exact.partition_point(|&(known, ..)| known < kinds) } else { self.exact.len() };
        let alike = self.exact.iter().skip(from).take_while(|&&(known, ..)| known == kinds);
        for entry in alike.chain(self.wild.iter().filter(|&&(known, ..)| known.is_subset(kinds))) {
            if look(entry) {
                return;
            }
        }
    }
}
