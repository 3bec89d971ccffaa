//! Reads rules of liability.

use std::borrow::Cow;
use std::num::NonZeroU8;

use serde_json::Value;

use super::amounts::amount;
use super::patterns::one;
use super::values::field;
use crate::problems::{Place, ProblemKey, Reader};
use crate::rules::book::{LiabilityRule, LiableWin};
use crate::rules::json::LiabilityField;
use crate::rules::liable_share::LiableShare;

/// Reads a rule that makes a seat pay for the others.
pub fn liability(json: &Value, at: &Place, read: &mut Reader) -> Option<LiabilityRule> {
    let pattern = match json.get(LiabilityField::Pattern.as_str()) {
        Some(value) => Some(one(value, &at.join(LiabilityField::Pattern.as_str()), read)?),
        None => None,
    };
    let danger = field(json, LiabilityField::Danger.as_str(), at, read).and_then(|(v, p)| read.name(v, &p));
    let sets = field(json, LiabilityField::Sets.as_str(), at, read).and_then(|(v, p)| read.int(v, &p, 0..=4));
    let mut rule = LiabilityRule {
        rule: pattern.map_or(Cow::Borrowed(""), |pattern| Cow::Borrowed(pattern.as_str())),
        pattern,
        danger: danger?,
        sets: NonZeroU8::new(u8::try_from(sets?).ok()?),
        kong_completes: false,
        win: LiableWin::Any,
        share: LiableShare::ALL,
        needs: None,
    };
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(LiabilityField::Pattern | LiabilityField::Danger | LiabilityField::Sets) => {}
            Ok(LiabilityField::Rule) => rule.rule = Cow::Owned(read.text(value, &place)?.to_owned()),
            Ok(LiabilityField::KongCompletes) => rule.kong_completes = read.flag(value, &place)?,
            Ok(LiabilityField::Win) => rule.win = read.name(value, &place)?,
            Ok(LiabilityField::Share) => rule.share = share(value, &place, read)?,
            Ok(LiabilityField::Needs) => rule.needs = read.name(value, &place),
            Err(_) => read.unknown(&place),
        }
    }
    Some(rule)
}

/// Reads a part by its name, or as a fraction.
fn share(json: &Value, at: &Place, read: &mut Reader) -> Option<LiableShare> {
    if !json.is_object() {
        let name = read.text(json, at)?;
        let named = LiableShare::NAMED.into_iter().find(|(other, _)| *other == name).map(|(_, share)| share);
        if named.is_none() {
            read.problem(ProblemKey::UnknownValue, at);
        }
        return named;
    }
    let share = LiableShare::new(amount(json, at, read)?);
    if share.is_none() {
        read.problem(ProblemKey::OutOfRange, at);
    }
    share
}
