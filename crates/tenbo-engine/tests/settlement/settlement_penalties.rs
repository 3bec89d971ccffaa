//! Fouls and draws beside closed forms of the rules' text, as docs/rules has it: four-winds.md, Penalties, for the
//! classical game; riichi.md, Draws and fouls; chinese-official.md, False wins.

use serde_json::{Value, json};
use tenbo_engine::deal::{By, Draft, DrawCause, End, Offense, Penalty, Players, WinDraft};
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;
use tenbo_testing::books::{count, plan};
use tenbo_testing::paid::{Case, Paid, Scheme, Won, paid};
use tenbo_testing::random::Rng;

/// Who gets what a false win costs.
#[derive(Clone, Copy, Debug, PartialEq)]
enum PaidTo {
    Each,
    Winner,
    Nobody,
}

#[derive(Clone, Copy, Debug)]
struct Fines {
    to: PaidTo,
    /// East pays and receives a false win double.
    east: bool,
    /// A claim taken back costs nothing.
    canceling: bool,
    /// A false win makes the hand dead, and a dead hand is worth nothing.
    dead: bool,
    zeroed: bool,
    /// Nobody pays anybody: fouls come off the score.
    add_up: bool,
}

/// What a false win, one of a hand that was not ready, and a false claim cost.
const POINTS: [i64; 3] = [300, 500, 100];

impl Fines {
    fn rules(self) -> Value {
        let to = match self.to {
            PaidTo::Each => "each",
            PaidTo::Winner => "winner",
            PaidTo::Nobody => "nobody",
        };
        json!({ "base": "chinese-classical", "options": {
            "settlement": if self.add_up { "add-up" } else { "classical" },
            "false-win-points": POINTS[0], "false-win-not-ready-points": POINTS[1], "false-win-paid-to": to,
            "false-win-east-doubles": self.east, "false-win-then": if self.dead { "dead" } else { "continue" },
            "offender-score-zeroed": self.zeroed, "false-claim-points": POINTS[2], "allow-canceling": self.canceling,
        } })
    }

    /// R49: the amount, double where East pays or is paid and the rules say so; where nobody wins it only comes off. R51:
    /// a claim's amount goes to the winner, never doubled; withdrawn if the offender wins or nobody does.
    fn fine(self, case: &Case, penalty: &Penalty, paid: &mut Paid) {
        let of = penalty.seat;
        let winner = case.wins.first().map(|won| won.seat).filter(|_| case.wins.iter().all(|won| won.seat != of));
        let mut pay = |to: Option<Seat>, amount: i64, double: bool| {
            let to = to.filter(|_| !self.add_up);
            let east = double && self.east && (of == Seat::East || to == Some(Seat::East));
            let amount = amount * i64::from(penalty.times) * if east { 2 } else { 1 };
            if amount > 0 {
                *paid.entry((of.as_str(), to.map_or("bank", Seat::as_str), "penalty", false)).or_default() += amount;
            }
        };
        match penalty.offense {
            Offense::FalseClaim => {
                if !(penalty.cancelled && self.canceling) && winner.is_some() {
                    pay(winner, POINTS[2], false);
                }
            }
            Offense::FalseWin | Offense::FalseWinNotReady => {
                let amount = POINTS[usize::from(penalty.offense == Offense::FalseWinNotReady)];
                match self.to {
                    PaidTo::Each if !self.add_up => {
                        case.players().filter(|&seat| seat != of).for_each(|seat| pay(Some(seat), amount, true));
                    }
                    PaidTo::Winner => pay(winner, amount, true),
                    _ => pay(None, amount, true),
                }
            }
            other => unreachable!("no foul of the classical game: {other}"),
        }
    }
}

/// All the ways of fining.
fn all_fines() -> Vec<Fines> {
    let mut all = Vec::new();
    for to in [PaidTo::Each, PaidTo::Winner, PaidTo::Nobody] {
        for bits in 0..32 {
            let on = |bit: u32| bits >> bit & 1 == 1;
            all.push(Fines { to, east: on(0), canceling: on(1), dead: on(2), zeroed: on(3), add_up: on(4) });
        }
    }
    all
}

#[test]
fn fouls_of_the_classical_game_cost_what_their_options_say() {
    for (place, fines) in all_fines().into_iter().enumerate() {
        let rules = fines.rules();
        let plan = plan(&rules);
        let mut rng = Rng::new(0xf001 + place as u64);
        for _ in 0..count(60, 2000) {
            let mut draft = Draft::default();
            let mut case = Case { three: false, wins: Vec::new(), losers: [0; 4], honba: 0, sticks: 0, dealer_wins: 0 };
            for seat in Seat::ALL {
                case.losers[seat as usize] = 2 * rng.below(100) as i64;
                draft.seat_mut(seat).total = Some(case.losers[seat as usize]);
            }
            for _ in 0..1 + rng.below(3) {
                let offense = rng.pick(&[Offense::FalseWin, Offense::FalseWinNotReady, Offense::FalseClaim]);
                let (seat, times) = (rng.pick(&Seat::ALL), rng.below(4) as u32);
                draft.penalties.push(Penalty { seat, offense, times, cancelled: rng.chance(40) });
            }
            // A foul that was committed no time does not make a hand dead. Until 2026-11-28 it did here and in the engine.
            let out = |seat: Seat| {
                let of = |foul: &&Penalty| foul.seat == seat && foul.offense != Offense::FalseClaim;
                draft.penalties.iter().filter(|foul| foul.times > 0).any(|foul| of(&foul))
            };
            let dead: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| fines.dead && out(seat)).collect();
            let able: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| !dead.contains(seat)).collect();
            if rng.chance(75) && !able.is_empty() {
                let seat = rng.pick(&able);
                let from = rng.pick(&Seat::ALL);
                let from = (from != seat).then_some(from);
                let by = if from.is_some() { By::Discard } else { By::SelfDraw };
                let total = case.losers[seat as usize];
                case.wins.push(Won { seat, from, total, base: 0, liable: Vec::new(), riichi: false });
                let win = WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None };
                draft.end = End::Win { wins: vec![win] };
            } else {
                draft.end = End::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() };
            }
            if fines.zeroed {
                dead.iter().for_each(|&seat| case.losers[seat as usize] = 0);
            }
            let about = format!("{rules} {draft:?}");
            let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
            let scheme = if fines.add_up {
                Scheme::AddUp { east: true }
            } else {
                Scheme::Classical { east: true, losers: true, discarder_all: false }
            };
            let mut expected = case.settled(scheme);
            draft.penalties.iter().for_each(|penalty| fines.fine(&case, penalty, &mut expected));
            let mut found = paid(&answer.transfers);
            if case.wins.is_empty() {
                // What hands are worth in a deal that is given up is not asked here.
                found.retain(|key, _| key.2 == "penalty");
            }
            assert_eq!(found, expected, "{about}");
        }
    }
}

/// What a self-drawn mangan brings: 4,000 from the dealer and 2,000 from the others, to the dealer 4,000 from each.
fn mangan(case: &Case, seat: Seat) -> Vec<(Seat, i64)> {
    let amount = |other: Seat| if seat == Seat::East || other == Seat::East { 4000 } else { 2000 };
    case.players().filter(|&other| other != seat).map(|other| (other, amount(other))).collect()
}

/// Rulebook, whether nagashi mangan counts, what a foul costs: a mangan, points for nobody, or nothing
/// (docs/rules/riichi.md, Liability, draws and fouls).
const RIICHI: [(&str, bool, Option<i64>); 9] = [
    ("riichi-book-1", true, None),
    ("riichi-ema-2025", false, Some(20_000)),
    ("riichi-ema-2016", false, Some(20_000)),
    ("riichi-wrc-2025", false, Some(20_000)),
    ("riichi-tenhou", true, Some(0)),
    ("riichi-mahjong-soul", true, Some(0)),
    ("riichi-m-league", false, Some(20_000)),
    ("riichi-jpml-a-2026", false, Some(20_000)),
    ("riichi-tenhou-three", true, Some(0)),
];

#[test]
fn riichi_draws_and_fouls_cost_what_their_rules_say() {
    for (place, (id, nagashi, foul)) in RIICHI.into_iter().enumerate() {
        for beside in [false, true] {
            let rules = json!({ "base": id, "options": { "nagashi-replaces-draw-payments": !beside } });
            let plan = plan(&rules);
            let mut rng = Rng::new(0xd7a3 + place as u64);
            let three = id.ends_with("three");
            for _ in 0..count(150, 5000) {
                let case = Case { three, wins: Vec::new(), losers: [0; 4], honba: 2, sticks: 1, dealer_wins: 0 };
                let mut draft =
                    Draft { players: Some(Players::three_if(three)), honba: 2, deposits: 1, ..Draft::default() };
                let seats: Vec<Seat> = case.players().collect();
                let ready: Vec<Seat> = seats.iter().copied().filter(|_| rng.chance(45)).collect();
                ready.iter().for_each(|&seat| draft.seat_mut(seat).ready = Some(true));
                let cause = if rng.chance(80) { DrawCause::Wall } else { DrawCause::Abandoned };
                // A chombo voids the deal, so that nothing is paid for the draw beside it (EMA Riichi rules 2016, 3.4.6). Until
                // November 2026 this test expected both.
                let void = rng.chance(40) && foul != Some(0);
                let wall = cause == DrawCause::Wall;
                let streams: Vec<Seat> = seats.iter().copied().filter(|_| nagashi && wall && rng.chance(15)).collect();
                draft.end = End::Draw { cause, nagashi: streams.clone() };
                if void {
                    let (seat, times) = (rng.pick(&seats), 1 + rng.below(2) as u32);
                    draft.penalties.push(Penalty { seat, offense: Offense::Chombo, times, cancelled: false });
                }
                let mut expected = Paid::new();
                let mut pay = |from: &'static str, to: &'static str, why, amount| {
                    *expected.entry((from, to, why, false)).or_default() += amount;
                };
                for &seat in streams.iter().filter(|_| !void) {
                    mangan(&case, seat)
                        .into_iter()
                        .for_each(|(other, amount)| pay(other.as_str(), seat.as_str(), "nagashi", amount));
                }
                // 3,000 change hands, 2,000 at a table of three: each who is not ready pays an equal part to each who is.
                let down: Vec<Seat> = seats.iter().copied().filter(|seat| !ready.contains(seat)).collect();
                if wall && !void && !ready.is_empty() && !down.is_empty() && (streams.is_empty() || beside) {
                    let pot = if three { 2000 } else { 3000 };
                    for from in &down {
                        for to in &ready {
                            let each = pot / ready.len() as i64 / down.len() as i64;
                            pay(from.as_str(), to.as_str(), "ready", each);
                        }
                    }
                }
                for one in &draft.penalties {
                    let times = i64::from(one.times);
                    match foul {
                        Some(points) => pay(one.seat.as_str(), "bank", "penalty", points * times),
                        None => mangan(&case, one.seat).into_iter().for_each(|(other, amount)| {
                            pay(one.seat.as_str(), other.as_str(), "penalty", amount * times);
                        }),
                    }
                }
                let about = format!("{rules} {draft:?}");
                let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
                assert_eq!(paid(&answer.transfers), expected, "{about}");
            }
        }
    }
}

/// A payment says which of the deal's fouls it is for.
#[test]
fn a_payment_names_its_foul_by_its_place() {
    let rules = json!({ "base": "four-winds-blank", "options": {
        "false-win-points": 500, "false-win-paid-to": "each", "false-claim-points": 100, "allow-canceling": true } });
    let asked = json!({ "v": 1, "rules": rules, "seats": { "E": { "total": 8 } },
        "end": { "kind": "win", "wins": [{ "seat": "E", "by": "self-draw" }] },
        "penalties": [
            { "seat": "W", "kind": "false-claim", "cancelled": true },
            { "seat": "W", "kind": "false-win" },
            { "seat": "W", "kind": "false-claim", "times": 2 },
        ] });
    let answer = tenbo_engine::wire::respond(&asked);
    let transfers = answer["transfers"].as_array().unwrap();
    let named = |amount: i64| {
        let mut paid = transfers.iter().filter(|one| one["amount"] == amount && one["why"]["kind"] == "penalty");
        let first = paid.next().unwrap()["why"]["penalty"].as_u64();
        assert!(paid.all(|one| one["why"]["penalty"].as_u64() == first));
        first
    };
    assert_eq!((named(500), named(200)), (Some(1), Some(2)));
    assert!(transfers.iter().all(|one| one["why"]["kind"] == "penalty" || one["why"]["penalty"].is_null()));
}
