//! How far a hand is from being ready, and which tiles bring it nearer (in riichi: shanten and ukeire).

use serde::Serialize;

use crate::check::{hand, visible};
use crate::deal::{Draft, SeatDraft};
use crate::decompose::{Distance, Shortfall, most_copies};
use crate::order::sort_by_key;
use crate::plan::Plan;
use crate::tiles::{Counts, Kind, Kinds, Seat, Tile};

/// A tile that brings a hand nearer.
///
/// In riichi: ukeire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "useful"))]
pub struct Useful {
    /// The tile.
    #[serde(rename = "tile")]
    pub kind: Kind,
    /// The number of copies that the seat cannot see.
    #[cfg_attr(feature = "schema", schemars(range(max = 4)))]
    pub left: u8,
}

/// A discard that does not take a hand further away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct EfficientDiscard {
    /// The discard.
    pub tile: Tile,
    /// The tiles that then bring the hand nearer.
    ///
    /// They are in the order of kinds.
    pub useful: Vec<Useful>,
}

impl EfficientDiscard {
    /// How many tiles help: the copies that the seat cannot see, of all kinds in `useful`.
    #[must_use]
    pub fn left(&self) -> u32 {
        left(&self.useful)
    }
}

/// How many copies of these kinds the seat cannot see, in all.
#[must_use]
pub fn left(useful: &[Useful]) -> u32 {
    useful.iter().map(|tile| u32::from(tile.left)).sum()
}

/// How far a hand is from being ready, by the nearest of the rulebook's winning shapes. Whether such a win would be
/// legal is not considered.
///
/// ```
/// use tenbo_engine::settle::progress;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "1358m2479p3569s14z")?;
/// let hand = progress(&draft, &rules, Seat::South, draft.seat(Seat::South).unwrap()).unwrap();
/// // Four tiles must be exchanged until the hand is ready (4-shanten); one more completes it.
/// assert_eq!(hand.away, 4);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "distance"))]
pub struct Progress {
    /// How many tiles must be exchanged until the hand is ready: 0 if it is ready now or after a discard, -1 if it is
    /// complete.
    ///
    /// In riichi: the shanten.
    #[cfg_attr(feature = "schema", schemars(range(min = -1, max = 15)))]
    pub away: i16,
    /// For a hand that has to draw: the tiles that bring it nearer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub useful: Option<Vec<Useful>>,
    /// For a hand that has to discard: the discards that do not take it further away. Those come first after which
    /// the most tiles bring it nearer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<EfficientDiscard>,
}

/// How many tiles a hand lacks to be complete: one more than [`Progress::away`], without looking for the tiles that
/// help.
#[must_use]
pub fn tiles_missing(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Option<u8> {
    distance(draft, plan, seat, entered)?.shortfall().tiles
}

/// What the hand of a seat lacks that holds a full hand before or after its draw (13 or 14 tiles, or 16 or 17);
/// otherwise `None`.
fn distance<'a>(draft: &Draft, plan: &'a Plan, seat: Seat, entered: &SeatDraft) -> Option<Distance<'a>> {
    let (size, full) = (entered.size(), plan.shapes().tiles());
    if size != full && size != full + 1 {
        return None;
    }
    let base = hand(draft, plan, seat, entered, None).ok()?;
    if base.size() != size {
        return None;
    }
    let gone = Kinds::ALL.difference(plan.kinds(draft));
    let most = most_copies(&base.tiles, &base.all_tiles(), gone);
    Some(Distance::new(&base, most, plan.shapes()))
}

/// How far the hand of a seat is that holds a full hand before or after its draw (13 or 14 tiles, or 16 or 17);
/// otherwise `None`. Rules about the sets in which jokers may stand are not considered.
#[must_use]
pub fn progress(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Option<Progress> {
    let distance = distance(draft, plan, seat, entered)?;
    let now = distance.shortfall();
    let missing = now.tiles?;
    let away = i16::from(missing) - 1;
    let seen = visible(draft, seat);
    if entered.size() == plan.shapes().tiles() {
        return Some(Progress { away, useful: Some(useful(now, &seen)), discards: Vec::new() });
    }
    let least = missing.max(1);
    let mut discards: Vec<EfficientDiscard> = Vec::new();
    for (index, &tile) in entered.hand.iter().enumerate() {
        let Some(kind) = plan.kind_in_hand(tile) else { continue };
        if entered.hand.iter().take(index).any(|&earlier| earlier == tile) {
            continue;
        }
        let then = distance.without(kind).shortfall();
        if then.tiles == Some(least) {
            discards.push(EfficientDiscard { tile, useful: useful(then, &seen) });
        }
    }
    sort_by_key(&mut discards, |discard| std::cmp::Reverse((discard.left(), discard.useful.len())));
    Some(Progress { away, useful: discards.is_empty().then(Vec::new), discards })
}

fn useful(then: Shortfall, seen: &Counts) -> Vec<Useful> {
    then.kinds.iter().map(|kind| Useful { kind, left: kind.copies().saturating_sub(seen.get(kind)) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::sample::plan;
    use crate::tiles::Suit;

    const SEAT: Seat = Seat::South;

    fn of(rules: &str, hand: &str) -> Progress {
        let draft = Draft::of_hand(SEAT, hand).unwrap();
        progress(&draft, &plan(rules), SEAT, draft.seat(SEAT).unwrap()).unwrap()
    }

    fn names(useful: &[Useful]) -> String {
        useful.iter().map(|tile| format!("{}:{}", tile.kind, tile.left)).collect::<Vec<_>>().join(" ")
    }

    /// Distances that can be counted by hand. Four sets and a pair: 9, less 2 for each set, 1 for each two tiles that
    /// may become one of the missing sets, and 1 for a pair. Seven pairs: 7, less 1 for each pair. Thirteen orphans:
    /// 14, less 1 for each different orphan, and 1 for a pair of them.
    #[test]
    fn the_distance_of_hands_that_can_be_counted_out() {
        for (rules, hand, missing) in [
            ("riichi-tenhou", "123m456p789s1122z", 1),
            ("riichi-tenhou", "123m456p789s11z23s", 1),
            ("riichi-tenhou", "123m456p78s1122z9p", 2),
            // Five that may become sets and a pair, of which four count.
            ("riichi-tenhou", "1245m1245p12s11z5z8s", 4),
            ("riichi-tenhou", "124578m1245p11z3s", 4),
            // Nothing goes together: seven pairs are nearest.
            ("riichi-tenhou", "147m258p369s1234z", 7),
            ("hong-kong-old-style", "258m258p258s1234z", 9),
            // One of each orphan, eleven and a pair.
            ("riichi-tenhou", "19m19p19s1234567z", 1),
            ("riichi-tenhou", "19m19p19s12345z5z5m", 2),
            ("riichi-tenhou", "1122m3344p5566s7z", 1),
            // A kind of which the hand holds all four is not waited for.
            ("riichi-tenhou", "123m456p789s1111z", 2),
            // Melds are sets, kongs too.
            ("riichi-tenhou", "1z(123m@W)[2222p](333s@E)(444s@E)", 1),
            ("riichi-tenhou", "14m7p2z(123m@W)[2222p](333s@E)", 3),
            // One more tile: complete, ready after a discard, not yet.
            ("riichi-tenhou", "123m456p789s11122z", 0),
            ("riichi-tenhou", "123m456p789s11223z", 1),
            ("riichi-tenhou", "123m456p78s1122z9p5m", 2),
            // Five sets and a pair.
            ("taiwanese-16", "123456789m12345p11z", 1),
            ("taiwanese-16", "123456789m1245p11z3s", 2),
            ("taiwanese-16", "123456789m12345p11z3s", 1),
            ("taiwanese-16", "258m258p258s1234567z", 11),
            // 147, 258 and 369, with a set and a pair or among different tiles and honors.
            ("mcr-mil-2025", "147m258p369s1234z", 1),
            ("mcr-mil-2025", "147m258p36s11z23s5m", 2),
            ("mcr-mil-2025", "147m258p369s11z23s", 1),
            ("mcr-mil-2025", "147m258p369s1z(789s@W)", 1),
            ("mcr-mil-2025", "147m258p36s1z(789s@W)5m", 2),
        ] {
            assert_eq!(of(rules, hand).away + 1, missing, "{rules} {hand}");
        }
    }

    #[test]
    fn what_brings_a_hand_nearer_and_how_much_of_it_is_left() {
        for (rules, hand, expected) in [
            ("riichi-tenhou", "123m456p45s1122z9p", "3s:4 6s:4 1z:2 2z:2"),
            ("riichi-tenhou", "19m19p19s1234567z", "1m:3 9m:3 1p:3 9p:3 1s:3 9s:3 1z:3 2z:3 3z:3 4z:3 5z:3 6z:3 7z:3"),
            ("riichi-tenhou", "19m19p19s12345z5z5m", "6z:4 7z:4"),
            ("mcr-mil-2025", "147m258p36s11z23s5m", "1s:4 4s:4 9s:4"),
            ("taiwanese-16", "123456789m12345p11z", "3p:3 6p:4"),
        ] {
            assert_eq!(names(&of(rules, hand).useful.unwrap()), expected, "{rules} {hand}");
        }
        // With four alike and three sets any other tile may become the pair.
        let kinds = of("riichi-tenhou", "123m456p789s1111z").useful.unwrap().len();
        assert_eq!(kinds, 33);
    }

    /// The most tiles first; of as many, the order of the hand. A complete hand is ready after any discard that leaves
    /// a wait.
    #[test]
    fn the_discards_that_lose_nothing() {
        for (rules, hand, expected) in [
            ("riichi-tenhou", "123m456p45s1122z9p5m", "9p 3s:4 6s:4 1z:2 2z:2, 5m 3s:4 6s:4 1z:2 2z:2"),
            ("mcr-mil-2025", "147m258p36s11z23s5m9m", "5m 1s:4 4s:4 9s:4, 9m 1s:4 4s:4 9s:4"),
            ("taiwanese-16", "123456789m12345p11z3s", "3s 3p:3 6p:4"),
            ("riichi-tenhou", "(123m@W)(456p@W)(789s@W)11122z", "1z 1z:1 2z:2, 2z 2z:2"),
        ] {
            let discards = of(rules, hand).discards;
            let shown = |discard: &EfficientDiscard| format!("{} {}", discard.tile, names(&discard.useful));
            assert_eq!(discards.iter().map(shown).collect::<Vec<_>>().join(", "), expected, "{rules} {hand}");
            assert!(discards.is_sorted_by_key(|discard| std::cmp::Reverse(discard.left())));
        }
    }

    #[test]
    fn what_lies_on_the_table_is_not_left_and_three_players_lack_a_suit() {
        let mut draft = Draft::of_hand(SEAT, "123m456p45s1122z9p").unwrap();
        crate::sample::throw(&mut draft, Seat::East, "3s3s1z");
        draft.dora = crate::sample::tiles("2z");
        let found = progress(&draft, &plan("riichi-tenhou"), SEAT, draft.seat(SEAT).unwrap()).unwrap();
        assert_eq!(names(&found.useful.unwrap()), "3s:2 6s:4 1z:1 2z:1");

        let mut three = Draft::of_hand(SEAT, "1m456p789s11223z9m").unwrap();
        three.players = Some(Players::Three);
        let found = progress(&three, &plan("riichi-tenhou-three"), SEAT, three.seat(SEAT).unwrap()).unwrap();
        let simples = Kinds::suit(Suit::Characters).intersection(Kinds::SIMPLES);
        let useful = found.useful.unwrap();
        assert!(useful.iter().all(|tile| !simples.contains(tile.kind)), "{}", names(&useful));
    }

    /// A deal need not be legal, nor what lies beside the hand be possible.
    #[test]
    fn a_deal_that_was_not_checked_is_looked_at() {
        let hand = "123m456p45s1122z9p";
        let mut draft = Draft::of_hand(SEAT, hand).unwrap();
        (draft.dora, draft.ura) = (crate::sample::tiles("1m").repeat(300), crate::sample::tiles("1m").repeat(300));
        let south = draft.seat_mut(SEAT);
        south.riichi = crate::deal::Riichi::Riichi;
        south.bonus = crate::sample::tiles("4z").repeat(300);
        let found = progress(&draft, &plan("riichi-tenhou"), SEAT, draft.seat(SEAT).unwrap());
        assert_eq!(found.map(|found| found.away), Some(of("riichi-tenhou", hand).away));
    }

    #[test]
    fn only_a_hand_with_all_its_tiles_is_looked_at() {
        let none = |rules: &str, hand: &str| {
            let draft = Draft::of_hand(SEAT, hand).unwrap();
            progress(&draft, &plan(rules), SEAT, draft.seat(SEAT).unwrap()).is_none()
        };
        assert!(none("riichi-tenhou", "123m456p789s112z") && none("riichi-tenhou", "123m456p789s112233z"));
        assert!(none("taiwanese-16", "123m456p789s1122z") && !none("riichi-tenhou", "123m456p789s1122z"));
        // Three tiles that are no set, as they may be while a deal is entered.
        let mut draft = Draft::of_hand(SEAT, "456p789s1122z(123m)").unwrap();
        draft.seat_mut(SEAT).melds[0].tiles = crate::sample::tiles("124m").into_iter().collect();
        assert_eq!(progress(&draft, &plan("riichi-tenhou"), SEAT, draft.seat(SEAT).unwrap()), None);
    }
}
