//! Replays all deals of a game, each starting from what the deals before it left.

use super::deal_context::DealContext;
use super::ending::ends;
use super::entered::Game;
use super::entry::{Entry, Scores};
use super::report::{Cause, DealReport, Overridden, Report};
use super::setting::Setting;
use super::turn::{Turn, turn};
use super::{final_result, turn};
use crate::deal::{Draft, DrawCause, End, Offense, Players};
use crate::options::{Chombo, OptionKey, YakitoriFor};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey, Problems, TilePlace};
use crate::settle::{Answer, Net, answer, is_void, penalties};
use crate::tiles::Seat;

/// A game while it is replayed: what carries over from each deal to the next.
#[derive(Clone, Debug)]
pub struct Course<'a> {
    plan: &'a Plan,
    setting: Setting,
    /// How many deals have been replayed.
    played: usize,
    context: DealContext,
    totals: Vec<i64>,
    bank: i64,
    /// Points of each player for fouls that are paid at the end.
    later: Vec<i64>,
    won: Vec<bool>,
}

/// What one deal changes.
#[derive(Default)]
struct Outcome {
    answer: Option<Answer>,
    /// The winners, by their seats in the deal.
    won: Vec<Seat>,
    changes: Vec<i64>,
    later: Vec<i64>,
    bank: i64,
    /// Riichi sticks on the table after it.
    sticks: i64,
}

/// Replays a whole game.
#[must_use]
pub fn replay(game: &Game, plan: &Plan) -> Report {
    let mut course = Course::of(game, plan);
    let deals = game.deals.iter().map(|entry| course.play(entry)).collect();
    course.report(game, deals)
}

impl<'a> Course<'a> {
    /// A course before the first deal of a game. The game's deals are ignored.
    #[must_use]
    pub fn of(game: &Game, plan: &'a Plan) -> Course<'a> {
        let setting = Setting::of(game, plan);
        let players = setting.players;
        Course {
            plan,
            setting,
            played: 0,
            context: DealContext::first(players),
            totals: vec![setting.initial; players],
            bank: 0,
            later: vec![0; players],
            won: vec![false; players],
        }
    }

    /// What the next deal starts from, whether or not the game is over.
    #[must_use]
    pub const fn context(&self) -> DealContext {
        self.context
    }

    /// What the game comes to after the deals that have been replayed. `deals` are the reports to be listed; whether the
    /// game is over depends on the last of them alone. The game's own deals are ignored.
    #[must_use]
    pub fn report(self, game: &Game, deals: Vec<DealReport>) -> Report {
        let Course { plan, setting, context, totals, .. } = self;
        let over = ends(game, plan, setting, deals.last(), context, &totals);
        let table = i64::from(context.deposits) * setting.stick;
        let whole_match = plan.options.game.yakitori && plan.options.game.yakitori_for == YakitoriFor::Match;
        let won_before =
            |player: usize| whole_match && Seat::ALL.get(player).is_some_and(|&seat| game.within.won[seat]);
        let without_win: Vec<usize> = (0..setting.players)
            .filter(|&player| self.won.get(player) == Some(&false) && !won_before(player))
            .collect();
        let standing = final_result::Standing {
            totals: &totals,
            table,
            bank: self.bank,
            penalties: &self.later,
            without_win: &without_win,
            last_of_match: game.within.last,
        };
        let last = over.map(|_| final_result::final_settlement(plan, setting, &standing));
        let places = match &last {
            Some(last) => last.ranking.clone(),
            None => final_result::places(plan, &totals),
        };
        Report {
            initial: setting.initial,
            rounds: setting.rounds,
            last,
            next: over.is_none().then_some(context),
            over,
            deals,
            totals,
            at_end: self.later,
            table,
            bank: self.bank,
            without_win,
            places,
        }
    }

    /// Replays the next deal, and reports its outcome. A deal with problems changes nothing.
    pub fn play(&mut self, entry: &Entry) -> DealReport {
        let (plan, setting, place) = (self.plan, self.setting, self.played);
        self.played += 1;
        let (context, mut overridden) = self.overrides(entry, plan);
        let deal = deal(entry, context, setting);
        let settled = if let Some(scores) = &entry.scores {
            settled(scores, entry.overrides.deposits, &deal, context, plan, setting)
        } else if entry.is_open() {
            let end = Place::of([Part::from("end")]);
            Err(Problem::new(ProblemKey::UnfinishedDeal, end).into())
        } else {
            scored(entry, &deal, context, plan, setting)
        };
        let poor = self.riichi_without_points(&deal, context);
        let settled = match settled {
            Err(mut problems) => {
                problems.extend(poor);
                Err(problems)
            }
            Ok(outcome) => Problems::none_in(poor).map(|()| outcome),
        };
        let (outcome, turn, problems) = match settled {
            Ok(outcome) => {
                let mut turn = turn(entry, &deal, plan, outcome.answer.as_ref(), &outcome.won);
                if let Some(passes) = entry.overrides.passes.filter(|&passes| passes != turn.passes) {
                    turn = Turn { passes, void: false, ..turn };
                    overridden.push(Overridden::Passes);
                }
                (outcome, turn, Vec::new())
            }
            Err(problems) => {
                let sticks = i64::from(context.deposits);
                let changes = vec![0; setting.players];
                let outcome = Outcome { sticks, later: changes.clone(), changes, ..Outcome::default() };
                (
                    outcome,
                    Turn { passes: false, dealer_won: false, other_won: false, void: true },
                    problems.into_iter().collect(),
                )
            }
        };
        let faulty = !problems.is_empty();
        let winners: Vec<usize> = outcome.won.iter().filter_map(|&seat| context.player_at(seat)).collect();
        for (total, change) in self.totals.iter_mut().zip(&outcome.changes) {
            *total += change;
        }
        for (later, more) in self.later.iter_mut().zip(&outcome.later) {
            *later += more;
        }
        for (player, won) in self.won.iter_mut().enumerate() {
            *won |= winners.contains(&player);
        }
        self.bank += outcome.bank;
        let sticks = if turn.void { i64::from(context.deposits) } else { outcome.sticks };
        self.context = turn::next(context, turn, &deal, plan, u32::try_from(sticks).unwrap_or_default());
        DealReport {
            context,
            cause: cause(entry, faulty),
            answer: outcome.answer,
            winners,
            changes: outcome.changes,
            at_end: outcome.later,
            totals: self.totals.clone(),
            table: sticks * setting.stick,
            bank: self.bank,
            passes: turn.passes,
            overridden,
            problems: problems.into_iter().map(|problem| placed(problem, place)).collect(),
        }
    }

    /// Riichi of players who had fewer points than a stick before the deal, where the game ends below 0 and the rulebook
    /// does not allow it (docs/rules/riichi.md, The game).
    fn riichi_without_points(&self, deal: &Draft, context: DealContext) -> Vec<Problem> {
        let (rules, stick) = (&self.plan.options.game, self.setting.stick);
        if !rules.bankruptcy_ends || rules.riichi_without_points || stick == 0 {
            return Vec::new();
        }
        let too_few = |&(player, seat): &(usize, Seat)| {
            deal.has_declared(seat) && self.totals.get(player).is_some_and(|&total| total < stick)
        };
        let problem = |(_, seat): (usize, Seat)| {
            let at = Place::of([Part::from("seats"), Part::from(seat.as_str()), Part::from("riichi")]);
            Problem::new(ProblemKey::RiichiWithoutPoints, at).named(OptionKey::RiichiWithoutPoints)
        };
        context.seats().enumerate().filter(too_few).map(problem).collect()
    }

    /// What the deal starts from, after overrides, and what they override. Riichi sticks that appear or vanish are
    /// charged to the bank.
    fn overrides(&self, entry: &Entry, plan: &Plan) -> (DealContext, Vec<Overridden>) {
        let mut context = self.context;
        let mut overridden = Vec::new();
        let overrides = entry.overrides;
        if let Some(wind) = overrides.prevailing.filter(|&wind| wind != context.prevailing()) {
            context.round = context.round - context.round % 4 + wind as u8;
            overridden.push(Overridden::Prevailing);
        }
        if let Some(wins) = overrides.dealer_wins.filter(|&wins| wins != context.dealer_wins) {
            context.dealer_wins = wins;
            overridden.push(Overridden::DealerWins);
        }
        if let Some(honba) = overrides.honba.filter(|&honba| honba != context.honba) {
            context.honba = honba;
            overridden.push(Overridden::Honba);
        }
        let won = entry.scores.is_some_and(|scores| scores.winner.is_some());
        let sticks = if won { 0 } else { context.deposits.saturating_add(declared(&entry.deal, plan)) };
        if overrides.deposits.is_some_and(|overrides| overrides != sticks) {
            overridden.push(Overridden::Deposits);
        }
        (context, overridden)
    }
}

/// The number of riichi sticks declared in a deal; 0 if the rulebook has no riichi.
fn declared(deal: &Draft, plan: &Plan) -> u32 {
    if plan.options.riichi.in_use { deal.declarations(plan.players(deal)) } else { 0 }
}

/// The deal, with round, counters and dealer's wins filled in from the deals before it.
fn deal(entry: &Entry, context: DealContext, setting: Setting) -> Draft {
    let mut deal = entry.deal.clone();
    deal.players = Some(Players::three_if(setting.players == 3));
    deal.prevailing = context.prevailing();
    deal.dealer_wins = context.dealer_wins;
    deal.honba = context.honba;
    if let Some(scores) = &entry.scores {
        deal.end = End::Draw { cause: scores.cause.unwrap_or(DrawCause::Wall), nagashi: Vec::new() };
    }
    deal
}

/// The outcome of a deal that the engine settles.
fn scored(
    entry: &Entry,
    deal: &Draft,
    context: DealContext,
    plan: &Plan,
    setting: Setting,
) -> Result<Outcome, Problems> {
    let follows = context.deposits.saturating_add(declared(deal, plan));
    let sticks = entry.overrides.deposits.unwrap_or(follows);
    let asked = Draft { deposits: if setting.stick > 0 { sticks } else { 0 }, ..deal.clone() };
    let answer = answer(&asked, plan)?;
    let won: Vec<Seat> = answer.wins.iter().filter(|win| win.is_legal()).map(|win| win.seat).collect();
    if won.is_empty() && !deal.wins().is_empty() {
        // The win is not legal. That is a foul and must be entered as one.
        let wins = Place::of([Part::from("end"), Part::from("wins"), Part::from(0)]);
        return Err(Problem::new(ProblemKey::NotAWin, wins).into());
    }
    let void = is_void(deal, plan);
    let mut changes = Vec::with_capacity(setting.players);
    let mut later = Vec::with_capacity(setting.players);
    let mut bank = answer.net.bank;
    for seat in context.seats() {
        let riichi = !void && deal.has_stick(seat);
        let foul = foul(deal, seat, plan);
        bank -= foul;
        later.push(foul);
        changes.push(answer.net.seats[seat] + foul - if riichi { setting.stick } else { 0 });
    }
    let left = match (void, setting.stick) {
        (true, _) => i64::from(context.deposits),
        (false, 0) => 0,
        (false, stick) => {
            bank -= (i64::from(sticks) - i64::from(follows)) * stick;
            i64::from(sticks) + answer.net.table / stick
        }
    };
    Ok(Outcome { answer: Some(answer), won, changes, later, bank, sticks: left })
}

/// What a seat's fouls cost at the end of the game instead of now.
fn foul(deal: &Draft, seat: Seat, plan: &Plan) -> i64 {
    if plan.options.fouls.chombo != Chombo::Points {
        return 0;
    }
    let fouls = deal.penalties.iter().filter(|foul| foul.offense == Offense::Chombo && foul.seat == seat);
    fouls.map(|foul| i64::from(foul.times) * plan.options.fouls.chombo_points).sum()
}

/// The outcome of a deal that the table has settled: the changes written down, and fouls entered with them.
fn settled(
    scores: &Scores,
    overrides: Option<u32>,
    deal: &Draft,
    context: DealContext,
    plan: &Plan,
    setting: Setting,
) -> Result<Outcome, Problems> {
    let mut problems = Vec::new();
    let north = setting.players == 3;
    for (seat, change) in scores.changes.iter().filter(|(seat, _)| north && *seat == Seat::North) {
        if change.is_some() || scores.winners().any(|winner| winner == seat) {
            let field = if change.is_some() { Part::from("changes") } else { Part::from("winner") };
            problems.push(Problem::new(ProblemKey::NoNorthSeat, Place::of([Part::from("end"), field])));
        }
    }
    let mut fouls = Net::default();
    if !deal.penalties.is_empty() {
        // Fouls are checked with a deal of which nothing else is known.
        let abandoned = End::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() };
        problems.extend(answer(&Draft { end: abandoned, ..deal.clone() }, plan).err().into_iter().flatten());
        let winners: Vec<Seat> = scores.winner.into_iter().chain(scores.winners()).collect();
        fouls = Net::of(&penalties(deal, plan, &winners));
    }
    Problems::none_in(problems)?;
    let carried = i64::from(context.deposits);
    let follows = if scores.winner.is_some() { 0 } else { context.deposits.saturating_add(declared(deal, plan)) };
    let sticks = match setting.stick {
        0 => 0,
        stick => i64::from(overrides.unwrap_or(follows)) + fouls.table / stick,
    };
    let mut bank = -(sticks - carried) * setting.stick;
    let mut changes = Vec::with_capacity(setting.players);
    let mut later = Vec::with_capacity(setting.players);
    for seat in context.seats() {
        let foul = foul(deal, seat, plan);
        let fined = fouls.seats[seat] + foul;
        let change = scores.changes[seat].unwrap_or_default() + fined;
        bank -= change;
        changes.push(change);
        later.push(foul);
    }
    Ok(Outcome { answer: None, won: scores.winners().collect(), changes, later, bank, sticks })
}

fn cause(entry: &Entry, faulty: bool) -> Cause {
    if faulty {
        return Cause::Faulty;
    }
    let drawn = match (&entry.scores, &entry.deal.end) {
        (Some(scores), _) if scores.winner.is_some() => return Cause::Win,
        (Some(scores), _) => scores.cause.unwrap_or(DrawCause::Wall),
        (None, End::Win { .. }) => return Cause::Win,
        (None, End::Open) => return Cause::Faulty,
        (None, End::Draw { cause, .. }) => *cause,
    };
    match drawn {
        DrawCause::Wall => Cause::Draw,
        DrawCause::NineTerminals => Cause::NineTerminals,
        DrawCause::FourWinds => Cause::FourWinds,
        DrawCause::FourRiichi => Cause::FourRiichi,
        DrawCause::FourKongs => Cause::FourKongs,
        DrawCause::ThreeWins => Cause::ThreeWins,
        DrawCause::Abandoned => Cause::Abandoned,
    }
}

/// Turns the place of a problem in its deal into a place in the game.
fn placed(problem: Problem, deal: usize) -> Problem {
    let inside = |place: Place| {
        let mut at = Place::of([Part::from("game"), Part::from("deals"), Part::from(deal)]);
        at.0.extend(place.0);
        at
    };
    let copies = problem.copies.into_iter().map(|place| TilePlace { at: inside(place.at), ..place }).collect();
    Problem { at: inside(problem.at), copies, ..problem }
}
