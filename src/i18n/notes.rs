//! What explains the patterns and is the same in every language: for each an example, a near miss and a source. On the
//! web it is a file beside the module.

use std::sync::OnceLock;

use crate::engine::catalogue::Pattern;

/// How many lines the file has.
const COUNT: usize = 3 * Pattern::ALL.len();

const fn line(place: usize) -> &'static str {
    let note = Pattern::ALL[place / 3].note();
    match place % 3 {
        0 => note.example,
        1 => note.near_miss,
        _ => note.source,
    }
}

/// How long the file is.
pub const LENGTH: usize = {
    let mut length = 0;
    let mut place = 0;
    while place < COUNT {
        length += line(place).len() + 1;
        place += 1;
    }
    length
};

/// The file: a line for each.
pub static FILE: [u8; LENGTH] = {
    let mut out = [b'\n'; LENGTH];
    let mut end = 0;
    let mut place = 0;
    while place < COUNT {
        let text = line(place).as_bytes();
        let mut at = 0;
        while at < text.len() {
            assert!(text[at] != b'\n', "a note is one line");
            out[end + at] = text[at];
            at += 1;
        }
        end += text.len() + 1;
        place += 1;
    }
    out
};

static HERE: OnceLock<Vec<&'static str>> = OnceLock::new();

/// Makes the notes known; only the first time counts. A file that is not of this build is none.
pub fn install(file: &'static [u8]) {
    let lines: Vec<&str> = std::str::from_utf8(file).unwrap_or_default().lines().collect();
    if lines.len() == COUNT {
        let _ = HERE.set(lines);
    }
}

/// A hand that has a pattern, one that just has it not, and where it is defined; nothing until the file is here.
#[must_use]
pub fn explained(pattern: Pattern) -> [&'static str; 3] {
    #[cfg(not(target_arch = "wasm32"))]
    install(&FILE);
    let lines = HERE.get().and_then(|lines| lines.get(3 * pattern as usize..)?.first_chunk::<3>());
    lines.copied().unwrap_or_default()
}
