//! One game with the rules it is played by.

use tenbo_engine::game::{Game, Report, replay};

use crate::session::editor::Library;
use crate::session::rules::RulesChoice;

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
}

impl Sheet {
    /// A game without deals. As many names as the rulebook has players, cut or filled with empty ones.
    #[must_use]
    pub fn new(id: &str, name: &str, players: &[String], rules: RulesChoice) -> Sheet {
        let seats = if rules.book().options.tiles.players == 3 { 3 } else { 4 };
        let players = (0..seats).map(|seat| players.get(seat).map_or_else(String::new, |name| short(name, LONGEST)));
        let game = Game { name: short(name, LONGEST), players: players.collect(), ..Game::default() };
        Sheet { id: id.to_owned(), rules, game }
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

/// The first characters of a text, on one line.
#[must_use]
pub fn short(text: &str, longest: usize) -> String {
    let line = text.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    line.take(longest).collect()
}
