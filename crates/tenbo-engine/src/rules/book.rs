//! A rulebook: values, exclusions, groups, limits, liability, each with the block of the file that says so.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::basic_points::BasicPoints;
use super::item::{Item, Unit};
use super::payoff::PayoffTable;
use crate::options::Options;
use crate::patterns::Pattern;
use crate::{Ratio, named};

named! {
    /// Which names and words the players of a rulebook use.
    Family {
        /// Japanese riichi.
        Riichi = "riichi",
        /// Four Winds' own words.
        FourWinds = "four-winds",
        /// The classical game of points and doubles.
        Classical = "classical",
        /// Chinese Official: fans added up.
        ChineseOfficial = "chinese-official",
        /// Hong Kong: faan by a table.
        HongKong = "hong-kong",
        /// Zung Jung: points of series added up.
        ZungJung = "zung-jung",
        /// Taiwanese, with sixteen tiles: tai added up.
        Taiwanese = "taiwanese",
    }
}

named! {
    /// How it is decided what a counted pattern keeps from counting.
    Exclusion {
        /// As the rulebook lists it.
        Listed = "listed",
        /// Whatever the patterns' entries say is implied.
        Entailment = "entailment",
    }
}

named! {
    /// The tiles that make a seat liable.
    Danger {
        /// Dragon sets.
        Dragons = "dragons",
        /// Wind sets.
        Winds = "winds",
        /// Kongs of anything.
        Kongs = "kongs",
        /// Sets of honors.
        Honors = "honors",
        /// Sets of terminals.
        Terminals = "terminals",
        /// Sets of green tiles.
        Green = "green",
        /// Sets of one suit.
        OneSuit = "one-suit",
        /// No sets: any tile that nobody has seen while the wall has five tiles or less.
        Unseen = "unseen",
    }
}

named! {
    /// How the winner may get the last tile for the feeder to be liable.
    LiableWin {
        /// Self-drawn or on any discard.
        Any = "any",
        /// Self-drawn only; a later feeder of another such tile is liable instead.
        SelfDrawn = "self-drawn",
        /// Going out with the dangerous tile itself.
        Direct = "direct",
    }
}

named! {
    /// What a liable seat pays when another seat's discard won.
    LiableShare {
        /// Everything.
        All = "all",
        /// Half, the discarder the other half.
        Half = "half",
    }
}

/// Over what a listed exclusion reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusionReach {
    /// The whole hand.
    Hand,
    /// Only over sets that all belong to the pattern that excludes.
    OwnSets,
    /// So many of them; the others count.
    First(u8),
}

/// An option that must be set as given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Which option.
    pub option: crate::options::OptionKey,
    /// For a choice, the place of the name in its list; for a flag 1.
    pub value: i64,
    /// The condition is that it is not so.
    pub unless: bool,
}

/// Patterns that another keeps from counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclude {
    /// Which.
    pub patterns: Vec<Pattern>,
    /// Where.
    pub reach: ExclusionReach,
    /// Only in a hand in which this counts as well.
    pub beside: Option<Pattern>,
    /// Only with an option set so.
    pub when: Option<Condition>,
}

/// Of these the first that is there counts, and no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cap {
    /// Which, the highest first.
    pub patterns: Vec<Pattern>,
    /// Only with an option set so.
    pub when: Option<Condition>,
}

/// A rule that makes a seat pay for the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityRule {
    /// What the rule is called; the pattern's id unless the file says otherwise.
    pub rule: Cow<'static, str>,
    /// The pattern that the winning hand must count; `None` if any hand will do.
    pub pattern: Option<Pattern>,
    /// The sets that make the danger.
    pub danger: Danger,
    /// How many of them lie open before the fatal discard; 0 where it is not about sets.
    pub sets: u8,
    /// A claimed kong completes it as well as a pung.
    pub kong_completes: bool,
    /// Which wins it covers.
    pub win: LiableWin,
    /// What it costs when another seat's discard won.
    pub share: LiableShare,
    /// Off unless this option is on.
    pub needs: Option<crate::options::OptionKey>,
}

/// A row of the settling table of han: from so many han the hand is worth a fixed base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitRow {
    /// From how many han.
    pub from: i64,
    /// What a non-dealer's share is.
    pub base: i64,
    /// Its name.
    pub name: LimitName,
}

named! {
    /// A limit that players know by name.
    LimitName {
        /// 5 han, or fu enough.
        Mangan = "mangan",
        /// 6 and 7 han.
        Haneman = "haneman",
        /// 8 to 10 han.
        Baiman = "baiman",
        /// 11 and 12 han.
        Sanbaiman = "sanbaiman",
        /// 13 han and more.
        CountedYakuman = "counted-yakuman",
        /// The highest hands.
        Yakuman = "yakuman",
        /// The limit of a rulebook that has one.
        Limit = "limit",
    }
}

/// A part of the file with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is about.
    pub title: Cow<'static, str>,
    /// The document, its edition and section.
    pub source: Cow<'static, str>,
    /// What no organisation's document settles: shown as a house rule.
    pub house_rule: bool,
}

/// A rulebook with its base already applied.
///
/// ```
/// use tenbo_engine::{Pattern, Ratio, Rulebook, Unit};
///
/// let mut rules = Rulebook::shipped("riichi-ema-2025").unwrap();
/// let tanyao = rules.winner.get_mut(&Pattern::AllSimples).unwrap();
/// assert_eq!((tanyao.value, tanyao.unit), (Ratio::ONE, Unit::Han));
/// // A house rule: a plan made of it counts two han.
/// tanyao.value = Ratio::whole(2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Language-neutral, with edition.
    pub id: Cow<'static, str>,
    /// What players call it.
    pub name: Cow<'static, str>,
    /// Whose words it uses.
    pub family: Family,
    /// Every switch.
    pub options: Options,
    /// Which block set each option; 0 for the default.
    pub option_blocks: Vec<u8>,
    /// Points or fu of sets.
    pub basic: BasicPoints,
    /// What the winner's patterns are worth.
    pub winner: BTreeMap<Pattern, Item>,
    /// What the losers' are.
    pub losers: BTreeMap<Pattern, Item>,
    /// How exclusion is decided.
    pub exclusion: Exclusion,
    /// Listed: the first keeps the others from counting.
    pub excludes: BTreeMap<Pattern, Vec<Exclude>>,
    /// Of each group one counts.
    pub groups: Vec<Vec<Pattern>>,
    /// Families of which a hand has one at most.
    pub caps: Vec<Cap>,
    /// Series of patterns, the highest first: of each the first that is there counts.
    pub series: Vec<Vec<Pattern>>,
    /// From so many auxiliary points so many faan, lowest first.
    pub auxiliary: Vec<(i64, Ratio)>,
    /// From so many faan so many points, lowest first.
    pub settling: Vec<(Ratio, i64)>,
    /// A payoff scheme of its own.
    pub payments: Option<PayoffTable>,
    /// The settling table of han, lowest first.
    pub limits: Vec<LimitRow>,
    /// What a hand must reach to win.
    pub minimum: Option<(Ratio, Unit)>,
    /// Who pays for whom.
    pub liability: Vec<LiabilityRule>,
    /// The blocks; the first is the program's own defaults.
    pub blocks: Vec<Block>,
}

impl Rulebook {
    /// A rulebook of defaults, to be filled.
    #[must_use]
    pub fn empty(id: impl Into<Cow<'static, str>>) -> Rulebook {
        let id = id.into();
        Rulebook {
            name: id.clone(),
            id,
            family: Family::FourWinds,
            options: Options::default(),
            option_blocks: vec![0; crate::options::OptionKey::COUNT],
            basic: BasicPoints::NONE,
            winner: BTreeMap::new(),
            losers: BTreeMap::new(),
            exclusion: Exclusion::Listed,
            excludes: BTreeMap::new(),
            groups: Vec::new(),
            caps: Vec::new(),
            series: Vec::new(),
            auxiliary: Vec::new(),
            settling: Vec::new(),
            payments: None,
            limits: Vec::new(),
            minimum: None,
            liability: Vec::new(),
            blocks: vec![Block { title: Cow::Borrowed("defaults"), source: Cow::Borrowed(""), house_rule: true }],
        }
    }
}
