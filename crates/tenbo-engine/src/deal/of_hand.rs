//! A deal of which only one hand is known, read from a line of tile notation.

use super::draft::Draft;
use super::end::End;
use super::seat_draft::SeatDraft;
use super::win_draft::{By, WinDraft};
use crate::problems::{Part, Place, Problem, Problems};
use crate::tiles::{HandText, Seat, WinMark, read_hand};

impl Draft {
    /// A deal in which only this seat's hand is known. The text has its tiles and melds (docs/rules/README.md, Tiles
    /// and hands in text), then the winning tile: after `+` if the seat before discarded it, after `~` if it was
    /// drawn. Without a winning tile the deal is still being played. Of three the seat before
    /// East is West: [`Plan::deal_of_hand`](crate::Plan::deal_of_hand) reads the same text so.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Seat};
    ///
    /// let deal = Draft::of_hand(Seat::West, "45p11m(213m@N)[1111s]+3p")?;
    /// assert_eq!(deal.seat(Seat::West).unwrap().melds.len(), 2);
    /// assert_eq!(deal.wins()[0].from, Some(Seat::South));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    ///
    /// # Errors
    /// Each part of the text that is neither a tile nor a meld, with its position in characters. It is not checked
    /// whether the hand is legal: [`answer`](crate::answer) does that.
    pub fn of_hand(seat: Seat, text: &str) -> Result<Draft, Problems> {
        let HandText { tiles, melds, win, errors, .. } = read_hand(text);
        let at = Place::of([Part::from("seats"), Part::from(seat.as_str()), Part::from("hand")]);
        Problems::none_in(errors.iter().map(|error| Problem::unreadable(&at, error)))?;
        let (hand, bonus) = tiles.into_iter().partition(|tile| tile.kind().is_some());
        let mut deal = Draft::default();
        *deal.seat_mut(seat) = SeatDraft { hand, bonus, melds, ..SeatDraft::default() };
        if let Some((tile, mark)) = win {
            let (by, from) = match mark {
                WinMark::SelfDraw => (By::SelfDraw, None),
                WinMark::Discard => (By::Discard, Some(seat.before())),
            };
            let win = WinDraft { seat, tile: Some(tile), by, from, situation: Vec::new(), liable: None };
            deal.end = End::Win { wins: vec![win] };
        }
        Ok(deal)
    }
}
