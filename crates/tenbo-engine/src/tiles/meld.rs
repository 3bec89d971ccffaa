//! Melds: as entered, and as checked.

use arrayvec::ArrayVec;

use super::kind::Kind;
use super::kinds::Kinds;
use super::seat::Seat;
use super::tile::Tile;
use crate::named;

named! {
    /// What kind of set a seat has declared, and how.
    ///
    /// ```
    /// use tenbo_engine::MeldKind;
    ///
    /// assert!(MeldKind::AddedKong.is_kong() && MeldKind::AddedKong.is_claimed());
    /// assert!(!MeldKind::ConcealedKong.is_claimed());
    /// assert_eq!("added-kong".parse(), Ok(MeldKind::AddedKong));
    /// ```
    MeldKind {
        /// Three consecutive tiles of a suit, one of them claimed from the seat before.
        Chow = "chow",
        /// Three identical tiles, one of them claimed.
        Pung = "pung",
        /// Four identical tiles, one of them claimed with three in hand.
        Kong = "kong",
        /// A claimed pung to which the fourth tile was added later.
        AddedKong = "added-kong",
        /// Four identical tiles from the seat's own hand.
        ConcealedKong = "concealed-kong",
        /// Four identical tiles of an American hand, one of them claimed. No tile is drawn for the fourth.
        Quad = "quad",
        /// Five identical tiles of an American hand, one of them claimed and at least one of them a joker.
        Quint = "quint",
        /// Six identical tiles of an American hand, one of them claimed and at least two of them jokers.
        Sextet = "sextet",
    }
}

impl MeldKind {
    /// The kinds of groups, the smallest first.
    pub const GROUPS: [MeldKind; 3] = [MeldKind::Quad, MeldKind::Quint, MeldKind::Sextet];

    /// The number of tiles, 3 to 6.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            MeldKind::Chow | MeldKind::Pung => 3,
            MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong | MeldKind::Quad => 4,
            MeldKind::Quint => 5,
            MeldKind::Sextet => 6,
        }
    }

    /// How many tiles of a hand of thirteen or sixteen it takes up: a kong three, because a tile is drawn for the fourth.
    ///
    /// ```
    /// use tenbo_engine::MeldKind;
    ///
    /// assert_eq!((MeldKind::Kong.size(), MeldKind::Kong.counted()), (4, 3));
    /// assert_eq!((MeldKind::Quad.size(), MeldKind::Quad.counted()), (4, 4));
    /// ```
    #[must_use]
    pub const fn counted(self) -> usize {
        if self.is_kong() { 3 } else { self.size() }
    }

    /// Whether it is any of the three kongs.
    #[must_use]
    pub const fn is_kong(self) -> bool {
        matches!(self, MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong)
    }

    /// Whether it is a group of four, five or six tiles, all of which count: part of a hand that a template describes
    /// (docs/rules/templates.md, American hands), and neither a pung nor a kong.
    #[must_use]
    pub const fn is_group(self) -> bool {
        matches!(self, MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet)
    }

    /// Whether it contains another seat's discard. True for every meld except a concealed kong.
    #[must_use]
    pub const fn is_claimed(self) -> bool {
        !matches!(self, MeldKind::ConcealedKong)
    }
}

/// The tiles of a meld.
pub type MeldTiles = ArrayVec<Tile, { Meld::MOST_TILES }>;

/// A meld as entered. Its tiles need not make a set.
///
/// ```
/// use tenbo_engine::tiles::read_hand;
/// use tenbo_engine::{MeldKind, Seat};
///
/// // Round brackets are claimed, from whom after `@`; square ones are declared from the hand.
/// let melds = read_hand("(213m@N)[1111s]").melds;
/// assert_eq!((melds[0].kind, melds[0].from), (MeldKind::Chow, Some(Seat::North)));
/// // The claimed tile is written first.
/// assert_eq!(melds[0].claimed, Some(melds[0].tiles[0]));
/// assert_eq!(melds[1].kind, MeldKind::ConcealedKong);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meld {
    /// The kind of set that it is meant to be.
    pub kind: MeldKind,
    /// Its tiles, in any order.
    pub tiles: MeldTiles,
    /// The claimed tile; `None` if there is none or it is unknown.
    pub claimed: Option<Tile>,
    /// The seat whose discard was claimed; `None` if there is none or it is unknown.
    pub from: Option<Seat>,
    /// Its number among all melds and discards of the deal, in the order in which they were made; `None` if unknown.
    /// Who is liable may depend on it.
    ///
    /// ```
    /// use tenbo_engine::settle::Account;
    /// use tenbo_engine::{Draft, Plan, Problems, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// let payer = |deal: &Draft| Ok::<Account, Problems>(answer(deal, &rules)?.transfers[0].from);
    /// let mut deal = Draft::of_hand(Seat::South, "23m99p(555z@E)(666z@N)(777z@W)~4m")?;
    /// // Without numbers the order is that of entry: West discarded for the third pung of dragons.
    /// assert_eq!(payer(&deal)?, Account::Seat(Seat::West));
    /// for (meld, n) in deal.seat_mut(Seat::South).melds.iter_mut().zip([9, 3, 5]) {
    ///     meld.order = Some(n);
    /// }
    /// // The pung with the highest number was the third: East discarded for it.
    /// assert_eq!(payer(&deal)?, Account::Seat(Seat::East));
    /// # Ok::<(), Problems>(())
    /// ```
    pub order: Option<u16>,
    /// For an added kong, the number of the moment when the fourth tile was added, counted in the same way.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Plan, Problems, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-wrc-2025").unwrap());
    /// let liable = |deal: &Draft| Ok::<bool, Problems>(answer(deal, &rules)?.transfers.iter().any(|paid| paid.liable));
    /// let mut deal = Draft::of_hand(Seat::South, "9p{5555z@E}(6666z@N)(3333m@W)(4444s@E)~9p")?;
    /// // As entered, the kong of 4s was the fourth, and East discarded for it.
    /// assert!(liable(&deal)?);
    /// for (meld, n) in deal.seat_mut(Seat::South).melds.iter_mut().zip([1, 10, 20, 25]) {
    ///     meld.order = Some(n);
    /// }
    /// // The pung of 5z, claimed first, became a kong last, by a tile of South's own: nobody is liable.
    /// deal.seat_mut(Seat::South).melds[0].added_order = Some(30);
    /// assert!(!liable(&deal)?);
    /// # Ok::<(), Problems>(())
    /// ```
    pub added_order: Option<u16>,
    /// For a kong, how many of the deal's wins came before it, 0 to 3: those winners do not pay for it.
    pub after_wins: u8,
    /// For a kong, whether nothing is paid for it at once although the rulebook pays for such kongs: its fourth tile
    /// was held back, or the money was given back.
    pub unpaid: bool,
}

impl Meld {
    /// The most tiles of a meld: six, in a sextet.
    pub const MOST_TILES: usize = 6;

    /// A meld of which only the kind and the tiles are known; `None` if there are more than six.
    ///
    /// ```
    /// use tenbo_engine::{Kind, Meld, MeldKind, Tile};
    ///
    /// let easts = |copies: usize| std::iter::repeat_n(Tile::plain(Kind::EAST), copies);
    /// assert!(Meld::new(MeldKind::Kong, easts(4)).is_some_and(|meld| meld.set().is_some()));
    /// assert!(Meld::new(MeldKind::Kong, easts(5)).is_some_and(|meld| meld.set().is_none()));
    /// assert_eq!(Meld::new(MeldKind::Sextet, easts(7)), None);
    /// ```
    pub fn new(kind: MeldKind, tiles: impl IntoIterator<Item = Tile>) -> Option<Meld> {
        let mut meld = Meld::empty(kind);
        tiles.into_iter().try_for_each(|tile| meld.tiles.try_push(tile)).ok()?;
        Some(meld)
    }

    /// A meld without tiles.
    pub(crate) const fn empty(kind: MeldKind) -> Meld {
        Meld {
            kind,
            tiles: MeldTiles::new_const(),
            claimed: None,
            from: None,
            order: None,
            added_order: None,
            after_wins: 0,
            unpaid: false,
        }
    }

    /// Its tiles in the order in which they are written: the claimed one first, the others sorted.
    #[must_use]
    pub fn written(&self) -> MeldTiles {
        let mut tiles = self.tiles.clone();
        crate::order::sort_by_key(&mut tiles, |tile| *tile);
        if let Some(index) = self.claimed.and_then(|claimed| tiles.iter().position(|&tile| tile == claimed)) {
            let claimed = tiles.remove(index);
            tiles.insert(0, claimed);
        }
        tiles
    }

    /// The set that its tiles make; `None` if they do not make a set of its kind. Flowers and seasons are all alike.
    #[must_use]
    pub fn set(&self) -> Option<MeldSet> {
        let kinds = self.tiles.iter().map(|tile| tile.kind_in_hand()).collect::<Option<Kinds>>()?;
        let first = kinds.first()?;
        let fits = match self.kind {
            MeldKind::Chow => first.starts_chow() && kinds == Kinds::chow(first),
            _ => kinds == Kinds::one(first),
        };
        (fits && self.tiles.len() == self.kind.size()).then_some(MeldSet { kind: self.kind, first })
    }

    /// Whether its tiles are 147, 258 or 369 of one suit: a set of a knitted straight, which cannot be claimed.
    #[must_use]
    pub fn is_knitted(&self) -> bool {
        let kinds: Kinds = self.tiles.iter().filter_map(|tile| tile.kind()).collect();
        let first = kinds.first().filter(|first| first.suit().is_some() && first.rank() <= 3);
        self.tiles.len() == 3 && first.is_some_and(|first| Kinds::knitted(first) == kinds)
    }
}

/// How many tiles of a hand of thirteen or sixteen these melds take up, each kong counted as three.
#[must_use]
pub fn melded(melds: &[Meld]) -> usize {
    melds.iter().map(|meld| meld.kind.counted()).sum()
}

/// A checked meld as scoring sees it: a set of three or four tiles, or a group of four to six.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeldSet {
    /// What kind of set it is, and how it was declared.
    pub kind: MeldKind,
    /// Its lowest tile.
    pub first: Kind,
}

impl MeldSet {
    /// Whether it can be a set of an ordinary hand: it is no group, and not of flowers.
    #[must_use]
    pub fn is_ordinary(&self) -> bool {
        !self.kind.is_group() && self.first != Kind::FLOWER
    }
}
