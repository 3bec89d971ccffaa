//! What explains the patterns and is the same in every language: for each an example, a near miss and a source.

use tenbo_engine::patterns::Pattern;

/// A hand that has a pattern, one that just has it not, and where it is defined.
#[must_use]
pub const fn explained(pattern: Pattern) -> [&'static str; 3] {
    let note = pattern.note();
    [note.example, note.near_miss, note.source]
}
