//! What is paid in a deal and why, as *Table* says it: a matrix, sentences, who is liable or not.

use tenbo_engine::deal::End;
use tenbo_engine::rules::Family;
use tenbo_engine::settle::Account;

use super::board::{Matrix, matrix};
use super::language::{BoardWord, Language};
use super::paid::paid;
use super::shown::Shown;
use tenbo_session::Seating;

/// What is paid, in words and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payments {
    /// Nothing where nothing is paid.
    pub matrix: Option<Matrix>,
    /// A sentence for each payment.
    pub sentences: Vec<String>,
    /// Who fed a dangerous tile.
    pub verdicts: Vec<VerdictLine>,
    /// Whether the deal has ended.
    pub over: bool,
}

/// Who fed a dangerous tile, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictLine {
    /// Whether that makes somebody liable.
    pub liable: bool,
    /// Who, and why or why not.
    pub text: String,
}

impl Payments {
    /// What is paid; nothing where the deal is not understood.
    #[must_use]
    pub fn of(shown: &Shown) -> Option<Payments> {
        let Shown { language, plan, draft, answer, seating, .. } = *shown;
        let answer = answer.as_ref().ok()?;
        let verdicts = answer.wins.iter().flat_map(|win| &win.liability).map(|verdict| VerdictLine {
            liable: verdict.reason.is_liable(),
            text: language.verdict(verdict, plan, seating),
        });
        Some(Payments {
            matrix: matrix(answer, draft.stated_players().seats()),
            sentences: paid(answer, draft, plan).iter().map(|paid| language.sentence(paid, plan, seating)).collect(),
            verdicts: verdicts.collect(),
            over: draft.end != End::Open,
        })
    }
}

impl Matrix {
    /// The rows to show, each behind who pays: the table and the bank pay only now and then.
    pub fn payers(&self) -> impl Iterator<Item = (Account, &[i64])> {
        let rows = self.accounts.iter().zip(&self.rows);
        let paying =
            rows.filter(|(account, row)| matches!(account, Account::Seat(_)) || row.iter().any(|&amount| amount > 0));
        paying.map(|(&account, row)| (account, row.as_slice()))
    }
}

impl Language {
    /// Who pays or gets something, in words that fit a column.
    #[must_use]
    pub fn in_column(self, account: Account, family: Family, seating: &Seating) -> String {
        match account {
            Account::Seat(seat) => self.sitting(seat, seating).into_owned(),
            Account::Table => self.word_for(BoardWord::OfTable, family).to_owned(),
            Account::Bank => self.word_for(BoardWord::OfBank, family).to_owned(),
        }
    }
}
