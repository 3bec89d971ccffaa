//! The text of a snapshot.

use std::fmt::Write as _;

use insta::{Settings, assert_snapshot};
use tenbo_engine::rules::Family;
use tenbo_wording::{Label, Language};

/// A text that grows line by line.
pub struct Page {
    /// The language of the page.
    pub language: Language,
    /// Whose words its rulebook has.
    pub family: Family,
    text: String,
}

impl Page {
    /// Another line.
    pub fn line(&mut self, line: &str) {
        writeln!(self.text, "{}", line.trim_end()).unwrap();
    }

    /// A heading with the lines below it; nothing where there are none.
    pub fn part(&mut self, title: &str, lines: impl IntoIterator<Item = String>) {
        let mut lines = lines.into_iter().peekable();
        if lines.peek().is_some() {
            self.line(&format!("# {title}"));
            lines.for_each(|line| self.line(&format!("- {line}")));
        }
    }

    /// The same under a heading of the page.
    pub fn titled(&mut self, title: Label, lines: impl IntoIterator<Item = String>) {
        self.part(self.language.word_for(title, self.family), lines);
    }
}

/// A page in each language, one below the other.
pub fn in_every_language(family: Family, write: impl Fn(&mut Page)) -> String {
    let in_language = |language: Language| {
        let mut page = Page { language, family, text: format!("== {}\n", language.code()) };
        write(&mut page);
        page.text
    };
    Language::ALL.map(in_language).join("\n")
}

/// Parts of a line that are not empty, with a bar between them.
pub fn cells<T: AsRef<str>>(parts: impl IntoIterator<Item = T>) -> String {
    let parts: Vec<T> = parts.into_iter().filter(|part| !part.as_ref().is_empty()).collect();
    parts.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(" | ")
}

/// Compares a text with its file in a folder of `snapshots`.
pub fn compare(folder: &str, name: &str, text: &str) {
    let mut settings = Settings::clone_current();
    settings.set_snapshot_path(format!("snapshots/{folder}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| assert_snapshot!(name, text));
}
