//! Typst, with the package `riichinator` of its universe. All words are strings, which have two signs to be escaped.

use super::lay::{Signs, lay};
use crate::picture::Picture;
use tenbo_engine::tiles::write_tiles;

/// Two tiles of a stack are both named; the winning tile has a rim; nothing is drawn for what there is no picture of, so that a
/// tile face down stands for it.
pub const SIGNS: Signs = Signs { back: "0z", unknown: "0z", stacked: |digit| format!("{digit}{digit}\""), won: "!" };

/// The result as a part of a document.
pub fn write(picture: &Picture, link: &str) -> String {
    let mut out = String::from("#import \"@preview/riichinator:0.1.1\": hand\n");
    out.push_str(&format!("#strong({})\n\n", quoted(&picture.headline)));
    for line in picture.context_lines() {
        out.push_str(&format!("#{}\n\n", quoted(line)));
    }
    for hand in &picture.hands {
        if let Some(who) = &hand.who {
            out.push_str(&format!("#strong({})\n\n", quoted(who)));
        }
        let (tiles, missing) = lay(&hand.spread, &SIGNS);
        out.push_str(&format!("#hand({})\n", quoted(&tiles)));
        if !missing.is_empty() {
            let missing = picture.language.not_drawn(&write_tiles(&missing));
            out.push_str(&format!("// {missing}\n#{}\n", quoted(&missing)));
        }
        out.push('\n');
        table(&hand.rows(), &mut out);
    }
    table(&picture.payments, &mut out);
    out.push_str(&format!("#link({})\n", quoted(link)));
    out
}

fn table(rows: &[(String, String)], out: &mut String) {
    if rows.is_empty() {
        return;
    }
    out.push_str("#table(columns: 2, align: (left, right),\n");
    for (name, value) in rows {
        out.push_str(&format!("  {}, {},\n", quoted(name), quoted(value)));
    }
    out.push_str(")\n\n");
}

/// A text as a string.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}
