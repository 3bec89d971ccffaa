//! Deals with as many players as the rulebook says.

use super::compile::Plan;
use crate::deal::{Draft, End};
use crate::problems::Problems;
use crate::tiles::Seat;

impl Plan {
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
        let mut deal = Draft::of_hand(seat, text)?;
        let players = self.players(&deal);
        let before = players.before(seat);
        deal.players = Some(players);
        if let End::Win { wins } = &mut deal.end {
            wins.iter_mut().filter_map(|win| win.from.as_mut()).for_each(|from| *from = before);
        }
        Ok(deal)
    }
}
