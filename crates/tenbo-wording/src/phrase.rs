//! Whole sentences: the headline, what is read aloud.

use tenbo_engine::Ratio;
use tenbo_engine::deal::DrawCause;
use tenbo_engine::options::System;
use tenbo_engine::plan::doubled;
use tenbo_engine::rules::{Family, Unit};
use tenbo_engine::score::{Breakdown, Tally};
use tenbo_engine::settle::Account;

use super::headline::{Headline, Won};
use super::language::Language;
use super::number::grouped;
use tenbo_session::Seating;

impl Language {
    /// The state of the hand on one line.
    #[must_use]
    pub fn headline(self, headline: &Headline, family: Family, seating: &Seating) -> String {
        match headline {
            Headline::Empty => self.headline_no_tiles().to_owned(),
            Headline::Building { tiles, of } => self.headline_building(&tiles.to_string(), &of.to_string()),
            Headline::Waiting { kinds, left } => self.headline_waiting(family, &kinds.to_string(), &left.to_string()),
            Headline::Away(away, family) => self.headline_away(*family, &away.to_string()),
            Headline::Discards(choices, family) => self.headline_discards(*family, &choices.to_string()),
            Headline::Problems(number) => self.headline_problems(&number.to_string()),
            Headline::NotComplete => self.headline_not_complete(family).to_owned(),
            Headline::Short { by, now: Some(now), .. } => {
                self.headline_short_points(family, &grouped(*now), &grouped(now + by), &grouped(*by))
            }
            // Dora are han as well, but no yaku.
            Headline::Short { by, unit: Unit::Han, least, .. } if by == least => {
                self.headline_no_yaku(family).to_owned()
            }
            Headline::Short { by, unit, least, now: None } => {
                let least_of = self.amount(Ratio::whole(*least), *unit);
                self.headline_below(family, &grouped(least - by), &least_of, &grouped(*by))
            }
            Headline::Barred(by) => {
                let reasons: Vec<&str> = by.iter().map(|restriction| self.barred(restriction, family)).collect();
                self.headline_barred(family, &self.listed(&reasons))
            }
            Headline::OutOfPlay { dead: true } => self.headline_dead(family).to_owned(),
            Headline::OutOfPlay { dead: false } => self.headline_may_not_win(family).to_owned(),
            // A short hand has points as well, so that a win says that it is one.
            Headline::Worth(tally, System::Points, counters) => {
                self.headline_win(family, &self.and_counters(self.worth(tally), *counters))
            }
            Headline::Worth(tally, _, counters) => self.and_counters(self.worth(tally), *counters),
            Headline::Total(total, counters) => self.and_counters(self.worth_points(&grouped(*total)), *counters),
            Headline::Wins(wins) => self.totals(wins, family, seating).join(" · "),
            Headline::Draw(DrawCause::Wall) => self.headline_wall().to_owned(),
            Headline::Draw(cause) => self.headline_draw(self.draw_cause(*cause, family)),
        }
    }

    /// "South 2,000", "West 2,600", "North no win"
    fn totals(self, wins: &[Won], family: Family, seating: &Seating) -> Vec<String> {
        let who = |won: &Won| self.who(won.seat, seating);
        let total = |won: &Won| match (won.barred, won.total) {
            (Some(why), _) => self.seat_barred(family, &who(won), self.barred(why, family)),
            (None, 0) => self.seat_no_win(family, &who(won)),
            (None, total) => self.and_counters(self.seat_total(&who(won), &grouped(total)), won.counters),
        };
        wins.iter().map(total).collect()
    }

    /// The same with what counters add, if they do: "3,900 + 300 for counters".
    pub(super) fn and_counters(self, worth: String, counters: i64) -> String {
        if counters > 0 { self.with_counters(&worth, &grouped(counters)) } else { worth }
    }

    fn spoken_worth(self, tally: &Tally, system: System, family: Family) -> String {
        if let Breakdown::PointsDoubles { points, doubles, multiplier } = tally.breakdown {
            let (points, total) = (grouped(points), grouped(tally.total));
            let said = match doubles {
                _ if multiplier == 1 => self.spoken_undoubled(&points, &total),
                _ if multiplier != doubled(1, doubles) => self.spoken_multiplied(&points, &grouped(multiplier), &total),
                1 => self.spoken_once(&points, &total),
                2 => self.spoken_twice(&points, &total),
                times => self.spoken_times(&points, &grouped(times), &total),
            };
            return if tally.limit.is_some() { self.spoken_limit(&said) } else { said };
        }
        let said = self.listed(&self.worth_parts(tally));
        match system {
            System::Points => self.spoken_win(family, &said),
            System::FaanLaak => said,
            _ => self.spoken_points(&said),
        }
    }

    /// The same in words that can be heard, with who pays what.
    #[must_use]
    pub fn spoken(self, headline: &Headline, payments: &[(Account, i64)], family: Family, seating: &Seating) -> String {
        let said = match headline {
            Headline::Worth(tally, system, counters) => {
                self.and_counters(self.spoken_worth(tally, *system, family), *counters)
            }
            Headline::Wins(wins) => self.listed(&self.totals(wins, family, seating)),
            other => self.headline(other, family, seating),
        };
        let paid: Vec<String> = payments
            .iter()
            .filter(|(account, amount)| *amount != 0 && matches!(account, Account::Seat(_)))
            .map(|(account, amount)| {
                let (who, points) = (self.party(*account, seating), grouped(amount.abs()));
                if *amount > 0 { self.spoken_gets(&who, &points) } else { self.spoken_pays(&who, &points) }
            })
            .collect();
        if paid.is_empty() { self.spoken_alone(&said) } else { self.spoken_paid(&said, &self.listed(&paid)) }
    }

    /// How many copies are left: "2 left".
    #[must_use]
    pub fn left(self, count: u8) -> String {
        if count == 0 { self.left_none().to_owned() } else { self.left_some(&count.to_string()) }
    }
}
