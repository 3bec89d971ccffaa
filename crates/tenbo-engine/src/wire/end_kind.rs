//! The ways in which a deal can have ended, as requests name them.

use crate::named;

named! {
    /// The field `kind` of an end.
    EndKind {
        /// Still being played.
        Open = "open",
        /// Somebody won.
        Win = "win",
        /// Nobody won.
        Draw = "draw",
        /// The players have settled the deal themselves; only in games.
        Scores = "scores",
    }
}
