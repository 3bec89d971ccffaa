//! How large the parts of a request may be. A part that is too large is refused without being read, so that no answer
//! takes long or is much longer than its request. The published schemas state the same numbers; a test compares them.

/// The longest text of tiles, in characters: enough for several hands.
pub const TILES: usize = 500;

/// The longest text of one tile, in characters.
pub const TILE: usize = 20;

/// The longest name of anything, in characters.
pub const NAME: usize = 200;

/// The longest remark, and the longest source of a block, in characters.
pub const NOTE: usize = 2_000;

/// The longest template of a hand that a rulebook defines itself, in characters.
pub const TEMPLATE: usize = 500;

/// The longest language tag, such as `zh-Hans`, in characters.
pub const TAG: usize = 35;

/// The most languages in which a hand that a rulebook defines itself can have a name.
pub const TAGS: usize = 20;

/// The largest number of points, won or lost.
pub const POINTS: i64 = 100_000_000;

/// The largest count of anything, such as counters on the table.
pub const COUNT: i64 = 1_000_000;

/// The most wins of a deal that can come before something else.
pub const EARLIER_WINS: i64 = 3;

/// The most melds of a seat.
pub const MELDS: usize = 20;

/// The most discards of a seat.
pub const DISCARDS: usize = 200;

/// The most winners of a deal, and the most entries in any other list of seats.
pub const SEATS: usize = 4;

/// The most situations of a win: there are no more than these.
pub const SITUATIONS: usize = 14;

/// The most fouls of a deal.
pub const PENALTIES: usize = 100;

/// The most entries of what was paid for at once in a deal.
pub const IMMEDIATE: usize = 40;

/// The most deals of a game.
pub const DEALS: usize = 10_000;

/// The most blocks of a rulebook.
pub const BLOCKS: usize = 100;

/// The most patterns in a list of a rulebook, those of its base included: an index in a compiled list is one byte.
pub const ITEMS: usize = 255;

/// The most entries of any other list, and the most fields of any object.
pub const ENTRIES: usize = 300;

/// The most problems that are reported; if there are more, one last problem says so.
pub const PROBLEMS: usize = 100;
