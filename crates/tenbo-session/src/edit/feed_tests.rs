//! Whose a claimed or a winning tile was, and that no tap ends nowhere.

use tenbo_engine::settle::answer;
use tenbo_engine::tiles::write_tiles;

use super::tests::{Table, tile};
use super::*;
use crate::copies::inventory;

/// Who wins, on which tile, how and whose it was.
fn won(table: &Table) -> (Seat, String, By, Seat) {
    let state = table.now();
    (state.winner, table.apart(), state.win.by, state.win.from)
}

/// What the seat that is shown waits for, and how many are left.
fn waits(table: &Table) -> Vec<(String, u8)> {
    let plan = table.plan();
    let answer = answer(&table.now().deal(&plan), &plan).unwrap();
    let waits = answer.seats[table.now().seat].as_ref().map(|seat| seat.waits.clone()).unwrap_or_default();
    waits.iter().map(|wait| (wait.kind.to_string(), wait.left)).collect()
}

#[test]
fn a_tapped_wait_of_any_seat_wins_for_that_seat() {
    for empty in ["v1;r=riichi-ema-2025;view=table", "v1;r=riichi-ema-2025;E=19m;view=table"] {
        let mut table = Table::new(empty);
        table.take(Edit::Show(Seat::South)).unwrap();
        table.tiles("123m456p789s2233z");
        assert_eq!(waits(&table).len(), 2);
        table.take(Edit::Complete(tile("3z"))).unwrap();
        assert_eq!(won(&table), (Seat::South, "3z".into(), By::SelfDraw, Seat::North), "{empty}");
        assert_eq!(table.now().seat, Seat::South);
        assert!(table.history.undo());
        assert_eq!((table.now().winner, table.hand().as_str()), (Seat::East, "123m456p789s2233z"));
        // The same tile from the keyboard.
        table.take(Edit::Tile(tile("3z"))).unwrap();
        assert_eq!(won(&table), (Seat::South, "3z".into(), By::SelfDraw, Seat::North), "{empty}");
    }
}

#[test]
fn a_fourteenth_tile_is_refused_where_another_seat_has_its_own() {
    let mut table = Table::new("v1;E=123m456p789s22z33z~3z;S=123m456p789s1144z;see=S");
    assert_eq!(table.take(Edit::Tile(tile("4z"))), Err(Refusal::OthersHaveAll));
    assert_eq!(won(&table), (Seat::East, "3z".into(), By::SelfDraw, Seat::North));
    let mut drawn = Table::new("v1;draw=wall;S=123m456p789s1144z;see=S");
    assert_eq!(drawn.take(Edit::Tile(tile("4z"))), Err(Refusal::OthersHaveAll));
    assert_eq!(drawn.take(Edit::Complete(tile("4z"))), Err(Refusal::NotNow));
}

/// East has drawn a tile that completes nothing, and somebody else's wait is tapped.
#[test]
fn who_wins_instead_leaves_the_other_its_drawn_tile() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=147m258p369s1234z~9m;S=123m456p789s2233z;see=S");
    table.take(Edit::Complete(tile("3z"))).unwrap();
    assert_eq!((table.now().winner, table.apart().as_str()), (Seat::South, "3z"));
    assert_eq!(write_tiles(&table.now().entered(Seat::East).hand), "1479m258p369s1234z");
}

#[test]
fn the_wait_of_who_wins_too_leaves_both_winners() {
    let link = "v1;r=riichi-ema-2025;win=ES;E=123m456p789s2233z;S=123p456s22233m44z;from=W;by=discard;see=S";
    let mut table = Table::new(link);
    assert_eq!(waits(&table).len(), 2);
    table.take(Edit::Complete(tile("4z"))).unwrap();
    assert_eq!((table.now().winner, table.now().also.as_slice()), (Seat::South, [Seat::East].as_slice()));
}

#[test]
fn a_discard_of_any_seat_with_fourteen_tiles_is_taken() {
    let mut table = Table::new("v1;r=riichi-ema-2025;S=1239m456p789s2233z;see=S");
    assert_eq!(table.now().entered(Seat::South).size(), 14);
    table.take(Edit::Discard(tile("9m"))).unwrap();
    assert_eq!((table.hand().as_str(), table.now().seat), ("123m456p789s2233z", Seat::South));
    assert_eq!(table.take(Edit::Discard(tile("1m"))), Err(Refusal::NotNow));
}

/// Two copies in the hand, two among the discards: the last one that was discarded is what is won on.
#[test]
fn a_win_on_the_last_copy_is_a_win_on_the_discard_that_lies_there() {
    for (discards, from) in [
        ("dE=5z;dS=19m5z", Seat::South),
        ("dE=19m5z;dS=5z9m", Seat::East),
        ("dE=5z;dS=5z", Seat::South),
        ("dS=5z;dN=5z", Seat::South),
    ] {
        let link = ["v1;r=riichi-ema-2025;win=W;W=55z123m456m789m99p;", discards].concat();
        let mut table = Table::new(&link);
        assert_eq!(waits(&table), [("9p".into(), 2), ("5z".into(), 0)], "{discards}");
        table.take(Edit::Complete(tile("5z"))).unwrap();
        assert_eq!(won(&table), (Seat::West, "5z".into(), By::Discard, from), "{discards}");
        let plan = table.plan();
        let answered = answer(&table.now().deal(&plan), &plan).unwrap();
        assert_eq!((answered.wins.len(), inventory(table.now(), &plan).left(tile("5z"))), (1, 0), "{discards}");
        // By the keyboard, which does not call the tile gone.
        let mut keyed = Table::new(&link);
        assert_eq!(why_not_tile(keyed.now(), &inventory(keyed.now(), &plan), tile("5z")), None);
        keyed.take(Edit::Tile(tile("5z"))).unwrap();
        assert_eq!(won(&keyed), won(&table), "{discards}");
    }
    // A copy that lies deeper cannot be won on.
    let mut deep = Table::new("v1;r=riichi-ema-2025;win=W;W=55z123m456m789m99p;dE=5z1m;dS=5z1m");
    assert_eq!(deep.take(Edit::Complete(tile("5z"))), Err(Refusal::NoneLeft(tile("5z"))));
    assert_eq!(deep.take(Edit::Tile(tile("5z"))), Err(Refusal::NoneLeft(tile("5z"))));
}

#[test]
fn the_tile_of_a_robbed_kong_is_not_gone() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=W;W=12m456p789s22233z;E={3333m@S};by=robbed-kong;from=E");
    table.take(Edit::Complete(tile("3m"))).unwrap();
    assert_eq!(won(&table), (Seat::West, "3m".into(), By::RobbedKong, Seat::East));
}

#[test]
fn a_win_on_a_discard_is_on_the_tile_that_was_discarded_last() {
    let link = "v1;r=riichi-tenhou;win=W;W=46p123m456m789m99p;dE=19m0p;dS=5p1z";
    let mut table = Table::new(link);
    table.take(Edit::Complete(tile("5p"))).unwrap();
    assert_eq!(won(&table), (Seat::West, "5p".into(), By::SelfDraw, Seat::North), "copies are left to draw");
    table.take(Edit::By(By::Discard)).unwrap();
    assert_eq!(won(&table).3, Seat::North, "East discarded the red one");
    let mut told = Table::new(&[link, ";by=discard;from=S"].concat());
    told.take(Edit::Complete(tile("5p"))).unwrap();
    assert_eq!(won(&told), (Seat::West, "0p".into(), By::Discard, Seat::East));
    // Who is named afterwards stays named.
    told.take(Edit::Fed(Seat::South)).unwrap();
    assert_eq!(won(&told).3, Seat::South);
    let mut drawn = Table::new("v1;r=riichi-ema-2025;win=W;W=46p123m456m789m99p~5p;dE=19m5p");
    drawn.take(Edit::By(By::Discard)).unwrap();
    assert_eq!(won(&drawn).3, Seat::East);
}

/// The seat that the first meld of West was claimed from, and how many copies of a tile are left.
fn laid(discards: &str, kind: MeldKind, named: &str) -> (Option<Seat>, u8) {
    let mut table = Table::new(&["v1;r=riichi-ema-2025;win=W;W=19s;", discards].concat());
    table.take(Edit::Aim(Target::New(kind))).unwrap();
    table.take(Edit::Tile(tile(named))).unwrap();
    let from = table.now().entered(Seat::West).melds.first().and_then(|meld| meld.from);
    (from, inventory(table.now(), &table.plan()).left(tile(named)))
}

#[test]
fn a_claim_is_from_the_seat_that_discarded_the_tile_and_takes_that_copy() {
    use MeldKind::{Chow, Kong, Pung};
    let cases = [
        ("", Pung, "5z", Seat::South, 1),
        ("dE=1m5z;dS=9m", Pung, "5z", Seat::East, 1),
        ("dE=1m5z;dS=5z9m", Pung, "5z", Seat::East, 0),
        ("dN=5z;dS=5z", Pung, "5z", Seat::South, 0),
        ("dE=5z1m;dS=9m", Pung, "5z", Seat::East, 1),
        ("dN=5z", Kong, "5z", Seat::North, 0),
        ("dE=5z;N=5z;dN=1m", Pung, "5z", Seat::East, 0),
        ("dE=2m;dS=5z", Chow, "9m", Seat::South, 3),
        ("dS=9m;E=99m", Chow, "9m", Seat::South, 1),
    ];
    for (discards, kind, named, from, left) in cases {
        assert_eq!(laid(discards, kind, named), (Some(from), left), "{discards}: {kind} of {named}");
    }
}

/// South's pung of white dragons is fed by East's discard, so East is liable for what it leads to.
#[test]
fn the_liable_seat_is_the_one_that_discarded_the_tile() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=S;S=11m(777z@N)(666z@W);dW=5z;see=S");
    table.take(Edit::Aim(Target::New(MeldKind::Pung))).unwrap();
    table.take(Edit::Tile(tile("5z"))).unwrap();
    assert_eq!(table.hand(), "11m(777z@N)(666z@W)(555z@W)");
    let plan = table.plan();
    let answer = answer(&table.now().deal(&plan), &plan).unwrap();
    let liable: Vec<_> = answer.warnings.iter().filter_map(|warning| warning.liable).collect();
    assert_eq!(liable, [Seat::West]);
}

#[test]
fn other_tiles_for_a_meld_come_from_the_seat_that_discarded_them() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=W;W=19s(555z@S);dE=6z;dS=5z;see=W");
    table.take(Edit::Aim(Target::Meld(0))).unwrap();
    table.take(Edit::Tile(tile("6z"))).unwrap();
    assert_eq!(table.hand(), "19s(666z@E)");
    table.take(Edit::Tile(tile("7z"))).unwrap();
    assert_eq!(table.hand(), "19s(777z@E)", "nobody discarded one: whose it was is left as it was said");
}

#[test]
fn five_alike_with_a_joker_are_entered_as_they_are_scored() {
    let rules = "v1;r=four-winds-blank;o=jokers:4,jokers-in-melds:on,jokers-in-sets:any";
    let table = |rest: &str| Table::new(&[rules, ";", rest].concat());
    // The wait of which all four lie elsewhere is completed by a joker.
    let mut won = table("E=55z123m456m789m99p;dS=5z;dW=5z1m");
    won.take(Edit::Complete(tile("5z"))).unwrap();
    assert_eq!(won.apart(), "5z", "South's discard before a joker");
    let mut won = table("E=55z123m456m789m99p;dS=5z1m;dW=5z1m");
    won.take(Edit::Complete(tile("5z"))).unwrap();
    assert_eq!(won.apart(), "*5z");
    let plan = won.plan();
    assert_eq!(answer(&won.now().deal(&plan), &plan).unwrap().wins.len(), 1);
    // A kong takes four of them, and what is left stays in the hand.
    let mut kong = table("E=5555*5m1p");
    kong.take(Edit::Kong(tile("5m").kind().unwrap())).unwrap();
    assert_eq!(kong.hand(), "*5m1p[5555m]");
    let mut added = table("E=5*5m1p(555m@S)");
    added.take(Edit::Kong(tile("5m").kind().unwrap())).unwrap();
    assert_eq!(added.hand(), "*5m1p{5555m@S}");
    // Melds take jokers last.
    let mut pung = table("E=1p;S=555m");
    pung.take(Edit::Aim(Target::New(MeldKind::Pung))).unwrap();
    pung.take(Edit::Tile(tile("5m"))).unwrap();
    assert_eq!(pung.hand(), "1p(5*5*5m@N)");
    pung.take(Edit::Meld(0, MeldChange::Convert(MeldKind::Kong))).unwrap();
    assert_eq!(pung.hand(), "1p(5*5*5*5m@N)");
    // What a discard was chosen from may be five alike too.
    let mut chosen = table("E=1p;dE=5m");
    chosen.take(Edit::Aim(Target::Chosen(0))).unwrap();
    chosen.tiles("5555m*5m");
    assert_eq!(chosen.take(Edit::Tile(tile("5m"))), Err(Refusal::NoneLeft(tile("5m"))));
}
