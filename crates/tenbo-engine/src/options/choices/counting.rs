//! What the options of counting, of patterns and of fu choose from.

use crate::named;
use crate::tiles::MeldKind;

named! {
    /// How the values of patterns add up.
    System {
        /// Points for sets, which doubles multiply: the classical game.
        PointDouble = "point-double",
        /// Faan, which a table turns into points: Hong Kong.
        FaanLaak = "faan-laak",
        /// Han and fu: riichi.
        Mangan = "mangan",
        /// Points or tai alone: Chinese Official, Zung Jung, Taiwanese.
        Points = "points",
    }
}

named! {
    /// To which multiple an amount is rounded.
    RoundWay {
        /// The nearest one, half upwards.
        Nearest = "off",
        /// The next one.
        Up = "up",
    }
}

named! {
    /// Points for sets and pairs.
    BasicPointsTable {
        /// What the rulebook says of its own, which may be nothing.
        None = "none",
        /// Those of the classical game: 2 to 32 for a pung or kong, 2 for a valuable pair, 4 for a flower.
        Classical = "classical",
    }
}

named! {
    /// Which patterns of an exclusive group counts.
    Consistency {
        /// The first in the order of the group.
        First = "first",
        /// The one that is worth the most.
        Highest = "highest",
    }
}

named! {
    /// Whether a set that is in one pattern may be used again by another (docs/rules/four-winds.md, R24).
    Overlap {
        /// For any pattern that no counted one implies.
        NonImplied = "non-implied",
        /// The same: for rulebooks that list what excludes what.
        Free = "free",
        /// Once more, with a set that is not yet combined (Chinese Official).
        CombineOnce = "combine-once",
        /// The same.
        UseOnce = "use-once",
        /// The same, and the further set may also repeat an implied pattern.
        AnyOnce = "any-once",
        /// For any pattern, the counted one too if it is made with other sets (Chinese New Style).
        Duplicates = "duplicates",
    }
}

named! {
    /// Which kongs stand for concealed triplets where a pattern asks for them. Concealed ones do unless none does: the choice
    /// is which others are as good (Four Winds: "concealed Kongs are normally interpreted as concealed triplets").
    KongsAsConcealed {
        /// Concealed ones.
        Concealed = "concealed",
        /// All.
        All = "all",
        /// Those claimed at once or grown from a pung too.
        Melded = "melded",
        /// Those grown from a pung too.
        FromMeldedPungs = "from-melded-pungs",
        /// Those claimed with three in the hand too.
        Claimed = "claimed",
        /// None.
        None = "none",
    }
}

named! {
    /// Which chows the maximum is about.
    ChowsCounted {
        /// All.
        All = "all",
        /// Those that were claimed.
        Declared = "declared",
    }
}

named! {
    /// By which table faan become points.
    FaanTable {
        /// By the rulebook's own.
        Own = "own",
        /// By the half-spicy one of Hong Kong: doubled every second faan from four on.
        HalfSpicy = "half-spicy",
        /// By the full-spicy one of Hong Kong: doubled for every faan.
        FullSpicy = "full-spicy",
        /// By one with the same amount for several faan: laak by tiers.
        LaakTiers = "laak-tiers",
        /// By the same tiers in units of the least win, which has three faan.
        Simplified = "simplified",
    }
}

named! {
    /// What a pung is that the winning discard completed.
    ClaimedPung {
        /// Melded, though no one declares it.
        Melded = "melded",
        /// Concealed.
        Concealed = "concealed",
    }
}

named! {
    /// On which tile a seat that does not deal wins the blessing of earth.
    EarthsBlessing {
        /// Its own first draw (riichi; Four Winds, the narrowed interpretation).
        FirstDraw = "first-draw",
        /// East's first discard (Millington 122(b); Four Winds, Earthly Hand).
        FirstDiscard = "first-discard",
        /// Either (Four Winds, the extended interpretation).
        Either = "either",
    }
}

named! {
    /// How many of its terminal pungs nine gates keeps from counting.
    NineGatesPungs {
        /// One, so that a second one counts.
        OneFewer = "one-fewer",
        /// All of them: none counts.
        None = "none",
        /// None of them: all count.
        All = "all",
    }
}

named! {
    /// Which kongs stand for the triplets of a hidden treasure.
    TreasureKongs {
        /// Those that do in other patterns: [`KongsAsConcealed`].
        AsElsewhere = "as-elsewhere",
        /// None.
        None = "none",
        /// Concealed ones.
        Concealed = "concealed",
        /// Those claimed with three in the hand too.
        Claimed = "claimed",
        /// All.
        All = "all",
    }
}

named! {
    /// What becomes of pinfu when the last tile is drawn (pinfu tsumo).
    PinfuSelfDraw {
        /// It counts, and the draw has no fu: 20 in all.
        Fu20 = "20-fu",
        /// It does not count beside the self-drawn win: 30 fu.
        Fu30 = "30-fu",
        /// It is not possible: only the self-drawn win counts.
        Void = "void",
    }
}

named! {
    /// What 13 han and more are (kazoe).
    CountedYakuman {
        /// A counted yakuman.
        Yakuman = "yakuman",
        /// Three mangan, like 12 han.
        Sanbaiman = "sanbaiman",
    }
}

impl Overlap {
    /// Whether sets that were combined once are combined no more.
    #[must_use]
    pub const fn combines_once(self) -> bool {
        matches!(self, Overlap::CombineOnce | Overlap::UseOnce | Overlap::AnyOnce)
    }
}

impl KongsAsConcealed {
    /// Whether a kong of this kind stands for a concealed triplet.
    #[must_use]
    pub const fn accepts(self, kong: MeldKind) -> bool {
        match kong {
            MeldKind::ConcealedKong => !matches!(self, KongsAsConcealed::None),
            MeldKind::Kong => {
                matches!(self, KongsAsConcealed::All | KongsAsConcealed::Melded | KongsAsConcealed::Claimed)
            }
            MeldKind::AddedKong => {
                matches!(self, KongsAsConcealed::All | KongsAsConcealed::Melded | KongsAsConcealed::FromMeldedPungs)
            }
            MeldKind::Chow | MeldKind::Pung => false,
        }
    }
}

impl EarthsBlessing {
    /// Whether it can be won on a discard.
    #[must_use]
    pub const fn on_discard(self) -> bool {
        matches!(self, EarthsBlessing::FirstDiscard | EarthsBlessing::Either)
    }
}

impl TreasureKongs {
    /// The kongs that it means, where other patterns accept `elsewhere`.
    #[must_use]
    pub const fn kongs(self, elsewhere: KongsAsConcealed) -> KongsAsConcealed {
        match self {
            TreasureKongs::AsElsewhere => elsewhere,
            TreasureKongs::None => KongsAsConcealed::None,
            TreasureKongs::Concealed => KongsAsConcealed::Concealed,
            TreasureKongs::Claimed => KongsAsConcealed::Claimed,
            TreasureKongs::All => KongsAsConcealed::All,
        }
    }
}
