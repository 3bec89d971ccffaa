//! What an entry of the browser's history stands for: *Back* closes what lies over the page, and goes back through the views. The
//! hand is not in it: it stays as it is, unless the entry is that of another link.

use std::fmt;
use std::str::FromStr;

use super::view::View;

/// An entry, kept with it as text: "0 hand page", "2 table over".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How many links were followed before it: with another number it has another hand.
    pub link: u32,
    /// The view that is shown.
    pub view: View,
    /// Whether a dialog, the settings or the menu lie over the page.
    pub over: bool,
}

/// What the browser's history is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One more entry.
    Push,
    /// Another in place of the current one.
    Replace,
    /// The one before.
    Back,
}

impl Entry {
    /// What brings the history from here to what the page shows now; `None` if that is the same.
    #[must_use]
    pub fn step(self, next: Entry) -> Option<Step> {
        match (self.view == next.view, self.over, next.over) {
            (true, true, false) => Some(Step::Back),
            (true, false, true) | (false, false, _) => Some(Step::Push),
            // What lay over the page led to another view: *Back* does not open it again.
            (false, true, _) => Some(Step::Replace),
            (true, _, _) => None,
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.link, self.view, if self.over { "over" } else { "page" })
    }
}

/// The text is no entry of this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntry;

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Entry, NoEntry> {
        let mut parts = text.split(' ');
        let mut part = || parts.next().ok_or(NoEntry);
        let link = part()?.parse().map_err(|_| NoEntry)?;
        let view = part()?.parse().map_err(|_| NoEntry)?;
        match part()? {
            "over" => Ok(Entry { link, view, over: true }),
            "page" => Ok(Entry { link, view, over: false }),
            _ => Err(NoEntry),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_from_its_text() {
        for &view in View::ALL {
            for over in [false, true] {
                let entry = Entry { link: 7, view, over };
                assert_eq!(entry.to_string().parse(), Ok(entry));
            }
        }
        for text in ["", "1", "1 hand", "x hand over", "1 foot over", "1 hand under"] {
            assert_eq!(text.parse::<Entry>(), Err(NoEntry), "{text}");
        }
    }

    /// The history as a browser keeps it.
    struct Browser(Vec<Entry>);

    impl Browser {
        fn show(&mut self, view: View, over: bool) {
            let now = *self.0.last().unwrap();
            let next = Entry { view, over, ..now };
            match now.step(next) {
                Some(Step::Push) => self.0.push(next),
                Some(Step::Replace) => *self.0.last_mut().unwrap() = next,
                Some(Step::Back) => drop(self.0.pop()),
                None => {}
            }
            assert_eq!(*self.0.last().unwrap(), next);
        }
    }

    #[test]
    fn back_goes_through_the_views_and_past_what_was_closed() {
        let mut browser = Browser(vec![Entry { link: 0, view: View::Hand, over: false }]);
        browser.show(View::Hand, true);
        browser.show(View::Hand, false);
        assert_eq!(browser.0.len(), 1, "what was closed leaves nothing to go back to");
        browser.show(View::Table, false);
        browser.show(View::Table, true);
        browser.show(View::Game, false);
        let views: Vec<(View, bool)> = browser.0.iter().map(|entry| (entry.view, entry.over)).collect();
        assert_eq!(views, [(View::Hand, false), (View::Table, false), (View::Game, false)]);
    }
}
