//! Features of the page do not know one another.

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

/// The features: every folder of the page but those that all of them use.
fn features() -> Vec<String> {
    let page = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app")).unwrap();
    let folders = page.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let names = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
    names.filter(|name| !["browser", "components"].contains(&name.as_str())).collect()
}

#[test]
fn features_do_not_know_one_another() {
    let features = features();
    for feature in &features {
        for other in features.iter().filter(|other| *other != feature) {
            // The frame on another site is a page of its own, which puts features together as the root does.
            let found = naming(&format!("src/app/{feature}"), &format!("crate::app::{other}"));
            let found: Vec<_> = found.into_iter().filter(|line| !line.contains("src/app/embed/frame.rs")).collect();
            assert_eq!(found, Vec::<String>::new(), "{feature} knows {other}");
        }
        for (file, text) in sources(&format!("src/app/{feature}")) {
            let whole = text.lines().find(|line| line.contains("super::super::"));
            assert_eq!(whole, None, "{}: a path out of the feature begins with crate::", file.display());
        }
        for shared in ["browser", "components"] {
            let found = naming(&format!("src/app/{shared}"), &format!("crate::app::{feature}"));
            assert_eq!(found, Vec::<String>::new(), "{shared} knows {feature}");
        }
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
