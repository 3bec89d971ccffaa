//! A checked hand with everything that scoring needs to know about it.

use arrayvec::ArrayVec;
use enumset::{EnumSet, EnumSetType, enum_set};

use super::seat_draft::Riichi;
use super::win_draft::{By, Situation};
use crate::tiles::{BonusTiles, Counts, Kind, Kinds, MeldSet, Seat, Wind};

/// A fact about the win or the deal that is the same for every decomposition of the hand.
#[derive(Debug, EnumSetType)]
#[enumset(repr = "u32", no_ops)]
pub enum Event {
    /// The winner drew the tile.
    SelfDrawn,
    /// The winning tile was another seat's discard, or was robbed from another seat's kong.
    FromOther,
    /// The winning tile was robbed from another seat's kong.
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
    /// See [`Situation::KongDiscard`].
    KongDiscard,
    /// See [`Situation::RiichiDiscard`].
    RiichiDiscard,
    /// See [`Situation::LastCopy`].
    LastCopy,
    /// See [`Situation::Heaven`].
    Heaven,
    /// See [`Situation::Earth`].
    Earth,
    /// See [`Situation::Human`].
    Human,
    /// Declared riichi, including double riichi.
    Riichi,
    /// Declared riichi with the first discard.
    DoubleRiichi,
    /// Declared open riichi.
    OpenRiichi,
    /// Declared open riichi, and won on a tile of a seat that had not declared riichi.
    FedOpenRiichi,
    /// Won within one turn of riichi.
    Ippatsu,
    /// Declared ready with the first discard.
    OriginalCall,
    /// Declared ready in any way, including riichi.
    Ready,
    /// See [`Situation::Early10`].
    Early10,
    /// See [`Situation::Early5`].
    Early5,
    /// The hand is the dealer's, who with this deal has won as many in a row as the option `east-streak-wins` asks
    /// for.
    Streak,
    /// The seat is the dealer.
    Dealer,
    /// The hand is furiten: one of the seat's own discards would complete it, or the seat has passed a tile that
    /// would have. Only set under rules that then bar the seat from winning on another seat's tile.
    Furiten,
}

/// What is known about a win and its deal.
pub type Events = EnumSet<Event>;

impl Event {
    /// The events that go with any declaration of a ready hand.
    pub const READY_DECLARATIONS: Events =
        enum_set!(Event::Riichi | Event::DoubleRiichi | Event::Ippatsu | Event::OriginalCall | Event::Ready);

    /// Events that few wins have. A hand without any of them need not be searched for their patterns.
    pub const RARE: Events = enum_set!(
        Event::RobbedKong
            | Event::LastTile
            | Event::LastDiscard
            | Event::KongReplacement
            | Event::FlowerReplacement
            | Event::KongOnKong
            | Event::KongDiscard
            | Event::RiichiDiscard
            | Event::LastCopy
            | Event::Heaven
            | Event::Earth
            | Event::Human
            | Event::DoubleRiichi
            | Event::OpenRiichi
            | Event::FedOpenRiichi
            | Event::OriginalCall
            | Event::Early10
            | Event::Early5
            | Event::Streak
    );

    /// The events of a discarded winning tile, which one that was drawn or robbed has not.
    pub const OF_DISCARD: Events = enum_set!(Event::LastDiscard | Event::KongDiscard | Event::RiichiDiscard);
}

/// A hand that [`check`](fn@crate::check::check) or [`Hand::new`] has found legal. Only the engine can change it.
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
    /// The seat that holds the hand.
    pub(crate) seat: Seat,
    /// The wind of the round.
    pub(crate) round: Wind,
    /// The concealed tiles, including the winning one. A joker counts as the tile that it stands for.
    pub(crate) tiles: Counts,
    /// The melds, in the order in which they were declared.
    pub(crate) melds: ArrayVec<MeldSet, { Hand::MOST_MELDS }>,
    /// The tile that completed the hand; `None` for a hand that has not won.
    pub(crate) win: Option<Kind>,
    /// What is known about the win and the deal.
    pub(crate) events: Events,
    /// The bonus tiles that the seat has set aside, without norths.
    pub(crate) bonus: BonusTiles,
    /// The number of norths set aside in a three-player game.
    pub(crate) norths: u8,
    /// The number of dora: tiles that dora indicators point at, each counted once per indicator. Red fives are not
    /// included.
    pub(crate) dora: u8,
    /// The number of ura dora, counted in the same way; 0 without riichi.
    pub(crate) ura: u8,
    /// The number of red fives.
    pub(crate) reds: u8,
    /// The number of jokers, each of which is also in `tiles` or `melds` as the tile that it stands for.
    pub(crate) jokers: u8,
    /// The kinds that concealed jokers stand for, if the rulebook allows jokers in triplets only; otherwise empty.
    pub(crate) bound_jokers: Kinds,
    /// The kinds that jokers stand for, in hand and melds.
    pub(crate) joker_kinds: Kinds,
    /// The kinds of which the seat sees all four copies, if the option `only-tile-sees-table` is on; otherwise empty.
    pub(crate) seen: Kinds,
    /// Whether three play.
    pub(crate) three_players: bool,
    /// Whether, in a three-player game, the missing fourth seat's share of a self-drawn win is lost.
    pub(crate) self_draw_loss: bool,
}

impl Hand {
    /// The most melds of a hand: five, under the rules that play with hands of sixteen tiles.
    pub const MOST_MELDS: usize = 5;

    /// A hand without tiles.
    pub(crate) fn empty(seat: Seat, round: Wind) -> Hand {
        Hand {
            seat,
            round,
            tiles: Counts::default(),
            melds: ArrayVec::new(),
            win: None,
            events: Events::empty(),
            bonus: BonusTiles::NONE,
            norths: 0,
            dora: 0,
            ura: 0,
            reds: 0,
            jokers: 0,
            bound_jokers: Kinds::NONE,
            joker_kinds: Kinds::NONE,
            seen: Kinds::NONE,
            three_players: false,
            self_draw_loss: true,
        }
    }

    /// Sets or clears an event.
    pub(crate) fn set_event(&mut self, event: Event, happened: bool) {
        if happened {
            self.events.insert(event);
        } else {
            self.events.remove(event);
        }
    }

    /// Sets the events for the way in which the winning tile was won, and clears those that do not apply.
    pub(crate) fn set_source(&mut self, by: By) {
        self.set_event(Event::SelfDrawn, by == By::SelfDraw);
        self.set_event(Event::FromOther, by != By::SelfDraw);
        self.set_event(Event::RobbedKong, by == By::RobbedKong);
    }

    /// Sets the events of a riichi declaration, or clears them.
    pub(crate) fn set_riichi(&mut self, riichi: Riichi) {
        self.set_event(Event::Riichi, riichi != Riichi::None);
        self.set_event(Event::DoubleRiichi, riichi.is_double());
        self.set_event(Event::OpenRiichi, riichi.is_open());
    }

    /// Adds the event of a situation and those that follow from it: a kong on a kong is also a kong replacement, and
    /// a win within five discards is also one within ten.
    pub(crate) fn add_situation(&mut self, situation: Situation) {
        self.events |= match situation {
            Situation::LastTile => enum_set!(Event::LastTile),
            Situation::LastDiscard => enum_set!(Event::LastDiscard),
            Situation::KongReplacement => enum_set!(Event::KongReplacement),
            Situation::FlowerReplacement => enum_set!(Event::FlowerReplacement),
            Situation::KongOnKong => enum_set!(Event::KongOnKong | Event::KongReplacement),
            Situation::KongDiscard => enum_set!(Event::KongDiscard),
            Situation::RiichiDiscard => enum_set!(Event::RiichiDiscard),
            Situation::LastCopy => enum_set!(Event::LastCopy),
            Situation::Heaven => enum_set!(Event::Heaven),
            Situation::Earth => enum_set!(Event::Earth),
            // `WinDraft::resolve_dealt` has already replaced `Dealt`.
            Situation::Human | Situation::Dealt => enum_set!(Event::Human),
            Situation::Early10 => enum_set!(Event::Early10),
            Situation::Early5 => enum_set!(Event::Early5 | Event::Early10),
        };
    }

    /// The seat that holds the hand.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The wind of the round.
    #[must_use]
    pub const fn round(&self) -> Wind {
        self.round
    }

    /// The concealed tiles, including the winning one. A joker counts as the tile that it stands for.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// The melds, in the order in which they were declared.
    #[must_use]
    pub fn melds(&self) -> &[MeldSet] {
        &self.melds
    }

    /// The tile that completed the hand; `None` for a hand that has not won.
    #[must_use]
    pub const fn win(&self) -> Option<Kind> {
        self.win
    }

    /// What is known about the win and the deal.
    #[must_use]
    pub const fn events(&self) -> Events {
        self.events
    }

    /// The number of dora: tiles that dora indicators point at, each counted once per indicator. Red fives are not
    /// included.
    #[must_use]
    pub const fn dora(&self) -> u8 {
        self.dora
    }

    /// The number of ura dora, counted in the same way; 0 without riichi.
    #[must_use]
    pub const fn ura(&self) -> u8 {
        self.ura
    }

    /// The number of red fives.
    #[must_use]
    pub const fn reds(&self) -> u8 {
        self.reds
    }

    /// Whether no meld was claimed. True even if the hand won on a discard.
    #[must_use]
    pub fn is_concealed(&self) -> bool {
        self.melds.iter().all(|meld| !meld.kind.is_claimed())
    }

    /// Whether it has a concealed kong.
    #[must_use]
    pub fn has_concealed_kong(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind == crate::tiles::MeldKind::ConcealedKong)
    }

    /// The kinds of all its tiles, including melds.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        self.kinds_with(&self.tiles)
    }

    /// The same with `tiles` as the concealed tiles instead of the hand's own.
    pub(crate) fn kinds_with(&self, tiles: &Counts) -> Kinds {
        self.melds.iter().fold(tiles.kinds(), |kinds, meld| {
            kinds.union(if meld.kind == crate::tiles::MeldKind::Chow {
                Kinds::chow(meld.first)
            } else {
                Kinds::one(meld.first)
            })
        })
    }

    /// All tiles of hand and melds, four for each kong.
    #[must_use]
    pub fn all_tiles(&self) -> Counts {
        self.all_with(&self.tiles)
    }

    /// The same with `tiles` as the concealed tiles instead of the hand's own.
    pub(crate) fn all_with(&self, tiles: &Counts) -> Counts {
        let mut counts = *tiles;
        for meld in &self.melds {
            match meld.kind {
                crate::tiles::MeldKind::Chow => {
                    for step in 0..3 {
                        if let Some(kind) = meld.first.higher(step) {
                            counts.add(kind);
                        }
                    }
                }
                kind => counts.add_many(meld.first, kind.size() as u8),
            }
        }
        counts
    }

    /// The number of tiles of hand and melds, each kong counted as three: 14 or 17 with the winning tile.
    #[must_use]
    pub fn size(&self) -> usize {
        self.melds.iter().fold(self.tiles.total() as usize, |size, meld| size + meld.kind.counted())
    }
}
