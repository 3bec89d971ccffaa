//! Who pays whom after a game, in words.

use tenbo_engine::game::Party;
use tenbo_engine::tiles::Seat;
use tenbo_session::games::SettleUp;
use tenbo_session::games::settle_up::Payment;
use tenbo_session::games::stakes::{ChipUnit, Per};

use super::game_sheet::ShownGame;
use super::language::GameWord;
use super::number::{brief_thousands, grouped, money, price, signed, symbol, thousands};

/// What is paid after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settling {
    /// How many payments.
    pub how_many: String,
    /// The payments.
    pub payments: Vec<SettlingPayment>,
    /// What a price is for: "1.0 = €".
    pub unit: String,
    /// The price.
    pub price: String,
    /// The chips that each player has won or lost, with its sign.
    pub chips: Vec<String>,
    /// What a chip is worth.
    pub worth: String,
    /// That chips do not add up.
    pub left: Option<String>,
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettlingPayment {
    /// Who pays.
    pub from: String,
    /// Who gets it.
    pub to: String,
    /// How the amount is counted, if it is a number of points at a price.
    pub formula: String,
    /// How much.
    pub amount: String,
}

impl ShownGame<'_> {
    /// Who pays whom by what is played for.
    #[must_use]
    pub fn settling(&self) -> Settling {
        let (language, stakes) = (self.language, &self.sheet.stakes);
        let settled = SettleUp::of(self.report, stakes);
        let payment = |payment: &Payment| SettlingPayment {
            from: self.party(payment.from),
            to: self.party(payment.to),
            formula: payment.points.map(|points| self.formula(points)).unwrap_or_default(),
            amount: match settled.in_money {
                true => money(payment.amount, stakes.currency),
                false => self.points(payment.amount),
            },
        };
        let unit = match stakes.per {
            Per::Point => language.word(GameWord::OnePoint),
            Per::Thousand => language.word(GameWord::ThousandPoints),
        };
        let worth = i64::from(stakes.chips.worth);
        let players = self.report.totals.len();
        let left = (settled.chips_left != 0).then(|| language.game_chips_left(&signed(settled.chips_left)));
        Settling {
            how_many: match settled.payments.len() {
                0 => language.word(GameWord::NobodyPays).to_owned(),
                count => language.game_payments(&count.to_string()),
            },
            payments: settled.payments.iter().map(payment).collect(),
            unit: format!("{unit} = {}", symbol(stakes.currency)).trim_end().to_owned(),
            price: price(i64::from(stakes.price), stakes.currency),
            chips: Seat::ALL.into_iter().take(players).map(|seat| signed(i64::from(stakes.chips.won[seat]))).collect(),
            worth: match stakes.chips.unit {
                ChipUnit::Points => grouped(worth),
                ChipUnit::Money => price(worth, stakes.currency),
            },
            left,
        }
    }

    /// Points as the rulebook counts what is won.
    fn points(&self, points: i64) -> String {
        if self.in_thousands() { thousands(points) } else { grouped(points) }
    }

    fn formula(&self, points: i64) -> String {
        let stakes = &self.sheet.stakes;
        let points = match stakes.per {
            Per::Point => grouped(points),
            Per::Thousand => brief_thousands(points),
        };
        format!("{points} × {}", price(i64::from(stakes.price), stakes.currency))
    }

    /// A player, the table or the bank.
    pub(super) fn party(&self, party: Party) -> String {
        match party {
            Party::Player(player) => self.names().player(player),
            Party::Table => self.word(GameWord::TableHolds).to_owned(),
            Party::Bank => self.word(GameWord::BankHolds).to_owned(),
        }
    }
}
