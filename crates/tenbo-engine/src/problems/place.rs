//! Where in an input something is wrong.

use std::borrow::Cow;
use std::fmt;

use serde::{Serialize, Serializer};

/// One step of a [`Place`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The field with this name.
    Key(Cow<'static, str>),
    /// The entry of a list with this index, from 0.
    Index(usize),
}

impl Part {
    /// A field whose name is only known at run time.
    #[must_use]
    pub fn key(name: &str) -> Part {
        Part::Key(Cow::Owned(name.to_owned()))
    }
}

impl From<&'static str> for Part {
    fn from(key: &'static str) -> Part {
        Part::Key(Cow::Borrowed(key))
    }
}

impl From<usize> for Part {
    fn from(index: usize) -> Part {
        Part::Index(index)
    }
}

/// A place in a request or rulebook: the steps to it from the root. It is displayed as a JSON Pointer, such as
/// `/end/wins/0/tile`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place(pub Vec<Part>);

impl Place {
    /// The place that these steps lead to from the root.
    #[must_use]
    pub fn of<const N: usize>(parts: [Part; N]) -> Place {
        Place(parts.into())
    }

    /// The place one step further.
    #[must_use]
    pub fn join(&self, part: impl Into<Part>) -> Place {
        let mut parts = self.0.clone();
        parts.push(part.into());
        Place(parts)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.0 {
            match part {
                Part::Key(key) => write!(f, "/{}", key.replace('~', "~0").replace('/', "~1"))?,
                Part::Index(index) => write!(f, "/{index}")?,
            }
        }
        Ok(())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Where a tile is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct TilePlace {
    /// A JSON Pointer into the request.
    ///
    /// To a list of tiles or to a field.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub at: Place,
    /// The index of the tile in its list, from 0.
    ///
    /// 0 for a field.
    pub index: usize,
}
