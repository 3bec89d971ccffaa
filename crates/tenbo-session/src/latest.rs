//! Of what is asked for one after another, what was asked for last: an answer that comes late must not take the place of what
//! was chosen since.

/// Counts what is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latest(u32);

/// One thing that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(u32);

impl Latest {
    /// Asks for something.
    pub const fn ask(&mut self) -> Asked {
        self.0 = self.0.wrapping_add(1);
        Asked(self.0)
    }

    /// Whether nothing was asked for since.
    #[must_use]
    pub const fn is(self, asked: Asked) -> bool {
        self.0 == asked.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two lists of recent hands, the rulebooks of the first of which come last.
    #[test]
    fn a_late_answer_does_not_replace_a_newer_one() {
        let (mut latest, mut shown) = (Latest::default(), Vec::new());
        let first = latest.ask();
        let second = latest.ask();
        for (asked, hands) in [(second, ["new", "old"].as_slice()), (first, &["old"])] {
            if latest.is(asked) {
                shown = hands.to_vec();
            }
        }
        assert_eq!(shown, ["new", "old"]);
        assert!(latest.is(second), "the same may come again");
        assert_ne!(latest.ask(), second);
        assert!(!latest.is(second));
    }
}
