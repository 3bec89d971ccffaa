//! Which situations the rules know, and why one cannot be now. The rules themselves are the engine's: this asks them.

use tenbo_engine::check::check;
use tenbo_engine::deal::Situation;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Part, Problem};

use super::state::State;

/// The patterns that give a situation its value.
const fn patterns(situation: Situation, flower_supplements: bool) -> &'static [Pattern] {
    match situation {
        Situation::LastTile => &[Pattern::LastTile, Pattern::Moon],
        Situation::LastDiscard => &[Pattern::LastDiscard, Pattern::Moon],
        Situation::KongReplacement => &[Pattern::Supplement, Pattern::Plum],
        Situation::KongOnKong => &[Pattern::KongOnKong],
        Situation::KongDiscard => &[Pattern::DiscardAfterKong],
        Situation::RiichiDiscard => &[Pattern::SwallowReturn],
        Situation::FlowerReplacement if flower_supplements => {
            &[Pattern::Supplement, Pattern::Plum, Pattern::FlowerSupplement]
        }
        Situation::FlowerReplacement => &[Pattern::FlowerSupplement],
        Situation::Heaven => &[Pattern::Heavenly],
        Situation::Earth => &[Pattern::Earthly],
        Situation::Human => &[Pattern::Humanly],
        Situation::LastCopy => &[Pattern::LastCopy, Pattern::LastOfOneChance],
        Situation::Early10 => &[Pattern::Early10],
        Situation::Early5 => &[Pattern::Early5],
        Situation::Dealt => &[],
    }
}

/// Whether a situation is worth something under these rules.
#[must_use]
pub fn is_worth(plan: &Plan, situation: Situation) -> bool {
    let patterns = patterns(situation, plan.rulebook().options.patterns.flower_supplements);
    let dealt = situation == Situation::Heaven && !plan.rulebook().options.patterns.dealt_hand_waits;
    dealt || patterns.iter().any(|&pattern| plan.values(pattern))
}

/// The situations that are worth something under these rules, and those that are set anyway.
pub fn offered<'a>(state: &'a State, plan: &'a Plan) -> impl Iterator<Item = Situation> + 'a {
    Situation::ALL
        .iter()
        .copied()
        .filter(move |&situation| state.win.situation.contains(&situation) || is_worth(plan, situation))
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

/// The counterpart of a situation when the tile is drawn instead of discarded, or the reverse.
const fn counterpart(situation: Situation) -> Option<Situation> {
    match situation {
        Situation::LastTile => Some(Situation::LastDiscard),
        Situation::LastDiscard => Some(Situation::LastTile),
        Situation::Earth => Some(Situation::Human),
        Situation::Human => Some(Situation::Earth),
        _ => None,
    }
}

/// After a change of how the hand wins: a situation that has become impossible is replaced by its counterpart if that
/// is possible, or else removed.
pub fn drop_impossible(state: &mut State, plan: &Plan) {
    for place in 0..state.win.situation.len() {
        let Some(&situation) = state.win.situation.get(place) else { continue };
        let other = counterpart(situation).filter(|other| !state.win.situation.contains(other));
        let (true, Some(other)) = (why_not(state, plan, situation).is_some(), other) else { continue };
        if let Some(entry) = state.win.situation.get_mut(place) {
            *entry = other;
        }
    }
    let impossible: Vec<Situation> =
        state.win.situation.iter().copied().filter(|&situation| why_not(state, plan, situation).is_some()).collect();
    state.win.situation.retain(|situation| !impossible.contains(situation));
}
