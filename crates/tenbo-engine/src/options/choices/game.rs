//! What the options of the tiles, of riichi and of the game choose from.

use crate::named;

named! {
    /// How many tiles a hand has before the winning one.
    HandSize {
        /// Four sets and a pair, when it is complete.
        Thirteen = "13",
        /// Five sets and a pair.
        Sixteen = "16",
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
    /// In which sets a joker may stand.
    JokersInSets {
        /// In all.
        Any = "any",
        /// In pungs and kongs.
        Triplets = "triplets",
    }
}

named! {
    /// When a kong's dora indicator is turned up.
    KanDoraShown {
        /// At once.
        AtOnce = "at-once",
        /// After the next discard, for claimed and added kongs.
        AfterDiscard = "after-discard",
    }
}

named! {
    /// What keeps the deal with the dealer (renchan).
    DealerKeepsOn {
        /// A win of the dealer, or a draw.
        WinOrDraw = "win-or-draw",
        /// A win of the dealer.
        Win = "win",
        /// A win of the dealer, or a draw at which the dealer is ready.
        WinOrReady = "win-or-ready",
        /// Nothing.
        Never = "never",
    }
}

named! {
    /// Bonus by place at the end of a game (uma), in thousands.
    PlacementBonus {
        /// None.
        None = "none",
        /// 15 from the last to the first, 5 from the third to the second.
        FifteenFive = "15/5/-5/-15",
        /// The same with 20 and 10.
        TwentyTen = "20/10/-10/-20",
        /// The same with 30 and 10.
        ThirtyTen = "30/10/-10/-30",
        /// By how many players have the points to return or more (JPML A).
        ByNumberAboveReturn = "by-number-above-return",
        /// Table points of a tournament in place of a bonus (Chinese Official).
        TablePoints = "4/2/1/0",
        /// 20 from the last to the first, nothing for those between.
        TwentyZero = "20/0/-20",
    }
}

named! {
    /// What players with the same score get.
    PlacementTies {
        /// The places in the order of the seats.
        SeatOrder = "seat-order",
        /// Each a share of what they get together.
        Shared = "shared",
    }
}

named! {
    /// Who gets the riichi sticks that nobody has won.
    DepositsLeft {
        /// The winner of the game.
        First = "first",
        /// Nobody.
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
        /// After a win, and ready at a draw.
        AfterWinOrReady = "after-win-or-ready",
    }
}

named! {
    /// Who gets what players without a win pay.
    YakitoriPaidTo {
        /// Nobody.
        Bank = "bank",
        /// Those who have won, in equal parts.
        Others = "others",
        /// The winner of the game.
        Winner = "winner",
    }
}

named! {
    /// Over what time no win counts.
    YakitoriFor {
        /// One game.
        Game = "game",
        /// All games of a match.
        Match = "match",
    }
}

impl HandSize {
    /// How many tiles that is.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        match self {
            HandSize::Thirteen => 13,
            HandSize::Sixteen => 16,
        }
    }

    /// How many sets a complete hand has beside its pair.
    #[must_use]
    pub const fn sets(self) -> u8 {
        match self {
            HandSize::Thirteen => 4,
            HandSize::Sixteen => 5,
        }
    }
}
