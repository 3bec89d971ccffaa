//! How large the parts of a request may be. A larger part is refused as a whole and not read, so that no answer takes
//! long or is much longer than its request. The published schemas state the same numbers, and a test compares them.

/// The longest text of tiles, in characters: enough for several hands.
pub const TILES: usize = 500;

/// The longest text of one tile, in characters.
pub const TILE: usize = 20;

/// The longest name of anything, in characters.
pub const NAME: usize = 200;

/// The longest remark, and the longest source of a block, in characters.
pub const NOTE: usize = 2_000;

/// The most melds of a seat.
pub const MELDS: usize = 20;

/// The most discards of a seat.
pub const DISCARDS: usize = 200;

/// The most winners, and the most entries of any other list of seats.
pub const SEATS: usize = 4;

/// The most situations of a win: as many as exist.
pub const SITUATIONS: usize = 12;

/// The most fouls of a deal.
pub const PENALTIES: usize = 100;

/// The most deals of a game.
pub const DEALS: usize = 10_000;

/// The most blocks of a rulebook.
pub const BLOCKS: usize = 100;

/// The most entries of any other list, and the most fields of any object.
pub const ENTRIES: usize = 300;

/// The most problems that are reported; if there are more, one last problem says so.
pub const PROBLEMS: usize = 100;
