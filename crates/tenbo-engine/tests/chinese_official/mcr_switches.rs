//! Every disputed point of Chinese Official (D1 to D20) with a hand that its switch changes, and what each of the three
//! shipped rulebooks makes of that hand. The totals under the rulings of 2025 are PyMahjongGB's as well.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_testing::deal::{ask_line, differences};

/// The rulings of 2025, the book of 2006, the rules of 1998.
const BOOKS: [&str; 3] = ["mcr-mil-2025", "mcr-wmo-2006", "mcr-1998"];

struct Case {
    point: &'static str,
    about: &'static str,
    deal: &'static str,
    /// What is changed in the rulings of 2025, and what is expected then.
    settings: Vec<(Value, &'static str)>,
    /// What is expected under [`BOOKS`].
    books: [&'static str; 3],
}

fn case(point: &'static str, about: &'static str, deal: &'static str, books: [&'static str; 3]) -> Case {
    Case { point, about, deal, settings: Vec::new(), books }
}

impl Case {
    /// With an option set.
    fn is(self, option: &str, setting: impl Into<Value>, expect: &'static str) -> Case {
        let setting: Value = setting.into();
        self.with(json!({ "options": { option: setting } }), expect)
    }

    /// With values or exclusions changed.
    fn with(mut self, changes: Value, expect: &'static str) -> Case {
        self.settings.push((changes, expect));
        self
    }
}

/// Four concealed triplets but for a tile that another seat discards.
const CLAIMED: &str = "S: 222m444p666s88s11z+8s";
const DEALT: &str = "E: heaven 234m567p345s678s5z~5z";

fn kongs() -> Vec<Case> {
    vec![
        case(
            "D1",
            "Two Concealed Kongs",
            "S: [2222p](111z)[7777m]3345s~6s",
            [
                "total=9 lines=two-concealed-kongs,pung-round-wind,self-drawn not=two-concealed-pungs:implied:two-concealed-kongs",
                "total=11",
                "total=9",
            ],
        )
        .with(json!({ "winner": { "two-concealed-kongs": { "value": 6 } } }), "total=9")
        .with(json!({ "winner": { "two-concealed-kongs": { "value": 8 } } }), "total=11"),
        case(
            "D2",
            "one melded and one concealed kong",
            "S: (5555m)[3333s]678m67p22p+8p",
            [
                "total=8 win=true lines=melded-and-concealed-kong,all-simples,same-chow-2-suits \
                 not=melded-kong:implied:melded-and-concealed-kong,concealed-kong:implied:melded-and-concealed-kong",
                "total=9 lines=melded-and-concealed-kong,all-simples,same-chow-2-suits",
                "total=6 win=false short_by=2 lines=melded-kong,concealed-kong,all-simples,same-chow-2-suits",
            ],
        )
        .with(json!({ "winner": { "melded-and-concealed-kong": { "value": 5 } } }), "total=8")
        .with(json!({ "winner": { "melded-and-concealed-kong": { "value": 6 } } }), "total=9"),
        case(
            "D8",
            "three kongs, two of them concealed, with a concealed triplet",
            "S: [2222m][4444s](7777p)666s8p+8p",
            ["total=57 lines=three-kongs,three-concealed-pungs,pung-hand,all-simples,out-on-pair", "total=57", "total=57"],
        )
        .is("concealed-kongs-add", false, "total=57 not=two-concealed-kongs:implied:three-kongs")
        .is(
            "concealed-kongs-add",
            true,
            "total=63 lines=three-kongs,two-concealed-kongs,three-concealed-pungs,pung-hand,all-simples,out-on-pair",
        ),
        case(
            "D13",
            "four melds, one of them a kong",
            "S: (234m)(345p)(234s)(7777z)3m+3m",
            ["total=10 lines=fully-exposed,pung-dragon,same-chow-2-suits,melded-kong", "total=10", "total=10"],
        )
        .is("melded-hand-kongs", true, "total=10 not=out-on-pair:implied:fully-exposed")
        .is(
            "melded-hand-kongs",
            false,
            "total=5 win=false short_by=3 lines=pung-dragon,same-chow-2-suits,melded-kong,out-on-pair",
        ),
    ]
}

fn concealed() -> Vec<Case> {
    vec![
        case(
            "D3",
            "seven pairs, self-drawn",
            "S: 2244588s223388p~5s",
            ["total=35 lines=seven-pairs,reversible,all-simples,self-drawn", "total=38", "total=35"],
        )
        .is("fully-concealed-adds", false, "total=35 not=fully-concealed:implied:seven-pairs")
        .is(
            "fully-concealed-adds",
            true,
            "total=38 lines=seven-pairs,reversible,all-simples,fully-concealed not=self-drawn:implied:fully-concealed",
        ),
        case(
            "D3",
            "four concealed triplets, self-drawn: 1998 does not exclude the other",
            "S: 222m444p666s888s1z~1z",
            ["total=66 lines=four-concealed-pungs,out-on-pair,self-drawn", "total=69", "total=69"],
        )
        .is(
            "fully-concealed-adds",
            false,
            "total=66 not=fully-concealed:implied:four-concealed-pungs,pung-hand:implied:four-concealed-pungs",
        )
        .is("fully-concealed-adds", true, "total=69 lines=four-concealed-pungs,out-on-pair,fully-concealed"),
        case(
            "D14",
            "a triplet that a discard completed",
            CLAIMED,
            ["total=24 lines=three-concealed-pungs,pung-hand,concealed-hand", "total=24", "total=24"],
        )
        .is("claimed-pung", "melded", "total=24")
        .is(
            "claimed-pung",
            "concealed",
            "total=64 lines=four-concealed-pungs not=concealed-hand:implied:four-concealed-pungs",
        ),
    ]
}

fn whole_hands() -> Vec<Case> {
    vec![
        case(
            "D4",
            "nine gates with both terminals as triplets",
            "S: 1112345678999m+2m",
            ["total=92 lines=nine-gates-wait,two-concealed-pungs,run-of-six,pung-terminal-honor", "total=91", "total=92"],
        )
        .is("nine-gates-terminal-pungs", "one-fewer", "total=92 not=pung-terminal-honor:implied:nine-gates-wait")
        .is(
            "nine-gates-terminal-pungs",
            "none",
            "total=91 lines=nine-gates-wait,two-concealed-pungs,run-of-six not=pung-terminal-honor:implied:nine-gates-wait",
        )
        .is(
            "nine-gates-terminal-pungs",
            "all",
            "total=93 lines=nine-gates-wait,two-concealed-pungs,run-of-six,pung-terminal-honor*2",
        ),
        case(
            "D5",
            "all green with green dragons",
            "S: (234s)(666s)33888s66z~6z",
            ["total=93 lines=all-green,pung-dragon,two-concealed-pungs,self-drawn", "total=93", "total=93"],
        )
        .is("green-half-flush", false, "total=93 not=one-suit-honors:implied:all-green")
        .is("green-half-flush", true, "total=99 lines=all-green,one-suit-honors,pung-dragon,two-concealed-pungs,self-drawn"),
        case(
            "D9",
            "all terminals with three triplets of one number",
            "S: (111m)(111p)(111s)99m99p+9m",
            ["total=80 lines=all-terminals,same-pung-all-suits", "total=80", "total=64"],
        )
        .is("all-terminals-triple-pung", true, "total=80 not=same-pung-2-suits:implied:same-pung-all-suits")
        .is(
            "all-terminals-triple-pung",
            false,
            "total=64 lines=all-terminals not=same-pung-all-suits:implied:all-terminals,same-pung-2-suits:implied:all-terminals",
        ),
        case(
            "D10",
            "big four winds with a pair of terminals",
            "S: (1111z)222z333z44z11s+4z",
            [
                "total=129 lines=big-four-winds,all-terminals-honors,one-suit-honors,two-concealed-pungs,melded-kong",
                "total=129",
                "total=129",
            ],
        )
        .is("winds-terminals-honors", true, "total=129 not=terminal-or-honor-each:implied:all-terminals-honors")
        .is(
            "winds-terminals-honors",
            false,
            "total=101 lines=big-four-winds,terminal-or-honor-each,one-suit-honors,two-concealed-pungs,melded-kong \
             not=all-terminals-honors:implied:big-four-winds",
        ),
        case(
            "D11",
            "terminals and honors in triplets",
            "S: (111m)(999p)(444z)11s33z+3z",
            ["total=32 lines=all-terminals-honors", "total=32", "total=32"],
        )
        .is("all-pungs-beside-honors", false, "total=32 not=pung-hand:implied:all-terminals-honors")
        .is("all-pungs-beside-honors", true, "total=38 lines=all-terminals-honors,pung-hand"),
        case(
            "D16",
            "seven pairs, two of them alike; otherwise two runs, each twice",
            "S: 1112233m778899p+1m",
            ["total=28 lines=seven-pairs,four-of-a-kind,voided-suit,no-honors", "total=28", "total=28"],
        )
        .is("seven-pairs-four-alike", true, "total=28")
        .is(
            "seven-pairs-four-alike",
            false,
            "total=13 lines=terminal-or-honor-each,concealed-hand,suited-chow-hand,four-of-a-kind,two-identical*2,voided-suit",
        ),
        case("D17", "a hand beyond any limit", "S: (234s)(666s)33888s66z~6z", ["total=93", "total=93", "total=93"])
            .is("limit", Value::Null, "total=93 limit=none")
            .is("limit", 88, "total=88 net=S288,E-96,W-96,N-96"),
        case(
            "D18",
            "four honors alike in seven pairs",
            "S: 1111z22z33z44p55p6p+6p",
            ["total=32 lines=seven-pairs,one-suit-honors,four-of-a-kind", "total=32", "total=32"],
        )
        .is("tile-hog-honors", true, "total=32")
        .is("tile-hog-honors", false, "total=30 lines=seven-pairs,one-suit-honors"),
        case(
            "D20",
            "all green in seven pairs: six kinds, one of them four times",
            "S: 22334466888s66z+8s",
            ["total=114 lines=all-green,seven-pairs,four-of-a-kind", "total=114", "total=114"],
        )
        .is("inevitable-tile-hog", true, "total=114")
        .is(
            "inevitable-tile-hog",
            false,
            "total=112 lines=all-green,seven-pairs not=four-of-a-kind:implied:all-green",
        ),
        case(
            "D20",
            "all terminals in seven pairs, two kinds four times: the first cannot be avoided",
            "S: 1111m99s1111p99m9p+9p",
            ["total=92 lines=all-terminals,seven-pairs,four-of-a-kind*2", "total=92", "total=92"],
        )
        .is("inevitable-tile-hog", true, "total=92")
        .is(
            "inevitable-tile-hog",
            false,
            "total=90 lines=all-terminals,seven-pairs,four-of-a-kind not=four-of-a-kind:implied:all-terminals",
        ),
    ]
}

fn chows_and_waits() -> Vec<Case> {
    vec![
        case(
            "D6",
            "the tile lies in the knitted body and between 2 and 4",
            "E: 258m14788s23469p+3p",
            [
                "total=17 lines=knitted-straight,concealed-hand,suited-chow-hand,closed-wait",
                "total=16 lines=knitted-straight,concealed-hand,suited-chow-hand",
                "total=17",
            ],
        )
        .is("knitted-straight-waits", true, "total=17")
        .is("knitted-straight-waits", false, "total=16 lines=knitted-straight,concealed-hand,suited-chow-hand"),
        case(
            "D7",
            "the other tile it waits for is held four times",
            "E: 1234444678m456p~1m",
            [
                "total=8 win=true lines=fully-concealed,four-of-a-kind,voided-suit,no-honors",
                "total=8 win=true",
                "total=8 win=true",
            ],
        )
        .is("exhausted-waits-count", true, "total=8")
        .is(
            "exhausted-waits-count",
            false,
            "total=9 lines=fully-concealed,four-of-a-kind,voided-suit,no-honors,out-on-pair",
        ),
        case(
            "D12",
            "four chows two apart: the ends are 123 and 789",
            "S: (123m)(345m)(567m)79m55z+8m",
            ["total=39 lines=four-chows-step-2,one-suit-honors,closed-wait", "total=39", "total=39"],
        )
        .is("shifted-chow-pairs", false, "total=39 not=123789:implied:four-chows-step-2")
        .is("shifted-chow-pairs", true, "total=40 lines=four-chows-step-2,one-suit-honors,closed-wait,123789"),
        case(
            "D15",
            "complete as dealt",
            DEALT,
            [
                "total=5 win=false short_by=3 lines=fully-concealed,run-of-six",
                "total=5 win=false short_by=3",
                "total=5 win=false short_by=3",
            ],
        )
        .is("dealt-hand-waits", false, "total=5")
        .is(
            "dealt-hand-waits",
            true,
            "total=6 win=false short_by=2 lines=fully-concealed,run-of-six,out-on-pair",
        ),
        case(
            "D19",
            "the last discard",
            "S: last-discard 234m567p345s678s5z+5z",
            ["total=12 lines=concealed-hand,run-of-six,out-on-pair,last-discard", "total=12", "total=12"],
        )
        .is("replacement-on-last-discard", false, "total=12")
        .is(
            "replacement-on-last-discard",
            true,
            "total=20 lines=concealed-hand,run-of-six,out-on-pair,last-discard,supplement",
        ),
    ]
}

/// Options that nobody disputes: what makes these rules these rules.
fn undisputed() -> Vec<Case> {
    vec![
        case(
            "waits",
            "the 3 of 123, but 6 completes it too",
            "S: 12345m456p678s11z+3m",
            ["total=2 lines=concealed-hand", "total=2", "total=2"],
        )
        .is("only-wait", true, "total=2 win=false short_by=6")
        .is("only-wait", false, "total=3 lines=concealed-hand,edge-wait"),
        case(
            "payment",
            "those who did not discard",
            "S: 2244588s223388p+5s from=W",
            ["total=34 net=S58,W-42,E-8,N-8", "net=S58,W-42,E-8,N-8", "net=S58,W-42,E-8,N-8"],
        )
        .is("basic-payment", 8, "net=S58,W-42,E-8,N-8")
        .is("basic-payment", 0, "net=S34,W-34"),
        case(
            "false wins",
            "too small or with a wrong tile",
            "E: 123m draw=wall false-win=S",
            ["net=S-40,bank40", "net=S-30,E10,W10,N10", "net=S-30,E10,W10,N10"],
        )
        .is("false-win-points", 25, "net=S-25,bank25")
        .is("false-win-points", 15, "net=S-15,bank15"),
        case(
            "false wins",
            "to each, to nobody or to the winner",
            "S: 2244588s223388p+5s from=W false-win=N",
            ["net=S58,W-42,E-8,N-48,bank40", "net=S68,W-32,E2,N-38", "net=S68,W-32,E2,N-38"],
        )
        .is("false-win-paid-to", "nobody", "net=S58,W-42,E-8,N-48,bank40")
        .is("false-win-paid-to", "winner", "net=S98,W-42,E-8,N-48")
        .is("false-win-paid-to", "each", "net=S98,W-2,E32,N-128"),
        case(
            "false wins",
            "not even ready",
            "E: 123m draw=wall false-win-not-ready=N",
            ["net=N-80,bank80", "net=N-60,E20,S20,W20", "net=N-60,E20,S20,W20"],
        )
        .is("false-win-not-ready-points", 60, "net=N-60,bank60")
        .is("false-win-not-ready-points", 80, "net=N-80,bank80"),
    ]
}

fn cases() -> Vec<Case> {
    [kongs(), concealed(), whole_hands(), chows_and_waits(), undisputed()].into_iter().flatten().collect()
}

#[test]
fn each_switch_changes_its_hand() {
    let mut failed = Vec::new();
    for case in cases() {
        for (changes, expect) in &case.settings {
            let mut rules = json!({ "base": BOOKS[0] });
            rules.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
            let wrong = differences(&ask_line(&rules, case.deal), expect);
            if !wrong.is_empty() {
                failed.push(format!(
                    "{} {}\n  {} {changes}\n  {}",
                    case.point,
                    case.about,
                    case.deal,
                    wrong.join("; ")
                ));
            }
        }
        let different: BTreeSet<&str> =
            case.settings.iter().filter_map(|(_, expect)| expect.split_whitespace().next()).collect();
        assert_eq!(different.len(), case.settings.len(), "{} {}: {different:?}", case.point, case.about);
    }
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn the_shipped_rulebooks_decide() {
    let mut failed = Vec::new();
    for case in cases() {
        for (book, expect) in BOOKS.iter().zip(case.books) {
            let wrong = differences(&ask_line(&Value::from(*book), case.deal), expect);
            if !wrong.is_empty() {
                failed.push(format!("{} {}\n  {} {book}\n  {}", case.point, case.about, case.deal, wrong.join("; ")));
            }
        }
    }
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn no_point_is_left_out() {
    let points: BTreeSet<&str> = cases().iter().map(|case| case.point).collect();
    for n in 1..=20 {
        assert!(points.contains(format!("D{n}").as_str()), "D{n}");
    }
}

/// Both settings of a flag and every name of a choice are tried.
#[test]
fn every_setting_is_tried() {
    let cases = cases();
    let settings =
        || cases.iter().flat_map(|case| &case.settings).filter_map(|(changes, _)| changes["options"].as_object());
    let keys: BTreeSet<&str> = settings().flat_map(|options| options.keys().map(String::as_str)).collect();
    for key in keys {
        let option: OptionKey = key.parse().unwrap_or_else(|_| panic!("no option {key}"));
        let tried: BTreeSet<String> = settings().filter_map(|options| options.get(key)).map(Value::to_string).collect();
        let want: BTreeSet<String> = match option.spec() {
            OptionSpec::Flag(_) => ["false".to_owned(), "true".to_owned()].into(),
            OptionSpec::Choice(names) => names.iter().map(|name| Value::from(*name).to_string()).collect(),
            OptionSpec::Number { .. } => {
                assert_eq!(tried.len(), 2, "{key}: {tried:?}");
                continue;
            }
        };
        assert_eq!(tried, want, "{key}");
    }
}

/// Nine gates as dealt: whichever of the fourteen is named as the last, some thirteen are the gates (New MCR, fan 4).
#[test]
fn nine_gates_as_dealt() {
    let deal = "1112344567899m~9m";
    let wrong = differences(&ask_line(&Value::from(BOOKS[0]), &format!("E: heaven {deal}")), "total=90");
    assert!(wrong.is_empty(), "{wrong:?}");
    let drawn = ask_line(&Value::from(BOOKS[0]), &format!("E: {deal}"));
    // One suit, fully concealed, run of six, a terminal triplet.
    let wrong = differences(&drawn, "total=30 lines=one-suit-only,fully-concealed,run-of-six,pung-terminal-honor");
    assert!(wrong.is_empty(), "{wrong:?}");
}
