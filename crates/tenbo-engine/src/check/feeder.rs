//! What the seat that let go of the winning tile had done before: checks of the situations that say so, and what open
//! riichi makes of it.

use crate::deal::{After, By, Discard, Draft, Event, Hand, Situation, WinDraft};
use crate::plan::Plan;
use crate::problems::ProblemKey;
use crate::tiles::Seat;

/// Records a problem if the condition holds.
pub(super) type Refuse<'a> = dyn FnMut(bool, ProblemKey) + 'a;

/// A discard after a kong. The player must show a kong if any of its tiles were entered, and must not have claimed a
/// chow or pung in that turn.
pub(super) fn kong_discard(draft: &Draft, plan: &Plan, win: &WinDraft, refuse: &mut Refuse) {
    refuse(win.by != By::Discard, ProblemKey::NotOnDiscard);
    let rules = &plan.options.patterns;
    // Only East may make a kong before its first discard without ending the first turn, and not under all rules.
    let first_turn = win.situation.iter().any(|&other| match win.resolve_dealt(other, rules.earths_blessing) {
        Situation::Human => true,
        Situation::Earth => !rules.earth_after_kong,
        _ => false,
    });
    refuse(first_turn, ProblemKey::SituationsExclude);
    let Some(feeder) = win.from.and_then(|from| draft.seat(from)) else { return };
    let kong = feeder.melds.iter().any(|meld| meld.kind.is_kong());
    let claimed = winning_discard(draft, win).is_some_and(|discard| discard.after == After::Claim);
    refuse(feeder.size() > 0 && !kong || claimed, ProblemKey::FeederWithoutKong);
}

/// A discard that declares riichi. Its player must have declared riichi if anything was entered for it, and not with an
/// earlier discard.
pub(super) fn riichi_discard(draft: &Draft, plan: &Plan, win: &WinDraft, refuse: &mut Refuse) {
    refuse(win.by != By::Discard, ProblemKey::NotOnDiscard);
    refuse(!plan.options.riichi.in_use, ProblemKey::NoRiichi);
    let needed = u32::from(plan.options.game.riichi_needs_tiles);
    let last = win.situation.contains(&Situation::LastDiscard);
    refuse(last && needed > 0, ProblemKey::SituationsExclude);
    refuse(draft.wall_left.is_some_and(|left| left < needed), ProblemKey::RiichiTooLate);
    let Some((from, feeder)) = win.from.and_then(|from| Some((from, draft.seat(from)?))) else { return };
    refuse(!draft.has_declared(from), ProblemKey::FeederWithoutRiichi);
    let first = feeder.discards.len() <= usize::from(winning_discard(draft, win).is_some());
    let locked = winning_discard(draft, win).is_some_and(|discard| discard.locked);
    refuse(locked || feeder.riichi.is_double() && !first, ProblemKey::RiichiWasEarlier);
}

/// The discard that is won on, if it is listed.
pub(super) fn winning_discard<'a>(draft: &'a Draft, win: &WinDraft) -> Option<&'a Discard> {
    let from = win.from?;
    let last = draft.seat(from)?.discards.last()?;
    (Some(last.tile) == win.tile && !draft.is_claimed(from, last)).then_some(last)
}

/// Sets [`Event::FedOpenRiichi`] if the hand declared open riichi and its tile came from a seat that had not declared
/// riichi itself (docs/rules/riichi-more.md, Open riichi and two more local yaku). With `from` `None` it may be any
/// other seat: the hand's own has declared.
pub(crate) fn note_feeder(draft: &Draft, plan: &Plan, hand: &mut Hand, from: Option<Seat>) {
    let open = hand.events.contains(Event::OpenRiichi) && hand.events.contains(Event::FromOther);
    let fed = match from {
        Some(from) => !draft.has_declared(from),
        None => plan.seats(draft).any(|seat| !draft.has_declared(seat)),
    };
    hand.set_event(Event::FedOpenRiichi, open && fed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::deal::{End, Riichi};
    use crate::options::OptionKey;
    use crate::sample::{give, plan, plan_with, throw, tile, won};

    const CLAIMED: &str = "234m456p678s22p56s+7s";
    const DRAWN: &str = "234m456p678s22p56s~7s";

    type Change = fn(&mut Draft);

    /// The problems if South wins West's discard in these situations under Tenhou's rules, and something more is known.
    fn refused(hand: &str, situation: &[Situation], more: Change) -> Vec<ProblemKey> {
        refused_by(&plan("riichi-tenhou"), hand, situation, more)
    }

    fn refused_by(plan: &Plan, hand: &str, situation: &[Situation], more: Change) -> Vec<ProblemKey> {
        let mut draft = won(Seat::South, hand, hand.contains('+').then_some(Seat::West));
        let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
        wins[0].situation = situation.to_vec();
        more(&mut draft);
        let entered = draft.seat(Seat::South).unwrap();
        let found = super::super::situations::check(&draft, plan, entered, &draft.wins()[0]);
        found.into_iter().map(|(key, _)| key).collect()
    }

    #[test]
    fn both_are_of_a_discard() {
        let rob: Change = |draft| {
            let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
            wins[0].by = By::RobbedKong;
        };
        for situation in [Situation::KongDiscard, Situation::RiichiDiscard] {
            assert_eq!(refused(CLAIMED, &[situation], |_| {}), [], "{situation}");
            assert_eq!(refused(DRAWN, &[situation], |_| {}), [ProblemKey::NotOnDiscard], "{situation}");
            assert_eq!(refused(CLAIMED, &[situation], rob), [ProblemKey::NotOnDiscard], "{situation}");
        }
        assert_eq!(refused(CLAIMED, &[Situation::KongDiscard, Situation::RiichiDiscard], |_| {}), []);
    }

    #[test]
    fn whoever_discards_after_a_kong_has_one() {
        let cases: [(&str, bool, Change); 9] = [
            ("a kong and nothing else", true, |draft| give(draft, Seat::West, "[1111z]")),
            ("an added kong among tiles", true, |draft| give(draft, Seat::West, "123m{1111z}")),
            ("tiles without a kong", false, |draft| give(draft, Seat::West, "123m")),
            ("a pung", false, |draft| give(draft, Seat::West, "(111z)")),
            ("another seat's kong", false, |draft| {
                give(draft, Seat::North, "[1111z]");
                give(draft, Seat::West, "123m");
            }),
            ("a kong of another seat, and nothing of the discarder", true, |draft| give(draft, Seat::North, "[1111z]")),
            ("the winning discard after a draw", true, |draft| throw(draft, Seat::West, "1m7s")),
            ("the winning discard after a claim", false, |draft| {
                give(draft, Seat::West, "(123m)[1111z]");
                let claimed = Discard { after: After::Claim, ..Discard::of(tile("7s")) };
                draft.seat_mut(Seat::West).discards.push(claimed);
            }),
            ("an earlier discard of the same kind, claimed after a claim", true, |draft| {
                give(draft, Seat::West, "(123m)[1111z]");
                let earlier = Discard { after: After::Claim, claimed: true, ..Discard::of(tile("7s")) };
                draft.seat_mut(Seat::West).discards.push(earlier);
            }),
        ];
        for (about, right, change) in cases {
            let expected: &[_] = if right { &[] } else { &[ProblemKey::FeederWithoutKong] };
            assert_eq!(refused(CLAIMED, &[Situation::KongDiscard], change), expected, "{about}");
        }
    }

    /// A kong ends the first turn, but not one that East makes before its first discard.
    #[test]
    fn only_easts_discard_after_a_kong_is_of_the_first_turn() {
        let from_east: Change = |draft| {
            let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
            wins[0].from = Some(Seat::East);
        };
        let of = |rules, first| refused_by(&plan(rules), CLAIMED, &[Situation::KongDiscard, first], from_east);
        for first in [Situation::Human, Situation::Dealt] {
            assert_eq!(of("riichi-tenhou", first), [ProblemKey::SituationsExclude], "{first}");
        }
        for first in [Situation::Earth, Situation::Dealt] {
            assert_eq!(of("chinese-classical", first), [], "{first}");
        }
    }

    #[test]
    fn whoever_discards_to_declare_riichi_has_declared() {
        fn declare(draft: &mut Draft, riichi: Riichi, discards: &str) {
            draft.seat_mut(Seat::West).riichi = riichi;
            throw(draft, Seat::West, discards);
        }
        let cases: [(&str, Option<ProblemKey>, Change); 9] = [
            ("declared", None, |draft| declare(draft, Riichi::Riichi, "")),
            ("declared openly with a later discard", None, |draft| declare(draft, Riichi::Open, "1m7s")),
            ("not declared", Some(ProblemKey::FeederWithoutRiichi), |draft| declare(draft, Riichi::None, "7s")),
            ("tiles, but no riichi", Some(ProblemKey::FeederWithoutRiichi), |draft| give(draft, Seat::West, "123m")),
            ("another seat's riichi", Some(ProblemKey::FeederWithoutRiichi), |draft| {
                draft.seat_mut(Seat::North).riichi = Riichi::Riichi;
                give(draft, Seat::West, "123m");
            }),
            ("double riichi", None, |draft| declare(draft, Riichi::Double, "7s")),
            ("double riichi, the discard not listed", None, |draft| declare(draft, Riichi::Double, "")),
            ("double riichi with an earlier discard", Some(ProblemKey::RiichiWasEarlier), |draft| {
                declare(draft, Riichi::DoubleOpen, "1m7s");
            }),
            ("a discard after riichi", Some(ProblemKey::RiichiWasEarlier), |draft| {
                declare(draft, Riichi::Riichi, "1m7s");
                draft.seat_mut(Seat::West).discards[1].locked = true;
            }),
        ];
        for (about, problem, change) in cases {
            assert_eq!(refused(CLAIMED, &[Situation::RiichiDiscard], change), problem.as_slice(), "{about}");
        }
    }

    #[test]
    fn riichi_needs_the_rule_and_tiles_in_the_wall() {
        let riichi = [Situation::RiichiDiscard];
        assert_eq!(refused_by(&plan("mcr-mil-2025"), CLAIMED, &riichi, |_| {}), [ProblemKey::NoRiichi]);
        assert_eq!(refused(CLAIMED, &riichi, |draft| draft.wall_left = Some(3)), [ProblemKey::RiichiTooLate]);
        assert_eq!(refused(CLAIMED, &riichi, |draft| draft.wall_left = Some(4)), []);
        let last = [Situation::LastDiscard, Situation::RiichiDiscard];
        assert_eq!(refused(CLAIMED, &last, |_| {}), [ProblemKey::SituationsExclude]);
        let with = |tiles| {
            refused_by(&plan_with("riichi-tenhou", &[(OptionKey::RiichiNeedsTiles, tiles)]), CLAIMED, &last, |_| {})
        };
        assert_eq!((with(0), with(1)), (vec![], vec![ProblemKey::SituationsExclude]));
    }

    /// Nobody lays down a stick for a riichi on whose tile another seat wins.
    #[test]
    fn a_riichi_that_is_won_on_costs_no_stick() {
        let mut draft = won(Seat::South, CLAIMED, Some(Seat::West));
        draft.seat_mut(Seat::West).riichi = Riichi::Riichi;
        draft.seat_mut(Seat::North).riichi = Riichi::Double;
        assert_eq!((draft.declarations(Players::Four), draft.has_stick(Seat::West)), (2, true));
        let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
        wins[0].situation.push(Situation::RiichiDiscard);
        assert_eq!((draft.declarations(Players::Four), draft.has_stick(Seat::West)), (1, false));
        assert!(draft.has_stick(Seat::North) && !draft.has_stick(Seat::South));
    }

    #[test]
    fn open_riichi_is_fed_by_whoever_has_not_declared() {
        let fed = |riichi, hand: &str, from, declared: &[Seat]| {
            let mut draft = won(Seat::South, hand, hand.contains('+').then_some(Seat::West));
            draft.seat_mut(Seat::South).riichi = riichi;
            for &seat in declared {
                draft.seat_mut(seat).riichi = Riichi::Riichi;
            }
            let plan = plan_with("riichi-tenhou", &[(OptionKey::OpenRiichi, 1)]);
            let win = WinDraft { from, ..draft.wins()[0].clone() };
            let made = super::super::hand(&draft, &plan, Seat::South, draft.seat(Seat::South).unwrap(), Some(&win));
            made.unwrap().events.contains(Event::FedOpenRiichi)
        };
        let (west, nobody) = (Some(Seat::West), None);
        assert!(fed(Riichi::Open, CLAIMED, west, &[]) && fed(Riichi::DoubleOpen, CLAIMED, west, &[]));
        assert!(!fed(Riichi::Riichi, CLAIMED, west, &[]) && !fed(Riichi::Open, DRAWN, nobody, &[]));
        assert!(!fed(Riichi::Open, CLAIMED, west, &[Seat::West]) && fed(Riichi::Open, CLAIMED, west, &[Seat::East]));
        // Who it was is not known: somebody else may have fed it, unless all have declared.
        assert!(fed(Riichi::Open, CLAIMED, nobody, &[Seat::East, Seat::West]));
        assert!(!fed(Riichi::Open, CLAIMED, nobody, &[Seat::East, Seat::West, Seat::North]));
    }
}
