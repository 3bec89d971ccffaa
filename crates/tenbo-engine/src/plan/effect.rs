//! What options lack to have an effect, given the rest of a rulebook. The page lists these separately, and the review of a
//! rulebook says what such an option needs.

use super::compile::Plan;
use super::payoff::Payoff;
use super::plan_list::PlanItem;
use crate::options::{Choice, Feature, Need, NeededSetting, OptionKey, PayoffName, Settlement, System};
use crate::patterns::{Category, Pattern};
use crate::rules::{Condition, Exclusion, Item, LimitName, Rulebook};

/// What an option lacks to change an answer under these rules, or to make a deal valid or invalid: the first of its
/// [needs](OptionKey::needs) that is not met. `None` if it has an effect.
///
/// ```
/// use tenbo_engine::options::{Need, NeededSetting, OptionKey};
/// use tenbo_engine::plan::{Plan, unmet_need};
/// use tenbo_engine::Rulebook;
///
/// let official = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
/// assert_eq!(unmet_need(&official, OptionKey::OnlyWait), None);
/// assert_eq!(unmet_need(&official, OptionKey::KanUra), Some(Need::Set(NeededSetting::On(OptionKey::Riichi))));
/// ```
#[must_use]
pub fn unmet_need(plan: &Plan, key: OptionKey) -> Option<Need> {
    let needs = key.needs();
    if refers_to(plan.rulebook(), key) && !needs.contains(&Need::Has(Feature::Reference)) {
        return None;
    }
    unmet(plan, key, Need::All(needs))
}

fn unmet(plan: &Plan, key: OptionKey, need: Need) -> Option<Need> {
    let options = &plan.rulebook().options;
    let is_met = match need {
        Need::All(needs) => return needs.iter().find_map(|&need| unmet(plan, key, need)),
        Need::Any(ways) => {
            let mut needs = ways.iter().map(|&way| unmet(plan, key, way));
            let first = needs.next().flatten();
            return first.filter(|_| needs.all(|need| need.is_some()));
        }
        Need::Set(needed) => needed.is_met(options),
        Need::Not(choice) => !choice.is_set(options),
        Need::Minimum => plan.rulebook().minimum.is_some(),
        Need::Payments => plan.rulebook().payments.is_some(),
        Need::Has(feature) => return (!has(plan, key, feature)).then(|| instead(plan, feature)),
    };
    (!is_met).then_some(need)
}

fn has(plan: &Plan, key: OptionKey, feature: Feature) -> bool {
    let (book, options) = (plan.rulebook(), &plan.rulebook().options);
    let mut items = plan.winner().items.iter();
    match feature {
        Feature::Reference => refers_to(book, key),
        Feature::Pattern => items.chain(&plan.losers().items).any(|item| item.def.options.contains(&key)),
        Feature::FlowerItems => items.any(|item| item.def.category == Category::Flowers),
        Feature::Alone => items.any(|item| item.alone),
        Feature::ReadyHands => plan.losers().items.iter().any(|item| item.ready_hands_only),
        Feature::DirectCounts => items.chain(&plan.losers().items).any(PlanItem::has_direct_value),
        Feature::Groups => !book.groups.is_empty(),
        Feature::Entailment => book.exclusion == Exclusion::Entailment,
        Feature::CombineOnce => options.counting.overlap.combines_once(),
        Feature::KnittedStraight => plan.shapes().knitted_straight,
        Feature::SevenPairs => plan.shapes().seven_pairs,
        Feature::ThirteenOrphans => plan.shapes().thirteen_orphans,
        Feature::AuxiliaryTable => !book.auxiliary.is_empty(),
        Feature::DoubleWindPair => book.basic.pair_own_wind + book.basic.pair_round_wind > 2,
        Feature::SelfDrawn => book.basic.self_drawn > 0,
        Feature::OpenMinimum => book.basic.open_minimum > book.basic.going_out,
        Feature::FlowerPoints => {
            matches!(plan.system(), System::PointDouble | System::FaanLaak) && book.basic.bonus_tile > 0
        }
        Feature::Limits => !book.limits.is_empty(),
        Feature::CountedYakuman => book.limits.iter().any(|row| row.name == LimitName::CountedYakuman),
        Feature::Limit => plan.limit().is_some(),
        Feature::EastMayDouble => Payoff::east_may_double(book, options.payments.settlement),
        Feature::OwnScheme => match options.payments.winner_scheme {
            PayoffName::Own => true,
            PayoffName::Customized => book.payments.is_none(),
            _ => false,
        },
        Feature::OthersPay => others_pay(plan),
        Feature::Liability => !book.liability.is_empty(),
        Feature::LiabilityInForce => book.liability.iter().any(|rule| {
            rule.needs.is_none_or(|insurance| options.is_met(insurance) && unmet_need(plan, insurance).is_none())
        }),
    }
}

fn others_pay(plan: &Plan) -> bool {
    !plan.payoff().is_some_and(|payoff| payoff.discarder_alone())
}

/// What to say of a feature that a rulebook lacks, where an option could bring it.
fn instead(plan: &Plan, feature: Feature) -> Need {
    let payments = &plan.options.payments;
    let scheme = Need::Not(Choice::of(OptionKey::WinnerScheme, payments.winner_scheme));
    match feature {
        Feature::EastMayDouble | Feature::OwnScheme => scheme,
        // docs/rules/four-winds.md, R61.
        Feature::OthersPay => match payments.winner_scheme {
            _ if payments.discarder_pays_all => Need::Not(Choice::at(OptionKey::DiscarderPaysAll, 1)),
            PayoffName::Own | PayoffName::Customized if payments.settlement == Settlement::HongKong => {
                Need::Not(Choice::of(OptionKey::GunRule, payments.gun_rule))
            }
            PayoffName::Own => Need::Not(Choice::of(OptionKey::Settlement, payments.settlement)),
            _ => scheme,
        },
        Feature::LiabilityInForce => {
            let others: &[OptionKey] = &[OptionKey::InsuranceNineTiles, OptionKey::InsuranceLastFive];
            let others = if others_pay(plan) { others } else { &others[..1] };
            Need::Set(NeededSetting::OneOf(OptionKey::InsuranceClassicalHands, others))
        }
        _ => Need::Has(feature),
    }
}

/// Whether anything in the rulebook depends on an option.
fn refers_to(book: &Rulebook, key: OptionKey) -> bool {
    let asks = |when: Option<Condition>| when.is_some_and(|when| when.choice.option() == key);
    let mut items = [&book.winner, &book.losers].into_iter().flatten();
    let needs = |(pattern, item): (&Pattern, &Item)| {
        [pattern.def().needs, item.needs, item.doubled_by].into_iter().flatten().any(|needs| needs == key)
    };
    items.any(needs)
        || book.excludes.values().flatten().any(|exclude| asks(exclude.when))
        || book.caps.iter().any(|cap| asks(cap.when))
        || book.liability.iter().any(|rule| rule.needs == Some(key))
}
