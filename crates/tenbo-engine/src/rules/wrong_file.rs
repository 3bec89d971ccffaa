//! The error for a text that is not the file that it should be.

use std::error::Error;
use std::fmt;

/// The error for a text that is not one of this crate's own files, whole and unchanged: for example the error page of
/// a web host in its place, or the file of another version.
///
/// ```
/// use tenbo_engine::rules::KnownHand;
///
/// let error = KnownHand::read(b"<!DOCTYPE html>").unwrap_err();
/// assert_eq!(error.to_string(), "this is not the file of known hands");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongFile {
    expected: &'static str,
}

impl WrongFile {
    pub(super) const RULEBOOKS: WrongFile = WrongFile { expected: "shipped rulebooks" };
    pub(super) const KNOWN_HANDS: WrongFile = WrongFile { expected: "known hands" };
}

impl fmt::Display for WrongFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not the file of {}", self.expected)
    }
}

impl Error for WrongFile {}
