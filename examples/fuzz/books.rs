//! Rulebooks as strangers make them: a shipped one or a few differences, with values replaced, as a file or in a link.

use serde_json::{Map, Value, json};
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::problems::Fields;
use tenbo_engine::rules::shipped;
use tenbo_session::editor::{compact, json};
use tenbo_testing::random::Random;
use tenbo_testing::requests;

use super::games;

/// A rulebook as a tree.
fn tree(random: &mut Random) -> Value {
    let id = random.pick(shipped::OFFERED);
    if random.percent(20) {
        return shipped::tree(id).cloned().unwrap_or(Value::Null);
    }
    let number = |random: &mut Random| Value::from(random.pick(&[0, 1, 2, 5, 8, 30, 88, 100, 1000, 1_000_001, -1]));
    let items = |random: &mut Random| {
        let one = |random: &mut Random| {
            let value = number(random);
            (random.pick(Pattern::ALL).as_str(), json!({ "value": value }))
        };
        (0..random.below(6)).map(|_| one(random)).collect::<Value>()
    };
    let options =
        (0..random.below(5)).map(|_| (random.pick(OptionKey::ALL).as_str(), number(random))).collect::<Value>();
    Map::new()
        .with("id", "custom-1")
        .with("name", random.pick(&["Ours", "", "a;b=c", "規則 %'!", "<b>", "\u{202e}x"]))
        .with("base", id)
        .with("winner", items(random))
        .with("losers", items(random))
        .with("options", options)
        .into()
}

/// The text of a file: mostly JSON, of which something may be missing.
pub fn file(random: &mut Random) -> String {
    let tree = tree(random);
    let text = json::write(&requests::broken(random, tree));
    if random.percent(30) { games::spoiled(random, &text) } else { text }
}

/// A link that carries its rulebook.
pub fn link(random: &mut Random) -> String {
    let tree = tree(random);
    let text = compact::write(&requests::broken(random, tree));
    let text = if random.percent(40) { games::spoiled(random, &text) } else { text };
    format!("v1;r={};x={text};{}", random.pick(shipped::OFFERED), requests::link(random).trim_start_matches("v1;"))
}
