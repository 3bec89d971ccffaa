//! How large the parts of a request may be. Whatever is larger is refused as a whole and not looked at, so that no answer
//! takes long, and none is much longer than its request. The published schemas say the same numbers, and a test holds them
//! together.

/// The longest text of tiles, in characters: several hands long.
pub const TILES: usize = 500;

/// The longest text of one tile.
pub const TILE: usize = 20;

/// The longest name, of whatever it is.
pub const NAME: usize = 200;

/// The longest remark, and the longest source of a block.
pub const NOTE: usize = 2_000;

/// The most melds of a seat.
pub const MELDS: usize = 20;

/// The most discards of a seat.
pub const DISCARDS: usize = 200;

/// The most winners, and the most seats of any other list of them.
pub const SEATS: usize = 4;

/// The most situations of a win: as many as there are.
pub const SITUATIONS: usize = 12;

/// The most fouls of a deal.
pub const PENALTIES: usize = 100;

/// The most deals of a game.
pub const DEALS: usize = 10_000;

/// The most blocks of a rulebook.
pub const BLOCKS: usize = 100;

/// The most entries of any other list, and the most fields of any object.
pub const ENTRIES: usize = 300;

/// So many problems are told; of more it is said that there are more.
pub const PROBLEMS: usize = 100;
