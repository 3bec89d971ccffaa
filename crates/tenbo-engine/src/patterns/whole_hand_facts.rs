//! What is the same for all decompositions of a hand.

use std::cell::Cell;

use super::prefilter::Prefilter;
use crate::deal::{Event, Hand};
use crate::decompose::{Shapes, is_only_wait};
use crate::options::{KongsAsConcealed, Options, WaitRule};
use crate::tiles::{Kinds, MeldKind};

/// What is the same for all decompositions of a hand, looked at once.
#[derive(Debug)]
pub struct WholeHandFacts<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The rulebook's options: those in the definitions of patterns are among them.
    pub options: &'a Options,
    /// Which shapes the rulebook lets win.
    pub shapes: Shapes,
    /// Every kind in the hand.
    pub kinds: Kinds,
    /// Kinds of which the hand has all four, but not as a kong.
    pub fours: Kinds,
    /// No claimed meld, claimed kongs apart where they stand for concealed triplets.
    pub concealed: bool,
    /// What every decomposition of the hand has.
    pub features: Prefilter,
    /// Whether no other tile would have completed the hand. Costly to find, so only when a pattern asks first.
    only_wait: Cell<Option<bool>>,
}

impl<'a> WholeHandFacts<'a> {
    /// Looks at a hand.
    #[must_use]
    pub fn new(hand: &'a Hand, options: &'a Options, shapes: Shapes) -> WholeHandFacts<'a> {
        let only_wait = Cell::new(None);
        let claimed_kongs = options.counting.kongs_as_concealed == KongsAsConcealed::Claimed;
        let stays_concealed = |kind: MeldKind| !kind.is_claimed() || claimed_kongs && kind == MeldKind::Kong;
        let (kinds, concealed) = (hand.kinds(), hand.melds.iter().all(|meld| stays_concealed(meld.kind)));
        let kongs = hand.melds.iter().filter(|meld| meld.kind.is_kong());
        let kongs = kongs.fold(Kinds::NONE, |all, meld| all.union(Kinds::one(meld.first)));
        let fours =
            if hand.melds.is_empty() { hand.tiles.at_least(4) } else { hand.all_tiles().at_least(4).difference(kongs) };
        let features = Prefilter::of_hand(hand, kinds, fours, concealed);
        WholeHandFacts { hand, options, shapes, kinds, fours, concealed, features, only_wait }
    }

    /// Whether it is known already that the winning tile was not the only one that would do.
    #[must_use]
    pub const fn has_other_waits(&self) -> bool {
        matches!(self.only_wait.get(), Some(false))
    }

    /// Whether the winning tile was the only one that would do, as the rules see it.
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
