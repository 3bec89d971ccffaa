//! A deal as entered so far, whether legal or not. [`check`](fn@crate::check::check) finds out.

use super::immediate::Immediate;
use crate::named;
use crate::problems::bounds;
use crate::tiles::{BySeat, Meld, Seat, Tile, Wind};

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
    }
}

named! {
    /// How the winning tile was won.
    ///
    /// ```
    /// use tenbo_engine::{By, Draft, Seat};
    ///
    /// // In notation `~` marks a tile that the winner drew, `+` one that another seat discarded.
    /// let by = |hand| Draft::of_hand(Seat::South, hand).map(|deal| deal.wins()[0].by);
    /// assert_eq!(by("234m456p678s22p56s~7s")?, By::SelfDraw);
    /// assert_eq!(by("234m456p678s22p56s+7s")?, By::Discard);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    By {
        /// Drawn by the winner.
        SelfDraw = "self-draw",
        /// Another seat's discard.
        Discard = "discard",
        /// The tile that another seat added to its pung to make a kong, or a tile of another seat's concealed kong.
        RobbedKong = "robbed-kong",
    }
}

named! {
    /// What was special about the winning tile.
    ///
    /// ```
    /// use tenbo_engine::{Draft, End, Pattern, Plan, Rulebook, Seat, Situation, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("mcr-mil-2025").unwrap());
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s~7s")?;
    /// if let End::Win { wins, .. } = &mut deal.end {
    ///     wins[0].situation.push(Situation::LastTile);
    /// }
    /// let score = answer(&deal, &rules)?.wins.remove(0).score.unwrap();
    /// assert!(score.lines.iter().any(|line| line.pattern == Pattern::LastTile && line.reason.is_none()));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    Situation {
        /// The winning tile was drawn as the last of the wall.
        LastTile = "last-tile",
        /// The winning tile was discarded after the last tile of the wall was drawn.
        LastDiscard = "last-discard",
        /// A tile drawn after the winner's own kong.
        KongReplacement = "kong-replacement",
        /// A tile drawn to replace a flower, season or north of the winner.
        FlowerReplacement = "flower-replacement",
        /// A tile drawn after a kong that was made with a tile itself drawn after a kong.
        KongOnKong = "kong-on-kong",
        /// The fourth copy: the other three lie open.
        LastCopy = "last-copy",
        /// The dealer wins with the tiles as dealt.
        Heaven = "heaven",
        /// Another seat wins on its first draw, with no claim before; in some rulebooks on East's first discard.
        Earth = "earth",
        /// Another seat wins on a discard before its own first draw, with no claim before.
        Human = "human",
        /// The hand was complete or ready as dealt: stands for the blessing that the winner can have; see
        /// [`meant`](super::meant).
        Dealt = "dealt",
        /// At most ten tiles were discarded before the winning tile.
        Early10 = "early-10",
        /// At most five tiles were discarded before the winning tile.
        Early5 = "early-5",
    }
}

// A request may list as many situations as there are.
const _: () = assert!(Situation::ALL.len() == bounds::SITUATIONS);

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

named! {
    /// Why a deal ended without a winner.
    DrawCause {
        /// The wall ran out.
        Wall = "wall",
        /// A player showed nine kinds of terminals and honors in the first turn.
        NineTerminals = "nine-terminals",
        /// All four seats discarded the same wind in the first turn.
        FourWinds = "four-winds",
        /// All four seats declared riichi.
        FourRiichi = "four-riichi",
        /// Four kongs were declared, not all by one seat.
        FourKongs = "four-kongs",
        /// Three seats declared a win on one discard.
        ThreeWins = "three-wins",
        /// The deal was given up for another reason.
        Abandoned = "abandoned",
    }
}

named! {
    /// The kind of a foul.
    Offence {
        /// Declared a win without a winning hand.
        FalseOut = "false-out",
        /// Declared a win with a hand that was not even ready.
        FalseOutNotReady = "false-out-not-ready",
        /// Claimed a tile that could not be claimed.
        FalseClaim = "false-claim",
        /// A riichi foul that makes the deal void.
        Chombo = "chombo",
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
    /// Flowers, seasons, and norths set aside in a three-player game.
    pub bonus: Vec<Tile>,
    /// Its riichi declaration.
    pub riichi: Riichi,
    /// Whether the win came within one turn of riichi, with no claim in between.
    pub ippatsu: bool,
    /// Whether the hand was declared ready, or shown to be ready when the wall ran out.
    pub ready: bool,
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
    /// let win = WinDraft { seat: Seat::South, tile: None, by: By::SelfDraw, from: None, situation: Vec::new() };
    /// deal.end = End::Win { wins: vec![win], liable: None };
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
            ready: false,
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

    /// The number of tiles in hand and melds, each kong counted as three: 13 or 16 while the seat waits, one more
    /// after a draw.
    #[must_use]
    pub fn size(&self) -> usize {
        self.hand.len() + 3 * self.melds.len()
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
    /// The winner's seat.
    pub seat: Seat,
    /// The winning tile; `None` if it was not entered, for example because only the hand's total is known.
    pub tile: Option<Tile>,
    /// How the winning tile was won.
    pub by: By,
    /// The seat that discarded the winning tile or made the robbed kong; `None` for a drawn tile or an unknown seat.
    ///
    /// ```
    /// use tenbo_engine::problems::ProblemKey;
    /// use tenbo_engine::{Draft, End, Plan, Rulebook, Seat, answer};
    ///
    /// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
    /// // The text does not say who discarded: it is taken to be the seat before.
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
    /// assert_eq!(deal.wins()[0].from, Some(Seat::East));
    /// let End::Win { wins, .. } = &mut deal.end else { unreachable!() };
    /// wins[0].from = None;
    /// // Where the discarder pays alone, the seat must be known.
    /// assert_eq!(answer(&deal, &rules).unwrap_err().first().map(|problem| problem.key), Some(ProblemKey::NoDiscarder));
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    pub from: Option<Seat>,
    /// What was special about the win, in any order.
    pub situation: Vec<Situation>,
}

impl WinDraft {
    /// Whether another seat wins on the same tile of the same seat. A tile that was not entered may be any.
    #[must_use]
    pub fn is_with(&self, other: &WinDraft) -> bool {
        let differs = self.tile.zip(other.tile).is_some_and(|(tile, other)| tile != other);
        self.by != By::SelfDraw && self.by == other.by && self.from == other.from && !differs
    }
}

/// Whether and how the deal ended.
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
    /// The deal is still being played.
    #[default]
    Open,
    /// One or more seats won.
    Win {
        /// The wins in the order in which they were made; those on one tile in turn order from the discarder.
        wins: Vec<WinDraft>,
        /// The liable seat, if the players name it; `None` to find it from tiles and events.
        liable: Option<Seat>,
    },
    /// Nobody won.
    Draw {
        /// Why the deal ended.
        cause: DrawCause,
        /// Seats that claim nagashi mangan: all their discards are terminals and honors, and none was claimed.
        nagashi: Vec<Seat>,
    },
}

/// A foul by one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The seat that committed it.
    pub seat: Seat,
    /// Its kind.
    pub offence: Offence,
    /// How many times it was committed; each time is penalized.
    pub times: u32,
    /// Whether a false claim was taken back at once, which some rulebooks excuse.
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
    /// Whether three play. Then there is no North seat, and the set has no 2 to 8 of characters.
    pub three_players: bool,
    /// The wind of the round.
    pub prevailing: Wind,
    /// How many deals in a row the dealer has won before this one.
    pub dealer_wins: u32,
    /// The number of counters (honba) on the table.
    pub honba: u32,
    /// The number of riichi sticks on the table when the deal ends, including those of this deal.
    pub deposits: u32,
    /// The number of tiles left in the wall; `None` if unknown.
    pub wall_left: Option<u32>,
    /// The dora indicators, including those revealed by kongs.
    pub dora: Vec<Tile>,
    /// The ura dora indicators, which lie underneath the dora indicators.
    pub ura: Vec<Tile>,
    /// What was entered for each seat; `None` for a seat of which nothing is known.
    pub seats: BySeat<Option<SeatDraft>>,
    /// Whether and how the deal ended.
    pub end: End,
    /// The fouls to be settled, in any order.
    pub penalties: Vec<Penalty>,
    /// What seats were paid for at once beside what their melds and bonus tiles show, in any order.
    pub immediate: Vec<Immediate>,
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
            immediate: Vec::new(),
        }
    }
}

impl Draft {
    /// The seats that play, in turn order from East: four, or three in a three-player game.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = if self.three_players { 3 } else { 4 };
        Seat::ALL.into_iter().take(count)
    }

    /// The number of riichi declarations, each of which costs a stick. In a three-player game North is ignored.
    #[must_use]
    pub fn declarations(&self) -> u32 {
        let declared = |seat: &Seat| self.seat(*seat).is_some_and(|entered| entered.riichi != Riichi::None);
        u32::try_from(self.players().filter(declared).count()).unwrap_or_default()
    }

    /// What was entered for a seat, if anything.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatDraft> {
        self.seats[seat].as_ref()
    }

    /// What was entered for a seat, to be changed. If there was nothing, it starts empty.
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatDraft {
        self.seats[seat].get_or_insert_default()
    }

    /// Whether a discard of seat `from` was claimed: the discard says so itself, or the meld with the next number
    /// claimed this tile from that seat.
    #[must_use]
    pub fn is_claimed(&self, from: Seat, discard: &Discard) -> bool {
        let next = discard.n.and_then(|n| n.checked_add(1));
        let claims = |meld: &Meld| meld.from == Some(from) && meld.n == next && meld.claimed == Some(discard.tile);
        discard.claimed
            || next.is_some() && self.seats.iter().any(|(_, seat)| seat.iter().flat_map(|seat| &seat.melds).any(claims))
    }

    /// The wins; empty unless the deal ended with a win.
    #[must_use]
    pub fn wins(&self) -> &[WinDraft] {
        match &self.end {
            End::Win { wins, .. } => wins,
            _ => &[],
        }
    }

    /// The wins, each with the number of its moment, from 0. Neighbours that win on the same tile of the same seat do
    /// so at one moment; where play does not go on after a win, all of them do.
    pub fn moments(&self) -> impl Iterator<Item = (usize, &WinDraft)> {
        let (mut moment, mut last): (usize, Option<&WinDraft>) = (0, None);
        self.wins().iter().map(move |win| {
            moment += usize::from(last.replace(win).is_some_and(|last| !last.is_with(win)));
            (moment, win)
        })
    }
}
