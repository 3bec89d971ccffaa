//! Games as tables: a line a deal, for other programs and back, and how it ended. Amounts come back as they were, tiles do
//! not.

mod read;
mod write;

use tenbo_engine::game::Game;

pub use self::read::{read, sheet};
pub use self::write::{write, write_with_match};
use super::sheet::Sheet;

/// The columns before those of the players; a game that counts no repeats with counters has no `honba`.
const BEFORE: [&str; 8] = ["deal", "round", "dealer", "repeat", HONBA, "cause", "winners", "from"];

/// The counters.
const HONBA: &str = "honba";

/// What lies on the table and in the bank.
const ACCOUNTS: [&str; 2] = ["table", "bank"];

/// What not every game has anything of: who declared riichi, the han and the fu of each winner, fouls.
const EXTRAS: [&str; 4] = ["riichi", "han", "fu", "fouls"];

/// The remark, which comes last.
const NOTE: &str = "note";

/// The last lines, of a game that is over: what is settled then is called by its reason; these are what it comes to.
const PLACE: &str = "place";
const TABLE_POINTS: &str = "table-points";
const NET: &str = "net";

/// Those of what is played for: the chips that each has won, and what each gets or pays, in points or in money.
const CHIPS: &str = "chips";
const SETTLED: &str = "settled";

/// Those of a match: what each has won in a game, whose name stands where remarks do, and what all come to.
const MATCH_GAME: &str = "match-game";
const MATCH: &str = "match";

/// What follows a player's name over the column of totals.
const TOTAL: &str = " total";

/// What follows it over the column of what the hand is worth, of the winner or where losers settle.
const HAND: &str = " hand";

/// Says to spreadsheets that the letters are UTF-8, which some take for others otherwise.
const MARK: char = '\u{feff}';

/// What makes a formula of a cell that begins with it, in narrow and in wide letters.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];

/// What may begin another cell for a program that was told of another separator, and so does not see the quotes.
const APART: [char; 4] = [';', '\t', '\n', '\r'];

/// What stands before a text that would be a formula.
const GUARD: char = '\'';

/// What is wrong with a line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CsvFault {
    /// The first line is not that of a game.
    Head,
    /// A line has too few or too many columns.
    Columns,
    /// Not a whole number.
    Number,
    /// Not the name of a player.
    Player,
    /// Not a wind and a number, like E1.
    Round,
    /// No such end of a deal.
    Cause,
    /// A quote that is not closed.
    Quote,
    /// More deals than a game can have.
    Deals,
    /// The totals are not those that the amounts come to.
    Totals,
}

impl CsvFault {
    /// Every fault.
    pub const ALL: [CsvFault; 9] = [
        CsvFault::Head,
        CsvFault::Columns,
        CsvFault::Number,
        CsvFault::Player,
        CsvFault::Round,
        CsvFault::Cause,
        CsvFault::Quote,
        CsvFault::Deals,
        CsvFault::Totals,
    ];
}

/// A fault and where it is. Lines and columns count from 1; a column is a field of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CsvProblem {
    /// What.
    pub fault: CsvFault,
    /// In which line.
    pub line: usize,
    /// In which field of it.
    pub column: usize,
}

/// The names of the players as columns; who has none is called by number.
#[must_use]
pub fn names(game: &Game) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(game.players.len());
    for (place, name) in game.players.iter().enumerate() {
        let number = (place + 1).to_string();
        let is_head = name.ends_with(TOTAL) || name.ends_with(HAND);
        let taken = names.iter().any(|other| other == name) || is_head || name.is_empty();
        names.push(match (taken, name.is_empty()) {
            (false, _) => name.clone(),
            (true, true) => number,
            (true, false) => [name, " ", &number].concat(),
        });
    }
    names
}

/// A text of which no spreadsheet makes a formula. Amounts are no texts: they stay numbers, below zero too.
fn guarded(text: &str) -> String {
    pieces(text).flat_map(|piece| [if is_formula(piece) { "'" } else { "" }, piece]).collect()
}

/// The text that was guarded.
fn unguarded(text: &str) -> String {
    pieces(text).map(|piece| piece.strip_prefix(GUARD).filter(|_| is_formula(piece)).unwrap_or(piece)).collect()
}

/// What may be cells of their own.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(APART)
}

/// Whether a spreadsheet may make a formula of a cell, guarded or not.
fn is_formula(piece: &str) -> bool {
    let plain = piece.trim_start_matches(GUARD);
    let inner = plain.trim_start_matches(|letter: char| letter == '"' || letter.is_whitespace());
    inner.starts_with(FORMULA) || plain.starts_with(['\t', '\r', '\n'])
}

/// The table of a game of the library.
#[must_use]
pub fn of(sheet: &Sheet) -> String {
    write(&sheet.game, &sheet.report(), &sheet.rules.plan(), &sheet.stakes)
}
