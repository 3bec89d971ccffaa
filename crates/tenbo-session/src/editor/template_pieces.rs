//! A template of a hand, laid piece by piece: what a tap on a key makes of the text that is there. Only the last group
//! is changed, so that nothing is lost of a text that cannot be read yet.

use tenbo_engine::templates::{Body, Group, Mark, Rank, TemplateDraft, TemplateFault, TileOf};
use tenbo_engine::tiles::Kinds;

/// How a tile is laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lay {
    /// One tile, beside the single tiles of its suit that lie there already.
    #[default]
    One,
    /// A pair.
    Pair,
    /// A pung.
    Pung,
    /// A pung that may be a kong.
    PungOrKong,
    /// The chow that begins with it.
    Chow,
    /// Four alike, which are no kong: four tiles of the hand.
    Four,
    /// Five alike.
    Five,
    /// Six alike.
    Six,
}

impl Lay {
    /// Every way to lay a tile.
    pub const ALL: [Lay; 8] =
        [Lay::One, Lay::Pair, Lay::Pung, Lay::PungOrKong, Lay::Chow, Lay::Four, Lay::Five, Lay::Six];

    /// How many of each tile it lays.
    const fn times(self) -> u8 {
        match self {
            Lay::One | Lay::Chow => 1,
            Lay::Pair => 2,
            Lay::Pung | Lay::PungOrKong => 3,
            Lay::Four => 4,
            Lay::Five => 5,
            Lay::Six => 6,
        }
    }
}

/// What a key lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tile, given or open.
    Tile(TileOf),
    /// Any tile.
    Any,
    /// Any chow.
    Chow,
    /// Any chow or pung.
    Set,
}

impl Piece {
    /// The group that it makes by itself. `None` where no chow begins with the tile.
    fn group(self, lay: Lay) -> Option<Group> {
        let (body, times) = match (self, lay) {
            (Piece::Tile(TileOf::Suited(rank, suit)), Lay::Chow) => {
                let ranks = [0, 1, 2].map(|step| above(rank, step));
                let tiles = ranks.into_iter().map(|rank| rank.map(|rank| TileOf::Suited(rank, suit)));
                (Body::Tiles(tiles.collect::<Option<_>>()?), 1)
            }
            (Piece::Tile(_), Lay::Chow) => return None,
            (Piece::Tile(tile), _) => (Body::Tiles(vec![tile]), lay.times()),
            (Piece::Any, Lay::Chow) | (Piece::Chow, _) => (Body::Chow, 1),
            (Piece::Any, _) => (Body::AnyOf(Kinds::ALL), lay.times()),
            (Piece::Set, _) => (Body::Set, 1),
        };
        let marks = if lay == Lay::PungOrKong && times == 3 { Mark::Kong.into() } else { Default::default() };
        Some(Group { body, times, marks })
    }
}

/// The rank that is so many steps higher.
fn above(rank: Rank, step: u8) -> Option<Rank> {
    match rank {
        Rank::Given(number) => Some(number + step).filter(|&above| number > 0 && above <= 9).map(Rank::Given),
        Rank::Free(letter, by) => Some(Rank::Free(letter, by + i8::try_from(step).ok()?)).filter(|_| by <= 6),
        Rank::OneOf(..) => None,
    }
}

/// The text with a piece behind it. `None` where no chow begins with the tile.
///
/// A single tile joins the single tiles of the same suit, or the honors, that end the text; with `apart` it begins a group
/// of its own.
#[must_use]
pub fn add(text: &str, piece: Piece, lay: Lay, apart: bool) -> Option<String> {
    let group = piece.group(lay)?;
    let (before, last) = split(text);
    if !apart
        && let (Some(run), Some(tile)) = (last.as_ref().and_then(singles), single(&group))
        && run.last().is_some_and(|last| goes_with(*last, tile))
    {
        let body = Body::Tiles(run.iter().copied().chain([tile]).collect());
        return Some(format!("{before}{}", Group { body, ..group }));
    }
    let text = text.trim_end();
    let space = if text.is_empty() { "" } else { " " };
    Some(format!("{text}{space}{group}"))
}

/// The text without its last tile or group; without its last word, if that cannot be read.
#[must_use]
pub fn take_back(text: &str) -> String {
    let (before, last) = split(text);
    if let Some([rest @ .., _]) = last.as_ref().and_then(singles)
        && !rest.is_empty()
    {
        let group = Group { body: Body::Tiles(rest.to_vec()), times: 1, marks: Default::default() };
        return format!("{before}{group}");
    }
    before.trim_end().to_owned()
}

/// The text with a mark set at its last group, or taken away. Nothing happens to a group that cannot be read.
#[must_use]
pub fn toggle_mark(text: &str, mark: Mark) -> String {
    let (before, last) = split(text);
    match last {
        Some(mut group) => {
            group.marks ^= mark;
            format!("{before}{group}")
        }
        None => text.to_owned(),
    }
}

/// Whether the last group has a mark.
#[must_use]
pub fn is_marked(text: &str, mark: Mark) -> bool {
    split(text).1.is_some_and(|group| group.marks.contains(mark))
}

/// The text with a further way to make the hand begun.
#[must_use]
pub fn begin_way(text: &str) -> String {
    let text = text.trim_end();
    if text.is_empty() || text.ends_with('|') { text.to_owned() } else { format!("{text} |") }
}

/// The text before its last word, and the group that this is, if it can be read.
fn split(text: &str) -> (&str, Option<Group>) {
    let text = text.trim_end();
    let from = text.char_indices().rev().find(|(_, letter)| letter.is_whitespace() || *letter == '|');
    // A bar is a word of its own.
    let from = match from {
        Some((place, '|')) if place + 1 == text.len() => place,
        Some((place, letter)) => place + letter.len_utf8(),
        None => 0,
    };
    let (before, word) = text.split_at_checked(from).unwrap_or((text, ""));
    let draft = TemplateDraft::read(word);
    let unread =
        draft.errors.iter().any(|error| matches!(error.fault, TemplateFault::Unreadable | TemplateFault::SuitMissing));
    let group = draft.ways.into_iter().flatten().next().filter(|_| !unread);
    (before, group)
}

/// The tiles of a group that are laid one by one.
fn singles(group: &Group) -> Option<&[TileOf]> {
    match &group.body {
        Body::Tiles(tiles) if group.times == 1 && group.marks.is_empty() => Some(tiles),
        _ => None,
    }
}

fn single(group: &Group) -> Option<TileOf> {
    match singles(group) {
        Some(&[tile]) => Some(tile),
        _ => None,
    }
}

/// Whether a tile lies in one group with another: both of one suit, or both honors or flowers.
fn goes_with(one: TileOf, other: TileOf) -> bool {
    match (one, other) {
        (TileOf::Suited(_, suit), TileOf::Suited(_, other)) => suit == other,
        (TileOf::Suited(..), _) | (_, TileOf::Suited(..)) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::templates::SuitOf;
    use tenbo_engine::tiles::{Kind, Suit};

    const A: SuitOf = SuitOf::Free(0);
    const DOTS: SuitOf = SuitOf::Given(Suit::Dots);

    const fn number(rank: u8, suit: SuitOf) -> Piece {
        Piece::Tile(TileOf::Suited(Rank::Given(rank), suit))
    }

    fn honor(number: u8) -> Piece {
        Piece::Tile(TileOf::Honor(Kind::honor(number).unwrap()))
    }

    #[test]
    fn a_hand_is_laid_piece_by_piece() {
        let x = Piece::Tile(TileOf::Suited(Rank::Free(0, 0), DOTS));
        let mut text = String::new();
        for (piece, lay, apart, wanted) in [
            (number(1, A), Lay::One, false, "1a"),
            (number(2, A), Lay::One, false, "12a"),
            (number(3, DOTS), Lay::One, false, "12a 3p"),
            (number(4, DOTS), Lay::One, true, "12a 3p 4p"),
            (honor(1), Lay::One, false, "12a 3p 4p 1z"),
            (honor(5), Lay::One, false, "12a 3p 4p 15z"),
            (Piece::Tile(TileOf::Wind(0)), Lay::One, false, "12a 3p 4p 15zw"),
            (honor(2), Lay::Pair, false, "12a 3p 4p 15zw 2z*2"),
            (Piece::Any, Lay::PungOrKong, false, "12a 3p 4p 15zw 2z*2 ?*3^"),
            (Piece::Set, Lay::Pung, false, "12a 3p 4p 15zw 2z*2 ?*3^ set"),
            (x, Lay::Chow, false, "12a 3p 4p 15zw 2z*2 ?*3^ set xx+1x+2p"),
            (Piece::Any, Lay::Chow, false, "12a 3p 4p 15zw 2z*2 ?*3^ set xx+1x+2p chow"),
            (Piece::Any, Lay::Four, false, "12a 3p 4p 15zw 2z*2 ?*3^ set xx+1x+2p chow ?*4"),
            (x, Lay::Five, false, "12a 3p 4p 15zw 2z*2 ?*3^ set xx+1x+2p chow ?*4 xp*5"),
        ] {
            text = add(&text, piece, lay, apart).unwrap();
            assert_eq!(text, wanted);
        }
        assert_eq!(add(&text, number(8, A), Lay::Chow, false), None, "no chow begins with an eight");
        assert_eq!(add(&text, honor(1), Lay::Chow, false), None);
        assert_eq!(add(&text, number(0, A), Lay::Chow, false), None, "the zero is a dragon");
        let mut left = vec![text.clone()];
        while let Some(text) = left.last().filter(|text| !text.is_empty()) {
            left.push(take_back(text));
        }
        let lengths: Vec<usize> = left.iter().map(String::len).collect();
        assert_eq!(left.len(), 17, "{left:?}");
        assert!(lengths.is_sorted_by(|a, b| a > b), "{left:?}");
    }

    #[test]
    fn what_cannot_be_read_stays() {
        assert_eq!(add("12q", number(3, A), Lay::One, false).as_deref(), Some("12q 3a"));
        assert_eq!(add("12", number(3, A), Lay::One, false).as_deref(), Some("12 3a"));
        assert_eq!(toggle_mark("1z*3 12q", Mark::Concealed), "1z*3 12q");
        assert_eq!(take_back("1z*3 12q"), "1z*3");
    }

    #[test]
    fn marks_are_those_of_the_last_group_and_a_way_ends_with_a_bar() {
        let text = toggle_mark("1a 2a*3", Mark::Wins);
        assert_eq!(text, "1a 2a*3=");
        assert!(is_marked(&text, Mark::Wins) && !is_marked(&text, Mark::Kong));
        assert_eq!(toggle_mark(&text, Mark::Wins), "1a 2a*3");
        let ways = begin_way(&text);
        assert_eq!(ways, "1a 2a*3= |");
        assert_eq!(begin_way(&ways), ways);
        assert_eq!(add(&ways, number(1, A), Lay::One, false).as_deref(), Some("1a 2a*3= | 1a"));
        assert_eq!(take_back(&ways), text);
        assert_eq!(begin_way(""), "");
    }

    #[test]
    fn every_text_that_is_laid_is_read_as_it_was_meant() {
        let pieces = [Piece::Any, Piece::Chow, Piece::Set, number(5, A), number(0, A), number(1, DOTS), honor(3)];
        let tiles = [
            TileOf::OwnWind,
            TileOf::Flower,
            TileOf::RoundWind,
            TileOf::Dragon(1),
            TileOf::Matching(A),
            TileOf::Wind(3),
        ];
        let pieces: Vec<Piece> = pieces.into_iter().chain(tiles.map(Piece::Tile)).collect();
        for &first in &pieces {
            for &second in &pieces {
                for lay in Lay::ALL {
                    let Some(text) = add("", first, Lay::One, false).and_then(|text| add(&text, second, lay, false))
                    else {
                        continue;
                    };
                    let draft = TemplateDraft::read(&text);
                    assert!(!draft.errors.iter().any(|error| error.fault == TemplateFault::Unreadable), "{text}");
                    let groups: usize = draft.ways.concat().iter().map(Group::size).sum();
                    let wanted: usize = [(first, Lay::One), (second, lay)]
                        .iter()
                        .filter_map(|(piece, lay)| piece.group(*lay))
                        .map(|group| group.size())
                        .sum();
                    assert_eq!(groups, wanted, "{text}");
                }
            }
        }
    }
}
