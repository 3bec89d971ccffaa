//! A payment as what is handed over: point sticks, or the counters of the classical game.

use tenbo_engine::options::System;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Family;

/// What points lie on the table as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tender {
    /// The sticks of riichi.
    Sticks,
    /// The bone counters of the classical game.
    Counters,
}

/// Pieces of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// What each is worth.
    pub value: i64,
    /// How many.
    pub count: i64,
}

impl Tender {
    /// All of them.
    pub const ALL: [Tender; 2] = [Tender::Sticks, Tender::Counters];

    /// What is handed over by these rules; elsewhere points are written down, or are chips that each table values as it likes.
    #[must_use]
    pub fn of(plan: &Plan) -> Option<Tender> {
        match (plan.system(), plan.rulebook().family) {
            (System::HanFu, _) => Some(Tender::Sticks),
            (_, Family::Classical | Family::FourWinds) => Some(Tender::Counters),
            _ => None,
        }
    }

    /// The values of the pieces, the greatest first; each is a whole number of the next.
    #[must_use]
    pub const fn values(self) -> &'static [i64] {
        match self {
            Tender::Sticks => &[10_000, 5_000, 1_000, 500, 100],
            Tender::Counters => &[500, 100, 10, 2],
        }
    }

    /// The fewest pieces that come to an amount, in order of value; none if it is nothing or cannot be paid in pieces.
    #[must_use]
    pub fn piles(self, amount: i64) -> Vec<Pile> {
        let mut rest = amount.max(0);
        let mut piles = Vec::new();
        // Where each value divides the one before it, as many as possible of the greatest are the fewest.
        for &value in self.values() {
            let count = rest / value;
            if count > 0 {
                piles.push(Pile { value, count });
                rest %= value;
            }
        }
        if rest == 0 { piles } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tenbo_engine::rules::shipped;

    use super::*;

    fn tender(id: &str) -> Option<Tender> {
        Tender::of(&Plan::new(shipped::find(id).unwrap()))
    }

    fn told(tender: Tender, amount: i64) -> Vec<(i64, i64)> {
        tender.piles(amount).iter().map(|pile| (pile.count, pile.value)).collect()
    }

    #[test]
    fn each_game_has_its_own() {
        assert_eq!(tender("riichi-ema-2025"), Some(Tender::Sticks));
        assert_eq!(tender("riichi-tenhou-three"), Some(Tender::Sticks));
        assert_eq!(tender("chinese-classical"), Some(Tender::Counters));
        assert_eq!(tender("bmja"), Some(Tender::Counters));
        for id in ["mcr-mil-2025", "hong-kong-old-style", "taiwanese-association-2009", "zung-jung", "sichuan"] {
            assert_eq!(tender(id), None, "{id}");
        }
    }

    #[test]
    fn payments_as_they_lie_on_the_table() {
        assert_eq!(told(Tender::Sticks, 7_700), [(1, 5_000), (2, 1_000), (1, 500), (2, 100)]);
        assert_eq!(told(Tender::Sticks, 48_000), [(4, 10_000), (1, 5_000), (3, 1_000)]);
        assert_eq!(told(Tender::Counters, 1_088), [(2, 500), (8, 10), (4, 2)]);
        assert_eq!(told(Tender::Counters, 544), [(1, 500), (4, 10), (2, 2)]);
        assert_eq!(told(Tender::Sticks, 0), []);
        assert_eq!(told(Tender::Sticks, -300), []);
        assert_eq!(told(Tender::Sticks, 7_750), [], "no half of a stick");
        assert_eq!(told(Tender::Counters, 7), [], "no counter of 1");
    }

    #[test]
    fn each_value_is_a_whole_number_of_the_next() {
        for tender in Tender::ALL {
            let values = tender.values();
            assert!(values.iter().zip(values.iter().skip(1)).all(|(more, less)| more > less && more % less == 0));
        }
    }

    /// The fewest pieces of an amount by trying all, in units of the least piece.
    fn fewest(values: &[i64], amount: usize) -> Vec<Option<i64>> {
        let mut best: Vec<Option<i64>> = vec![Some(0)];
        for sum in 1..=amount {
            let with = values.iter().filter_map(|&value| best[sum.checked_sub(usize::try_from(value).unwrap())?]);
            best.push(with.min().map(|count| count + 1));
        }
        best
    }

    #[test]
    fn no_fewer_pieces_come_to_an_amount() {
        for (tender, unit) in [(Tender::Sticks, 100), (Tender::Counters, 1)] {
            let values: Vec<i64> = tender.values().iter().map(|value| value / unit).collect();
            for (amount, fewest) in (0_i64..).zip(fewest(&values, 2_000)) {
                let piles = tender.piles(amount * unit);
                let count: i64 = piles.iter().map(|pile| pile.count).sum();
                assert_eq!(count, fewest.unwrap_or(0), "{tender:?} {}", amount * unit);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn pieces_sum_to_the_payment(amount in -1_000_i64..1_000_000, sticks in any::<bool>()) {
            let tender = if sticks { Tender::Sticks } else { Tender::Counters };
            let piles = tender.piles(amount);
            let sum: i64 = piles.iter().map(|pile| pile.value * pile.count).sum();
            let least = tender.values().last().copied().unwrap();
            prop_assert_eq!(sum, if amount > 0 && amount % least == 0 { amount } else { 0 });
            prop_assert!(piles.iter().all(|pile| pile.count > 0));
            prop_assert!(piles.windows(2).all(|pair| pair[0].value > pair[1].value));
        }
    }
}
