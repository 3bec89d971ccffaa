//! A setting that something needs to have an effect.

use super::choice::Choice;
use super::option::{OptionKey, Options};

/// What an option must be set to for something else to have an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NeededSetting {
    /// The option must be on: a flag that is set, a number above 0, or any choice but the first
    /// ([`Options::is_met`]).
    On(OptionKey),
    /// One of these options must be on: this one, or one of the others.
    OneOf(OptionKey, &'static [OptionKey]),
    /// This choice.
    Choice(Choice),
    /// A number, this or more.
    AtLeast(OptionKey, i64),
}

impl NeededSetting {
    /// The option; of several the first.
    #[must_use]
    pub const fn option(self) -> OptionKey {
        match self {
            NeededSetting::On(option) | NeededSetting::OneOf(option, _) | NeededSetting::AtLeast(option, _) => option,
            NeededSetting::Choice(choice) => choice.option(),
        }
    }

    /// The least setting that is enough, in the raw form of [`Options::get`].
    #[must_use]
    pub fn raw(self) -> Option<i64> {
        match self {
            NeededSetting::On(_) | NeededSetting::OneOf(..) => Some(1),
            NeededSetting::Choice(choice) => choice.raw(),
            NeededSetting::AtLeast(_, least) => Some(least),
        }
    }

    /// Whether the option is set so.
    #[must_use]
    pub fn is_met(self, options: &Options) -> bool {
        match self {
            NeededSetting::On(option) => options.is_met(option),
            NeededSetting::OneOf(option, others) => {
                options.is_met(option) || others.iter().any(|&key| options.is_met(key))
            }
            NeededSetting::Choice(choice) => choice.is_set(options),
            NeededSetting::AtLeast(option, least) => options.get(option).is_some_and(|value| value >= least),
        }
    }
}

impl Options {
    /// Whether an option is on, for everything that needs it: a flag that is set, a number above 0, or any choice but
    /// the first.
    #[must_use]
    pub fn is_met(&self, needs: OptionKey) -> bool {
        self.get(needs).is_some_and(|value| value > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{FalseWinThen, OptionSpec};

    #[test]
    fn the_least_setting_that_is_enough_is_enough_and_one_less_is_not() {
        let on = OptionKey::ALL.iter().copied().map(NeededSetting::On);
        let more = [
            NeededSetting::AtLeast(OptionKey::RoundTo, 2),
            NeededSetting::AtLeast(OptionKey::Jokers, 4),
            NeededSetting::OneOf(OptionKey::InsuranceNineTiles, &[OptionKey::InsuranceLastFive]),
            NeededSetting::Choice(Choice::of(OptionKey::FalseWinThen, FalseWinThen::Abandon)),
        ];
        let mut fewer = 0;
        for needed in on.chain(more) {
            let (option, mut options) = (needed.option(), Options::default());
            // A number that is never below 1 is always on.
            let enough = match option.spec() {
                OptionSpec::Number { min, .. } => needed.raw().map(|raw| raw.max(min)),
                _ => needed.raw(),
            };
            assert!(options.set(option, enough), "{needed:?}");
            assert!(needed.is_met(&options), "{needed:?}");
            if options.set(option, enough.map(|raw| raw - 1)) {
                assert!(!needed.is_met(&options), "{needed:?}");
                fewer += 1;
            }
        }
        assert!(fewer > 100, "{fewer}");
        let mut options = Options::default();
        options.set(OptionKey::InsuranceLastFive, Some(1));
        assert!(NeededSetting::OneOf(OptionKey::InsuranceNineTiles, &[OptionKey::InsuranceLastFive]).is_met(&options));
        // "None" is not a number that is enough.
        assert!(!NeededSetting::AtLeast(OptionKey::MaximumChows, 0).is_met(&Options::default()));
    }
}
