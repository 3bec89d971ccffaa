//! Reads what a file says about one pattern.

use std::borrow::Cow;
use std::num::NonZeroU8;

use serde_json::Value;

use super::amounts::amount;
use crate::problems::{Place, Reader};
use crate::rules::item::Item;
use crate::rules::json::ItemField;

/// Reads the fields of an item. They replace those that `item` has from the base.
pub fn item(json: &Value, at: &Place, item: &mut Item, read: &mut Reader) {
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(field) if matches!(value, Value::Null) && take_away(field, item) => {}
            Ok(field) => set(field, value, &place, item, read),
            Err(_) => read.unknown(&place),
        }
    }
}

fn set(field: ItemField, value: &Value, at: &Place, item: &mut Item, read: &mut Reader) {
    match field {
        ItemField::Value => item.value = amount(value, at, read).unwrap_or(item.value),
        ItemField::ConcealedValue => item.concealed_value = amount(value, at, read).or(item.concealed_value),
        ItemField::SelfDrawnValue => item.self_drawn_value = amount(value, at, read).or(item.self_drawn_value),
        ItemField::Unit => item.unit = read.name(value, at).unwrap_or(item.unit),
        ItemField::ConcealedWhen => item.concealed_when = read.name(value, at).unwrap_or(item.concealed_when),
        ItemField::ConcealedOnly => item.concealed_only = read.flag(value, at).unwrap_or_default(),
        ItemField::Forced => item.forced = read.flag(value, at).unwrap_or_default(),
        ItemField::CountDirectly => item.count_directly = read.flag(value, at).unwrap_or_default(),
        ItemField::AllowMelded => item.allow_melded = read.flag(value, at),
        ItemField::DoubleIfConcealed => item.double_if_concealed = read.flag(value, at).unwrap_or_default(),
        ItemField::ReadyHandsOnly => item.ready_hands_only = read.flag(value, at).unwrap_or_default(),
        ItemField::Calling => item.calling = read.flag(value, at).unwrap_or_default(),
        ItemField::ShareOfWinner => item.share_of_winner = amount(value, at, read),
        ItemField::Bonus => item.bonus = read.flag(value, at).unwrap_or_default(),
        ItemField::Alone => item.alone = read.flag(value, at).unwrap_or_default(),
        ItemField::Needs => item.needs = read.name(value, at),
        ItemField::DoubledBy => item.doubled_by = read.name(value, at),
        ItemField::Name => item.name = name(value, at, read),
        ItemField::Kanji => item.kanji = name(value, at, read),
        ItemField::Reading => item.pronunciation = name(value, at, read),
        ItemField::Number => {
            let number = read.int(value, at, 0..=255).and_then(|number| u8::try_from(number).ok());
            item.number = number.and_then(NonZeroU8::new);
        }
    }
}

fn name(json: &Value, at: &Place, read: &mut Reader) -> Option<Cow<'static, str>> {
    read.text(json, at).map(|name| Cow::Owned(name.to_owned()))
}

/// Removes what the base has, because the file says `null`. `false` if an item always has this field.
fn take_away(field: ItemField, item: &mut Item) -> bool {
    match field {
        ItemField::ConcealedValue => item.concealed_value = None,
        ItemField::SelfDrawnValue => item.self_drawn_value = None,
        ItemField::ShareOfWinner => item.share_of_winner = None,
        ItemField::AllowMelded => item.allow_melded = None,
        ItemField::Needs => item.needs = None,
        ItemField::DoubledBy => item.doubled_by = None,
        ItemField::Name => item.name = None,
        ItemField::Kanji => item.kanji = None,
        ItemField::Reading => item.pronunciation = None,
        _ => return false,
    }
    true
}
