//! Reads a rulebook file with its base and its blocks.

use std::borrow::Cow;

use serde_json::Value;

use crate::json::{Field, Object, object, written};
use crate::options::OptionKey;
use crate::patterns::Pattern;
use crate::problems::{Part, Place, ProblemKey, Reader, bounds};
use crate::rules::book::{Block, Family, Mark, Rulebook};
use crate::rules::files;
use crate::rules::texts::Texts;

object! {
    /// The fields of a block beside the parts of a rulebook.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct BlockHead {
        /// What it is about.
        title: Cow<'static, str>, required;
        /// The same in other languages, by language tag.
        titles: Texts;
        /// The document, its edition, and the place in it.
        source: Cow<'static, str> [..=bounds::NOTE], required;
        /// The same in other languages, by language tag: a document by its own name.
        sources: Texts;
        /// A remark for readers of the file.
        note: Cow<'static, str> [..=bounds::NOTE];
        /// Whether it is usual practice that no source is quoted for, and shown as such.
        usual_practice as "usual-practice": bool;
        /// Whether a person has changed it, so that it is shown as a house rule.
        house_rule as "house-rule": bool;
    }
}

/// The longest chain of bases.
const BASES: u8 = 4;

/// Reads a file. Its base, if it has one, must be a shipped rulebook.
pub fn file(json: &Value, at: &Place, read: &mut Reader) -> Option<Rulebook> {
    within(json, at, read, BASES)
}

/// The same, with at most `depth` bases in a chain.
fn within(json: &Value, at: &Place, read: &mut Reader, depth: u8) -> Option<Rulebook> {
    if !json.is_object() {
        read.problem(ProblemKey::WrongType, at);
        return None;
    }
    let (given, place) = (json.get("base"), at.join("base"));
    let base = given.and_then(|base| {
        let id = read.text(base, &place)?;
        let tree = files::tree(id).filter(|_| depth > 0);
        within(read.found(tree, ProblemKey::UnknownBase, id, &place)?, &place, read, depth - 1)
    });
    if given.is_none() && !has_parts(json) {
        read.problem(ProblemKey::MissingField, &place);
    }
    let mut book = base.unwrap_or_else(|| Rulebook::empty("custom"));
    for (key, value, place) in read.fields(json, at) {
        match key {
            "base" => {}
            "id" => Field::set(&mut book.id, value, &place, Cow::WITHIN, read),
            "name" => Field::set(&mut book.name, value, &place, Cow::WITHIN, read),
            "family" => book.family.set(value, &place, Family::WITHIN, read),
            "blocks" => {
                for (entry, place) in read.entries_within(value, &place, bounds::BLOCKS) {
                    block(entry, &place, &mut book, read);
                }
            }
            _ if is_part(key) => {}
            _ => read.unknown(&place),
        }
    }
    if has_own_parts(json) {
        own_block(json, at, &mut book, read);
    }
    book.apply_minimum();
    Some(book)
}

/// Whether a file has any part of a rulebook, directly or in a block. A file without parts and without a base is not
/// a rulebook.
fn has_parts(json: &Value) -> bool {
    json.get("blocks").and_then(Value::as_array).is_some_and(|blocks| !blocks.is_empty()) || has_own_parts(json)
}

fn has_own_parts(json: &Value) -> bool {
    json.as_object().is_some_and(|file| file.keys().any(|key| is_part(key)))
}

/// Whether this is the name of a part of a rulebook, which stands in a file itself or in one of its blocks.
#[must_use]
pub fn is_part(key: &str) -> bool {
    Rulebook::FIELDS.iter().any(|(part, _)| *part == key)
}

/// Reads the parts that stand in the file itself as one more block.
fn own_block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let title = Cow::Borrowed("own");
    book.blocks.push(Block { title, mark: Mark::HouseRule, ..Block::default() });
    for (key, value) in json.as_object().into_iter().flatten() {
        part(key, value, &at.join(Part::key(key)), book, read);
    }
}

/// Reads a part of the rulebook's last block. Returns false if there is none of this name.
fn part(key: &str, json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) -> bool {
    read.block = u8::try_from(book.blocks.len().saturating_sub(1)).unwrap_or(u8::MAX);
    if !book.set_field(key, json, at, read) {
        return false;
    }
    match key {
        "options" => {
            let set = json.as_object().into_iter().flatten().filter_map(|(key, _)| key.parse::<OptionKey>().ok());
            for option in set {
                if let Some(block) = book.option_blocks.get_mut(option as usize) {
                    *block = read.block;
                }
            }
        }
        "limits" => crate::order::sort_by_key(&mut book.limits, |row| row.from),
        "liability" => {
            // A rule without a name is called as its pattern.
            for rule in book.liability.iter_mut().filter(|rule| rule.rule.is_empty()) {
                rule.rule = rule.pattern.map_or("", Pattern::as_str).into();
            }
        }
        _ => {}
    }
    true
}

fn block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let mut head = BlockHead::default();
    for &(field, required) in BlockHead::FIELDS {
        let place = at.join(field);
        match json.get(field) {
            Some(value) => drop(head.set_field(field, value, &place, read)),
            None if required => read.problem(ProblemKey::MissingField, &place),
            None => {}
        }
    }
    let BlockHead { title, titles, source, sources, .. } = head;
    let mark = match (head.house_rule, head.usual_practice) {
        (true, _) => Mark::HouseRule,
        (false, true) => Mark::UsualPractice,
        (false, false) => Mark::None,
    };
    book.blocks.push(Block { title, titles, source, sources, mark });
    for (key, value, place) in read.fields(json, at) {
        if !part(key, value, &place, book, read) && !BlockHead::FIELDS.iter().any(|(field, _)| *field == key) {
            read.unknown(&place);
        }
    }
}

/// The schema of a rulebook file.
#[cfg(feature = "schema")]
pub(crate) struct RulebookFile;

written! {
    RulebookFile, crate::json::INLINE, generator => {
        let about = "A rulebook. One with a base lists only what differs from it. Blocks name the source of their parts; parts outside \
            of blocks are the author's own.";
        crate::json::Properties::with(&[about], generator, |to| {
            to.field::<String>("id", &["The id, the same in every language, with the edition."], String::WITHIN, None);
            to.field::<String>("name", &["Its name, as players call it."], String::WITHIN, None);
            let about = "The family of rules, which decides the names and words used for the rulebook.";
            to.field::<Family>("family", &[about], Family::WITHIN, None);
            to.field::<String>("base", &["The id of the shipped rulebook that it builds on."], String::WITHIN, None);
            let block = to.generator().subschema_for::<Block>();
            let blocks = schemars::json_schema!({ "type": "array", "items": block, "maxItems": bounds::BLOCKS });
            to.add("blocks", &["Parts with their sources."], blocks, None);
            Rulebook::describe(to);
        })
    };
    Block, Some("block"), generator => {
        let about = "One or more parts of the rulebook, with their source.";
        crate::json::Properties::with(&[about], generator, |to| {
            BlockHead::describe(to);
            Rulebook::describe(to);
        })
    };
}
