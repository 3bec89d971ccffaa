//! Fractional amounts as whole numbers: with half faan in a rulebook, everything is counted in halves.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

use crate::Ratio;

/// How many parts one unit is divided into: 1 if every value in a list of items is whole, 2 if some are halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(i64);

/// An amount in parts of a [`Scale`]. Compare or add only amounts of the same scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scaled(i64);

impl Default for Scale {
    fn default() -> Scale {
        Scale(1)
    }
}

impl Scale {
    /// The most parts of a unit; values that would need more are rounded down.
    const FINEST: i64 = 1_000_000;

    /// The coarsest scale in which all these values are whole numbers. A value that would take it beyond a million parts
    /// is left out.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = Ratio>) -> Scale {
        let both = |scale, value: Ratio| common_multiple(scale, value.denominator());
        let finer = |scale, value| both(scale, value).filter(|&parts| parts <= Scale::FINEST).unwrap_or(scale);
        Scale(values.into_iter().fold(1, finer))
    }

    /// How many parts make one unit.
    #[must_use]
    pub const fn parts(self) -> i64 {
        self.0
    }

    /// A value in this scale, rounded down.
    #[must_use]
    pub fn scaled(self, value: Ratio) -> Scaled {
        Scaled((value * Ratio::whole(self.0)).floor())
    }

    /// A whole number in this scale.
    #[must_use]
    pub const fn whole(self, value: i64) -> Scaled {
        Scaled(value * self.0)
    }

    /// The whole units of an amount; a fraction is dropped.
    #[must_use]
    pub const fn units(self, amount: Scaled) -> i64 {
        amount.0 / self.0
    }

    /// The whole units that cover an amount which is not negative: a fraction counts as one more.
    #[must_use]
    pub const fn units_to_cover(self, amount: Scaled) -> i64 {
        (amount.0 + self.0 - 1) / self.0
    }

    /// An amount in units, as a fraction.
    #[must_use]
    pub fn ratio(self, amount: Scaled) -> Ratio {
        Ratio::new(amount.0, self.0).unwrap_or_default()
    }

    /// `percent` per cent of a whole number, rounded down.
    #[must_use]
    pub const fn percent_of(self, whole: i64, percent: Scaled) -> i64 {
        whole * percent.0 / (100 * self.0)
    }
}

/// The least common multiple of two positive numbers; `None` if it is too large.
fn common_multiple(a: i64, b: i64) -> Option<i64> {
    let (mut divisor, mut rest) = (a, b);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (a / divisor).checked_mul(b)
}

impl Scaled {
    /// Nothing.
    pub const ZERO: Scaled = Scaled(0);

    /// More than any amount.
    pub const MAX: Scaled = Scaled(i64::MAX);
}

impl Add for Scaled {
    type Output = Scaled;

    fn add(self, other: Scaled) -> Scaled {
        Scaled(self.0 + other.0)
    }
}

impl AddAssign for Scaled {
    fn add_assign(&mut self, other: Scaled) {
        self.0 += other.0;
    }
}

impl Sub for Scaled {
    type Output = Scaled;

    fn sub(self, other: Scaled) -> Scaled {
        Scaled(self.0 - other.0)
    }
}

impl Mul<i64> for Scaled {
    type Output = Scaled;

    fn mul(self, times: i64) -> Scaled {
        Scaled(self.0 * times)
    }
}

impl Sum for Scaled {
    fn sum<I: Iterator<Item = Scaled>>(amounts: I) -> Scaled {
        amounts.fold(Scaled::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half() -> Ratio {
        Ratio::new(1, 2).unwrap()
    }

    #[test]
    fn halves_are_counted_in_halves() {
        let scale = Scale::of([Ratio::whole(3), half()]);
        let amount = scale.scaled(half()) * 5;
        assert_eq!(amount, Scaled(5));
        assert_eq!((scale.units(amount), scale.ratio(amount)), (2, Ratio::new(5, 2).unwrap()));
        assert_eq!(scale.whole(3) + amount, Scaled(11));
    }

    /// Quarters and sixths are whole in twelfths. With a denominator that is too large the others are still exact.
    #[test]
    fn denominators_share_their_factors() {
        let part = |d| Ratio::new(1, d).unwrap();
        assert_eq!(Scale::of([part(4), part(6), part(3)]).parts(), 12);
        let scale = Scale::of([part(3), part(999_983), part(7)]);
        assert_eq!((scale.parts(), scale.scaled(part(7)), scale.scaled(part(999_983))), (21, Scaled(3), Scaled::ZERO));
        assert_eq!(Scale::of([part(i64::MAX), part(2)]).parts(), 2);
    }

    #[test]
    fn whole_values_need_no_parts() {
        assert_eq!(Scale::of([Ratio::whole(8), Ratio::ZERO]), Scale::default());
    }

    #[test]
    fn per_cent_are_of_the_limit() {
        let scale = Scale::of([half()]);
        assert_eq!(scale.percent_of(500, scale.whole(150)), 750);
        assert_eq!(scale.percent_of(500, scale.scaled(half())), 2);
    }
}
