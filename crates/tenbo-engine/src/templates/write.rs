//! Templates as text.

use std::fmt;

use super::group::{Body, Group, Mark, Rank, SuitOf, TileOf};
use super::template::Template;
use crate::tiles::{Kinds, Tile, write_tiles};

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, way) in self.ways().iter().enumerate() {
            f.write_str(if index > 0 { " | " } else { "" })?;
            for (index, group) in way.iter().enumerate() {
                f.write_str(if index > 0 { " " } else { "" })?;
                write!(f, "{group}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.body {
            Body::Tiles(tiles) => run(tiles, f)?,
            Body::AnyOf(Kinds::ALL) => f.write_str("?")?,
            Body::AnyOf(kinds) => {
                let tiles: Vec<Tile> = kinds.iter().map(Tile::plain).collect();
                write!(f, "[{}]", write_tiles(&tiles))?;
            }
            Body::Chow => f.write_str("chow")?,
            Body::Set => f.write_str("set")?,
        }
        if self.times > 1 {
            write!(f, "*{}", self.times)?;
        }
        for (mark, sign) in Mark::ALL {
            if self.marks.contains(mark) {
                write!(f, "{sign}")?;
            }
        }
        Ok(())
    }
}

/// Writes tiles. Where several tiles of one suit follow each other, the letter of the suit stands after the last.
fn run(tiles: &[TileOf], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, tile) in tiles.iter().enumerate() {
        match tile {
            TileOf::Suited(rank, of) => {
                write!(f, "{rank}")?;
                let next = tiles.get(index + 1);
                if !matches!(next, Some(TileOf::Suited(_, next)) if next == of) {
                    write!(f, "{of}")?;
                }
            }
            TileOf::Honor(kind) => {
                write!(f, "{}", Tile::plain(*kind).digit())?;
                if !matches!(tiles.get(index + 1), Some(TileOf::Honor(_))) {
                    f.write_str("z")?;
                }
            }
            TileOf::Matching(of) => write!(f, "D{of}")?,
            TileOf::Dragon(letter) => letter_of(&TileOf::DRAGONS, *letter, f)?,
            TileOf::Wind(letter) => letter_of(&TileOf::WINDS, *letter, f)?,
            TileOf::OwnWind => f.write_str("O")?,
            TileOf::RoundWind => f.write_str("R")?,
            TileOf::Flower => f.write_str("B")?,
        }
    }
    Ok(())
}

fn letter_of(letters: &[char], index: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    letters.get(usize::from(index)).map_or(Ok(()), |letter| write!(f, "{letter}"))
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Rank::Given(rank) => write!(f, "{rank}"),
            Rank::OneOf(ranks, _) => {
                f.write_str("{")?;
                for rank in (1..=9).filter(|rank| ranks >> (rank - 1) & 1 == 1) {
                    write!(f, "{rank}")?;
                }
                f.write_str("}")
            }
            Rank::Free(letter, offset) => {
                letter_of(&Rank::LETTERS, letter, f)?;
                if offset == 0 { Ok(()) } else { write!(f, "{offset:+}") }
            }
        }
    }
}

impl fmt::Display for SuitOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SuitOf::Given(suit) => write!(f, "{}", suit.as_char()),
            SuitOf::Free(letter) => letter_of(&SuitOf::LETTERS, letter, f),
        }
    }
}
