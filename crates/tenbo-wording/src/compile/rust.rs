//! Writes the Rust that knows the messages.

use std::fmt::Write as _;

use super::groups::{self, Group, Kind, Volume};
use super::read::{Messages, Piece, arguments};
use super::{FAMILIES, WORDINGS};

/// `round-wind` as `RoundWind`.
fn camel(key: &str) -> String {
    let word = |part: &str| part.get(..1).unwrap_or_default().to_ascii_uppercase() + part.get(1..).unwrap_or_default();
    key.split('-').map(word).collect()
}

fn constant(group: &str) -> String {
    group.replace('-', "_").to_ascii_uppercase()
}

/// What the code calls each message of the model that it names one by one: `Word::Undo`, `Language::set_chow`.
pub fn names(model: &Messages) -> Vec<(String, String)> {
    let mut names = Vec::new();
    for (place, (_, group)) in model.groups.iter().enumerate() {
        for (id, message) in model.of_group(place) {
            match group.kind {
                Kind::Words(words) => names.push((id.clone(), format!("{words}::{}", camel(&message.key)))),
                Kind::Sentences => names.push((id.clone(), format!("Language::{}", id.replace('-', "_")))),
                Kind::List | Kind::Keyed | Kind::Page => {}
            }
        }
    }
    names
}

/// The text of a message as its reader in the code sees it.
fn shown(text: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Words(words) => words.clone(),
        Piece::Argument(name) => format!("{{{name}}}"),
        Piece::Plural(_, variants) => variants.last().map(|(_, text)| shown(text)).unwrap_or_default(),
        Piece::Reference(id) => format!("{{{id}}}"),
    };
    text.iter().map(piece).collect()
}

/// The Rust.
pub fn rust(all: &[(String, Messages)]) -> String {
    let mut out = String::new();
    let mut line = |text: &str| writeln!(out, "{text}").expect("text");
    languages(all, &mut line);
    let model = &all[0].1;
    volumes(&mut line);
    let mut lines = Volume::ALL.map(|_| 0);
    for (place, (name, group)) in model.groups.iter().enumerate() {
        if group.kind == Kind::Page {
            continue;
        }
        let keys: Vec<&String> = model.of_group(place).map(|(_, message)| &message.key).collect();
        let len = keys.len();
        let volume = groups::volume(name);
        let start = lines[volume as usize];
        line(&format!(
            "const {}: List = List {{ volume: Volume::{volume:?}, start: {start}, len: {len}, #[cfg(test)] keys: &{keys:?} }};",
            constant(name)
        ));
        lines[volume as usize] += len * if group.by_family { WORDINGS } else { 1 };
        match group.kind {
            Kind::Words(words) => enumeration(model, place, words, &mut line),
            Kind::Sentences => functions(model, place, &mut line),
            Kind::Keyed => line(&format!("const {}_NAMES: &[&str] = &{keys:?};", constant(name))),
            Kind::List | Kind::Page => {}
        }
    }
    let of_families = |(name, group): &(String, Group)| format!("(&{}, {}),", constant(name), group.by_family);
    let lists: String = model.groups.iter().filter(|(_, group)| group.kind != Kind::Page).map(of_families).collect();
    line(&format!(
        "#[cfg(test)]\n/// Every list, and whether families may have words of their own.\nconst LISTS: &[(&List, bool)] = &[{lists}];"
    ));
    line(&format!("const LINES: [usize; {}] = {lines:?};", lines.len()));
    line(&format!("#[cfg(test)]\nconst FAMILIES: &[&str] = &{FAMILIES:?};"));
    let of_volumes = Volume::ALL.len();
    line(&format!("#[cfg(not(target_arch = \"wasm32\"))]\nstatic FILES: [[&str; {of_volumes}]; {}] = [", all.len()));
    for (code, _) in all {
        let file =
            |volume: Volume| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{}-{code}.txt\"))", volume.name());
        line(&format!("[{}],", Volume::ALL.map(file).join(", ")));
    }
    line("];");
    out
}

fn volumes(line: &mut impl FnMut(&str)) {
    line("/// A file of the texts of a language, which comes with what first shows one of them.");
    line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Volume {");
    for volume in Volume::ALL {
        line(&format!("/// `{}`\n{volume:?},", volume.name()));
    }
    line("}\nimpl Volume {\n/// Every volume.");
    line(&format!(
        "pub const ALL: [Volume; {}] = [{}];",
        Volume::ALL.len(),
        Volume::ALL.map(|volume| format!("Volume::{volume:?}")).join(", ")
    ));
    line("/// How the names of its files begin.\n#[must_use]\npub const fn name(self) -> &'static str {\nmatch self {");
    for volume in Volume::ALL {
        line(&format!("Volume::{volume:?} => {:?},", volume.name()));
    }
    line("}\n}\n}");
}

fn languages(all: &[(String, Messages)], line: &mut impl FnMut(&str)) {
    let told = |messages: &Messages, key: &str| {
        shown(&messages.by_id.get(&format!("language-{key}")).unwrap_or_else(|| panic!("no language-{key}")).text)
    };
    line("/// A language of the app.");
    line("#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub enum Language {");
    for (place, (code, messages)) in all.iter().enumerate() {
        let default = if place == 0 { "#[default] " } else { "" };
        line(&format!("/// {}.\n{default}{},", told(messages, "name"), camel(code)));
    }
    line("}\nimpl Language {\n/// Every language, in the order of the picker.");
    let names: Vec<String> = all.iter().map(|(code, _)| format!("Language::{}", camel(code))).collect();
    line(&format!("pub const ALL: [Language; {}] = [{}];", all.len(), names.join(", ")));
    line("/// The code of `<html lang>`, addresses and storage.\n#[must_use]");
    line("pub const fn code(self) -> &'static str {\nmatch self {");
    for (code, _) in all {
        line(&format!("Language::{} => {code:?},", camel(code)));
    }
    line("}\n}\n/// What its speakers call it.\n#[must_use]\npub const fn name(self) -> &'static str {\nmatch self {");
    for (code, messages) in all {
        line(&format!("Language::{} => {:?},", camel(code), told(messages, "name")));
    }
    line(
        "}\n}\n/// Whether its readers read Latin letters, and so the names that rulebooks have in them.\n#[must_use]",
    );
    line("pub const fn is_latin(self) -> bool {\nmatch self {");
    for (code, messages) in all {
        line(&format!("Language::{} => {},", camel(code), told(messages, "letters") == "latin"));
    }
    line("}\n}\n}");
}

fn enumeration(model: &Messages, place: usize, words: &str, line: &mut impl FnMut(&str)) {
    line(&format!("/// A text of the group `{}` that stands for itself.", model.groups[place].0));
    line(&format!("#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {words} {{"));
    for (_, message) in model.of_group(place) {
        line(&format!("/// {}\n{},", shown(&message.text).replace('[', "\\["), camel(&message.key)));
    }
    line(&format!("}}\nimpl {words} {{\n/// Every one of them.\npub const ALL: &'static [{words}] = &["));
    for (_, message) in model.of_group(place) {
        line(&format!("{words}::{},", camel(&message.key)));
    }
    line("];\n}");
    line(&format!("impl Message for {words} {{"));
    let list = constant(&model.groups[place].0);
    line(&format!("fn text(self, language: Language) -> &'static str {{\nlanguage.text(&{list}, self as usize)\n}}"));
    if model.groups[place].1.by_family {
        line("const BY_FAMILY: bool = true;");
        line("fn text_for(self, language: Language, family: Family) -> &'static str {");
        line(&format!("language.text_for(&{list}, self as usize, family)\n}}"));
    }
    line("}");
}

fn functions(model: &Messages, place: usize, line: &mut impl FnMut(&str)) {
    let (name, group) = &model.groups[place];
    line("impl Language {");
    for (number, (id, message)) in model.of_group(place).enumerate() {
        let function = id.replace('-', "_");
        let names: Vec<String> = arguments(group, &message.text).iter().map(|name| name.replace('-', "_")).collect();
        line(&format!("/// `{}`\n#[must_use]", shown(&message.text)));
        let list = constant(name);
        let (family, text) = if group.by_family {
            (", family: Family", format!("self.text_for(&{list}, {number}, family)"))
        } else {
            ("", format!("self.text(&{list}, {number})"))
        };
        if names.is_empty() {
            line(&format!("pub fn {function}(self{family}) -> &'static str {{ {text} }}"));
        } else {
            let taken: String = names.iter().map(|name| format!(", {name}: &str")).collect();
            let given = names.join(", ");
            line(&format!("pub fn {function}(self{family}{taken}) -> String {{ filled(self, {text}, &[{given}]) }}"));
        }
    }
    line("}");
}
