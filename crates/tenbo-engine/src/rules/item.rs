//! What a rulebook says about one pattern.

use std::borrow::Cow;

use crate::options::OptionKey;
use crate::{Ratio, named};

named! {
    /// The unit of a value.
    Unit {
        /// Points; auxiliary points where faan are counted.
        Points = "points",
        /// Fu, the minipoints of riichi.
        Fu = "fu",
        /// Doubles of the points.
        Doubles = "doubles",
        /// Faan, the unit of Hong Kong.
        Faan = "faan",
        /// Han, the unit of riichi.
        Han = "han",
        /// Tai, the points of Taiwan.
        Tai = "tai",
        /// Per cent of the limit: a direct count.
        PercentOfLimit = "percent-of-limit",
    }
}

named! {
    /// What must be concealed for the concealed value of an item.
    ConcealedWhen {
        /// The sets of the pattern.
        Sets = "sets",
        /// The whole hand before the winning tile.
        Hand = "hand",
        /// The sets of the pattern before the winning tile: a discard may have completed one of them.
        WeaklyConcealed = "weakly-concealed",
        /// At least one set of the pattern, before the winning tile.
        PartiallyMelded = "partially-melded",
    }
}

/// The value of a pattern and the conditions on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The value; if there is a concealed value, the one when melded.
    pub value: Ratio,
    /// The unit of all its values.
    pub unit: Unit,
    /// The value when concealed, if it differs.
    pub concealed_value: Option<Ratio>,
    /// The value in a self-drawn win, if it differs.
    pub self_drawn_value: Option<Ratio>,
    /// What must be concealed for the concealed value.
    pub concealed_when: ConcealedWhen,
    /// Counts only in a hand without claimed melds.
    pub concealed_only: bool,
    /// Counts even if a pattern that implies it counts.
    pub forced: bool,
    /// Is a direct count even below the limit.
    pub count_directly: bool,
    /// Whether sets melded before the last tile are allowed; `None` allows them.
    pub allow_melded: Option<bool>,
    /// Is worth double if the hand is concealed before the last tile.
    pub double_if_concealed: bool,
    /// In the losers' list: counts only if the hand is ready for a legal win.
    pub ready_hands_only: bool,
    /// In the losers' list: counts if some tile would complete the hand so that the winner's pattern counts.
    pub calling: bool,
    /// In the losers' list: per cent of the winner's value, instead of a value of its own.
    pub share_of_winner: Option<Ratio>,
    /// Does not help to reach the minimum.
    pub bonus: bool,
    /// Counts only if nothing else does except bonus tiles.
    pub alone: bool,
    /// If set, counts only if this option is on; a choice is on unless it has its first name.
    pub needs: Option<OptionKey>,
    /// If set, this option doubles its values.
    pub doubled_by: Option<OptionKey>,
    /// Its name among players of these rules, in Latin letters.
    pub name: Option<Cow<'static, str>>,
    /// Its name in kanji.
    pub kanji: Option<Cow<'static, str>>,
    /// How the kanji are pronounced, in Latin letters: pinyin, or the romaji of a yaku.
    pub pronunciation: Option<Cow<'static, str>>,
    /// Its number in the organisation's list; 0 if it has none.
    pub number: u8,
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
            number: 0,
            block: 0,
        }
    }
}

impl Item {
    /// Whether any of its values is above 0: what Four Winds calls enabled.
    #[must_use]
    pub fn has_value(&self) -> bool {
        let others = [self.concealed_value, self.self_drawn_value, self.share_of_winner];
        self.value.is_positive() || others.into_iter().flatten().any(Ratio::is_positive)
    }
}
