//! A deal as entered so far, whether legal or not. [`check`](fn@crate::check::check) finds out.

use super::end::End;
use super::immediate::Immediate;
use super::players::Players;
use super::seat_draft::{Discard, Riichi, SeatDraft};
use super::win_draft::{Situation, WinDraft};
use crate::json::{Object, object};
use crate::named;
use crate::problems::bounds;
use crate::tiles::{BySeat, Meld, Seat, Tile, Wind};

named! {
    /// The kind of a foul.
    Offense {
        /// Declared a win without a winning hand.
        FalseWin = "false-win",
        /// Declared a win with a hand that was not even ready.
        FalseWinNotReady = "false-win-not-ready",
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

object! {
    /// A foul.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Penalty = "penalty" {
        /// The offender's seat.
        seat: Seat = Seat::East, required;
        /// The kind of foul.
        offense as "kind": Offense = Offense::FalseWin, required;
        /// How many times it was committed.
        ///
        /// Each time is penalized.
        times: u32 [0..=bounds::COUNT] = 1;
        /// Whether a false claim was taken back at once.
        ///
        /// Some rulebooks excuse it then.
        cancelled: bool;
    }
}

object! {
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
        /// The round wind.
        prevailing: Wind = Wind::East;
        /// How many deals in a row the dealer has won.
        dealer_wins: u32 [0..=bounds::COUNT];
        /// Counters (honba) on the table.
        honba: u32 [0..=bounds::COUNT];
        /// Riichi sticks on the table at the end, including those of this deal: at least one for each riichi. If left
        /// out, sticks are not settled.
        deposits: u32 [0..=bounds::COUNT];
        /// Tiles left in the wall, if that matters.
        wall_left: Option<u32> [0..=144];
        /// Dora indicators.
        ///
        /// Those revealed by kongs are among them.
        dora: Vec<Tile> [..=bounds::TILES];
        /// Ura dora indicators.
        ura: Vec<Tile> [..=bounds::TILES];
        /// The seats, by their winds in this deal: E is the dealer.
        ///
        /// `None` for a seat of which nothing is known.
        seats: BySeat<Option<SeatDraft>>;
        /// How the deal ended, or that it is open.
        end: End, always;
        /// Fouls to settle.
        penalties: Vec<Penalty> [..=bounds::PENALTIES];
        /// What seats were paid for at once beside what their melds and bonus tiles show.
        immediate: Vec<Immediate> [..=bounds::IMMEDIATE];
    }
    beside {
        /// How many play; `None` for as many as the rulebook says ([`Plan::players`](crate::Plan::players)).
        players: Option<Players> = None;
    }
}

impl Default for Draft {
    fn default() -> Self {
        Object::blank()
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

    /// The seats of which something was entered, in the order of play.
    pub fn entered(&self) -> impl Iterator<Item = (Seat, &SeatDraft)> {
        self.seats.iter().filter_map(|(seat, entered)| Some((seat, entered.as_ref()?)))
    }

    /// What was entered for a seat, to be changed. If there was nothing, it starts empty.
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatDraft {
        self.seats[seat].get_or_insert_default()
    }

    /// Whether a discard of seat `from` was claimed: the discard says so itself, or the meld with the next number
    /// claimed this tile from that seat.
    #[must_use]
    pub fn is_claimed(&self, from: Seat, discard: &Discard) -> bool {
        let next = discard.order.and_then(|n| n.checked_add(1));
        let claims = |meld: &Meld| meld.from == Some(from) && meld.order == next && meld.claimed == Some(discard.tile);
        discard.claimed || next.is_some() && self.entered().any(|(_, entered)| entered.melds.iter().any(claims))
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

    /// The wins, to be changed.
    ///
    /// ```
    /// use tenbo_engine::{Draft, Seat};
    ///
    /// // The text does not say who discarded: it is taken to be the seat before.
    /// let mut deal = Draft::of_hand(Seat::South, "234m456p678s22p56s+7s")?;
    /// deal.wins_mut()[0].from = Some(Seat::North);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    pub fn wins_mut(&mut self) -> &mut [WinDraft] {
        match &mut self.end {
            End::Win { wins, .. } => wins,
            _ => &mut [],
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
