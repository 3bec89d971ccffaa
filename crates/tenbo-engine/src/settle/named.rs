//! Liable seats that are named in the draft because its tiles and events do not show who is liable. A seat can be named
//! only for a win that some liability rule fits, as far as the draft says what it was.

use super::declared::contradictions;
use super::liability::{Exposure, counts, winning_tile};
use super::verdict::LiabilityFinding;
use crate::check;
use crate::check::{Deal, Win, Won};
use crate::deal::{Draft, SeatDraft};
use crate::options::Settlement;
use crate::plan::{Plan, base_of, base_points};
use crate::problems::{Part, Place, Problem, ProblemKey, Problems};
use crate::rules::{Danger, LiabilityRule, LiableWin, Unit};
use crate::score::{Scratch, Tally, score};
use crate::tiles::Seat;

/// Checks a draft under a rulebook, and what was entered of hands against their tiles. A win for which the draft names a
/// liable seat must also fit a liability rule.
///
/// # Errors
/// All problems of the draft.
pub fn checked<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let deal = checked_apart(draft, plan)?;
    let mut scratch = Scratch::default();
    let tallies: Vec<Option<Tally>> = deal
        .wins
        .iter()
        .map(|win| match &win.hand {
            Won::Tiles(hand) if win.liable.is_some() => score(plan, hand, &mut scratch),
            _ => None,
        })
        .collect();
    check_named(&deal, plan, &tallies)?;
    Ok(deal)
}

/// The same apart from named seats, for which the hands must be scored.
pub(super) fn checked_apart<'a>(draft: &'a Draft, plan: &Plan) -> Result<Deal<'a>, Problems> {
    let deal = check::check(draft, plan)?;
    Problems::none_in(contradictions(draft, plan))?;
    Ok(deal)
}

/// Checks the seats that the draft names as liable, given the tally of each win; only those of wins that name a seat are
/// looked at.
pub(super) fn check_named(deal: &Deal, plan: &Plan, tallies: &[Option<Tally>]) -> Result<(), Problems> {
    let refused = |(win, tally): (&Win, &Option<Tally>)| {
        let liable = win.liable?;
        let key = rule(deal.draft, plan, win, liable, tally.as_ref()).err()?;
        let entered = deal.draft.wins().iter().position(|entered| entered.seat == win.seat)?;
        let at = [Part::from("end"), Part::from("wins"), Part::from(entered), Part::from("liable")];
        Some(Problem::new(key, Place::of(at)))
    };
    Problems::none_in(deal.wins.iter().zip(tallies).filter_map(refused))
}

/// The finding about the seat that the draft names as liable for a win, which pays `base` points; `None` if it names none,
/// or if no rule fits the win.
pub(super) fn named<'a>(
    draft: &Draft,
    plan: &'a Plan,
    win: &Win,
    tally: Option<&Tally>,
    base: i64,
) -> Option<LiabilityFinding<'a>> {
    let seat = win.liable?;
    rule(draft, plan, win, seat, tally).ok().map(|rule| LiabilityFinding::named(seat, rule, base))
}

/// The rule by which a named seat is liable for a win: the first in force whose pattern the hand has and whose danger the
/// table may have shown. Of a hand of which only the total is known it is the first whose pattern can be paid so little;
/// outside riichi a total says nothing of that, and any rule will do.
///
/// # Errors
/// Why no rule fits.
fn rule<'a>(
    draft: &Draft,
    plan: &'a Plan,
    win: &Win,
    seat: Seat,
    tally: Option<&Tally>,
) -> Result<&'a LiabilityRule, ProblemKey> {
    let entered = draft.seat(win.seat).ok_or(ProblemKey::NoLiability)?;
    if tally.is_some() {
        let fits = |rule: &&LiabilityRule| counts(plan, tally, rule) && may_fit(draft, plan, rule, win, seat, entered);
        return plan.liability.iter().find(fits).ok_or(ProblemKey::NoLiability);
    }
    let &Won::Total(total) = &win.hand else { return Err(ProblemKey::NoLiability) };
    if plan.settlement() != Settlement::Riichi {
        return plan.first_liability.as_ref().ok_or(ProblemKey::NoLiability);
    }
    plan.liability.first().ok_or(ProblemKey::NoLiability)?;
    let base = base_of(plan, draft, win.seat, win.by, total).unwrap_or_default();
    plan.liability.iter().find(|rule| base >= least(plan, rule)).ok_or(ProblemKey::LiableForTooLittle)
}

/// Whether a rule makes this seat liable for a hand that has its pattern, as far as the table shows. A wall of which nothing
/// is said may be near its end.
fn may_fit(draft: &Draft, plan: &Plan, rule: &LiabilityRule, win: &Win, seat: Seat, entered: &SeatDraft) -> bool {
    let shown = Exposure::of(draft, plan, rule, entered);
    let unknown_wall = rule.danger == Danger::Unseen && draft.wall_left.is_none();
    let covered = match rule.win {
        LiableWin::Any => true,
        LiableWin::SelfDrawn if win.from.is_none() => true,
        LiableWin::Direct | LiableWin::SelfDrawn => {
            win.from == Some(seat) && winning_tile(draft, win).is_some_and(|tile| shown.is_dangerous(tile))
        }
    };
    (shown.threat || unknown_wall) && covered
}

/// The fewest base points of a riichi hand with a rule's pattern.
fn least(plan: &Plan, rule: &LiabilityRule) -> i64 {
    let item = rule.pattern.and_then(|pattern| plan.winner().item(pattern));
    let Some(item) = item else { return 0 };
    let value = item.self_drawn_value.into_iter().fold(item.value.min(item.concealed_value), Ord::min);
    match item.unit {
        Unit::PercentOfLimit => plan.winner().scale.percent_of(plan.limit().unwrap_or_default(), value),
        Unit::Han => base_points(plan, plan.winner().scale.units(value), 20).0,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{By, End, WinDraft};
    use crate::sample::{plan, throw, won};
    use crate::tiles::Seat;

    /// Whether East can be named as liable for South's self-drawn win under Tenhou's rules. `more` changes the draft
    /// first.
    fn reported(hand: &str, more: impl Fn(&mut Draft)) -> Result<(), String> {
        let mut draft = won(Seat::South, hand, None);
        let End::Win { wins } = &mut draft.end else { panic!("{hand}") };
        wins[0].liable = Some(Seat::East);
        more(&mut draft);
        checked(&draft, &plan("riichi-tenhou")).map(|_| ()).map_err(|problems| problems.to_string())
    }

    #[test]
    fn a_seat_is_named_for_something() {
        let none =
            Err("/end/wins/0/liable: a seat is named as liable, but the winning hand makes nobody liable".to_owned());
        assert_eq!(reported("111z2z(555z@E)(666z@N)[7777z]~2z", |_| {}), Ok(()));
        assert_eq!(reported("234m456p678s22p56s~7s", |_| {}), none, "no rule is about this hand");
        assert_eq!(reported("111z2z555z666z(777z@W)~2z", |_| {}), none, "one dragon is no danger yet");
    }

    /// A yakuman is paid 32,000, and what it was is not known.
    #[test]
    fn of_a_hand_that_is_not_known_what_can_be_is_believed() {
        let of = |paid: i64| {
            move |draft: &mut Draft| {
                draft.seats[Seat::South] = None;
                draft.seat_mut(Seat::South).total = Some(paid);
                let End::Win { wins } = &mut draft.end else { panic!() };
                wins[0].tile = None;
            }
        };
        assert_eq!(reported("234m456p678s22p56s~7s", of(32_000)), Ok(()));
        assert_eq!(reported("234m456p678s22p56s~7s", of(96_000)), Ok(()));
        let too_little = Err("/end/wins/0/liable: a seat is named as liable for a total that is less than any hand which makes somebody liable is paid".to_owned());
        assert_eq!(reported("234m456p678s22p56s~7s", of(24_000)), too_little);
    }

    /// docs/rules/four-winds.md, Liability, R61: the seat that discards an unseen tile when five are left. Of a wall of which
    /// nothing is said that may be so.
    #[test]
    fn a_wall_that_is_not_stated_may_have_been_short() {
        let reported = |hand: &str, from: Option<Seat>, liable: Seat, change: &dyn Fn(&mut Draft)| {
            let mut draft = won(Seat::South, hand, from);
            let End::Win { wins } = &mut draft.end else { panic!("{hand}") };
            wins[0].liable = Some(liable);
            change(&mut draft);
            checked(&draft, &plan("chinese-classical")).map(|_| ()).map_err(|problems| problems.to_string())
        };
        let (west, none) = (
            Some(Seat::West),
            Err("/end/wins/0/liable: a seat is named as liable, but the winning hand makes nobody liable".to_owned()),
        );
        let discarded = "234m456p678s22p56s+7s";
        assert_eq!(reported(discarded, west, Seat::West, &|_| {}), Ok(()));
        assert_eq!(reported(discarded, west, Seat::North, &|_| {}), none, "another seat than the discarder");
        assert_eq!(reported("234m456p678s22p56s~7s", None, Seat::West, &|_| {}), none, "it was drawn");
        assert_eq!(reported(discarded, west, Seat::West, &|draft| draft.wall_left = Some(6)), none);
        assert_eq!(reported(discarded, west, Seat::West, &|draft| draft.wall_left = Some(5)), Ok(()));
        assert_eq!(
            reported(discarded, west, Seat::West, &|draft| throw(draft, Seat::North, "7s")),
            none,
            "it was seen"
        );
    }

    /// docs/rules/four-winds.md, Liability, R56: self-drawn, or on the later honor, whose discarder it is then.
    #[test]
    fn how_the_hand_won_must_be_what_the_rule_is_about() {
        let reported = |hand: &str, from: Option<Seat>, liable: Seat| {
            let mut draft = won(Seat::South, hand, from);
            let End::Win { wins } = &mut draft.end else { panic!("{hand}") };
            (wins[0].liable, draft.wall_left) = (Some(liable), Some(40));
            checked(&draft, &plan("chinese-classical")).is_ok()
        };
        let melds = "11z77z(222z)(333z)(555z)";
        let (drawn, discarded) = (format!("{melds}~7z"), format!("{melds}+7z"));
        assert!(reported(&drawn, None, Seat::West) && reported(&drawn, None, Seat::North));
        assert!(reported(&discarded, Some(Seat::West), Seat::West));
        assert!(!reported(&discarded, Some(Seat::West), Seat::North), "the discarder of the later honor pays");
    }

    #[test]
    fn each_win_names_its_own_seat() {
        let of = |south: Option<Seat>, north: Option<Seat>| {
            let mut draft = Draft::default();
            let win = |seat: Seat, liable: Option<Seat>| WinDraft {
                seat,
                tile: None,
                by: By::Discard,
                from: Some(Seat::East),
                situation: Vec::new(),
                liable,
            };
            for (seat, total) in [(Seat::South, 32_000), (Seat::North, 2000)] {
                draft.seat_mut(seat).total = Some(total);
            }
            draft.end = End::Win { wins: vec![win(Seat::South, south), win(Seat::North, north)] };
            checked(&draft, &plan("riichi-tenhou")).map(|_| ()).map_err(|problems| problems.to_string())
        };
        let west = Some(Seat::West);
        assert_eq!(of(west, None), Ok(()));
        let too_little = "/end/wins/1/liable: a seat is named as liable for a total that is less than any hand which makes \
            somebody liable is paid";
        for (south, north) in [(None, west), (west, west), (west, Some(Seat::South))] {
            assert_eq!(of(south, north), Err(too_little.to_owned()));
        }
    }
}
