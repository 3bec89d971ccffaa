//! What a rulebook says about one pattern.

use std::borrow::Cow;
use std::num::NonZeroU8;

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
    Unit {
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

/// What a pattern is worth in one list of a rulebook, and under which conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The value; if there is a concealed value too, this is the value when melded.
    pub value: Ratio,
    /// The unit of all its values.
    pub unit: Unit,
    /// The value when concealed, if it differs.
    pub concealed_value: Option<Ratio>,
    /// The value in a self-drawn win, if it differs.
    pub self_drawn_value: Option<Ratio>,
    /// What must be concealed for the concealed value.
    pub concealed_when: ConcealedWhen,
    /// Whether it counts only in a hand without claimed melds.
    pub concealed_only: bool,
    /// Whether it counts even beside a pattern that implies it.
    pub forced: bool,
    /// Whether it is a direct count (paid instead of everything else) even below the limit.
    pub count_directly: bool,
    /// Whether sets may have been melded before the last tile. `None` leaves it to the pattern's own definition.
    pub allow_melded: Option<bool>,
    /// Whether it is worth double if the hand is concealed before the last tile.
    pub double_if_concealed: bool,
    /// In the losers' list: whether it counts only if the hand is ready for a legal win.
    pub ready_hands_only: bool,
    /// In the losers' list: whether it counts for a hand that is one tile short of the pattern, so that with some
    /// tile the winner's item would count.
    pub calling: bool,
    /// In the losers' list: a percentage of the winner's value, instead of a value of its own.
    pub share_of_winner: Option<Ratio>,
    /// Whether it does not help to reach the minimum.
    pub bonus: bool,
    /// Whether it counts only if nothing else counts, bonus tiles apart.
    pub alone: bool,
    /// If set, it counts only if this option is on; an option with choices is on unless it is set to the first of
    /// them.
    pub needs: Option<OptionKey>,
    /// If set, this option doubles its values.
    pub doubled_by: Option<OptionKey>,
    /// Its name among players of these rules, in Latin letters.
    pub name: Option<Cow<'static, str>>,
    /// Its name in Chinese characters.
    pub kanji: Option<Cow<'static, str>>,
    /// How the characters are pronounced, in Latin letters: pinyin, or the romanized name of a yaku.
    pub pronunciation: Option<Cow<'static, str>>,
    /// Its number in the organization's list.
    pub number: Option<NonZeroU8>,
    /// The index of the rulebook's block that gives the value.
    pub block: u8,
}

impl Default for Item {
    fn default() -> Self {
        Item {
            value: Ratio::ZERO,
            unit: Unit::Points,
            concealed_value: None,
            self_drawn_value: None,
            concealed_when: ConcealedWhen::Sets,
            concealed_only: false,
            forced: false,
            count_directly: false,
            allow_melded: None,
            double_if_concealed: false,
            ready_hands_only: false,
            calling: false,
            share_of_winner: None,
            bonus: false,
            alone: false,
            needs: None,
            doubled_by: None,
            name: None,
            kanji: None,
            pronunciation: None,
            number: None,
            block: 0,
        }
    }
}

impl Item {
    /// Whether any of its values is above 0. Four Winds calls such an item enabled (docs/rules/four-winds.md, Words).
    #[must_use]
    pub fn has_value(&self) -> bool {
        let others = [self.concealed_value, self.self_drawn_value, self.share_of_winner];
        self.value.is_positive() || others.into_iter().flatten().any(Ratio::is_positive)
    }
}
