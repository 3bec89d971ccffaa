//! Which patterns count in a hand and why others do not: sets joined once, exclusions, jokers, melds, concealed values, losers
//! (docs/rules/four-winds.md). A pattern of a hand is written as `pattern*times`, or `pattern*times:why` where it does not count.

use serde_json::{Value, json};
use tenbo_testing::deal::{ask, souths_win};

fn points(value: u32) -> Value {
    json!({ "value": value, "unit": "points" })
}

/// Rules with one point for each pattern, and these changes.
fn rules(patterns: &[&str], changes: Value) -> Value {
    let winner: Value = patterns.iter().map(|&pattern| (pattern, points(1))).collect();
    let mut rules = json!({ "base": "four-winds-blank", "winner": winner });
    for (key, value) in changes.as_object().unwrap() {
        match (rules[key].as_object_mut(), value.as_object()) {
            (Some(old), Some(new)) => old.extend(new.clone()),
            _ => rules[key] = value.clone(),
        }
    }
    rules
}

/// South's hand beside a win of East.
fn lost(rules: &Value, seat: &Value) -> Value {
    let answer = ask(&json!({ "v": 1, "rules": rules, "seats": { "E": { "total": 100 }, "S": seat },
        "end": { "kind": "win", "wins": [{ "seat": "E", "by": "self-draw" }] } }));
    assert_eq!(answer["ok"], true, "{rules} {seat}: {answer}");
    answer["seats"]["S"].clone()
}

/// The patterns of a hand, in order.
fn fates(score: &Value) -> Vec<String> {
    let lines = score["lines"].as_array().into_iter().flatten();
    let fate = |line: &Value| {
        let why = line["why"].as_str().map(|why| format!(":{why}")).unwrap_or_default();
        format!("{}*{}{why}", line["pattern"].as_str().unwrap(), line["times"])
    };
    let mut fates: Vec<String> = lines.map(fate).collect();
    fates.sort();
    fates
}

/// How often a pattern counts in a hand.
fn times(score: &Value, pattern: &str) -> u64 {
    let lines = score["lines"].as_array().into_iter().flatten();
    let counted = lines.filter(|line| line["pattern"] == pattern && line["why"].is_null());
    counted.map(|line| line["times"].as_u64().unwrap()).sum()
}

fn hand(tiles: &str) -> Value {
    json!({ "hand": tiles })
}

/// Patterns, changes of the rules, a hand, the winning tile, what becomes of the patterns, and the total.
type JoinedSets<'a> = (&'a [&'a str], Value, &'a str, &'a str, &'a [&'a str], u64);

#[test]
fn sets_are_joined_once() {
    let once = json!({ "overlap": "any-once" });
    let once_with_limit = json!({ "overlap": "any-once", "limit": 100 });
    let share = |percent: u32| json!({ "value": percent, "unit": "percent-of-limit" });
    let rows: &[JoinedSets] = &[
        // A straight and a pair of chows over the fourth: two count only if the pair shares one chow with the straight.
        (
            &["pure-straight", "run-of-six"],
            json!({ "options": once, "exclusion": "listed" }),
            "123m456m789m78m11m",
            "~9m",
            &["pure-straight*1", "pure-straight*1:identical", "run-of-six*1", "run-of-six*2:identical"],
            2,
        ),
        // Two patterns of the same four chows: one of them.
        (
            &["four-chows", "same-chow-2-suits-twice"],
            json!({ "options": once, "exclusion": "listed" }),
            "123m345p123s345s7z",
            "~7z",
            &["four-chows*1:combined-once", "same-chow-2-suits-twice*1"],
            1,
        ),
        // An exclusion of the first pattern alone leaves the second to be chosen.
        (
            &["two-identical"],
            json!({ "options": once, "winner": { "run-of-six": points(5) },
                "excludes": { "two-identical": [{ "patterns": ["run-of-six"], "first": 1 }] } }),
            "123m123m456m777p5z",
            "5z",
            &["run-of-six*1", "run-of-six*1:implied", "two-identical*1"],
            6,
        ),
        // An exclusion beside what is not chosen is none.
        (
            &["two-identical", "123789", "four-chows"],
            json!({ "options": once, "excludes": { "two-identical": [{ "patterns": ["123789"], "beside": "four-chows" }] } }),
            "123m678m678m89m44m",
            "7m",
            &["123789*1", "four-chows*1:combined-once", "two-identical*1"],
            2,
        ),
        // What counts directly is chosen among the same chows as what it is compared with.
        (
            &["two-identical", "run-of-six"],
            json!({ "options": once_with_limit, "winner": { "pure-straight": share(1) } }),
            "123m123m46m789m66m",
            "5m",
            &["pure-straight*2:direct-count", "run-of-six*1", "run-of-six*2:identical", "two-identical*1"],
            2,
        ),
    ];
    for (patterns, changes, tiles, tile, want, total) in rows {
        let win = souths_win(&rules(patterns, changes.clone()), &hand(tiles), tile);
        assert_eq!(
            (fates(&win), &win["total"]),
            (want.iter().map(|&fate| fate.to_owned()).collect(), &json!(total)),
            "{tiles}: {win}"
        );
    }
}

/// Two equally good choices, one with direct counts: the other is counted anew, without them.
#[test]
fn each_choice_of_joined_sets_is_counted_for_itself() {
    let share = json!({ "value": 50, "unit": "percent-of-limit" });
    let rules = rules(
        &["run-of-six"],
        json!({ "options": { "overlap": "any-once", "limit": 10, "system": "points", "allow-multiple-limit-hands": true },
            "winner": { "pure-straight": share, "123789": share, "two-identical": points(50) } }),
    );
    let win = souths_win(&rules, &hand("123m123m46m789m66m"), "5m");
    assert_eq!((times(&win, "pure-straight"), times(&win, "123789"), times(&win, "two-identical")), (1, 1, 0), "{win}");
    let others: Vec<Vec<String>> = win["others"].as_array().unwrap().iter().map(fates).collect();
    assert_eq!(others, [["run-of-six*1", "two-identical*1"]], "{win}");
    let rules = json!({ "base": "four-winds-blank", "options": { "overlap": "any-once" }, "exclusion": "listed",
        "winner": { "run-of-six-twice": { "value": 20, "unit": "percent-of-limit" }, "two-identical": { "value": 10, "unit": "doubles" },
            "run-of-six": points(5), "pure-straight": { "value": 10, "unit": "doubles" } } });
    let melds = json!([{ "kind": "chow", "tiles": "456m", "from": "E" }]);
    let win = self::souths_win(&rules, &json!({ "hand": "123m456m78m66m", "melds": melds }), "~9m");
    let others: Vec<Vec<String>> = win["others"].as_array().unwrap().iter().map(fates).collect();
    assert_eq!(
        (&win["total"], others),
        (&json!(10240), vec![vec!["pure-straight*1".into(), "two-identical*1".into()]]),
        "{win}"
    );
}

#[test]
fn exclusions_reach_as_far_as_the_rulebook_says() {
    let kong = |tiles: &str| json!({ "kind": "kong", "tiles": tiles, "from": "W" });
    let hidden = |tiles: &str| json!({ "kind": "concealed-kong", "tiles": tiles });
    // A pung that is no honor's keeps its own value beside pungs of honors.
    let pungs = rules(&["pung-honor", "pung-terminal-honor"], json!({}));
    let seat = json!({ "hand": "444m999m444z7p", "melds": [kong("7777z")] });
    let want = ["pung-honor*2", "pung-terminal-honor*1", "pung-terminal-honor*2:implied"];
    assert_eq!(fates(&souths_win(&pungs, &seat, "~7p")), want);
    // Each of two claimed kongs implies its own melded kong.
    let kongs = rules(&["melded-kong", "claimed-kong"], json!({ "options": { "overlap": "any-once" } }));
    let seat = json!({ "hand": "123p666p5z", "melds": [kong("4444s"), kong("9999p")] });
    assert_eq!(fates(&souths_win(&kongs, &seat, "5z")), ["claimed-kong*2", "melded-kong*2:implied"]);
    // The chart of three kongs takes the place of single kongs only if some are concealed.
    let chart = rules(&["three-kongs", "melded-kong"], json!({}));
    for (last, want) in
        [(kong("6666z"), ["melded-kong*3", "three-kongs*1"]), (hidden("6666z"), ["melded-kong*2:cap", "three-kongs*1"])]
    {
        let seat = json!({ "hand": "123s5p", "melds": [kong("3333z"), kong("4444p"), last] });
        assert_eq!(fates(&souths_win(&chart, &seat, "~5p")), want);
    }
    // An exclusion beside a third pattern holds only with it.
    let beside = rules(
        &["no-fives", "pung-hand", "two-suits-only"],
        json!({ "exclusion": "listed",
            "excludes": { "two-suits-only": [{ "patterns": ["no-fives"], "over": "own-sets", "beside": "pung-hand" }] } }),
    );
    assert_eq!(fates(&souths_win(&beside, &hand("23m234m789m789m77m"), "4m")), ["no-fives*1", "two-suits-only*1"]);
    let pungs = fates(&souths_win(&beside, &hand("222m444m777m888p6p"), "6p"));
    assert_eq!(pungs, ["no-fives*1:implied", "pung-hand*1", "two-suits-only*1"]);
}

/// R26: what repeats only because jokers stand for a fifth tile is not paid again.
#[test]
fn a_fifth_tile_pays_nothing_again() {
    let jokers = |patterns: &[&str], size: &str| {
        rules(patterns, json!({ "options": { "jokers": 4, "system": "points", "hand-size": size } }))
    };
    let hidden = json!([{ "kind": "concealed-kong", "tiles": "6666z" }]);
    // Patterns, tiles of a hand, its seat, the tile, what becomes of them.
    for (pattern, size, seat, tile, want) in [
        // Two pungs of the same tile.
        (
            "basic-pung-simples",
            "13",
            hand("888m*8m*8m*8m123p456p5z"),
            "5z",
            &["basic-pung-simples*1", "basic-pung-simples*1:joker"][..],
        ),
        // One joker: the fifth chow with a three.
        ("basic-chow", "16", hand("123m123m234m345m*3m4m5m5z"), "5z", &["basic-chow*1:joker", "basic-chow*4"]),
        // A pattern that is there once counts, though its tiles are there five times.
        (
            "three-concealed-pungs",
            "13",
            json!({ "hand": "333z3z*3z*3z33m11m", "melds": hidden }),
            "1m",
            &["three-concealed-pungs*1"],
        ),
        // Four of a kind is about tiles: those of another kind are no repetition.
        ("four-of-a-kind", "13", hand("7m2m2m8m3m2m2m3m3m1m*2m9m1m"), "~3m", &["four-of-a-kind*2"]),
    ] {
        let win = souths_win(&jokers(&[pattern], size), &seat, tile);
        assert_eq!(fates(&win), want, "{pattern}: {win}");
    }
    // Jokers among two pungs of different tiles.
    let two = souths_win(&jokers(&["basic-pung-simples"], "13"), &hand("8p*8m4p8p7z7m7z7z*8m4p4p*8p9m"), "8m");
    assert_eq!(times(&two, "basic-pung-simples"), 2, "{two}");
}

/// R33, R35: a hand that may not be melded may have concealed kongs, and others that stand for concealed triplets.
#[test]
fn kongs_in_a_hand_that_may_not_be_melded() {
    for (kongs, kind, tiles, counts) in [
        ("concealed", "concealed-kong", "2222m", true),
        ("none", "concealed-kong", "2222m", true),
        ("concealed", "kong", "2222m", false),
        ("all", "kong", "2222m", true),
        ("all", "pung", "222m", false),
    ] {
        let item = json!({ "value": 5, "unit": "points", "allow-melded": false });
        let rules = json!({ "base": "four-winds-blank", "winner": { "voided-suit": item }, "options": { "kongs-as-concealed": kongs } });
        let mut meld = json!({ "kind": kind, "tiles": tiles });
        if kind != "concealed-kong" {
            meld["from"] = json!("W");
        }
        let win = souths_win(&rules, &json!({ "hand": "444m666s555z7m", "melds": [meld] }), "7m");
        assert_eq!(times(&win, "voided-suit"), u64::from(counts), "{kongs} {kind}: {win}");
    }
}

/// `concealed-when` is `sets`: a discard opens the set or the pair that it completes, and no other.
#[test]
fn a_discard_opens_what_it_completes() {
    let concealed = |pattern: &str| {
        let item = json!({ "value": 10, "unit": "points", "concealed-value": 20 });
        json!({ "base": "four-winds-blank", "winner": { pattern: item } })
    };
    // The hand, the tile, the value of two pungs and the pair, and of two pungs.
    for (tiles, tile, with_pair, pungs) in [
        ("555z666z123m456p7z", "7z", 10, 20),
        ("555z666z123m456p7z", "~7z", 20, 20),
        ("555z666z77z12m456p", "3m", 20, 20),
        ("55z666z77z123m456p", "5z", 10, 10),
    ] {
        let found = ["little-three-dragons", "two-dragons"]
            .map(|pattern| souths_win(&concealed(pattern), &hand(tiles), tile)["total"].as_u64());
        assert_eq!(found, [Some(with_pair), Some(pungs)], "{tiles} {tile}");
    }
}

#[test]
fn a_loser_s_decomposition_is_the_best_by_all_that_counts() {
    let items = |value: Value| json!({ "three-identical": value });
    let share = json!({ "value": 50, "unit": "percent-of-limit" });
    let direct = json!({ "base": "four-winds-blank", "basic": { "pung": 2 }, "options": { "limit": 500 },
        "winner": items(share.clone()), "losers": items(share) });
    let score = lost(&direct, &hand("111222333m999p7s"));
    assert_eq!((&score["total"], times(&score, "three-identical")), (&json!(250), 1), "{score}");
    let pairs = json!({ "two-identical": points(3), "same-chow-2-suits": points(3) });
    let joined =
        json!({ "base": "four-winds-blank", "options": { "overlap": "any-once" }, "winner": pairs, "losers": pairs });
    let score = lost(&joined, &hand("123m123m123m123p9s"));
    assert_eq!((&score["total"], times(&score, "two-identical")), (&json!(6), 1), "{score}");
    // As pungs the tiles have no identical chows.
    let score = lost(&joined, &hand("23s777888s99s6p99p"));
    assert_eq!((&score["total"], times(&score, "two-identical")), (&json!(3), 1), "{score}");
}

/// A pattern of sets that a loser waits for is listed, unless it is for calling hands or its option is off.
#[test]
fn a_loser_s_missing_sets() {
    let waiting = hand("123m456p789s55z99s");
    for (item, want) in [
        (json!({ "value": 10, "unit": "points" }), &["pung-dragon*1:incomplete-sets"][..]),
        (json!({ "value": 10, "unit": "points", "calling": true }), &[]),
        (json!({ "value": 10, "unit": "points", "needs": "riichi" }), &[]),
    ] {
        let rules = json!({ "base": "four-winds-blank", "minimum": { "value": 2, "unit": "doubles" },
            "winner": { "pung-dragon": { "value": 1, "unit": "doubles" } }, "losers": { "pung-dragon": item } });
        assert_eq!(fates(&lost(&rules, &waiting)), want, "{item}");
    }
}

/// What lacks one tile: there must be a copy left, and special hands are for winners.
#[test]
fn the_tile_that_a_loser_lacks() {
    for (pattern, tiles, counts) in [
        // Three copies of the missing tile are in the hand, or all four.
        ("terminal-or-honor-each", "123m999p123s11z78p", true),
        ("pung-hand", "222m444p666s8888m", false),
        ("nine-gates", "1112345678999m", false),
        ("imperial-jade", "222s444s666s88s66z", false),
    ] {
        let rules =
            json!({ "base": "four-winds-blank", "winner": { pattern: points(1) }, "losers": { pattern: points(10) } });
        let score = lost(&rules, &hand(tiles));
        assert_eq!(times(&score, pattern), u64::from(counts), "{pattern} {tiles}: {score}");
    }
}

/// Of two pairs either may become the pung. Where the hand has all four tiles of one, the other does, and the reading of the
/// most sets has the pattern.
#[test]
fn either_of_a_loser_s_pairs_may_become_a_pung() {
    let pattern = "terminal-or-honor-each";
    let rules =
        json!({ "base": "four-winds-blank", "winner": { pattern: points(1) }, "losers": { pattern: points(10) } });
    for tiles in ["123m123m789p11m99p", "123p123p789m11p99m"] {
        let score = lost(&rules, &hand(tiles));
        let sets = score["reading"]["sets"].as_array().unwrap();
        let pairs = sets.iter().filter(|set| set["kind"] == "pair").count();
        assert_eq!((times(&score, pattern), sets.len(), pairs), (1, 4, 1), "{tiles}: {score}");
    }
}
