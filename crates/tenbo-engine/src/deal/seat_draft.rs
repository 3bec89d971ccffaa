//! What was entered for one seat: its tiles, its melds, its declarations and its discards.

use crate::json::{Object, object};
use crate::named;
use crate::problems::bounds;
use crate::tiles::{Kind, Meld, Tile, melded};

named! {
    /// Whether and when a seat declared riichi.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Plan, Riichi, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
    /// deal.seat_mut(Seat::South).riichi = Riichi::Double;
    /// // All simples, pinfu, and two han for double riichi.
    /// let answer = answer(&deal, &rules)?;
    /// assert_eq!(answer.wins[0].score.as_ref().unwrap().tally.han_fu(), Some((4, 30)));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    Riichi {
        /// Not declared.
        None = "none",
        /// Declared.
        Riichi = "riichi",
        /// Declared with the first discard: double riichi.
        Double = "double",
        /// Open riichi: declared with the waiting tiles face up.
        Open = "open",
        /// The same with the first discard.
        DoubleOpen = "double-open",
    }
}

impl Riichi {
    /// Whether it was declared with the first discard.
    #[must_use]
    pub const fn is_double(self) -> bool {
        matches!(self, Riichi::Double | Riichi::DoubleOpen)
    }

    /// Whether it was an open riichi.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Riichi::Open | Riichi::DoubleOpen)
    }

    /// The same declaration without laying tiles open.
    #[must_use]
    pub const fn closed(self) -> Riichi {
        match self {
            Riichi::None => Riichi::None,
            Riichi::Riichi | Riichi::Open => Riichi::Riichi,
            Riichi::Double | Riichi::DoubleOpen => Riichi::Double,
        }
    }
}

named! {
    /// What a player did in a turn before discarding.
    After {
        /// Drew a tile from the wall.
        Wall = "wall",
        /// Drew a replacement tile.
        DeadWall = "dead-wall",
        /// Claimed a chow or pung.
        Claim = "claim",
    }
}

object! {
    /// A discard.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Discard = "discard" {
        /// The tile.
        tile: Tile = Tile::plain(Kind::WHITE), required;
        /// When it was discarded: its number among all melds and discards of the deal.
        order as "n": Option<u16> [0..=65_535];
        /// What the seat did before discarding.
        after: After = After::Wall;
        /// The concealed tiles that it was chosen from, if liability may depend on them.
        ///
        /// Rules call that No Choice.
        hand: Option<Vec<Tile>> [..=bounds::TILES];
        /// Whether another seat claimed it.
        claimed: bool;
        /// Whether the seat had to discard it because it had declared ready.
        locked: bool;
    }
}

impl Discard {
    /// A discard after a draw from the wall, of which nothing else is known.
    #[must_use]
    pub const fn of(tile: Tile) -> Discard {
        Discard { tile, order: None, after: After::Wall, hand: None, claimed: false, locked: false }
    }
}

object! {
    /// A seat as entered.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Riichi, Seat};
    ///
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
    /// let south = deal.seat_mut(Seat::South);
    /// south.riichi = Riichi::Riichi;
    /// south.ippatsu = true;
    /// // A tile that is won on is not among the tiles of the hand.
    /// assert_eq!(south.hand.len(), 13);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SeatDraft = "seat" {
        /// Concealed tiles, without the winning one.
        hand: Vec<Tile> [..=bounds::TILES];
        /// Melds in the order in which they were declared.
        melds: Vec<Meld> [..=bounds::MELDS];
        /// Flowers, seasons, animals and faces; with three players, also norths set aside.
        bonus: Vec<Tile> [..=bounds::TILES];
        /// The riichi declaration.
        riichi: Riichi = Riichi::None;
        /// Whether the win came within one turn of riichi.
        ///
        /// No claim may have come in between.
        ippatsu: bool;
        /// What was said of the hand: that it is ready (declared, or shown when the wall ran out), or that it is not.
        /// Without it the tiles tell, and riichi. A ready hand may be said not to be; tiles that are not ready may not be
        /// said to be.
        ready: Option<bool>;
        /// Whether it was declared ready with the first discard.
        original_call: bool;
        /// Whether the seat has passed a winning tile, so that it may not win on a discard (temporary furiten,
        /// furiten after riichi). Furiten by its own discards is found without this. No effect under rules without
        /// furiten.
        furiten: bool;
        /// Discards in order.
        ///
        /// The oldest is first. Claimed ones are among them.
        discards: Vec<Discard> [..=bounds::DISCARDS];
        /// Whether a foul has made the hand dead.
        dead: bool;
        /// Whether a foul bars the seat from winning.
        barred: bool;
        /// Instead of tiles, what the hand is worth: in riichi the sum of all payments without counters and sticks,
        /// otherwise its points.
        ///
        /// ```
        /// use tenbo_engine::{By, Draft, End, Plan, Rulebook, Seat, WinDraft, answer};
        ///
        /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
        /// // South drew a hand of 1000 from each and 2000 from the dealer. Of its tiles nothing is known.
        /// let mut deal = Draft { honba: 1, ..Draft::default() };
        /// deal.seat_mut(Seat::South).total = Some(4000);
        /// let win = WinDraft { seat: Seat::South, tile: None, by: By::SelfDraw, from: None, situation: Vec::new(), liable: None };
        /// deal.end = End::Win { wins: vec![win] };
        /// let net = answer(&deal, &rules)?.net;
        /// assert_eq!((net.seats[Seat::South], net.seats[Seat::East], net.seats[Seat::West]), (4300, -2100, -1100));
        /// # Ok::<(), tenbo_engine::Problems>(())
        /// ```
        total: Option<i64> [0..=bounds::POINTS];
    }
}

impl Default for SeatDraft {
    fn default() -> Self {
        Object::blank()
    }
}

impl SeatDraft {
    /// Whether any of the melds was claimed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind.is_claimed())
    }

    /// Whether the seat says that its hand is ready: what was said, else yes after riichi; `None` if it says nothing.
    #[must_use]
    pub fn says_ready(&self) -> Option<bool> {
        self.ready.or_else(|| (self.riichi != Riichi::None).then_some(true))
    }

    /// The number of tiles in hand and melds, each kong counted as three: 13 or 16 while the seat waits, one more
    /// after a draw.
    #[must_use]
    pub fn size(&self) -> usize {
        self.hand.len() + melded(&self.melds)
    }

    /// The `order` of the meld with this index (from 0). If it has none, its position among the seat's melds, from 1.
    #[must_use]
    pub fn order_of(&self, index: usize) -> u16 {
        let order = self.melds.get(index).and_then(|meld| meld.order);
        order.unwrap_or_else(|| u16::try_from(index.saturating_add(1)).unwrap_or(u16::MAX))
    }

    /// Every tile of the hand and the melds, in that order; bonus tiles are not included.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.hand.iter().copied().chain(self.melds.iter().flat_map(|meld| meld.tiles.iter().copied()))
    }
}
