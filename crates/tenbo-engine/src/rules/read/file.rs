//! Reads a rulebook file with its base and its blocks.

use std::borrow::Cow;

use serde_json::Value;

use super::parts::part;
use crate::Named;
use crate::json::Field;
use crate::problems::{Part, Place, Problem, ProblemKey, Reader, bounds};
use crate::rules::book::{Block, Mark, Rulebook};
use crate::rules::files;
use crate::rules::json::{BlockField, PartField, RulebookField};
use crate::rules::texts::Texts;

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
    let (given, place) = (json.get(RulebookField::Base.as_str()), at.join(RulebookField::Base.as_str()));
    let base = given.and_then(|base| {
        let id = read.text(base, &place)?;
        let tree = files::tree(id).filter(|_| depth > 0);
        if tree.is_none() {
            read.problems.push(Problem::new(ProblemKey::UnknownBase, place.clone()).named(id.to_owned()));
        }
        within(tree?, &place, read, depth - 1)
    });
    if given.is_none() && !has_parts(json) {
        read.problem(ProblemKey::MissingField, &place);
    }
    let mut book = base.unwrap_or_else(|| Rulebook::empty("custom"));
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(RulebookField::Base) => {}
            Ok(RulebookField::Id) => {
                if let Some(id) = read.text(value, &place) {
                    book.id = Cow::Owned(id.to_owned());
                }
            }
            Ok(RulebookField::Name) => {
                if let Some(name) = read.text(value, &place) {
                    book.name = Cow::Owned(name.to_owned());
                }
            }
            Ok(RulebookField::Family) => book.family = read.name(value, &place).unwrap_or(book.family),
            Ok(RulebookField::Blocks) => {
                for (entry, place) in read.entries_within(value, &place, bounds::BLOCKS) {
                    block(entry, &place, &mut book, read);
                }
            }
            Err(_) if PartField::NAMES.contains(&key) => {}
            Err(_) => read.unknown(&place),
        }
    }
    if PartField::NAMES.iter().any(|part| json.get(part).is_some()) {
        own_block(json, at, &mut book, read);
    }
    book.apply_minimum();
    Some(book)
}

/// Whether a file has any part of a rulebook, directly or in a block. A file without parts and without a base is not
/// a rulebook.
fn has_parts(json: &Value) -> bool {
    json.get(RulebookField::Blocks.as_str()).and_then(Value::as_array).is_some_and(|blocks| !blocks.is_empty())
        || PartField::NAMES.iter().any(|part| json.get(part).is_some())
}

/// Reads the parts that stand in the file itself as one more block.
fn own_block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let title = Cow::Borrowed("own");
    book.blocks.push(Block { title, mark: Mark::HouseRule, ..Block::default() });
    for (key, value) in json.as_object().into_iter().flatten() {
        if let Ok(field) = key.parse() {
            part(field, value, &at.join(Part::key(key)), book, read);
        }
    }
}

fn block(json: &Value, at: &Place, book: &mut Rulebook, read: &mut Reader) {
    let mut block = Block::default();
    let mut mark = |mark: Mark, is_so: Option<bool>| {
        if is_so == Some(true) {
            block.mark = mark;
        }
    };
    for &field in BlockField::ALL {
        let place = at.join(field.as_str());
        let value = json.get(field.as_str());
        match (field, value) {
            (BlockField::Title | BlockField::Source, None) => read.problem(ProblemKey::MissingField, &place),
            (_, None) => {}
            (BlockField::Title, Some(value)) => text(value, &place, bounds::NAME, read, &mut block.title),
            (BlockField::Source, Some(value)) => text(value, &place, bounds::NOTE, read, &mut block.source),
            (BlockField::Titles, Some(value)) => block.titles.set(value, &place, Texts::WITHIN, read),
            (BlockField::Sources, Some(value)) => block.sources.set(value, &place, Texts::WITHIN, read),
            (BlockField::Note, Some(value)) => {
                let _ = read.text_within(value, &place, bounds::NOTE);
            }
            (BlockField::UsualPractice, Some(value)) => mark(Mark::UsualPractice, read.flag(value, &place)),
            (BlockField::HouseRule, Some(value)) => mark(Mark::HouseRule, read.flag(value, &place)),
        }
    }
    book.blocks.push(block);
    for (key, value, place) in read.fields(json, at) {
        match key.parse() {
            Ok(field) => part(field, value, &place, book, read),
            Err(_) if BlockField::NAMES.contains(&key) => {}
            Err(_) => read.unknown(&place),
        }
    }
}

fn text(json: &Value, at: &Place, longest: usize, read: &mut Reader, target: &mut Cow<'static, str>) {
    if let Some(text) = read.text_within(json, at, longest) {
        *target = Cow::Owned(text.to_owned());
    }
}
