//! Whoever cites a page of `docs/rules` cites one that is there, and a section of it that is there: in code, tests, worked
//! examples, rulebooks and the pages themselves. And every block of a shipped rulebook names a source.
//!
//! A citation is a page with what follows it: a comma and the title of a section, or a number such as R24 or D3; or a link
//! to a heading.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tenbo_testing::files;

const FOLDERS: [&str; 7] = ["crates", "docs", "examples", "scripts", "src", "tests", "benches"];
const TEXTS: [&str; 8] = ["rs", "md", "json", "jsonl", "mjs", "py", "sh", "toml"];
const PAGES: &str = "docs/rules/";
const BOOKS: &str = "crates/tenbo-engine/src/rules/books";

/// The pages by their file's name, with their text.
type Pages = BTreeMap<String, String>;

fn pages() -> Pages {
    let entries = fs::read_dir(files::path(PAGES)).unwrap().map(|entry| entry.unwrap().path());
    let pages: Pages = entries
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    assert!(pages.len() > 5, "{:?}", pages.keys());
    pages
}

/// The text files below a folder.
fn texts(folder: &Path, found: &mut Vec<(String, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !matches!(name, "target" | "node_modules" | "dist") {
                texts(&path, found);
            }
        } else if name != "citations.rs" && path.extension().is_some_and(|end| TEXTS.iter().any(|text| end == *text)) {
            found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Without the marks of comments and the ends of lines, so that a citation may be broken.
fn in_one_line(text: &str) -> String {
    let plain = |line: &str| line.trim_start().trim_start_matches(['/', '!', '#', '*']).trim().to_owned();
    text.lines().map(plain).collect::<Vec<_>>().join(" ")
}

fn headings(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim())
}

/// How a heading is named in a link.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase().replace(' ', "-");
    kept.chars().filter(|letter| letter.is_alphanumeric() || *letter == '-').collect()
}

/// Whether a page has what follows its name in a text.
fn is_there(page: &str, rest: &str) -> bool {
    if let Some(link) = rest.strip_prefix('#') {
        let end = link.find(|letter: char| !letter.is_alphanumeric() && letter != '-').unwrap_or(link.len());
        return headings(page).any(|heading| anchor(heading) == link[..end]);
    }
    let Some(section) = rest.strip_prefix(", ").filter(|section| section.starts_with(char::is_uppercase)) else {
        return true;
    };
    let ends = |after: &str| !after.starts_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    let number = section.find(|letter: char| !letter.is_alphanumeric()).map_or(section, |end| &section[..end]);
    let is_number = number.len() > 1 && number[1..].bytes().all(|digit| digit.is_ascii_digit());
    headings(page).any(|heading| section.strip_prefix(heading).is_some_and(ends))
        || is_number && page.contains(&format!("| {number} |"))
}

/// The citations of a text that lead nowhere.
fn astray(text: &str, pages: &Pages) -> Vec<String> {
    let text = in_one_line(text);
    let said = |place: usize| text[place..].chars().take(70).collect::<String>();
    let mut found = Vec::new();
    for (place, _) in text.match_indices(PAGES) {
        let name: String = text[place + PAGES.len()..]
            .chars()
            .take_while(|letter| letter.is_alphanumeric() || "-.".contains(*letter))
            .collect();
        let name = name.find(".md").map_or("", |end| &name[..end + 3]);
        if !name.is_empty() && !pages.contains_key(name) {
            found.push(said(place));
        }
    }
    for (name, page) in pages.iter().filter(|(name, _)| *name != "README.md") {
        for (place, _) in text.match_indices(name.as_str()) {
            let part_of_another = text[..place].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
            if !part_of_another && !is_there(page, &text[place + name.len()..]) {
                found.push(said(place));
            }
        }
    }
    found
}

#[test]
fn citations_lead_to_pages_and_sections() {
    let pages = pages();
    let mut all = Vec::new();
    FOLDERS.iter().for_each(|folder| texts(&files::path(folder), &mut all));
    let citing = all.iter().filter(|(_, text)| text.contains(PAGES)).count();
    assert!(citing > 20, "only {citing} files cite {PAGES}: are the folders read?");
    let wrong: Vec<(&String, Vec<String>)> =
        all.iter().map(|(file, text)| (file, astray(text, &pages))).filter(|(_, wrong)| !wrong.is_empty()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn citations_that_lead_nowhere_are_found() {
    let page = "# Riichi\n\n## Draws and fouls\n\n### What 1998 prints\n\n| R24 | overlap |\n";
    let pages = Pages::from([("riichi.md".to_owned(), page.to_owned())]);
    let wrong = |text: &str| !astray(text, &pages).is_empty();
    for text in [
        "docs/rules/riichi.md",
        "/// docs/rules/riichi.md, Draws\n/// and fouls: chombo",
        "docs/rules/riichi.md, R24).",
        "docs/rules: riichi.md, What 1998 prints; and so on",
        "riichi.md, the page",
        "[fouls](riichi.md#draws-and-fouls)",
        "record-riichi.md, Nowhere",
    ] {
        assert!(!wrong(text), "{text}");
    }
    for text in [
        "docs/rules/richi.md",
        "docs/rules/riichi.md, Fouls",
        "docs/rules/riichi.md, Draws and foulsome",
        "docs/rules/riichi.md, R25",
        "[fouls](riichi.md#fouls)",
    ] {
        assert!(wrong(text), "{text}");
    }
}

/// A block names a document, a program or a site; one that has none says so and is marked as usual practice.
#[test]
fn every_block_of_a_rulebook_has_a_source() {
    let books = fs::read_dir(files::path(BOOKS)).unwrap().map(|entry| entry.unwrap().path());
    let mut seen = 0;
    for path in books {
        let book: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        for block in book["blocks"].as_array().unwrap() {
            seen += 1;
            let source = block["source"].as_str().unwrap_or_default();
            let (file, title) = (path.display(), &block["title"]);
            assert!(source.len() > 10, "{file}: {title}: {source:?} is no source");
            let without = ["No quoted text", "Not seen", "No document", "does not say", "usual practice"];
            if without.iter().any(|words| source.contains(words)) {
                assert_eq!(block["usual-practice"], true, "{file}: {title} has no document and no mark");
            }
        }
    }
    assert!(seen > 100, "{seen} blocks");
}
