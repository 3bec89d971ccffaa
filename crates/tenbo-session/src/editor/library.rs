//! The rulebooks of one's own that are kept, and what is done with them as a whole.

use std::sync::Arc;

use serde_json::Value;
use tenbo_engine::rules::shipped;

use super::change::{self, Change, List};
use super::custom_rulebook::CustomRulebook;
use super::{compact, custom_rulebook};
use crate::edit::Refusal;
use crate::history::BookChange;
use crate::records::{Changes, Record, Records, Unread};
use crate::rules::RulesChoice;

/// How many are kept.
pub const MOST: usize = 100;

/// Those that are kept, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    list: Vec<Arc<CustomRulebook>>,
    unread: Unread,
}

/// Something that is done with rulebooks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookEdit {
    /// Plays a kept one.
    Play(String),
    /// A copy of what is played, under this name, is kept and played.
    Duplicate(String),
    /// A copy of this rulebook, kept or shipped, under this name likewise.
    CopyOf(String, String),
    /// Keeps what is played, if it came by a link.
    Keep,
    /// A rulebook of a file is kept and played.
    Add(Box<CustomRulebook>),
    /// Changes what is played; if it came by a link it is kept then.
    Change(Change),
    /// What the house plays otherwise than the own rulebook that is played becomes a part of it.
    Adopt,
    /// Gives a kept one another name.
    Rename(String, String),
    /// Throws a kept one away. If it is played, what it builds on is played instead.
    Delete(String),
}

impl Library {
    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<CustomRulebook>> {
        self.list.iter()
    }

    /// The one with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<CustomRulebook>> {
        self.list.iter().find(|own| own.id() == id)
    }

    /// Whether exactly this rulebook is kept.
    #[must_use]
    pub fn holds(&self, own: &CustomRulebook) -> bool {
        self.get(own.id()).is_some_and(|kept| **kept == *own)
    }

    /// An id that no rulebook has yet.
    #[must_use]
    pub fn free_id(&self) -> String {
        let mut number = self.list.len() + 1;
        loop {
            let id = ["own-", &number.to_string()].concat();
            if !self.has(&id) {
                return id;
            }
            number += 1;
        }
    }

    /// In place of the one with its id, or as the last.
    fn put(&mut self, own: &Arc<CustomRulebook>) -> Result<(), Refusal> {
        let full = self.list.len() >= MOST;
        match self.list.iter_mut().find(|kept| kept.id() == own.id()) {
            Some(kept) => *kept = own.clone(),
            None if full => return Err(Refusal::LibraryFull),
            None => self.list.push(own.clone()),
        }
        Ok(())
    }

    /// What has been done since `before`, which was one edit at the most.
    pub(crate) fn change_since(&self, before: &Library) -> Option<BookChange> {
        let changed = |one: &Library, other: &Library| one.list.iter().position(|own| other.get(own.id()) != Some(own));
        let (place, own) = match changed(self, before) {
            Some(place) => (place, self.list.get(place)?),
            None => changed(before, self).and_then(|place| Some((place, before.list.get(place)?)))?,
        };
        let id = own.id().to_owned();
        Some(BookChange { place, before: before.get(&id).cloned(), after: self.get(&id).cloned(), id })
    }

    /// Puts a rulebook in the place of another version, or back among the others, or takes it away. Where another page has
    /// changed it meanwhile it stays as it is.
    pub(crate) fn replace(
        &mut self,
        id: &str,
        place: usize,
        from: Option<&Arc<CustomRulebook>>,
        to: Option<&Arc<CustomRulebook>>,
    ) {
        if self.get(id) != from {
            return;
        }
        self.list.retain(|own| own.id() != id);
        if let Some(to) = to {
            self.list.insert(place.min(self.list.len()), to.clone());
        }
    }

    /// What records keep. Those that are no rulebooks stay as they are. Bases must be here: they are looked for.
    #[must_use]
    pub fn of(records: &Records) -> Library {
        let mut library = Library::default();
        for record in records.ordered() {
            let own = compact::read(&record.text).and_then(|tree| CustomRulebook::read(tree).ok());
            match own.filter(|own| own.id() == record.name) {
                Some(own) => library.list.push(Arc::new(own)),
                None => library.unread.push(record.clone()),
            }
        }
        library
    }

    /// What an earlier version of the program kept, all rulebooks in one text. What in it is no rulebook, or the whole if it
    /// is no list, becomes a record that cannot be read.
    #[must_use]
    pub fn of_text(text: &str) -> Library {
        let mut library = Library::default();
        let Some(Value::Array(list)) = compact::read(text) else {
            if !text.is_empty() {
                library.unread.push(Record { name: library.free_id(), text: text.to_owned() });
            }
            return library;
        };
        for tree in list {
            let id = tree.get("id").and_then(Value::as_str).filter(|id| !id.is_empty() && !library.has(id));
            match (id, CustomRulebook::read(tree.clone())) {
                (Some(_), Ok(own)) => library.list.push(Arc::new(own)),
                (id, _) => {
                    let name = id.map_or_else(|| library.free_id(), str::to_owned);
                    library.unread.push(Record { name, text: compact::write(&tree) });
                }
            }
        }
        library
    }

    /// With what an earlier version has kept; `carried` is what of it is here already.
    #[must_use]
    pub fn with_text(&self, text: &str, carried: &str) -> Library {
        if text == carried { self.clone() } else { self.merged(&Library::of_text(text), &Library::of_text(carried)) }
    }

    /// What must be written where `before` is kept.
    #[must_use]
    pub fn changes(&self, before: &Library) -> Changes {
        let put = self.list.iter().filter(|own| before.get(own.id()) != Some(own));
        let put = put.map(|own| Record { name: own.id().to_owned(), text: compact::write(own.tree()) });
        let gone = before.list.iter().filter(|own| self.get(own.id()).is_none());
        Changes {
            put: put.chain(self.unread.since(&before.unread).cloned()).collect(),
            gone: gone.map(|own| own.id().to_owned()).collect(),
        }
    }

    /// Their ids in their order.
    #[must_use]
    pub fn order(&self) -> Vec<String> {
        self.list.iter().map(|own| own.id().to_owned()).collect()
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

    /// With what another page has kept meanwhile. `before` is what both were once: what one page alone has changed or
    /// thrown away since is so; where both have changed a rulebook, or made one of the same id, both are kept, and that of
    /// the other page has another id.
    #[must_use]
    pub fn merged(&self, stored: &Library, before: &Library) -> Library {
        let mut all = Library { unread: self.unread.clone(), ..Library::default() };
        all.unread.join(&stored.unread);
        let mut apart = Vec::new();
        for theirs in stored.iter() {
            let base = before.get(theirs.id());
            match self.get(theirs.id()) {
                None if base == Some(theirs) => {}
                None => all.list.push(theirs.clone()),
                Some(own) if base == Some(own) => all.list.push(theirs.clone()),
                Some(own) => {
                    all.list.push(own.clone());
                    if own != theirs && base != Some(theirs) {
                        apart.push(theirs);
                    }
                }
            }
        }
        let here = self.iter().filter(|own| stored.get(own.id()).is_none() && before.get(own.id()) != Some(own));
        all.list.extend(here.cloned());
        for theirs in apart {
            all.list.push(Arc::new(theirs.renamed(&all.free_id(), theirs.name())));
        }
        all
    }
}

/// Does it, to what is kept and what is played.
pub(crate) fn apply(library: &mut Library, rules: &mut RulesChoice, edit: BookEdit) -> Result<(), Refusal> {
    match edit {
        BookEdit::Play(id) => {
            let own = library.get(&id).cloned().ok_or(Refusal::NotAValue)?;
            *rules = RulesChoice::playing(own);
        }
        BookEdit::Duplicate(name) => {
            let own = rules.as_own(&library.free_id(), &name);
            keep(library, rules, own)?;
        }
        BookEdit::CopyOf(id, name) => {
            let of = library.get(&id).cloned().map(RulesChoice::playing).or_else(|| RulesChoice::of(&id));
            let own = of.ok_or(Refusal::NotAValue)?.as_own(&library.free_id(), &name);
            keep(library, rules, own)?;
        }
        BookEdit::Keep => {
            let own = rules.own.as_deref().cloned().ok_or(Refusal::NotOwn)?;
            if !library.holds(&own) {
                let own = apart(library, own);
                keep_on(library, rules, own)?;
            }
        }
        BookEdit::Add(own) => {
            let own = apart(library, *own);
            keep(library, rules, own)?;
        }
        BookEdit::Change(change) => {
            let played = rules.own.as_deref().ok_or(Refusal::NotOwn)?;
            let held = library.holds(played);
            if lacks_room(played, &change) {
                return Err(Refusal::ListFull);
            }
            let next = change::apply(played, &change).ok_or(Refusal::NotAValue)?;
            let next = if held { next } else { apart(library, next) };
            keep_on(library, rules, next)?;
            // Who sets an option in the rulebook itself means it to be so.
            if let Change::Option(key, _) | Change::ResetOption(key) = change {
                rules.reset(key);
            }
        }
        BookEdit::Adopt => {
            let played = rules.own.clone().ok_or(Refusal::NotOwn)?;
            let next = rules.as_own(played.id(), played.name());
            let next = if library.holds(&played) { next } else { apart(library, next) };
            keep_on(library, rules, next)?;
        }
        BookEdit::Rename(id, name) => {
            let kept = library.get(&id).cloned().ok_or(Refusal::NotAValue)?;
            let next = Arc::new(change::apply(&kept, &Change::Name(name)).ok_or(Refusal::NotAValue)?);
            library.put(&next)?;
            if rules.own.as_ref() == Some(&kept) {
                rules.replace_own(next);
            }
        }
        BookEdit::Delete(id) => {
            let kept = library.get(&id).cloned().ok_or(Refusal::NotAValue)?;
            library.list.retain(|own| own.id() != id);
            if rules.own.as_ref() == Some(&kept) {
                *rules = RulesChoice::of(kept.stand_in()).unwrap_or_default();
            }
        }
    }
    Ok(())
}

/// Whether a change adds a pattern to a list that has as many as it holds.
fn lacks_room(own: &CustomRulebook, change: &Change) -> bool {
    let (list, pattern) = match change {
        Change::Item(list, pattern, _) | Change::Limit(list, pattern) => (*list, *pattern),
        Change::AddHand(pattern, _) => (List::Winner, *pattern),
        Change::CopyToLosers(pattern) => (List::Losers, *pattern),
        _ => return false,
    };
    let book = own.book();
    let items = if list == List::Winner { &book.winner } else { &book.losers };
    items.is_full() && !items.contains_key(&pattern)
}

/// Keeps another version of what is played; the house rules stay.
fn keep_on(library: &mut Library, rules: &mut RulesChoice, own: CustomRulebook) -> Result<(), Refusal> {
    let own = Arc::new(own);
    library.put(&own)?;
    rules.replace_own(own);
    Ok(())
}

fn keep(library: &mut Library, rules: &mut RulesChoice, own: CustomRulebook) -> Result<(), Refusal> {
    let own = Arc::new(own);
    library.put(&own)?;
    *rules = RulesChoice::playing(own);
    Ok(())
}

/// Under an id that no other rulebook has, kept or shipped.
fn apart(library: &Library, own: CustomRulebook) -> CustomRulebook {
    let id = own.id();
    let taken = id.is_empty()
        || id.len() > custom_rulebook::LONGEST
        || library.has(id)
        || shipped::NAMES.iter().any(|(shipped, ..)| *shipped == id);
    if taken { own.renamed(&library.free_id(), own.name()) } else { own }
}
