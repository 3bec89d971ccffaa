//! Requests as the contract has them, broken ones, and texts.

use tenbo::engine::draft::{Discard, Draft, End, Riichi, SeatDraft, WinDraft};
use tenbo::engine::json::{Json, MapBuilder};
use tenbo::engine::meld::Meld;
use tenbo::engine::notation::write_tiles;
use tenbo::engine::tile::Tile;

use super::deals::Deal;
use super::random::Random;

/// A deal as a request under its shipped rulebook.
pub fn request(deal: &Deal) -> Json {
    let draft = &deal.draft;
    let rules = MapBuilder::default().with("base", Json::text(deal.id)).done();
    let seats = draft.seats.iter().filter_map(|(seat, entered)| Some((seat, entered.as_ref()?)));
    let seats = seats.map(|(seat, entered)| (seat.as_str().into(), seat_json(entered))).collect();
    MapBuilder::default()
        .with("v", Json::Int(1))
        .with("rules", rules)
        .with("players", Json::Int(if draft.three_players { 3 } else { 4 }))
        .with("prevailing", Json::text(draft.prevailing.as_str()))
        .with("dealer_wins", Json::Int(draft.dealer_wins.into()))
        .with("honba", Json::Int(draft.honba.into()))
        .with("deposits", Json::Int(draft.deposits.into()))
        .maybe("wall_left", draft.wall_left.map(|left| Json::Int(left.into())))
        .with("dora", tiles(&draft.dora))
        .with("ura", tiles(&draft.ura))
        .with("seats", Json::Map(seats))
        .with("end", end(draft))
        .with("penalties", penalties(draft))
        .done()
}

fn tiles(tiles: &[Tile]) -> Json {
    Json::text(write_tiles(tiles))
}

fn flag(flag: bool) -> Option<Json> {
    flag.then_some(Json::Bool(true))
}

fn seat_json(entered: &SeatDraft) -> Json {
    MapBuilder::default()
        .with("hand", tiles(&entered.hand))
        .with("melds", Json::List(entered.melds.iter().map(meld).collect()))
        .with("bonus", tiles(&entered.bonus))
        .maybe("riichi", (entered.riichi != Riichi::None).then(|| Json::text(entered.riichi.as_str())))
        .maybe("ippatsu", flag(entered.ippatsu))
        .maybe("ready", flag(entered.ready))
        .maybe("original_call", flag(entered.original_call))
        .with("discards", Json::List(entered.discards.iter().map(discard).collect()))
        .maybe("dead", flag(entered.dead))
        .maybe("barred", flag(entered.barred))
        .maybe("total", entered.total.map(Json::Int))
        .done()
}

fn meld(meld: &Meld) -> Json {
    MapBuilder::default()
        .with("kind", Json::text(meld.kind.as_str()))
        .with("tiles", tiles(&meld.tiles))
        .maybe("claimed", meld.claimed.map(|tile| tiles(&[tile])))
        .maybe("from", meld.from.map(|seat| Json::text(seat.as_str())))
        .maybe("n", meld.n.map(|n| Json::Int(n.into())))
        .maybe("added_n", meld.added_n.map(|n| Json::Int(n.into())))
        .done()
}

fn discard(discard: &Discard) -> Json {
    MapBuilder::default()
        .with("tile", tiles(&[discard.tile]))
        .maybe("n", discard.n.map(|n| Json::Int(n.into())))
        .with("after", Json::text(discard.after.as_str()))
        .maybe("hand", discard.hand.as_ref().map(|hand| tiles(hand)))
        .maybe("claimed", flag(discard.claimed))
        .maybe("locked", flag(discard.locked))
        .done()
}

fn end(draft: &Draft) -> Json {
    let map = MapBuilder::default();
    match &draft.end {
        End::Open => map.with("kind", Json::text("open")).done(),
        End::Win { wins, liable } => map
            .with("kind", Json::text("win"))
            .with("wins", Json::List(wins.iter().map(win).collect()))
            .maybe("liable", liable.map(|seat| Json::text(seat.as_str())))
            .done(),
        End::Draw { cause, nagashi } => map
            .with("kind", Json::text("draw"))
            .with("cause", Json::text(cause.as_str()))
            .with("nagashi", Json::List(nagashi.iter().map(|seat| Json::text(seat.as_str())).collect()))
            .done(),
    }
}

fn win(win: &WinDraft) -> Json {
    let situation = win.situation.iter().map(|situation| Json::text(situation.as_str())).collect();
    MapBuilder::default()
        .with("seat", Json::text(win.seat.as_str()))
        .maybe("tile", win.tile.map(|tile| tiles(&[tile])))
        .with("by", Json::text(win.by.as_str()))
        .maybe("from", win.from.map(|seat| Json::text(seat.as_str())))
        .with("situation", Json::List(situation))
        .done()
}

fn penalties(draft: &Draft) -> Json {
    let one = |penalty: &tenbo::engine::draft::Penalty| {
        MapBuilder::default()
            .with("seat", Json::text(penalty.seat.as_str()))
            .with("kind", Json::text(penalty.offence.as_str()))
            .with("times", Json::Int(penalty.times.into()))
            .maybe("cancelled", flag(penalty.cancelled))
            .done()
    };
    Json::List(draft.penalties.iter().map(one).collect())
}

/// Names that mean something somewhere, so that what is random is not merely unknown.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "v", "rules", "base", "options", "winner", "losers", "detail", "players", "prevailing", "honba", "deposits", "dora",
    "ura", "seats", "end", "penalties", "hand", "melds", "bonus", "riichi", "ippatsu", "discards", "total", "kind",
    "tiles", "claimed", "from", "n", "wins", "liable", "cause", "nagashi", "seat", "by", "tile", "situation", "E", "S",
    "W", "N", "win", "draw", "open", "self-draw", "discard", "limit", "minimum", "value", "unit", "", "~/", "pinfu-hand",
    "riichi-tenhou", "building-skills", "four-winds-blank", "score", "explain", "system", "mangan", "excludes",
];

/// The request as it is, or with some of its values replaced, removed, added or renamed; at times no request at all.
pub fn broken(random: &mut Random, mut request: Json) -> Json {
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

fn change(random: &mut Random, json: &mut Json) {
    match json {
        Json::Map(fields) if !fields.is_empty() && !random.percent(8) => {
            let place = random.below(fields.len());
            // A parser leaves one field of each name.
            let name = random.pick(NAMES);
            let free = fields.iter().all(|(other, _)| other != name);
            match random.below(11) {
                0 => drop(fields.remove(place)),
                1 if free => fields.push((name.into(), tree(random, 2))),
                2 if free => fields[place].0 = name.into(),
                _ => change(random, &mut fields[place].1),
            }
        }
        Json::List(list) if !list.is_empty() && !random.percent(10) => {
            let place = random.below(list.len());
            match random.below(8) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                _ => change(random, &mut list[place]),
            }
        }
        Json::Text(old) if random.percent(60) => {
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
            *json = Json::text(letters.into_iter().collect::<String>());
        }
        other => *other = tree(random, 2),
    }
}

/// Any value.
fn tree(random: &mut Random, depth: usize) -> Json {
    match random.below(if depth == 0 { 6 } else { 9 }) {
        0 => Json::Null,
        1 => Json::Bool(random.percent(50)),
        2 => Json::Int(random.pick(&[0, 1, 2, 3, 4, 13, 14, -1, 100, 8000, 65_536, i64::MAX, i64::MIN])),
        3 => Json::Fraction,
        4 => Json::text(random.pick(NAMES)),
        5 => Json::text(text(random)),
        6 => Json::List((0..random.below(5)).map(|_| tree(random, depth - 1)).collect()),
        _ => {
            let mut fields = Vec::new();
            for _ in 0..random.below(6) {
                let name = random.pick(NAMES);
                if fields.iter().all(|(other, _)| other != name) {
                    fields.push((name.into(), tree(random, depth - 1)));
                }
            }
            Json::Map(fields)
        }
    }
}

/// A letter that is likely to mean something.
fn letter(random: &mut Random) -> char {
    const LETTERS: &[u8] = b"0123456789123456789mpszmpszf ,+~()[]{}@ESWNPFC*x~";
    match random.below(25) {
        0 => char::from_u32(0x1f000 + random.below(48) as u32).unwrap_or('?'),
        1 => random.pick(&['\u{fe0e}', '\u{0}', 'ß', '萬', '\u{1f9ff}', '\n', '\u{301}']),
        _ => char::from(random.pick(LETTERS)),
    }
}

/// A text of tiles, brackets and rubbish.
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
        ("liable", &["E", "N"]),
        ("riichi", &["E", "SW", "EE"]),
        ("double", &["E", "S"]),
        ("ippatsu", &["E", "SWN"]),
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
