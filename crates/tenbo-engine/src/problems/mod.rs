//! What is wrong with an input, as data, and a reader of JSON that collects every problem.

pub mod bounds;
mod list;
mod problem;
mod reader;

pub use list::Problems;
pub(crate) use list::first_problems;
pub use problem::{Part, Place, Problem, ProblemKey, TilePlace};
pub use reader::{Fields, Reader, whole};
