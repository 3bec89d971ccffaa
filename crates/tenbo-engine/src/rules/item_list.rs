//! What patterns are worth to the winner or to the losers.

use std::collections::{BTreeMap, btree_map};
use std::error::Error;
use std::fmt;
use std::ops::Deref;

use serde_json::{Map, Value};

use super::item::Item;
use super::pattern_id::pattern;
use crate::json::{Field, Within, described_by, written};
use crate::patterns::Pattern;
use crate::problems::{Place, ProblemKey, Reader, bounds};

// Only a rulebook with many custom hands can fill a list.
const _: () = assert!(Pattern::COUNT <= bounds::ITEMS && bounds::ITEMS <= u8::MAX as usize);

/// The items of a rulebook's winner's or losers' list, by pattern. It never holds more than
/// [`bounds::ITEMS`](crate::problems::bounds::ITEMS), so that each has an index of one byte when it is compiled. It is
/// read as a map.
///
/// ```
/// use tenbo_engine::rules::Item;
/// use tenbo_engine::{Pattern, Rulebook};
///
/// let mut rules = Rulebook::empty("club");
/// assert_eq!(rules.winner.insert(Pattern::PungHand, Item::default()), Ok(None));
/// assert_eq!(rules.winner.len(), 1);
/// // All patterns of the catalogue fit, but not all custom hands as well.
/// let all = Pattern::ALL.iter().chain(Pattern::CUSTOM);
/// let full = all.map(|&pattern| rules.winner.insert(pattern, Item::default())).find_map(Result::err).unwrap();
/// assert_eq!(full.to_string(), "a list of 255 patterns has no room for custom-43");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ItemList(BTreeMap<Pattern, Item>);

impl ItemList {
    /// Adds an item, or replaces the one that the pattern has, which is returned.
    ///
    /// # Errors
    /// If the list is full and does not have the pattern. Then it stays as it is.
    pub fn insert(&mut self, pattern: Pattern, item: Item) -> Result<Option<Item>, ListFull> {
        if self.is_full() && !self.contains_key(&pattern) {
            return Err(ListFull { pattern });
        }
        Ok(self.0.insert(pattern, item))
    }

    /// Takes an item away and returns it.
    pub fn remove(&mut self, pattern: Pattern) -> Option<Item> {
        self.0.remove(&pattern)
    }

    /// The item of a pattern, to be changed.
    pub fn get_mut(&mut self, pattern: Pattern) -> Option<&mut Item> {
        self.0.get_mut(&pattern)
    }

    /// All items, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Item> {
        self.0.values_mut()
    }

    /// Whether no other pattern can be added.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len() >= bounds::ITEMS
    }
}

impl Deref for ItemList {
    type Target = BTreeMap<Pattern, Item>;

    fn deref(&self) -> &BTreeMap<Pattern, Item> {
        &self.0
    }
}

impl<'a> IntoIterator for &'a ItemList {
    type Item = (&'a Pattern, &'a Item);
    type IntoIter = btree_map::Iter<'a, Pattern, Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// Items by pattern; null removes the item of the base.
impl Field for ItemList {
    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<ItemList> {
        let mut list = ItemList::default();
        list.set(json, at, within, read);
        Some(list)
    }

    fn set(&mut self, json: &Value, at: &Place, _: Within, read: &mut Reader) {
        let mut is_too_long = false;
        for (id, value, place) in read.fields(json, at) {
            let Some(pattern) = pattern(id, &place, read) else { continue };
            if value.is_null() {
                self.remove(pattern);
                continue;
            }
            let mut entry = self.get(&pattern).cloned().unwrap_or_default();
            entry.block = read.block;
            entry.set(value, &place, Item::WITHIN, read);
            is_too_long |= self.insert(pattern, entry).is_err();
        }
        if is_too_long {
            read.problem(ProblemKey::TooManyEntries, at);
        }
    }

    fn write(&self) -> Value {
        self.iter().map(|(pattern, item)| (pattern.to_string(), item.write())).collect::<Map<_, _>>().into()
    }

    described_by!(ItemList);
}

written! {
    ItemList, Some("items"), generator => {
        let ids = generator.subschema_for::<Pattern>();
        let item = super::by_id::or_null(Item::schema(Item::WITHIN, generator));
        schemars::json_schema!({
            "description": "Items by pattern; null removes the item of the base.",
            "type": "object",
            "propertyNames": ids,
            "additionalProperties": item
        })
    };
}

/// The error for a pattern that does not fit into a full [`ItemList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListFull {
    /// The pattern.
    pub pattern: Pattern,
}

impl fmt::Display for ListFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {} patterns has no room for {}", bounds::ITEMS, self.pattern)
    }
}

impl Error for ListFull {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ratio;

    #[test]
    fn a_full_list_takes_no_other_pattern_until_one_is_taken_away() {
        let mut list = ItemList::default();
        let mut all = Pattern::ALL.iter().chain(Pattern::CUSTOM).copied();
        let fitting: Vec<Pattern> = all.by_ref().take(bounds::ITEMS).collect();
        for &pattern in &fitting {
            assert!(!list.is_full());
            assert_eq!(list.insert(pattern, Item::default()), Ok(None), "{pattern}");
        }
        let beyond = all.next().unwrap();
        let before = list.clone();
        assert_eq!(list.insert(beyond, Item::default()), Err(ListFull { pattern: beyond }));
        assert!(list.is_full() && list == before);
        // One that is there can still be replaced.
        let two = Item { value: Ratio::whole(2), ..Item::default() };
        assert_eq!(list.insert(fitting[0], two.clone()), Ok(Some(Item::default())));
        assert_eq!(list.get(&fitting[0]), Some(&two));
        assert_eq!(list.remove(fitting[0]), Some(two));
        assert_eq!(list.insert(beyond, Item::default()), Ok(None));
        assert_eq!(list.len(), bounds::ITEMS);
    }
}
