//! Games of all degrees of sanity: deals of every kind in a row, outcomes alone, odd names, tables with a field changed.

use tenbo_engine::deal::DrawCause;
use tenbo_engine::game::{Entry, Game, Overrides, Scores};
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::{Seat, Wind};
use tenbo_session::games::sheet::Sheet;
use tenbo_session::rules::RulesChoice;
use tenbo_testing::deals::{Books, deal_under};
use tenbo_testing::random::Random;

/// Names that could be taken for something else.
const NAMES: [&str; 12] = ["Anna", "Ben", "Chi", "Dee", "", "A+B", "A", "x total", "a,b", "\"q\"", "1", "東"];

/// A game under a shipped rulebook, whose place comes with it.
pub fn game(random: &mut Random, books: &Books) -> (usize, Sheet) {
    let (book, id) = books.any(random);
    let mut rules = RulesChoice::of(id).expect("a shipped rulebook");
    if random.percent(20) {
        rules.set(OptionKey::Yakitori, Some(1));
    }
    let names = [(); 4].map(|()| random.pick(&NAMES).to_owned());
    let mut sheet = Sheet::new("1", random.pick(&NAMES), &names, rules);
    let players = sheet.game.players.len();
    let deals = random.below(7);
    sheet.game = Game {
        deals: (0..deals).map(|_| entry(random, books, book, players)).collect(),
        rounds: random.percent(20).then(|| 1 + random.below(4) as u8),
        initial: random.percent(20).then(|| random.below(50_000) as i64),
        finished: random.percent(30),
        ..sheet.game
    };
    (book, sheet)
}

fn entry(random: &mut Random, books: &Books, book: usize, players: usize) -> Entry {
    let mut entry = Entry::default();
    if random.percent(30) {
        let mut scores = Scores::default();
        for &seat in &Seat::ALL[..players] {
            scores.changes[seat] = random.percent(85).then(|| random.below(20_000) as i64 - 10_000);
        }
        scores.winner = random.percent(70).then(|| random.pick(&Seat::ALL[..players]));
        scores.cause = scores.winner.is_none().then(|| random.pick(DrawCause::ALL));
        entry.scores = Some(scores);
    } else {
        entry.deal = deal_under(random, books, book).draft;
    }
    if random.percent(20) {
        entry.overrides = Overrides {
            prevailing: random.percent(30).then(|| random.pick(Wind::ALL)),
            dealer_wins: random.percent(30).then(|| random.below(4) as u32),
            honba: random.percent(30).then(|| random.below(6) as u32),
            deposits: random.percent(30).then(|| random.below(6) as u32),
            passes: random.percent(30).then(|| random.percent(50)),
        };
    }
    if random.percent(20) {
        entry.note = random.pick(&["late", "a, b; c", "\"quoted\"", "=1+1", "günstig"]).to_owned();
    }
    entry
}

/// A text with something strange in one place.
pub fn spoiled(random: &mut Random, text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = random.below(letters.len() + 1);
    let strange =
        random.pick(&["", ",", "\"", "\n", "-", "+", "E5", "win", "9999999999999", "9223372036854775807", "東"]);
    let removed = random.below(4);
    let mut out: String = letters.iter().take(at).collect();
    out.push_str(strange);
    out.extend(letters.iter().skip(at + removed));
    out
}
