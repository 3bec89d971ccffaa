//! A rulebook of one's own: the tree of its file.

use serde_json::{Map, Value, json};
use tenbo_engine::options::{OptionKey, PayoffName};
use tenbo_engine::plan::Payoff;
use tenbo_engine::problems::{Place, ProblemKey, Problems, Reader};
use tenbo_engine::rules::{Rulebook, minimum_json, read, setting, shipped};

use super::part::Part;

/// The longest name.
pub const LONGEST: usize = 80;

/// A rulebook as its file has it: an id, a name, mostly a base, and what differs from it. It has been read without a
/// problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomRulebook {
    tree: Value,
}

impl CustomRulebook {
    /// A rulebook that differs in nothing but id and name from a shipped one.
    #[must_use]
    pub fn on(base: &'static str, id: &str, name: &str) -> CustomRulebook {
        CustomRulebook { tree: json!({ "id": id, "name": name, "base": base }) }
    }

    /// The rulebook of a file.
    ///
    /// # Errors
    /// Every problem of the file, each with its place.
    pub fn read(tree: Value) -> Result<CustomRulebook, Problems> {
        let mut reader = Reader::default();
        if tree.is_object() {
            read::rulebook(&tree, &Place::default(), &mut reader);
        } else {
            reader.problem(ProblemKey::WrongType, &Place::default());
        }
        Problems::none_in(reader.problems)?;
        Ok(CustomRulebook { tree })
    }

    /// The tree of its file.
    #[must_use]
    pub const fn tree(&self) -> &Value {
        &self.tree
    }

    fn text(&self, key: &str) -> &str {
        self.tree.get(key).and_then(Value::as_str).unwrap_or_default()
    }

    /// Its id, which no other rulebook here has.
    #[must_use]
    pub fn id(&self) -> &str {
        self.text("id")
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        let name = self.text("name");
        if name.is_empty() { self.id() } else { name }
    }

    /// The id of the shipped rulebook that it builds on; empty if on none.
    #[must_use]
    pub fn base(&self) -> &str {
        self.text("base")
    }

    /// The rulebook of the picker that stands in for it where it is not at hand. If the base is not one of the picker,
    /// it is one of those that come with all the others.
    #[must_use]
    pub fn stand_in(&self) -> &'static str {
        let offered = shipped::OFFERED.iter().copied().find(|id| *id == self.base());
        offered.unwrap_or(if self.base().is_empty() { super::super::RulesChoice::DEFAULT } else { "four-winds-blank" })
    }

    /// The same under another id and name.
    #[must_use]
    pub fn renamed(&self, id: &str, name: &str) -> CustomRulebook {
        let mut own = self.clone();
        for (key, value) in [("name", name), ("id", id)] {
            own.put(&[key], Some(value.into()));
        }
        own
    }

    /// The rulebook.
    #[must_use]
    pub fn book(&self) -> Rulebook {
        let read = read::rulebook(&self.tree, &Place::default(), &mut Reader::default());
        read.unwrap_or_else(|| Rulebook::empty(self.id().to_owned()))
    }

    /// What it builds on, in full.
    #[must_use]
    pub fn base_book(&self) -> Rulebook {
        shipped::find(self.base()).unwrap_or_else(|| Rulebook::empty(""))
    }

    /// Whether the file says something at a place, in a block or at its top.
    #[must_use]
    pub fn says(&self, path: &[&str]) -> bool {
        let at = |tree: &Value| path.iter().try_fold(tree, |tree, key| tree.get(key)).is_some();
        at(&self.tree) || self.tree.get("blocks").and_then(Value::as_array).is_some_and(|blocks| blocks.iter().any(at))
    }

    /// Sets a field; a value that the base gives anyway is left out.
    pub(super) fn say(&mut self, path: &[&str], value: impl Into<Value>) {
        let mut without = self.clone();
        without.put(path, None);
        let mut with = self.clone();
        with.put(path, Some(value.into()));
        *self = if alike(with.book(), without.book()) { without } else { with };
    }

    /// Removes a field, at the top and from all blocks.
    pub(super) fn forget(&mut self, path: &[&str]) {
        self.put(path, None);
        let blocks = self.tree.get_mut("blocks").and_then(Value::as_array_mut);
        blocks.into_iter().flatten().for_each(|block| put(block, path, None));
    }

    fn put(&mut self, path: &[&str], value: Option<Value>) {
        put(&mut self.tree, path, value);
    }

    /// Whether the file sets an option. The one about the minimum is the minimum itself here, which the editor has a field
    /// for.
    #[must_use]
    pub fn says_option(&self, key: OptionKey) -> bool {
        self.says(&["options", key.as_str()]) || key == OptionKey::MinimumValue && self.says(&["minimum"])
    }

    /// Sets an option.
    pub fn set_option(&mut self, key: OptionKey, value: Option<i64>) {
        if key == OptionKey::WinnerScheme && value == key.spec().raw(PayoffName::Customized.as_str()) {
            self.begin_payments();
        }
        if key != OptionKey::MinimumValue {
            return self.say(&["options", key.as_str()], setting::write(key, value));
        }
        self.reset_option(key);
        if value.is_some() {
            let mut book = self.book();
            book.options.counting.minimum_value = value;
            book.apply_minimum();
            self.say(&["minimum"], minimum_json(book.minimum));
        }
    }

    /// A payment table of its own, if it has none: one by which everybody pays as before.
    fn begin_payments(&mut self) {
        let book = self.book();
        if book.payments.is_none() {
            let part = Part::Payments(Box::new(Payoff::as_own_table(&book)));
            self.say(&[part.as_str()], part.json());
        }
    }

    /// Resets an option to the base.
    pub fn reset_option(&mut self, key: OptionKey) {
        self.forget(&["options", key.as_str()]);
        if key == OptionKey::MinimumValue {
            self.forget(&["minimum"]);
        }
    }
}

/// Sets a field deep in a tree, or takes it away with the objects that it leaves empty.
fn put(tree: &mut Value, path: &[&str], value: Option<Value>) {
    let (Some((&first, rest)), Value::Object(map)) = (path.split_first(), tree) else { return };
    match (rest, value) {
        ([], Some(value)) => drop(map.insert(first.to_owned(), value)),
        ([], None) => drop(map.shift_remove(first)),
        (_, Some(value)) => {
            let field = map.entry(first).or_insert(Value::Null);
            if !field.is_object() {
                *field = Value::Object(Map::new());
            }
            put(field, rest, Some(value));
        }
        (_, None) => {
            let Some(field) = map.get_mut(first) else { return };
            put(field, rest, None);
            if field.as_object().is_some_and(Map::is_empty) {
                map.shift_remove(first);
            }
        }
    }
}

/// Whether two rulebooks come to the same rules, whatever they are based on.
fn alike(mut a: Rulebook, mut b: Rulebook) -> bool {
    for book in [&mut a, &mut b] {
        book.blocks.clear();
        book.option_blocks.clear();
        book.winner.values_mut().chain(book.losers.values_mut()).for_each(|item| item.block = 0);
        book.hands.values_mut().for_each(|hand| hand.block = 0);
    }
    a == b
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::Ratio;
    use tenbo_engine::rules::{PayoffCase, PayoffColumn};

    /// Whoever chooses a table of one's own finds in it what was paid, and nothing where nobody ever pays.
    #[test]
    fn a_table_of_ones_own_is_there_once_it_is_chosen() {
        let custom = OptionKey::WinnerScheme.spec().raw(PayoffName::Customized.as_str());
        let mut own = CustomRulebook::on("chinese-classical", "club", "Club");
        own.set_option(OptionKey::WinnerScheme, custom);
        let table = own.book().payments.unwrap();
        let amount = |case, column| table.row(case).of(column);
        assert_eq!(amount(PayoffCase::EastSelfDrawn, PayoffColumn::Others), Ratio::whole(2));
        assert_eq!(amount(PayoffCase::EastSelfDrawn, PayoffColumn::East), Ratio::ZERO);
        assert_eq!(amount(PayoffCase::SelfDrawn, PayoffColumn::East), Ratio::whole(2));
        // One that is there already stays.
        let changed = table.with(PayoffCase::SelfDrawn, PayoffColumn::East, Ratio::whole(3));
        own.say(&["payments"], Part::Payments(Box::new(changed)).json());
        own.set_option(OptionKey::WinnerScheme, custom);
        assert_eq!(own.book().payments, Some(changed));
    }
}
