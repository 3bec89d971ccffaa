//! Worked examples of what players need in a game's next deal, `tests/data/need/worked.json`: each a game by what everybody
//! has before a deal, with what some of them need and the arithmetic beside it.

use serde_json::{Value, from_str};
use tenbo_engine::game::{Entry, Game, Scores};
use tenbo_engine::tiles::{BySeat, Seat};

use crate::files;

/// A game before a deal.
pub struct Example {
    /// What it is called.
    pub name: String,
    /// The id of its rulebook.
    pub rules: String,
    /// The game.
    pub game: Game,
    /// What is on the table when the deal begins.
    pub begun: Entry,
    /// What players need.
    pub answers: Vec<Needs>,
}

/// What a player needs for a place.
pub struct Needs {
    /// The player.
    pub player: usize,
    /// The place.
    pub place: u8,
    /// How the deal ends: `ron 0,3` on the discard of one of these, `tsumo`, `draw`, `draw ready` or `draw not ready`.
    pub way: String,
    /// The total that the smallest hand is worth, or none; by a draw who of the others may be ready.
    pub needs: Value,
    /// The next smaller hand, and by how many points it is not enough.
    pub below: Option<(i64, i64)>,
    /// What else is to be seen: `shared`, `goes on`, `ends from` a total.
    pub more: Vec<String>,
    /// The arithmetic.
    pub why: String,
}

/// All of them.
pub fn examples() -> Vec<Example> {
    let file: Value = from_str(&files::text("tests/data/need/worked.json")).unwrap();
    file.as_array().unwrap().iter().map(example).collect()
}

fn number(value: &Value, key: &str) -> i64 {
    value[key].as_i64().unwrap_or_default()
}

fn text(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}

fn example(value: &Value) -> Example {
    let points: Vec<i64> = value["points"].as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    let names = ["Anna", "Bertrand", "Chiyo", "Dmitri"];
    let initial = number(value, "initial");
    let mut game = Game {
        players: names.iter().take(points.len()).map(|name| (*name).to_owned()).collect(),
        initial: Some(initial),
        ..Game::default()
    };
    // The table has settled the first deal, and passed the others on.
    let passed = number(value, "round") as usize * points.len() + number(value, "dealer") as usize;
    assert!(passed > 0, "{value}");
    for deal in 0..passed {
        let mut scores = Scores::default();
        for (seat, total) in Seat::ALL.into_iter().zip(&points).filter(|_| deal == 0) {
            scores.changes[seat] = Some(total - initial);
        }
        let mut entry = Entry::settled(Scores { changes: BySeat::clone(&scores.changes), ..scores });
        entry.overrides.passes = Some(true);
        entry.overrides.deposits =
            (deal + 1 == passed).then(|| number(value, "sticks") as u32).filter(|&sticks| sticks > 0);
        game.deals.push(entry);
    }
    let mut begun = Entry::default();
    begun.overrides.honba = Some(number(value, "counters") as u32);
    let answers = value["answers"].as_array().unwrap().iter().map(|answer| Needs {
        player: number(answer, "player") as usize,
        place: number(answer, "place") as u8,
        way: text(answer, "way"),
        needs: answer["needs"].clone(),
        below: answer["below"].as_array().map(|pair| (pair[0].as_i64().unwrap(), pair[1].as_i64().unwrap())),
        more: answer["more"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect(),
        why: text(answer, "why"),
    });
    Example { name: text(value, "name"), rules: text(value, "rules"), game, begun, answers: answers.collect() }
}
