//! Facts that are the same for all decompositions of a hand.

use std::cell::Cell;

use super::prefilter::Prefilter;
use crate::deal::{Event, Hand};
use crate::decompose::{Shapes, is_only_wait};
use crate::options::{KongsAsConcealed, Options, WaitRule};
use crate::templates::HandNumbers;
use crate::tiles::{Kinds, MeldKind};

/// Facts that are the same for all decompositions of a hand, computed once.
#[derive(Debug)]
pub struct WholeHandFacts<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The rulebook's options, some of which are part of patterns' definitions.
    pub options: &'a Options,
    /// The shapes that complete a hand under the rulebook.
    pub shapes: &'a Shapes,
    /// Every kind in the hand, melds included.
    pub kinds: Kinds,
    /// The kinds of which the hand has all four copies, but not as a kong or a group.
    pub fours: Kinds,
    /// Whether no meld was claimed, apart from claimed kongs where they count as concealed triplets.
    pub concealed: bool,
    /// The prefilter bits that all decompositions share.
    pub prefilter: Prefilter,
    /// The rulebook's custom hands whose templates it fits.
    pub(super) custom: HandNumbers,
    /// Whether no other tile would have completed the hand. Costly, so computed when a pattern first asks.
    only_wait: Cell<Option<bool>>,
}

impl<'a> WholeHandFacts<'a> {
    /// Computes the facts of a hand under these options and shapes.
    #[must_use]
    pub fn new(hand: &'a Hand, options: &'a Options, shapes: &'a Shapes) -> WholeHandFacts<'a> {
        let only_wait = Cell::new(None);
        let claimed_kongs = options.counting.kongs_as_concealed == KongsAsConcealed::Claimed;
        let stays_concealed = |kind: MeldKind| !kind.is_claimed() || claimed_kongs && kind == MeldKind::Kong;
        let (kinds, concealed) = (hand.kinds(), hand.melds.iter().all(|meld| stays_concealed(meld.kind)));
        let large = hand.melds.iter().filter(|meld| meld.kind.size() > 3);
        let large = large.fold(Kinds::NONE, |all, meld| all.union(Kinds::one(meld.first)));
        let fours =
            if hand.melds.is_empty() { hand.tiles.at_least(4) } else { hand.all_tiles().at_least(4).difference(large) };
        let mut prefilter = Prefilter::of_hand(hand, kinds, fours, concealed);
        let mut custom = HandNumbers::NONE;
        if let Some(templates) = &shapes.templates {
            custom = templates.numbers(hand, kinds, HandNumbers::ALL);
            prefilter.insert_if(Prefilter::CUSTOM_HAND, !custom.is_empty());
        }
        WholeHandFacts { hand, options, shapes, kinds, fours, concealed, prefilter, custom, only_wait }
    }

    /// Takes over what is known about the wait of another hand that has the same tiles and melds, so that it need not be
    /// found again for each change to a hand that misses the minimum.
    #[must_use]
    pub fn waiting_like(mut self, other: &WholeHandFacts) -> WholeHandFacts<'a> {
        self.only_wait = other.only_wait.clone();
        self
    }

    /// Whether the winning tile was the only one that completes the hand, as far as the rulebook's [`WaitRule`] asks
    /// for that. A hand complete as dealt had no wait, unless the option `dealt-hand-waits` is on.
    pub(super) fn is_only_wait(&self) -> bool {
        if !self.options.patterns.dealt_hand_waits && self.hand.events.contains(Event::Heaven) {
            return false;
        }
        let matches = self.only_wait.get().unwrap_or_else(|| match self.options.patterns.wait_rule() {
            WaitRule::Decomposition => true,
            WaitRule::OnlyKind => is_only_wait(self.hand, self.shapes, true),
            WaitRule::OnlyLivingKind => is_only_wait(self.hand, self.shapes, false),
        });
        self.only_wait.set(Some(matches));
        matches
    }
}
