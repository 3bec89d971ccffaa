//! The choices in the bar above the tile keyboard: what most hands need beside their tiles, depending on the rulebook.
//! The settings have these choices too, and all others.

use tenbo_engine::deal::{By, Riichi, Situation};
use tenbo_engine::named;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;

use super::edit::Edit;
use super::situations::is_worth;
use super::state::State;

/// How many choices beside the way of winning have room in the bar.
const MOST: usize = 2;

/// The most indicators that lie on a table.
pub const MOST_INDICATORS: usize = 5;

named! {
    /// Something about the winner's hand that one tap sets.
    Quick {
        /// The tile was drawn.
        SelfDraw = "self-draw",
        /// It was somebody's discard.
        Discard = "discard",
        /// Riichi was declared.
        Riichi = "riichi",
        /// The win came within a turn of it.
        Ippatsu = "ippatsu",
        /// The hand was declared ready.
        Ready = "ready",
        /// It was declared ready with the first discard.
        OriginalCall = "original-call",
        /// The last tile of the wall, or the last discard.
        Last = "last",
        /// The tile that was drawn after a kong.
        AfterKong = "after-kong",
        /// The last copy of the tile.
        LastCopy = "last-copy",
        /// The tile that was drawn after a flower.
        AfterFlower = "after-flower",
    }
}

impl Quick {
    /// What a rulebook asks for, most usual first.
    #[must_use]
    pub fn of(plan: &Plan) -> Vec<Quick> {
        let riichi = &plan.rulebook().options.riichi;
        let beside = [
            (Quick::Riichi, riichi.in_use),
            (Quick::Ippatsu, riichi.in_use && riichi.ippatsu),
            (Quick::Ready, plan.values(Pattern::ReadyDeclaration)),
            (Quick::Last, is_worth(plan, Situation::LastTile) || is_worth(plan, Situation::LastDiscard)),
            (Quick::AfterKong, is_worth(plan, Situation::KongReplacement)),
            (Quick::LastCopy, is_worth(plan, Situation::LastCopy)),
            (Quick::AfterFlower, is_worth(plan, Situation::FlowerReplacement)),
            (Quick::OriginalCall, plan.values(Pattern::OriginalCall)),
        ];
        let asked = beside.into_iter().filter_map(|(quick, asked)| asked.then_some(quick));
        [Quick::SelfDraw, Quick::Discard].into_iter().chain(asked.take(MOST)).collect()
    }

    /// Whether it is set.
    #[must_use]
    pub fn is_on(self, state: &State) -> bool {
        let entered = state.draft.seat(state.winner);
        match self {
            Quick::SelfDraw => state.win.by == By::SelfDraw,
            Quick::Discard => state.win.by == By::Discard,
            Quick::Riichi => entered.is_some_and(|entered| entered.riichi != Riichi::None),
            Quick::Ippatsu => entered.is_some_and(|entered| entered.ippatsu),
            Quick::Ready => entered.is_some_and(|entered| entered.ready == Some(true)),
            Quick::OriginalCall => entered.is_some_and(|entered| entered.original_call),
            Quick::Last | Quick::AfterKong | Quick::LastCopy | Quick::AfterFlower => {
                state.win.situation.contains(&self.situation(state))
            }
        }
    }

    /// The edit that says it, or takes it back: what the settings do.
    #[must_use]
    pub fn edit(self, state: &State) -> Edit {
        let (seat, on) = (state.winner, !self.is_on(state));
        match self {
            Quick::SelfDraw => Edit::By(By::SelfDraw),
            Quick::Discard => Edit::By(By::Discard),
            Quick::Riichi => Edit::Riichi(seat, if on { Riichi::Riichi } else { Riichi::None }),
            Quick::Ippatsu => Edit::Ippatsu(seat, on),
            Quick::Ready => Edit::Ready(seat, on),
            Quick::OriginalCall => Edit::OriginalCall(seat, on),
            Quick::Last | Quick::AfterKong | Quick::LastCopy | Quick::AfterFlower => {
                Edit::Situation(self.situation(state), on)
            }
        }
    }

    /// The situation that it is now.
    fn situation(self, state: &State) -> Situation {
        match self {
            Quick::AfterKong => Situation::KongReplacement,
            Quick::LastCopy => Situation::LastCopy,
            Quick::AfterFlower => Situation::FlowerReplacement,
            _ if state.win.by == By::SelfDraw => Situation::LastTile,
            _ => Situation::LastDiscard,
        }
    }
}

/// How many indicators lie on the table as far as the tiles tell: one, and one more for each kong where the rules turn
/// one up for it.
#[must_use]
pub fn indicators(state: &State, plan: &Plan) -> usize {
    if !plan.rulebook().options.riichi.kan_dora {
        return 1;
    }
    let melds = state.draft.seats.iter().filter_map(|(_, entered)| entered.as_ref()).flat_map(|entered| &entered.melds);
    (1 + melds.filter(|meld| meld.kind.is_kong()).count()).min(MOST_INDICATORS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{apply, share};

    #[test]
    fn each_rulebook_asks_for_its_own() {
        use Quick::{AfterKong, Discard, Ippatsu, Last, Riichi, SelfDraw};
        let riichi = [SelfDraw, Discard, Riichi, Ippatsu].as_slice();
        let plain = [SelfDraw, Discard, Last, AfterKong].as_slice();
        let cases = [
            ("riichi-ema-2025", riichi),
            ("riichi-tenhou", riichi),
            ("riichi-tenhou-three", riichi),
            ("mcr-mil-2025", plain),
            ("hong-kong-old-style", plain),
            ("zung-jung", plain),
            ("chinese-classical", plain),
        ];
        for (book, asked) in cases {
            let (state, dropped) = share::read(&format!("v1;r={book}"));
            assert!(dropped.is_empty(), "{book}");
            assert_eq!(Quick::of(&state.rules.plan()), asked, "{book}");
        }
    }

    #[test]
    fn whatever_a_rulebook_asks_for_can_be_said_and_taken_back() {
        for &book in tenbo_engine::rules::shipped::OFFERED {
            let state = share::read(&format!("v1;r={book}")).0;
            let plan = state.rules.plan();
            for quick in Quick::of(&plan) {
                let Ok(said) = apply(&state, quick.edit(&state), &plan) else { continue };
                assert!(quick.is_on(&said), "{quick:?} under {book}");
                if !matches!(quick, Quick::SelfDraw | Quick::Discard) {
                    let back = apply(&said, quick.edit(&said), &plan).unwrap();
                    assert!(!quick.is_on(&back), "{quick:?} under {book}");
                }
            }
        }
    }

    #[test]
    fn the_last_tile_is_drawn_or_discarded_by_the_way_of_winning() {
        let state = share::read("v1;r=mcr-mil-2025;from=W").0;
        let plan = state.rules.plan();
        assert_eq!(Quick::Last.edit(&state), Edit::Situation(Situation::LastDiscard, true));
        let said = apply(&state, Quick::Last.edit(&state), &plan).unwrap();
        let drawn = apply(&said, Quick::SelfDraw.edit(&said), &plan).unwrap();
        assert!(Quick::Last.is_on(&drawn), "it is the last tile of the wall now");
    }

    #[test]
    fn a_kong_turns_an_indicator_up_where_the_rules_say_so() {
        let count = |link: &str| {
            let state = share::read(link).0;
            indicators(&state, &state.rules.plan())
        };
        assert_eq!(count("v1;r=riichi-ema-2025;E=123m"), 1);
        assert_eq!(count("v1;r=riichi-ema-2025;E=123m[1111s];S=(2222s@E)"), 3);
        assert_eq!(count("v1;r=riichi-ema-2025;o=kan-dora:off;E=123m[1111s]"), 1);
    }
}
