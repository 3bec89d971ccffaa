//! Requests in JSON, valid and broken, and texts of tiles and links.

use serde_json::{Map, Value};
use tenbo_engine::deal::{Discard, Draft, End, Riichi, SeatDraft, WinDraft};
use tenbo_engine::problems::Fields;
use tenbo_engine::tiles::{Meld, Tile, write_tiles};

use super::deals::Deal;
use super::random::Random;

/// A deal as a request under its shipped rulebook.
pub fn request(deal: &Deal) -> Value {
    request_under(&deal.draft, Map::new().with("base", deal.id))
}

/// A draft as a request under any rules: the id of a rulebook, or one written out.
pub fn request_under(draft: &Draft, rules: impl Into<Value>) -> Value {
    let seats = draft.seats.iter().filter_map(|(seat, entered)| Some((seat, entered.as_ref()?)));
    let seats: Value = seats.map(|(seat, entered)| (seat.as_str(), seat_json(entered))).collect();
    Map::new()
        .with("v", 1)
        .with("rules", rules.into())
        .with("players", if draft.stated_players().are_three() { 3 } else { 4 })
        .with("prevailing", draft.prevailing.as_str())
        .with("dealer_wins", draft.dealer_wins)
        .with("honba", draft.honba)
        .with("deposits", draft.deposits)
        .maybe("wall_left", draft.wall_left)
        .with("dora", tiles(&draft.dora))
        .with("ura", tiles(&draft.ura))
        .with("seats", seats)
        .with("end", end(draft))
        .with("penalties", penalties(draft))
        .into()
}

fn tiles(tiles: &[Tile]) -> String {
    write_tiles(tiles)
}

fn flag(flag: bool) -> Option<bool> {
    flag.then_some(true)
}

fn seat_json(entered: &SeatDraft) -> Value {
    Map::new()
        .with("hand", tiles(&entered.hand))
        .with("melds", entered.melds.iter().map(meld).collect::<Value>())
        .with("bonus", tiles(&entered.bonus))
        .maybe("riichi", (entered.riichi != Riichi::None).then(|| entered.riichi.as_str()))
        .maybe("ippatsu", flag(entered.ippatsu))
        .maybe("ready", entered.ready)
        .maybe("original_call", flag(entered.original_call))
        .maybe("furiten", flag(entered.furiten))
        .with("discards", entered.discards.iter().map(discard).collect::<Value>())
        .maybe("dead", flag(entered.dead))
        .maybe("barred", flag(entered.barred))
        .maybe("total", entered.total)
        .into()
}

fn meld(meld: &Meld) -> Value {
    Map::new()
        .with("kind", meld.kind.as_str())
        .with("tiles", tiles(&meld.tiles))
        .maybe("claimed", meld.claimed.map(|tile| tiles(&[tile])))
        .maybe("from", meld.from.map(|seat| seat.as_str()))
        .maybe("n", meld.order)
        .maybe("added_n", meld.added_order)
        .into()
}

fn discard(discard: &Discard) -> Value {
    Map::new()
        .with("tile", tiles(&[discard.tile]))
        .maybe("n", discard.order)
        .with("after", discard.after.as_str())
        .maybe("hand", discard.hand.as_ref().map(|hand| tiles(hand)))
        .maybe("claimed", flag(discard.claimed))
        .maybe("locked", flag(discard.locked))
        .into()
}

fn end(draft: &Draft) -> Value {
    let map = Map::new();
    let map = match &draft.end {
        End::Open => map.with("kind", "open"),
        End::Win { wins } => map.with("kind", "win").with("wins", wins.iter().map(win).collect::<Value>()),
        End::Draw { cause, nagashi } => map
            .with("kind", "draw")
            .with("cause", cause.as_str())
            .with("nagashi", nagashi.iter().map(|seat| seat.as_str()).collect::<Value>()),
    };
    map.into()
}

fn win(win: &WinDraft) -> Value {
    let situation: Value = win.situation.iter().map(|situation| situation.as_str()).collect();
    Map::new()
        .with("seat", win.seat.as_str())
        .maybe("tile", win.tile.map(|tile| tiles(&[tile])))
        .with("by", win.by.as_str())
        .maybe("from", win.from.map(|seat| seat.as_str()))
        .with("situation", situation)
        .maybe("liable", win.liable.map(|seat| seat.as_str()))
        .into()
}

fn penalties(draft: &Draft) -> Value {
    let one = |penalty: &tenbo_engine::deal::Penalty| {
        Map::new()
            .with("seat", penalty.seat.as_str())
            .with("kind", penalty.offense.as_str())
            .with("times", penalty.times)
            .maybe("cancelled", flag(penalty.cancelled))
    };
    draft.penalties.iter().map(one).collect()
}

/// Names that the contract knows somewhere, so that a random name is not always just unknown.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "v", "rules", "base", "options", "winner", "losers", "detail", "players", "prevailing", "honba", "deposits", "dora",
    "ura", "seats", "end", "penalties", "hand", "melds", "bonus", "riichi", "ippatsu", "furiten", "discards", "total", "kind",
    "tiles", "claimed", "from", "n", "wins", "liable", "cause", "nagashi", "seat", "by", "tile", "situation", "E", "S",
    "W", "N", "win", "draw", "open", "self-draw", "discard", "limit", "minimum", "value", "unit", "", "~/", "pinfu-hand",
    "riichi-tenhou", "building-skills", "four-winds-blank", "score", "explain", "system", "mangan", "excludes",
];

/// The request as it is, or with some of its values replaced, removed, added or renamed; sometimes no request at all.
pub fn broken(random: &mut Random, mut request: Value) -> Value {
    match random.below(10) {
        0 => return tree(random, 4),
        1 => {}
        _ => {
            for _ in 0..1 + random.below(4) {
                change(random, &mut request);
            }
        }
    }
    request
}

fn change(random: &mut Random, json: &mut Value) {
    match json {
        Value::Object(fields) if !fields.is_empty() && !random.percent(8) => {
            let place = random.below(fields.len());
            let Some(old) = fields.keys().nth(place).cloned() else { return };
            // A parser keeps one field of each name.
            let name = random.pick(NAMES);
            let free = !fields.contains_key(name);
            match random.below(11) {
                0 => drop(fields.shift_remove(&old)),
                1 if free => drop(fields.insert(name.into(), tree(random, 2))),
                2 if free => {
                    let value = fields.shift_remove(&old).unwrap_or_default();
                    fields.shift_insert(place, name.into(), value);
                }
                _ => change(random, &mut fields[&old]),
            }
        }
        Value::Array(list) if !list.is_empty() && !random.percent(10) => {
            let place = random.below(list.len());
            match random.below(8) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                _ => change(random, &mut list[place]),
            }
        }
        Value::String(old) if random.percent(60) => {
            let mut letters: Vec<char> = old.chars().collect();
            for _ in 0..1 + random.below(3) {
                let place = random.below(letters.len() + 1);
                match random.below(3) {
                    0 => letters.insert(place, letter(random)),
                    1 if place < letters.len() => drop(letters.remove(place)),
                    _ if place < letters.len() => letters[place] = letter(random),
                    _ => {}
                }
            }
            *json = letters.into_iter().collect::<String>().into();
        }
        other => *other = tree(random, 2),
    }
}

/// A random value.
fn tree(random: &mut Random, depth: usize) -> Value {
    match random.below(if depth == 0 { 6 } else { 9 }) {
        0 => Value::Null,
        1 => random.percent(50).into(),
        2 => random.pick(&[0, 1, 2, 3, 4, 13, 14, -1, 100, 8000, 65_536, i64::MAX, i64::MIN]).into(),
        3 => 1.5.into(),
        4 => random.pick(NAMES).into(),
        5 => text(random).into(),
        6 => (0..random.below(5)).map(|_| tree(random, depth - 1)).collect(),
        _ => {
            let mut fields = Map::new();
            for _ in 0..random.below(6) {
                let name = random.pick(NAMES);
                if !fields.contains_key(name) {
                    fields.insert(name.into(), tree(random, depth - 1));
                }
            }
            fields.into()
        }
    }
}

/// A character that notation is likely to know.
fn letter(random: &mut Random) -> char {
    const LETTERS: &[u8] = b"0123456789123456789mpszmpszf ,+~()[]{}@ESWNPFC*x~";
    match random.below(25) {
        0 => char::from_u32(0x1f000 + random.below(48) as u32).unwrap_or('?'),
        1 => random.pick(&['\u{fe0e}', '\u{0}', 'ß', '萬', '\u{1f9ff}', '\n', '\u{301}']),
        _ => char::from(random.pick(LETTERS)),
    }
}

/// A text of tiles, brackets and random characters.
pub fn text(random: &mut Random) -> String {
    const PARTS: &[&str] = &[
        "123m",
        "406p",
        "11z",
        "(213m@N)",
        "[1111s]",
        "{5055p@W}",
        "(555z@S)",
        "(0555m)",
        "+3p",
        "~5m",
        "148f",
        "EEE",
        "🀇🀈🀉",
    ];
    let mut out = String::new();
    for _ in 0..random.below(14) {
        if random.percent(40) {
            out.push_str(random.pick(PARTS));
        } else {
            out.push(letter(random));
        }
    }
    out
}

/// The text of a link; fields may come twice, in any order, with any value.
pub fn link(random: &mut Random) -> String {
    const FIELDS: &[(&str, &[&str])] = &[
        ("r", &["riichi-ema-2025", "riichi-tenhou", "riichi-tenhou-three", "building-skills", "four-winds-blank", "x"]),
        (
            "o",
            &[
                "kiriage-mangan:on",
                "red-fives:3,limit:none",
                "riichi:off",
                "x:1",
                "counted-yakuman:sanbaiman",
                "limit:0",
            ],
        ),
        ("E", &["123m406p11z(555z@S)+5m", "1122m3344p55s66z7z", "[1111m]{2222p@N}(333s@W)44s5z~5z", ""]),
        ("S", &["19m19p19s1234567z~1z", "123456789m1122p", "(123m@E)(123m)(456p)11z23s+4s"]),
        ("W", &["11122233344m~4m", "1112345678999m+5m"]),
        ("N", &["55z", "123m@"]),
        ("fE", &["15f", "4z", "12345678f1f"]),
        ("fN", &["28f"]),
        ("d", &["3m", "0p", "123456m", "x"]),
        ("u", &["3m", "11z"]),
        ("win", &["S", "W", "N", "E", "x"]),
        ("by", &["self-draw", "discard", "robbed-kong", ""]),
        ("from", &["E", "S", "W", "N"]),
        ("with", &["last-tile", "kong-replacement,last-copy", "heaven", "earth,earth", "x"]),
        ("liable", &["E", "N", "SE", "EN,SW"]),
        ("riichi", &["E", "SW", "EE"]),
        ("double", &["E", "S"]),
        ("ippatsu", &["E", "SWN"]),
        ("furiten", &["S", "SW"]),
        ("ready", &["ESWN"]),
        ("round", &["S", "N"]),
        ("honba", &["3", "99", "100000", "-1", "99999999999"]),
        ("sticks", &["2"]),
        ("streak", &["1"]),
        ("left", &["0", "4", "144", "145"]),
        ("draw", &["wall", "four-winds", "x"]),
        ("nagashi", &["E", "SN", "EE"]),
        ("see", &["S", "N"]),
    ];
    let mut out = String::from(if random.percent(95) { "v1" } else { "v2" });
    for _ in 0..random.below(9) {
        let (name, values) = random.pick(FIELDS);
        out.push_str(&format!(";{name}={}", random.pick(values)));
    }
    if random.percent(30) {
        for _ in 0..1 + random.below(3) {
            let place = random.below(out.chars().count() + 1);
            let at = out.char_indices().nth(place).map_or(out.len(), |(at, _)| at);
            let odd = random.pick(&[';', '=', '%', '#', ':', '@']);
            out.insert(at, if random.percent(50) { odd } else { letter(random) });
        }
    }
    out
}
