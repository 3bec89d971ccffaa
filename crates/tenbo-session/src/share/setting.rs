//! Options in links: `red-fives:3,open-tanyao:off,limit:none`.

use tenbo_engine::options::{OptionKey, OptionSpec};

use crate::rules::allowed;

/// An option and its raw setting.
#[must_use]
pub fn write(key: OptionKey, raw: Option<i64>) -> String {
    let value = match (key.spec(), raw) {
        (OptionSpec::Flag(_), Some(on)) => String::from(if on == 1 { "on" } else { "off" }),
        (spec @ OptionSpec::Choice(_), Some(_)) => spec.name(raw).unwrap_or_default().to_owned(),
        (_, Some(number)) => number.to_string(),
        (_, None) => String::from("none"),
    };
    [key.as_str(), ":", &value].concat()
}

/// What has been written so, if the option can be set to it.
#[must_use]
pub fn read(text: &str) -> Option<(OptionKey, Option<i64>)> {
    let (key, value) = text.split_once(':')?;
    let key: OptionKey = key.parse().ok()?;
    let raw = match (key.spec(), value) {
        (OptionSpec::Flag(_), "on") => Some(1),
        (OptionSpec::Flag(_), "off") => Some(0),
        (spec @ OptionSpec::Choice(_), name) => Some(spec.raw(name)?),
        (OptionSpec::Number { .. }, "none") => None,
        (_, number) => Some(number.parse().ok()?),
    };
    allowed(key, raw).then_some((key, raw))
}
