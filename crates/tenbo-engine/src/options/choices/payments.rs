//! What the options of payments, liability and fouls choose from.

use crate::named;

named! {
    /// The way of paying.
    Settlement {
        /// Each loser pays the winner's total.
        WinnerOnly = "winner-only",
        /// The same; the losers may settle the differences of their hands (`losers-settle`): the classical game.
        Classical = "classical",
        /// The discarder alone or, self-drawn, everybody, the dealer twice as much; with counters and sticks: riichi.
        Riichi = "riichi",
        /// Each loser a basic amount; the total besides from the discarder or, self-drawn, from everybody: Chinese
        /// Official.
        BasicFromAll = "basic-from-all",
        /// A drawn tile twice from each; a discard twice from the discarder and once from the others, or all from him.
        HongKong = "hong-kong",
        /// Everybody alike up to an amount; what is more of a discard the discarder pays for all.
        ZungJung = "zung-jung",
        /// The discarder alone, or for a drawn tile everybody; the dealer more.
        DiscarderOrAll = "discarder-or-all",
        /// Nobody pays: every hand's value is added to its seat's score.
        AddUp = "add-up",
    }
}

named! {
    /// A payoff scheme that Four Winds has a name for.
    PayoffName {
        /// What goes with the way of paying.
        Own = "own",
        /// Everybody once, East double: the Western versions.
        ChineseClassical = "chinese-classical",
        /// Self-drawn twice from each; on a discard twice from the discarder, once from the others: Hong Kong,
        /// Transitional, New Style.
        ChineseModern = "chinese-modern",
        /// Self-drawn once from each, on a discard once from the discarder alone: Chinese Official, Taiwanese.
        ChineseOfficial = "chinese-official",
        /// On a discard the discarder for all; East double.
        Japanese = "japanese",
        /// Mahjong Masters Million.
        Mmm = "mmm",
        /// Internet Mahjong Server.
        Ims = "ims",
        /// Wilmington Advanced 12-Tile.
        Wilmington = "wilmington",
        /// Everybody once, East as well.
        Simple = "simple",
        /// Self-drawn once from each, on a discard twice from the discarder alone.
        Korean = "korean",
        /// World Mahjong Players Association.
        Wmpa = "wmpa",
        /// The rulebook's own table.
        Customized = "customized",
    }
}

named! {
    /// Whether East pays and receives double between the losers.
    LosersEastDoubles {
        /// If East does where the winner is paid.
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
        /// His share.
        Share = "share",
        /// Twice his share.
        Double = "double",
        /// Half of what all pay together.
        Half = "half",
    }
}

named! {
    /// What is paid at a draw outside riichi.
    DrawPayments {
        /// Nothing.
        None = "none",
        /// The differences of all hands.
        Hands = "hands",
        /// An amount, by those who are not ready to those who are.
        Ready = "ready",
    }
}

named! {
    /// Who pays for a discard in Hong Kong.
    GunRule {
        /// The discarder twice, the others once.
        Half = "half",
        /// The discarder alone for all.
        Full = "full",
    }
}

named! {
    /// Who gets the counters (honba) where several win.
    CountersTo {
        /// The first in turn.
        First = "first",
        /// Each of them.
        Each = "each",
    }
}

named! {
    /// Who gets the riichi sticks where several win.
    DepositsTo {
        /// The first in turn all of them.
        First = "first",
        /// Everybody their own, the first in turn the rest.
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
    /// Who pays the counters where another seat's discard won.
    LiabilityCounters {
        /// The liable seat.
        Feeder = "feeder",
        /// The one who discarded the winning tile.
        Discarder = "discarder",
    }
}

named! {
    /// What a foul that voids the deal costs in riichi.
    Chombo {
        /// A mangan, paid to the others.
        Mangan = "mangan",
        /// Points that are taken off at the end.
        Points = "points",
        /// Nothing.
        None = "none",
    }
}

named! {
    /// Who gets what a hand wrongly declared complete costs.
    FaultyOutPaidTo {
        /// Each of the others.
        Each = "each",
        /// The winner of the deal.
        Winner = "winner",
        /// Nobody: it is taken off.
        Nobody = "nobody",
    }
}

named! {
    /// How the deal goes on after a hand wrongly declared complete.
    FaultyOutThen {
        /// As before.
        Continue = "continue",
        /// Not at all.
        Abandon = "abandon",
        /// The offender cannot win any more.
        Barred = "barred",
        /// The offender's hand is dead: it cannot win and takes part in nothing.
        Dead = "dead",
    }
}

named! {
    /// Whether a deal that a foul ends is passed on.
    FaultyOutPassesDeal {
        /// If East was the offender.
        IfEast = "if-east",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}
