//! Which situations the rules know, and why one cannot be now. The rules themselves are the engine's: this asks them.

use super::state::State;
use crate::engine::catalogue::Pattern;
use crate::engine::check::check;
use crate::engine::draft::{By, Situation};
use crate::engine::problem::{Part, Problem};
use crate::engine::rulebook::plan::Plan;

/// The pattern that gives a situation its value; `None` where the catalogue has none yet.
const fn pattern(situation: Situation) -> Option<Pattern> {
    match situation {
        Situation::LastTile => Some(Pattern::LastTile),
        Situation::LastDiscard => Some(Pattern::LastDiscard),
        Situation::KongReplacement => Some(Pattern::Supplement),
        Situation::Heaven => Some(Pattern::Heavenly),
        Situation::Earth => Some(Pattern::Earthly),
        Situation::Human => Some(Pattern::Humanly),
        Situation::LastCopy => Some(Pattern::LastCopy),
        Situation::FlowerReplacement | Situation::KongOnKong | Situation::Dealt => None,
    }
}

/// The situations that are worth something under these rules, and those that are set anyway.
pub fn offered<'a>(state: &'a State, plan: &'a Plan) -> impl Iterator<Item = Situation> + 'a {
    let worth = |situation: Situation| {
        let pattern = pattern(situation);
        let dealt = situation == Situation::Heaven && plan.params.dealt_waits_off;
        dealt || plan.winner.items.iter().any(|item| Some(item.pattern) == pattern && item.off.is_none())
    };
    Situation::ALL
        .iter()
        .copied()
        .filter(move |&situation| state.win.situation.contains(&situation) || worth(situation))
}

/// Why a situation cannot be, if it cannot: the engine's own problem with the state as if it were set.
#[must_use]
pub fn why_not(state: &State, plan: &Plan, situation: Situation) -> Option<Problem> {
    let mut trial = state.clone();
    if !trial.win.situation.contains(&situation) {
        trial.win.situation.push(situation);
    }
    let about = |problem: &Problem| {
        problem.at.0.last() == Some(&Part::from("situation")) && problem.name.as_deref() == Some(situation.as_str())
    };
    check(&trial.won(), plan).err()?.into_iter().find(about)
}

/// After another way of winning: what has a counterpart becomes it, what cannot be any more goes.
pub fn settle(state: &mut State, plan: &Plan) {
    let drawn = state.win.by == By::SelfDraw;
    for situation in &mut state.win.situation {
        *situation = match (*situation, drawn) {
            (Situation::LastTile, false) => Situation::LastDiscard,
            (Situation::LastDiscard, true) => Situation::LastTile,
            (Situation::Earth, false) => Situation::Human,
            (Situation::Human, true) => Situation::Earth,
            (other, _) => other,
        };
    }
    let impossible: Vec<Situation> =
        state.win.situation.iter().copied().filter(|&situation| why_not(state, plan, situation).is_some()).collect();
    state.win.situation.retain(|situation| !impossible.contains(situation));
}
