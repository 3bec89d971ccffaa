//! Which fans of Chinese Official can never be left out for which reasons, and why not: the empty cells of the table
//! that `mcr_matrix.rs` checks.

use tenbo_engine::plan::Reason;

/// Fans that can never be left out for certain reasons.
pub struct Never {
    /// The first and the last number of each range of fans.
    fans: &'static [(u8, u8)],
    whys: &'static [Reason],
    /// Why, in words for the table's reader.
    #[allow(dead_code, reason = "it is the point of the table and needs no code")]
    because: &'static str,
}

impl Never {
    /// Whether this fan and this reason are among them.
    pub fn is_about(&self, fan: u8, why: Reason) -> bool {
        self.whys.contains(&why) && self.fans.iter().any(|(from, to)| (*from..=*to).contains(&fan))
    }
}

const fn never(fans: &'static [(u8, u8)], whys: &'static [Reason], because: &'static str) -> Never {
    Never { fans, whys, because }
}

const ALL: &[(u8, u8)] = &[(1, 82)];

/// All such exclusions.
pub const NEVER: &[Never] = &[
    // Whole columns.
    never(
        ALL,
        &[Reason::Recurring],
        "no fan is the repetition of another; a fan that repeats counts as often as it is there",
    ),
    never(ALL, &[Reason::Series, Reason::Group], "these rulebooks have no series and no groups"),
    never(ALL, &[Reason::DirectCount], "points are added up, nothing is worth a share of a limit"),
    never(
        ALL,
        &[Reason::NotReady, Reason::IncompleteSets],
        "losers' hands are worth nothing, and a winner's is complete",
    ),
    never(ALL, &[Reason::Joker], "there are no jokers"),
    // Implied.
    never(
        &[(1, 17), (20, 21), (25, 29), (31, 31), (35, 35), (39, 47), (51, 51), (53, 53), (77, 78), (81, 81)],
        &[Reason::Implied],
        "no rulebook lists a fan that implies it",
    ),
    // Caps.
    never(&[(5, 5)], &[Reason::Cap], "the highest of the kong fans"),
    never(&[(12, 12), (33, 33), (66, 66)], &[Reason::Cap], "the fans of concealed pungs imply each other first"),
    never(
        &[(1, 4), (6, 11), (13, 16), (18, 32), (34, 47), (49, 56), (58, 65), (68, 73), (75, 81)],
        &[Reason::Cap],
        "only kongs and concealed pungs are families of which one counts",
    ),
    // Identical and combined once.
    never(&[(13, 14), (16, 16), (29, 29)], &[Reason::Identical, Reason::CombinedOnce], "it uses all four chows"),
    never(&[(15, 15)], &[Reason::Identical, Reason::CombinedOnce], "it uses all four pungs"),
    never(&[(23, 23)], &[Reason::Identical], "a fourth equal chow makes it fan 14, which implies it"),
    never(
        &[(23, 23), (28, 28), (39, 39), (41, 41), (51, 51)],
        &[Reason::CombinedOnce],
        "with one chow more no other fan of three chows is there: it would share two chows with this one, and no two of \
         these definitions have two chows in common",
    ),
    never(&[(24, 24)], &[Reason::Identical], "a fourth pung in the row makes it fan 15, which implies it"),
    never(&[(32, 32)], &[Reason::Identical], "a number has three suits"),
    never(&[(65, 65)], &[Reason::Identical], "the third pung of a number makes it fan 32, which implies it"),
    never(
        &[(24, 24), (32, 32), (42, 42), (65, 65)],
        &[Reason::CombinedOnce],
        "a pung may be in a fan of two and in one of three: 24 or 42 with 65",
    ),
    never(&[(69, 69)], &[Reason::Identical], "a third equal chow makes it fan 23, which implies it"),
    never(
        &[(69, 69)],
        &[Reason::CombinedOnce],
        "it comes first among the fans of two chows, and pairs of equal chows make no circle",
    ),
    never(
        &[
            (2, 2),
            (9, 9),
            (10, 10),
            (1, 1),
            (5, 5),
            (12, 12),
            (17, 17),
            (33, 33),
            (38, 38),
            (48, 48),
            (54, 54),
            (57, 57),
            (66, 66),
            (82, 82),
        ],
        &[Reason::Identical, Reason::CombinedOnce],
        "a count of pungs or kongs: all of them are in it at once, and it combines nothing",
    ),
    never(
        &[(59, 61), (67, 67), (73, 74)],
        &[Reason::Identical, Reason::CombinedOnce],
        "a fan of one set: each set has it once, and it combines nothing",
    ),
    never(
        &[(64, 64)],
        &[Reason::Identical, Reason::CombinedOnce],
        "it is about four tiles; sets may share in two of them",
    ),
    never(
        &[
            (3, 4),
            (6, 8),
            (11, 11),
            (18, 22),
            (25, 27),
            (31, 31),
            (34, 37),
            (40, 40),
            (43, 43),
            (49, 50),
            (52, 53),
            (55, 55),
            (63, 63),
            (68, 68),
            (75, 76),
        ],
        &[Reason::Identical, Reason::CombinedOnce],
        "it is about the whole hand, which is there once and combines nothing",
    ),
    never(
        &[(44, 47), (56, 56), (58, 58), (62, 62), (77, 81)],
        &[Reason::Identical, Reason::CombinedOnce],
        "it is about how the hand was won and uses no sets",
    ),
    // Regrouped.
    never(
        &[(44, 47), (56, 56), (58, 58), (62, 62), (77, 81)],
        &[Reason::Regrouped],
        "it is about how the hand was won and uses no sets",
    ),
    never(&[(59, 61), (67, 67), (73, 74)], &[Reason::Regrouped], "one set alone is no grouping"),
    never(&[(64, 64)], &[Reason::Regrouped], "it is about four tiles, whatever sets they stand in"),
    never(
        &[
            (3, 4),
            (6, 8),
            (11, 11),
            (18, 22),
            (25, 27),
            (31, 31),
            (34, 37),
            (40, 40),
            (43, 43),
            (49, 50),
            (52, 53),
            (55, 55),
            (63, 63),
            (68, 68),
            (75, 76),
        ],
        &[Reason::Regrouped],
        "it is about the whole hand, not about some sets of it",
    ),
    never(&[(1, 2), (9, 10), (38, 38), (54, 54)], &[Reason::Regrouped], "honors stand in no other sets"),
    never(&[(5, 5), (17, 17), (48, 48), (57, 57), (82, 82)], &[Reason::Regrouped], "a kong is declared and stays"),
    never(
        &[(12, 16)],
        &[Reason::Regrouped],
        "worth so much that no other grouping of the same tiles is better: 15 beside three equal chows is at least twice 24",
    ),
    never(
        &[(28, 28)],
        &[Reason::Regrouped],
        "with one set and a pair beside nine tiles in a row no other grouping has a fan of 16 points that is not there too",
    ),
    never(&[(29, 29)], &[Reason::Regrouped], "six tiles of each of two suits and a pair can be grouped in one way"),
    never(
        &[(39, 39), (41, 41), (51, 51)],
        &[Reason::Regrouped],
        "only eight tiles of one suit leave a choice, beside one chow each of the others: of its groupings at most one has \
         such a fan, and the fans of two chows and waits of another do not make up for it",
    ),
    // Other decompositions: a hand of sets and a pair that is seven pairs as well has each kind twice or four times.
    never(
        &[(44, 47), (56, 56), (58, 58), (62, 62), (77, 81)],
        &[Reason::OtherDecomposition],
        "how the hand was won is the same in each decomposition; of waits those of the one that is shown are listed",
    ),
    never(
        &[
            (3, 3),
            (8, 8),
            (11, 11),
            (18, 18),
            (22, 22),
            (25, 27),
            (36, 37),
            (40, 40),
            (50, 50),
            (52, 52),
            (64, 64),
            (68, 68),
            (75, 76),
        ],
        &[Reason::OtherDecomposition],
        "it is about the tiles, which are the same in each decomposition",
    ),
    never(&[(4, 4), (43, 43)], &[Reason::OtherDecomposition], "no hand that has it is of another shape as well"),
    never(
        &[(6, 7), (20, 20), (34, 35)],
        &[Reason::OtherDecomposition],
        "a shape that no other shape with more is beside",
    ),
    never(
        &[(1, 2), (9, 10), (38, 38), (54, 54), (59, 61)],
        &[Reason::OtherDecomposition],
        "three honors alike are no pairs",
    ),
    never(
        &[(5, 5), (17, 17), (48, 48), (53, 53), (57, 57), (67, 67), (74, 74), (82, 82)],
        &[Reason::OtherDecomposition],
        "it needs a meld, and seven pairs have none",
    ),
    never(
        &[(12, 12), (15, 15), (21, 21), (32, 32), (42, 42), (49, 49), (65, 65)],
        &[Reason::OtherDecomposition],
        "some kind would be there three times, or once, which no pairs have",
    ),
    never(&[(13, 14)], &[Reason::OtherDecomposition], "worth more than seven pairs"),
    never(
        &[(16, 16), (28, 30), (39, 39), (41, 41), (51, 51)],
        &[Reason::OtherDecomposition],
        "some kind would be there three times, or once, which no pairs have",
    ),
    never(
        &[(23, 24), (33, 33)],
        &[Reason::OtherDecomposition],
        "with an even number of each kind it is four equal chows, and those are the better decomposition into sets",
    ),
    never(&[(73, 73)], &[Reason::OtherDecomposition], "one set alone is not listed of another decomposition"),
    // Concealment.
    never(
        &[(1, 11), (13, 32), (34, 65), (67, 82)],
        &[Reason::NotConcealed],
        "it may be melded, or a hand with melds has nothing like it",
    ),
];
