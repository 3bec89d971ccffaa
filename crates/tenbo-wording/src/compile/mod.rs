//! Compiles the Fluent files of `locales` for the page: for each language a file of plain lines that it loads at run time,
//! and the Rust that knows them: the enum of the languages, enums of words, a function for each sentence. A message that a
//! language lacks, that has other arguments than in English or that no code reads fails the build.
//!
//! Compiled and not read at run time: `docs/translating.md` has the figures.

mod check;
mod groups;
mod read;
mod rust;
pub mod usage;

use std::fs;
use std::path::Path;

use self::groups::Volume;
use self::read::Messages;

/// The language whose files have the messages in their order.
pub const MODEL: &str = "en";

/// The families of rules by their place in `Family::ALL`; a test holds the two together.
pub const FAMILIES: [&str; 8] =
    ["riichi", "four-winds", "classical", "chinese-official", "hong-kong", "zung-jung", "taiwanese", "regional"];

/// The attribute with the words of riichi players, which hold where yaku have romanised names.
pub const ROMAJI: &str = "romaji";

/// The attribute with the words of riichi players.
pub const RIICHI: &str = FAMILIES[0];

/// How many texts a message has that families may have words for: the common one, each family's, the romanised one.
pub const WORDINGS: usize = 2 + FAMILIES.len();

/// What the build makes of the files.
pub struct Compiled {
    /// The Rust.
    pub rust: String,
    /// The volumes of each language, each with its name and its lines.
    pub files: Vec<(String, String)>,
}

/// Compiles every language of the folder; `repository` has the code that reads the messages.
///
/// # Panics
///
/// With everything that is wrong, and where.
pub fn compile(folder: &Path, repository: &Path) -> Compiled {
    let mut faults = Vec::new();
    let mut all: Vec<(String, Messages)> = codes(folder)
        .into_iter()
        .map(|code| {
            let messages = Messages::read(&folder.join(&code), &mut faults);
            (code, messages)
        })
        .collect();
    // The model first: its messages are the measure of the others.
    all.sort_by_key(|(code, _)| (code != MODEL, code.clone()));
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let model = &all[0].1;
    for (code, messages) in &all {
        check::compare(code, model, messages, &mut faults);
    }
    let named = rust::names(model);
    let used = usage::names_in(repository);
    let unused = named.iter().filter(|(_, name)| !used.contains(name));
    faults.extend(unused.map(|(id, name)| format!("{MODEL}: {id} is read by no code ({name})")));
    let early: [(&[&str], &[Volume]); 2] =
        [(usage::FIRST_VISIT, &[Volume::Page]), (usage::RESULT, &[Volume::Page, Volume::Result])];
    for (paths, here) in early {
        let read = usage::names_of_some(repository, paths);
        let late = named.iter().filter(|(id, name)| read.contains(name) && !here.contains(&model.volume(id)));
        faults.extend(late.map(|(id, name)| format!("{MODEL}: {id} is read before its volume is there ({name})")));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let volumes = |(code, messages): &(String, Messages)| {
        Volume::ALL.map(|volume| (format!("{}-{code}", volume.name()), messages.lines(model, volume)))
    };
    let files = all.iter().flat_map(volumes).collect();
    Compiled { rust: rust::rust(&all), files }
}

/// The codes of the languages: the names of the folders.
fn codes(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let folders = entries.map(|entry| entry.expect("a readable folder").path()).filter(|path| path.is_dir());
    folders.map(|path| path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned()).collect()
}
