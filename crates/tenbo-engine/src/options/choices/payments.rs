//! The choices of options about payments, liability and fouls.

use crate::named;

named! {
    /// The kind of settlement: which seats pay, and for what.
    Settlement {
        /// Each loser pays the winner's total.
        WinnerOnly = "winner-only",
        /// The same, and losers may settle the differences of their hands (`losers-settle`): the classical game.
        Classical = "classical",
        /// The discarder alone pays; for a self-drawn win everybody does, the dealer twice as much. Counters and
        /// sticks are added: riichi.
        Riichi = "riichi",
        /// Each loser pays a basic amount. The discarder, or for a self-drawn win everybody, pays the total too:
        /// Chinese Official.
        BasicFromAll = "basic-from-all",
        /// For a self-drawn win everybody pays twice. On a discard the discarder pays twice and the others once, or
        /// the discarder pays all of it: Hong Kong.
        HongKong = "hong-kong",
        /// Everybody pays the same. On a discard the others pay only up to an amount, and the discarder pays the rest
        /// for them: Zung Jung.
        ZungJung = "zung-jung",
        /// The discarder alone pays; for a self-drawn win everybody does. The dealer pays or gets a bonus: Taiwanese.
        DiscarderOrAll = "discarder-or-all",
        /// Nobody pays: the bank adds every hand's value to its seat's score.
        AddUp = "add-up",
    }
}

named! {
    /// A payoff scheme, with the names of Four Winds (docs/rules/four-winds.md, Payoff schemes).
    PayoffName {
        /// The scheme that belongs to the settlement.
        Own = "own",
        /// Everybody pays once, East pays and receives double: the Western versions.
        ChineseClassical = "chinese-classical",
        /// For a self-drawn win everybody pays twice; on a discard the discarder pays twice, the others once: Hong
        /// Kong, Transitional, New Style.
        ChineseModern = "chinese-modern",
        /// For a self-drawn win everybody pays once; on a discard the discarder alone pays, once: Chinese Official,
        /// Taiwanese.
        ChineseOfficial = "chinese-official",
        /// On a discard the discarder pays the shares of all losers; East pays and receives double.
        Japanese = "japanese",
        /// Mahjong Masters Million: East receives six shares and others four; the discarder pays two of them (four to
        /// East). Reconstructed.
        Mmm = "mmm",
        /// Wilmington Advanced 12-Tile: for a self-drawn win everybody pays once; on a discard the discarder alone pays,
        /// 4½ times the hand. Reconstructed.
        Wilmington = "wilmington",
        /// Every loser pays once, and East is treated like the others.
        Simple = "simple",
        /// For a self-drawn win everybody pays once; on a discard the discarder alone pays, twice.
        Korean = "korean",
        /// The rulebook's own table.
        Customized = "customized",
    }
}

named! {
    /// Whether East pays and receives double when losers settle among themselves.
    LosersEastDoubles {
        /// Yes, if East does so when the winner is paid.
        AsToTheWinner = "as-to-the-winner",
        /// Yes.
        On = "on",
        /// No.
        Off = "off",
    }
}

named! {
    /// What the discarder pays.
    DiscarderPays {
        /// Its share.
        Share = "share",
        /// Twice its share.
        Double = "double",
        /// Half of what all pay together.
        Half = "half",
    }
}

named! {
    /// Who pays at once for a kong that was claimed from a discard.
    ClaimedKongPaidBy {
        /// The seat that discarded its tile.
        Feeder = "feeder",
        /// Every other seat still in play.
        Each = "each",
    }
}

named! {
    /// What is paid at an exhausted wall under rules other than riichi.
    DrawPayments {
        /// Nothing.
        None = "none",
        /// All seats settle the differences of their hands.
        Hands = "hands",
        /// A fixed amount, from those who are not ready to those who are.
        Ready = "ready",
        /// Each of those who are not ready pays each of those who are the most that their hand would win on a discard.
        BestHand = "best-hand",
    }
}

named! {
    /// Who pays for a win on a discard in Hong Kong (docs/rules/hong-kong.md, Payments).
    GunRule {
        /// The discarder pays twice, the others once.
        Half = "half",
        /// The discarder alone pays, for everybody.
        Full = "full",
    }
}

named! {
    /// Who gets the counters (honba) if several win.
    CountersTo {
        /// The first in turn.
        First = "first",
        /// Each of them.
        Each = "each",
    }
}

named! {
    /// Who gets the riichi sticks if several win.
    DepositsTo {
        /// The first in turn gets all of them.
        First = "first",
        /// Each winner gets their own; the first in turn gets the rest.
        OwnThenFirst = "own-then-first",
    }
}

named! {
    /// What a liable seat pays for.
    LiabilityScope {
        /// The whole win.
        WholeWin = "whole-win",
        /// The pattern that it fed.
        Pattern = "pattern",
    }
}

named! {
    /// Who pays the counters if a seat is liable and another one discarded the winning tile.
    LiabilityCounters {
        /// The liable seat.
        Feeder = "feeder",
        /// The discarder of the winning tile.
        Discarder = "discarder",
    }
}

named! {
    /// What a foul that voids the deal costs in riichi (docs/rules/riichi.md, Draws and fouls).
    Chombo {
        /// A mangan, paid to the others.
        Mangan = "mangan",
        /// Points that are taken off at the end of the game.
        Points = "points",
        /// Nothing.
        None = "none",
    }
}

named! {
    /// Who gets the points for a false win.
    FalseWinPaidTo {
        /// Each of the others.
        Each = "each",
        /// The winner of the deal.
        Winner = "winner",
        /// Nobody: they are only taken off.
        Nobody = "nobody",
    }
}

named! {
    /// What follows a false win (docs/rules/four-winds.md, R50).
    FalseWinThen {
        /// The deal goes on as before.
        Continue = "continue",
        /// The deal ends.
        Abandon = "abandon",
        /// The offender cannot win any more.
        Barred = "barred",
        /// The offender's hand is dead: it cannot win, but it pays and receives like any loser's unless its score is
        /// zeroed (`offender-score-zeroed`).
        Dead = "dead",
    }
}

named! {
    /// Whether the deal passes to the next dealer if a false win has ended it.
    FalseWinPassesDeal {
        /// If East was the offender.
        IfEast = "if-east",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}
