//! Which of the engine's rooms may know which: each only those before it, and the files of a room form no circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use tenbo_testing::files;
use tenbo_testing::sources::{naming, sources};

const ENGINE: &str = "crates/tenbo-engine/src";

/// The engine's rooms, each of which knows only those before it.
const ROOMS: [&str; 15] = [
    "tiles",
    "options",
    "problems",
    "json",
    "deal",
    "templates",
    "decompose",
    "patterns",
    "rules",
    "plan",
    "score",
    "check",
    "settle",
    "game",
    "wire",
];

#[test]
fn every_room_has_a_place_in_the_row() {
    let all = fs::read_dir(files::path(ENGINE)).unwrap();
    let rooms = all.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let unknown = rooms.filter(|path| !ROOMS.iter().any(|room| path.ends_with(room))).collect::<Vec<_>>();
    assert_eq!(unknown, Vec::<PathBuf>::new());
}

/// `Plan::rulebook` is there for whoever shows names and sources, in other crates; so no visibility keeps it from these.
#[test]
fn nothing_that_scores_reads_what_a_plan_was_compiled_from() {
    for room in ["check", "score", "settle", "game", "wire"] {
        assert_eq!(naming(&format!("{ENGINE}/{room}"), ".rulebook()"), Vec::<String>::new());
    }
}

/// A module: the paths that its code names, and what it imports, name by name, as others can name that through it.
#[derive(Default)]
struct Module {
    paths: Vec<String>,
    imports: BTreeMap<String, String>,
}

impl Module {
    /// The module of a file, comments and tests left out. What it only passes on with `pub use` its code does not name.
    fn of(text: &str) -> Module {
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let mut lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//"));
        let mut module = Module::default();
        while let Some(line) = lines.next() {
            let tree = line.split_once("use ").filter(|(before, _)| before.is_empty() || before.starts_with("pub"));
            let Some((public, tree)) = tree else {
                let words = line.split(|sign: char| !sign.is_alphanumeric() && sign != '_' && sign != ':');
                module.paths.extend(words.filter(|word| word.contains("::")).map(str::to_owned));
                continue;
            };
            let mut tree = tree.to_owned();
            while !tree.ends_with(';') {
                tree += lines.next().unwrap_or(";");
            }
            for path in spread(tree.trim_end_matches(';')) {
                let (path, name) =
                    path.split_once(" as ").unwrap_or((&path, path.rsplit("::").next().unwrap_or_default()));
                module.imports.insert(name.to_owned(), path.to_owned());
                module.paths.extend(public.is_empty().then(|| path.to_owned()));
            }
        }
        module
    }
}

/// The paths of a `use`, without its braces.
fn spread(tree: &str) -> Vec<String> {
    let Some((before, inside)) = tree.split_once('{') else { return vec![tree.trim().to_owned()] };
    let mut depth = 0;
    let parts = inside.trim_end().trim_end_matches('}').split(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        depth == 0 && sign == ','
    });
    let paths = parts.flat_map(spread).filter(|path| !path.is_empty());
    paths.map(|path| format!("{}{path}", before.trim())).collect()
}

/// The module that defines what a path means in the module `here`, wherever it was imported in between; none outside the
/// engine.
fn home(modules: &BTreeMap<String, Module>, here: &str, path: &str) -> Option<String> {
    let mut parts = path.split("::").filter(|part| !part.is_empty()).peekable();
    let mut found: Vec<&str> = here.split("::").filter(|part| !part.is_empty()).collect();
    let child = |parent: &[&str], name: &str| modules.contains_key([parent, &[name]].concat().join("::").as_str());
    match parts.peek().copied()? {
        "crate" => found.clear(),
        "self" | "super" => {}
        first if child(&found, first) => {}
        _ => return None,
    }
    while let Some(part) = parts.next_if(|part| ["crate", "self", "super"].contains(part)) {
        if part == "super" {
            found.pop();
        }
    }
    while let Some(part) = parts.next_if(|part| child(&found, part)) {
        found.push(part);
    }
    let found = found.join("::");
    let imported = parts.next().and_then(|name| modules.get(&found)?.imports.get(name));
    imported.and_then(|path| home(modules, &found, path)).or(Some(found))
}

/// A module that stands in no circle, as it names none of these or none of these names it.
fn in_no_circle<'a>(names: &BTreeMap<&'a str, BTreeSet<String>>) -> Option<&'a str> {
    let named = |module: &str| names.values().any(|homes| homes.contains(module));
    names.iter().find(|(module, homes)| homes.is_empty() || !named(module)).map(|(module, _)| *module)
}

/// The engine's modules by their paths; the root's is empty.
fn engine() -> BTreeMap<String, Module> {
    let root = files::path(ENGINE);
    let module = |(file, text): (PathBuf, String)| {
        let path = file.strip_prefix(&root).unwrap().with_extension("").display().to_string().replace('/', "::");
        (path.trim_end_matches("::mod").trim_start_matches("lib").to_owned(), Module::of(&text))
    };
    sources(ENGINE).into_iter().map(module).collect()
}

/// The first room that the module `here` may not know: for a room's file all rooms after its own, for a file beside the
/// rooms the first of all.
fn first_later(here: &str) -> usize {
    let own = here.split("::").next();
    ROOMS.iter().position(|room| own == Some(room)).map_or(0, |place| place + 1)
}

/// However a path is written: with others in braces, or by the short way over the engine's front page.
#[test]
fn no_imports_from_later_rooms() {
    let modules = engine();
    // The front page passes on what all rooms offer, and the samples are for tests.
    for (here, module) in modules.iter().filter(|(here, _)| !["", "sample"].contains(&here.as_str())) {
        for path in module.paths.iter().chain(module.imports.values()) {
            let home = home(&modules, here, path).unwrap_or_default();
            let later = ROOMS[first_later(here)..].iter().find(|room| home.split("::").next() == Some(room));
            assert_eq!(later, None, "{here} knows {path}");
        }
    }
    let from = |here: &str, text: &str| {
        let paths = Module::of(text).paths;
        paths.iter().filter_map(|path| home(&modules, here, path)).collect::<Vec<_>>()
    };
    assert_eq!(
        from("tiles::tile", "use crate::{Ratio, plan::{Edge, Plan as P}};"),
        ["ratio", "plan::edge", "plan::compile"]
    );
    assert_eq!(from("order", "    crate::Plan::new(book)"), ["plan::compile"]);
}

#[test]
fn files_of_a_room_form_no_circle() {
    let modules = engine();
    for room in &ROOMS {
        let inside = |module: &str| module.split("::").next() == Some(room);
        let mut left: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for (here, module) in modules.iter().filter(|(here, _)| inside(here)) {
            let homes = module.paths.iter().filter_map(|path| home(&modules, here, path));
            left.insert(here, homes.filter(|home| home != here && inside(home)).collect());
        }
        while let Some(free) = in_no_circle(&left) {
            left.remove(free);
            for homes in left.values_mut() {
                homes.remove(free);
            }
        }
        assert_eq!(left, BTreeMap::new(), "{room}: files in a circle");
    }
}
