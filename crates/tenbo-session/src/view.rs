//! What of the page is in sight.

use tenbo_engine::named;

named! {
    /// A way to look at a deal.
    View {
        /// One hand, and what it is worth.
        Hand = "hand",
        /// All seats round the table.
        Table = "table",
        /// The sheet of a whole game.
        Game = "game",
    }
}
