//! Who has played before, so that nobody's name is written twice.

use super::Games;

/// The most names that are offered.
const MOST: usize = 16;

impl Games {
    /// The names of all players but those who sit already, whoever played last first.
    #[must_use]
    pub fn regulars(&self, seated: &[String]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let mut games: Vec<_> = self.iter().collect();
        games.reverse();
        let players = games.into_iter().flat_map(|sheet| &sheet.game.players).map(|name| name.trim());
        for name in players.filter(|name| !name.is_empty()) {
            if names.len() < MOST && !names.iter().chain(seated).any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        names
    }

    /// Who played the last game of so many, in its seats; nothing where nobody had a name.
    #[must_use]
    pub fn last_players(&self, seats: usize) -> Option<&[String]> {
        let mut games: Vec<&[String]> = self.iter().map(|sheet| sheet.game.players.as_slice()).collect();
        games.reverse();
        games.into_iter().find(|players| players.len() == seats && players.iter().any(|name| !name.trim().is_empty()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{GameEdit, apply};
    use super::*;
    use crate::RulesChoice;

    #[test]
    fn names_are_offered_once_and_not_to_who_sits() {
        let mut games = Games::default();
        for players in [["Anna", "Ben", "", "Dee"], ["Chi", "Ben ", "Eli", ""]] {
            let rules = Box::new(RulesChoice::of("riichi-ema-2025").unwrap());
            let new = GameEdit::New(String::new(), players.map(str::to_owned).to_vec(), rules);
            games = apply(&games, new).unwrap();
        }
        assert_eq!(games.regulars(&[]), ["Chi", "Ben", "Eli", "Anna", "Dee"]);
        assert_eq!(games.regulars(&["Eli".to_owned()]), ["Chi", "Ben", "Anna", "Dee"]);
        assert_eq!(games.last_players(4), Some(&["Chi", "Ben", "Eli", ""].map(str::to_owned)[..]));
        assert_eq!(games.last_players(3), None);
    }
}
