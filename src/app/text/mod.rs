//! What people read, per language. A language is a folder such as `en`, a variant of [`Language`] and one arm of its
//! table: whatever it lacks does not compile.

pub mod board;
#[cfg(test)]
mod board_tests;
pub mod copy;
pub mod declaration;
pub mod editor;
pub mod embed;
pub mod game;
#[cfg(test)]
mod game_tests;
pub mod gauge;
pub mod groups;
pub mod headline;
pub mod label;
pub mod language;
pub mod long;
pub mod number;
pub mod orders;
pub mod payments;
#[cfg(test)]
mod points_tests;
pub mod sheet;
#[cfg(test)]
mod tests;

pub mod ui;
mod words;

mod en;

pub use board::BoardWord;
pub use editor::EditorWord;
pub use embed::EmbedWord;
pub use game::GameWord;
pub use label::Label;
pub use language::Language;
pub use ui::Word;
