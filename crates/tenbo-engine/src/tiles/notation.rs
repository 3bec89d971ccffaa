//! Reads and writes tiles as text (docs/rules/README.md, Tiles and hands in text).
//!
//! Tiles are written as `123m406p11z` (0 is a red five, `f` is for flowers and seasons, `g` for animals and faces), as
//! letters `E S W N P F C`, or as Unicode tiles; `*` before a tile makes it a joker. Read are also `m123` with the suit
//! first, full-width characters, and 一萬, 2筒, 3条, 東, 發. A whole hand also has melds:
//! `(213m@N)` with the claimed tile first and the seat that discarded it after `@`, `[1111s]` for a concealed kong,
//! `{5555p@W}` for an added kong, `<5555p@W>` for a group of four, five or six. The winning tile is `+3p` if it was
//! discarded, `~3p` if it was drawn. Everything that can be read is kept; the rest is reported with its position.

use super::meld::{Meld, MeldKind};
use super::notation_error::{Chars, NotationError, Unreadable};
use super::seat::Seat;
use super::sign::{Sign, ascii, is_rest, sign};
use super::tile::Tile;

/// How a hand was won, as the mark before the winning tile says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinMark {
    /// `+`: another seat's discard.
    Discard,
    /// `~`: drawn by the winner.
    SelfDraw,
}

/// A hand as read from a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandText {
    /// The tiles outside brackets, including bonus tiles but not the winning tile, in the order written.
    pub tiles: Vec<Tile>,
    /// For each entry of `tiles`, its characters.
    pub chars: Vec<Chars>,
    /// The melds, in the order written.
    pub melds: Vec<Meld>,
    /// For each entry of `melds`, its characters.
    pub meld_chars: Vec<Chars>,
    /// The winning tile and its mark; `None` if the text has none.
    pub win: Option<(Tile, WinMark)>,
    /// The characters of the winning tile and its mark.
    pub win_chars: Option<Chars>,
    /// Everything that could not be read, in the order in which it was found.
    pub errors: Vec<NotationError>,
}

/// Reads tiles only. Brackets and winning marks are errors.
#[must_use]
pub fn read_tiles(text: &str) -> HandText {
    let letters: Vec<char> = text.chars().collect();
    let mut scan = Scan::default();
    for at in 0..letters.len() {
        scan.letter(&letters, at);
    }
    scan.end_run();
    scan.out
}

/// Reads a hand with its melds and winning tile.
#[must_use]
pub fn read_hand(text: &str) -> HandText {
    let mut scan = Scan::default();
    let letters: Vec<char> = text.chars().map(ascii).collect();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        match letter {
            '(' | '[' | '{' | '<' => {
                scan.end_run();
                let close = match letter {
                    '(' => ')',
                    '[' => ']',
                    '<' => '>',
                    _ => '}',
                };
                let length = letters.iter().skip(at).take_while(|&&c| c != close).count();
                let end = at + length;
                if letters.get(end) == Some(&close) {
                    scan.bracket(letter, at, letters.get(at + 1..end).unwrap_or_default());
                    at = end;
                } else {
                    scan.error(Unreadable::Bracket, at, at + 1);
                }
            }
            '+' | '~' => scan.mark(at, if letter == '+' { WinMark::Discard } else { WinMark::SelfDraw }),
            ')' | ']' | '}' | '>' => {
                scan.end_run();
                scan.error(Unreadable::Bracket, at, at + 1);
            }
            _ => scan.letter(&letters, at),
        }
        at += 1;
    }
    scan.end_run();
    scan.take_win();
    scan.out
}

/// A suit that stands before its digits.
struct First {
    letter: char,
    at: usize,
    /// Whether a digit has come.
    has_digits: bool,
}

#[derive(Default)]
struct Scan {
    out: HandText,
    /// Digits whose suit letter is still to come: the digit, its position, and the position of a joker mark before
    /// it.
    run: Vec<(u8, usize, Option<usize>)>,
    /// The suit of the digits that follow.
    first: Option<First>,
    /// The position of a joker mark that belongs to the next tile.
    star: Option<usize>,
    /// A winning mark whose tile has not been taken yet: the number of tiles before it, its position, and which it
    /// is.
    mark: Option<(usize, usize, WinMark)>,
    /// Whether there has been a winning mark.
    marked: bool,
}

impl Scan {
    fn error(&mut self, reason: Unreadable, from: usize, to: usize) {
        self.out.errors.push(NotationError { reason, chars: (from, to) });
    }

    fn tile(&mut self, tile: Tile, at: usize) {
        self.out.tiles.push(tile);
        self.out.chars.push((at, at + 1));
    }

    fn end_run(&mut self) {
        if let (Some(&(_, first, _)), Some(&(_, last, _))) = (self.run.first(), self.run.last()) {
            self.error(Unreadable::SuitMissing, first, last + 1);
        }
        self.run.clear();
        self.end_suit();
        if let Some(at) = self.star.take() {
            self.error(Unreadable::Joker, at, at + 1);
        }
    }

    fn end_suit(&mut self) {
        if let Some(First { at, has_digits: false, .. }) = self.first.take() {
            self.error(Unreadable::DigitMissing, at, at + 1);
        }
    }

    /// Adds a tile or, if it has a joker mark, a joker that stands for it. None stands for an animal or a face.
    fn joker_or(&mut self, tile: Tile, star: Option<usize>, at: usize) {
        match (star, tile.kind_in_hand()) {
            (Some(star), Some(kind)) => {
                self.out.tiles.push(Tile::joker(kind));
                self.out.chars.push((star, at + 1));
            }
            (Some(star), None) => {
                self.error(Unreadable::Joker, star, star + 1);
                self.tile(tile, at);
            }
            (None, _) => self.tile(tile, at),
        }
    }

    /// The character at a place, with what stands around it.
    fn letter(&mut self, letters: &[char], at: usize) {
        let Some(&letter) = letters.get(at) else { return };
        match sign(letter) {
            Some(Sign::Digit(digit)) => self.digit(digit, at),
            Some(Sign::Suit(letter)) => self.suit(letter, at),
            Some(Sign::Joker) => {
                if let Some(before) = self.star.replace(at) {
                    self.error(Unreadable::Joker, before, before + 1);
                }
            }
            Some(Sign::Space) => {}
            Some(Sign::Tile(tile)) => {
                let star = self.star.take();
                self.end_run();
                self.joker_or(tile, star, at);
            }
            None => {
                let before = at.checked_sub(1).and_then(|before| letters.get(before).copied());
                if !is_rest(before, letter, letters.get(at + 1).copied()) {
                    self.end_run();
                    self.error(Unreadable::Character, at, at + 1);
                }
            }
        }
    }

    /// A digit is of the suit before it, else of the one that is to come.
    fn digit(&mut self, digit: u8, at: usize) {
        let star = self.star.take();
        match &mut self.first {
            Some(first) => {
                first.has_digits = true;
                let letter = first.letter;
                self.suited(digit, letter, star, at);
            }
            None => self.run.push((digit, at, star)),
        }
    }

    /// A suit is that of the digits before it; without any, of those after it.
    fn suit(&mut self, letter: char, at: usize) {
        if let Some(star) = self.star.take() {
            self.error(Unreadable::Joker, star, star + 1);
        }
        let run = std::mem::take(&mut self.run);
        if run.is_empty() {
            self.end_suit();
            self.first = Some(First { letter, at, has_digits: false });
        }
        for (digit, at, star) in run {
            self.suited(digit, letter, star, at);
        }
    }

    fn suited(&mut self, digit: u8, letter: char, star: Option<usize>, at: usize) {
        match Tile::from_notation(digit, letter) {
            Some(tile) => self.joker_or(tile, star, at),
            None => self.error(Unreadable::Digit, at, at + 1),
        }
    }

    fn bracket(&mut self, open: char, at: usize, inside: &[char]) {
        let (tiles, from) = match inside {
            [tiles @ .., '@', seat] if Seat::from_char(*seat).is_some() => (tiles, Seat::from_char(*seat)),
            _ => (inside, None),
        };
        let inner = read_tiles(&tiles.iter().collect::<String>());
        let shift = at + 1;
        for error in &inner.errors {
            self.error(error.reason, error.chars.0 + shift, error.chars.1 + shift);
        }
        let kind = match (open, inner.tiles.len()) {
            ('[', 4) => Some(MeldKind::ConcealedKong),
            ('{', 4) => Some(MeldKind::AddedKong),
            ('(', 4) => Some(MeldKind::Kong),
            ('(', 3) => Some(MeldKind::Pung),
            ('<', 4) => Some(MeldKind::Quad),
            ('<', 5) => Some(MeldKind::Quint),
            ('<', 6) => Some(MeldKind::Sextet),
            _ => None,
        };
        let meld = kind.and_then(|kind| {
            let mut meld = Meld::new(kind, inner.tiles.iter().copied())?;
            if meld.set().is_none() {
                meld.kind = MeldKind::Chow;
            }
            // A claimed knitted set is kept as the chow that it was meant to be, so that the check can say what is
            // wrong with it.
            if meld.set().is_none() && !meld.is_knitted() {
                return None;
            }
            if meld.kind.is_claimed() {
                meld.claimed = inner.tiles.first().copied();
                meld.from = from;
            }
            meld.tiles = meld.written();
            Some(meld)
        });
        match meld {
            Some(meld) => {
                self.out.melds.push(meld);
                self.out.meld_chars.push((at, at + inside.len() + 2));
            }
            None => {
                if inner.errors.is_empty() {
                    self.error(Unreadable::Meld, at, at + inside.len() + 2);
                }
                self.out.tiles.extend(inner.tiles);
                self.out.chars.extend(inner.chars.iter().map(|&(a, b)| (a + shift, b + shift)));
            }
        }
    }

    /// A hand has one winning tile. A second mark is an error, and the tile after it belongs to the hand.
    fn mark(&mut self, at: usize, mark: WinMark) {
        self.end_run();
        self.take_win();
        if self.marked {
            self.error(Unreadable::Win, at, at + 1);
            return;
        }
        self.marked = true;
        self.mark = Some((self.out.tiles.len(), at, mark));
    }

    fn take_win(&mut self) {
        let Some((before, at, mark)) = self.mark.take() else { return };
        let after = self.out.tiles.len() - before.min(self.out.tiles.len());
        if after == 1 {
            self.out.win_chars = self.out.chars.pop().map(|(_, end)| (at, end));
            self.out.win = self.out.tiles.pop().map(|tile| (tile, mark));
        } else {
            self.error(Unreadable::Win, at, at + 1);
        }
    }
}

/// Writes tiles in the order given, with one letter after each run of tiles of a suit: `123m406p11z`.
#[must_use]
pub fn write_tiles(tiles: &[Tile]) -> String {
    let mut out = String::with_capacity(tiles.len() + 4);
    for (i, tile) in tiles.iter().enumerate() {
        if tile.is_joker() {
            out.push('*');
        }
        out.push(char::from(b'0' + tile.digit()));
        if tiles.get(i + 1).is_none_or(|next| next.letter() != tile.letter()) {
            out.push(tile.letter());
        }
    }
    out
}

/// Writes a meld in its brackets: the claimed tile first, and the seat that discarded it after `@`.
#[must_use]
pub fn write_meld(meld: &Meld) -> String {
    let (open, close) = match meld.kind {
        MeldKind::ConcealedKong => ('[', ']'),
        MeldKind::AddedKong => ('{', '}'),
        MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => ('<', '>'),
        MeldKind::Chow | MeldKind::Pung | MeldKind::Kong => ('(', ')'),
    };
    let from = meld.from.map_or(String::new(), |seat| format!("@{seat}"));
    format!("{open}{}{from}{close}", write_tiles(&meld.written()))
}

/// Writes a whole hand so that [`read_hand`] reads it back.
#[must_use]
pub fn write_hand(tiles: &[Tile], melds: &[Meld], win: Option<(Tile, WinMark)>) -> String {
    let mut out = write_tiles(tiles);
    for meld in melds {
        out.push_str(&write_meld(meld));
    }
    if let Some((tile, mark)) = win {
        out.push(if mark == WinMark::Discard { '+' } else { '~' });
        out.push_str(&write_tiles(&[tile]));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_every_way_of_writing() {
        let plain = read_tiles("123m 406p11z");
        assert!(plain.errors.is_empty());
        assert_eq!(write_tiles(&plain.tiles), "123m406p11z");
        assert_eq!(write_tiles(&read_tiles("EESWNPFC").tiles), "11234567z");
        assert_eq!(write_tiles(&read_tiles("🀇🀈🀉🀙🀐🀀🀆🀅🀄︎🀢🀤🀩").tiles), "123m1p1s1567z148f");
    }

    /// As it is written in Chinese, in Japanese, and by players who name the suit first (Tenhou's editors write `123m`,
    /// other programs `m123`).
    #[test]
    fn reads_the_suit_first_full_width_forms_and_characters() {
        for (text, tiles) in [
            ("m123 p456 s789 z11122", "123m456p789s11122z"),
            ("m123p406s789 z11f15", "123m406p789s11z15f"),
            ("m12 *3p4", "12*3m4p"),
            ("m123E", "123m1z"),
            ("１２３ｍ　４５６ｐ，１１ｚ", "123m456p11z"),
            ("東南西北白發中", "1234567z"),
            ("东发発", "166z"),
            ("一萬二萬三万", "123m"),
            ("1万2筒3条", "1m2p3s"),
            ("一二三万四五六饼七八九條、东风东风白板發財红中", "123m456p789s11567z"),
            ("梅兰菊竹春夏秋冬", "12345678f"),
        ] {
            let read = read_tiles(text);
            assert!(read.errors.is_empty(), "{text}: {:?}", read.errors);
            assert_eq!(write_tiles(&read.tiles), tiles, "{text}");
        }
        let hand = read_hand("m45 z11（ｍ２１３＠Ｎ）[s1111] +p3");
        assert!(hand.errors.is_empty(), "{:?}", hand.errors);
        assert_eq!(write_hand(&hand.tiles, &hand.melds, hand.win), "45m11z(213m@N)[1111s]+3p");
        assert_eq!(hand.meld_chars, [(7, 15), (15, 22)]);
        for (text, why) in [
            ("m123 456p", (Unreadable::DigitMissing, (8, 9))),
            ("12m m", (Unreadable::DigitMissing, (4, 5))),
            ("m12 z8", (Unreadable::Digit, (5, 6))),
            ("一二三", (Unreadable::SuitMissing, (0, 3))),
            ("m12 +p3 4", (Unreadable::Win, (4, 5))),
            ("東財", (Unreadable::Character, (1, 2))),
        ] {
            let errors: Vec<(Unreadable, Chars)> =
                read_hand(text).errors.iter().map(|error| (error.reason, error.chars)).collect();
            assert_eq!(errors, [why], "{text}");
        }
    }

    #[test]
    fn reads_melds_and_the_winning_tile() {
        let hand = read_hand("45p11m (213m@N) [1111s] {5055p@W} +3p");
        assert!(hand.errors.is_empty(), "{:?}", hand.errors);
        assert_eq!(write_tiles(&hand.tiles), "45p11m");
        assert_eq!(hand.win.map(|(tile, mark)| (tile.to_string(), mark)), Some(("3p".into(), WinMark::Discard)));
        let kinds: Vec<MeldKind> = hand.melds.iter().map(|meld| meld.kind).collect();
        assert_eq!(kinds, [MeldKind::Chow, MeldKind::ConcealedKong, MeldKind::AddedKong]);
        assert_eq!(hand.melds[0].claimed.map(|tile| tile.to_string()).as_deref(), Some("2m"));
        assert_eq!(write_hand(&hand.tiles, &hand.melds, hand.win), "45p11m(213m@N)[1111s]{5055p@W}+3p");
        assert_eq!(hand.meld_chars, [(7, 15), (16, 23), (24, 33)]);
        assert_eq!(hand.win_chars, Some((34, 36)));
    }

    #[test]
    fn angle_brackets_are_groups_of_four_to_six() {
        let hand = read_hand("1z<55*55p@E><*22222*2s@N><3f124*2f>+1z");
        assert!(hand.errors.is_empty(), "{:?}", hand.errors);
        let kinds: Vec<MeldKind> = hand.melds.iter().map(|meld| meld.kind).collect();
        assert_eq!(kinds, [MeldKind::Quad, MeldKind::Sextet, MeldKind::Quint]);
        assert_eq!(hand.melds[0].from, Seat::from_char('E'));
        assert_eq!(write_hand(&hand.tiles, &hand.melds, hand.win), "1z<555*5p@E><*22222*2s@N><31*124f>+1z");
        // Three tiles are a pung, four of two kinds no group; and a bracket is closed by its own.
        for wrong in ["<555p>", "<5556p>", "<5555555p>", "<5555p)", "5555p>"] {
            assert!(!read_hand(wrong).errors.is_empty(), "{wrong}");
        }
    }

    #[test]
    fn a_star_makes_the_next_tile_a_joker() {
        let hand = read_hand("*12*3m*E (*555z@W) ~*9p");
        assert!(hand.errors.is_empty(), "{:?}", hand.errors);
        assert_eq!(write_tiles(&hand.tiles), "*12*3m*1z");
        assert_eq!(hand.chars, [(0, 2), (2, 3), (3, 5), (6, 8)]);
        assert_eq!(hand.win.map(|(tile, _)| tile.to_string()).as_deref(), Some("*9p"));
        assert_eq!(hand.melds.first().map(write_meld).as_deref(), Some("(*555z@W)"));
        assert_eq!(write_tiles(&read_tiles("1f*2f*8f").tiles), "1*1*1f", "it stands for any flower alike");
        let bad = read_tiles("**1m3p*4g*");
        assert_eq!(write_tiles(&bad.tiles), "*1m3p4g");
        let at: Vec<(Unreadable, Chars)> = bad.errors.iter().map(|e| (e.reason, e.chars)).collect();
        assert_eq!(at, [(0, 1), (6, 7), (9, 10)].map(|chars| (Unreadable::Joker, chars)));
        // A suit is no tile.
        for (text, star) in [("777*z1z", 3), ("*m1", 0), ("1*m2m", 1), ("m1*p2", 2)] {
            let bad = read_tiles(text);
            assert!(bad.tiles.iter().all(|tile| !tile.is_joker()), "{text}");
            let joker = NotationError { reason: Unreadable::Joker, chars: (star, star + 1) };
            assert!(bad.errors.contains(&joker), "{text}: {:?}", bad.errors);
        }
    }

    #[test]
    fn points_at_what_it_cannot_read_and_keeps_the_rest() {
        let hand = read_hand("12x3m8z(123z)45");
        assert_eq!(write_tiles(&hand.tiles), "3m123z");
        let errors: Vec<(Unreadable, Chars)> = hand.errors.iter().map(|e| (e.reason, e.chars)).collect();
        assert_eq!(
            errors,
            [
                (Unreadable::SuitMissing, (0, 2)),
                (Unreadable::Character, (2, 3)),
                (Unreadable::Digit, (5, 6)),
                (Unreadable::Meld, (7, 13)),
                (Unreadable::SuitMissing, (13, 15)),
            ]
        );
    }
}
