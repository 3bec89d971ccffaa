//! Hands a second of the engine and of its peers: one thread, the same hands, medians of interleaved rounds.
//!
//! `cargo run --release -- riichi|mcr|families|templates|games [part of a name]` prints a Markdown table; `run.sh` prints them all. With
//! `BENCH_WASM`, the built module, and `BENCH_NODES`, riichi is measured as wasm as well: in each node and in Chromium.

mod asked;
mod families;
mod peers;

use std::time::{Duration, Instant};
use std::{env, fs};

use serde_json::{Value, json};
use tenbo_benches::{BESIDE_EVERYTHING, Corpus, PROFILE, everything, hands, unpack, with_limit_hands, with_templates};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_engine::wire::respond;

use asked::Asked;
use peers::{AgariHand, EnvHand};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(1);

/// Who measures.
enum Timed<'a> {
    /// We do: a pass over all hands, the sum of their totals.
    Here(Box<dyn FnMut() -> i64 + 'a>),
    /// The scorer's own process does.
    There(Asked),
}

struct Row<'a> {
    name: String,
    includes: &'a str,
    /// How many rows before it the same is that it is a part of: wasm's of the native one.
    part_of: Option<usize>,
    timed: Timed<'a>,
    sum: i64,
    seen: Vec<f64>,
}

impl<'a> Row<'a> {
    fn new(name: &str, includes: &'a str, mut pass: impl FnMut() -> i64 + 'a) -> Row<'a> {
        let sum = pass();
        let timed = Timed::Here(Box::new(pass));
        Row { name: name.to_owned(), includes, part_of: None, timed, sum, seen: Vec::new() }
    }

    fn of(name: String, includes: &'a str, asked: Asked) -> Row<'a> {
        Row { name, includes, part_of: None, sum: asked.sum, timed: Timed::There(asked), seen: Vec::new() }
    }

    fn round(&mut self, hands: usize) {
        let pass = match &mut self.timed {
            Timed::Here(pass) => pass,
            Timed::There(asked) => return self.seen.push(asked.round()),
        };
        let start = Instant::now();
        let mut passes = 0;
        while start.elapsed() < ROUND {
            assert_eq!(pass(), self.sum, "{} does not repeat itself", self.name);
            passes += 1;
        }
        self.seen.push((passes * hands) as f64 / start.elapsed().as_secs_f64());
    }

    fn median(&self) -> f64 {
        median(self.seen.clone())
    }

    /// What part of another row's speed this is: of each round, for the machine may be slower in the next.
    fn part(&self, whole: &Row) -> f64 {
        median(self.seen.iter().zip(&whole.seen).map(|(mine, whole)| mine / whole).collect())
    }
}

fn median(mut seen: Vec<f64>) -> f64 {
    seen.sort_by(f64::total_cmp);
    seen.get(seen.len() / 2).copied().unwrap_or_default()
}

/// Measures the rows in turn and prints them beside the peer whose name starts so; `want` is the corpus' own sum.
fn table(mut rows: Vec<Row>, part: &str, hands: usize, peer: &str, want: i64) {
    rows.retain(|row| row.name.contains(part));
    for _ in 0..ROUNDS {
        for row in &mut rows {
            row.round(hands);
        }
    }
    println!("| scorer | hands/s | of {peer} | what is timed |");
    println!("| --- | ---: | ---: | --- |");
    let best = rows.iter().filter(|row| row.name.starts_with(peer)).map(Row::median).fold(0.0, f64::max);
    for (at, row) in rows.iter().enumerate() {
        let whole = row.part_of.and_then(|before| rows.get(at.checked_sub(before)?));
        let part = whole.map(|whole| format!("{:.2} of native", row.part(whole)));
        let includes = part.as_deref().unwrap_or(row.includes);
        println!("| {} | {:.0} | {:.2} | {includes} |", row.name, row.median(), row.median() / best);
    }
    for row in &rows {
        if row.sum != want {
            eprintln!("{}: the totals add up to {}, the corpus to {want}", row.name, row.sum);
        }
    }
}

fn corpus(name: &str) -> Vec<u8> {
    let path = format!("{}/../tests/data/{name}/corpus-20000.jsonl.gz", env!("CARGO_MANIFEST_DIR"));
    fs::read(path).expect("the corpus can be read")
}

fn riichi(part: &str) {
    let hands = hands(&corpus("riichi"));
    let corpus = Corpus::riichi(&hands);
    let mut deals = corpus.deals();
    let mut explained = corpus.deals();
    let env: Vec<EnvHand> = hands.iter().map(EnvHand::new).collect();
    let agari: Vec<AgariHand> = hands.iter().map(AgariHand::new).collect();
    let want = hands.iter().filter_map(|hand| hand["answers"][PROFILE]["pay"]["total"].as_i64()).sum();
    let mut rows = vec![Row::new(
        "tenbo `score`",
        "all decompositions, patterns, fu, each seat's payments with counters and deposits",
        || deals.score(),
    )];
    rows.extend(wasm("score"));
    rows.push(Row::new("tenbo `explain`", "the fate of every pattern, every step, the other decompositions", || {
        explained.explain()
    }));
    rows.extend(wasm("explain"));
    rows.extend([
        Row::new("riichienv-core 0.4.11", "`calc`, its evaluator built beforehand", || {
            env.iter().map(EnvHand::score).sum()
        }),
        Row::new("riichienv-core 0.4.11, as called", "the evaluator's building as well", || {
            env.iter().map(EnvHand::build_and_score).sum()
        }),
        Row::new("agari 0.27.0", "structures, yaku, score; counts built beforehand", || {
            agari.iter().map(AgariHand::score).sum()
        }),
    ]);
    table(rows, part, hands.len(), "riichienv-core", want);
}

/// One of riichi's loops as wasm in every place where it can be measured.
fn wasm(what: &str) -> Vec<Row<'static>> {
    let (Ok(module), Ok(nodes)) = (env::var("BENCH_WASM"), env::var("BENCH_NODES")) else { return Vec::new() };
    let nodes: Vec<&str> = nodes.split_whitespace().collect();
    let places = nodes.iter().map(|&node| (node, "here")).chain(nodes.first().map(|&node| (node, "chromium")));
    let start = |(node, place)| Asked::start(node, &["benches/wasm.mjs", &module, what, place]);
    let running = places.map(|place| start(place).expect("the module runs"));
    let row = |(before, asked): (usize, Asked)| {
        let row = Row::of(format!("tenbo `{what}`, wasm in {}", asked.place), "", asked);
        Row { part_of: Some(before), ..row }
    };
    (1..).zip(running).map(row).collect()
}

fn mcr(part: &str) {
    let hands = unpack(&corpus("mcr"));
    let corpus = Corpus::mcr(&hands);
    let mut deals = corpus.deals();
    let mut explained = corpus.deals();
    let want = hands.iter().filter_map(|hand| hand["total"].as_i64()).sum();
    let mut rows = vec![
        Row::new("tenbo `score`", "all decompositions, fans, what may not be combined, each seat's payment", || {
            deals.score()
        }),
        Row::new("tenbo `explain`", "the fate of every fan, every step, the other decompositions", || {
            explained.explain()
        }),
    ];
    let args = ["tests/peers/pymahjonggb_answers.py", "--bench", "tests/data/mcr/corpus-20000.jsonl.gz"];
    match env::var_os("PEER_PYTHON").and_then(|python| Asked::start(python, &args)) {
        Some(python) => {
            let includes = "called from Python, its arguments built beforehand";
            rows.push(Row::of("PyMahjongGB 1.4.0".to_owned(), includes, python));
        }
        None => eprintln!("PyMahjongGB is left out: PEER_PYTHON names no python that has it"),
    }
    table(rows, part, hands.len(), "PyMahjongGB", want);
}

/// A row for each family on the same hands, and the time that each rulebook takes to compile.
fn families(part: &str) {
    let hands = unpack(&corpus("mcr"));
    let shipped = families::BOOKS.iter().map(|&(name, id)| (name, shipped::find(id).expect("it is shipped")));
    let every = [
        ("every pattern", everything()),
        ("every pattern and 42 templates", with_templates(everything(), BESIDE_EVERYTHING, true)),
    ];
    let books: Vec<(&str, Rulebook)> = shipped.chain(every).filter(|(name, _)| name.contains(part)).collect();
    let corpora: Vec<Corpus> =
        books.iter().map(|(_, book)| families::corpus(&hands, Plan::new(book.clone()))).collect();
    let mut deals: Vec<_> = corpora.iter().map(Corpus::deals).collect();
    let mut seen: Vec<Vec<f64>> = vec![Vec::new(); books.len()];
    for _ in 0..ROUNDS {
        for ((deals, corpus), seen) in deals.iter_mut().zip(&corpora).zip(&mut seen) {
            seen.push(families::round(deals, corpus.len()));
        }
    }
    println!("| rulebook | hands | hands/s of processor time | patterns | compiled in µs |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    for (((name, book), corpus), seen) in books.iter().zip(&corpora).zip(&mut seen) {
        seen.sort_by(f64::total_cmp);
        let median = seen.get(seen.len() / 2).copied().unwrap_or_default();
        let (hands, patterns) = (corpus.len(), book.winner.len());
        println!("| {name} | {hands} | {median:.0} | {patterns} | {:.0} |", families::compile(book));
    }
}

/// Limit hands of the catalogue, of which each row has this many.
const LIMIT_HANDS: usize = 34;

/// What a pattern adds to the time of a hand: as many limit hands of the catalogue, and templates, beside nothing.
fn templates() {
    let hands = unpack(&corpus("mcr"));
    let alone = with_limit_hands(0);
    let books = [
        ("winning alone", 0, alone.clone()),
        ("limit hands of the catalogue", LIMIT_HANDS, with_limit_hands(LIMIT_HANDS)),
        ("templates", LIMIT_HANDS, with_templates(alone.clone(), LIMIT_HANDS, true)),
        ("templates", 64, with_templates(alone.clone(), 64, true)),
        ("templates with thousands of fillings", 5, with_templates(alone.clone(), 5, false)),
    ];
    // The same hands for all of them: sets and a pair, which wins under each.
    let regular = families::corpus(&hands, Plan::new(alone));
    let corpora: Vec<Corpus> = books.iter().map(|(.., book)| regular.under(Plan::new(book.clone()))).collect();
    let mut deals: Vec<_> = corpora.iter().map(Corpus::deals).collect();
    let mut seen: Vec<Vec<f64>> = vec![Vec::new(); books.len()];
    for _ in 0..ROUNDS {
        for ((deals, corpus), seen) in deals.iter_mut().zip(&corpora).zip(&mut seen) {
            seen.push(1e9 / families::round(deals, corpus.len()));
        }
    }
    println!("| rulebook | patterns | hands | ns a hand of processor time | ns of them a pattern | compiled in µs |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (((name, patterns, book), corpus), took) in books.iter().zip(&corpora).zip(&seen) {
        // What a pattern adds in each round, for the machine may be slower in the next.
        let beside =
            seen.iter().take(1).flatten().zip(took).map(|(alone, took)| (took - alone) / (*patterns).max(1) as f64);
        let (ns, each) = (median(took.clone()), median(beside.collect()));
        let compiled = families::compile(book);
        println!("| {name} | {patterns} | {} | {ns:.0} | {each:.1} | {compiled:.0} |", corpus.len());
    }
}

/// Deals of the game of the second row and of the third: the third takes eight times as long where the time grows with the deals.
const FAULTY: [usize; 2] = [500, 4000];

/// How long whole games take: deals entered by tiles, and deals with problems beside them, of which each has a place in its text.
fn games() {
    let evening = fs::read_to_string("../tests/data/games/club-evening.json").expect("the game is in the repository");
    let mut tiles: Value = serde_json::from_str(&evening).expect("it is JSON");
    let deal = tiles.pointer("/game/deals/0").cloned().unwrap_or_default();
    tiles["game"]["deals"] = vec![deal; 100].into();
    let faulty = |count: usize| {
        let deal = json!({ "seats": { "E": { "hand": "11111m" }, "S": { "hand": "1z" }, "W": { "hand": "2z" } }, "end": { "kind": "draw" } });
        json!({ "v": 1, "rules": "riichi-book-1", "game": { "players": ["A", "B", "C", "D"], "deals": vec![deal; count] } })
    };
    println!("| game | deals | ms |");
    println!("| --- | ---: | ---: |");
    for (name, game) in [("by tiles", tiles), ("faulty", faulty(FAULTY[0])), ("faulty", faulty(FAULTY[1]))] {
        let once = || {
            let start = Instant::now();
            assert_eq!(respond(&game)["ok"], true, "{name}");
            start.elapsed().as_secs_f64() * 1e3
        };
        let deals = game.pointer("/game/deals").and_then(Value::as_array).map_or(0, Vec::len);
        println!("| {name} | {deals} | {:.1} |", median((0..ROUNDS).map(|_| once()).collect()));
    }
}

fn main() {
    let mut args = env::args().skip(1);
    let (game, part) = (args.next().unwrap_or_default(), args.next().unwrap_or_default());
    match game.as_str() {
        "riichi" => riichi(&part),
        "mcr" => mcr(&part),
        "families" => families(&part),
        "templates" => templates(),
        "games" => games(),
        _ => eprintln!("which: riichi, mcr, families, templates or games?"),
    }
}
