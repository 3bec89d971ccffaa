//! Melds in JSON.

use crate::json::object;
use crate::problems::bounds;
use crate::tiles::{Meld, MeldKind, MeldTiles, Seat, Tile};

object! {
    /// A meld: a set that was claimed or declared.
    for Meld = "meld" {
        /// The kind of meld.
        kind: MeldKind = MeldKind::Pung, required;
        /// Its tiles, including the claimed one.
        tiles: MeldTiles [..=bounds::TILES], required;
        /// The tile that was claimed.
        claimed: Option<Tile>;
        /// The seat that discarded it.
        from: Option<Seat>;
        /// When it was declared: its number among all melds and discards of the deal.
        order as "n": Option<u16> [0..=65_535];
        /// When a pung was made a kong, in the same numbering.
        added_order as "added_n": Option<u16> [0..=65_535];
        /// For a kong, how many of the deal's wins came before it: those winners do not pay for it.
        after_wins: u8 [0..=bounds::EARLIER_WINS] = 0;
        /// For a kong, whether nothing is paid for it at once although the rulebook pays for such kongs.
        unpaid: bool;
    }
}
