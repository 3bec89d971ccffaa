//! A deal as entered so far, whether legal or not. [`check`](fn@crate::check::check) finds out.

use super::immediate::Immediate;
use super::players::Players;
use super::seat_draft::{Discard, Riichi, SeatDraft};
use super::win_draft::{Situation, WinDraft};
use crate::named;
use crate::tiles::{BySeat, Meld, Seat, Tile, Wind};

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
    Offense {
        /// Declared a win without a winning hand.
        FalseOut = "false-out",
        /// Declared a win with a hand that was not even ready.
        FalseOutNotReady = "false-out-not-ready",
        /// Claimed a tile that could not be claimed.
        FalseClaim = "false-claim",
        /// A riichi foul that makes the deal void.
        Chombo = "chombo",
        /// The first foul that the rulebook names itself.
        Own1 = "foul-1",
        /// The second.
        Own2 = "foul-2",
        /// The third.
        Own3 = "foul-3",
        /// The fourth.
        Own4 = "foul-4",
        /// The fifth.
        Own5 = "foul-5",
        /// The sixth.
        Own6 = "foul-6",
    }
}

impl Offense {
    /// Those that a rulebook names itself ([`Rulebook::fouls`](crate::Rulebook::fouls)).
    pub const OWN: &'static [Offense] =
        &[Offense::Own1, Offense::Own2, Offense::Own3, Offense::Own4, Offense::Own5, Offense::Own6];

    /// Whether a rulebook names it itself.
    #[must_use]
    pub fn is_own(self) -> bool {
        self >= Offense::Own1
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
    pub offense: Offense,
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
    /// How many play; `None` for as many as the rulebook says ([`Plan::players`](crate::Plan::players)).
    pub players: Option<Players>,
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
            players: None,
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
    /// How many play as far as the deal says it: four if it does not say.
    #[must_use]
    pub const fn stated_players(&self) -> Players {
        match self.players {
            Some(players) => players,
            None => Players::Four,
        }
    }

    /// Whether a seat has laid down a stick: it declared riichi, and nobody won on the tile that it discarded to do so.
    #[must_use]
    pub fn has_stick(&self, seat: Seat) -> bool {
        let lost = |win: &WinDraft| win.from == Some(seat) && win.situation.contains(&Situation::RiichiDiscard);
        self.has_declared(seat) && !self.wins().iter().any(lost)
    }

    /// The number of riichi declarations of those who play that cost a stick.
    #[must_use]
    pub fn declarations(&self, players: Players) -> u32 {
        u32::try_from(players.seats().filter(|&seat| self.has_stick(seat)).count()).unwrap_or_default()
    }

    /// Whether a seat declared riichi, in any way.
    pub(crate) fn has_declared(&self, seat: Seat) -> bool {
        self.seat(seat).is_some_and(|entered| entered.riichi != Riichi::None)
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

    /// The fouls that were committed: those whose number is not 0.
    pub fn committed(&self) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(|penalty| penalty.times > 0)
    }

    /// The wins; empty unless the deal ended with a win.
    #[must_use]
    pub fn wins(&self) -> &[WinDraft] {
        match &self.end {
            End::Win { wins, .. } => wins,
            _ => &[],
        }
    }

    /// The wins, each with the number of its moment, from 0. Neighbors that win on the same tile of the same seat do
    /// so at one moment; where play does not go on after a win, all of them do.
    pub fn moments(&self) -> impl Iterator<Item = (usize, &WinDraft)> {
        let (mut moment, mut last): (usize, Option<&WinDraft>) = (0, None);
        self.wins().iter().map(move |win| {
            moment += usize::from(last.replace(win).is_some_and(|last| !last.is_with(win)));
            (moment, win)
        })
    }
}
