//! How tiles are drawn.

use tenbo_engine::named;

named! {
    /// The faces of the tiles.
    Faces {
        /// Pictures, as on carved tiles.
        Carved = "carved",
        /// The same with a digit or letter in the corner, for those who cannot read the characters.
        Marked = "marked",
        /// Large digits and letters only, with a shape for each suit.
        Plain = "plain",
    }
}
