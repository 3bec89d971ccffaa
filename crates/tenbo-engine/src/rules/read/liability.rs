//! Reads rules of liability.

use std::borrow::Cow;
use std::num::NonZeroU8;

use serde_json::Value;

use super::patterns::one;
use super::values::field;
use crate::problems::{Place, Reader};
use crate::rules::book::{LiabilityRule, LiableShare, LiableWin};
use crate::rules::json::LiabilityField;

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
        share: LiableShare::All,
        needs: None,
    };
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(LiabilityField::Pattern | LiabilityField::Danger | LiabilityField::Sets) => {}
            Ok(LiabilityField::Rule) => rule.rule = Cow::Owned(read.text(value, &place)?.to_owned()),
            Ok(LiabilityField::KongCompletes) => rule.kong_completes = read.flag(value, &place)?,
            Ok(LiabilityField::Win) => rule.win = read.name(value, &place)?,
            Ok(LiabilityField::Share) => rule.share = read.name(value, &place)?,
            Ok(LiabilityField::Needs) => rule.needs = read.name(value, &place),
            Err(_) => read.unknown(&place),
        }
    }
    Some(rule)
}
