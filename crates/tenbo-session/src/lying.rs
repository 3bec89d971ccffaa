//! How a meld lies on the table: the claimed tile turned, on the side of the seat it came from.

use tenbo_engine::order::sort;
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile};

/// A tile of a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LyingTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it was claimed and lies sideways.
    pub turned: bool,
    /// Whether it shows its back.
    pub face_down: bool,
}

/// The tiles in the order in which they lie before their seat. If it is unknown whose tile was claimed, the left tile
/// is turned, as if it came from the previous seat.
#[must_use]
pub fn lying(meld: &Meld, seat: Seat, three_players: bool) -> Vec<LyingTile> {
    let mut tiles: Vec<Tile> = meld.tiles.to_vec();
    sort(&mut tiles);
    let upright = |tile: Tile| LyingTile { tile, turned: false, face_down: false };
    if meld.kind == MeldKind::ConcealedKong {
        let last = tiles.len().saturating_sub(1);
        let hidden = |place: usize| place == 0 || place == last;
        let tiles = tiles.into_iter().enumerate();
        return tiles.map(|(place, tile)| LyingTile { face_down: hidden(place), ..upright(tile) }).collect();
    }
    if tiles.is_empty() {
        return Vec::new();
    }
    let claimed = meld.claimed.and_then(|claimed| tiles.iter().position(|&tile| tile == claimed));
    let claimed = tiles.remove(claimed.unwrap_or_default());
    // At a table of three nobody sits across.
    let side = match meld.from.map(|from| from.turns_after(seat)) {
        None | Some(3) => 0,
        Some(2) if three_players && seat == Seat::East => 0,
        Some(2) if !three_players => 1,
        Some(_) => tiles.len(),
    };
    let mut lying: Vec<LyingTile> = tiles.into_iter().map(upright).collect();
    lying.insert(side.min(lying.len()), LyingTile { turned: true, ..upright(claimed) });
    lying
}

/// How wide a meld is before its seat, in tenths of a tile: a turned tile is a third wider, and the meld stands apart.
#[must_use]
pub fn width(meld: &Meld, seat: Seat, three_players: bool) -> usize {
    let tiles = lying(meld, seat, three_players);
    2 + 10 * tiles.len() + 4 * tiles.iter().filter(|tile| tile.turned).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::tiles::read_hand;

    /// The tiles as they lie, a turned one in brackets.
    fn told(meld: &str, seat: Seat, three_players: bool) -> String {
        let meld = read_hand(meld).melds.remove(0);
        let tile = |lying: LyingTile| match lying {
            LyingTile { face_down: true, .. } => String::from("##"),
            LyingTile { tile, turned: true, .. } => format!("[{tile}]"),
            LyingTile { tile, .. } => tile.to_string(),
        };
        lying(&meld, seat, three_players).into_iter().map(tile).collect()
    }

    #[test]
    fn the_claimed_tile_lies_on_the_side_of_whose_it_was() {
        // South sits after East, across from North and before West.
        assert_eq!(told("(312m@E)", Seat::South, false), "[3m]1m2m");
        assert_eq!(told("(555p@N)", Seat::South, false), "5p[5p]5p");
        assert_eq!(told("(555p@W)", Seat::South, false), "5p5p[5p]");
        assert_eq!(told("(0555p@W)", Seat::South, false), "5p5p5p[0p]");
        assert_eq!(told("(555p)", Seat::South, false), "[5p]5p5p");
        assert_eq!(told("[5555p]", Seat::South, false), "##5p5p##");
        assert_eq!(told("<*55555p@N>", Seat::South, false), "5p[*5p]5p5p5p");
        assert_eq!(told("<55*5*5*5*5p@W>", Seat::South, false), "5p*5p*5p*5p*5p[5p]");
        // At a table of three the seat before East is West, and nobody sits across.
        assert_eq!(told("(555p@W)", Seat::East, true), "[5p]5p5p");
        assert_eq!(told("(555p@W)", Seat::South, true), "5p5p[5p]");
        assert_eq!(told("(555p@E)", Seat::West, true), "5p5p[5p]");
    }
}
