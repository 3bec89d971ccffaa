//! What patterns look at: features of one reading, computed once.

use super::hand::{Event, Hand};
use super::meld::MeldKind;
use super::reading::{Form, Reading, Set, Shape, WaitShape};
use super::tile::{Kind, Kinds};

/// Which sets of a reading a pattern uses: bit `i` for set `i`, the highest for the pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sets(pub u8);

impl Sets {
    /// None: the pattern is about the win, not the tiles.
    pub const NONE: Sets = Sets(0);
    /// The pair.
    pub const PAIR: Sets = Sets(0x80);

    /// Just this one.
    #[must_use]
    pub const fn one(index: usize) -> Sets {
        if index < 7 { Sets(1 << index) } else { Sets(0) }
    }

    /// All of both.
    #[must_use]
    pub const fn and(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// Whether they share any.
    #[must_use]
    pub const fn meets(self, other: Sets) -> bool {
        self.0 & other.0 != 0
    }

    /// The sets' places, without the pair.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..7).filter(move |i| self.0 >> i & 1 == 1)
    }

    /// Whether the pair is among them.
    #[must_use]
    pub const fn has_pair(self) -> bool {
        self.0 & Sets::PAIR.0 != 0
    }
}

/// Which kongs stand for concealed triplets where a pattern asks for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KongsAsConcealed {
    /// Concealed ones.
    #[default]
    Concealed,
    /// All.
    All,
    /// Claimed at once or grown from a pung.
    Melded,
    /// Grown from a pung.
    FromMeldedPungs,
    /// Concealed ones and those claimed with three in the hand.
    Claimed,
    /// None.
    None,
}

/// The closed set of ways in which systems define the same pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Params {
    /// All green needs the green dragon.
    pub green_needs_dragon: bool,
    /// Which kongs count as concealed triplets.
    pub kongs_as_concealed: KongsAsConcealed,
}

/// Features of one reading of one hand.
#[derive(Debug)]
pub struct View<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The way it is seen.
    pub reading: &'a Reading,
    /// How patterns are defined here.
    pub params: Params,
    /// Every kind in the hand.
    pub kinds: Kinds,
    /// First tiles of the chows.
    pub chow_firsts: Kinds,
    /// Kinds of pungs and kongs.
    pub triplets: Kinds,
    /// The pair's kind, or those of seven pairs.
    pub pairs: Kinds,
    /// How many chows.
    pub chows: u8,
    /// How many pungs and kongs.
    pub triplet_count: u8,
    /// How many of them are concealed, by the rule of [`Params::kongs_as_concealed`].
    pub concealed_triplets: u8,
    /// How many kongs.
    pub kongs: u8,
    /// No claimed meld.
    pub concealed: bool,
    /// A winning hand, not a loser's.
    pub complete: bool,
}

impl<'a> View<'a> {
    /// Looks at a reading. `kinds` are the hand's, the same for all its readings.
    #[must_use]
    pub fn new(hand: &'a Hand, reading: &'a Reading, params: Params, kinds: Kinds, concealed: bool) -> View<'a> {
        let mut view = View {
            hand,
            reading,
            params,
            kinds,
            chow_firsts: Kinds::NONE,
            triplets: Kinds::NONE,
            pairs: reading.pair.map_or(Kinds::NONE, Kinds::one),
            chows: 0,
            triplet_count: 0,
            concealed_triplets: 0,
            kongs: 0,
            concealed,
            complete: reading.shape != Shape::Partial,
        };
        for &set in &reading.sets {
            match set.form {
                Form::Chow => {
                    view.chows += 1;
                    view.chow_firsts = view.chow_firsts.or(Kinds::one(set.first));
                }
                Form::Pung | Form::Kong => {
                    view.triplet_count += 1;
                    view.triplets = view.triplets.or(Kinds::one(set.first));
                    view.kongs += u8::from(set.form == Form::Kong);
                    view.concealed_triplets += u8::from(view.stands_concealed(set));
                }
                Form::Pair => view.pairs = view.pairs.or(Kinds::one(set.first)),
            }
        }
        view
    }

    /// Whether a triplet counts as concealed: a kong by the rulebook's option, a pung by its tiles.
    #[must_use]
    pub fn stands_concealed(&self, set: Set) -> bool {
        use KongsAsConcealed as K;
        match set.meld {
            Some(MeldKind::ConcealedKong) => {
                matches!(self.params.kongs_as_concealed, K::Concealed | K::All | K::Claimed)
            }
            Some(MeldKind::Kong) => matches!(self.params.kongs_as_concealed, K::All | K::Melded | K::Claimed),
            Some(MeldKind::AddedKong) => {
                matches!(self.params.kongs_as_concealed, K::All | K::Melded | K::FromMeldedPungs)
            }
            _ => set.is_concealed(),
        }
    }

    /// Whether something happened.
    #[must_use]
    pub const fn event(&self, event: Event) -> bool {
        self.hand.events.has(event)
    }

    /// Sets and a pair.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.reading.shape == Shape::Standard
    }

    /// The sets that fulfil a condition.
    pub fn sets(&self, mut fits: impl FnMut(Set) -> bool) -> Sets {
        let mut sets = Sets::NONE;
        for (i, &set) in self.reading.sets.iter().enumerate() {
            if fits(set) {
                sets = sets.and(Sets::one(i));
            }
        }
        sets
    }

    /// Every set and the pair.
    #[must_use]
    pub fn all_sets(&self) -> Sets {
        let pair = if self.reading.pair.is_some() { Sets::PAIR } else { Sets::NONE };
        self.sets(|_| true).and(pair)
    }

    /// Whether every set and the pair (and every loose tile) touches these kinds.
    #[must_use]
    pub fn each_touches(&self, kinds: Kinds) -> bool {
        self.reading.sets.iter().all(|set| !set.kinds().and(kinds).is_empty())
            && self.reading.pair.is_none_or(|pair| kinds.has(pair))
    }

    /// How many chows start at this kind.
    #[must_use]
    pub fn chow_count(&self, first: Kind) -> u8 {
        self.reading.sets.iter().filter(|set| set.form == Form::Chow && set.first == first).count() as u8
    }

    /// Whether a pair of this kind is worth something: dragons, the own wind, the round's wind.
    #[must_use]
    pub fn pair_has_value(&self, pair: Kind) -> bool {
        pair.is_dragon() || pair == self.hand.seat.wind() || pair == self.hand.round.wind()
    }

    /// How many suits the hand has tiles of.
    #[must_use]
    pub fn suits(&self) -> usize {
        super::tile::Suit::ALL.into_iter().filter(|&suit| self.kinds.ranks(suit) != 0).count()
    }

    /// The wait of the reading.
    #[must_use]
    pub const fn wait(&self) -> WaitShape {
        self.reading.wait
    }
}
