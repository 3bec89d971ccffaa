//! A deal as somebody has entered it so far: anything goes here, [`super::hand::check`] judges it.

use crate::named;
use crate::problems::bounds;
use crate::tiles::{BySeat, Meld, Seat, Tile, Wind};

named! {
    /// Whether a hand was declared ready for all to see.
    Riichi {
        /// Not declared.
        None = "none",
        /// Declared.
        Riichi = "riichi",
        /// Declared with the first discard.
        Double = "double",
    }
}

named! {
    /// How the winning tile came.
    By {
        /// Drawn by the winner.
        SelfDraw = "self-draw",
        /// Another seat's discard.
        Discard = "discard",
        /// The tile that another seat added to a pung.
        RobbedKong = "robbed-kong",
    }
}

named! {
    /// What was special about the winning tile.
    Situation {
        /// The last tile of the wall was drawn.
        LastTile = "last-tile",
        /// The discard after the last tile of the wall.
        LastDiscard = "last-discard",
        /// The tile drawn after an own kong.
        KongReplacement = "kong-replacement",
        /// The tile drawn after an own flower.
        FlowerReplacement = "flower-replacement",
        /// The tile drawn after a kong that another kong had led to.
        KongOnKong = "kong-on-kong",
        /// The fourth copy: the other three lie open.
        LastCopy = "last-copy",
        /// The dealer's first draw.
        Heaven = "heaven",
        /// Another seat's first draw, with no claim before it.
        Earth = "earth",
        /// A discard before the own first draw, with no claim before it.
        Human = "human",
        /// Complete as dealt.
        Dealt = "dealt",
        /// At most ten tiles were discarded before.
        Early10 = "early-10",
        /// At most five tiles were discarded before.
        Early5 = "early-5",
    }
}

// A list of situations is as long as there are any.
const _: () = assert!(Situation::ALL.len() == bounds::SITUATIONS);

named! {
    /// What a discard followed.
    After {
        /// A draw.
        Wall = "wall",
        /// A replacement draw.
        DeadWall = "dead-wall",
        /// A claimed chow or pung.
        Claim = "claim",
    }
}

named! {
    /// Why a deal ended without a winner.
    DrawCause {
        /// The wall ran out.
        Wall = "wall",
        /// Nine kinds of terminals and honors in the first turn.
        NineTerminals = "nine-terminals",
        /// The same wind discarded by all four in the first turn.
        FourWinds = "four-winds",
        /// All four declared riichi.
        FourRiichi = "four-riichi",
        /// Four kongs of different seats.
        FourKongs = "four-kongs",
        /// Three seats won on one discard.
        ThreeWins = "three-wins",
        /// Given up for another reason.
        Abandoned = "abandoned",
    }
}

named! {
    /// What a penalty is for.
    Offence {
        /// Declared out without a winning hand.
        FalseOut = "false-out",
        /// The same with a hand that was not even ready.
        FalseOutNotReady = "false-out-not-ready",
        /// Claimed a tile that could not be claimed.
        FalseClaim = "false-claim",
        /// A riichi foul: the deal is void.
        Chombo = "chombo",
    }
}

/// A tile laid down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discard {
    /// Which.
    pub tile: Tile,
    /// When, counted over the melds and discards of the deal.
    pub n: Option<u16>,
    /// What it followed.
    pub after: After,
    /// The hand it was chosen from, where that matters.
    pub hand: Option<Vec<Tile>>,
    /// Whether somebody claimed it.
    pub claimed: bool,
    /// Whether a ready declaration left no choice.
    pub locked: bool,
}

impl Discard {
    /// A tile of which nothing else is known.
    #[must_use]
    pub const fn of(tile: Tile) -> Discard {
        Discard { tile, n: None, after: After::Wall, hand: None, claimed: false, locked: false }
    }
}

/// One seat as entered.
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
    /// Concealed tiles without the winning one.
    pub hand: Vec<Tile>,
    /// Declared sets in the order they were laid down.
    pub melds: Vec<Meld>,
    /// Flowers, seasons, and the norths of a game for three.
    pub bonus: Vec<Tile>,
    /// A riichi declaration.
    pub riichi: Riichi,
    /// Whether the win came within a turn of it.
    pub ippatsu: bool,
    /// Whether the hand was declared or shown ready.
    pub ready: bool,
    /// Whether it was declared ready with the first discard.
    pub original_call: bool,
    /// Discards in order.
    pub discards: Vec<Discard>,
    /// Whether a foul made the hand dead.
    pub dead: bool,
    /// Whether a foul bars the seat from winning.
    pub barred: bool,
    /// The hand's total, where no tiles are given.
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
            ready: false,
            original_call: false,
            discards: Vec::new(),
            dead: false,
            barred: false,
            total: None,
        }
    }
}

impl SeatDraft {
    /// Whether a discard was claimed for any meld.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind.is_claimed())
    }

    /// The tiles of hand and melds, each kong as three: 13 when the seat waits, 14 after a draw.
    #[must_use]
    pub fn size(&self) -> usize {
        self.hand.len() + 3 * self.melds.len()
    }

    /// The number of a meld in the deal, or where it has none its place in the seat, from 1.
    #[must_use]
    pub fn number_of(&self, place: usize) -> u16 {
        let n = self.melds.get(place).and_then(|meld| meld.n);
        n.unwrap_or_else(|| u16::try_from(place.saturating_add(1)).unwrap_or(u16::MAX))
    }

    /// Every tile of the seat, its claimed melds included.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.hand.iter().copied().chain(self.melds.iter().flat_map(|meld| meld.tiles.iter().copied()))
    }
}

/// A win as entered.
///
/// ```
/// use tenbo_engine::{By, Draft, End, Seat, Situation, WinDraft};
///
/// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s")?;
/// let last = WinDraft {
///     seat: Seat::South,
///     tile: "7s".parse().ok(),
///     by: By::Discard,
///     from: Some(Seat::East),
///     situation: vec![Situation::LastDiscard],
/// };
/// deal.end = End::Win { wins: vec![last], liable: None };
/// assert_eq!(deal.wins().len(), 1);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinDraft {
    /// Who.
    pub seat: Seat,
    /// On which tile.
    pub tile: Option<Tile>,
    /// How the tile came.
    pub by: By,
    /// Whose discard or kong it was.
    pub from: Option<Seat>,
    /// What was special about it.
    pub situation: Vec<Situation>,
}

/// How the deal stands.
///
/// ```
/// use tenbo_engine::{Draft, End, Seat};
///
/// assert_eq!(Draft::default().end, End::Open);
/// assert!(matches!(Draft::of_hand(Seat::East, "19m19p19s1234567z~1m")?.end, End::Win { .. }));
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum End {
    /// Still played.
    #[default]
    Open,
    /// Somebody won.
    Win {
        /// The winners, the first in turn order first.
        wins: Vec<WinDraft>,
        /// Who is liable, where tiles and events do not tell.
        liable: Option<Seat>,
    },
    /// Nobody won.
    Draw {
        /// Why.
        cause: DrawCause,
        /// Seats that discarded nothing but terminals and honors, none of them claimed.
        nagashi: Vec<Seat>,
    },
}

/// A foul.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub offence: Offence,
    /// How often.
    pub times: u32,
    /// Whether the claim was taken back at once.
    pub cancelled: bool,
}

/// A deal as entered: up to four seats and how it ended.
///
/// ```
/// use tenbo_engine::deal::DrawCause;
/// use tenbo_engine::{Draft, End, Plan, Rulebook, Seat, answer};
///
/// // The wall has run out, and East alone is ready.
/// let mut deal = Draft::of_hand(Seat::East, "234m456p678s22p56s")?;
/// let others = ["147m369s1234567z", "147m369p1234567z", "147p369s1234567z"];
/// for (seat, hand) in [Seat::South, Seat::West, Seat::North].into_iter().zip(others) {
///     *deal.seat_mut(seat) = Draft::of_hand(seat, hand)?.seat(seat).unwrap().clone();
/// }
/// deal.end = End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() };
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// assert_eq!(answer(&deal, &rules)?.net.seats[Seat::East], 3000);
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Whether three play: no North seat, no 2 to 8 of characters.
    pub three_players: bool,
    /// The wind of the round.
    pub prevailing: Wind,
    /// How often the dealer has won in a row.
    pub dealer_wins: u32,
    /// Counters on the table.
    pub honba: u32,
    /// Riichi sticks on the table at the end, this deal's included.
    pub deposits: u32,
    /// Tiles left in the wall, where it matters.
    pub wall_left: Option<u32>,
    /// Open indicators.
    pub dora: Vec<Tile>,
    /// Indicators below them.
    pub ura: Vec<Tile>,
    /// The seats of which something is known.
    pub seats: BySeat<Option<SeatDraft>>,
    /// How the deal ended.
    pub end: End,
    /// Fouls to be settled.
    pub penalties: Vec<Penalty>,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            three_players: false,
            prevailing: Wind::East,
            dealer_wins: 0,
            honba: 0,
            deposits: 0,
            wall_left: None,
            dora: Vec::new(),
            ura: Vec::new(),
            seats: BySeat::default(),
            end: End::Open,
            penalties: Vec::new(),
        }
    }
}

impl Draft {
    /// The seats that play: three of them in a game for three.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = if self.three_players { 3 } else { 4 };
        Seat::ALL.into_iter().take(count)
    }

    /// Riichi declarations of those who play, each with a stick. What is left of a fourth seat at a table of three is none.
    #[must_use]
    pub fn declarations(&self) -> u32 {
        let declared = |seat: &Seat| self.seat(*seat).is_some_and(|entered| entered.riichi != Riichi::None);
        u32::try_from(self.players().filter(declared).count()).unwrap_or_default()
    }

    /// The seat's tiles, if any were entered.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatDraft> {
        self.seats[seat].as_ref()
    }

    /// The seat's tiles to change; an empty hand if there were none.
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatDraft {
        self.seats[seat].get_or_insert_default()
    }

    /// Whether a seat's discard was claimed: because it says so, or because a meld says that it was claimed just then.
    #[must_use]
    pub fn is_claimed(&self, from: Seat, discard: &Discard) -> bool {
        let next = discard.n.and_then(|n| n.checked_add(1));
        let claims = |meld: &Meld| meld.from == Some(from) && meld.n == next && meld.claimed == Some(discard.tile);
        discard.claimed
            || next.is_some() && self.seats.iter().any(|(_, seat)| seat.iter().flat_map(|seat| &seat.melds).any(claims))
    }

    /// The wins, none unless the deal ended so.
    #[must_use]
    pub fn wins(&self) -> &[WinDraft] {
        match &self.end {
            End::Win { wins, .. } => wins,
            _ => &[],
        }
    }
}
