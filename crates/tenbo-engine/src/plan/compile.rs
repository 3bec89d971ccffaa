//! A rulebook compiled for scoring.

use super::compile_list::compile_list;
use super::counting::Counting;
use super::payoff::Payoff;
use super::plan_list::{PlanItem, PlanList};
use super::requirements::Requirements;
use super::settling::{paid, settling};
use super::shapes::{irregulars, pairs};
use crate::Ratio;
use crate::decompose::Shapes;
use crate::options::{
    BasicPointsTable, DrawPayments, HandSize, Jokers, LosersEastDoubles, PinfuSelfDraw, Settlement, System,
};
use crate::patterns::Pattern;
use crate::rules::{BasicPoints, Item, LimitRow, Rulebook, Unit, needs_four_sets};

/// A compiled rulebook.
///
/// ```
/// use tenbo_engine::plan::Counting;
/// use tenbo_engine::{Pattern, Plan, Rulebook};
///
/// let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
/// assert!(matches!(rules.counting, Counting::Points));
/// assert_eq!(rules.number(Pattern::BigFourWinds), Some(1));
/// assert!(rules.values(Pattern::BigFourWinds));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rulebook it was made from.
    pub book: Rulebook,
    /// How patterns become a total.
    pub counting: Counting,
    /// The limit, if there is one: the most a hand is worth, in riichi the base of a yakuman.
    pub limit: Option<i64>,
    /// How direct counts, which replace counting, are handled.
    pub direct: DirectCounts,
    /// How options change the rulebook's basic points or fu.
    pub basic: BasicPointsRules,
    /// What a hand needs to be a legal win.
    pub requirements: Requirements,
    /// Who pays how much of a hand.
    pub payments: Payments,
    /// The shapes of hands that can win.
    pub shapes: Shapes,
    /// How jokers may be used.
    pub jokers: Jokers,
    /// Sets may be combined only once (the account-once principle).
    pub combine_once: bool,
    /// Decompositions that differ only in which chow or pair the winning tile completed are worth the same if the hand
    /// waited for more than one kind. Lets `score` skip them.
    pub places_alike: bool,
    /// The winner's list.
    pub winner: PlanList,
    /// The losers' list.
    pub losers: PlanList,
}

/// How direct counts are handled: patterns that are worth a share of the limit, or fixed points, instead of everything
/// that is counted.
#[derive(Clone, Copy, Debug)]
pub struct DirectCounts {
    /// Several add up; otherwise only the highest counts.
    pub several: bool,
    /// Points and doubles for bonus tiles count beside a direct count.
    pub bonus_beside: bool,
}

/// How options change a rulebook's table of [`BasicPoints`], which are fu in riichi.
#[derive(Clone, Copy, Debug)]
pub struct BasicPointsRules {
    /// The most that a pair is worth whose wind is both seat and round wind.
    pub double_wind_pair: i64,
    /// The index of pinfu in the winner's list.
    pub pinfu: Option<u8>,
    /// A self-drawn pinfu has no fu for the draw.
    pub pinfu_draw_free: bool,
    /// A win on a replacement tile has the fu for a draw too.
    pub replacement_draw: bool,
    /// An open hand with no other fu is raised to the least fu of an open hand.
    pub open_minimum: bool,
}

/// Who pays how much of a hand.
#[derive(Clone, Copy, Debug)]
pub struct Payments {
    /// The kind of settlement.
    pub settlement: Settlement,
    /// How a winner is paid; `None` where that does not follow a table.
    pub payoff: Option<Payoff>,
    /// East pays and receives double when losers settle among themselves.
    pub losers_east_double: bool,
}

impl Plan {
    /// Compiles a rulebook. Anything in it that makes no sense has no effect; [`review`](super::review::review) reports
    /// it.
    #[must_use]
    pub fn new(mut book: Rulebook) -> Plan {
        let options = book.options.clone();
        if options.counting.basic_points == BasicPointsTable::Classical {
            book.basic = BasicPoints { going_out: book.basic.going_out, ..BasicPoints::CLASSICAL };
        }
        let limit = options.counting.limit.or_else(|| limit_of_faan(&book));
        let winner = compile_list(&book, &book.winner, limit, None);
        let losers = compile_list(&book, &book.losers, limit, Some(&book.winner));
        Plan {
            counting: Counting::of(&book, winner.scale),
            limit,
            direct: DirectCounts {
                several: options.counting.allow_multiple_limit_hands,
                bonus_beside: options.counting.bonus_beside_limit,
            },
            basic: BasicPointsRules {
                double_wind_pair: options.fu.double_wind_pair_fu,
                pinfu: winner.place(Pattern::PinfuHand),
                pinfu_draw_free: options.fu.pinfu_self_draw == PinfuSelfDraw::Fu20,
                replacement_draw: options.fu.replacement_self_draw_fu,
                open_minimum: options.fu.open_pinfu_30,
            },
            requirements: Requirements::of(&book, &winner),
            payments: Payments::of(&book),
            shapes: shapes(&book, &winner),
            jokers: Jokers::of(&options.tiles),
            combine_once: options.counting.overlap.combines_once(),
            places_alike: options.patterns.only_wait && places_alike(&book, &winner),
            winner,
            losers,
            book,
        }
    }

    /// The option that chose the way of counting.
    #[must_use]
    pub fn system(&self) -> System {
        self.counting.system()
    }

    /// The rows of limits that han reach, the fewest han first; empty unless han and fu are counted.
    #[must_use]
    pub fn limit_rows(&self) -> &[LimitRow] {
        if let Counting::HanFu(rules) = &self.counting { &rules.limits } else { &[] }
    }

    /// The unit of totals: faan, tai or points.
    #[must_use]
    pub fn unit_of_total(&self) -> Unit {
        match &self.counting {
            Counting::Faan(faan) if faan.table.is_empty() => Unit::Faan,
            Counting::Points if self.winner.items.iter().any(|item| item.unit == Unit::Tai) => Unit::Tai,
            _ => Unit::Points,
        }
    }

    /// Whether, at an exhausted wall, hands that are not ready pay those that are, and nagashi mangan is paid.
    #[must_use]
    pub fn pays_the_ready(&self) -> bool {
        self.payments.settlement == Settlement::Riichi
            || self.book.options.payments.draw_payments == DrawPayments::Ready
    }

    /// The number of a pattern in the organisation's list, if it has one.
    #[must_use]
    pub fn number(&self, pattern: Pattern) -> Option<u8> {
        self.book.winner.get(&pattern).map(|item| item.number).filter(|&number| number > 0)
    }

    /// Whether a pattern can count for a winner under these rules.
    #[must_use]
    pub fn values(&self, pattern: Pattern) -> bool {
        self.winner.items.iter().any(|item| item.pattern == pattern && item.off.is_none())
    }

    /// The name that the rulebook gives a pattern, if it has one of its own.
    #[must_use]
    pub fn name(&self, pattern: Pattern) -> Option<&str> {
        self.book.winner.get(&pattern).and_then(|item| item.name.as_deref())
    }
}

impl Payments {
    fn of(book: &Rulebook) -> Payments {
        let options = &book.options.payments;
        Payments {
            settlement: options.settlement,
            payoff: Payoff::of(book, options.settlement),
            losers_east_double: match options.losers_east_doubles {
                LosersEastDoubles::On => true,
                LosersEastDoubles::Off => false,
                LosersEastDoubles::AsToTheWinner => options.east_doubles,
            },
        }
    }
}

/// Where faan have a maximum and are paid by a table, the points for that maximum are the limit.
fn limit_of_faan(book: &Rulebook) -> Option<i64> {
    let options = &book.options.counting;
    let most = options.maximum_faan.filter(|_| options.system == System::FaanLaak)?;
    paid(&settling(book), Ratio::whole(most))
}

/// The shapes that win: sets and a pair, and those of patterns that the rulebook values.
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
        sets: hand_size.sets(),
    }
}

/// Whether only patterns for single waits depend on which chow or pair the winning tile completed: there are no basic
/// points, no pattern such as pinfu that asks for its wait, and no values for concealed sets.
fn places_alike(book: &Rulebook, winner: &PlanList) -> bool {
    let asks = [Pattern::OneChanceHand, Pattern::FourConcealedPungsPairWait, Pattern::PinfuHand];
    let plain = |item: &PlanItem| !asks.contains(&item.pattern) && item.value == item.concealed_value;
    book.basic == BasicPoints::NONE && winner.items.iter().all(plain)
}
