//! Which part of a win a liable seat pays.

use serde_json::Value;

use crate::Ratio;
use crate::json::{Field, Within};
use crate::problems::{Place, ProblemKey, Reader};

/// What a liable seat pays if another seat discards the winning tile: a part of everything. The discarder pays the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiableShare(Ratio);

impl LiableShare {
    /// Everything.
    pub const ALL: LiableShare = LiableShare(Ratio::ONE);
    /// Half.
    pub const HALF: LiableShare = LiableShare(Ratio::halves(1));

    /// A part above nothing and at most all; `None` for any other, and for one of more than a thousandth parts, which no
    /// file can say.
    ///
    /// ```
    /// use tenbo_engine::Ratio;
    /// use tenbo_engine::rules::LiableShare;
    ///
    /// let third = LiableShare::new(Ratio::new(1, 3).unwrap()).unwrap();
    /// assert_eq!((third.of(32_000), third.is_all()), (10_666, false));
    /// assert_eq!(LiableShare::new(Ratio::whole(2)), None);
    /// ```
    #[must_use]
    pub fn new(part: Ratio) -> Option<LiableShare> {
        let fits = part.is_positive() && part <= Ratio::ONE && part.denominator() <= 1000;
        fits.then_some(LiableShare(part))
    }

    /// The part.
    #[must_use]
    pub const fn ratio(self) -> Ratio {
        self.0
    }

    /// Whether it is everything.
    #[must_use]
    pub fn is_all(self) -> bool {
        self == LiableShare::ALL
    }

    /// The part of an amount, rounded down.
    #[must_use]
    pub fn of(self, amount: i64) -> i64 {
        (Ratio::whole(amount) * self.0).floor()
    }

    /// The name that files have for it, if it is no other part than all or half.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        LiableShare::NAMED.into_iter().find(|(_, share)| *share == self).map(|(name, _)| name)
    }

    /// The parts that files have names for.
    pub const NAMED: [(&'static str, LiableShare); 2] = [("all", LiableShare::ALL), ("half", LiableShare::HALF)];
}

/// A part by its name, or as a fraction.
impl Field for LiableShare {
    fn read(json: &Value, at: &Place, _: Within, read: &mut Reader) -> Option<LiableShare> {
        let (share, wrong) = if json.is_object() {
            (LiableShare::new(Ratio::read(json, at, Ratio::WITHIN, read)?), ProblemKey::OutOfRange)
        } else {
            let name = read.text(json, at)?;
            let named = LiableShare::NAMED.into_iter().find(|(other, _)| *other == name);
            (named.map(|(_, share)| share), ProblemKey::UnknownValue)
        };
        if share.is_none() {
            read.problem(wrong, at);
        }
        share
    }

    fn write(&self) -> Value {
        self.name().map_or_else(|| self.ratio().write(), Value::from)
    }

    #[cfg(feature = "schema")]
    fn schema(_: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names = LiableShare::NAMED.map(|(name, _)| name);
        schemars::json_schema!({
            "oneOf": [{ "type": "string", "enum": names }, super::amount::fraction(generator)]
        })
    }
}
