//! A checked hand with everything that scoring may ask of it.

use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType, enum_set};

use super::draft::{By, Riichi, Situation};
use crate::tiles::{Counts, Kind, Kinds, MeldSet, Seat, Wind};

/// A fact about the win or the deal that is the same for every decomposition of the hand.
#[derive(Debug, EnumSetType)]
#[enumset(repr = "u32", no_ops)]
pub enum Event {
    /// The winner drew the tile.
    SelfDrawn,
    /// It was another seat's tile.
    FromOther,
    /// It was added to another seat's pung.
    RobbedKong,
    /// See [`Situation::LastTile`].
    LastTile,
    /// See [`Situation::LastDiscard`].
    LastDiscard,
    /// See [`Situation::KongReplacement`].
    KongReplacement,
    /// See [`Situation::FlowerReplacement`].
    FlowerReplacement,
    /// See [`Situation::KongOnKong`].
    KongOnKong,
    /// See [`Situation::LastCopy`].
    LastCopy,
    /// See [`Situation::Heaven`].
    Heaven,
    /// See [`Situation::Earth`].
    Earth,
    /// See [`Situation::Human`].
    Human,
    /// Declared riichi, in whatever turn.
    Riichi,
    /// Declared in the first turn.
    DoubleRiichi,
    /// Won within a turn of it.
    Ippatsu,
    /// Declared ready with the first discard.
    OriginalCall,
    /// Declared ready in whatever way.
    Ready,
    /// See [`Situation::Early10`].
    Early10,
    /// See [`Situation::Early5`].
    Early5,
    /// The dealer has won as often in a row as the rules ask.
    Streak,
    /// The seat deals.
    Dealer,
    /// A tile that completes the hand lies among the own discards, by rules that bar it from winning on another seat's.
    Furiten,
}

impl Event {
    /// What a seat that declared ready has done, in whatever way.
    pub const READY_DECLARATIONS: EnumSet<Event> =
        enum_set!(Event::Riichi | Event::DoubleRiichi | Event::Ippatsu | Event::OriginalCall | Event::Ready);

    /// Events that few wins have: hands without any of them need not be searched for their patterns.
    pub const RARE: EnumSet<Event> = enum_set!(
        Event::RobbedKong
            | Event::LastTile
            | Event::LastDiscard
            | Event::KongReplacement
            | Event::FlowerReplacement
            | Event::KongOnKong
            | Event::LastCopy
            | Event::Heaven
            | Event::Earth
            | Event::Human
            | Event::DoubleRiichi
            | Event::OriginalCall
            | Event::Early10
            | Event::Early5
            | Event::Streak
    );
}

/// A hand that [`check`](fn@crate::check::check) has found legal. Nothing changes it from outside.
///
/// ```
/// use tenbo_engine::check::Won;
/// use tenbo_engine::{Draft, Plan, Rulebook, Seat, check};
///
/// let rules = Plan::new(Rulebook::shipped("riichi-ema-2025").unwrap());
/// let draft = Draft::of_hand(Seat::West, "45p11m(213m@N)[1111s]99s+9s")?;
/// // Two tiles too many: there is no such hand.
/// assert!(check(&draft, &rules).is_err());
/// let draft = Draft::of_hand(Seat::West, "45p11m678m(213m@S)[1111s]+3p")?;
/// let deal = check(&draft, &rules)?;
/// let Won::Tiles(hand) = deal.wins()[0].hand() else { unreachable!() };
/// assert!(hand.has_concealed_kong() && !hand.is_concealed());
/// # Ok::<(), tenbo_engine::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose.
    pub(crate) seat: Seat,
    /// The wind of the round.
    pub(crate) round: Wind,
    /// Concealed tiles, the winning one included.
    pub(crate) tiles: Counts,
    /// Declared sets.
    pub(crate) melds: ArrayVec<MeldSet, 5>,
    /// The tile that completed the hand.
    pub(crate) win: Option<Kind>,
    /// What else is known of the win.
    pub(crate) events: EnumSet<Event>,
    /// Flowers and seasons held, bit 0 for the first flower.
    pub(crate) flowers: u8,
    /// North tiles laid aside in a game for three.
    pub(crate) norths: u8,
    /// Tiles that the open indicators point at.
    pub(crate) dora: u8,
    /// Tiles that the indicators below point at.
    pub(crate) ura: u8,
    /// Red fives.
    pub(crate) reds: u8,
    /// Jokers, each counted as the tile that it stands for.
    pub(crate) jokers: u8,
    /// What jokers among the concealed tiles stand for, where they may only stand in triplets.
    pub(crate) bound_jokers: Kinds,
    /// Kinds of which the seat sees all four copies, where the rules ask.
    pub(crate) seen: Kinds,
    /// Whether three play.
    pub(crate) three_players: bool,
    /// Whether the missing seat's share of a self-drawn win is lost then.
    pub(crate) self_draw_loss: bool,
}

impl Hand {
    /// Nothing yet.
    pub(crate) fn empty(seat: Seat, round: Wind) -> Hand {
        Hand {
            seat,
            round,
            tiles: Counts::default(),
            melds: ArrayVec::new(),
            win: None,
            events: EnumSet::empty(),
            flowers: 0,
            norths: 0,
            dora: 0,
            ura: 0,
            reds: 0,
            jokers: 0,
            bound_jokers: Kinds::NONE,
            seen: Kinds::NONE,
            three_players: false,
            self_draw_loss: true,
        }
    }

    /// Notes whether something happened; what was noted before is forgotten.
    pub(crate) fn set_event(&mut self, event: Event, happened: bool) {
        if happened {
            self.events.insert(event);
        } else {
            self.events.remove(event);
        }
    }

    /// Notes how the winning tile came: drawn, discarded by another seat, or added by it to a pung.
    pub(crate) fn set_source(&mut self, by: By) {
        self.set_event(Event::SelfDrawn, by == By::SelfDraw);
        self.set_event(Event::FromOther, by != By::SelfDraw);
        self.set_event(Event::RobbedKong, by == By::RobbedKong);
    }

    /// Notes a riichi declaration, or that there was none.
    pub(crate) fn set_riichi(&mut self, riichi: Riichi) {
        self.set_event(Event::Riichi, riichi != Riichi::None);
        self.set_event(Event::DoubleRiichi, riichi == Riichi::Double);
    }

    /// Notes what was special about the winning tile, with what follows from it: a kong on a kong is a replacement tile,
    /// a win within five discards is one within ten.
    pub(crate) fn add_situation(&mut self, situation: Situation) {
        self.events |= match situation {
            Situation::LastTile => enum_set!(Event::LastTile),
            Situation::LastDiscard => enum_set!(Event::LastDiscard),
            Situation::KongReplacement => enum_set!(Event::KongReplacement),
            Situation::FlowerReplacement => enum_set!(Event::FlowerReplacement),
            Situation::KongOnKong => enum_set!(Event::KongOnKong | Event::KongReplacement),
            Situation::LastCopy => enum_set!(Event::LastCopy),
            Situation::Heaven => enum_set!(Event::Heaven),
            Situation::Earth => enum_set!(Event::Earth),
            // Complete as dealt is another name for a blessing, which `super::blessing::meant` tells.
            Situation::Human | Situation::Dealt => enum_set!(Event::Human),
            Situation::Early10 => enum_set!(Event::Early10),
            Situation::Early5 => enum_set!(Event::Early5 | Event::Early10),
        };
    }

    /// Whose it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The wind of the round.
    #[must_use]
    pub const fn round(&self) -> Wind {
        self.round
    }

    /// Its concealed tiles, the winning one included.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// Its declared sets.
    #[must_use]
    pub fn melds(&self) -> &[MeldSet] {
        &self.melds
    }

    /// The tile that completed it.
    #[must_use]
    pub const fn win(&self) -> Option<Kind> {
        self.win
    }

    /// What is known of the win.
    #[must_use]
    pub const fn events(&self) -> EnumSet<Event> {
        self.events
    }

    /// How many tiles the open indicators point at.
    #[must_use]
    pub const fn dora(&self) -> u8 {
        self.dora
    }

    /// How many tiles the indicators below point at.
    #[must_use]
    pub const fn ura(&self) -> u8 {
        self.ura
    }

    /// How many red fives it has.
    #[must_use]
    pub const fn reds(&self) -> u8 {
        self.reds
    }

    /// Whether no discard was claimed before the last tile.
    #[must_use]
    pub fn is_concealed(&self) -> bool {
        self.melds.iter().all(|meld| !meld.kind.is_claimed())
    }

    /// Whether a kong was declared from the hand.
    #[must_use]
    pub fn has_concealed_kong(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind == crate::tiles::MeldKind::ConcealedKong)
    }

    /// The kinds of which the hand holds any.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        self.melds.iter().fold(self.tiles.kinds(), |kinds, meld| {
            kinds.union(if meld.kind == crate::tiles::MeldKind::Chow {
                Kinds::chow(meld.first)
            } else {
                Kinds::one(meld.first)
            })
        })
    }

    /// Every tile of hand and melds, kongs with four.
    #[must_use]
    pub fn all_tiles(&self) -> Counts {
        let mut counts = self.tiles;
        for meld in &self.melds {
            match meld.kind {
                crate::tiles::MeldKind::Chow => {
                    for step in 0..3 {
                        if let Some(kind) = meld.first.up(step) {
                            counts.add(kind);
                        }
                    }
                }
                crate::tiles::MeldKind::Pung => counts.add_many(meld.first, 3),
                _ => counts.add_many(meld.first, 4),
            }
        }
        counts
    }
}
