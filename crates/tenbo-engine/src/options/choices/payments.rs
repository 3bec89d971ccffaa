//! The choices of options about payments, liability and fouls.

use crate::named;

named! {
    /// The kind of settlement: which seats pay, and for what.
    Settlement {
        /// Each loser pays the winner's total.
        WinnerOnly = "winner-only",
        /// The same, and losers may settle the differences of their hands (`losers-settle`): the classical game.
        Classical = "classical",
        /// The discarder alone pays, or for a self-drawn win everybody, the dealer twice as much; with counters and
        /// sticks: riichi.
        Riichi = "riichi",
        /// Each loser pays a basic amount, and the discarder the total too, or for a self-drawn win everybody: Chinese
        /// Official.
        BasicFromAll = "basic-from-all",
        /// For a self-drawn win everybody pays twice; for a discard the discarder twice and the others once, or the
        /// discarder all of it: Hong Kong.
        HongKong = "hong-kong",
        /// Everybody pays alike; on a discard only up to an amount, and the discarder the rest for all: Zung Jung.
        ZungJung = "zung-jung",
        /// The discarder alone pays, or for a self-drawn win everybody, with a bonus for the dealer: Taiwanese.
        DiscarderOrAll = "discarder-or-all",
        /// Nobody pays: the bank adds every hand's value to its seat's score.
        AddUp = "add-up",
    }
}

named! {
    /// A payoff scheme, by Four Winds' names.
    PayoffName {
        /// That of the settlement.
        Own = "own",
        /// Everybody pays once, East pays and receives double: the Western versions.
        ChineseClassical = "chinese-classical",
        /// For a self-drawn win everybody pays twice; for a discard the discarder twice, the others once: Hong Kong,
        /// Transitional, New Style.
        ChineseModern = "chinese-modern",
        /// For a self-drawn win everybody pays once; for a discard the discarder alone, once: Chinese Official,
        /// Taiwanese.
        ChineseOfficial = "chinese-official",
        /// On a discard the discarder pays for all; East pays and receives double.
        Japanese = "japanese",
        /// Mahjong Masters Million.
        Mmm = "mmm",
        /// Internet Mahjong Server.
        Ims = "ims",
        /// Wilmington Advanced 12-Tile.
        Wilmington = "wilmington",
        /// Everybody pays once, East too.
        Simple = "simple",
        /// For a self-drawn win everybody pays once; for a discard the discarder alone, twice.
        Korean = "korean",
        /// World Mahjong Players Association.
        Wmpa = "wmpa",
        /// The rulebook's own table.
        Customized = "customized",
    }
}

named! {
    /// Whether East pays and receives double when losers settle among themselves.
    LosersEastDoubles {
        /// If East does so when the winner is paid.
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
    /// What is paid at a draw outside riichi.
    DrawPayments {
        /// Nothing.
        None = "none",
        /// The differences of all hands.
        Hands = "hands",
        /// A fixed amount, from those who are not ready to those who are.
        Ready = "ready",
    }
}

named! {
    /// Who pays for a discard in Hong Kong.
    GunRule {
        /// The discarder pays twice, the others once.
        Half = "half",
        /// The discarder alone pays for all.
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
        /// The first in turn gets all of them.
        First = "first",
        /// Everybody gets their own, the first in turn the rest.
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
    /// Who pays the counters where a seat is liable and another discarded the winning tile.
    LiabilityCounters {
        /// The liable seat.
        Feeder = "feeder",
        /// The discarder of the winning tile.
        Discarder = "discarder",
    }
}

named! {
    /// What a foul that voids the deal costs in riichi.
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
    FaultyOutPaidTo {
        /// Each of the others.
        Each = "each",
        /// The winner of the deal.
        Winner = "winner",
        /// Nobody: they are only taken off.
        Nobody = "nobody",
    }
}

named! {
    /// How the deal goes on after a false win.
    FaultyOutThen {
        /// As before.
        Continue = "continue",
        /// Not at all: the deal ends.
        Abandon = "abandon",
        /// The offender cannot win any more.
        Barred = "barred",
        /// The offender's hand is dead: it cannot win, but pays and receives as a loser's unless its score is zeroed.
        Dead = "dead",
    }
}

named! {
    /// Whether the deal passes if a foul has ended it.
    FaultyOutPassesDeal {
        /// If East was the offender.
        IfEast = "if-east",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}
