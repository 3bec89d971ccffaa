//! A rulebook compiled for scoring.

use super::compile_list::compile_list;
use super::counting::Counting;
use super::liability::in_force;
use super::payoff::Payoff;
use super::plan_list::PlanList;
use super::requirements::Requirements;
use super::settling::{paid, settling};
use super::shapes::{irregulars, pairs, templates};
use crate::Ratio;
use crate::decompose::Shapes;
use crate::options::{BasicPointsTable, DrawPayments, HandSize, Jokers, PinfuSelfDraw, Settlement, System};
use crate::patterns::Pattern;
use crate::rules::{BasicPoints, Item, LiabilityRule, Rulebook, needs_four_sets};

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
    pub(super) rulebook: Rulebook,
    pub(super) counting: Counting,
    pub(super) limit: Option<i64>,
    pub(super) basic: BasicPointsRules,
    pub(super) requirements: Requirements,
    pub(super) payoff: Option<Payoff>,
    pub(super) at_the_wall: DrawPayments,
    pub(super) liability: Vec<LiabilityRule>,
    pub(super) shapes: Shapes,
    pub(super) jokers: Jokers,
    pub(super) combine_once: bool,
    pub(super) winner: PlanList,
    pub(super) losers: PlanList,
}

/// The basic points, which are fu in riichi and points elsewhere, and how options change them.
#[derive(Clone, Debug)]
pub(crate) struct BasicPointsRules {
    /// What sets, pairs and so on are worth.
    pub(crate) table: BasicPoints,
    /// The most that a pair of a wind that is both the seat's and the round's is worth.
    pub(crate) double_wind_pair: i64,
    /// The index of pinfu in the winner's list; `None` if it is not in the list.
    pub(crate) pinfu: Option<u8>,
    /// Whether a self-drawn pinfu gets no fu for the draw.
    pub(crate) pinfu_draw_free: bool,
    /// Whether a win on a replacement tile gets the fu for a self-drawn win.
    pub(crate) replacement_draw: bool,
    /// Whether an open hand that has only the value for winning is raised to [`BasicPoints::open_minimum`].
    pub(crate) open_minimum: bool,
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
            counting: Counting::of(&rulebook, winner.scale),
            limit,
            basic: BasicPointsRules {
                table: rulebook.basic.clone(),
                double_wind_pair: options.fu.double_wind_pair_fu,
                pinfu: winner.place(Pattern::PinfuHand),
                pinfu_draw_free: options.fu.pinfu_self_draw == PinfuSelfDraw::Fu20,
                replacement_draw: options.fu.replacement_self_draw_fu,
                open_minimum: options.fu.open_pinfu_30,
            },
            requirements: Requirements::of(&rulebook, &winner),
            at_the_wall: match options.payments.settlement {
                Settlement::Riichi => DrawPayments::Ready,
                _ => options.payments.draw_payments,
            },
            liability: in_force(&rulebook, &winner, payoff.as_ref()),
            payoff,
            shapes: shapes(&rulebook, &winner),
            jokers: Jokers::of(&options.tiles),
            combine_once: options.counting.overlap.combines_once(),
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
