//! The templates of a rulebook, ready to be compared with hands.

use super::fit::{Fit, fit};
use super::outline::Outline;
use super::template::Template;
use super::traits::Traits;
use super::way::{Limits, Way};
use crate::bits::bit_set;
use crate::deal::Hand;
use crate::tiles::{Counts, Kind, Kinds};

bit_set! {
    /// Custom hands of a rulebook, by their numbers from 0 to 63: 0 is `custom-1`.
    HandNumbers(u64)
}

impl HandNumbers {
    /// Every number.
    pub const ALL: HandNumbers = HandNumbers(u64::MAX);

    /// The set of one hand.
    #[must_use]
    pub const fn one(number: u8) -> HandNumbers {
        HandNumbers(1 << number)
    }

    /// Whether it has the hand with this number.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        self.intersects(HandNumbers::one(number))
    }
}

/// The templates of a rulebook. A cheap test of masks and numbers rules out most ways for most hands: a hand with honors
/// cannot fit `1234567a 1234567b`. The rest are matched by assigning values to the variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Templates {
    /// The ways of all templates, each with the number of its hand in the rulebook, 0 to 63; those without wild groups
    /// first.
    ways: Vec<(u8, Way)>,
    /// What the hands of each of these ways have in common.
    outlines: Vec<Outline>,
}

impl Templates {
    /// Compiles templates, each with the number of its hand in the rulebook.
    #[must_use]
    pub fn new<'a>(templates: impl IntoIterator<Item = (u8, &'a Template)>) -> Templates {
        let compiled =
            |(number, template): (u8, &'a Template)| template.ways().iter().map(move |way| (number, Way::new(way)));
        let (wild, mut ways): (Vec<_>, Vec<_>) =
            templates.into_iter().flat_map(compiled).partition(|(_, way)| way.is_wild());
        ways.extend(wild);
        let outlines = ways.iter().map(|(_, way)| Outline::new(way)).collect();
        Templates { ways, outlines }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    /// The rulebook's custom hands that a hand fits, of those among which it is asked. `kinds` are the kinds of the hand's
    /// tiles.
    #[must_use]
    pub fn numbers(&self, hand: &Hand, kinds: Kinds, among: HandNumbers) -> HandNumbers {
        let mut numbers = HandNumbers::NONE;
        self.each(hand, kinds, among, &mut |number, _| {
            numbers = numbers.union(HandNumbers::one(number));
            false
        });
        numbers
    }

    /// How a hand fits the first of the templates that it fits, those without wild groups before the others; `None` if it
    /// fits none. `kinds` are the kinds of its tiles.
    #[must_use]
    pub fn first(&self, hand: &Hand, kinds: Kinds) -> Option<Fit> {
        let mut first = None;
        self.each(hand, kinds, HandNumbers::ALL, &mut |_, fit| {
            first = Some(fit);
            true
        });
        first
    }

    /// The kinds of which one more tile may make a hand fit a template, given its concealed tiles without the winning
    /// one, and the rulebook's custom hands that it may fit then: `7p` for `1234567m 123456p` and the template
    /// `1234567a 1234567b`. A quick test: it may name too many kinds, and names none for most hands.
    pub fn may_wait(&self, hand: &Hand, tiles: &Counts) -> impl Iterator<Item = (Kind, HandNumbers)> + use<> {
        let kinds = hand.kinds_with(tiles);
        let mut near = [HandNumbers::NONE; Kind::COUNT + 1];
        let traits = Traits::of(hand, tiles, kinds);
        let limits = Limits::of_hand(hand, &traits, 1);
        for (number, way) in self.near(traits, 1) {
            let mut wanted = Kinds::NONE;
            way.each_filling(&limits, &mut |filling| {
                wanted = wanted.union(way.completing_kinds(tiles, &limits, filling));
                false
            });
            for kind in wanted.iter() {
                if let Some(numbers) = near.get_mut(kind.index()) {
                    *numbers = numbers.union(HandNumbers::one(number));
                }
            }
        }
        Kinds::WITH_FLOWERS.iter().zip(near).filter(|(_, numbers)| !numbers.is_empty())
    }

    /// Calls `see` with the tiles of every hand that fits a template without wild groups and without the seat's or the
    /// round's wind: of `1234567a 1234567b`, the three hands in two suits. Left out are hands that have more than
    /// `lacking` kinds besides `kinds`.
    pub fn known(&self, kinds: Kinds, lacking: u32, see: &mut impl FnMut(&Counts)) {
        let limits = Limits { kinds, lacking, ..Limits::none(None) };
        for (_, way) in self.ways.iter().filter(|(_, way)| way.is_known()) {
            way.each_filling(&limits, &mut |filling| {
                see(&way.groups.iter().filter_map(|group| filling.tiles(group)).flatten().collect());
                false
            });
        }
    }

    /// The ways that a hand may fit once `lacking` more tiles, 0 or 1, are added to it, as quick tests say.
    fn near(&self, hand: Traits, lacking: u32) -> impl Iterator<Item = (u8, &Way)> {
        let ways = self.ways.iter().zip(&self.outlines);
        ways.filter(move |(_, outline)| outline.admits(&hand, lacking)).map(|(&(number, ref way), _)| (number, way))
    }

    /// Every way, with the number of its hand.
    pub(super) fn ways(&self) -> &[(u8, Way)] {
        &self.ways
    }

    /// Calls `see` with the number of each of these templates that the hand fits, and how it fits, until `see` returns true.
    fn each(&self, hand: &Hand, kinds: Kinds, among: HandNumbers, see: &mut impl FnMut(u8, Fit) -> bool) {
        let mut left = among;
        let traits = Traits::of(hand, hand.tiles(), kinds);
        let limits = Limits::of_hand(hand, &traits, 0);
        for (number, way) in self.near(traits, 0) {
            if !left.contains(number) {
                continue;
            }
            let mut found = None;
            way.each_filling(&limits, &mut |filling| {
                let complete = way.lacking_kinds(hand.tiles(), &limits, filling).is_empty();
                found = complete.then(|| fit(hand, &way.groups, filling)).flatten();
                found.is_some()
            });
            if let Some(fit) = found {
                left = left.difference(HandNumbers::one(number));
                if see(number, fit) {
                    return;
                }
            }
        }
    }
}
