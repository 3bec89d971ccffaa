//! Files of the repository, by their path from its root: tests run in the folder of their own crate.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use flate2::read::GzDecoder;

/// Where a file lies.
pub fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", name].iter().collect()
}

/// The text of a file.
pub fn text(name: impl AsRef<str>) -> String {
    let path = path(name.as_ref());
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of a file that need not be there.
pub fn text_if_any(name: impl AsRef<str>) -> String {
    fs::read_to_string(path(name.as_ref())).unwrap_or_default()
}

/// The lines of a corpus, a file that is packed with gzip.
pub fn corpus(name: &str) -> impl Iterator<Item = String> {
    let path = path(name);
    let file = File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    BufReader::new(GzDecoder::new(file)).lines().map(|line| line.expect("a corpus is gzip of UTF-8"))
}
