//! A table of a game is read.

use std::io::Read;

use ::csv::ReaderBuilder;
use tenbo_engine::deal::DrawCause;
use tenbo_engine::game::{Cause, Entry, FinalTransferReason, Game, Overridden, Report, Scores, Setting, replay};
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{BySeat, Seat};

use super::{
    ACCOUNTS, BEFORE, CHIPS, CsvFault, CsvProblem, EXTRAS, HAND, HONBA, MARK, MATCH, MATCH_GAME, NET, NOTE, PLACE,
    SETTLED, TABLE_POINTS, TOTAL, unguarded,
};
use crate::games::sheet::{LONGEST, MOST_DEALS, Sheet, short};
use crate::games::stakes::{Chips, Stakes};
use crate::rules::RulesChoice;

/// The largest number that is read, so that those of many deals can be added up.
const MOST: i64 = 1_000_000_000_000;

/// A last line of its own, which says whether every quotation was closed before it.
const END: &str = "\n\0";

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
    Ok(with_chips(text, plan)?.0)
}

/// The game of a table by these rules, with the chips that each has won. What they are worth no table says.
///
/// # Errors
/// The first thing that is wrong.
pub fn sheet(text: &str, rules: RulesChoice) -> Result<Sheet, CsvProblem> {
    let (game, won) = with_chips(text, &rules.plan())?;
    let stakes = Stakes { chips: Chips { won, ..Chips::default() }, ..Stakes::default() }.bounded();
    Ok(Sheet { id: String::new(), rules, game, stakes, series: String::new() })
}

fn with_chips(text: &str, plan: &Plan) -> Result<(Game, BySeat<i32>), CsvProblem> {
    let rows = fields(text)?;
    let mut rows = rows.into_iter().filter(|(_, row)| row.iter().any(|field| !field.trim().is_empty()));
    let (line, header) = rows.next().unwrap_or((1, Vec::new()));
    let head = CsvProblem { fault: CsvFault::Head, line, column: 1 };
    let columns = Columns::of(&header).ok_or(head)?;
    let names: Vec<String> = header.iter().skip(columns.first).take(columns.players).cloned().collect();
    let players = names.iter().map(|name| short(name, LONGEST)).collect();
    let mut table = Table { game: Game { players, ..Game::default() }, plan, columns };
    let mut is_over = false;
    let mut won = BySeat::default();
    for (line, row) in rows {
        if row.first().is_some_and(|first| is_of_the_end(first.trim())) {
            is_over = true;
            if row.first().is_some_and(|first| first.trim() == CHIPS) {
                won = chips(&row, &table.columns).map_err(|column| CsvProblem {
                    fault: CsvFault::Number,
                    line,
                    column: column + 1,
                })?;
            }
            continue;
        }
        if table.game.deals.len() >= MOST_DEALS {
            return Err(CsvProblem { fault: CsvFault::Deals, line, column: 1 });
        }
        table.deal(&row).map_err(|(fault, column)| CsvProblem { fault, line, column: column + 1 })?;
    }
    // What ended it is not said: the rounds that were played, or whoever pressed the button.
    table.game.finished = is_over && replay(&table.game, plan).over.is_none();
    Ok((table.game, won))
}

/// The chips of a line, by the seats; the field that is no number, if any.
fn chips(row: &[String], columns: &Columns) -> Result<BySeat<i32>, usize> {
    let mut won = BySeat::default();
    for (player, seat) in Seat::ALL.into_iter().take(columns.players).enumerate() {
        let field = columns.first + player;
        let text = row.get(field).map(|cell| cell.trim()).unwrap_or_default();
        won[seat] = if text.is_empty() { 0 } else { text.parse().map_err(|_| field)? };
    }
    Ok(won)
}

/// Whether a line says how the game ended, and is no deal.
fn is_of_the_end(first: &str) -> bool {
    [PLACE, TABLE_POINTS, NET, CHIPS, SETTLED, MATCH_GAME, MATCH].contains(&first)
        || first.parse::<FinalTransferReason>().is_ok()
}

/// Where everything stands in a line.
struct Columns {
    /// The counters, if there are any.
    honba: Option<usize>,
    /// How it ended, before the winners.
    cause: usize,
    /// The first player.
    first: usize,
    players: usize,
    /// What lies on the table.
    table: usize,
    /// How many there are.
    all: usize,
}

impl Columns {
    /// Those of a head; nothing if it is none.
    fn of(header: &[String]) -> Option<Columns> {
        let fields: Vec<&str> = header.iter().map(|field| field.trim()).collect();
        let honba = fields.get(4).is_some_and(|field| *field == HONBA);
        let before = BEFORE.into_iter().filter(|name| honba || *name != HONBA);
        let first = before.clone().count();
        let rest = fields.get(first..).filter(|_| fields.iter().copied().zip(before.clone()).all(|(a, b)| a == b))?;
        let players = [4, 3].into_iter().find(|&players| {
            let totals = rest.iter().skip(players).take(players);
            totals.len() == players && totals.zip(rest).all(|(total, name)| total.strip_suffix(TOTAL) == Some(name))
        })?;
        let behind = rest.get(2 * players..)?;
        let hands = behind.iter().zip(rest).take(players).all(|(hand, name)| hand.strip_suffix(HAND) == Some(name));
        let behind = behind.get(if hands { players } else { 0 }..)?;
        let mut extras = behind.strip_prefix(&ACCOUNTS)?.strip_suffix(&[NOTE])?.iter();
        // Those that are there have this order.
        let mut known = EXTRAS.iter();
        if !extras.all(|extra| known.any(|name| name == extra)) {
            return None;
        }
        Some(Columns {
            honba: honba.then_some(4),
            cause: if honba { 5 } else { 4 },
            first,
            players,
            table: fields.len() - behind.len(),
            all: fields.len(),
        })
    }
}

/// A game of which some lines have been read.
struct Table<'a> {
    game: Game,
    plan: &'a Plan,
    columns: Columns,
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
        let Columns { honba, cause: ended, first, table, all, .. } = self.columns;
        if row.len() != all {
            return Err((CsvFault::Columns, row.len().min(first)));
        }
        let dealer = self.player(row, 2)?;
        let counters = |at: usize| u32::try_from(number(row, at)?).map_err(|_| (CsvFault::Number, at));
        let honba = honba.map(counters).transpose()?;
        let round = row.get(1).map_or("", |field| field.trim());
        let wind = round.get(..1).and_then(|wind| wind.parse().ok()).ok_or((CsvFault::Round, 1))?;
        let mut entry = Entry { note: row.last().cloned().unwrap_or_default(), ..Entry::default() };
        let mut changes = Vec::with_capacity(players);
        for player in 0..players {
            changes.push(number(row, first + player)?);
        }
        let winners = row.get(ended + 1).map_or("", |field| field.trim());
        let winners = self.winners(winners, players).ok_or((CsvFault::Player, ended + 1))?;
        let cause = row.get(ended).map_or("", |field| field.trim());
        let cause = cause.parse::<Cause>().map_err(|_| (CsvFault::Cause, ended))?;
        let drawn = drawn(cause);
        if drawn.is_none() == winners.is_empty() {
            return Err((CsvFault::Cause, ended));
        }
        entry.overrides.prevailing = Some(wind);
        entry.overrides.honba = honba;
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
            let table = number(row, table)?;
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
