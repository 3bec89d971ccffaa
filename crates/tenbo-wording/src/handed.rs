//! What is handed over, for whoever cannot see the sticks: "West hands you 7,700: 1 stick of 5,000, 2 sticks of 1,000".

use tenbo_session::sticks::{Pile, Tender};

use super::language::Language;
use super::number::grouped;
use super::outcome::Payers;

impl Language {
    /// A payment and its pieces in one sentence; where there are none, the amount alone.
    #[must_use]
    pub fn handed(self, payers: &Payers, tender: Option<Tender>) -> String {
        let Payers { names, does, amount, .. } = payers;
        let pieces = tender.map_or_else(String::new, |tender| self.pieces(tender, *amount));
        match pieces.as_str() {
            "" => self.handed_plain(names, does, &grouped(*amount)),
            pieces => self.handed_in(names, does, &grouped(*amount), pieces),
        }
    }

    /// The pieces of an amount: "1 stick of 5,000, 2 sticks of 1,000"; nothing where it is not paid in pieces.
    #[must_use]
    pub fn pieces(self, tender: Tender, amount: i64) -> String {
        let told = |Pile { value, count }: &Pile| {
            let (count, value) = (count.to_string(), grouped(*value));
            match tender {
                Tender::Sticks => self.handed_sticks(&count, &value),
                Tender::Counters => self.handed_bones(&count, &value),
            }
        };
        self.listed(&tender.piles(amount).iter().map(told).collect::<Vec<_>>())
    }

    /// How many pieces an amount is: "6 sticks"; nothing where it is not paid in pieces.
    #[must_use]
    pub fn count_of_pieces(self, tender: Tender, amount: i64) -> String {
        let count: i64 = tender.piles(amount).iter().map(|pile| pile.count).sum();
        match (count, tender) {
            (0, _) => String::new(),
            (count, Tender::Sticks) => self.handed_count(&count.to_string()),
            (count, Tender::Counters) => self.handed_count_bones(&count.to_string()),
        }
    }
}
