//! Rounding to a multiple: to the nearest one or up (docs/rules/four-winds.md, Rounding).

use super::choices::RoundWay;

/// How an amount is rounded: the multiple and the direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounding {
    /// The multiple, at least 1; 1 leaves whole amounts as they are.
    pub to: i64,
    /// Whether to round up. Otherwise to the nearest, halves up: with tens, 64 becomes 60 and 65 becomes 70.
    pub up: bool,
}

impl Rounding {
    /// The rounding that a pair of options sets, such as `round-to` and `round-way`.
    #[must_use]
    pub fn of(to: i64, way: RoundWay) -> Rounding {
        Rounding { to: to.max(1), up: way == RoundWay::Up }
    }

    /// Rounds a whole amount.
    #[must_use]
    pub const fn round(self, amount: i64) -> i64 {
        self.round_part(amount, 1)
    }

    /// Rounds an amount that is given in parts of a unit. `scale` is how many parts make one unit; the result is in
    /// units.
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
        let off = Rounding { to: 10, up: false };
        assert_eq!([64, 65, 60, 0, 4].map(|n| off.round(n)), [60, 70, 60, 0, 0]);
        let up = Rounding { to: 100, up: true };
        assert_eq!([960, 1920, 1000, 1001, 0].map(|n| up.round(n)), [1000, 2000, 1000, 1100, 0]);
        let none = Rounding { to: 1, up: false };
        assert_eq!([7, 0].map(|n| none.round(n)), [7, 0]);
        // Halves: three of them are 1.5.
        assert_eq!([3, 2, 1].map(|n| none.round_part(n, 2)), [2, 1, 1]);
        assert_eq!([29, 30].map(|n| off.round_part(n, 2)), [10, 20]);
    }
}
