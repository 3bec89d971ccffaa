//! Deals with as many players as the rulebook says.

use super::compile::Plan;
use crate::deal::{Draft, End};
use crate::problems::Problems;
use crate::tiles::Seat;

impl Plan {
    /// A deal of which nothing is known, for as many players as the rulebook says. [`Draft::default`] is one for four under
    /// every rulebook.
    #[must_use]
    pub fn deal(&self) -> Draft {
        Draft { three_players: self.book.options.tiles.players == 3, ..Draft::default() }
    }

    /// A deal in which only this seat's hand is known, read as by [`Draft::of_hand`], but for as many players as the rulebook
    /// says. Of three the winning tile after `+` comes from West if East wins.
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
        let mut deal = Draft { three_players: self.deal().three_players, ..Draft::of_hand(seat, text)? };
        let before = deal.before(seat);
        if let End::Win { wins } = &mut deal.end {
            wins.iter_mut().filter_map(|win| win.from.as_mut()).for_each(|from| *from = before);
        }
        Ok(deal)
    }
}

#[cfg(test)]
mod tests {
    use crate::sample::plan;
    use crate::settle::answer;
    use crate::tiles::Seat;

    /// Riichi for three and for four: pinfu and a straight, self-drawn by East.
    #[test]
    fn as_many_play_as_the_rulebook_says() {
        for (rules, seats) in [("riichi-tenhou-three", 3), ("riichi-tenhou", 4)] {
            let plan = plan(rules);
            assert_eq!(plan.deal().players().count(), seats, "{rules}");
            let deal = plan.deal_of_hand(Seat::East, "123456789p1134s~5s").unwrap();
            let net = answer(&deal, &plan).unwrap().net.seats;
            let paying = net.iter().filter(|(_, net)| **net < 0).count();
            assert_eq!(paying, seats - 1, "{rules}");
        }
        let from = |rules: &str, seat| plan(rules).deal_of_hand(seat, "1z+1z").unwrap().wins()[0].from;
        assert_eq!(from("riichi-tenhou-three", Seat::East), Some(Seat::West));
        assert_eq!(from("riichi-tenhou-three", Seat::South), Some(Seat::East));
        assert_eq!(from("riichi-tenhou", Seat::East), Some(Seat::North));
        assert!(plan("riichi-tenhou").deal_of_hand(Seat::East, "1x").is_err());
    }
}
