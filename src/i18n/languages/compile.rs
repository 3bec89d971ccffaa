//! Compiles the text files of this folder, one for each language, into the lines that the app reads and into the Rust
//! that knows them: the enum of the languages, the enums of words, a function for each sentence. What a language lacks, has
//! too much, or fills in another way than English does not compile. The README beside this file has the format.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The language whose file has the keys in their order, and what each list is.
const MODEL: &str = "en";

/// The families of rules by their place in `Family::ALL`; a test holds the two together.
const FAMILIES: [&str; 7] =
    ["riichi", "four-winds", "classical", "chinese-official", "hong-kong", "zung-jung", "taiwanese"];

/// What the heading of a list says in the file of the model.
#[derive(Default)]
struct List {
    name: String,
    /// Not in a file, but in the page: what it says when there is none.
    page: bool,
    /// The Rust enum to make of the keys.
    words: Option<String>,
    /// Whether each key is a function.
    sentences: bool,
    /// Whether texts are looked for by their key.
    keyed: bool,
    /// Whether a language may leave a text empty that another has.
    open: bool,
    /// Whether families of rules may have words of their own.
    by_family: bool,
    /// What every text of the list may be filled with.
    with: Vec<String>,
    keys: Vec<String>,
}

/// The texts of a language by list and key.
type Texts = BTreeMap<String, BTreeMap<String, String>>;

/// The Rust, and for each language its code and its file.
pub struct Compiled {
    pub rust: String,
    pub files: Vec<(String, String)>,
}

/// Reads every file of the folder and compiles all of them.
///
/// # Panics
///
/// With what is wrong and where, if a language is not complete.
pub fn compile(folder: &Path) -> Compiled {
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            println!("cargo::rerun-if-changed={}", path.display());
            let code = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain file name").to_owned();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            sources.insert(code, text);
        }
    }
    let mut faults: Vec<String> = Vec::new();
    let lists = headings(sources.get(MODEL).unwrap_or_else(|| panic!("there is no {MODEL}.txt")));
    let mut codes: Vec<&String> = sources.keys().collect();
    codes.sort_by_key(|code| (*code != MODEL, (*code).clone()));
    let all: Vec<(&String, Texts)> =
        codes.iter().map(|&code| (code, read(code, &sources[code], &mut faults))).collect();
    let model = &all[0].1;
    for (code, texts) in &all {
        compare(code, &lists, model, texts, &mut faults);
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    // The names of the languages are known before any text is; the texts of the page are `.ci/start.mjs`'.
    let lists: Vec<List> = lists.into_iter().filter(|list| list.name != "language" && !list.page).collect();
    let files = all.iter().map(|(code, texts)| ((*code).clone(), file(&lists, model, texts))).collect();
    Compiled { rust: rust(&lists, &all), files }
}

/// The lists of the model in order, with their keys.
fn headings(source: &str) -> Vec<List> {
    let mut lists: Vec<List> = Vec::new();
    let mut own = true;
    for line in source.lines() {
        if let Some((name, flags)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) {
            own = !name.contains('.');
            if own {
                lists.push(List { name: name.to_owned(), ..List::of(flags) });
            }
        } else if let (Some((key, _)), Some(list), true) = (pair(line), lists.last_mut(), own) {
            list.keys.push(key.to_owned());
        }
    }
    lists
}

impl List {
    fn of(flags: &str) -> List {
        let mut list = List::default();
        let mut flags = flags.split_whitespace();
        while let Some(flag) = flags.next() {
            match flag {
                "page" => list.page = true,
                "words" => list.words = flags.next().map(str::to_owned),
                "sentences" => list.sentences = true,
                "keyed" => list.keyed = true,
                "open" => list.open = true,
                "by-family" => list.by_family = true,
                "with" => list.with = flags.by_ref().map(str::to_owned).collect(),
                other => panic!("{MODEL}.txt: a heading cannot say {other:?}"),
            }
        }
        list
    }

    /// How many lines it has in its file.
    fn lines(&self) -> usize {
        self.keys.len() * if self.by_family { 1 + FAMILIES.len() } else { 1 }
    }

    /// What a text is filled with, in the order of the arguments.
    fn arguments(&self, text: &str) -> Vec<String> {
        if self.with.is_empty() { places(text) } else { self.with.clone() }
    }
}

/// A line as its key and its text; nothing for comments and empty lines.
fn pair(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_end();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    line.split_once(" = ").or_else(|| line.strip_suffix(" =").map(|key| (key, "")))
}

fn read(code: &str, source: &str, faults: &mut Vec<String>) -> Texts {
    let mut texts = Texts::new();
    let mut list = String::new();
    for (number, line) in source.lines().enumerate() {
        let mut fault = |what: &str| faults.push(format!("{code}.txt:{}: {what}: {line}", number + 1));
        if let Some((name, flags)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) {
            if code != MODEL && !flags.trim().is_empty() {
                fault("only the model says what a list is");
            }
            list = name.to_owned();
        } else if let Some((key, text)) = pair(line) {
            if texts.entry(list.clone()).or_default().insert(key.to_owned(), text.trim().to_owned()).is_some() {
                fault("stands there twice");
            }
        } else if !line.trim().is_empty() && !line.starts_with('#') {
            fault("is no key = text");
        }
    }
    texts
}

/// Everything in which a language differs from the model though it must not.
fn compare(code: &str, lists: &[List], model: &Texts, texts: &Texts, faults: &mut Vec<String>) {
    let mut fault = |list: &str, key: &str, what: &str| faults.push(format!("{code}.txt: [{list}] {key}: {what}"));
    for list in lists {
        for key in &list.keys {
            let meant = &model[&list.name][key];
            match texts.get(&list.name).and_then(|texts| texts.get(key)) {
                None => fault(&list.name, key, "is missing"),
                Some(text) if !list.open && text.is_empty() != meant.is_empty() => {
                    fault(&list.name, key, "is empty, or should be")
                }
                Some(text) => {
                    let (these, those): (BTreeSet<_>, BTreeSet<_>) =
                        (places(text).into_iter().collect(), places(meant).into_iter().collect());
                    if these != those {
                        fault(&list.name, key, &format!("is filled with {these:?}, not {those:?}"));
                    }
                }
            }
        }
    }
    for (name, own) in texts {
        let (base, family) = name.split_once('.').map_or((name.as_str(), None), |(base, family)| (base, Some(family)));
        let Some(list) = lists.iter().find(|list| list.name == base) else {
            fault(name, "", "there is no such list");
            continue;
        };
        if family.is_some_and(|family| !list.by_family || !FAMILIES.contains(&family)) {
            fault(name, "", "there is no such family");
        }
        for (key, text) in own {
            if !list.keys.contains(key) {
                fault(name, key, "there is no such key");
            }
            if let Some(odd) = places(text).iter().find(|place| !list.with.is_empty() && !list.with.contains(place)) {
                fault(name, key, &format!("nothing fills {odd}"));
            }
        }
    }
}

/// The names of what fills a text, each once, in the order of their first place. Any other bracket stands for itself.
fn places(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for part in text.split('{').skip(1).filter(|part| part.starts_with(|first: char| first.is_ascii_lowercase())) {
        let name = part.split(['}', '|']).next().unwrap_or_default().to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// A text with the numbers of the arguments in place of their names.
fn numbered(text: &str, arguments: &[String]) -> String {
    let mut parts = text.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if !part.starts_with(|first: char| first.is_ascii_lowercase()) {
            out.push('{');
            out.push_str(part);
            continue;
        }
        let end = part.find(['}', '|']).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let number = arguments.iter().position(|argument| argument == name).unwrap_or_else(|| panic!("{text}: {name}"));
        write!(out, "{{{number}{rest}").expect("text");
    }
    out
}

/// The file of a language: a line for each text, in the order of the lists.
fn file(lists: &[List], model: &Texts, texts: &Texts) -> String {
    let mut file = String::new();
    for list in lists {
        for key in &list.keys {
            let arguments = list.arguments(&model[&list.name][key]);
            writeln!(file, "{}", numbered(&texts[&list.name][key], &arguments)).expect("text");
        }
        for family in FAMILIES.iter().filter(|_| list.by_family) {
            let own = texts.get(&format!("{}.{family}", list.name));
            for key in &list.keys {
                let text = own.and_then(|own| own.get(key)).map_or("", String::as_str);
                writeln!(file, "{}", numbered(text, &list.with)).expect("text");
            }
        }
    }
    file
}

/// `round-wind` as `RoundWind`.
fn camel(key: &str) -> String {
    let word = |part: &str| part[..1].to_ascii_uppercase() + &part[1..];
    key.split('-').map(word).collect()
}

fn rust(lists: &[List], all: &[(&String, Texts)]) -> String {
    let mut out = String::new();
    let mut line = |text: &str| writeln!(out, "{text}").expect("text");
    line("/// A language of the app.");
    line("#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub enum Language {");
    for (place, (code, texts)) in all.iter().enumerate() {
        let name = texts["language"]["name"].as_str();
        line(&format!("/// {name}.\n{}{},", if place == 0 { "#[default] " } else { "" }, camel(code)));
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
    for (code, texts) in all {
        line(&format!("Language::{} => {:?},", camel(code), texts["language"]["name"]));
    }
    line(
        "}\n}\n/// Whether its readers read Latin letters, and so the names that rulebooks have in them.\n#[must_use]",
    );
    line("pub const fn is_latin(self) -> bool {\nmatch self {");
    for (code, texts) in all {
        line(&format!("Language::{} => {},", camel(code), texts["language"]["letters"] == "latin"));
    }
    line("}\n}\n}");
    let model = &all[0].1;
    let mut start = 0;
    for list in lists {
        let name = list.name.replace('-', "_").to_ascii_uppercase();
        let keys = format!("#[cfg(test)] keys: &{:?}", list.keys);
        let len = list.keys.len();
        line(&format!("const {name}: List = List {{ start: {start}, len: {len}, {keys} }};"));
        start += list.lines();
    }
    line(&format!("const LINES: usize = {start};"));
    line(&format!("#[cfg(test)]\nconst FAMILIES: &[&str] = &{FAMILIES:?};"));
    line("#[cfg(not(target_arch = \"wasm32\"))]");
    line(&format!("static FILES: [&str; {}] = [", all.len()));
    for (code, _) in all {
        line(&format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/texts-{code}.txt\")),"));
    }
    line("];");
    line("#[cfg(test)]\npub(super) const NAMED_IN_CODE: &[&str] = &[");
    for list in lists {
        for key in &list.keys {
            if let Some(words) = &list.words {
                line(&format!("\"{words}::{}\",", camel(key)));
            } else if list.sentences {
                line(&format!("\"Language::{}\",", key.replace('-', "_")));
            }
        }
    }
    line("];");
    for list in lists.iter().filter(|list| list.keyed) {
        let name = list.name.replace('-', "_").to_ascii_uppercase();
        line(&format!("const {name}_NAMES: &[&str] = &{:?};", list.keys));
    }
    for list in lists {
        let name = list.name.replace('-', "_").to_ascii_uppercase();
        if let Some(words) = &list.words {
            line(&format!("/// A text of the list `{}` that stands for itself.", list.name));
            line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]");
            line(&format!("pub enum {words} {{"));
            for key in &list.keys {
                line(&format!("/// {}\n{},", model[&list.name][key].replace('[', "\\["), camel(key)));
            }
            line(&format!("}}\nimpl {words} {{\n/// Every one of them.\npub const ALL: &'static [{words}] = &["));
            for key in &list.keys {
                line(&format!("{words}::{},", camel(key)));
            }
            line("];\n}");
        }
        if list.sentences {
            line("impl Language {");
            for (place, key) in list.keys.iter().enumerate() {
                let text = &model[&list.name][key];
                let arguments = list.arguments(text);
                let function = key.replace('-', "_");
                line(&format!("/// `{text}`\n#[must_use]"));
                if arguments.is_empty() {
                    line(&format!("pub fn {function}(self) -> &'static str {{ self.text(&{name}, {place}) }}"));
                } else {
                    let taken: Vec<String> =
                        arguments.iter().map(|name| format!("{}: &str", name.replace('-', "_"))).collect();
                    let given: Vec<String> = arguments.iter().map(|name| name.replace('-', "_")).collect();
                    line(&format!(
                        "pub fn {function}(self, {}) -> String {{ self.fill(&{name}, {place}, &[{}]) }}",
                        taken.join(", "),
                        given.join(", ")
                    ));
                }
            }
            line("}");
        }
    }
    out
}
