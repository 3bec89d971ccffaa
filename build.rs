//! Turns the shipped rulebooks (`src/engine/rulebook/books/*.json`) into static trees, so that the page carries no
//! JSON parser.

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

    let mut out = String::from(
        "/// The shipped rulebook files as (id, tree), sorted by id.\npub static BOOKS: &[(&str, Json)] = &[\n",
    );
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let value: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let id = path.file_stem().and_then(|stem| stem.to_str()).expect("a plain file name");
        assert_eq!(value["id"], id, "{}: the id is the file's name", path.display());
        write!(out, "({id:?}, ").expect("text");
        tree(&value, &mut out);
        out.push_str("),\n");
    }
    out.push_str("];\n");
    let target = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("books.rs");
    fs::write(target, out).expect("OUT_DIR can be written");
}

fn tree(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("Json::Null"),
        Value::Bool(flag) => write!(out, "Json::Bool({flag})").expect("text"),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => write!(out, "Json::Int({whole})").expect("text"),
            None => out.push_str("Json::Fraction"),
        },
        Value::String(text) => write!(out, "Json::Text(Cow::Borrowed({text:?}))").expect("text"),
        Value::Array(list) => {
            out.push_str("Json::StaticList(&[");
            for entry in list {
                tree(entry, out);
                out.push(',');
            }
            out.push_str("])");
        }
        Value::Object(map) => {
            out.push_str("Json::StaticMap(&[");
            for (key, entry) in map {
                write!(out, "(Cow::Borrowed({key:?}), ").expect("text");
                tree(entry, out);
                out.push_str("),");
            }
            out.push_str("])");
        }
    }
}
