//! Unpacks the shipped rulebooks, which the build script has packed into bytes.

use std::borrow::Cow;

use crate::engine::json::Json;

include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// The ids of the shipped files, sorted.
pub fn ids() -> impl Iterator<Item = &'static str> {
    BOOKS.iter().map(|(id, _)| *id)
}

/// The tree of a shipped file.
#[must_use]
pub fn tree(id: &str) -> Option<Json> {
    let place = BOOKS.binary_search_by(|(name, _)| (*name).cmp(id)).ok()?;
    let (_, start) = BOOKS.get(place)?;
    Unpack(BYTES.get(*start..)?).value()
}

/// The bytes that are still to be read.
struct Unpack(&'static [u8]);

impl Unpack {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= usize::from(byte & 127) << (7 * place);
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    fn text(&mut self) -> Option<Cow<'static, str>> {
        let (start, length) = (self.number()?, self.number()?);
        TEXTS.get(start..start + length).map(Cow::Borrowed)
    }

    fn value(&mut self) -> Option<Json> {
        Some(match self.byte()? {
            b't' => Json::Bool(true),
            b'f' => Json::Bool(false),
            b'i' => Json::Int(i64::try_from(self.number()?).ok()?),
            b's' => Json::Text(self.text()?),
            b'l' => {
                let length = self.number()?;
                Json::List((0..length).map(|_| self.value()).collect::<Option<_>>()?)
            }
            b'm' => {
                let length = self.number()?;
                Json::Map((0..length).map(|_| Some((self.text()?, self.value()?))).collect::<Option<_>>()?)
            }
            _ => Json::Null,
        })
    }
}
