//! What the deal of the form would change, or what it lacks.

use tenbo_engine::game::{DealReport, Entry, Game, Report, replay};
use tenbo_engine::settle::{Account, Transfer};
use tenbo_engine::tiles::{BySeat, Seat};
use tenbo_session::form::{Ends, Form, Keypad, Lacks, Worth};
use tenbo_session::games::DealPlace;
use tenbo_session::sticks::Tender;

use super::game_sheet::{ShownGame, figure};
use super::language::GameWord;
use super::number::{grouped, signed};
use super::outcome::Payers;

/// What is said of a deal before it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// What is not filled in yet.
    Lacks(String),
    /// What is wrong with it.
    Problems(Vec<String>),
    /// What it comes to.
    Deal(DealOutcome),
}

/// What a deal comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealOutcome {
    /// What happens: "Ben wins from Chi".
    pub cause: String,
    /// The large number; nothing where there is none.
    pub figure: Option<String>,
    /// What the hand counts, a part each, or when the number is paid.
    pub how: Vec<String>,
    /// Who hands what to whom.
    pub handed: Vec<Payers>,
    /// What that is paid in.
    pub tender: Option<Tender>,
    /// What each player gains or loses.
    pub changes: Vec<Change>,
    /// What to know beside it.
    pub caveats: Vec<&'static str>,
    /// Which totals become others by a correction.
    pub corrected: Vec<String>,
    /// What each player would have won or lost if the game ended with the deal, where that changes only then.
    pub ended: Vec<NetThen>,
}

/// What a player would have won or lost if the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetThen {
    /// What the player is called.
    pub name: String,
    /// With the deal.
    pub net: i64,
    /// Without it.
    pub before: i64,
}

/// What a player gains or loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What the player is called.
    pub name: String,
    /// How much.
    pub change: i64,
    /// The total then.
    pub total: i64,
    /// What is paid for fouls at the end of the game.
    pub at_end: i64,
}

impl ShownGame<'_> {
    /// What the deal of the form would change, or what it lacks.
    #[must_use]
    pub fn preview(&self, place: DealPlace, form: &Form) -> Preview {
        let (game, names) = (&self.sheet.game, self.names());
        let entry = match form.deal(self.plan, game.players.len() == 3) {
            Ok(entry) => entry,
            Err(lacks) => {
                let whose = match (lacks, place.context(self.report)) {
                    (Lacks::Worth(seat), Some(context)) => names.seat(&context, seat),
                    _ => String::new(),
                };
                return Preview::Lacks(self.language.lacks(lacks, &whose, names.book.family));
            }
        };
        let (tried, at) = place.tried(game, entry);
        let report = replay(&tried, self.plan);
        let (Some(entry), Some(deal)) = (tried.deals.get(at), report.deals.get(at)) else {
            return Preview::Lacks(String::new());
        };
        if !deal.problems.is_empty() {
            // What is wrong in the same way at several seats is said once.
            let mut told: Vec<String> =
                deal.problems.iter().map(|problem| self.language.problem(problem, names.book.family)).collect();
            told.dedup();
            return Preview::Problems(told);
        }
        let mut outcome = self.outcome(form, entry, deal);
        if matches!(place, DealPlace::Correct(_)) {
            outcome.corrected = self.totals_now(&report);
        } else if deal.at_end.iter().any(|points| *points != 0) {
            outcome.ended = self.nets_then(&tried);
        }
        Preview::Deal(outcome)
    }

    fn outcome(&self, form: &Form, entry: &Entry, deal: &DealReport) -> DealOutcome {
        let (language, names) = (self.language, self.names());
        let change = |player| Change {
            name: names.player(player),
            change: figure(&deal.changes, player),
            total: figure(&deal.totals, player),
            at_end: figure(&deal.at_end, player),
        };
        let changes: Vec<Change> = (0..self.sheet.game.players.len()).map(change).collect();
        let (figure, how) = self.figure(form, entry, deal, &changes);
        let caveats = deal.answer.iter().flat_map(|answer| &answer.caveats).map(|&caveat| language.caveat(caveat));
        DealOutcome {
            cause: names.what_happens(entry, deal),
            figure,
            how,
            handed: self.handed_over(deal),
            tender: Tender::of(self.plan),
            changes,
            caveats: caveats.collect(),
            corrected: Vec::new(),
            ended: Vec::new(),
        }
    }

    /// The large number with what it consists of: what the hand comes to, what those who are ready gain, what a foul costs.
    fn figure(
        &self,
        form: &Form,
        entry: &Entry,
        deal: &DealReport,
        changes: &[Change],
    ) -> (Option<String>, Vec<String>) {
        let wins = deal.answer.as_ref().map_or(&[][..], |answer| answer.wins.as_slice());
        let chips = self.names().chips(deal);
        match wins {
            [win] if chips.is_empty() => return (Some(grouped(win.total)), self.counted(form, entry, win.seat)),
            [win] => return (Some(grouped(win.total)), chips),
            [] => {}
            wins => return (Some(grouped(wins.iter().map(|win| win.total).sum())), chips),
        }
        let later = changes.iter().map(|change| change.at_end).find(|points| *points != 0);
        if let Some(points) = later {
            return (Some(signed(-points)), vec![self.word(GameWord::Later).to_owned()]);
        }
        let most = changes.iter().map(|change| change.change).max().unwrap_or_default();
        let is_told = form.ends == Ends::Draw && most > 0;
        (is_told.then(|| grouped(most)), Vec::new())
    }

    /// What the hand of a seat counts, as it was entered.
    fn counted(&self, form: &Form, entry: &Entry, seat: Seat) -> Vec<String> {
        let (language, plan) = (self.language, self.plan);
        let by = entry.deal.wins().iter().find(|win| win.seat == seat).map(|win| win.by);
        let worth = by.map(|by| form.worth[seat].counted(plan, entry.deal.stated_players().are_three(), seat, by));
        match (Keypad::of(plan), worth) {
            (Keypad::Han(rows), Some(Worth::Han(han, fu))) => {
                let limit = rows.iter().rfind(|(from, limit)| *from <= han && limit.is_some());
                match limit.and_then(|(_, limit)| *limit) {
                    Some(limit) => vec![language.limit(limit).to_owned(), language.han(han)],
                    None => vec![language.han(han), language.fu(fu)],
                }
            }
            (Keypad::Han(_), Some(Worth::Limit(times))) => vec![language.yakuman(100 * times)],
            (Keypad::Faan(unit, rows), Some(Worth::Total(total))) => {
                let row = rows.iter().find(|(_, points)| *points == total);
                row.map(|&(faan, _)| language.amount(faan, unit)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who hands what to whom; those who hand the same to the same player are together.
    fn handed_over(&self, deal: &DealReport) -> Vec<Payers> {
        let (language, names) = (self.language, self.names());
        let transfers = deal.answer.as_ref().map_or(&[][..], |answer| answer.transfers.as_slice());
        let is_liable =
            |from: Seat| transfers.iter().any(|transfer| transfer.liable && transfer.from == Account::Seat(from));
        let mut groups: Vec<(Seat, i64, bool, Vec<Seat>)> = Vec::new();
        let is_draw = deal.answer.as_ref().is_some_and(|answer| answer.wins.is_empty());
        for (from, to, amount) in if is_draw { netted(transfers) } else { between(transfers) } {
            let liable = is_liable(from);
            match groups.iter_mut().find(|group| (group.0, group.1, group.2) == (to, amount, liable)) {
                Some((.., seats)) => seats.push(from),
                None => groups.push((to, amount, liable, vec![from])),
            }
        }
        let of = |(to, amount, liable, seats): (Seat, i64, bool, Vec<Seat>)| {
            let payers: Vec<String> = seats.iter().map(|&seat| names.seat(&deal.context, seat)).collect();
            let to = names.seat(&deal.context, to);
            let does = match seats.len() {
                1 => language.outcome_hands_to(&to),
                _ => language.outcome_hand_each_to(&to),
            };
            Payers { names: language.listed(&payers), does, seats, amount, liable }
        };
        groups.into_iter().map(of).collect()
    }

    /// What everybody would have won or lost if the game ended, with a deal and without it.
    fn nets_then(&self, tried: &Game) -> Vec<NetThen> {
        let nets = |game: &Game| {
            let report = replay(&Game { finished: true, ..game.clone() }, self.plan);
            let scores = report.last.map(|last| last.scores).unwrap_or_default();
            scores.into_iter().map(move |score| score - report.initial)
        };
        let both = nets(tried).zip(nets(&self.sheet.game)).enumerate();
        both.map(|(player, (net, before))| NetThen { name: self.names().player(player), net, before }).collect()
    }

    /// Which totals become others.
    fn totals_now(&self, report: &Report) -> Vec<String> {
        let totals = self.report.totals.iter().zip(&report.totals).enumerate();
        let changed = totals.filter(|(_, (before, now))| before != now);
        changed
            .map(|(player, (&before, &now))| self.language.total_now(&self.names().player(player), before, now))
            .collect()
    }

    /// What a deal would do to the game, in a sentence; nothing as long as it is open or something is wrong with it.
    #[must_use]
    pub fn would_do(&self, place: DealPlace, entry: Entry) -> Option<String> {
        if entry.is_open() {
            return None;
        }
        let (tried, place) = place.tried(&self.sheet.game, entry);
        let report = replay(&tried, self.plan);
        let deal = report.deals.get(place).filter(|deal| deal.problems.is_empty())?;
        Some(self.names().would_do(tried.deals.get(place)?, deal))
    }
}

/// What each seat owes each other one, all payments together, the greatest first.
fn between(transfers: &[Transfer]) -> Vec<(Seat, Seat, i64)> {
    let mut owed: Vec<(Seat, Seat, i64)> = Vec::new();
    for transfer in transfers {
        let (Account::Seat(from), Account::Seat(to)) = (transfer.from, transfer.to) else { continue };
        let known =
            owed.iter_mut().find(|(one, other, _)| (*one, *other) == (from, to) || (*one, *other) == (to, from));
        match known {
            Some((one, _, amount)) if *one == from => *amount += transfer.amount,
            Some((.., amount)) => *amount -= transfer.amount,
            None => owed.push((from, to, transfer.amount)),
        }
    }
    let turned =
        |(from, to, amount): (Seat, Seat, i64)| if amount < 0 { (to, from, -amount) } else { (from, to, amount) };
    let mut owed: Vec<(Seat, Seat, i64)> = owed.into_iter().map(turned).filter(|(.., amount)| *amount != 0).collect();
    owed.sort_by_key(|(.., amount)| -amount);
    owed
}

/// The same where it does not matter who pays whom: with as few payments as the nets of the seats allow, so that nobody hands
/// over halves.
fn netted(transfers: &[Transfer]) -> Vec<(Seat, Seat, i64)> {
    let mut nets: BySeat<i64> = BySeat::default();
    for (from, to, amount) in between(transfers) {
        nets[from] -= amount;
        nets[to] += amount;
    }
    let mut owed = Vec::new();
    loop {
        let payer = nets.iter().min_by_key(|(_, net)| **net).map(|(seat, _)| seat);
        let receiver = nets.iter().max_by_key(|(_, net)| **net).map(|(seat, _)| seat);
        let (Some(from), Some(to)) = (payer, receiver) else { return owed };
        let amount = nets[to].min(-nets[from]);
        if amount <= 0 {
            return owed;
        }
        nets[from] += amount;
        nets[to] -= amount;
        owed.push((from, to, amount));
    }
}
