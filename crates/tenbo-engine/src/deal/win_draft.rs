//! A win as entered, and what was special about it.

use crate::json::object;
use crate::named;
use crate::options::EarthsBlessing;
use crate::problems::bounds;
use crate::tiles::{Seat, Tile};

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
        /// The winning tile was discarded after its player had drawn a tile for a kong.
        KongDiscard = "kong-discard",
        /// The winning tile was discarded to declare riichi. That riichi does not stand and costs no stick.
        RiichiDiscard = "riichi-discard",
        /// The fourth copy: the other three lie open.
        LastCopy = "last-copy",
        /// The dealer wins with the tiles as dealt.
        Heaven = "heaven",
        /// Another seat wins on its first draw, with no claim before; in some rulebooks on East's first discard.
        Earth = "earth",
        /// Another seat wins on a discard before its own first draw, with no claim before.
        Human = "human",
        /// The hand was complete or ready as dealt: stands for the blessing that the winner can have; see
        /// [`resolve_dealt`](WinDraft::resolve_dealt).
        Dealt = "dealt",
        /// At most ten tiles were discarded before the winning tile.
        Early10 = "early-10",
        /// At most five tiles were discarded before the winning tile.
        Early5 = "early-5",
    }
}

impl Situation {
    /// Whether it says something of the discard that is won on, so that it holds for each who wins on it.
    #[must_use]
    pub const fn is_of_discard(self) -> bool {
        matches!(self, Situation::LastDiscard | Situation::KongDiscard | Situation::RiichiDiscard)
    }
}

// A request may list as many situations as there are.
const _: () = assert!(Situation::ALL.len() == bounds::SITUATIONS);

object! {
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
    ///     liable: None,
    /// };
    /// deal.end = End::Win { wins: vec![last] };
    /// assert_eq!(deal.wins().len(), 1);
    /// # Ok::<(), tenbo_engine::Problems>(())
    /// ```
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct WinDraft = "win" {
        /// The winner's seat.
        seat: Seat = Seat::East, required;
        /// The winning tile.
        ///
        /// `None` if it was not entered, for example because only the hand's total is known.
        tile: Option<Tile>;
        /// How the winner got it.
        by: By = By::SelfDraw, required;
        /// The seat that discarded it or whose kong was robbed.
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
        from: Option<Seat>;
        /// Special circumstances of the win.
        situation: Vec<Situation> [..=bounds::SITUATIONS];
        /// The seat that is liable for it, if the players name one. If left out, it is found from tiles and events.
        liable: Option<Seat>;
    }
}

impl WinDraft {
    /// Whether another seat wins on the same tile of the same seat. A tile that was not entered may be any.
    #[must_use]
    pub fn is_with(&self, other: &WinDraft) -> bool {
        let differs = self.tile.zip(other.tile).is_some_and(|(tile, other)| tile != other);
        self.by != By::SelfDraw && self.by == other.by && self.from == other.from && !differs
    }

    /// The blessing that [`Situation::Dealt`] stands for under these rules: `Heaven` for the dealer, `Earth` for a draw,
    /// `Earth` for East's first discard if the option `earths-blessing` (`earth`) includes that, and otherwise `Human`.
    /// Any other situation is returned as it is.
    #[must_use]
    pub fn resolve_dealt(&self, situation: Situation, earth: EarthsBlessing) -> Situation {
        if situation != Situation::Dealt {
            return situation;
        }
        let from_dealer = self.from.is_none_or(|from| from == Seat::East);
        match self.by {
            _ if self.seat == Seat::East => Situation::Heaven,
            By::SelfDraw => Situation::Earth,
            By::Discard if earth.on_discard() && from_dealer => Situation::Earth,
            By::Discard | By::RobbedKong => Situation::Human,
        }
    }
}
