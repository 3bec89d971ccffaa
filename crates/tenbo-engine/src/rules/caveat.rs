//! Caveats: what users should know about a rulebook or a deal although nothing is wrong with it.

use super::book::Rulebook;
use crate::deal::{Draft, Riichi};
use crate::named;
use crate::options::{HandSize, OptionKey};

named! {
    /// Something that users should know about a rulebook or a deal. The names appear in answers.
    Caveat {
        /// Hands have five sets by a house rule, but the rulebook's patterns of chows and pungs are made for four, so that
        /// combinations may be missing (docs/rules/four-winds.md, R45).
        FiveSets = "five-sets",
        /// Ura dora indicators were entered although no winner has declared riichi: they count for nobody.
        UraWithoutRiichi = "ura-without-riichi",
        /// Riichi was declared with a hand that is not ready when the wall has run out, and the rulebook has a penalty for
        /// that: a chombo (docs/rules/riichi.md, Draws and fouls).
        RiichiChombo = "riichi-chombo",
        /// The same under a rulebook that has no such penalty.
        RiichiNotReady = "riichi-not-ready",
    }
}

/// Lists the caveats of a rulebook, and of a deal if one is given.
#[must_use]
pub fn caveats(book: &Rulebook, draft: Option<&Draft>) -> Vec<Caveat> {
    let written_for =
        book.option_blocks.get(OptionKey::HandSize as usize).and_then(|&at| book.blocks.get(usize::from(at)));
    let by_source = written_for.is_some_and(|block| !block.source.is_empty());
    let five_sets = book.options.tiles.hand_size == HandSize::Sixteen && !by_source;
    let five_sets = five_sets.then_some(Caveat::FiveSets);
    five_sets.into_iter().chain(draft.and_then(of_deal)).collect()
}

/// The caveat of a deal as it was entered, if it has one.
pub(crate) fn of_deal(draft: &Draft) -> Option<Caveat> {
    has_idle_ura(draft).then_some(Caveat::UraWithoutRiichi)
}

/// Whether ura dora indicators were entered although no winner has declared riichi. This happens in game records that
/// do not list riichi beside a yakuman.
fn has_idle_ura(draft: &Draft) -> bool {
    let declared = |seat| draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    !draft.ura.is_empty() && !draft.wins().is_empty() && !draft.wins().iter().any(|win| declared(win.seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::{Place, Reader};
    use crate::rules::{read, shipped};
    use serde_json::json;

    /// A rulebook that has five sets by its source is written for them (docs/rules/taiwanese.md, The hand). The warning is
    /// for one that a house rule has made so.
    #[test]
    fn five_sets_are_warned_of_only_where_a_house_rule_made_them() {
        let mut fives = 0;
        for id in shipped::OFFERED {
            let book = shipped::find(id).unwrap();
            fives += usize::from(book.options.tiles.hand_size == HandSize::Sixteen);
            assert_eq!(caveats(&book, None), [], "{id}");
        }
        assert_eq!(fives, 4, "two of Taiwan, Hong Kong's and the Filipino");
        let of = |json| {
            let book = read::rulebook(&json, &Place::default(), &mut Reader::default()).unwrap();
            caveats(&book, None)
        };
        let five = json!({ "hand-size": "16" });
        assert_eq!(of(json!({ "base": "chinese-classical", "options": five })), [Caveat::FiveSets]);
        assert_eq!(of(json!({ "base": "taiwanese-16", "options": { "maximum-winners": 1 } })), []);
        let mut by_hand = shipped::find("chinese-classical").unwrap();
        assert!(by_hand.options.set(OptionKey::HandSize, Some(1)));
        assert_eq!(caveats(&by_hand, None), [Caveat::FiveSets]);
    }
}
