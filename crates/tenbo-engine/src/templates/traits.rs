//! What quick tests ask of a hand.

use super::spread::Spread;
use crate::deal::Hand;
use crate::tiles::{Counts, Kinds};

/// What is asked of a hand before its tiles are compared with a way's.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    /// The kinds of its tiles.
    pub kinds: Kinds,
    /// Those of which it has at least two.
    pub twice: Kinds,
    /// Those of which it has at least three.
    pub thrice: Kinds,
    /// The most tiles that are alike, 1 to 3; 3 for four of a kind too.
    pub alike: u8,
    /// How its tiles are spread over the suits.
    pub spread: Spread,
    /// How many melds it has.
    pub melds: usize,
}

impl Traits {
    /// Of a hand with these concealed tiles, and `kinds` with its melds.
    pub fn of(hand: &Hand, tiles: &Counts, kinds: Kinds) -> Traits {
        let (spread, melds) = (Spread::of(hand, tiles, kinds), hand.melds().len());
        let all = hand.all_with(tiles);
        let (twice, thrice) = (all.at_least(2), all.at_least(3));
        let alike = 1 + u8::from(!twice.is_empty()) + u8::from(!thrice.is_empty());
        Traits { kinds, twice, thrice, alike, spread, melds }
    }
}
