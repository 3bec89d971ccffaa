//! Payoff schemes, rounding and draws: Four Winds' help pages, "Paying method" (4winpm01 to 4winpm18) and "Rounding".

use serde_json::{Value, json};
use tenbo_testing::deal::ask;

/// What East, the discarder and each of the others pay for a hand of 10, by row: East self-drawn, another self-drawn,
/// East on a discard, another on East's discard, another on a discard of a third.
type Table = [[i64; 3]; 5];

/// The tables as the help pages print them where they do (Japanese 4winpm07, Korean 4winpm18); where only words are
/// left, from the words; MMM and Wilmington as this program reconstructs them.
const TABLES: &[(&str, Table)] = &[
    ("chinese-classical", [[0, 0, 20], [20, 0, 10], [0, 20, 20], [0, 20, 10], [20, 10, 10]]),
    ("chinese-modern", [[0, 0, 20], [20, 0, 20], [0, 20, 10], [0, 20, 10], [10, 20, 10]]),
    ("chinese-official", [[0, 0, 10], [10, 0, 10], [0, 10, 0], [0, 10, 0], [0, 10, 0]]),
    ("japanese", [[0, 0, 20], [20, 0, 10], [0, 60, 0], [0, 40, 0], [0, 40, 0]]),
    ("simple", [[0, 0, 10], [10, 0, 10], [0, 10, 10], [0, 10, 10], [10, 10, 10]]),
    ("korean", [[0, 0, 10], [10, 0, 10], [0, 20, 0], [0, 20, 0], [0, 20, 0]]),
    ("mmm", [[0, 0, 20], [20, 0, 10], [0, 40, 10], [0, 20, 10], [10, 20, 10]]),
    ("wilmington", [[0, 0, 10], [10, 0, 10], [0, 45, 0], [0, 45, 0], [0, 45, 0]]),
];

/// Winner and discarder of each row.
const WINS: [(&str, Option<&str>); 5] =
    [("E", None), ("W", None), ("E", Some("N")), ("W", Some("E")), ("W", Some("S"))];

fn rules(options: &Value) -> Value {
    let mut rules = json!({ "base": "four-winds-blank", "options": { "settlement": "winner-only" } });
    for (key, value) in options.as_object().into_iter().flatten() {
        rules["options"][key] = value.clone();
    }
    rules
}

/// What each seat gains for a win of this total.
fn net(rules: &Value, winner: &str, from: Option<&str>, total: i64, more: &Value) -> [i64; 4] {
    let win = match from {
        Some(from) => json!({ "seat": winner, "by": "discard", "from": from }),
        None => json!({ "seat": winner, "by": "self-draw" }),
    };
    let mut asked = json!({ "v": 1, "rules": rules, "seats": {}, "end": { "kind": "win", "wins": [win] } });
    asked["seats"][winner] = json!({ "total": total });
    for (key, value) in more.as_object().into_iter().flatten() {
        if key == "seats" {
            for (seat, value) in value.as_object().unwrap() {
                asked["seats"][seat] = value.clone();
            }
        } else {
            asked[key] = value.clone();
        }
    }
    let answer = ask(&asked);
    assert_eq!(answer["ok"], true, "{asked}\n{answer}");
    ["E", "S", "W", "N"].map(|seat| answer["net"][seat].as_i64().unwrap_or_default())
}

/// A row of a table as what each seat gains.
fn row([east, discarder, others]: [i64; 3], winner: &str, from: Option<&str>) -> [i64; 4] {
    let pays = |seat: &str| match seat {
        _ if seat == winner => 0,
        _ if Some(seat) == from => discarder,
        "E" => east,
        _ => others,
    };
    let paid = ["E", "S", "W", "N"].map(pays);
    let mut gains = paid.map(|amount| -amount);
    gains[["E", "S", "W", "N"].iter().position(|seat| *seat == winner).unwrap()] = paid.iter().sum();
    gains
}

#[test]
fn each_scheme_pays_as_its_table_says() {
    for (name, table) in TABLES {
        for ((winner, from), cells) in WINS.into_iter().zip(table) {
            let found = net(&rules(&json!({ "winner-scheme": name })), winner, from, 10, &json!({}));
            assert_eq!(found, row(*cells, winner, from), "{name}: {winner} from {from:?}");
        }
    }
}

/// A custom table of the same numbers pays the same, fractions too; what is not said is nothing.
#[test]
fn a_table_of_ones_own_is_the_same_mechanism() {
    let cases = ["east-self-drawn", "self-drawn", "east-on-discard", "on-east-discard", "on-discard"];
    for (name, table) in TABLES {
        let mut payments = json!({});
        for (case, [east, discarder, others]) in cases.iter().zip(table) {
            let cell = |tenths: i64| json!({ "n": tenths, "d": 10 });
            payments[case] = json!({ "east": cell(*east), "discarder": cell(*discarder), "others": cell(*others) });
        }
        let mut rules = rules(&json!({ "winner-scheme": "customized" }));
        rules["payments"] = payments;
        for ((winner, from), cells) in WINS.into_iter().zip(table) {
            assert_eq!(net(&rules, winner, from, 10, &json!({})), row(*cells, winner, from), "{name}");
        }
    }
    let mut third = rules(&json!({ "winner-scheme": "customized" }));
    third["payments"] = json!({ "self-drawn": { "others": { "n": 1, "d": 3 } } });
    // A third of 10 is 3.33, of 11 is 3.67.
    assert_eq!(net(&third, "W", None, 10, &json!({})), [0, -3, 6, -3]);
    assert_eq!(net(&third, "W", None, 11, &json!({})), [0, -4, 8, -4]);
    assert_eq!(net(&third, "W", Some("N"), 11, &json!({})), [0; 4]);
}

/// Four Winds lets one fill in the table; until it is filled in there is none, and the way of paying holds.
#[test]
fn without_a_table_of_ones_own_the_way_of_paying_holds() {
    let ways = ["winner-only", "classical", "hong-kong", "zung-jung", "basic-from-all", "discarder-or-all"];
    for way in ways {
        for east in [false, true] {
            for more in [json!({}), json!({ "gun-rule": "full" }), json!({ "discarder-pays": "double" })] {
                let with = |scheme: &str| {
                    let mut options = json!({ "settlement": way, "east-doubles": east, "winner-scheme": scheme });
                    options.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
                    WINS.map(|(winner, from)| net(&rules(&options), winner, from, 100, &json!({})))
                };
                assert_eq!(with("customized"), with("own"), "{way}, East doubles: {east}, {more}");
            }
        }
    }
    let classical = json!({ "settlement": "classical", "east-doubles": true, "winner-scheme": "customized" });
    assert_eq!(net(&rules(&classical), "E", None, 10, &json!({})), [60, -20, -20, -20], "East gets double");
    assert_eq!(net(&rules(&classical), "W", None, 10, &json!({})), [-20, -10, 40, -10], "and pays double");
}

#[test]
fn a_table_with_unknown_rows_or_payers_is_refused() {
    for (payments, at) in [
        (json!({ "north-self-drawn": {} }), "/rules/payments/north-self-drawn"),
        (json!({ "self-drawn": { "west": 1 } }), "/rules/payments/self-drawn/west"),
    ] {
        let rules = json!({ "base": "four-winds-blank", "payments": payments });
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": {}, "end": { "kind": "open" } }));
        assert_eq!(
            (&answer["problems"][0]["key"], &answer["problems"][0]["at"]),
            (&json!("unknown-field"), &json!(at))
        );
    }
}

/// East receives double where the scheme makes no difference (4winpm: East receives double); in the classical scheme he
/// pays double as well, and not twice double.
#[test]
fn east_receives_double() {
    let simple = rules(&json!({ "winner-scheme": "simple", "east-doubles": true }));
    assert_eq!(net(&simple, "E", None, 10, &json!({})), [60, -20, -20, -20]);
    assert_eq!(net(&simple, "W", None, 10, &json!({})), [-10, -10, 30, -10]);
    let classical = rules(&json!({ "winner-scheme": "chinese-classical", "east-doubles": true }));
    assert_eq!(net(&classical, "E", None, 10, &json!({})), [60, -20, -20, -20]);
    let own = rules(&json!({ "east-doubles": true }));
    assert_eq!(net(&own, "W", Some("S"), 10, &json!({})), [-20, -10, 40, -10]);
}

/// The discarder pays his share, twice of it, half of all, or all; a drawn tile is as ever.
#[test]
fn the_discarder_pays_more() {
    let rows = [
        (json!({}), [-10, -10, 30, -10]),
        (json!({ "discarder-pays": "double" }), [-10, -20, 40, -10]),
        // Half of 30: what the others cannot halve is the discarder's.
        (json!({ "discarder-pays": "half" }), [-7, -16, 30, -7]),
        (json!({ "discarder-pays-all": true }), [0, -30, 30, 0]),
    ];
    for (options, want) in rows {
        assert_eq!(net(&rules(&options), "W", Some("S"), 10, &json!({})), want, "{options}");
        assert_eq!(net(&rules(&options), "W", None, 10, &json!({})), [-10, -10, 30, -10], "{options}");
    }
    // Half of 45 is 22 for the others and the rest for the discarder.
    let odd = rules(&json!({ "discarder-pays": "half" }));
    assert_eq!(net(&odd, "W", Some("S"), 15, &json!({})), [-11, -23, 45, -11]);
    // Half of 120 that all would pay, East double: the others share the other 60 as two to one.
    let east = rules(&json!({ "discarder-pays": "half", "east-doubles": true }));
    assert_eq!(net(&east, "W", Some("S"), 30, &json!({})), [-40, -60, 120, -20]);
    // With three players there are two shares, not three.
    let three = rules(&json!({ "winner-scheme": "japanese" }));
    assert_eq!(net(&three, "W", Some("S"), 10, &json!({ "players": 3 })), [0, -30, 30, 0]);
}

/// Chinese Official: 8 from everybody in any case (4winpm16), in points as in faan by the table.
#[test]
fn each_loser_pays_the_minimum() {
    let mut official =
        rules(&json!({ "winner-scheme": "chinese-official", "losers-pay-minimum": true, "system": "points" }));
    official["minimum"] = json!({ "value": 8, "unit": "points" });
    assert_eq!(net(&official, "W", Some("S"), 20, &json!({})), [-8, -28, 44, -8]);
    assert_eq!(net(&official, "W", None, 20, &json!({})), [-28, -28, 84, -28]);
    let mut faan = json!({ "base": "hong-kong-old-style", "options": { "losers-pay-minimum": true } });
    faan["minimum"] = json!({ "value": 3, "unit": "faan" });
    // Three faan are 8 by the half-spicy table.
    assert_eq!(net(&faan, "W", Some("S"), 16, &json!({})), [-24, -40, 88, -24]);
}

/// At the time of payment, once for the whole sum of a payer (4win1rnd; Japanese Modern, rules 06: 960 is 1,000 each, from
/// East 1,920 rounded up, and from a discarder the sum of all three rounded up; the page has 1,900 for East where its own
/// rule gives 2,000).
#[test]
fn payments_are_rounded_once_for_each_payer() {
    let up = |options: Value| {
        let mut all = json!({ "round-payments-to": 100, "round-payments-way": "up", "east-doubles": true });
        all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        rules(&all)
    };
    assert_eq!(net(&up(json!({})), "N", None, 960, &json!({})), [-2000, -1000, -1000, 4000]);
    assert_eq!(net(&up(json!({ "discarder-pays-all": true })), "N", Some("E"), 960, &json!({})), [-3900, 0, 0, 3900]);
    // Australian: off to 100 (150 is 200, 149 is 100), and between the losers too.
    let off = json!({ "round-payments-to": 100, "settlement": "classical", "losers-settle": true });
    let seats = json!({ "seats": { "E": { "total": 160 }, "S": { "total": 12 }, "N": { "total": 0 } } });
    // 149 is 100 from each; 160 to 12 is 148, 100; 160 to nothing 200; 12 to nothing is nothing.
    assert_eq!(net(&rules(&off), "W", None, 149, &seats), [200, -200, 300, -300]);
    // A liable seat pays one sum as well.
    let liable = up(json!({}));
    let asked = json!({ "v": 1, "rules": liable, "seats": { "N": { "total": 960 } },
        "end": { "kind": "win", "wins": [{ "seat": "N", "by": "self-draw", "liable": "S" }] } });
    assert_eq!(ask(&asked)["net"]["S"], -3900, "twice 960 and twice once, rounded as one sum");
}

/// Before doubling and after it, off and up.
#[test]
fn points_and_totals_are_rounded_at_their_moment() {
    let score = |options: Value| {
        let rules = json!({ "base": "chinese-classical", "options": options });
        let answer = ask(&json!({ "v": 1, "rules": rules,
            "seats": { "S": { "hand": "22m567m23p", "melds": [{ "kind": "pung", "tiles": "666z", "from": "W" },
                { "kind": "pung", "tiles": "333s", "from": "W" }] } },
            "end": { "kind": "win", "wins": [{ "seat": "S", "tile": "4p", "by": "discard", "from": "W" }] } }));
        let win = answer["wins"][0].clone();
        let steps: Vec<String> =
            win["steps"].as_array().unwrap().iter().map(|s| s["key"].as_str().unwrap().to_owned()).collect();
        (win["points"].as_i64().unwrap(), win["doubles"].as_i64().unwrap(), win["total"].as_i64().unwrap(), steps)
    };
    // 10 for winning, 4 for the dragons, 2 for the threes: 16 doubled once.
    let (points, doubles, sum, _) = score(json!({}));
    assert_eq!((points, doubles, sum), (16, 1, 32));
    let (points, _, sum, steps) = score(json!({ "round-points-to": 10, "round-points-way": "up" }));
    assert_eq!((points, sum), (20, 40));
    assert!(steps.contains(&"rounded-points".to_owned()), "{steps:?}");
    assert_eq!(score(json!({ "round-points-to": 100 })).0, 0, "16 is nearer to nothing than to 100");
    assert_eq!(score(json!({ "round-to": 10 })).2, 30);
    assert_eq!(score(json!({ "round-to": 10, "round-way": "up" })).2, 40);
}

/// East between the losers: as to the winner, or whatever is said.
#[test]
fn east_between_the_losers() {
    let seats = json!({ "seats": { "E": { "total": 30 }, "S": { "total": 10 }, "N": { "total": 10 } } });
    let rows = [
        (json!({ "east-doubles": true }), [-200 + 80, -100 - 40, 400, -100 - 40]),
        (json!({ "east-doubles": true, "losers-east-doubles": "off" }), [-200 + 40, -100 - 20, 400, -100 - 20]),
        (json!({ "losers-east-doubles": "on" }), [-100 + 80, -100 - 40, 300, -100 - 40]),
        (json!({ "losers-east-doubles": "as-to-the-winner" }), [-100 + 40, -100 - 20, 300, -100 - 20]),
    ];
    for (mut options, want) in rows {
        options["settlement"] = json!("classical");
        options["losers-settle"] = json!(true);
        assert_eq!(net(&rules(&options), "W", None, 100, &seats), want, "{options}");
    }
}

/// With two winners the two others settle, once.
#[test]
fn losers_settle_once_however_many_win() {
    let rules = rules(&json!({ "settlement": "classical", "losers-settle": true, "maximum-winners": 2 }));
    let win = |seat: &str| json!({ "seat": seat, "by": "discard", "from": "N" });
    let answer = ask(&json!({ "v": 1, "rules": rules, "end": { "kind": "win", "wins": [win("E"), win("S")] },
        "seats": { "E": { "total": 100 }, "S": { "total": 50 }, "W": { "total": 12 }, "N": { "total": 2 } } }));
    let losers: Vec<&Value> =
        answer["transfers"].as_array().unwrap().iter().filter(|t| t["why"]["kind"] == "losers").collect();
    assert_eq!(losers.len(), 1, "{answer}");
    assert_eq!((&losers[0]["from"], &losers[0]["to"], &losers[0]["amount"]), (&json!("N"), &json!("W"), &json!(10)));
}

/// At a draw all hands settle (Kajongg), or those who are not ready pay the others, or nobody anything.
#[test]
fn draws_are_paid_as_the_rules_say() {
    let drawn = |options: Value, cause: &str| {
        let mut all = json!({ "settlement": "classical", "not-ready-payment": 60 });
        all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        let answer = ask(&json!({ "v": 1, "rules": rules(&all), "end": { "kind": "draw", "cause": cause },
            "seats": { "E": { "total": 40, "ready": true }, "S": { "total": 10 }, "W": { "total": 10 }, "N": { "total": 0 } } }));
        ["E", "S", "W", "N", "bank"].map(|seat| answer["net"][seat].as_i64().unwrap())
    };
    assert_eq!(drawn(json!({}), "wall"), [0; 5]);
    assert_eq!(drawn(json!({ "draw-payments": "hands" }), "wall"), [100, -20, -20, -60, 0]);
    assert_eq!(
        drawn(json!({ "draw-payments": "hands", "losers-east-doubles": "on" }), "wall"),
        [200, -50, -50, -100, 0]
    );
    assert_eq!(drawn(json!({ "draw-payments": "hands" }), "abandoned"), [0; 5]);
    assert_eq!(drawn(json!({ "draw-payments": "ready" }), "wall"), [60, -20, -20, -20, 0]);
    assert_eq!(drawn(json!({ "draw-payments": "none" }), "wall"), [0; 5]);
    let added = json!({ "draw-payments": "hands", "settlement": "add-up", "east-doubles": true });
    assert_eq!(drawn(added, "wall"), [80, 10, 10, 0, -100]);
}

/// What has no effect says what it waits for, or what stands in its way.
#[test]
fn options_without_effect_are_grayed() {
    let grayed = |options: Value| {
        let asked = json!({ "v": 1, "rules": rules(&options), "seats": {}, "end": { "kind": "open" } });
        let answer = ask(&asked);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let problems = answer["problems"].as_array().unwrap().iter();
        let options = problems.filter(|p| p["at"].as_str().unwrap().starts_with("/rules/options/"));
        options.map(|p| (text(&p["at"]), text(&p["key"]), text(&p["name"]), p["setting"].clone())).collect::<Vec<_>>()
    };
    let (until, idle, none) = ("greyed-option", "idle-option", Value::Null);
    let last = |more: Value| {
        let mut options = json!({ "insurance-last-five": true });
        options.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        options
    };
    // The last five tiles make nobody liable as long as the discarder pays for all (Four Winds: not to be chosen then).
    let rows = [
        (last(json!({ "winner-scheme": "japanese" })), "insurance-last-five", until, "winner-scheme", none.clone()),
        (last(json!({ "discarder-pays-all": true })), "insurance-last-five", until, "discarder-pays-all", none.clone()),
        (
            last(json!({ "settlement": "hong-kong", "gun-rule": "full" })),
            "insurance-last-five",
            until,
            "gun-rule",
            none.clone(),
        ),
        (last(json!({ "settlement": "discarder-or-all" })), "insurance-last-five", until, "settlement", none.clone()),
        (json!({ "allow-no-choice": true }), "allow-no-choice", until, "insurance-classical-hands", json!(true)),
        // A hand can be dead because it is said so, whatever a false win does: what it is worth is what losers settle.
        (
            json!({ "offender-score-zeroed": true, "settlement": "classical" }),
            "offender-score-zeroed",
            until,
            "losers-settle",
            json!(true),
        ),
        (json!({ "false-win-east-doubles": true }), "false-win-east-doubles", until, "false-win-points", json!(1)),
        (json!({ "allow-canceling": true }), "allow-canceling", until, "false-claim-points", json!(1)),
        (json!({ "losers-pay-minimum": true }), "losers-pay-minimum", until, "minimum", none.clone()),
        (json!({ "winner-scheme": "customized" }), "winner-scheme", until, "payments", none.clone()),
        (json!({ "faan-table": "half-spicy" }), "faan-table", until, "system", json!("faan-laak")),
        (json!({ "maximum-faan": 10 }), "maximum-faan", until, "system", json!("faan-laak")),
        (json!({ "round-way": "up" }), "round-way", until, "round-to", json!(2)),
        (json!({ "kan-ura": true, "ura-dora": false, "riichi": true }), "", "", "", none.clone()),
        (json!({ "treasure-self-drawn": true }), "treasure-self-drawn", idle, "", none.clone()),
    ];
    for (options, key, problem, needs, setting) in rows {
        let found = grayed(options.clone());
        if key.is_empty() {
            assert_eq!(found, [], "what is as ever says nothing: {options}");
            continue;
        }
        assert_eq!(found, [(format!("/rules/options/{key}"), problem.to_owned(), needs.to_owned(), setting)], "{key}");
    }
    assert_eq!(grayed(json!({ "insurance-last-five": true, "allow-no-choice": true })), []);
    // East doubles what a false win costs that was not even ready, too.
    assert_eq!(grayed(json!({ "false-win-east-doubles": true, "false-win-not-ready-points": 100 })), []);
    // Where the last tiles are no insurance they are none that excuses either.
    let both = last(json!({ "discarder-pays-all": true, "allow-no-choice": true }));
    let keys: Vec<String> = grayed(both).into_iter().map(|(at, ..)| at).collect();
    assert_eq!(keys, ["/rules/options/insurance-last-five", "/rules/options/allow-no-choice"]);
}

/// Values, units and tables that these rules never look at say so at their place.
#[test]
fn what_counts_nothing_says_so_at_its_place() {
    let said = |rules: Value| {
        let answer = ask(&json!({ "v": 1, "rules": rules, "seats": {}, "end": { "kind": "open" } }));
        assert_eq!(answer["ok"], true, "{answer}");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let problems = answer["problems"].as_array().unwrap().iter();
        problems.map(|p| (text(&p["key"]), text(&p["at"]), text(&p["name"]), p["setting"].clone())).collect::<Vec<_>>()
    };
    let blank = |more: Value| {
        let mut rules = json!({ "base": "four-winds-blank" });
        rules.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        said(rules)
    };
    let one = |key: &str, at: &str, name: &str, setting: Value| [(key.into(), at.into(), name.into(), setting)];
    let hand = |unit: &str, options: Value| {
        blank(json!({ "winner": { "pung-hand": { "value": 3, "unit": unit } }, "options": options }))
    };
    // Per cent of a limit that is not set.
    let limit = one("greyed-item", "/rules/winner/pung-hand", "limit", json!(1));
    assert_eq!(hand("percent-of-limit", json!({ "limit": null })), limit);
    assert_eq!(hand("percent-of-limit", json!({ "limit": 500 })), []);
    let faan = json!({ "system": "faan-laak", "limit": null, "faan-table": "half-spicy" });
    assert_eq!(hand("percent-of-limit", faan.clone()), limit);
    let mut most = faan;
    most["maximum-faan"] = json!(10);
    assert_eq!(hand("percent-of-limit", most), [], "the most faan are the limit there");
    // Units that are not added up.
    let systems = [
        ("point-double", ["points", "doubles"]),
        // Tai by a table, as in Singapore (docs/rules/south-east-asia.md). They were idle until the rulebook's tai were
        // called tai.
        ("faan-laak", ["faan", "tai"]),
        ("han-fu", ["han", "fu"]),
        ("points", ["points", "tai"]),
    ];
    for (system, counted) in systems {
        for unit in ["points", "doubles", "faan", "han", "fu", "tai"] {
            let found = hand(unit, json!({ "system": system, "basic-points": "none", "limit": 500 }));
            let found: Vec<_> = found.into_iter().filter(|(_, at, ..)| at.ends_with("/unit")).collect();
            let idle = one("idle-unit", "/rules/winner/pung-hand/unit", "", Value::Null);
            assert_eq!(found, if counted.contains(&unit) { Vec::new() } else { idle.to_vec() }, "{unit} in {system}");
        }
    }
    // Tables of another way of counting or paying.
    let pay = json!({ "self-drawn": { "others": 1 } });
    let tables = [
        ("auxiliary-points-table", json!([[10, 1]]), "system", json!("faan-laak")),
        ("limits", json!([{ "from": 5, "base": 2000, "name": "mangan" }]), "system", json!("han-fu")),
        ("payments", pay, "winner-scheme", json!("customized")),
    ];
    for (table, value, needs, setting) in tables {
        let at = format!("/rules/{table}");
        assert_eq!(blank(json!({ table: value })), one("greyed-item", &at, needs, setting), "{table}");
    }
    let points = json!({ "options": { "system": "points" }, "basic": { "pung": 2 } });
    let found = blank(points).into_iter().find(|(_, at, ..)| at == "/rules/basic");
    assert_eq!(found, Some(("greyed-item".into(), "/rules/basic".into(), "system".into(), json!("point-double"))));
    // What a settling table has is faan or doubles.
    for (system, idle) in [("points", true), ("han-fu", true), ("faan-laak", false), ("point-double", false)] {
        let found = blank(json!({ "options": { "system": system, "limit": 500 }, "settling-table": [[0, 1], [1, 2]] }));
        let reported = ("greyed-item".into(), "/rules/settling-table".into(), "system".into(), json!("faan-laak"));
        assert_eq!(found.contains(&reported), idle, "{system}: {found:?}");
    }
    // Five sets cannot be those of a limit hand: it waits for hands of four.
    let five = blank(json!({ "winner": { "nine-gates": { "value": 50 } }, "options": { "hand-size": "16" } }));
    assert_eq!(five, one("greyed-item", "/rules/winner/nine-gates", "hand-size", json!("13")));
}

/// East wins on a discard with an open pung of dragons and a concealed one of its own and the round's wind in one suit
/// with honors, under a rulebook with this settling table.
fn with_table(base: &str, limit: i64, table: &Value) -> Value {
    let rules = json!({ "base": base, "options": { "limit": limit }, "settling-table": table });
    ask(&json!({ "v": 1, "rules": rules, "detail": "explain",
        "seats": { "E": { "hand": "111z234m678m9m", "melds": [{ "kind": "pung", "tiles": "555z", "from": "W" }] } },
        "end": { "kind": "win", "wins": [{ "seat": "E", "tile": "9m", "by": "discard", "from": "S" }] } }))
}

/// Regulated doubles (Four Winds, 4winsc24 and 4winpm04; docs/rules/four-winds.md, Settling tables). The hand has 20
/// points for going out, 8 and 4 for its pungs and 2 for the wait, a double for the dragons, one each for both winds
/// and one for the suit. Totals are rounded to 10.
#[test]
fn a_settling_table_says_what_doubles_multiply_by() {
    for (limit, table, doubled, total, next) in [
        (1000, json!([]), 544, 540, [1000, 1000]),
        (1000, json!([[1, 2], [2, 4], [3, 8], [4, 12], [5, 16]]), 408, 410, [540, 540]),
        (1000, json!([[5, 30], [6, 2]]), 34, 30, [1000, 70]),
        (500, json!([[0, 3], [3, 20]]), 680, 500, [500, 500]),
    ] {
        let answer = with_table("european-classical", limit, &table);
        let win = &answer["wins"][0];
        let step = |key: &str| {
            win["steps"].as_array().unwrap().iter().find(|step| step["key"] == key).map(|step| step["value"].clone())
        };
        let steps = ["sum", "doubles", "doubled"].map(step);
        assert_eq!(steps, [34, 4, doubled].map(|value| Some(json!(value))), "{table}");
        assert_eq!(win["total"], total, "{table}");
        let more = (1..).zip(next).filter(|(_, next)| *next != total);
        let more: Vec<_> = more.map(|(more, total)| json!({ "more": more, "total": total })).collect();
        assert_eq!(win["next"].as_array().cloned().unwrap_or_default(), more, "{table}");
    }
}

/// Where points are added up, or han are counted, there is no settling table, and no limit comes of it.
#[test]
fn a_settling_table_changes_nothing_where_neither_faan_nor_doubles_are_counted() {
    for base in ["mcr-mil-2025", "riichi-ema-2025"] {
        let plain = with_table(base, 1000, &json!([]));
        assert_eq!(plain["ok"], true, "{plain}");
        let mut settled = with_table(base, 1000, &json!([[0, 1], [1, 2], [10, 30]]));
        settled["problems"] = plain["problems"].clone();
        assert_eq!(settled, plain, "{base}");
    }
}

/// No shipped rulebook sets anything in vain.
#[test]
fn shipped_rulebooks_have_no_idle_settings() {
    for id in tenbo_engine::rules::OFFERED {
        let answer = ask(&json!({ "v": 1, "rules": id, "seats": {}, "end": { "kind": "open" } }));
        let problems = answer["problems"].as_array().unwrap().iter();
        let vain: Vec<_> = problems.filter(|p| p["key"] != "greyed-item").collect();
        assert!(vain.is_empty(), "{id}: {vain:?}");
    }
}
