//! Who pays whom after a game, with as few payments as can be.

use std::cmp::Reverse;

use tenbo_engine::game::{Party, Report};
use tenbo_engine::tiles::Seat;

use super::stakes::{ChipUnit, Stakes};

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays: a player, or the bank for what came from outside the game.
    pub from: Party,
    /// Who gets it.
    pub to: Party,
    /// The points that are paid for, if only points are.
    pub points: Option<i64>,
    /// How much: points, or money in the smallest unit.
    pub amount: i64,
}

/// What is paid after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettleUp {
    /// The payments, the largest first.
    pub payments: Vec<Payment>,
    /// Whether they are of money.
    pub in_money: bool,
    /// How many chips more were won than lost; 0 where they are entered right.
    pub chips_left: i64,
}

impl SettleUp {
    /// After a game that is over or not: what each has more or less than at the start, and the chips.
    #[must_use]
    pub fn of(report: &Report, stakes: &Stakes) -> SettleUp {
        let scores = report.last.as_ref().map_or(&report.totals, |last| &last.scores);
        SettleUp::of_net(&scores.iter().map(|score| score - report.initial).collect::<Vec<_>>(), stakes)
    }

    /// The same by what each has more or less.
    #[must_use]
    pub fn of_net(net: &[i64], stakes: &Stakes) -> SettleUp {
        let chips = || net.iter().zip(Seat::ALL).map(|(_, seat)| i64::from(stakes.chips.won[seat]));
        let (price, per, worth) = (i64::from(stakes.price), stakes.per.points(), i64::from(stakes.chips.worth));
        let for_money = stakes.chips.unit == ChipUnit::Money && worth > 0 && chips().any(|won| won != 0);
        let in_money = price > 0 || for_money;
        // Money is counted in parts of the smallest unit, so that nothing is lost before the last step.
        let balance = |(&net, chips): (&i64, i64)| match stakes.chips.unit {
            ChipUnit::Points if in_money => (net + chips * worth) * price,
            ChipUnit::Points => net + chips * worth,
            ChipUnit::Money if in_money => net * price + chips * worth * per,
            ChipUnit::Money => net,
        };
        let mut balances: Vec<i64> = net.iter().zip(chips()).map(balance).collect();
        balances.push(-balances.iter().sum::<i64>());
        let party = |place: usize| if place < net.len() { Party::Player(place) } else { Party::Bank };
        let whole = |amount: i64| if in_money { (amount + per / 2) / per } else { amount };
        let payment = |(from, to, amount): (usize, usize, i64)| Payment {
            from: party(from),
            to: party(to),
            points: if in_money && !for_money { amount.checked_div(price) } else { None },
            amount: whole(amount),
        };
        SettleUp { payments: fewest(&balances).into_iter().map(payment).collect(), in_money, chips_left: chips().sum() }
    }
}

impl SettleUp {
    /// What somebody gets of it, or pays.
    #[must_use]
    pub fn balance(&self, whose: Party) -> i64 {
        let own = |payment: &Payment| match whose {
            whose if whose == payment.to => payment.amount,
            whose if whose == payment.from => -payment.amount,
            _ => 0,
        };
        self.payments.iter().map(own).sum()
    }
}

/// Who pays whom how much, so that nobody has anything to pay or to get any more: as few payments as can be. The balances
/// come to 0. The largest payment is the first, and of equal ones the one that the earlier player makes.
#[must_use]
pub fn fewest(balances: &[i64]) -> Vec<(usize, usize, i64)> {
    let open: Vec<usize> =
        (0..balances.len()).filter(|&place| balances.get(place).is_some_and(|&own| own != 0)).collect();
    let mut payments: Vec<_> = groups(balances, open).iter().flat_map(|group| within(balances, group)).collect();
    payments.sort_by_key(|&(from, to, amount)| (Reverse(amount), from, to));
    payments
}

/// As many groups as can be that each come to 0 among themselves: a group of some takes one payment less than it has members.
fn groups(balances: &[i64], open: Vec<usize>) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = open.split_first() else { return Vec::new() };
    let sum = |group: &[usize]| group.iter().filter_map(|&place| balances.get(place)).sum::<i64>();
    let mut best: Vec<Vec<usize>> = vec![open.clone()];
    for chosen in 0..1_u32 << rest.len() {
        let is_in = |at: usize| chosen >> at & 1 == 1;
        let part =
            |wanted: bool| rest.iter().enumerate().filter(move |(at, _)| is_in(*at) == wanted).map(|(_, &place)| place);
        let group: Vec<usize> = std::iter::once(first).chain(part(true)).collect();
        if sum(&group) == 0 && group.len() < open.len() {
            let mut all = groups(balances, part(false).collect());
            all.insert(0, group);
            if all.len() > best.len() {
                best = all;
            }
        }
    }
    best
}

/// The payments of a group: who owes most pays whoever gets most.
fn within(balances: &[i64], group: &[usize]) -> Vec<(usize, usize, i64)> {
    let mut left: Vec<(usize, i64)> = group.iter().filter_map(|&place| Some((place, *balances.get(place)?))).collect();
    let mut payments = Vec::new();
    loop {
        let from = left.iter().copied().min_by_key(|&(place, own)| (own, place));
        let to = left.iter().copied().min_by_key(|&(place, own)| (Reverse(own), place));
        let (Some((from, owes)), Some((to, gets))) = (from, to) else { return payments };
        let amount = gets.min(-owes);
        if amount <= 0 {
            return payments;
        }
        for (place, own) in &mut left {
            *own += if *place == from {
                amount
            } else if *place == to {
                -amount
            } else {
                0
            };
        }
        payments.push((from, to, amount));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::stakes::{Chips, Currency, Per};
    use super::*;

    /// The fewest payments, by trying all in which somebody is done after each.
    fn by_trying(balances: &[i64]) -> usize {
        if balances.iter().all(|&own| own == 0) {
            return 0;
        }
        let places = || 0..balances.len();
        let pairs = places().flat_map(|from| places().map(move |to| (from, to)));
        let tried = pairs.filter(|&(from, to)| balances[from] < 0 && balances[to] > 0).map(|(from, to)| {
            let amount = balances[to].min(-balances[from]);
            let mut next = balances.to_vec();
            next[from] += amount;
            next[to] -= amount;
            1 + by_trying(&next)
        });
        tried.min().unwrap()
    }

    proptest! {
        #[test]
        fn nobody_owes_anything_any_more_and_no_payment_could_be_saved(
            mut balances in prop::collection::vec(-6..=6_i64, 2..5)
        ) {
            balances.push(-balances.iter().sum::<i64>());
            let payments = fewest(&balances);
            prop_assert_eq!(payments.len(), by_trying(&balances), "{:?}: {:?}", balances, payments);
            prop_assert!(payments.len() < balances.len());
            prop_assert!(payments.windows(2).all(|two| two[0].2 >= two[1].2));
            let mut left = balances.clone();
            for (from, to, amount) in payments {
                prop_assert!(amount > 0);
                left[from] += amount;
                left[to] -= amount;
            }
            prop_assert!(left.iter().all(|&own| own == 0), "{left:?}");
        }

        #[test]
        fn money_differs_from_what_it_should_be_by_less_than_a_coin_each_payment(
            net in prop::collection::vec(-60_000..=60_000_i64, 3),
            price in 1..=500_u32,
            won in prop::collection::vec(-9..=9_i32, 3),
            worth in 0..=500_u32,
        ) {
            let mut net = net;
            net.push(-net.iter().sum::<i64>());
            let mut chips = Chips { worth, unit: ChipUnit::Money, ..Chips::default() };
            for (seat, won) in Seat::ALL.into_iter().zip(&won) {
                chips.won[seat] = *won;
            }
            chips.won[Seat::North] = -won.iter().sum::<i32>();
            let stakes = Stakes { currency: Currency::Euro, price, per: Per::Thousand, chips };
            let settled = SettleUp::of_net(&net, &stakes);
            prop_assert!(settled.payments.len() <= 3 && settled.in_money && settled.chips_left == 0);
            for (player, seat) in Seat::ALL.into_iter().enumerate() {
                let mine = settled.payments.iter().map(|payment| match Party::Player(player) {
                    own if own == payment.to => payment.amount,
                    own if own == payment.from => -payment.amount,
                    _ => 0,
                });
                let exact = net[player] * i64::from(price) + i64::from(chips.won[seat]) * i64::from(worth) * 1_000;
                prop_assert!((mine.sum::<i64>() * 1_000 - exact).abs() <= 3 * 500, "{settled:?}");
            }
        }
    }

    const NET: [i64; 4] = [30_600, 6_200, -7_500, -29_300];

    fn paid(stakes: &Stakes) -> Vec<(Party, Party, Option<i64>, i64)> {
        let settled = SettleUp::of_net(&NET, stakes);
        settled.payments.into_iter().map(|one| (one.from, one.to, one.points, one.amount)).collect()
    }

    #[test]
    fn an_evening_of_riichi_takes_three_payments() {
        let [anna, bertrand, chiyo, dmitri] = [0, 1, 2, 3].map(Party::Player);
        let stakes = Stakes { currency: Currency::Euro, price: 50, per: Per::Thousand, ..Stakes::default() };
        assert_eq!(
            paid(&stakes),
            [(dmitri, anna, Some(29_300), 1_465), (chiyo, bertrand, Some(6_200), 310), (chiyo, anna, Some(1_300), 65)]
        );
        // Without a stake points are paid, chips with them.
        assert_eq!(paid(&Stakes::default())[0], (dmitri, anna, None, 29_300));
        let mut chips = Chips { worth: 100, ..Chips::default() };
        (chips.won[Seat::East], chips.won[Seat::North]) = (-13, 13);
        let paired = Stakes { chips, ..stakes };
        assert_eq!(paid(&paired)[0], (dmitri, anna, Some(28_000), 1_400));
        // What chips are worth in money is no number of points.
        let chips = Chips { unit: ChipUnit::Money, ..chips };
        assert!(paid(&Stakes { chips, ..stakes }).contains(&(dmitri, anna, None, 165)));
        assert!(
            !SettleUp::of_net(&NET, &Stakes { chips: Chips { won: Default::default(), ..chips }, ..Stakes::default() })
                .in_money
        );
    }

    #[test]
    fn what_came_from_outside_goes_there_again() {
        let settled = SettleUp::of_net(&[5, 0, -8], &Stakes::default());
        let told: Vec<_> = settled.payments.iter().map(|one| (one.from, one.to, one.amount)).collect();
        assert_eq!(told, [(Party::Player(2), Party::Player(0), 5), (Party::Player(2), Party::Bank, 3)]);
        let mut chips = Chips { worth: 1, ..Chips::default() };
        chips.won[Seat::South] = 2;
        assert_eq!(SettleUp::of_net(&[0, 0, 0], &Stakes { chips, ..Stakes::default() }).chips_left, 2);
    }
}
