//! Seats with who sits there.

use std::borrow::Cow;

use tenbo_engine::settle::Account;
use tenbo_engine::tiles::Seat;

use super::language::Language;
use tenbo_session::Seating;

impl Language {
    /// A seat with its player where one is known: "East · Aiko".
    #[must_use]
    pub fn sitting(self, seat: Seat, seating: &Seating) -> Cow<'static, str> {
        match seating.player(seat) {
            Some(player) => self.seat_of_player(self.seat(seat), player).into(),
            None => self.seat(seat).into(),
        }
    }

    /// Who sits on a seat, as a sentence says it: "Aiko", or "East" where nobody is known.
    #[must_use]
    pub fn who(self, seat: Seat, seating: &Seating) -> String {
        seating.player(seat).map_or_else(|| self.who_sits(self.seat(seat)), str::to_owned)
    }

    /// Who pays or gets something, likewise; the table's deposits or the bank.
    #[must_use]
    pub fn party(self, account: Account, seating: &Seating) -> String {
        match account {
            Account::Seat(seat) => self.who(seat, seating),
            Account::Table | Account::Bank => self.account(account).to_owned(),
        }
    }

    /// A seat likewise with its player, the table's deposits or the bank.
    #[must_use]
    pub fn holder(self, account: Account, seating: &Seating) -> Cow<'static, str> {
        match account {
            Account::Seat(seat) => self.sitting(seat, seating),
            Account::Table | Account::Bank => self.account(account).into(),
        }
    }
}
