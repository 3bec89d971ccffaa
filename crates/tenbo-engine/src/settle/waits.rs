//! What a hand waits for, and what each discard leaves to wait for.

use crate::check::{complete, discarded, hand, note_feeder, note_furiten, visible};
use crate::deal::{By, Draft, Event, Hand, Riichi, SeatDraft};
use crate::decompose::{Decomposition, all};
use crate::options::System;
use crate::order::sort_by_key;
use crate::plan::Plan;
use crate::score::{Scratch, Tally, best_of, score};
use crate::tiles::{Counts, Kind, Kinds, Seat, Tile};

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The kind of tile.
    pub kind: Kind,
    /// The number of copies that the seat cannot see, 0 to 4; 0 to 8 of flowers.
    pub left: u8,
    /// The tally when won on a discard. `None` if that is not a legal win, because of furiten for example; but where
    /// points are added up, a tally that says how many points are missing.
    pub discard: Option<Tally>,
    /// The tally when self-drawn; `None` likewise.
    pub self_draw: Option<Tally>,
}

impl Wait {
    /// Whether it is a legal win on a discard or self-drawn.
    #[must_use]
    pub fn wins(&self) -> bool {
        [self.discard, self.self_draw].into_iter().flatten().any(|tally| tally.win)
    }
}

/// A discard and what the hand then waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscardChoice {
    /// The tile that is discarded.
    pub tile: Tile,
    /// Whether furiten then bars a win on another seat's tile, for this discard or an earlier one.
    pub furiten: bool,
    /// The waits after it.
    pub waits: Vec<Wait>,
}

impl DiscardChoice {
    /// A measure to rank discards by: for each wait, the copies left times the sum of its totals on a discard and
    /// self-drawn.
    #[must_use]
    pub fn worth(&self) -> i64 {
        let total = |tally: Option<Tally>| tally.filter(|tally| tally.win).map_or(0, |tally| tally.total);
        self.waits.iter().map(|wait| i64::from(wait.left) * (total(wait.discard) + total(wait.self_draw))).sum()
    }
}

/// The waits of a seat that lacks only the winning tile (a kong counts as three tiles), in the order of kinds; empty
/// for any other number of tiles. A kind of which the hand holds all copies is not a wait, unless some of them lie in
/// its melds and the rulebook calls such a hand ready: then it is one that nothing can win on.
#[must_use]
pub fn waits(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Vec<Wait> {
    waits_seen(draft, plan, seat, entered, &mut |_, _| ())
}

/// The same, and calls `see` with the hand that each of them completes, self-drawn, and its decompositions.
pub(super) fn waits_seen(
    draft: &Draft,
    plan: &Plan,
    seat: Seat,
    entered: &SeatDraft,
    see: &mut impl FnMut(&Hand, &[Decomposition]),
) -> Vec<Wait> {
    let base = waiting(draft, plan, seat, entered, discarded(entered), entered.furiten);
    base.map_or_else(Vec::new, |base| waits_of(draft, plan, &base, &mut Scratch::default(), seat, see))
}

/// The kinds that make a seat furiten: its own discards that would complete its hand. Empty if the hand does not lack
/// exactly the winning tile, if the rulebook has no furiten, or if the seat is furiten only because it passed a winning
/// tile.
#[must_use]
pub fn furiten_by(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Kinds {
    let alone = |kind: &Kind| {
        waiting(draft, plan, seat, entered, Kinds::one(*kind), false).is_some_and(|hand| is_barred(&hand))
    };
    discarded(entered).iter().filter(alone).map(Kinds::one).fold(Kinds::NONE, Kinds::union)
}

/// Whether furiten bars a seat that lacks only the winning tile from winning on another seat's tile.
#[must_use]
pub fn is_furiten(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> bool {
    waiting(draft, plan, seat, entered, discarded(entered), entered.furiten).is_some_and(|hand| is_barred(&hand))
}

/// The hand of a seat that lacks only the winning tile, has discarded these kinds, and may have passed a winning tile;
/// `None` for any other number of tiles.
fn waiting(
    draft: &Draft,
    plan: &Plan,
    seat: Seat,
    entered: &SeatDraft,
    discarded: Kinds,
    passed: bool,
) -> Option<Hand> {
    if entered.size() != plan.shapes().tiles() {
        return None;
    }
    let mut base = hand(draft, plan, seat, entered, None).ok()?;
    note_furiten(plan, &mut base, discarded, passed);
    Some(base)
}

fn is_barred(hand: &Hand) -> bool {
    hand.events.contains(Event::Furiten)
}

fn waits_of(
    draft: &Draft,
    plan: &Plan,
    base: &Hand,
    scratch: &mut Scratch,
    seat: Seat,
    see: &mut impl FnMut(&Hand, &[Decomposition]),
) -> Vec<Wait> {
    let seen = visible(draft, seat);
    let own = base.all_tiles();
    let (mut waits, mut decompositions) = (Vec::new(), Vec::new());
    for kind in candidates(plan, base).intersection(plan.kinds(draft)).iter() {
        let all_held = own.get(kind) >= kind.copies();
        if all_held && !(plan.is_ready_on_own_melds() && base.tiles.get(kind) < kind.copies()) {
            continue;
        }
        let completed = |by: By| {
            let mut hand = base.clone();
            complete(draft, plan, &mut hand, Tile::plain(kind), by);
            note_feeder(draft, plan, &mut hand, None);
            hand
        };
        let discarded = completed(By::Discard);
        all(&discarded, plan.shapes(), &mut decompositions);
        if decompositions.is_empty() {
            continue;
        }
        let mut tally = |hand: &Hand, decompositions: &[Decomposition]| {
            if all_held {
                return None;
            }
            let tally = best_of(plan, &plan.facts(hand), decompositions, scratch)?;
            (tally.win || plan.system() == System::Points).then_some(tally)
        };
        let discard = tally(&discarded, &decompositions);
        let decompositions: Vec<Decomposition> = decompositions.drain(..).map(|one| one.drawn()).collect();
        let drawn = completed(By::SelfDraw);
        let self_draw = tally(&drawn, &decompositions);
        see(&drawn, &decompositions);
        waits.push(Wait { kind, left: kind.copies().saturating_sub(seen.get(kind)), discard, self_draw });
    }
    if plan.jokers().replaceable {
        exchange(draft, plan, base, scratch, &seen, &mut waits);
    }
    waits
}

/// Where jokers in declared sets can be exchanged: a seat that draws the tile that such a joker stands for gets the
/// joker, which can be any tile that the hand waits for. Improves or adds waits accordingly (docs/rules/four-winds.md,
/// Jokers).
fn exchange(draft: &Draft, plan: &Plan, base: &Hand, scratch: &mut Scratch, seen: &Counts, waits: &mut Vec<Wait>) {
    let shown = draft.seats.iter().filter_map(|(_, entered)| entered.as_ref()).flat_map(|entered| &entered.melds);
    let jokers = shown.flat_map(|meld| &meld.tiles).filter(|tile| tile.is_joker()).filter_map(|tile| tile.kind());
    let jokers = jokers.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)));
    let as_joker = |kind: Kind| {
        let mut hand = base.clone();
        complete(draft, plan, &mut hand, Tile::joker(kind), By::SelfDraw);
        score(plan, &hand, scratch).filter(|tally| tally.win)
    };
    // Reversed, so that of equal waits the first is taken: `max_by_key` takes the last.
    let kinds = waits.iter().rev().map(|wait| wait.kind).filter(|&kind| plan.jokers().may_be(kind));
    let Some(best) = kinds.filter_map(as_joker).max_by_key(Tally::rank) else { return };
    for kind in jokers.iter() {
        if let Some(wait) = waits.iter_mut().find(|wait| wait.kind == kind) {
            wait.self_draw = [Some(best), wait.self_draw].into_iter().flatten().max_by_key(Tally::rank);
        } else {
            let left = kind.copies().saturating_sub(seen.get(kind));
            waits.push(Wait { kind, left, discard: None, self_draw: Some(best) });
        }
    }
    sort_by_key(waits, |wait| wait.kind);
}

/// The kinds that could complete the hand: those beside a tile of it, and terminals and honors for thirteen orphans.
/// Any kind could if the rulebook has knitted or other special hands; a flower, where it is a tile of the hand.
fn candidates(plan: &Plan, base: &Hand) -> Kinds {
    if plan.options.tiles.holds_flowers() {
        return Kinds::WITH_FLOWERS;
    }
    if !plan.shapes().irregulars.is_empty() && base.melds.is_empty() || plan.shapes().templates.is_some() {
        return Kinds::ALL;
    }
    let held = base.tiles.kinds();
    // Knitted tiles are three apart, so that looking beside each tile does not find them. Three knitted sets have nine
    // kinds.
    if (plan.shapes().knitted_straight || plan.shapes().knitted_honors) && held.len() >= 8 {
        return Kinds::ALL;
    }
    let mut near = held;
    for kind in held.iter() {
        let below = kind.rank().checked_sub(1).and_then(|rank| Kind::suited(kind.suit()?, rank));
        near = [kind.higher(1), below].into_iter().flatten().map(Kinds::one).fold(near, Kinds::union);
    }
    if held.is_subset(Kinds::TERMINALS_AND_HONORS) { near.union(Kinds::TERMINALS_AND_HONORS) } else { near }
}

/// The choices of a seat that is to discard: each different tile whose discard leaves something to wait for, the best
/// first. Empty for any other number of tiles.
#[must_use]
pub fn discards(draft: &Draft, plan: &Plan, seat: Seat, entered: &SeatDraft) -> Vec<DiscardChoice> {
    if entered.size() != plan.shapes().tiles() + 1 {
        return Vec::new();
    }
    let mut scratch = Scratch::default();
    let mut choices: Vec<DiscardChoice> = Vec::new();
    for (i, &tile) in entered.hand.iter().enumerate() {
        if entered.hand.iter().take(i).any(|&earlier| earlier == tile) {
            continue;
        }
        let mut less = entered.clone();
        less.hand.remove(i);
        let discarded = discarded(entered).union(tile.kind().map_or(Kinds::NONE, Kinds::one));
        // A tile that was passed bars until the next turn, after riichi for good (docs/rules/riichi.md, Draws and
        // fouls).
        let passed = entered.furiten && entered.riichi != Riichi::None;
        let Some(base) = waiting(draft, plan, seat, &less, discarded, passed) else { continue };
        let waits = waits_of(draft, plan, &base, &mut scratch, seat, &mut |_, _| ());
        if !waits.is_empty() {
            choices.push(DiscardChoice { tile, furiten: is_barred(&base), waits });
        }
    }
    sort_by_key(&mut choices, |choice| {
        std::cmp::Reverse((choice.worth(), choice.waits.iter().map(|wait| u32::from(wait.left)).sum::<u32>()))
    });
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratio;
    use crate::deal::{Discard, Riichi};
    use crate::options::{JokersInSets, JokersStandFor, OptionKey};
    use crate::patterns::Pattern;
    use crate::rules::{Rulebook, Unit, shipped};
    use crate::sample::{plan, plan_from, plan_with};
    use crate::score::Breakdown;

    const SEAT: Seat = Seat::South;

    fn waits_for(plan: &Plan, hand: &str) -> Vec<Wait> {
        let draft = Draft::of_hand(SEAT, hand).unwrap();
        waits(&draft, plan, SEAT, draft.seat(SEAT).unwrap())
    }

    fn names(waits: &[Wait]) -> String {
        waits.iter().map(|wait| wait.kind.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// docs/rules/riichi-more.md, Open riichi and two more local yaku: whoever feeds it without riichi pays a yakuman.
    #[test]
    fn open_riichi_waits_for_a_yakuman_on_a_discard() {
        let open = plan_with("riichi-tenhou", &[(OptionKey::OpenRiichi, 1)]);
        let worth = |declared: &[Seat]| {
            let mut draft = Draft::of_hand(SEAT, "234m456p678s22p56s").unwrap();
            draft.seat_mut(SEAT).riichi = Riichi::Open;
            for &seat in declared {
                draft.seat_mut(seat).riichi = Riichi::Riichi;
            }
            let waits = waits(&draft, &open, SEAT, draft.seat(SEAT).unwrap());
            waits.iter().map(|wait| wait.discard.map(|tally| tally.total)).collect::<Vec<_>>()
        };
        assert_eq!(worth(&[]), [Some(32000), Some(32000)]);
        assert_eq!(
            worth(&[Seat::East, Seat::West, Seat::North]),
            [Some(7700), Some(7700)],
            "open riichi 2, pinfu, all simples; 30 fu"
        );
    }

    /// docs/rules/chinese-official.md: knitted straight, and lesser honors and knitted tiles.
    #[test]
    fn knitted_hands_wait_for_tiles_far_from_their_own() {
        let official = plan("mcr-mil-2025");
        for (hand, expected) in [
            ("147m258p369s1234z", "5z 6z 7z"),
            ("147m25p369s12345z", "8p 6z 7z"),
            ("147m25p369s11z789s", "8p"),
            ("147m25p369s11z(789s)", "8p"),
            // Eight kinds: a pung and the pair are of the knitted tiles.
            ("11114447m258p36s", "9s"),
        ] {
            assert_eq!(names(&waits_for(&official, hand)), expected, "{hand}");
        }
        let without = |patterns: &[Pattern]| {
            plan_from("mcr-mil-2025", |book| patterns.iter().for_each(|pattern| drop(book.winner.remove(*pattern))))
        };
        let straights = without(&[Pattern::LesserHonorsKnitted, Pattern::GreaterHonorsKnitted]);
        assert_eq!(names(&waits_for(&straights, "147m25p369s11z789s")), "8p", "without lesser honors");
        let honors = without(&[Pattern::KnittedStraight]);
        assert_eq!(names(&waits_for(&honors, "147m25p369s12345z")), "8p 6z 7z", "without the straight");
    }

    /// docs/rules/known-hands.md: Civil War, the years 1861 and 1865 with triplets of north and south.
    #[test]
    fn a_hand_of_the_rulebooks_own_waits_for_any_tile() {
        for (hand, expected) in [("161m1865p222444z", "8m"), ("161m1865p(222z@W)(444z@W)", "8m")] {
            assert_eq!(names(&waits_for(&plan("australian"), hand)), expected, "{hand}");
        }
    }

    #[test]
    fn every_wait_of_sets_and_a_pair_is_beside_a_tile_of_the_hand() {
        let classical = plan("hong-kong-old-style");
        for (hand, expected) in [
            ("123m456p12s22z777z", "3s"),
            ("123m456p89s22z777z", "7s"),
            ("123m456p46s22z777z", "5s"),
            ("123m456p45s22z777z", "3s 6s"),
            ("123m456p99s22z777z", "9s 2z"),
            ("19m19p19s1234567z", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
            ("119m19p19s123456z", "7z"),
        ] {
            assert_eq!(names(&waits_for(&classical, hand)), expected, "{hand}");
        }
    }

    /// A change to a rulebook.
    type Change = fn(&mut Rulebook);

    /// docs/rules/four-winds.md, Jokers. The seat in the test is South, the round East's.
    #[test]
    fn a_joker_in_a_meld_is_drawn_by_the_tile_that_it_stands_for() {
        let waits_with = |hand: &str, others: &str, change: Change| {
            let mut book = shipped::find("hong-kong-old-style").unwrap();
            (book.options.tiles.jokers, book.options.tiles.jokers_replaceable, book.minimum) = (4, true, None);
            change(&mut book);
            let mut draft = Draft::of_hand(SEAT, hand).unwrap();
            draft.seat_mut(Seat::North).melds = Draft::of_hand(Seat::North, others).unwrap().seats[Seat::North]
                .take()
                .map_or(Vec::new(), |seat| seat.melds);
            waits(&draft, &Plan::new(book), SEAT, draft.seat(SEAT).unwrap())
        };
        let any = |_: &mut Rulebook| ();
        let honors = |book: &mut Rulebook| book.options.tiles.jokers_stand_for = JokersStandFor::Honors;
        let triplets = |book: &mut Rulebook| book.options.tiles.jokers_in_sets = JokersInSets::Triplets;
        let three = |book: &mut Rulebook| book.minimum = Some((Ratio::whole(3), Unit::Faan));
        let cases: [(&str, &str, &str, Change, &str); 11] = [
            ("one of its own melds", "123m45p22z(1*11s)(777z)", "", any, "3p:3 6p:3 1s:3"),
            ("in the order of kinds", "123p45s22z(*111m)(777z)", "", any, "1m:3 3s:3 6s:3"),
            ("another seat's", "123m45p22z678s(777z)", "(1*11s)", any, "3p:3 6p:3 1s:3"),
            ("a meld without jokers", "123m45p22z(111s)(777z)", "", any, "3p:3 6p:3"),
            ("nothing to wait for", "123m47p22z(1*11s)(777z)", "", any, ""),
            ("it may not stand for what is missing", "123m45p22z(1*11s)(777z)", "", honors, "3p:3 6p:3"),
            ("nor in a chow", "123m45p22z(1*11s)(777z)", "", triplets, "3p:3 6p:3"),
            ("no win with it either", "123m45p22z(1*11s)(678s)", "", three, "3p:- 6p:-"),
            ("of two waits the better one, the last", "123m456p44z55z(1*11s)", "", any, "1s:3 4z:2 5z:3"),
            ("or the first", "123m456p22z44z(1*11s)", "", any, "1s:3 2z:3 4z:2"),
            ("a wait itself may be better as another", "123m456p789s44z55z", "(4*4*4z)", any, "4z:4 5z:4"),
        ];
        for (what, hand, others, change, expected) in cases {
            let faan = |wait: &Wait| match wait.self_draw.map(|tally| tally.breakdown) {
                Some(Breakdown::Faan { faan, .. }) => format!("{}:{faan}", wait.kind),
                _ => format!("{}:-", wait.kind),
            };
            let found: Vec<String> = waits_with(hand, others, change).iter().map(faan).collect();
            assert_eq!(found.join(" "), expected, "{what}");
        }
    }

    #[test]
    fn a_choice_of_discard_is_worth_its_wins_alone() {
        let win = |total: i64| Some(Tally { win: true, total, ..Tally::default() });
        let none = Some(Tally { total: 50, ..Tally::default() });
        let wait = |left, discard, self_draw| Wait { kind: Kind::EAST, left, discard, self_draw };
        for (wait, wins, worth) in [
            (wait(2, win(3), win(4)), true, 14),
            (wait(2, None, win(4)), true, 8),
            (wait(2, none, win(4)), true, 8),
            (wait(2, none, none), false, 0),
            (wait(0, win(3), None), true, 0),
        ] {
            let choice = DiscardChoice { tile: Tile::plain(Kind::EAST), furiten: false, waits: vec![wait] };
            assert_eq!((wait.wins(), choice.worth()), (wins, worth), "{wait:?}");
        }
    }

    #[test]
    fn each_tile_is_discarded_once() {
        let draft = Draft::of_hand(SEAT, "9s123m456p222z777z9s").unwrap();
        let choices = discards(&draft, &plan("hong-kong-old-style"), SEAT, draft.seat(SEAT).unwrap());
        let mut tiles: Vec<String> = choices.iter().map(|choice| choice.tile.to_string()).collect();
        tiles.sort();
        assert_eq!(tiles, ["1m", "2m", "2z", "3m", "4p", "5p", "6p", "7z", "9s"]);
    }

    /// docs/rules/riichi.md, Draws and fouls. A kind that completes the hand is told even if no copy of it can come.
    #[test]
    fn furiten_is_the_fault_of_the_discards_that_complete_the_hand() {
        for (rules, hand, discards, expected) in [
            ("riichi-tenhou", "22m45p234678s345m", "9m3p1z", "3p"),
            ("riichi-tenhou", "22m45p234678s345m", "3p6p3p", "3p 6p"),
            ("riichi-tenhou", "22m45p234678s345m", "9m1z", ""),
            ("riichi-tenhou", "19m19p19s1234567z", "5p7z1m", "1m 7z"),
            ("riichi-tenhou", "22m45p234678s", "3p", ""),
            ("hong-kong-old-style", "22m45p234678s345m", "3p", ""),
        ] {
            let mut draft = Draft::of_hand(SEAT, hand).unwrap();
            let discarded = crate::tiles::read_tiles(discards).tiles.into_iter();
            draft.seat_mut(SEAT).discards = discarded.map(Discard::of).collect();
            let by = furiten_by(&draft, &plan(rules), SEAT, draft.seat(SEAT).unwrap());
            let names: Vec<String> = by.iter().map(|kind| kind.to_string()).collect();
            assert_eq!(names.join(" "), expected, "{hand} {discards}");
            let furiten = is_furiten(&draft, &plan(rules), SEAT, draft.seat(SEAT).unwrap());
            assert_eq!(furiten, !by.is_empty(), "{hand} {discards}");
        }
    }

    /// docs/rules/riichi.md, Draws and fouls: who passed a winning tile may not win on a discard, and no discard is to
    /// blame. Its next turn ends it, unless riichi was declared.
    #[test]
    fn who_passed_a_winning_tile_is_furiten() {
        for (rules, passed, riichi, waits, discards) in [
            ("riichi-tenhou", true, Riichi::None, true, false),
            ("riichi-tenhou", true, Riichi::Riichi, true, true),
            ("riichi-tenhou", false, Riichi::Riichi, false, false),
            ("hong-kong-old-style", true, Riichi::None, false, false),
        ] {
            let plan = plan(rules);
            let of = |hand: &str| {
                let mut draft = Draft::of_hand(SEAT, hand).unwrap();
                (draft.seat_mut(SEAT).furiten, draft.seat_mut(SEAT).riichi) = (passed, riichi);
                draft
            };
            let draft = of("22m45p234678s345m");
            let waiting = draft.seat(SEAT).unwrap();
            assert_eq!(is_furiten(&draft, &plan, SEAT, waiting), waits, "{rules} {passed} {riichi}");
            assert_eq!(furiten_by(&draft, &plan, SEAT, waiting), Kinds::NONE, "{rules} {passed} {riichi}");
            let ron = super::waits(&draft, &plan, SEAT, waiting)[0].discard;
            assert_eq!(ron.is_some_and(|tally| tally.win), !waits, "{rules} {passed} {riichi}");
            let draft = of("22m45p234678s345m9m");
            let choices = super::discards(&draft, &plan, SEAT, draft.seat(SEAT).unwrap());
            let nine = choices.iter().find(|choice| choice.tile.to_string() == "9m").unwrap();
            assert_eq!(nine.furiten, discards, "{rules} {passed} {riichi}");
        }
    }

    #[test]
    fn only_a_hand_that_lacks_one_tile_is_furiten() {
        let furiten = |hand: &str, passed: bool| {
            let mut draft = Draft::of_hand(SEAT, hand).unwrap();
            draft.seat_mut(SEAT).discards = vec![Discard::of(Tile::plain(Kind::EAST))];
            draft.seat_mut(SEAT).furiten = passed;
            is_furiten(&draft, &plan("riichi-tenhou"), SEAT, draft.seat(SEAT).unwrap())
        };
        for (hand, expected, passed) in [
            ("123m456p789s22z11z", true, true),
            ("123m456p789s22z33z", false, true),
            ("123m456p22z11z", false, false),
            ("123m456p789s22z11z3s", false, false),
        ] {
            assert_eq!((furiten(hand, false), furiten(hand, true)), (expected, passed), "{hand}");
        }
    }
}
