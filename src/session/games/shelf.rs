//! The games that are kept, and which of them is open.

use std::sync::Arc;

use super::edit::GameRefusal;
use super::sheet::Sheet;

/// How many are kept.
pub const MOST: usize = 100;

/// Games in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games {
    list: Vec<Arc<Sheet>>,
    open: Option<String>,
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

    /// Opens one, or none.
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
            None if full => return Err(GameRefusal::ShelfFull),
            None => self.list.push(Arc::new(sheet)),
        }
        Ok(())
    }

    /// Away with one. If it was open, none is.
    pub(super) fn remove(&mut self, id: &str) -> Result<(), GameRefusal> {
        self.get(id).ok_or(GameRefusal::NoGame)?;
        self.list.retain(|sheet| sheet.id != id);
        self.open.take_if(|open| open == id);
        Ok(())
    }
}
