//! Which liability rules are in force.

use super::payoff::Payoff;
use super::plan_list::PlanList;
use crate::patterns::Pattern;
use crate::rules::{Danger, LiabilityRule, Rulebook};
use crate::templates::Template;

/// The rules whose option is on and whose pattern has a value in this rulebook. The rule about unseen tiles does not apply
/// where the discarder pays for all anyway.
pub(super) fn in_force(book: &Rulebook, winner: &PlanList, payoff: Option<&Payoff>) -> Vec<LiabilityRule> {
    let alone = payoff.is_some_and(Payoff::discarder_alone);
    let has_hand = |rule: &LiabilityRule| rule.pattern.is_some_and(|pattern| book.hands.contains_key(&pattern));
    let is_in_force = |rule: &&LiabilityRule| {
        !(alone && rule.danger == Danger::Unseen)
            && (rule.danger != Danger::CustomHand || has_hand(rule))
            && rule.needs.is_none_or(|needs| book.options.is_met(needs))
            && rule.pattern.is_none_or(|pattern| {
                [Some(pattern), other_name(pattern)].into_iter().flatten().any(|pattern| winner.values(pattern))
            })
    };
    book.liability.iter().filter(is_in_force).cloned().collect()
}

/// The templates of the custom hands that liability rules are about.
pub(super) fn liable_templates(book: &Rulebook) -> Vec<(Pattern, Template)> {
    let template = |pattern: Pattern| Some((pattern, book.hands.get(&pattern)?.template.clone()));
    let rules = book.liability.iter().filter(|rule| rule.danger == Danger::CustomHand);
    rules.filter_map(|rule| template(rule.pattern?)).collect()
}

/// The pattern that stands for a rule's pattern in other rulebooks: Three Great Scholars for Big Three Dragons
/// (docs/rules/four-winds.md, Liability).
pub(crate) fn other_name(rule: Pattern) -> Option<Pattern> {
    (rule == Pattern::BigThreeDragons).then_some(Pattern::ThreeGreatScholars)
}
