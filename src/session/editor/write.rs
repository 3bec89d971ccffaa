//! Parts of a rulebook as a file has them.

use crate::engine::json::{Json, MapBuilder};
use crate::engine::ratio::Ratio;
use crate::engine::rulebook::book::{Condition, Exclude, Reach};
use crate::engine::rulebook::item::{ConcealedWhen, Item, Unit};
use crate::engine::rulebook::option::OptionSpec;

/// An amount: a whole number, or `{ "n": 1, "d": 2 }`.
#[must_use]
pub fn ratio(value: Ratio) -> Json {
    value.as_whole().map_or_else(
        || {
            let part = MapBuilder::default().with("n", Json::Int(value.numerator()));
            part.with("d", Json::Int(value.denominator())).done()
        },
        Json::Int,
    )
}

/// An amount with its unit.
#[must_use]
pub fn minimum(minimum: Option<(Ratio, Unit)>) -> Json {
    minimum.map_or(Json::Null, |(value, unit)| {
        MapBuilder::default().with("value", ratio(value)).with("unit", Json::text(unit.as_str())).done()
    })
}

/// An item in full: everything that is not as an item is anyway.
#[must_use]
pub fn item(item: &Item) -> Json {
    let flag = |on: bool| on.then_some(Json::Bool(true));
    MapBuilder::default()
        .with("value", ratio(item.value))
        .with("unit", Json::text(item.unit.as_str()))
        .maybe("concealed-value", item.concealed_value.map(ratio))
        .maybe("self-drawn-value", item.self_drawn_value.map(ratio))
        .maybe("share-of-winner", item.share_of_winner.map(ratio))
        .maybe(
            "concealed-when",
            (item.concealed_when != ConcealedWhen::Sets).then(|| Json::text(item.concealed_when.as_str())),
        )
        .maybe("concealed-only", flag(item.concealed_only))
        .maybe("forced", flag(item.forced))
        .maybe("count-directly", flag(item.count_directly))
        .maybe("allow-melded", item.allow_melded.map(Json::Bool))
        .maybe("double-if-concealed", flag(item.double_if_concealed))
        .maybe("ready-hands-only", flag(item.ready_hands_only))
        .maybe("calling", flag(item.calling))
        .maybe("bonus", flag(item.bonus))
        .maybe("alone", flag(item.alone))
        .maybe("needs", item.needs.map(|key| Json::text(key.as_str())))
        .maybe("doubled-by", item.doubled_by.map(|key| Json::text(key.as_str())))
        .done()
}

/// What one pattern keeps from counting.
#[must_use]
pub fn excludes(list: &[Exclude]) -> Json {
    let mut out = Vec::new();
    for exclude in list {
        let ids = || exclude.patterns.iter().map(|pattern| Json::text(pattern.as_str()));
        if exclude.reach == Reach::Hand && exclude.beside.is_none() && exclude.when.is_none() {
            out.extend(ids());
            continue;
        }
        let map = MapBuilder::default()
            .with("patterns", Json::List(ids().collect()))
            .maybe("over", (exclude.reach == Reach::OwnSets).then(|| Json::text("own-sets")))
            .maybe("first", if let Reach::First(first) = exclude.reach { Some(Json::Int(first.into())) } else { None })
            .maybe("beside", exclude.beside.map(|pattern| Json::text(pattern.as_str())));
        let map = match exclude.when {
            Some(when) => map.with(if when.unless { "unless" } else { "if" }, condition(when)),
            None => map,
        };
        out.push(map.done());
    }
    Json::List(out)
}

fn condition(when: Condition) -> Json {
    let name = when.option.as_str();
    let choice = match when.option.spec() {
        OptionSpec::Choice(names) => usize::try_from(when.value).ok().and_then(|place| names.get(place)),
        _ => None,
    };
    choice.map_or_else(|| Json::text(name), |choice| Json::text([name, "=", choice].concat()))
}
