//! What people read, per language. The texts stand in `locales`; what one of them lacks fails the build (`compile`).

pub mod board;
#[cfg(test)]
mod board_tests;
pub mod causes;
pub mod change;
pub mod cited;
pub mod color;
pub mod compare;
pub mod comparison;
#[cfg(test)]
mod compile_tests;
pub mod content;
pub mod context;
pub mod copy;
pub mod copy_as;
#[cfg(test)]
mod copy_tests;
pub mod deal_preview;
pub mod declaration;
pub mod dora;
pub mod editor;
#[cfg(test)]
mod example_tests;
mod file_place;
mod fill;
pub mod game;
pub mod game_ending;
pub mod game_need;
pub mod game_series;
pub mod game_settling;
pub mod game_sheet;
mod game_summary;
pub mod game_table;
#[cfg(test)]
mod game_tests;
pub mod gauge;
pub mod glossary;
pub mod groups;
pub mod handed;
pub mod headline;
pub mod laid;
pub mod language;
mod line_why;
mod list;
pub mod mark;
mod miss;
pub mod names;
pub mod number;
pub mod option_origin;
pub mod orders;
pub mod ornament;
pub mod outcome;
pub mod paid;
pub mod pao_sentence;
pub mod pattern_details;
pub mod pattern_names;
pub mod payments;
pub mod pen;
pub mod picture;
#[cfg(test)]
mod points_tests;
pub mod reference;
#[cfg(test)]
mod result_tests;
pub mod rule_search;
pub mod rule_sheet;
pub mod rulebook_list;
pub mod seat_menu;
pub mod seats;
pub mod settlement;
pub mod sheet;
pub mod sheet_compared;
pub mod sheet_options;
pub mod sheet_patterns;
pub mod sheet_payments;
pub mod sheet_table;
pub mod short_name;
pub mod shown;
pub mod spread;
pub mod still;
#[cfg(test)]
mod tests;

mod phrase;
mod problem;
mod remedy;
mod score;
mod table;
mod template;
mod tile;
pub mod ui;
pub mod waits;

include!(concat!(env!("OUT_DIR"), "/macros.rs"));

pub use language::{
    BoardWord, CopyWord, EditorWord, EmbedWord, GameWord, GlossaryTerm, Label, Language, Message, PenWord, QuickWord,
    ReferenceWord, SheetWord, TablesWord, TemplateWord, Term, UpdateWord, Volume, Word,
};
