//! What a player is told.

use tenbo_engine::game::Placed;
use tenbo_engine::options::DrawPayments;
use tenbo_engine::plan::Plan;

use super::answer::{Answer, Below, Goal, Needed, Row, Step, Way};
use super::others::Others;
use super::stage::{Outcome, Stage};
use super::tried::{Tried, missing};
use crate::form::Form;

/// What a player needs in the next deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// The player.
    pub player: usize,
    /// Every place before the player's own, the first one first; whoever is first asks for that.
    pub goals: Vec<Needed>,
}

impl Need {
    /// What a player needs in the next deal of a game.
    #[must_use]
    pub fn of(stage: &Stage<'_>, player: usize) -> Need {
        let players: Vec<usize> = (0..stage.context().players()).collect();
        let opponents: Vec<usize> = players.into_iter().filter(|&other| other != player).collect();
        let mut drawn = Tried::new(stage, player, None);
        let mut rons: Vec<(usize, Tried<'_, '_>)> =
            opponents.iter().map(|&from| (from, Tried::new(stage, player, Some(from)))).collect();
        let draws = Draws::of(stage, player, &opponents);
        let goals = goals(&stage.now.places, player).into_iter().map(|goal| {
            let mut rows: Vec<Row> = Vec::new();
            for (from, tried) in &mut rons {
                if let Some(answer) = tried.answer(&goal) {
                    add(&mut rows, *from, answer);
                }
            }
            // Whoever makes a difference is named before the others.
            rows.sort_by_key(|row| matches!(&row.way, Way::Ron(from) if from.len() > 1));
            rows.extend(drawn.answer(&goal).map(|answer| Row { way: Way::SelfDraw, answer }));
            rows.extend(draws.rows(player, goal.place));
            Needed { goal, rows }
        });
        Need { player, goals: goals.collect() }
    }

    /// Whether hands of others than the winner count for nothing here, though they are paid for: nobody knows them yet.
    #[must_use]
    pub fn leaves_out_hands(plan: &Plan) -> bool {
        let at_draws = plan.rulebook().options.payments.draw_payments;
        Form::asks_losers(plan) || matches!(at_draws, DrawPayments::Hands | DrawPayments::BestHand)
    }
}

/// The places before a player's own; the first place for whoever has it.
fn goals(places: &[Placed], player: usize) -> Vec<Goal> {
    let Some(own) = places.iter().find(|placed| placed.player == player) else { return Vec::new() };
    let goal =
        |place: u8, rival: &Placed| Goal { place, rival: rival.player, ahead: rival.decided_by - own.decided_by };
    if own.place == 1 {
        let second = places.iter().find(|placed| placed.player != player);
        return second.map(|second| goal(1, second)).into_iter().collect();
    }
    (1..own.place).filter_map(|place| Some(goal(place, places.get(usize::from(place) - 1)?))).collect()
}

/// Adds what is needed by a discard: those whose discards come to the same are one way.
fn add(rows: &mut Vec<Row>, from: usize, answer: Answer) {
    let same = rows.iter_mut().find(|row| is_same(&row.answer, &answer));
    match same.map(|row| &mut row.way) {
        Some(Way::Ron(all)) => all.push(from),
        _ => rows.push(Row { way: Way::Ron(vec![from]), answer }),
    }
}

/// Whether two discarders make it the same, whatever the two pay.
fn is_same(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Win(one), Answer::Win(other)) => {
            let total = |step: &Option<Step>| step.as_ref().map(|step| step.size.total);
            let below = |below: &Option<Below>| below.as_ref().map(|below| (below.step.size.total, below.short));
            one.step.size == other.step.size
                && amounts(&one.step.paid) == amounts(&other.step.paid)
                && below(&one.below) == below(&other.below)
                && (one.shared, one.goes_on) == (other.shared, other.goes_on)
                && total(&one.ends_from) == total(&other.ends_from)
        }
        (Answer::NoWin(one), Answer::NoWin(other)) => {
            one.short == other.short && amounts(&one.step.paid) == amounts(&other.step.paid)
        }
        _ => false,
    }
}

fn amounts(paid: &[(usize, i64)]) -> Vec<i64> {
    let mut amounts: Vec<i64> = paid.iter().map(|(_, amount)| *amount).collect();
    amounts.sort_unstable();
    amounts
}

/// Every draw: who is ready, and what that makes of the game.
struct Draws {
    cases: Vec<Case>,
}

struct Case {
    /// Whether the player is ready.
    own: bool,
    /// Who of the others is.
    others: Vec<usize>,
    outcome: Outcome,
}

impl Draws {
    fn of(stage: &Stage<'_>, player: usize, opponents: &[usize]) -> Draws {
        let declared = |player: usize| stage.has_declared(stage.context().seat_of(player));
        let sets = (0..1_u32 << opponents.len()).map(|bits| {
            let ready = opponents.iter().enumerate().filter(|(place, _)| bits & 1 << place != 0);
            ready.map(|(_, &player)| player).collect::<Vec<usize>>()
        });
        let sets = sets.filter(|ready| opponents.iter().all(|one| ready.contains(one) || !declared(*one)));
        let cases = sets.flat_map(|others| [true, false].map(|own| (own, others.clone())));
        let cases = cases.filter(|(own, _)| *own || !declared(player));
        let cases = cases.filter_map(|(own, others)| {
            let ready: Vec<usize> = others.iter().copied().chain(own.then_some(player)).collect();
            let outcome = stage.play(&stage.draw(&ready))?;
            Some(Case { own, others, outcome })
        });
        Draws { cases: cases.collect() }
    }

    /// What is needed by a draw: with and without a ready hand, where that makes a difference.
    fn rows(&self, player: usize, place: u8) -> Vec<Row> {
        let answer = |own: bool| {
            let cases = || self.cases.iter().filter(move |case| case.own == own);
            let enough = |case: &&Case| missing(&case.outcome, player, place).is_none();
            let told: Vec<(Vec<usize>, bool)> = cases().map(|case| (case.others.clone(), enough(&case))).collect();
            let mut on = cases().filter(enough).map(|case| case.outcome.over.is_none());
            let first = on.next();
            let goes_on = first.filter(|&first| on.all(|other| other == first));
            (!told.is_empty()).then(|| Answer::Draw(Others::of(&told), goes_on))
        };
        match (answer(true), answer(false)) {
            (Some(ready), Some(not)) if ready == not => vec![Row { way: Way::Draw(None), answer: ready }],
            (ready, not) => {
                let rows = [(true, ready), (false, not)].into_iter();
                rows.filter_map(|(own, answer)| Some(Row { way: Way::Draw(Some(own)), answer: answer? })).collect()
            }
        }
    }
}
