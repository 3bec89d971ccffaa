//! A rulebook compiled for scoring.

use std::collections::BTreeMap;

use super::compile_list::compile_list;
use super::counting::Counting;
use super::items::ItemSet;
use super::liability::{in_force, liable_templates};
use super::payoff::Payoff;
use super::plan_list::PlanList;
use super::requirements::{Minimum, specials};
use super::settling::{paid, settling};
use super::shapes::{irregulars, pairs, templates};
use crate::Ratio;
use crate::deal::Offense;
use crate::decompose::Shapes;
use crate::options::{BasicPointsTable, HandSize, Jokers, Options, System};
use crate::patterns::Pattern;
use crate::rules::{BasicPoints, Item, LiabilityRule, OwnFoul, Rulebook, needs_four_sets};
use crate::templates::Template;

/// A compiled rulebook.
///
/// ```
/// use tenbo_engine::plan::Counting;
/// use tenbo_engine::{Pattern, Plan, Rulebook};
///
/// let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
/// assert!(matches!(rules.counting(), Counting::Points(_)));
/// assert_eq!(rules.number(Pattern::BigFourWinds), Some(1));
/// assert!(rules.values(Pattern::BigFourWinds));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// What it was compiled from. Only what shows or reviews a rulebook reads it.
    pub(super) rulebook: Rulebook,
    /// The options, which are rules as they stand.
    pub(crate) options: Options,
    pub(super) counting: Counting,
    pub(super) limit: Option<i64>,
    /// The basic points, which are fu in riichi and points elsewhere: what sets, pairs and so on are worth.
    pub(crate) basic: BasicPoints,
    pub(super) minimum: Option<Minimum>,
    /// The winner's items that are limit or special hands, which are exempt from the rules on chows and suits
    /// (docs/rules/four-winds.md, R47).
    pub(crate) specials: ItemSet,
    pub(super) payoff: Option<Payoff>,
    /// The liability rules in force: those whose option is on and whose pattern has a value. The rule about unseen tiles is
    /// not where the discarder pays for all anyway.
    pub(crate) liability: Vec<LiabilityRule>,
    /// The first liability rule, in force or not: the players can name a seat as liable for a hand that nobody knows.
    pub(crate) first_liability: Option<LiabilityRule>,
    pub(super) liable_templates: Vec<(Pattern, Template)>,
    pub(super) own_fouls: BTreeMap<Offense, OwnFoul>,
    pub(super) shapes: Shapes,
    pub(super) jokers: Jokers,
    pub(super) winner: PlanList,
    pub(super) losers: PlanList,
}

impl Plan {
    /// Compiles a rulebook. Anything in it that makes no sense has no effect; [`review`](super::review::review) reports
    /// it.
    #[must_use]
    pub fn new(mut rulebook: Rulebook) -> Plan {
        rulebook.apply_minimum();
        let options = &rulebook.options;
        if options.counting.basic_points == BasicPointsTable::Classical {
            rulebook.basic = BasicPoints { going_out: rulebook.basic.going_out, ..BasicPoints::classical() };
        }
        let limit = options.counting.limit.or_else(|| limit_of_faan(&rulebook));
        let winner = compile_list(&rulebook, &rulebook.winner, limit, None);
        let losers = compile_list(&rulebook, &rulebook.losers, limit, Some(&rulebook.winner));
        let payoff = Payoff::of(&rulebook, options.payments.settlement);
        Plan {
            options: options.clone(),
            counting: Counting::of(&rulebook, winner.scale),
            limit,
            basic: rulebook.basic.clone(),
            minimum: rulebook.minimum.map(|(value, unit)| Minimum { value: winner.scale.scaled(value), unit }),
            specials: specials(&winner),
            liability: in_force(&rulebook, &winner, payoff.as_ref()),
            first_liability: rulebook.liability.first().cloned(),
            liable_templates: liable_templates(&rulebook),
            own_fouls: rulebook.fouls.clone(),
            payoff,
            shapes: shapes(&rulebook, &winner),
            jokers: Jokers::of(&options.tiles),
            winner,
            losers,
            rulebook,
        }
    }
}

/// If faan have a maximum and are paid by a settling table, the points for that maximum are the limit.
fn limit_of_faan(book: &Rulebook) -> Option<i64> {
    let options = &book.options.counting;
    let most = options.maximum_faan.filter(|_| options.system == System::FaanLaak)?;
    paid(&settling(book), Ratio::whole(most))
}

/// The shapes that win: sets and a pair, and the special shapes of patterns to which the rulebook gives a value.
fn shapes(book: &Rulebook, winner: &PlanList) -> Shapes {
    let hand_size = book.options.tiles.hand_size;
    let uses = |pattern: Pattern| {
        book.winner.get(&pattern).is_some_and(Item::has_value)
            && !(hand_size == HandSize::Sixteen && needs_four_sets(pattern))
    };
    Shapes {
        seven_pairs: uses(Pattern::SevenPairs) || pairs(winner),
        four_alike: book.options.riichi.seven_pairs_four_alike,
        thirteen_orphans: uses(Pattern::ThirteenOrphans),
        knitted_straight: uses(Pattern::KnittedStraight),
        knitted_honors: uses(Pattern::LesserHonorsKnitted) || uses(Pattern::GreaterHonorsKnitted),
        irregulars: irregulars(&uses),
        templates: templates(book, winner),
        sets: hand_size.sets(),
    }
}
