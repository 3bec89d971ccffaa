//! How values and objects of the contract stand in JSON: read with every problem, written, and described by a schema, each by one
//! table.

mod field;
#[cfg(feature = "schema")]
mod notation;
mod object;
#[cfg(feature = "schema")]
mod properties;
mod seats;
mod tiles;
mod within;
mod written;

pub(crate) use field::{Field, by_text, described_by};
pub(crate) use object::{Object, object};
#[cfg(feature = "schema")]
pub(crate) use properties::Properties;
#[cfg(feature = "schema")]
pub(crate) use tiles::EnteredTile;
pub(crate) use within::Within;
#[cfg(feature = "schema")]
pub(crate) use written::INLINE;
pub(crate) use written::written;
