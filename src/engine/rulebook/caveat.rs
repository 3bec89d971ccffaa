//! What a rulebook does that whoever plays by it should know.

use super::book::Rulebook;
use super::plan::has_five_sets;
use crate::engine::draft::named;

named! {
    /// Something to take care of. The names are part of the contract.
    Caveat, ParseCaveatError {
        /// Hands of five sets: patterns of chows and pungs are made for four, combinations may be missing
        /// (Four Winds, "16-tile games").
        FiveSets = "five-sets",
    }
}

/// Everything to take care of with these rules.
#[must_use]
pub fn caveats(book: &Rulebook) -> Vec<Caveat> {
    has_five_sets(&book.options).then_some(Caveat::FiveSets).into_iter().collect()
}
