//! How far a hand is from being ready, proved one tile at a time: a hand is ready exactly when it waits for something, and
//! from there on each tile changes the distance by at most one, by one exactly where it is said to help.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Progress, progress, waits};
use tenbo_engine::tiles::{Kind, Seat, Tile};
use tenbo_testing::books::count;
use tenbo_testing::random::Random;

const SEAT: Seat = Seat::South;

/// Complete hands to take tiles away from: each shape that some rulebook has.
const SHAPES: [&str; 14] = [
    "123m456p789s11122z",
    "22244m567p345999s",
    "11335577m2244p55z",
    "111122m3344p5566z",
    "19m19p19s12345677z",
    "147m258p369s12345z",
    "147m258p369s22456p",
    "2345679p2345679s",
    "2255679p2255679s",
    "2346m2346p2346s8p8s",
    "1123456789m1234z",
    "123456789s12345z",
    "123m456p789s12344z",
    "147m258p36s123455z",
];

/// A hand of so many tiles: some of a shape, the rest by lot.
fn hand(random: &mut Random, size: usize, melds: usize) -> Vec<Tile> {
    let shape = Draft::of_hand(SEAT, random.pick(&SHAPES)).unwrap();
    let mut kept = shape.seat(SEAT).unwrap().hand.clone();
    random.shuffle(&mut kept);
    kept.truncate(random.below(15).min(size - 3 * melds));
    let mut left: Vec<Tile> = Kind::all().flat_map(|kind| [Tile::plain(kind); 4]).collect();
    for tile in &kept {
        let place = left.iter().position(|other| other == tile).unwrap();
        left.remove(place);
    }
    // Few suits make sets, many make special hands.
    if random.percent(50) {
        let last = [9, 18, 27][random.below(3)];
        left.retain(|tile| tile.kind().is_some_and(|kind| kind.index() < last || kind.index() >= 31));
    }
    random.shuffle(&mut left);
    let more = size - 3 * melds - kept.len();
    kept.extend(left.into_iter().take(more));
    kept
}

/// A draft whose seat has these tiles, and melds of a suit of its own.
fn draft(tiles: &[Tile], melds: usize) -> Draft {
    let melds = ["(789s@W)", "(666z@E)", "[5555z]"].get(..melds).unwrap().concat();
    let mut draft = Draft::of_hand(SEAT, &melds).unwrap();
    draft.seat_mut(SEAT).hand = tiles.to_vec();
    draft
}

fn of(draft: &Draft, plan: &Plan) -> Progress {
    progress(draft, plan, SEAT, draft.seat(SEAT).unwrap()).unwrap()
}

fn with(draft: &Draft, tile: Tile) -> Draft {
    let mut more = draft.clone();
    more.seat_mut(SEAT).hand.push(tile);
    more
}

fn without(draft: &Draft, tile: Tile) -> Draft {
    let mut less = draft.clone();
    let hand = &mut less.seat_mut(SEAT).hand;
    let place = hand.iter().position(|&other| other == tile).unwrap();
    hand.remove(place);
    less
}

fn copies(draft: &Draft, kind: Kind) -> usize {
    draft.seat(SEAT).unwrap().tiles().filter(|tile| tile.kind() == Some(kind)).count()
}

/// Random hands under every rulebook for four, near and far from its shapes.
fn hands(each: usize) -> impl Iterator<Item = (Plan, Draft)> {
    let plans = shipped::OFFERED.iter().map(|&id| (id, Plan::new(shipped::find(id).unwrap())));
    plans.filter(|(_, plan)| plan.rulebook().options.tiles.players == 4).flat_map(move |(id, plan)| {
        let mut random = Random::new(id.len() as u64 * 7919);
        (0..each).map(move |_| {
            let melds = if random.percent(60) { 0 } else { 1 + random.below(3) };
            let drawn = draft(&hand(&mut random, plan.shapes().tiles(), melds), melds);
            (plan.clone(), drawn)
        })
    })
}

#[test]
fn a_hand_is_ready_exactly_when_it_waits_and_for_the_tiles_that_help() {
    let (mut ready, mut not) = (0, 0);
    for (plan, draft) in hands(count(200, 10_000)) {
        if Kind::all().any(|kind| copies(&draft, kind) > 4) {
            continue;
        }
        let found = of(&draft, &plan);
        let waits: Vec<(Kind, u8)> =
            waits(&draft, &plan, SEAT, draft.seat(SEAT).unwrap()).iter().map(|wait| (wait.kind, wait.left)).collect();
        assert_eq!(found.away == 0, !waits.is_empty(), "{} {draft:?}", plan.rulebook().id);
        if found.away == 0 {
            let useful: Vec<(Kind, u8)> = found.useful.iter().flatten().map(|tile| (tile.kind, tile.left)).collect();
            assert_eq!(useful, waits, "{} {draft:?}", plan.rulebook().id);
        }
        *if found.away == 0 { &mut ready } else { &mut not } += 1;
    }
    assert!(ready > 100 && not > 100, "{ready} {not}");
}

#[test]
fn each_tile_changes_the_distance_by_one_exactly_where_it_is_said_to_help() {
    let mut far = [0; 9];
    for (plan, draft) in hands(count(6, 300)) {
        if Kind::all().any(|kind| copies(&draft, kind) > 4) {
            continue;
        }
        let before = of(&draft, &plan);
        far[usize::try_from(before.away).unwrap_or_default().min(8)] += 1;
        // Only tiles that the game has are drawn: no hand of it has room for others.
        let known = plan.rulebook().options.tiles.kinds(draft.stated_players().are_three());
        for kind in Kind::all().filter(|&kind| known.contains(kind) && copies(&draft, kind) < 4) {
            let drawn = with(&draft, Tile::plain(kind));
            let then = of(&drawn, &plan);
            let helps = before.useful.iter().flatten().any(|tile| tile.kind == kind);
            assert_eq!(then.away, before.away - i16::from(helps), "{} {kind} {draft:?}", plan.rulebook().id);
            // Some discard loses nothing, and each that is named leaves what the smaller hand would say by itself.
            assert!(!then.discards.is_empty(), "{} {drawn:?}", plan.rulebook().id);
            for kind in Kind::all().filter(|&kind| drawn.seat(SEAT).unwrap().hand.contains(&Tile::plain(kind))) {
                let after = of(&without(&drawn, Tile::plain(kind)), &plan);
                let named = then.discards.iter().find(|discard| discard.tile == Tile::plain(kind));
                assert!(after.away >= then.away.max(0), "{} {kind} {drawn:?}", plan.rulebook().id);
                assert_eq!(named.is_some(), after.away == then.away.max(0), "{} {kind} {drawn:?}", plan.rulebook().id);
                if let Some(named) = named {
                    let kinds =
                        |list: &[tenbo_engine::settle::Useful]| list.iter().map(|tile| tile.kind).collect::<Vec<_>>();
                    assert_eq!(
                        kinds(&named.useful),
                        kinds(after.useful.as_ref().unwrap()),
                        "{} {kind} {drawn:?}",
                        plan.rulebook().id
                    );
                }
            }
        }
    }
    assert!(far.iter().filter(|&&hands| hands > 0).count() >= 6, "{far:?}");
}
