//! Packs the shipped rulebooks (`src/engine/rulebook/books/*.json`) into bytes that `packed.rs` unpacks, so that the page
//! carries no JSON parser and each text once.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

fn main() {
    let books = Path::new("src/engine/rulebook/books");
    println!("cargo::rerun-if-changed={}", books.display());
    let mut files: Vec<_> = fs::read_dir(books)
        .unwrap_or_else(|error| panic!("{}: {error}", books.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort_by_key(|path| path.file_stem().map(std::ffi::OsStr::to_os_string));

    let mut pack = Pack::default();
    let mut ranges = String::new();
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let value: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let id = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain file name");
        assert_eq!(value["id"], id, "{}: the id is the file's name", path.display());
        writeln!(ranges, "    ({id:?}, {}),", pack.bytes.len()).expect("text");
        pack.value(&value);
    }
    let out = format!(
        "/// The shipped rulebook files, sorted by id: where each starts in [`BYTES`].\n\
         static BOOKS: &[(&str, usize)] = &[\n{ranges}];\n\
         /// Every text that occurs, once.\nstatic TEXTS: &str = {:?};\n\
         /// The files, packed.\nstatic BYTES: &[u8] = &{:?};\n",
        pack.texts, pack.bytes
    );
    let target = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("books.rs");
    fs::write(target, out).expect("OUT_DIR can be written");
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
