//! What holds of every sheet of styles: its layer, its names, its widths.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A rule and where it stands.
struct Rule {
    /// `components/dialog`.
    file: String,
    /// What it stands in, from outside: `@layer base`, `@media print`.
    within: Vec<String>,
    selector: String,
    body: String,
}

impl Rule {
    /// The rule as a fault shows it.
    fn shown(&self) -> String {
        format!("{}: {} {}", self.file, self.within.join(" "), self.selector)
    }

    /// The selectors of its list.
    fn selectors(&self) -> Vec<&str> {
        let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
        for (place, sign) in self.selector.char_indices() {
            match sign {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(self.selector[start..place].trim());
                    start = place + 1;
                }
                _ => {}
            }
        }
        parts.push(self.selector[start..].trim());
        parts
    }
}

/// Every file with an ending below a folder, with its text.
fn files(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, endings: &[&str], found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, endings, found);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|one| *one == ending)) {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), endings, &mut found);
    assert!(!found.is_empty(), "{folder} has no files");
    found.sort();
    found
}

/// The sheets by their names, `base` or `views/hand`, without comments.
fn sheets() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let name =
        |path: &Path| path.strip_prefix(&folder).unwrap().with_extension("").to_str().unwrap().replace('\\', "/");
    files("style", &["css"]).into_iter().map(|(path, text)| (name(&path), without_comments(&text))).collect()
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut code = parts.next().unwrap().to_owned();
    parts.for_each(|part| code.push_str(part.split_once("*/").expect("a comment ends").1));
    code
}

/// The rules of a text; `within` is what it stands in.
fn read(file: &str, text: &str, within: &[String], found: &mut Vec<Rule>) {
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        // A statement such as `@layer a, b;` may come before.
        let selector = rest[..open].rsplit(';').next().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        let mut depth = 0;
        let close = rest[open..].find(|sign| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        });
        let close = open + close.unwrap_or_else(|| panic!("{file}: {selector} does not end"));
        let body = &rest[open + 1..close];
        if ["@layer", "@media", "@supports"].iter().any(|group| selector.starts_with(group)) {
            read(file, body, &[within, &[selector]].concat(), found);
        } else {
            let (file, body) = (file.to_owned(), body.to_owned());
            found.push(Rule { file, within: within.to_vec(), selector, body });
        }
        rest = &rest[close + 1..];
    }
}

fn rules() -> Vec<Rule> {
    let mut found = Vec::new();
    sheets().iter().for_each(|(file, text)| read(file, text, &[], &mut found));
    found
}

/// The classes that a selector names, in its order.
fn classes(selector: &str) -> Vec<&str> {
    let part = |part| {
        let end = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
        let part: &str = part;
        let name = &part[..part.find(end).unwrap_or(part.len())];
        name.starts_with(|sign: char| sign.is_ascii_lowercase()).then_some(name)
    };
    selector.split('.').skip(1).filter_map(part).collect()
}

/// The class that a selector begins with. `dialog:has(.x)` and `.page:has(.x)` begin with x.
fn first_class(selector: &str) -> Option<&str> {
    let whose = selector.strip_prefix(".page:has(").unwrap_or(selector);
    let end = whose.find(' ').filter(|end| !whose[..*end].contains('(')).unwrap_or(whose.len());
    classes(&whose[..end]).first().copied()
}

/// Whose a file is: `views/game-deals` is the game's.
fn owner(file: &str) -> &str {
    match file.split_once('/') {
        Some(("views", name)) => name.split('-').next().unwrap(),
        Some((folder, _)) => folder,
        None => file,
    }
}

/// Files that lay out, show on paper or take away what is others'.
const ACROSS: [&str; 3] = ["page", "embed", "print"];

#[test]
fn a_file_lies_in_the_layer_of_its_folder_and_on_the_page() {
    let page = fs::read_to_string("index.html").unwrap();
    for (file, text) in sheets() {
        let layer = file.split('/').next().unwrap();
        let text = text.trim().trim_start_matches("@layer tokens, base, components, views, print;").trim();
        assert!(text.starts_with(&format!("@layer {layer} {{")), "{file} does not begin with its layer {layer}");
        let mut depth = 0;
        let end = text.find(|sign| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            sign == '}' && depth == 0
        });
        assert_eq!(end, Some(text.len() - 1), "{file}: something stands outside of its layer");
        assert!(page.contains(&format!("href=\"style/{file}.css\"")), "index.html does not name {file}");
    }
    let sheets = page.find("rel=\"css\"").unwrap();
    assert!(page[sheets..].starts_with("rel=\"css\" href=\"style/tokens.css\""), "the order of layers comes first");
}

#[test]
fn nothing_is_important_but_in_print_and_forced_colours() {
    for rule in rules().iter().filter(|rule| rule.body.contains("!important")) {
        let meant = |at: &String| at == "@media print" || at == "@media (forced-colors: active)";
        assert!(rule.within.iter().any(meant), "{} is !important", rule.shown());
    }
}

#[test]
fn the_page_changes_at_three_widths() {
    for rule in rules() {
        for at in rule.within.iter().filter(|at| at.contains("width")) {
            for part in at.trim_start_matches("@media ").split(" and ").filter(|part| part.contains("width")) {
                let (less, more) = (part.strip_prefix("(width < "), part.strip_prefix("(width >= "));
                let width = less.or(more).and_then(|part| part.strip_suffix(')'));
                let known = matches!(width, Some("24rem" | "48rem" | "56.25rem"));
                assert!(known, "{}: {part} is none of the widths in tokens.css", rule.file);
            }
        }
    }
}

#[test]
fn colours_have_names() {
    for rule in rules().iter().filter(|rule| rule.file != "tokens" && rule.selector != ":root, :root[data-theme]") {
        for line in rule.body.lines().filter(|line| line.contains(':')) {
            let literal =
                line.contains('#') || line.contains("rgb(") || line.contains("hsl(") || line.contains("light-dark(");
            assert!(!literal, "{}: {}", rule.shown(), line.trim());
        }
    }
}

/// Whether a size is one of the scale, the same as what is around it, or that of words that are heard and not seen; on
/// paper also one in points.
fn is_of_the_scale(size: &str, on_paper: bool) -> bool {
    let step = |size: &str| {
        let name = size.strip_prefix("var(--text-").and_then(|size| size.strip_suffix(')'));
        name.is_some_and(|name| ["tiny", "small", "normal", "large", "huge"].contains(&name))
    };
    // One that grows with the page, from nothing or from a step to another.
    let ends = size.strip_prefix("clamp(").and_then(|size| size.strip_suffix(')'));
    let ends = ends.and_then(|size| Some((size.split_once(", ")?.0, size.rsplit_once(", ")?.1)));
    let grown = ends.is_some_and(|(least, most)| (least == "0rem" || step(least)) && step(most));
    step(size) || grown || ["inherit", "0"].contains(&size) || on_paper && size.ends_with("pt")
}

#[test]
fn sizes_of_type_are_those_of_the_scale() {
    for rule in rules() {
        let on_paper = rule.within.iter().any(|at| at == "@media print");
        for line in rule.body.lines().map(|line| line.trim().trim_end_matches(';')) {
            let size = line.strip_prefix("font-size: ").or_else(|| {
                // A weight may come before it; the height of the line and the faces come after it.
                let parts = line.strip_prefix("font: ")?.split([' ', '/']);
                parts.into_iter().find(|part| part.parse::<u16>().is_err())
            });
            let Some(size) = size else { continue };
            // Letters of another face beside words, as high as those.
            let beside = rule.selector == "code, kbd" && size.ends_with("em");
            assert!(beside || is_of_the_scale(size, on_paper), "{}: {line} is none of the scale", rule.shown());
        }
    }
}

#[test]
fn the_scale_of_type_is_as_documented() {
    let design = fs::read_to_string("docs/design.md").unwrap();
    let tokens = fs::read_to_string("style/tokens.css").unwrap();
    let steps = tokens.lines().filter_map(|line| line.trim().strip_prefix("--text-")?.split_once(": "));
    let mut seen = 0;
    for (name, size) in steps.filter(|(name, _)| *name != "soft") {
        let Some(rem) = size.strip_suffix("rem;").and_then(|rem| rem.parse::<f64>().ok()) else { continue };
        let row = format!("| `--text-{name}` | {} px |", rem * 16.0);
        assert!(design.contains(&row), "docs/design.md does not say {row}");
        seen += 1;
    }
    assert_eq!(seen, 5, "steps of the scale");
}

/// Whose the classes are: the files whose selectors begin with them.
fn owners() -> BTreeMap<String, BTreeSet<String>> {
    let mut owners = BTreeMap::<_, BTreeSet<_>>::new();
    for rule in rules().iter().filter(|rule| !ACROSS.contains(&owner(&rule.file))) {
        for class in rule.selectors().into_iter().filter_map(first_class) {
            owners.entry(class.to_owned()).or_default().insert(owner(&rule.file).to_owned());
        }
    }
    owners
}

#[test]
fn a_selector_begins_with_a_class_of_its_own_view() {
    for (class, owners) in owners() {
        assert_eq!(owners.len(), 1, "selectors begin with .{class} in {owners:?}");
    }
    for rule in rules().iter().filter(|rule| rule.file.starts_with("views/") && owner(&rule.file) != "page") {
        // The steps of an animation select nothing.
        let selects = |selector: &&&str| !selector.contains("[data-") && !selector.starts_with("@keyframes");
        for selector in rule.selectors().iter().filter(selects) {
            assert!(first_class(selector).is_some(), "{}: {selector} may be anywhere", rule.shown());
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'))
}

/// The words of the texts in quotes in a file of Rust, but for its comments.
fn quoted(text: &str) -> BTreeSet<&str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let texts = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    texts
        .flat_map(|text| text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_')))
        .collect()
}

#[test]
fn a_view_uses_no_class_of_another() {
    let owners = owners();
    for (path, text) in files("src/app", &["rs"]) {
        let path = path.to_str().unwrap().replace('\\', "/");
        let room = path.split("src/app/").nth(1).unwrap().split('/').next().unwrap();
        // These two put the views together.
        if room.ends_with(".rs") || path.ends_with("embed/frame.rs") {
            continue;
        }
        for word in quoted(&text) {
            let Some(owner) = owners.get(word).and_then(BTreeSet::first) else { continue };
            let shared = ["tokens", "base", "components", room].contains(&owner.as_str());
            assert!(shared, "{path} uses .{word}, which is of {owner}");
        }
    }
}

#[test]
fn every_class_of_the_styles_is_used() {
    let mut used = BTreeSet::new();
    let rust = files("src/app", &["rs"]);
    for (_, text) in &rust {
        used.extend(quoted(text));
        used.extend(text.split("class:").skip(1).filter_map(|part| part.split('=').next()));
    }
    let page = [(PathBuf::new(), fs::read_to_string("index.html").unwrap())];
    let others = [files("public", &["js"]), files("scripts/build", &["mjs"]), page.to_vec()].concat();
    for (_, text) in &others {
        used.extend(words(text));
    }
    // The pictures of tiles, whose names are put together: t1m, t7z.
    let tile = |class: &str| matches!(class.as_bytes(), [b't', b'0'..=b'9', b'm' | b'p' | b's' | b'z']);
    for rule in rules() {
        for class in rule.selectors().into_iter().flat_map(classes) {
            assert!(tile(class) || used.contains(class), "{}: nothing has the class {class}", rule.shown());
        }
    }
}
