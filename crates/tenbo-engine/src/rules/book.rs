//! A rulebook as data: values, options, exclusions, tables and liability.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::basic_points::BasicPoints;
use super::custom_hand::CustomHand;
use super::exclude::{Cap, Exclude};
use super::item::Unit;
use super::item_list::ItemList;
use super::liable_share::LiableShare;
use super::own_foul::OwnFoul;
use super::payoff::PayoffTable;
use super::texts::{Texts, text_in};
use crate::deal::Offense;
use crate::json::{Object, object};
use crate::options::{OptionKey, Options, System};
use crate::patterns::Pattern;
use crate::problems::bounds;
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
    #[derive(Default)]
    Exclusion {
        #[default]
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
        /// Melds of the custom hand that the rule is about. A claim of a further group of it completes the
        /// danger, and every tile of a group that is not melded is dangerous.
        CustomHand = "custom-hand",
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

object! {
    /// A rule that makes a seat pay for the others.
    ///
    /// See docs/rules/four-winds.md, Liability.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LiabilityRule = "liability" {
        /// The name of the rule; the pattern's id if left out.
        rule: Cow<'static, str>;
        /// The pattern that must count in the winning hand; any hand if left out.
        pattern: Option<Pattern>;
        /// The melds or tiles that make a discard dangerous.
        danger: Danger = Danger::Dragons, required;
        /// How many such melds there must be before the dangerous discard; 0 if the rule is not about melds.
        sets: u8 [0..=4], required;
        /// Whether a claimed kong can complete the danger, as a pung can.
        kong_completes as "kong-completes": bool;
        /// The ways of winning that it covers.
        win: LiableWin = LiableWin::Any, always;
        /// What the liable seat pays if another seat discards the winning tile: all, half, or a fraction of everything.
        share: LiableShare = LiableShare::ALL, always;
        /// The rule holds only while this option is on.
        needs: Option<OptionKey>;
    }
}

object! {
    /// A limit of riichi: from this number of han on, a hand is worth fixed base points.
    ///
    /// See docs/rules/riichi.md, Limits.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LimitRow {
        /// The least number of han.
        from: i64 [1..=1000], required;
        /// The base points: what one non-dealer pays another for a self-drawn win.
        base: i64 [1..=bounds::COUNT], required;
        /// Its name.
        name: LimitName = LimitName::Limit, required;
    }
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

object! {
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
        /// Hands that the rulebook defines itself by templates.
        ///
        /// They stand under their patterns (one of [`Pattern::CUSTOM`]).
        hands: BTreeMap<Pattern, CustomHand>;
        /// What patterns are worth to the winner.
        winner: ItemList;
        /// What patterns are worth to the seats that have not won.
        losers: ItemList;
        /// Settings of options.
        options: Options;
        /// Basic points: points or fu for sets, pair, wait and win.
        basic: BasicPoints;
        /// What decides which other patterns a counted pattern keeps from counting.
        exclusion: Exclusion;
        /// Listed exclusions: what each pattern keeps from counting.
        excludes: BTreeMap<Pattern, Vec<Exclude>>;
        /// Caps: patterns of which only one counts.
        caps: Vec<Cap>;
        /// Series of patterns. Of each series only the highest counts.
        ///
        /// That is the first that the hand has.
        series: Vec<Vec<Pattern>>;
        /// How many faan auxiliary points add.
        ///
        /// Rows of auxiliary points and the faan that this many or more add, the lowest first.
        auxiliary as "auxiliary-points-table": Vec<(i64, Ratio)>;
        /// How many points a number of faan is worth.
        ///
        /// The lowest row is first: faan and the points that this many or more are worth, or, where points are doubled, doubles and
        /// what this many or more multiply them by.
        settling as "settling-table": Vec<(Ratio, i64)>;
        /// Exclusive groups. Of each group one pattern counts.
        ///
        /// The option `consistency` says which.
        groups: Vec<Vec<Pattern>>;
        /// The limits of riichi: from a number of han on, a hand is worth fixed base points.
        ///
        /// The fewest han come first.
        limits: Vec<LimitRow>;
        /// What a hand must be worth to win; null if there is no minimum.
        minimum: Option<(Ratio, Unit)>;
        /// Who pays how much of a win.
        payments: Option<PayoffTable>;
        /// The rules of liability: who pays for the others.
        liability: Vec<LiabilityRule>;
        /// Fouls that the rulebook names itself.
        ///
        /// They stand under their offenses (one of [`Offense::OWN`]).
        fouls: BTreeMap<Offense, OwnFoul>;
    }
    beside {
        /// The id, the same in every language, with the edition: `riichi-ema-2025`.
        id: Cow<'static, str> = Cow::Borrowed("");
        /// Its name, as players call it.
        name: Cow<'static, str> = Cow::Borrowed("");
        /// The family of rules, whose words it uses.
        family: Family = Family::FourWinds;
        /// For each option, in the order of `OptionKey`, the index of the block that set it; 0 for a default.
        option_blocks: Vec<u8> = vec![0; OptionKey::ALL.len()];
        /// The blocks of the file and its bases. The first stands for the program's defaults.
        blocks: Vec<Block> = vec![Block { title: Cow::Borrowed("defaults"), ..Block::default() }];
    }
}

impl Rulebook {
    /// Every pattern that this rulebook can give a value: the catalogue, then the custom hands.
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
        Rulebook { name: id.clone(), id, ..Object::blank() }
    }
}
