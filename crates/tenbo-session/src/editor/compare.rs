//! The hand on the table under another rulebook.

use tenbo_engine::deal::Draft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::Problems;
use tenbo_engine::rules::{Family, shipped};
use tenbo_engine::settle::{Answer, answer};

use super::differs::{Difference, between};
use super::library::Library;
use crate::edit::tidy;
use crate::{RulesChoice, State, rules};

/// The result of a hand under some rules.
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

/// Scores what is on the table by other rules.
#[must_use]
pub fn play(state: &State, rules: RulesChoice) -> Played {
    let plan = rules.plan();
    let mut state = State { rules, ..state.clone() };
    tidy(&mut state);
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    Played { rules: state.rules, plan, draft, answer }
}

/// What of the second rulebook makes a hand come to something else than by the first: each difference between them
/// without which the second would give another `result`. Several that only matter together are not found.
#[must_use]
pub fn causes<K: PartialEq>(now: &Played, other: &Played, result: impl Fn(&Played) -> K) -> Vec<Difference> {
    let given = result(other);
    let mut all = between(now.plan.rulebook(), other.plan.rulebook());
    all.retain(|difference| {
        let mut book = other.plan.rulebook().clone();
        difference.restore(&mut book, now.plan.rulebook());
        let plan = Plan::new(book);
        let answer = answer(&other.draft, &plan);
        answer.is_ok() && result(&Played { plan, answer, ..other.clone() }) != given
    });
    all
}

/// Every rulebook to compare with: what is played first, then those that are kept, then the shipped ones that are here.
#[must_use]
pub fn rulebooks(played: &RulesChoice, library: &Library) -> Vec<RulesChoice> {
    let mut all = vec![played.clone()];
    let kept = library.iter().map(|own| RulesChoice::playing(own.clone()));
    let shipped = shipped::OFFERED.iter().filter_map(|id| RulesChoice::of(id));
    for rules in kept.chain(shipped) {
        if !all.contains(&rules) {
            all.push(rules);
        }
    }
    all
}

/// A rulebook, what a hand comes to by it, and the others by which it comes to the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold<T> {
    /// The rulebook.
    pub rules: RulesChoice,
    /// What the hand comes to.
    pub result: T,
    /// The others of its family.
    pub alike: Vec<RulesChoice>,
    /// The family in which it may fold with others.
    family: Option<Family>,
}

/// Groups shipped rulebooks of one family that have the same result under the first of them: the same by value, in
/// whatever words each of them says it. The rulebook that is played and custom rulebooks stay apart.
#[must_use]
pub fn fold<K: PartialEq, T>(
    played: &RulesChoice,
    results: impl IntoIterator<Item = (RulesChoice, K, T)>,
) -> Vec<Fold<T>> {
    let mut folds: Vec<(K, Fold<T>)> = Vec::new();
    for (rules, value, result) in results {
        let family = family(&rules).filter(|_| rules != *played);
        let same = |(known, fold): &&mut (K, Fold<T>)| family.is_some() && fold.family == family && *known == value;
        match folds.iter_mut().find(same) {
            Some((_, first)) => first.alike.push(rules),
            None => folds.push((value, Fold { rules, result, alike: Vec::new(), family })),
        }
    }
    folds.into_iter().map(|(_, fold)| fold).collect()
}

/// The family of a shipped rulebook.
fn family(rules: &RulesChoice) -> Option<Family> {
    let shipped = rules.own.is_none();
    rules::books().find(|book| shipped && book.id == rules.id).map(|book| book.family)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::editor::CustomRulebook;

    fn shipped(id: &str) -> RulesChoice {
        RulesChoice::of(id).unwrap()
    }

    /// The ids of each row, by what the rulebooks of these ids come to.
    fn folded(played: &RulesChoice, results: &[(RulesChoice, u8)]) -> Vec<Vec<String>> {
        let id = |rules: &RulesChoice| rules.pick().to_string();
        let row = |fold: Fold<usize>| [&fold.rules].into_iter().chain(&fold.alike).map(id).collect();
        // Each says it in words of its own.
        let results = results.iter().cloned().enumerate().map(|(words, (rules, value))| (rules, value, words));
        fold(played, results).into_iter().map(row).collect()
    }

    #[test]
    fn rulebooks_of_a_family_with_the_same_result_stand_behind_the_first_of_them() {
        let of = |id: &str, result: u8| (shipped(id), result);
        let played = shipped("mcr-mil-2025");
        let results = [
            of("mcr-mil-2025", 1),
            of("riichi-ema-2025", 2),
            of("riichi-tenhou", 2),
            of("hong-kong-old-style", 2),
            of("riichi-wrc-2025", 3),
            of("riichi-m-league", 2),
        ];
        let expected: [&[&str]; 4] = [
            &["mcr-mil-2025"],
            &["riichi-ema-2025", "riichi-tenhou", "riichi-m-league"],
            &["hong-kong-old-style"],
            &["riichi-wrc-2025"],
        ];
        assert_eq!(folded(&played, &results), expected);
    }

    #[test]
    fn what_is_played_and_what_is_ones_own_are_never_folded_away() {
        let played = shipped("riichi-ema-2025");
        let own = |id: &str| RulesChoice::playing(Arc::new(CustomRulebook::on("riichi-tenhou", id, id)));
        let all = [played.clone(), own("a"), own("b"), shipped("riichi-tenhou"), shipped("riichi-m-league")];
        let results = all.map(|rules| (rules, 7));
        let expected: [&[&str]; 4] =
            [&["riichi-ema-2025"], &["own:a"], &["own:b"], &["riichi-tenhou", "riichi-m-league"]];
        assert_eq!(folded(&played, &results), expected);
    }

    #[test]
    fn a_rulebook_with_house_rules_stands_beside_itself_as_printed() {
        let mut played = shipped("riichi-tenhou");
        assert!(played.set(tenbo_engine::options::OptionKey::RedFives, Some(0)));
        let results = [played.clone(), shipped("riichi-tenhou"), shipped("riichi-m-league")].map(|rules| (rules, 7));
        let expected: [&[&str]; 2] = [&["riichi-tenhou"], &["riichi-tenhou", "riichi-m-league"]];
        assert_eq!(folded(&played, &results), expected);
    }
}
