//! Who pays whom, worked out from the text of the rules, with a formula for each settlement. Of the engine only names
//! are used, no function.

use std::collections::BTreeMap;

use tenbo_engine::settle::Transfer;
use tenbo_engine::tiles::Seat;

/// Amounts by payer, payee, purpose, and whether the payer is liable. Seats are `E S W N`.
pub type Paid = BTreeMap<(&'static str, &'static str, &'static str, bool), i64>;

/// The transfers of an answer in that form.
pub fn paid(transfers: &[Transfer]) -> Paid {
    let mut paid = Paid::new();
    for one in transfers {
        *paid.entry((one.from.as_str(), one.to.as_str(), one.reason.as_str(), one.liable)).or_default() += one.amount;
    }
    paid
}

/// A settled win.
#[derive(Clone, Debug)]
pub struct Won {
    pub seat: Seat,
    /// The discarder; `None` for a self-drawn win.
    pub from: Option<Seat>,
    /// What the hand is worth.
    pub total: i64,
    /// In riichi: what a non-dealer pays for a self-drawn win, before rounding.
    pub base: i64,
    /// The liable seats, in riichi each with the part of the base that it answers for.
    pub liable: Vec<(Seat, i64)>,
    /// Whether the winner declared riichi.
    pub riichi: bool,
}

/// A deal, as far as payments depend on it.
#[derive(Clone, Debug)]
pub struct Case {
    pub three: bool,
    pub wins: Vec<Won>,
    /// What each loser's hand is worth.
    pub losers: [i64; 4],
    pub honba: i64,
    pub sticks: i64,
    pub dealer_wins: i64,
}

/// Where riichi's organizations differ (docs/rules/riichi.md, Switches).
#[derive(Clone, Copy, Debug)]
pub struct Riichi {
    /// A liable seat pays for the whole win rather than for its pattern.
    pub whole: bool,
    /// Counters are paid by the liable seat if there is only one, even for a self-drawn win; otherwise by the
    /// discarder, or for a self-drawn win by everybody, unless a liable seat pays for all of it.
    pub feeder: bool,
    /// Counters are paid to every winner rather than to the first only.
    pub each: bool,
    /// Every winner takes back its own stick before the first winner takes the rest.
    pub own_stick: bool,
    /// With three players, the missing share of a self-drawn win is lost rather than paid by the two others.
    pub loss: bool,
}

/// The ways of settling.
#[derive(Clone, Copy, Debug)]
pub enum Scheme {
    /// All pay the winner. East may pay and get double, losers may settle among themselves, the discarder may pay for
    /// all.
    Classical { east: bool, losers: bool, discarder_all: bool },
    /// Every hand's worth is written down for its owner.
    AddUp { east: bool },
    /// Chinese Official: everybody pays 8; the discarder pays the total too, or everybody does for a self-drawn win.
    Official { basic: i64 },
    /// Hong Kong: each pays double for a self-drawn win. On a discard the discarder pays double and the others once, or
    /// with `full` the discarder pays all of it.
    HongKong { full: bool },
    /// Zung Jung: everybody pays the value of a self-drawn win. On a discard the others pay at most 25 each, and the
    /// discarder the rest of three times the value.
    ZungJung { most: i64 },
    /// Taiwanese: everybody pays the value of a self-drawn win, the discarder alone that of a win on a discard. A
    /// payment from or to the dealer has the bonus on top.
    Taiwanese { bonus: i64, per_win: i64 },
    /// Riichi.
    Riichi(Riichi),
}

/// Rounded up to the next hundred.
fn hundreds(points: i64) -> i64 {
    let rest = points % 100;
    if rest == 0 { points } else { points + 100 - rest }
}

/// What the losers pay for a base in riichi, without counters: the discarder four times, or six times to the dealer;
/// for a self-drawn win each once, or twice if the dealer pays or wins.
pub fn riichi_shares(case: &Case, rules: Riichi, won: &Won, base: i64) -> Vec<(Seat, i64)> {
    let dealer = won.seat == Seat::East;
    if let Some(from) = won.from {
        return vec![(from, hundreds(if dealer { 6 * base } else { 4 * base }))];
    }
    let share = |seat: Seat| hundreds(if dealer || seat == Seat::East { 2 * base } else { base });
    let north = hundreds(if dealer { 2 * base } else { base });
    let makes_up = case.three && !rules.loss;
    case.losers_of(won)
        .map(|seat| (seat, if makes_up { hundreds(share(seat) + north / 2) } else { share(seat) }))
        .collect()
}

impl Case {
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = if self.three { 3 } else { 4 };
        [Seat::East, Seat::South, Seat::West, Seat::North].into_iter().take(count)
    }

    fn losers_of(&self, won: &Won) -> impl Iterator<Item = Seat> + use<> {
        let winner = won.seat;
        self.players().filter(move |&seat| seat != winner)
    }

    /// What the whole deal comes to.
    pub fn settled(&self, scheme: Scheme) -> Paid {
        let mut paid = Paid::new();
        let mut pay = |from: &'static str, to: &'static str, why, amount, liable| {
            if amount > 0 {
                *paid.entry((from, to, why, liable)).or_default() += amount;
            }
        };
        for (place, won) in self.wins.iter().enumerate() {
            let to = won.seat.as_str();
            let mut hand = |from: Seat, amount, liable| pay(from.as_str(), to, "hand", amount, liable);
            match scheme {
                Scheme::Classical { east, discarder_all, .. } => self.classical(won, east, discarder_all, &mut pay),
                Scheme::AddUp { east } => self.add_up(won, place == 0, east, &mut pay),
                Scheme::Official { basic } => {
                    for seat in self.losers_of(won) {
                        let own = won.from.is_none_or(|from| from == seat);
                        hand(seat, if own { basic + won.total } else { basic }, false);
                    }
                }
                Scheme::HongKong { full } => {
                    let share = |seat: Seat| match won.from {
                        None => 2 * won.total,
                        Some(from) if full => {
                            if from == seat {
                                4 * won.total
                            } else {
                                0
                            }
                        }
                        Some(from) => {
                            if from == seat {
                                2 * won.total
                            } else {
                                won.total
                            }
                        }
                    };
                    self.shares(won, share, &mut hand);
                }
                Scheme::ZungJung { most } => {
                    let value = won.total;
                    let share = |seat: Seat| match won.from {
                        None => value,
                        Some(_) if value <= most => value,
                        Some(from) if from == seat => 3 * value - 2 * most,
                        Some(_) => most,
                    };
                    self.shares(won, share, &mut hand);
                }
                Scheme::Taiwanese { bonus, per_win } => {
                    let share = |seat: Seat| {
                        let pays = won.from.is_none_or(|from| from == seat);
                        let dealer = seat == Seat::East || won.seat == Seat::East;
                        let extra = if dealer { bonus + self.dealer_wins * per_win } else { 0 };
                        if pays { won.total + extra } else { 0 }
                    };
                    self.shares(won, share, &mut hand);
                }
                Scheme::Riichi(rules) => self.riichi(won, place, rules, &mut pay),
            }
        }
        match scheme {
            Scheme::Riichi(rules) => self.sticks(rules, &mut pay),
            // Once, however many have won, and not if somebody is liable.
            Scheme::Classical { east, losers: true, .. }
                if !self.wins.is_empty() && self.wins.iter().all(|won| won.liable.is_empty()) =>
            {
                self.differences(east, &mut pay);
            }
            _ => {}
        }
        paid
    }

    /// Everybody's share; a liable seat pays all of them.
    fn shares(&self, won: &Won, share: impl Fn(Seat) -> i64, hand: &mut dyn FnMut(Seat, i64, bool)) {
        for seat in self.losers_of(won) {
            match won.liable.last() {
                Some((liable, _)) => hand(*liable, share(seat), true),
                None => hand(seat, share(seat), false),
            }
        }
    }

    fn classical(&self, won: &Won, east: bool, discarder_all: bool, pay: &mut Pay) {
        let twice = |a: Seat, b: Seat| if east && [a, b].contains(&Seat::East) { 2 } else { 1 };
        let winner = won.seat;
        for seat in self.losers_of(won) {
            let amount = won.total * twice(seat, winner);
            match (won.liable.last(), won.from) {
                (Some((liable, _)), _) => pay(liable.as_str(), winner.as_str(), "hand", amount, true),
                (None, Some(from)) if discarder_all => pay(from.as_str(), winner.as_str(), "hand", amount, false),
                _ => pay(seat.as_str(), winner.as_str(), "hand", amount, false),
            }
        }
    }

    /// Settles among those who did not win: whoever has less pays the difference, twice if East is one of the two.
    pub fn differences(&self, east: bool, pay: &mut Pay) {
        let seats: Vec<Seat> = self.players().filter(|&seat| self.wins.iter().all(|won| won.seat != seat)).collect();
        for &less in &seats {
            for &more in &seats {
                let difference = self.losers[more as usize] - self.losers[less as usize];
                let twice = east && (less == Seat::East || more == Seat::East);
                pay(less.as_str(), more.as_str(), "losers", if twice { 2 * difference } else { difference }, false);
            }
        }
    }

    fn add_up(&self, won: &Won, first: bool, east: bool, pay: &mut Pay) {
        let worth = |seat: Seat, total: i64| if east && seat == Seat::East { 2 * total } else { total };
        pay("bank", won.seat.as_str(), "hand", worth(won.seat, won.total), false);
        for seat in self.players().filter(|&seat| first && self.wins.iter().all(|won| won.seat != seat)) {
            pay("bank", seat.as_str(), "losers", worth(seat, self.losers[seat as usize]), false);
        }
    }

    fn riichi(&self, won: &Won, place: usize, rules: Riichi, pay: &mut Pay) {
        let to = won.seat.as_str();
        let mut ordinary = won.base;
        let alone = won.liable.len() == 1;
        let mut covered = 0;
        for &(liable, part) in &won.liable {
            let part = if rules.whole && alone { won.base } else { part };
            covered += part;
            ordinary -= part;
            let all: i64 = riichi_shares(self, rules, won, part).iter().map(|(_, amount)| amount).sum();
            match won.from {
                Some(from) if from != liable => {
                    pay(liable.as_str(), to, "hand", all / 2, true);
                    pay(from.as_str(), to, "hand", all / 2, false);
                }
                _ => pay(liable.as_str(), to, "hand", all, true),
            }
        }
        for (seat, amount) in riichi_shares(self, rules, won, ordinary) {
            pay(seat.as_str(), to, "hand", amount, false);
        }
        if place > 0 && !rules.each {
            return;
        }
        let each = 100 * self.honba;
        let all = each * self.losers_of(won).count() as i64;
        let feeder = won.liable.first().map(|(seat, _)| *seat);
        match (won.from, feeder) {
            (Some(_), Some(feeder)) if rules.feeder => pay(feeder.as_str(), to, "honba", all, true),
            (Some(from), _) => pay(from.as_str(), to, "honba", all, false),
            (None, Some(feeder)) if rules.feeder && alone || covered >= won.base => {
                pay(feeder.as_str(), to, "honba", all, true)
            }
            (None, _) => self.losers_of(won).for_each(|seat| pay(seat.as_str(), to, "honba", each, false)),
        }
    }

    fn sticks(&self, rules: Riichi, pay: &mut Pay) {
        let mut left = self.sticks;
        for won in self.wins.iter().skip(1).filter(|won| rules.own_stick && won.riichi) {
            if left > 0 {
                left -= 1;
                pay("table", won.seat.as_str(), "deposit", 1000, false);
            }
        }
        if let Some(first) = self.wins.first() {
            pay("table", first.seat.as_str(), "deposit", 1000 * left, false);
        }
    }
}

/// Receives a payment: payer, payee, purpose, amount, whether the payer is liable.
pub type Pay<'a> = dyn FnMut(&'static str, &'static str, &'static str, i64, bool) + 'a;
