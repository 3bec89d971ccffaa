//! Special hands that players know and the catalogue does not have: ready to be taken into a rulebook
//! (docs/rules/known-hands.md).

use serde_json::{Map, Value};

use super::custom_hand::CustomHand;
use super::texts::Texts;
use super::wrong_file::WrongFile;
use crate::patterns::{Entailment, Pattern};

/// The list of known hands as JSON, for [`read`](KnownHand::read). A program for which each byte counts can load it from
/// elsewhere: only what names this constant contains the text.
pub const KNOWN_HANDS: &[u8] = include_bytes!("known-hands.json");

/// A named special hand that the catalogue lacks, ready to be added to a rulebook, with its description, source and
/// example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownHand {
    /// Its id in the list, such as `gerties-garter`.
    pub id: String,
    /// Its names and its tiles.
    pub hand: CustomHand,
    /// Other names that players use.
    pub also: Vec<String>,
    /// Whether its source says that it must not be melded.
    pub concealed: bool,
    /// What its source pays for it, in per cent of the limit.
    pub percent_of_limit: Option<u16>,
    /// Patterns of the catalogue that every hand of this kind has, in some way to see it: found by the engine, under any
    /// options (`tests/custom_hands/implied.rs`). What these imply themselves is not repeated; see
    /// [`implied`](KnownHand::implied).
    pub implies: Vec<Pattern>,
    /// What it is, in a sentence.
    pub about: Texts,
    /// Where it is defined.
    pub source: String,
    /// A hand that fits: the concealed tiles, then the winning one.
    pub example: String,
    /// A near miss: the example with another set, or with a tile or two that are others.
    pub near: String,
}

impl KnownHand {
    /// Reads the list.
    ///
    /// # Errors
    /// It is another text than [`KNOWN_HANDS`], or not all of it can be read.
    ///
    /// ```
    /// use tenbo_engine::rules::{KNOWN_HANDS, KnownHand};
    ///
    /// let hands = KnownHand::read(KNOWN_HANDS)?;
    /// let garter = hands.iter().find(|hand| hand.id == "gerties-garter").unwrap();
    /// assert_eq!(garter.hand.name, "Gertie's Garter");
    /// assert_eq!(garter.hand.template.to_string(), "1234567a 1234567b");
    /// # Ok::<(), tenbo_engine::rules::WrongFile>(())
    /// ```
    pub fn read(text: &[u8]) -> Result<Vec<KnownHand>, WrongFile> {
        let rows: Vec<Map<String, Value>> = serde_json::from_slice(text).map_err(|_| WrongFile::KNOWN_HANDS)?;
        rows.iter().map(|row| KnownHand::of(row).ok_or(WrongFile::KNOWN_HANDS)).collect()
    }

    fn of(row: &Map<String, Value>) -> Option<KnownHand> {
        let text = |field: &str| row.get(field).and_then(Value::as_str);
        let texts = |field: &str| row.get(field).and_then(Value::as_object).and_then(by_language);
        let Texts(mut names) = texts("names")?;
        let english = names.iter().position(|(tag, _)| tag == "en")?;
        let (_, name) = names.remove(english);
        let also = match row.get("also") {
            None => &[],
            Some(also) => also.as_array()?.as_slice(),
        };
        let percent = match row.get("value") {
            None | Some(Value::Null) => None,
            Some(value) => Some(u16::try_from(value.get("limit")?.as_u64()?).ok()?),
        };
        Some(KnownHand {
            id: text("id")?.to_owned(),
            hand: CustomHand { name, names: Texts(names), template: text("template")?.parse().ok()?, block: 0 },
            also: also.iter().map(|name| name.as_str().map(str::to_owned)).collect::<Option<_>>()?,
            concealed: text("melds") == Some("none"),
            percent_of_limit: percent,
            implies: row.get("implies")?.as_array()?.iter().map(of_catalogue).collect::<Option<_>>()?,
            about: texts("about")?,
            source: text("source")?.to_owned(),
            example: text("example")?.to_owned(),
            near: text("near")?.to_owned(),
        })
    }

    /// Every pattern of the catalogue that a hand of this kind also has, whether named by its entry or implied by such a
    /// pattern, in no particular order. What a pattern implies only in hands of four sets, or beside another unit, does not
    /// follow: many of these hands are no sets and a pair.
    ///
    /// ```
    /// use tenbo_engine::Pattern;
    /// use tenbo_engine::rules::{KNOWN_HANDS, KnownHand};
    ///
    /// let hands = KnownHand::read(KNOWN_HANDS)?;
    /// let forest = hands.iter().find(|hand| hand.id == "bamboo-forest").unwrap();
    /// assert!(forest.implied().contains(&Pattern::SevenPairs));
    /// # Ok::<(), tenbo_engine::rules::WrongFile>(())
    /// ```
    #[must_use]
    pub fn implied(&self) -> Vec<Pattern> {
        let mut all = Vec::new();
        let mut open = self.implies.clone();
        while let Some(pattern) = open.pop() {
            if !all.contains(&pattern) {
                all.push(pattern);
                let facts = pattern.def().implies.iter();
                let holds = |fact: &&Entailment| !matches!(fact, Entailment::FourSets(_) | Entailment::Unit(_));
                open.extend(facts.filter(holds).map(|fact| fact.pattern()));
            }
        }
        all
    }

    /// What it is, in a language given by its tag; in English where the list does not have that.
    #[must_use]
    pub fn about_in(&self, language: &str) -> &str {
        let of = |tag: &str| self.about.0.iter().find(|(other, _)| other == tag);
        of(language).or_else(|| of("en")).map_or("", |(_, text)| text)
    }
}

/// A pattern by its id; `None` for a custom hand.
fn of_catalogue(id: &Value) -> Option<Pattern> {
    id.as_str()?.parse().ok().filter(|pattern: &Pattern| pattern.custom_number().is_none())
}

fn by_language(texts: &Map<String, Value>) -> Option<Texts> {
    let text = |(tag, text): (&String, &Value)| Some((tag.clone().into(), text.as_str()?.to_owned().into()));
    texts.iter().map(text).collect::<Option<_>>().map(Texts)
}
