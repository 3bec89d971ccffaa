//! Draws that end a deal before its wall does, compared with what the table shows. What it does not show may have been
//! so (docs/rules/riichi.md, Draws and fouls).

use super::places::seat_place;
use crate::deal::{Draft, DrawCause, Riichi, SeatDraft};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{Kind, Kinds, Seat, Tile};

/// How many different terminals and honors nine terminals takes.
const NINE: usize = 9;

/// Reports a table that cannot have ended in this draw.
pub(super) fn check(cause: DrawCause, draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    match cause {
        DrawCause::NineTerminals => nine_terminals(draft, plan, problems),
        DrawCause::FourWinds => four_winds(draft, plan, problems),
        DrawCause::FourRiichi => four_riichi(draft, plan, problems),
        DrawCause::FourKongs => four_kongs(draft, plan, problems),
        DrawCause::Wall | DrawCause::ThreeWins | DrawCause::Abandoned => {}
    }
}

/// The players of whom something was entered.
fn entered<'a>(draft: &'a Draft, plan: &Plan) -> impl Iterator<Item = (Seat, &'a SeatDraft)> + use<'a> {
    plan.seats(draft).filter_map(|seat| Some((seat, draft.seat(seat)?)))
}

fn cause() -> Place {
    Place::of([Part::from("end"), Part::from("cause")])
}

/// Reports melds, which interrupt the first turn, and a second discard of anybody, which ends it. Whether there are any.
fn is_later(key: ProblemKey, draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) -> bool {
    let before = problems.len();
    for (seat, entered) in entered(draft, plan) {
        if !entered.melds.is_empty() {
            problems.push(Problem::new(key, seat_place(seat).join("melds")));
        } else if entered.discards.len() > 1 || entered.discards.iter().any(|discard| discard.claimed) {
            problems.push(Problem::new(key, seat_place(seat).join("discards")));
        }
    }
    problems.len() > before
}

/// In the first turn, before any claim or kong, somebody has drawn a hand with nine different terminals and honors.
fn nine_terminals(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let key = ProblemKey::NoNineTerminals;
    if is_later(key, draft, plan, problems) {
        return;
    }
    let whole = plan.shapes().tiles() + 1;
    // A seat with a drawn tile is the one that shows its hand.
    let drawn = entered(draft, plan).find(|(_, entered)| entered.size() == whole);
    let may_have = |seat: Seat| draft.seat(seat).is_none_or(|entered| may_have_nine(entered, whole));
    match drawn {
        Some((seat, entered)) if !may_have_nine(entered, whole) => {
            problems.push(Problem::new(key, seat_place(seat).join("hand")));
        }
        None if !plan.seats(draft).any(may_have) => problems.push(Problem::new(key, cause())),
        _ => {}
    }
}

/// Whether a seat that has not discarded yet may have nine kinds with the tiles that were not entered.
fn may_have_nine(entered: &SeatDraft, whole: usize) -> bool {
    let kinds: Kinds = entered.hand.iter().filter_map(|tile| tile.kind()).collect();
    let kinds = kinds.intersection(Kinds::TERMINALS_AND_HONORS).len() as usize;
    let unknown = whole.saturating_sub(entered.size());
    entered.discards.is_empty() && entered.riichi == Riichi::None && kinds + unknown >= NINE
}

/// The first discards of all four are the same wind, and nobody has claimed a tile or declared a kong.
fn four_winds(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let key = ProblemKey::NoFourWinds;
    if is_later(key, draft, plan, problems) {
        return;
    }
    let first = |entered: &SeatDraft| entered.discards.first().and_then(|discard| discard.tile.kind());
    let shown: Vec<(Seat, Kind)> =
        entered(draft, plan).filter_map(|(seat, entered)| Some((seat, first(entered)?))).collect();
    let wind = shown.first().map(|&(_, kind)| kind);
    for &(seat, kind) in &shown {
        if !Kinds::WINDS.contains(kind) || Some(kind) != wind {
            problems.push(Problem::new(key, seat_place(seat).join("discards")).tiles([Tile::plain(kind)]));
        }
    }
}

/// All four have declared riichi. Whoever does not say so has not, because the sticks are counted by it.
fn four_riichi(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let declared = |seat: Seat| draft.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None);
    let silent = plan.seats(draft).filter(|&seat| !declared(seat));
    problems.extend(silent.map(|seat| Problem::new(ProblemKey::NoFourRiichi, seat_place(seat).join("riichi"))));
}

/// Two seats or more have declared four kongs between them.
fn four_kongs(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let full = plan.shapes().tiles();
    let sets = usize::from(plan.shapes().sets);
    // The kongs that a seat shows, and the most that it may have.
    let kongs = |seat: Seat| {
        let Some(entered) = draft.seat(seat) else { return (0, sets) };
        let shown = entered.melds.iter().filter(|meld| meld.kind.is_kong()).count();
        (shown, shown + full.saturating_sub(entered.size()) / 3)
    };
    let kongs: Vec<(usize, usize)> = plan.seats(draft).map(kongs).collect();
    let most: usize = kongs.iter().map(|(_, most)| most).sum();
    let seats = kongs.iter().filter(|(_, most)| *most > 0).count();
    let alone = kongs.iter().any(|(shown, _)| *shown > 3) && kongs.iter().filter(|(shown, _)| *shown > 0).count() == 1;
    if most < 4 || seats < 2 || alone {
        problems.push(Problem::new(ProblemKey::NoFourKongs, cause()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::End;
    use crate::sample::{give, plan, throw};

    const EACH: [&str; 4] = ["E", "S", "W", "N"];

    /// The problems of a draw under Tenhou's rules: each with its place. Of each seat its tiles and its discards.
    fn found(cause: DrawCause, seats: [(&str, &str); 4], more: impl Fn(&mut Draft)) -> Vec<(ProblemKey, String)> {
        let mut draft = Draft { end: End::Draw { cause, nagashi: Vec::new() }, ..Draft::default() };
        for (seat, (hand, discards)) in Seat::ALL.into_iter().zip(seats) {
            if !hand.is_empty() {
                give(&mut draft, seat, hand);
            }
            if !discards.is_empty() {
                throw(&mut draft, seat, discards);
            }
        }
        more(&mut draft);
        let mut problems = Vec::new();
        check(cause, &draft, &plan("riichi-tenhou"), &mut problems);
        problems.into_iter().map(|problem| (problem.key, problem.at.to_string())).collect()
    }

    /// Tenhou manual: two seats or more; a seat that has declared all four plays for its yakuman.
    #[test]
    fn four_kongs_are_those_of_two_seats() {
        let full = "123456789m1122p";
        for (about, hands, there) in [
            ("nothing is known", ["", "", "", ""], true),
            ("two and two", ["1m[1111p][2222p]", "1m[3333p](4444p@N)", "", ""], true),
            ("three of one, the rest is not known", ["1m[1111p][2222p][3333p]", "", "", ""], true),
            ("all of one", ["1m[1111p][2222p][3333p][4444p]", "", "", ""], false),
            ("all of one, the others known", ["1m[1111p][2222p][3333p][4444p]", full, full, full], false),
            ("none", [full, full, full, full], false),
            ("three, and no more", ["1m[1111p][2222p][3333p]", full, full, full], false),
            ("two and one, and no more", ["123456m1m[1111p][2222p]", "123456789m1m[3333p]", full, full], false),
            ("three and one", ["1m[1111p][2222p][3333p]", "1m[4444p]", full, full], true),
            ("all unknown of one seat", ["", full, full, full], false),
        ] {
            let found = found(DrawCause::FourKongs, hands.map(|hand| (hand, "")), |_| {});
            let expected = if there { vec![] } else { vec![(ProblemKey::NoFourKongs, "/end/cause".to_owned())] };
            assert_eq!(found, expected, "{about}");
        }
    }

    #[test]
    fn four_riichi_are_of_all_four() {
        let silent = |declared: &[Seat]| {
            let found = found(DrawCause::FourRiichi, [("", ""); 4], |draft| {
                declared.iter().for_each(|&seat| draft.seat_mut(seat).riichi = Riichi::Riichi);
            });
            found.into_iter().map(|(key, at)| (key == ProblemKey::NoFourRiichi).then_some(at)).collect::<Vec<_>>()
        };
        let riichi = |seat: &str| Some(format!("/seats/{seat}/riichi"));
        assert_eq!(silent(&Seat::ALL), []);
        assert_eq!(silent(&[Seat::East, Seat::South, Seat::North]), [riichi("W")]);
        assert_eq!(silent(&[]), EACH.map(riichi));
    }

    #[test]
    fn four_winds_are_alike_and_the_first_discards() {
        for (about, seats, at) in [
            ("nothing is known", [("", ""); 4], ""),
            ("the same of all", [("", "3z"), ("", "3z"), ("", "3z"), ("", "3z")], ""),
            ("those that are known", [("", "3z"), ("", ""), ("", "3z"), ("", "")], ""),
            ("unlike", [("", "3z"), ("", "3z"), ("", "4z"), ("", "3z")], "/seats/W/discards"),
            ("a dragon", [("", "5z"), ("", ""), ("", ""), ("", "")], "/seats/E/discards"),
            ("a second discard", [("", "3z1m"), ("", "3z"), ("", "3z"), ("", "3z")], "/seats/E/discards"),
            ("after a claim", [("", "3z"), ("1m(222m@E)", "3z"), ("", "3z"), ("", "3z")], "/seats/S/melds"),
            ("after a kong", [("1m[2222m]", "3z"), ("", "3z"), ("", "3z"), ("", "3z")], "/seats/E/melds"),
        ] {
            let found = found(DrawCause::FourWinds, seats, |_| {});
            let places: Vec<&str> = found.iter().map(|(_, at)| at.as_str()).collect();
            assert_eq!(places.join(" "), at, "{about}");
            assert!(found.iter().all(|(key, _)| *key == ProblemKey::NoFourWinds), "{about}");
        }
    }

    #[test]
    fn nine_terminals_are_of_a_first_turn_without_claims() {
        let (nine, eight) = ("19m19p19s123z55667m", "19m19p19s12z555667m");
        for (about, seats, at) in [
            ("nothing is known", [("", ""); 4], ""),
            ("nine", [(nine, ""), ("", ""), ("", ""), ("", "")], ""),
            ("eight", [(eight, ""), ("", ""), ("", ""), ("", "")], "/seats/E/hand"),
            ("nine without what was drawn", [("19m19p19s123z5566m", ""), ("", ""), ("", ""), ("", "")], ""),
            ("eight, and the ninth may be drawn", [("19m19p19s12z55667m", ""), ("", ""), ("", ""), ("", "")], ""),
            ("it may be another seat's", [("19m123456789p12s", ""), ("", ""), ("", ""), ("", "")], ""),
            ("of the second seat", [("", "2m"), (nine, ""), ("", ""), ("", "")], ""),
            ("after an own discard", [(nine, "2m"), ("", ""), ("", ""), ("", "")], "/seats/E/hand"),
            ("in the second turn", [("", "2m3m"), (nine, ""), ("", ""), ("", "")], "/seats/E/discards"),
            ("after an own claim", [("", ""), ("19m19p19s123z55m(222m@E)", ""), ("", ""), ("", "")], "/seats/S/melds"),
            ("after another's kong", [("5m[2222m]", ""), (nine, ""), ("", ""), ("", "")], "/seats/E/melds"),
            ("of nobody", [("123456789m1122p", ""); 4], "/end/cause"),
        ] {
            let found = found(DrawCause::NineTerminals, seats, |_| {});
            let places: Vec<&str> = found.iter().map(|(_, at)| at.as_str()).collect();
            assert_eq!(places.join(" "), at, "{about}");
            assert!(found.iter().all(|(key, _)| *key == ProblemKey::NoNineTerminals), "{about}");
        }
    }
}
