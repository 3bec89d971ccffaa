//! Deals with as many players as the rulebook says.

use super::compile::Plan;
use crate::deal::{Draft, End};
use crate::problems::Problems;
use crate::tiles::Seat;

impl Plan {
    /// A deal of which nothing is known, and which says how many play: as many as the rulebook is for.
    #[must_use]
    pub fn deal(&self) -> Draft {
        Draft { players: Some(self.players(&Draft::default())), ..Draft::default() }
    }

    /// A deal in which only this seat's hand is known, read as by [`Draft::of_hand`], but for as many players as the rulebook
    /// is for. Of three the winning tile after `+` comes from West if East wins.
    ///
    /// ```
    /// use tenbo_engine::{Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-tenhou-three").unwrap());
    /// let deal = rules.deal_of_hand(Seat::East, "123456789p1155s+5s")?;
    /// assert_eq!(deal.wins()[0].from, Some(Seat::West));
    /// assert!(answer(&deal, &rules)?.net.seats[Seat::West] < 0);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    ///
    /// # Errors
    /// Each part of the text that is neither a tile nor a meld.
    pub fn deal_of_hand(&self, seat: Seat, text: &str) -> Result<Draft, Problems> {
        let mut deal = Draft { players: self.deal().players, ..Draft::of_hand(seat, text)? };
        let before = self.players(&deal).before(seat);
        if let End::Win { wins } = &mut deal.end {
            wins.iter_mut().filter_map(|win| win.from.as_mut()).for_each(|from| *from = before);
        }
        Ok(deal)
    }
}
