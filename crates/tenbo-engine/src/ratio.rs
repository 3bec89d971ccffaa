//! Exact fractional amounts, such as half a faan or 40 % of a limit.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

/// A fraction in lowest terms with a positive denominator. Arithmetic saturates instead of overflowing, which the crate
/// `num-rational` does not.
///
/// ```
/// use tenbo_engine::Ratio;
///
/// let half = Ratio::new(1, 2).unwrap();
/// assert_eq!(half + half, Ratio::ONE);
/// assert_eq!((Ratio::halves(5).floor(), Ratio::halves(5).as_whole()), (2, None));
/// assert_eq!(Ratio::new(1, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    n: i64,
    d: i64,
}

impl Default for Ratio {
    fn default() -> Self {
        Ratio::ZERO
    }
}

impl Ratio {
    /// Zero.
    pub const ZERO: Ratio = Ratio { n: 0, d: 1 };
    /// One.
    pub const ONE: Ratio = Ratio { n: 1, d: 1 };

    /// A whole number.
    #[must_use]
    pub const fn whole(n: i64) -> Ratio {
        Ratio { n, d: 1 }
    }

    /// `n / 2`.
    #[must_use]
    pub const fn halves(n: i64) -> Ratio {
        if n % 2 == 0 { Ratio { n: n / 2, d: 1 } } else { Ratio { n, d: 2 } }
    }

    /// `n / d` in lowest terms; `None` if `d` is not positive.
    #[must_use]
    pub fn new(n: i64, d: i64) -> Option<Ratio> {
        match d {
            ..=0 => None,
            1 => Some(Ratio { n, d }),
            _ => Some(Ratio::combine(n.into(), d.into())),
        }
    }

    /// The numerator, which has the sign.
    #[must_use]
    pub const fn numerator(self) -> i64 {
        self.n
    }

    /// The denominator, at least 1.
    #[must_use]
    pub const fn denominator(self) -> i64 {
        self.d
    }

    /// Its value if it is a whole number.
    #[must_use]
    pub const fn as_whole(self) -> Option<i64> {
        if self.d == 1 { Some(self.n) } else { None }
    }

    /// Its value rounded down, toward negative infinity.
    #[must_use]
    pub const fn floor(self) -> i64 {
        self.n.div_euclid(self.d)
    }

    /// Whether it is 0.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.n == 0
    }

    /// Whether it is above 0.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.n > 0
    }

    /// `n / d` in lowest terms; what is too large becomes the largest number.
    fn combine(n: i128, d: i128) -> Ratio {
        let (mut a, mut b) = (n.unsigned_abs(), d.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = i128::try_from(a).unwrap_or(1).max(1);
        let clamp = |x: i128| i64::try_from(x).unwrap_or(if x < 0 { i64::MIN } else { i64::MAX });
        Ratio { n: clamp(n / divisor), d: clamp(d / divisor).max(1) }
    }
}

impl From<i64> for Ratio {
    fn from(n: i64) -> Self {
        Ratio::whole(n)
    }
}

impl Add for Ratio {
    type Output = Ratio;

    fn add(self, other: Ratio) -> Ratio {
        if self.d == 1 && other.d == 1 {
            return Ratio::whole(self.n.saturating_add(other.n));
        }
        let (a, b) = (i128::from(self.n) * i128::from(other.d), i128::from(other.n) * i128::from(self.d));
        Ratio::combine(a.saturating_add(b), i128::from(self.d) * i128::from(other.d))
    }
}

impl Sub for Ratio {
    type Output = Ratio;

    fn sub(self, other: Ratio) -> Ratio {
        self + -other
    }
}

impl Neg for Ratio {
    type Output = Ratio;

    fn neg(self) -> Ratio {
        Ratio { n: self.n.saturating_neg(), d: self.d }
    }
}

impl Mul for Ratio {
    type Output = Ratio;

    fn mul(self, other: Ratio) -> Ratio {
        if self.d == 1 && other.d == 1 {
            return Ratio::whole(self.n.saturating_mul(other.n));
        }
        Ratio::combine(i128::from(self.n) * i128::from(other.n), i128::from(self.d) * i128::from(other.d))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.d == other.d {
            return self.n.cmp(&other.n);
        }
        (i128::from(self.n) * i128::from(other.d)).cmp(&(i128::from(other.n) * i128::from(self.d)))
    }
}

impl std::iter::Sum for Ratio {
    fn sum<I: Iterator<Item = Ratio>>(values: I) -> Ratio {
        values.fold(Ratio::ZERO, Add::add)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.d == 1 { write!(f, "{}", self.n) } else { write!(f, "{}/{}", self.n, self.d) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_stay_in_lowest_terms() {
        let half = Ratio::new(2, 4).unwrap();
        assert_eq!((half.numerator(), half.denominator()), (1, 2));
        assert_eq!(half + half, Ratio::ONE);
        assert_eq!(half * Ratio::whole(3), Ratio::new(3, 2).unwrap());
        assert_eq!(Ratio::new(-3, 2).unwrap().floor(), -2);
        assert!(half < Ratio::ONE && -half < Ratio::ZERO);
        assert_eq!(Ratio::new(1, 0), None);
    }

    #[test]
    fn the_largest_numbers_saturate() {
        let huge = Ratio::whole(i64::MAX);
        assert_eq!(huge + huge, huge);
        assert_eq!(huge * huge, huge);
        assert_eq!(Ratio::new(i64::MIN, 1).map(|r| -r), Some(huge));
    }
}
