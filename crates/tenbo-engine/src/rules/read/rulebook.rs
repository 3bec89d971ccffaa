//! Reads the rulebook that a request names or contains, and the text of a rulebook file.

use std::str::FromStr;

use serde_json::Value;

use super::file::file;
use crate::problems::{Place, Problem, ProblemKey, Problems, Reader};
use crate::rules::book::Rulebook;
use crate::rules::shipped;

/// Reads a rulebook: the id of a shipped one, or the object of a rulebook file.
pub fn rulebook(json: &Value, at: &Place, read: &mut Reader) -> Option<Rulebook> {
    match json {
        Value::String(_) => {
            let id = read.text(json, at)?;
            read.found(shipped::find(id), ProblemKey::UnknownRulebook, id, at)
        }
        _ => file(json, at, read),
    }
}

impl Rulebook {
    /// Reads the object of a rulebook file, or the id of a shipped rulebook.
    ///
    /// ```
    /// use serde_json::json;
    /// use tenbo_engine::{OptionKey, Rulebook};
    ///
    /// let rules = Rulebook::of_json(&json!({ "base": "riichi-ema-2025", "options": { "start-points": 25_000 } }))?;
    /// assert_eq!(rules.options.game.start_points, 25_000);
    /// assert_eq!(rules.options.get(OptionKey::StartPoints), Some(25_000));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    ///
    /// # Errors
    /// All problems of the file.
    pub fn of_json(json: &Value) -> Result<Rulebook, Problems> {
        let mut reader = Reader::default();
        let root = Place::default();
        let book = rulebook(json, &root, &mut reader);
        Problems::none_in(reader.problems)?;
        Ok(book.ok_or_else(|| Problem::new(ProblemKey::WrongType, root))?)
    }
}

/// Reads the text of a rulebook file.
///
/// ```
/// use tenbo_engine::{Pattern, Ratio, Rulebook};
///
/// let text = r#"{ "base": "riichi-ema-2025", "winner": { "all-simples": { "value": 2 } } }"#;
/// assert_eq!(text.parse::<Rulebook>()?.winner[&Pattern::AllSimples].value, Ratio::whole(2));
/// let problems = r#"{ "base": "riichi-ema-2025", "winner": { "tanyao": { "value": 2 } } }"#.parse::<Rulebook>().unwrap_err();
/// assert_eq!(problems.to_string(), "/winner/tanyao: no pattern has this id (tanyao)");
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
impl FromStr for Rulebook {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Rulebook, Problems> {
        let json = serde_json::from_str(text);
        let json = json.map_err(|error| {
            let value = Some(error.to_string());
            Problem { value, ..Problem::new(ProblemKey::Syntax, Place::default()) }
        })?;
        Rulebook::of_json(&json)
    }
}
