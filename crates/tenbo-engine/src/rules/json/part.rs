//! A rulebook file and its parts.

use super::amount::MinimumEntryJson;
use super::collection::{ListJson, NameJson, OrNull, PatternMap, PerName, PerTag};
use super::exclude::{CapEntryJson, ExcludeEntryJson};
use super::item::ItemsJson;
use crate::Ratio;
use crate::deal::Offense;
use crate::object::object;
use crate::options::OptionKey;
use crate::patterns::Pattern;
use crate::rules::book::{Exclusion, Family, LiabilityRule, LimitRow};
use crate::rules::item::Unit;
use crate::rules::own_foul::OwnFoul;
use crate::rules::own_hand::OwnHand;
use crate::rules::payoff::{PayoffCase, PayoffRow};
use crate::rules::setting;

object! {
    /// A rulebook. One with a base lists only what differs from it. Blocks name the source of their parts; parts
    /// outside of blocks are the author's own.
    RulebookJson, RulebookField [inline] {
        /// The id, the same in every language, with the edition.
        id: Option<NameJson> => Id = "id" unless "Option::is_none";
        /// Its name, as players call it.
        name: Option<NameJson> => Name = "name" unless "Option::is_none";
        /// The family of rules, which decides the names and words used for the rulebook.
        family: Option<Family> => Family = "family" unless "Option::is_none";
        /// The id of the shipped rulebook that it builds on.
        base: Option<NameJson> => Base = "base" unless "Option::is_none";
        /// Parts with their sources.
        blocks: Option<Vec<BlockJson>> => Blocks = "blocks" unless "Option::is_none" [length(max = crate::problems::bounds::BLOCKS)];
        ..parts: PartsJson
    }
}

object! {
    /// One or more parts of the rulebook, with their source.
    BlockJson, BlockField [rename = "block"] {
        /// What it is about.
        title: NameJson => Title = "title";
        /// The same in other languages, by language tag.
        titles: Option<PerTag> => Titles = "titles" unless "Option::is_none";
        /// The document, its edition, and the place in it.
        source: String => Source = "source" [length(max = crate::problems::bounds::NOTE)];
        /// The same in other languages, by language tag: a document by its own name.
        sources: Option<PerTag> => Sources = "sources" unless "Option::is_none";
        /// A remark for readers of the file.
        note: Option<String> => Note = "note" unless "Option::is_none" [length(max = crate::problems::bounds::NOTE)];
        /// Whether it is usual practice that no source is quoted for, and shown as such.
        usual_practice: Option<bool> => UsualPractice = "usual-practice" unless "Option::is_none";
        /// Whether a person has changed it, so that it is shown as a house rule.
        house_rule: Option<bool> => HouseRule = "house-rule" unless "Option::is_none";
        ..parts: PartsJson
    }
}

object! {
    /// The parts of a rulebook, which can stand in the file itself or in a block.
    PartsJson, PartField [inline] {
        /// Hands that the rulebook defines itself by templates.
        hands: Option<OwnHandsJson> => Hands = "hands" unless "Option::is_none";
        /// What patterns are worth to the winner.
        winner: Option<ItemsJson> => Winner = "winner" unless "Option::is_none";
        /// What patterns are worth to the seats that have not won.
        losers: Option<ItemsJson> => Losers = "losers" unless "Option::is_none";
        /// Settings of options.
        options: Option<OptionsJson> => Options = "options" unless "Option::is_none";
        /// Basic points: points or fu for sets, pair, wait and win.
        basic: Option<BasicJson> => Basic = "basic" unless "Option::is_none";
        /// What decides which other patterns a counted pattern keeps from counting.
        exclusion: Option<Exclusion> => Exclusion = "exclusion" unless "Option::is_none";
        /// Listed exclusions: what each pattern keeps from counting.
        excludes: Option<PatternMap<ListJson<ExcludeEntryJson>>> => Excludes = "excludes" unless "Option::is_none";
        /// Caps: patterns of which only one counts.
        caps: Option<ListJson<CapEntryJson>> => Caps = "caps" unless "Option::is_none";
        /// Series of patterns. Of each series only the highest counts.
        series: Option<SeriesJson> => Series = "series" unless "Option::is_none";
        /// How many faan auxiliary points add.
        auxiliary: Option<AuxiliaryJson> => Auxiliary = "auxiliary-points-table" unless "Option::is_none";
        /// How many points a number of faan is worth.
        settling: Option<SettlingJson> => Settling = "settling-table" unless "Option::is_none";
        /// Exclusive groups. Of each group one pattern counts.
        groups: Option<ListJson<ListJson<Pattern>>> => Groups = "groups" unless "Option::is_none";
        /// The limits of riichi: from a number of han on, a hand is worth fixed base points.
        limits: Option<ListJson<LimitRow>> => Limits = "limits" unless "Option::is_none";
        /// What a hand must be worth to win; null if there is no minimum.
        minimum: Option<MinimumEntryJson> => Minimum = "minimum" unless "Option::is_none";
        /// Who pays how much of a win.
        payments: Option<PaymentsJson> => Payments = "payments" unless "Option::is_none";
        /// The rules of liability: who pays for the others.
        liability: Option<ListJson<LiabilityRule>> => Liability = "liability" unless "Option::is_none";
        /// Fouls that the rulebook names itself.
        fouls: Option<OwnFoulsJson> => Fouls = "fouls" unless "Option::is_none";
    }
}

/// Hands by their ids, `own-1` to `own-64`; null removes the hand of the base.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct OwnHandsJson(pub PatternMap<OrNull<OwnHand>>);

/// Fouls by their ids, `foul-1` to `foul-6`; null removes the foul of the base.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct OwnFoulsJson(pub PerName<Offense, OrNull<OwnFoul>>);

/// Series of patterns, the highest first. Of each series only the first that the hand has counts.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "series"))]
pub struct SeriesJson(pub ListJson<ListJson<Pattern>>);

/// Rows of auxiliary points and the faan that this many or more add.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct AuxiliaryJson(pub Vec<(i64, Ratio)>);

/// Rows of faan and the points that this many or more are worth.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct SettlingJson(pub Vec<(Ratio, i64)>);

/// Points or fu for sets, pair, wait and win, by the names of the fields of
/// [`BasicPoints`](crate::rules::BasicPoints), and their unit.
#[derive(Clone, Debug)]
pub struct BasicJson {
    /// The unit: points or fu.
    pub unit: Option<Unit>,
    /// The names of the fields with their amounts.
    pub amounts: Vec<(&'static str, i64)>,
}

/// Options with their settings in the raw form of [`Options::get`](crate::options::Options::get). In files, the
/// minimum and the table of auxiliary points can stand among the options too.
#[derive(Clone, Debug, Default)]
pub struct OptionsJson(pub Vec<(OptionKey, Option<i64>)>);

/// The rulebook's own payoff scheme: what each loser pays, as a multiple of the hand's value. It is used if the option
/// winner-scheme is customized.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "payments"))]
pub struct PaymentsJson(pub PerName<PayoffCase, PayoffRow>);

impl serde::Serialize for OptionsJson {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|&(key, raw)| (key, setting::write(key, raw))))
    }
}

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
