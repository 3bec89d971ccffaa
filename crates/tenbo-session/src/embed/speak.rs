//! What the frame says to the page around it.

use serde_json::{Map, Value, json};
use tenbo_engine::named;
use tenbo_engine::problems::Fields;
use tenbo_engine::rules::shipped;

use super::config::Warning;
use super::message::Id;
use super::{ENVELOPE, PROTOCOL};
use crate::{State, share};

named! {
    /// What a message is about.
    Kind {
        /// The widget is there.
        Ready = "ready",
        /// It would like another height.
        Resize = "resize",
        /// The hand or the rules changed.
        Change = "change",
        /// What the hand is worth.
        Score = "score",
        /// Something that was wanted cannot be.
        Error = "error",
        /// An answer.
        Reply = "reply",
    }
}

impl Kind {
    /// Whether anybody may hear it: whoever frames the page knows that it is there, and how high he made it.
    #[must_use]
    pub const fn is_public(self) -> bool {
        matches!(self, Kind::Ready | Kind::Resize)
    }
}

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it is about.
    pub kind: Kind,
    /// The whole message.
    pub json: Value,
}

impl Said {
    fn new(kind: Kind, fields: impl FnOnce(Map<String, Value>) -> Map<String, Value>) -> Said {
        let envelope = Map::new().with(ENVELOPE, PROTOCOL).with("type", kind.as_str());
        Said { kind, json: fields(envelope).into() }
    }
}

/// The widget is there. `langs` are the codes of the languages that there are.
#[must_use]
pub fn ready(langs: &'static [&'static str], warnings: &[Warning]) -> Said {
    let warning = |warning: &Warning| json!({ "param": warning.param, "value": warning.value });
    let warnings = warnings.iter().map(warning).collect::<Value>();
    Said::new(Kind::Ready, |map| {
        map.with("version", env!("CARGO_PKG_VERSION"))
            .with("protocol", PROTOCOL)
            .with("rulesets", shipped::OFFERED)
            .with("langs", langs)
            .with("warnings", warnings)
    })
}

/// It would like this height.
#[must_use]
pub fn resize(height: u32) -> Said {
    Said::new(Kind::Resize, |map| map.with("height", height))
}

/// The hand as text: what `set` takes back, whatever later versions write into it.
#[must_use]
pub fn hand(state: &State) -> Value {
    share::write(state).into()
}

/// The id of the rulebook; of one's own, that which it builds on.
#[must_use]
pub fn rules(state: &State) -> Value {
    state.rules.id.into()
}

/// The hand or the rules are others now. `url` is a link to the page with them.
#[must_use]
pub fn change(state: &State, url: String) -> Said {
    Said::new(Kind::Change, |map| map.with("hand", hand(state)).with("rules", rules(state)).with("url", url))
}

/// What the hand is worth, as the contract has it.
#[must_use]
pub fn score(answer: Value) -> Said {
    Said::new(Kind::Score, |map| map.with("score", answer))
}

/// Something that was wanted cannot be.
#[must_use]
pub fn error(key: &'static str, id: Option<&Id>) -> Said {
    Said::new(Kind::Error, |map| map.with("key", key).maybe("id", id.map(Id::write)))
}

/// An answer: what was asked for, or that it was done.
#[must_use]
pub fn reply(id: &Id, value: Value) -> Said {
    Said::new(Kind::Reply, |map| map.with("id", id.write()).with("value", value))
}
