//! What a rulebook says of one pattern.

use std::borrow::Cow;

use crate::options::OptionKey;
use crate::{Ratio, named};

named! {
    /// What a value is counted in.
    Unit {
        /// Points of a point-double system; auxiliary points where faan are counted.
        Points = "points",
        /// The points of riichi.
        Fu = "fu",
        /// Doublings of the points.
        Doubles = "doubles",
        /// Hong Kong's unit.
        Faan = "faan",
        /// Riichi's unit.
        Han = "han",
        /// Taiwan's unit: points added up.
        Tai = "tai",
        /// Hundredths of the limit: a direct count.
        PercentOfLimit = "percent-of-limit",
    }
}

named! {
    /// What must be concealed for the concealed value.
    ConcealedWhen {
        /// The sets of the pattern.
        Sets = "sets",
        /// The whole hand before the winning tile.
        Hand = "hand",
        /// The sets of the pattern before the winning tile: a discard may complete one of them.
        WeaklyConcealed = "weakly-concealed",
        /// One of the pattern's sets at least; melded are only those that are melded altogether.
        PartiallyMelded = "partially-melded",
    }
}

/// The value of a pattern and the conditions on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is worth; where there is a concealed value, melded.
    pub value: Ratio,
    /// In which unit.
    pub unit: Unit,
    /// What it is worth concealed, where that differs.
    pub concealed_value: Option<Ratio>,
    /// What it is worth in a self-drawn win, where that differs.
    pub self_drawn_value: Option<Ratio>,
    /// What "concealed" asks of.
    pub concealed_when: ConcealedWhen,
    /// Counts only in a hand without claimed melds.
    pub concealed_only: bool,
    /// Paid even inside a pattern that implies it.
    pub forced: bool,
    /// A direct count though it is below the limit.
    pub count_directly: bool,
    /// Sets melded before the last tile are allowed; `None` where the pattern does not ask.
    pub allow_melded: Option<bool>,
    /// Worth double if concealed before the last tile.
    pub double_if_concealed: bool,
    /// For losers: only if the hand is ready for a legal win.
    pub ready_hands_only: bool,
    /// For losers: counts where a tile that completes the hand would make the winner's pattern count.
    pub calling: bool,
    /// For losers: so many percent of what it is worth to a winner, instead of a value of its own.
    pub share_of_winner: Option<Ratio>,
    /// Does not help to reach the minimum.
    pub bonus: bool,
    /// Counts only where nothing else does, bonus tiles apart.
    pub alone: bool,
    /// Off unless this option is on (and, for a choice, not its first name).
    pub needs: Option<OptionKey>,
    /// Doubled by this option.
    pub doubled_by: Option<OptionKey>,
    /// The name among players of these rules, in Latin letters.
    pub name: Option<Cow<'static, str>>,
    /// The name in kanji.
    pub kanji: Option<Cow<'static, str>>,
    /// How the kanji are pronounced, in Latin letters: pinyin, or the romaji of a yaku.
    pub pronunciation: Option<Cow<'static, str>>,
    /// The number in the organisation's list; 0 where it has none.
    pub number: u8,
    /// Which block of the rulebook says so.
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
    /// Whether any value is above 0: what Four Winds calls enabled.
    #[must_use]
    pub fn has_value(&self) -> bool {
        let others = [self.concealed_value, self.self_drawn_value, self.share_of_winner];
        self.value.is_positive() || others.into_iter().flatten().any(Ratio::is_positive)
    }
}
