//! Who may know whom: the engine nobody, the session the engine, features of the page no other feature.

use std::fs;
use std::path::{Path, PathBuf};

/// Every Rust file below a folder, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    assert!(!found.is_empty(), "{folder} has no Rust files");
    found
}

/// The lines of code that name a path, `crate::app` or what is below it, with their file.
fn naming(folder: &str, path: &str) -> Vec<String> {
    let names = |line: &str| {
        let mut rest = line;
        while let Some(place) = rest.find(path) {
            rest = &rest[place + path.len()..];
            if !rest.starts_with(|next: char| next.is_ascii_alphanumeric() || next == '_') {
                return true;
            }
        }
        false
    };
    let mut found = Vec::new();
    for (file, text) in sources(folder) {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        found.extend(code.filter(|line| names(line)).map(|line| format!("{}: {}", file.display(), line.trim())));
    }
    found
}

const FEATURES: [&str; 9] =
    ["hand", "result", "table", "game", "rulebooks", "reference", "settings", "header", "embed"];

#[test]
fn the_engine_knows_nobody() {
    for room in ["session", "app", "i18n", "js"] {
        assert_eq!(naming("crates/tenbo-engine/src", &format!("crate::{room}")), Vec::<String>::new());
    }
}

/// The engine's rooms, each of which knows only those before it.
const ROOMS: [&str; 13] = [
    "tiles",
    "options",
    "problems",
    "deal",
    "decompose",
    "patterns",
    "rules",
    "plan",
    "check",
    "score",
    "settle",
    "game",
    "wire",
];

#[test]
fn rooms_of_the_engine_know_only_those_before_them() {
    for (place, room) in ROOMS.iter().enumerate() {
        for later in &ROOMS[place + 1..] {
            let found = naming(&format!("crates/tenbo-engine/src/{room}"), &format!("crate::{later}"));
            assert_eq!(found, Vec::<String>::new(), "{room} knows {later}");
        }
    }
    let all = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/tenbo-engine/src")).unwrap();
    let rooms = all.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let unknown = rooms.filter(|path| !ROOMS.iter().any(|room| path.ends_with(room))).collect::<Vec<_>>();
    assert_eq!(unknown, Vec::<PathBuf>::new(), "a room without a place in the row");
}

#[test]
fn the_session_knows_the_engine_alone() {
    for room in ["app", "i18n", "js"] {
        assert_eq!(naming("src/session", &format!("crate::{room}")), Vec::<String>::new());
    }
}

#[test]
fn texts_know_the_engine_and_the_session() {
    for room in ["app", "js"] {
        assert_eq!(naming("src/i18n", &format!("crate::{room}")), Vec::<String>::new());
    }
}

#[test]
fn nobody_knows_the_page() {
    for folder in ["crates/tenbo-engine/src", "src/session", "src/i18n", "src/js"] {
        assert_eq!(naming(folder, "crate::app"), Vec::<String>::new());
    }
}

#[test]
fn features_of_the_page_do_not_know_one_another() {
    for feature in FEATURES {
        for other in FEATURES.into_iter().filter(|other| *other != feature) {
            // The frame on another site is a page of its own, which puts features together as the root does.
            let found = naming(&format!("src/app/{feature}"), &format!("crate::app::{other}"));
            let found: Vec<_> = found.into_iter().filter(|line| !line.contains("src/app/embed/frame.rs")).collect();
            assert_eq!(found, Vec::<String>::new(), "{feature} knows {other}");
        }
        for (file, text) in sources(&format!("src/app/{feature}")) {
            let whole = text.lines().find(|line| line.contains("super::super::"));
            assert_eq!(whole, None, "{}: a path out of the feature begins with crate::", file.display());
        }
    }
    for feature in FEATURES {
        assert_eq!(naming("src/app/components", &format!("crate::app::{feature}")), Vec::<String>::new());
    }
}

#[test]
fn files_of_the_page_are_short_and_show_by_components() {
    for (file, text) in sources("src/app") {
        let lines = text.lines().count();
        assert!(lines <= 300, "{}: {lines} lines", file.display());
        // `<{..}` holds attributes for somebody else's element.
        let shows = text.matches("view! {").count() > text.matches("<{..}").count();
        assert!(!shows || text.contains("#[component]"), "{}: a view without a component", file.display());
    }
}
