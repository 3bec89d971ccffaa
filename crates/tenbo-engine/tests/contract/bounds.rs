//! How large a request may be: what is larger is refused at once, in a few words, with a key of its own and its place.
//! The schemas say the same numbers.

use serde_json::{Value, json};
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::problems::bounds;
use tenbo_engine::rules::{OFFERED, Unit};
use tenbo_engine::wire::{questions, respond};
use tenbo_engine::{Plan, Rulebook};
use tenbo_testing::deal::ask;
use tenbo_testing::schemas::{misfits, schema, validator};

/// As many bytes as an answer to something too large has at most. How long it takes is measured by `benches`.
const SMALL: usize = 20_000;

fn sound() -> Value {
    json!({ "v": 1, "rules": "riichi-book-1", "seats": { "S": { "hand": "22345m45567p777z" } },
        "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "6p", "by": "self-draw" }] } })
}

fn game() -> Value {
    json!({ "v": 1, "rules": "riichi-book-1", "game": { "players": ["A", "B", "C", "D"], "deals": [{ "end": { "kind": "scores" } }] } })
}

fn with(whole: Value, pointer: &str, value: Value) -> Value {
    let mut whole = whole;
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match whole.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.insert(key.into(), value)),
        Some(Value::Array(list)) => list[key.parse::<usize>().unwrap()] = value,
        other => panic!("{pointer}: {other:?}"),
    }
    whole
}

/// What is answered to a value, which is small.
fn answered(about: &str, asked: &Value, answer: fn(&Value) -> Value) -> Value {
    let answer = answer(asked);
    let size = answer.to_string().len();
    assert!(size < SMALL, "{about}: {size} bytes");
    answer
}

fn in_short(about: &str, asked: &Value) -> Value {
    answered(about, asked, respond)
}

fn only_problem(answer: &Value) -> (&str, &str) {
    let [problem] = answer["problems"].as_array().unwrap().as_slice() else { panic!("{answer}") };
    (problem["key"].as_str().unwrap(), problem["at"].as_str().unwrap())
}

#[test]
fn a_hundred_thousand_repeated_situations_are_answered_in_short() {
    let asked = with(sound(), "/end/wins/0/situation", json!(vec!["early-10"; 100_000]));
    let answer = in_short("situations", &asked);
    assert_eq!(only_problem(&answer), ("too-many-entries", "/end/wins/0/situation"));
    let twelve = with(sound(), "/end/wins/0/situation", json!(vec!["early-10"; bounds::SITUATIONS]));
    assert_eq!(ask(&twelve)["ok"], true);
}

#[test]
fn a_megabyte_of_x_is_answered_in_a_few_words() {
    let text = "x".repeat(1_000_000);
    for pointer in
        ["/seats/S/hand", "/seats/S/bonus", "/dora", "/ura", "/end/wins/0/tile", "/rules", "/end/wins/0/by", "/detail"]
    {
        let asked = with(sound(), pointer, json!(text));
        let answer = in_short(pointer, &asked);
        assert_eq!(only_problem(&answer), ("text-too-long", pointer));
    }
    let asked = json!({ "v": 1, "rules": "riichi-book-1", "seats": { "S": { "hand": text } } });
    let answer = answered("waits", &asked, questions::waits);
    assert_eq!(only_problem(&answer), ("text-too-long", "/seats/S/hand"));
    let answer = answered("parse", &json!(text), |text| questions::parse(text.as_str().unwrap()));
    assert_eq!(only_problem(&answer), ("text-too-long", ""));
}

/// What is one too many or too long, with what is just right: the list or the text, its bound, and the key.
#[test]
fn each_part_of_a_request_has_a_bound() {
    let many = |one: Value| move |count: usize| Value::from(vec![one.clone(); count]);
    let long = |letter: &'static str| move |count: usize| json!(letter.repeat(count));
    let book = |part: &'static str| move |value: Value| json!({ "base": "riichi-book-1", part: value });
    type Rows = Vec<(Value, &'static str, usize, &'static str, Box<dyn Fn(usize) -> Value>)>;
    let seat = |field: &str, value: Value| with(sound(), "/seats/W", json!({ field: value }));
    let meld = json!({ "kind": "pung", "tiles": "111z" });
    let (entries, text) = ("too-many-entries", "text-too-long");
    let block = json!({ "title": "", "source": "" });
    let in_book = |part: &'static str| with(sound(), "/rules", book(part)(json!([])));
    let rows: Rows = vec![
        (sound(), "/dora", bounds::TILES, text, Box::new(long(" "))),
        (seat("hand", json!("")), "/seats/W/hand", bounds::TILES, text, Box::new(long(","))),
        (seat("melds", json!([])), "/seats/W/melds", bounds::MELDS, entries, Box::new(many(meld))),
        (
            seat("discards", json!([])),
            "/seats/W/discards",
            bounds::DISCARDS,
            entries,
            Box::new(many(json!({ "tile": "1z" }))),
        ),
        (
            seat("discards", json!([{ "tile": "1z" }])),
            "/seats/W/discards/0/tile",
            bounds::TILE,
            text,
            Box::new(|count| json!(format!("1z{}", " ".repeat(count - 2)))),
        ),
        (
            sound(),
            "/end/wins",
            bounds::SEATS,
            entries,
            Box::new(many(json!({ "seat": "S", "tile": "6p", "by": "self-draw" }))),
        ),
        (sound(), "/penalties", bounds::PENALTIES, entries, Box::new(many(json!({ "seat": "S", "kind": "chombo" })))),
        (
            with(sound(), "/end", json!({ "kind": "draw" })),
            "/end/nagashi",
            bounds::SEATS,
            entries,
            Box::new(many(json!("S"))),
        ),
        (
            with(sound(), "/rules", json!({ "base": "riichi-book-1" })),
            "/rules/name",
            bounds::NAME,
            text,
            Box::new(long("n")),
        ),
        (in_book("blocks"), "/rules/blocks", bounds::BLOCKS, entries, Box::new(many(block.clone()))),
        (
            with(sound(), "/rules", book("blocks")(json!([block]))),
            "/rules/blocks/0/source",
            bounds::NOTE,
            text,
            Box::new(long("s")),
        ),
        (
            with(sound(), "/rules", book("winner")(json!({ "pung-hand": {} }))),
            "/rules/winner/pung-hand/name",
            bounds::NAME,
            text,
            Box::new(long("n")),
        ),
        (
            with(sound(), "/rules", book("hands")(json!({ "custom-1": { "name": "A" } }))),
            "/rules/hands/custom-1/template",
            bounds::TEMPLATE,
            text,
            Box::new(|length| json!(format!("1234567a 1234567b{}", " ".repeat(length - 17)))),
        ),
        (in_book("groups"), "/rules/groups", bounds::ENTRIES, entries, Box::new(many(json!([])))),
        (in_book("series"), "/rules/series", bounds::ENTRIES, entries, Box::new(many(json!(["pung-hand"])))),
        (in_book("caps"), "/rules/caps", bounds::ENTRIES, entries, Box::new(many(json!(["pung-hand"])))),
        (
            in_book("limits"),
            "/rules/limits",
            bounds::ENTRIES,
            entries,
            Box::new(many(json!({ "from": 5, "base": 2000, "name": "mangan" }))),
        ),
        (
            in_book("liability"),
            "/rules/liability",
            bounds::ENTRIES,
            entries,
            Box::new(many(json!({ "danger": "winds", "sets": 3 }))),
        ),
        (in_book("settling-table"), "/rules/settling-table", bounds::ENTRIES, entries, Box::new(many(json!([1, 1])))),
        (
            in_book("auxiliary-points-table"),
            "/rules/auxiliary-points-table",
            bounds::ENTRIES,
            entries,
            Box::new(many(json!([1, 1]))),
        ),
        (
            with(sound(), "/rules", book("excludes")(json!({}))),
            "/rules/excludes/pung-hand",
            bounds::ENTRIES,
            entries,
            Box::new(many(json!("chow-hand"))),
        ),
        (game(), "/game/name", bounds::NAME, text, Box::new(long("n"))),
        (game(), "/game/players/1", bounds::NAME, text, Box::new(long("n"))),
        (game(), "/game/deals/0/note", bounds::NOTE, text, Box::new(long("n"))),
        (game(), "/game/deals", bounds::DEALS, entries, Box::new(many(json!({ "end": { "kind": "scores" } })))),
        (with(game(), "/game/match", json!({})), "/game/match/won", bounds::SEATS, entries, Box::new(many(json!(1)))),
        (game(), "/game/deals/0/end/also", bounds::SEATS, entries, Box::new(many(json!("E")))),
    ];
    let (requests, games) = (validator("request"), validator("game"));
    for (whole, pointer, most, key, make) in rows {
        let schema = if whole.get("game").is_some() { &games } else { &requests };
        let of = |answer: &Value, key: &str| {
            let list = answer["problems"].as_array().unwrap();
            list.iter().any(|problem| problem["key"] == key && problem["at"] == pointer)
        };
        let right = with(whole.clone(), pointer, make(most));
        assert!(!of(&ask(&right), key), "{most} at {pointer}");
        let beyond = with(whole.clone(), pointer, make(most + 1));
        let answer = in_short(pointer, &beyond);
        assert!(of(&answer, key), "{} at {pointer}: {answer}", most + 1);
        assert!(!schema.is_valid(&beyond), "the schema takes {} at {pointer}", most + 1);
        let by_schema = |asked: &Value| {
            schema.iter_errors(asked).filter(|error| error.instance_path.to_string() == pointer).count()
        };
        assert!(
            pointer == "/end/nagashi" || pointer.starts_with("/rules/") || by_schema(&right) == 0,
            "the schema refuses {most} at {pointer}"
        );
        in_short(pointer, &with(whole, pointer, make(100_000)));
    }
}

#[test]
fn an_object_of_too_many_fields_is_one_problem() {
    let fields: serde_json::Map<String, Value> = (0..100_000).map(|at| (format!("k{at}"), json!(1))).collect();
    let mut whole = sound();
    whole.as_object_mut().unwrap().extend(fields.clone());
    assert_eq!(only_problem(&in_short("a request", &whole)).0, "too-many-entries");
    for pointer in ["/seats", "/seats/S", "/end/wins/0", "/rules"] {
        let asked = with(sound(), pointer, Value::Object(fields.clone()));
        let answer = in_short(pointer, &asked);
        assert!(answer["problems"].to_string().contains("too-many-entries"), "{answer}");
    }
    assert!(
        Pattern::ALL.len() <= bounds::ENTRIES && OptionKey::ALL.len() + 2 <= bounds::ENTRIES,
        "whatever there is can be said"
    );
}

/// In a list of a rulebook, those of the base count too.
#[test]
fn a_list_holds_the_catalogue_and_fifty_five_hands_or_is_refused() {
    let own = (1..=Pattern::CUSTOM.len()).map(|number| format!("custom-{number}"));
    let all: Vec<String> = Pattern::ALL.iter().map(ToString::to_string).chain(own).collect();
    for list in ["winner", "losers"] {
        // Where it is told that a list is too long: in the file itself, after those of its block, or in a second block.
        let of = |count: usize, in_block: bool| {
            let items: serde_json::Map<String, Value> =
                all.iter().take(count).map(|id| (id.clone(), json!({ "value": 1, "unit": "points" }))).collect();
            let (first, rest): (serde_json::Map<_, _>, serde_json::Map<_, _>) =
                items.into_iter().partition(|(id, _)| id < &"m".to_owned());
            let block = |items| json!({ "title": "", "source": "", list: items });
            let mut book = json!({ "base": "four-winds-blank", "blocks": [block(first)] });
            if in_block {
                book["blocks"].as_array_mut().unwrap().push(block(rest));
            } else {
                book[list] = Value::Object(rest);
            }
            let reported = questions::check_rulebook(&book)["problems"].as_array().cloned().unwrap_or_default();
            let places = reported.iter().filter(|problem| problem["key"] == "too-many-entries");
            places.map(|problem| problem["at"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        for (in_block, place) in [(false, format!("/{list}")), (true, format!("/blocks/1/{list}"))] {
            assert_eq!(of(bounds::ITEMS, in_block), [""; 0], "{list}");
            assert_eq!(of(bounds::ITEMS + 1, in_block), [place.as_str()], "{list}");
            assert_eq!(of(Pattern::ALL.len() + Pattern::CUSTOM.len(), in_block), [place], "once for all: {list}");
        }
    }
}

#[test]
fn of_very_many_problems_the_first_hundred_are_told() {
    let melds = json!(vec![json!({ "kind": "chow", "tiles": "111x", "who": 1 }); bounds::MELDS]);
    let seat = json!({ "melds": melds, "discards": vec![json!({}); bounds::DISCARDS] });
    let asked = with(sound(), "/seats", json!({ "E": seat, "S": seat, "W": seat, "N": seat }));
    let answer = in_short("problems", &asked);
    let list = answer["problems"].as_array().unwrap();
    assert_eq!(list.len(), bounds::PROBLEMS + 1);
    assert_eq!(list[bounds::PROBLEMS], json!({ "key": "too-many-problems", "at": "" }));
    assert!(validator("answer").is_valid(&answer), "{answer}");
}

/// The largest numbers that a request can have, under rules of every kind.
#[test]
fn answers_about_the_largest_numbers_fit_their_schema() {
    let (requests, answers) = (validator("request"), validator("answer"));
    let most = 1_000_000;
    let mut scored = 0;
    for base in OFFERED {
        let five = Plan::new(Rulebook::shipped(base).unwrap()).shapes().tiles() == 16;
        let hand = if five { "123m123m123m123m234m1z" } else { "123m123m123m123m1z" };
        for unit in Unit::ALL {
            for limit in [json!(null), json!(most)] {
                let item = json!({ "value": most, "unit": unit.as_str() });
                let rules = json!({ "base": base, "options": { "limit": limit },
                    "winner": { "one-suit-honors": item, "fully-concealed": item, "self-drawn": item } });
                let seats = json!({ "E": { "hand": hand }, "S": { "total": 100_000_000 } });
                let win = json!({ "seat": "E", "tile": "1z", "by": "self-draw" });
                let mut asked = json!({ "v": 1, "rules": rules, "honba": most, "deposits": most, "dealer_wins": most, "seats": seats,
                    "end": { "kind": "win", "wins": [win] }, "penalties": [{ "seat": "S", "kind": "false-win", "times": most }] });
                for _ in 0..2 {
                    assert_eq!(misfits(&requests, &asked), [""; 0], "{base} {unit}");
                    let answer = ask(&asked);
                    assert_eq!(misfits(&answers, &answer), [""; 0], "{base} {unit}: {answer}");
                    scored += usize::from(answer["ok"] == true);
                    asked["penalties"] = json!([]);
                    asked["seats"]["S"] = json!({});
                }
            }
        }
    }
    assert!(scored > 200, "{scored}");
}

#[test]
fn the_schemas_say_the_same_numbers() {
    let (request, played, book) = (schema("request"), schema("game"), schema("rulebook"));
    let rows: Vec<(&Value, &str, usize)> = vec![
        (&request, "/$defs/tiles/maxLength", bounds::TILES),
        (&request, "/$defs/tile/maxLength", bounds::TILE),
        (&request, "/$defs/seat/properties/melds/maxItems", bounds::MELDS),
        (&request, "/$defs/seat/properties/discards/maxItems", bounds::DISCARDS),
        (&request, "/$defs/win/properties/situation/maxItems", bounds::SITUATIONS),
        (&request, "/$defs/end/oneOf/1/properties/wins/maxItems", bounds::SEATS),
        (&request, "/properties/penalties/maxItems", bounds::PENALTIES),
        (&played, "/properties/game/properties/deals/maxItems", bounds::DEALS),
        (&played, "/properties/game/properties/name/maxLength", bounds::NAME),
        (&played, "/$defs/entry/properties/note/maxLength", bounds::NOTE),
        (&book, "/properties/blocks/maxItems", bounds::BLOCKS),
        (&book, "/properties/caps/maxItems", bounds::ENTRIES),
        (&book, "/properties/name/maxLength", bounds::NAME),
        (&book, "/$defs/block/properties/source/maxLength", bounds::NOTE),
    ];
    for (schema, pointer, most) in rows {
        assert_eq!(schema.pointer(pointer), Some(&json!(most)), "{pointer}");
    }
}
