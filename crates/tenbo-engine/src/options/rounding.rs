//! Rounding to a multiple: to the nearest one or up (docs/rules/four-winds.md, Rounding).

use super::choices::RoundWay;

/// How an amount is rounded: the multiple and the direction.
///
/// ```
/// use tenbo_engine::options::{Rounding, RoundWay};
///
/// let to_tens = Rounding::of(10, RoundWay::Nearest);
/// assert_eq!((to_tens.round(64), to_tens.round(65)), (60, 70));
/// assert_eq!(Rounding::of(10, RoundWay::Up).round(61), 70);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounding {
    /// The multiple, at least 1.
    to: i64,
    up: bool,
}

impl Rounding {
    /// The rounding that a pair of options sets, such as `round-to` and `round-way`: to a multiple of `to`, up or to
    /// the nearest one, with halves up. 1 and less leave whole amounts as they are.
    #[must_use]
    pub fn of(to: i64, way: RoundWay) -> Rounding {
        Rounding { to: to.max(1), up: way == RoundWay::Up }
    }

    /// The multiple, at least 1.
    #[must_use]
    pub const fn to(self) -> i64 {
        self.to
    }

    /// Whether it rounds up; otherwise to the nearest multiple.
    #[must_use]
    pub const fn is_up(self) -> bool {
        self.up
    }

    /// Rounds a whole amount.
    #[must_use]
    pub const fn round(self, amount: i64) -> i64 {
        self.round_part(amount, 1)
    }

    /// Rounds an amount that is given in parts of a unit. `scale` is how many parts make one unit, at least 1; the
    /// result is in units.
    #[must_use]
    pub const fn round_part(self, amount: i64, scale: i64) -> i64 {
        let step = self.to.saturating_mul(scale);
        let more = if self.up { step - 1 } else { step / 2 };
        amount.saturating_add(more).div_euclid(step) * self.to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_off_and_up() {
        let off = Rounding::of(10, RoundWay::Nearest);
        assert_eq!([64, 65, 60, 0, 4].map(|n| off.round(n)), [60, 70, 60, 0, 0]);
        let up = Rounding::of(100, RoundWay::Up);
        assert_eq!([960, 1920, 1000, 1001, 0].map(|n| up.round(n)), [1000, 2000, 1000, 1100, 0]);
        for to in [1, 0, -5] {
            let none = Rounding::of(to, RoundWay::Nearest);
            assert_eq!([7, 0].map(|n| none.round(n)), [7, 0]);
        }
        let none = Rounding::of(1, RoundWay::Nearest);
        // Halves: three of them are 1.5.
        assert_eq!([3, 2, 1].map(|n| none.round_part(n, 2)), [2, 1, 1]);
        assert_eq!([29, 30].map(|n| off.round_part(n, 2)), [10, 20]);
    }
}
