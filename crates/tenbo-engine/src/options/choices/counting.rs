//! The choices of options about counting, patterns and fu.

use crate::named;
use crate::tiles::MeldKind;

named! {
    /// How the values of patterns add up.
    System {
        /// Points for sets, multiplied by doubles: the classical game.
        PointDouble = "point-double",
        /// Faan, which a table turns into points: Hong Kong.
        FaanLaak = "faan-laak",
        /// Han and fu: riichi.
        HanFu = "han-fu",
        /// Points or tai alone: Chinese Official, Zung Jung, Taiwanese.
        Points = "points",
    }
}

named! {
    /// How an amount is rounded to a multiple.
    RoundWay {
        /// To the nearest, halves up.
        Nearest = "nearest",
        /// Up.
        Up = "up",
    }
}

named! {
    /// The table of points for sets and pairs.
    BasicPointsTable {
        /// The rulebook's own table, which may be empty.
        None = "none",
        /// That of the classical game: 2 to 32 for a pung or kong, 2 for a pair of dragons or valuable winds, 4 for a
        /// flower (docs/rules/classical.md, Points of sets).
        Classical = "classical",
    }
}

named! {
    /// Which pattern of an exclusive group counts.
    Consistency {
        /// The first in the order of the group.
        First = "first",
        /// The one that is worth the most.
        Highest = "highest",
    }
}

named! {
    /// Whether a set that is in one pattern may be used by another (docs/rules/four-winds.md, Overlapping and
    /// recurring patterns, R24).
    Overlap {
        /// By any pattern that is not implied by one that counts.
        NonImplied = "non-implied",
        /// Once more, together with a set that is not yet combined (Chinese Official).
        CombineOnce = "combine-once",
        /// As `CombineOnce`, and the set that is not yet combined may also repeat an implied pattern.
        AnyOnce = "any-once",
        /// By any pattern, even by the same one if it is made with other sets (Chinese New Style).
        Duplicates = "duplicates",
    }
}

named! {
    /// Which kongs count as concealed triplets in patterns that ask for them. Concealed kongs do, except with `None`;
    /// the choices differ in which others do (docs/rules/four-winds.md, R35; Four Winds: "concealed Kongs are
    /// normally interpreted as concealed triplets").
    KongsAsConcealed {
        /// Concealed ones.
        Concealed = "concealed",
        /// All.
        All = "all",
        /// Concealed ones, those claimed from a discard, and those grown from a melded pung.
        Melded = "melded",
        /// Concealed ones and those grown from a melded pung.
        FromMeldedPungs = "from-melded-pungs",
        /// Concealed ones and those claimed from a discard with three tiles in hand.
        Claimed = "claimed",
        /// None.
        None = "none",
    }
}

named! {
    /// Which chows count toward the maximum.
    ChowsCounted {
        /// All.
        All = "all",
        /// Those that were claimed.
        Declared = "declared",
    }
}

named! {
    /// The table by which faan become points (docs/rules/hong-kong.md, Settling tables).
    FaanTable {
        /// The rulebook's own.
        Own = "own",
        /// Half-spicy, of Hong Kong: points are doubled every second faan from four on.
        HalfSpicy = "half-spicy",
        /// Full-spicy, of Hong Kong: points are doubled for every faan.
        FullSpicy = "full-spicy",
        /// Laak by tiers: the same points for several numbers of faan.
        LaakTiers = "laak-tiers",
        /// The same tiers, counted in units of the smallest win, which has three faan.
        Simplified = "simplified",
    }
}

named! {
    /// Whether a pung that the winning discard completed is melded or concealed.
    ClaimedPung {
        /// Melded, although it is not declared.
        Melded = "melded",
        /// Concealed.
        Concealed = "concealed",
    }
}

named! {
    /// The tile on which a seat other than East wins with the blessing of earth (docs/rules/classical.md, Limit
    /// hands).
    EarthsBlessing {
        /// The seat's own first draw (riichi; Four Winds, the narrowed interpretation).
        FirstDraw = "first-draw",
        /// East's first discard (Millington 122(b); Four Winds, Earthly Hand).
        FirstDiscard = "first-discard",
        /// Either (Four Winds, the extended interpretation).
        Either = "either",
    }
}

named! {
    /// How many of the terminal pungs in nine gates are paid (docs/rules/chinese-official.md, Disputed points, D4).
    NineGatesPungs {
        /// All but one, so one counts if there are two.
        OneFewer = "one-fewer",
        /// None.
        None = "none",
        /// All.
        All = "all",
    }
}

named! {
    /// Which kongs count as triplets of a hidden treasure.
    TreasureKongs {
        /// The same ones that count as concealed triplets in other patterns: [`KongsAsConcealed`].
        AsElsewhere = "as-elsewhere",
        /// None.
        None = "none",
        /// Concealed ones.
        Concealed = "concealed",
        /// Concealed ones and those claimed from a discard with three tiles in hand.
        Claimed = "claimed",
        /// All.
        All = "all",
    }
}

named! {
    /// What pinfu is worth in a self-drawn win (pinfu tsumo).
    PinfuSelfDraw {
        /// It counts, and the draw has no fu: 20 in all.
        Fu20 = "20-fu",
        /// It does not count together with the self-drawn win: 30 fu.
        Fu30 = "30-fu",
        /// A self-drawn hand cannot be pinfu: only the self-drawn win counts.
        Void = "void",
    }
}

named! {
    /// What a hand of 13 or more han is (kazoe).
    CountedYakuman {
        /// A yakuman, called counted.
        Yakuman = "yakuman",
        /// A sanbaiman, three mangan, like 12 han.
        Sanbaiman = "sanbaiman",
    }
}

impl Overlap {
    /// Whether sets may be combined only once.
    #[must_use]
    pub const fn combines_once(self) -> bool {
        matches!(self, Overlap::CombineOnce | Overlap::AnyOnce)
    }
}

impl KongsAsConcealed {
    /// Whether a kong of this kind counts as a concealed triplet. False for all other melds.
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
            MeldKind::Chow | MeldKind::Pung | MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => false,
        }
    }
}

impl EarthsBlessing {
    /// Whether the blessing can be won on a discard.
    #[must_use]
    pub const fn on_discard(self) -> bool {
        matches!(self, EarthsBlessing::FirstDiscard | EarthsBlessing::Either)
    }
}

impl TreasureKongs {
    /// The kongs that count as triplets of a hidden treasure. `elsewhere` is the choice for other patterns.
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
