//! Caveats: what users should know about a rulebook or a deal although nothing is wrong with it.

use super::book::Rulebook;
use crate::deal::{Draft, Riichi};
use crate::named;
use crate::options::HandSize;

named! {
    /// Something that users should know about a rulebook or a deal. The names appear in answers.
    Caveat {
        /// Hands have five sets, but patterns of chows and pungs are defined for four, so that combinations may be
        /// missing (docs/rules/four-winds.md, R45).
        FiveSets = "five-sets",
        /// Ura dora indicators were entered although no winner has declared riichi: they count for nobody.
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

/// Whether ura dora indicators were entered although no winner has declared riichi. This happens in game records that
/// do not list riichi beside a yakuman.
fn has_idle_ura(draft: &Draft) -> bool {
    let declared = |seat| draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    !draft.ura.is_empty() && !draft.wins().is_empty() && !draft.wins().iter().any(|win| declared(win.seat))
}
