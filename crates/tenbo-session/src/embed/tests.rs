use proptest::prelude::*;
use serde_json::{Value, json};
use tenbo_engine::deal::{By, Situation};
use tenbo_engine::tiles::Seat;

use super::config::{language, origin, read as read_query, warn_of_hand};
use super::gate::{BURST, PER_SECOND};
use super::message::{Id, failure, read};
use super::percent::{decode, encode};
use super::speak::{self, Kind};
use super::*;
use crate::editor::json;
use crate::theme::Theme;
use crate::{Action, History, State, View, asked, share};

const LANGS: &[&str] = &["en", "ja"];

fn parsed(text: &str) -> Value {
    json::read(text).expect("a message of this test is JSON")
}

fn heard(text: &str) -> Result<Message, Ignored> {
    read(&parsed(text), LANGS)
}

#[test]
fn a_query_is_configuration_and_what_it_cannot_be_is_reported() {
    let query = "?embed=1&rules=mcr-mil-2025&lang=ja&theme=dark&ui=compact&readonly=1&host=https%3A%2F%2Fclub.example";
    let (config, warnings) = read_query(query, LANGS);
    let wanted = Config {
        rules: Some("mcr-mil-2025"),
        lang: Some("ja"),
        theme: Theme::Dark,
        ui: Ui::Compact,
        readonly: true,
        host: Some(String::from("https://club.example")),
        colors: Colors::default(),
    };
    assert_eq!((config, warnings), (wanted, Vec::new()));

    let query = "embed=1&rules=chess&lang=tlh&theme=pink&ui=&readonly=yes&host=*&color=red&theme=dark&theme=light";
    let (config, warnings) = read_query(query, LANGS);
    assert_eq!(config, Config { theme: Theme::Dark, ..Config::default() });
    let params: Vec<&str> = warnings.iter().map(|warning| warning.param.as_str()).collect();
    assert_eq!(params, ["rules", "lang", "theme", "ui", "readonly", "host", "color", "theme"]);
    assert_eq!(warnings.last().map(|warning| warning.value.as_str()), Some("light"), "the first counts");
}

/// What frameworks and habits write for a box that is ticked or not.
#[test]
fn readonly_is_read_as_people_write_it() {
    for (value, is) in [("1", true), ("true", true), ("readonly", true), ("0", false), ("false", false)] {
        let (config, warnings) = read_query(&format!("?embed=1&readonly={value}"), LANGS);
        assert_eq!((config.readonly, warnings), (is, Vec::new()), "{value}");
    }
}

/// The start script takes such tags, so the frame has that language: it is not to be called ignored.
#[test]
fn a_language_is_read_by_its_tag_as_the_start_script_does() {
    const ALL: &[&str] = &["en", "ja", "zh-Hans", "zh-Hant"];
    for (tag, wanted) in [
        ("zh-TW", Some("zh-Hant")),
        ("zh-hk", Some("zh-Hant")),
        ("zh-Hant-HK", Some("zh-Hant")),
        ("zh-Hans-HK", Some("zh-Hans")),
        ("zh", Some("zh-Hans")),
        ("zh-SG", Some("zh-Hans")),
        ("JA", Some("ja")),
        ("en-GB", Some("en")),
        ("eng", None),
        ("tlh", None),
        ("", None),
    ] {
        assert_eq!(language(tag, ALL), wanted, "{tag}");
        assert_eq!(read_query(&format!("embed=1&lang={tag}"), ALL).1.is_empty(), wanted.is_some(), "{tag}");
    }
    assert_eq!(language("zh-TW", LANGS), None);
}

fn first(hash: &str, query: &str) -> (State, Vec<Warning>) {
    let (_, mut warnings) = read_query(query, LANGS);
    let hand = asked::hand(query, hash).unwrap_or_default();
    let (state, _, dropped) = set::first(&hand, asked::rulebook("", query));
    warn_of_hand(&mut warnings, &dropped);
    (state, warnings)
}

/// WordPress writes such a sign behind every frame that it lets pass: it named a payer, a dora, a self-draw.
#[test]
fn what_a_site_puts_behind_a_second_sign_is_no_part_of_the_hand() {
    for hash in [
        "v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W",
        "v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m",
        "22345m45567p777z+6p",
        "v1;r=riichi-wrc-2025",
        "",
    ] {
        let (alone, warnings) = first(hash, "embed=1");
        assert_eq!(warnings, Vec::new(), "{hash}");
        for behind in ["#?secret=E1m2p3sWNP", "#?secret=AbCdEf123", "#top", "#"] {
            let (state, warnings) = first(&["#", hash, behind].concat(), "embed=1");
            assert_eq!((share::write(&state), warnings), (share::write(&alone), Vec::new()), "{hash}{behind}");
        }
    }
    let (state, warnings) = first("?secret=E1m2p3sWNP", "embed=1&rules=mcr-mil-2025");
    assert_eq!((share::write(&state).as_str(), warnings), ("v1;r=mcr-mil-2025", Vec::new()));
}

#[test]
fn the_host_is_told_what_of_the_hand_could_not_be_read() {
    let told = |hash: &str| {
        let (_, warnings) = first(hash, "embed=1&ui=result");
        let warnings = warnings.into_iter().map(|Warning { param, value }| [param, value].join("="));
        warnings.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told("v1;r=nope;S=34456m44p777z(333s@W)+2m;win=S;from=Q"), "hand=nope hand=Q");
    assert_eq!(told("v9;S=123m"), "hand=v9", "a link of another version");
    assert_eq!(told("v9;r=riichi-ema-2025;S=123m"), "hand=v9");
    assert_eq!(told("123q"), "hand=123q");
    assert_eq!(told("v1;r=riichi-ema-2025;S=123m"), "");
    let (state, _) = first("v9;S=123m", "embed=1&rules=mcr-mil-2025");
    assert_eq!(
        (state.rules.id, state.entered(Seat::South).hand.len()),
        ("mcr-mil-2025", 3),
        "what can be read is there"
    );
}

/// The frame of the script is given what the two texts to paste give theirs.
#[test]
fn every_frame_may_do_the_same() {
    let script = include_str!("../../../../public/embed.js");
    let docs = include_str!("../../../../docs/embedding.md");
    for text in [script, docs, &snippet().frame()] {
        assert!(text.contains(&format!("\"{}\"", snippet::SANDBOX)), "{text}");
    }
    assert!(docs.contains(&format!("`{}`", snippet::SANDBOX)));
}

#[test]
fn warnings_are_few_and_short() {
    let query: Vec<String> = (0..500).map(|place| format!("p{place}={}", "x".repeat(500))).collect();
    let (_, warnings) = read_query(&query.join("&"), LANGS);
    assert_eq!(warnings.len(), 20);
    assert!(warnings.iter().all(|warning| warning.value.len() == 60));
}

#[test]
fn an_origin_is_one_site_as_browsers_write_it() {
    for (text, wanted) in [
        ("https://club.example", Some("https://club.example")),
        ("HTTPS://Club.Example/", Some("https://club.example")),
        ("https://club.example:443", Some("https://club.example")),
        ("http://localhost:8080", Some("http://localhost:8080")),
        ("http://[::1]:8080", Some("http://[::1]:8080")),
        ("http://[::1]", Some("http://[::1]")),
        ("https://club.example/tenbo", None),
        ("https://*.example", None),
        ("https://club.example:99999", None),
        ("https://club.example:", None),
        ("https://a@club.example", None),
        ("https://", None),
        ("javascript://x", None),
        ("club.example", None),
        ("*", None),
        ("null", None),
        ("", None),
    ] {
        assert_eq!(origin(text).as_deref(), wanted, "{text}");
    }
}

#[test]
fn what_the_host_may_say_is_heard() {
    let message = heard(r#"{"mahjongScore":1,"type":"undo"}"#);
    assert_eq!(message, Ok(Message { id: None, command: Command::Undo }));
    let message = heard(r#"{"type":"focus","mahjongScore":1,"id":7}"#);
    assert_eq!(message, Ok(Message { id: Some(Id::Number(7)), command: Command::Focus }));
    for &what in What::ALL {
        let message = heard(&format!(r#"{{"mahjongScore":1,"type":"get","id":"a","what":"{what}"}}"#));
        assert_eq!(message, Ok(Message { id: Some(Id::Text(String::from("a"))), command: Command::Get(what) }));
    }
    let text = r#"{"mahjongScore":1,"type":"set","hand":"123m","rules":"riichi-wrc-2025","lang":"ja","theme":"dark",
        "ui":"result","readonly":true,"win":{"seat":"S","tile":"4p","by":"discard","from":"W","situation":["last-discard"]}}"#;
    let win = set::WinSet {
        seat: Some(Seat::South),
        tile: tenbo_engine::tiles::read_tiles("4p").tiles.first().copied(),
        by: Some(By::Discard),
        from: Some(Seat::West),
        situation: Some(vec![Situation::LastDiscard]),
    };
    let set = Set {
        hand: Some(String::from("123m")),
        rules: Some("riichi-wrc-2025"),
        win: Some(win),
        lang: Some("ja"),
        theme: Some(Theme::Dark),
        ui: Some(Ui::Result),
        readonly: Some(true),
    };
    assert_eq!(heard(text), Ok(Message { id: None, command: Command::Set(Box::new(set)) }));
}

#[test]
fn whatever_is_not_quite_a_message_is_ignored_as_a_whole() {
    for (text, why) in [
        ("null", Ignored::Foreign),
        ("[]", Ignored::Foreign),
        (r#"{"type":"undo"}"#, Ignored::Foreign),
        (r#"{"mahjongscore":1,"type":"undo"}"#, Ignored::Foreign),
        (r#"{"mahjongScore":2,"type":"undo"}"#, Ignored::Shape),
        (r#"{"mahjongScore":"1","type":"undo"}"#, Ignored::Shape),
        (r#"{"mahjongScore":true,"type":"undo"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"UNDO"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":["undo"]}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"undo","id":null}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"undo","id":1.5}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"undo","hand":"1m"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"get","what":"hand"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"get","id":1,"what":"cookies"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"get","id":1}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","hand":null}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","hand":"1m","html":"<b>"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","rules":"chess"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","lang":"tlh"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","theme":"pink"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","ui":"small"}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","ui":["full"]}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","readonly":1}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{}}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{"tile":"11m"}}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{"tile":"x"}}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{"seat":"Q"}}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{"situation":["rain"]}}"#, Ignored::Shape),
        (r#"{"mahjongScore":1,"type":"set","win":{"by":"discard","liable":"S"}}"#, Ignored::Shape),
    ] {
        assert_eq!(heard(text), Err(why), "{text}");
    }
    let long = format!(r#"{{"mahjongScore":1,"type":"undo","id":"{}"}}"#, "x".repeat(65));
    assert_eq!(heard(&long), Err(Ignored::Shape));
}

/// Nobody waits in vain: what is ignored is told to whoever asked by an id, and to nobody else.
#[test]
fn who_asked_is_told_why_it_was_not_done() {
    let text = |text: &str| failure(heard(text).expect_err("it is ignored"), &parsed(text));
    for (message, why) in [
        (r#"{"mahjongScore":1,"type":"set","id":1,"rules":"chess"}"#, Some(Failed::Rules)),
        (r#"{"mahjongScore":1,"type":"set","id":1,"rules":7}"#, Some(Failed::Message)),
        (r#"{"mahjongScore":1,"type":"set","id":1,"rules":"mcr-mil-2025","hand":5}"#, Some(Failed::Message)),
        (r#"{"mahjongScore":1,"type":"get","id":1,"what":"cookies"}"#, Some(Failed::Message)),
        (r#"{"mahjongScore":2,"type":"undo","id":1}"#, Some(Failed::Message)),
        (r#"{"type":"undo","id":1}"#, None),
    ] {
        assert_eq!(text(message), why, "{message}");
    }
    assert_eq!(failure(Ignored::Stranger, &Value::Null), None, "strangers are told nothing");
    assert_eq!(failure(Ignored::Rate, &Value::Null), Some(Failed::Many));
    assert_eq!(failure(Ignored::Size, &Value::Null), Some(Failed::Large));
}

#[test]
fn so_many_messages_and_no_more() {
    let mut gate = Gate::default();
    let burst = (0..1000).filter(|_| gate.lets_through(5_000)).count();
    assert_eq!(burst as u64, BURST);
    assert!(!gate.lets_through(5_010));
    let later = (0..1000).filter(|_| gate.lets_through(6_010)).count();
    assert_eq!(later as u64, PER_SECOND);
    assert!(!gate.lets_through(0), "a clock that goes back gives nothing away");
    assert!(gate.lets_through(60_000));
}

#[test]
fn what_was_ignored_is_counted_by_its_reason() {
    let mut gate = Gate::default();
    gate.count(Ignored::Shape);
    gate.count(Ignored::Shape);
    gate.count(Ignored::Stranger);
    assert_eq!(gate.total(), 3);
    let counts = gate.counts();
    let count = |name: &str| counts.get(name).cloned();
    assert_eq!(
        (count("total"), count("shape"), count("stranger"), count("size")),
        (Some(json!(3)), Some(json!(2)), Some(json!(1)), Some(json!(0)))
    );
}

#[test]
fn room_is_used_up() {
    let mut room = Room::default();
    assert!(room.text(16_000).is_some() && room.text(385).is_none() && room.text(usize::MAX).is_none());
    assert_eq!((0..100).map_while(|_| room.value()).count(), 64);
}

fn set(now: &State, text: &str) -> Result<State, Failed> {
    let text = format!(r#"{{"mahjongScore":1,"type":"set",{text}}}"#);
    match heard(&text).map(|message| message.command) {
        Ok(Command::Set(set)) => set.apply(now, View::Hand),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_set_is_done_whole_or_not_at_all() {
    let now = State::default();
    let done = set(&now, r#""hand":"34456m44p777z","win":{"seat":"S"}"#).expect("a hand");
    assert_eq!((done.winner, done.seat, done.entered(Seat::South).hand.len()), (Seat::South, Seat::South, 10));

    let text = r#""hand":"23456m44p777888s","win":{"seat":"S","tile":"1m","by":"discard","from":"W"}"#;
    let done = set(&now, text).expect("a win");
    assert!(share::write(&done).contains("S=23456m44p777888s+1m"), "{}", share::write(&done));
    assert_eq!((done.win.by, done.win.from), (By::Discard, Seat::West));

    for (text, why) in [
        (r#""hand":"5x""#, Failed::Hand),
        (r#""hand":"v1;q=3""#, Failed::Hand),
        (r#""hand":"123m","win":{"tile":"4m"}"#, Failed::Win),
        (r#""win":{"from":"E"}"#, Failed::Win),
    ] {
        assert_eq!(set(&now, text), Err(why), "{text}");
    }
}

/// How much is shown is the frame's; whether readers may change the hand is asked apart from that.
#[test]
fn another_size_leaves_the_hand_as_it_is() {
    let now = set(&State::default(), r#""hand":"34456m44p777z""#).expect("a hand");
    for &ui in Ui::ALL {
        assert_eq!(set(&now, &format!(r#""ui":"{ui}""#)), Ok(now.clone()));
        assert_eq!(ui.is_for_reading(), ui == Ui::Result);
    }
}

#[test]
fn a_hand_without_rules_is_read_by_those_that_are_played() {
    let now = set(&State::default(), r#""rules":"hong-kong-old-style""#).expect("rules");
    assert_eq!(now.rules.id, "hong-kong-old-style");
    let done = set(&now, r#""hand":"v1;E=123m456p11z""#).expect("a hand");
    assert_eq!((done.rules.id, done.entered(Seat::East).hand.len()), ("hong-kong-old-style", 8));
    let done = set(&now, r#""hand":"v1;r=riichi-wrc-2025;E=123m456p11z""#).expect("a hand");
    assert_eq!(done.rules.id, "riichi-wrc-2025");
    let done = set(&now, r#""rules":"mcr-mil-2025","hand":"v1;r=riichi-wrc-2025;E=123m456p11z""#).expect("a hand");
    assert_eq!((done.rules.id, done.entered(Seat::East).hand.len()), ("mcr-mil-2025", 8));
    let done = set(&done, r#""hand":"""#).expect("an empty table");
    assert_eq!((done.rules.id, done.entered(Seat::East).hand.len()), ("mcr-mil-2025", 0));
}

#[test]
fn a_set_is_one_step_to_undo() {
    let mut history = History::new(State::default(), View::Hand);
    let plan = history.now().rules.plan();
    let next = set(history.now(), r#""hand":"123m456p789s11122z","win":{"seat":"W","tile":"2z"}"#).expect("a hand");
    history.take(Action::open(next, View::Hand), &plan).expect("possible");
    assert!(history.undo());
    assert_eq!(*history.now(), State::default());
}

#[test]
fn the_text_of_a_hand_comes_back_as_it_went() {
    let state = set(&State::default(), r#""hand":"34456m44p777z","rules":"riichi-wrc-2025""#).expect("a hand");
    let text = speak::hand(&state);
    let text = text.as_str().expect("text");
    let again = set(&State::default(), &format!(r#""hand":"{text}""#)).expect("the same");
    assert_eq!(share::write(&again), share::write(&state));
}

#[test]
fn only_that_it_is_there_and_how_high_is_for_everybody() {
    let public: Vec<&str> = Kind::ALL.iter().filter(|kind| kind.is_public()).map(|kind| kind.as_str()).collect();
    assert_eq!(public, ["ready", "resize"]);
    let said = speak::ready(LANGS, &[]);
    assert_eq!(said.json.get(ENVELOPE), Some(&json!(PROTOCOL)));
    assert_eq!(said.json.get("hand"), None);
}

fn snippet() -> Snippet {
    Snippet {
        page: String::from("https://club.example/tenbo/"),
        rules: "riichi-wrc-2025",
        hand: None,
        lang: None,
        theme: Theme::Auto,
        colors: Colors::default(),
        ui: Ui::Full,
        readonly: false,
        host: None,
        title: "Mahjong scoring",
        width: None,
        height: 600,
    }
}

#[test]
fn a_snippet_says_what_is_not_so_anyway() {
    assert_eq!(
        snippet().script(),
        "<script src=\"https://club.example/tenbo/embed.js\" async></script>\n<tenbo-score \
         rules=\"riichi-wrc-2025\" height=\"600\" title=\"Mahjong scoring\">\
         <a href=\"https://club.example/tenbo/#v1;r=riichi-wrc-2025\">Mahjong scoring</a></tenbo-score>",
    );
    let chosen = Snippet {
        hand: Some(String::from("v1;r=riichi-wrc-2025;S=123m+4p")),
        lang: Some("ja"),
        theme: Theme::Dark,
        colors: Colors { accent: Color::read("#1f4e8c"), paper: Color::read("#fff"), ink: None },
        ui: Ui::Result,
        readonly: true,
        host: Some(String::from("https://club.example")),
        width: Some(400),
        ..snippet()
    };
    assert_eq!(
        chosen.address(),
        "https://club.example/tenbo/?embed=1&lang=ja&theme=dark&accent=1f4e8c&paper=ffffff&ui=result&readonly=1\
         &host=https%3a%2f%2fclub.example#v1;r=riichi-wrc-2025;S=123m+4p",
    );
    // The same hand in the query, where a site cuts addresses at their `#`.
    let (query, hand) = (chosen.pasted(), chosen.hand.clone().unwrap());
    assert!(query.ends_with("&host=https%3a%2f%2fclub.example&h=v1%3br%3driichi-wrc-2025%3bS%3d123m%2b4p"), "{query}");
    assert_eq!(
        crate::asked::hand(query.split_once('?').unwrap().1, "").map(|text| crate::share::unescape(&text)),
        Some(hand)
    );
    assert!(chosen.frame().starts_with("<iframe src=\"https://club.example/tenbo/?embed=1&amp;lang=ja&amp;theme=dark"));
    let script = chosen.script();
    assert!(script.contains(" readonly=\"1\" hand=\"v1;r=riichi-wrc-2025;S=123m+4p\" width=\"400\""), "{script}");
    assert!(script.contains("<a href=\"https://club.example/tenbo/#v1;r=riichi-wrc-2025;S=123m+4p\">"), "{script}");
}

#[test]
fn nothing_gets_out_of_an_attribute() {
    let evil = Snippet { hand: Some(String::from("v1;x=\"><script>alert(1)</script>&")), ..snippet() };
    for text in [evil.script(), evil.frame()] {
        assert!(!text.contains("<script>alert"), "{text}");
        assert!(text.contains("&quot;&gt;&lt;script&gt;"), "{text}");
    }
}

/// Any JSON at all, with the names and words of messages among it.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop::sample::select(vec![
        "set", "get", "undo", "focus", "hand", "what", "score", "E", "discard", "dark", "123m", "v1;E=1m", "", "win",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(json!(1)),
        Just(json!(1.5)),
        ".{0,12}".prop_map(Value::from),
        word.prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        let name = prop::sample::select(vec![
            "mahjongScore",
            "type",
            "id",
            "what",
            "hand",
            "rules",
            "win",
            "lang",
            "theme",
            "readonly",
            "tile",
            "__proto__",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name, inner), 0..6).prop_map(|fields| fields.into_iter().collect::<Value>()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn junk_is_ignored_or_a_message_and_never_more(junk in any_json()) {
        match read(&junk, LANGS) {
            Err(why) => prop_assert!(matches!(why, Ignored::Foreign | Ignored::Shape)),
            Ok(message) => {
                prop_assert_eq!(junk.get(ENVELOPE), Some(&json!(PROTOCOL)));
                if let Command::Set(set) = message.command {
                    let _ = set.apply(&State::default(), View::Hand);
                }
            }
        }
    }

    #[test]
    fn any_hand_is_laid_or_refused(text in "(v1;)?[rESWNdxo0-9mpszf=;,()@+~ -]{0,60}") {
        let wanted = Set { hand: Some(text), ..Set::default() };
        let now = State::default();
        if let Ok(done) = wanted.apply(&now, View::Hand) {
            let again = share::write(&done);
            prop_assert_eq!(share::write(&share::read(&again).0), again);
        }
    }

    #[test]
    fn any_query_is_read(query in ".{0,80}", value in ".{0,30}") {
        let _ = read_query(&query, LANGS);
        let (_, warnings) = read_query(&["embed=1&x=", &encode(&value)].concat(), LANGS);
        prop_assert_eq!(warnings.len(), 1);
        prop_assert_eq!(decode(&encode(&value)), value);
    }
}
