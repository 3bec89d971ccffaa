//! What a hand can be worth under a rulebook, and which hands are worth that.

use tenbo_engine::Ratio;
use tenbo_engine::deal::By;
use tenbo_engine::options::Settlement;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Counting, Plan, PointsDoubles};
use tenbo_engine::rules::{BasicPoints, LimitName, Unit};
use tenbo_engine::tiles::Seat;

use crate::form::Worth;
use crate::tables;

/// A hand as players count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// So many han and fu.
    Han(i64, i64),
    /// A limit by its name, and from how many han on; nothing where patterns alone reach it.
    Limit(LimitName, Option<i64>),
    /// So many times the limit by patterns alone.
    Yakuman(i64),
    /// So many faan, or what the rulebook's table has.
    Faan(Ratio),
    /// Points and how often they are doubled.
    Doubled(i64, i64),
    /// As much as is paid for it.
    Plain(i64),
}

impl Hand {
    /// How it is filled in.
    const fn worth(self, total: i64) -> Worth {
        match self {
            Hand::Han(han, fu) => Worth::Han(han, fu),
            Hand::Limit(_, Some(han)) => Worth::Han(han, 30),
            Hand::Yakuman(times) => Worth::Limit(times),
            Hand::Limit(_, None) | Hand::Faan(_) | Hand::Doubled(..) | Hand::Plain(_) => Worth::Total(total),
        }
    }

    /// Whether players meet it every evening: more fu take kongs.
    #[must_use]
    pub const fn is_usual(self) -> bool {
        !matches!(self, Hand::Han(_, fu) if fu > 50)
    }
}

/// What a hand is worth, with all hands that are worth it: the usual ones first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Size {
    /// As it is entered: in riichi what all pay together.
    pub total: i64,
    /// The hands, at least one.
    pub hands: Vec<Hand>,
}

impl Size {
    /// How the form of a deal is filled in with it.
    #[must_use]
    pub fn worth(&self) -> Worth {
        self.hands.first().map_or(Worth::Total(self.total), |hand| hand.worth(self.total))
    }

    /// Whether one of its hands is usual.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        self.hands.iter().any(|hand| hand.is_usual())
    }
}

/// Everything that a hand of this seat, won in this way, can be worth, the least first.
#[must_use]
pub fn sizes(plan: &Plan, three_players: bool, seat: Seat, by: By) -> Vec<Size> {
    let hands: Vec<(i64, Hand)> = match plan.counting() {
        Counting::HanFu(_) if plan.settlement() == Settlement::Riichi => riichi(plan, three_players, seat, by),
        Counting::PointsDoubles(rules) => doubled(plan, rules),
        Counting::Points(_) => points(plan),
        Counting::HanFu(_) | Counting::Faan(_) => faan(plan),
    };
    joined(hands)
}

/// Hands of the same total are one size.
fn joined(mut hands: Vec<(i64, Hand)>) -> Vec<Size> {
    hands.retain(|(total, _)| *total > 0);
    hands.sort_by_key(|(total, hand)| (*total, !hand.is_usual()));
    let mut all: Vec<Size> = Vec::new();
    for (total, hand) in hands {
        match all.last_mut().filter(|size| size.total == total) {
            Some(size) if size.hands.contains(&hand) => {}
            Some(size) => size.hands.push(hand),
            None => all.push(Size { total, hands: vec![hand] }),
        }
    }
    // What has a name is called by it.
    for size in &mut all {
        if size.hands.iter().any(|hand| matches!(hand, Hand::Limit(..) | Hand::Yakuman(_))) {
            size.hands.retain(|hand| !matches!(hand, Hand::Han(..)));
        }
    }
    all
}

fn riichi(plan: &Plan, three_players: bool, seat: Seat, by: By) -> Vec<(i64, Hand)> {
    let winner = match (seat == Seat::East, by == By::SelfDraw) {
        (false, false) => tables::Winner::OnDiscard,
        (false, true) => tables::Winner::SelfDrawn,
        (true, false) => tables::Winner::DealerOnDiscard,
        (true, true) => tables::Winner::DealerSelfDrawn,
    };
    let han = 1..tables::first_limit(plan);
    let counted = tables::fu(plan, winner).flat_map(|fu| han.clone().map(move |han| (han, fu)));
    let counted = counted.filter(|&(han, fu)| tables::base(plan, winner, han, fu).is_some());
    let counted = counted.map(|(han, fu)| Hand::Han(han, fu));
    let limits = tables::limits(plan).into_iter().map(|limit| match limit.han {
        Some((from, _)) => Hand::Limit(limit.name, Some(from)),
        None => Hand::Yakuman(limit.times),
    });
    let total = |hand: Hand| hand.worth(0).total(plan, three_players, seat, by).map(|total| (total, hand));
    limits.chain(counted).filter_map(total).collect()
}

/// By how many points hands differ, where all that is added up is a multiple of that.
fn common(values: impl Iterator<Item = i64>) -> i64 {
    values.filter(|&value| value > 0).fold(0, |mut one, mut other| {
        while other != 0 {
            (one, other) = (other, one % other);
        }
        one
    })
}

/// So many of the dearest sets or patterns come to more than any hand has.
const DEAREST: i64 = 4;

/// The most that a hand without a limit is worth here.
const MOST: i64 = 100_000;

/// Points that are doubled.
fn doubled(plan: &Plan, rules: &PointsDoubles) -> Vec<(i64, Hand)> {
    let basic = &plan.rulebook().basic;
    let scale = plan.winner().scale();
    let fields = BasicPoints::fields().filter(|name| *name != "round-up").filter_map(|name| basic.get(name));
    let fields: Vec<i64> = fields.collect();
    let items = plan.winner().counted().filter(|item| item.unit == Unit::Points);
    let items = items.filter(|item| !item.has_direct_value()).map(|item| scale.units(item.value));
    let items: Vec<i64> = items.collect();
    let winning = plan.rulebook().winner.get(&Pattern::Winning).filter(|item| item.unit == Unit::Points);
    let won = basic.going_out + winning.map_or(0, |item| item.value.floor());
    let others = fields.iter().copied().filter(|&value| value != basic.going_out).max().unwrap_or_default();
    // A concealed kong of honors is worth sixteen times a melded pung of simples.
    let most = basic.going_out + DEAREST * others.max(16 * basic.pung) + items.iter().sum::<i64>();
    let step = common(fields.into_iter().chain(items)).max(1);
    let minimum = plan.minimum();
    let least = |unit: Unit| {
        let asked = minimum.filter(|minimum| minimum.unit == unit);
        asked.map_or(0, |minimum| scale.units(minimum.value))
    };
    let (least_points, least_doubles) = (least(Unit::Points), least(Unit::Doubles));
    let first = won.max(least_points).max(step);
    let limit = plan.limit().unwrap_or(MOST);
    let mut hands: Vec<(i64, Hand)> = Vec::new();
    for points in (first..=most.max(first)).step_by(usize::try_from(step).unwrap_or(1)) {
        let rounded = rules.round_points.round(points);
        for doubles in least_doubles..=least_doubles + 12 {
            let total = rules.total(rounded, doubles);
            if total >= limit {
                break;
            }
            hands.push((total, Hand::Doubled(rounded, doubles)));
        }
    }
    hands.extend(limits(plan));
    hands
}

/// What is paid for hands that reach the limit, or are listed as shares of it.
fn limits(plan: &Plan) -> Vec<(i64, Hand)> {
    let Some(limit) = plan.limit() else { return Vec::new() };
    let scale = plan.winner().scale();
    let items = plan.winner().counted().filter(|item| item.unit == Unit::PercentOfLimit);
    let shares = items.map(|item| scale.percent_of(limit, item.value));
    let shares = shares.filter(|&share| share > limit).map(|share| (share, Hand::Plain(share)));
    [(limit, Hand::Limit(LimitName::Limit, None))].into_iter().chain(shares).collect()
}

/// Points that are added up.
fn points(plan: &Plan) -> Vec<(i64, Hand)> {
    let scale = plan.winner().scale();
    let items = || plan.winner().counted().filter(|item| item.unit != Unit::PercentOfLimit);
    let added = || items().filter(|item| !item.alone && !item.has_direct_value()).map(|item| scale.units(item.value));
    let alone = items().filter(|item| item.alone || item.has_direct_value()).map(|item| scale.units(item.value));
    let step = common(added()).max(1);
    let dearest = added().max().unwrap_or_default().max(1) * DEAREST;
    let least = plan.minimum().map_or(1, |minimum| scale.units_to_cover(minimum.value).max(1));
    let most = plan.limit().unwrap_or(dearest).max(least);
    let first = (least + step - 1) / step * step;
    let sums = (first..=most).step_by(usize::try_from(step).unwrap_or(1)).chain(alone.filter(|&value| value >= least));
    sums.map(|total| (total, Hand::Plain(total))).chain(limits(plan)).collect()
}

/// Faan by the rulebook's table, or as they are paid.
fn faan(plan: &Plan) -> Vec<(i64, Hand)> {
    let hand = |worth: tables::Worth| match worth.counted.filter(|_| worth.total > 0) {
        Some(faan) => (worth.total, Hand::Faan(faan)),
        None => (worth.total, Hand::Plain(worth.total)),
    };
    let mut all: Vec<(i64, Hand)> = Vec::new();
    for (total, hand) in tables::worths(plan).into_iter().map(hand) {
        // More faan that are paid no better are the same hand to whoever needs it.
        if all.last().is_none_or(|(before, _)| *before != total) {
            all.push((total, hand));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::rules::shipped;

    fn of(id: &str, seat: Seat, by: By) -> Vec<Size> {
        let plan = Plan::new(shipped::find(id).unwrap());
        sizes(&plan, plan.rulebook().options.tiles.players == 3, seat, by)
    }

    fn totals(id: &str) -> Vec<i64> {
        of(id, Seat::South, By::Discard).iter().map(|size| size.total).collect()
    }

    #[test]
    fn every_rulebook_has_hands_that_are_filled_in_as_what_they_are_worth() {
        for &id in shipped::OFFERED {
            let plan = Plan::new(shipped::find(id).unwrap());
            let three = plan.rulebook().options.tiles.players == 3;
            for (seat, by) in [(Seat::South, By::Discard), (Seat::South, By::SelfDraw), (Seat::East, By::SelfDraw)] {
                let all = sizes(&plan, three, seat, by);
                assert!(all.len() >= 3 && all.len() < 1500, "{id}: {}", all.len());
                assert!(all.windows(2).all(|pair| pair[0].total < pair[1].total), "{id}");
                for size in all {
                    for hand in &size.hands {
                        assert_eq!(
                            hand.worth(size.total).total(&plan, three, seat, by),
                            Some(size.total),
                            "{id} {hand:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn riichi_has_the_cells_of_its_table_and_its_limits() {
        let all = of("riichi-ema-2016", Seat::South, By::Discard);
        let of_total = |total: i64| all.iter().find(|size| size.total == total).map(|size| size.hands.clone());
        assert_eq!(all.first().map(|size| (size.total, size.hands.clone())), Some((1000, vec![Hand::Han(1, 30)])));
        assert_eq!(of_total(2300), Some(vec![Hand::Han(1, 70)]));
        assert_eq!(of_total(1600), Some(vec![Hand::Han(2, 25), Hand::Han(1, 50)]));
        assert_eq!(of_total(8000), Some(vec![Hand::Limit(LimitName::Mangan, Some(5))]));
        assert!(!all.iter().find(|size| size.total == 2300).unwrap().is_usual());
        let drawn = of("riichi-ema-2016", Seat::South, By::SelfDraw);
        assert!(drawn.iter().flat_map(|size| &size.hands).all(|hand| *hand != Hand::Han(1, 20)));
    }

    #[test]
    fn other_games_have_what_their_counting_comes_to() {
        assert_eq!(totals("hong-kong-old-style")[..5], [8, 16, 24, 32, 48]);
        assert_eq!(totals("mcr-mil-2025")[..3], [8, 9, 10]);
        assert_eq!(totals("mcr-mil-2025").last(), Some(&352));
        assert_eq!(totals("zung-jung")[..4], [1, 5, 10, 15]);
        assert_eq!(totals("sichuan-bloody"), [1, 2, 4, 8]);
        let classical = totals("chinese-classical");
        assert_eq!((classical[0], classical.last()), (10, Some(&1000)));
        assert!(classical.iter().all(|total| total % 2 == 0));
    }
}
