//! A rulebook compiled for scoring.

use std::num::NonZeroU8;

use super::compile_list::compile_list;
use super::counting::Counting;
use super::payoff::Payoff;
use super::plan_list::PlanList;
use super::requirements::Requirements;
use super::settling::{paid, settling};
use super::shapes::{irregulars, pairs, templates};
use crate::Ratio;
use crate::decompose::Shapes;
use crate::options::{
    BasicPointsTable, DrawPayments, HandSize, Jokers, LosersEastDoubles, PinfuSelfDraw, Settlement, System,
};
use crate::patterns::Pattern;
use crate::rules::{BasicPoints, Item, LimitRow, Rulebook, Unit, needs_four_sets};
use crate::tiles::{Kind, Tile};

/// A compiled rulebook.
///
/// ```
/// use tenbo_engine::plan::Counting;
/// use tenbo_engine::{Pattern, Plan, Rulebook};
///
/// let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
/// assert!(matches!(rules.counting, Counting::Points(_)));
/// assert_eq!(rules.number(Pattern::BigFourWinds), Some(1));
/// assert!(rules.values(Pattern::BigFourWinds));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rulebook it was made from.
    pub book: Rulebook,
    /// How patterns become a total.
    pub counting: Counting,
    /// The limit: the most points that a hand is worth, direct counts apart. In riichi, the base points of one
    /// yakuman.
    pub limit: Option<i64>,
    /// How direct counts, which replace counting, are handled.
    pub direct: DirectCounts,
    /// How options change the rulebook's basic points or fu.
    pub basic: BasicPointsRules,
    /// What a complete hand needs to be a legal win.
    pub requirements: Requirements,
    /// Who pays how much of a hand.
    pub payments: Payments,
    /// The shapes of hands that can win.
    pub shapes: Shapes,
    /// How jokers may be used.
    pub jokers: Jokers,
    /// Whether chows may be combined only once: the account-once principle (docs/rules/chinese-official.md, The five
    /// principles).
    pub(crate) combine_once: bool,
    /// The winner's list.
    pub winner: PlanList,
    /// The losers' list.
    pub losers: PlanList,
}

/// How direct counts are handled. A direct count is a value (a percentage of the limit, or fixed points) that is paid
/// instead of everything else (docs/rules/four-winds.md, Units and direct counts).
#[derive(Clone, Copy, Debug)]
pub struct DirectCounts {
    /// Whether several direct counts add up; otherwise only the highest counts.
    pub several: bool,
    /// Whether points and doubles for flowers and seasons are added to a direct count.
    pub bonus_beside: bool,
}

/// How options change the values in a rulebook's table of [`BasicPoints`], which are fu in riichi and points
/// elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct BasicPointsRules {
    /// The most that a pair of a wind that is both the seat's and the round's is worth.
    pub double_wind_pair: i64,
    /// The index of pinfu in the winner's list; `None` if it is not in the list.
    pub pinfu: Option<u8>,
    /// Whether a self-drawn pinfu gets no fu for the draw.
    pub pinfu_draw_free: bool,
    /// Whether a win on a replacement tile gets the fu for a self-drawn win.
    pub replacement_draw: bool,
    /// Whether an open hand that has only the value for winning is raised to [`BasicPoints::open_minimum`].
    pub open_minimum: bool,
}

/// Who pays how much of a hand.
#[derive(Clone, Copy, Debug)]
pub struct Payments {
    /// The kind of settlement.
    pub settlement: Settlement,
    /// The table by which a winner is paid; `None` for settlements that have none.
    pub payoff: Option<Payoff>,
    /// Whether East pays and receives double when losers settle among themselves.
    pub losers_east_double: bool,
}

impl Plan {
    /// Compiles a rulebook. Anything in it that makes no sense has no effect; [`review`](super::review::review) reports
    /// it.
    #[must_use]
    pub fn new(mut book: Rulebook) -> Plan {
        book.apply_minimum();
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
            winner,
            losers,
            book,
        }
    }

    /// The way of counting, as the option `system` names it.
    #[must_use]
    pub fn system(&self) -> System {
        self.counting.system()
    }

    /// The kind of a tile in a hand under these rules; `None` for a flower or season where these are set aside.
    #[must_use]
    pub(crate) fn held(&self, tile: Tile) -> Option<Kind> {
        if self.book.options.tiles.holds_flowers() { tile.held() } else { tile.kind() }
    }

    /// The rows of limits (mangan, haneman and so on), the fewest han first; empty unless han and fu are counted.
    #[must_use]
    pub fn limit_rows(&self) -> &[LimitRow] {
        if let Counting::HanFu(rules) = &self.counting { &rules.limits } else { &[] }
    }

    /// The unit of totals: faan, tai or points.
    #[must_use]
    pub fn unit_of_total(&self) -> Unit {
        match &self.counting {
            Counting::Faan(faan) if faan.table.is_empty() => faan.unit,
            Counting::Points(unit) => *unit,
            _ => Unit::Points,
        }
    }

    /// Whether, at an exhausted wall, seats that are not ready pay those that are. Only such rules can pay nagashi
    /// mangan.
    #[must_use]
    pub fn pays_the_ready(&self) -> bool {
        self.payments.settlement == Settlement::Riichi
            || self.book.options.payments.draw_payments == DrawPayments::Ready
    }

    /// Whether the set of tiles has winds. Without them no round has a wind.
    #[must_use]
    pub fn has_winds(&self) -> bool {
        self.book.options.tiles.use_honors
    }

    /// Whether the dealer's wins in a row make a difference: a pattern counts them, or the dealer's bonus grows with them.
    #[must_use]
    pub fn counts_dealer_wins(&self) -> bool {
        self.values(Pattern::EastStreak)
            || self.payments.settlement == Settlement::DiscarderOrAll
                && self.book.options.payments.dealer_bonus_per_win > 0
    }

    /// Whether a hand is ready that waits for a tile of which it holds all four, if some of them lie in its melds.
    #[must_use]
    pub fn is_ready_on_own_melds(&self) -> bool {
        self.book.options.payments.ready_on_own_melds && self.pays_the_ready()
    }

    /// The number of a pattern in the organization's list, from 1; `None` if it has none.
    #[must_use]
    pub fn number(&self, pattern: Pattern) -> Option<u8> {
        self.book.winner.get(&pattern)?.number.map(NonZeroU8::get)
    }

    /// Whether a pattern can count for a winner under these rules: it has a value, and no option keeps it from
    /// counting.
    #[must_use]
    pub fn values(&self, pattern: Pattern) -> bool {
        self.winner.items.iter().any(|item| item.pattern == pattern && item.off.is_none())
    }

    /// The name that the rulebook gives a pattern; `None` if it gives none, so that the catalogue's name is used.
    #[must_use]
    pub fn name(&self, pattern: Pattern) -> Option<&str> {
        let given = self.book.winner.get(&pattern).and_then(|item| item.name.as_deref());
        given.or_else(|| self.book.hands.get(&pattern).map(|hand| &*hand.name))
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
