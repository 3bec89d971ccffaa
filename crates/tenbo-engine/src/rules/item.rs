//! What a rulebook says about one pattern.

use std::borrow::Cow;

use crate::json::{Object, object};
use crate::options::OptionKey;
use crate::{Ratio, named};

named! {
    /// The unit of a value.
    ///
    /// ```
    /// use tenbo_engine::{Pattern, Rulebook, Unit};
    ///
    /// let unit = |rules, pattern| Rulebook::shipped(rules).unwrap().winner[&pattern].unit;
    /// assert_eq!(unit("riichi-ema-2025", Pattern::AllSimples), Unit::Han);
    /// assert_eq!(unit("mcr-mil-2025", Pattern::AllSimples), Unit::Points);
    /// ```
    #[derive(Default)]
    Unit as "unit" {
        #[default]
        /// Points. In a faan system, auxiliary points.
        Points = "points",
        /// Fu, the minipoints of riichi.
        Fu = "fu",
        /// Doubles: each doubles the points.
        Doubles = "doubles",
        /// Faan, the unit of Hong Kong.
        Faan = "faan",
        /// Han, the unit of riichi.
        Han = "han",
        /// Tai, the points of Taiwan.
        Tai = "tai",
        /// Per cent of the limit, as a direct count: paid instead of everything else.
        PercentOfLimit = "percent-of-limit",
    }
}

named! {
    /// What must be concealed for the concealed value of an item (docs/rules/four-winds.md, Concealed values).
    ConcealedWhen {
        /// All sets of the pattern. A discard that completes one of them opens it.
        Sets = "sets",
        /// The whole hand before the winning tile.
        Hand = "hand",
        /// All sets of the pattern before the winning tile: the winning discard may complete one of them.
        WeaklyConcealed = "weakly-concealed",
        /// At least one set of the pattern, before the winning tile.
        PartiallyMelded = "partially-melded",
    }
}

object! {
    /// What a pattern is worth, and under which conditions. Fields that are left out stay as in the base; null
    /// removes what the base has.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Item = "item" {
        /// The value; if there is a concealed value too, this is the value when melded.
        value: Ratio, always;
        /// The unit of all its values.
        unit: Unit, always;
        /// The value when concealed, if it differs.
        concealed_value as "concealed-value": Option<Ratio>, or_null;
        /// The value in a self-drawn win, if it differs.
        self_drawn_value as "self-drawn-value": Option<Ratio>, or_null;
        /// For losers: a percentage of the winner's value, instead of a value of its own.
        share_of_winner as "share-of-winner": Option<Ratio>, or_null;
        /// What must be concealed for the concealed value.
        concealed_when as "concealed-when": ConcealedWhen = ConcealedWhen::Sets;
        /// Counts only in a hand without claimed melds.
        concealed_only as "concealed-only": bool;
        /// Counts even beside a pattern that implies it.
        forced: bool;
        /// Is a direct count (paid instead of everything else) even below the limit.
        count_directly as "count-directly": bool;
        /// Whether sets may have been melded before the last tile; if nothing is set, the pattern's own definition
        /// decides.
        allow_melded as "allow-melded": Option<bool>, or_null;
        /// Is worth double if the hand is concealed before the last tile.
        double_if_concealed as "double-if-concealed": bool;
        /// For losers: counts only if the hand is ready for a legal win.
        ready_hands_only as "ready-hands-only": bool;
        /// For losers: counts if the hand is one tile short of the pattern, so that with some tile the winner's item
        /// would count.
        calling: bool;
        /// Does not help to reach the minimum.
        bonus: bool;
        /// Counts only if nothing else counts, bonus tiles apart.
        alone: bool;
        /// Counts only if this option is on.
        ///
        /// An option with choices is on unless it is set to the first of them.
        needs: Option<OptionKey>, or_null;
        /// Its values are doubled if this option is on.
        doubled_by as "doubled-by": Option<OptionKey>, or_null;
        /// Its name among players of these rules, in Latin letters.
        name: Option<Cow<'static, str>>, or_null;
        /// Its name in Chinese characters.
        kanji: Option<Cow<'static, str>>, or_null;
        /// How the characters are pronounced, in Latin letters.
        ///
        /// That is pinyin, or the romanized name of a yaku.
        pronunciation as "reading": Option<Cow<'static, str>>, or_null;
        /// Its number in the organization's list.
        ///
        /// 0 if it has none.
        number: u8 [0..=255];
    }
    beside {
        /// The index of the rulebook's block that gives the value.
        block: u8 = 0;
    }
}

impl Default for Item {
    fn default() -> Self {
        Object::blank()
    }
}

impl Item {
    /// An item with this value, whatever the hand, and without a name.
    ///
    /// ```
    /// use tenbo_engine::{Item, Pattern, Plan, Rulebook, Unit};
    ///
    /// let mut rules = Rulebook::empty("club");
    /// rules.winner.insert(Pattern::PungHand, Item::of(6, Unit::Points))?;
    /// assert!(Plan::new(rules).values(Pattern::PungHand));
    /// # Ok::<(), tenbo_engine::ListFull>(())
    /// ```
    #[must_use]
    pub fn of(value: impl Into<Ratio>, unit: Unit) -> Item {
        Item { value: value.into(), unit, ..Item::default() }
    }

    /// The same without its names and its number.
    #[must_use]
    pub fn unnamed(&self) -> Item {
        Item { name: None, kanji: None, pronunciation: None, number: 0, ..self.clone() }
    }

    /// Whether any of its values is above 0. Four Winds calls such an item enabled (docs/rules/four-winds.md, Words).
    #[must_use]
    pub fn has_value(&self) -> bool {
        let others = [self.concealed_value, self.self_drawn_value, self.share_of_winner];
        self.value.is_positive() || others.into_iter().flatten().any(Ratio::is_positive)
    }
}
