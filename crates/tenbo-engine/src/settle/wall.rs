//! When nobody can win any more: who is ready, and what the hands of those are worth who have not won.

use super::seat_answer::SeatAnswer;
use crate::check::{is_dead, is_zeroed};
use crate::deal::{Draft, DrawCause, End};
use crate::options::DrawPayments;
use crate::plan::Plan;
use crate::settle::{Wait, waits};
use crate::tiles::{BySeat, Seat};

/// Why and with which claims of nagashi the deal ended for those who have not won (`left`); `None` if it did not. Where
/// play goes on after a win, the wall may run out after one.
pub(super) fn drawn<'a>(draft: &'a Draft, plan: &Plan, left: &[Seat]) -> Option<(DrawCause, &'a [Seat])> {
    match &draft.end {
        End::Open => None,
        End::Draw { cause, nagashi } => Some((*cause, nagashi)),
        End::Win { .. } => {
            let goes_on = plan.options.payments.play_on && left.len() > 1;
            (goes_on && draft.wall_left == Some(0)).then_some((DrawCause::Wall, &[]))
        }
    }
}

/// Whether each seat is ready; `None` if that is not known.
pub(super) fn readiness(draft: &Draft, plan: &Plan, seats: &BySeat<Option<SeatAnswer>>) -> BySeat<Option<bool>> {
    BySeat::from_fn(|seat| ready(draft, plan, seat, &|| by_tiles(draft, plan, seats, seat)))
}

/// Whether a seat would count as ready if the wall had run out now; `None` if that is not known.
#[must_use]
pub fn counts_as_ready(draft: &Draft, plan: &Plan, seat: Seat) -> Option<bool> {
    ready(draft, plan, seat, &|| tiles_are_ready(draft, plan, seat))
}

/// What was said of the hand comes first, then its tiles, then riichi. A dead hand is never ready (docs/rules/riichi.md,
/// Draws and fouls).
fn ready(draft: &Draft, plan: &Plan, seat: Seat, by_tiles: &dyn Fn() -> Option<bool>) -> Option<bool> {
    let entered = draft.seat(seat)?;
    if is_dead(draft, plan, seat) {
        return Some(false);
    }
    entered.ready.or_else(by_tiles).or_else(|| entered.says_ready())
}

/// Whether the tiles of a seat are ready, or the total that was entered instead of them; `None` if neither is known.
/// Where the ready are paid what their hands could win, a hand is ready only if it can win.
fn by_tiles(draft: &Draft, plan: &Plan, seats: &BySeat<Option<SeatAnswer>>, seat: Seat) -> Option<bool> {
    match best(draft, seats, seat).filter(|_| pays_best_hands(plan)) {
        Some(best) => Some(best > 0),
        None => seats[seat].as_ref()?.ready,
    }
}

/// The same, found anew: `None` if the tiles are not all known.
pub(super) fn tiles_are_ready(draft: &Draft, plan: &Plan, seat: Seat) -> Option<bool> {
    let entered = draft.seat(seat).filter(|entered| entered.size() == plan.shapes().tiles())?;
    let counts = |wait: &Wait| !pays_best_hands(plan) || wait.discard.is_some_and(|tally| tally.win);
    Some(waits(draft, plan, seat, entered).iter().any(counts))
}

/// Whether those who are ready are paid what their hands could win.
fn pays_best_hands(plan: &Plan) -> bool {
    plan.at_the_wall() == DrawPayments::BestHand
}

/// The most that a seat's hand would win on a discard: what was entered, or the best of its waits; 0 if it cannot win.
/// `None` if neither was entered.
fn best(draft: &Draft, seats: &BySeat<Option<SeatAnswer>>, seat: Seat) -> Option<i64> {
    let waiting = || {
        let seat = seats[seat].as_ref().filter(|seat| seat.ready.is_some())?;
        let tallies = seat.waits.iter().filter_map(|wait: &Wait| wait.discard).filter(|tally| tally.win);
        Some(tallies.map(|tally| tally.total).max().unwrap_or_default())
    };
    draft.seat(seat)?.total.or_else(waiting)
}

/// What each hand is worth when the wall has run out: as a loser's hand, or the most that it would win.
pub(super) fn at_the_wall(draft: &Draft, plan: &Plan, seats: &BySeat<Option<SeatAnswer>>) -> BySeat<i64> {
    if pays_best_hands(plan) {
        return BySeat::from_fn(|seat| best(draft, seats, seat).unwrap_or_default());
    }
    totals(draft, plan, seats)
}

/// The seats whose kongs are not paid for because they were not ready when the wall ran out. If nothing is known of any
/// seat, all kongs are paid for; otherwise unknown counts as not ready.
pub(super) fn without_kongs(plan: &Plan, left: &[Seat], ready: &BySeat<Option<bool>>) -> BySeat<bool> {
    let asked = plan.options.payments.kongs_need_ready && left.iter().any(|&seat| ready[seat].is_some());
    BySeat::from_fn(|seat| asked && left.contains(&seat) && !ready[seat].unwrap_or_default())
}

/// What each losing hand is worth: the total given in the draft, else its score; 0 for a dead hand where the rulebook
/// says so.
pub(super) fn totals(draft: &Draft, plan: &Plan, seats: &BySeat<Option<SeatAnswer>>) -> BySeat<i64> {
    BySeat::from_fn(|seat| {
        if is_zeroed(draft, plan, seat) {
            return 0;
        }
        let scored = || seats[seat].as_ref()?.score.as_ref().map(|score| score.tally.total);
        draft.seat(seat).and_then(|entered| entered.total).or_else(scored).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::OptionKey;
    use crate::ratio::Ratio;
    use crate::rules::{Unit, shipped};
    use crate::sample::{give, plan, plan_with, won};
    use crate::settle::answer;

    const SEATS: [Seat; 3] = [Seat::East, Seat::South, Seat::West];

    /// docs/rules/sichuan.md: play goes on after a win, until one seat is left or the wall has run out.
    #[test]
    fn the_wall_can_run_out_after_a_win_where_play_goes_on() {
        let ended = |rules: &str, wall_left, left: &[Seat]| {
            let mut draft = won(Seat::North, "234m456p678s22p56s~7s", None);
            draft.wall_left = wall_left;
            drawn(&draft, &plan(rules), left).map(|(cause, _)| cause)
        };
        assert_eq!(ended("sichuan-bloody", Some(0), &SEATS), Some(DrawCause::Wall));
        assert_eq!(ended("sichuan-bloody", Some(1), &SEATS), None);
        assert_eq!(ended("sichuan-bloody", None, &SEATS), None);
        assert_eq!(ended("sichuan-bloody", Some(0), &SEATS[..1]), None, "nobody to play on with");
        assert_eq!(ended("riichi-tenhou", Some(0), &SEATS), None);
    }

    #[test]
    fn a_draw_is_one_whatever_the_wall_has() {
        let draft =
            Draft { end: End::Draw { cause: DrawCause::FourKongs, nagashi: vec![Seat::West] }, ..Draft::default() };
        let plan = plan("riichi-tenhou");
        assert_eq!(drawn(&draft, &plan, &SEATS), Some((DrawCause::FourKongs, [Seat::West].as_slice())));
        assert_eq!(drawn(&Draft::default(), &plan, &SEATS), None);
    }

    /// docs/rules/sichuan.md, Payments: the ready are paid the most that their hands could win. A hand whose waits win
    /// nothing is not ready, and of one that is not known nothing is said.
    #[test]
    fn a_hand_is_worth_the_best_of_its_waits_at_the_wall() {
        let found = |plan: &Plan, hand: &str| {
            let mut draft =
                Draft { end: End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() }, ..Draft::default() };
            give(&mut draft, Seat::South, hand);
            let seats = answer(&draft, plan).unwrap().seats;
            (readiness(&draft, plan, &seats)[Seat::South], at_the_wall(&draft, plan, &seats)[Seat::South])
        };
        let sichuan = plan("sichuan-bloody");
        assert_eq!(found(&sichuan, "123456m234p5677p"), (Some(true), 1));
        assert_eq!(found(&sichuan, "123456789m5677m"), (Some(true), 8), "one suit and, with a fourth 7m, a root");
        assert_eq!(found(&sichuan, "123456m234p577s9p"), (Some(false), 0), "three suits");
        assert_eq!(found(&sichuan, "123m"), (None, 0));
        let mut dearer = shipped::find("sichuan-bloody").unwrap();
        dearer.minimum = Some((Ratio::whole(2), Unit::Points));
        assert_eq!(found(&Plan::new(dearer), "123456m234p5677p"), (Some(false), 0), "below the minimum");
        let best_hand = [(OptionKey::DrawPayments, DrawPayments::BestHand as i64)];
        let official = plan_with("mcr-mil-2025", &best_hand);
        assert_eq!(found(&official, "234m567p678s22p56s"), (Some(false), 0), "six points of the eight");
        assert_eq!(
            found(&official, "123456789m22p56s"),
            (Some(true), 21),
            "a pure straight 16, all chows 2, concealed 2, 456 of two suits 1"
        );
        let riichi = plan_with("riichi-tenhou", &best_hand);
        assert_eq!(found(&riichi, "123m(789m@E)55p345s78s"), (Some(true), 0), "no yaku is needed to be ready");
    }

    #[test]
    fn kongs_of_who_is_not_ready_are_not_paid_for_at_the_wall() {
        let out = |asked: i64, known: bool| {
            let plan = plan_with("sichuan-bloody", &[(OptionKey::KongsNeedReady, asked)]);
            let mut ready = BySeat::default();
            if known {
                (ready[Seat::East], ready[Seat::South]) = (Some(true), Some(false));
            }
            let out = without_kongs(&plan, &SEATS, &ready);
            Seat::ALL.into_iter().filter(|&seat| out[seat]).collect::<Vec<_>>()
        };
        assert_eq!(out(1, true), [Seat::South, Seat::West], "North has won, of West nothing is known");
        assert_eq!(out(1, false), []);
        assert_eq!(out(0, true), []);
    }

    #[test]
    fn a_dead_hand_is_worth_nothing_where_the_rulebook_says_so() {
        let mut draft = Draft::default();
        draft.seat_mut(Seat::East).total = Some(40);
        draft.seat_mut(Seat::East).dead = true;
        draft.seat_mut(Seat::South).total = Some(30);
        let of = |zeroed: i64| {
            let plan = plan_with("chinese-classical", &[(OptionKey::OffenderScoreZeroed, zeroed)]);
            let totals = totals(&draft, &plan, &BySeat::default());
            Seat::ALL.map(|seat| totals[seat])
        };
        assert_eq!((of(1), of(0)), ([0, 30, 0, 0], [40, 30, 0, 0]));
    }
}
