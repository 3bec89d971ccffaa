//! Checks wins: who wins, on which tile, from whom, and in which situations.

use super::foul::{abandoned_by, is_barred};
use super::places::{report, seat_place, win_place};
use super::situations;
use crate::deal::{By, Draft, SeatDraft, WinDraft};
use crate::options::{OptionKey, Settlement};
use crate::plan::{Plan, base_of};
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{Kinds, MeldKind, Seat};

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let wins = draft.wins();
    let play_on = plan.options.payments.play_on;
    too_many(draft, plan, problems);
    if !wins.is_empty() && abandoned_by(draft, plan).next().is_some() {
        let place = Place::of([Part::from("end"), Part::from("kind")]);
        problems.push(Problem::new(ProblemKey::DealWasAbandoned, place).named(OptionKey::FalseWinThen));
    }
    for (i, win) in wins.iter().enumerate() {
        let at = win_place(i);
        let twice = wins.iter().take(i).any(|earlier| earlier.seat == win.seat);
        let fed_by_winner = play_on && win.from.is_some_and(|from| has_won_before(draft, from, i));
        report(
            problems,
            &at,
            &[
                (twice, ProblemKey::SeatWinsTwice, "seat"),
                (fed_by_winner, ProblemKey::AlreadyWon, "from"),
                (win.liable == Some(win.seat), ProblemKey::LiableIsWinner, "liable"),
            ],
        );
        if !play_on && i > 0 && wins.first().is_some_and(|first| !first.is_with(win)) {
            problems.push(Problem::new(ProblemKey::WinsDisagree, at.clone()));
        }
        one(draft, plan, win, &at, problems);
    }
}

/// Reports more winners on one tile than the rulebook allows. With `maximum-winners` 1 any number may declare, and the
/// first in turn wins. With 2, three winners are an error: such a deal is a draw. Where play goes on after a win, one
/// seat is left at last.
fn too_many(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let payments = &plan.options.payments;
    let most = usize::from(payments.maximum_winners);
    let together = |moment| draft.moments().filter(|(other, _)| *other == moment).count();
    let mut moments = draft.moments().enumerate().filter(|(_, (moment, _))| most > 1 && together(*moment) > most);
    if let Some((first, _)) = moments.next() {
        let problem = Problem::new(ProblemKey::TooManyWinners, win_place(first + most));
        problems.push(problem.named(OptionKey::MaximumWinners));
    }
    let last = plan.seats(draft).count() - 1;
    if payments.play_on && draft.wins().len() > last {
        let problem = Problem::new(ProblemKey::TooManyWinners, win_place(last));
        problems.push(problem.named(OptionKey::PlayOn));
    }
}

/// Whether a seat has won at an earlier moment than the win with this index.
fn has_won_before(draft: &Draft, seat: Seat, index: usize) -> bool {
    let Some((now, _)) = draft.moments().nth(index) else { return false };
    draft.moments().any(|(moment, win)| moment < now && win.seat == seat)
}

fn one(draft: &Draft, plan: &Plan, win: &WinDraft, at: &Place, problems: &mut Vec<Problem>) {
    let blank = SeatDraft::default();
    let entered = draft.seat(win.seat).unwrap_or(&blank);
    let seat = seat_place(win.seat);
    report(problems, at, &[(is_barred(draft, plan, win.seat), ProblemKey::BarredSeatWins, "seat")]);
    match (win.tile, entered.total) {
        (None, Some(total)) => {
            let riichi = plan.settlement() == Settlement::Riichi;
            let impossible = riichi && base_of(plan, draft, win.seat, win.by, total).is_none();
            report(problems, &seat, &[(impossible, ProblemKey::ImpossibleTotal, "total")]);
        }
        (tile, _) => {
            report(problems, &seat, &[(entered.hand.is_empty(), ProblemKey::WinnerWithoutHand, "hand")]);
            let no_tile = tile.and_then(|tile| plan.kind_in_hand(tile)).is_none();
            report(problems, at, &[(no_tile, ProblemKey::NoWinningTile, "tile")]);
        }
    }
    let wrong_source = match (win.by, win.from) {
        (By::SelfDraw, from) => from.map(|_| ProblemKey::DrawnFromSeat),
        (_, None) => Some(ProblemKey::NoDiscarder),
        (_, Some(from)) if from == win.seat => Some(ProblemKey::DiscarderIsWinner),
        (_, Some(Seat::North)) if plan.three_play(draft) => Some(ProblemKey::NoNorthSeat),
        (_, Some(_)) => None,
    };
    problems.extend(wrong_source.map(|key| Problem::new(key, at.join("from"))));
    for (key, situation) in situations::check(draft, plan, entered, win) {
        problems.push(Problem::new(key, at.join("situation")).named(situation));
    }
    if win.by == By::RobbedKong {
        report(problems, at, &[(draft.wall_left == Some(0), ProblemKey::KongWithoutWall, "by")]);
        robbed(draft, plan, entered, win, at, problems);
    }
}

/// A seat whose kong is robbed must show a pung or an added kong of the tile or, if thirteen orphans may rob one, a
/// concealed kong. The winner must not hold a copy. A seat without melds is taken as not entered.
fn robbed(draft: &Draft, plan: &Plan, entered: &SeatDraft, win: &WinDraft, at: &Place, problems: &mut Vec<Problem>) {
    let Some(kind) = win.tile.and_then(|tile| tile.kind()) else { return };
    if entered.tiles().any(|tile| tile.kind() == Some(kind)) {
        problems.push(Problem::new(ProblemKey::RobbedTileHeld, at.join("tile")).tiles(win.tile));
    }
    let Some(konger) = win.from.and_then(|from| draft.seat(from)).filter(|konger| !konger.melds.is_empty()) else {
        return;
    };
    let meld =
        konger.melds.iter().find(|meld| meld.set().is_some_and(|set| set.first == kind && set.kind != MeldKind::Chow));
    match meld.map(|meld| meld.kind) {
        Some(MeldKind::Pung | MeldKind::AddedKong) => {}
        Some(MeldKind::ConcealedKong) => {
            let orphans = entered
                .hand
                .iter()
                .all(|tile| tile.kind().is_some_and(|kind| Kinds::TERMINALS_AND_HONORS.contains(kind)));
            if !plan.options.riichi.rob_concealed_kong || !orphans {
                let problem = Problem::new(ProblemKey::RobConcealedKong, at.join("by"));
                problems.push(problem.named(OptionKey::RobConcealedKong));
            }
        }
        _ => problems.push(Problem::new(ProblemKey::NoKongToRob, at.join("from")).tiles(win.tile)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::End;
    use crate::sample::{plan, plan_with, tile, tiles, won};
    use crate::tiles::{Meld, Tile};

    /// The problems if South robs a kong of 7s from East, who shows this meld with it.
    fn robbed_from(rules: &str, hand: &str, shown: Option<MeldKind>) -> Vec<ProblemKey> {
        let melds = shown.map(|kind| match kind {
            MeldKind::Chow => (kind, "789s"),
            MeldKind::Pung => (kind, "777s"),
            _ => (kind, "7777s"),
        });
        robbed_of(&plan(rules), hand, melds.as_slice())
    }

    /// The problems if South robs a kong from East, who shows these melds.
    fn robbed_of(plan: &Plan, hand: &str, shown: &[(MeldKind, &str)]) -> Vec<ProblemKey> {
        let mut draft = won(Seat::South, hand, Some(Seat::East));
        let End::Win { wins, .. } = &mut draft.end else { unreachable!() };
        wins[0].by = By::RobbedKong;
        let melds = shown.iter().filter_map(|&(kind, text)| Meld::new(kind, tiles(text)));
        draft.seat_mut(Seat::East).melds.extend(melds);
        let mut problems = Vec::new();
        let win = draft.wins()[0].clone();
        robbed(&draft, plan, draft.seat(Seat::South).unwrap(), &win, &win_place(0), &mut problems);
        problems.iter().map(|problem| problem.key).collect()
    }

    const WAITS_ON_7S: &str = "234m456p678p22p56s+7s";

    #[test]
    fn a_pung_that_grows_can_be_robbed() {
        assert_eq!(robbed_from("riichi-tenhou", WAITS_ON_7S, Some(MeldKind::Pung)), []);
        assert_eq!(robbed_from("riichi-tenhou", WAITS_ON_7S, None), [], "nothing is known of East");
        assert_eq!(robbed_from("riichi-tenhou", WAITS_ON_7S, Some(MeldKind::Chow)), [ProblemKey::NoKongToRob]);
    }

    /// A kong takes all four copies of the tile, so the robber has none.
    #[test]
    fn the_robber_holds_no_copy() {
        let hand = "234m456p22p77s567s+7s";
        assert_eq!(robbed_from("riichi-tenhou", hand, Some(MeldKind::Pung)), [ProblemKey::RobbedTileHeld]);
    }

    /// Only thirteen orphans may rob a concealed kong, and only where the rulebook allows it.
    #[test]
    fn a_concealed_kong_is_not_robbed_by_an_ordinary_hand() {
        let problems = robbed_from("riichi-tenhou", WAITS_ON_7S, Some(MeldKind::ConcealedKong));
        assert_eq!(problems, [ProblemKey::RobConcealedKong]);
    }

    #[test]
    fn a_concealed_kong_may_be_robbed_for_thirteen_orphans() {
        let kong = [(MeldKind::ConcealedKong, "9999s")];
        for (allowed, hand, right) in [
            (1, "19m19p1s12345677z+9s", true),
            (0, "19m19p1s12345677z+9s", false),
            (1, "119m19p1s1234566z2m+9s", false),
            (1, "234m456p678p11z78s+9s", false),
        ] {
            let plan = plan_with("riichi-tenhou", &[(OptionKey::RobConcealedKong, allowed)]);
            let expected: &[_] = if right { &[] } else { &[ProblemKey::RobConcealedKong] };
            assert_eq!(robbed_of(&plan, hand, &kong), expected, "{allowed} {hand}");
        }
    }

    /// East's other melds are ignored, even a chow that starts with the tile.
    #[test]
    fn the_kong_is_found_among_the_melds() {
        let plan = plan("riichi-tenhou");
        let of = |melds: &[(MeldKind, &str)]| robbed_of(&plan, WAITS_ON_7S, melds);
        let (chow, pung) = ((MeldKind::Chow, "789s"), (MeldKind::Pung, "777s"));
        assert_eq!(of(&[chow, pung]), []);
        assert_eq!(of(&[(MeldKind::Pung, "111z"), pung, chow]), []);
        assert_eq!(of(&[(MeldKind::Pung, "111z"), chow]), [ProblemKey::NoKongToRob]);
        assert_eq!(of(&[(MeldKind::AddedKong, "1111z")]), [ProblemKey::NoKongToRob]);
    }

    fn win(seat: Seat, by: By, from: Option<Seat>, tile: Option<Tile>) -> WinDraft {
        WinDraft { seat, tile, by, from, situation: Vec::new(), liable: None }
    }

    /// Several seats win on one tile from one seat, each only once.
    #[test]
    fn several_wins_are_on_the_same_tile() {
        let (west, seven) = (Some(Seat::West), Some(tile("7s")));
        let first = win(Seat::East, By::Discard, west, seven);
        let disagree = |wins: [WinDraft; 2]| {
            let draft = Draft { end: End::Win { wins: wins.into() }, ..Draft::default() };
            let mut problems = Vec::new();
            check(&draft, &plan("riichi-tenhou"), &mut problems);
            let about = [ProblemKey::WinsDisagree, ProblemKey::SeatWinsTwice, ProblemKey::AlreadyWon];
            problems.iter().map(|problem| problem.key).filter(|key| about.contains(key)).collect::<Vec<_>>()
        };
        let to = |second: WinDraft| disagree([first.clone(), second]);
        let north = Seat::North;
        assert_eq!(to(win(north, By::Discard, west, seven)), []);
        assert_eq!(to(win(north, By::Discard, west, None)), [], "one tile is enough");
        assert_eq!(disagree([win(north, By::Discard, west, None), first.clone()]), []);
        assert_eq!(to(win(north, By::RobbedKong, west, seven)), [ProblemKey::WinsDisagree]);
        assert_eq!(to(win(north, By::Discard, Some(Seat::South), seven)), [ProblemKey::WinsDisagree]);
        assert_eq!(to(win(north, By::Discard, None, seven)), [ProblemKey::WinsDisagree]);
        assert_eq!(to(win(north, By::Discard, west, Some(tile("4s")))), [ProblemKey::WinsDisagree]);
        assert_eq!(to(win(Seat::East, By::Discard, west, seven)), [ProblemKey::SeatWinsTwice]);
        let drawn = |seat| win(seat, By::SelfDraw, None, seven);
        assert_eq!(disagree([drawn(Seat::East), drawn(north)]), [ProblemKey::WinsDisagree], "only one draws it");
        let from_east = win(north, By::Discard, Some(Seat::East), seven);
        assert_eq!(disagree([drawn(Seat::East), from_east]), [ProblemKey::WinsDisagree], "nobody plays on");
    }

    /// docs/rules/sichuan.md: play goes on until three have won. Where at most two may win on one tile, a third may on another.
    #[test]
    fn winners_are_counted_for_each_tile() {
        let (west, four, seven) = (Some(Seat::West), Some(tile("4s")), Some(tile("7s")));
        let too_many = |plan: &Plan, wins: &[WinDraft]| {
            let draft = Draft { end: End::Win { wins: wins.into() }, ..Draft::default() };
            let mut problems = Vec::new();
            super::too_many(&draft, plan, &mut problems);
            problems.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let [east, south, north] =
            [Seat::East, Seat::South, Seat::North].map(|seat| win(seat, By::Discard, west, seven));
        let later = WinDraft { tile: four, ..north.clone() };
        let two = plan_with("sichuan-bloody", &[(OptionKey::MaximumWinners, 2)]);
        let third = "/end/wins/2: there are more winners than the rulebook allows (maximum-winners)";
        assert_eq!(too_many(&two, &[east.clone(), south.clone(), north.clone()]), [third]);
        assert_eq!(too_many(&two, &[east.clone(), south.clone(), later.clone()]), [""; 0]);
        let last = win(Seat::West, By::SelfDraw, None, seven);
        let all = [east, south, later, last];
        assert_eq!(
            too_many(&two, &all),
            ["/end/wins/3: there are more winners than the rulebook allows (play-on)"],
            "one is left"
        );
        let one = plan_with("riichi-tenhou", &[(OptionKey::MaximumWinners, 1)]);
        assert_eq!(too_many(&one, &all), [""; 0], "the first in turn wins");
    }
}
