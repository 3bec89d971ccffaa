//! A setting that a rule can be tied to.

use std::fmt;

use super::option::{OptionKey, Options};
use super::setting::OptionSpec;
use crate::named::Named;

/// A flag that is on, or one of the choices of an option. No other can be made.
///
/// ```
/// use tenbo_engine::options::{Choice, OptionKey, Options};
///
/// let half = Choice::new(OptionKey::GunRule, Some("half")).unwrap();
/// assert_eq!((half.to_string().as_str(), half.name()), ("gun-rule=half", Some("half")));
/// assert!(half.is_set(&Options::default()));
/// // A flag has no names, a list of names no other, and a number is neither.
/// assert_eq!(Choice::new(OptionKey::OpenTanyao, Some("half")), None);
/// assert_eq!(Choice::new(OptionKey::GunRule, Some("double")), None);
/// assert_eq!(Choice::new(OptionKey::MaximumFaan, None), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    option: OptionKey,
    /// The index of the name; `None` for a flag.
    place: Option<usize>,
}

impl Choice {
    /// The choice with this name or, without a name, the flag that is on; `None` if the option cannot be set so.
    #[must_use]
    pub fn new(option: OptionKey, name: Option<&str>) -> Option<Choice> {
        let place = match (option.spec(), name) {
            (OptionSpec::Flag(_), None) => None,
            (OptionSpec::Choice(names), Some(name)) => Some(names.iter().position(|other| *other == name)?),
            _ => return None,
        };
        Some(Choice { option, place })
    }

    /// The choice at a place in the list of names; without one the flag that is on. The option must have it.
    pub(crate) const fn at(option: OptionKey, place: Option<usize>) -> Choice {
        Choice { option, place }
    }

    /// A choice by its value. The option must be of this type.
    pub(crate) fn of<T: Named>(option: OptionKey, value: T) -> Choice {
        debug_assert_eq!(option.spec(), OptionSpec::Choice(T::NAMES), "{option}");
        Choice { option, place: Some(value.index()) }
    }

    /// The option.
    #[must_use]
    pub const fn option(self) -> OptionKey {
        self.option
    }

    /// The name of the choice; `None` for a flag.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        let OptionSpec::Choice(names) = self.option.spec() else { return None };
        names.get(self.place?).copied()
    }

    /// The setting in the raw form of [`Options::get`].
    #[must_use]
    pub fn raw(self) -> Option<i64> {
        self.place.map_or(Some(1), |place| i64::try_from(place).ok())
    }

    /// Whether the option is set so.
    #[must_use]
    pub fn is_set(self, options: &Options) -> bool {
        options.get(self.option) == self.raw()
    }
}

/// Writes it as rulebook files do: `option` or `option=choice`.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.option)?;
        self.name().map_or(Ok(()), |name| write!(f, "={name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{GunRule, System};

    /// Every flag and every name of a list: what is set so, and nothing else, is met.
    #[test]
    fn a_choice_is_set_where_the_option_has_that_setting() {
        for &option in OptionKey::ALL {
            let choices: Vec<Choice> = match option.spec() {
                OptionSpec::Flag(_) => Choice::new(option, None).into_iter().collect(),
                OptionSpec::Choice(names) => names.iter().filter_map(|name| Choice::new(option, Some(name))).collect(),
                OptionSpec::Number { .. } => {
                    assert_eq!((Choice::new(option, None), Choice::new(option, Some("1"))), (None, None));
                    continue;
                }
            };
            assert!(!choices.is_empty(), "{option}");
            let mut options = Options::default();
            for &choice in &choices {
                assert!(options.set(option, choice.raw()), "{choice}");
                for &other in &choices {
                    assert_eq!(other.is_set(&options), other == choice, "{other} while {choice}");
                }
            }
        }
        let mut off = Options::default();
        off.riichi.open_tanyao = false;
        assert!(!Choice::new(OptionKey::OpenTanyao, None).unwrap().is_set(&off));
    }

    #[test]
    fn a_choice_of_a_value_is_the_one_of_its_name() {
        assert_eq!(Some(Choice::of(OptionKey::GunRule, GunRule::Full)), Choice::new(OptionKey::GunRule, Some("full")));
        let system = Choice::of(OptionKey::System, System::HanFu);
        assert_eq!(Choice::new(OptionKey::System, Some(System::HanFu.as_str())), Some(system));
        assert_eq!(system.to_string(), format!("system={}", System::HanFu));
    }
}
