//! A rulebook file and its parts.

use super::amount::{AmountJson, MinimumEntryJson};
use super::collection::{ListJson, NameJson, PatternMap, PerName};
use super::exclude::{CapEntryJson, ExcludeEntryJson};
use super::item::ItemsJson;
use crate::Ratio;
use crate::object::object;
use crate::options::OptionKey;
use crate::patterns::Pattern;
use crate::rules::book::{Danger, Exclusion, Family, LiableShare, LiableWin, LimitName};
use crate::rules::item::Unit;
use crate::rules::payoff::PayoffCase;
#[cfg(feature = "serde")]
use crate::rules::setting;

object! {
    /// Data out of closed lists. A rulebook with a base lists only its differences; blocks say where each part comes from,
    /// parts at the top are the maker's own.
    RulebookJson, RulebookField [inline] {
        /// Language-neutral, with edition.
        id: Option<NameJson> => Id = "id" unless "Option::is_none";
        /// What players call it.
        name: Option<NameJson> => Name = "name" unless "Option::is_none";
        /// Which names and words its players use.
        family: Option<Family> => Family = "family" unless "Option::is_none";
        /// The id of a shipped rulebook.
        base: Option<NameJson> => Base = "base" unless "Option::is_none";
        /// Parts with where they come from.
        blocks: Option<Vec<BlockJson>> => Blocks = "blocks" unless "Option::is_none" [length(max = crate::problems::bounds::BLOCKS)];
        ..parts: PartsJson
    }
}

object! {
    /// A part of the rulebook, or several, with where they come from.
    BlockJson, BlockField [rename = "block"] {
        /// What it is about.
        title: NameJson => Title = "title";
        /// The document, its edition and section.
        source: String => Source = "source" [length(max = crate::problems::bounds::NOTE)];
        /// A remark for whoever reads the file.
        note: Option<String> => Note = "note" unless "Option::is_none" [length(max = crate::problems::bounds::NOTE)];
        /// No document settles this.
        house_rule: Option<bool> => HouseRule = "house-rule" unless "Option::is_none";
        ..parts: PartsJson
    }
}

object! {
    /// The parts of a rulebook, which may stand in a file itself as in a block.
    PartsJson, PartField [inline] {
        /// What the winner's patterns are worth.
        winner: Option<ItemsJson> => Winner = "winner" unless "Option::is_none";
        /// What the losers' are.
        losers: Option<ItemsJson> => Losers = "losers" unless "Option::is_none";
        /// Every switch.
        options: Option<OptionsJson> => Options = "options" unless "Option::is_none";
        /// Points or fu for sets, pair, wait and win.
        basic: Option<BasicJson> => Basic = "basic" unless "Option::is_none";
        /// How it is decided what a counted pattern keeps from counting.
        exclusion: Option<Exclusion> => Exclusion = "exclusion" unless "Option::is_none";
        /// Listed: what each pattern keeps from counting.
        excludes: Option<PatternMap<ListJson<ExcludeEntryJson>>> => Excludes = "excludes" unless "Option::is_none";
        /// Families of which a hand has one at most.
        caps: Option<ListJson<CapEntryJson>> => Caps = "caps" unless "Option::is_none";
        /// Series of patterns of which the highest counts.
        series: Option<SeriesJson> => Series = "series" unless "Option::is_none";
        /// What auxiliary points are worth in faan.
        auxiliary: Option<AuxiliaryJson> => Auxiliary = "auxiliary-points-table" unless "Option::is_none";
        /// What faan are worth in points.
        settling: Option<SettlingJson> => Settling = "settling-table" unless "Option::is_none";
        /// Of each group one counts.
        groups: Option<ListJson<ListJson<Pattern>>> => Groups = "groups" unless "Option::is_none";
        /// The settling table of han: from so many han the hand is worth a fixed base.
        limits: Option<ListJson<LimitRowJson>> => Limits = "limits" unless "Option::is_none";
        /// What a hand must reach to win; null where that is nothing.
        minimum: Option<MinimumEntryJson> => Minimum = "minimum" unless "Option::is_none";
        /// Who pays how much of a win.
        payments: Option<PaymentsJson> => Payments = "payments" unless "Option::is_none";
        /// Who pays for whom.
        liability: Option<ListJson<LiabilityJson>> => Liability = "liability" unless "Option::is_none";
    }
}

/// Series of patterns, the highest first: of each the first that is there counts.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "series"))]
pub struct SeriesJson(pub ListJson<ListJson<Pattern>>);

/// From so many auxiliary points so many faan.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct AuxiliaryJson(pub Vec<(i64, Ratio)>);

/// From so many faan so many points.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct SettlingJson(pub Vec<(Ratio, i64)>);

/// Points or fu for sets, pair, wait and win, by the names of [`BasicPoints`](crate::rules::BasicPoints), and their unit.
#[derive(Clone, Debug)]
pub struct BasicJson {
    /// In which unit.
    pub unit: Option<Unit>,
    /// What is worth something.
    pub amounts: Vec<(&'static str, i64)>,
}

/// Options with their settings, raw as in [`Options`](crate::options::Options), the minimum and the table of auxiliary points.
#[derive(Clone, Debug, Default)]
pub struct OptionsJson(pub Vec<(OptionKey, Option<i64>)>);

object! {
    /// From so many han the hand is worth a fixed base.
    LimitRowJson, LimitRowField [inline] {
        /// From how many han.
        from: i64 => From = "from" [range(min = 1, max = 1_000)];
        /// What a non-dealer's share is.
        base: i64 => Base = "base" [range(min = 1, max = 1_000_000)];
        /// Its name.
        name: LimitName => Name = "name";
    }
}

/// A payoff scheme of its own: what each loser pays, as a multiple of the hand's value. It counts with the option
/// winner-scheme set to customized.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "payments"))]
pub struct PaymentsJson(pub PerName<PayoffCase, PayRowJson>);

object! {
    /// What each pays; nothing where nothing is said.
    PayRowJson, PayRowField [rename = "pay-row"] {
        /// East, who neither won nor discarded.
        east: Option<AmountJson> => East = "east" unless "Option::is_none";
        /// Whoever discarded the winning tile.
        discarder: Option<AmountJson> => Discarder = "discarder" unless "Option::is_none";
        /// Each of the others.
        others: Option<AmountJson> => Others = "others" unless "Option::is_none";
    }
}

object! {
    /// A rule that makes a seat pay for the others.
    LiabilityJson, LiabilityField [rename = "liability"] {
        /// What the rule is called; the pattern's id unless given.
        rule: Option<NameJson> => Rule = "rule" unless "Option::is_none";
        /// The pattern that the winning hand must count; any hand will do unless given.
        pattern: Option<Pattern> => Pattern = "pattern" unless "Option::is_none";
        /// The sets that make the danger.
        danger: Danger => Danger = "danger";
        /// How many of them lie open before the fatal discard; 0 where it is not about sets.
        sets: u8 => Sets = "sets" [range(max = 4)];
        /// A claimed kong completes it as well as a pung.
        kong_completes: Option<bool> => KongCompletes = "kong-completes" unless "Option::is_none";
        /// How the winner may get the last tile.
        win: Option<LiableWin> => Win = "win" unless "Option::is_none" [extend("default" = "any")];
        /// What the liable seat pays when another seat's discard won.
        share: Option<LiableShare> => Share = "share" unless "Option::is_none" [extend("default" = "all")];
        /// Off unless this option is on.
        needs: Option<OptionKey> => Needs = "needs" unless "Option::is_none";
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for OptionsJson {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|&(key, raw)| (key, setting::write(key, raw))))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for BasicJson {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = to.serialize_map(None)?;
        if let Some(unit) = self.unit {
            map.serialize_entry("unit", &unit)?;
        }
        for (name, amount) in &self.amounts {
            map.serialize_entry(name, amount)?;
        }
        map.end()
    }
}
