//! What keeps what from counting in the winner's hand under compiled rules: by a list, by nature, as the higher of a series.

use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Edge, Plan, PlanItem, Reach, Reason};
use tenbo_engine::rules::ExclusionReach;

use super::editor::Terms;

/// What a pattern keeps from counting, in the order of the catalogue.
#[must_use]
pub fn excludes(plan: &Plan, pattern: Pattern) -> Vec<(Pattern, Terms)> {
    listed(rules(plan).filter(|&(above, ..)| above == pattern).map(|(_, below, terms)| (below, terms)))
}

/// What keeps a pattern from counting, in the order of the catalogue.
#[must_use]
pub fn excluded_by(plan: &Plan, pattern: Pattern) -> Vec<(Pattern, Terms)> {
    listed(rules(plan).filter(|&(_, below, _)| below == pattern).map(|(above, _, terms)| (above, terms)))
}

fn listed(found: impl Iterator<Item = (Pattern, Terms)>) -> Vec<(Pattern, Terms)> {
    let mut all = Vec::new();
    for rule in found {
        if !all.contains(&rule) {
            all.push(rule);
        }
    }
    sort_by_key(&mut all, |&(other, _)| other);
    all
}

/// What excludes, what is excluded, and on which terms. Options are as they are set: no term depends on one.
fn rules(plan: &Plan) -> impl Iterator<Item = (Pattern, Pattern, Terms)> {
    let items = plan.winner().items();
    let name = |place: u8| items.get(usize::from(place)).map(|item| item.pattern);
    let rule = move |below: &PlanItem, edge: &Edge| {
        let told = matches!(edge.reason, Reason::Implied | Reason::Recurring | Reason::Series | Reason::Cap);
        let reach = match edge.reach {
            Reach::OwnSets => ExclusionReach::OwnSets,
            Reach::First(count) => ExclusionReach::First(count),
            Reach::Hand | Reach::SharedSets | Reach::KongChart => ExclusionReach::Hand,
        };
        let terms = Terms { reach, beside: edge.beside.and_then(name), when: None };
        Some((name(edge.by)?, below.pattern, terms)).filter(|_| told)
    };
    plan.winner().counted().flat_map(move |below| below.edges.iter().filter_map(move |edge| rule(below, edge)))
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;

    #[test]
    fn what_excludes_is_excluded_by_on_the_same_terms() {
        for id in shipped::OFFERED {
            let plan = Plan::new(shipped::find(id).unwrap());
            let mut there: Vec<_> = Vec::new();
            let mut back: Vec<_> = Vec::new();
            for pattern in plan.rulebook().patterns() {
                there.extend(excludes(&plan, pattern).into_iter().map(|(below, terms)| (pattern, below, terms)));
                back.extend(excluded_by(&plan, pattern).into_iter().map(|(above, terms)| (above, pattern, terms)));
            }
            back.sort_by_key(|&(above, below, _)| (above, below));
            let key = |&(above, below, terms): &(Pattern, Pattern, Terms)| (above, below, format!("{terms:?}"));
            there.sort_by_key(key);
            back.sort_by_key(key);
            assert_eq!(there, back, "{id}");
        }
    }

    /// Nine gates keep all but one pung of terminals or honors from counting, as the shipped rulebook is set.
    #[test]
    fn terms_are_as_options_are_set() {
        let plan = Plan::new(shipped::find("mcr-mil-2025").unwrap());
        let of_gates: Vec<Terms> = excluded_by(&plan, Pattern::PungTerminalHonor)
            .into_iter()
            .filter_map(|(above, terms)| (above == Pattern::NineGatesWait).then_some(terms))
            .collect();
        assert_eq!(of_gates, [Terms { reach: ExclusionReach::First(1), ..Terms::PLAIN }]);
    }
}
