//! Checks how many dora indicators lie on the table.

use super::hand::only_concealed_kongs;
use crate::deal::{Draft, Situation};
use crate::options::{KanDoraShown, OptionKey};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};

/// There may be one dora indicator, and one more for each kong if kongs reveal one. The number of kongs is known only
/// if the tiles of every seat were entered; otherwise four are assumed.
pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let rules = &plan.options.riichi;
    let at = |list: &'static str| Place::of([Part::from(list)]);
    for (list, tiles) in [("dora", &draft.dora), ("ura", &draft.ura)] {
        if !tiles.is_empty() && !rules.in_use {
            problems.push(Problem::new(ProblemKey::NoDora, at(list)).named(OptionKey::Riichi));
            return;
        }
    }
    let everybody = plan
        .seats(draft)
        .all(|seat| draft.seat(seat).is_some_and(|entered| !entered.hand.is_empty() || !entered.melds.is_empty()));
    let melds = plan.seats(draft).filter_map(|seat| draft.seat(seat)).flat_map(|entered| &entered.melds);
    let mut kongs = if everybody { melds.filter(|meld| meld.kind.is_kong()).count() } else { 4 };
    let fresh = draft.wins().iter().any(|win| {
        win.situation.contains(&Situation::KongReplacement)
            && draft.seat(win.seat).is_some_and(|entered| !only_concealed_kongs(entered))
    });
    if fresh && everybody && rules.kan_dora_shown == KanDoraShown::AfterDiscard {
        kongs = kongs.saturating_sub(1);
    }
    let most = if rules.kan_dora { 1 + kongs.min(4) } else { 1 };
    if draft.dora.len() > most {
        let problem = Problem::new(ProblemKey::TooManyIndicators, at("dora"));
        problems.push(problem.named(if most == 1 { OptionKey::KanDora } else { OptionKey::KanDoraShown }));
    }
    if draft.ura.is_empty() {
        return;
    }
    let most = match (rules.ura_dora, rules.kan_ura) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => draft.dora.len(),
    };
    if draft.ura.len() > most {
        let option = if most == 0 { OptionKey::UraDora } else { OptionKey::KanUra };
        problems.push(Problem::new(ProblemKey::UraCount, at("ura")).named(option));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{By, End, WinDraft};
    use crate::sample::{give, plan_with, reported, tile, tiles};
    use crate::tiles::Seat;

    fn found(draft: &Draft, plan: &Plan) -> Vec<(ProblemKey, String)> {
        reported(|problems| check(draft, plan, problems))
    }

    /// A draft in which all four seats have tiles; East has these.
    fn all_known(east: &str) -> Draft {
        let mut draft = Draft::default();
        let others = [(Seat::South, "147m369s1234567z"), (Seat::West, "147m369p1234567z"), (Seat::North, "(888s)")];
        for (seat, hand) in [(Seat::East, east)].into_iter().chain(others) {
            give(&mut draft, seat, hand);
        }
        draft
    }

    /// docs/rules/riichi.md: at Tenhou the indicator of a claimed or added kong is turned after the discard, that of a
    /// concealed one at once.
    #[test]
    fn each_kong_turns_one_more_indicator() {
        let none = "234m456p678s22p56s";
        let concealed = "234m456p22p56s[1111s]";
        let claimed = "234m456p22p56s(1111s)";
        let replaced: &[_] = &[Situation::KongReplacement];
        let after_discard = KanDoraShown::AfterDiscard as i64;
        let at_once = KanDoraShown::AtOnce as i64;
        for (east, won, shown, most) in [
            (none, None, after_discard, 1),
            (concealed, None, after_discard, 2),
            (claimed, None, after_discard, 2),
            (concealed, Some(&[] as &[_]), after_discard, 2),
            (claimed, Some(&[]), after_discard, 2),
            (none, Some(replaced), after_discard, 1),
            (concealed, Some(replaced), after_discard, 2),
            (claimed, Some(replaced), after_discard, 1),
            (claimed, Some(replaced), at_once, 2),
        ] {
            let mut draft = all_known(east);
            if let Some(situation) = won {
                let situation = situation.to_vec();
                let win =
                    WinDraft { seat: Seat::East, tile: None, by: By::SelfDraw, from: None, situation, liable: None };
                draft.end = End::Win { wins: vec![win] };
            }
            let plan = plan_with("riichi-tenhou", &[(OptionKey::KanDoraShown, shown)]);
            draft.dora = tiles("1234p").into_iter().take(most).collect();
            assert_eq!(found(&draft, &plan), [], "{east} {won:?}");
            draft.dora.push(tile("9p"));
            let keys: Vec<ProblemKey> = found(&draft, &plan).into_iter().map(|(key, _)| key).collect();
            assert_eq!(keys, [ProblemKey::TooManyIndicators], "{east} {won:?}");
        }
    }

    /// If a seat's tiles are not known, up to four kongs may have been made; without kan dora they reveal no
    /// indicator.
    #[test]
    fn kongs_that_were_not_entered_may_have_been_made() {
        let mut draft = all_known("234m456p678s22p56s");
        draft.seats[Seat::West] = None;
        for (kan_dora, most, option) in [(1, 5, OptionKey::KanDoraShown), (0, 1, OptionKey::KanDora)] {
            let plan = plan_with("riichi-tenhou", &[(OptionKey::KanDora, kan_dora)]);
            draft.dora = tiles("12349p").into_iter().take(most).collect();
            assert_eq!(found(&draft, &plan), []);
            draft.dora.push(tile("8p"));
            assert_eq!(found(&draft, &plan), [(ProblemKey::TooManyIndicators, option.as_str().to_owned())]);
        }
    }

    /// Without ura dora a rulebook has no ura indicators; without kan ura it has only the one under the first
    /// indicator.
    #[test]
    fn ura_indicators_lie_under_dora_indicators() {
        for (ura_dora, kan_ura, most, option) in [
            (0, 0, 0, OptionKey::UraDora),
            (0, 1, 0, OptionKey::UraDora),
            (1, 0, 1, OptionKey::KanUra),
            (1, 1, 2, OptionKey::KanUra),
        ] {
            let plan = plan_with("riichi-tenhou", &[(OptionKey::UraDora, ura_dora), (OptionKey::KanUra, kan_ura)]);
            let mut draft = Draft { dora: tiles("12p"), ..Draft::default() };
            for count in 0..4 {
                draft.ura = tiles("123s").into_iter().take(count).collect();
                let problem = (ProblemKey::UraCount, option.as_str().to_owned());
                assert_eq!(found(&draft, &plan), if count > most { vec![problem] } else { vec![] }, "{most} {count}");
            }
        }
    }
}
