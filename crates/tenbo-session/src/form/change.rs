//! What is filled in, field by field.

use tenbo_engine::check::{is_paid_by_feeder, price};
use tenbo_engine::deal::{By, DrawCause, Immediate, ImmediateKind, Offense, Penalty, Riichi};
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::{Ends, Form, How, Press, Then, Worth};
use crate::edit::MOST_POINTS;
use crate::readiness::{is_shown_ready, say_ready};

/// A field of the form. What is written in it comes as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// How it ended.
    Ends(Ends),
    /// How it ended, by a key; the same key again takes it back.
    How(How),
    /// A tap on a player: who won, then who paid; who was ready.
    Tap(Seat),
    /// Who won.
    Winner(Seat),
    /// Who else did, or no longer.
    Also(Seat),
    /// The winner drew the tile.
    SelfDrawn,
    /// It was a seat's discard.
    From(Seat),
    /// A hand's total.
    Total(Seat),
    /// A key of the digits of a hand's total.
    Press(Seat, Press),
    /// A hand's han, or the limit by its times: `x2`.
    Han(Seat),
    /// A hand's fu.
    Fu(Seat),
    /// A seat declared riichi, or did not.
    Riichi(Seat),
    /// A seat was ready, or was not.
    Ready(Seat),
    /// Why nobody won.
    Cause,
    /// A seat discarded only terminals and honors, or did not.
    Nagashi(Seat),
    /// What the table wrote down for a seat.
    Change(Seat),
    /// Who won by that; empty if nobody.
    ScoresWinner,
    /// Who is liable for a seat's win; empty if nobody.
    Liable(Seat),
    /// Counters; empty if as they follow.
    Honba,
    /// Riichi sticks; empty if as they follow.
    Deposits,
    /// Whether the next player deals; empty if as it follows.
    Passes,
    /// The remark.
    Note,
    /// A seat's hand is dead, or is not.
    Dead(Seat),
    /// A seat may not win any more, or may.
    Barred(Seat),
    /// A win more, after the others.
    AddWin,
    /// Something about a win after the first.
    Then(usize, LaterWin),
    /// Something more that was paid for at once.
    AddPaid,
    /// Something about what was paid for at once.
    Paid(usize, Paid),
    /// A foul more: which, or the first that the rules have.
    AddFoul,
    /// Something about a foul.
    Foul(usize, Foul),
}

/// A field of a win after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaterWin {
    /// Whose.
    Seat,
    /// Whose tile: a seat, or empty if it was drawn.
    Tile,
    /// There was none.
    Remove,
}

/// A field of something that was paid for at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paid {
    /// Who got it.
    Seat,
    /// What for.
    Kind,
    /// Whose discard it was made of; empty if unknown.
    From,
    /// How often.
    Times,
    /// After how many wins.
    AfterWins,
    /// There was none.
    Remove,
}

/// The most wins after the first.
pub const MOST_THEN: usize = 2;

/// The text of a tile that was drawn.
pub const DRAWN: &str = "self-draw";

/// A field of a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foul {
    /// Whose.
    Seat,
    /// What for.
    Offense,
    /// How often.
    Times,
    /// Taken back at once, or not.
    Cancelled,
    /// There was none.
    Remove,
}

/// The longest remark.
pub const LONGEST_NOTE: usize = 200;

/// A number with either kind of minus; nothing where the field is empty, `Err` where it is no number.
fn number(text: &str) -> Result<Option<i64>, ()> {
    let plain: String = text.chars().filter(|letter| !matches!(letter, ' ' | ',' | '+' | '\u{a0}')).collect();
    let plain = plain.replace('\u{2212}', "-");
    if plain.is_empty() {
        return Ok(None);
    }
    let number: i64 = plain.parse().map_err(|_| ())?;
    if number.abs() > i64::from(MOST_POINTS) { Err(()) } else { Ok(Some(number)) }
}

fn toggle(list: &mut Vec<Seat>, seat: Seat) {
    match list.iter().position(|&other| other == seat) {
        Some(place) => {
            list.remove(place);
        }
        None => {
            list.push(seat);
            sort(list);
        }
    }
}

impl Form {
    /// Fills in a field; `false` if what is written there makes no sense, and nothing has changed then.
    pub fn fill(&mut self, field: Filled, text: &str, plan: &Plan) -> bool {
        self.filled(field, text.trim(), plan).is_some()
    }

    fn filled(&mut self, field: Filled, text: &str, plan: &Plan) -> Option<()> {
        match field {
            Filled::Ends(ends) => self.ends = ends,
            Filled::How(how) => self.say_how(how),
            Filled::Tap(seat) => self.take_tap(seat, plan)?,
            Filled::Press(seat, press) => self.worth[seat] = self.worth[seat].pressed(press)?,
            Filled::Winner(seat) => {
                let told = self.winner.and_then(|before| self.liable[before]);
                self.liable[seat] = self.liable[seat].or(told).filter(|&liable| liable != seat);
                self.winner = Some(seat);
                self.also.retain(|&other| other != seat);
                if self.from == Some(seat) {
                    (self.by, self.from) = (None, None);
                }
            }
            Filled::Also(seat) => toggle(&mut self.also, seat),
            Filled::SelfDrawn => {
                self.by = Some(By::SelfDraw);
                self.from = None;
            }
            Filled::From(seat) => {
                self.by = Some(self.by.filter(|&by| by == By::RobbedKong).unwrap_or(By::Discard));
                self.from = Some(seat);
            }
            Filled::Total(seat) => {
                let total = number(text).ok()?.map_or(Worth::Unsaid, Worth::Total);
                if matches!(total, Worth::Total(total) if total < 0) {
                    return None;
                }
                self.worth[seat] = total;
            }
            Filled::Han(seat) => {
                self.worth[seat] = match text.strip_prefix('x') {
                    Some(times) => Worth::Limit(times.parse().ok()?),
                    None if text.is_empty() => Worth::Unsaid,
                    None => Worth::Han(text.parse().ok()?, self.fu(seat)),
                };
            }
            Filled::Fu(seat) => {
                if let Worth::Han(han, _) = self.worth[seat] {
                    self.worth[seat] = Worth::Han(han, text.parse().ok()?);
                }
            }
            Filled::Riichi(seat) => {
                let entered = self.entry.deal.seat_mut(seat);
                entered.riichi = if entered.riichi == Riichi::None { Riichi::Riichi } else { Riichi::None };
            }
            Filled::Ready(seat) => {
                let on = !is_shown_ready(&self.entry.deal, plan, seat);
                say_ready(&mut self.entry.deal, plan, seat, on);
            }
            Filled::Cause => self.cause = text.parse::<DrawCause>().ok()?,
            Filled::Nagashi(seat) => toggle(&mut self.nagashi, seat),
            Filled::Change(seat) => self.scores.changes[seat] = number(text).ok()?,
            Filled::ScoresWinner => self.scores.winner = text.parse().ok(),
            Filled::Liable(winner) => self.liable[winner] = text.parse().ok(),
            Filled::Honba => self.entry.overrides.honba = count(text)?,
            Filled::Deposits => self.entry.overrides.deposits = count(text)?,
            Filled::Passes => self.entry.overrides.passes = text.parse().ok(),
            Filled::Note => self.entry.note = text.chars().take(LONGEST_NOTE).collect(),
            Filled::Dead(seat) => {
                let entered = self.entry.deal.seat_mut(seat);
                entered.dead = !entered.dead;
            }
            Filled::Barred(seat) => {
                let entered = self.entry.deal.seat_mut(seat);
                entered.barred = !entered.barred;
            }
            Filled::AddWin => {
                if self.then.len() >= MOST_THEN {
                    return None;
                }
                self.then.push(Then::default());
            }
            Filled::Then(place, LaterWin::Remove) => {
                self.then.get(place)?;
                self.then.remove(place);
            }
            Filled::Then(place, what) => {
                let then = self.then.get_mut(place)?;
                match what {
                    LaterWin::Seat => then.seat = text.parse().ok(),
                    LaterWin::Tile if text == DRAWN => (then.by, then.from) = (Some(By::SelfDraw), None),
                    LaterWin::Tile => {
                        then.from = text.parse().ok();
                        then.by = then.from.map(|_| By::Discard);
                    }
                    LaterWin::Remove => {}
                }
            }
            Filled::AddPaid => {
                let kind = paid_for(plan).next()?;
                self.entry.deal.immediate.push(Immediate::of(Seat::East, kind));
            }
            Filled::Paid(place, Paid::Remove) => {
                self.entry.deal.immediate.get(place)?;
                self.entry.deal.immediate.remove(place);
            }
            Filled::Paid(place, what) => {
                let paid = self.entry.deal.immediate.get_mut(place)?;
                match what {
                    Paid::Seat => paid.seat = text.parse().ok()?,
                    Paid::Kind => paid.kind = text.parse().ok()?,
                    Paid::From => paid.from = text.parse().ok(),
                    Paid::Times => paid.times = text.parse().ok().filter(|times| (1..=20).contains(times))?,
                    Paid::AfterWins => paid.after_wins = text.parse().ok().filter(|wins| (0..=3).contains(wins))?,
                    Paid::Remove => {}
                }
                if !is_paid_by_feeder(plan, paid.kind) || paid.from == Some(paid.seat) {
                    paid.from = None;
                }
            }
            Filled::AddFoul => {
                let offense = if text.is_empty() { offenses(plan).next()? } else { text.parse().ok()? };
                let penalty = Penalty { seat: Seat::East, offense, times: 1, cancelled: false };
                self.entry.deal.penalties.push(penalty);
                // What a foul makes void nobody wins.
                if offense == Offense::Chombo && self.ends == Ends::Win && self.winner.is_none() {
                    (self.ends, self.cause) = (Ends::Draw, DrawCause::Abandoned);
                }
            }
            Filled::Foul(place, Foul::Remove) => {
                self.entry.deal.penalties.get(place)?;
                self.entry.deal.penalties.remove(place);
            }
            Filled::Foul(place, what) => {
                let penalty = self.entry.deal.penalties.get_mut(place)?;
                match what {
                    Foul::Seat => penalty.seat = text.parse().ok()?,
                    Foul::Offense => penalty.offense = text.parse().ok()?,
                    Foul::Times => penalty.times = text.parse().ok().filter(|times| (1..=20).contains(times))?,
                    Foul::Cancelled => penalty.cancelled = !penalty.cancelled,
                    Foul::Remove => {}
                }
            }
        }
        Some(())
    }

    fn fu(&self, seat: Seat) -> i64 {
        if let Worth::Han(_, fu) = self.worth[seat] { fu } else { 30 }
    }
}

/// A number of counters or sticks; nothing where it is as it follows.
fn count(text: &str) -> Option<Option<u32>> {
    if text.is_empty() {
        return Some(None);
    }
    text.parse().ok().filter(|count| *count <= 99).map(Some)
}

/// The fouls that these rules know.
pub fn offenses(plan: &Plan) -> impl Iterator<Item = Offense> + use<'_> {
    Offense::ALL.iter().copied().filter(|&offense| plan.fines(offense))
}

/// What these rules pay for at once.
pub fn paid_for(plan: &Plan) -> impl Iterator<Item = ImmediateKind> + use<'_> {
    ImmediateKind::ALL.iter().copied().filter(|&kind| price(plan, kind) > 0)
}
