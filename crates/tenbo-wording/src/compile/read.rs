//! Reads the Fluent files of a language, and writes the lines that the page reads at run time.
//!
//! Of Fluent's syntax messages use text, variables, plurals by CLDR category, references to other messages and to terms, and
//! strings between quotes; attributes are words of a family of rules. Anything else is a fault.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::groups::{self, Group, Kind, Volume};
use super::{FAMILIES, RIICHI, ROMAJI};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(String),
    /// An argument.
    Argument(String),
    /// One of several texts by the plural category of an argument; the last stands for every other category.
    Plural(String, Vec<(String, Vec<Piece>)>),
    /// Another message, or a term.
    Reference(String),
}

/// A message.
pub struct Message {
    /// Its group, by its place.
    pub group: usize,
    /// Its key in the group: the id without the group's name; of sentences the whole id.
    pub key: String,
    /// The text.
    pub text: Vec<Piece>,
    /// The words of families of rules.
    pub by_family: BTreeMap<String, Vec<Piece>>,
}

/// Words that messages refer to, and what families of rules say instead.
struct Term {
    text: Vec<Piece>,
    by_family: BTreeMap<String, Vec<Piece>>,
}

/// What messages refer to, by its name.
struct Known<'a> {
    messages: &'a BTreeMap<String, Vec<Piece>>,
    terms: &'a BTreeMap<String, Term>,
}

impl Known<'_> {
    fn find(&self, id: &str, family: &str) -> Option<&Vec<Piece>> {
        let Some(term) = self.terms.get(id) else { return self.messages.get(id) };
        let riichi = (family == ROMAJI).then(|| term.by_family.get(RIICHI)).flatten();
        Some(term.by_family.get(family).or(riichi).unwrap_or(&term.text))
    }
}

/// All messages of a language.
#[derive(Default)]
pub struct Messages {
    /// The groups, in the order of the files.
    pub groups: Vec<(String, Group)>,
    /// The ids, in the order of the files.
    pub order: Vec<String>,
    /// The messages by id.
    pub by_id: BTreeMap<String, Message>,
}

impl Messages {
    /// Reads every `.ftl` file of a folder.
    pub fn read(folder: &Path, faults: &mut Vec<String>) -> Messages {
        let mut files: Vec<_> = fs::read_dir(folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .map(|entry| entry.expect("a readable folder").path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
            .collect();
        files.sort();
        let mut messages = Messages::default();
        let mut terms = BTreeMap::new();
        for path in files {
            println!("cargo::rerun-if-changed={}", path.display());
            let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut fault = |what: String| faults.push(format!("{}: {what}", path.display()));
            let resource = parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
                for error in errors {
                    let line = source.get(..error.pos.start).map_or(0, |before| before.lines().count());
                    fault(format!("line {line}: {error}"));
                }
                resource
            });
            for entry in resource.body {
                match entry {
                    Entry::GroupComment(comment) => {
                        messages.begin(comment.content.first().copied().unwrap_or_default())
                    }
                    Entry::Message(message) => {
                        let text = message.value.as_ref().map_or_else(Vec::new, |value| pieces(value, &mut fault));
                        let own = message.attributes.iter();
                        let by_family =
                            own.map(|own| (own.id.name.to_owned(), pieces(&own.value, &mut fault))).collect();
                        messages.add(message.id.name, text, by_family, &mut fault);
                    }
                    Entry::Term(term) => {
                        let text = pieces(&term.value, &mut fault);
                        let own = term.attributes.iter();
                        let own = own.map(|own| (own.id.name.to_owned(), pieces(&own.value, &mut fault)));
                        terms.insert(format!("-{}", term.id.name), Term { text, by_family: own.collect() });
                    }
                    Entry::Comment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
                }
            }
        }
        messages.resolve(&terms, faults);
        messages
    }

    fn begin(&mut self, name: &str) {
        let group = groups::find(name);
        self.groups.push((name.to_owned(), group));
    }

    fn add(
        &mut self,
        id: &str,
        text: Vec<Piece>,
        by_family: BTreeMap<String, Vec<Piece>>,
        fault: &mut impl FnMut(String),
    ) {
        let Some((name, group)) = self.groups.last() else { return fault(format!("{id} stands in no group")) };
        let key = match group.kind {
            Kind::Sentences => Some(id),
            _ => id.strip_prefix(name.as_str()).and_then(|rest| rest.strip_prefix('-')),
        };
        let Some(key) = key else { return fault(format!("{id} does not begin with the name of its group, {name}")) };
        let message = Message { group: self.groups.len() - 1, key: key.to_owned(), text, by_family };
        if self.by_id.insert(id.to_owned(), message).is_some() {
            fault(format!("{id} is there twice"));
        }
        self.order.push(id.to_owned());
    }

    /// Puts what is referred to in its place.
    fn resolve(&mut self, terms: &BTreeMap<String, Term>, faults: &mut Vec<String>) {
        let messages = self.by_id.iter().map(|(id, message)| (id.clone(), message.text.clone())).collect();
        let known = Known { messages: &messages, terms };
        for (id, message) in &mut self.by_id {
            let mut put = |text: &[Piece], family: &str| {
                resolved(text, &known, family, 8).unwrap_or_else(|missing| {
                    faults.push(format!("{id} refers to {missing}, which is not there or refers to itself"));
                    Vec::new()
                })
            };
            let common = put(&message.text, "");
            let may_differ = self.groups[message.group].1.by_family;
            // What families have no words of their own for has the terms of each.
            let mut by_family = BTreeMap::new();
            for family in FAMILIES.iter().chain([&ROMAJI]).filter(|_| may_differ) {
                let own = message.by_family.get(*family);
                let riichi = (*family == ROMAJI).then(|| message.by_family.get(RIICHI)).flatten();
                let text = put(own.or(riichi).unwrap_or(&message.text), family);
                let otherwise = by_family.get(RIICHI).filter(|_| *family == ROMAJI).unwrap_or(&common);
                if own.is_some() || text != *otherwise {
                    by_family.insert((*family).to_owned(), text);
                }
            }
            // A family that is not known, or may have no words here, is a fault to be told of (`check`).
            let others = message.by_family.iter().filter(|(family, _)| !by_family.contains_key(*family));
            let others: Vec<_> = others.map(|(family, text)| (family.clone(), put(text, family))).collect();
            by_family.extend(others);
            (message.text, message.by_family) = (common, by_family);
        }
    }

    /// The volume that has a message.
    pub fn volume(&self, id: &str) -> Volume {
        groups::volume(&self.groups[self.by_id[id].group].0)
    }

    /// The ids of a group, in their order.
    pub fn of_group(&self, place: usize) -> impl Iterator<Item = (&String, &Message)> {
        self.order.iter().map(|id| (id, &self.by_id[id])).filter(move |(_, message)| message.group == place)
    }

    /// The lines of a volume of this language, in the order of the model.
    pub fn lines(&self, model: &Messages, volume: Volume) -> String {
        let mut out = String::new();
        for (place, (name, group)) in model.groups.iter().enumerate() {
            if group.kind == Kind::Page || groups::volume(name) != volume {
                continue;
            }
            let mut line = |text: &[Piece], arguments: &[String]| {
                write(text, arguments, &mut out);
                out.push('\n');
            };
            for (id, meant) in model.of_group(place) {
                line(&self.by_id[id].text, &arguments(group, &meant.text));
            }
            for family in FAMILIES.iter().chain([&ROMAJI]).filter(|_| group.by_family) {
                for (id, meant) in model.of_group(place) {
                    let own = self.by_id[id].by_family.get(*family);
                    line(own.map_or(&[], Vec::as_slice), &arguments(group, &meant.text));
                }
            }
        }
        out
    }
}

/// What a message is filled with, in the order of the function's arguments: that of the group, or of their first place in the
/// model's text.
pub fn arguments(group: &Group, model: &[Piece]) -> Vec<String> {
    if group.arguments.is_empty() {
        named(model)
    } else {
        group.arguments.iter().map(|&name| name.to_owned()).collect()
    }
}

/// The arguments of a text, each once, in the order of their first place.
pub fn named(text: &[Piece]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut note = |name: &String| {
        if !names.contains(name) {
            names.push(name.clone());
        }
    };
    for piece in text {
        match piece {
            Piece::Argument(name) => note(name),
            Piece::Plural(name, variants) => {
                note(name);
                variants.iter().flat_map(|(_, text)| named(text)).for_each(|name| note(&name));
            }
            Piece::Words(_) | Piece::Reference(_) => {}
        }
    }
    names
}

/// The arguments that stand in a text, in any of its choices.
pub fn shown(text: &[Piece]) -> Vec<String> {
    let of = |piece: &Piece| match piece {
        Piece::Argument(name) => vec![name.clone()],
        Piece::Plural(_, variants) => variants.iter().flat_map(|(_, text)| shown(text)).collect(),
        Piece::Words(_) | Piece::Reference(_) => Vec::new(),
    };
    text.iter().flat_map(of).collect()
}

/// The text as one line: `{0}` is the first argument, `{0|one|tile|other|tiles}` a choice by its plural category, the last for
/// every other one. A backslash stands before what would mean something else.
fn write(text: &[Piece], arguments: &[String], out: &mut String) {
    let place = |name: &String| arguments.iter().position(|argument| argument == name).unwrap_or_default();
    for piece in text {
        match piece {
            Piece::Words(words) => {
                for letter in words.chars() {
                    if matches!(letter, '{' | '}' | '|' | '\\') {
                        out.push('\\');
                    }
                    out.push(if letter == '\n' { ' ' } else { letter });
                }
            }
            Piece::Argument(name) => out.push_str(&format!("{{{}}}", place(name))),
            Piece::Plural(name, variants) => {
                out.push_str(&format!("{{{}", place(name)));
                for (category, text) in variants {
                    out.push_str(&format!("|{category}|"));
                    write(text, arguments, out);
                }
                out.push('}');
            }
            Piece::Reference(_) => {}
        }
    }
}

/// The text with what it refers to in the words of a family; of none where that is empty.
fn resolved(text: &[Piece], known: &Known, family: &str, deep: u8) -> Result<Vec<Piece>, String> {
    let mut out = Vec::new();
    for piece in text {
        match piece {
            Piece::Reference(id) => {
                let referred = known.find(id, family).filter(|_| deep > 0).ok_or_else(|| id.clone())?;
                out.extend(resolved(referred, known, family, deep - 1)?);
            }
            Piece::Plural(name, variants) => {
                let variants =
                    variants.iter().map(|(key, text)| Ok((key.clone(), resolved(text, known, family, deep)?)));
                out.push(Piece::Plural(name.clone(), variants.collect::<Result<_, String>>()?));
            }
            other => out.push(other.clone()),
        }
    }
    Ok(out)
}

fn pieces(pattern: &Pattern<&str>, fault: &mut impl FnMut(String)) -> Vec<Piece> {
    let mut out = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push(Piece::Words((*value).to_owned())),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => out.extend(inlined(inline, fault)),
                Expression::Select { selector, variants } => {
                    let InlineExpression::VariableReference { id } = selector else {
                        fault("a choice is made by a variable".to_owned());
                        continue;
                    };
                    let mut read: Vec<(String, Vec<Piece>)> = Vec::new();
                    let (last, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
                    for variant in others.into_iter().chain(last) {
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                            &variant.key;
                        if !matches!(*name, "zero" | "one" | "two" | "few" | "many" | "other") {
                            fault(format!("[{name}] is no plural category"));
                        }
                        read.push(((*name).to_owned(), pieces(&variant.value, fault)));
                    }
                    out.push(Piece::Plural(id.name.to_owned(), read));
                }
            },
        }
    }
    out
}

fn inlined(expression: &InlineExpression<&str>, fault: &mut impl FnMut(String)) -> Option<Piece> {
    match expression {
        InlineExpression::StringLiteral { value } => Some(Piece::Words((*value).to_owned())),
        InlineExpression::VariableReference { id } => Some(Piece::Argument(id.name.to_owned())),
        InlineExpression::MessageReference { id, attribute: None } => Some(Piece::Reference(id.name.to_owned())),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            Some(Piece::Reference(format!("-{}", id.name)))
        }
        other => {
            fault(format!("{other:?} is not used here"));
            None
        }
    }
}
