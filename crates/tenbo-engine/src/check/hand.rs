//! A seat's hand as scoring sees it: its tiles, its events and its dora, and what the seat sees.

use super::feeder::note_feeder;
use super::places::seat_place;
use crate::deal::{By, Draft, Event, Hand, Riichi, SeatDraft, WinDraft};
use crate::decompose::is_complete;
use crate::options::Settlement;
use crate::plan::Plan;
use crate::problems::{Problem, ProblemKey, Problems};
use crate::tiles::{Counts, Kind, Kinds, Meld, MeldKind, Seat, Tile};

/// The kind that an indicator makes dora: the next one of its suit, with 1 after 9. East, south, west, north and
/// white, green, red each go round in the same way. With three players the 1 of characters points at the 9
/// (docs/rules/riichi.md, Three players). `None` for a bonus tile.
#[must_use]
pub fn dora_of(indicator: Tile, three_players: bool) -> Option<Kind> {
    let kind = indicator.kind()?;
    let index = kind.index() as u8;
    let next = match index {
        0 if three_players => 8,
        8 | 17 | 26 => index - 8,
        30 => 27,
        33 => 31,
        _ => index + 1,
    };
    Kind::new(next)
}

/// A seat's hand as scoring sees it. With `win` it includes the winning tile and the events of that win; with `None`
/// it has no winning tile. A meld that is not a set is left out.
///
/// # Errors
/// More than five melds.
pub(crate) fn hand(
    draft: &Draft,
    plan: &Plan,
    seat: Seat,
    entered: &SeatDraft,
    win: Option<&WinDraft>,
) -> Result<Hand, Problems> {
    if entered.melds.len() > Hand::MOST_MELDS {
        return Err(Problem::new(ProblemKey::TooManyTiles, seat_place(seat).join("melds")).into());
    }
    let mut hand = Hand::empty(seat, draft.prevailing);
    hand.three_players = plan.three_play(draft);
    hand.self_draw_loss = plan.options.payments.self_draw_loss;
    hand.tiles = entered.hand.iter().filter_map(|&tile| plan.kind_in_hand(tile)).collect();
    hand.melds = entered.melds.iter().filter_map(Meld::set).collect();
    hand.set_riichi(entered.riichi);
    hand.set_event(Event::Ippatsu, entered.ippatsu);
    hand.set_event(Event::OriginalCall, entered.original_call);
    hand.set_event(
        Event::Ready,
        entered.ready == Some(true) || entered.original_call || entered.riichi != Riichi::None,
    );
    hand.set_event(Event::Dealer, seat == Seat::East);
    hand.bonus = entered.bonus.iter().copied().collect();
    let norths = entered.bonus.iter().filter(|tile| tile.bonus_kind().is_none());
    hand.norths = u8::try_from(norths.count()).unwrap_or(u8::MAX);
    for &tile in &entered.hand {
        note_tile(plan, &mut hand, tile, true);
    }
    for &tile in entered.melds.iter().flat_map(|meld| &meld.tiles) {
        note_tile(plan, &mut hand, tile, false);
    }
    if !draft.dora.is_empty() {
        let mut tiles = hand.all_tiles();
        tiles.add_many(Kind::NORTH, hand.norths);
        count_dora(draft, plan, &mut hand, &|kind| tiles.get(kind));
    }
    if plan.options.limit_hands.only_tile_sees_table {
        hand.seen = visible(draft, seat).at_least(4);
    }
    if let Some(win) = win {
        let wins = u32::from(plan.options.patterns.east_streak_wins);
        hand.set_event(Event::Streak, seat == Seat::East && draft.dealer_wins.saturating_add(1) >= wins);
        for &situation in &win.situation {
            hand.add_situation(win.resolve_dealt(situation, plan.options.patterns.earths_blessing));
        }
        if let Some(tile) = win.tile {
            if win.by != By::SelfDraw {
                note_furiten(plan, &mut hand, discarded(entered), entered.furiten);
            }
            complete(draft, plan, &mut hand, tile, win.by);
            note_feeder(draft, plan, &mut hand, win.from);
            if is_last_copy(draft, seat, win, tile) {
                hand.set_event(Event::LastCopy, true);
            }
        }
    }
    Ok(hand)
}

/// The kinds that a seat has discarded, including discards that were claimed.
#[must_use]
pub fn discarded(entered: &SeatDraft) -> Kinds {
    entered.discards.iter().filter_map(|discard| discard.tile.kind()).collect()
}

/// Sets [`Event::Furiten`] if one of the seat's own discards (`discarded`) would complete the hand, with or without a
/// yaku, or if the seat has passed a winning tile (`passed`). The hand must not have its winning tile yet. Only under
/// riichi settlement; such a hand cannot win on another seat's tile (docs/rules/riichi.md, Draws and fouls).
pub(crate) fn note_furiten(plan: &Plan, hand: &mut Hand, discarded: Kinds, passed: bool) {
    let completes = |kind: Kind| is_completed_by(plan, hand, kind);
    let furiten = plan.settlement() == Settlement::Riichi && (passed || discarded.iter().any(completes));
    hand.set_event(Event::Furiten, furiten);
}

/// Whether a tile of this kind would complete a hand that lacks its winning tile.
fn is_completed_by(plan: &Plan, hand: &Hand, kind: Kind) -> bool {
    let mut whole = hand.clone();
    whole.tiles.add(kind);
    whole.win = Some(kind);
    is_complete(&whole, plan.shapes())
}

/// Counts a tile of the hand if it is a red five or a joker, and records what a joker stands for. A deal that was not
/// checked may have more than 255.
fn note_tile(plan: &Plan, hand: &mut Hand, tile: Tile, is_concealed: bool) {
    hand.reds = hand.reds.saturating_add(u8::from(tile.is_red()));
    if let Some(kind) = tile.kind().filter(|_| tile.is_joker()) {
        hand.jokers = hand.jokers.saturating_add(1);
        hand.joker_kinds = hand.joker_kinds.union(Kinds::one(kind));
        if is_concealed && !plan.jokers().any_set {
            hand.bound_jokers = hand.bound_jokers.union(Kinds::one(kind));
        }
    }
}

/// Adds the winning tile to a hand, and its dora to the hand's.
pub(crate) fn complete(draft: &Draft, plan: &Plan, hand: &mut Hand, tile: Tile, by: By) {
    let Some(kind) = plan.kind_in_hand(tile) else { return };
    hand.tiles.add(kind);
    hand.win = Some(kind);
    hand.set_source(by);
    note_tile(plan, hand, tile, true);
    count_dora(draft, plan, hand, &|dora| u8::from(dora == kind));
}

/// Whether the winning tile is the fourth copy and the other three lie open: in any seat's melds except concealed
/// kongs, among the discards, or as dora indicators. Never for a robbed tile (docs/rules/chinese-official.md,
/// Definitions that matter, fan 58), nor for a flower.
fn is_last_copy(draft: &Draft, seat: Seat, win: &WinDraft, tile: Tile) -> bool {
    if win.by == By::RobbedKong || tile.bonus_number().is_some() {
        return false;
    }
    let mut open = 0;
    for (other, entered) in draft.entered() {
        let melds = entered.melds.iter().filter(|meld| meld.kind != MeldKind::ConcealedKong);
        open += melds.flat_map(|meld| &meld.tiles).filter(|held| held.kind() == tile.kind()).count();
        let last = entered.discards.last().filter(|_| win.by == By::Discard && win.from == Some(other));
        let discards = entered.discards.iter().filter(|discard| !draft.is_claimed(other, discard));
        open += discards.filter(|discard| discard.tile.kind() == tile.kind()).count();
        open -= usize::from(last.is_some_and(|last| !draft.is_claimed(other, last) && last.tile.kind() == tile.kind()));
    }
    open += draft.dora.iter().filter(|shown| shown.kind() == tile.kind()).count();
    let held = draft.seat(seat).is_some_and(|entered| entered.hand.iter().any(|other| other.kind() == tile.kind()));
    open >= 3 && !held
}

/// Adds the dora and ura dora among some tiles, of which `copies` says how many there are of a kind.
fn count_dora(draft: &Draft, plan: &Plan, hand: &mut Hand, copies: &dyn Fn(Kind) -> u8) {
    let count = |indicators: &[Tile]| {
        let dora = indicators.iter().filter_map(|&tile| dora_of(tile, plan.three_play(draft)));
        dora.map(copies).fold(0, u8::saturating_add)
    };
    hand.dora = hand.dora.saturating_add(count(&draft.dora));
    if hand.events.contains(Event::Riichi) && plan.options.riichi.ura_dora {
        hand.ura = hand.ura.saturating_add(count(&draft.ura));
    }
}

/// The tiles that a player at this seat can see: the player's hand, everybody's melds, bonus tiles and discards, and
/// the dora indicators. Jokers are not counted, all flowers and seasons as one kind.
#[must_use]
pub fn visible(draft: &Draft, seat: Seat) -> Counts {
    let mut counts = Counts::default();
    let mut add = |tile: Tile| {
        if let Some(kind) = tile.kind_in_hand().filter(|_| !tile.is_joker()) {
            counts.add(kind);
        }
    };
    for (other, entered) in draft.entered() {
        if other == seat {
            entered.hand.iter().copied().for_each(&mut add);
        }
        for meld in &entered.melds {
            meld.tiles.iter().copied().for_each(&mut add);
        }
        entered.bonus.iter().copied().for_each(&mut add);
        entered
            .discards
            .iter()
            .filter(|discard| !draft.is_claimed(other, discard))
            .for_each(|discard| add(discard.tile));
    }
    draft.dora.iter().copied().for_each(&mut add);
    counts
}

/// Whether every kong of a seat is concealed; true if it has none.
#[must_use]
pub fn only_concealed_kongs(entered: &SeatDraft) -> bool {
    entered.melds.iter().all(|meld| !meld.kind.is_kong() || meld.kind == MeldKind::ConcealedKong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::deal::{Discard, End};
    use crate::options::OptionKey;
    use crate::sample::{give, plan_with, throw, tile, tiles, won};

    /// South's winning hand, under Tenhou's rules with these settings changed. `more` changes the draft first.
    fn winning(hand_text: &str, settings: &[(OptionKey, i64)], more: impl Fn(&mut Draft)) -> Hand {
        let mut draft = won(Seat::South, hand_text, hand_text.contains('+').then_some(Seat::West));
        more(&mut draft);
        let (entered, win) = (draft.seat(Seat::South).unwrap(), &draft.wins()[0]);
        hand(&draft, &plan_with("riichi-tenhou", settings), Seat::South, entered, Some(win)).unwrap()
    }

    const DRAWN: &str = "234m456p678p22p56s~7s";
    const CLAIMED: &str = "234m456p678p22p56s+7s";

    /// docs/rules/chinese-official.md, 58: three copies visible and none in the own hand; never for a robbed tile.
    #[test]
    fn the_last_copy_is_the_fourth_with_three_in_the_open() {
        let (drawn, claimed) = (DRAWN, CLAIMED);
        // East's and West's discards, East's melds, the indicators, and whether it is the last copy.
        for (about, hand, east, west, melds, dora, last) in [
            ("nothing lies open", drawn, "", "", "", "", false),
            ("two discards among others", drawn, "17s1m7s", "", "", "", false),
            ("three discards", drawn, "777s", "", "", "", true),
            ("three of two seats", drawn, "77s", "7s", "", "", true),
            ("a pung", drawn, "", "", "(777s)", "", true),
            ("three chows", drawn, "", "", "(678s)(789s)(678s)", "", true),
            ("two chows", drawn, "", "", "(678s)(789s)(456s)", "", false),
            ("chows of the winner", "22p56s(678s)(789s)(678s)~7s", "", "", "", "", true),
            ("an indicator", drawn, "77s", "", "", "7s", true),
            ("another indicator", drawn, "77s", "", "", "1m", false),
            ("another indicator beside three", drawn, "777s", "", "", "1m", true),
            ("the winning tile is the third", claimed, "", "777s", "", "", false),
            ("the winning tile is the fourth", claimed, "", "7777s", "", "", true),
            ("the winning tile is not listed", claimed, "", "777s1m", "", "", true),
            ("another seat's last discard", claimed, "777s", "", "", "", true),
        ] {
            let hand = winning(hand, &[], |draft| {
                throw(draft, Seat::East, east);
                throw(draft, Seat::West, west);
                give(draft, Seat::East, &format!("1m{melds}"));
                draft.dora = tiles(dora);
            });
            assert_eq!(hand.events.contains(Event::LastCopy), last, "{about}");
        }
    }

    /// A claimed discard lies in its meld.
    #[test]
    fn a_claimed_copy_is_seen_once() {
        for (about, hand, claims, north, melds, last) in [
            ("one that was claimed, one that was not", DRAWN, 1, "7s", "(678s)", false),
            ("two that were claimed, one that was not", DRAWN, 2, "7s", "(678s)(678s)", true),
            ("the claimed one is not what is won on", CLAIMED, 1, "", "(777s)", true),
        ] {
            let hand = winning(hand, &[], |draft| {
                let discard = Discard { claimed: true, ..Discard::of(tile("7s")) };
                draft.seat_mut(Seat::West).discards.extend(std::iter::repeat_n(discard, claims));
                throw(draft, Seat::North, north);
                give(draft, Seat::East, &format!("1m{melds}"));
            });
            assert_eq!(hand.events.contains(Event::LastCopy), last, "{about}");
        }
    }

    /// All flowers are one kind where they are tiles of a hand, of which there are eight.
    #[test]
    fn a_flower_is_no_last_copy() {
        let held = OptionKey::FlowersInHand;
        let hand = winning("225m2222p5555s5z1f~1f", &[(held, 1)], |draft| throw(draft, Seat::East, "2f3f4f"));
        assert!(!hand.events.contains(Event::LastCopy));
    }

    #[test]
    fn a_robbed_tile_is_no_last_copy() {
        let of = |hand, by, melds: &str, east| {
            winning(hand, &[], |draft| {
                let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
                (wins[0].by, wins[0].from) = (by, Some(Seat::East));
                give(draft, Seat::East, &format!("1m{melds}"));
                throw(draft, Seat::East, east);
            })
        };
        for (about, hand, by, melds, east, last) in [
            ("a pung that was to grow", CLAIMED, By::RobbedKong, "(777s)", "", false),
            ("a kong", CLAIMED, By::RobbedKong, "{7777s}", "", false),
            ("a concealed kong", "19m19p19s1234567z+1m", By::RobbedKong, "[1111m]", "", false),
            ("a draw with a discarder entered", DRAWN, By::SelfDraw, "", "777s", true),
        ] {
            assert_eq!(of(hand, by, melds, east).events.contains(Event::LastCopy), last, "{about}");
        }
    }

    /// Nor may a joker in the hand stand for it. A concealed kong, which may contain jokers, does not lie open.
    #[test]
    fn the_last_copy_is_not_held() {
        let open = |draft: &mut Draft| throw(draft, Seat::East, "777s");
        let jokers = [(OptionKey::Jokers, 2)];
        assert!(!winning("234m456p678p22p5s*7s~7s", &jokers, open).events.contains(Event::LastCopy));
        assert!(winning("234m456p678p22p5s*6s~7s", &jokers, open).events.contains(Event::LastCopy));
        let concealed = |draft: &mut Draft| give(draft, Seat::East, "1m[77*7*7s]");
        assert!(!winning(DRAWN, &jokers, concealed).events.contains(Event::LastCopy));
    }

    #[test]
    fn a_hand_is_ready_by_any_declaration() {
        type Change = fn(&mut SeatDraft);
        let changes: [(bool, Change); 5] = [
            (false, |_| {}),
            (true, |south| south.ready = Some(true)),
            (true, |south| south.original_call = true),
            (true, |south| south.riichi = Riichi::Riichi),
            (true, |south| south.riichi = Riichi::Double),
        ];
        for (ready, change) in changes {
            let hand = winning(DRAWN, &[], |draft| change(draft.seat_mut(Seat::South)));
            assert_eq!(hand.events.contains(Event::Ready), ready);
        }
    }

    #[test]
    fn jokers_and_red_fives_are_counted_with_melds_and_the_winning_tile() {
        let jokers = [(OptionKey::Jokers, 4), (OptionKey::JokersInSets, 1)];
        let of = |text: &str| {
            let hand = winning(text, &jokers, |_| {});
            (hand.jokers, hand.reds, hand.bound_jokers, hand.joker_kinds)
        };
        let kind = |text: &str| Kinds::one(tile(text).kind().unwrap());
        let (four, seven) = (kind("4m"), kind("7s"));
        assert_eq!(of("234m456p678p22p56s~7s"), (0, 0, Kinds::NONE, Kinds::NONE));
        assert_eq!(of("234m406p678p22p06s~7s"), (0, 2, Kinds::NONE, Kinds::NONE));
        assert_eq!(of("23*4m456p678p22p56s~7s"), (1, 0, four, four));
        assert_eq!(of("234m456p678p22p77s~*7s"), (1, 0, seven, seven), "the winning tile is one");
        assert_eq!(of("23*4m22p678p56s(4*56p@W)~7s"), (2, 0, four, four.union(kind("5p"))), "one is in a meld");
        assert_eq!(of("234m456p678p2p56s7s~0s"), (0, 1, Kinds::NONE, Kinds::NONE));
    }

    /// docs/rules/riichi.md: ura dora are for riichi, where the rulebook has them.
    #[test]
    fn ura_dora_need_riichi_and_the_rule() {
        for (ura_dora, riichi, ura) in [(1, Riichi::Riichi, 3), (1, Riichi::None, 0), (0, Riichi::Riichi, 0)] {
            let hand = winning(DRAWN, &[(OptionKey::UraDora, ura_dora)], |draft| {
                draft.dora = tiles("16s");
                draft.ura = tiles("1p6s");
                draft.seat_mut(Seat::South).riichi = riichi;
            });
            assert_eq!((hand.dora, hand.ura), (1, ura), "{ura_dora} {riichi:?}");
        }
    }

    #[test]
    fn norths_that_were_set_aside_are_seen() {
        let mut draft = Draft { players: Some(Players::Three), ..Draft::default() };
        draft.seat_mut(Seat::East).bonus = tiles("44z");
        draft.seat_mut(Seat::West).bonus = tiles("4z");
        assert_eq!(visible(&draft, Seat::South).get(Kind::NORTH), 3);
    }

    #[test]
    fn kongs_are_all_concealed_or_not() {
        for (melds, concealed) in [
            ("", true),
            ("(111m)", true),
            ("[1111m]", true),
            ("(111p)[1111m](789s)", true),
            ("(1111m)", false),
            ("{1111m}", false),
            ("[1111m](1111p)", false),
            ("(1111p)[1111m]", false),
        ] {
            let draft = Draft::of_hand(Seat::East, &format!("1z{melds}")).unwrap();
            assert_eq!(only_concealed_kongs(draft.seat(Seat::East).unwrap()), concealed, "{melds}");
        }
    }
}
