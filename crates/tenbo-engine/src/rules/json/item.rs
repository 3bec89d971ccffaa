//! What a rulebook file says about one pattern.

use super::amount::AmountJson;
use super::collection::{NameJson, OrNull, PatternMap};
use crate::object::object;
use crate::options::OptionKey;
use crate::rules::item::{ConcealedWhen, Item, Unit};

object! {
    /// What a pattern is worth, and under which conditions. Fields that are left out stay as in the base; null
    /// removes what the base has.
    ItemJson, ItemField [rename = "item"] {
        /// The value; if there is a concealed value too, this is the value when melded.
        value: Option<AmountJson> => Value = "value" unless "Option::is_none";
        /// The unit of all its values.
        unit: Option<Unit> => Unit = "unit" unless "Option::is_none";
        /// The value when concealed, if it differs.
        concealed_value: Option<OrNull<AmountJson>> => ConcealedValue = "concealed-value" unless "Option::is_none";
        /// The value in a self-drawn win, if it differs.
        self_drawn_value: Option<OrNull<AmountJson>> => SelfDrawnValue = "self-drawn-value" unless "Option::is_none";
        /// For losers: a percentage of the winner's value, instead of a value of its own.
        share_of_winner: Option<OrNull<AmountJson>> => ShareOfWinner = "share-of-winner" unless "Option::is_none";
        /// What must be concealed for the concealed value.
        concealed_when: Option<ConcealedWhen> => ConcealedWhen = "concealed-when" unless "Option::is_none"
            [extend("default" = "sets")];
        /// Counts only in a hand without claimed melds.
        concealed_only: Option<bool> => ConcealedOnly = "concealed-only" unless "Option::is_none";
        /// Counts even beside a pattern that implies it.
        forced: Option<bool> => Forced = "forced" unless "Option::is_none";
        /// Is a direct count (paid instead of everything else) even below the limit.
        count_directly: Option<bool> => CountDirectly = "count-directly" unless "Option::is_none";
        /// Whether sets may have been melded before the last tile; if nothing is set, the pattern's own definition
        /// decides.
        allow_melded: Option<OrNull<bool>> => AllowMelded = "allow-melded" unless "Option::is_none";
        /// Is worth double if the hand is concealed before the last tile.
        double_if_concealed: Option<bool> => DoubleIfConcealed = "double-if-concealed" unless "Option::is_none";
        /// For losers: counts only if the hand is ready for a legal win.
        ready_hands_only: Option<bool> => ReadyHandsOnly = "ready-hands-only" unless "Option::is_none";
        /// For losers: counts if the hand is one tile short of the pattern, so that with some tile the winner's item
        /// would count.
        calling: Option<bool> => Calling = "calling" unless "Option::is_none";
        /// Does not help to reach the minimum.
        bonus: Option<bool> => Bonus = "bonus" unless "Option::is_none";
        /// Counts only if nothing else counts, bonus tiles apart.
        alone: Option<bool> => Alone = "alone" unless "Option::is_none";
        /// Counts only if this option is on.
        needs: Option<OrNull<OptionKey>> => Needs = "needs" unless "Option::is_none";
        /// Its values are doubled if this option is on.
        doubled_by: Option<OrNull<OptionKey>> => DoubledBy = "doubled-by" unless "Option::is_none";
        /// Its name among players of these rules, in Latin letters.
        name: Option<OrNull<NameJson>> => Name = "name" unless "Option::is_none";
        /// Its name in Chinese characters.
        kanji: Option<OrNull<NameJson>> => Kanji = "kanji" unless "Option::is_none";
        /// How the characters are pronounced, in Latin letters.
        reading: Option<OrNull<NameJson>> => Reading = "reading" unless "Option::is_none";
        /// Its number in the organization's list.
        number: Option<u8> => Number = "number" unless "Option::is_none" [range(max = 255)];
    }
}

/// An item, or null to remove that of the base.
pub type ItemEntryJson = OrNull<ItemJson>;

/// Items by pattern; null removes the item of the base.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "items"))]
pub struct ItemsJson(pub PatternMap<ItemEntryJson>);

/// An item as a file without a base has it: its value, its unit, and what differs from the defaults. Names and number
/// are left out.
impl From<&Item> for ItemJson {
    fn from(item: &Item) -> ItemJson {
        let flag = |on: bool| on.then_some(true);
        let amount = |value: Option<crate::Ratio>| value.map(|value| OrNull(Some(AmountJson(value))));
        let given = |key: Option<OptionKey>| key.map(|key| OrNull(Some(key)));
        ItemJson {
            value: Some(AmountJson(item.value)),
            unit: Some(item.unit),
            concealed_value: amount(item.concealed_value),
            self_drawn_value: amount(item.self_drawn_value),
            share_of_winner: amount(item.share_of_winner),
            concealed_when: (item.concealed_when != ConcealedWhen::Sets).then_some(item.concealed_when),
            concealed_only: flag(item.concealed_only),
            forced: flag(item.forced),
            count_directly: flag(item.count_directly),
            allow_melded: item.allow_melded.map(|allowed| OrNull(Some(allowed))),
            double_if_concealed: flag(item.double_if_concealed),
            ready_hands_only: flag(item.ready_hands_only),
            calling: flag(item.calling),
            bonus: flag(item.bonus),
            alone: flag(item.alone),
            needs: given(item.needs),
            doubled_by: given(item.doubled_by),
            name: None,
            kanji: None,
            reading: None,
            number: None,
        }
    }
}
