//! What the page around the frame may say. Anything else is ignored as a whole.

use serde_json::Value;
use tenbo_engine::deal::Situation;
use tenbo_engine::named;
use tenbo_engine::problems::whole;
use tenbo_engine::rules::shipped;
use tenbo_engine::tiles::{Tile, read_tiles};

use super::config::language;
use super::set::{Failed, Set, WinSet};
use super::{ENVELOPE, Ignored, PROTOCOL};

named! {
    /// What can be asked for.
    What {
        /// The hand, as the text of a link.
        Hand = "hand",
        /// The rulebook.
        Rules = "rules",
        /// A link to the page with this hand.
        Url = "url",
        /// The answer of the engine.
        Score = "score",
        /// How many messages were ignored, and why.
        Ignored = "ignored",
    }
}

/// What a reply answers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Id {
    /// A short text.
    Text(String),
    /// A number.
    Number(i64),
}

/// The longest id.
const LONGEST_ID: usize = 64;

/// The most situations of a win.
const MOST_SITUATIONS: usize = 10;

impl Id {
    /// A short text or a whole number.
    #[must_use]
    pub fn read(json: &Value) -> Option<Id> {
        match json {
            Value::Number(_) => whole(json).map(Id::Number),
            Value::String(text) if text.chars().count() <= LONGEST_ID => Some(Id::Text(text.clone())),
            _ => None,
        }
    }

    /// As it came.
    #[must_use]
    pub fn write(&self) -> Value {
        match self {
            Id::Text(text) => text.as_str().into(),
            Id::Number(number) => (*number).into(),
        }
    }
}

/// Something that the page around the frame wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Changes what is shown.
    Set(Box<Set>),
    /// Asks for something.
    Get(What),
    /// Puts the focus into the hand.
    Focus,
    /// Back one step.
    Undo,
}

/// A message of the page around the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What to name in the reply; without it there is none.
    pub id: Option<Id>,
    /// What is wanted.
    pub command: Command,
}

/// Reads a message. `langs` are the codes of the languages that there are.
///
/// # Errors
/// Why it is to be ignored. Nothing of a message counts unless all of it does.
pub fn read(json: &Value, langs: &'static [&'static str]) -> Result<Message, Ignored> {
    let envelope = json.get(ENVELOPE).ok_or(Ignored::Foreign)?;
    if whole(envelope) != Some(PROTOCOL) {
        return Err(Ignored::Shape);
    }
    message(json, langs).ok_or(Ignored::Shape)
}

/// What whoever asked is told of a message that is not acted on; nothing of one that is not ours to answer. `said` is what
/// of it could be read.
#[must_use]
pub fn failure(why: Ignored, said: &Value) -> Option<Failed> {
    let rules = said.get("rules").and_then(Value::as_str);
    match why {
        Ignored::Stranger | Ignored::Foreign => None,
        Ignored::Rate => Some(Failed::Many),
        Ignored::Size => Some(Failed::Large),
        Ignored::Shape if rules.is_some_and(|id| !shipped::OFFERED.contains(&id)) => Some(Failed::Rules),
        Ignored::Shape => Some(Failed::Message),
    }
}

fn message(json: &Value, langs: &'static [&'static str]) -> Option<Message> {
    let fields = json.as_object()?;
    let mut id = None;
    let mut what = None;
    let mut set = Set::default();
    let kind = json.get("type")?.as_str()?;
    for (name, value) in fields {
        match (kind, name.as_str()) {
            (_, ENVELOPE | "type") => {}
            (_, "id") => id = Some(Id::read(value)?),
            ("get", "what") => what = Some(value.as_str()?.parse::<What>().ok()?),
            ("set", _) => set.field(name, value, langs)?,
            _ => return None,
        }
    }
    let command = match kind {
        "set" if set != Set::default() => Command::Set(Box::new(set)),
        // An answer that nobody can tell from others is none.
        "get" if id.is_some() => Command::Get(what?),
        "focus" => Command::Focus,
        "undo" => Command::Undo,
        _ => return None,
    };
    Some(Message { id, command })
}

impl Set {
    /// Takes a field; nothing for one that there is not or that cannot be so.
    fn field(&mut self, name: &str, value: &Value, langs: &'static [&'static str]) -> Option<()> {
        let one_of = |list: &'static [&'static str]| {
            let text = value.as_str()?;
            list.iter().copied().find(|known| *known == text)
        };
        match name {
            "hand" => self.hand = Some(value.as_str()?.to_owned()),
            "rules" => self.rules = Some(one_of(shipped::OFFERED)?),
            "win" => self.win = Some(win(value)?),
            "lang" => self.lang = Some(language(value.as_str()?, langs)?),
            "theme" => self.theme = Some(value.as_str()?.parse().ok()?),
            "ui" => self.ui = Some(value.as_str()?.parse().ok()?),
            "readonly" => match value {
                Value::Bool(on) => self.readonly = Some(*on),
                _ => return None,
            },
            _ => return None,
        }
        Some(())
    }
}

/// How a hand is won, in the words of the contract.
fn win(json: &Value) -> Option<WinSet> {
    let mut win = WinSet::default();
    for (name, value) in json.as_object()? {
        match name.as_str() {
            "seat" => win.seat = Some(value.as_str()?.parse().ok()?),
            "tile" => win.tile = Some(tile(value.as_str()?)?),
            "by" => win.by = Some(value.as_str()?.parse().ok()?),
            "from" => win.from = Some(value.as_str()?.parse().ok()?),
            "situation" => {
                let list = value.as_array()?;
                let each = list.iter().map(|name| name.as_str()?.parse::<Situation>().ok());
                let list = (list.len() <= MOST_SITUATIONS).then(|| each.collect::<Option<Vec<_>>>())??;
                win.situation = Some(list);
            }
            _ => return None,
        }
    }
    (win != WinSet::default()).then_some(win)
}

fn tile(text: &str) -> Option<Tile> {
    let read = read_tiles(text);
    match read.tiles.as_slice() {
        [tile] if read.errors.is_empty() => Some(*tile),
        _ => None,
    }
}
