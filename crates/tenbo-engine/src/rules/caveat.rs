//! What whoever plays by a rulebook, or has entered a deal, should know though nothing is wrong.

use super::book::Rulebook;
use crate::deal::{Draft, Riichi};
use crate::named;
use crate::options::HandSize;

named! {
    /// Something to take care of. The names are part of the contract.
    Caveat {
        /// Hands of five sets: patterns of chows and pungs are made for four, combinations may be missing
        /// (Four Winds, "16-tile games").
        FiveSets = "five-sets",
        /// Indicators below the wall in a deal that nobody won with riichi: they count for nobody.
        UraWithoutRiichi = "ura-without-riichi",
    }
}

/// Everything to take care of with these rules, and with a deal where there is one.
#[must_use]
pub fn caveats(book: &Rulebook, draft: Option<&Draft>) -> Vec<Caveat> {
    let five_sets = (book.options.tiles.hand_size == HandSize::Sixteen).then_some(Caveat::FiveSets);
    let idle_ura = draft.filter(|draft| has_idle_ura(draft)).map(|_| Caveat::UraWithoutRiichi);
    five_sets.into_iter().chain(idle_ura).collect()
}

/// Whether indicators below the wall were entered though no winner has declared riichi: records name yakuman without the
/// riichi beside them.
fn has_idle_ura(draft: &Draft) -> bool {
    let declared = |seat| draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    !draft.ura.is_empty() && !draft.wins().is_empty() && !draft.wins().iter().any(|win| declared(win.seat))
}
