//! Liable seats that are named in the draft because its tiles and events do not show who is liable. A seat can be named
//! only for a win that some liability rule fits.

use super::liability::{counts, exposure, in_force};
use super::verdict::LiabilityFinding;
use crate::check;
use crate::check::{Deal, Win, Won};
use crate::deal::{Draft, End};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey, Problems};
use crate::rules::LiabilityRule;
use crate::score::{Scratch, Tally, score};

/// Checks a draft under a rulebook. If the draft names a liable seat, some win must also fit a liability rule.
///
/// # Errors
/// All problems of the draft.
pub fn checked<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let deal = check::check(draft, plan)?;
    if let End::Win { liable: Some(_), .. } = draft.end {
        named_for_something(&deal, plan)?;
    }
    Ok(deal)
}

fn named_for_something(deal: &Deal, plan: &Plan) -> Result<(), Problems> {
    let mut scratch = Scratch::default();
    let found = deal.wins.iter().any(|win| {
        let tally = match &win.hand {
            Won::Tiles(hand) => score(plan, hand, &mut scratch),
            Won::Total(_) => None,
        };
        rule(deal.draft, plan, win, tally.as_ref()).is_some()
    });
    if found {
        return Ok(());
    }
    let at = Place::of([Part::from("end"), Part::from("liable")]);
    Err(Problem::new(ProblemKey::NoLiability, at).into())
}

/// The finding about the seat that the draft names as liable; `None` if it names none, or if no rule fits the win.
pub(super) fn named<'a>(
    draft: &Draft,
    plan: &'a Plan,
    win: &Win,
    tally: Option<&Tally>,
) -> Option<LiabilityFinding<'a>> {
    let End::Win { liable: Some(seat), .. } = draft.end else { return None };
    rule(draft, plan, win, tally).map(|rule| LiabilityFinding::named(seat, rule))
}

/// The rule by which a named seat is liable for a win: the first in force whose pattern the hand has and whose sets its
/// melds show. If only the total of the hand is known, the rulebook's first rule.
fn rule<'a>(draft: &Draft, plan: &'a Plan, win: &Win, tally: Option<&Tally>) -> Option<&'a LiabilityRule> {
    let entered = draft.seat(win.seat)?;
    if tally.is_none() {
        return plan.book.liability.first();
    }
    let shows = |rule: &LiabilityRule| exposure(draft, plan, rule, entered).threat;
    plan.book.liability.iter().find(|rule| in_force(plan, rule) && counts(plan, tally, rule) && shows(rule))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{plan, won};
    use crate::tiles::Seat;

    /// Whether East can be named as liable for South's self-drawn win under Tenhou's rules. `more` changes the draft
    /// first.
    fn told(hand: &str, more: impl Fn(&mut Draft)) -> Result<(), String> {
        let mut draft = won(Seat::South, hand, None);
        let End::Win { liable, .. } = &mut draft.end else { panic!("{hand}") };
        *liable = Some(Seat::East);
        more(&mut draft);
        checked(&draft, &plan("riichi-tenhou")).map(|_| ()).map_err(|problems| problems.to_string())
    }

    #[test]
    fn a_seat_is_named_for_something() {
        let none = Err("no-liability at /end/liable".to_owned());
        assert_eq!(told("111z2z(555z@E)(666z@N)[7777z]~2z", |_| {}), Ok(()));
        assert_eq!(told("234m456p678s22p56s~7s", |_| {}), none, "no rule is about this hand");
        assert_eq!(told("111z2z555z666z(777z@W)~2z", |_| {}), none, "one dragon is no danger yet");
    }

    #[test]
    fn of_a_hand_that_is_not_known_anything_is_believed() {
        let total = |draft: &mut Draft| {
            draft.seats[Seat::South] = None;
            draft.seat_mut(Seat::South).total = Some(32_000);
            let End::Win { wins, .. } = &mut draft.end else { panic!() };
            wins[0].tile = None;
        };
        assert_eq!(told("234m456p678s22p56s~7s", total), Ok(()));
    }
}
