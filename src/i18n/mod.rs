//! What people read, per language. A language is a file of the folder `languages`: whatever it lacks does not compile.

pub mod board;
#[cfg(test)]
mod board_tests;
pub mod copy;
pub mod declaration;
pub mod editor;
pub mod game;
#[cfg(test)]
mod game_tests;
pub mod gauge;
pub mod groups;
pub mod headline;
pub mod language;
mod list;
pub mod names;
pub mod notes;
pub mod number;
pub mod orders;
pub mod payments;
#[cfg(test)]
mod points_tests;
pub mod reference;
#[cfg(test)]
mod result_tests;
pub mod sheet;
#[cfg(test)]
mod tests;

mod phrase;
mod problem;
mod score;
mod table;
mod tile;
pub mod ui;
#[cfg(test)]
mod unused_tests;

pub use language::{BoardWord, EditorWord, EmbedWord, GameWord, Label, Language, ReferenceWord, UpdateWord, Word};
