//! LaTeX, with the package `mahjong` of CTAN (1.0.1 and later; `docs/embedding.md`, A still picture).

use super::lay::{Signs, lay};
use crate::language::CopyWord;
use crate::picture::Picture;
use tenbo_engine::tiles::write_tiles;

pub const SIGNS: Signs = Signs { back: "X", unknown: "?", stacked: |digit| format!("{digit}\""), won: "" };

/// The result as a part of a document.
pub fn write(picture: &Picture, link: &str) -> String {
    let language = picture.language;
    let mut out =
        format!("% {}\n\\noindent\\textbf{{{}}}\n\n", language.word(CopyWord::LatexNeeds), escaped(&picture.headline));
    for line in picture.context_lines() {
        out.push_str(&format!("\\noindent {}\n\n", escaped(line)));
    }
    for hand in &picture.hands {
        if let Some(who) = &hand.who {
            out.push_str(&format!("\\noindent\\textbf{{{}}}\n\n", escaped(who)));
        }
        let (tiles, missing) = lay(&hand.spread, &SIGNS);
        out.push_str(&format!("\\noindent\\mahjong{{{tiles}}}\n"));
        if !missing.is_empty() {
            let missing = language.not_drawn(&write_tiles(&missing));
            out.push_str(&format!("% {missing}\n\\quad {}\n", escaped(&missing)));
        }
        out.push('\n');
        // Without the characters beside them, so that pdfLaTeX sets them in a language of Latin letters.
        let rows: Vec<_> = hand.lines.iter().map(|line| (line.name.clone(), line.value.clone())).collect();
        table(&rows, &mut out);
    }
    table(&picture.payments, &mut out);
    out.push_str(&format!("\\noindent\\url{{{}}}\n", address(link)));
    out
}

fn table(rows: &[(String, String)], out: &mut String) {
    if rows.is_empty() {
        return;
    }
    out.push_str("\\noindent\\begin{tabular}{@{}lr@{}}\n");
    for (name, value) in rows {
        out.push_str(&format!("{} & {} \\\\\n", escaped(name), escaped(value)));
    }
    out.push_str("\\end{tabular}\n\n");
}

/// A text that means itself.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '|' => out.push_str("\\textbar{}"),
            '"' => out.push_str("\\char34{}"),
            // Brackets could be the option of what stands before them.
            '[' | ']' => out.extend(['{', letter, '}']),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => out.extend(['\\', letter]),
            // pdfLaTeX knows it in formulas only.
            '\u{2212}' => out.push_str("$-$"),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// An address as the package `url` takes it, which asks for pairs of braces.
fn address(link: &str) -> String {
    super::address(link, |letter| matches!(letter, '{' | '}' | '\\' | '^' | '`'))
}
