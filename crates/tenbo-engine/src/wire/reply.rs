//! Converts the answer to a deal to the types of the contract.

use super::answer::{
    DiscardChoice, Distance, EfficientDiscard, Feeder, Liable, LosingHand, Net, Purpose, Scored, SeatAnswer, Seats,
    Transfer, Useful, Verdict, Wait, Warning, Win,
};
use super::constants::{NoProblems, True};
use super::explain::explanation;
use super::lists::filled;
use super::outcome::{outcome, units};
use super::refusal::{Caveats, ProblemJson, TilePlaceJson};
use super::tiles_text::TilesText;
use super::worth::{MaybeOutcome, Outcome, Restrictions};
use crate::deal::{Draft, End};
use crate::plan::Plan;
use crate::problems::{self, Place, ProblemKey, bounds};
use crate::rules::{Unit, setting};
use crate::score::{self, Restriction};
use crate::settle::{self, Answer, Detail, LiabilityReason};
use crate::tiles::{Seat, Tile};

/// Converts problems. If there are too many, only the first ones, and one more that says so.
#[must_use]
pub fn problems(problems: &[problems::Problem]) -> Vec<ProblemJson> {
    let more = problems::Problem::new(ProblemKey::TooManyProblems, Place::default());
    let more = (problems.len() > bounds::PROBLEMS).then_some(&more);
    problems.iter().take(bounds::PROBLEMS).chain(more).map(problem).collect()
}

fn problem(problem: &problems::Problem) -> ProblemJson {
    let copy = |place: &problems::TilePlace| TilePlaceJson { at: place.at.to_string(), index: place.index };
    ProblemJson {
        key: problem.key,
        at: problem.at.to_string(),
        chars: problem.chars.map(|(from, to)| [from, to]),
        tiles: (!problem.tiles.is_empty()).then(|| TilesText::of(&problem.tiles)),
        copies: filled(problem.copies.iter().map(copy)),
        name: problem.name.as_deref().map(str::to_owned),
        setting: setting(problem),
    }
}

/// The setting that an option would need, as rulebook files have it.
fn setting(problem: &problems::Problem) -> Option<serde_json::Value> {
    problem.needed.map(|needed| setting::write(needed.option(), needed.raw()))
}

/// Converts the answer to a deal, in the detail that was asked for.
#[must_use]
pub fn answer(plan: &Plan, draft: &Draft, answer: &Answer, detail: Detail) -> Scored {
    let [e, s, w, n] = Seat::ALL.map(|wind| {
        answer.seats[wind]
            .as_ref()
            .map(|entry| SeatAnswer { distance: distance(plan, draft, wind, detail), ..seat(plan, entry, detail) })
    });
    let net = &answer.net;
    let [east, south, west, north] = Seat::ALL.map(|wind| net.seats[wind]);
    let north = plan.seats(draft).any(|wind| wind == Seat::North).then_some(north);
    Scored {
        ok: True,
        wins: answer.wins.iter().map(|entry| win(plan, entry, detail)).collect(),
        seats: Seats { e, s, w, n },
        transfers: answer.transfers.iter().map(transfer).collect(),
        net: Net { east, south, west, north, table: net.table, bank: net.bank },
        warnings: answer.warnings.iter().map(warning).collect(),
        deal_passes: answer.deal_passes,
        problems: NoProblems,
        caveats: all_caveats(plan, answer),
    }
}

/// The caveats of the rules, and of the deal if one is given; `None` if there are none.
#[must_use]
pub fn caveats(plan: &Plan, draft: Option<&Draft>) -> Option<Caveats> {
    filled(plan.caveats(draft).into_iter()).map(Caveats)
}

/// The caveats of the rules and of a deal that was settled; `None` if there are none.
fn all_caveats(plan: &Plan, answer: &Answer) -> Option<Caveats> {
    let known = plan.caveats(None);
    filled(known.into_iter().chain(answer.caveats.iter().copied())).map(Caveats)
}

fn win(plan: &Plan, win: &settle::WinAnswer, detail: Detail) -> Win {
    let liable = |verdict: &settle::Verdict| Liable { seat: verdict.seat, rule: verdict.rule.clone().into_owned() };
    let entered = win.score.is_none();
    let worth = win.score.as_ref().map(|score| outcome(plan, &score.tally));
    // If only a total was entered, nothing else is known.
    let worth = worth.unwrap_or_else(|| Outcome {
        win: win.is_legal(),
        short_by: 0,
        barred_by: win.beaten.then(|| Restrictions(vec![Restriction::FirstInTurn])),
        total: win.total,
        unit: Unit::Points,
        units: Default::default(),
    });
    Win {
        seat: win.seat,
        win: worth.win,
        short_by: (!entered).then_some(worth.short_by),
        barred_by: worth.barred_by,
        total: worth.total,
        unit: worth.unit,
        units: worth.units,
        explanation: win.score.as_ref().map(|score| explanation(plan, score, detail)),
        liable: filled(win.liable().map(liable)),
        liability: filled(win.liability.iter().map(verdict)),
        furiten: win.is_furiten().then_some(True),
    }
}

fn seat(plan: &Plan, seat: &settle::SeatAnswer, detail: Detail) -> SeatAnswer {
    let worth = seat.score.as_ref().map(|score| LosingHand {
        win: score.tally.win,
        total: score.tally.total,
        unit: plan.unit_of_total(),
        units: units(plan, &score.tally),
        explanation: explanation(plan, score, detail),
    });
    let waits = |list: &[score::Wait]| list.iter().map(|entry| wait(plan, entry)).collect();
    let choice = |choice: &score::DiscardChoice| DiscardChoice {
        tile: TilesText::one(choice.tile),
        furiten: choice.furiten.then_some(True),
        waits: waits(&choice.waits),
    };
    SeatAnswer {
        worth,
        ready: seat.ready,
        furiten: seat.furiten.then_some(True),
        waits: (!seat.waits.is_empty() || seat.ready.is_some()).then(|| waits(&seat.waits)),
        discards: filled(seat.discards.iter().map(choice)),
        distance: None,
    }
}

/// How far a seat's hand is from being ready, while the deal is open.
fn distance(plan: &Plan, draft: &Draft, seat: Seat, detail: Detail) -> Option<Distance> {
    if detail != Detail::Explain || draft.end != End::Open {
        return None;
    }
    let progress = score::progress(draft, plan, seat, draft.seat(seat)?)?;
    let useful = |list: &[score::Useful]| {
        list.iter().map(|tile| Useful { tile: TilesText::one(Tile::plain(tile.kind)), left: tile.left }).collect()
    };
    let thinning = |discard: &score::EfficientDiscard| EfficientDiscard {
        tile: TilesText::one(discard.tile),
        useful: useful(&discard.useful),
    };
    let discards = filled(progress.discards.iter().map(thinning));
    let useful = discards.is_none().then(|| useful(&progress.useful));
    Some(Distance { away: i16::from(progress.missing) - 1, useful, discards })
}

fn wait(plan: &Plan, wait: &score::Wait) -> Wait {
    Wait {
        tile: TilesText::one(Tile::plain(wait.kind)),
        left: wait.left,
        discard: MaybeOutcome(wait.discard.map(|tally| outcome(plan, &tally))),
        self_draw: MaybeOutcome(wait.self_draw.map(|tally| outcome(plan, &tally))),
    }
}

fn transfer(transfer: &settle::Transfer) -> Transfer {
    let &settle::Transfer { from, to, amount, parts: _, reason: kind, of, liable, penalty } = transfer;
    Transfer { from, to, amount, why: Purpose { kind, of, liable, penalty } }
}

fn verdict(verdict: &settle::Verdict) -> Verdict {
    Verdict {
        seat: verdict.seat,
        rule: (verdict.reason != LiabilityReason::Named).then(|| verdict.rule.clone().into_owned()),
        liable: verdict.reason.is_liable(),
        why: verdict.reason,
        tile: verdict.tile.map(TilesText::one),
        because: verdict.because.clone(),
    }
}

fn warning(warning: &settle::Warning) -> Warning {
    Warning {
        rule: warning.rule.clone().into_owned(),
        threat: warning.threat,
        tiles: TilesText::of(&warning.tiles),
        liable: Feeder(warning.liable),
        because: warning.because.clone(),
    }
}
