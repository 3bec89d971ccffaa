//! The keys by which the value of a hand is entered, as the rulebook asks for it.

use tenbo_engine::Ratio;
use tenbo_engine::options::Settlement;
use tenbo_engine::plan::{Counting, Plan};
use tenbo_engine::rules::{LimitName, Unit};

use super::Worth;
use crate::edit::MOST_POINTS;

/// The keys of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keypad {
    /// Han with the limits that they reach, and fu.
    Han(Vec<(i64, Option<LimitName>)>),
    /// What the table of the rules has, each as what is said and the points that it comes to.
    Faan(Unit, Vec<(Ratio, i64)>),
    /// Digits; with what a hand counts at most.
    Digits {
        /// The limit of a hand, where there is one.
        limit: Option<i64>,
        /// Whether hands are doubled.
        doubles: bool,
    },
}

/// A key of the digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A digit more.
    Digit(u8),
    /// Twice as much.
    Double,
    /// A digit less.
    Back,
}

impl Keypad {
    /// The keys by these rules.
    #[must_use]
    pub fn of(plan: &Plan) -> Keypad {
        if plan.settlement() == Settlement::Riichi {
            let rows = plan.limit_rows();
            let plain = 1..rows.first().map_or(5, |row| row.from);
            let limits = rows.iter().map(|row| (row.from, Some(row.name)));
            return Keypad::Han(plain.map(|han| (han, None)).chain(limits).collect());
        }
        match plan.counting() {
            Counting::Faan(rules) if !rules.table.is_empty() => {
                let paid = rules.table.iter().filter(|(_, points)| *points > 0);
                let mut rows: Vec<(Ratio, i64)> =
                    paid.map(|&(faan, points)| (plan.winner().scale().ratio(faan), points)).collect();
                rows.dedup_by(|next, before| next.1 == before.1);
                Keypad::Faan(rules.unit, rows)
            }
            counting => {
                let doubles = matches!(counting, Counting::PointsDoubles(_));
                Keypad::Digits { limit: plan.limit().filter(|_| doubles), doubles }
            }
        }
    }
}

impl Worth {
    /// What a key of the digits makes of it; nothing where that is no value.
    #[must_use]
    pub fn pressed(self, press: Press) -> Option<Worth> {
        let total = if let Worth::Total(total) = self { total } else { 0 };
        let next = match press {
            Press::Digit(digit) => total * 10 + i64::from(digit),
            Press::Double => total * 2,
            Press::Back if total < 10 => return Some(Worth::Unsaid),
            Press::Back => total / 10,
        };
        (next <= i64::from(MOST_POINTS)).then_some(Worth::Total(next))
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;

    fn keypad(id: &str) -> Keypad {
        Keypad::of(&Plan::new(shipped::find(id).unwrap()))
    }

    #[test]
    fn each_family_has_the_keys_that_it_counts_by() {
        let Keypad::Han(rows) = keypad("riichi-ema-2025") else { panic!("han") };
        let plain: Vec<i64> = rows.iter().filter(|(_, limit)| limit.is_none()).map(|row| row.0).collect();
        assert_eq!((plain, rows[4]), (vec![1, 2, 3, 4], (5, Some(LimitName::Mangan))));
        let Keypad::Faan(Unit::Faan, rows) = keypad("hong-kong-old-style") else { panic!("faan") };
        assert!(rows.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1), "{rows:?}");
        assert!(matches!(keypad("european-classical"), Keypad::Digits { limit: Some(_), doubles: true }));
        assert_eq!(keypad("mcr-mil-2025"), Keypad::Digits { limit: None, doubles: false });
    }

    #[test]
    fn digits_are_written_one_after_the_other() {
        let pressed = |presses: &[Press]| presses.iter().try_fold(Worth::Unsaid, |worth, &press| worth.pressed(press));
        assert_eq!(pressed(&[Press::Digit(1), Press::Digit(6)]), Some(Worth::Total(16)));
        assert_eq!(pressed(&[Press::Digit(1), Press::Digit(6), Press::Double]), Some(Worth::Total(32)));
        assert_eq!(pressed(&[Press::Digit(1), Press::Digit(6), Press::Back]), Some(Worth::Total(1)));
        assert_eq!(pressed(&[Press::Digit(1), Press::Back]), Some(Worth::Unsaid));
        assert_eq!(pressed(&[Press::Digit(9); 8]), None, "more than a hand can be worth");
    }
}
