//! Reads a deal of a request or a game. Every wrong field is reported, and nothing is guessed instead.

use serde_json::Value;

use super::deal::{
    DiscardField, DrawField, ImmediateField, MeldField, OpenField, PenaltyField, SeatField, WinField, WonField,
};
use super::end_kind::EndKind;
use crate::deal::{
    After, By, Discard, DrawCause, End, Immediate, ImmediateKind, Offense, Penalty, SeatDraft, Situation, WinDraft,
};
use crate::problems::{Place, Problem, ProblemKey, Reader, bounds};
use crate::tiles::{BySeat, Meld, MeldKind, Seat, Tile, read_tiles};

/// The problems found so far, and the texts with tiles, each with its place.
#[derive(Default)]
pub(super) struct DealReader {
    pub(super) reader: Reader,
    pub(super) texts: Vec<(Place, String)>,
}

impl DealReader {
    /// Reads the seats.
    pub(super) fn seats(&mut self, json: &Value, at: &Place) -> BySeat<Option<SeatDraft>> {
        let mut seats = BySeat::default();
        for (seat, value, at) in self.reader.fields(json, at) {
            match seat.parse::<Seat>() {
                Ok(seat) => seats[seat] = Some(self.seat(value, &at)),
                Err(_) => self.reader.unknown(&at),
            }
        }
        seats
    }

    /// Reads dora or ura dora indicators.
    pub(super) fn indicators(&mut self, json: &Value, at: &Place) -> Vec<Tile> {
        self.tiles(json, at, bounds::TILES)
    }

    /// Reads the number of tiles left in the wall.
    pub(super) fn wall_left(&mut self, json: &Value, at: &Place) -> Option<u32> {
        self.reader.int(json, at, 0..=144).and_then(|n| u32::try_from(n).ok())
    }

    /// Reads fouls.
    pub(super) fn penalties(&mut self, json: &Value, at: &Place) -> Vec<Penalty> {
        let entries = self.reader.entries_within(json, at, bounds::PENALTIES);
        entries.filter_map(|(value, at)| self.penalty(value, &at)).collect()
    }

    /// Reads what was paid for at once.
    pub(super) fn immediate(&mut self, json: &Value, at: &Place) -> Vec<Immediate> {
        let entries = self.reader.entries_within(json, at, bounds::IMMEDIATE);
        entries.filter_map(|(value, at)| self.paid(value, &at)).collect()
    }

    fn after_wins(&mut self, json: &Value, at: &Place) -> u8 {
        self.reader.int(json, at, 0..=3).and_then(|n| u8::try_from(n).ok()).unwrap_or_default()
    }

    /// Reads a count from 0 to a million. Returns 0 and reports a problem if it is not one.
    pub(super) fn count(&mut self, json: &Value, at: &Place) -> u32 {
        self.reader.int(json, at, 0..=1_000_000).and_then(|n| u32::try_from(n).ok()).unwrap_or_default()
    }

    fn order(&mut self, json: &Value, at: &Place) -> Option<u16> {
        self.reader.int(json, at, 0..=65_535).and_then(|n| u16::try_from(n).ok())
    }

    fn flag(&mut self, json: &Value, at: &Place) -> bool {
        self.reader.flag(json, at).unwrap_or_default()
    }

    fn tiles(&mut self, json: &Value, at: &Place, longest: usize) -> Vec<Tile> {
        let Some(text) = self.reader.text_within(json, at, longest) else { return Vec::new() };
        let read = read_tiles(text);
        self.reader.problems.extend(read.errors.iter().map(|error| Problem::unreadable(at, error)));
        self.texts.push((at.clone(), text.to_owned()));
        read.tiles
    }

    fn tile(&mut self, json: &Value, at: &Place) -> Option<Tile> {
        let before = self.reader.problems.len();
        let tiles = self.tiles(json, at, bounds::TILE);
        if tiles.len() != 1 && self.reader.problems.len() == before {
            self.reader.problem(ProblemKey::OutOfRange, at);
        }
        tiles.first().copied().filter(|_| tiles.len() == 1)
    }

    fn seat(&mut self, json: &Value, at: &Place) -> SeatDraft {
        let mut seat = SeatDraft::default();
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(SeatField::Hand) => seat.hand = self.tiles(value, &at, bounds::TILES),
                Ok(SeatField::Melds) => {
                    let entries = self.reader.entries_within(value, &at, bounds::MELDS);
                    seat.melds = entries.filter_map(|(value, at)| self.meld(value, &at)).collect();
                }
                Ok(SeatField::Bonus) => seat.bonus = self.tiles(value, &at, bounds::TILES),
                Ok(SeatField::Riichi) => seat.riichi = self.reader.name(value, &at).unwrap_or(seat.riichi),
                Ok(SeatField::Ippatsu) => seat.ippatsu = self.flag(value, &at),
                Ok(SeatField::Ready) => seat.ready = self.reader.flag(value, &at),
                Ok(SeatField::OriginalCall) => seat.original_call = self.flag(value, &at),
                Ok(SeatField::Furiten) => seat.furiten = self.flag(value, &at),
                Ok(SeatField::Discards) => {
                    let entries = self.reader.entries_within(value, &at, bounds::DISCARDS);
                    seat.discards = entries.filter_map(|(value, at)| self.discard(value, &at)).collect();
                }
                Ok(SeatField::Dead) => seat.dead = self.flag(value, &at),
                Ok(SeatField::Barred) => seat.barred = self.flag(value, &at),
                Ok(SeatField::Total) => seat.total = self.reader.int(value, &at, 0..=100_000_000),
                Err(_) => self.reader.unknown(&at),
            }
        }
        seat
    }

    fn meld(&mut self, json: &Value, at: &Place) -> Option<Meld> {
        let kind: Option<MeldKind> = json.get("kind").and_then(|kind| self.reader.name(kind, &at.join("kind")));
        let mut meld = Meld::empty(kind.unwrap_or(MeldKind::Pung));
        for field in ["kind", "tiles"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(MeldField::Kind) => {}
                Ok(MeldField::Tiles) => {
                    let tiles = self.tiles(value, &at, bounds::TILES);
                    if tiles.len() > Meld::MOST_TILES {
                        self.reader.problem(ProblemKey::TooManyTiles, &at);
                    }
                    meld.tiles = tiles.into_iter().take(Meld::MOST_TILES).collect();
                }
                Ok(MeldField::Claimed) => meld.claimed = self.tile(value, &at),
                Ok(MeldField::From) => meld.from = self.reader.name(value, &at),
                Ok(MeldField::Order) => meld.n = self.order(value, &at),
                Ok(MeldField::AddedOrder) => meld.added_n = self.order(value, &at),
                Ok(MeldField::AfterWins) => meld.after_wins = self.after_wins(value, &at),
                Ok(MeldField::Unpaid) => meld.unpaid = self.flag(value, &at),
                Err(_) => self.reader.unknown(&at),
            }
        }
        kind.map(|_| meld)
    }

    fn discard(&mut self, json: &Value, at: &Place) -> Option<Discard> {
        let mut discard = None;
        let mut rest = Discard {
            tile: Tile::all().next()?,
            n: None,
            after: After::Wall,
            hand: None,
            claimed: false,
            locked: false,
        };
        if json.get("tile").is_none() {
            self.reader.problem(ProblemKey::MissingField, &at.join("tile"));
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(DiscardField::Tile) => discard = self.tile(value, &at),
                Ok(DiscardField::Order) => rest.n = self.order(value, &at),
                Ok(DiscardField::After) => rest.after = self.reader.name(value, &at).unwrap_or(rest.after),
                Ok(DiscardField::Hand) => rest.hand = Some(self.tiles(value, &at, bounds::TILES)),
                Ok(DiscardField::Claimed) => rest.claimed = self.flag(value, &at),
                Ok(DiscardField::Locked) => rest.locked = self.flag(value, &at),
                Err(_) => self.reader.unknown(&at),
            }
        }
        discard.map(|tile| Discard { tile, ..rest })
    }

    /// Reads how a deal ended.
    pub(super) fn end(&mut self, json: &Value, at: &Place) -> End {
        let kind = json.get("kind").and_then(|kind| self.reader.text(kind, &at.join("kind")));
        match kind.map(str::parse) {
            Some(Ok(EndKind::Open)) => self.open(json, at),
            Some(Ok(EndKind::Win)) => self.won(json, at),
            Some(Ok(EndKind::Draw)) => self.draw(json, at),
            Some(Ok(EndKind::Scores) | Err(_)) => {
                let problem = Problem::new(ProblemKey::UnknownValue, at.join("kind"));
                self.reader.problems.push(problem.named(kind.unwrap_or_default().to_owned()));
                End::Open
            }
            None => {
                self.reader.problem(ProblemKey::MissingField, &at.join("kind"));
                End::Open
            }
        }
    }

    fn open(&mut self, json: &Value, at: &Place) -> End {
        for (key, _, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(OpenField::Kind) => {}
                Err(_) => self.reader.unknown(&at),
            }
        }
        End::Open
    }

    fn won(&mut self, json: &Value, at: &Place) -> End {
        let mut wins: Vec<WinDraft> = Vec::new();
        let mut liable = None;
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(WonField::Kind) => {}
                Ok(WonField::Wins) => {
                    let entries = self.reader.entries_within(value, &at, bounds::SEATS);
                    wins = entries.filter_map(|(value, at)| self.win(value, &at)).collect();
                }
                Ok(WonField::Liable) => liable = self.reader.name(value, &at),
                Err(_) => self.reader.unknown(&at),
            }
        }
        // Wins that could not be read have already been reported.
        if json.get("wins").is_none_or(|wins| wins.as_array().is_some_and(Vec::is_empty)) {
            self.reader.problem(ProblemKey::MissingField, &at.join("wins"));
        }
        for win in &mut wins {
            win.liable = win.liable.or(liable);
        }
        End::Win { wins }
    }

    fn draw(&mut self, json: &Value, at: &Place) -> End {
        let mut cause = DrawCause::Wall;
        let mut nagashi = Vec::new();
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(DrawField::Kind) => {}
                Ok(DrawField::Cause) => cause = self.reader.name(value, &at).unwrap_or(cause),
                Ok(DrawField::Nagashi) => {
                    let entries = self.reader.entries_within(value, &at, bounds::SEATS);
                    nagashi = entries.filter_map(|(value, at)| self.reader.name(value, &at)).collect();
                }
                Err(_) => self.reader.unknown(&at),
            }
        }
        End::Draw { cause, nagashi }
    }

    fn win(&mut self, json: &Value, at: &Place) -> Option<WinDraft> {
        let mut seat = None;
        let mut by = None;
        let mut win = WinDraft {
            seat: Seat::East,
            tile: None,
            by: By::SelfDraw,
            from: None,
            situation: Vec::new(),
            liable: None,
        };
        for field in ["seat", "by"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(WinField::Seat) => seat = self.reader.name(value, &at),
                Ok(WinField::Tile) => win.tile = self.tile(value, &at),
                Ok(WinField::By) => by = self.reader.name(value, &at),
                Ok(WinField::From) => win.from = self.reader.name(value, &at),
                Ok(WinField::Liable) => win.liable = self.reader.name(value, &at),
                Ok(WinField::Situation) => {
                    let entries = self.reader.entries_within(value, &at, bounds::SITUATIONS);
                    win.situation =
                        entries.filter_map(|(value, at)| self.reader.name::<Situation>(value, &at)).collect();
                }
                Err(_) => self.reader.unknown(&at),
            }
        }
        Some(WinDraft { seat: seat?, by: by?, ..win })
    }

    fn penalty(&mut self, json: &Value, at: &Place) -> Option<Penalty> {
        let mut seat = None;
        let mut offense: Option<Offense> = None;
        let (mut times, mut cancelled) = (1, false);
        for field in ["seat", "kind"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(PenaltyField::Seat) => seat = self.reader.name(value, &at),
                Ok(PenaltyField::Kind) => offense = self.reader.name(value, &at),
                Ok(PenaltyField::Times) => times = self.count(value, &at),
                Ok(PenaltyField::Cancelled) => cancelled = self.flag(value, &at),
                Err(_) => self.reader.unknown(&at),
            }
        }
        Some(Penalty { seat: seat?, offense: offense?, times, cancelled })
    }

    fn paid(&mut self, json: &Value, at: &Place) -> Option<Immediate> {
        let mut seat = None;
        let mut kind: Option<ImmediateKind> = None;
        let mut entry = Immediate::of(Seat::East, ImmediateKind::Kong);
        for field in ["seat", "kind"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key.parse() {
                Ok(ImmediateField::Seat) => seat = self.reader.name(value, &at),
                Ok(ImmediateField::Kind) => kind = self.reader.name(value, &at),
                Ok(ImmediateField::From) => entry.from = self.reader.name(value, &at),
                Ok(ImmediateField::Times) => entry.times = self.count(value, &at),
                Ok(ImmediateField::AfterWins) => entry.after_wins = self.after_wins(value, &at),
                Err(_) => self.reader.unknown(&at),
            }
        }
        Some(Immediate { seat: seat?, kind: kind?, ..entry })
    }
}
