//! What was said of hands when the deal ended, compared with their tiles.

use super::wall::{drawn, tiles_are_ready};
use crate::check::is_dead;
use crate::deal::{Draft, DrawCause, Offense, Riichi};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::rules::Caveat;
use crate::tiles::{BySeat, Seat};

/// Reports hands that are said to be ready when the wall has run out, and whose tiles are not or which are dead; and three
/// wins on one discard of fewer hands that may be ready.
pub(super) fn contradictions(draft: &Draft, plan: &Plan) -> Vec<Problem> {
    let left: Vec<Seat> = plan.seats(draft).filter(|&seat| draft.wins().iter().all(|win| win.seat != seat)).collect();
    match drawn(draft, plan, &left) {
        Some((DrawCause::Wall, _)) => {
            let shown =
                left.into_iter().filter(|&seat| draft.seat(seat).is_some_and(|entered| entered.ready == Some(true)));
            let wrong = shown.filter(|&seat| is_not_ready(draft, plan, seat));
            wrong.map(|seat| Problem::new(ProblemKey::NotReady, at(["seats", seat.as_str(), "ready"]))).collect()
        }
        Some((DrawCause::ThreeWins, _))
            if left.iter().filter(|&&seat| !is_not_ready(draft, plan, seat)).count() < 3 =>
        {
            vec![Problem::new(ProblemKey::NoThreeWins, at(["end", "cause"]))]
        }
        _ => Vec::new(),
    }
}

fn at<const N: usize>(keys: [&'static str; N]) -> Place {
    Place::of(keys.map(Part::from))
}

fn is_not_ready(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    is_dead(draft, plan, seat) || tiles_are_ready(draft, plan, seat) == Some(false)
}

/// What players should know if a seat declared riichi and is not ready when the wall has run out, unless its foul was
/// entered. `ready` says who is.
pub(super) fn riichi_not_ready(draft: &Draft, plan: &Plan, ready: &BySeat<Option<bool>>) -> Option<Caveat> {
    let chombo = |seat: Seat| draft.committed().any(|foul| foul.seat == seat && foul.offense == Offense::Chombo);
    let wrong = |seat: Seat| {
        let declared = draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
        declared && ready[seat] == Some(false) && !is_dead(draft, plan, seat) && !chombo(seat)
    };
    let caveat = if plan.fines(Offense::Chombo) { Caveat::RiichiChombo } else { Caveat::RiichiNotReady };
    plan.seats(draft).any(wrong).then_some(caveat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{End, Penalty};
    use crate::options::OptionKey;
    use crate::problems::Problems;
    use crate::sample::{give, plan, plan_with, throw};
    use crate::settle::{Answer, answer};

    const READY: &str = "234m456p678s22p56s";
    const NOT_READY: &str = "234m456p678s22p19s";

    /// A deal whose wall has run out, with South's tiles and what is said of them.
    fn at_the_wall(rules: &str, hand: &str, declared: Option<bool>, riichi: Riichi) -> Result<Answer, Problems> {
        answer(&deal(hand, declared, riichi), &plan(rules))
    }

    fn deal(hand: &str, declared: Option<bool>, riichi: Riichi) -> Draft {
        let mut draft = Draft { end: End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() }, ..Draft::default() };
        draft.deposits = u32::from(riichi != Riichi::None);
        if !hand.is_empty() {
            give(&mut draft, Seat::South, hand);
        }
        let south = draft.seat_mut(Seat::South);
        (south.ready, south.riichi) = (declared, riichi);
        draft
    }

    /// EMA Riichi rules 2016, 3.4.2: who cannot or will not show a ready hand pays.
    #[test]
    fn what_is_said_of_a_hand_decides_and_may_not_contradict_its_tiles() {
        for (about, hand, declared, paid) in [
            ("the tiles tell", READY, None, Some(3000)),
            ("they tell that it is not", NOT_READY, None, Some(0)),
            ("shown", READY, Some(true), Some(3000)),
            ("not shown", READY, Some(false), Some(0)),
            ("not ready, and said so", NOT_READY, Some(false), Some(0)),
            ("shown, and it is not", NOT_READY, Some(true), None),
            ("nothing is known but what is said", "", Some(true), Some(3000)),
            ("not even that", "", None, Some(0)),
            ("some of its tiles", "234m456p", Some(true), Some(3000)),
        ] {
            let reported = at_the_wall("riichi-ema-2025", hand, declared, Riichi::None);
            match paid {
                Some(paid) => assert_eq!(reported.unwrap().net.seats[Seat::South], paid, "{about}"),
                None => assert_eq!(
                    reported.unwrap_err().to_string(),
                    "/seats/S/ready: a hand is said to be ready when the wall ran out, but its tiles are not",
                    "{about}"
                ),
            }
        }
    }

    /// docs/rules/sichuan.md, Payments: a hand is ready only if it can win.
    #[test]
    fn a_hand_that_cannot_win_is_not_ready_where_the_best_hands_are_paid() {
        let three_suits = at_the_wall("sichuan-bloody", "123456m234p577s9p", Some(true), Riichi::None);
        assert_eq!(
            three_suits.unwrap_err().to_string(),
            "/seats/S/ready: a hand is said to be ready when the wall ran out, but its tiles are not"
        );
        assert!(at_the_wall("sichuan-bloody", "123456m234p5677p", Some(true), Riichi::None).is_ok());
    }

    /// EMA Riichi rules 2016, 3.4.2: whoever has declared riichi must show a ready hand.
    #[test]
    fn riichi_says_that_a_hand_is_ready() {
        let paid = |hand, declared| {
            at_the_wall("riichi-ema-2025", hand, declared, Riichi::Riichi).unwrap().net.seats[Seat::South]
        };
        assert_eq!([paid("", None), paid("", Some(false)), paid(NOT_READY, None)], [3000, 0, 0]);
    }

    /// It cannot win on a discard, but is ready all the same.
    #[test]
    fn a_furiten_hand_is_ready() {
        let mut draft = deal(READY, Some(true), Riichi::None);
        throw(&mut draft, Seat::South, "7s");
        let reported = answer(&draft, &plan("riichi-ema-2025")).unwrap();
        assert_eq!((reported.ready[Seat::South], reported.net.seats[Seat::South]), (Some(true), 3000));
    }

    /// EMA Riichi rules 2016, 3.3.13: a dead hand is not ready.
    #[test]
    fn a_dead_hand_is_not_ready() {
        let mut draft = deal(READY, None, Riichi::None);
        draft.seat_mut(Seat::South).dead = true;
        assert_eq!(answer(&draft, &plan("riichi-ema-2025")).unwrap().net.seats[Seat::South], 0);
        draft.seat_mut(Seat::South).ready = Some(true);
        let reported = answer(&draft, &plan("riichi-ema-2025")).unwrap_err();
        assert_eq!(
            reported.to_string(),
            "/seats/S/ready: a hand is said to be ready when the wall ran out, but its tiles are not"
        );
    }

    /// EMA Riichi rules 2016, 3.4.6: riichi of a hand that is not ready is a chombo, found only at a draw.
    #[test]
    fn riichi_of_a_hand_that_is_not_ready_is_told() {
        for (rules, hand, declared, caveat) in [
            ("riichi-ema-2025", NOT_READY, None, Some(Caveat::RiichiChombo)),
            ("riichi-wrc-2025", NOT_READY, None, Some(Caveat::RiichiChombo)),
            ("riichi-tenhou", NOT_READY, None, Some(Caveat::RiichiNotReady)),
            ("riichi-ema-2025", READY, None, None),
            ("riichi-ema-2025", "", None, None),
            ("riichi-ema-2025", "", Some(false), Some(Caveat::RiichiChombo)),
            ("riichi-ema-2025", READY, Some(false), Some(Caveat::RiichiChombo)),
            ("riichi-ema-2025", "12m567p888s11z[3333m]", None, Some(Caveat::RiichiChombo)),
            ("riichi-tenhou", "12m567p888s11z[3333m]", None, None),
        ] {
            let reported = at_the_wall(rules, hand, declared, Riichi::Riichi).unwrap().caveats;
            assert_eq!(reported, caveat.into_iter().collect::<Vec<_>>(), "{rules} {hand} {declared:?}");
        }
    }

    /// The same place: after a chombo the deal is played again, so that nothing is paid for the draw.
    #[test]
    fn a_chombo_takes_the_place_of_the_draws_payments() {
        let mut draft = deal(NOT_READY, None, Riichi::Riichi);
        draft.seat_mut(Seat::West).ready = Some(true);
        let foul = Penalty { seat: Seat::South, offense: Offense::Chombo, times: 1, cancelled: false };
        draft.penalties = vec![foul];
        let reported = answer(&draft, &plan("riichi-ema-2025")).unwrap();
        assert_eq!(reported.caveats, []);
        assert_eq!(reported.net.seats[Seat::West], 0);
        assert_eq!(reported.deal_passes, Some(false));
    }

    #[test]
    fn another_seats_chombo_does_not_pay_for_riichi_that_was_not_ready() {
        let mut draft = deal(NOT_READY, None, Riichi::Riichi);
        draft.penalties = vec![Penalty { seat: Seat::West, offense: Offense::Chombo, times: 1, cancelled: false }];
        assert_eq!(answer(&draft, &plan("riichi-ema-2025")).unwrap().caveats, [Caveat::RiichiChombo]);
    }

    #[test]
    fn three_wins_are_of_three_hands_that_may_be_ready() {
        let reported = |hands: [&str; 3]| {
            let end = End::Draw { cause: DrawCause::ThreeWins, nagashi: Vec::new() };
            let mut draft = Draft { end, ..Draft::default() };
            for (seat, hand) in [Seat::South, Seat::West, Seat::North].into_iter().zip(hands) {
                if !hand.is_empty() {
                    give(&mut draft, seat, hand);
                }
            }
            answer(&draft, &plan("riichi-tenhou")).err().map(|problems| problems.to_string())
        };
        assert_eq!(reported(["", "", ""]), None);
        assert_eq!(reported([READY, "", ""]), None);
        assert_eq!(reported([NOT_READY, "", ""]), None, "East may have won too");
        assert_eq!(
            reported([NOT_READY, "19m19p19s1234z555m", ""]),
            Some(
                "/end/cause: three seats are said to have won on one discard, but not so many hands were ready"
                    .to_owned()
            )
        );
    }

    /// nekobean/mahjong-cpp, issue 26: Tenhou and Mahjong Soul look at the concealed tiles alone; EMA Riichi rules 2016,
    /// 3.3.13: not ready if the hand waits only for a tile of which it has all four.
    #[test]
    fn a_tile_in_own_melds_is_waited_for_where_the_rulebook_says_so() {
        let paid = |rules: &str, hand: &str| {
            let draft = deal(hand, None, Riichi::None);
            let reported = answer(&draft, &plan(rules)).unwrap();
            (reported.net.seats[Seat::South], reported.seats[Seat::South].as_ref().unwrap().waits.len())
        };
        for (about, hand, online, elsewhere) in [
            ("a concealed kong", "12m567p888s11z[3333m]", 3000, 0),
            ("a closed wait", "13m12345677p[2222m]", 3000, 0),
            ("a pair of a pung", "1m(111m@E)(111p@E)(111s@E)(999m@E)", 3000, 0),
            ("one copy in a chow, three in the hand", "111m567p888s1z(123m@E)", 3000, 3000),
            ("all four in the hand", "1111m567p888s234p", 0, 0),
        ] {
            assert_eq!(paid("riichi-tenhou", hand).0, online, "{about}");
            assert_eq!(paid("riichi-mahjong-soul", hand).0, online, "{about}");
            for rules in ["riichi-ema-2025", "riichi-wrc-2025", "riichi-m-league", "riichi-jpml-a-2026"] {
                assert_eq!(paid(rules, hand).0, elsewhere, "{about}: {rules}");
            }
        }
        let plan = plan_with("riichi-tenhou", &[(OptionKey::ReadyOnOwnMelds, 1)]);
        let reported = answer(&deal("12m567p888s11z[3333m]", None, Riichi::None), &plan).unwrap();
        let wait = reported.seats[Seat::South].as_ref().unwrap().waits[0];
        assert_eq!((wait.left, wait.discard, wait.self_draw), (0, None, None), "nothing is left to win on");
    }
}
