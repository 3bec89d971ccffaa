//! The long texts of each language, which a first visit does not need: on the web they are a file beside the module.
//!
//! The compiler makes a file from the same exhaustive matches as every other text has, so that none can be forgotten: a
//! line for each text, in the order of the enums.

use std::sync::OnceLock;

use super::board::BoardWord;
use super::editor::EditorWord;
use super::embed::EmbedWord;
use super::en;
use super::game::GameWord;
use super::language::Language;
use crate::engine::catalogue::Pattern;
use crate::engine::rulebook::option::OptionKey;

/// Where the labels of the options begin, after the definitions of the patterns.
const OPTIONS: usize = Pattern::ALL.len();

/// Where the help on the options begins.
const HELP: usize = OPTIONS + OptionKey::ALL.len();

/// Where the words of the editor of rulebooks begin.
const EDITOR: usize = HELP + OptionKey::ALL.len();

/// Where the words of the table begin.
const BOARD: usize = EDITOR + EditorWord::ALL.len();

/// Where the words of the game sheet begin.
const GAME: usize = BOARD + BoardWord::ALL.len();

/// Where the words of frames on other sites begin.
const EMBED: usize = GAME + GameWord::ALL.len();

/// Where what explains the patterns begins, which is the same in every language: for each an example, a near miss and a
/// source.
const NOTES: usize = EMBED + EmbedWord::ALL.len();

/// How many there are.
const COUNT: usize = NOTES + 3 * Pattern::ALL.len();

/// The long texts of English in the order of a file.
const fn english(place: usize) -> &'static str {
    if place < OPTIONS {
        return en::definition(Pattern::ALL[place]);
    }
    if place < HELP {
        return en::option(OptionKey::ALL[place - OPTIONS]);
    }
    if place < EDITOR {
        return en::option_help(OptionKey::ALL[place - HELP]);
    }
    if place < BOARD {
        return en::editor::editor(EditorWord::ALL[place - EDITOR]);
    }
    if place < GAME {
        return en::board::board(BoardWord::ALL[place - BOARD]);
    }
    if place < EMBED {
        return en::game::game(GameWord::ALL[place - GAME]);
    }
    if place < NOTES {
        return en::embed::embed(EmbedWord::ALL[place - EMBED]);
    }
    let note = Pattern::ALL[(place - NOTES) / 3].note();
    match (place - NOTES) % 3 {
        0 => note.example,
        1 => note.near_miss,
        _ => note.source,
    }
}

/// How long the file of English is.
const LENGTH: usize = {
    let mut length = 0;
    let mut place = 0;
    while place < COUNT {
        length += english(place).len() + 1;
        place += 1;
    }
    length
};

/// The file of English.
pub static EN: [u8; LENGTH] = {
    let mut out = [b'\n'; LENGTH];
    let mut end = 0;
    let mut place = 0;
    while place < COUNT {
        let text = english(place).as_bytes();
        let mut at = 0;
        while at < text.len() {
            assert!(text[at] != b'\n', "a long text is one line");
            out[end + at] = text[at];
            at += 1;
        }
        end += text.len() + 1;
        place += 1;
    }
    out
};

/// The texts that are here, by language.
static HERE: [OnceLock<Vec<&'static str>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Language {
    /// What a pattern is, in one line; nothing until the long texts are here.
    #[must_use]
    pub fn definition(self, pattern: Pattern) -> &'static str {
        self.long(pattern as usize)
    }

    /// What an option does, in one line; nothing until the long texts are here.
    #[must_use]
    pub fn option_help(self, key: OptionKey) -> &'static str {
        self.long(HELP + key as usize)
    }

    /// What an option is called; nothing until the long texts are here.
    #[must_use]
    pub fn option(self, key: OptionKey) -> &'static str {
        self.long(OPTIONS + key as usize)
    }

    /// A word of the editor; nothing until the long texts are here.
    #[must_use]
    pub fn editor(self, word: EditorWord) -> &'static str {
        self.long(EDITOR + word as usize)
    }

    /// A word of the table; nothing until the long texts are here.
    #[must_use]
    pub fn board(self, word: BoardWord) -> &'static str {
        self.long(BOARD + word as usize)
    }

    /// A word of the game sheet; nothing until the long texts are here.
    #[must_use]
    pub fn game(self, word: GameWord) -> &'static str {
        self.long(GAME + word as usize)
    }

    /// A word of frames on other sites; nothing until the long texts are here.
    #[must_use]
    pub fn embed(self, word: EmbedWord) -> &'static str {
        self.long(EMBED + word as usize)
    }

    /// A hand that has a pattern, one that just has it not, and where it is defined; nothing until the long texts are
    /// here.
    #[must_use]
    pub fn explained(self, pattern: Pattern) -> (&'static str, &'static str, &'static str) {
        let place = NOTES + 3 * pattern as usize;
        (self.long(place), self.long(place + 1), self.long(place + 2))
    }

    /// Makes the long texts of the language known; only the first time counts. A file that is not of this build is none.
    pub fn install(self, file: &'static [u8]) {
        let lines: Vec<&str> = std::str::from_utf8(file).unwrap_or_default().lines().collect();
        if let Some(here) = HERE.get(self as usize).filter(|_| lines.len() == COUNT) {
            let _ = here.set(lines);
        }
    }

    /// Whether the long texts of the language are here.
    #[must_use]
    pub fn is_whole(self) -> bool {
        HERE.get(self as usize).is_some_and(|here| here.get().is_some())
    }

    fn long(self, place: usize) -> &'static str {
        #[cfg(not(target_arch = "wasm32"))]
        if !self.is_whole() {
            match self {
                Language::En => self.install(&EN),
            }
        }
        HERE.get(self as usize).and_then(|here| here.get()?.get(place).copied()).unwrap_or_default()
    }
}
