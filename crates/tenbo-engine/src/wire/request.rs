//! Reading a request: every field that is wrong is reported, and nothing is guessed.

use serde_json::Value;

use crate::deal::{After, By, Discard, Draft, DrawCause, End, Offence, Penalty, SeatDraft, Situation, WinDraft};
use crate::problems::{Place, Problem, ProblemKey, Problems, Reader, bounds, whole};
use crate::rules::{Rulebook, read};
use crate::settle::Detail;
use crate::tiles::{Meld, MeldKind, Seat, Tile, Wind, read_tiles};

/// A request that could be read.
#[derive(Clone, Debug)]
pub struct Request {
    /// The rulebook, with its differences applied.
    pub book: Rulebook,
    /// The deal.
    pub draft: Draft,
    /// How much to say.
    pub detail: Detail,
    /// Whether only the rulebook is to be checked.
    pub only_rules: bool,
    /// The texts that held tiles, to point into.
    pub texts: Vec<(Place, String)>,
}

/// What is wrong so far, and the texts that held tiles.
#[derive(Default)]
pub(super) struct Read {
    pub(super) reader: Reader,
    pub(super) texts: Vec<(Place, String)>,
}

/// Reads a request.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(json: &Value) -> Result<Request, Problems> {
    let mut read = Read::default();
    let root = Place::default();
    let mut draft = Draft::default();
    let mut book = None;
    let mut detail = Detail::Explain;
    for key in ["v", "rules", "seats", "end"] {
        if json.get(key).is_none() {
            read.reader.problem(ProblemKey::MissingField, &root.join(key));
        }
    }
    for (key, value, at) in read.reader.fields(json, &root) {
        let reader = &mut read.reader;
        match key {
            "v" => {
                if whole(value) != Some(super::VERSION) {
                    reader.problem(ProblemKey::WrongVersion, &at);
                }
            }
            "rules" => book = read::rulebook(value, &at, reader),
            "detail" => detail = reader.name(value, &at).unwrap_or(detail),
            "players" => draft.three_players = reader.int(value, &at, 3..=4) == Some(3),
            _ if read.deal_field(&mut draft, key, value, &at) => {}
            _ => read.reader.unknown(&at),
        }
    }
    let only_rules = draft.seats.0.iter().all(Option::is_none) && draft.end == End::Open;
    if let (Some(book), None) = (&book, json.get("players")) {
        draft.three_players = book.options.tiles.players == 3;
    }
    // Left out, nothing is said of sticks and none is settled.
    let sticks = book.as_ref().is_some_and(|book| book.options.payments.deposit_value > 0);
    if json.get("deposits").is_some() && sticks && draft.deposits < draft.declarations() {
        read.reader.problem(ProblemKey::TooFewDeposits, &root.join("deposits"));
    }
    match book {
        Some(book) if read.reader.problems.is_empty() => {
            Ok(Request { book, draft, detail, only_rules, texts: read.texts })
        }
        _ => Err(read.reader.problems.into()),
    }
}

impl Read {
    /// A field that a deal has wherever it stands; `false` if it is none.
    pub(super) fn deal_field(&mut self, draft: &mut Draft, key: &str, value: &Value, at: &Place) -> bool {
        match key {
            "prevailing" => draft.prevailing = self.reader.name(value, at).unwrap_or(Wind::East),
            "dealer_wins" => draft.dealer_wins = self.count(value, at),
            "honba" => draft.honba = self.count(value, at),
            "deposits" => draft.deposits = self.count(value, at),
            "wall_left" => {
                draft.wall_left = self.reader.int(value, at, 0..=144).and_then(|n| u32::try_from(n).ok());
            }
            "dora" => draft.dora = self.tiles(value, at, bounds::TILES),
            "ura" => draft.ura = self.tiles(value, at, bounds::TILES),
            "seats" => {
                let fields: Vec<_> = self.reader.fields(value, at).collect();
                for (seat, value, at) in fields {
                    match seat.parse::<Seat>() {
                        Ok(seat) => draft.seats[seat] = Some(self.seat(value, &at)),
                        Err(_) => self.reader.unknown(&at),
                    }
                }
            }
            "end" => draft.end = self.end(value, at),
            "penalties" => {
                let entries: Vec<_> = self.reader.entries_within(value, at, bounds::PENALTIES).collect();
                draft.penalties = entries.into_iter().filter_map(|(value, at)| self.penalty(value, &at)).collect();
            }
            _ => return false,
        }
        true
    }

    fn count(&mut self, json: &Value, at: &Place) -> u32 {
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
            match key {
                "hand" => seat.hand = self.tiles(value, &at, bounds::TILES),
                "melds" => {
                    let entries: Vec<_> = self.reader.entries_within(value, &at, bounds::MELDS).collect();
                    seat.melds = entries.into_iter().filter_map(|(value, at)| self.meld(value, &at)).collect();
                }
                "bonus" => seat.bonus = self.tiles(value, &at, bounds::TILES),
                "riichi" => seat.riichi = self.reader.name(value, &at).unwrap_or(seat.riichi),
                "ippatsu" => seat.ippatsu = self.flag(value, &at),
                "ready" => seat.ready = self.flag(value, &at),
                "original_call" => seat.original_call = self.flag(value, &at),
                "discards" => {
                    let entries: Vec<_> = self.reader.entries_within(value, &at, bounds::DISCARDS).collect();
                    seat.discards = entries.into_iter().filter_map(|(value, at)| self.discard(value, &at)).collect();
                }
                "dead" => seat.dead = self.flag(value, &at),
                "barred" => seat.barred = self.flag(value, &at),
                "total" => seat.total = self.reader.int(value, &at, 0..=100_000_000),
                _ => self.reader.unknown(&at),
            }
        }
        seat
    }

    fn meld(&mut self, json: &Value, at: &Place) -> Option<Meld> {
        let kind: Option<MeldKind> = json.get("kind").and_then(|kind| self.reader.name(kind, &at.join("kind")));
        let mut meld = Meld::new(kind.unwrap_or(MeldKind::Pung), []);
        for field in ["kind", "tiles"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "kind" => {}
                "tiles" => {
                    let tiles = self.tiles(value, &at, bounds::TILES);
                    if tiles.len() > 4 {
                        self.reader.problem(ProblemKey::TooManyTiles, &at);
                    }
                    meld.tiles = tiles.into_iter().take(4).collect();
                }
                "claimed" => meld.claimed = self.tile(value, &at),
                "from" => meld.from = self.reader.name(value, &at),
                "n" => meld.n = self.order(value, &at),
                "added_n" => meld.added_n = self.order(value, &at),
                _ => self.reader.unknown(&at),
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
            match key {
                "tile" => discard = self.tile(value, &at),
                "n" => rest.n = self.order(value, &at),
                "after" => rest.after = self.reader.name(value, &at).unwrap_or(rest.after),
                "hand" => rest.hand = Some(self.tiles(value, &at, bounds::TILES)),
                "claimed" => rest.claimed = self.flag(value, &at),
                "locked" => rest.locked = self.flag(value, &at),
                _ => self.reader.unknown(&at),
            }
        }
        discard.map(|tile| Discard { tile, ..rest })
    }

    fn end(&mut self, json: &Value, at: &Place) -> End {
        let kind = json.get("kind").and_then(|kind| self.reader.text(kind, &at.join("kind")));
        let fields: &[&str] = match kind {
            Some("open") => &["kind"],
            Some("win") => &["kind", "wins", "liable"],
            Some("draw") => &["kind", "cause", "nagashi"],
            Some(other) => {
                let problem = Problem::new(ProblemKey::UnknownValue, at.join("kind")).named(other.to_owned());
                self.reader.problems.push(problem);
                return End::Open;
            }
            None => {
                self.reader.problem(ProblemKey::MissingField, &at.join("kind"));
                return End::Open;
            }
        };
        let mut wins = Vec::new();
        let mut liable = None;
        let mut cause = DrawCause::Wall;
        let mut nagashi = Vec::new();
        for (key, value, at) in self.reader.fields(json, at) {
            if !fields.contains(&key) {
                self.reader.unknown(&at);
                continue;
            }
            match key {
                "wins" => {
                    let entries: Vec<_> = self.reader.entries_within(value, &at, bounds::SEATS).collect();
                    wins = entries.into_iter().filter_map(|(value, at)| self.win(value, &at)).collect();
                }
                "liable" => liable = self.reader.name(value, &at),
                "cause" => cause = self.reader.name(value, &at).unwrap_or(cause),
                "nagashi" => {
                    let entries: Vec<_> = self.reader.entries_within(value, &at, bounds::SEATS).collect();
                    nagashi = entries.into_iter().filter_map(|(value, at)| self.reader.name(value, &at)).collect();
                }
                _ => {}
            }
        }
        match kind {
            Some("win") => {
                // Where there are some that could not be read, that is what is wrong.
                if json.get("wins").is_none_or(|wins| wins.as_array().is_some_and(Vec::is_empty)) {
                    self.reader.problem(ProblemKey::MissingField, &at.join("wins"));
                }
                End::Win { wins, liable }
            }
            Some("draw") => End::Draw { cause, nagashi },
            _ => End::Open,
        }
    }

    fn win(&mut self, json: &Value, at: &Place) -> Option<WinDraft> {
        let mut seat = None;
        let mut by = None;
        let mut win = WinDraft { seat: Seat::East, tile: None, by: By::SelfDraw, from: None, situation: Vec::new() };
        for field in ["seat", "by"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "seat" => seat = self.reader.name(value, &at),
                "tile" => win.tile = self.tile(value, &at),
                "by" => by = self.reader.name(value, &at),
                "from" => win.from = self.reader.name(value, &at),
                "situation" => {
                    let entries: Vec<(&Value, Place)> =
                        self.reader.entries_within(value, &at, bounds::SITUATIONS).collect();
                    win.situation = entries
                        .into_iter()
                        .filter_map(|(value, at)| self.reader.name::<Situation>(value, &at))
                        .collect();
                }
                _ => self.reader.unknown(&at),
            }
        }
        Some(WinDraft { seat: seat?, by: by?, ..win })
    }

    fn penalty(&mut self, json: &Value, at: &Place) -> Option<Penalty> {
        let mut seat = None;
        let mut offence: Option<Offence> = None;
        let (mut times, mut cancelled) = (1, false);
        for field in ["seat", "kind"] {
            if json.get(field).is_none() {
                self.reader.problem(ProblemKey::MissingField, &at.join(field));
            }
        }
        for (key, value, at) in self.reader.fields(json, at) {
            match key {
                "seat" => seat = self.reader.name(value, &at),
                "kind" => offence = self.reader.name(value, &at),
                "times" => times = self.count(value, &at),
                "cancelled" => cancelled = self.flag(value, &at),
                _ => self.reader.unknown(&at),
            }
        }
        Some(Penalty { seat: seat?, offence: offence?, times, cancelled })
    }
}
