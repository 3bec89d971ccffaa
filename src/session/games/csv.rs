//! Games as tables: a line a deal, for other programs and back. Amounts come back as they were, tiles do not.

use std::io::Read;

use ::csv::{ReaderBuilder, Terminator, WriterBuilder};
use tenbo_engine::deal::{By, DrawCause};
use tenbo_engine::game::{Cause, DealReport, Entry, Game, Overridden, Report, Scores, Setting, replay};
use tenbo_engine::plan::Plan;

use super::sheet::{LONGEST, MOST_DEALS, Sheet, short};

/// The columns before those of the players.
const BEFORE: [&str; 8] = ["deal", "round", "dealer", "repeat", "honba", "cause", "winners", "from"];

/// The columns behind them.
const BEHIND: [&str; 3] = ["table", "bank", "note"];

/// The largest number that is read, so that those of many deals can be added up.
const MOST: i64 = 1_000_000_000_000;

/// What follows a player's name over the column of totals.
const TOTAL: &str = " total";

/// Says to spreadsheets that the letters are UTF-8, which some take for others otherwise.
const MARK: char = '\u{feff}';

/// A last line of its own, which says whether every quotation was closed before it.
const END: &str = "\n\0";

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
        let taken = names.iter().any(|other| other == name) || name.ends_with(TOTAL) || name.is_empty();
        names.push(match (taken, name.is_empty()) {
            (false, _) => name.clone(),
            (true, true) => number,
            (true, false) => [name, " ", &number].concat(),
        });
    }
    names
}

/// The table of a game.
#[must_use]
pub fn write(game: &Game, report: &Report) -> String {
    let names = names(game);
    let totals = names.iter().map(|name| guarded(&[name, TOTAL].concat()));
    let own = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect::<Vec<String>>();
    let mut table = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(MARK.to_string().into_bytes());
    // Memory takes every line.
    let mut line = |fields: Vec<String>| table.write_record(fields).unwrap_or_default();
    let heads = names.iter().map(|name| guarded(name)).chain(totals);
    line(own(&BEFORE).into_iter().chain(heads).chain(own(&BEHIND)).collect());
    for (place, (entry, deal)) in game.deals.iter().zip(&report.deals).enumerate() {
        let head = &deal.context;
        let name = |player: usize| names.get(player).cloned().unwrap_or_default();
        let winners: Vec<String> = deal.winners.iter().map(|&player| name(player)).collect();
        let before = [
            (place + 1).to_string(),
            [head.prevailing().as_str(), &head.number().to_string()].concat(),
            guarded(&name(head.dealer())),
            head.repeat.to_string(),
            head.honba.to_string(),
            deal.cause.as_str().to_owned(),
            guarded(&winners.join("+")),
            guarded(&from(entry, deal).map(name).unwrap_or_default()),
        ];
        let amounts = deal.changes.iter().chain(&deal.totals).map(i64::to_string);
        let behind = [deal.table.to_string(), deal.bank.to_string(), guarded(&entry.note)];
        line(before.into_iter().chain(amounts).chain(behind).collect());
    }
    table.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// Whose discard won.
fn from(entry: &Entry, deal: &DealReport) -> Option<usize> {
    let win = entry.deal.wins().first().filter(|win| entry.scores.is_none() && win.by != By::SelfDraw)?;
    deal.context.player_at(win.from?)
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

/// A line of a table that is read: its number, and its fields.
type Row = (usize, Vec<String>);

/// A table as fields; commas, semicolons or tabs between them. Empty lines are left out.
fn fields(text: &str) -> Result<Vec<Row>, CsvProblem> {
    let text = text.strip_prefix(MARK).unwrap_or(text);
    let first = text.lines().next().unwrap_or_default();
    let between = [b',', b';', b'\t'].into_iter().find(|&between| first.contains(char::from(between))).unwrap_or(b',');
    let ended = text.as_bytes().chain(END.as_bytes());
    let mut reader = ReaderBuilder::new().has_headers(false).flexible(true).delimiter(between).from_reader(ended);
    let mut rows = Vec::new();
    let (mut at, mut line) = (0, 1);
    for record in reader.records().flatten() {
        let start = record.position().and_then(|start| usize::try_from(start.byte()).ok()).unwrap_or_default();
        let rest = text.get(start..).unwrap_or_default();
        let start = text.len() - rest.trim_start_matches(['\r', '\n']).len();
        line += text.get(at..start).unwrap_or_default().matches('\n').count();
        at = start;
        rows.push((line, record.iter().map(unguarded).collect::<Vec<String>>()));
    }
    match rows.pop() {
        // A quotation that is still open has taken in the end.
        Some((line, fields)) if fields != [END.trim_start()] => {
            Err(CsvProblem { fault: CsvFault::Quote, line, column: fields.len() })
        }
        _ => Ok(rows),
    }
}

/// Reads a table under these rules. Every deal comes back as its outcome; what the rules would make of it otherwise (who
/// deals next, counters, sticks) is kept as the table has it. Points that fouls cost at the end of the game are lost.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(text: &str, plan: &Plan) -> Result<Game, CsvProblem> {
    let rows = fields(text)?;
    let mut rows = rows.into_iter().filter(|(_, row)| row.iter().any(|field| !field.trim().is_empty()));
    let (line, header) = rows.next().unwrap_or((1, Vec::new()));
    let head = CsvProblem { fault: CsvFault::Head, line, column: 1 };
    let players = header.len().checked_sub(BEFORE.len() + BEHIND.len()).filter(|both| matches!(both, 6 | 8));
    let players = players.ok_or(head)? / 2;
    let names: Vec<String> = header.iter().skip(BEFORE.len()).take(players).map(|name| short(name, LONGEST)).collect();
    let totals = header.iter().skip(BEFORE.len() + players).take(players);
    let fits = header.iter().zip(BEFORE).all(|(field, name)| field.trim() == name)
        && header.iter().rev().zip(BEHIND.iter().rev()).all(|(field, name)| field.trim() == *name)
        && totals.zip(&names).all(|(field, name)| field.trim() == [name, TOTAL].concat());
    if !fits {
        return Err(head);
    }
    let mut table = Table { game: Game { players: names, ..Game::default() }, plan };
    for (line, row) in rows {
        if table.game.deals.len() >= MOST_DEALS {
            return Err(CsvProblem { fault: CsvFault::Deals, line, column: 1 });
        }
        table.deal(&row).map_err(|(fault, column)| CsvProblem { fault, line, column: column + 1 })?;
    }
    Ok(table.game)
}

/// A game of which some lines have been read.
struct Table<'a> {
    game: Game,
    plan: &'a Plan,
}

/// A fault and the field it is in, from 0.
type Wrong = (CsvFault, usize);

fn number(row: &[String], column: usize) -> Result<i64, Wrong> {
    let text = row.get(column).map_or("", |field| field.trim());
    let plain = text.replace('\u{2212}', "-");
    plain.parse().ok().filter(|number| (-MOST..=MOST).contains(number)).ok_or((CsvFault::Number, column))
}

impl Table<'_> {
    fn player(&self, row: &[String], column: usize) -> Result<usize, Wrong> {
        let name = row.get(column).map_or("", |field| field.trim());
        self.named(name).ok_or((CsvFault::Player, column))
    }

    fn named(&self, name: &str) -> Option<usize> {
        self.game.players.iter().position(|other| other == name)
    }

    /// Up to `most` names with a plus between them; a name may have one too.
    fn winners(&self, text: &str, most: usize) -> Option<Vec<usize>> {
        if text.is_empty() || most == 0 {
            return text.is_empty().then(Vec::new);
        }
        if let Some(player) = self.named(text) {
            return Some(vec![player]);
        }
        text.match_indices('+').find_map(|(at, plus)| {
            let (name, rest) = text.split_at_checked(at)?;
            let player = self.named(name.trim())?;
            let mut winners = self.winners(rest.strip_prefix(plus)?.trim(), most - 1)?;
            winners.insert(0, player);
            Some(winners)
        })
    }

    fn deal(&mut self, row: &[String]) -> Result<(), Wrong> {
        let players = self.game.players.len();
        let first = BEFORE.len();
        if row.len() != first + 2 * players + BEHIND.len() {
            return Err((CsvFault::Columns, row.len().min(first)));
        }
        let dealer = self.player(row, 2)?;
        let honba = u32::try_from(number(row, 4)?).map_err(|_| (CsvFault::Number, 4))?;
        let round = row.get(1).map_or("", |field| field.trim());
        let wind = round.get(..1).and_then(|wind| wind.parse().ok()).ok_or((CsvFault::Round, 1))?;
        let mut entry = Entry { note: row.last().cloned().unwrap_or_default(), ..Entry::default() };
        let mut changes = Vec::with_capacity(players);
        for player in 0..players {
            changes.push(number(row, first + player)?);
        }
        let winners = row.get(6).map_or("", |field| field.trim());
        let winners = self.winners(winners, players).ok_or((CsvFault::Player, 6))?;
        let cause = row.get(5).map_or("", |field| field.trim());
        let cause = cause.parse::<Cause>().map_err(|_| (CsvFault::Cause, 5))?;
        let drawn = drawn(cause);
        if drawn.is_none() == winners.is_empty() {
            return Err((CsvFault::Cause, 5));
        }
        entry.overrides.prevailing = Some(wind);
        entry.overrides.honba = Some(honba);
        self.game.deals.push(entry);
        let place = self.game.deals.len() - 1;
        let mut report = replay(&self.game, self.plan);
        let as_dealt = |report: &Report| report.deals.get(place).is_some_and(|deal| deal.context.dealer() == dealer);
        if !as_dealt(&report) {
            if let Some(before) = place.checked_sub(1).and_then(|before| self.game.deals.get_mut(before)) {
                let passed = report.deals.get(place - 1).is_some_and(|deal| deal.passes);
                before.overrides.passes = Some(!passed);
            }
            report = replay(&self.game, self.plan);
        }
        let Some(head) = report.deals.get(place).map(|deal| deal.context).filter(|_| as_dealt(&report)) else {
            return Err((CsvFault::Player, 2));
        };
        let mut scores = Scores { cause: drawn, ..Scores::default() };
        for (player, &change) in changes.iter().enumerate() {
            scores.changes[head.seat_of(player)] = Some(change);
        }
        for &winner in &winners {
            match scores.winner {
                None => scores.winner = Some(head.seat_of(winner)),
                Some(_) => scores.also[head.seat_of(winner)] = true,
            }
        }
        let stick = Setting::of(&self.game, self.plan).stick;
        if let Some(entry) = self.game.deals.get_mut(place) {
            entry.scores = Some(scores);
            let table = number(row, first + 2 * players)?;
            entry.overrides.deposits = table.checked_div(stick).and_then(|sticks| u32::try_from(sticks).ok());
        }
        self.forget_what_follows(place);
        // What everybody had at the start follows from the first line.
        let totals: Vec<i64> = (0..players).map(|p| number(row, first + players + p)).collect::<Result<_, _>>()?;
        if place == 0 {
            let start = totals.first().zip(changes.first()).map(|(total, change)| total - change);
            let usual = replay(&self.game, self.plan).initial;
            self.game.initial = start.filter(|&start| start != usual && start >= 0);
        }
        let report = replay(&self.game, self.plan);
        let wrong = report.totals.iter().zip(&totals).position(|(own, told)| own != told);
        wrong.map_or(Ok(()), |player| Err((CsvFault::Totals, first + players + player)))
    }

    /// What was said of a deal though it follows anyway.
    fn forget_what_follows(&mut self, place: usize) {
        let report = replay(&self.game, self.plan);
        let (Some(deal), Some(entry)) = (report.deals.get(place), self.game.deals.get_mut(place)) else { return };
        let over = |what: Overridden| deal.overridden.contains(&what);
        entry.overrides.prevailing.take_if(|_| !over(Overridden::Prevailing));
        entry.overrides.honba.take_if(|_| !over(Overridden::Honba));
        entry.overrides.deposits.take_if(|_| !over(Overridden::Deposits));
    }
}

/// The draw of a cause; none if somebody won.
const fn drawn(cause: Cause) -> Option<DrawCause> {
    Some(match cause {
        Cause::Win => return None,
        Cause::Draw => DrawCause::Wall,
        Cause::NineTerminals => DrawCause::NineTerminals,
        Cause::FourWinds => DrawCause::FourWinds,
        Cause::FourRiichi => DrawCause::FourRiichi,
        Cause::FourKongs => DrawCause::FourKongs,
        Cause::ThreeWins => DrawCause::ThreeWins,
        Cause::Abandoned | Cause::Faulty => DrawCause::Abandoned,
    })
}

/// The table of a game of the library.
#[must_use]
pub fn of(sheet: &Sheet) -> String {
    write(&sheet.game, &sheet.report())
}
