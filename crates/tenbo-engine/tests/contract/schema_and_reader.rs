//! Schema and reader see the same: requests, games and rulebooks are changed in one place, every place and many ways, and in
//! several at random. What the schema refuses is refused; what it takes can be read, but for names that no schema lists.

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Map, Value, json};
use tenbo_engine::problems::Problem;
use tenbo_engine::wire::{game, request};
use tenbo_testing::deal::ask;
use tenbo_testing::files;
use tenbo_testing::random::Rng;
use tenbo_testing::schemas::{misfits, validator};

/// What a reader knows and a schema does not: which rulebooks there are, what a template means, and what is said of two places
/// together.
const BEYOND: &[&str] = &[
    "unknown-rulebook",
    "unknown-base",
    "too-few-deposits",
    "unfinished-deal",
    "unreadable-template",
    "template-suit-missing",
    "template-size",
];

/// Requests that have every field between them.
fn requests() -> [Value; 3] {
    let seats = json!({
        "E": { "total": 40 },
        "S": { "hand": "22m45p234678s", "melds": [{ "kind": "chow", "tiles": "345m", "claimed": "3m", "from": "E", "n": 4, "added_n": 9 }],
            "bonus": "1f", "riichi": "none", "ippatsu": false, "ready": true, "original_call": false, "furiten": true, "dead": false, "barred": false,
            "discards": [{ "tile": "1z", "n": 2, "after": "claim", "hand": "11z", "claimed": true, "locked": false }] }
    });
    let outer = |end: Value| {
        json!({ "v": 1, "rules": "riichi-book-1", "detail": "score", "players": 4, "prevailing": "S", "dealer_wins": 1, "honba": 2, "deposits": 3,
            "wall_left": 10, "dora": "1z", "ura": "2z", "seats": seats.clone(), "end": end,
            "penalties": [{ "seat": "S", "kind": "chombo", "times": 1, "cancelled": false }] })
    };
    [
        outer(
            json!({ "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "discard", "from": "W", "situation": ["last-discard"], "liable": "W" }] }),
        ),
        outer(json!({ "kind": "draw", "cause": "wall", "nagashi": ["S"] })),
        outer(json!({ "kind": "open" })),
    ]
}

fn games() -> [Value; 2] {
    let deals = json!([
        { "prevailing": "E", "dealer_wins": 0, "honba": 0, "deposits": 0, "passes": true, "wall_left": 3, "dora": "1z", "ura": "1z", "note": "x",
            "seats": { "S": { "total": 8000 } }, "end": { "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] } },
        { "end": { "kind": "scores", "changes": { "E": -5, "N": 5 }, "winner": "N", "also": ["W"], "cause": "wall" },
            "penalties": [{ "seat": "S", "kind": "chombo" }] }
    ]);
    [json!(["A", "B", "C", "D"]), json!(["A", "B", "C"])].map(|names| {
        json!({ "v": 1, "rules": { "base": "riichi-ema-2025" }, "detail": "explain", "game": { "name": "x", "players": names, "initial": 0,
            "rounds": 2, "deals": deals.clone(), "finished": true, "match": { "last": true, "won": [0, 2] }, "rules_digest": "85944171f73967e8" } })
    })
}

/// A rulebook that has every part, as the rules of a request.
fn rulebook() -> Value {
    let book = json!({
        "id": "ours", "name": "Ours", "family": "riichi", "base": "riichi-book-1",
        "blocks": [{ "title": "A", "source": "B", "usual-practice": true, "house-rule": true, "note": "C", "options": { "riichi": true } }],
        "hands": { "custom-1": { "name": "O", "names": { "de": "D" }, "template": "1234567a 1234567b" }, "custom-2": null },
        "winner": { "pung-hand": { "value": 1, "concealed-value": { "n": 1, "d": 2 }, "unit": "han", "self-drawn-value": null, "concealed-when": "hand",
            "concealed-only": false, "forced": false, "count-directly": false, "allow-melded": null, "double-if-concealed": true,
            "ready-hands-only": false, "calling": false, "share-of-winner": 5, "bonus": false, "alone": false, "needs": "riichi",
            "doubled-by": null, "name": "N", "kanji": "K", "reading": "R", "number": 3 }, "chow-hand": null },
        "losers": { "pung-hand": { "value": 2 } },
        "minimum": { "value": 1, "unit": "han" }, "auxiliary-points-table": [[4, 1]], "options": { "kiriage-mangan": true, "red-fives": 3, "chombo": "mangan", "limit": null },
        "basic": { "unit": "fu", "pung": 2 },
        "exclusion": "listed",
        "excludes": { "pung-hand": ["chow-hand", { "patterns": ["seven-pairs"], "over": "own-sets", "beside": "three-concealed-pungs", "if": "riichi" },
            { "patterns": ["seven-pairs"], "first": 1, "unless": "riichi" }] },
        "caps": [["pung-hand"], { "patterns": ["chow-hand"], "unless": "chombo=none" }],
        "series": [["pung-hand", "chow-hand"]],
        "groups": [["pung-hand"]],
        "auxiliary-points-table": [[4, { "n": 1, "d": 2 }]],
        "settling-table": [[1, 8]],
        "limits": [{ "from": 5, "base": 2000, "name": "mangan" }],
        "minimum": { "value": { "n": 3, "d": 1 }, "unit": "han" },
        "payments": { "self-drawn": { "east": 2, "discarder": 0, "others": 1 } },
        "liability": [{ "rule": "x", "pattern": "big-three-dragons", "danger": "dragons", "sets": 2, "kong-completes": true, "win": "any", "share": "all", "needs": "riichi" }]
    });
    json!({ "v": 1, "rules": book, "seats": {}, "end": { "kind": "open" } })
}

/// What stands in the place of a value, beside nothing at all.
fn others(value: &Value) -> Vec<Value> {
    let mut all = vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(4),
        json!(300),
        json!(70_000),
        json!(10_000_000_000_i64),
        json!(1.0),
        json!(-0.0),
        json!(0.5),
        json!(1e300),
        json!(""),
        json!("E"),
        json!("x"),
        json!("5m"),
        json!("*5m"),
        json!(" 5 m "),
        json!("55m"),
        json!("*"),
        json!("1f"),
        json!("*1f"),
        json!("777*z1z"),
        json!("m5"),
        json!("１ｍ"),
        json!("東風"),
        json!("riichi"),
        json!("riichi=on"),
        json!("x".repeat(201)),
        json!("1m".repeat(300)),
        json!([]),
        json!({}),
        json!([[]]),
        json!([1]),
        json!(["E"]),
        json!(["E", "E"]),
        json!(["pung-hand", "pung-hand"]),
        json!({ "x": 1 }),
        json!({ "n": 1, "d": 2 }),
        json!({ "n": 1 }),
        json!({ "kind": "open" }),
        json!({ "kind": "scores" }),
        json!({ "base": "mcr-mil-2025" }),
    ];
    match value {
        Value::Array(list) => {
            let one = list.first().cloned().unwrap_or(Value::Null);
            all.extend(
                [2, 4, 5, 12, 13, 20, 21, 100, 101, 200, 201, 300, 301]
                    .map(|many| Value::from(vec![one.clone(); many])),
            );
        }
        Value::Object(map) => {
            for (key, extra) in [
                ("color", json!(1)),
                ("", json!(null)),
                ("if", json!("riichi")),
                ("unless", json!("riichi")),
                ("over", json!("own-sets")),
                ("first", json!(1)),
                ("N", json!({})),
            ] {
                let mut more = map.clone();
                more.insert(key.into(), extra);
                all.push(Value::Object(more));
            }
            let many: Map<String, Value> = (0..301).map(|at| (format!("k{at}"), json!(1))).collect();
            all.push(Value::Object(many));
        }
        Value::Number(number) => all.extend(number.as_i64().map(|number| json!(number + 1))),
        Value::String(text) => {
            all.extend([json!(format!("{text} ")), json!(format!("{text}x")), json!(text.to_uppercase())])
        }
        _ => {}
    }
    all
}

/// Every place of a value, its own first.
fn places(value: &Value, at: String, all: &mut Vec<String>) {
    all.push(at.clone());
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(i, inner)| places(inner, format!("{at}/{i}"), all)),
        Value::Object(map) => map.iter().for_each(|(key, inner)| places(inner, format!("{at}/{key}"), all)),
        _ => {}
    }
}

fn take_away(value: &mut Value, pointer: &str) {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match value.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.remove(key)),
        Some(Value::Array(list)) => drop(list.remove(key.parse().unwrap())),
        _ => {}
    }
}

/// The problems of reading alone: whether rules and tiles allow it is not asked.
fn unreadable(asked: &Value) -> Vec<Problem> {
    let problems = match asked.get("game") {
        Some(_) => game::read_request(asked).err(),
        None => request::read(asked).err(),
    };
    problems.into_iter().flatten().collect()
}

/// The value with its whole numbers as integers.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < 1e15) {
            Some(number) => json!(number as i64),
            None => Value::Number(number),
        },
        Value::Array(list) => list.into_iter().map(whole).collect(),
        Value::Object(map) => map.into_iter().map(|(key, value)| (key, whole(value))).collect(),
        other => other,
    }
}

struct Comparison {
    requests: Validator,
    games: Validator,
    seen: BTreeMap<(bool, bool), usize>,
    failed: Vec<String>,
}

impl Comparison {
    fn new() -> Comparison {
        Comparison {
            requests: validator("request"),
            games: validator("game"),
            seen: BTreeMap::new(),
            failed: Vec::new(),
        }
    }

    fn compare(&mut self, asked: &Value, about: &str) {
        let schema = if asked.get("game").is_some() { &self.games } else { &self.requests };
        // 1.0 is an integer to JSON Schema; this validator forgets it where `null` may stand there too.
        let fits = schema.is_valid(asked) || schema.is_valid(&whole(asked.clone()));
        let problems = unreadable(asked);
        let within = problems.iter().filter(|problem| !BEYOND.contains(&problem.key.as_str())).count();
        let ok = !fits && ask(asked)["ok"] == true;
        *self.seen.entry((fits, problems.is_empty())).or_default() += 1;
        if fits && within > 0 {
            self.failed.push(format!("{about}: the schema takes it, the reader does not: {problems:?}"));
        }
        if !fits && ok {
            self.failed
                .push(format!("{about}: the reader takes it, the schema does not: {:?}", misfits(schema, asked)));
        }
    }

    fn finish(self, least: usize) {
        let (shown, all) = (self.failed.iter().take(40).cloned().collect::<Vec<_>>(), self.failed.len());
        assert!(all == 0, "{all} of {:?}:\n{}", self.seen, shown.join("\n"));
        assert!(self.seen[&(true, true)] > least && self.seen[&(false, false)] > least, "{:?}", self.seen);
    }
}

/// Every place inside one of each with everything else in its place, and with nothing.
fn everywhere(sound: &[(Value, &str)]) -> Comparison {
    let mut comparison = Comparison::new();
    for (whole, inside) in sound {
        assert_eq!(unreadable(whole), [], "{whole}");
        comparison.compare(whole, "as it is");
        let mut all = Vec::new();
        places(whole.pointer(inside).unwrap(), (*inside).to_owned(), &mut all);
        for place in all {
            for other in others(whole.pointer(&place).unwrap()) {
                let mut asked = whole.clone();
                let shown: String = other.to_string().chars().take(80).collect();
                *asked.pointer_mut(&place).unwrap() = other;
                comparison.compare(&asked, &format!("{shown} at {place}"));
            }
            if !place.is_empty() {
                let mut asked = whole.clone();
                take_away(&mut asked, &place);
                comparison.compare(&asked, &format!("nothing at {place}"));
            }
        }
    }
    comparison
}

#[test]
fn schema_and_reader_see_requests_alike() {
    let [won, drawn, open] = requests();
    everywhere(&[(won, ""), (drawn, "/end"), (open, "/end")]).finish(200);
}

#[test]
fn schema_and_reader_see_games_alike() {
    let [four, three] = games();
    everywhere(&[(four, ""), (three, "/game/match")]).finish(200);
}

/// Texts of tiles, good ones and others: the schema takes what the reader reads, and no more.
#[test]
fn schema_and_reader_see_tiles_alike() {
    const PIECES: &[&str] = &[
        "0",
        "1",
        "7",
        "8",
        "9",
        "m",
        "p",
        "s",
        "z",
        "f",
        "g",
        "*",
        "\u{1f02a}",
        " ",
        ",",
        "\u{3000}",
        "\u{fe0f}",
        "E",
        "P",
        "東",
        "風",
        "發",
        "財",
        "白",
        "板",
        "紅",
        "中",
        "一",
        "伍",
        "萬",
        "筒",
        "条",
        "梅",
        "\u{1f000}",
        "\u{1f022}",
        "＊",
        "１",
        "ｍ",
        "、",
        "x",
        "123m",
        "m1",
        "4z",
        "紅中",
        "東風",
        "2f",
        "3g",
        "+",
    ];
    let schema = validator("request");
    let asked = |hand: &str, tile: &str| {
        json!({ "v": 1, "rules": "mcr-mil-2025", "seats": { "S": { "hand": hand } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": tile, "by": "self-draw" }] } })
    };
    let mut chance = Rng::new(36);
    let mut taken = 0;
    for _ in 0..4_000 {
        let text: String = (0..1 + chance.below(6)).map(|_| PIECES[chance.below(PIECES.len())]).collect();
        for asked in [asked(&text, "1m"), asked("1m", &text)] {
            let (fits, read) = (schema.is_valid(&asked), request::read(&asked));
            assert_eq!(fits, read.is_ok(), "{asked}: {:?}", read.err());
            taken += usize::from(fits);
        }
    }
    assert!(taken > 500, "{taken}");
}

#[test]
fn schema_and_reader_see_rulebooks_alike() {
    everywhere(&[(rulebook(), "/rules")]).finish(300);
}

/// Several changes at once, in shipped rulebooks as well.
#[test]
fn schema_and_reader_see_alike_what_chance_makes_of_them() {
    let mut sound: Vec<Value> = requests().into_iter().chain(games()).chain([rulebook()]).collect();
    for id in ["mcr", "zung-jung", "four-winds-slice"] {
        let book: Value =
            serde_json::from_str(&files::text(format!("crates/tenbo-engine/src/rules/books/{id}.json"))).unwrap();
        sound.push(json!({ "v": 1, "rules": book, "seats": {}, "end": { "kind": "open" } }));
    }
    let mut chance = Rng::new(2026);
    let mut comparison = Comparison::new();
    for _ in 0..500 {
        let mut asked = sound[chance.below(sound.len())].clone();
        let mut about = String::new();
        for _ in 0..1 + chance.below(2) {
            let mut all = Vec::new();
            places(&asked, String::new(), &mut all);
            let place = all[chance.below(all.len())].clone();
            if chance.below(4) == 0 && !place.is_empty() {
                take_away(&mut asked, &place);
                about += &format!("nothing at {place}, ");
                continue;
            }
            let others = others(asked.pointer(&place).unwrap());
            let other = others[chance.below(others.len())].clone();
            about += &format!("{} at {place}, ", other.to_string().chars().take(60).collect::<String>());
            *asked.pointer_mut(&place).unwrap() = other;
        }
        comparison.compare(&asked, &about);
    }
    comparison.finish(30);
}
