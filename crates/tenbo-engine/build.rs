//! Joins the shipped rulebooks (`src/rules/books/*.json`) into two files of JSON without spaces, each an object with a
//! rulebook for every id: `first.json` has the first one with what it builds on, `other.json` all others. Their names, for
//! pickers, are a table.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde_json::{Map, Value};

/// The rulebook that a first visit of the page starts with.
const FIRST: &str = "riichi-ema-2025";

fn main() {
    let folder = Path::new("src/rules/books");
    println!("cargo::rerun-if-changed={}", folder.display());
    let books: BTreeMap<String, Value> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| {
            println!("cargo::rerun-if-changed={}", path.display());
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let value: Value =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let id = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain file name");
            assert_eq!(value["id"], id, "{}: the id is the file's name", path.display());
            (id.to_owned(), value)
        })
        .collect();

    let line: Vec<&str> = std::iter::successors(Some(FIRST), |id| books[*id]["base"].as_str()).collect();
    let (first, other): (Vec<_>, Vec<_>) = books.clone().into_iter().partition(|(id, _)| line.contains(&id.as_str()));
    let mut names = String::from("/// Every shipped rulebook by id, with its name and its family.\n");
    names.push_str("pub static NAMES: &[(&str, &str, &str)] = &[\n");
    for id in books.keys() {
        writeln!(names, "    ({id:?}, {:?}, {:?}),", field(&books, id, "name"), field(&books, id, "family"))
            .expect("text");
    }
    names.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let write = |name: &str, text: &str| fs::write(Path::new(&out).join(name), text).expect("OUT_DIR can be written");
    write("names.rs", &names);
    write("first.json", &joined(first));
    write("other.json", &joined(other));
}

/// A field of a rulebook, its own or its base's.
fn field<'a>(books: &'a BTreeMap<String, Value>, id: &'a str, name: &str) -> &'a str {
    let mut line = std::iter::successors(Some(id), |id| books[*id]["base"].as_str());
    line.find_map(|id| books[id][name].as_str()).unwrap_or_else(|| panic!("{id}: neither it nor its base has a {name}"))
}

/// Rulebooks by id as the text of one object.
fn joined(books: Vec<(String, Value)>) -> String {
    Value::from(books.into_iter().collect::<Map<_, _>>()).to_string()
}
