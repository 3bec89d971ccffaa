//! Limits and what losers hold: direct counts and the best plan (R28 to R31), the parameters of special hands (R33 to R36),
//! losers' hands (R37 to R42) and where the limit applies (R43). The numbers are those of docs/rules/four-winds.md.

use serde_json::{Value, json};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::problems::{Place, Reader};
use tenbo_engine::rules::read;
use tenbo_engine::score::Score;
use tenbo_engine::wire::respond;
use tenbo_testing::classical::{Record, plan};

/// A rulebook of these items and options over a blank one with a limit of 500.
fn rules(winner: &Value, losers: &Value, options: &Value) -> Plan {
    rules_with_minimum(winner, losers, options, &Value::Null)
}

fn rules_with_minimum(winner: &Value, losers: &Value, options: &Value, minimum: &Value) -> Plan {
    let book = json!({ "base": "four-winds-blank", "winner": winner, "losers": losers, "options": options, "minimum": minimum });
    let mut reader = Reader::default();
    let mut book = read::rulebook(&book, &Place::default(), &mut reader).unwrap();
    assert!(reader.problems.is_empty(), "{:?}", reader.problems);
    book.options.set(tenbo_engine::options::OptionKey::Limit, Some(500));
    Plan::new(book)
}

/// South's hand in the first round, won from another seat unless told otherwise; a loser's without a winning tile.
fn score(plan: &Plan, hand: &str, win: &str, src: &str) -> Option<Score> {
    let mut value = json!({ "hand": hand, "src": src, "seat": "S", "round": "E" });
    if !win.is_empty() {
        value["win"] = json!(win);
    }
    Record::read(&value).score(plan)
}

fn total(plan: &Plan, hand: &str, win: &str, src: &str) -> i64 {
    score(plan, hand, win, src).filter(|score| score.tally.win).map_or(0, |score| score.tally.total)
}

fn why(score: &Score, pattern: Pattern) -> Option<Reason> {
    score.lines.iter().find(|line| line.pattern == pattern).unwrap_or_else(|| panic!("{pattern} is not listed")).reason
}

const LIMIT: &str = "percent-of-limit";

/// R28, R31: percent, as many points as the limit, and points that are flagged count directly; fewer points do not.
#[test]
fn what_counts_directly_takes_the_place_of_everything_else() {
    let hand = ("[222m] [444m] 666m888m55m", "5m");
    for (item, direct) in [
        (json!({ "value": 40, "unit": LIMIT }), Some(200)),
        (json!({ "value": 500, "unit": "points" }), Some(500)),
        (json!({ "value": 120, "unit": "points", "count-directly": true }), Some(120)),
        (json!({ "value": 120, "unit": "points" }), None),
    ] {
        let winner = json!({ "purity": item, "all-simples": { "value": 2, "unit": "points" } });
        let found = score(&rules(&winner, &json!({}), &json!({})), hand.0, hand.1, "discard").unwrap();
        assert_eq!(found.tally.is_direct(), direct.is_some(), "{item}");
        assert_eq!(found.tally.total, direct.unwrap_or(122), "{item}");
        assert_eq!(why(&found, Pattern::AllSimples), direct.map(|_| Reason::DirectCount), "{item}");
    }
}

/// R29: of several the highest stands alone; where the rules allow it they add up, the limit notwithstanding.
#[test]
fn several_direct_counts_add_up_only_where_the_rules_allow_it() {
    let winner =
        json!({ "all-honors": { "value": 100, "unit": LIMIT }, "big-four-winds": { "value": 60, "unit": LIMIT } });
    for (allowed, worth) in [(false, 500), (true, 800)] {
        let plan = rules(&winner, &json!({}), &json!({ "allow-multiple-limit-hands": allowed }));
        assert_eq!(total(&plan, "[EEE] [SSS] [WWW] NNNCC", "C", "discard"), worth);
    }
}

/// R30: a share of the limit competes with points and doubles, and the larger wins: 0.4 of 1,000 against 72 points
/// doubled three times, and against 24.
#[test]
fn a_share_of_the_limit_competes_with_points_and_doubles() {
    let bmja = plan("BMJA");
    let hand =
        |hand: &str| Record::read(&json!({ "hand": hand, "seat": "W", "round": "N" })).score(&bmja).unwrap().tally;
    let rich = hand("[CCCC] (FFFF) [PPPP] EEE5m");
    assert_eq!((rich.total, rich.points_doubles()), (576, Some((72, 3))));
    let poor = hand("[CCC] [FFF] [PPP] EEE5m");
    assert_eq!((poor.total, poor.percent()), (400, Some(40)));
}

/// A half limit is one, whatever the limit is; the limit cuts what is counted, not what counts directly.
#[test]
fn half_limits() {
    let winner =
        json!({ "seven-pairs": { "value": 50, "unit": LIMIT }, "all-honor-pairs": { "value": 200, "unit": LIMIT } });
    let plan = rules(&winner, &json!({}), &json!({}));
    assert_eq!(total(&plan, "11m22m33p44p55s66sEE", "E", "discard"), 250);
    assert_eq!(total(&plan, "EESSWWNNCCFFPP", "P", "discard"), 1000);
}

/// R33, R34: sets melded before the last tile where the hand allows them, the last tile claimed in any case; double if
/// nothing was claimed before.
#[test]
fn melded_and_concealed_special_hands() {
    let snake = |melded: bool| {
        let item = json!({ "value": 60, "unit": LIMIT, "allow-melded": melded, "double-if-concealed": true });
        rules(
            &json!({ "squirming-snake": item, "one-suit-only": { "value": 7, "unit": "points" } }),
            &json!({}),
            &json!({}),
        )
    };
    let (open, shut) = ("[111m] 999m345m678m22m", "111m999m345m678m22m");
    assert_eq!(total(&snake(true), open, "2m", "discard"), 300);
    assert_eq!(total(&snake(true), shut, "2m", "discard"), 600);
    assert_eq!(total(&snake(false), shut, "2m", "discard"), 600);
    let refused = score(&snake(false), open, "2m", "discard").unwrap();
    assert_eq!((refused.tally.total, why(&refused, Pattern::SquirmingSnake)), (7, Some(Reason::MeldedNotAllowed)));
}

/// R35: which kongs stand for concealed triplets is a general option, and a hidden treasure has one of its own. The choice
/// is which other kongs are as good as concealed ones: "concealed Kongs are normally interpreted as concealed triplets"
/// (Four Winds, "Limit and special hands"); only "none" takes that from them.
#[test]
fn kongs_in_a_hidden_treasure() {
    let treasure = |general: &str, own: &str| {
        let winner = json!({ "hidden-treasure": { "value": 100, "unit": LIMIT }, "four-concealed-pungs": { "value": 3, "unit": "points" } });
        rules(&winner, &json!({}), &json!({ "kongs-as-concealed": general, "treasure-kongs": own }))
    };
    let hands = ["(1111m) 333p555s777sEE", "[1111m^] 333p555s777sEE", "[1111m] 333p555s777sEE"];
    for (general, own, worth) in [
        ("concealed", "as-elsewhere", [500, 0, 0]),
        ("claimed", "as-elsewhere", [500, 500, 0]),
        ("all", "as-elsewhere", [500, 500, 500]),
        ("melded", "as-elsewhere", [500, 500, 500]),
        ("from-melded-pungs", "as-elsewhere", [500, 0, 500]),
        ("none", "as-elsewhere", [0, 0, 0]),
        ("concealed", "none", [3, 0, 0]),
        ("none", "concealed", [500, 0, 0]),
        ("concealed", "claimed", [500, 500, 0]),
        ("concealed", "all", [500, 500, 500]),
    ] {
        let plan = treasure(general, own);
        assert_eq!(hands.map(|hand| total(&plan, hand, "E", "self")), worth, "{general}, {own}");
    }
}

/// A concealed kong is a concealed triplet whichever others are.
#[test]
fn a_concealed_kong_is_a_concealed_triplet_unless_no_kong_is() {
    let triplets = |general: &str| {
        let points = |value: u32| json!({ "value": value, "unit": "points" });
        let winner = json!({ "two-concealed-pungs": points(2), "three-concealed-pungs": points(30), "four-concealed-pungs": points(400) });
        rules(&winner, &json!({}), &json!({ "kongs-as-concealed": general, "system": "points" }))
    };
    for (general, worth) in [
        ("concealed", [400, 30, 30]),
        ("claimed", [400, 400, 30]),
        ("all", [400, 400, 400]),
        ("melded", [400, 400, 400]),
        ("from-melded-pungs", [400, 30, 400]),
        ("none", [30, 30, 30]),
    ] {
        let hands = ["(1111m) 333p555s777sEE", "[1111m^] 333p555s777sEE", "[1111m] 333p555s777sEE"];
        assert_eq!(hands.map(|hand| total(&triplets(general), hand, "E", "self")), worth, "{general}");
    }
}

/// R36: a concealed irregular hand has no kong at all; where it may be melded, every kind.
#[test]
fn kongs_in_irregular_hands() {
    let snake = |melded: bool| {
        let item = json!({ "value": 100, "unit": LIMIT, "allow-melded": melded });
        rules(&json!({ "great-snake": item, "emerald-snake": item }), &json!({}), &json!({}))
    };
    for hand in ["(FFFF) 123456789sEE", "[FFFF^] 123456789sEE", "[FFFF] 123456789sEE"] {
        assert_eq!(total(&snake(true), hand, "E", "self"), 500, "{hand}");
        let refused = score(&snake(false), hand, "E", "self").unwrap();
        assert_eq!(why(&refused, Pattern::EmeraldSnake), Some(Reason::MeldedNotAllowed), "{hand}");
        assert_eq!(refused.tally.total, 0, "{hand}");
    }
    assert_eq!(total(&snake(false), "123456789sFFFEE", "E", "discard"), 500);
}

/// What a hidden treasure may ask for besides: the pair last, a drawn tile, one suit.
#[test]
fn what_a_hidden_treasure_asks_for() {
    let treasure =
        |options: Value| rules(&json!({ "hidden-treasure": { "value": 100, "unit": LIMIT } }), &json!({}), &options);
    let (mixed, one_suit) = ("111m333p555s777sEE", "111m333m555m777mEE");
    let pair = treasure(json!({ "treasure-pair-wait": true }));
    assert_eq!([total(&pair, mixed, "E", "discard"), total(&pair, mixed, "7s", "self")], [500, 0]);
    let drawn = treasure(json!({ "treasure-self-drawn": true }));
    assert_eq!([total(&drawn, mixed, "E", "discard"), total(&drawn, mixed, "7s", "self")], [0, 500]);
    let suit = treasure(json!({ "treasure-one-suit": true }));
    assert_eq!([total(&suit, mixed, "E", "discard"), total(&suit, one_suit, "E", "discard")], [0, 500]);
    let open = score(&treasure(json!({})), mixed, "7s", "discard").unwrap();
    assert_eq!(why(&open, Pattern::HiddenTreasure), Some(Reason::NotConcealed));
}

/// The other parameters of Four Winds' special hands: the own wind for a snake's pair, jewels in pairs, scholars without
/// a chow, flowers beside no points.
#[test]
fn parameters_of_other_hands() {
    let one = |pattern: &str, options: Value| {
        let mut winner = json!({});
        winner[pattern] = json!({ "value": 100, "unit": LIMIT });
        rules(&winner, &json!({}), &options)
    };
    let snake = one("ruby-snake", json!({ "snake-pair-own-wind": true }));
    assert_eq!(
        [total(&snake, "123456789mCCCSS", "S", "self"), total(&snake, "123456789mCCCEE", "E", "self")],
        [500, 0]
    );
    let pairs = "22224466pPP3388p";
    for (allowed, worth) in [(true, 500), (false, 0)] {
        let options = json!({ "jewels-in-pairs": allowed, "seven-pairs-four-alike": true });
        assert_eq!(total(&one("pearl-hand", options), pairs, "P", "discard"), worth);
    }
    for (without, worth) in [(true, 0), (false, 500)] {
        let plan = one("three-great-scholars", json!({ "scholars-without-chow": without }));
        assert_eq!(total(&plan, "[CCC] [FFF] PPP456m99p", "9p", "discard"), worth);
    }
    for (with, worth) in [(true, 500), (false, 0)] {
        let plan = one("zero-point-hand", json!({ "zero-points-with-flowers": with, "use-flowers": true }));
        assert_eq!(total(&plan, "[123m] 345p567s678s99m f1", "3p", "discard"), worth);
    }
}

/// A hand that is no sets and a pair wins only by a pattern that names its shape: honors in pairs alone are enabled.
#[test]
fn other_shapes_win_only_by_name() {
    let plan = rules(&json!({ "all-honor-pairs": { "value": 100, "unit": LIMIT } }), &json!({}), &json!({}));
    assert_eq!(total(&plan, "EESSWWNNCCFFPP", "P", "discard"), 500);
    let other = score(&plan, "11m22m33p44p55s66sEE", "E", "discard").unwrap();
    let barred: Vec<&str> = other.tally.barred.iter().map(|restriction| restriction.as_str()).collect();
    assert_eq!((other.tally.win, barred), (false, vec!["no-special-hand"]));
}

/// Every special hand that is no sets and a pair, on each tile that completes it, and what it waits for.
#[test]
fn irregular_hands_and_their_waits() {
    for (pattern, hand) in [
        ("knitting", "2345679p2345679s"),
        ("triple-knitting", "2467m24678p24678s"),
        ("little-snake", "123456789sESWNC"),
        ("wriggling-snake", "1123456789mESWN"),
        ("windy-chows", "123m456p789sESWNN"),
    ] {
        let mut winner = json!({});
        winner[pattern] = json!({ "value": 100, "unit": LIMIT });
        let plan = rules(&winner, &json!({}), &json!({}));
        let tiles = tenbo_engine::tiles::read_tiles(hand).tiles;
        for tile in &tiles {
            let name = tenbo_engine::tiles::write_tiles(&[*tile]);
            assert_eq!(total(&plan, hand, &name, "discard"), 500, "{pattern} on {name}");
        }
        let last = tenbo_engine::tiles::write_tiles(tiles.last().map_or(&[][..], std::slice::from_ref));
        let thirteen = tenbo_engine::tiles::write_tiles(&tiles[..13]);
        let book = json!({ "base": "four-winds-blank", "winner": winner, "options": { "limit": 500 } });
        let answer = respond(&json!({
            "v": 1, "rules": book, "seats": { "S": { "hand": thirteen } }, "end": { "kind": "open" }
        }));
        let waits = answer["seats"]["S"]["waits"].as_array().unwrap();
        let wait = waits.iter().find(|wait| wait["tile"] == last);
        assert_eq!(wait.map(|wait| &wait["discard"]["total"]), Some(&json!(500)), "{pattern} without {last}: {answer}");
    }
}

/// R37, R38: a loser's set patterns need their sets, also in a ready hand; patterns of the whole hand do not.
#[test]
fn a_loser_needs_whole_sets_but_not_a_whole_hand() {
    let items = json!({
        "pung-dragon": { "value": 20, "unit": "points" },
        "one-suit-honors": { "value": 10, "unit": "points" }
    });
    let plan = rules(&items, &items, &json!({}));
    let loser = |hand: &str| score(&plan, hand, "", "").unwrap();
    assert_eq!(loser("[111m] 24m68mCCFFEE").tally.total, 10);
    assert_eq!(loser("[111m] 24m68mCCCEEF").tally.total, 30);
    let ready = loser("[111m] [222m] [333m] CCFF");
    assert_eq!((ready.tally.total, why(&ready, Pattern::PungDragon)), (10, Some(Reason::IncompleteSets)));
}

/// R39: a loser's chow hand lacks one tile at most; four chows are four chows.
#[test]
fn a_losers_chow_hand() {
    let items =
        json!({ "chow-hand": { "value": 10, "unit": "points" }, "four-chows": { "value": 5, "unit": "points" } });
    let plan = rules(&items, &items, &json!({}));
    let loser = |hand: &str| score(&plan, hand, "", "").unwrap().tally.total;
    assert_eq!(loser("[123m] 456p789s99m4m3s"), 0, "the loose tiles are no part of a chow");
    assert_eq!(loser("[123m] 456p789s99m46p"), 10, "one tile is missing");
    assert_eq!(loser("[123m] 456p789s345s9m"), 5, "four chows take the place of the chow hand");
}

/// R40 to R42: a pattern that is for ready hands only is paid if some tile makes the hand a legal win: the minimum
/// included, or without it where the rules say so.
#[test]
fn ready_hands_only() {
    let items = |ready: bool| {
        json!({
            "terminal-or-honor-each": { "value": 1, "unit": "doubles", "ready-hands-only": ready },
            "pung-dragon": { "value": 1, "unit": "doubles" },
            "winning": { "value": 20, "unit": "points" },
            "one-suit-honors": { "value": 16, "unit": "points" }
        })
    };
    let total = |ignore: bool, ready: bool, hand: &str| {
        let (options, minimum) =
            (json!({ "ignore-minimum-for-ready-losers": ignore }), json!({ "value": 2, "unit": "doubles" }));
        let plan = rules_with_minimum(&items(false), &items(ready), &options, &minimum);
        score(&plan, hand, "", "").unwrap().tally.total
    };
    // One double when complete: ready in shape, but no legal win.
    let short = "[111m] [999m] 123mEEES";
    assert_eq!([total(false, true, short), total(true, true, short), total(false, false, short)], [16, 32, 32]);
    // Dragons make it two.
    let enough = "[111m] [999m] CCCEEES";
    assert_eq!([total(false, true, enough), total(true, true, enough)], [64, 64]);
    // Two tiles away.
    let far = "[111m] [999m] CCC1mEES";
    assert_eq!(total(true, true, far), 32);
}

/// What is for calling hands counts for a loser whose hand some tile makes a legal win with that pattern, the minimum
/// included; an item that its option keeps from counting is not there for callers either.
#[test]
fn calling_needs_a_legal_win() {
    let score = |system: &str, unit: &str, minimum: u8, item: Value| {
        let winner = json!({ "pung-hand": { "value": 1, "unit": unit } });
        let (options, minimum) = (json!({ "system": system }), json!({ "value": minimum, "unit": unit }));
        let plan = rules_with_minimum(&winner, &json!({ "pung-hand": item }), &options, &minimum);
        score(&plan, "[111m] [999m] CCCEEES", "", "").unwrap()
    };
    let item = json!({ "value": 10, "unit": "points", "calling": true });
    for (system, unit) in [("point-double", "doubles"), ("points", "points")] {
        assert_eq!(score(system, unit, 1, item.clone()).tally.total, 10, "{system}");
        assert_eq!(score(system, unit, 2, item.clone()).tally.total, 0, "{system}: the win would be one short");
    }
    let off = json!({ "value": 10, "unit": "points", "calling": true, "needs": "riichi" });
    let score = score("point-double", "doubles", 1, off);
    assert_eq!((score.tally.total, score.lines.iter().any(|line| line.pattern == Pattern::PungHand)), (0, false));
}

/// A loser's share of what the hand would have been: two fifths of half a limit and of a whole one, the best of the calls.
#[test]
fn fishing_for_a_special_hand() {
    let bmja = plan("BMJA");
    let fish = |hand: &str| Record::read(&json!({ "hand": hand, "seat": "S", "round": "E" })).score(&bmja).unwrap();
    for (hand, worth, pattern) in [
        ("2345679p234567s", 200, Pattern::Knitting),
        ("2467m24678p2467s", 200, Pattern::TripleKnitting),
        ("11m99sEESSWWCCF", 200, Pattern::AllTerminalHonorPairs),
        ("19m19p19sESWNCFP", 400, Pattern::ThirteenOrphans),
        ("1112345678999s", 400, Pattern::GatesOfHeaven),
        ("[222s] 444s666sFF88s", 400, Pattern::ImperialJade),
        ("[EEE] [SSS] [WWW] NN55m", 400, Pattern::BigFourWinds),
    ] {
        let score = fish(hand);
        assert_eq!(score.tally.total, worth, "{hand}");
        assert_eq!(why(&score, pattern), None, "{hand}");
    }
    // Purity is doubled as it would have been: 2 + 2 + 8 + 4 points, no 20 for going out.
    let purity = fish("[222m] [333m] 111m777m9m").tally;
    assert_eq!((purity.points_doubles(), purity.total), (Some((16, 3)), 128));
    // A tile away from calling there is nothing.
    assert_eq!(fish("2345679p23456s1s").tally.total, 0);
    // Flowers are added, with what they double of themselves: 8 doubled for the own one.
    assert_eq!(fish("19m19p19sESWNCFP f2 f3").tally.total, 416);
}

/// R43: the limit holds for each hand, not for payments or differences: East pays twice the limit, and the losers settle
/// what is between a limit hand and nothing.
#[test]
fn the_limit_is_a_hand_s_not_a_payment_s() {
    let seats = json!({ "E": { "total": 0 }, "S": { "total": 500 }, "W": { "total": 500 }, "N": { "total": 20 } });
    let request = json!({
        "v": 1, "rules": "dmjl", "seats": seats, "end": { "kind": "win", "wins": [{ "seat": "S", "by": "self-draw" }] }
    });
    let answer = respond(&request);
    let net = |seat: &str| answer["net"][seat].as_i64().unwrap();
    assert_eq!([net("S"), net("E"), net("W"), net("N")], [2000, -2040, 980, -940], "{answer}");
}

/// What is special about the last tile: the moon as the last discard, a tile drawn for a flower, a streak of the dealer.
#[test]
fn the_last_tile_and_the_dealer_s_streak() {
    let ask = |options: Value, winner: Value, seat: &str, bonus: &str, win: Value, streak: u32| {
        let mut seats = json!({});
        seats[seat] = json!({ "hand": "123m456s789s23p55z", "bonus": bonus });
        let rules = json!({ "base": "four-winds-blank", "options": options, "winner": winner });
        let answer = respond(&json!({
            "v": 1, "rules": rules, "dealer_wins": streak, "seats": seats, "end": { "kind": "win", "wins": [win] }
        }));
        answer["wins"][0]["total"].as_i64().unwrap_or_else(|| panic!("{answer}"))
    };
    let item = json!({ "value": 100, "unit": "points" });
    for (on, worth) in [(true, 100), (false, 0)] {
        let win = json!({ "seat": "S", "tile": "1p", "by": "discard", "from": "W", "situation": ["last-discard"] });
        assert_eq!(ask(json!({ "moon-on-last-discard": on }), json!({ "moon": item }), "S", "", win, 0), worth);
        let win = json!({ "seat": "S", "tile": "1p", "by": "self-draw", "situation": ["flower-replacement"] });
        let options = json!({ "flower-supplements": on, "use-flowers": true });
        assert_eq!(ask(options, json!({ "supplement": item }), "S", "1f", win, 0), worth);
    }
    for (wins, streak, seat, worth) in [(9, 8, "E", 100), (13, 8, "E", 0), (9, 7, "E", 0), (9, 8, "S", 0)] {
        let win = json!({ "seat": seat, "tile": "1p", "by": "self-draw" });
        let found = ask(json!({ "east-streak-wins": wins }), json!({ "east-streak": item }), seat, "", win, streak);
        assert_eq!(found, worth, "{wins} wins, {streak} before, {seat}");
    }
}

/// One win of South, with a name of what was special about it: what it is paid, or the problem.
fn special(rules: &Value, seat: &str, from: Option<&str>, situation: &str) -> Value {
    let mut win = json!({ "seat": seat, "tile": "1z", "by": "self-draw", "situation": [situation] });
    if let Some(from) = from {
        win["by"] = json!("discard");
        win["from"] = json!(from);
    }
    let seats = json!({ seat: { "hand": "111m555p789s1122z" } });
    let end = json!({ "kind": "win", "wins": [win] });
    let answer = respond(&json!({ "v": 1, "rules": rules, "seats": seats, "end": end }));
    answer["wins"][0]["total"].as_i64().map_or_else(|| answer["problems"][0]["key"].clone(), Value::from)
}

/// Earth's Blessing is East's first discard in the classical family, the own first draw in riichi, either in Japanese
/// Classical (Millington 122(b); Kajongg 22.12, DMJL and BMJA; Zung Jung 9.4; Four Winds, Special ways of going out).
#[test]
fn earth_s_blessing_is_what_the_rulebook_says() {
    let discard = Some("E");
    for (rules, limit) in [
        ("chinese-classical", 1000),
        ("dmjl", 500),
        ("bmja", 1000),
        ("european-classical", 500),
        ("hong-kong-old-style", 384),
        ("zung-jung", 165),
    ] {
        let rules = json!(rules);
        assert_eq!(special(&rules, "S", discard, "earth"), limit, "{rules}");
        assert_eq!(special(&rules, "S", discard, "dealt"), limit, "{rules}");
        assert_eq!(special(&rules, "S", None, "earth"), "earth-not-discarded", "{rules}");
        assert_eq!(special(&rules, "S", Some("W"), "earth"), "earth-not-discarded", "{rules}");
    }
    for (rules, limit) in [("riichi-book-1", 32_000), ("riichi-ema-2025", 32_000)] {
        let rules = json!(rules);
        assert_eq!(special(&rules, "S", None, "earth"), limit, "{rules}");
        assert_eq!(special(&rules, "S", None, "dealt"), limit, "{rules}");
        assert_eq!(special(&rules, "S", discard, "earth"), "earth-not-drawn", "{rules}");
    }
    let both = json!("japanese-classical");
    assert_eq!(special(&both, "S", discard, "earth"), 500);
    assert_eq!(special(&both, "S", None, "earth"), 500);
    assert_eq!(special(&both, "W", Some("S"), "earth"), "earth-not-discarded");
    let item = json!({ "value": 100, "unit": "points" });
    for (choice, drawn, discarded) in [
        ("first-draw", json!(100), json!("earth-not-drawn")),
        ("first-discard", json!("earth-not-discarded"), json!(100)),
        ("either", json!(100), json!(100)),
    ] {
        let options = json!({ "earths-blessing": choice });
        let rules = json!({ "base": "four-winds-blank", "options": options, "winner": { "earthly": item } });
        assert_eq!(special(&rules, "S", None, "earth"), drawn, "{choice}");
        assert_eq!(special(&rules, "S", discard, "earth"), discarded, "{choice}");
    }
}

/// A kong before it spoils heaven's blessing unless the rules say otherwise (Four Winds, Special ways of going out).
#[test]
fn heaven_s_blessing_after_a_kong() {
    let item = json!({ "value": 100, "unit": "points" });
    for (on, worth) in [(true, json!(100)), (false, json!("blessing-with-melds"))] {
        let options = json!({ "heaven-after-kong": on });
        let rules = json!({ "base": "four-winds-blank", "options": options, "winner": { "heavenly": item } });
        let melds = json!([{ "kind": "concealed-kong", "tiles": "9999p" }]);
        let seats = json!({ "E": { "hand": "456p789s1122z", "melds": melds } });
        let win = json!({ "seat": "E", "tile": "1z", "by": "self-draw", "situation": ["heaven"] });
        let request = json!({ "v": 1, "rules": rules, "seats": seats, "end": { "kind": "win", "wins": [win] } });
        let answer = respond(&request);
        let found = answer["wins"][0]["total"].as_i64().map(Value::from);
        assert_eq!(found.unwrap_or_else(|| answer["problems"][0]["key"].clone()), worth, "{on}");
    }
}
