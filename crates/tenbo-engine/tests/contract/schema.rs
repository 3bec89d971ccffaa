//! The published JSON Schemas, both ways: what the engine reads and writes fits them, and what they refuse the engine
//! refuses as well. Their lists are the engine's own.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tenbo_engine::deal::{After, By, DrawCause, Offense, Riichi, Situation};
use tenbo_engine::game::{Cause, FinalTransferReason, GameEnd, Overridden};
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Reason;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::{
    BasicPoints, Caveat, ConcealedWhen, Danger, Exclusion, Family, FinePaidTo, LiableShare, LiableWin, LimitName, Unit,
};
use tenbo_engine::score::{Extra, Remedy, Restriction, ShortcutRule, StepKey};
use tenbo_engine::settle::{LiabilityReason, TransferReason};
use tenbo_engine::tiles::MeldKind;
use tenbo_testing::broken::{broken, sound, spoiled};
use tenbo_testing::deal::ask;
use tenbo_testing::files;
use tenbo_testing::hands::{Wanted, deals, request};
use tenbo_testing::schemas::{misfits, schema, validator};

fn examples() -> Vec<(String, Value)> {
    let mut all = Vec::new();
    for file in ["riichi-book", "building-skills", "fourwinds-logic", "pao", "families"] {
        let text = files::text(format!("tests/data/executable/{file}.jsonl"));
        for line in text.lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            all.push((value["id"].as_str().unwrap().to_owned(), value["request"].clone()));
        }
    }
    all
}

#[test]
fn the_schemas_are_schemas() {
    for name in ["request", "answer", "rulebook", "game", "game-answer"] {
        assert!(jsonschema::meta::is_valid(&schema(name)), "{name}");
        assert_eq!(schema(name)["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
    }
}

#[test]
fn every_worked_example_is_a_request_and_its_answer_an_answer() {
    let (requests, answers) = (validator("request"), validator("answer"));
    let examples = examples();
    for (id, asked) in &examples {
        let answer = ask(asked);
        let wrong = misfits(&answers, &answer);
        assert!(wrong.is_empty(), "the answer to {id}: {wrong:?}\n{answer}");
        let wrong = misfits(&requests, asked);
        assert!(wrong.is_empty(), "the schema refuses {id}: {wrong:?}");
    }
    assert!(examples.len() > 200, "only {} examples", examples.len());
}

#[test]
fn generated_requests_and_their_answers_fit() {
    let (requests, answers) = (validator("request"), validator("answer"));
    let three = Wanted { three: true, ..Wanted::default() };
    for (rules, wanted) in
        [("riichi-mahjong-soul", Wanted { reds: true, ..Wanted::default() }), ("riichi-tenhou-three", three)]
    {
        for draft in deals(41, 300, wanted) {
            let mut asked = request(&draft, &json!(rules));
            for detail in ["explain", "score"] {
                asked["detail"] = json!(detail);
                assert_eq!(misfits(&requests, &asked), [""; 0], "{asked}");
                let answer = ask(&asked);
                assert_eq!(answer["ok"], true, "{asked}");
                assert_eq!(misfits(&answers, &answer), [""; 0], "{asked}\n{answer}");
            }
            asked["end"] = json!({ "kind": "open" });
            let answer = ask(&asked);
            assert_eq!(misfits(&answers, &answer), [""; 0], "{asked}\n{answer}");
        }
    }
}

#[test]
fn open_requests_answer_waits_and_discards_that_fit() {
    let answers = validator("answer");
    for (hand, field) in [("123m456p789s1122z", "waits"), ("123m456p7789s1122z", "discards")] {
        let asked = json!({ "v": 1, "rules": "riichi-ema-2025", "seats": { "S": { "hand": hand } }, "end": { "kind": "open" } });
        let answer = ask(&asked);
        assert!(!answer["seats"]["S"][field].as_array().unwrap().is_empty(), "{answer}");
        assert_eq!(misfits(&answers, &answer), [""; 0], "{answer}");
    }
}

#[test]
fn every_shipped_rulebook_fits() {
    let books = validator("rulebook");
    let mut count = 0;
    for entry in fs::read_dir(files::path("crates/tenbo-engine/src/rules/books")).unwrap() {
        let path = entry.unwrap().path();
        let book: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(misfits(&books, &book), [""; 0], "{}", path.display());
        count += 1;
    }
    assert!(count >= 13, "only {count} files");
}

#[test]
fn a_broken_request_is_refused_with_its_key_and_place() {
    let (requests, answers) = (validator("request"), validator("answer"));
    assert_eq!(ask(&sound())["ok"], true);
    assert_eq!(misfits(&requests, &sound()), [""; 0]);
    let rows = broken();
    assert!(rows.len() >= 60, "only {}", rows.len());
    let mut failed = Vec::new();
    for (about, pointer, value, key, at, by_schema) in rows {
        let asked = spoiled(pointer, value);
        let answer = ask(&asked);
        let problems = answer["problems"].as_array().unwrap();
        if answer["ok"] != false || !problems.iter().any(|problem| problem["key"] == key && problem["at"] == at) {
            failed.push(format!("{about}: no {key} at {at}, but {answer}"));
        }
        if misfits(&requests, &asked).is_empty() == by_schema {
            failed.push(format!("{about}: refused by the schema should be {by_schema}"));
        }
        failed.extend(misfits(&answers, &answer).into_iter().map(|wrong| format!("{about}: the answer {wrong}")));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn what_is_no_object_is_refused() {
    let requests = validator("request");
    for asked in [json!(null), json!([]), json!("riichi"), json!(7)] {
        let answer = ask(&asked);
        assert_eq!(answer["ok"], false, "{asked}");
        assert!(
            answer["problems"].as_array().unwrap().iter().any(|p| p["key"] == "wrong-type" && p["at"] == ""),
            "{answer}"
        );
        assert!(!requests.is_valid(&asked), "{asked}");
    }
}

#[test]
fn unreadable_tiles_are_pointed_at() {
    let answer = ask(&spoiled("/seats/S/hand", Some(json!("22m45x234678s"))));
    let chars: Vec<&Value> = answer["problems"].as_array().unwrap().iter().map(|problem| &problem["chars"]).collect();
    assert_eq!(chars, [&json!([3, 5]), &json!([5, 6])], "{answer}");
    let answer = ask(&spoiled("/seats/S/hand", Some(json!("22222m4p2346s"))));
    assert_eq!(answer["problems"][0]["chars"], json!([4, 5]), "{answer}");
}

/// A red five is not the plain one beside it, and of two bonus tiles one is wrong.
#[test]
fn the_tile_itself_is_pointed_at() {
    let chars = |rules: &str, field: &str, text: &str, key: &str| -> Vec<Value> {
        let mut asked = sound();
        asked["rules"] = json!(rules);
        asked["seats"]["S"][field] = json!(text);
        let answer = ask(&asked);
        let problems = answer["problems"].as_array().unwrap().iter();
        problems.filter(|problem| problem["key"] == key).map(|problem| problem["chars"].clone()).collect()
    };
    assert_eq!(chars("riichi-ema-2025", "hand", "22m05p234678s", "no-red-fives"), [json!([3, 4])]);
    assert_eq!(chars("riichi-ema-2025", "hand", "22m50p234678s", "no-red-fives"), [json!([4, 5])]);
    assert_eq!(chars("riichi-book-1", "bonus", "3f5f", "no-flowers-in-use"), [json!([0, 1]), json!([2, 3])]);
    assert_eq!(chars("mcr-mil-2025", "bonus", "3f5f3f", "bonus-twice"), [json!([4, 5])]);
    // Five fives, one of them red: a fifth copy is a plain one.
    assert_eq!(chars("riichi-tenhou", "hand", "22m05555p34678s", "fifth-copy"), [json!([7, 8])]);
}

/// Each field that the schema has is one that the engine knows: with a senseless value it is of a wrong type, not
/// unknown. And a field that the schema does not have is unknown to the engine.
#[test]
fn the_fields_of_requests_are_the_engine_s() {
    let (request, book) = (schema("request"), schema("rulebook"));
    let fields = |value: &Value| -> Vec<String> { value["properties"].as_object().unwrap().keys().cloned().collect() };
    let defs = |name: &str| &request["$defs"][name];
    let parts = |name: &str| &book["$defs"][name];
    let win = json!([{ "seat": "S", "by": "self-draw" }]);
    let base = json!({ "base": "riichi-book-1" });
    let row = json!({ "danger": "winds", "sets": 3 });
    let objects = [
        (&request, "", sound()),
        (defs("seat"), "/seats/S", sound()),
        (defs("meld"), "/seats/S/melds/0", sound()),
        (defs("discard"), "/seats/S/discards/0", spoiled("/seats/S/discards", Some(json!([{ "tile": "1m" }])))),
        (defs("win"), "/end/wins/0", spoiled("/end/wins", Some(win))),
        (defs("penalty"), "/penalties/0", spoiled("/penalties", Some(json!([{ "seat": "S", "kind": "chombo" }])))),
        (&book, "/rules", spoiled("/rules", Some(base.clone()))),
        (parts("item"), "/rules/winner/pinfu-hand", spoiled("/rules", Some(json!({ "winner": { "pinfu-hand": {} } })))),
        (parts("basic"), "/rules/basic", spoiled("/rules", Some(json!({ "basic": {} })))),
        (parts("options"), "/rules/options", spoiled("/rules", Some(json!({ "options": {} })))),
        (parts("payments"), "/rules/payments", spoiled("/rules", Some(json!({ "payments": {} })))),
        (
            parts("pay-row"),
            "/rules/payments/self-drawn",
            spoiled("/rules", Some(json!({ "payments": { "self-drawn": {} } }))),
        ),
        (parts("liability"), "/rules/liability/0", spoiled("/rules", Some(json!({ "liability": [row] })))),
        (
            parts("block"),
            "/rules/blocks/0",
            spoiled("/rules", Some(json!({ "blocks": [{ "title": "", "source": "" }] }))),
        ),
    ];
    let unknown = ["unknown-field", "unknown-option"];
    for (object, place, asked) in objects {
        assert_eq!(object["additionalProperties"], false, "{place}");
        for (field, known) in
            fields(object).into_iter().map(|field| (field, true)).chain([("such-a-thing".into(), false)])
        {
            let mut asked = asked.clone();
            asked.pointer_mut(place).unwrap()[&field] = json!([[]]);
            let answer = ask(&asked);
            let at = format!("{place}/{field}");
            let mut problems = answer["problems"].as_array().unwrap().iter();
            let says = problems.any(|p| p["at"] == at && unknown.contains(&p["key"].as_str().unwrap()));
            assert_eq!(says, !known, "{at}: {answer}");
        }
    }
}

/// The names of a list, in the engine's order.
macro_rules! names {
    ($list:expr) => {
        Value::from($list.iter().map(|entry| entry.as_str()).collect::<Vec<_>>())
    };
}

#[test]
fn games_and_what_they_come_to_fit() {
    let (games, answers) = (validator("game"), validator("game-answer"));
    for name in ["club-evening", "hanchan", "three", "official"] {
        let text = files::text(format!("tests/data/games/{name}.json"));
        let mut asked: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(misfits(&games, &asked), [""; 0], "{name}");
        for deals in [0, 5, usize::MAX] {
            asked["game"]["deals"].as_array_mut().unwrap().reverse();
            asked["game"]["deals"].as_array_mut().unwrap().truncate(deals);
            let answer = ask(&asked);
            assert_eq!(answer["ok"], true, "{answer}");
            assert_eq!(misfits(&answers, &answer), [""; 0], "{name}");
            asked = serde_json::from_str(&text).unwrap();
        }
        // What is written is what is read.
        let game = tenbo_engine::wire::read_file(&asked, 4).unwrap();
        let written = tenbo_engine::wire::game_request(asked["rules"].clone(), &game);
        assert_eq!(misfits(&games, &written), [""; 0], "{name}");
        assert_eq!(written, asked, "{name}");
    }
    let faulty = json!({ "v": 1, "rules": "riichi", "game": { "deals": [
        { "end": { "kind": "scores", "changes": { "S": 5, "N": -4 }, "winner": "S", "also": ["W"], "cause": "wall" }, "note": "x" },
        { "end": { "kind": "open" }, "honba": 3, "passes": true }
    ] } });
    assert_eq!(misfits(&games, &faulty), [""; 0]);
    let answer = ask(&faulty);
    assert_eq!((&answer["ok"], &answer["game"]["deals"][1]["cause"]), (&json!(true), &json!("faulty")));
    assert_eq!(misfits(&answers, &answer), [""; 0], "{answer}");
}

#[test]
fn a_broken_game_is_refused_by_schema_and_engine() {
    let (games, answers) = (validator("game"), validator("game-answer"));
    let sound = || {
        json!({ "v": 1, "rules": "riichi", "game": { "players": ["A", "B", "C"], "initial": 0, "rounds": 1, "deals": [
            { "end": { "kind": "scores", "changes": { "E": 1 } } }, { "end": { "kind": "draw" } }
        ], "finished": true } })
    };
    assert_eq!(misfits(&games, &sound()), [""; 0]);
    assert_eq!(ask(&sound())["ok"], true);
    for (pointer, value) in [
        ("/v", json!(2)),
        ("/rules", json!(7)),
        ("/game", json!([])),
        ("/game/players", json!(["A", "B"])),
        ("/game/players", json!(["A", "B", "C", "D", "E"])),
        ("/game/players/0", json!(1)),
        ("/game/initial", json!(-1)),
        ("/game/initial", json!(100_000_001)),
        ("/game/rounds", json!(0)),
        ("/game/rounds", json!(17)),
        ("/game/deals", json!({})),
        ("/game/deals/0", json!({})),
        ("/game/deals/0", json!({ "end": { "kind": "draw" }, "tiles": 1 })),
        ("/game/deals/0/end/kind", json!("score")),
        ("/game/deals/0/end/changes/E", json!(100_000_001)),
        ("/game/deals/0/end/changes/E", json!("1")),
        ("/game/deals/0/end/changes", json!({ "X": 1 })),
        ("/game/deals/0/end", json!({ "kind": "scores", "winner": "X" })),
        ("/game/deals/0/end", json!({ "kind": "scores", "also": ["X"] })),
        ("/game/deals/0/end", json!({ "kind": "scores", "cause": "tea" })),
        ("/game/deals/0/end", json!({ "kind": "scores", "wins": [] })),
        ("/game/deals/1", json!({ "end": { "kind": "draw" }, "passes": 1 })),
        ("/game/deals/1", json!({ "end": { "kind": "draw" }, "note": 1 })),
        ("/game/finished", json!("yes")),
    ] {
        let mut asked = sound();
        *asked.pointer_mut(pointer).unwrap() = value;
        assert!(!games.is_valid(&asked), "the schema takes {asked}");
        let answer = ask(&asked);
        assert_eq!(answer["ok"], false, "the engine takes {asked}");
        assert_eq!(misfits(&answers, &answer), [""; 0], "{answer}");
    }
}

#[test]
fn the_lists_are_the_engine_s() {
    let (request, answer, book) = (schema("request"), schema("answer"), schema("rulebook"));
    let (game, played) = (schema("game"), schema("game-answer"));
    let over: Vec<Value> = GameEnd::ALL.iter().map(|over| json!(over.as_str())).chain([Value::Null]).collect();
    let (defs, part) = (&request["$defs"], &book["$defs"]);
    let field = |object: &'static str, field: &'static str| format!("/$defs/{object}/properties/{field}/enum");
    let item = |object: &'static str, field: &'static str| format!("/$defs/{object}/properties/{field}/items/enum");
    let rows: Vec<(&Value, String, Value)> = vec![
        (&request, field("seat", "riichi"), names!(Riichi::ALL)),
        (&request, field("meld", "kind"), names!(MeldKind::ALL)),
        (&request, field("discard", "after"), names!(After::ALL)),
        (&request, field("win", "by"), names!(By::ALL)),
        (&request, item("win", "situation"), names!(Situation::ALL)),
        (&request, field("penalty", "kind"), names!(Offense::ALL)),
        (&request, "/$defs/end/oneOf/2/properties/cause/enum".into(), names!(DrawCause::ALL)),
        (&game, "/$defs/scores/properties/cause/enum".into(), names!(DrawCause::ALL)),
        (&played, field("game", "over"), json!(over)),
        (&played, field("deal", "cause"), names!(Cause::ALL)),
        (&played, item("deal", "overridden"), names!(Overridden::ALL)),
        (
            &played,
            "/$defs/final/properties/transfers/items/properties/why/enum".into(),
            names!(FinalTransferReason::ALL),
        ),
        (&book, "/$defs/pattern/enum".into(), names!([Pattern::ALL, Pattern::CUSTOM].concat())),
        (&book, "/$defs/option/enum".into(), names!(OptionKey::ALL)),
        (&book, "/$defs/unit/enum".into(), names!(Unit::ALL)),
        (&book, "/properties/family/enum".into(), names!(Family::ALL)),
        (&book, "/properties/exclusion/enum".into(), names!(Exclusion::ALL)),
        (&book, "/properties/limits/items/properties/name/enum".into(), names!(LimitName::ALL)),
        (&book, field("item", "concealed-when"), names!(ConcealedWhen::ALL)),
        (&book, field("liability", "danger"), names!(Danger::ALL)),
        (&book, field("liability", "win"), names!(LiableWin::ALL)),
        (
            &book,
            "/$defs/liability/properties/share/oneOf/0/enum".into(),
            Value::from(LiableShare::NAMED.map(|(name, _)| name).to_vec()),
        ),
        (&book, field("own-foul", "paid-to"), names!(FinePaidTo::ALL)),
        (&answer, "/$defs/problem-key/enum".into(), names!(ProblemKey::ALL)),
        (&answer, "/$defs/reason/enum".into(), names!(Reason::ALL)),
        (&answer, field("verdict", "why"), names!(LiabilityReason::ALL)),
        (&answer, "/$defs/caveats/items/enum".into(), names!(Caveat::ALL)),
        (&answer, "/$defs/restrictions/items/enum".into(), names!(Restriction::ALL)),
        (&answer, "/$defs/step-key/enum".into(), names!(StepKey::ALL)),
        (&answer, field("win", "limit"), names!(LimitName::ALL)),
        (&answer, field("chance", "remedy"), names!(Remedy::ALL)),
        (&answer, field("shortcut", "rule"), names!(ShortcutRule::ALL)),
        (&answer, item("shortcut", "extras"), names!(Extra::ALL)),
        (&answer, "/$defs/transfer/properties/why/properties/kind/enum".into(), names!(TransferReason::ALL)),
    ];
    for (schema, pointer, want) in rows {
        assert_eq!(schema.pointer(&pointer), Some(&want), "{pointer}");
    }
    let conditions: Vec<String> = OptionKey::ALL
        .iter()
        .flat_map(|&key| match key.spec() {
            OptionSpec::Flag(_) => vec![key.as_str().to_owned()],
            OptionSpec::Choice(names) => names.iter().map(|name| format!("{key}={name}")).collect(),
            OptionSpec::Number { .. } => Vec::new(),
        })
        .collect();
    assert_eq!(part["condition"]["enum"], json!(conditions));
    let basic: Vec<&String> =
        part["basic"]["properties"].as_object().unwrap().keys().filter(|key| *key != "unit").collect();
    assert_eq!(basic, BasicPoints::fields().collect::<Vec<_>>());
    let parts =
        |value: &Value| -> BTreeSet<String> { value["properties"].as_object().unwrap().keys().cloned().collect() };
    let shared: BTreeSet<String> = parts(&book).intersection(&parts(&part["block"])).cloned().collect();
    assert_eq!(shared.len(), 17, "a block has the parts that the maker's own differences have: {shared:?}");
    assert_eq!(defs["end"]["oneOf"].as_array().unwrap().len(), 3);
}

/// Every option with its kind, its range or its names, and its default.
#[test]
fn the_options_are_the_engine_s() {
    let book = schema("rulebook");
    let options = book["$defs"]["options"]["properties"].as_object().unwrap();
    let named: BTreeSet<&str> = options.keys().map(String::as_str).collect();
    assert_eq!(named, OptionKey::ALL.iter().map(|key| key.as_str()).collect());
    for &key in OptionKey::ALL {
        let mut found = options[key.as_str()].clone();
        let description = found.as_object_mut().unwrap().remove("description");
        assert!(description.is_some_and(|text| text.as_str().is_some_and(|text| text.len() > 10)), "{key}");
        let want = match key.spec() {
            OptionSpec::Flag(on) => json!({ "type": "boolean", "default": on }),
            OptionSpec::Choice(names) => json!({ "enum": names, "default": names[0] }),
            OptionSpec::Number { min, max, default: Some(default) } => {
                json!({ "type": "integer", "minimum": min, "maximum": max, "default": default })
            }
            OptionSpec::Number { min, max, default: None } => {
                json!({ "type": ["integer", "null"], "minimum": min, "maximum": max, "default": null })
            }
        };
        assert_eq!(found, want, "{key}");
    }
}
