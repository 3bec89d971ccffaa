//! Why a game is over.

use crate::named;

named! {
    /// Why a game is over.
    GameEnd {
        /// All rounds have been played.
        RoundsPlayed = "rounds-played",
        /// A player has less than 0 points.
        Bankrupt = "bankrupt",
        /// In an extra round a player has reached the target points.
        TargetReached = "target-reached",
        /// The last dealer leads and stops the game.
        DealerStops = "dealer-stops",
        /// The players have ended it.
        Finished = "finished",
    }
}
