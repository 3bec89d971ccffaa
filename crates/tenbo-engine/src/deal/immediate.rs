//! What seats are paid for at once, as entered.

use crate::json::object;
use crate::named;
use crate::problems::bounds;
use crate::tiles::Seat;

named! {
    /// What a seat is paid for at once, while the deal goes on.
    ImmediateKind {
        /// A kong claimed from a discard.
        Kong = "kong",
        /// A claimed pung that became a kong.
        AddedKong = "added-kong",
        /// A concealed kong.
        ConcealedKong = "concealed-kong",
        /// The flower and the season of the own seat.
        OwnFlowers = "own-flowers",
        /// An animal and its prey: cat and rat, or rooster and centipede.
        AnimalPair = "animal-pair",
        /// All four flowers, seasons, animals or faces.
        FlowerSet = "flower-set",
    }
}

object! {
    /// Something that a seat is paid for at once and that its melds and bonus tiles do not show.
    ///
    /// ```
    /// use tenbo_engine::deal::{Immediate, ImmediateKind};
    /// use tenbo_engine::{Draft, Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("sichuan-bloody").unwrap());
    /// let kong = Immediate { times: 1, ..Immediate::of(Seat::South, ImmediateKind::ConcealedKong) };
    /// let deal = Draft { immediate: vec![kong], ..Draft::default() };
    /// // Two points from each of the others.
    /// assert_eq!(answer(&deal, &rules)?.net.seats[Seat::South], 6);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Immediate = "immediate" {
        /// The seat that is paid.
        seat: Seat = Seat::East, required;
        /// What for.
        kind: ImmediateKind = ImmediateKind::Kong, required;
        /// The seat whose discard became a claimed kong.
        from: Option<Seat>;
        /// How many of them.
        times: u32 [0..=bounds::COUNT] = 1;
        /// How many of the deal's wins came before it: those winners do not pay for it.
        after_wins: u8 [0..=bounds::EARLIER_WINS] = 0;
    }
}

impl Immediate {
    /// One of a kind, before any win, of an unknown feeder.
    #[must_use]
    pub const fn of(seat: Seat, kind: ImmediateKind) -> Immediate {
        Immediate { seat, kind, from: None, times: 1, after_wins: 0 }
    }
}
