//! The games that are kept, and which of them is open.

use std::sync::Arc;

use serde_json::Value;

use super::edit::GameRefusal;
use super::file;
use super::sheet::Sheet;
use crate::editor::json;
use crate::records::{Changes, Head, Record, Records, Unread};

/// How many are kept.
pub const MOST: usize = 100;

/// Games in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games {
    pub(super) list: Vec<Arc<Sheet>>,
    pub(super) open: Option<String>,
    pub(super) unread: Unread,
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
            if !self.has(&id) {
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

impl Games {
    /// What records keep. Those that are no games stay as they are. Rulebooks must be here: they are looked for.
    #[must_use]
    pub fn of(records: &Records) -> Games {
        let mut games = Games { open: Head::read(&records.head).open, ..Games::default() };
        for record in records.ordered() {
            match json::read(&record.text).ok().and_then(|tree| file::sheet(&tree).ok()) {
                Some(sheet) => games.list.push(Arc::new(Sheet { id: record.name.clone(), ..sheet })),
                None => games.unread.push(record.clone()),
            }
        }
        games.open.take_if(|open| games.list.iter().all(|sheet| sheet.id != *open));
        games
    }

    /// What an earlier version of the program kept, all games in one text. What in it is no game, or the whole if it is no
    /// list, becomes a record that cannot be read.
    #[must_use]
    pub fn of_text(text: &str) -> Games {
        let mut games = Games::default();
        let Ok(Value::Array(list)) = json::read(text) else {
            if !text.is_empty() {
                games.unread.push(Record { name: games.free_id(), text: text.to_owned() });
            }
            return games;
        };
        for tree in list {
            let id = tree.get("id").and_then(Value::as_str).filter(|id| !id.is_empty() && !games.has(id));
            let file = tree.get("file");
            match (id, file.map(file::sheet)) {
                (Some(id), Some(Ok(sheet))) => {
                    if let Some(Value::Bool(true)) = tree.get("open") {
                        games.open = Some(id.to_owned());
                    }
                    games.list.push(Arc::new(Sheet { id: id.to_owned(), ..sheet }));
                }
                _ => {
                    let name = id.map_or_else(|| games.free_id(), str::to_owned);
                    games.unread.push(Record { name, text: file.unwrap_or(&tree).to_string() });
                }
            }
        }
        games
    }

    /// With what an earlier version has kept; `carried` is what of it is here already. A game that has become another here
    /// and there since is two games.
    #[must_use]
    pub fn with_text(&self, text: &str, carried: &str) -> Games {
        let mut all = self.clone();
        if text == carried {
            return all;
        }
        let (theirs, before) = (Games::of_text(text), Games::of_text(carried));
        all.unread.join(&theirs.unread);
        for sheet in
            theirs.iter().filter(|sheet| before.get(&sheet.id) != Some(sheet) && self.get(&sheet.id) != Some(sheet))
        {
            let id = if all.has(&sheet.id) { all.free_id() } else { sheet.id.clone() };
            all.list.push(Arc::new(Sheet { id, ..Sheet::clone(sheet) }));
        }
        all.open = all.open.or(theirs.open).filter(|open| all.list.iter().any(|sheet| sheet.id == *open));
        all
    }

    /// The same games with the one open that has this id; with none where there is no such game.
    #[must_use]
    pub fn looking_at(mut self, id: Option<&str>) -> Games {
        self.open = id.filter(|id| self.get(id).is_some()).map(str::to_owned);
        self
    }

    /// What must be written where `before` is kept.
    #[must_use]
    pub fn changes(&self, before: &Games) -> Changes {
        let put = self.list.iter().filter(|sheet| before.get(&sheet.id) != Some(sheet));
        let put = put.map(|sheet| Record { name: sheet.id.clone(), text: file::tree(sheet).to_string() });
        let gone = before.list.iter().filter(|sheet| self.get(&sheet.id).is_none());
        Changes {
            put: put.chain(self.unread.since(&before.unread).cloned()).collect(),
            gone: gone.map(|sheet| sheet.id.clone()).collect(),
        }
    }

    /// Their ids in their order.
    #[must_use]
    pub fn order(&self) -> Vec<String> {
        self.list.iter().map(|sheet| sheet.id.clone()).collect()
    }

    /// The id of the one that is open.
    #[must_use]
    pub fn open_id(&self) -> Option<&str> {
        self.open.as_deref()
    }

    /// How many records could not be read.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.unread.count()
    }

    /// Whether an id is taken.
    fn has(&self, id: &str) -> bool {
        self.get(id).is_some() || self.unread.has(id)
    }

    /// Whether both are the same games, whichever is open.
    #[must_use]
    pub fn is_like(&self, other: &Games) -> bool {
        self.list == other.list
    }
}
