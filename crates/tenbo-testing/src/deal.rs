//! Deals in one line, and what is expected of their answers in another: tables of cases stay readable.
//!
//! A deal: `S: riichi 234m456p678s22p56s+7s from=W honba=1 dora=9m`. A seat's words follow its letter; the hand is in
//! notation, with `+` or `~` before the tile that wins. An expectation: `4/30 total=7700 net=S7700,W-7700`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use tenbo_engine::tiles::{Meld, MeldKind, WinMark, read_hand, read_tiles, write_tiles};
use tenbo_engine::wire::respond;

/// The answer to a request.
pub fn ask(request: &Value) -> Value {
    respond(request)
}

/// The answer to a deal in a line.
pub fn ask_line(rules: &Value, line: &str) -> Value {
    ask(&request(rules, line))
}

/// South's win with a seat as in a request, on this tile: `~5p` drawn, `5p` from West.
pub fn souths_win(rules: &Value, seat: &Value, tile: &str) -> Value {
    let win = match tile.strip_prefix('~') {
        Some(drawn) => json!({ "seat": "S", "tile": drawn, "by": "self-draw" }),
        None => json!({ "seat": "S", "tile": tile, "by": "discard", "from": "W" }),
    };
    let answer =
        ask(&json!({ "v": 1, "rules": rules, "seats": { "S": seat }, "end": { "kind": "win", "wins": [win] } }));
    assert_eq!(answer["ok"], true, "{rules} {seat} {tile}: {answer}");
    answer["wins"][0].clone()
}

#[derive(Default)]
struct SeatWords {
    entered: Map<String, Value>,
    win: Option<Map<String, Value>>,
    situation: Vec<String>,
    from: Option<String>,
    robbed: bool,
}

fn tile_text(tile: tenbo_engine::tiles::Tile) -> Value {
    Value::from(write_tiles(&[tile]))
}

fn meld(meld: &Meld, n: usize) -> Value {
    let mut out = json!({ "kind": meld.kind.as_str(), "tiles": write_tiles(&meld.tiles), "n": n });
    if let (Some(from), Some(claimed)) = (meld.from, meld.claimed) {
        out["from"] = Value::from(from.as_str());
        out["claimed"] = tile_text(claimed);
    }
    if meld.kind == MeldKind::AddedKong {
        out["added_n"] = Value::from(n + 40);
    }
    out
}

impl SeatWords {
    fn hand(&mut self, word: &str, line: &str) {
        let hand = read_hand(word);
        assert!(hand.errors.is_empty(), "{word} in {line}: {:?}", hand.errors);
        self.entered.insert("hand".into(), Value::from(write_tiles(&hand.tiles)));
        let melds: Vec<Value> = hand.melds.iter().enumerate().map(|(i, one)| meld(one, 2 * i + 2)).collect();
        if !melds.is_empty() {
            self.entered.insert("melds".into(), Value::from(melds));
        }
        if let Some((tile, mark)) = hand.win {
            let mut win = Map::new();
            win.insert("tile".into(), tile_text(tile));
            win.insert("by".into(), Value::from(if mark == WinMark::SelfDraw { "self-draw" } else { "discard" }));
            self.win = Some(win);
        }
    }

    fn discard(&mut self, tiles: &str, claimed: bool) {
        let list = self.entered.entry("discards").or_insert_with(|| json!([])).as_array_mut().unwrap();
        list.extend(
            read_tiles(tiles).tiles.into_iter().map(|tile| json!({ "tile": tile_text(tile), "claimed": claimed })),
        );
    }

    fn win(&mut self, seat: &str) -> Option<Value> {
        let mut win = self.win.take()?;
        win.insert("seat".into(), Value::from(seat));
        if self.robbed {
            win.insert("by".into(), Value::from("robbed-kong"));
        }
        if win["by"] != "self-draw" {
            let from = self.from.clone().unwrap_or_else(|| if seat == "W" { "E" } else { "W" }.into());
            win.insert("from".into(), Value::from(from));
        }
        if !self.situation.is_empty() {
            win.insert("situation".into(), json!(self.situation));
        }
        Some(Value::Object(win))
    }
}

fn number(text: &str) -> Value {
    Value::from(text.parse::<i64>().unwrap_or_else(|_| panic!("{text} is no number")))
}

fn letters(text: &str) -> Vec<String> {
    text.chars().map(String::from).collect()
}

/// A deal in a line as a request.
pub fn request(rules: &Value, line: &str) -> Value {
    let mut root = json!({ "v": 1, "rules": rules });
    let mut seats: BTreeMap<usize, SeatWords> = BTreeMap::new();
    let mut at = 1;
    let (mut draw, mut penalties, mut liable) = (None, Vec::new(), None);
    let mut nagashi: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        if let Some(seat) = word.strip_suffix(':').and_then(|seat| "ESWN".find(seat)) {
            at = seat;
            seats.entry(at).or_default();
            continue;
        }
        let Some((key, value)) = word.split_once('=') else {
            let seat = seats.entry(at).or_default();
            match word {
                "riichi" => drop(seat.entered.insert("riichi".into(), Value::from("riichi"))),
                "double-riichi" => drop(seat.entered.insert("riichi".into(), Value::from("double"))),
                "open-riichi" => drop(seat.entered.insert("riichi".into(), Value::from("open"))),
                "double-open-riichi" => drop(seat.entered.insert("riichi".into(), Value::from("double-open"))),
                "ippatsu" | "furiten" | "ready" => drop(seat.entered.insert(word.into(), Value::from(true))),
                "robbed-kong" => seat.robbed = true,
                "last-tile" | "last-discard" | "last-copy" | "kong-replacement" | "kong-on-kong"
                | "flower-replacement" | "kong-discard" | "riichi-discard" | "heaven" | "earth" | "human" | "dealt" => {
                    seat.situation.push(word.into());
                }
                _ => seat.hand(word, line),
            }
            continue;
        };
        match key {
            "round" => root["prevailing"] = Value::from(value),
            "honba" | "deposits" | "players" => root[key] = number(value),
            "wall" => root["wall_left"] = number(value),
            "dealer-wins" => root["dealer_wins"] = number(value),
            "dora" | "ura" => root[key] = Value::from(value),
            "draw" => draw = Some(value.to_owned()),
            "liable" => liable = Some(value.to_owned()),
            "nagashi" => nagashi = letters(value),
            "chombo" | "false-win" | "false-win-not-ready" => {
                penalties.extend(letters(value).iter().map(|seat| json!({ "seat": seat, "kind": key })));
            }
            "from" => seats.entry(at).or_default().from = Some(value.into()),
            "bonus" => drop(seats.entry(at).or_default().entered.insert("bonus".into(), Value::from(value))),
            "discards" => seats.entry(at).or_default().discard(value, false),
            "claimed" => seats.entry(at).or_default().discard(value, true),
            _ => panic!("{word} in {line}"),
        }
    }
    let name = |seat: usize| &"ESWN"[seat..=seat];
    let mut wins: Vec<Value> = seats.iter_mut().filter_map(|(&seat, words)| words.win(name(seat))).collect();
    if let Some(liable) = liable {
        wins.iter_mut().for_each(|win| win["liable"] = Value::from(liable.as_str()));
    }
    root["end"] = match draw {
        Some(cause) => json!({ "kind": "draw", "cause": cause, "nagashi": nagashi }),
        None if wins.is_empty() => json!({ "kind": "open" }),
        None => json!({ "kind": "win", "wins": wins }),
    };
    let seats: Map<String, Value> =
        seats.into_iter().map(|(seat, words)| (name(seat).into(), Value::Object(words.entered))).collect();
    root["seats"] = Value::Object(seats);
    if !penalties.is_empty() {
        root["penalties"] = Value::from(penalties);
    }
    root
}

/// `S7700,W-7700` as accounts.
fn accounts(text: &str) -> BTreeMap<String, i64> {
    let split = |entry: &str| {
        let digits = entry.find(|c: char| c == '-' || c.is_ascii_digit()).unwrap_or(entry.len());
        (entry[..digits].to_owned(), entry[digits..].parse().unwrap_or_else(|_| panic!("{entry} in {text}")))
    };
    text.split(',').filter(|entry| !entry.is_empty()).map(split).collect()
}

/// Every account that gains or loses, with its amount.
pub fn net(answer: &Value) -> BTreeMap<String, i64> {
    let accounts = answer["net"].as_object().into_iter().flatten();
    accounts.map(|(name, sum)| (name.clone(), sum.as_i64().unwrap())).filter(|(_, sum)| *sum != 0).collect()
}

/// The patterns of a win that count, with `*n` after those that count several times.
fn counted(win: &Value) -> BTreeSet<String> {
    let lines = win["lines"].as_array().into_iter().flatten().filter(|line| line["fate"] == "counted");
    lines
        .map(|line| match (line["pattern"].as_str().unwrap(), line["times"].as_i64().unwrap()) {
            (pattern, 1) => pattern.to_owned(),
            (pattern, times) => format!("{pattern}*{times}"),
        })
        .collect()
}

/// Whether a pattern is there and does not count for this reason: `pattern:why`, `pattern:why:by`.
fn excluded(win: &Value, entry: &str) -> bool {
    let mut parts = entry.split(':');
    let (pattern, why, by) = (parts.next(), parts.next(), parts.next());
    win["lines"].as_array().into_iter().flatten().any(|line| {
        line["fate"] == "not-counted"
            && line["pattern"].as_str() == pattern
            && line["why"].as_str() == why
            && by.is_none_or(|by| line["by"].as_array().into_iter().flatten().any(|one| one == by))
    })
}

/// Everything in which an answer is not as expected; empty if nothing. `total@N=…` is about another winner.
pub fn differences(answer: &Value, expect: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let refused = expect.split_whitespace().any(|word| word.starts_with("problem="));
    if answer["ok"] == refused {
        return vec![format!("ok is {}: {}", answer["ok"], answer["problems"])];
    }
    let sum: i64 = net(answer).values().sum();
    if sum != 0 {
        wrong.push(format!("the accounts sum to {sum}"));
    }
    for word in expect.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let (key, seat) = key.split_once('@').unwrap_or((key, ""));
        let mut wins = answer["wins"].as_array().into_iter().flatten();
        let none = Value::Null;
        let win = wins.find(|win| seat.is_empty() || win["seat"] == seat).unwrap_or(&none);
        let mut same = |found: &Value, want: Value| {
            if *found != want {
                wrong.push(format!("{word}, but {found}"));
            }
        };
        match key {
            "ok" => {}
            "problem" | "at" => {
                let field = if key == "problem" { "key" } else { "at" };
                let mut problems = answer["problems"].as_array().into_iter().flatten();
                if !problems.any(|problem| problem[field] == value) {
                    wrong.push(format!("{word}, but {}", answer["problems"]));
                }
            }
            "win" => same(&win["win"], Value::from(value == "true")),
            "total" | "han" | "fu" | "short_by" => same(&win[key], number(value)),
            "barred" => same(&win["barred_by"], Value::from(value.split(',').collect::<Vec<_>>())),
            "limit" if value == "none" => same(&win["limit"], Value::Null),
            "limit" => same(&win["limit"], Value::from(value)),
            "net" => {
                let found = net(answer);
                if found != accounts(value) {
                    wrong.push(format!("{word}, but {found:?}"));
                }
            }
            "lines" => {
                let (found, want) = (counted(win), value.split(',').map(String::from).collect::<BTreeSet<_>>());
                if found != want {
                    wrong.push(format!("{word}, but {found:?}"));
                }
            }
            "not" => {
                for entry in value.split(',') {
                    if !excluded(win, entry) {
                        wrong.push(format!("no line {entry} among those that do not count"));
                    }
                }
            }
            "liable" => {
                let found: BTreeSet<&str> =
                    win["liable"].as_array().into_iter().flatten().filter_map(|one| one["seat"].as_str()).collect();
                let want: BTreeSet<&str> = value.split(',').filter(|seat| *seat != "none").collect();
                if found != want {
                    wrong.push(format!("{word}, but {found:?}"));
                }
            }
            _ => match key.split_once('/') {
                Some((han, fu)) => {
                    same(&win["han"], number(han));
                    same(&win["fu"], number(fu));
                }
                None => panic!("{word} in {expect}"),
            },
        }
    }
    wrong
}

/// Runs a table of (what it shows, rules, deal, expected).
pub fn run(rows: &[(&str, Value, &str, &str)]) {
    let mut failed = Vec::new();
    for (about, rules, line, expect) in rows {
        let wrong = differences(&ask_line(rules, line), expect);
        if !wrong.is_empty() {
            failed.push(format!("{about}\n  {line} under {rules}\n  {}", wrong.join("; ")));
        }
    }
    assert!(failed.is_empty(), "{} of {}\n{}", failed.len(), rows.len(), failed.join("\n"));
}
