//! The files of the shipped rulebooks: JSON that the build script has joined from `books/*.json`.

use std::sync::{LazyLock, OnceLock};

use serde_json::{Map, Value};

use super::wrong_file::WrongFile;

include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The default rulebook and its bases: an object with a file for each id.
static FIRST_TEXT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/first.json"));

/// All other rulebooks, in the same form. Without the feature `rulebooks` this text has to be passed to [`install`].
pub const OTHER: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/other.json"));

/// Files by id.
type Files = Map<String, Value>;

static FIRST: LazyLock<Files> = LazyLock::new(|| serde_json::from_slice(FIRST_TEXT).unwrap_or_default());

/// The other rulebooks, once they are installed.
static INSTALLED: OnceLock<Files> = OnceLock::new();

/// Makes the other rulebooks available; `text` is what [`OTHER`] contains. Once they are, further calls do nothing.
///
/// # Errors
/// It is another text, such as a web host's error page.
pub fn install(text: &[u8]) -> Result<(), WrongFile> {
    if INSTALLED.get().is_none() {
        // If another thread was faster, its files are the same.
        let _ = INSTALLED.set(read(text)?);
    }
    Ok(())
}

/// The other rulebooks. The text must have all of them and nothing else.
fn read(text: &[u8]) -> Result<Files, WrongFile> {
    let files: Files = serde_json::from_slice(text).unwrap_or_default();
    let is_here = |id: &str| FIRST.contains_key(id) != files.contains_key(id);
    let is_whole = FIRST.len() + files.len() == NAMES.len() && NAMES.iter().all(|(id, ..)| is_here(id));
    if is_whole { Ok(files) } else { Err(WrongFile::RULEBOOKS) }
}

fn other() -> Option<&'static Files> {
    if cfg!(feature = "rulebooks") && INSTALLED.get().is_none() {
        // The text was made with the names, and a test installs it.
        let _ = install(OTHER);
    }
    INSTALLED.get()
}

/// Every available file, with its id.
fn files() -> impl Iterator<Item = (&'static String, &'static Value)> {
    FIRST.iter().chain(other().into_iter().flatten())
}

/// The ids of the shipped files that are available.
pub fn ids() -> impl Iterator<Item = &'static str> {
    files().map(|(id, _)| id.as_str())
}

/// A shipped file as JSON, without its base applied; `None` if it does not exist or is not available.
#[must_use]
pub fn tree(id: &str) -> Option<&'static Value> {
    FIRST.get(id).or_else(|| other()?.get(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_host_sends_in_place_of_the_rulebooks_is_not_taken() {
        assert!(read(OTHER).is_ok());
        assert_eq!(read(b"").unwrap_err().to_string(), "this is not the file of shipped rulebooks");
        assert_eq!((install(OTHER), install(b"")), (Ok(()), Ok(())), "the second is not needed any more");
        let page = b"<!DOCTYPE html>\n<title>Tenbo</title>".as_slice();
        let short = |left: usize| OTHER.split_at(left).0;
        for other in [&[], page, b"not found\n", b"null", b"{}", b"{\"error\":404}", FIRST_TEXT] {
            assert!(read(other).is_err(), "{} bytes", other.len());
        }
        for left in [OTHER.len() / 8, OTHER.len() / 2, OTHER.len() - 1] {
            assert!(read(short(left)).is_err(), "{left} bytes");
        }
    }
}
