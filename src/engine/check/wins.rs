//! Wins: who, on what, from whom, and whether what was special about it can be.

use super::{seat_place, win_place};
use crate::engine::draft::{By, Draft, Riichi, SeatDraft, Situation, WinDraft};
use crate::engine::foul::{abandoned_by, is_barred};
use crate::engine::meld::MeldKind;
use crate::engine::problem::{Part, Place, Problem, ProblemKey};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::rulebook::plan::{Plan, Settlement};
use crate::engine::scoring::share::base_of;
use crate::engine::seat::Seat;
use crate::engine::tile::Kinds;

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let wins = draft.wins();
    let most = usize::try_from(plan.book.options.number(OptionKey::MaximumWinners)).unwrap_or(3);
    if wins.len() > most {
        let problem = Problem::new(ProblemKey::TooManyWinners, win_place(most));
        problems.push(problem.named(OptionKey::MaximumWinners.as_str()));
    }
    if !wins.is_empty() && abandoned_by(draft, plan).next().is_some() {
        let place = Place::of([Part::from("end"), Part::from("kind")]);
        problems.push(Problem::new(ProblemKey::DealWasAbandoned, place).named(OptionKey::FaultyOutThen.as_str()));
    }
    for (i, win) in wins.iter().enumerate() {
        let at = win_place(i);
        if wins.iter().take(i).any(|earlier| earlier.seat == win.seat) {
            problems.push(Problem::new(ProblemKey::SeatWinsTwice, at.join("seat")));
        }
        if let Some(first) = wins.first().filter(|_| i > 0)
            && (first.by == By::SelfDraw
                || first.by != win.by
                || first.from != win.from
                || first.tile.zip(win.tile).is_some_and(|(first, tile)| first != tile))
        {
            problems.push(Problem::new(ProblemKey::WinsDisagree, at.clone()));
        }
        one(draft, plan, win, &at, problems);
    }
}

fn one(draft: &Draft, plan: &Plan, win: &WinDraft, at: &Place, problems: &mut Vec<Problem>) {
    let blank = SeatDraft::default();
    let entered = draft.seat(win.seat).unwrap_or(&blank);
    if is_barred(draft, plan, win.seat) {
        problems.push(Problem::new(ProblemKey::BarredSeatWins, at.join("seat")));
    }
    if entered.total.is_none() || win.tile.is_some() {
        if entered.hand.is_empty() {
            problems.push(Problem::new(ProblemKey::WinnerWithoutHand, seat_place(win.seat).join("hand")));
        }
        if win.tile.and_then(|tile| tile.kind()).is_none() {
            problems.push(Problem::new(ProblemKey::NoWinningTile, at.join("tile")));
        }
    }
    if let (None, Some(total), Settlement::Riichi) = (win.tile, entered.total, plan.settlement)
        && is_impossible(draft, plan, win, total)
    {
        problems.push(Problem::new(ProblemKey::ImpossibleTotal, seat_place(win.seat).join("total")));
    }
    if win.by != By::SelfDraw {
        match win.from {
            None => problems.push(Problem::new(ProblemKey::NoDiscarder, at.join("from"))),
            Some(from) if from == win.seat => {
                problems.push(Problem::new(ProblemKey::DiscarderIsWinner, at.join("from")))
            }
            Some(from) if draft.three_players && from == Seat::North => {
                problems.push(Problem::new(ProblemKey::NoNorthSeat, at.join("from")));
            }
            Some(_) => {}
        }
    }
    for problem in situations(draft, plan, entered, win) {
        problems.push(Problem { at: at.join("situation"), ..Problem::new(problem.0, at.clone()) }.named(problem.1));
    }
    if win.by == By::RobbedKong {
        if draft.wall_left == Some(0) {
            problems.push(Problem::new(ProblemKey::KongWithoutWall, at.join("by")));
        }
        robbed(draft, plan, entered, win, at, problems);
    }
}

/// Whether no hand is worth this.
// Not where it is called: a first visit does not run it.
#[inline(never)]
fn is_impossible(draft: &Draft, plan: &Plan, win: &WinDraft, total: i64) -> bool {
    base_of(plan, draft, win.seat, win.by, total).is_none()
}

/// What cannot be, each with the name of the situation. The table is the rules' own: haitei is drawn, houtei is not, a
/// replacement tile needs a kong and is not the last tile, blessings come before any meld.
fn situations(draft: &Draft, plan: &Plan, entered: &SeatDraft, win: &WinDraft) -> Vec<(ProblemKey, &'static str)> {
    let drawn = win.by == By::SelfDraw;
    let has = |situation: Situation| win.situation.contains(&situation);
    let mut wrong = Vec::new();
    let mut refuse = |wrong_if: bool, key: ProblemKey, situation: Situation| {
        if wrong_if {
            wrong.push((key, situation.as_str()));
        }
    };
    let early = [Situation::Heaven, Situation::Earth, Situation::Human].into_iter().find(|&s| has(s));
    let both = plan.book.options.on(OptionKey::LastTileWithReplacement);
    for &situation in &win.situation {
        match situation {
            Situation::LastTile => {
                refuse(!drawn, ProblemKey::LastTileNotDrawn, situation);
                refuse(draft.wall_left.is_some_and(|left| left > 0), ProblemKey::WallNotEmpty, situation);
                refuse(has(Situation::KongReplacement) && !both, ProblemKey::LastTileIsReplacement, situation);
                refuse(early.is_some(), ProblemKey::SituationsExclude, situation);
            }
            Situation::LastDiscard => {
                refuse(win.by != By::Discard, ProblemKey::LastDiscardNotDiscarded, situation);
                refuse(draft.wall_left.is_some_and(|left| left > 0), ProblemKey::WallNotEmpty, situation);
                refuse(early.is_some(), ProblemKey::SituationsExclude, situation);
            }
            Situation::KongReplacement | Situation::KongOnKong => {
                refuse(!drawn, ProblemKey::ReplacementNotDrawn, situation);
                let kongs = entered.melds.iter().filter(|meld| meld.kind.is_kong()).count();
                let needed = if situation == Situation::KongOnKong { 2 } else { 1 };
                refuse(kongs < needed, ProblemKey::ReplacementWithoutKong, situation);
                refuse(entered.ippatsu, ProblemKey::IppatsuAfterKong, situation);
                refuse(early.is_some(), ProblemKey::SituationsExclude, situation);
            }
            Situation::FlowerReplacement => {
                refuse(!drawn, ProblemKey::ReplacementNotDrawn, situation);
                refuse(entered.bonus.is_empty(), ProblemKey::ReplacementWithoutFlower, situation);
                refuse(has(Situation::KongReplacement), ProblemKey::SituationsExclude, situation);
            }
            Situation::Heaven => {
                refuse(!drawn || win.seat != Seat::East, ProblemKey::HeavenNotDealer, situation);
                refuse(
                    !entered.melds.is_empty() || entered.riichi != Riichi::None,
                    ProblemKey::BlessingWithMelds,
                    situation,
                );
            }
            Situation::Earth => {
                refuse(!drawn || win.seat == Seat::East, ProblemKey::EarthNotDrawn, situation);
                refuse(
                    !entered.melds.is_empty() || entered.riichi != Riichi::None,
                    ProblemKey::BlessingWithMelds,
                    situation,
                );
            }
            Situation::Human => {
                refuse(win.by != By::Discard || win.seat == Seat::East, ProblemKey::HumanNotDiscarded, situation);
                refuse(
                    !entered.melds.is_empty() || entered.riichi != Riichi::None,
                    ProblemKey::BlessingWithMelds,
                    situation,
                );
            }
            Situation::LastCopy => {
                let tile = win.tile.and_then(|tile| tile.kind());
                let concealed = entered.melds.iter().filter(|meld| meld.kind == MeldKind::ConcealedKong);
                let mut held = entered.hand.iter().chain(concealed.flat_map(|meld| &meld.tiles));
                let holds = tile.is_some() && held.any(|held| held.kind() == tile);
                refuse(holds, ProblemKey::LastCopyHeld, situation);
            }
            Situation::Early10 | Situation::Early5 => {
                let last = has(Situation::LastTile) || has(Situation::LastDiscard);
                refuse(last, ProblemKey::SituationsExclude, situation);
            }
            Situation::Dealt => {}
        }
    }
    wrong
}

/// The konger shows a pung of the tile (or, for thirteen orphans, a concealed kong), so that nobody else has a copy.
// Not where it is called: a first visit does not run it.
#[inline(never)]
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
            let orphans = entered.hand.iter().all(|tile| tile.kind().is_some_and(|kind| Kinds::MAJORS.has(kind)));
            if !plan.book.options.on(OptionKey::RobConcealedKong) || !orphans {
                let problem = Problem::new(ProblemKey::RobConcealedKong, at.join("by"));
                problems.push(problem.named(OptionKey::RobConcealedKong.as_str()));
            }
        }
        _ => problems.push(Problem::new(ProblemKey::NoKongToRob, at.join("from")).tiles(win.tile)),
    }
}
