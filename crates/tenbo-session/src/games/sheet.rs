//! One game with the rules it is played by.

use tenbo_engine::game::{Game, Report, replay};
use tenbo_engine::rules::RulesDigest;

use super::stakes::Stakes;
use crate::editor::Library;
use crate::rules::RulesChoice;

/// The longest name of a game or a player, in characters.
pub const LONGEST: usize = 40;

/// The longest remark beside a deal, in characters.
pub const LONGEST_NOTE: usize = 200;

/// The most deals of a game.
pub const MOST_DEALS: usize = 500;

/// A game of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Tells it from the others of the library.
    pub id: String,
    /// The rules.
    pub rules: RulesChoice,
    /// Players and deals.
    pub game: Game,
    /// What is played for.
    pub stakes: Stakes,
    /// The name of the match that it is a game of; empty if it is none.
    pub series: String,
}

impl Sheet {
    /// A game without deals. As many names as the rulebook has players, cut or filled with empty ones.
    #[must_use]
    pub fn new(id: &str, name: &str, players: &[String], rules: RulesChoice) -> Sheet {
        let rules = rules.in_one_piece();
        let seats = if rules.book().options.tiles.players == 3 { 3 } else { 4 };
        let players = (0..seats).map(|seat| players.get(seat).map_or_else(String::new, |name| short(name, LONGEST)));
        let (name, players) = (short(name, LONGEST), players.collect());
        let game = Game { name, players, rules_digest: digest(&rules), ..Game::default() };
        Sheet { id: id.to_owned(), rules, game, stakes: Stakes::default(), series: String::new() }
    }

    /// Other rules, as they are now.
    pub(super) fn set_rules(&mut self, rules: RulesChoice) {
        let rules = rules.in_one_piece();
        self.game.rules_digest = digest(&rules);
        self.rules = rules;
    }

    /// Whether a shipped rulebook that is played, or that one's own builds on, says something else than when the game took
    /// it. Of a game that does not say by which it was begun nobody knows.
    #[must_use]
    pub fn has_newer_rules(&self) -> bool {
        self.game.rules_digest.is_some_and(|then| digest(&self.rules).is_some_and(|now| then != now))
    }

    /// The rules as the library has them now, if the rulebook has been edited there since the game took it: a game has a
    /// copy of a rulebook of one's own. Under another name it is another rulebook.
    #[must_use]
    pub fn edited_rules(&self, library: &Library) -> Option<RulesChoice> {
        let played = self.rules.own.as_deref()?;
        let kept = library.get(played.id()).filter(|kept| kept.name() == played.name() && ***kept != *played)?;
        Some(RulesChoice::playing(kept.clone()))
    }

    /// What it comes to.
    #[must_use]
    pub fn report(&self) -> Report {
        replay(&self.game, &self.rules.plan())
    }
}

/// What the rules are known by as they are now.
fn digest(rules: &RulesChoice) -> Option<RulesDigest> {
    RulesDigest::of(&rules.tree())
}

/// The first characters of a text, on one line.
#[must_use]
pub fn short(text: &str, longest: usize) -> String {
    let line = text.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    line.take(longest).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::super::file;
    use super::super::tests::{open, started};
    use super::*;
    use crate::games::GameEdit;

    /// The game of a file in which the digest is another, or none.
    fn with_digest(sheet: &Sheet, digest: Option<&str>) -> Sheet {
        let mut tree = file::tree(sheet);
        assert!(tree["game"]["rules_digest"].is_string());
        match digest {
            Some(digest) => tree["game"]["rules_digest"] = Value::from(digest),
            None => drop(tree["game"].as_object_mut().unwrap().shift_remove("rules_digest")),
        }
        let read = file::read(&tree.to_string()).unwrap();
        Sheet { id: sheet.id.clone(), ..read }
    }

    #[test]
    fn a_game_knows_that_its_shipped_rulebook_is_another_now() {
        let mut house = RulesChoice::of("riichi-ema-2025").unwrap();
        assert!(house.set(tenbo_engine::options::OptionKey::RedFives, Some(3)));
        let own = RulesChoice::playing(std::sync::Arc::new(house.as_own("own-1", "Club")));
        for rules in [RulesChoice::of("mcr-mil-2025").unwrap(), house, own] {
            let sheet = Sheet::new("game-1", "", &[], rules);
            assert!(sheet.game.rules_digest.is_some() && !sheet.has_newer_rules());
            assert_eq!(with_digest(&sheet, Some(&sheet.game.rules_digest.unwrap().to_string())), sheet);
            assert!(with_digest(&sheet, Some("85944171f73967e8")).has_newer_rules());
            assert!(!with_digest(&sheet, None).has_newer_rules(), "nobody knows by which rulebook it was begun");
        }
    }

    #[test]
    fn who_goes_on_by_the_rules_of_now_is_not_told_again_until_that_is_undone() {
        let mut history = started();
        let older = with_digest(&open(&history), Some("85944171f73967e8"));
        history.take(GameEdit::Add(Box::new(older))).unwrap();
        assert!(open(&history).has_newer_rules());
        let rules = open(&history).rules;
        history.take(GameEdit::Rules(Box::new(rules))).unwrap();
        assert!(!open(&history).has_newer_rules());
        assert!(history.undo() && open(&history).has_newer_rules());
    }
}
