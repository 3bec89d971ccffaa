//! The table apart from tiles and wins: riichi, the wall, indicators, draws, fouls.

use super::deal::{has_kong, only_concealed_kongs};
use super::inventory::Inventory;
use super::places::seat_place;
use crate::deal::{By, Draft, DrawCause, End, Offence, Riichi, Situation};
use crate::options::{Chombo, FaultyOutThen, KanDoraShown, OptionKey};
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{Kind, Seat};

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let options = &plan.book.options;
    for (seat, entered) in draft.seats.iter() {
        let Some(entered) = entered else { continue };
        let place = seat_place(seat);
        if entered.riichi != Riichi::None {
            let at = place.join("riichi");
            if !options.riichi.in_use {
                problems.push(Problem::new(ProblemKey::NoRiichi, at.clone()).named(OptionKey::Riichi.as_str()));
            }
            if entered.is_open() {
                problems.push(Problem::new(ProblemKey::RiichiOpenHand, at));
            }
        }
        if entered.total.is_some() && (entered.size() > 0 || !entered.bonus.is_empty()) {
            problems.push(Problem::new(ProblemKey::TotalBesideTiles, place.join("total")));
        }
        if declared_late(draft, plan, seat) {
            let problem = Problem::new(ProblemKey::RiichiTooLate, place.join("riichi"));
            problems.push(problem.named(OptionKey::RiichiNeedsTiles.as_str()));
        }
        if entered.ippatsu && entered.riichi == Riichi::None {
            problems.push(Problem::new(ProblemKey::IppatsuWithoutRiichi, place.join("ippatsu")));
        }
    }
    if draft.wall_left.is_some_and(|left| left > most_left(draft, plan)) {
        problems.push(Problem::new(ProblemKey::WallTooLong, Place::of([Part::from("wall_left")])));
    }
    if !draft.dora.is_empty() || !draft.ura.is_empty() {
        indicators(draft, plan, problems);
    }
    match &draft.end {
        End::Draw { cause, nagashi } => draw(*cause, nagashi, draft, plan, problems),
        End::Win { wins, liable: Some(liable) } if wins.iter().any(|win| win.seat == *liable) => {
            let place = Place::of([Part::from("end"), Part::from("liable")]);
            problems.push(Problem::new(ProblemKey::LiableIsWinner, place));
        }
        _ => {}
    }
    if draft.three_players {
        nobody_in_the_north(draft, problems);
    }
    for (i, penalty) in draft.penalties.iter().enumerate() {
        if !fines(plan, penalty.offence) {
            let place = Place::of([Part::from("penalties"), Part::from(i), Part::from("kind")]);
            problems.push(Problem::new(ProblemKey::NoPenalty, place).named(penalty.offence.as_str()));
        }
    }
}

/// The dead wall of riichi, in tiles. Only replacement tiles are drawn from it, and it is filled up again from the
/// wall.
const DEAD_WALL: usize = 14;

/// The most tiles that can be left in the wall: all tiles of the set without those that the seats hold, have set aside
/// or discarded.
fn most_left(draft: &Draft, plan: &Plan) -> u32 {
    let options = &plan.book.options;
    let inventory = Inventory::new(plan, draft.three_players);
    let kinds = Kind::all().filter(|&kind| inventory.has_kind(kind));
    let bonus = if options.tiles.use_flowers { 8 } else { 0 };
    let dead = if options.riichi.in_use { DEAD_WALL } else { 0 };
    let all = 4 * kinds.count() + bonus + usize::from(plan.jokers.number);
    let (mut held, mut discards, mut claims) = (0, 0, 0);
    for seat in draft.players() {
        let full = plan.shapes.tiles();
        let Some(entered) = draft.seat(seat) else {
            held += full;
            continue;
        };
        let kongs = entered.melds.iter().filter(|meld| meld.kind.is_kong()).count();
        held += entered.size().max(full) + kongs + entered.bonus.len();
        discards += entered.discards.len();
        claims += entered.melds.iter().filter(|meld| meld.kind.is_claimed()).count();
    }
    let drawn = usize::from(draft.wins().iter().any(|win| win.by == By::SelfDraw));
    // A claimed discard lies in a meld, whether or not the discard says that it was claimed.
    let gone = dead + held + drawn + discards.saturating_sub(claims);
    u32::try_from(all.saturating_sub(gone)).unwrap_or_default()
}

/// Whether the rulebook has a penalty for a foul.
#[must_use]
pub fn fines(plan: &Plan, offence: Offence) -> bool {
    let options = &plan.book.options;
    match offence {
        Offence::Chombo => options.fouls.chombo != Chombo::None && options.riichi.in_use,
        Offence::FalseOut => {
            options.fouls.faulty_out_points > 0 || options.fouls.faulty_out_then != FaultyOutThen::Continue
        }
        Offence::FalseOutNotReady => options.fouls.faulty_out_not_ready_points > 0,
        Offence::FalseClaim => options.fouls.faulty_claim_points > 0,
    }
}

/// A game for three has no North seat: nobody wins, is liable, or is fined there.
fn nobody_in_the_north(draft: &Draft, problems: &mut Vec<Problem>) {
    let end = |parts: &[Part]| Place([Part::from("end")].iter().chain(parts).cloned().collect());
    let mut named: Vec<(Seat, Place)> = Vec::new();
    match &draft.end {
        End::Open => {}
        End::Win { wins, liable } => {
            let winners = wins.iter().enumerate();
            named.extend(winners.map(|(i, win)| (win.seat, end(&["wins".into(), i.into(), "seat".into()]))));
            named.extend(liable.map(|seat| (seat, end(&["liable".into()]))));
        }
        End::Draw { nagashi, .. } => {
            let seats = nagashi.iter().enumerate();
            named.extend(seats.map(|(i, &seat)| (seat, end(&["nagashi".into(), i.into()]))));
        }
    }
    let fouls = draft.penalties.iter().enumerate();
    named.extend(fouls.map(|(i, foul)| (foul.seat, Place::of(["penalties".into(), i.into(), "seat".into()]))));
    let north = named.into_iter().filter(|(seat, _)| *seat == Seat::North);
    problems.extend(north.map(|(_, at)| Problem::new(ProblemKey::NoNorthSeat, at)));
}

/// Whether riichi was declared with fewer tiles in the wall than it needs. Only an ippatsu win tells when riichi was
/// declared: nobody has claimed anything since, so each seat up to the one that discarded the winning tile has drawn
/// once.
fn declared_late(draft: &Draft, plan: &Plan, seat: Seat) -> bool {
    let (Some(left), Some(entered)) = (draft.wall_left, draft.seat(seat)) else { return false };
    let Some(win) = draft.wins().iter().find(|win| win.seat == seat) else { return false };
    if entered.riichi == Riichi::None || !entered.ippatsu {
        return false;
    }
    let players = draft.players().count() as u32;
    let drawn = match win.from.filter(|_| win.by != By::SelfDraw) {
        Some(from) => (players + from as u32 - seat as u32) % players,
        None => players,
    };
    i64::from(left.saturating_add(drawn)) < i64::from(plan.book.options.game.riichi_needs_tiles)
}

/// At most one dora indicator, and one more for each kong where kongs reveal one. The number of kongs is only known if
/// every seat has its tiles; otherwise four are assumed.
fn indicators(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let options = &plan.book.options;
    let at = |list: &'static str| Place::of([Part::from(list)]);
    for (list, tiles) in [("dora", &draft.dora), ("ura", &draft.ura)] {
        if !tiles.is_empty() && !options.riichi.in_use {
            problems.push(Problem::new(ProblemKey::NoDora, at(list)).named(OptionKey::Riichi.as_str()));
            return;
        }
    }
    let everybody = draft
        .players()
        .all(|seat| draft.seat(seat).is_some_and(|entered| !entered.hand.is_empty() || !entered.melds.is_empty()));
    let kongs =
        |seat| draft.seat(seat).map_or(0, |entered| entered.melds.iter().filter(|meld| meld.kind.is_kong()).count());
    let mut kongs = if everybody { draft.players().map(kongs).sum() } else { 4 };
    let fresh = draft.wins().iter().any(|win| {
        let entered = draft.seat(win.seat);
        win.situation.contains(&Situation::KongReplacement)
            && entered.is_some_and(|entered| has_kong(entered) && !only_concealed_kongs(entered))
    });
    if fresh && everybody && options.riichi.kan_dora_shown == KanDoraShown::AfterDiscard {
        kongs = kongs.saturating_sub(1);
    }
    let most = if options.riichi.kan_dora { 1 + kongs.min(4) } else { 1 };
    if draft.dora.len() > most {
        let problem = Problem::new(ProblemKey::TooManyIndicators, at("dora"));
        problems.push(problem.named(if most == 1 {
            OptionKey::KanDora.as_str()
        } else {
            OptionKey::KanDoraShown.as_str()
        }));
    }
    if draft.ura.is_empty() {
        return;
    }
    let most = match (options.riichi.ura_dora, options.riichi.kan_ura) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => draft.dora.len(),
    };
    if draft.ura.len() > most {
        let option = if most == 0 { OptionKey::UraDora } else { OptionKey::KanUra };
        problems.push(Problem::new(ProblemKey::UraCount, at("ura")).named(option.as_str()));
    }
}

fn draw(cause: DrawCause, nagashi: &[Seat], draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    let options = &plan.book.options;
    let at = |field: &'static str| Place::of([Part::from("end"), Part::from(field)]);
    let allowed = match cause {
        DrawCause::Wall | DrawCause::Abandoned => true,
        DrawCause::ThreeWins => options.payments.maximum_winners == 2,
        _ => options.payments.abortive_draws,
    };
    if !allowed {
        problems.push(Problem::new(ProblemKey::NoAbortiveDraw, at("cause")).named(OptionKey::AbortiveDraws.as_str()));
    }
    let spoilt = |seat| {
        let major = |tile: crate::tiles::Tile| tile.kind().is_some_and(Kind::is_terminal_or_honor);
        draft.seat(seat).is_some_and(|entered| entered.discards.iter().any(|d| d.claimed || !major(d.tile)))
    };
    let paid = options.payments.nagashi_mangan && plan.pays_the_ready();
    for (i, &seat) in nagashi.iter().enumerate() {
        let twice = nagashi.iter().take(i).any(|&earlier| earlier == seat);
        if !paid || cause != DrawCause::Wall || spoilt(seat) || twice {
            let problem = Problem::new(ProblemKey::NoNagashi, at("nagashi").join(i));
            problems.push(problem.named(OptionKey::NagashiMangan.as_str()));
        }
    }
}
