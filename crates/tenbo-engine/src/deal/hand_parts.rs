//! A winning hand built without a draft, and the check for what no winning hand can have.

use super::hand::{Event, Events, Hand};
use super::win_draft::By;
use crate::problems::{Part, Place, Problem, ProblemKey, Problems};
use crate::tiles::{BonusTiles, Counts, Kind, MeldKind, MeldSet, Seat, Wind};

/// The parts of a winning hand, for [`Hand::new`] to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandParts {
    /// The winner's seat.
    pub seat: Seat,
    /// The wind of the round.
    pub round: Wind,
    /// The concealed tiles, including the winning one. A joker counts as the tile that it stands for.
    pub tiles: Counts,
    /// The melds.
    pub melds: Vec<MeldSet>,
    /// The tile that completed the hand.
    pub win: Kind,
    /// How the winning tile was won: drawn, discarded, or robbed from a kong.
    pub by: By,
    /// What else is known about the win. Events that follow from `seat`, `by` or other events may be left out.
    pub events: Events,
    /// The bonus tiles that the seat has set aside, without norths.
    pub bonus: BonusTiles,
    /// The number of norths set aside in a three-player game.
    pub norths: u8,
    /// The number of dora: tiles that dora indicators point at, each counted once per indicator. Red fives are not
    /// included.
    pub dora: u8,
    /// The number of ura dora, counted in the same way; 0 without riichi.
    pub ura: u8,
    /// The number of red fives.
    pub reds: u8,
    /// The number of jokers, each of which is also in `tiles` or `melds` as the tile that it stands for.
    pub jokers: u8,
}

impl HandParts {
    /// A self-drawn win with concealed tiles only and nothing special about it. `tiles` includes the winning tile,
    /// `win`.
    #[must_use]
    pub fn drawn(seat: Seat, round: Wind, tiles: Counts, win: Kind) -> HandParts {
        HandParts {
            seat,
            round,
            tiles,
            melds: Vec::new(),
            win,
            by: By::SelfDraw,
            events: Events::empty(),
            bonus: BonusTiles::NONE,
            norths: 0,
            dora: 0,
            ura: 0,
            reds: 0,
            jokers: 0,
        }
    }
}

impl Hand {
    /// A winning hand from its parts, without a deal around it. It is not checked whether the tiles form a complete
    /// hand. For a deal as players enter it use [`check`](fn@crate::check::check), which also knows the table and the
    /// rulebook.
    ///
    /// ```
    /// use tenbo_engine::deal::HandParts;
    /// use tenbo_engine::tiles::{Counts, Kind, Wind, read_tiles};
    /// use tenbo_engine::{Hand, Seat};
    ///
    /// let tiles: Counts = read_tiles("234m456p678s22p567s").tiles.iter().filter_map(|tile| tile.kind()).collect();
    /// let parts = HandParts::drawn(Seat::South, Wind::East, tiles, "7s".parse::<tenbo_engine::Tile>()?.kind().unwrap());
    /// assert!(Hand::new(parts.clone()).is_ok());
    /// let east = HandParts { win: Kind::EAST, ..parts };
    /// assert!(Hand::new(east).is_err(), "the hand has no east wind to win on");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Everything that no winning hand can have: a fifth copy of a tile, a chow that is not one, too many or too few
    /// tiles, a winning tile that is not in the hand, events that exclude one another.
    pub fn new(parts: HandParts) -> Result<Hand, Problems> {
        let mut hand = Hand::empty(parts.seat, parts.round);
        let melds = parts.melds.len();
        hand.melds = parts.melds.into_iter().take(hand.melds.capacity()).collect();
        hand.tiles = parts.tiles;
        hand.win = Some(parts.win);
        (hand.bonus, hand.norths, hand.jokers) = (parts.bonus, parts.norths, parts.jokers);
        (hand.dora, hand.ura, hand.reds) = (parts.dora, parts.ura, parts.reds);
        hand.events = with_consequences(parts.events);
        hand.set_source(parts.by);
        hand.set_event(Event::Dealer, parts.seat == Seat::East);
        let mut problems = hand.contradictions();
        if melds > hand.melds.len() {
            problems.push(Problem::new(ProblemKey::TooManyTiles, place("melds")));
        }
        Problems::none_in(problems).map(|()| hand)
    }

    /// Everything about the hand that no winning hand can have. Places are the names of fields of [`HandParts`].
    pub(crate) fn contradictions(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut note = |wrong: bool, key: ProblemKey, field: &'static str| {
            if wrong {
                problems.push(Problem::new(key, place(field)));
            }
        };
        let mut all = self.all_tiles();
        let is_chow = |meld: &MeldSet| meld.kind == MeldKind::Chow;
        note(self.melds.iter().any(|meld| is_chow(meld) && !meld.first.starts_chow()), ProblemKey::NotAChow, "melds");
        let size = self.size();
        note(size > 14 && size != 17, ProblemKey::TooManyTiles, "tiles");
        note(size < 14, ProblemKey::TooFewTiles, "tiles");
        let held = self.win.map_or(0, |win| self.tiles.get(win));
        note(held == 0, ProblemKey::NoWinningTile, "win");
        all.add_many(Kind::NORTH, self.norths);
        let more = |kind: Kind| u32::from(all.get(kind).saturating_sub(kind.copies()));
        let surplus = all.at_least(5).iter().map(more).sum::<u32>();
        note(surplus > u32::from(self.jokers), ProblemKey::FifthCopy, "tiles");
        let has = |event: Event| self.events.contains(event);
        let (drawn, dealer) = (has(Event::SelfDrawn), has(Event::Dealer));
        for (wrong, key) in [
            (has(Event::Riichi) && !self.is_concealed(), ProblemKey::RiichiOpenHand),
            (has(Event::Ippatsu) && !has(Event::Riichi), ProblemKey::IppatsuWithoutRiichi),
            (has(Event::LastTile) && !drawn, ProblemKey::LastTileNotDrawn),
            (has(Event::LastDiscard) && (drawn || has(Event::RobbedKong)), ProblemKey::LastDiscardNotDiscarded),
            (has(Event::KongDiscard) && (drawn || has(Event::RobbedKong)), ProblemKey::NotOnDiscard),
            (has(Event::RiichiDiscard) && (drawn || has(Event::RobbedKong)), ProblemKey::NotOnDiscard),
            (has(Event::FedOpenRiichi) && drawn, ProblemKey::NotOnDiscard),
            (has(Event::KongReplacement) && !drawn, ProblemKey::ReplacementNotDrawn),
            (has(Event::FlowerReplacement) && !drawn, ProblemKey::ReplacementNotDrawn),
            (has(Event::LastCopy) && held > 1, ProblemKey::LastCopyHeld),
            (has(Event::Heaven) && !(drawn && dealer), ProblemKey::HeavenNotDealer),
            (has(Event::Streak) && !dealer, ProblemKey::SituationsExclude),
        ] {
            note(wrong, key, "events");
        }
        problems
    }
}

/// These events and those that they imply.
fn with_consequences(mut events: Events) -> Events {
    for (event, consequence) in [
        (Event::FedOpenRiichi, Event::OpenRiichi),
        (Event::OpenRiichi, Event::Riichi),
        (Event::DoubleRiichi, Event::Riichi),
        (Event::Riichi, Event::Ready),
        (Event::OriginalCall, Event::Ready),
        (Event::KongOnKong, Event::KongReplacement),
        (Event::Early5, Event::Early10),
    ] {
        if events.contains(event) {
            events.insert(consequence);
        }
    }
    events
}

fn place(field: &'static str) -> Place {
    Place::of([Part::from(field)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::read_tiles;

    fn parts() -> HandParts {
        let tiles = read_tiles("234m456p678s22p567s").tiles;
        let tiles = tiles.iter().filter_map(|tile| tile.kind()).collect();
        HandParts::drawn(Seat::South, Wind::East, tiles, Kind::new(24).unwrap())
    }

    fn wrong(parts: HandParts) -> Vec<ProblemKey> {
        Hand::new(parts).unwrap_err().into_iter().map(|problem| problem.key).collect()
    }

    #[test]
    fn a_hand_has_its_winning_tile_and_the_right_number() {
        assert_eq!(wrong(HandParts { win: Kind::EAST, ..parts() }), [ProblemKey::NoWinningTile]);
        let mut more = parts();
        more.tiles.add(Kind::EAST);
        assert_eq!(wrong(more), [ProblemKey::TooManyTiles]);
        let mut fewer = parts();
        fewer.tiles.take(fewer.win);
        assert_eq!(wrong(fewer), [ProblemKey::TooFewTiles]);
    }

    #[test]
    fn a_fifth_copy_is_a_joker() {
        let mut hand = parts();
        hand.tiles.take_many(Kind::new(10).unwrap(), 2);
        hand.tiles.take_many(Kind::new(1).unwrap(), 1);
        hand.tiles.add_many(hand.win, 3);
        assert_eq!(wrong(hand.clone()), [ProblemKey::FifthCopy]);
        assert!(Hand::new(HandParts { jokers: 1, ..hand }).is_ok());
    }

    #[test]
    fn events_that_exclude_one_another_are_refused() {
        let with = |by, events| HandParts { by, events, ..parts() };
        assert_eq!(wrong(with(By::SelfDraw, Events::only(Event::Ippatsu))), [ProblemKey::IppatsuWithoutRiichi]);
        assert_eq!(wrong(with(By::SelfDraw, Events::only(Event::Heaven))), [ProblemKey::HeavenNotDealer]);
        assert_eq!(wrong(with(By::Discard, Events::only(Event::LastTile))), [ProblemKey::LastTileNotDrawn]);
        let riichi = Hand::new(with(By::Discard, Events::only(Event::DoubleRiichi))).unwrap();
        assert!(riichi.events.contains(Event::Riichi) && riichi.events.contains(Event::Ready));
    }
}
