//! Hands as they are entered by the pen: how many taps they take, and that nothing else is touched.

use proptest::prelude::*;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::write_tiles;

use super::tests::{Table, tile};
use super::*;
use crate::copies::inventory;
use crate::pen::{Group, Groups, Last, Shape, Side, Source};
use crate::share;

const fn group(shape: Shape, side: Side) -> Edit {
    Edit::Group(Group { shape, side })
}

fn stroke(text: &str) -> Edit {
    let tiles = tenbo_engine::tiles::read_tiles(text).tiles;
    Edit::Run([tiles[0], tiles[1], tiles[2]])
}

/// Makes the edits, each of which takes so many taps, and counts them.
fn taps(table: &mut Table, edits: Vec<(usize, Edit)>) -> usize {
    let mut taps = 0;
    for (count, edit) in edits {
        let told = format!("{edit:?}");
        table.take(edit).unwrap_or_else(|refused| panic!("{told}: {refused:?} in {}", table.hand()));
        taps += count;
    }
    taps
}

/// A tile and its group: two taps.
fn two(text: &str, shape: Shape, side: Side) -> [(usize, Edit); 2] {
    [(1, Edit::Tile(tile(text))), (1, group(shape, side))]
}

/// Six hands, each with the taps that it may take (`guide.md`, "The pen, tap by tap").
#[test]
fn six_hands_take_the_taps_that_were_counted_on_paper() {
    use Shape::{High, Kong, Low, Middle, Pair, Triplet};
    use Side::{Claimed, InHand};
    let dora = |text: &str| [(1, Edit::Aim(Target::Dora)), (1, Edit::Tile(tile(text)))];
    let ron = || [(1, Edit::By(By::Discard))];

    let mut open = Table::new("v1;r=riichi-tenhou");
    let mut edits = Vec::from(two("3m", Middle, Claimed));
    edits.extend(two("7z", Triplet, Claimed));
    edits.push((1, stroke("567p")));
    edits.extend(two("2s", Pair, InHand));
    edits.extend(two("5s", High, InHand));
    edits.extend(ron());
    edits.extend(dora("1z"));
    assert_eq!(taps(&mut open, edits), 12);
    assert_eq!((open.hand().as_str(), open.apart().as_str()), ("567p2267s(324m@N)(777z@N)", "5s"));

    let mut closed = Table::new("v1;r=riichi-tenhou");
    let mut edits = vec![(1, stroke("234m")), (1, stroke("567m")), (1, stroke("678s"))];
    edits.extend(two("8s", Pair, InHand));
    edits.extend(two("6p", Low, InHand));
    edits.push((1, Edit::Red));
    edits.push((1, Edit::Riichi(Seat::East, Riichi::Riichi)));
    edits.extend(ron());
    edits.extend(dora("1z"));
    assert_eq!(taps(&mut closed, edits), 12);
    assert_eq!((closed.hand().as_str(), closed.apart().as_str()), ("234567m40p67888s", "6p"));

    let mut kans = Table::new("v1;r=riichi-ema-2025");
    let mut edits = vec![(1, stroke("678p"))];
    edits.extend(two("1z", Pair, InHand));
    edits.extend(two("1s", Kong, InHand));
    edits.extend(two("9s", Kong, InHand));
    edits.extend(two("7z", Triplet, InHand));
    edits.push((2, Edit::Situation(Situation::KongReplacement, true)));
    assert_eq!(taps(&mut kans, edits), 11);
    assert_eq!((kans.hand().as_str(), kans.apart().as_str()), ("678p1177z[1111s][9999s]", "7z"));

    let mut pairs = Table::new("v1;r=riichi-ema-2025");
    let mut edits = Vec::new();
    for text in ["1m", "4m", "2p", "7p", "3s", "9s", "5z"] {
        edits.extend(two(text, Pair, InHand));
    }
    edits.extend(ron());
    assert_eq!(taps(&mut pairs, edits), 15);
    assert_eq!((pairs.hand().as_str(), pairs.apart().as_str()), ("1144m2277p3399s5z", "5z"));

    let mut locked = Table::new("v1;r=riichi-ema-2025");
    let mut edits = vec![(1, Edit::Pairs)];
    edits.extend(["1m", "4m", "2p", "7p", "3s", "9s", "5z"].map(|text| (1, Edit::Tile(tile(text)))));
    assert_eq!(taps(&mut locked, edits), 8);
    assert_eq!((locked.hand(), locked.apart()), (pairs.hand(), pairs.apart()));
    assert!(!locked.now().pen.pairs, "not for the next hand");

    let mut mcr = Table::new("v1;r=mcr-mil-2025");
    let mut edits = Vec::from(two("4m", High, Claimed));
    edits.extend([(1, stroke("456p")), (1, stroke("456s"))]);
    edits.extend(two("6s", Pair, InHand));
    edits.extend(two("4m", Low, InHand));
    edits.push((2, Edit::Tile(tile("1f"))));
    edits.extend(ron());
    assert_eq!(taps(&mut mcr, edits), 11);
    assert_eq!((mcr.hand().as_str(), mcr.apart().as_str()), ("23m456p45666s(456m@N)", "4m"));

    let mut classical = Table::new("v1;r=chinese-classical");
    let mut edits = Vec::from(two("9m", Triplet, Claimed));
    edits.extend(two("5z", Triplet, Claimed));
    edits.extend(two("1p", Triplet, InHand));
    edits.extend(two("9p", Pair, InHand));
    edits.extend(two("2z", Triplet, InHand));
    edits.push((2, Edit::Tile(tile("5f"))));
    edits.extend(ron());
    assert_eq!(taps(&mut classical, edits), 13);
    assert_eq!((classical.hand().as_str(), classical.apart().as_str()), ("11199p22z(999m@N)(555z@N)", "2z"));

    for table in [open, closed, kans, pairs, locked, mcr, classical] {
        let plan = table.plan();
        let answered = answer(&table.now().deal(&plan), &plan).unwrap();
        assert_eq!(answered.wins.len(), 1, "{}", table.hand());
    }
}

/// Flowers, other groups and the last place of a hand are entered as without it.
#[test]
fn with_pairs_on_a_tile_that_cannot_be_two_comes_alone() {
    let mut table = Table::new("v1;r=mcr-mil-2025");
    table.take(Edit::Pairs).unwrap();
    table.take(Edit::Tile(tile("1f"))).unwrap();
    table.take(Edit::Tile(tile("1m"))).unwrap();
    table.take(stroke("234m")).unwrap();
    table.take(stroke("567m")).unwrap();
    table.take(stroke("789p")).unwrap();
    table.take(Edit::Tile(tile("2z"))).unwrap();
    assert_eq!((table.hand().as_str(), table.now().entered(Seat::East).bonus.len()), ("11234567m789p22z", 1));
    table.take(Edit::Tile(tile("1m"))).unwrap();
    assert_eq!(table.apart(), "1m");
    // Four of a kind come as two pairs, a fifth not at all.
    let mut four = Table::new("v1;r=riichi-ema-2025");
    four.take(Edit::Pairs).unwrap();
    four.take(Edit::Tile(tile("9s"))).unwrap();
    four.take(Edit::Tile(tile("9s"))).unwrap();
    assert!(four.take(Edit::Tile(tile("9s"))).is_err());
    assert_eq!(four.hand(), "9999s");
    four.take(Edit::NextHand).unwrap();
    assert!(!four.now().pen.pairs);
}

/// Where its tile has runs, and what they are.
fn offered(table: &Table, side: Side) -> [String; 6] {
    let groups = Groups::of(table.now(), &table.plan()).unwrap();
    let row = if side == Side::InHand { groups.in_hand } else { groups.claimed };
    row.map(|offer| {
        offer.map_or_else(String::new, |offer| {
            let tiles: Vec<Tile> = offer.tiles.iter().map(|lying| lying.tile).collect();
            let refused = if offer.why_not.is_some() { "!" } else { "" };
            format!("{refused}{}", write_tiles(&tiles))
        })
    })
}

#[test]
fn each_group_has_its_place() {
    let mut table = Table::new("v1;r=riichi-ema-2025");
    assert_eq!(Groups::of(table.now(), &table.plan()), None);
    table.tiles("3m");
    assert_eq!(offered(&table, Side::InHand), ["123m", "234m", "345m", "333m", "3333m", "33m"]);
    assert_eq!(offered(&table, Side::Claimed), ["312m", "324m", "345m", "333m", "3333m", ""]);
    table.tiles("8s");
    assert_eq!(offered(&table, Side::InHand), ["678s", "789s", "", "888s", "8888s", "88s"]);
    table.tiles("1p");
    assert_eq!(offered(&table, Side::Claimed), ["", "", "123p", "111p", "1111p", ""]);
    table.tiles("1z");
    assert_eq!(offered(&table, Side::InHand), ["", "", "", "111z", "1111z", "11z"]);
    table.tiles("1z");
    assert_eq!(offered(&table, Side::InHand), ["", "", "", "111z", "!1111z", "11z"]);
}

/// What cannot be says why: no tiles, no room, riichi, three players.
#[test]
fn a_group_that_cannot_be_says_why() {
    let why = |link: &str, text: &str, shape: Shape, side: Side| {
        let mut table = Table::new(link);
        table.tiles(text);
        let groups = Groups::of(table.now(), &table.plan()).unwrap();
        let offer = groups.offers().find(|offer| offer.group == Group { shape, side }).unwrap();
        let refused = table.take(Edit::Group(offer.group)).err();
        assert_eq!(refused, offer.why_not, "{text}");
        refused
    };
    use Shape::{Low, Pair, Triplet};
    use Side::{Claimed, InHand};
    let ema = "v1;r=riichi-ema-2025";
    assert_eq!(why(ema, "3m", Low, Claimed), None);
    assert_eq!(why(&format!("{ema};S=1111m"), "3m", Low, InHand), Some(Refusal::NoneLeft(tile("1m"))));
    assert_eq!(why(&format!("{ema};S=1111m"), "3m", Low, Claimed), Some(Refusal::NoneLeft(tile("1m"))));
    assert_eq!(why(ema, "5555m", Pair, InHand), Some(Refusal::NoneLeft(tile("5m"))));
    assert_eq!(why(ema, "123456789m123p5z", Pair, InHand), None);
    assert_eq!(why(ema, "123456789m123p5z", Triplet, InHand), Some(Refusal::HandFull));
    assert_eq!(why(ema, "123456789m123p55z", Pair, InHand), Some(Refusal::HandFull));
    assert_eq!(why(&format!("{ema};riichi=E"), "3m", Low, Claimed), Some(Refusal::RiichiIsClosed));
    assert_eq!(why(&format!("{ema};riichi=E"), "3m", Low, InHand), None);
    let three = "v1;r=riichi-tenhou-three";
    assert_eq!(why(three, "9p", Low, Claimed), Some(Refusal::NoChowForThree));
    assert_eq!(why(three, "9p", Low, InHand), None);
    let other = format!("{ema};see=S;win=E;E=123m456p789s22z33z~3z");
    assert_eq!(why(&other, "123456789m123p", Low, InHand), Some(Refusal::OthersHaveAll));
    assert_eq!(why(&other, "123456789m12p5z", Pair, InHand), None);
}

/// Whose tile a triplet is made of turns with each further press, and stays for the next one.
#[test]
fn a_further_press_turns_whose_tile_it_was() {
    let pung = || group(Shape::Triplet, Side::Claimed);
    let mut table = Table::new("v1;r=riichi-ema-2025");
    table.tiles("7z");
    let mut seen = Vec::new();
    for _ in 0..4 {
        table.take(pung()).unwrap();
        seen.push(table.hand());
    }
    assert_eq!(seen, ["(777z@N)", "(777z@W)", "(777z@S)", "(777z@N)"]);
    assert_eq!(table.take(group(Shape::Kong, Side::Claimed)), Err(Refusal::NotNow));
    table.take(Edit::Turn).unwrap();
    table.tiles("5z");
    table.take(pung()).unwrap();
    assert_eq!(table.hand(), "(777z@W)(555z@W)", "it is kept");
    table.take(Edit::Turn).unwrap();
    assert_eq!((table.hand().as_str(), table.now().pen.from), ("(777z@W)(555z@S)", Source::Right));
    // A run comes from the left all the same, and so does nothing else then.
    table.tiles("3s");
    table.take(group(Shape::Low, Side::Claimed)).unwrap();
    assert_eq!(table.hand(), "(777z@W)(555z@S)(312s@N)");
    assert_eq!(Groups::of(table.now(), &table.plan()), None);
    let mut three = Table::new("v1;r=riichi-tenhou-three;win=S;see=S");
    three.tiles("7z");
    three.take(pung()).unwrap();
    three.take(pung()).unwrap();
    assert_eq!(three.hand(), "(777z@W)", "nobody sits across");
    three.take(pung()).unwrap();
    assert_eq!(three.hand(), "(777z@E)");
    // Whoever discarded it is known.
    let mut known = Table::new("v1;r=riichi-ema-2025;dW=7z");
    known.tiles("7z");
    known.take(pung()).unwrap();
    assert_eq!(known.hand(), "(777z@W)");
    known.take(pung()).unwrap();
    assert_eq!(known.hand(), "(777z@S)");
}

#[test]
fn what_was_tapped_last_wins() {
    let mut table = Table::new("v1;r=riichi-ema-2025");
    table.take(stroke("987p")).unwrap();
    table.take(stroke("123m")).unwrap();
    table.take(Edit::Triplet(tile("1z"))).unwrap();
    table.tiles("99s");
    table.take(stroke("654s")).unwrap();
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("123m789p5699s111z", "4s"));
    // A meld that completes the hand leaves it to what was tapped before.
    let mut melded = Table::new("v1;r=riichi-ema-2025");
    melded.take(stroke("123m")).unwrap();
    melded.take(stroke("456s")).unwrap();
    melded.take(stroke("789p")).unwrap();
    melded.tiles("2p");
    melded.take(group(Shape::Pair, Side::InHand)).unwrap();
    melded.tiles("7z");
    melded.take(group(Shape::Triplet, Side::Claimed)).unwrap();
    assert_eq!((melded.hand().as_str(), melded.apart().as_str()), ("123m2789p456s(777z@N)", "2p"));
}

#[test]
fn a_tile_that_is_picked_up_is_replaced() {
    let full = "v1;r=riichi-tenhou;E=123m456p789s22z33z~3z";
    let mut table = Table::new(full);
    table.take(Edit::Select(4)).unwrap();
    assert!(!table.history.can_undo(), "it only looks");
    table.tiles("9p");
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("123m469p789s2233z", "3z"));
    // The next tile has no room any more.
    assert_eq!(table.take(Edit::Tile(tile("1p"))), Err(Refusal::HandFull));
    assert!(table.history.undo());
    table.take(Edit::Select(13)).unwrap();
    table.tiles("2z");
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("123m456p789s2233z", "2z"));
    table.take(Edit::Select(0)).unwrap();
    table.take(Edit::Select(0)).unwrap();
    assert_eq!(table.now().pen.last, Last::Nothing, "put down again");
    table.take(Edit::Select(0)).unwrap();
    table.take(Edit::Backspace).unwrap();
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("23m456p789s22233z", ""));
    assert_eq!(table.take(Edit::Select(13)), Err(Refusal::Nothing));
    assert_eq!(table.take(Edit::WinningTile(0)), Err(Refusal::NotNow));
    let mut table = Table::new(full);
    table.take(Edit::WinningTile(0)).unwrap();
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("23m456p789s22333z", "1m"));
    // What is picked up can become a group, too.
    let mut few = Table::new("v1;r=riichi-tenhou;E=19m5s");
    few.take(Edit::Select(2)).unwrap();
    few.take(group(Shape::Middle, Side::Claimed)).unwrap();
    assert_eq!(few.hand(), "19m(546s@N)");
}

#[test]
fn the_last_five_becomes_red() {
    let mut table = Table::new("v1;r=riichi-tenhou");
    table.tiles("5p5s");
    for (hand, back) in [("5p0s", false), ("5p5s", true)] {
        table.take(Edit::Red).unwrap();
        assert_eq!(table.hand(), hand, "{back}");
    }
    table.take(Edit::Red).unwrap();
    table.tiles("1z");
    table.take(Edit::Red).unwrap();
    assert_eq!(table.hand(), "0p0s1z", "the one that is left");
    assert_eq!(table.take(Edit::Red), Err(Refusal::Nothing));
    table.take(Edit::Select(0)).unwrap();
    table.take(Edit::Red).unwrap();
    assert_eq!(table.hand(), "5p0s1z");
    table.tiles("5m");
    table.take(group(Shape::Triplet, Side::Claimed)).unwrap();
    table.take(Edit::Red).unwrap();
    assert_eq!(table.hand(), "0s1z(505m@N)", "what was picked up was replaced");
    let mut plain = Table::new("v1;r=riichi-ema-2025");
    plain.tiles("5p");
    assert_eq!(plain.take(Edit::Red), Err(Refusal::NoRedFives));
}

#[test]
fn the_next_hand_keeps_how_one_wins() {
    let mut table = Table::new(
        "v1;r=riichi-ema-2025;round=S;win=S;S=123m456p789s22z33z+3z;from=W;riichi=S;ippatsu=S;d=1m;with=last-discard;honba=1;sticks=1",
    );
    table.take(Edit::NextHand).unwrap();
    assert_eq!(share::write(table.now()), "v1;r=riichi-ema-2025;win=S;by=discard;from=W;round=S;honba=1");
    assert!(table.history.undo());
    assert!(table.now().win.tile.is_some());
}

/// Any order of the three, one by one; the first is the claimed one.
#[test]
fn a_claimed_run_is_told_by_its_tiles_in_any_order() {
    for (text, meld) in [("3m4m5m", "(345m@N)"), ("3m5m4m", "(345m@N)"), ("4m2m3m", "(423m@N)"), ("3m1m", "(312m@N)")] {
        let mut table = Table::new("v1;r=riichi-ema-2025");
        table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
        for part in text.as_bytes().chunks(2) {
            if table.now().target != Target::Hand {
                table.tiles(std::str::from_utf8(part).unwrap());
            }
        }
        assert_eq!(table.hand(), meld, "{text}");
    }
}

/// One of the edits of the pen, or of those that come between them.
fn any_edit() -> impl Strategy<Value = Edit> {
    let tile = || prop::sample::select(Tile::all().collect::<Vec<_>>());
    let shape = prop::sample::select(Shape::ALL);
    let side = prop::sample::select(Side::ALL);
    prop_oneof![
        5 => tile().prop_map(Edit::Tile),
        8 => (shape, side).prop_map(|(shape, side)| group(shape, side)),
        2 => (tile(), tile(), tile()).prop_map(|(a, b, c)| Edit::Run([a, b, c])),
        3 => (0_u8..3, 1_u8..8).prop_map(|(suit, rank)| {
            let start = Kind::new(suit * 9 + rank - 1).unwrap();
            Edit::Run([0, 1, 2].map(|step| Tile::plain(start.higher(step).unwrap())))
        }),
        2 => tile().prop_map(Edit::Triplet),
        2 => Just(Edit::Red),
        1 => Just(Edit::Turn),
        2 => (0_usize..16).prop_map(Edit::Select),
        1 => (0_usize..16).prop_map(Edit::WinningTile),
        1 => Just(Edit::Backspace),
        1 => Just(Edit::NextHand),
        1 => prop::sample::select(vec![Seat::East, Seat::South]).prop_map(Edit::Show),
        1 => Just(Edit::Aim(Target::Dora)),
        1 => Just(Edit::Aim(Target::Discards)),
        1 => Just(Edit::By(By::Discard)),
        1 => Just(Edit::Meld(0, MeldChange::TakeBack)),
    ]
}

/// The concealed tiles of the hand that is shown, and how many melds it has.
fn shown(state: &State) -> (Vec<Tile>, usize) {
    let entered = state.entered(state.seat);
    let mut tiles: Vec<Tile> = entered.hand.iter().copied().chain(state.apart()).collect();
    sort(&mut tiles);
    (tiles, entered.melds.len())
}

const BOOKS: [&str; 5] = ["riichi-tenhou", "riichi-tenhou-three", "mcr-mil-2025", "american-modern", "taiwanese-16"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing panics, no tile is there too often, undo returns, and a group touches no tile but its own.
    #[test]
    fn whatever_is_done_with_the_pen(book in prop::sample::select(&BOOKS[..]), edits in prop::collection::vec(any_edit(), 1..40)) {
        let mut table = Table::new(&format!("v1;r={book};view=table"));
        let plan = table.plan();
        for edit in edits {
            let before = table.now().clone();
            let groups = Groups::of(&before, &plan);
            let looks = edit.only_looks();
            let done = table.take(edit.clone());
            let after = table.now().clone();
            if let (Edit::Group(group), Ok(()), Some(groups)) = (&edit, &done, &groups) {
                let offer = groups.offers().find(|offer| offer.group == *group);
                prop_assert!(offer.is_some_and(|offer| offer.why_not.is_none()));
                let (was, melds) = shown(&before);
                let (is, laid) = shown(&after);
                // Whatever was there is there, but for the tile that became the group.
                let mut rest = is;
                let kept: Vec<Tile> = was.into_iter().filter(|tile| match rest.iter().position(|other| other == tile) {
                    Some(place) => { rest.remove(place); false }
                    None => true,
                }).collect();
                let turned = before.pen.last == after.pen.last;
                prop_assert!(kept.len() <= usize::from(laid > melds && !turned), "{:?} of {:?}", kept, before);
            }
            if done.is_ok() && after != before && !looks {
                prop_assert!(table.history.undo());
                prop_assert_eq!(table.now(), &before);
                prop_assert!(table.history.redo());
            }
            let copies = inventory(&after, &plan);
            for tile in Tile::all().filter(|tile| !tile.is_joker()) {
                if let Some(kind) = tile.kind() {
                    prop_assert!(copies.on_table().get(kind) <= 4, "{tile} of {after:?}");
                }
            }
            for suit in tenbo_engine::tiles::Suit::ALL {
                let (red, most) = copies.reds(suit);
                prop_assert!(red <= most);
            }
            prop_assert!(after.size(after.seat) <= after.full + 1);
        }
    }
}
