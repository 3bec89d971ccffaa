//! What outlives the page as records of a kind, one a game or rulebook, with a head that says what holds of all of them.

use serde_json::{Map, Value};
use tenbo_engine::order::sort_by_key;
use tenbo_engine::problems::{Fields, whole};

/// How many forms the head remembers as entered.
const MOST_ENTERED: usize = 50;

/// The records of a kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// The head as it is written.
    pub head: String,
    /// The name and the text of each.
    pub list: Vec<Record>,
}

/// A record: its name among those of its kind, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// What must be written where one state of the records is to become another. What neither mentions stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Records that are new or say something else.
    pub put: Vec<Record>,
    /// The names of those that are gone.
    pub gone: Vec<String>,
}

/// What is said of all records of a kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// How often something of the kind was written: no two states have the same.
    pub revision: u64,
    /// The names of the records in their order.
    pub order: Vec<String>,
    /// The one that is open.
    pub open: Option<String>,
    /// Which half-filled forms have become deals: a page that still has one of them must not enter it again.
    pub entered: Vec<String>,
    /// The text of an earlier version, which kept all records in one, that has been carried over.
    pub carried: Option<String>,
}

impl Head {
    /// The head of a text; one of nothing where that says none.
    #[must_use]
    pub fn read(text: &str) -> Head {
        let tree: Value = serde_json::from_str(text).unwrap_or_default();
        let string = |key: &str| tree.get(key).and_then(Value::as_str).map(str::to_owned);
        let list = |key: &str| {
            let list = tree.get(key).and_then(Value::as_array).into_iter().flatten();
            list.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        Head {
            revision: tree.get("revision").and_then(whole).and_then(|times| times.try_into().ok()).unwrap_or_default(),
            order: list("order"),
            open: string("open"),
            entered: list("entered"),
            carried: string("carried"),
        }
    }

    /// The head as text.
    #[must_use]
    pub fn write(&self) -> String {
        let list = |list: &[String]| list.iter().map(|name| Value::from(name.as_str())).collect::<Value>();
        let tree: Value = Map::new()
            .with("revision", self.revision)
            .with("order", list(&self.order))
            .maybe("open", self.open.clone())
            .with("entered", list(&self.entered))
            .maybe("carried", self.carried.clone())
            .into();
        tree.to_string()
    }

    /// The head of what is written next.
    #[must_use]
    pub fn next(&self, order: Vec<String>, open: Option<String>, entered: Vec<String>) -> Head {
        let mut all = [self.entered.clone(), entered].concat();
        all.drain(..all.len().saturating_sub(MOST_ENTERED));
        Head { revision: self.revision + 1, order, open, entered: all, carried: self.carried.clone() }
    }
}

impl Records {
    /// The records in the order of their head; those that it does not name come last.
    pub fn ordered(&self) -> impl Iterator<Item = &Record> {
        let order = Head::read(&self.head).order;
        let mut all: Vec<&Record> = self.list.iter().collect();
        sort_by_key(&mut all, |record| order.iter().position(|name| *name == record.name).unwrap_or(order.len()));
        all.into_iter()
    }
}

/// Records that this version of the program cannot read: they stay as they are, and nothing else may have their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread(Vec<Record>);

impl Unread {
    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether one of them has this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|record| record.name == name)
    }

    /// One more.
    pub fn push(&mut self, record: Record) {
        self.0.push(record);
    }

    /// Those of both, and of the other first.
    pub fn join(&mut self, other: &Unread) {
        let own = std::mem::replace(&mut self.0, other.0.clone());
        let new = own.into_iter().filter(|record| !other.has(&record.name)).collect::<Vec<_>>();
        self.0.extend(new);
    }

    /// Those that have not been there before, which only an earlier version can have brought.
    pub fn since<'a>(&'a self, before: &'a Unread) -> impl Iterator<Item = &'a Record> {
        self.0.iter().filter(|record| !before.has(&record.name))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Changes, Head, Record, Records};
    use crate::games::Games;

    /// A record.
    pub fn record(name: &str, text: &str) -> Record {
        Record { name: name.to_owned(), text: text.to_owned() }
    }

    /// A browser's storage, which gives records back by their names.
    #[derive(Default)]
    pub struct Kept {
        head: Head,
        list: std::collections::BTreeMap<String, String>,
    }

    impl Kept {
        /// What it keeps.
        pub fn records(&self) -> Records {
            let list = self.list.iter().map(|(name, text)| record(name, text)).collect();
            Records { head: self.head.write(), list }
        }

        /// Writes.
        pub fn write(&mut self, changes: &Changes, order: Vec<String>) {
            self.list.extend(changes.put.iter().map(|record| (record.name.clone(), record.text.clone())));
            changes.gone.iter().for_each(|name| drop(self.list.remove(name)));
            self.head = self.head.next(order, self.head.open.clone(), Vec::new());
        }

        /// Keeps games where these were kept.
        pub fn keep(&mut self, games: &Games, before: &Games) {
            self.head.open = games.open_id().map(str::to_owned);
            self.write(&games.changes(before), games.order());
        }

        /// The text of a record.
        pub fn text(&self, name: &str) -> Option<&str> {
            self.list.get(name).map(String::as_str)
        }
    }

    #[test]
    fn a_head_comes_back_and_forgets_the_oldest_forms_alone() {
        let head = Head {
            revision: 7,
            order: vec!["game-2".into(), "game-10".into()],
            open: Some("game-2".into()),
            entered: vec!["a".into()],
            carried: Some("[]".into()),
        };
        assert_eq!(Head::read(&head.write()), head);
        assert_eq!([Head::read(""), Head::read("noise")], [Head::default(), Head::default()]);
        let many = (0..60).map(|number: i32| number.to_string()).collect();
        let next = head.next(head.order.clone(), None, many);
        assert_eq!((next.revision, next.open, next.carried), (8, None, head.carried));
        assert_eq!((next.entered.len(), next.entered[0].as_str(), next.entered[49].as_str()), (50, "10", "59"));
    }

    #[test]
    fn records_come_in_the_order_of_their_head() {
        let head = Head { order: vec!["game-2".into(), "game-10".into()], ..Head::default() }.write();
        let list = ["game-1", "game-10", "game-2"].map(|name| record(name, "")).to_vec();
        let records = Records { head, list };
        let names: Vec<&str> = records.ordered().map(|record| record.name.as_str()).collect();
        assert_eq!(names, ["game-2", "game-10", "game-1"]);
    }
}
