//! A seeded fuzz driver: `cargo run --release --example fuzz -- [--seconds N] [--seed S] [--case C]`
//!
//! Each case is drawn from the seed and its number: a deal through draft, check, answer and the contract, a text through
//! the notation, a text as a template, a link through the session, a rulebook's file through the editor, a game through the replay, its file
//! and its table, or a JSON tree through the contract and the questions of the JavaScript API. `--case` repeats one and
//! prints it.

mod books;
mod games;
mod templates;

use std::cell::{Cell, RefCell};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fmt, panic};

use serde_json::Value;
use tenbo::js::answers;
use tenbo_engine::check::Won;
use tenbo_engine::deal::{Draft, End, Hand};
use tenbo_engine::game::{Report, replay};
use tenbo_engine::options::{Settlement, SuitsInUse, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::whole;
use tenbo_engine::score::{Scratch, explain, score};
use tenbo_engine::settle::{Account, Answer, Detail, Net, Scorer, TransferReason, WinAnswer, answer, checked};
use tenbo_engine::tiles::{HandText, Seat, read_hand, read_tiles, write_hand};
use tenbo_engine::wire::{answer_json, questions, request, respond};
use tenbo_session::editor::import;
use tenbo_session::games::sheet::Sheet;
use tenbo_session::games::{csv, file};
use tenbo_session::{State, apply, paste, share};
use tenbo_testing::deals;
use tenbo_testing::deals::{Books, Deal};
use tenbo_testing::random::Random;
use tenbo_testing::requests;

/// What a case is about.
enum Input {
    /// A deal under a rulebook.
    Deal(Box<Deal>),
    /// A text to be read as tiles.
    Text(String),
    /// A text to be read as a template, and a hand that may fit it.
    Template(String, Hand),
    /// A link, whole or broken.
    Link(String),
    /// The text of a rulebook's file, whole or broken.
    Book(String),
    /// A game and the rulebook it is played by, with a spoiled table of it.
    Game(usize, Box<Sheet>, String),
    /// A request, whole or broken.
    Request(Value),
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Deal(deal) => write!(f, "{}\n{deal:?}", requests::request(deal)),
            Input::Text(text) | Input::Link(text) | Input::Book(text) => write!(f, "{text:?}"),
            Input::Template(text, hand) => write!(f, "{text:?}\n{hand:?}"),
            Input::Game(_, sheet, table) => write!(f, "{}\n{table}\n{sheet:?}", file::write(sheet)),
            Input::Request(request) => write!(f, "{request}"),
        }
    }
}

thread_local! {
    /// For the report of a panic.
    static INPUT: RefCell<Option<Input>> = const { RefCell::new(None) };
    /// Seed and number of the case.
    static NUMBER: Cell<(u64, u64)> = const { Cell::new((0, 0)) };
}

#[derive(Default)]
struct Counts {
    deals: u64,
    legal: u64,
    texts: u64,
    templates: u64,
    links: u64,
    files: u64,
    games: u64,
    played: u64,
    requests: u64,
    understood: u64,
}

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let (mut seconds, mut seed, mut only) = (20, 20_261_121, None);
    while let Some(name) = args.next() {
        let value = args.next().and_then(|value| value.parse::<u64>().ok());
        match (name.as_str(), value) {
            ("--seconds", Some(value)) => seconds = value,
            ("--seed", Some(value)) => seed = value,
            ("--case", Some(value)) => only = Some(value),
            _ => {
                eprintln!("fuzz: {name}: expected --seconds, --seed or --case with a number");
                return ExitCode::FAILURE;
            }
        }
    }
    let books = Books::shipped();
    let mut counts = Counts::default();
    let start = Instant::now();
    let mut case = only.unwrap_or(0);
    panic::set_hook(Box::new(report));
    loop {
        NUMBER.set((seed, case));
        let input = input(&mut Random::new(seed.wrapping_mul(0x1_0000_0001).wrapping_add(case)), &books);
        if only.is_some() {
            println!("{input}");
        }
        INPUT.set(Some(input));
        INPUT.with_borrow(|input| run(input.as_ref(), &books, &mut counts));
        case += 1;
        // The clock is asked now and then only.
        if only.is_some() || case % 64 == 0 && start.elapsed() >= Duration::from_secs(seconds) {
            break;
        }
    }
    println!(
        "fuzz: {} deals ({} legal), {} texts, {} templates, {} links, {} rulebooks, {} games ({} deals), {} requests ({} understood)",
        counts.deals,
        counts.legal,
        counts.texts,
        counts.templates,
        counts.links,
        counts.files,
        counts.games,
        counts.played,
        counts.requests,
        counts.understood
    );
    let executions =
        counts.deals + counts.texts + counts.templates + counts.links + counts.files + counts.games + counts.requests;
    println!("fuzz: {executions} executions, seed {seed}, {} s", start.elapsed().as_secs());
    ExitCode::SUCCESS
}

fn report(what: &panic::PanicHookInfo) {
    let (seed, case) = NUMBER.get();
    eprintln!("fuzz: {what}");
    INPUT.with_borrow(|input| input.iter().for_each(|input| eprintln!("{input}")));
    eprintln!("fuzz: repeat with --seed {seed} --case {case}");
}

fn input(random: &mut Random, books: &Books) -> Input {
    match random.below(20) {
        0..12 => Input::Deal(Box::new(deals::deal(random, books))),
        12 => Input::Text(requests::text(random)),
        13 => Input::Template(templates::text(random), templates::hand(random)),
        14 => Input::Link(requests::link(random)),
        15 if random.percent(50) => Input::Link(self::books::link(random)),
        15 => Input::Book(self::books::file(random)),
        16 => {
            let (book, sheet) = games::game(random, books);
            let table = games::spoiled(random, &csv::of(&sheet));
            Input::Game(book, Box::new(sheet), table)
        }
        17 => {
            let (_, sheet) = games::game(random, books);
            Input::Request(requests::broken(random, file::tree(&sheet)))
        }
        _ => {
            let deal = deals::deal(random, books);
            Input::Request(requests::broken(random, requests::request(&deal)))
        }
    }
}

fn run(input: Option<&Input>, books: &Books, counts: &mut Counts) {
    match input {
        Some(Input::Deal(deal)) => {
            counts.deals += 1;
            counts.legal += u64::from(run_deal(deal, books));
        }
        Some(Input::Text(text)) => {
            counts.texts += 1;
            run_text(text);
        }
        Some(Input::Template(text, hand)) => {
            counts.templates += 1;
            templates::run(text, hand);
        }
        Some(Input::Link(link)) => {
            counts.links += 1;
            run_link(link);
        }
        Some(Input::Book(text)) => {
            counts.files += 1;
            run_book(text);
        }
        Some(Input::Game(book, sheet, table)) => {
            counts.games += 1;
            counts.played += sheet.game.deals.len() as u64;
            run_game(sheet, books.plan(*book), table);
        }
        Some(Input::Request(request)) => {
            counts.requests += 1;
            counts.understood += u64::from(run_request(request));
        }
        None => {}
    }
}

fn assert_balanced(net: &Net) {
    let sum = net.seats.0.iter().sum::<i64>() + net.table + net.bank;
    assert_eq!(sum, 0, "what some gain others lose");
}

/// A winner gets what the hand is worth, whoever pays it.
fn assert_paid(answer: &Answer) {
    for win in answer.wins.iter().filter(|win| win.score.is_some()) {
        let hand =
            answer.transfers.iter().filter(|t| t.reason == TransferReason::Hand && t.to == Account::Seat(win.seat));
        assert_eq!(hand.map(|transfer| transfer.amount).sum::<i64>(), win.total, "the hand is paid in full");
    }
}

/// Fines come from fouls, a liable payer is one of a win, and whether the deal passes is known once it is over.
fn assert_accounted(deal: &Draft, answer: &Answer) {
    for transfer in &answer.transfers {
        if transfer.reason == TransferReason::Penalty {
            assert!(!deal.penalties.is_empty(), "a fine without a foul");
        }
        if transfer.liable {
            let mut liable = answer.wins.iter().flat_map(WinAnswer::liable);
            assert!(liable.any(|verdict| Account::Seat(verdict.seat) == transfer.from), "a payer who is liable");
        }
    }
    assert!(deal.end != End::Open || answer.deal_passes.is_none(), "an open deal does not pass");
}

/// The game through the replay, its file and its table.
fn run_game(sheet: &Sheet, plan: &Plan, table: &str) {
    let players = sheet.game.players.len();
    let balanced = |report: &Report| {
        let all = report.initial * players as i64;
        for deal in &report.deals {
            assert_eq!(deal.totals.iter().sum::<i64>() + deal.table + deal.bank, all, "nothing is made or lost");
        }
        if let Some(last) = &report.last {
            assert_eq!(
                last.scores.iter().sum::<i64>() + last.table + last.bank,
                all,
                "nothing is made or lost at last"
            );
        }
    };
    let report = if sheet.rules.overrides.is_empty() { replay(&sheet.game, plan) } else { sheet.report() };
    balanced(&report);
    if let Ok(read) = file::read(&file::write(sheet)) {
        let again = read.report();
        assert_eq!((again.totals, again.bank, again.over), (report.totals.clone(), report.bank, report.over), "a file");
    }
    // What everybody starts with follows from the first line.
    if !sheet.game.deals.is_empty() {
        let read = csv::read(&csv::write(&sheet.game, &report, plan, &sheet.stakes), plan);
        let read = read.unwrap_or_else(|problem| panic!("a written table is read: {problem:?}"));
        let again = replay(&read, plan);
        assert_eq!((again.totals, again.table, again.bank), (report.totals, report.table, report.bank), "a table");
    }
    if let Ok(read) = csv::read(table, plan) {
        let report = replay(&read, plan);
        let all = report.initial * read.players.len() as i64;
        assert_eq!(report.totals.iter().sum::<i64>() + report.table + report.bank, all, "a spoiled table");
    }
}

/// Draft, check, answer, contract; whether the deal is legal.
fn run_deal(deal: &Deal, books: &Books) -> bool {
    let own;
    let plan = match &deal.own_plan {
        Some(book) => {
            own = Plan::new(book.clone());
            &own
        }
        None => books.plan(deal.book),
    };
    let draft = &deal.draft;
    let checked = checked(draft, plan);
    let answered = answer(draft, plan);
    let (Ok(checked), Ok(answer)) = (&checked, &answered) else {
        assert_eq!(answered.err(), checked.err(), "check and answer refuse alike");
        return false;
    };
    let mut scratch = Scratch::default();
    for win in checked.wins() {
        if let Won::Tiles(hand) = win.hand() {
            let tally = score(plan, hand, &mut scratch);
            let score = explain(plan, hand, &mut scratch);
            assert_eq!(tally, score.as_ref().map(|score| score.tally), "quick and explained scores are one");
            assert!(tally.is_some(), "a checked win is complete");
        }
    }
    assert_balanced(&answer.net);
    assert!(answer.transfers.iter().all(|transfer| transfer.amount > 0), "a transfer moves something");
    assert_eq!(answer.net, Net::of(&answer.transfers));
    assert_accounted(draft, answer);
    if plan.settlement() == Settlement::Riichi && plan.system() == System::HanFu {
        assert_paid(answer);
    }
    let mut scorer = Scorer::default();
    scorer.score(checked, plan);
    assert_balanced(&scorer.net);
    assert_eq!(scorer.net, Net::of(&scorer.transfers));
    let again = Scorer::answer(draft, plan).expect("it was checked");
    assert_eq!((again.tallies, again.net), (scorer.tallies.clone(), scorer.net));
    let of_a_suit = OF_A_SUIT
        .iter()
        .any(|pattern| plan.rulebook().winner.contains_key(pattern) || plan.rulebook().losers.contains_key(pattern));
    let alike = !of_a_suit && plan.rulebook().options.tiles.suits == SuitsInUse::All;
    if let Some(turned) = deals::exchanged(draft).filter(|_| alike) {
        let turned = Scorer::answer(&turned, plan).expect("another suit is as legal");
        assert_eq!((turned.tallies, turned.net), (scorer.tallies, scorer.net), "another suit is worth the same");
    }
    // What the contract writes of it can be printed and read again.
    if deal.written {
        let json = answer_json(plan, draft, answer.clone(), Detail::Explain);
        let text = json.to_string();
        let value: Value = serde_json::from_str(&text).expect("an answer is JSON");
        assert_eq!(value, json, "an answer survives being printed");
        // With fewer sticks than declarations it is refused.
        if deal.own_plan.is_none() && draft.deposits >= draft.declarations(draft.stated_players()) {
            let read = request::read(&requests::request(deal)).expect("a written request is read");
            assert_eq!(&read.draft, draft, "a request says what the draft says");
        }
    }
    true
}

fn assert_chars_inside(read: &HandText, text: &str) {
    let length = text.chars().count();
    let inside = |(from, to): (usize, usize)| from < to && to <= length;
    assert!(read.errors.iter().all(|error| inside(error.chars)), "errors point into the text");
    assert!(read.chars.iter().all(|&chars| inside(chars)), "tiles are from the text");
    assert_eq!(read.tiles.len(), read.chars.len(), "each tile has its characters");
}

/// Patterns that tell dots from characters, by what is drawn on the tiles or by a dragon that belongs to them.
const OF_A_SUIT: [Pattern; 7] = [
    Pattern::Reversible,
    Pattern::Moon,
    Pattern::Plum,
    Pattern::PearlHand,
    Pattern::RubyHand,
    Pattern::RubySnake,
    Pattern::DiamondSnake,
];

fn run_text(text: &str) {
    let parsed = answers::parse(text);
    assert!(parsed["ok"].is_boolean(), "{parsed}");
    let state = State::default();
    let plan = state.rules.plan();
    let pasted = paste::read(text, &state, &plan);
    assert!(pasted.edit.is_some() || !pasted.left_out.is_empty() || text.trim().is_empty() || parsed["ok"] == true);
    if let Some(edit) = pasted.edit {
        assert!(apply(&state, edit, &plan).is_ok(), "what is read can be laid down: {text}");
    }
    assert_chars_inside(&read_tiles(text), text);
    let read = read_hand(text);
    assert_chars_inside(&read, text);
    let written = write_hand(&read.tiles, &read.melds, read.win);
    let again = read_hand(&written);
    assert!(again.errors.is_empty(), "what is written can be read: {written}: {:?}", again.errors);
    assert_eq!((&again.tiles, again.win), (&read.tiles, read.win), "{written} keeps its tiles");
    assert_eq!(write_hand(&again.tiles, &again.melds, again.win), written, "writing is settled");
}

fn run_link(link: &str) {
    let is_found = share::find(&["https://club.example/#", link].concat()).is_some();
    assert!(is_found || !link.starts_with("v1;"), "a link is a link wherever it stands");
    let (state, dropped) = share::read(link);
    assert_eq!(share::open(link).is_ok(), dropped.is_empty(), "it is opened whole or not at all");
    let written = share::write(&state);
    let (again, dropped) = share::read(&written);
    assert!(dropped.is_empty(), "what is written can be read: {written}: {dropped:?}");
    assert_eq!(share::write(&again), written, "writing is settled");
    // What the rules do not have on the table no link carries.
    let told = state.in_play(&state.rules.book().options);
    for seat in Seat::ALL {
        assert_eq!(again.entered(seat), told.entered(seat), "{written} keeps the seat {seat}");
    }
    assert_eq!((again.win.tile, &again.ending), (state.win.tile, &state.ending), "{written} keeps the end");
}

/// A file that is read is written as it was read, travels in a link and makes sense; one that is not says why.
fn run_book(text: &str) {
    let told = answers::check_rulebook(text);
    match import::read(text) {
        Ok(own) => {
            assert_eq!(told["ok"], true, "{told}");
            assert_eq!(import::read(&import::write(&own)).as_ref(), Ok(&own), "what is written can be read");
            let _ = Plan::new(own.book());
        }
        Err(_) => assert_eq!(told["ok"], false, "{told}"),
    }
}

/// The value that a JSON pointer names.
fn at<'a>(json: &'a Value, pointer: &str) -> Option<&'a Value> {
    pointer.split('/').skip(1).try_fold(json, |json, step| {
        let step = step.replace("~1", "/").replace("~0", "~");
        match json.as_array() {
            Some(list) => list.get(step.parse::<usize>().ok()?),
            None => json.get(&step),
        }
    })
}

/// Whether the request was understood.
fn run_request(request: &Value) -> bool {
    let answer = respond(request);
    let problems = answer.get("problems").and_then(Value::as_array).expect("an answer lists problems");
    for problem in problems {
        let place = problem.get("at").and_then(Value::as_str).expect("a problem has a place");
        if let Some([from, to]) = problem.get("chars").and_then(Value::as_array).map(Vec::as_slice) {
            let (from, to) = (whole(from).expect("a place"), whole(to).expect("a place"));
            let text = at(request, place).and_then(Value::as_str).expect("characters are those of a text");
            let length = i64::try_from(text.chars().count()).expect("a text is not that long");
            assert!(0 <= from && from < to && to <= length, "{place}: {from} to {to} of {length}");
        }
    }
    let ok = answer.get("ok") == Some(&Value::Bool(true));
    let checked = questions::check(request);
    assert_eq!(checked.get("ok"), answer.get("ok"), "a check and a score refuse alike");
    assert!(ok || checked.get("problems") == answer.get("problems"), "and for the same reasons");
    let waits = questions::waits(request);
    assert!(waits.get("seats").is_some() || waits.get("ok") == Some(&Value::Bool(false)), "waits are of seats");
    assert!(ok || !problems.is_empty(), "what is refused has a reason");
    if let Some(net) = answer.get("net").and_then(Value::as_object) {
        let amounts = net.values().filter_map(whole);
        assert_eq!(amounts.sum::<i64>(), 0, "what some gain others lose");
    }
    if let Some(game) = answer.get("game") {
        let int = |amount: Option<&Value>| amount.and_then(whole).unwrap_or_default();
        let totals = game.get("totals").and_then(Value::as_array).expect("a game has totals");
        let sum: i64 = totals.iter().map(|total| int(Some(total))).sum();
        let all = sum + int(game.get("table")) + int(game.get("bank"));
        assert_eq!(all, int(game.get("initial")) * totals.len() as i64, "points stay in the game");
    }
    ok
}
