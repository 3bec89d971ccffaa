//! What is wrong with an input, as data, and a reader of JSON that collects every problem.

pub mod bounds;
mod list;
mod place;
mod problem;
mod reader;

pub use list::Problems;
pub(crate) use list::first_problems;
pub use place::{Part, Place, TilePlace};
pub use problem::{Problem, ProblemKey};
pub use reader::{Fields, Reader, whole};
