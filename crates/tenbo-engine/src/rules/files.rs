//! The files of the shipped rulebooks: JSON that the build script has joined from `books/*.json`.

use std::sync::{LazyLock, OnceLock};

use serde_json::{Map, Value};

include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The first rulebook and what it builds on: an object with a file for each id.
static FIRST_TEXT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/first.json"));

/// All other rulebooks, in the same form. Without the feature `rulebooks` they have to be handed to [`install`].
pub const OTHER: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/other.json"));

/// Files by id.
type Files = Map<String, Value>;

static FIRST: LazyLock<Files> = LazyLock::new(|| serde_json::from_slice(FIRST_TEXT).unwrap_or_default());

/// The other rulebooks, once they are installed.
static INSTALLED: OnceLock<Files> = OnceLock::new();

/// Installs the other rulebooks from the text of [`OTHER`]. Any other text is ignored, such as an error page of a web
/// host, and so are further calls after a successful one.
pub fn install(text: &[u8]) {
    if INSTALLED.get().is_none()
        && let Some(files) = read(text)
    {
        let _ = INSTALLED.set(files);
    }
}

/// The other rulebooks; `None` unless the text holds all of them and nothing else.
fn read(text: &[u8]) -> Option<Files> {
    let files: Files = serde_json::from_slice(text).ok()?;
    let is_here = |id: &str| FIRST.contains_key(id) != files.contains_key(id);
    (FIRST.len() + files.len() == NAMES.len() && NAMES.iter().all(|(id, ..)| is_here(id))).then_some(files)
}

fn other() -> Option<&'static Files> {
    if cfg!(feature = "rulebooks") && INSTALLED.get().is_none() {
        install(OTHER);
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

/// A shipped file as it was written, if it is available.
#[must_use]
pub fn tree(id: &str) -> Option<&'static Value> {
    FIRST.get(id).or_else(|| other()?.get(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_host_sends_in_place_of_the_rulebooks_is_not_taken() {
        assert!(read(OTHER).is_some());
        let page = b"<!DOCTYPE html>\n<title>Tenbo</title>".as_slice();
        let short = |left: usize| OTHER.split_at(left).0;
        for other in [&[], page, b"not found\n", b"null", b"{}", b"{\"error\":404}", FIRST_TEXT] {
            assert!(read(other).is_none(), "{} bytes", other.len());
        }
        for left in [OTHER.len() / 8, OTHER.len() / 2, OTHER.len() - 1] {
            assert!(read(short(left)).is_none(), "{left} bytes");
        }
    }
}
