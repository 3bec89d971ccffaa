//! Exposed groups of four, five and six, as American games have them: what they fill, what refuses them, and what is told of
//! them. The lines are made up: a card belongs to its publisher. The rules are docs/rules/templates.md, Melds and American
//! hands; docs/rules/four-winds-presets.md, American Modern.

use serde_json::{Value, json};
use tenbo_engine::game::Entry;
use tenbo_engine::tiles::{MeldKind, Seat};
use tenbo_engine::wire::{game, request, to_json};
use tenbo_testing::deal::{ask, ask_line};

/// American Modern with these hands, `custom-1` and so on, worth 25 each; `more` is said of each.
fn rules(templates: &[&str], more: &Value) -> Value {
    let mut file = json!({ "base": "american-modern", "hands": {}, "winner": {} });
    for (number, template) in (1..).zip(templates) {
        let id = format!("custom-{number}");
        file["hands"][&id] = json!({ "name": format!("Hand {number}"), "template": template });
        file["winner"][&id] = json!({ "value": 25, "unit": "points" });
        for (field, value) in more.as_object().into_iter().flatten() {
            file["winner"][&id][field] = value.clone();
        }
    }
    file
}

/// The lines of South's win, those that do not count with the reason; the first problem if there is no win.
fn reported(rules: &Value, hand: &str) -> String {
    let answer = ask_line(rules, &format!("S: {hand}"));
    let Some(lines) = answer["wins"][0]["lines"].as_array() else {
        return answer["problems"][0]["key"].as_str().unwrap_or("no win").to_owned();
    };
    let line = |line: &Value| match line["why"].as_str() {
        Some(reason) => format!("{} {reason}", line["pattern"].as_str().unwrap_or_default()),
        None => line["pattern"].as_str().unwrap_or_default().to_owned(),
    };
    lines.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// A year with its zero, two groups of four, two flowers.
const YEAR: &str = "BB 2025a 2b*4 5c*4";

#[test]
fn a_group_fills_a_group_of_its_size() {
    let none = json!({});
    let year = rules(&[YEAR], &none);
    let closed = rules(&[YEAR], &json!({ "allow-melded": false }));
    let marked = rules(&["BB 2025a 2b*4! 5c*4#"], &none);
    let five = rules(&["xa*5 xb*4 BB Da*3"], &none);
    let pure = rules(&["xa*5# xb*4 BB Da*3"], &none);
    let six = rules(&["B*6 E*2 W*3 d*3"], &none);
    let wild = rules(&["[ESWN]*4 [PFC]*4 1a*3 3a*3"], &none);
    let threes = rules(&["B*3 1a*3 3a*3 55a 7a*3"], &none);
    let kongs = rules(&["1z*3^ 2z*3^ 3z*3^ 4z*3^ BB"], &none);
    let run = rules(&["xx+1x+2a 2025b 5c*4 BBB"], &none);
    for (rules, hand, expected) in [
        // One exposed, two exposed; the last tile drawn, or from another seat.
        (&year, "225m555s5z12f<2222p@W>~5s", "custom-1"),
        (&year, "225m555s5z12f<2222p@W>+5s", "custom-1"),
        (&year, "225m5z1f<2222p@W><5555s@N>~2f", "custom-1"),
        // Any number of jokers beside the tile that was claimed.
        (&year, "225m5z1f<2*2*2*2p@W><5*5*5*5s@N>+8f", "custom-1"),
        // A group in another suit, of another number, of three, or as a kong, for which a tile is drawn.
        (&year, "225m555s5z12f<2222s@W>~5s", "not-complete"),
        (&year, "225m555s5z12f<3333p@W>~5s", "not-complete"),
        (&year, "225m555s2p5z12f(222p@W)~5s", "not-complete"),
        (&year, "225m5555s5z12f(2222p@W)~6s", "not-complete"),
        (&year, "225m555s5z12f(2222p@W)~5s", "too-few-tiles"),
        (&year, "225m5555s5z12f<2222p@W>~5m", "too-many-tiles"),
        // Closed hands, and closed groups; no joker where none may be.
        (&closed, "225m2222p555s5z12f~5s", "custom-1"),
        (&closed, "225m555s5z12f<2222p@W>~5s", "custom-1 melded-not-allowed"),
        (&marked, "25m2222p5z12f<5555s@W>~2m", "custom-1"),
        (&marked, "225m555s5z12f<2222p@W>~5s", "not-complete"),
        (&marked, "25m2222p5z12f<555*5s@W>~2m", "not-complete"),
        // Five and six are four and jokers; as many natural tiles as there are.
        (&five, "77z12f<888*8*8m@N><8888p@E>~7z", "custom-1"),
        (&five, "77z12f<8888*8m@N><8*88*8p@E>~7z", "custom-1"),
        (&five, "77z12f<88888m@N><8888p@E>~7z", "fifth-copy"),
        (&five, "77z12f<8888m@N><888*8*8p@E>~7z", "not-complete"),
        (&five, "*8m77z12f<8888m@N><8888p@E>~7z", "not-complete"),
        (&pure, "77z12f<888*8*8m@N><8888p@E>~7z", "not-complete"),
        (&six, "11z33z777z<1234*1f*1f@W>~3z", "custom-1"),
        (&six, "11z777z<1*1*1*1*1*1f@W>33z~3z", "custom-1"),
        (&six, "11z33z777z<1234*1*1f@W>+3z", "custom-1"),
        (&six, "11z33z777z5f<1234*1f@W>~3z", "not-complete"),
        // A group that is open by itself.
        (&wild, "111m33m<222*2z@E><5555z@W>~3m", "custom-1"),
        (&wild, "111m33m<222*2z@E><3333z@W>~3m", "not-complete"),
        (&wild, "11m<222*2z@E><5555z@W>(333m@N)~1m", "custom-1"),
        // A group is no set, and none of a template's.
        (&threes, "333m55m77m12f<1111m@W>~7m", "not-complete"),
        (&kongs, "22z33z444z12f<1111z@W>~3z", "not-complete"),
        (&kongs, "222z33z444z12f(1111z@W)~3z", "custom-1"),
        (&run, "234m225p5z123f<5555s@W>~5s", "too-many-tiles"),
        (&run, "34m225p5z123f<5555s@W>~2m", "custom-1"),
    ] {
        assert_eq!(reported(rules, hand), expected, "{hand}");
    }
}

/// Of dragons a group is no pung of dragons, of four it is no kong, and a hand of sets and a pair has none.
#[test]
fn no_pattern_of_sets_counts_a_group() {
    let mut file = rules(&["P*4 2a*4 BBB 5a*3"], &json!({}));
    for pattern in ["pung-dragon", "one-kong", "four-of-a-kind", "pung-hand", "fully-exposed"] {
        file["winner"][pattern] = json!({ "value": 2, "unit": "points" });
    }
    file["options"] = json!({ "special-hand-required": false });
    assert_eq!(reported(&file, "55m123f<5555z@W><2222m@N>~5m"), "custom-1");
    for hand in ["345p99m<5555z@W><2222m@N>+9m", "11z<5555z@W><222*2*2*2m@N>1z~1z", "3m45p11z<1111m@W><2222m@N>~3p"] {
        assert_eq!(reported(&file, hand), "not-complete", "{hand}");
    }
}

/// Whoever feeds a custom hand can be made liable as for any other (docs/rules/four-winds.md, Liability): its groups
/// lie open and warn. A pattern of the catalogue has no groups, and no warning beside one.
#[test]
fn a_hand_of_ones_own_warns_with_its_groups() {
    let warned = |pattern: &str| {
        let mut file = rules(&["1a*4 5a*4 9a*4 BB"], &json!({}));
        file["winner"]["one-suit-only"] = json!({ "value": 25, "unit": "points" });
        file["liability"] = json!([
            { "rule": "fed", "pattern": pattern, "danger": "one-suit", "sets": 2, "win": "any", "share": "all" }
        ]);
        let melds = json!([
            { "kind": "quad", "tiles": "1111m", "from": "W" }, { "kind": "quad", "tiles": "5555m", "from": "N" }
        ]);
        let seat = json!({ "hand": "999m12f", "melds": melds });
        let answer = ask(&json!({ "v": 1, "rules": file, "seats": { "S": seat }, "end": { "kind": "open" } }));
        assert_eq!(answer["ok"], true, "{answer}");
        answer["warnings"].as_array().map(Vec::len)
    };
    assert_eq!((warned("custom-1"), warned("one-suit-only")), (Some(1), Some(0)));
}

#[test]
fn groups_need_the_option_and_their_tiles() {
    let on = rules(&[YEAR], &json!({}));
    let mut off = on.clone();
    off["options"] = json!({ "exposed-groups": false });
    let hand = "225m555s5z12f<2222p@W>~5s";
    assert_eq!((reported(&on, hand), reported(&off, hand)), ("custom-1".into(), "no-exposed-groups".into()));
    assert_eq!(reported(&json!("mcr-mil-2025"), "11z123m456p78s<1111p@W>~9s"), "no-exposed-groups");
    let refused = |meld: Value| {
        let seat = json!({ "hand": "225m5z12f", "melds": [meld] });
        let answer = ask(&json!({ "v": 1, "rules": on, "seats": { "S": seat }, "end": { "kind": "open" } }));
        let problems = answer["problems"].as_array().cloned().unwrap_or_default();
        let reported = problems.iter().map(|one| format!("{} {}", one["key"], one["at"]).replace('"', ""));
        reported.collect::<Vec<_>>().join(", ")
    };
    let meld = |kind: &str, tiles: &str, claimed: &str| json!({ "kind": kind, "tiles": tiles, "claimed": claimed, "from": "W" });
    for (meld, expected) in [
        (meld("quad", "2222p", "2p"), ""),
        (meld("quint", "222*2*2p", "2p"), ""),
        (meld("sextet", "2222*2*2p", "2p"), ""),
        (meld("quad", "2223p", "2p"), "not-a-group /seats/S/melds/0/tiles"),
        (meld("quint", "2222p", "2p"), "not-a-group /seats/S/melds/0/tiles"),
        (meld("sextet", "222*2*2p", "2p"), "not-a-group /seats/S/melds/0/tiles"),
        (meld("quad", "222*2*2p", "2p"), "not-a-group /seats/S/melds/0/tiles"),
        // A joker that somebody discards is nobody's.
        (meld("quad", "222*2p", "*2p"), "joker-not-allowed /seats/S/melds/0/tiles"),
        (meld("quad", "2222p", "3p"), "claimed-not-in-meld /seats/S/melds/0/claimed"),
        (meld("sextet", "222*2*2*2*2p", "2p"), "too-many-tiles /seats/S/melds/0/tiles"),
    ] {
        let reported = refused(meld);
        assert!(
            reported.starts_with(expected) && reported.is_empty() == expected.is_empty(),
            "{reported} instead of {expected}"
        );
    }
}

#[test]
fn what_is_exposed_is_told_waited_for_and_missed() {
    let year = rules(&[YEAR], &json!({}));
    let answer = ask_line(&year, "S: 225m5z1f<2222p@W><55*5*5s@N>~2f");
    let sets = &answer["wins"][0]["reading"]["sets"];
    let reported: Vec<String> = sets
        .as_array()
        .into_iter()
        .flatten()
        .map(|set| format!("{} {} {}", set["kind"], set["tiles"], set["concealed"]))
        .collect();
    assert_eq!(reported, ["\"quad\" \"2222p\" false", "\"quad\" \"5555s\" false"]);
    let waits = |hand: &str| {
        let seat = ask_line(&year, &format!("S: {hand}"))["seats"]["S"].clone();
        let waits = seat["waits"].as_array().cloned().unwrap_or_default();
        let reported =
            waits.iter().map(|wait| format!("{}:{}", wait["tile"].as_str().unwrap_or_default(), wait["left"]));
        (reported.collect::<Vec<_>>().join(" "), seat["distance"]["away"].clone())
    };
    for (hand, expected) in [
        ("225m5z1f<2222p@W><5555s@N>", "1f:7"),
        ("22m5z12f<2222p@W><5555s@N>", "5m:4"),
        ("225m555s6z12f<2222p@W>", ""),
        ("225m555s5z12f<2222p@W>", "5s:1"),
        ("225m2p5z12f(222p@W)555s", ""),
    ] {
        assert_eq!(waits(hand).0, expected, "{hand}");
    }
    for (hand, away) in [
        // Ready with two flowers and a five less the last of them; with a flower, the zero and two fives.
        ("225m5z39p<2222p@W>555s", json!(2)),
        ("225m3p1f<2222p@W>55s99p", json!(3)),
    ] {
        assert_eq!(waits(hand).1, away, "{hand}");
    }
    let two = rules(&[YEAR, "BB 225a F 2b*4 5c*4"], &json!({}));
    let missed = ask_line(&two, "S: 225m6z12f<2222p@W>555s~5s")["wins"][0]["misses"].clone();
    assert_eq!((missed[0]["pattern"].as_str(), missed[0]["into"].as_str()), (Some("custom-1"), Some("5z")), "{missed}");
}

/// As a request, and as a deal of a game's file.
#[test]
fn a_group_is_read_as_it_was_written() {
    let seat = json!({ "hand": "225m5z1f", "melds": [
        { "kind": "quad", "tiles": "2222p", "claimed": "2p", "from": "W", "n": 3 },
        { "kind": "quint", "tiles": "5*5*5*5*5s", "claimed": "5s", "from": "N" },
        { "kind": "sextet", "tiles": "1111*1*1z" },
    ] });
    let end = json!({ "kind": "draw", "cause": "wall" });
    let asked = json!({ "v": 1, "rules": "american-modern", "seats": { "S": seat }, "end": end });
    let entry = Entry { deal: request::read(&asked).unwrap().draft, ..Entry::default() };
    let melds = entry.deal.seat(Seat::South).unwrap().melds.iter().map(|meld| meld.set().unwrap().kind);
    assert_eq!(melds.collect::<Vec<_>>(), MeldKind::GROUPS);
    let file = json!({ "v": 1, "rules": "american-modern", "game": { "deals": [to_json(&entry)] } });
    assert_eq!(game::read_file(&file, 4).unwrap().deals, [entry]);
}
