//! A game is written as a table.

use ::csv::{Terminator, WriterBuilder};
use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Penalty, Riichi};
use tenbo_engine::game::{
    DealReport, Entry, FinalResult, FinalTransferReason, Game, Overridden, Party, Placed, Report,
};
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::Plan;
use tenbo_engine::score::Breakdown;
use tenbo_engine::tiles::Seat;

use super::{
    ACCOUNTS, BEFORE, CHIPS, EXTRAS, HAND, HONBA, MARK, MATCH, MATCH_GAME, NET, NOTE, PLACE, SETTLED, TABLE_POINTS,
    TOTAL, guarded, names,
};
use crate::games::series::{Played, Series};
use crate::games::settle_up::SettleUp;
use crate::games::stakes::{Chips, Stakes, money};

/// The table of a game.
#[must_use]
pub fn write(game: &Game, report: &Report, plan: &Plan, stakes: &Stakes) -> String {
    write_with_match(game, report, plan, stakes, None)
}

/// The table of a game, with what the match comes to that it is of.
#[must_use]
pub fn write_with_match(game: &Game, report: &Report, plan: &Plan, stakes: &Stakes, within: Option<&Series>) -> String {
    let names = names(game);
    let own = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect::<Vec<String>>();
    let deals: Vec<Deal> =
        game.deals.iter().zip(&report.deals).map(|(entry, deal)| Deal::of(entry, deal, &names)).collect();
    let has = |extra: &str| {
        deals.iter().any(|deal| deal.extras().iter().any(|(name, cell)| *name == extra && !cell.is_empty()))
    };
    let extras: Vec<&str> = EXTRAS.into_iter().filter(|extra| has(extra)).collect();
    let hands = deals.iter().any(|deal| deal.hands.iter().any(Option::is_some));
    let told = |deal: &DealReport| deal.overridden.contains(&Overridden::Honba);
    let honba = plan.rulebook().options.is_met(OptionKey::Riichi) || report.deals.iter().any(told);
    let mut table = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(MARK.to_string().into_bytes());
    // Memory takes every line.
    let mut line = |fields: Vec<String>| table.write_record(fields).unwrap_or_default();
    let headed = |behind: &str| names.iter().map(|name| guarded(&[name, behind].concat())).collect::<Vec<_>>();
    let before: Vec<&str> = BEFORE.into_iter().filter(|name| honba || *name != HONBA).collect();
    line(
        [
            own(&before),
            headed(""),
            headed(TOTAL),
            if hands { headed(HAND) } else { Vec::new() },
            own(&ACCOUNTS),
            own(&extras),
            own(&[NOTE]),
        ]
        .concat(),
    );
    for (place, ((entry, deal), told)) in game.deals.iter().zip(&report.deals).zip(&deals).enumerate() {
        let head = &deal.context;
        let name = |player: usize| names.get(player).cloned().unwrap_or_default();
        let winners: Vec<String> = deal.winners.iter().map(|&player| name(player)).collect();
        let mut cells = vec![
            (place + 1).to_string(),
            [head.prevailing().as_str(), &head.number().to_string()].concat(),
            guarded(&name(head.dealer())),
            head.repeat.to_string(),
        ];
        cells.extend(honba.then(|| head.honba.to_string()));
        cells.extend([
            deal.cause.as_str().to_owned(),
            guarded(&winners.join("+")),
            guarded(&from(entry, deal).map(name).unwrap_or_default()),
        ]);
        cells.extend(deal.changes.iter().chain(&deal.totals).map(i64::to_string));
        if hands {
            cells.extend(told.hands.iter().map(|hand| hand.map(|hand| hand.to_string()).unwrap_or_default()));
        }
        cells.extend([deal.table.to_string(), deal.bank.to_string()]);
        let of_it = told.extras();
        cells.extend(of_it.into_iter().filter(|(name, _)| extras.contains(name)).map(|(_, cell)| guarded(cell)));
        cells.push(guarded(&entry.note));
        line(cells);
    }
    if let Some(last) = &report.last {
        let shape =
            Shape { before: before.len(), behind: extras.len() + 1, hands: if hands { names.len() } else { 0 } };
        let ending = ending(report, last, stakes, &shape);
        let within = within.map(|within| of_match(game, within, &shape)).unwrap_or_default();
        ending.into_iter().chain(within).for_each(&mut line);
    }
    table.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// Whose discard won.
fn from(entry: &Entry, deal: &DealReport) -> Option<usize> {
    let win = entry.deal.wins().first().filter(|win| entry.scores.is_none() && win.by != By::SelfDraw)?;
    deal.context.player_at(win.from?)
}

/// What is known of a deal beside its amounts.
struct Deal {
    /// What each player's hand is worth, where it is known.
    hands: Vec<Option<i64>>,
    riichi: String,
    han: String,
    fu: String,
    fouls: String,
}

impl Deal {
    fn of(entry: &Entry, deal: &DealReport, names: &[String]) -> Deal {
        let seat = |player: usize| deal.context.seat_of(player);
        let players = || (0..names.len()).filter(|_| entry.scores.is_none());
        let name = |player: usize| names.get(player).cloned().unwrap_or_default();
        let wins = || deal.answer.iter().flat_map(|answer| &answer.wins);
        let worth = |player: usize| {
            let won = wins().find(|win| win.seat == seat(player)).map(|win| win.total);
            let known = || Some(deal.answer.as_ref()?.seats[seat(player)].as_ref()?.score.as_ref()?.tally.total);
            let told = || entry.deal.seat(seat(player)).and_then(|entered| entered.total);
            won.or_else(known).or_else(told).filter(|_| entry.scores.is_none())
        };
        let declared = |player: &usize| entry.deal.seat(seat(*player)).is_some_and(|own| own.riichi != Riichi::None);
        let counted = |part: fn(i64, i64) -> i64| {
            let of = |player: &usize| {
                let win = wins().find(|win| win.seat == seat(*player))?;
                match win.score.as_ref()?.tally.breakdown {
                    Breakdown::HanFu { han, fu, .. } => Some(part(han, fu)),
                    _ => None,
                }
            };
            let all: Vec<String> = deal.winners.iter().filter_map(of).map(|part| part.to_string()).collect();
            all.join("+")
        };
        let foul = |penalty: &Penalty| {
            let whose = deal.context.player_at(penalty.seat).map(name).unwrap_or_default();
            let times = if penalty.times > 1 { format!(" x{}", penalty.times) } else { String::new() };
            [&whose, " ", penalty.offense.as_str(), &times].concat()
        };
        let fouls = entry.deal.penalties.iter().filter(|penalty| penalty.times > 0 && !penalty.cancelled);
        Deal {
            hands: (0..names.len()).map(worth).collect(),
            riichi: players().filter(declared).map(name).collect::<Vec<_>>().join("+"),
            han: counted(|han, _| han),
            fu: counted(|_, fu| fu),
            fouls: fouls.map(foul).collect::<Vec<_>>().join("; "),
        }
    }

    /// What stands under [`EXTRAS`].
    fn extras(&self) -> [(&'static str, &str); 4] {
        let [riichi, han, fu, fouls] = EXTRAS;
        [(riichi, &self.riichi), (han, &self.han), (fu, &self.fu), (fouls, &self.fouls)]
    }
}

/// How many cells there are before the players, between them and the accounts, and behind these.
struct Shape {
    before: usize,
    hands: usize,
    behind: usize,
}

impl Shape {
    /// A line with a name, something of each player twice, and the accounts.
    fn line(&self, name: &str, cells: Vec<String>, totals: Vec<String>, accounts: [String; 2]) -> Vec<String> {
        let empty = |count: usize| std::iter::repeat_n(String::new(), count);
        let first = std::iter::once(name.to_owned()).chain(empty(self.before - 1));
        first.chain(cells).chain(totals).chain(empty(self.hands)).chain(accounts).chain(empty(self.behind)).collect()
    }
}

/// The lines of how a game ended: what was settled, by reason, then places and what everybody has won or lost.
fn ending(report: &Report, last: &FinalResult, stakes: &Stakes, shape: &Shape) -> Vec<Vec<String>> {
    let texts = |list: &[i64]| list.iter().map(i64::to_string).collect::<Vec<_>>();
    let none = || vec![String::new(); report.totals.len()];
    let (mut totals, mut table, mut bank) = (report.totals.clone(), report.table, report.bank);
    let mut lines = Vec::new();
    for reason in FinalTransferReason::ALL {
        let mut changes = vec![0; totals.len()];
        let paid = || last.transfers.iter().filter(|transfer| transfer.reason == *reason);
        for (party, amount) in paid().flat_map(|one| [(one.from, -one.amount), (one.to, one.amount)]) {
            match party {
                Party::Player(player) => {
                    for list in [&mut changes, &mut totals] {
                        list.get_mut(player).into_iter().for_each(|own| *own += amount);
                    }
                }
                Party::Table => table += amount,
                Party::Bank => bank += amount,
            }
        }
        if paid().next().is_some() {
            let accounts = [table.to_string(), bank.to_string()];
            lines.push(shape.line(reason.as_str(), texts(&changes), texts(&totals), accounts));
        }
    }
    let of = |text: &dyn Fn(&Placed) -> Option<String>| {
        let mut cells = none();
        for placed in &last.ranking {
            if let (Some(cell), Some(text)) = (cells.get_mut(placed.player), text(placed)) {
                *cell = text;
            }
        }
        cells
    };
    let accounts = || [last.table.to_string(), last.bank.to_string()];
    let net: Vec<i64> = last.scores.iter().map(|score| score - report.initial).collect();
    lines.push(shape.line(NET, texts(&net), texts(&last.scores), accounts()));
    let empty = || [String::new(), String::new()];
    if last.ranking.iter().any(|placed| placed.table_points.is_some()) {
        // A fraction would be a date to a spreadsheet.
        let decimal = |points: Ratio| (points.numerator() as f64 / points.denominator() as f64).to_string();
        let points = of(&|placed| placed.table_points.map(decimal));
        lines.push(shape.line(TABLE_POINTS, points, none(), empty()));
    }
    if *stakes != Stakes::default() {
        lines.extend(played_for(report, stakes, shape));
    }
    lines.push(shape.line(PLACE, of(&|placed| Some(placed.place.to_string())), none(), empty()));
    lines
}

/// What the players of a game have won and lost in its match, a line for each game and one for all of them.
fn of_match(game: &Game, within: &Series, shape: &Shape) -> Vec<Vec<String>> {
    let own = |seat: usize, name: &str| {
        within.players.iter().find(|own| own.name == name && (!name.is_empty() || own.seat == seat))
    };
    let cells = |of: &dyn Fn(&Played) -> Option<i64>| -> Vec<String> {
        let cell = |(seat, name): (usize, &String)| {
            own(seat, name).and_then(of).map_or_else(String::new, |net| net.to_string())
        };
        game.players.iter().enumerate().map(cell).collect()
    };
    let line = |kind: &str, cells: Vec<String>, name: &str| {
        let none = vec![String::new(); game.players.len()];
        let mut line = shape.line(kind, cells, none, [String::new(), String::new()]);
        if let Some(last) = line.last_mut() {
            *last = guarded(name);
        }
        line
    };
    let games = within.games.iter().enumerate().map(|(place, played)| {
        line(MATCH_GAME, cells(&|own| own.nets.get(place).copied().flatten()), &played.sheet.game.name)
    });
    games.chain([line(MATCH, cells(&|own| Some(own.sum)), &within.name)]).collect()
}

/// What is played for: the chips that each has won, if any are counted, and what each gets or pays in the end.
fn played_for(report: &Report, stakes: &Stakes, shape: &Shape) -> Vec<Vec<String>> {
    let players = report.totals.len();
    let none = || (vec![String::new(); players], [String::new(), String::new()]);
    let mut lines = Vec::new();
    if stakes.chips != Chips::default() {
        let won = Seat::ALL.into_iter().take(players).map(|seat| stakes.chips.won[seat].to_string());
        let (totals, accounts) = none();
        lines.push(shape.line(CHIPS, won.collect(), totals, accounts));
    }
    let settled = SettleUp::of(report, stakes);
    let figure = |amount: i64| if settled.in_money { money(amount, stakes.currency) } else { amount.to_string() };
    let (totals, accounts) = none();
    let balances = (0..players).map(|player| figure(settled.balance(Party::Player(player)))).collect();
    lines.push(shape.line(SETTLED, balances, totals, accounts));
    lines
}
