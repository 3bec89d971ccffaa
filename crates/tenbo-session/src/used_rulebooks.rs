//! The rulebooks that were chosen last, so that they stand first where one is chosen.

use super::rules::RulebookPick;

/// How many are kept.
pub const MOST: usize = 4;

/// The picks, the last one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsedRulebooks(Vec<RulebookPick>);

impl UsedRulebooks {
    /// Reads what [`UsedRulebooks::write`] made. Rulebooks that are no longer offered are left out.
    #[must_use]
    pub fn read(text: &str) -> UsedRulebooks {
        let mut read = UsedRulebooks::default();
        let picks: Vec<RulebookPick> = text.lines().filter_map(|line| line.parse().ok()).collect();
        picks.into_iter().rev().for_each(|pick| read.push(pick));
        read
    }

    /// The picks as text, one on each line.
    #[must_use]
    pub fn write(&self) -> String {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }

    /// Puts a rulebook first.
    pub fn push(&mut self, pick: RulebookPick) {
        self.0.retain(|other| *other != pick);
        self.0.insert(0, pick);
        self.0.truncate(MOST);
    }

    /// The picks, the last one first.
    #[must_use]
    pub fn picks(&self) -> &[RulebookPick] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(used: &UsedRulebooks) -> Vec<String> {
        used.picks().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_last_one_stands_first_and_none_twice() {
        let mut used = UsedRulebooks::default();
        for id in ["riichi-tenhou", "own:own-1", "bmja", "riichi-tenhou"] {
            used.push(id.parse().unwrap());
        }
        assert_eq!(lines(&used), ["riichi-tenhou", "bmja", "own:own-1"]);
        for id in ["dutch", "french", "italian"] {
            used.push(id.parse().unwrap());
        }
        assert_eq!(lines(&used), ["italian", "french", "dutch", "riichi-tenhou"]);
        assert_eq!(UsedRulebooks::read(&used.write()), used);
    }

    #[test]
    fn what_is_no_rulebook_is_left_out() {
        let used = UsedRulebooks::read("bmja\nno such\n\ndutch\nbmja");
        assert_eq!(lines(&used), ["bmja", "dutch"]);
        assert_eq!(UsedRulebooks::read(""), UsedRulebooks::default());
    }
}
