//! Answers to generated deals are what they were when they were recorded, byte for byte.
//!
//! Whether answers are right is for the other tests, which know the rules. This one finds what no rule speaks of: a
//! line, a step or a problem that is missing, or in another order. Deals of all degrees of sanity are generated under
//! every rulebook and answered with everything explained; `tests/data/answers/generated.txt` has a line a rulebook,
//! with a hash of each answer. Where a change is meant, `make answers-record` writes the file anew, and `make answers`
//! shows what has become of the corpora.

use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problem;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Detail, answer};
use tenbo_engine::tiles::write_tiles;
use tenbo_engine::wire::answer_json;
use tenbo_testing::deals::{Books, Deal, deal_under};
use tenbo_testing::files;
use tenbo_testing::random::Random;

/// How many deals under each rulebook.
const DEALS: u64 = 500;

const RECORD: &str = "tests/data/answers/generated.txt";

/// FNV-1a: the same number whatever the version of Rust.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn generated(books: &Books, place: usize, id: &str, number: u64) -> Deal {
    deal_under(&mut Random::new(hash(id) ^ number), books, place)
}

/// The whole answer, or everything that is wrong.
fn answered(deal: &Deal, books: &Books) -> String {
    let own = deal.own_plan.clone().map(Plan::new);
    let plan = own.as_ref().unwrap_or_else(|| books.plan(deal.book));
    match answer(&deal.draft, plan) {
        Ok(answer) => answer_json(plan, &deal.draft, answer, Detail::Explain).to_string(),
        Err(problems) => problems.iter().map(|problem| refused(problem) + "\n").collect(),
    }
}

/// A problem in short, by its key.
fn refused(problem: &Problem) -> String {
    let mut text = problem.key.to_string();
    if !problem.at.0.is_empty() {
        text += &format!(" at {}", problem.at);
    }
    if let Some((from, to)) = problem.chars {
        text += &format!(", characters {from} to {to}");
    }
    if !problem.tiles.is_empty() {
        text += &format!(": {}", write_tiles(&problem.tiles));
    }
    text += &problem.value.iter().map(|value| format!(": {value}")).collect::<String>();
    text + &problem.name.iter().map(|name| format!(" ({name})")).collect::<String>()
}

#[test]
fn generated_deals_are_answered_as_recorded() {
    let books = Books::shipped();
    let deals = |place: usize, id: &'static str| (0..DEALS).map(move |number| (place, id, number));
    let all = || shipped::OFFERED.iter().enumerate().flat_map(|(place, id)| deals(place, id));
    let answers = || all().map(|(place, id, number)| answered(&generated(&books, place, id, number), &books));
    if std::env::var_os("TENBO_RECORD").is_some() {
        let hashes: Vec<String> = answers().map(|answer| format!("{:08x}", hash(&answer) as u32)).collect();
        let line = |(id, hashes): (&&str, &[String])| format!("{id} {}\n", hashes.join(" "));
        let lines: String = shipped::OFFERED.iter().zip(hashes.chunks(DEALS as usize)).map(line).collect();
        std::fs::write(files::path(RECORD), lines).unwrap();
        return;
    }
    let record = files::text(RECORD);
    let ids: Vec<&str> = record.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(ids, shipped::OFFERED, "{RECORD} has other rulebooks: write it anew by `make answers-record`");
    let recorded = record.lines().flat_map(|line| line.split(' ').skip(1));
    for (((place, id, number), answer), recorded) in all().zip(answers()).zip(recorded) {
        if format!("{:08x}", hash(&answer) as u32) != recorded {
            let draft = generated(&books, place, id, number).draft;
            panic!(
                "deal {number} under {id} is answered otherwise; if that is meant, `make answers-record`: {draft:?}\n{answer}"
            );
        }
    }
}
