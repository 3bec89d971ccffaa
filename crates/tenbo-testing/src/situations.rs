//! Legal wins in every situation, and what can be changed about the table: the rows and the columns of
//! `tests/data/situations/matrix.txt`.

use serde_json::{Value, json};

/// A legal win: the situation, the rulebook, who wins and how, and what the winner has beside the hand.
pub struct Win {
    /// The name of the row.
    pub name: &'static str,
    pub situation: &'static str,
    rules: &'static str,
    seat: &'static str,
    /// The seat that discarded the winning tile; `None` if it was drawn.
    from: Option<&'static str>,
    hand: &'static str,
    tile: &'static str,
    kongs: &'static [&'static str],
    bonus: &'static str,
}

const HAND: &str = "111p456p789s1122z";
/// A hand that holds no copy of the tile that completes it.
const LAST_COPY: &str = "111p456p78s11222z";

const fn win(name: &'static str, situation: &'static str, rules: &'static str, seat: &'static str) -> Win {
    Win { name, situation, rules, seat, from: None, hand: HAND, tile: "1z", kongs: &[], bonus: "" }
}

impl Win {
    const fn from(mut self, seat: &'static str) -> Win {
        self.from = Some(seat);
        self
    }

    const fn hand(mut self, hand: &'static str, tile: &'static str) -> Win {
        self.hand = hand;
        self.tile = tile;
        self
    }

    const fn kongs(mut self, hand: &'static str, kongs: &'static [&'static str]) -> Win {
        self.hand = hand;
        self.kongs = kongs;
        self
    }

    const fn bonus(mut self, bonus: &'static str) -> Win {
        self.bonus = bonus;
        self
    }

    fn is_for_three(&self) -> bool {
        self.rules == "riichi-tenhou-three"
    }

    fn has_riichi(&self) -> bool {
        self.rules.starts_with("riichi")
    }

    fn has_flowers(&self) -> bool {
        !self.has_riichi() && self.rules != "japanese-classical"
    }

    fn dealer_or_south(&self) -> &'static str {
        if self.seat == "E" { "S" } else { "E" }
    }

    /// The seats after and before the winner in turn order.
    fn next_and_before(&self) -> (&'static str, &'static str) {
        match (self.seat, self.is_for_three()) {
            ("E", true) => ("S", "W"),
            ("E", false) => ("S", "N"),
            (_, true) => ("E", "S"),
            (_, false) => ("N", "S"),
        }
    }

    /// The win as a request.
    pub fn request(&self) -> Value {
        let melds: Vec<Value> =
            self.kongs.iter().map(|tiles| json!({ "kind": "concealed-kong", "tiles": tiles })).collect();
        let mut win = json!({ "seat": self.seat, "tile": self.tile, "by": "self-draw", "situation": [self.situation] });
        if let Some(from) = self.from {
            win["by"] = json!("discard");
            win["from"] = json!(from);
        }
        let seats = json!({ self.seat: { "hand": self.hand, "melds": melds, "bonus": self.bonus } });
        json!({ "v": 1, "rules": self.rules, "seats": seats, "end": { "kind": "win", "wins": [win] } })
    }
}

/// The rows.
pub const WINS: &[Win] = &[
    win("last tile", "last-tile", "riichi-book-1", "W"),
    win("last tile, flowers from the dead wall", "last-tile", "bmja", "W").bonus("1f"),
    win("last discard", "last-discard", "riichi-book-1", "W").from("S"),
    win("after a kong", "kong-replacement", "riichi-book-1", "W").kongs("456p789s1122z", &["9999p"]),
    win("after a north", "kong-replacement", "riichi-tenhou-three", "W").bonus("4z"),
    win("after a kong as dealt", "kong-replacement", "european-classical", "E").kongs("456p789s1122z", &["9999p"]),
    win("kong on kong", "kong-on-kong", "chinese-classical", "W").kongs("456p1122z", &["9999p", "9999s"]),
    win("discarded after a kong", "kong-discard", "riichi-book-1", "W").from("S"),
    win("discarded after a kong, flowers", "kong-discard", "mcr-mil-2025", "W").from("E"),
    win("discarded for riichi", "riichi-discard", "riichi-book-1", "W").from("S"),
    win("after a flower", "flower-replacement", "bmja", "W").bonus("1f"),
    win("after a north, by its name", "flower-replacement", "riichi-tenhou-three", "W").bonus("4z"),
    win("last copy", "last-copy", "mcr-mil-2025", "W").from("S").hand(LAST_COPY, "9s"),
    win("heaven", "heaven", "riichi-book-1", "E"),
    win("heaven, kongs allowed", "heaven", "european-classical", "E"),
    win("earth, drawn", "earth", "riichi-book-1", "W"),
    win("earth among three", "earth", "riichi-tenhou-three", "W"),
    win("earth, discarded", "earth", "chinese-classical", "W").from("E"),
    win("earth of both kinds, drawn", "earth", "japanese-classical", "W"),
    win("earth of both kinds, discarded", "earth", "japanese-classical", "W").from("E"),
    win("man", "human", "riichi-ema-2025", "W").from("S"),
    win("dealt to the dealer", "dealt", "riichi-book-1", "E"),
    win("dealt to another, drawn", "dealt", "riichi-book-1", "W"),
    win("dealt to another, East's discard", "dealt", "chinese-classical", "W").from("E"),
    win("dealt to another, South's discard", "dealt", "riichi-book-1", "W").from("S"),
    win("within ten discards", "early-10", "taiwanese-16", "W").from("S").hand("111p456p789s123m1122z", "1z"),
    win("within five discards", "early-5", "taiwanese-16", "W").from("S").hand("111p456p789s123m1122z", "1z"),
];

/// A change of a win or of its table.
pub type Change = fn(&mut Value, &Win);

fn entered<'a>(request: &'a mut Value, seat: &str) -> &'a mut Value {
    let seats = request["seats"].as_object_mut().unwrap();
    seats.entry(seat).or_insert_with(|| json!({}))
}

/// Turns a set of the winner's hand into a meld: 111p, or 456p of a hand that has kongs already.
fn meld(request: &mut Value, win: &Win, kind: &str) {
    let from = win.next_and_before().1;
    let own = entered(request, win.seat);
    let hand = own["hand"].as_str().unwrap().to_owned();
    let open = kind != "concealed-kong";
    let (rest, kind, tiles) = match (hand.strip_prefix("111p"), open) {
        (Some(rest), true) => (rest.to_owned(), kind, "111p"),
        (Some(rest), false) => (rest.to_owned(), kind, "1111p"),
        (None, true) => (hand.replacen("456p", "", 1), "chow", "456p"),
        (None, false) => (hand.replacen("456p", "", 1), kind, "7777z"),
    };
    let mut meld = json!({ "kind": kind, "tiles": tiles });
    if open {
        meld["from"] = json!(from);
    }
    own["melds"].as_array_mut().unwrap().push(meld);
    own["hand"] = json!(rest);
}

fn discards(tiles: &[&str]) -> Value {
    tiles.iter().map(|tile| json!({ "tile": tile })).collect()
}

fn set_by(request: &mut Value, by: &str, from: Option<&str>) {
    let win = &mut request["end"]["wins"][0];
    win["by"] = json!(by);
    win.as_object_mut().unwrap().remove("from");
    if let Some(from) = from {
        win["from"] = json!(from);
    }
}

fn move_to(request: &mut Value, old: &str, seat: &str) {
    let seats = request["seats"].as_object_mut().unwrap();
    let own = seats.remove(old).unwrap();
    seats.insert(seat.into(), own);
    let win = &mut request["end"]["wins"][0];
    win["seat"] = json!(seat);
    if win["from"] == seat {
        win["from"] = json!("S");
    }
}

fn add(request: &mut Value, situation: &str) {
    let told = request["end"]["wins"][0]["situation"].as_array_mut().unwrap();
    if !told.iter().any(|other| other == situation) {
        told.push(json!(situation));
    }
}

/// The columns: what else is true of the table.
pub const CHANGES: &[(&str, &str, Change)] = &[
    ("as-it-is", "nothing else is known", |_, _| {}),
    ("own-claim", "the winner has claimed", |r, win| meld(r, win, "pung")),
    ("own-kong", "the winner has a concealed kong, or one more", |r, win| meld(r, win, "concealed-kong")),
    ("other-claim", "the next seat has claimed", |r, win| {
        entered(r, win.next_and_before().0)["melds"] = json!([{ "kind": "pung", "tiles": "555z", "from": win.seat }]);
    }),
    ("other-kong", "the dealer has a concealed kong; where he wins, South", |r, win| {
        entered(r, win.dealer_or_south())["melds"] = json!([{ "kind": "concealed-kong", "tiles": "5555z" }]);
    }),
    ("before-kong", "the seat before has a concealed kong", |r, win| {
        entered(r, win.next_and_before().1)["melds"] = json!([{ "kind": "concealed-kong", "tiles": "5555z" }]);
    }),
    ("before-tiles", "a tile of the seat before is known, and no kong", |r, win| {
        entered(r, win.next_and_before().1)["hand"] = json!("2s");
    }),
    ("before-riichi", "the seat before declared riichi, where rules have it", |r, win| {
        if win.has_riichi() {
            entered(r, win.next_and_before().1)["riichi"] = json!("riichi");
        }
    }),
    ("own-discard", "the winner has discarded", |r, win| entered(r, win.seat)["discards"] = discards(&["2s"])),
    ("next-discard", "the next seat has discarded", |r, win| {
        entered(r, win.next_and_before().0)["discards"] = discards(&["2s"]);
    }),
    ("before-discards", "East and South have discarded once, if they do not win", |r, win| {
        for seat in ["E", "S"].iter().filter(|seat| **seat != win.seat) {
            entered(r, seat)["discards"] = discards(&["2s"]);
        }
    }),
    ("twice", "South has discarded twice", |r, _| entered(r, "S")["discards"] = discards(&["2s", "3s"])),
    ("claimed", "the dealer's first discard was claimed", |r, _| {
        entered(r, "E")["discards"] = json!([{ "tile": "2s", "claimed": true }]);
    }),
    ("after-claim", "the dealer's first discard followed a claim", |r, _| {
        entered(r, "E")["discards"] = json!([{ "tile": "2s", "after": "claim" }]);
    }),
    ("six", "six tiles lie on the table", |r, _| {
        entered(r, "S")["discards"] = discards(&["2s", "2s", "2s", "2s", "3s", "3s"]);
    }),
    ("eleven", "eleven tiles were discarded, one of them lies in a meld", |r, win| {
        entered(r, "S")["discards"] = discards(&["2s", "2s", "2s", "2s", "3s", "3s"]);
        let other = if win.seat == "E" { "W" } else { "E" };
        entered(r, other)["discards"] = discards(&["3s", "3s", "4s", "4s"]);
        entered(r, other)["melds"] = json!([{ "kind": "pung", "tiles": "555z", "from": "S" }]);
    }),
    ("twelve-left", "twelve tiles are left in the wall", |r, _| r["wall_left"] = json!(12)),
    ("none-left", "none is left", |r, _| r["wall_left"] = json!(0)),
    ("drawn", "the tile was drawn", |r, _| set_by(r, "self-draw", None)),
    ("dealer-tile", "it was the dealer's discard; where he wins, South's", |r, win| {
        set_by(r, "discard", Some(win.dealer_or_south()));
    }),
    ("next-tile", "it was the next seat's discard", |r, win| set_by(r, "discard", Some(win.next_and_before().0))),
    ("robbed", "it was robbed from the kong of the seat before", |r, win| {
        set_by(r, "robbed-kong", Some(win.next_and_before().1));
    }),
    ("dealer-wins", "the dealer wins; otherwise South", |r, win| move_to(r, win.seat, win.dealer_or_south())),
    ("declared", "riichi or an original call was declared", |r, win| {
        if win.has_riichi() {
            r["deposits"] = json!(1);
            entered(r, win.seat)["riichi"] = json!("riichi");
        } else {
            entered(r, win.seat)["original_call"] = json!(true);
        }
    }),
    ("ippatsu", "within a turn of riichi", |r, win| {
        if win.has_riichi() {
            r["deposits"] = json!(1);
            entered(r, win.seat)["riichi"] = json!("riichi");
            entered(r, win.seat)["ippatsu"] = json!(true);
        }
    }),
    ("no-kong", "the winner has no kong", |r, win| {
        if !win.kongs.is_empty() {
            entered(r, win.seat)["melds"] = json!([]);
            entered(r, win.seat)["hand"] = json!(HAND);
        }
    }),
    ("kong-before", "a discard followed the kong", |r, win| {
        for meld in entered(r, win.seat)["melds"].as_array_mut().unwrap() {
            meld["n"] = json!(3);
        }
        entered(r, "S")["discards"] = json!([{ "tile": "2s", "n": 4 }]);
    }),
    ("kong-after", "the kong followed the last discard", |r, win| {
        for meld in entered(r, win.seat)["melds"].as_array_mut().unwrap() {
            meld["n"] = json!(5);
        }
        entered(r, "S")["discards"] = json!([{ "tile": "2s", "n": 4 }]);
    }),
    ("no-bonus", "the winner has no flower and no north", |r, win| entered(r, win.seat)["bonus"] = json!("")),
    ("other-copy", "the next seat holds a copy of the tile", |r, win| {
        entered(r, win.next_and_before().0)["hand"] = json!(win.tile);
    }),
    ("own-copy", "the winner holds a copy of the tile", |r, win| {
        let own = entered(r, win.seat);
        if own["hand"] == LAST_COPY {
            own["hand"] = json!("111p456p789s9s222z");
        }
    }),
    ("north", "South has laid a north aside", |r, win| {
        if win.is_for_three() {
            entered(r, "S")["bonus"] = json!("4z");
        }
    }),
    ("+last-tile", "and the last tile", |r, _| add(r, "last-tile")),
    ("+last-discard", "and the last discard", |r, _| add(r, "last-discard")),
    ("+kong-replacement", "and after a kong", |r, _| add(r, "kong-replacement")),
    ("+flower-replacement", "and after a flower, which is there where flowers are", |r, win| {
        if win.has_flowers() {
            entered(r, win.seat)["bonus"] = json!("1f");
        }
        add(r, "flower-replacement");
    }),
    ("+kong-on-kong", "and kong on kong", |r, _| add(r, "kong-on-kong")),
    ("+kong-discard", "and discarded after a kong", |r, _| add(r, "kong-discard")),
    ("+riichi-discard", "and discarded for riichi", |r, _| add(r, "riichi-discard")),
    ("+last-copy", "and the last copy", |r, _| add(r, "last-copy")),
    ("+heaven", "and heaven", |r, _| add(r, "heaven")),
    ("+earth", "and earth", |r, _| add(r, "earth")),
    ("+human", "and man", |r, _| add(r, "human")),
    ("+dealt", "and dealt", |r, _| add(r, "dealt")),
    ("+early-10", "and within ten discards", |r, _| add(r, "early-10")),
    ("+early-5", "and within five", |r, _| add(r, "early-5")),
];
