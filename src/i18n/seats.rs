//! Seats with who sits there.

use std::borrow::Cow;

use tenbo_engine::settle::Account;
use tenbo_engine::tiles::Seat;

use super::language::Language;
use crate::session::Seating;

impl Language {
    /// A seat with its player where one is known: "East · Aiko".
    #[must_use]
    pub fn sitting(self, seat: Seat, seating: &Seating) -> Cow<'static, str> {
        match seating.player(seat) {
            Some(player) => self.seat_of_player(self.seat(seat), player).into(),
            None => self.seat(seat).into(),
        }
    }

    /// A seat likewise, the table's deposits or the bank.
    #[must_use]
    pub fn holder(self, account: Account, seating: &Seating) -> Cow<'static, str> {
        match account {
            Account::Seat(seat) => self.sitting(seat, seating),
            Account::Table | Account::Bank => self.account(account).into(),
        }
    }
}
