//! Who can take the last discard of a seat and what for, and what the table is like then.

use tenbo_engine::tiles::write_hand;

use super::tests::{Table, tile};
use super::*;
use crate::copies::inventory;
use crate::{Action, View};

/// What the last discard of East can be taken for: `S 4p` is a chow of South's that starts there.
fn offered(link: &str) -> Vec<String> {
    offered_by(link, Seat::East)
}

fn offered_by(link: &str, from: Seat) -> Vec<String> {
    let table = Table::new(&format!("v1;view=table;{link}"));
    let one = |(seat, claim): (Seat, Claim)| match claim {
        Claim::Win => format!("{seat} win"),
        Claim::Kong => format!("{seat} kong"),
        Claim::Pung => format!("{seat} pung"),
        Claim::Group(kind) => format!("{seat} {kind}"),
        Claim::Chow(start) => format!("{seat} {start}"),
    };
    claims(table.now(), &table.plan(), from).into_iter().map(one).collect()
}

/// South has two tiles beside a five, West three fives, North waits for it with a yaku.
const HANDS: &str = "S=1122m46p337799s1z;W=19m555p19s123456z;N=12345678999m46p";

#[test]
fn hands_that_are_known_take_what_they_have_the_tiles_for() {
    let link = |rest: &str| format!("r=riichi-ema-2025;{HANDS};{rest}");
    for (rest, expected) in [
        ("dE=8p5p", &["N win", "W pung", "W kong", "S 4p"][..]),
        ("dE=5p2m", &["S pung"]),
        ("dE=5p9s", &["S pung"]),
        ("dE=5p7z", &[]),
        ("", &[]),
        // North has let one pass: furiten.
        ("dE=5p;furiten=N", &["W pung", "W kong", "S 4p"]),
        // Whoever has declared riichi takes nothing but the win.
        ("dE=5p;riichi=N", &["N win", "W pung", "W kong", "S 4p"]),
        ("dE=5p;riichi=W", &["N win", "S 4p"]),
        // Another seat has won, or nobody will.
        ("dE=5p;draw=wall", &[]),
    ] {
        assert_eq!(offered(&link(rest)), expected, "{rest}");
    }
}

/// docs/rules/templates.md, American hands. With four jokers South makes a group of four of any discard that it has one of.
#[test]
fn groups_are_offered_where_the_rules_have_them() {
    let hands = "S=225m2222p55*5s5z12f;W=11223344m77z789s;N=1m";
    let offers = |rules: &str| {
        let all = offered(&format!("r={rules};{hands};dE=5s"));
        all.into_iter().filter(|offer| !offer.starts_with('N')).collect::<Vec<_>>()
    };
    assert_eq!(offers("american-modern"), ["S pung", "S kong", "S quad"][..]);
    let mut table = Table::new(&format!("v1;view=table;r=american-modern;{hands};dE=5s"));
    let next = claimed(table.now(), &table.plan(), Seat::East, Seat::South, Claim::Group(MeldKind::Quad)).unwrap();
    table.take(Action::open(next, View::Table)).unwrap();
    let south = table.now().entered(Seat::South);
    assert_eq!(write_hand(&south.hand, &south.melds, None), "225m2222p5z12f<555*5s@E>");
    assert_eq!(table.now().size(Seat::South), 14, "a tile is discarded next, none is drawn");
}

#[test]
fn a_chow_is_for_who_plays_next() {
    let hands = "S=13m;W=13m;N=13m";
    let chows = |from: Seat, letter: &str| {
        let all = offered_by(&format!("r=mcr-mil-2025;{hands};d{letter}=2m"), from);
        all.into_iter().filter(|offer| offer.ends_with('m')).collect::<Vec<_>>()
    };
    assert_eq!(chows(Seat::East, "E"), ["S 1m", "S 2m"], "the tiles that are not entered may be there");
    assert_eq!(chows(Seat::North, "N"), ["E 1m", "E 2m"]);
    assert_eq!(chows(Seat::South, "S"), ["W 1m", "W 2m"]);
}

#[test]
fn a_hand_that_is_not_known_can_have_what_is_not_seen_elsewhere() {
    for (link, expected) in [
        ("dE=5z", &["S win", "W win", "N win", "S pung", "W pung", "N pung", "S kong", "W kong", "N kong"][..]),
        ("dE=5z;dS=5z", &["S win", "W win", "N win", "S pung", "W pung", "N pung"]),
        ("dE=5z;dS=5z;dW=5z", &["S win", "W win", "N win"]),
        ("dE=5z;S=55z", &["S win", "W win", "N win", "S pung", "S kong"]),
        (
            "dE=9m;dS=77m;dW=77m",
            &["S win", "W win", "N win", "S pung", "W pung", "N pung", "S kong", "W kong", "N kong"],
        ),
        // All tiles but one are known, and none of them is a five.
        ("dE=5p;S=19m19s19p123456z;W=123m456m789m123s;N=123m456m789m123s", &["S win", "W win", "N win"]),
        // Four melds: only the pair is to come.
        (
            "dE=5z;S=(123m@E)(456m@E)(789m@E)(123p@E);W=1z;N=1z",
            &["S win", "W win", "N win", "W pung", "N pung", "W kong", "N kong"],
        ),
    ] {
        assert_eq!(offered(&format!("r=riichi-ema-2025;{link}")), expected, "{link}");
    }
    let three = offered("r=riichi-tenhou-three;dE=5p");
    assert_eq!(three, ["S win", "W win", "S pung", "W pung", "S kong", "W kong"], "three call no chow");
}

#[test]
fn what_the_rules_do_not_let_win_is_not_offered() {
    for (link, expected) in [
        // Four points are not eight.
        (
            "r=mcr-mil-2025;S=123m456p678s11z46s;dE=5s",
            &["W win", "N win", "W pung", "N pung", "W kong", "N kong", "S 4s", "S 5s"][..],
        ),
        // A dead hand takes nothing; one that is barred does not win.
        ("r=chinese-classical;S=55z;dE=5z;W=1z;N=1z;dead=S", &["W win", "N win"]),
        ("r=chinese-classical;S=55z;dE=5z;W=1z;N=1z;barred=S", &["W win", "N win", "S pung", "S kong"]),
        // Nobody takes a joker.
        ("r=four-winds-blank;o=jokers:4;dE=*5m", &[]),
    ] {
        assert_eq!(offered(link), expected, "{link}");
    }
}

/// The table of a link once a seat has taken East's last discard.
fn after(link: &str, seat: Seat, claim: Claim) -> Table {
    let mut table = Table::new(&format!("v1;view=table;{link}"));
    let next = claimed(table.now(), &table.plan(), Seat::East, seat, claim).unwrap_or_else(|| panic!("{link}"));
    table.take(Action::open(next, View::Table)).unwrap();
    table
}

fn hand_of(table: &Table, seat: Seat) -> String {
    let entered = table.now().entered(seat);
    write_hand(&entered.hand, &entered.melds, None)
}

#[test]
fn a_meld_has_its_tiles_from_the_hand_and_its_claimed_one_from_who_discarded_it() {
    let pung = MeldKind::Pung;
    let chow = Claim::Chow(tile("4p").kind().unwrap());
    for (claim, seat, hand, left) in [
        (Claim::Pung, Seat::West, "19m5p19s123456z(555p@E)", 0),
        (Claim::Kong, Seat::West, "19m19s123456z(5555p@E)", 0),
        (chow, Seat::South, "1122m337799s1z(546p@E)", 0),
    ] {
        let table = after(&format!("r=riichi-ema-2025;{HANDS};dE=8p5p"), seat, claim);
        assert_eq!(hand_of(&table, seat), hand, "{claim:?}");
        assert_eq!(table.now().seat, seat, "{claim:?}: whose tiles come next");
        assert_eq!(inventory(table.now(), &table.plan()).left(tile("5p")), left, "{claim:?}");
        let gone: Vec<bool> = table.now().entered(Seat::East).discards.iter().map(|discard| discard.claimed).collect();
        assert_eq!(gone, [false, true], "{claim:?}");
        assert_eq!(claims(table.now(), &table.plan(), Seat::East), [], "{claim:?}: it lies there no more");
    }
    // Of a hand of which nothing is known, and of one of which a part is.
    for (hand, expected) in [("", "(555z@E)"), ("S=5z", "(555z@E)"), ("S=19m5z", "19m(555z@E)")] {
        let table = after(&format!("r=riichi-ema-2025;dE=5z;{hand}"), Seat::South, Claim::Pung);
        assert_eq!(hand_of(&table, Seat::South), expected, "{hand}");
        assert_eq!(inventory(table.now(), &table.plan()).left(tile("5z")), 1, "{hand}");
        assert_eq!(table.now().entered(Seat::South).melds[0].kind, pung);
    }
}

/// After a claim the hand has one tile too many until it discards, and a discard of the same kind later leaves the one that
/// was claimed where it is.
#[test]
fn who_has_claimed_discards_and_the_claimed_one_stays_the_same() {
    let mut table = after(&format!("r=riichi-ema-2025;{HANDS};dE=5p9s"), Seat::South, Claim::Pung);
    assert_eq!(table.now().size(Seat::South), 14);
    let plan = table.plan();
    assert!(tenbo_engine::settle::answer(&table.now().deal(&plan), &plan).is_ok());
    table.take(Edit::Discard(tile("1z"))).unwrap();
    assert_eq!(hand_of(&table, Seat::South), "1122m46p3377s(999s@E)");
    let mut same = after("r=riichi-ema-2025;dE=5z1m5z", Seat::South, Claim::Pung);
    let gone = |table: &Table| {
        let discards = table.now().entered(Seat::East).discards;
        discards.iter().map(|discard| discard.claimed).collect::<Vec<_>>()
    };
    assert_eq!(gone(&same), [false, false, true], "not the one that nobody took");
    same.take(Edit::Show(Seat::East)).unwrap();
    same.take(Edit::Aim(Target::Discards)).unwrap();
    same.tiles("9m");
    assert_eq!(gone(&same), [false, false, true, false]);
    same.take(Edit::RemoveFrom(List::Discards, 0)).unwrap();
    assert_eq!(gone(&same), [false, true, false]);
}

#[test]
fn a_win_is_on_that_discard_and_from_that_seat() {
    let state = |table: &Table| {
        let state = table.now();
        (state.winner, table.apart(), state.win.by, state.win.from, state.seat)
    };
    let won = after(&format!("r=riichi-ema-2025;{HANDS};dE=8p5p;dS=5s"), Seat::North, Claim::Win);
    assert_eq!(state(&won), (Seat::North, "5p".into(), By::Discard, Seat::East, Seat::North));
    assert_eq!(inventory(won.now(), &won.plan()).left(tile("5p")), 0, "it is not counted once more");
    // Of a hand that is not known, how it wins; the tiles come next.
    let told = after("r=riichi-ema-2025;dE=8p5p", Seat::West, Claim::Win);
    assert_eq!(state(&told), (Seat::West, String::new(), By::Discard, Seat::East, Seat::West));
    assert!(!offered("r=riichi-ema-2025;dE=5p;win=W;from=E").contains(&"W win".into()), "that is entered already");
}

#[test]
fn others_win_too_on_a_discard_that_was_won_on() {
    let link = "r=riichi-ema-2025;S=234m567m345p34s88s;W=1z;N=345m678p234s57s22p;dE=1p";
    let mut table = Table::new(&format!("v1;view=table;{link}5s"));
    let take = |table: &mut Table, seat: Seat| {
        let next = claimed(table.now(), &table.plan(), Seat::East, seat, Claim::Win).unwrap();
        table.take(Action::open(next, View::Table)).unwrap();
        (table.now().winner, table.now().also.clone(), table.now().win.from)
    };
    let all = |table: &Table| claims(table.now(), &table.plan(), Seat::East);
    assert!(all(&table).contains(&(Seat::West, Claim::Win)), "while nobody has won, its hand may be anything");
    assert_eq!(take(&mut table, Seat::South), (Seat::South, Vec::new(), Seat::East));
    assert_eq!(all(&table), [], "North waits for the six");
    let mut table = Table::new(&format!("v1;view=table;{link}6s").replace("34s88s", "57s88s"));
    assert_eq!(take(&mut table, Seat::South), (Seat::South, Vec::new(), Seat::East));
    assert_eq!(all(&table), [(Seat::North, Claim::Win)], "melds are over, and West's hand must be known");
    assert_eq!(take(&mut table, Seat::North), (Seat::South, vec![Seat::North], Seat::East));
    assert_eq!(all(&table), []);
}
