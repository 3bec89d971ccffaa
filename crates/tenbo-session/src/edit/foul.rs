//! Fouls, and what they do to a hand.

use tenbo_engine::check::is_barred;
use tenbo_engine::deal::{DrawCause, Offense, Penalty};
use tenbo_engine::options::FalseWinThen;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{ProblemKey, Problems};
use tenbo_engine::settle::Answer;
use tenbo_engine::settle::tiles_missing;
use tenbo_engine::tiles::Seat;

use super::{Refusal, table};
use crate::state::{Ending, State};

/// The most times that a seat can commit the same foul in a deal.
pub const MOST_TIMES: u32 = 9;

/// Enters how often a seat committed a foul. Claims that were taken back at once are counted separately.
pub fn fouls(state: &mut State, foul: Penalty) {
    let penalties = &mut state.draft.penalties;
    let key = |penalty: &Penalty| (penalty.offense, penalty.cancelled, penalty.seat);
    penalties.retain(|penalty| key(penalty) != key(&foul));
    if foul.times > 0 {
        penalties.push(Penalty { times: foul.times.min(MOST_TIMES), ..foul });
        sort_by_key(penalties, key);
    }
}

/// How often a seat committed a foul.
#[must_use]
pub fn times(state: &State, seat: Seat, offense: Offense, cancelled: bool) -> u32 {
    let mine =
        state.draft.penalties.iter().filter(|one| (one.seat, one.offense, one.cancelled) == (seat, offense, cancelled));
    mine.map(|one| one.times).sum()
}

/// Whether a foul may leave a hand dead, or keep it from winning: where a false win is a foul. In riichi a foul voids the
/// deal instead.
#[must_use]
pub fn marks_hands(plan: &Plan) -> bool {
    plan.fines(Offense::FalseWin) && !plan.rulebook().options.riichi.in_use
}

/// The foul that it is to declare a win with the hand that is entered; `None` if it wins, if it has not all its tiles, or if
/// these rules do not fine it.
#[must_use]
pub fn false_win(state: &State, plan: &Plan, answer: &Result<Answer, Problems>) -> Option<Offense> {
    let seat = state.winner;
    let is_whole = state.win.tile.is_some() && state.ending == Ending::Win && state.size(seat) == state.full + 1;
    if !is_whole || is_barred(&state.draft, plan, seat) {
        return None;
    }
    let wins = match answer {
        Ok(answer) => answer.wins.iter().any(|win| win.seat == seat && win.is_legal()),
        Err(problems) => problems.iter().any(|problem| problem.key != ProblemKey::NotComplete),
    };
    if wins {
        return None;
    }
    let is_ready = || tiles_missing(&state.draft, plan, seat, &state.entered(seat)).is_none_or(|tiles| tiles <= 1);
    let known = [Offense::Chombo, Offense::FalseWinNotReady, Offense::FalseWin];
    known.into_iter().find(|&offense| plan.fines(offense) && (offense != Offense::FalseWinNotReady || !is_ready()))
}

/// The winner that is entered has declared a win without one: a foul more, and whatever the rules make of the deal. Others
/// who win on the same tile still do; where play goes on, the hand stays as it is.
pub(super) fn declare_anyway(state: &mut State, plan: &Plan, offense: Offense) -> Result<(), Refusal> {
    if state.ending != Ending::Win || !plan.fines(offense) {
        return Err(Refusal::NotNow);
    }
    let seat = state.winner;
    let times = times(state, seat, offense, false) + 1;
    fouls(state, Penalty { seat, offense, times, cancelled: false });
    let ends = offense == Offense::Chombo || plan.rulebook().options.fouls.false_win_then == FalseWinThen::Abandon;
    if let Some(&next) = state.also.first() {
        table::winner(state, plan, next);
    } else if ends {
        table::ending(state, Ending::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tenbo_engine::settle::{Account, answer};

    use super::*;
    use crate::edit::{Edit, apply};
    use crate::share;

    fn ask(state: &State) -> (Plan, Result<Answer, Problems>) {
        let plan = state.rules.plan();
        let answered = answer(&state.deal(&plan), &plan);
        (plan, answered)
    }

    fn false_win_of(link: &str) -> Option<Offense> {
        let (state, dropped) = share::read(link);
        assert!(dropped.is_empty(), "{link}: {dropped:?}");
        let (plan, answered) = ask(&state);
        false_win(&state, &plan, &answered)
    }

    /// MIL fines a false win with 40, one of a hand that is not ready with 80; chombo is riichi's.
    #[test]
    fn what_it_costs_to_declare_a_hand_that_is_no_win() {
        let (short, official) = ("win=S;S=123m456p78s11z444m+9s;from=W", "win=S;S=567m34567p55s(234m@E)+2p;from=W");
        assert_eq!(false_win_of(&format!("v1;r=mcr-mil-2025;{official}")), Some(Offense::FalseWin));
        assert_eq!(false_win_of("v1;r=mcr-mil-2025;S=123m456p11z1478s9p~9m;win=S"), Some(Offense::FalseWinNotReady));
        assert_eq!(false_win_of(&format!("v1;r=riichi-ema-2025;{short}")), Some(Offense::Chombo));
        assert_eq!(false_win_of("v1;r=riichi-ema-2025;S=123m456p11z1478s9p~9m;win=S"), Some(Offense::Chombo));
        // Tenhou has none; a win is none; and a hand that lacks its last tile is declared by nobody.
        assert_eq!(false_win_of(&format!("v1;r=riichi-tenhou;{short}")), None);
        assert_eq!(false_win_of("v1;r=riichi-ema-2025;S=123m456p78s11z444m~9s;win=S"), None);
        assert_eq!(false_win_of("v1;r=riichi-ema-2025;S=123m456p78s11z444m;win=S"), None);
        assert_eq!(false_win_of(&format!("v1;r=mcr-mil-2025;{official};false-win=S")), None, "it has been declared");
    }

    /// One gesture: the foul is there with what it costs, and no message asks for a mark that nobody has set.
    #[test]
    fn a_false_win_is_one_gesture_and_costs_what_the_rules_say() {
        let (short, official) = ("win=S;S=123m456p78s11z444m+9s;from=W", "win=S;S=567m34567p55s(234m@E)+2p;from=W");
        // Rules, the hand, what South pays to whom, and the link then.
        type Case = (&'static str, &'static str, &'static [(Account, i64)], &'static str);
        let cases: [Case; 3] = [
            (
                "mcr-mil-2025",
                official,
                &[(Account::Bank, 40)],
                "v1;r=mcr-mil-2025;win=S;S=567m34567p55s(234m@E)+2p;from=W;false-win=S",
            ),
            (
                "hong-kong-old-style",
                short,
                &[
                    (Account::Seat(Seat::East), 384),
                    (Account::Seat(Seat::West), 384),
                    (Account::Seat(Seat::North), 384),
                ],
                "v1;r=hong-kong-old-style;win=S;S=123444m456p78s11z;by=discard;from=W;false-win=S;draw=abandoned",
            ),
            (
                "riichi-ema-2025",
                short,
                &[(Account::Bank, 20_000)],
                "v1;r=riichi-ema-2025;win=S;S=123444m456p78s11z;by=discard;from=W;chombo=S;draw=abandoned",
            ),
        ];
        for (rules, hand, paid, link) in cases {
            let state = share::read(&format!("v1;r={rules};{hand}")).0;
            let (plan, answered) = ask(&state);
            let offense = false_win(&state, &plan, &answered).expect(rules);
            let next = apply(&state, Edit::DeclareAnyway(offense), &plan).unwrap();
            let (_, answered) = ask(&next);
            let answered = answered.expect("no problem");
            assert!(answered.transfers.iter().all(|one| one.from == Account::Seat(Seat::South)));
            let to: Vec<(Account, i64)> = answered.transfers.iter().map(|one| (one.to, one.amount)).collect();
            assert_eq!((to.as_slice(), share::write(&next).as_str()), (paid, link), "{rules}");
        }
    }

    /// Of two who win on a tile one has declared falsely: the other wins.
    #[test]
    fn who_else_wins_on_the_tile_still_does() {
        let two = "v1;r=riichi-ema-2025;win=SN;S=123m456p78s11z444m+9s;N=22345m345678p78s;by=discard;from=W";
        let state = share::read(two).0;
        let plan = state.rules.plan();
        let next = apply(&state, Edit::DeclareAnyway(Offense::Chombo), &plan).unwrap();
        assert_eq!((next.winner, next.also.as_slice(), &next.ending), (Seat::North, &[][..], &Ending::Win));
    }

    /// However the foul or the mark has come: the hand is out of the deal, which is as open as before.
    #[test]
    fn a_hand_that_may_not_win_is_no_contradiction() {
        for mark in ["false-win=W", "dead=W", "barred=W"] {
            let whole = "r=mcr-mil-2025;win=W;W=147m258p36s44455m+9s;from=S";
            let state = share::read(&format!("v1;{whole};{mark}")).0;
            let (_, answered) = ask(&state);
            assert!(answered.is_ok_and(|answer| answer.wins.is_empty()), "{mark}");
        }
    }
}
