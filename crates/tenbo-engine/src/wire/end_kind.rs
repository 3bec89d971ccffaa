//! What ends of deals are told apart by.

use crate::named;

named! {
    /// The `kind` of an end.
    EndKind {
        /// Still played.
        Open = "open",
        /// Somebody won.
        Win = "win",
        /// Nobody won.
        Draw = "draw",
        /// The table has settled the deal; in games alone.
        Scores = "scores",
    }
}
