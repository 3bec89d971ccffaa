//! A checked deal: what scoring and settling work on.

use crate::deal::{By, Draft, Hand};
use crate::tiles::{BySeat, Seat};

/// A checked win.
#[derive(Clone, Debug)]
pub struct Win {
    pub(crate) seat: Seat,
    pub(crate) by: By,
    pub(crate) from: Option<Seat>,
    pub(crate) hand: Won,
    pub(crate) moment: usize,
    pub(crate) liable: Option<Seat>,
}

impl Win {
    /// The winner's seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How the winning tile was won: drawn, discarded, or robbed from a kong.
    #[must_use]
    pub const fn by(&self) -> By {
        self.by
    }

    /// The discarder, or the seat whose kong was robbed; `None` if the tile was drawn or the seat is unknown.
    #[must_use]
    pub const fn from(&self) -> Option<Seat> {
        self.from
    }

    /// How many moments with a win came before this one, where play goes on after a win; else 0.
    #[must_use]
    pub const fn moment(&self) -> usize {
        self.moment
    }

    /// The seat that the players name as liable for this win.
    #[must_use]
    pub const fn liable(&self) -> Option<Seat> {
        self.liable
    }

    /// The complete hand, or only its total if no tiles were entered.
    #[must_use]
    pub const fn hand(&self) -> &Won {
        &self.hand
    }
}

/// What is known of a winning hand.
#[derive(Clone, Debug)]
pub enum Won {
    /// The complete hand, the winning tile included.
    Tiles(Box<Hand>),
    /// Only its total, as entered, in points. In riichi it is the sum of all payments, without counters and sticks.
    Total(i64),
}

/// A deal that [`check`](fn@super::check) has found legal.
///
/// ```
/// use tenbo_engine::check::Won;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
/// let deal = check(&draft, &rules)?;
/// let Won::Tiles(hand) = deal.wins()[0].hand() else { unreachable!() };
/// assert_eq!(hand.all_tiles().total(), 14);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deal<'a> {
    pub(crate) draft: &'a Draft,
    pub(crate) hands: BySeat<Option<Hand>>,
    pub(crate) wins: Vec<Win>,
}

impl Deal<'_> {
    /// The deal as it was entered.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        self.draft
    }

    /// The hand of each seat whose tiles were entered, without the winning tile.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<Option<Hand>> {
        &self.hands
    }

    /// The wins in the order in which they were made; those on one tile in turn order, starting with the seat after the
    /// discarder.
    #[must_use]
    pub fn wins(&self) -> &[Win] {
        &self.wins
    }
}
