//! A rulebook as data: values, options, exclusions, tables and liability.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::num::NonZeroU8;

use super::basic_points::BasicPoints;
use super::item::Unit;
use super::item_list::ItemList;
use super::liable_share::LiableShare;
use super::own_foul::OwnFoul;
use super::own_hand::OwnHand;
use super::payoff::PayoffTable;
use super::texts::{Texts, text_in};
use crate::deal::Offense;
use crate::options::{Choice, OptionKey, Options, System};
use crate::patterns::Pattern;
use crate::{Ratio, named};

named! {
    /// The family of rules that a rulebook belongs to. It decides which names and words are used for it.
    Family {
        /// Japanese riichi.
        Riichi = "riichi",
        /// Four Winds, with its own words.
        FourWinds = "four-winds",
        /// The classical game of points and doubles.
        Classical = "classical",
        /// Chinese Official: fans are added up.
        ChineseOfficial = "chinese-official",
        /// Hong Kong: faan, which a table turns into points.
        HongKong = "hong-kong",
        /// Zung Jung: points are added up, one pattern of each series.
        ZungJung = "zung-jung",
        /// Taiwanese, with sixteen tiles: tai are added up.
        Taiwanese = "taiwanese",
        /// Other games of a country or a region.
        Regional = "regional",
    }
}

named! {
    /// What decides which other patterns a counted pattern keeps from counting.
    Exclusion {
        /// The rulebook lists them.
        Listed = "listed",
        /// The catalogue: they are the patterns that the counted one implies.
        Entailment = "entailment",
    }
}

named! {
    /// The melds or tiles that make a discard dangerous (docs/rules/four-winds.md, Liability).
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
        /// Melds of the hand of the rulebook's own that the rule is about. A claim of a further group of it completes the
        /// danger, and every tile of a group that is not melded is dangerous.
        OwnHand = "own-hand",
    }
}

named! {
    /// Ways of winning for which the feeder is liable. The feeder is the seat that discarded the dangerous tile.
    LiableWin {
        /// Self-drawn or on any discard.
        Any = "any",
        /// Self-drawn only. If a dangerous tile that is discarded later wins, its discarder is liable instead.
        SelfDrawn = "self-drawn",
        /// On the discard of the dangerous tile itself.
        Direct = "direct",
    }
}

/// Where in the hand a listed exclusion holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExclusionReach {
    /// In the whole hand.
    Hand,
    /// Only occurrences whose sets all belong to the pattern that excludes.
    OwnSets,
    /// Only this number of occurrences; any further ones count.
    First(u8),
}

/// A condition on an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The setting that meets it.
    pub choice: Choice,
    /// Whether it is met by any other setting instead.
    pub unless: bool,
}

impl Condition {
    /// Whether it is met.
    #[must_use]
    pub fn is_met(self, options: &Options) -> bool {
        self.choice.is_set(options) != self.unless
    }
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
    /// If set, only while this condition holds.
    pub when: Option<Condition>,
}

/// Patterns of which only one counts: the first in the list that the hand has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cap {
    /// The patterns, the highest first.
    pub patterns: Vec<Pattern>,
    /// If set, only while this condition holds.
    pub when: Option<Condition>,
}

/// A rule that makes a seat pay for the others (docs/rules/four-winds.md, Liability).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityRule {
    /// The name of the rule; the pattern's id unless the file gives one.
    pub rule: Cow<'static, str>,
    /// The pattern that must count in the winning hand; `None` if any hand will do.
    pub pattern: Option<Pattern>,
    /// The melds or tiles that make a discard dangerous.
    pub danger: Danger,
    /// How many such melds there must be before the dangerous discard; `None` if there need not be any.
    pub sets: Option<NonZeroU8>,
    /// Whether a claimed kong can complete the danger, as a pung can.
    pub kong_completes: bool,
    /// The ways of winning that it covers.
    pub win: LiableWin,
    /// What the liable seat pays if another seat discards the winning tile.
    pub share: LiableShare,
    /// If set, the rule holds only while this option is on.
    pub needs: Option<OptionKey>,
}

impl LiabilityRule {
    /// How many melds that make the danger there must be before the dangerous discard.
    #[must_use]
    pub fn melds_before(&self) -> usize {
        self.sets.map_or(0, |sets| usize::from(sets.get()))
    }
}

/// A limit of riichi: from this number of han on, a hand is worth fixed base points (docs/rules/riichi.md, Limits).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitRow {
    /// The least number of han.
    pub from: i64,
    /// The base points: what one non-dealer pays another for a self-drawn win.
    pub base: i64,
    /// Its name.
    pub name: LimitName,
}

named! {
    /// A limit that players know by name.
    LimitName {
        /// 5 han, or 3 or 4 han with enough fu.
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

/// What is said beside a rule about where it is from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Nothing: its source says enough, or it is a default of the program.
    #[default]
    None,
    /// No source is quoted for it: it is how the game is usually played.
    UsualPractice,
    /// A person has changed it.
    HouseRule,
}

/// A part of a rulebook file with one source (docs/rules/README.md, How a rulebook says where a rule comes from).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// What it is about.
    pub title: Cow<'static, str>,
    /// The same in other languages.
    pub titles: Texts,
    /// The document, its edition, and the place in it.
    pub source: Cow<'static, str>,
    /// The same in other languages: a document is called by its own name where its language is read.
    pub sources: Texts,
    /// What is said beside its rules.
    pub mark: Mark,
}

impl Block {
    /// What it is about, in a language given by its tag; before it the tag of the language that it is in.
    #[must_use]
    pub fn title_in(&self, language: &str) -> (&str, &str) {
        text_in(&self.titles, language).unwrap_or((ENGLISH, &self.title))
    }

    /// The document and the place in it, likewise.
    #[must_use]
    pub fn source_in(&self, language: &str) -> (&str, &str) {
        text_in(&self.sources, language).unwrap_or((ENGLISH, &self.source))
    }
}

/// The language of what the files say for every reader.
const ENGLISH: &str = "en";

/// A rulebook with its base already applied.
///
/// ```
/// use tenbo_engine::{Pattern, Ratio, Rulebook, Unit};
///
/// let mut rules = Rulebook::shipped("riichi-ema-2025").unwrap();
/// let tanyao = rules.winner.get_mut(Pattern::AllSimples).unwrap();
/// assert_eq!((tanyao.value, tanyao.unit), (Ratio::ONE, Unit::Han));
/// // A house rule: a plan made of it counts two han.
/// tanyao.value = Ratio::whole(2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The id, the same in every language, with the edition: `riichi-ema-2025`.
    pub id: Cow<'static, str>,
    /// Its name, as players call it.
    pub name: Cow<'static, str>,
    /// The family of rules, whose words it uses.
    pub family: Family,
    /// The setting of every option.
    pub options: Options,
    /// For each option, in the order of `OptionKey`, the index of the block that set it; 0 for a default.
    pub option_blocks: Vec<u8>,
    /// Basic points or fu.
    pub basic: BasicPoints,
    /// The hands that the rulebook defines itself, by their patterns (one of [`Pattern::OWN`]).
    pub hands: BTreeMap<Pattern, OwnHand>,
    /// The winner's list: what patterns are worth to the winner.
    pub winner: ItemList,
    /// The losers' list: what patterns are worth to the seats that have not won.
    pub losers: ItemList,
    /// What decides which patterns exclude which.
    pub exclusion: Exclusion,
    /// Listed exclusions: each pattern with those it keeps from counting.
    pub excludes: BTreeMap<Pattern, Vec<Exclude>>,
    /// Exclusive groups. Of each group one pattern counts; the option `consistency` says which.
    pub groups: Vec<Vec<Pattern>>,
    /// Caps: patterns of which only one counts.
    pub caps: Vec<Cap>,
    /// Series of patterns, the highest first. Of each series only the first that the hand has counts.
    pub series: Vec<Vec<Pattern>>,
    /// Rows of auxiliary points and the faan that this many or more add, the lowest first.
    pub auxiliary: Vec<(i64, Ratio)>,
    /// The settling table, the lowest row first: faan and the points that this many or more are worth, or, where points
    /// are doubled, doubles and what this many or more multiply them by.
    pub settling: Vec<(Ratio, i64)>,
    /// The rulebook's own table of payments, if it has one.
    pub payments: Option<PayoffTable>,
    /// The limits of riichi, the fewest han first.
    pub limits: Vec<LimitRow>,
    /// What a hand must be worth to win, and in which unit; `None` if there is no minimum.
    pub minimum: Option<(Ratio, Unit)>,
    /// The rules of liability.
    pub liability: Vec<LiabilityRule>,
    /// The fouls that the rulebook names itself, by their offenses (one of [`Offense::OWN`]).
    pub fouls: BTreeMap<Offense, OwnFoul>,
    /// The blocks of the file and its bases. The first stands for the program's defaults.
    pub blocks: Vec<Block>,
}

impl Rulebook {
    /// Every pattern that this rulebook can give a value: the catalogue, then the hands of its own.
    pub fn patterns(&self) -> impl Iterator<Item = Pattern> {
        Pattern::ALL.iter().copied().chain(self.hands.keys().copied())
    }

    /// Puts the option `minimum-value`, if it is set, in the place of the minimum: in its unit, or where there is none in
    /// the one that the rulebook counts by.
    pub fn apply_minimum(&mut self) {
        let Some(value) = self.options.counting.minimum_value else { return };
        let tai = self.winner.values().any(|item| item.unit == Unit::Tai);
        let counted = match self.options.counting.system {
            System::HanFu => Unit::Han,
            System::FaanLaak | System::Points if tai => Unit::Tai,
            System::FaanLaak => Unit::Faan,
            System::PointDouble | System::Points => Unit::Points,
        };
        let unit = self.minimum.map_or(counted, |(_, unit)| unit);
        self.minimum = (value > 0).then(|| (Ratio::whole(value), unit));
    }

    /// What an option comes to, in raw form: its setting, or for the one about the minimum what that is (0 for none; `None` if
    /// it is a fraction).
    #[must_use]
    pub fn comes_to(&self, key: OptionKey) -> Option<i64> {
        match key {
            OptionKey::MinimumValue => self.minimum.map_or(Some(0), |(value, _)| value.as_whole()),
            _ => self.options.get(key),
        }
    }

    /// A rulebook with default options and no patterns, to be filled in.
    #[must_use]
    pub fn empty(id: impl Into<Cow<'static, str>>) -> Rulebook {
        let id = id.into();
        Rulebook {
            name: id.clone(),
            id,
            family: Family::FourWinds,
            options: Options::default(),
            option_blocks: vec![0; OptionKey::ALL.len()],
            basic: BasicPoints::NONE,
            hands: BTreeMap::new(),
            winner: ItemList::default(),
            losers: ItemList::default(),
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
            fouls: BTreeMap::new(),
            blocks: vec![Block { title: Cow::Borrowed("defaults"), ..Block::default() }],
        }
    }
}
