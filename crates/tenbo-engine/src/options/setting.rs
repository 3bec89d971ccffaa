//! What an option can be set to, which follows from the type of its field.

use crate::named::Named;

/// What an option can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionSpec {
    /// On or off; the value is the default.
    Flag(bool),
    /// A whole number within a range.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
        /// The default. `None` means "none" (JSON `null`). An option can be set to it only if it is the default.
        default: Option<i64>,
    },
    /// One of these names; the first is the default.
    Choice(&'static [&'static str]),
}

impl OptionSpec {
    /// Whether the option can have this raw setting.
    #[must_use]
    pub fn accepts(self, raw: Option<i64>) -> bool {
        match (self, raw) {
            (OptionSpec::Flag(_), Some(value)) => matches!(value, 0 | 1),
            (OptionSpec::Number { min, max, .. }, Some(value)) => (min..=max).contains(&value),
            (OptionSpec::Number { default, .. }, None) => default.is_none(),
            (OptionSpec::Choice(_), Some(_)) => self.name(raw).is_some(),
            (OptionSpec::Flag(_) | OptionSpec::Choice(_), None) => false,
        }
    }

    /// The name of a choice by its raw setting; `None` if there is no such choice, or if the option is a flag or a
    /// number.
    #[must_use]
    pub fn name(self, raw: Option<i64>) -> Option<&'static str> {
        let OptionSpec::Choice(names) = self else { return None };
        names.get(usize::try_from(raw?).ok()?).copied()
    }

    /// The raw setting of a choice by its name; `None` if there is no such choice, or if the option is a flag or a
    /// number.
    #[must_use]
    pub fn place(self, name: &str) -> Option<i64> {
        let OptionSpec::Choice(names) = self else { return None };
        names.iter().position(|other| *other == name).and_then(|place| i64::try_from(place).ok())
    }
}

/// A type that a field of the options can have: a flag, a number, a number or none, or a closed list of names. The
/// raw form is that of [`super::Options::get`].
pub trait Setting: Copy {
    /// What the option can be set to. Only numbers use `range`, the least and the most; without it they have no
    /// bounds.
    fn spec(default: Self, range: Option<(i64, i64)>) -> OptionSpec;

    /// The value in raw form.
    fn raw(self) -> Option<i64>;

    /// The value for a raw form; `None` if the type has no such value.
    fn of_raw(raw: Option<i64>) -> Option<Self>;

    /// Sets the value from the raw form; `false` if the type has no such value.
    fn set_raw(&mut self, raw: Option<i64>) -> bool {
        let value = Self::of_raw(raw);
        value.inspect(|&value| *self = value).is_some()
    }
}

impl Setting for bool {
    fn spec(default: bool, _: Option<(i64, i64)>) -> OptionSpec {
        OptionSpec::Flag(default)
    }

    fn raw(self) -> Option<i64> {
        Some(i64::from(self))
    }

    fn of_raw(raw: Option<i64>) -> Option<bool> {
        raw.map(|value| value == 1)
    }
}

impl Setting for i64 {
    fn spec(default: i64, range: Option<(i64, i64)>) -> OptionSpec {
        let (min, max) = range.unwrap_or((i64::MIN, i64::MAX));
        OptionSpec::Number { min, max, default: Some(default) }
    }

    fn raw(self) -> Option<i64> {
        Some(self)
    }

    fn of_raw(raw: Option<i64>) -> Option<i64> {
        raw
    }
}

impl Setting for u8 {
    fn spec(default: u8, range: Option<(i64, i64)>) -> OptionSpec {
        i64::spec(i64::from(default), range)
    }

    fn raw(self) -> Option<i64> {
        Some(i64::from(self))
    }

    fn of_raw(raw: Option<i64>) -> Option<u8> {
        u8::try_from(raw?).ok()
    }
}

impl<T: Setting> Setting for Option<T> {
    fn spec(_: Option<T>, range: Option<(i64, i64)>) -> OptionSpec {
        let (min, max) = range.unwrap_or((i64::MIN, i64::MAX));
        OptionSpec::Number { min, max, default: None }
    }

    fn raw(self) -> Option<i64> {
        self.and_then(T::raw)
    }

    fn of_raw(raw: Option<i64>) -> Option<Option<T>> {
        match raw {
            None => Some(None),
            Some(_) => T::of_raw(raw).map(Some),
        }
    }
}

impl<T: Named> Setting for T {
    fn spec(_: T, _: Option<(i64, i64)>) -> OptionSpec {
        OptionSpec::Choice(T::NAMES)
    }

    fn raw(self) -> Option<i64> {
        i64::try_from(self.index()).ok()
    }

    fn of_raw(raw: Option<i64>) -> Option<T> {
        usize::try_from(raw?).ok().and_then(|place| T::ALL.get(place)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{OptionKey, Options};

    /// Raw settings that an option can have: all of them for a flag or a choice, the least and the most for a number.
    fn settings(spec: OptionSpec) -> Vec<Option<i64>> {
        match spec {
            OptionSpec::Flag(_) => vec![Some(0), Some(1)],
            OptionSpec::Choice(names) => (0..names.len() as i64).map(Some).collect(),
            OptionSpec::Number { min, max, default } => {
                [Some(min), Some(max)].into_iter().chain(default.is_none().then_some(None)).collect()
            }
        }
    }

    #[test]
    fn every_option_keeps_what_it_is_set_to_and_changes_nothing_else() {
        for &key in OptionKey::ALL {
            for raw in settings(key.spec()) {
                let mut options = Options::default();
                assert!(options.set(key, raw), "{key} {raw:?}");
                for &other in OptionKey::ALL {
                    let want = if other == key { raw } else { Options::default().get(other) };
                    assert_eq!(options.get(other), want, "{other} after {key}");
                }
            }
        }
    }

    #[test]
    fn no_option_takes_what_is_outside_its_range() {
        for &key in OptionKey::ALL {
            let above = settings(key.spec()).into_iter().flatten().max().map(|most| most + 1);
            let mut options = Options::default();
            assert!(!options.set(key, above) && !options.set(key, Some(-1)), "{key}");
            assert_eq!(options, Options::default());
        }
    }

    #[test]
    fn unless_set_a_choice_is_its_first_name_and_a_number_within_its_range() {
        for &key in OptionKey::ALL {
            let default = Options::default().get(key);
            match key.spec() {
                OptionSpec::Flag(on) => assert_eq!(default, Some(i64::from(on)), "{key}"),
                OptionSpec::Choice(_) => assert_eq!(default, Some(0), "{key}"),
                OptionSpec::Number { min, max, default: number } => {
                    assert_eq!(default, number, "{key}");
                    assert!(min < max && max < 10_000_000, "{key} has no range");
                    assert!(key.spec().accepts(default), "{key}");
                }
            }
        }
    }
}
