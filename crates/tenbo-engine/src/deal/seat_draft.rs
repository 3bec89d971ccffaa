//! What was entered for one seat: its tiles, its melds, its declarations and its discards.

use crate::named;
use crate::tiles::{Meld, Tile, melded};

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
        /// Declared with the tiles that wait laid open: open riichi.
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

    /// Whether tiles were laid open with it.
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

/// A discarded tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// Its number among all melds and discards of the deal, in the order in which they were made; `None` if unknown.
    pub n: Option<u16>,
    /// What the player did before it in the same turn.
    pub after: After,
    /// The concealed tiles that it was chosen from, if liability may depend on them (No Choice).
    pub hand: Option<Vec<Tile>>,
    /// Whether another seat claimed it.
    pub claimed: bool,
    /// Whether the seat had to discard this tile because it had declared ready.
    pub locked: bool,
}

impl Discard {
    /// A discard after a draw from the wall, of which nothing else is known.
    #[must_use]
    pub const fn of(tile: Tile) -> Discard {
        Discard { tile, n: None, after: After::Wall, hand: None, claimed: false, locked: false }
    }
}

/// What was entered for one seat.
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
pub struct SeatDraft {
    /// The concealed tiles, without the winning one.
    pub hand: Vec<Tile>,
    /// The melds, in the order in which they were declared.
    pub melds: Vec<Meld>,
    /// Bonus tiles: flowers, seasons, animals, faces, and norths set aside in a three-player game.
    pub bonus: Vec<Tile>,
    /// Its riichi declaration.
    pub riichi: Riichi,
    /// Whether the win came within one turn of riichi, with no claim in between.
    pub ippatsu: bool,
    /// What was said of the hand: that it is ready, declared during play or shown when the wall ran out, or that it is
    /// not, which a player may also say of a ready hand that is not shown. `None` if nothing was said: then the tiles
    /// tell, and riichi.
    pub ready: Option<bool>,
    /// Whether the hand was declared ready with the first discard.
    pub original_call: bool,
    /// Whether the seat has passed a winning tile and so may not yet win on another seat's tile: until its next turn,
    /// or after riichi for the rest of the deal. Furiten by its own discards is found without this flag.
    pub furiten: bool,
    /// The seat's discards, oldest first, including claimed ones.
    pub discards: Vec<Discard>,
    /// Whether a foul made the hand dead.
    pub dead: bool,
    /// Whether a foul bars the seat from winning.
    pub barred: bool,
    /// What the hand is worth, if that is entered instead of tiles: in riichi the sum of all payments for it, without
    /// counters and sticks; otherwise its points.
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
    pub total: Option<i64>,
}

impl Default for SeatDraft {
    fn default() -> Self {
        SeatDraft {
            hand: Vec::new(),
            melds: Vec::new(),
            bonus: Vec::new(),
            riichi: Riichi::None,
            ippatsu: false,
            ready: None,
            original_call: false,
            furiten: false,
            discards: Vec::new(),
            dead: false,
            barred: false,
            total: None,
        }
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

    /// The `n` of the meld with this index (from 0). If it has none, its position among the seat's melds, from 1.
    #[must_use]
    pub fn number_of(&self, place: usize) -> u16 {
        let n = self.melds.get(place).and_then(|meld| meld.n);
        n.unwrap_or_else(|| u16::try_from(place.saturating_add(1)).unwrap_or(u16::MAX))
    }

    /// Every tile of the hand and the melds, in that order; bonus tiles are not included.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.hand.iter().copied().chain(self.melds.iter().flat_map(|meld| meld.tiles.iter().copied()))
    }
}
