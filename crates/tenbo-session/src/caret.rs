//! Where the next tile goes, among the tiles of a list.

/// One place of a list of tiles with the caret among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The tile that is so many places from the start.
    Tile(usize),
    /// The caret, with so many tiles before it: at another place it is another element, which nothing has moved.
    Caret(usize),
}

/// The places of a list of so many tiles, with the caret before the tile that it is at, or after the last one.
#[must_use]
pub fn slots(tiles: usize, caret: Option<usize>) -> Vec<Slot> {
    let mut all: Vec<Slot> = (0..tiles).map(Slot::Tile).collect();
    if let Some(caret) = caret {
        let caret = caret.min(tiles);
        all.insert(caret, Slot::Caret(caret));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{Slot, slots};

    #[test]
    fn the_caret_is_before_its_tile_or_after_the_last() {
        let (a, b, caret) = (Slot::Tile(0), Slot::Tile(1), Slot::Caret);
        assert_eq!(slots(2, None), [a, b]);
        assert_eq!(slots(2, Some(0)), [caret(0), a, b]);
        assert_eq!(slots(2, Some(1)), [a, caret(1), b]);
        assert_eq!(slots(2, Some(2)), [a, b, caret(2)]);
        assert_eq!(slots(2, Some(9)), [a, b, caret(2)]);
        assert_eq!(slots(0, Some(0)), [caret(0)]);
    }
}
