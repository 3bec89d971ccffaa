//! The outcome of a deal, as it heads the page: what is said of a win and who hands over what, a column for each of several
//! winners, or a calm state with one sentence why.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, WinDraft};
use tenbo_engine::options::System;
use tenbo_engine::plan::doubled;
use tenbo_engine::rules::{Family, Unit};
use tenbo_engine::score::{Breakdown, Restriction, Tally};
use tenbo_engine::settle::furiten_by;
use tenbo_engine::settle::{Account, Answer, TransferReason, WinAnswer};
use tenbo_engine::tiles::Seat;

use super::gauge::Gauge;
use super::headline::Headline;
use super::language::Language;
use super::number::{grouped, raised, ratio};
use super::ornament::Ornament;
use super::paid::{Because, Paid, paid};
use super::payments::paid_for;
use super::shown::Shown;

/// What heads the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One has won.
    Win(Win),
    /// Several have won.
    Wins(Wins),
    /// Nobody has, or not yet.
    Calm(Calm),
}

/// A win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// Whose.
    pub seat: Seat,
    /// How it came about: "Ron from West".
    pub cause: String,
    /// What is said of it.
    pub figure: Figure,
    /// The limit that it reaches.
    pub seal: Option<Seal>,
    /// How it is counted, a part each: "4 han", "30 fu".
    pub how: Vec<String>,
    /// Who hands over how much; those who hand over the same are together, the greatest amount first.
    pub payers: Vec<Payers>,
    /// The losers in turn after the winner, each with what it pays and of what that consists: for games without sticks.
    pub seats: Vec<SeatPays>,
    /// Who receives that: "You receive".
    pub receiver: String,
    /// What the winner receives from the others altogether, counters included.
    pub receives: i64,
    /// What the winner takes from the table beside that.
    pub deposits: i64,
}

/// The large number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The number: "7,700", "5½".
    pub text: String,
    /// In what: "faan"; empty for what is paid in riichi.
    pub unit: String,
    /// Of whom, where each of them pays that: "all".
    pub per: Option<&'static str>,
}

/// The limit of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Its name.
    pub name: String,
    /// The same in the characters of the game.
    pub kanji: Option<Ornament<'static>>,
}

/// Who hands over the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payers {
    /// Their seats.
    pub seats: Vec<Seat>,
    /// Who they are: "West, North".
    pub names: String,
    /// What they do, after the names: "hand you each".
    pub does: String,
    /// How much each of them.
    pub amount: i64,
    /// Whether because of liability.
    pub liable: bool,
}

/// What a loser pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPays {
    /// The seat.
    pub seat: Seat,
    /// Who that is.
    pub name: String,
    /// How much, 0 for nothing.
    pub amount: i64,
    /// Of what that consists: "13 + 8, discarder".
    pub why: String,
}

/// Several wins at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wins {
    /// On what: "2 rons on West’s 5 of dots".
    pub cause: String,
    /// What is handed over in all.
    pub figure: Figure,
    /// A column for each winner.
    pub columns: Vec<Column>,
}

/// One of several winners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The seat.
    pub seat: Seat,
    /// Who that is.
    pub name: String,
    /// What the winner is handed, 0 if it is no win.
    pub amount: i64,
    /// Of what that consists: "2,600 + 300"; empty if it is one sum.
    pub parts: String,
    /// Why it is no win.
    pub barred: Option<String>,
}

/// A state in which nothing is paid, or not for a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calm {
    /// Its characters.
    pub kanji: Option<Ornament<'static>>,
    /// What it is.
    pub title: String,
    /// Why, in one sentence.
    pub why: Option<String>,
}

impl Outcome {
    /// Of a deal and its answer.
    #[must_use]
    pub fn of(shown: &Shown) -> Outcome {
        let Shown { state, plan, draft, answer, .. } = *shown;
        let headline = Headline::of(draft, plan, state.seat, answer);
        match (&headline, answer) {
            (Headline::Worth(..) | Headline::Total(..), Ok(answer)) => {
                let win = answer.wins.first().map(|win| Of { shown, answer }.win(win));
                win.map_or_else(|| Outcome::Calm(calm(shown, &headline)), Outcome::Win)
            }
            (Headline::Wins(..), Ok(answer)) => Outcome::Wins(Of { shown, answer }.wins()),
            _ => Outcome::Calm(calm(shown, &headline)),
        }
    }
}

/// A deal that has been won.
struct Of<'a> {
    shown: &'a Shown<'a>,
    answer: &'a Answer,
}

impl Of<'_> {
    fn entered(&self, seat: Seat) -> Option<&WinDraft> {
        self.shown.draft.wins().iter().find(|win| win.seat == seat)
    }

    /// What each loser pays a winner for the hand, counters included.
    fn paid_to(&self, winner: Seat) -> Vec<(Seat, i64)> {
        paid_for(self.answer, winner, |reason| matches!(reason, TransferReason::Hand | TransferReason::Honba))
    }

    fn win(&self, win: &WinAnswer) -> Win {
        let Shown { language, plan, .. } = *self.shown;
        let paid = self.paid_to(win.seat);
        let tally = win.score.as_ref().map(|score| &score.tally);
        let deposits =
            self.answer.transfers.iter().filter(|transfer| {
                transfer.to == Account::Seat(win.seat) && transfer.reason == TransferReason::Deposit
            });
        Win {
            seat: win.seat,
            cause: self.cause(win.seat),
            figure: self.figure(win, &paid),
            seal: tally.and_then(|tally| language.seal(tally, plan.rulebook().family)),
            how: tally.map_or_else(Vec::new, |tally| self.how(tally)),
            payers: self.payers(win.seat, &paid),
            seats: self.seats(win.seat, &paid),
            receiver: self.receiver(win.seat),
            receives: paid.iter().map(|(_, amount)| amount).sum(),
            deposits: deposits.map(|transfer| transfer.amount).sum(),
        }
    }

    /// "Ron from West, Houtei (last discard)".
    fn cause(&self, seat: Seat) -> String {
        let Shown { language, plan, seating, .. } = *self.shown;
        let Some(win) = self.entered(seat) else { return String::new() };
        let family = plan.rulebook().family;
        let by = match (win.by, win.from) {
            (By::Discard, Some(from)) => language.outcome_discard_from(family, &language.who(from, seating)),
            (By::RobbedKong, Some(from)) => language.outcome_kong_from(family, &language.who(from, seating)),
            (by, _) => language.by(by, family).to_owned(),
        };
        let situations = win.situation.iter().map(|&situation| language.situation_by(situation, plan).to_owned());
        language.listed(&[by].into_iter().chain(situations).collect::<Vec<_>>())
    }

    /// What is said: in riichi what is paid, elsewhere what the hand counts.
    fn figure(&self, win: &WinAnswer, paid: &[(Seat, i64)]) -> Figure {
        let Shown { language, plan, draft, .. } = *self.shown;
        let losers = draft.stated_players().seats().count().saturating_sub(1);
        let tally = win.score.as_ref().map(|score| &score.tally);
        if plan.system() == System::HanFu && !paid.is_empty() {
            let each = match paid {
                [(_, first), rest @ ..] if paid.len() == losers && rest.iter().all(|(_, other)| other == first) => {
                    Some(*first)
                }
                _ => None,
            };
            let total = paid.iter().map(|(_, amount)| amount).sum();
            let per = each.map(|_| language.outcome_all());
            return Figure { text: grouped(each.unwrap_or(total)), unit: String::new(), per };
        }
        let (value, unit) = match tally.map(|tally| tally.breakdown) {
            Some(Breakdown::Faan { faan, unit, .. }) => (faan, unit),
            Some(Breakdown::Points { unit, .. }) => (Ratio::whole(win.total), unit),
            _ => (Ratio::whole(win.total), Unit::Points),
        };
        let text = ratio(value);
        // The number comes first in every language.
        let amount = language.amount(value, unit);
        let unit = amount.strip_prefix(&text).unwrap_or_default().trim().to_owned();
        Figure { text, unit, per: None }
    }

    fn how(&self, tally: &Tally) -> Vec<String> {
        let Shown { language, plan, .. } = *self.shown;
        let minimum = plan.minimum().filter(|_| plan.system() != System::HanFu);
        let needed = minimum.map(|minimum| {
            let least = Ratio::whole(plan.winner().scale().units(minimum.value));
            language.outcome_needed(plan.rulebook().family, &language.amount(least, minimum.unit))
        });
        let counted = match tally.breakdown {
            Breakdown::HanFu { han, fu, .. } => {
                let fu = (han < 5).then(|| language.amount(Ratio::whole(fu), Unit::Fu));
                [language.amount(Ratio::whole(han), Unit::Han)].into_iter().chain(fu).collect()
            }
            Breakdown::PointsDoubles { points, doubles, multiplier } if multiplier != 1 => {
                let power = if multiplier == doubled(1, doubles) {
                    ["2", &raised(doubles)].concat()
                } else {
                    grouped(multiplier)
                };
                let doubles = language.amount(Ratio::whole(doubles), Unit::Doubles);
                vec![[&grouped(points), "\u{a0}×\u{a0}", &power].concat(), doubles]
            }
            _ => Vec::new(),
        };
        counted.into_iter().chain(needed).collect()
    }

    fn liable(&self, winner: Seat, payer: Seat) -> bool {
        self.answer.transfers.iter().any(|transfer| {
            transfer.liable && transfer.from == Account::Seat(payer) && transfer.to == Account::Seat(winner)
        })
    }

    fn payers(&self, winner: Seat, paid: &[(Seat, i64)]) -> Vec<Payers> {
        let Shown { language, state, seating, .. } = *self.shown;
        let mut groups: Vec<(i64, bool, Vec<Seat>)> = Vec::new();
        for &(seat, amount) in paid {
            let liable = self.liable(winner, seat);
            match groups.iter_mut().find(|group| (group.0, group.1) == (amount, liable)) {
                Some((.., seats)) => seats.push(seat),
                None => groups.push((amount, liable, vec![seat])),
            }
        }
        groups.sort_by_key(|(amount, ..)| -amount);
        let of = |(amount, liable, seats): (i64, bool, Vec<Seat>)| {
            let names: Vec<String> = seats.iter().map(|&seat| language.who(seat, seating)).collect();
            let to = language.who(winner, seating);
            let does = match (winner == state.seat, seats.len()) {
                (true, 1) => language.outcome_hands_you().to_owned(),
                (true, _) => language.outcome_hand_you_each().to_owned(),
                (false, 1) => language.outcome_hands_to(&to),
                (false, _) => language.outcome_hand_each_to(&to),
            };
            Payers { names: language.listed(&names), does, seats, amount, liable }
        };
        groups.into_iter().map(of).collect()
    }

    fn receiver(&self, winner: Seat) -> String {
        let Shown { language, state, seating, .. } = *self.shown;
        match winner == state.seat {
            true => language.outcome_you_receive().to_owned(),
            false => language.outcome_receives(&language.who(winner, seating)),
        }
    }

    fn seats(&self, winner: Seat, paid_in_all: &[(Seat, i64)]) -> Vec<SeatPays> {
        let Shown { language, plan, draft, seating, .. } = *self.shown;
        let told = paid(self.answer, draft, plan);
        let after = draft.stated_players().seats().filter(|&seat| seat > winner);
        let before = draft.stated_players().seats().filter(|&seat| seat < winner);
        let pays = |seat: Seat| {
            let amount = paid_in_all.iter().find(|(payer, _)| *payer == seat).map_or(0, |(_, amount)| *amount);
            let hand = told.iter().find(|paid| {
                paid.transfer.reason == TransferReason::Hand
                    && paid.transfer.from == Account::Seat(seat)
                    && paid.transfer.to == Account::Seat(winner)
            });
            let why = match hand {
                _ if amount == 0 => language.outcome_nothing().to_owned(),
                Some(paid) => language.consists_of(paid, plan.rulebook().family),
                None => String::new(),
            };
            SeatPays { seat, name: language.who(seat, seating), amount, why }
        };
        after.chain(before).map(pays).collect()
    }

    fn wins(&self) -> Wins {
        let Shown { language, plan, draft, seating, .. } = *self.shown;
        let family = plan.rulebook().family;
        let columns: Vec<Column> = self.answer.wins.iter().map(|win| self.column(win)).collect();
        let first = draft.wins().first();
        let count = columns.len().to_string();
        let cause = match first.map(|win| (win.from.filter(|_| win.by != By::SelfDraw), win.tile)) {
            Some((Some(from), Some(tile))) => {
                language.outcome_several_on(family, &count, &language.who(from, seating), &language.tile(tile, family))
            }
            Some((Some(from), None)) => language.outcome_several_of(family, &count, &language.who(from, seating)),
            _ => language.outcome_several(family, &count),
        };
        let total = columns.iter().map(|column| column.amount).sum();
        Wins { cause, figure: Figure { text: grouped(total), unit: String::new(), per: None }, columns }
    }

    fn column(&self, win: &WinAnswer) -> Column {
        let Shown { language, plan, seating, .. } = *self.shown;
        let family = plan.rulebook().family;
        let barred = if win.beaten {
            Some(language.barred(Restriction::FirstInTurn, family).to_owned())
        } else if win.is_legal() {
            None
        } else {
            Some(win.score.as_ref().map_or_else(String::new, |score| {
                language.headline(&Headline::of_hand(&score.tally, plan, 0), family, seating)
            }))
        };
        let sum = |reason: TransferReason| -> i64 {
            paid_for(self.answer, win.seat, |other| other == reason).iter().map(|(_, amount)| amount).sum()
        };
        let (hand, counters) = (sum(TransferReason::Hand), sum(TransferReason::Honba));
        let parts = if counters > 0 { [&grouped(hand), " + ", &grouped(counters)].concat() } else { String::new() };
        Column { seat: win.seat, name: language.who(win.seat, seating), amount: hand + counters, parts, barred }
    }
}

impl Language {
    fn seal(self, tally: &Tally, family: Family) -> Option<Seal> {
        let is_limit =
            tally.limit.is_some() || matches!(tally.breakdown, Breakdown::Yakuman { .. } | Breakdown::Limit { .. });
        is_limit.then(|| Seal { name: self.limit_of(tally), kanji: self.limit_ornament(tally, family) })
    }

    /// Of what a payment consists: "13 + 8, discarder", "24 × 2"; nothing where the amount says it all.
    fn consists_of(self, paid: &Paid, family: Family) -> String {
        let term = |&(count, of): &(i64, i64)| match count {
            1 => grouped(of),
            count => [&grouped(of), "\u{a0}×\u{a0}", &grouped(count)].concat(),
        };
        let base = paid.because.iter().any(|because| matches!(because, Because::Basic(_)));
        let sum = match paid.terms.as_slice() {
            [(1, only)] if base => self.outcome_base(&grouped(*only)),
            [(1, _)] => String::new(),
            terms => terms.iter().map(term).collect::<Vec<_>>().join(" + "),
        };
        let who = paid.because.iter().find_map(|because| match because {
            Because::Liable(_) => Some(self.outcome_liable(family)),
            Because::Discarded | Because::Robbed => Some(self.outcome_discarder(family)),
            _ => None,
        });
        let parts: Vec<&str> = [sum.as_str()].into_iter().chain(who).filter(|part| !part.is_empty()).collect();
        self.listed(&parts)
    }
}

fn calm(shown: &Shown, headline: &Headline) -> Calm {
    let Shown { language, state, plan, draft, answer, seating } = *shown;
    let family = plan.rulebook().family;
    let headline_text = || language.headline(headline, family, seating);
    let kanji = language.calm_ornament(headline, plan);
    let seat = state.seat;
    let Ok(answer) = answer else {
        // What is wrong is listed in full below.
        return Calm { kanji, title: headline_text(), why: None };
    };
    let furiten = match headline {
        Headline::Waiting { .. } if answer.seats[seat].as_ref().is_some_and(|known| known.furiten) => draft.seat(seat),
        _ => None,
    };
    if let Some(entered) = furiten {
        let by = furiten_by(draft, plan, seat, entered);
        let why = match by.is_empty() {
            true => language.furiten_passed(family).to_owned(),
            false => language.furiten_waits(family, &language.kinds(by, family), &by.len().to_string()),
        };
        let kanji = language.furiten_ornament(family);
        return Calm { kanji, title: language.outcome_furiten(family).to_owned(), why: Some(why) };
    }
    match headline {
        Headline::Discards(..) | Headline::Away(..) => {
            Calm { kanji, title: headline_text(), why: headline.advice(language, draft, seat, answer) }
        }
        Headline::Barred(by) => {
            let first = by.iter().next().map(|restriction| language.restriction(restriction, family).to_owned());
            Calm { kanji, title: headline_text(), why: first }
        }
        Headline::Draw(_) => {
            let ready: Vec<String> = answer
                .seats
                .iter()
                .filter(|(_, known)| known.as_ref().is_some_and(|known| known.ready == Some(true)))
                .map(|(seat, _)| language.who(seat, seating))
                .collect();
            let why = (!ready.is_empty()).then(|| language.outcome_ready(family, &language.and(&ready)));
            Calm { kanji, title: headline_text(), why }
        }
        headline => {
            // Flowers that do not help to reach the minimum are why a hand that seems worth enough is not.
            let score = answer.wins.first().and_then(|win| win.score.as_ref());
            let flowers = || Gauge::of(language, plan, score?)?.flowers;
            let why = headline.advice(language, draft, seat, answer).or_else(flowers);
            Calm { kanji, title: headline_text(), why }
        }
    }
}
