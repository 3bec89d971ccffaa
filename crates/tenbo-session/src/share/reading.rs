//! Reading the fields of a link.

use std::str::FromStr;
use std::sync::Arc;

use tenbo_engine::deal::{By, Discard, DrawCause, Offense, Penalty, Riichi, SeatDraft, Situation};
use tenbo_engine::order::sort;
use tenbo_engine::problems::bounds;
use tenbo_engine::tiles::{
    BySeat, HandText, Seat, Tile, WinMark, Wind, melded, read_hand, read_tiles, write_meld, write_tiles,
};

use super::{CANCELLED, Dropped, Lost, MOST_BONUS, chosen, earlier, setting};
use crate::edit::{MOST_DISCARDS, MOST_POINTS, fouls, times};
use crate::editor::{CustomRulebook, compact};
use crate::rules::RulesChoice;
use crate::state::{Ending, MOST_TILES, State};
use crate::view::View;

/// What has been read, and what was dropped on the way.
#[derive(Default)]
pub(super) struct LinkReader {
    pub(super) state: State,
    pub(super) dropped: Vec<Dropped>,
}

impl LinkReader {
    pub(super) fn drop(&mut self, what: Lost, text: &str) {
        self.dropped.push(Dropped { what, text: text.to_owned() });
    }

    fn value<T: FromStr>(&mut self, text: &str) -> Option<T> {
        let value = text.parse().ok();
        if value.is_none() {
            self.drop(Lost::Value, text);
        }
        value
    }

    fn number(&mut self, text: &str, most: u32) -> Option<u32> {
        self.value::<u32>(text).map(|number| number.min(most))
    }

    fn seats(&mut self, text: &str) -> Vec<Seat> {
        let mut seats = Vec::new();
        for letter in text.chars() {
            match Seat::from_char(letter) {
                Some(seat) => seats.push(seat),
                None => self.drop(Lost::Value, text),
            }
        }
        seats
    }

    fn each(&mut self, text: &str, set: impl Fn(&mut SeatDraft)) {
        for seat in self.seats(text) {
            set(self.state.draft.seat_mut(seat));
        }
    }

    pub(super) fn field(&mut self, name: &str, value: &str) {
        match name {
            "r" => match RulesChoice::of(value) {
                Some(rules) => {
                    self.state.rules.id = rules.id;
                    self.state.full = self.state.rules.table().1;
                }
                None => self.drop(Lost::Rulebook, value),
            },
            "x" => match own_rulebook(value) {
                Some(rules) => {
                    self.state.rules = rules;
                    self.state.full = self.state.rules.table().1;
                }
                None => self.drop(Lost::Rulebook, value),
            },
            "o" => {
                self.options(value);
                self.state.full = self.state.rules.table().1;
            }
            "win" => {
                let mut seats = self.seats(value).into_iter();
                if let Some(seat) = seats.next() {
                    self.state.winner = seat;
                    self.state.seat = seat;
                }
                self.state.also = seats.collect();
                sort(&mut self.state.also);
            }
            // What the sheet of the rulebook shows, if the link asks for it, is read with that; a game with the games.
            "sheet" | "br" | "bx" | "bo" | "game" => {}
            // Which view is opened, [`super::view`] reads.
            "view" => drop(self.value::<View>(value)),
            "see" => self.state.seat = self.value(value).unwrap_or(self.state.seat),
            "d" => self.state.draft.dora = self.tiles(value, 5),
            "u" => self.state.draft.ura = self.tiles(value, 5),
            "by" => self.state.win.by = self.value(value).unwrap_or(self.state.win.by),
            "from" => {
                let from: Option<Seat> = self.value(value);
                self.state.win.from = from.unwrap_or(self.state.win.from);
                if from.is_some() && self.state.win.by == By::SelfDraw && self.state.win.tile.is_none() {
                    self.state.win.by = By::Discard;
                }
            }
            "with" => {
                for name in value.split(',') {
                    let situation: Option<Situation> = self.value(name);
                    self.state.win.situation.extend(situation);
                }
                sort(&mut self.state.win.situation);
                self.state.win.situation.dedup();
            }
            "before" => {
                for entry in value.split(',') {
                    match earlier::read(entry) {
                        Some(win) if self.state.earlier.len() < 3 => self.state.earlier.push(win),
                        _ => self.drop(Lost::Value, entry),
                    }
                }
            }
            "kongs" => {
                for entry in value.split(',') {
                    if earlier::read_kong(entry, &mut self.state.draft).is_none() {
                        self.drop(Lost::Value, entry);
                    }
                }
            }
            "paid" => {
                for entry in value.split(',') {
                    match earlier::read_paid(entry) {
                        Some(paid) if self.state.draft.immediate.len() < bounds::IMMEDIATE => {
                            self.state.draft.immediate.push(paid);
                        }
                        _ => self.drop(Lost::Value, entry),
                    }
                }
            }
            "liable" => self.liable(value),
            "riichi" => self.each(value, |entered| entered.riichi = Riichi::Riichi),
            "double" => self.each(value, |entered| entered.riichi = Riichi::Double),
            "open" => self.each(value, |entered| entered.riichi = Riichi::Open),
            "double-open" => self.each(value, |entered| entered.riichi = Riichi::DoubleOpen),
            "ippatsu" => self.each(value, |entered| entered.ippatsu = true),
            "ready" => self.each(value, |entered| entered.ready = Some(true)),
            "not-ready" => self.each(value, |entered| entered.ready = Some(false)),
            "call" => self.each(value, |entered| entered.original_call = true),
            "furiten" => self.each(value, |entered| entered.furiten = true),
            "dead" => self.each(value, |entered| entered.dead = true),
            "barred" => self.each(value, |entered| entered.barred = true),
            "round" => self.state.draft.prevailing = self.value(value).unwrap_or(Wind::East),
            "honba" => self.state.draft.honba = self.number(value, 99).unwrap_or_default(),
            "sticks" => self.state.draft.deposits = self.number(value, 99).unwrap_or_default(),
            "streak" => self.state.draft.dealer_wins = self.number(value, 99).unwrap_or_default(),
            "left" => self.state.draft.wall_left = self.number(value, 144),
            "draw" => {
                if let Some(cause) = self.value::<DrawCause>(value) {
                    self.state.ending = Ending::Draw { cause, nagashi: self.state.ending.nagashi().to_vec() };
                }
            }
            "nagashi" => {
                let nagashi = self.seats(value);
                let cause = if let Ending::Draw { cause, .. } = &self.state.ending { *cause } else { DrawCause::Wall };
                self.state.ending = Ending::Draw { cause, nagashi };
            }
            _ => {
                let (foul, cancelled) = name.strip_suffix(CANCELLED).map_or((name, false), |foul| (foul, true));
                if let Ok(offense) = foul.parse::<Offense>() {
                    for seat in self.seats(value) {
                        let times = times(&self.state, seat, offense, cancelled) + 1;
                        fouls(&mut self.state, Penalty { seat, offense, times, cancelled });
                    }
                    return;
                }
                let mut letters = name.chars().rev();
                let seat = letters.next().and_then(Seat::from_char);
                match (seat, letters.next()) {
                    (Some(seat), what @ (None | Some('f' | 't' | 'd' | 'h'))) if name.len() < 3 => {
                        self.seat(seat, what, value);
                    }
                    _ => self.drop(Lost::Field, &[name, "=", value].concat()),
                }
            }
        }
    }

    /// Who is liable: one seat, for each win but its own, or pairs of a winner and who is liable for that win.
    fn liable(&mut self, text: &str) {
        for entry in text.split(',') {
            let seats: Vec<Option<Seat>> = entry.chars().map(Seat::from_char).collect();
            match *seats.as_slice() {
                [Some(liable)] => {
                    self.state.win.liable = BySeat::from_fn(|winner| Some(liable).filter(|_| winner != liable));
                }
                [Some(winner), Some(liable)] if winner != liable => self.state.win.liable[winner] = Some(liable),
                _ => self.drop(Lost::Value, entry),
            }
        }
    }

    /// The field of a seat: its hand, or what the letter before the seat's says.
    fn seat(&mut self, seat: Seat, what: Option<char>, value: &str) {
        match what {
            Some('f') => {
                let bonus = self.tiles(value, MOST_BONUS);
                self.bonus(seat, bonus);
            }
            Some('t') => {
                let total = self.number(value, MOST_POINTS).map(i64::from);
                self.state.draft.seat_mut(seat).total = total;
            }
            Some('h') => {
                let lost = chosen::read(value, &mut self.state.draft.seat_mut(seat).discards, MOST_TILES);
                for entry in lost {
                    self.drop(Lost::Value, entry);
                }
            }
            Some(_) => {
                let options = self.state.rules.book().options.tiles;
                let (others, discards): (Vec<Tile>, Vec<Tile>) =
                    self.tiles(value, MOST_DISCARDS).into_iter().partition(|&tile| options.sets_aside(tile));
                if !others.is_empty() {
                    self.drop(Lost::Tiles, &write_tiles(&others));
                }
                self.state.draft.seat_mut(seat).discards = discards.into_iter().map(Discard::of).collect();
            }
            None => self.hand(seat, value),
        }
    }

    /// More bonus tiles for a seat.
    fn bonus(&mut self, seat: Seat, tiles: Vec<Tile>) {
        let held = &mut self.state.draft.seat_mut(seat).bonus;
        held.extend(tiles);
        if held.len() > MOST_BONUS {
            let rest = held.split_off(MOST_BONUS);
            self.drop(Lost::Tiles, &write_tiles(&rest));
        }
    }

    fn options(&mut self, text: &str) {
        for entry in text.split(',') {
            match setting::read(entry) {
                Some((key, value)) => {
                    self.state.rules.set(key, value);
                }
                None => self.drop(Lost::Option, entry),
            }
        }
    }

    fn tiles(&mut self, text: &str, most: usize) -> Vec<Tile> {
        let mut read = read_tiles(text);
        self.unread(text, &read);
        if read.tiles.len() > most {
            let rest = read.tiles.split_off(most);
            self.drop(Lost::Tiles, &write_tiles(&rest));
        }
        read.tiles
    }

    fn unread(&mut self, text: &str, read: &HandText) {
        for error in &read.errors {
            let (from, to) = error.chars;
            let part: String = text.chars().skip(from).take(to.saturating_sub(from)).collect();
            self.drop(Lost::Tiles, &part);
        }
    }

    /// A hand. Tiles that are too many for these rules stay: they were entered under others.
    fn hand(&mut self, seat: Seat, text: &str) {
        let read = read_hand(text);
        self.unread(text, &read);
        let wins = seat == self.state.winner && self.state.ending == Ending::Win;
        let mut melds = read.melds;
        let fits = |&number: &usize| melds.get(..number).is_some_and(|first| melded(first) <= MOST_TILES);
        let fitting = (0..=melds.len()).rev().find(fits).unwrap_or_default();
        for meld in melds.split_off(fitting) {
            self.drop(Lost::Tiles, &write_meld(&meld));
        }
        let options = self.state.rules.book().options.tiles;
        let (bonus, mut hand): (Vec<Tile>, Vec<Tile>) =
            read.tiles.into_iter().partition(|&tile| options.sets_aside(tile));
        let mut won = None;
        match read.win {
            Some((tile, _)) if options.sets_aside(tile) => self.drop(Lost::Tiles, &write_tiles(&[tile])),
            Some((tile, mark)) if wins => {
                won = Some(tile);
                if mark == WinMark::SelfDraw {
                    self.state.win.by = By::SelfDraw;
                } else if self.state.win.by != By::RobbedKong {
                    self.state.win.by = By::Discard;
                }
            }
            Some((tile, _)) => hand.push(tile),
            None => {}
        }
        let size = hand.len() + melded(&melds);
        if wins && won.is_none() && size == self.state.full + 1 {
            won = hand.pop();
        }
        let most = MOST_TILES.saturating_sub(melded(&melds) + usize::from(won.is_some()));
        if hand.len() > most {
            let rest = hand.split_off(most);
            self.drop(Lost::Tiles, &write_tiles(&rest));
        }
        sort(&mut hand);
        let entered = self.state.draft.seat_mut(seat);
        entered.hand = hand;
        entered.melds = melds;
        self.bonus(seat, bonus);
        if wins {
            self.state.win.tile = won;
        }
    }
}

/// A rulebook of one's own that travels whole.
pub(super) fn own_rulebook(text: &str) -> Option<RulesChoice> {
    let own = compact::read(text).and_then(|tree| CustomRulebook::read(tree).ok())?;
    Some(RulesChoice::playing(Arc::new(own)))
}
