//! Edits that would make a legal win of a hand that is not one. Each is tried, so that it does what it promises.

use tenbo_engine::deal::{By, Riichi, Situation};
use tenbo_engine::plan::Plan;
use tenbo_engine::score::{Remedy, Tally};
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;

use super::edit::{Edit, apply};
use super::state::State;

/// The edit of a seat that a remedy is; `None` for one about its tiles, its melds or what it waited for.
#[must_use]
pub const fn edit_of(remedy: Remedy, seat: Seat) -> Option<Edit> {
    Some(match remedy {
        Remedy::SelfDraw => Edit::By(By::SelfDraw),
        Remedy::RobbedKong => Edit::By(By::RobbedKong),
        Remedy::LastCopy => Edit::Situation(Situation::LastCopy, true),
        Remedy::LastTile => Edit::Situation(Situation::LastTile, true),
        Remedy::LastDiscard => Edit::Situation(Situation::LastDiscard, true),
        Remedy::KongReplacement => Edit::Situation(Situation::KongReplacement, true),
        Remedy::FlowerReplacement => Edit::Situation(Situation::FlowerReplacement, true),
        Remedy::Riichi => Edit::Riichi(seat, Riichi::Riichi),
        Remedy::OriginalCall => Edit::OriginalCall(seat, true),
        Remedy::Ready => Edit::Ready(seat, true),
        Remedy::Concealed | Remedy::UniqueWait => return None,
    })
}

/// The edit that makes a win of a seat's hand, and what it is worth then; `None` if there is none, if it cannot be made,
/// or if it takes another seat's win away.
#[must_use]
pub fn mend(state: &State, plan: &Plan, seat: Seat, remedy: Remedy) -> Option<(Edit, Tally)> {
    let edit = edit_of(remedy, seat)?;
    let next = apply(state, edit.clone(), plan).ok().filter(|next| next.also == state.also)?;
    let answer = answer(&next.deal(plan), plan).ok()?;
    let win = answer.wins.iter().find(|win| win.seat == seat && win.is_legal())?;
    Some((edit, win.score.as_ref()?.tally))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::read;

    fn state(link: &str) -> State {
        read(link).0
    }

    /// The remedies of the winner's hand: what the engine promises, and what the edit makes of it, if there is one.
    fn remedies(state: &State) -> Vec<(Remedy, i64, Option<i64>)> {
        let plan = state.rules.plan();
        let answer = answer(&state.deal(&plan), &plan).unwrap();
        let win = &answer.wins[0];
        let chances = win.score.as_ref().unwrap().chances.iter();
        let mended = |remedy| mend(state, &plan, win.seat, remedy).map(|(_, tally)| tally.total);
        chances.map(|chance| (chance.remedy, chance.total, mended(chance.remedy))).collect()
    }

    #[test]
    fn a_remedy_is_an_edit_that_makes_a_win_of_what_was_promised() {
        use Remedy::{Concealed, LastCopy, LastDiscard, RobbedKong, UniqueWait};
        // A remedy, the total that the engine promises, and the total once its edit is made.
        type Offered<'a> = &'a [(Remedy, i64, Option<i64>)];
        let rows: [(&str, Offered); 5] = [
            (
                "v1;r=riichi-ema-2025;S=123m456p78s11z444m+9s;win=S;from=W",
                &[
                    (Remedy::SelfDraw, 1100, Some(1100)),
                    (LastDiscard, 1300, Some(1300)),
                    (RobbedKong, 1300, Some(1300)),
                    (Remedy::Riichi, 1300, Some(1300)),
                ],
            ),
            // An open hand declares no riichi, and a draw gives it no yaku.
            (
                "v1;r=riichi-ema-2025;S=123m456p78s11z(444m@E)+9s;win=S;from=W",
                &[(LastDiscard, 1000, Some(1000)), (RobbedKong, 1000, Some(1000))],
            ),
            // What was claimed and what was waited for no declaration changes.
            (
                "v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W",
                &[
                    (Remedy::SelfDraw, 8, Some(8)),
                    (Concealed, 9, None),
                    (UniqueWait, 8, None),
                    (LastCopy, 11, Some(11)),
                    (LastDiscard, 15, Some(15)),
                    (RobbedKong, 15, Some(15)),
                ],
            ),
            (
                "v1;r=hong-kong-old-style;win=S;S=123m456p78s11z444m+9s;from=W",
                &[(Remedy::SelfDraw, 8, Some(8)), (LastDiscard, 8, Some(8)), (RobbedKong, 8, Some(8))],
            ),
            // Furiten: a draw alone.
            ("v1;r=riichi-ema-2025;S=22m45p234678s345m+6p;win=S;from=W;dS=3p", &[(Remedy::SelfDraw, 2700, Some(2700))]),
        ];
        for (link, expected) in rows {
            assert_eq!(remedies(&state(link)), expected, "{link}");
        }
    }

    /// A draw would take the win of the other away; riichi does not.
    #[test]
    fn of_two_winners_a_remedy_leaves_the_other_his_win() {
        let state = state("v1;r=riichi-ema-2025;win=SN;S=123m456p78s11z444m+9s;N=22345m345678p78s;by=discard;from=W");
        let plan = state.rules.plan();
        let answer = answer(&state.deal(&plan), &plan).unwrap();
        assert_eq!(answer.wins.iter().map(|win| win.is_legal()).collect::<Vec<_>>(), [true, false]);
        assert_eq!(mend(&state, &plan, Seat::South, Remedy::SelfDraw), None);
        let (edit, tally) = mend(&state, &plan, Seat::South, Remedy::Riichi).unwrap();
        assert_eq!((edit, tally.total), (Edit::Riichi(Seat::South, Riichi::Riichi), 1300));
        assert_eq!(mend(&state, &plan, Seat::South, Remedy::Concealed), None);
    }
}
