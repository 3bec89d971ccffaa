//! English.

pub mod board;
pub mod editor;
pub mod embed;
pub mod game;
mod label;
mod option;
mod pattern;
mod phrase;
mod points;
mod problem;
mod score;
mod situation;
mod table;
mod tile;
pub mod ui;

pub use label::label;
pub use option::{choice, option, option_help};
pub use pattern::{category, definition, family, pattern};
pub use phrase::{formula, headline, left, next, spoken, worth, yakuman};
pub use points::{chance, declare, flowers, gauge, instead, principle_help, reach};
pub use problem::{caveat, place, problem};
pub use score::{amount, extra, limit, restriction, shortcut, shortcut_rule, step, unit, why};
pub use situation::{by, draw_cause, meld_kind, offence, riichi, situation};
pub use table::{account, part, seat, transfer, warning};
pub use tile::{set, shape, tile};

/// "a", "a and b", "a, b and c".
fn list<T: AsRef<str>>(words: &[T], last: &str) -> String {
    let mut out = String::new();
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            out.push_str(if i + 1 == words.len() { last } else { ", " });
        }
        out.push_str(word.as_ref());
    }
    out
}

/// "1 tile", "2 tiles".
fn count(number: i64, one: &str, many: &str) -> String {
    let mut out = crate::app::text::number::grouped(number);
    out.push(' ');
    out.push_str(if number == 1 { one } else { many });
    out
}
