//! The kinds of ends of deals.

use crate::named;

named! {
    /// The `kind` of an end.
    EndKind {
        /// Still being played.
        Open = "open",
        /// Somebody won.
        Win = "win",
        /// Nobody won.
        Draw = "draw",
        /// The table has settled the deal itself; only in games.
        Scores = "scores",
    }
}
