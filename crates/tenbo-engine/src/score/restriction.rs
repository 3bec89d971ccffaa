//! Rules that bar a complete hand from winning, however much it is worth (docs/rules/four-winds.md, Restrictions on the
//! winning hand; the first in turn: Four Winds, "Competitive claims for going out", and docs/rules/classical.md, Limit,
//! rounding and restrictions; furiten: docs/rules/riichi.md, Draws and fouls).

use enumset::{EnumSet, EnumSetType};

use crate::deal::Event;
use crate::named;
use crate::options::ChowsCounted;
use crate::patterns::HandFacts;
use crate::plan::{ItemSet, Plan};
use crate::tiles::MeldKind;

named! {
    /// A rule that bars a complete hand from winning, however much it is worth.
    #[derive(EnumSetType)]
    #[enumset(repr = "u8", no_super_impls, no_ops)]
    Restriction {
        /// It has more chows than the rulebook allows.
        MaximumChows = "maximum-chows",
        /// It has more than one suit.
        NoMixedSuits = "no-mixed-suits",
        /// It is neither a limit hand nor a special hand, and the rulebook requires one.
        SpecialHandRequired = "special-hand-required",
        /// It is neither sets and a pair nor a special hand of the rulebook.
        NoSpecialHand = "no-special-hand",
        /// It wins on another seat's tile, though a tile that completes it is among its own discards or was passed.
        Furiten = "furiten",
        /// Only one seat may win on a discard, and another winner is before it in turn.
        FirstInTurn = "first-in-turn",
    }
}

/// The restrictions that bar a hand; empty if none does.
pub type Restrictions = EnumSet<Restriction>;

/// The restrictions that bar a winner's hand in which these items count. `direct` says whether it has a direct count.
/// Limit and special hands are exempt from the restrictions on chows and suits.
pub(super) fn restrictions(plan: &Plan, facts: &HandFacts, counted: &ItemSet, direct: bool) -> Restrictions {
    let mut barred = Restrictions::empty();
    let rules = &plan.options.counting;
    let special = counted.intersects(&plan.specials);
    if let Some(most) = rules.maximum_chows.filter(|_| !special) {
        let claimed = || facts.hand.melds.iter().filter(|meld| meld.kind == MeldKind::Chow).count() as i64;
        let chows = match rules.maximum_chows_counts {
            ChowsCounted::Declared => claimed(),
            ChowsCounted::All => i64::from(facts.chows),
        };
        if chows > i64::from(most) {
            barred.insert(Restriction::MaximumChows);
        }
    }
    if rules.no_mixed_suits && facts.suits() > 1 && !special {
        barred.insert(Restriction::NoMixedSuits);
    }
    if rules.special_hand_required && !special && !direct {
        barred.insert(Restriction::SpecialHandRequired);
    }
    if facts.event(Event::Furiten) && facts.event(Event::FromOther) {
        barred.insert(Restriction::Furiten);
    }
    barred
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{After, Discard};
    use crate::sample::{explained, plan, won};
    use crate::tiles::{Seat, read_tiles};

    /// What bars South, who has discarded a tile, from winning.
    fn barred(hand: &str, discarded: &str) -> Vec<Restriction> {
        let from = hand.contains('+').then_some(Seat::West);
        let mut draft = won(Seat::South, hand, from);
        for tile in read_tiles(discarded).tiles {
            let discard = Discard { tile, order: None, after: After::Wall, hand: None, claimed: false, locked: false };
            draft.seat_mut(Seat::South).discards.push(discard);
        }
        explained(&draft, &plan("riichi-tenhou")).tally.barred.iter().collect()
    }

    /// docs/rules/riichi.md, Draws and fouls: furiten bars a hand with a tile that completes it among its own discards;
    /// it can still win on a drawn tile.
    #[test]
    fn furiten() {
        assert_eq!(barred("234m456p678s22p56s+7s", "4s"), [Restriction::Furiten], "the other side of the wait");
        assert_eq!(barred("234m456p678s22p56s+7s", "1z"), []);
        assert_eq!(barred("234m456p678s22p56s~7s", "4s"), []);
    }

    #[test]
    fn a_set_of_restrictions_has_what_was_put_in() {
        let mut set = Restrictions::default();
        assert!(set.is_empty());
        set.insert(Restriction::NoMixedSuits);
        set.insert(Restriction::FirstInTurn);
        assert!(set.contains(Restriction::FirstInTurn) && !set.contains(Restriction::Furiten));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Restriction::NoMixedSuits, Restriction::FirstInTurn]);
    }
}
