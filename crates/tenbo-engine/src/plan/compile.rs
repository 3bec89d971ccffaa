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
    /// What takes the place of counting.
    pub direct: DirectCounts,
    /// How the rulebook's points or fu for sets, pairs and waits are taken.
    pub basic: BasicPointsRules,
    /// What a winner needs.
    pub requirements: Requirements,
    /// Who pays how much of a hand.
    pub payments: Payments,
    /// Which shapes win.
    pub shapes: Shapes,
    /// What may be done with jokers.
    pub jokers: Jokers,
    /// Sets that were combined once are combined no more.
    pub combine_once: bool,
    /// If a hand waited for more than one kind, it does not matter which chow or pair the tile completed.
    pub places_alike: bool,
    /// Winners' patterns.
    pub winner: PlanList,
    /// Losers' patterns.
    pub losers: PlanList,
}

/// Patterns that are worth the limit, or so much of it, in place of everything that is counted.
#[derive(Clone, Copy, Debug)]
pub struct DirectCounts {
    /// Several add up.
    pub several: bool,
    /// Bonus tiles and their doubles count beside one.
    pub bonus_beside: bool,
}

/// What options change in a rulebook's table of [`BasicPoints`], which are fu in riichi.
#[derive(Clone, Copy, Debug)]
pub struct BasicPointsRules {
    /// The most that a pair of both winds is worth.
    pub double_wind_pair: i64,
    /// The place of pinfu in the winner's list.
    pub pinfu: Option<u8>,
    /// A self-drawn pinfu has nothing for the draw.
    pub pinfu_draw_free: bool,
    /// A replacement tile has what a draw has.
    pub replacement_draw: bool,
    /// An open hand that has nothing has the least that an open hand can have.
    pub open_minimum: bool,
}

/// Who pays how much of a hand.
#[derive(Clone, Copy, Debug)]
pub struct Payments {
    /// The way of paying.
    pub settlement: Settlement,
    /// How a winner is paid, where it goes by a table.
    pub payoff: Option<Payoff>,
    /// East pays and receives double between the losers.
    pub losers_east_double: bool,
}

impl Plan {
    /// Compiles a rulebook. Whatever in it makes no sense has no effect; [`super::review::review`] says what.
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

    /// The option by which patterns become a total.
    #[must_use]
    pub fn system(&self) -> System {
        self.counting.system()
    }

    /// The limits that han reach, the fewest han first; none where no han are counted.
    #[must_use]
    pub fn limit_rows(&self) -> &[LimitRow] {
        if let Counting::HanFu(rules) = &self.counting { &rules.limits } else { &[] }
    }

    /// What totals are counted in.
    #[must_use]
    pub fn unit_of_total(&self) -> Unit {
        match &self.counting {
            Counting::Faan(faan) if faan.table.is_empty() => Unit::Faan,
            Counting::Points if self.winner.items.iter().any(|item| item.unit == Unit::Tai) => Unit::Tai,
            _ => Unit::Points,
        }
    }

    /// Whether at a draw those who are not ready pay those who are, and a nagashi is paid.
    #[must_use]
    pub fn pays_the_ready(&self) -> bool {
        self.payments.settlement == Settlement::Riichi
            || self.book.options.payments.draw_payments == DrawPayments::Ready
    }

    /// The number that the organisation's list gives a pattern.
    #[must_use]
    pub fn number(&self, pattern: Pattern) -> Option<u8> {
        self.book.winner.get(&pattern).map(|item| item.number).filter(|&number| number > 0)
    }

    /// Whether a winner's pattern is worth something here.
    #[must_use]
    pub fn values(&self, pattern: Pattern) -> bool {
        self.winner.items.iter().any(|item| item.pattern == pattern && item.off.is_none())
    }

    /// The name that players of this rulebook give a pattern.
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

/// Where faan are paid by a table up to a most, what those are paid is the limit.
fn limit_of_faan(book: &Rulebook) -> Option<i64> {
    let options = &book.options.counting;
    let most = options.maximum_faan.filter(|_| options.system == System::FaanLaak)?;
    paid(&settling(book), Ratio::whole(most))
}

/// The shapes that win: sets and a pair, and what patterns of the rulebook ask for.
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

/// Whether nothing but a single wait looks at the place of the winning tile in chows and pairs: no points for waits, no
/// pattern that asks for one of its own, no value for concealed sets.
fn places_alike(book: &Rulebook, winner: &PlanList) -> bool {
    let asks = [Pattern::OneChanceHand, Pattern::FourConcealedPungsPairWait, Pattern::PinfuHand];
    let plain = |item: &PlanItem| !asks.contains(&item.pattern) && item.value == item.concealed_value;
    book.basic == BasicPoints::NONE && winner.items.iter().all(plain)
}
