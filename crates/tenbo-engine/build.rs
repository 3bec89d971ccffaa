//! Packs the shipped rulebooks (`src/rules/books/*.json`) into bytes that `packed.rs` unpacks, so that a program carries
//! each text once. The first one with what it builds on is one pack, all others are another, and names for pickers are a
//! table.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

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
    let (first, other): (Vec<_>, Vec<_>) = books.iter().partition(|(id, _)| line.contains(&id.as_str()));
    let mut names = String::from("/// Every shipped rulebook by id, with its name and its family.\n");
    names.push_str("pub static NAMES: &[(&str, &str, &str)] = &[\n");
    for id in books.keys() {
        writeln!(names, "    ({id:?}, {:?}, {:?}),", field(&books, id, "name"), field(&books, id, "family"))
            .expect("text");
    }
    names.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let write =
        |name: &str, bytes: &[u8]| fs::write(Path::new(&out).join(name), bytes).expect("OUT_DIR can be written");
    write("names.rs", names.as_bytes());
    write("first.bin", &pack(&first));
    write("other.bin", &pack(&other));
}

/// A field of a rulebook, its own or its base's.
fn field<'a>(books: &'a BTreeMap<String, Value>, id: &'a str, name: &str) -> &'a str {
    let mut line = std::iter::successors(Some(id), |id| books[*id]["base"].as_str());
    line.find_map(|id| books[id][name].as_str()).unwrap_or_else(|| panic!("{id}: neither it nor its base has a {name}"))
}

/// The length of all texts, the texts, then each rulebook with its id and the length of its tree.
fn pack(books: &[(&String, &Value)]) -> Vec<u8> {
    let mut list = Pack::default();
    for (id, value) in books {
        list.text(id);
        let mut tree = Pack { bytes: Vec::new(), texts: std::mem::take(&mut list.texts) };
        tree.value(value);
        list.texts = tree.texts;
        list.number(tree.bytes.len());
        list.bytes.extend(tree.bytes);
    }
    let mut out = Pack::default();
    out.number(list.texts.len());
    [out.bytes, list.texts.into_bytes(), list.bytes].concat()
}

/// What `packed.rs` reads: a letter for the kind, then numbers of seven bits a byte, the lowest first.
#[derive(Default)]
struct Pack {
    bytes: Vec<u8>,
    texts: String,
}

impl Pack {
    fn number(&mut self, mut number: usize) {
        while number >= 128 {
            self.bytes.push((number % 128) as u8 | 128);
            number /= 128;
        }
        self.bytes.push(number as u8);
    }

    fn text(&mut self, text: &str) {
        let place = self.texts.find(text).unwrap_or_else(|| {
            self.texts.push_str(text);
            self.texts.len() - text.len()
        });
        self.number(place);
        self.number(text.len());
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.bytes.push(b'n'),
            Value::Bool(flag) => self.bytes.push(if *flag { b't' } else { b'f' }),
            Value::Number(number) => {
                let number = number.as_u64().and_then(|number| usize::try_from(number).ok());
                self.bytes.push(b'i');
                self.number(number.expect("numbers of a rulebook are whole and not below zero"));
            }
            Value::String(text) => {
                self.bytes.push(b's');
                self.text(text);
            }
            Value::Array(list) => {
                self.bytes.push(b'l');
                self.number(list.len());
                list.iter().for_each(|entry| self.value(entry));
            }
            Value::Object(map) => {
                self.bytes.push(b'm');
                self.number(map.len());
                for (key, entry) in map {
                    self.text(key);
                    self.value(entry);
                }
            }
        }
    }
}
