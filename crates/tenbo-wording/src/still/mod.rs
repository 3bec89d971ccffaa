//! The still picture of a result, as a drawing that holds all it needs: no script, no font, nothing that is fetched.

mod layout;
mod mark;
mod svg;

#[cfg(test)]
mod tests;

pub use mark::Font;

use layout::Page;

use crate::picture::Picture;
use tenbo_session::qr::Code;

/// How wide the picture is, in its own units.
pub const WIDTH: f64 = 640.0;

/// What is drawn.
pub struct Still {
    /// The hand and what it is worth.
    pub picture: Picture,
    /// The link as a code.
    pub code: Option<Code>,
    /// The link.
    pub link: String,
}

impl Still {
    /// The drawing. `measure` says how wide a text is; `art` has the shapes of tiles by their ids, each in its own element.
    #[must_use]
    pub fn draw(&self, measure: impl Fn(&str, Font) -> f64, art: impl Fn(&str) -> Option<String>) -> String {
        let (marks, height) = Page::lay(self, measure);
        svg::write(self, &marks, height, art)
    }

    /// All that is on it, a sentence or a line each.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let Picture { said, payments, hands, .. } = &self.picture;
        let row = |(name, value): &(String, String)| [name, " ", value].concat();
        let mut words = vec![said.join(" · ")];
        words.extend(self.picture.context_lines().cloned());
        for hand in hands {
            words.extend(hand.who.clone());
            words.push(hand.written.clone());
            words.extend(hand.rows().iter().map(row));
        }
        words.extend(payments.iter().map(row));
        words.retain(|words| !words.is_empty());
        words
    }
}
