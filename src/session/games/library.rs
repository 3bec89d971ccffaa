//! The games that are kept, and which of them is open.

use std::sync::Arc;

use serde_json::{Map, Value};
use tenbo_engine::problems::Fields;

use super::edit::GameRefusal;
use super::file;
use super::sheet::Sheet;
use crate::session::editor::json;

/// How many are kept.
pub const MOST: usize = 100;

/// Games in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games {
    pub(super) list: Vec<Arc<Sheet>>,
    pub(super) open: Option<String>,
}

impl Games {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Sheet>> {
        self.list.iter()
    }

    /// The one with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<Sheet>> {
        self.list.iter().find(|sheet| sheet.id == id)
    }

    /// The one that is open.
    #[must_use]
    pub fn opened(&self) -> Option<&Arc<Sheet>> {
        self.open.as_deref().and_then(|id| self.get(id))
    }

    /// Opens a game, or closes the open one.
    pub(super) fn open(&mut self, id: Option<&str>) -> Result<(), GameRefusal> {
        if id.is_some_and(|id| self.get(id).is_none()) {
            return Err(GameRefusal::NoGame);
        }
        self.open = id.map(str::to_owned);
        Ok(())
    }

    /// An id that no game has yet.
    pub(super) fn free_id(&self) -> String {
        let mut number = self.list.len() + 1;
        loop {
            let id = ["game-", &number.to_string()].concat();
            if self.get(&id).is_none() {
                return id;
            }
            number += 1;
        }
    }

    /// In place of the one with its id, or as the last.
    pub(super) fn put(&mut self, sheet: Sheet) -> Result<(), GameRefusal> {
        let full = self.list.len() >= MOST;
        match self.list.iter_mut().find(|kept| kept.id == sheet.id) {
            Some(kept) => *kept = Arc::new(sheet),
            None if full => return Err(GameRefusal::LibraryFull),
            None => self.list.push(Arc::new(sheet)),
        }
        Ok(())
    }

    /// Removes a game. If it was open, no game is open afterwards.
    pub(super) fn remove(&mut self, id: &str) -> Result<(), GameRefusal> {
        self.get(id).ok_or(GameRefusal::NoGame)?;
        self.list.retain(|sheet| sheet.id != id);
        self.open.take_if(|open| open == id);
        Ok(())
    }
}

/// What a text keeps, with the tree of each game that could not be read.
fn stored(text: &str) -> (Games, Vec<Value>) {
    let mut games = Games::default();
    let mut unread = Vec::new();
    let list = match json::read(text) {
        Ok(Value::Array(list)) => list,
        _ => Vec::new(),
    };
    for tree in list {
        let id = tree.get("id").and_then(Value::as_str).map(str::to_owned).filter(|id| !id.is_empty());
        let sheet = tree.get("file").map(file::sheet);
        match (id, sheet) {
            (Some(id), Some(Ok(sheet))) if games.get(&id).is_none() => {
                if let Some(Value::Bool(true)) = tree.get("open") {
                    games.open = Some(id.clone());
                }
                games.list.push(Arc::new(Sheet { id, ..sheet }));
            }
            _ => unread.push(tree),
        }
    }
    (games, unread)
}

impl Games {
    /// What a text keeps. What in it is no game is left out. Rulebooks must be here: they are looked for.
    #[must_use]
    pub fn read(text: &str) -> Games {
        stored(text).0
    }

    /// The text to keep between visits in place of `text`, of which what this version of the program cannot read stays.
    #[must_use]
    pub fn write(&self, text: &str) -> String {
        let one = |sheet: &Arc<Sheet>| -> Value {
            Map::new()
                .with("id", sheet.id.clone())
                .maybe("open", (self.open.as_deref() == Some(&sheet.id)).then_some(true))
                .with("file", file::tree(sheet))
                .into()
        };
        Value::Array(self.list.iter().map(one).chain(stored(text).1).collect()).to_string()
    }

    /// Whether both are the same games, whichever is open.
    #[must_use]
    pub fn is_like(&self, other: &Games) -> bool {
        self.list == other.list
    }
}
