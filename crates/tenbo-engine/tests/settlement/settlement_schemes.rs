//! The payoff schemes of Four Winds and tables of one's own, with everything that can be set beside them at once: East
//! double, the discarder's part, the minimum from everybody, rounding, the losers, a liable seat
//! (docs/rules/four-winds.md, Payoff schemes). Each payment is worked out here in fractions of the hand.

use serde_json::{Value, json};
use tenbo_engine::deal::{By, Draft, DrawCause, End, WinDraft};
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;
use tenbo_testing::books::{count, plan};
use tenbo_testing::paid::{Case, Paid, Won, paid};
use tenbo_testing::random::Rng;

/// Parts of a whole: what is worked with here is exact. 2,520 can be divided by everything up to ten.
const PARTS: i64 = 2520;

const NAMES: [&str; 9] = [
    "chinese-classical",
    "chinese-modern",
    "chinese-official",
    "japanese",
    "mmm",
    "wilmington",
    "simple",
    "korean",
    "customized",
];

/// A table of one's own, in parts: rows as below, columns East, discarder, others.
type Own = [[i64; 3]; 5];

/// What somebody pays of a hand of one, before anything else is set, in parts. The first four are the help pages' words
/// and tables; Korean is its page's table; MMM and Wilmington stand as they are reconstructed.
fn multiple(name: &str, own: &Own, winner: Seat, from: Option<Seat>, loser: Seat) -> i64 {
    let east = winner == Seat::East || loser == Seat::East;
    let discards = from == Some(loser);
    let drawn = from.is_none();
    let shares = |drawn_share: i64, discarder: i64, other: i64| match (drawn, discards) {
        (true, _) => drawn_share * PARTS,
        (_, true) => discarder * PARTS,
        _ => other * PARTS,
    };
    match name {
        // East pays and receives double; in the Japanese scheme the discarder pays that for all.
        "chinese-classical" | "japanese" => {
            if east {
                2 * PARTS
            } else {
                PARTS
            }
        }
        "chinese-modern" => shares(2, 2, 1),
        "chinese-official" => shares(1, 1, 0),
        "simple" => PARTS,
        "korean" => shares(1, 2, 0),
        "wilmington" => {
            if discards {
                9 * PARTS / 2
            } else {
                shares(1, 0, 0)
            }
        }
        // Six shares for East and four for the others, the discarder twice what another pays.
        "mmm" => match (winner, drawn, discards) {
            (_, true, _) => {
                if east {
                    2 * PARTS
                } else {
                    PARTS
                }
            }
            (Seat::East, _, true) => 4 * PARTS,
            (_, _, true) => 2 * PARTS,
            _ => PARTS,
        },
        _ => {
            let row = match (winner, from) {
                (Seat::East, None) => 0,
                (_, None) => 1,
                (Seat::East, Some(_)) => 2,
                (_, Some(Seat::East)) => 3,
                _ => 4,
            };
            own[row][if discards {
                1
            } else if loser == Seat::East {
                0
            } else {
                2
            }]
        }
    }
}

#[derive(Clone, Debug)]
struct Rules {
    name: &'static str,
    own: Own,
    east: bool,
    losers: Option<&'static str>,
    discarder: &'static str,
    all: bool,
    minimum: Option<i64>,
    round: (i64, &'static str),
}

impl Rules {
    fn any(rng: &mut Rng) -> Rules {
        let mut own = [[0; 3]; 5];
        for cell in own.iter_mut().flatten() {
            *cell = rng.below(9) as i64 * PARTS / rng.pick(&[1, 1, 2, 3, 4]);
        }
        Rules {
            name: rng.pick(&NAMES),
            own,
            east: rng.chance(40),
            losers: rng.pick(&[None, Some("as-to-the-winner"), Some("on"), Some("off")]),
            discarder: rng.pick(&["share", "share", "double", "half"]),
            all: rng.chance(20),
            minimum: rng.chance(30).then(|| 1 + rng.below(30) as i64),
            round: (rng.pick(&[1, 1, 10, 100]), rng.pick(&["nearest", "up"])),
        }
    }

    fn json(&self) -> Value {
        let cell = |parts: i64| json!({ "n": parts, "d": 1 });
        let row = |row: &[i64; 3]| {
            let [east, discarder, others] = row.map(|parts| {
                // The largest number that divides both, so that the fraction is small.
                let mut divisor = PARTS;
                while parts % divisor != 0 || PARTS % divisor != 0 {
                    divisor -= 1;
                }
                if PARTS == divisor {
                    cell(parts / PARTS)
                } else {
                    json!({ "n": parts / divisor, "d": PARTS / divisor })
                }
            });
            json!({ "east": east, "discarder": discarder, "others": others })
        };
        let [a, b, c, d, e] = &self.own;
        let mut rules = json!({
            "base": "four-winds-blank",
            "payments": { "east-self-drawn": row(a), "self-drawn": row(b), "east-on-discard": row(c),
                "on-east-discard": row(d), "on-discard": row(e) },
            "options": { "settlement": "classical", "winner-scheme": self.name, "east-doubles": self.east,
                "losers-settle": self.losers.is_some(), "losers-east-doubles": self.losers.unwrap_or("off"),
                "discarder-pays": self.discarder, "discarder-pays-all": self.all,
                "losers-pay-minimum": self.minimum.is_some(), "round-payments-to": self.round.0,
                "round-payments-way": self.round.1, "draw-payments": "hands", "insurance-classical-hands": true },
        });
        if let Some(least) = self.minimum {
            rules["minimum"] = json!({ "value": least, "unit": "points" });
        }
        rules
    }

    /// East receives double: where the scheme itself pays East as everybody.
    fn doubles_east(&self) -> bool {
        let alike = |from_east, from| {
            let at = |winner, from| {
                [Seat::East, Seat::South, Seat::West, Seat::North]
                    .into_iter()
                    .filter(|&loser| loser != winner && (Some(loser) == from || from.is_none() && loser != Seat::East))
                    .map(|loser| multiple(self.name, &self.own, winner, from, loser))
                    .collect::<Vec<_>>()
            };
            at(Seat::East, from_east).first() == at(Seat::South, from).first()
        };
        self.east && alike(None, None) && alike(Some(Seat::West), Some(Seat::West))
    }

    /// Parts rounded to whole amounts at the moment of payment.
    fn rounded(&self, parts: i64) -> i64 {
        let step = self.round.0 * PARTS;
        let (whole, rest) = (parts / step, parts % step);
        let more = if self.round.1 == "up" { rest > 0 } else { 2 * rest >= step };
        (whole + i64::from(more)) * self.round.0
    }

    /// What each loser pays of a hand, in parts.
    fn owed(&self, winner: Seat, from: Option<Seat>, total: i64) -> Vec<(Seat, i64)> {
        let double = if self.doubles_east() && winner == Seat::East { 2 } else { 1 };
        let mut owed: Vec<(Seat, i64)> = Seat::ALL
            .into_iter()
            .filter(|&seat| seat != winner)
            .map(|seat| {
                let twice = if from == Some(seat) && self.discarder == "double" { 2 } else { 1 };
                (seat, total * double * twice * multiple(self.name, &self.own, winner, from, seat))
            })
            .collect();
        let all: i64 = owed.iter().map(|one| one.1).sum();
        let for_all = self.all || self.name == "japanese" && self.discarder != "half";
        if let Some(from) = from {
            let others: i64 = owed.iter().filter(|one| one.0 != from).map(|one| one.1).sum();
            for (seat, amount) in &mut owed {
                *amount = match (for_all, self.discarder, *seat == from) {
                    (true, _, own) => {
                        if own {
                            all
                        } else {
                            0
                        }
                    }
                    // Half of everything; the other half as the others share the whole. Alone he pays it all.
                    (_, "half", true) => {
                        if others == 0 {
                            all
                        } else {
                            all / 2
                        }
                    }
                    (_, "half", false) if others > 0 => {
                        (*amount / PARTS) * (all / PARTS) * PARTS / 2 / (others / PARTS)
                    }
                    _ => *amount,
                };
            }
        }
        for (_, amount) in &mut owed {
            *amount += self.minimum.unwrap_or_default() * PARTS;
        }
        owed
    }
}

#[test]
fn every_scheme_pays_what_its_options_come_to() {
    let mut rng = Rng::new(0x5c4e);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..count(1500, 30_000) {
        let mut rules = Rules::any(&mut rng);
        // Halves of odd thirds are nobody's amounts: a table of one's own is not halved.
        if rules.discarder == "half" && rules.name == "customized" {
            rules.discarder = "share";
        }
        let asked = rules.json();
        let plan = plan(&asked);
        for _ in 0..6 {
            let mut draft = Draft::default();
            let mut case = Case { three: false, wins: Vec::new(), losers: [0; 4], honba: 0, sticks: 0, dealer_wins: 0 };
            for seat in Seat::ALL {
                // What can be divided by four and by three, so that halves of thirds are whole.
                let total = 12 * rng.below(80) as i64;
                case.losers[seat as usize] = total;
                draft.seat_mut(seat).total = Some(total);
            }
            let winner = rng.pick(&Seat::ALL);
            let others: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| seat != winner).collect();
            let from = rng.chance(70).then(|| rng.pick(&others));
            let by = if from.is_some() { By::Discard } else { By::SelfDraw };
            let liable = rng.chance(20).then(|| rng.pick(&others));
            let drawn = rng.chance(10);
            draft.end = if drawn {
                End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() }
            } else {
                let win = WinDraft { seat: winner, tile: None, by, from, situation: Vec::new(), liable };
                End::Win { wins: vec![win] }
            };
            let mut expected = Paid::new();
            let mut pay = |from: &'static str, to: &'static str, why, amount: i64, liable: bool| {
                if amount > 0 {
                    *expected.entry((from, to, why, liable)).or_default() += amount;
                }
            };
            let total = case.losers[winner as usize];
            if !drawn {
                case.wins.push(Won { seat: winner, from, total, base: 0, liable: Vec::new(), riichi: false });
                let owed = rules.owed(winner, from, total);
                match liable {
                    Some(liable) => {
                        let all = owed.iter().map(|one| one.1).sum();
                        pay(liable.as_str(), winner.as_str(), "hand", rules.rounded(all), true);
                    }
                    None => owed.iter().for_each(|&(seat, parts)| {
                        pay(seat.as_str(), winner.as_str(), "hand", rules.rounded(parts), false);
                    }),
                }
            }
            if drawn || liable.is_none() && rules.losers.is_some() {
                let double = match rules.losers.unwrap_or("off") {
                    "on" => true,
                    "off" => false,
                    _ => rules.east,
                };
                case.differences(double, &mut |from, to, why, amount, liable| {
                    pay(from, to, why, rules.rounded(amount.max(0) * PARTS), liable);
                });
            }
            let about = format!("{asked} {draft:?}");
            let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
            assert_eq!(paid(&answer.transfers), expected, "{about}");
            answer.transfers.iter().for_each(|one| assert_eq!(one.parts.sum(), one.amount, "{one:?} {about}"));
            *seen.entry((rules.name, rules.discarder)).or_insert(0) += 1;
        }
    }
    // Eight schemes with what the discarder pays, and tables of one's own, which are not halved.
    assert_eq!(seen.len(), 26, "{seen:?}");
}
