//! The choices of options about tiles, riichi and games.

use crate::named;

named! {
    /// The number of tiles of a hand before the winning one.
    HandSize {
        /// Thirteen: with the winning tile, four sets and a pair.
        Thirteen = "13",
        /// Sixteen: with the winning tile, five sets and a pair.
        Sixteen = "16",
    }
}

named! {
    /// The suits of which tiles are in the set.
    SuitsInUse {
        /// All three; a game for three lacks the characters from 2 to 8 (docs/rules/riichi.md, Three players).
        All = "all",
        /// Dots alone (docs/rules/south-east-asia.md, Malaysia, three players).
        Dots = "dots",
        /// Characters and dots (docs/rules/korean-and-filipino.md, Korean).
        NoBamboos = "no-bamboos",
    }
}

named! {
    /// Which tiles a joker may stand for.
    JokersStandFor {
        /// Suit tiles and honors.
        Any = "any",
        /// Suit tiles.
        SuitTiles = "suit-tiles",
        /// Winds and dragons.
        Honors = "honors",
    }
}

named! {
    /// The sets that a joker may be in.
    JokersInSets {
        /// All.
        Any = "any",
        /// Pungs and kongs.
        Triplets = "triplets",
    }
}

named! {
    /// When a kong's dora indicator is turned up.
    KanDoraShown {
        /// At once.
        AtOnce = "at-once",
        /// After the next discard for claimed and added kongs, at once for concealed ones.
        AfterDiscard = "after-discard",
    }
}

named! {
    /// When the dealer deals again (renchan).
    DealerKeepsOn {
        /// After the dealer's win, or a draw.
        WinOrDraw = "win-or-draw",
        /// After the dealer's win.
        Win = "win",
        /// After the dealer's win, or a draw at which the dealer is ready.
        WinOrReady = "win-or-ready",
        /// Never.
        Never = "never",
    }
}

named! {
    /// Bonus by place at the end of a game (uma), in thousands.
    PlacementBonus {
        /// None.
        None = "none",
        /// The last pays 15 to the first, the third 5 to the second.
        FifteenFive = "15/5/-5/-15",
        /// The same with 20 and 10.
        TwentyTen = "20/10/-10/-20",
        /// The same with 30 and 10.
        ThirtyTen = "30/10/-10/-30",
        /// It depends on how many players have at least the return points (JPML A; docs/rules/riichi.md, The game).
        ByNumberAboveReturn = "by-number-above-return",
        /// Tournament table points instead of a bonus (Chinese Official).
        TablePoints = "4/2/1/0",
        /// The last pays 20 to the first, the second gets nothing: for three players.
        TwentyZero = "20/0/-20",
        /// The same with 15.
        FifteenZero = "15/0/-15",
    }
}

named! {
    /// What players with the same score get.
    PlacementTies {
        /// Who sat earlier in the first deal has the better place.
        SeatOrder = "seat-order",
        /// Equal shares of what their places get in all.
        Shared = "shared",
    }
}

named! {
    /// Who gets what players with the same score cannot share in whole points.
    PlacementRemainder {
        /// Nobody: it stays where it is.
        Nobody = "nobody",
        /// Those who sat earlier in the first deal, a point each.
        EarlierSeats = "earlier-seats",
    }
}

named! {
    /// Who gets the riichi sticks that nobody has won.
    DepositsLeft {
        /// The winner of the game.
        First = "first",
        /// Nobody: the points go to the bank.
        Nobody = "nobody",
    }
}

named! {
    /// Whether the game ends when the last dealer leads and would deal again (agari-yame, tenpai-yame).
    LastDealerStops {
        /// No.
        Never = "never",
        /// After a win.
        AfterWin = "after-win",
        /// After a win, or when ready at a draw.
        AfterWinOrReady = "after-win-or-ready",
    }
}

named! {
    /// Who gets what players without a win pay.
    YakitoriPaidTo {
        /// Nobody: the points go to the bank.
        Bank = "bank",
        /// The players who have won, in equal parts.
        Others = "others",
        /// The winner of the game.
        Winner = "winner",
    }
}

named! {
    /// Whether a player must win in each game, or once in a match.
    YakitoriFor {
        /// One game.
        Game = "game",
        /// All games of a match.
        Match = "match",
    }
}

impl HandSize {
    /// The number of tiles before the winning one.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        match self {
            HandSize::Thirteen => 13,
            HandSize::Sixteen => 16,
        }
    }

    /// The number of sets of a complete hand, without its pair.
    #[must_use]
    pub const fn sets(self) -> u8 {
        match self {
            HandSize::Thirteen => 4,
            HandSize::Sixteen => 5,
        }
    }
}
