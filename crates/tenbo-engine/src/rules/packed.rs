//! Unpacks the shipped rulebooks, which the build script has packed into bytes.

use std::sync::OnceLock;

use serde_json::{Map, Value};

include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The rulebook of a first visit and what it builds on.
static FIRST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/first.bin"));

/// All other rulebooks. Without the feature `rulebooks` they come by [`install`].
pub const OTHER: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/other.bin"));

/// The other rulebooks, once they are here.
static INSTALLED: OnceLock<&'static [u8]> = OnceLock::new();

/// Makes the other rulebooks known; only the first time counts. Bytes that no build has packed are rulebooks that are
/// not there, and may come another time: a host may have answered with a page of its own.
pub fn install(bytes: &'static [u8]) {
    if is_pack(bytes) {
        let _ = INSTALLED.set(bytes);
    }
}

/// Whether bytes are the pack of all other rulebooks, from its beginning to its end.
fn is_pack(bytes: &'static [u8]) -> bool {
    let here = |pack| in_pack(pack).count();
    here(FIRST) + here(bytes) == NAMES.len()
}

fn other() -> &'static [u8] {
    if cfg!(feature = "rulebooks") { OTHER } else { INSTALLED.get().copied().unwrap_or_default() }
}

/// Every rulebook that is here: its id, and its tree to be unpacked.
fn books() -> impl Iterator<Item = (&'static str, Unpack)> {
    [FIRST, other()].into_iter().flat_map(in_pack)
}

/// The rulebooks of a pack.
fn in_pack(pack: &'static [u8]) -> impl Iterator<Item = (&'static str, Unpack)> {
    Unpack::open(pack).into_iter().flat_map(|mut list| {
        std::iter::from_fn(move || {
            let id = list.slice()?;
            let length = list.number()?;
            let (tree, rest) = list.bytes.split_at_checked(length)?;
            list.bytes = rest;
            Some((id, Unpack { texts: list.texts, bytes: tree }))
        })
    })
}

/// The ids of the shipped files that are here.
pub fn ids() -> impl Iterator<Item = &'static str> {
    books().map(|(id, _)| id)
}

/// The tree of a shipped file, if it is here.
#[must_use]
pub fn tree(id: &str) -> Option<Value> {
    books().find(|(name, _)| *name == id)?.1.value()
}

/// The bytes that are still to be read.
struct Unpack {
    texts: &'static str,
    bytes: &'static [u8],
}

impl Unpack {
    /// The list of rulebooks in a pack.
    fn open(pack: &'static [u8]) -> Option<Unpack> {
        let mut list = Unpack { texts: "", bytes: pack };
        let length = list.number()?;
        let (texts, rest) = list.bytes.split_at_checked(length)?;
        Some(Unpack { texts: std::str::from_utf8(texts).ok()?, bytes: rest })
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= usize::from(byte & 127).checked_shl(7 * place)?;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    fn slice(&mut self) -> Option<&'static str> {
        let (start, length) = (self.number()?, self.number()?);
        self.texts.get(start..start.checked_add(length)?)
    }

    fn value(&mut self) -> Option<Value> {
        Some(match self.byte()? {
            b't' => true.into(),
            b'f' => false.into(),
            b'i' => self.number()?.into(),
            b's' => self.slice()?.into(),
            b'l' => {
                let length = self.number()?;
                let mut list = Vec::new();
                for _ in 0..length {
                    list.push(self.value()?);
                }
                list.into()
            }
            b'm' => {
                let length = self.number()?;
                let mut map = Map::new();
                for _ in 0..length {
                    map.insert(self.slice()?.to_owned(), self.value()?);
                }
                map.into()
            }
            _ => Value::Null,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_host_sends_in_place_of_a_pack_is_none() {
        assert!(is_pack(OTHER));
        let page = b"<!DOCTYPE html>\n<title>Tenbo</title>".as_slice();
        let short = |left: usize| OTHER.split_at(left).0;
        for other in [&[], page, b"not found\n", short(OTHER.len() / 8), short(OTHER.len() / 2), short(OTHER.len() - 1)]
        {
            assert!(!is_pack(other), "{} bytes", other.len());
        }
    }
}
