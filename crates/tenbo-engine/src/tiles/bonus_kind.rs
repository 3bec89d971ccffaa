//! Kinds of tiles that are set aside.

use crate::named;

named! {
    /// A kind of bonus tile. There are four tiles of each, numbered from 1 to 4.
    BonusKind {
        /// Flowers: plum, orchid, chrysanthemum, bamboo. Each belongs to the seat with its number.
        Flower = "flower",
        /// Seasons: spring, summer, autumn, winter. Each belongs to the seat with its number.
        Season = "season",
        /// Animals: cat, rat, rooster, centipede. The first of each two preys on the second.
        Animal = "animal",
        /// Faces, which are alike; they have numbers so that each of them is there once.
        Face = "face",
    }
}
