//! The rulebooks that come with the engine.

use std::cell::RefCell;

use super::book::Rulebook;
#[doc(hidden)]
pub use super::files::{NAMES, OTHER, tree};
pub use super::files::{ids, install};
use super::read::file::file;
use crate::UnknownName;
use crate::problems::{Place, Reader};

/// The ids of the rulebooks that users can pick, in the order of the picker. Files that are only a base for others
/// are left out.
pub const OFFERED: &[&str] = &[
    "riichi-book-1",
    "riichi-ema-2025",
    "riichi-ema-2016",
    "riichi-wrc-2025",
    "riichi-wrc-2022",
    "riichi-tenhou",
    "riichi-mahjong-soul",
    "riichi-m-league",
    "riichi-jpml-a-2026",
    "riichi-tenhou-three",
    "riichi-mahjong-soul-three",
    "mcr-mil-2025",
    "mcr-wmo-2006",
    "mcr-1998",
    "chinese-classical",
    "dmjl",
    "bmja",
    "babcock-1920s",
    "american-classical",
    "european-classical",
    "dutch",
    "french",
    "italian",
    "australian",
    "japanese-classical",
    "hong-kong-old-style",
    "zung-jung",
    "zung-jung-wsom",
    "taiwanese-association-2009",
    "taiwanese-16",
    "cantonese-taiwanese",
    "sichuan-bloody",
    "sichuan",
    "singapore",
    "vietnamese",
    "malaysian",
    "filipino",
    "korean",
    "chinese-new-style",
    "building-skills",
    "novice",
    "transitional-chinese",
    "transitional-japanese",
    "american-modern",
    "wilmington",
    "mmm",
    "ims",
    "wmpa",
    "four-winds-slice",
    "four-winds-blank",
];

/// Whether a shipped rulebook is available. Without the feature `rulebooks`, most are available only after
/// [`install`].
#[must_use]
pub fn is_here(id: &str) -> bool {
    ids().any(|here| here == id)
}

thread_local! {
    /// Rulebooks that have been read. With this cache the npm package's `score` does 7,600 Chinese Official hands a
    /// second, without it 1,350.
    static READ: RefCell<Vec<(&'static str, Rulebook)>> = const { RefCell::new(Vec::new()) };
}

/// A shipped rulebook with its base applied; `None` if no rulebook has this id or it is not available. Each file is
/// parsed only once per thread.
#[must_use]
pub fn find(id: &str) -> Option<Rulebook> {
    let read_before = |read: &Vec<(_, Rulebook)>| read.iter().find(|(of, _)| *of == id).map(|(_, book)| book.clone());
    READ.with_borrow(read_before).or_else(|| {
        let id = ids().find(|here| *here == id)?;
        let book = file(tree(id)?, &Place::default(), &mut Reader::default())?;
        READ.with_borrow_mut(|read| read.push((id, book.clone())));
        Some(book)
    })
}

impl Rulebook {
    /// A rulebook that comes with the engine, by its id. [`OFFERED`] has the ids, apart from those of mere bases.
    ///
    /// ```
    /// use tenbo_engine::Rulebook;
    ///
    /// assert_eq!(Rulebook::shipped("mcr-mil-2025")?.name, "Chinese Official (MIL 2025)");
    /// assert_eq!(Rulebook::shipped("my-club").unwrap_err().to_string(), "unknown rulebook \"my-club\"");
    /// # Ok::<(), tenbo_engine::UnknownName>(())
    /// ```
    ///
    /// # Errors
    /// If there is none with this id, or it is not available ([`is_here`]).
    pub fn shipped(id: &str) -> Result<Rulebook, UnknownName> {
        find(id).ok_or_else(|| UnknownName::new("Rulebook", id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_read_without_a_problem() {
        for id in ids() {
            let mut reader = Reader::default();
            let book = file(tree(id).unwrap(), &Place::default(), &mut reader).unwrap();
            assert!(reader.problems.is_empty(), "{id}: {:?}", reader.problems);
            assert_eq!(book.id, id);
        }
        for id in OFFERED {
            assert!(find(id).is_some(), "{id} is offered");
        }
    }
}
