//! A checked hand with everything that scoring may ask of it.

use super::draft::{By, Riichi, Situation};
use crate::tiles::{Counts, Kind, Kinds, MeldSet, Seat};
use arrayvec::ArrayVec;

/// A fact about the win or the deal that no reading changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
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

/// A set of [`Event`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Events(u32);

impl Events {
    /// Whether it happened.
    #[inline(always)]
    #[must_use]
    pub const fn contains(self, event: Event) -> bool {
        self.0 >> event as u32 & 1 == 1
    }

    /// Those of a hand that was declared ready, in whatever way.
    pub const DECLARED: Events =
        Events::of(&[Event::Riichi, Event::DoubleRiichi, Event::Ippatsu, Event::OriginalCall, Event::Ready]);
    /// Those that few wins have.
    pub const SELDOM: Events = Events::of(&[
        Event::RobbedKong,
        Event::LastTile,
        Event::LastDiscard,
        Event::KongReplacement,
        Event::FlowerReplacement,
        Event::KongOnKong,
        Event::LastCopy,
        Event::Heaven,
        Event::Earth,
        Event::Human,
        Event::DoubleRiichi,
        Event::OriginalCall,
        Event::Early10,
        Event::Early5,
        Event::Streak,
    ]);

    const fn of(mut events: &[Event]) -> Events {
        let mut all = Events(0);
        while let [event, rest @ ..] = events {
            all.set(*event, true);
            events = rest;
        }
        all
    }

    /// Whether any of the others happened.
    #[must_use]
    pub const fn intersects(self, others: Events) -> bool {
        self.0 & others.0 != 0
    }

    /// Sets or clears one.
    pub const fn set(&mut self, event: Event, event_matches: bool) {
        if event_matches {
            self.0 |= 1 << event as u32;
        } else {
            self.0 &= !(1 << event as u32);
        }
    }

    /// Notes how the tile came.
    pub const fn set_by(&mut self, by: By) {
        self.set(Event::SelfDrawn, matches!(by, By::SelfDraw));
        self.set(Event::FromOther, !matches!(by, By::SelfDraw));
        self.set(Event::RobbedKong, matches!(by, By::RobbedKong));
    }

    /// Notes a riichi declaration.
    pub const fn set_riichi(&mut self, riichi: Riichi) {
        self.set(Event::Riichi, !matches!(riichi, Riichi::None));
        self.set(Event::DoubleRiichi, matches!(riichi, Riichi::Double));
    }

    /// Notes what was special about the tile.
    pub const fn add(&mut self, situation: Situation) {
        let event = match situation {
            Situation::LastTile => Event::LastTile,
            Situation::LastDiscard => Event::LastDiscard,
            Situation::KongReplacement => Event::KongReplacement,
            Situation::FlowerReplacement => Event::FlowerReplacement,
            Situation::KongOnKong => Event::KongOnKong,
            Situation::LastCopy => Event::LastCopy,
            Situation::Heaven => Event::Heaven,
            Situation::Earth => Event::Earth,
            // Complete as dealt is another name for a blessing, which `super::blessing::meant` tells.
            Situation::Human | Situation::Dealt => Event::Human,
            Situation::Early10 => Event::Early10,
            Situation::Early5 => Event::Early5,
        };
        self.set(event, true);
        self.set(Event::KongReplacement, self.contains(Event::KongReplacement) || self.contains(Event::KongOnKong));
        self.set(Event::Early10, self.contains(Event::Early10) || self.contains(Event::Early5));
    }
}

/// A hand that [`super::check`] has found legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// The wind of the round.
    pub round: Seat,
    /// Concealed tiles, the winning one included.
    pub tiles: Counts,
    /// Declared sets.
    pub melds: ArrayVec<MeldSet, 5>,
    /// The tile that completed the hand.
    pub win: Option<Kind>,
    /// What else is known of the win.
    pub events: Events,
    /// Flowers and seasons held, bit 0 for the first flower.
    pub flowers: u8,
    /// North tiles laid aside in a game for three.
    pub norths: u8,
    /// Tiles that the open indicators point at.
    pub dora: u8,
    /// Tiles that the indicators below point at.
    pub ura: u8,
    /// Red fives.
    pub reds: u8,
    /// Jokers, each counted as the tile that it stands for.
    pub jokers: u8,
    /// What jokers among the concealed tiles stand for, where they may only stand in triplets.
    pub bound_jokers: Kinds,
    /// Kinds of which the seat sees all four copies, where the rules ask.
    pub seen: Kinds,
    /// Whether three play.
    pub three_players: bool,
    /// Whether the missing seat's share of a self-drawn win is lost then.
    pub self_draw_loss: bool,
}

impl Hand {
    /// Nothing yet.
    #[must_use]
    pub fn empty(seat: Seat, round: Seat) -> Hand {
        Hand {
            seat,
            round,
            tiles: Counts::default(),
            melds: ArrayVec::new(),
            win: None,
            events: Events::default(),
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
