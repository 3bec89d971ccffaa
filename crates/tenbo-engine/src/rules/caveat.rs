//! Caveats: what to know about a rulebook or a deal though nothing is wrong with it.

use super::book::Rulebook;
use crate::deal::{Draft, Riichi};
use crate::named;
use crate::options::HandSize;

named! {
    /// Something to know about a rulebook or a deal. The names appear in answers.
    Caveat {
        /// Hands have five sets: patterns of chows and pungs are defined for four, so that combinations may be missing
        /// (Four Winds, "16-tile games").
        FiveSets = "five-sets",
        /// Ura dora indicators were entered though no winner has declared riichi: they count for nobody.
        UraWithoutRiichi = "ura-without-riichi",
    }
}

/// Lists the caveats of a rulebook, and of a deal if one is given.
#[must_use]
pub fn caveats(book: &Rulebook, draft: Option<&Draft>) -> Vec<Caveat> {
    let five_sets = (book.options.tiles.hand_size == HandSize::Sixteen).then_some(Caveat::FiveSets);
    let idle_ura = draft.filter(|draft| has_idle_ura(draft)).map(|_| Caveat::UraWithoutRiichi);
    five_sets.into_iter().chain(idle_ura).collect()
}

/// Whether ura dora indicators were entered though no winner has declared riichi. This happens in game records that
/// list yakuman without riichi.
fn has_idle_ura(draft: &Draft) -> bool {
    let declared = |seat| draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    !draft.ura.is_empty() && !draft.wins().is_empty() && !draft.wins().iter().any(|win| declared(win.seat))
}
