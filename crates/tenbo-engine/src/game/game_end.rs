//! Why a game is over.

use crate::named;

named! {
    /// Why a game is over.
    GameEnd {
        /// All rounds have been played.
        RoundsPlayed = "rounds-played",
        /// Somebody has less than nothing.
        Bankrupt = "bankrupt",
        /// In an additional round somebody has reached the points to return.
        TargetReached = "target-reached",
        /// The last dealer leads and stops.
        DealerStops = "dealer-stops",
        /// It was ended by the players.
        Finished = "finished",
    }
}
