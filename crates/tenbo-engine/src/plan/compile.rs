//! A rulebook compiled for scoring: items in an order in which whatever excludes comes before what it excludes.

use std::collections::BTreeMap;

use super::edge::{Edge, Reason};
use super::edges::{edges, order};
pub use super::items::ItemSet;
use super::payoff::Payoff;
use super::plan_list::{PlanItem, PlanList, is_event};
use super::settling::{paid, settling};
use super::shapes::{irregulars, pairs, shapes_hands};
use crate::Ratio;
use crate::decompose::Shapes;
use crate::options::{
    BasicPointsTable, ChowsCounted, CountedYakuman, DrawPayments, HandSize, Jokers, LosersEastDoubles, Overlap,
    PinfuSelfDraw, Rounding, Settlement, System,
};
use crate::patterns::{Category, Pattern, Prefilter, Scope};
use crate::rules::{
    BasicPoints, Exclusion, Item, LimitName, LimitRow, Rulebook, Unit, is_direct, missing_option, needs_four_sets,
};

/// A compiled rulebook.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rulebook it was made from.
    pub book: Rulebook,
    /// What the units mean.
    pub system: System,
    /// The way of paying.
    pub settlement: Settlement,
    /// Which shapes win.
    pub shapes: Shapes,
    /// The limit, if there is one.
    pub limit: Option<i64>,
    /// How a winner is paid, where it goes by a table.
    pub payoff: Option<Payoff>,
    /// East pays and receives double between the losers.
    pub losers_east_double: bool,
    /// Points before they are doubled.
    pub round_points: Rounding,
    /// The total.
    pub round_total: Rounding,
    /// The most that a pair of both winds is worth.
    pub double_wind_pair: i64,
    /// 30 fu with 4 han is a mangan.
    pub kiriage: bool,
    /// The han rows in force.
    pub limits: Vec<LimitRow>,
    /// A self-drawn pinfu has no fu for the draw.
    pub pinfu_draw_without_fu: bool,
    /// A replacement tile has the fu of a draw.
    pub replacement_fu: bool,
    /// An open hand without fu has the least an open hand can have.
    pub open_minimum: bool,
    /// Direct counts add up.
    pub several_direct: bool,
    /// Bonus tiles and their doubles count beside a direct count.
    pub bonus_beside_direct: bool,
    /// From so many auxiliary points so many faan, in the scale of the winner's list; lowest first.
    pub auxiliary: Vec<(i64, i64)>,
    /// They help to reach the minimum.
    pub auxiliary_for_minimum: bool,
    /// From so many faan, in the scale of the winner's list, so many points; lowest first.
    pub settling: Vec<(i64, i64)>,
    /// More faan are not paid, in the scale of the winner's list.
    pub maximum_faan: Option<i64>,
    /// Limit and special hands of the winner's list.
    pub specials: ItemSet,
    /// A winner has one of them.
    pub special_required: bool,
    /// A hand of one suit needs no minimum.
    pub one_suit_free: bool,
    /// Only claimed chows are limited.
    pub declared_chows: bool,
    /// What may be done with jokers.
    pub jokers: Jokers,
    /// The most chows of a winner.
    pub maximum_chows: Option<i64>,
    /// A winner has one suit and honors only.
    pub no_mixed_suits: bool,
    /// What a winner must reach, in the scale of the winner's list.
    pub minimum: Option<(i64, Unit)>,
    /// The place of pinfu in the winner's list.
    pub pinfu: Option<u8>,
    /// Sets that were combined once are combined no more.
    pub combine_once: bool,
    /// If a hand waited for more than one kind, it does not matter which chow or pair the tile completed.
    pub places_alike: bool,
    /// Winners' patterns.
    pub winner: PlanList,
    /// Losers' patterns.
    pub losers: PlanList,
}

impl Plan {
    /// Compiles a rulebook. Whatever in it makes no sense has no effect; [`super::review::review`] says what.
    #[must_use]
    pub fn new(mut book: Rulebook) -> Plan {
        let options = book.options.clone();
        if options.counting.basic_points == BasicPointsTable::Classical {
            book.basic =
                crate::rules::BasicPoints { going_out: book.basic.going_out, ..crate::rules::BasicPoints::CLASSICAL };
        }
        let system = options.counting.system;
        let settlement = options.payments.settlement;
        let maximum_faan = options.counting.maximum_faan.filter(|_| system == System::FaanLaak);
        let maximum_faan = maximum_faan.map(Ratio::whole);
        let table = settling(&book);
        let limit = options.counting.limit.or_else(|| paid(&table, maximum_faan?));
        let sanbaiman = options.fu.counted_yakuman == CountedYakuman::Sanbaiman;
        let winner = list(&book, &book.winner, system, limit, None);
        let losers = list(&book, &book.losers, system, limit, Some(&book.winner));
        let hand_size = options.tiles.hand_size;
        let uses = |pattern: Pattern| {
            book.winner.get(&pattern).is_some_and(Item::has_value)
                && !(hand_size == HandSize::Sixteen && needs_four_sets(pattern))
        };
        Plan {
            system,
            settlement,
            shapes: Shapes {
                seven_pairs: uses(Pattern::SevenPairs) || pairs(&winner),
                four_alike: options.riichi.seven_pairs_four_alike,
                thirteen_orphans: uses(Pattern::ThirteenOrphans),
                knitted_straight: uses(Pattern::KnittedStraight),
                knitted_honors: uses(Pattern::LesserHonorsKnitted) || uses(Pattern::GreaterHonorsKnitted),
                irregulars: irregulars(&uses),
                sets: hand_size.sets(),
            },
            auxiliary: book.auxiliary.iter().map(|&(from, faan)| (from, scaled(faan, winner.scale))).collect(),
            auxiliary_for_minimum: !options.counting.auxiliary_points_only_for_legal_wins,
            settling: table.iter().map(|&(faan, points)| (scaled(faan, winner.scale), points)).collect(),
            maximum_faan: maximum_faan.map(|most| scaled(most, winner.scale)),
            specials: specials(&winner),
            special_required: options.counting.special_hand_required,
            one_suit_free: options.counting.ignore_minimum_for_one_suit,
            declared_chows: options.counting.maximum_chows_counts == ChowsCounted::Declared,
            jokers: Jokers::of(&options.tiles),
            limit,
            payoff: Payoff::of(&book, settlement),
            losers_east_double: match options.payments.losers_east_doubles {
                LosersEastDoubles::On => true,
                LosersEastDoubles::Off => false,
                LosersEastDoubles::AsToTheWinner => options.payments.east_doubles,
            },
            round_points: Rounding::of(options.counting.round_points_to, options.counting.round_points_way),
            round_total: Rounding::of(options.counting.round_to, options.counting.round_way),
            double_wind_pair: options.fu.double_wind_pair_fu,
            kiriage: options.fu.kiriage_mangan,
            limits: book
                .limits
                .iter()
                .filter(|row| !(sanbaiman && row.name == LimitName::CountedYakuman))
                .cloned()
                .collect(),
            pinfu_draw_without_fu: options.fu.pinfu_self_draw == PinfuSelfDraw::Fu20,
            replacement_fu: options.fu.replacement_self_draw_fu,
            open_minimum: options.fu.open_pinfu_30,
            several_direct: options.counting.allow_multiple_limit_hands,
            bonus_beside_direct: options.counting.bonus_beside_limit,
            maximum_chows: options.counting.maximum_chows.map(i64::from),
            no_mixed_suits: options.counting.no_mixed_suits,
            minimum: book.minimum.map(|(value, unit)| (scaled(value, winner.scale), unit)),
            pinfu: winner.place(Pattern::PinfuHand),
            combine_once: options.counting.overlap.combines_once(),
            places_alike: options.patterns.only_wait && places_alike(&book, &winner),
            winner,
            losers,
            book,
        }
    }

    /// What totals are counted in.
    #[must_use]
    pub fn unit_of_total(&self) -> Unit {
        match self.system {
            System::FaanLaak if self.settling.is_empty() => Unit::Faan,
            System::Points if self.winner.items.iter().any(|item| item.unit == Unit::Tai) => Unit::Tai,
            _ => Unit::Points,
        }
    }

    /// Whether at a draw those who are not ready pay those who are, and a nagashi is paid.
    #[must_use]
    pub fn pays_the_ready(&self) -> bool {
        self.settlement == Settlement::Riichi || self.book.options.payments.draw_payments == DrawPayments::Ready
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

/// Whether nothing but a single wait looks at the place of the winning tile in chows and pairs: no points for waits, no
/// pattern that asks for one of its own, no value for concealed sets.
fn places_alike(book: &Rulebook, winner: &PlanList) -> bool {
    let asks = [Pattern::OneChanceHand, Pattern::FourConcealedPungsPairWait, Pattern::PinfuHand];
    let plain = |item: &PlanItem| !asks.contains(&item.pattern) && item.value == item.concealed_value;
    book.basic == BasicPoints::NONE && winner.items.iter().all(plain)
}

/// The limit and special hands of a list.
fn specials(list: &PlanList) -> ItemSet {
    let mut specials = ItemSet::default();
    for (item, place) in list.items.iter().zip(0..) {
        if item.entry.category == Category::Limit || item.direct && item.entry.scope != Scope::Event {
            specials.insert(place);
        }
    }
    specials
}

fn scaled(value: Ratio, scale: i64) -> i64 {
    (value * Ratio::whole(scale)).floor()
}

fn list(
    book: &Rulebook,
    source: &BTreeMap<Pattern, Item>,
    system: System,
    limit: Option<i64>,
    winner: Option<&BTreeMap<Pattern, Item>>,
) -> PlanList {
    let values = source.values().flat_map(|item| [Some(item.value), item.concealed_value, item.self_drawn_value]);
    let tables = book.auxiliary.iter().map(|&(_, faan)| faan).chain(book.settling.iter().map(|&(faan, _)| faan));
    let others = tables.chain(book.minimum.map(|(value, _)| value));
    let scale = values.flatten().chain(others).fold(1, |scale, value| {
        let d = value.denominator();
        if scale % d == 0 { scale } else { (scale * d).min(1_000_000) }
    });
    let enabled: Vec<Pattern> = source
        .iter()
        .filter(|(pattern, item)| {
            let shown = winner.is_none_or(|winner| winner.get(pattern).is_some_and(Item::has_value));
            item.has_value() && shown && missing_option(&book.options, **pattern, item).is_none()
        })
        .map(|(pattern, _)| *pattern)
        .collect();
    let edges = edges(book, source, &enabled);
    let order = order(source, &edges);
    let combine_once = book.options.counting.overlap.combines_once();
    let flowers_apart = book.options.counting.minimum_without_flowers;
    // Where four shifted chows add pairs of chows, they do not use the chows up.
    let apart = book.options.patterns.shifted_chow_pairs;
    let mut places = vec![None; Pattern::COUNT];
    for (&pattern, place) in order.iter().zip(0..=254_u8) {
        if let Some(slot) = places.get_mut(pattern as usize) {
            *slot = Some(place);
        }
    }
    let place = |pattern: Pattern| places.get(pattern as usize).copied().flatten();
    let mut links: Vec<Vec<Edge>> = order.iter().map(|_| Vec::new()).collect();
    for edge in &edges {
        let beside = edge.beside.map(place);
        let (Some(by), Some(below), true) = (place(edge.above), place(edge.below), beside != Some(None)) else {
            continue;
        };
        if let Some(own) = links.get_mut(usize::from(below)) {
            own.push(Edge { by, over: edge.over, reason: edge.reason, beside: beside.flatten() });
        }
    }
    let items = order.iter().zip(links).take(255).filter_map(|(&pattern, links)| {
        let item = source.get(&pattern)?;
        let doubled = item.doubled_by.is_some_and(|key| book.options.is_met(key));
        let off = if missing_option(&book.options, pattern, item).is_some() {
            Some(Reason::OptionOff)
        } else if enabled.contains(&pattern) {
            None
        } else {
            Some(Reason::NoValue)
        };
        let own = if item.forced { Vec::new() } else { links };
        let mut above = ItemSet::default();
        own.iter().for_each(|edge| above.insert(edge.by));
        let factor = if doubled { 2 } else { 1 };
        let share = item.share_of_winner.and_then(|share| {
            let of = winner?.get(&pattern)?;
            Some((of.value * share * Ratio::new(1, 100)?, of.unit))
        });
        let value = scaled(share.map_or(item.value, |(value, _)| value), scale) * factor;
        let unit = share.map_or(item.unit, |(_, unit)| unit);
        Some(PlanItem {
            pattern,
            entry: pattern.entry(),
            value,
            concealed_value: item.concealed_value.map_or(value, |value| scaled(value, scale) * factor),
            self_drawn_value: item.self_drawn_value.map(|value| scaled(value, scale) * factor),
            concealed_when: item.concealed_when,
            unit,
            direct: is_direct(item, system, limit) || unit == Unit::PercentOfLimit,
            concealed_only: item.concealed_only || pattern == Pattern::AllSimples && !book.options.riichi.open_tanyao,
            melded_allowed: item.allow_melded.unwrap_or(true),
            double_if_concealed: item.double_if_concealed,
            ready_hands_only: item.ready_hands_only,
            calling: item.calling,
            shaping: shapes_hands(pattern, &book.options),
            bonus: item.bonus || flowers_apart && pattern.entry().category == Category::Flowers,
            alone: item.alone,
            combines: combine_once
                && pattern.entry().category == Category::Chows
                && pattern.entry().scope == Scope::Sets
                && !(apart && matches!(pattern, Pattern::FourChowsStep1 | Pattern::FourChowsStep2)),
            off,
            above,
            edges: own,
            block: item.block,
        })
    });
    let items: Vec<PlanItem> = items.collect();
    let those = |fits: &dyn Fn(&PlanItem) -> bool| {
        items.iter().zip(0..).filter(|(item, _)| fits(item)).map(|(_, place)| place).collect()
    };
    PlanList {
        places,
        features: items.iter().map(looked_for_with).collect(),
        events: items
            .iter()
            .zip(0..)
            .filter(|(item, _)| is_event(item))
            .map(|(item, place)| (place, item.entry.features))
            .collect(),
        combining: those(&|item| item.combines),
        highest_first: combine_once && book.exclusion == Exclusion::Entailment,
        duplicates: book.options.counting.overlap == Overlap::Duplicates,
        items,
        scale,
    }
}

/// What a reading must have for an item to be looked for.
fn looked_for_with(item: &PlanItem) -> Prefilter {
    if is_event(item) || item.calling { Prefilter::NEVER } else { item.entry.features }
}
