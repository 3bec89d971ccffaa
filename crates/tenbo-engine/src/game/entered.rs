//! A game as it has been entered so far.

use serde_json::{Map, Value};

use super::entry::Entry;
use crate::deal::Players;
use crate::json::{Field, Object, Within, object};
use crate::problems::{Fields, Place, ProblemKey, Reader, bounds};
use crate::rules::RulesDigest;
use crate::tiles::{BySeat, Seat};

object! {
    /// A game.
    ///
    /// What follows from its players and deals is computed by [`replay`](super::replay()).
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Game {
        /// Its name.
        name: String, always;
        /// The names of the players in the order of their seats in the first deal, the first dealer first. If left
        /// out, there are as many players as the rulebook is for.
        players: Vec<String> [3..=4], always;
        /// Points of each player at the start; the rulebook's if left out.
        initial: Option<i64> [0..=bounds::POINTS];
        /// The number of rounds to play; the rulebook's if left out.
        rounds: Option<u8> [1..=16];
        /// The deals in order.
        deals: Vec<Entry> [..=bounds::DEALS], required;
        /// Whether the players have ended the game.
        finished: bool = false, always;
        /// The game's part in a match, for rules that charge players who have not won in the whole match.
        ///
        /// The charge is settled with the last game of the match (docs/rules/four-winds.md, Yakitori, R65).
        within as "match": Match;
        /// The digest of the shipped rulebook that the game was begun by. It changes nothing in the answer: whoever keeps
        /// the file can tell that the rulebook has changed since.
        rules_digest: Option<RulesDigest>;
    }
}

impl Game {
    /// Reads a game. `usual` is the number of players if it does not list them.
    pub(crate) fn of_json(json: &Value, at: &Place, usual: usize, read: &mut Reader) -> Game {
        let mut game = Game::default();
        let players = json.get("players").and_then(Value::as_array).map_or(usual, Vec::len);
        let last = i64::try_from(players).unwrap_or_default() - 1;
        read.require(json, ["deals"], at);
        for (key, value, at) in read.fields(json, at) {
            match key {
                "match" => game.within.set(value, &at, Within::from(0..=last), read),
                _ if !game.set_field(key, value, &at, read) => read.unknown(&at),
                "players" if !matches!(players, 3 | 4) => read.problem(ProblemKey::WrongPlayers, &at),
                _ => {}
            }
        }
        if game.players.is_empty() {
            game.players = vec![String::new(); usual];
        }
        game.deals.iter_mut().for_each(|entry| entry.deal.players = (players == 3).then_some(Players::Three));
        game
    }
}

/// What a game knows of the other games of its match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Match {
    /// Whether it is the last game of the match.
    pub last: bool,
    /// The players, by their seats in the first deal, who have won a deal of an earlier game.
    pub won: BySeat<bool>,
}

/// In JSON players have numbers from 0, which must be within the bounds.
impl Field for Match {
    const WITHIN: Within = Within::up_to(3);

    fn read(json: &Value, at: &Place, within: Within, read: &mut Reader) -> Option<Match> {
        let mut part = Match::default();
        for (key, value, at) in read.fields(json, at) {
            match key {
                "last" => part.last.set(value, &at, bool::WITHIN, read),
                "won" => {
                    for (player, at) in read.entries_within(value, &at, bounds::SEATS) {
                        let player = u8::read(player, &at, within, read).map(usize::from);
                        if let Some(&seat) = player.and_then(|player| Seat::ALL.get(player)) {
                            part.won[seat] = true;
                        }
                    }
                }
                _ => read.unknown(&at),
            }
        }
        Some(part)
    }

    fn write(&self) -> Value {
        let won = (0..).zip(Seat::ALL).filter(|&(_, seat)| self.won[seat]).map(|(player, _): (u8, _)| player);
        Map::new().with("last", self.last).with("won", won.collect::<Vec<_>>()).into()
    }

    #[cfg(feature = "schema")]
    fn schema(within: Within, generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::json::Properties::with(&[], generator, |to| {
            to.field::<bool>("last", &["Whether the match ends with this game."], within, Some(false.into()));
            let about = "The players, numbered from 0 by their seats in the first deal, who have won a deal of an earlier game.";
            let items = u8::schema(within, to.generator());
            let players = schemars::json_schema!({ "type": "array", "items": items, "maxItems": bounds::SEATS });
            to.add("won", &[about], players, None);
        })
    }
}
