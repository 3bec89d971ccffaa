//! The discards that would make somebody liable: which keys bear a mark, and when a tone is heard.

use std::borrow::Cow;

use tenbo_engine::settle::{Answer, Warning};
use tenbo_engine::tiles::{Kinds, Seat};

/// A danger, to tell whether there is a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    rule: Cow<'static, str>,
    threat: Option<Seat>,
    liable: Option<Seat>,
}

/// The tiles that make whoever discards them liable, also in place of a seat that is liable already.
#[must_use]
pub fn dangerous_tiles(answer: &Answer) -> Kinds {
    let kinds = answer.warnings.iter().flat_map(|warning| &warning.tiles).filter_map(|tile| tile.kind());
    kinds.fold(Kinds::NONE, |all, kind| all.union(Kinds::one(kind)))
}

/// What threatens whoever discards now: each with its rule, whose melds make it, and who is liable so far.
#[must_use]
pub fn threats(answer: &Answer) -> Vec<Threat> {
    let dangers = answer.warnings.iter().filter(|warning| !warning.tiles.is_empty());
    let threat =
        |warning: &Warning| Threat { rule: warning.rule.clone(), threat: warning.threat, liable: warning.liable };
    dangers.map(threat).collect()
}

/// Whether something threatens that did not before.
#[must_use]
pub fn is_new_danger(before: &[Threat], now: &[Threat]) -> bool {
    now.iter().any(|threat| !before.contains(threat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share;
    use tenbo_engine::settle::answer;

    fn of(link: &str) -> Answer {
        let (state, dropped) = share::read(&format!("v1;r=four-winds-slice;o=insurance-nine-tiles:on;{link}"));
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        let plan = state.rules.plan();
        answer(&state.deal(&plan), &plan).unwrap()
    }

    fn marked(link: &str) -> Vec<String> {
        dangerous_tiles(&of(link)).iter().map(|kind| kind.to_string()).collect()
    }

    /// Four Winds, Penalties, e to g: the discarder of another such tile takes the place of whoever fed the fourth set.
    #[test]
    fn tiles_stay_dangerous_after_the_fourth_set_and_each_set_is_heard() {
        let dots = ["(999p@E)", "(999p@E)(123p@S)", "(999p@E)(123p@S)(456p@S)", "(999p@E)(123p@S)(456p@S)(777p@S)"];
        assert_eq!(marked(&format!("W={}", dots[1])), [""; 0]);
        assert_eq!(marked(&format!("W={}", dots[2])).len(), 9);
        assert_eq!(marked(&format!("W={}", dots[3])), ["1p", "2p", "3p", "4p", "5p", "6p", "8p"]);
        let honors = "W=(111z@E)(222z@N)(777z@E)(444z@S)";
        assert!(["5z", "6z"].iter().all(|tile| marked(honors).iter().any(|marked| marked == tile)));
        let heard = dots.map(|melds| threats(&of(&format!("W={melds}"))));
        assert!(!is_new_danger(&heard[0], &heard[1]));
        assert!(is_new_danger(&heard[1], &heard[2]));
        assert!(is_new_danger(&heard[2], &heard[3]), "somebody is liable now");
        assert!(!is_new_danger(&heard[3], &heard[3]), "the same is not heard again");
    }

    /// Four Winds, Penalties: a warning is of "a risk for a dangerous discard"; after the deal nobody discards.
    #[test]
    fn no_tile_is_dangerous_once_the_deal_is_over() {
        let melds = "(555z@N)(666z@E)";
        assert_eq!(marked(&format!("W={melds}")), ["7z"]);
        for over in [format!("W={melds};draw=wall"), format!("win=W;W=456m9p{melds}(777z@S)~9p")] {
            assert_eq!(marked(&over), [""; 0], "{over}");
            assert_eq!(threats(&of(&over)), [], "{over}");
        }
    }
}
