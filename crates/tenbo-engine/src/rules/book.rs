//! A rulebook as data: values, options, exclusions, tables and liability.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::basic_points::BasicPoints;
use super::item::{Item, Unit};
use super::payoff::PayoffTable;
use crate::options::Options;
use crate::patterns::Pattern;
use crate::{Ratio, named};

named! {
    /// The kind of game, which decides the names and words used for a rulebook.
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
    /// How it is decided which patterns a counted pattern keeps from counting.
    Exclusion {
        /// As the rulebook lists them.
        Listed = "listed",
        /// Those that the pattern implies, according to the catalogue.
        Entailment = "entailment",
    }
}

named! {
    /// The melds or tiles that make discards dangerous.
    Danger {
        /// Melds of dragons.
        Dragons = "dragons",
        /// Melds of winds.
        Winds = "winds",
        /// Kongs of any kind.
        Kongs = "kongs",
        /// Melds of honors.
        Honors = "honors",
        /// Melds of terminals.
        Terminals = "terminals",
        /// Melds of green tiles.
        Green = "green",
        /// Melds of one suit.
        OneSuit = "one-suit",
        /// No melds: any tile that nobody has seen yet, while the wall has five tiles or fewer.
        Unseen = "unseen",
    }
}

named! {
    /// Ways of winning for which the feeder is liable.
    LiableWin {
        /// Self-drawn or on any discard.
        Any = "any",
        /// Self-drawn only. Whoever feeds a dangerous tile later is liable instead.
        SelfDrawn = "self-drawn",
        /// On the discard of the dangerous tile itself.
        Direct = "direct",
    }
}

named! {
    /// What a liable seat pays if another seat discards the winning tile.
    LiableShare {
        /// Everything.
        All = "all",
        /// Half; the discarder pays the other half.
        Half = "half",
    }
}

/// Where in the hand a listed exclusion holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusionReach {
    /// In the whole hand.
    Hand,
    /// Only for occurrences whose sets all belong to the pattern that excludes.
    OwnSets,
    /// Only for this number of occurrences; the others count.
    First(u8),
}

/// A condition on an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The option.
    pub option: crate::options::OptionKey,
    /// The setting: for a choice, the index of its name in the list; for a flag, 1.
    pub value: i64,
    /// Whether the condition is that the option is not set so.
    pub unless: bool,
}

/// Patterns that another pattern keeps from counting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclude {
    /// The excluded patterns.
    pub patterns: Vec<Pattern>,
    /// Where in the hand they are excluded.
    pub reach: ExclusionReach,
    /// If set, only in a hand in which this pattern counts as well.
    pub beside: Option<Pattern>,
    /// Only with an option set so.
    pub when: Option<Condition>,
}

/// Patterns of which only one counts: the first that the hand has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cap {
    /// The patterns, the highest first.
    pub patterns: Vec<Pattern>,
    /// Only with an option set so.
    pub when: Option<Condition>,
}

/// A rule that makes a seat pay for the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityRule {
    /// The name of the rule; the pattern's id unless the file gives one.
    pub rule: Cow<'static, str>,
    /// The pattern that must count in the winning hand; `None` if any hand will do.
    pub pattern: Option<Pattern>,
    /// What makes the danger.
    pub danger: Danger,
    /// The number of such melds before the fatal discard; 0 if the rule is not about melds.
    pub sets: u8,
    /// Whether a claimed kong can complete the danger, as a pung can.
    pub kong_completes: bool,
    /// The ways of winning that it covers.
    pub win: LiableWin,
    /// What the liable seat pays if another seat discards the winning tile.
    pub share: LiableShare,
    /// If set, the rule is in force only with this option.
    pub needs: Option<crate::options::OptionKey>,
}

/// A limit: from a number of han on, a hand is worth fixed base points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitRow {
    /// The least number of han.
    pub from: i64,
    /// The base points: a non-dealer's share of a self-drawn win.
    pub base: i64,
    /// Its name.
    pub name: LimitName,
}

named! {
    /// A limit that players know by name.
    LimitName {
        /// 5 han, or fewer with enough fu.
        Mangan = "mangan",
        /// 6 and 7 han.
        Haneman = "haneman",
        /// 8 to 10 han.
        Baiman = "baiman",
        /// 11 and 12 han.
        Sanbaiman = "sanbaiman",
        /// 13 han and more.
        CountedYakuman = "counted-yakuman",
        /// A yakuman hand.
        Yakuman = "yakuman",
        /// The limit of the rulebook.
        Limit = "limit",
    }
}

/// A part of a rulebook file and its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What it is about.
    pub title: Cow<'static, str>,
    /// The document, its edition and section.
    pub source: Cow<'static, str>,
    /// Whether no organisation's document settles this, so that it is shown as a house rule.
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
    /// The id: language-neutral, with edition.
    pub id: Cow<'static, str>,
    /// Its name, as players call it.
    pub name: Cow<'static, str>,
    /// The kind of game, whose words it uses.
    pub family: Family,
    /// The setting of every option.
    pub options: Options,
    /// The index of the block that set each option; 0 for a default.
    pub option_blocks: Vec<u8>,
    /// Basic points or fu.
    pub basic: BasicPoints,
    /// The winner's list: what patterns are worth to the winner.
    pub winner: BTreeMap<Pattern, Item>,
    /// The losers' list: what patterns are worth to the others.
    pub losers: BTreeMap<Pattern, Item>,
    /// How exclusions are decided.
    pub exclusion: Exclusion,
    /// Listed exclusions: each pattern with those it keeps from counting.
    pub excludes: BTreeMap<Pattern, Vec<Exclude>>,
    /// Exclusive groups, of each of which one pattern counts.
    pub groups: Vec<Vec<Pattern>>,
    /// Caps: patterns of which only one counts.
    pub caps: Vec<Cap>,
    /// Series of patterns, the highest first. Of each only the first that the hand has counts.
    pub series: Vec<Vec<Pattern>>,
    /// Rows of the least auxiliary points and the faan that they add, the lowest first.
    pub auxiliary: Vec<(i64, Ratio)>,
    /// Rows of the least faan and the points that they pay, the lowest first.
    pub settling: Vec<(Ratio, i64)>,
    /// The rulebook's own table of payments, if it has one.
    pub payments: Option<PayoffTable>,
    /// The limits, the fewest han first.
    pub limits: Vec<LimitRow>,
    /// What a hand must reach to win, and its unit.
    pub minimum: Option<(Ratio, Unit)>,
    /// The rules of liability.
    pub liability: Vec<LiabilityRule>,
    /// The blocks of the file. The first stands for the defaults of the program.
    pub blocks: Vec<Block>,
}

impl Rulebook {
    /// A rulebook of defaults and without patterns, to be filled.
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
