//! Parts of a rulebook as a file has them.

use serde_json::{Map, Value, json};
use tenbo_engine::Ratio;
use tenbo_engine::options::OptionSpec;
use tenbo_engine::problems::Fields;
use tenbo_engine::rules::{ConcealedWhen, Condition, Exclude, ExclusionReach, Item, Unit};

/// An amount: a whole number, or `{ "n": 1, "d": 2 }`.
#[must_use]
pub fn ratio(value: Ratio) -> Value {
    let part = || json!({ "n": value.numerator(), "d": value.denominator() });
    value.as_whole().map_or_else(part, Value::from)
}

/// An amount with its unit.
#[must_use]
pub fn minimum(minimum: Option<(Ratio, Unit)>) -> Value {
    minimum.map(|(value, unit)| json!({ "value": ratio(value), "unit": unit.as_str() })).into()
}

/// An item in full: everything that is not as an item is anyway.
#[must_use]
pub fn item(item: &Item) -> Value {
    let flag = |on: bool| on.then_some(true);
    Map::new()
        .with("value", ratio(item.value))
        .with("unit", item.unit.as_str())
        .maybe("concealed-value", item.concealed_value.map(ratio))
        .maybe("self-drawn-value", item.self_drawn_value.map(ratio))
        .maybe("share-of-winner", item.share_of_winner.map(ratio))
        .maybe("concealed-when", (item.concealed_when != ConcealedWhen::Sets).then(|| item.concealed_when.as_str()))
        .maybe("concealed-only", flag(item.concealed_only))
        .maybe("forced", flag(item.forced))
        .maybe("count-directly", flag(item.count_directly))
        .maybe("allow-melded", item.allow_melded)
        .maybe("double-if-concealed", flag(item.double_if_concealed))
        .maybe("ready-hands-only", flag(item.ready_hands_only))
        .maybe("calling", flag(item.calling))
        .maybe("bonus", flag(item.bonus))
        .maybe("alone", flag(item.alone))
        .maybe("needs", item.needs.map(|key| key.as_str()))
        .maybe("doubled-by", item.doubled_by.map(|key| key.as_str()))
        .into()
}

/// What one pattern keeps from counting.
#[must_use]
pub fn excludes(list: &[Exclude]) -> Value {
    let mut out = Vec::new();
    for exclude in list {
        let ids = || exclude.patterns.iter().map(|pattern| pattern.as_str());
        if exclude.reach == ExclusionReach::Hand && exclude.beside.is_none() && exclude.when.is_none() {
            out.extend(ids().map(Value::from));
            continue;
        }
        let map = Map::new()
            .with("patterns", ids().collect::<Value>())
            .maybe("over", (exclude.reach == ExclusionReach::OwnSets).then_some("own-sets"))
            .maybe("first", if let ExclusionReach::First(first) = exclude.reach { Some(first) } else { None })
            .maybe("beside", exclude.beside.map(|pattern| pattern.as_str()));
        let map = match exclude.when {
            Some(when) => map.with(if when.unless { "unless" } else { "if" }, condition(when)),
            None => map,
        };
        out.push(map.into());
    }
    out.into()
}

fn condition(when: Condition) -> Value {
    let name = when.option.as_str();
    let choice = match when.option.spec() {
        OptionSpec::Choice(names) => usize::try_from(when.value).ok().and_then(|place| names.get(place)),
        _ => None,
    };
    choice.map_or_else(|| name.into(), |choice| [name, "=", choice].concat().into())
}
