//! Limit hands of 1112345678999 in one suit.

use super::define::family;
use super::hand_facts::HandFacts;
use super::matches::Matches;
use crate::deal::Event;
use crate::tiles::{Kind, Kinds, Suit};

family! { $
    (category: Limit, scope: Hand, requires: [ONE_SUIT, NO_HONORS, CONCEALED],)

    /// Nine gates. A concealed 1112345678999 of one suit and one more tile of it.
    ///
    /// Riichi: chuuren poutou.
    NineGates = "nine-gates" {
        source: "WRC Rules 2025, Nine Gates; Four Winds",
        example: "1112234567899m+9m", near_miss: "1123456788899m+9m",
        implies: [Hand(OneSuitOnly), Hand(ConcealedHand), FourSets(PungTerminalHonor)],
    } => |facts, matches| matches.hand(facts, gates(facts).is_some());

    /// Nine gates, nine waits. Nine gates that waited for any of the nine.
    ///
    /// Riichi: junsei chuuren poutou. Chinese Official: Nine Gates.
    NineGatesWait = "nine-gates-wait" {
        source: "Mahjong Soul, Nine Gates on nine tiles; Chinese Official rules 1998, fan 4",
        example: "1112345678999m+9m", near_miss: "1112234567899m+9m",
        options: [DealtHandWaits],
        implies: [Hand(NineGates)],
    } => nine_gates_wait;

    /// Gates of heaven. Three ones, three nines and 2 to 8 of one suit, one of these twice; nothing melded.
    GatesOfHeaven = "gates-of-heaven" {
        source: "BMJA, Gates of Heaven (mahjongbritishrules.com, special hands); Four Winds, miscellaneous",
        example: "1112345678999m+5m", near_miss: "1112345678999m+9m",
        implies: [Hand(NineGates)],
    } => |facts, matches| matches.hand(facts, gates(facts).is_some_and(|extra| !extra.is_terminal()));
}

/// The extra tile of a concealed 1112345678999 of one suit plus one more tile of it; `None` for any other hand.
fn gates(facts: &HandFacts) -> Option<Kind> {
    if !facts.is_standard() || !facts.hand.melds.is_empty() || facts.suits() != 1 {
        return None;
    }
    let suit = Suit::ALL.into_iter().find(|&suit| facts.kinds.is_subset(Kinds::suit(suit)))?;
    let mut extra = None;
    for rank in 1..=9 {
        let kind = Kind::suited(suit, rank)?;
        let least = if rank == 1 || rank == 9 { 3 } else { 1 };
        match facts.hand.tiles.get(kind).checked_sub(least)? {
            0 => {}
            _ => extra = Some(kind),
        }
    }
    extra
}

/// The hand waited for any tile of the suit: the winning tile is the extra one.
fn nine_gates_wait(facts: &HandFacts, matches: &mut Matches) {
    let dealt = !facts.options.patterns.dealt_hand_waits && facts.event(Event::Heaven);
    let extra = gates(facts);
    matches.hand(facts, extra.is_some() && (dealt || extra == facts.hand.win));
}
