//! The hand on the table under another rulebook.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Answer, answer};

use crate::session::edit::tidy;
use crate::session::{RulesChoice, State};

/// What came of playing a hand by some rules.
#[derive(Clone, Debug)]
pub struct Played {
    /// The rules.
    pub rules: RulesChoice,
    /// The same, compiled.
    pub plan: Plan,
    /// What the engine was asked.
    pub draft: Draft,
    /// What it answered.
    pub answer: Result<Answer, Problems>,
}

/// Plays what is on the table by other rules.
#[must_use]
pub fn play(state: &State, rules: RulesChoice) -> Played {
    let plan = rules.plan();
    let mut state = State { rules, ..state.clone() };
    tidy(&mut state);
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    Played { rules: state.rules, plan, draft, answer }
}

/// Every rulebook to compare with: what is played first, then those that are kept, then the shipped ones that are here.
#[must_use]
pub fn rulebooks(state: &State) -> Vec<RulesChoice> {
    let mut all = vec![state.rules.clone()];
    let kept = state.library.iter().map(|own| RulesChoice::playing(own.clone()));
    let shipped = shipped::OFFERED.iter().filter_map(|id| RulesChoice::of(id));
    for rules in kept.chain(shipped) {
        if !all.contains(&rules) {
            all.push(rules);
        }
    }
    all
}
