//! Checks everything but tiles and wins: riichi, the wall, indicators, draws, fouls.

use super::immediate;
use super::places::{report, seat_place, win_place};
use crate::deal::{By, Discard, Draft, DrawCause, End, Riichi};
use crate::options::OptionKey;
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{Kind, Kinds, Seat, Tile};

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let riichi = plan.options.riichi;
    for (seat, entered) in draft.entered() {
        let place = seat_place(seat);
        let declared = entered.riichi != Riichi::None;
        if declared && !riichi.in_use {
            problems.push(Problem::new(ProblemKey::NoRiichi, place.join("riichi")).named(OptionKey::Riichi));
        } else if entered.riichi.is_open() && !riichi.open_riichi {
            problems.push(Problem::new(ProblemKey::NoOpenRiichi, place.join("riichi")).named(OptionKey::OpenRiichi));
        }
        let with_total = entered.total.is_some() && (entered.size() > 0 || !entered.bonus.is_empty());
        report(
            problems,
            &place,
            &[
                (declared && entered.is_open(), ProblemKey::RiichiOpenHand, "riichi"),
                (with_total, ProblemKey::TotalBesideTiles, "total"),
            ],
        );
        if declared_late(draft, plan, seat) {
            let problem = Problem::new(ProblemKey::RiichiTooLate, place.join("riichi"));
            problems.push(problem.named(OptionKey::RiichiNeedsTiles));
        }
        report(problems, &place, &[(entered.ippatsu && !declared, ProblemKey::IppatsuWithoutRiichi, "ippatsu")]);
    }
    if draft.wall_left.is_some_and(|left| left > most_left(draft, plan)) {
        problems.push(Problem::new(ProblemKey::WallTooLong, Place::of([Part::from("wall_left")])));
    }
    if !draft.dora.is_empty() || !draft.ura.is_empty() {
        super::indicators::check(draft, plan, problems);
    }
    if let End::Draw { cause, nagashi } = &draft.end {
        draw(*cause, nagashi, draft, plan, problems);
    }
    if plan.three_play(draft) {
        nobody_in_the_north(draft, problems);
    }
    immediate::check(draft, plan, problems);
    for (i, penalty) in draft.penalties.iter().enumerate() {
        if !plan.fines(penalty.offense) {
            let place = Place::of([Part::from("penalties"), Part::from(i), Part::from("kind")]);
            problems.push(Problem::new(ProblemKey::NoPenalty, place).named(penalty.offense.as_str()));
        }
    }
}

/// The dead wall of riichi, in tiles. Only replacement tiles are drawn from it, and it is filled up again from the
/// wall.
const DEAD_WALL: usize = 14;

/// The most tiles that can be left in the wall: the whole set less the dead wall of riichi and the tiles that the
/// seats hold, have set aside or discarded. A seat is taken to hold a full hand even if fewer of its tiles were
/// entered.
fn most_left(draft: &Draft, plan: &Plan) -> u32 {
    let kinds = plan.kinds(draft).intersection(Kinds::ALL).len();
    let bonus = plan.options.tiles.bonus().len();
    let dead = if plan.options.riichi.in_use { DEAD_WALL } else { 0 };
    let all = (4 * kinds + bonus) as usize + usize::from(plan.jokers().number);
    let (mut held, mut discards, mut claims) = (0, 0, 0);
    for seat in plan.seats(draft) {
        let full = plan.shapes().tiles();
        let Some(entered) = draft.seat(seat) else {
            held += full;
            continue;
        };
        let kongs = entered.melds.iter().filter(|meld| meld.kind.is_kong()).count();
        held += entered.size().max(full) + kongs + entered.bonus.len();
        discards += entered.discards.len();
        claims += entered.melds.iter().filter(|meld| meld.kind.is_claimed()).count();
    }
    let drawn = draft.wins().iter().filter(|win| win.by == By::SelfDraw).count();
    // A claimed discard lies in a meld, whether or not the discard says that it was claimed.
    let gone = dead + held + drawn + discards.saturating_sub(claims);
    u32::try_from(all.saturating_sub(gone)).unwrap_or_default()
}

/// Reports a North seat that wins, is liable, has a foul or is paid at once in a three-player game, which has no such seat.
fn nobody_in_the_north(draft: &Draft, problems: &mut Vec<Problem>) {
    let mut report = |seat: Seat, at: Place| {
        if seat == Seat::North {
            problems.push(Problem::new(ProblemKey::NoNorthSeat, at));
        }
    };
    for (i, win) in draft.wins().iter().enumerate() {
        report(win.seat, win_place(i).join("seat"));
        if let Some(liable) = win.liable {
            report(liable, win_place(i).join("liable"));
        }
    }
    if let End::Draw { nagashi, .. } = &draft.end {
        for (i, &seat) in nagashi.iter().enumerate() {
            report(seat, Place::of(["end".into(), "nagashi".into(), i.into()]));
        }
    }
    for (i, foul) in draft.penalties.iter().enumerate() {
        report(foul.seat, Place::of(["penalties".into(), i.into(), "seat".into()]));
    }
    for (i, entry) in draft.immediate.iter().enumerate() {
        report(entry.seat, Place::of(["immediate".into(), i.into(), "seat".into()]));
    }
}

/// Whether riichi was declared with fewer tiles in the wall than the option `riichi-needs-tiles` asks for. Only an
/// ippatsu win shows when riichi was declared: nobody has claimed anything since, so each seat up to the one that
/// discarded the winning tile has drawn once.
fn declared_late(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    let (Some(left), Some(entered)) = (draft.wall_left, draft.seat(seat)) else { return false };
    let Some(win) = draft.wins().iter().find(|win| win.seat == seat) else { return false };
    if entered.riichi == Riichi::None || !entered.ippatsu {
        return false;
    }
    let players = plan.seats(draft).count() as u32;
    let drawn = match win.from.filter(|_| win.by != By::SelfDraw) {
        Some(from) => (players + from as u32 - seat as u32) % players,
        None => players,
    };
    i64::from(left.saturating_add(drawn)) < i64::from(plan.options.game.riichi_needs_tiles)
}

/// Whether a deal can end in a draw for this reason. A wall can run out, and a deal be given up, under any
/// rules.
#[must_use]
pub fn is_draw(plan: &Plan, cause: DrawCause, three_players: bool) -> bool {
    let payments = &plan.options.payments;
    match cause {
        DrawCause::Wall | DrawCause::Abandoned => true,
        DrawCause::ThreeWins => payments.maximum_winners == 2 && !three_players,
        // Four discards or declarations take a fourth player.
        DrawCause::FourWinds | DrawCause::FourRiichi => payments.abortive_draws && !three_players,
        DrawCause::NineTerminals | DrawCause::FourKongs => payments.abortive_draws,
    }
}

fn draw(cause: DrawCause, nagashi: &[Seat], draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let at = |field: &'static str| Place::of([Part::from("end"), Part::from(field)]);
    if is_draw(plan, cause, plan.three_play(draft)) {
        super::abortive::check(cause, draft, plan, problems);
    } else {
        problems.push(Problem::new(ProblemKey::NoAbortiveDraw, at("cause")).named(OptionKey::AbortiveDraws));
    }
    let spoiled = |seat| {
        let counts = |tile: Tile| tile.kind().is_some_and(Kind::is_terminal_or_honor);
        let spoils = |discard: &Discard| draft.is_claimed(seat, discard) || !counts(discard.tile);
        draft.seat(seat).is_some_and(|entered| entered.discards.iter().any(spoils))
    };
    for (i, &seat) in nagashi.iter().enumerate() {
        let twice = nagashi.iter().take(i).any(|&earlier| earlier == seat);
        if !plan.pays_nagashi() || cause != DrawCause::Wall || spoiled(seat) || twice {
            let problem = Problem::new(ProblemKey::NoNagashi, at("nagashi").join(i));
            problems.push(problem.named(OptionKey::NagashiMangan));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::Players;
    use crate::deal::{Immediate, ImmediateKind, Offense, WinDraft};
    use crate::options::FalseWinThen;
    use crate::sample::{give, plan, plan_with, reported, throw, tile, won};

    fn found(draft: &Draft, plan: &Plan) -> Vec<(ProblemKey, String)> {
        reported(|problems| check(draft, plan, problems))
    }

    fn keys(draft: &Draft, plan: &Plan) -> Vec<ProblemKey> {
        found(draft, plan).into_iter().map(|(key, _)| key).collect()
    }

    fn win(seat: Seat, by: By, from: Option<Seat>) -> WinDraft {
        WinDraft { seat, tile: Some(tile("7s")), by, from, situation: Vec::new(), liable: None }
    }

    #[test]
    fn what_is_paid_at_once_is_checked_with_the_rest() {
        let draft = Draft { immediate: vec![Immediate::of(Seat::North, ImmediateKind::AddedKong)], ..Draft::default() };
        assert_eq!(keys(&draft, &plan("sichuan-bloody")), []);
        assert_eq!(keys(&draft, &plan("mcr-mil-2025")), [ProblemKey::NotPaidAtOnce]);
        let three = Draft { players: Some(Players::Three), ..draft };
        assert_eq!(keys(&three, &plan("sichuan-bloody")), [ProblemKey::NoNorthSeat]);
    }

    /// Every seat holds a full hand; bonus tiles and jokers make the wall longer, the dead wall of riichi shorter.
    #[test]
    fn the_wall_has_what_is_left_of_the_set_of_tiles() {
        let three = |draft: &mut Draft| draft.players = Some(Players::Three);
        for (rules, jokers, players, most) in [
            ("riichi-tenhou", 0, None, 136 - 14 - 4 * 13),
            ("riichi-tenhou-three", 0, Some(three), 108 - 14 - 3 * 13),
            ("mcr-mil-2025", 0, None, 136 + 8 - 4 * 13),
            ("mcr-mil-2025", 3, None, 136 + 8 + 3 - 4 * 13),
            ("japanese-classical", 0, None, 136 - 4 * 13),
            ("taiwanese-16", 0, None, 136 + 8 - 4 * 16),
        ] {
            let mut draft = Draft::default();
            players.into_iter().for_each(|change| change(&mut draft));
            assert_eq!(most_left(&draft, &plan_with(rules, &[(OptionKey::Jokers, jokers)])), most, "{rules} {jokers}");
        }
    }

    #[test]
    fn the_wall_has_not_what_lies_on_the_table() {
        type Change = fn(&mut Draft);
        let changes: [(&str, usize, Change); 15] = [
            ("a few tiles of a hand", 0, |draft| give(draft, Seat::East, "123m")),
            ("a drawn tile", 1, |draft| give(draft, Seat::East, "123456789m12345p")),
            ("a concealed kong", 1, |draft| give(draft, Seat::East, "123456789m1p[1111s]")),
            ("a claimed kong", 1, |draft| give(draft, Seat::East, "123456789m1p(1111s)")),
            ("a pung", 0, |draft| give(draft, Seat::East, "123456789m1p(111s)")),
            ("two flowers", 2, |draft| give(draft, Seat::East, "123m12f")),
            ("a kong and a flower", 2, |draft| give(draft, Seat::East, "123456789m1p[1111s]1f")),
            ("three discards", 3, |draft| throw(draft, Seat::West, "123m")),
            ("a discard that lies in a pung", 2, |draft| {
                throw(draft, Seat::West, "123m");
                give(draft, Seat::East, "(111m)");
            }),
            ("a discard that lies in a kong", 3, |draft| {
                throw(draft, Seat::West, "123m");
                give(draft, Seat::East, "(1111m)");
            }),
            ("discards beside a concealed kong", 4, |draft| {
                throw(draft, Seat::West, "123m");
                give(draft, Seat::East, "[1111s]");
            }),
            ("a winning tile that was drawn", 1, |draft| *draft = won(Seat::East, "234m456p678s22p56s~7s", None)),
            ("one of several", 1, |draft| {
                let wins = vec![win(Seat::East, By::Discard, None), win(Seat::West, By::SelfDraw, None)];
                draft.end = End::Win { wins };
            }),
            ("one that was discarded", 0, |draft| {
                *draft = won(Seat::East, "234m456p678s22p56s+7s", Some(Seat::West));
            }),
            ("one that was discarded last", 1, |draft| {
                *draft = won(Seat::East, "234m456p678s22p56s+7s", Some(Seat::West));
                throw(draft, Seat::West, "7s");
            }),
        ];
        let plan = plan("riichi-tenhou");
        for (about, gone, change) in changes {
            let mut draft = Draft::default();
            change(&mut draft);
            assert_eq!(most_left(&draft, &plan), 70 - gone as u32, "{about}");
            draft.wall_left = Some(70 - gone as u32);
            assert!(!keys(&draft, &plan).contains(&ProblemKey::WallTooLong), "{about}");
            draft.wall_left = Some(71 - gone as u32);
            assert!(keys(&draft, &plan).contains(&ProblemKey::WallTooLong), "{about}");
        }
    }

    /// A foul has a penalty if it costs anything, or if the deal does not simply go on after it.
    #[test]
    fn a_foul_is_fined_if_it_costs_anything() {
        let false_win = |points, then| {
            let settings = [(OptionKey::FalseWinPoints, points), (OptionKey::FalseWinThen, then)];
            plan_with("hong-kong-old-style", &settings).fines(Offense::FalseWin)
        };
        let [goes_on, abandoned] = [FalseWinThen::Continue as i64, FalseWinThen::Abandon as i64];
        assert!(!false_win(0, goes_on));
        assert!(false_win(1, goes_on) && false_win(0, abandoned) && false_win(1, abandoned));
        for (key, offense) in [
            (OptionKey::FalseWinNotReadyPoints, Offense::FalseWinNotReady),
            (OptionKey::FalseClaimPoints, Offense::FalseClaim),
        ] {
            for points in [0, 1] {
                assert_eq!(plan_with("hong-kong-old-style", &[(key, points)]).fines(offense), points > 0, "{key}");
            }
        }
    }

    /// docs/rules/riichi.md: riichi needs four tiles in the wall at Tenhou. Within a turn of riichi each seat up to the
    /// discarder has drawn once.
    #[test]
    fn riichi_was_declared_before_the_wall_was_short() {
        let of = |riichi, ippatsu, by, from, left| {
            let mut draft = won(Seat::South, "234m456p678s22p56s+7s", from);
            let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
            wins[0].by = by;
            let south = draft.seat_mut(Seat::South);
            (south.riichi, south.ippatsu) = (riichi, ippatsu);
            draft.wall_left = Some(left);
            keys(&draft, &plan("riichi-tenhou"))
        };
        let late = [ProblemKey::RiichiTooLate];
        let riichi = Riichi::Riichi;
        assert_eq!(of(riichi, true, By::Discard, Some(Seat::West), 2), late);
        assert_eq!(of(riichi, true, By::Discard, Some(Seat::West), 3), []);
        assert_eq!(of(riichi, true, By::Discard, Some(Seat::East), 0), late);
        assert_eq!(of(riichi, true, By::Discard, Some(Seat::East), 1), []);
        assert_eq!(of(riichi, true, By::SelfDraw, None, 0), [], "all four have drawn");
        assert_eq!(of(riichi, true, By::SelfDraw, Some(Seat::West), 0), [], "whoever is said to have discarded");
        assert_eq!(of(riichi, false, By::Discard, Some(Seat::West), 0), [], "it may have been long ago");
        let without = of(Riichi::None, true, By::Discard, Some(Seat::West), 0);
        assert_eq!(without, [ProblemKey::IppatsuWithoutRiichi], "nothing was declared");
    }

    /// When a seat that does not win has declared riichi is not known.
    #[test]
    fn only_the_winners_riichi_can_be_too_late() {
        let mut draft = won(Seat::South, "234m456p678s22p56s+7s", Some(Seat::West));
        let north = draft.seat_mut(Seat::North);
        (north.riichi, north.ippatsu) = (Riichi::Riichi, true);
        draft.wall_left = Some(0);
        assert_eq!(keys(&draft, &plan("riichi-tenhou")), []);
    }

    /// docs/rules/riichi.md, Draws and fouls: no discard was claimed, whether the discard says so or the meld of the next
    /// move that was made with it.
    #[test]
    fn a_claim_spoils_nagashi_wherever_it_is_entered() {
        let mut draft = Draft::default();
        throw(&mut draft, Seat::West, "19m");
        draft.end = End::Draw { cause: DrawCause::Wall, nagashi: vec![Seat::West] };
        let plan = plan("riichi-tenhou");
        assert_eq!(keys(&draft, &plan), []);
        draft.seat_mut(Seat::West).discards[1].order = Some(7);
        give(&mut draft, Seat::East, "(999m@W)");
        let meld = &mut draft.seat_mut(Seat::East).melds[0];
        assert_eq!((meld.from, meld.claimed), (Some(Seat::West), Some(tile("9m"))));
        meld.order = Some(8);
        assert_eq!(keys(&draft, &plan), [ProblemKey::NoNagashi]);
        draft.seat_mut(Seat::East).melds[0].order = Some(6);
        assert_eq!(keys(&draft, &plan), [], "another nine that was claimed before");
    }

    /// Like ready hands, nagashi mangan is paid only under rules with payments at a draw.
    #[test]
    fn nagashi_is_only_where_draws_are_paid() {
        let mut draft = Draft::default();
        throw(&mut draft, Seat::West, "19m1z");
        draft.end = End::Draw { cause: DrawCause::Wall, nagashi: vec![Seat::West] };
        for (rules, allowed, paid) in
            [("riichi-tenhou", 1, true), ("riichi-tenhou", 0, false), ("mcr-mil-2025", 1, false)]
        {
            let plan = plan_with(rules, &[(OptionKey::NagashiMangan, allowed)]);
            assert_eq!(keys(&draft, &plan).is_empty(), paid, "{rules} {allowed}");
        }
    }
}
