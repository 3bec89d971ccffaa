//! The choices of options about counting, patterns and fu.

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
    /// How an amount is rounded to a multiple.
    RoundWay {
        /// To the nearest, half upwards.
        Nearest = "off",
        /// Up.
        Up = "up",
    }
}

named! {
    /// Points for sets and pairs.
    BasicPointsTable {
        /// The rulebook's own, which may be none.
        None = "none",
        /// Those of the classical game: 2 to 32 for a pung or kong, 2 for a valuable pair, 4 for a flower.
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
    /// Whether a set that is in one pattern may be used by another (docs/rules/four-winds.md, R24).
    Overlap {
        /// By any pattern that is not implied by one that counts.
        NonImplied = "non-implied",
        /// The same, for rulebooks that list their exclusions.
        Free = "free",
        /// Once more, together with a set that is not combined yet (Chinese Official).
        CombineOnce = "combine-once",
        /// The same as `CombineOnce`.
        UseOnce = "use-once",
        /// The same as `CombineOnce`, and the set that is not combined yet may also repeat an implied pattern.
        AnyOnce = "any-once",
        /// By any pattern, even by the same one if it is made with other sets (Chinese New Style).
        Duplicates = "duplicates",
    }
}

named! {
    /// Which kongs stand for concealed triplets where a pattern asks for them. Concealed ones do, except with `None`;
    /// the choices differ in which others do
    /// (Four Winds: "concealed Kongs are normally interpreted as concealed triplets").
    KongsAsConcealed {
        /// Concealed ones.
        Concealed = "concealed",
        /// All.
        All = "all",
        /// Concealed ones, those claimed from a discard, and pungs that were extended.
        Melded = "melded",
        /// Concealed ones and pungs that were extended.
        FromMeldedPungs = "from-melded-pungs",
        /// Concealed ones and those claimed from a discard with three tiles in hand.
        Claimed = "claimed",
        /// None.
        None = "none",
    }
}

named! {
    /// Which chows count towards the maximum.
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
    /// What a pung is if the winning discard completed it.
    ClaimedPung {
        /// Melded, though nobody declares it.
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
        /// It is not possible: only the self-drawn win counts.
        Void = "void",
    }
}

named! {
    /// What a hand of 13 or more han is (kazoe).
    CountedYakuman {
        /// A counted yakuman.
        Yakuman = "yakuman",
        /// Three mangan, like 12 han.
        Sanbaiman = "sanbaiman",
    }
}

impl Overlap {
    /// Whether sets may be combined only once.
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
    /// Whether the blessing can be won on a discard.
    #[must_use]
    pub const fn on_discard(self) -> bool {
        matches!(self, EarthsBlessing::FirstDiscard | EarthsBlessing::Either)
    }
}

impl TreasureKongs {
    /// The kongs that stand for triplets of a hidden treasure; `elsewhere` is the choice for other patterns.
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
