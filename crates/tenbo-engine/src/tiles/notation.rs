//! Reads and writes tiles as text (docs/rules/README.md, Tiles and hands in text).
//!
//! Tiles are written as `123m406p11z` (0 is a red five, `f` is for flowers and seasons, `g` for animals and faces), as
//! letters `E S W N P F C`, or as Unicode tiles; `*` before a tile makes it a joker. A whole hand also has melds:
//! `(213m@N)` with the claimed tile first and the seat that discarded it after `@`, `[1111s]` for a concealed kong,
//! `{5555p@W}` for an added kong, `<5555p@W>` for a group of four, five or six. The winning tile is `+3p` if it was
//! discarded, `~3p` if it was drawn. Everything that can be read is kept; the rest is reported with its position.

use super::meld::{Meld, MeldKind};
use super::notation_error::{Chars, NotationError, Unreadable};
use super::seat::Seat;
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
    let mut scan = Scan::default();
    for (at, letter) in text.chars().enumerate() {
        scan.letter(at, letter);
    }
    scan.end_run();
    scan.out
}

/// Reads a hand with its melds and winning tile.
#[must_use]
pub fn read_hand(text: &str) -> HandText {
    let mut scan = Scan::default();
    let letters: Vec<char> = text.chars().collect();
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
            _ => scan.letter(at, letter),
        }
        at += 1;
    }
    scan.end_run();
    scan.take_win();
    scan.out
}

#[derive(Default)]
struct Scan {
    out: HandText,
    /// Digits whose suit letter is still to come: the digit, its position, and the position of a joker mark before
    /// it.
    run: Vec<(u8, usize, Option<usize>)>,
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
        if let Some(at) = self.star.take() {
            self.error(Unreadable::Joker, at, at + 1);
        }
    }

    /// Adds a tile or, if it has a joker mark, a joker that stands for it. None stands for an animal or a face.
    fn joker_or(&mut self, tile: Tile, star: Option<usize>, at: usize) {
        match (star, tile.held()) {
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

    fn letter(&mut self, at: usize, letter: char) {
        match letter {
            '0'..='9' => {
                let star = self.star.take();
                self.run.push((letter as u8 - b'0', at, star));
            }
            '*' | '\u{1f02a}' => {
                if let Some(before) = self.star.replace(at) {
                    self.error(Unreadable::Joker, before, before + 1);
                }
            }
            'm' | 'p' | 's' | 'z' | 'f' | 'g' => {
                if self.run.is_empty() {
                    self.error(Unreadable::DigitMissing, at, at + 1);
                }
                for (digit, place, star) in std::mem::take(&mut self.run) {
                    match Tile::from_notation(digit, letter) {
                        Some(tile) => self.joker_or(tile, star, place),
                        None => self.error(Unreadable::Digit, place, place + 1),
                    }
                }
            }
            _ => {
                if letter.is_whitespace() || matches!(letter, ',' | '\u{fe0e}' | '\u{fe0f}') {
                    return;
                }
                let star = self.star.take();
                self.end_run();
                match from_letter(letter) {
                    Some(tile) => self.joker_or(tile, star, at),
                    None => self.error(Unreadable::Character, at, at + 1),
                }
            }
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

/// The tile of an honor letter or of a Unicode mahjong tile (from U+1F000). Unicode has the bamboo, the fourth
/// flower, before the chrysanthemum, the third.
fn from_letter(letter: char) -> Option<Tile> {
    let (digit, suit) = match letter {
        'E' => (1, 'z'),
        'S' => (2, 'z'),
        'W' => (3, 'z'),
        'N' => (4, 'z'),
        'P' => (5, 'z'),
        'F' => (6, 'z'),
        'C' => (7, 'z'),
        _ => {
            let code = u32::from(letter).checked_sub(0x1f000)?;
            let number = |from: u32| u8::try_from(code - from + 1).unwrap_or(0);
            match code {
                0..=3 => (number(0), 'z'),
                4 => (7, 'z'),
                5 => (6, 'z'),
                6 => (5, 'z'),
                7..=15 => (number(7), 'm'),
                16..=24 => (number(16), 's'),
                25..=33 => (number(25), 'p'),
                34 => (1, 'f'),
                35 => (2, 'f'),
                36 => (4, 'f'),
                37 => (3, 'f'),
                38..=41 => (number(38) + 4, 'f'),
                _ => return None,
            }
        }
    };
    Tile::from_notation(digit, suit)
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
