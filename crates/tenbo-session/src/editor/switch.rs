//! The switches of an item: what is on or off.

use tenbo_engine::rules::Item;

use super::change::List;

/// A switch of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Counts only in a hand without claimed melds.
    ConcealedOnly,
    /// Sets melded before the last tile are allowed.
    AllowMelded,
    /// Worth double if concealed.
    DoubleIfConcealed,
    /// Paid inside a pattern that implies it too.
    Forced,
    /// A direct count below the limit.
    CountDirectly,
    /// For losers: only with a hand that is ready for a legal win.
    ReadyHandsOnly,
    /// For losers: where a tile that completes the hand would make the winner's pattern count.
    Calling,
    /// Does not help to reach the minimum.
    Bonus,
    /// Only where nothing else counts.
    Alone,
}

impl Switch {
    /// Every switch, in the order of the editor.
    pub const ALL: [Switch; 9] = [
        Switch::ConcealedOnly,
        Switch::AllowMelded,
        Switch::DoubleIfConcealed,
        Switch::Forced,
        Switch::CountDirectly,
        Switch::ReadyHandsOnly,
        Switch::Calling,
        Switch::Bonus,
        Switch::Alone,
    ];

    /// The name in files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Switch::ConcealedOnly => "concealed-only",
            Switch::AllowMelded => "allow-melded",
            Switch::DoubleIfConcealed => "double-if-concealed",
            Switch::Forced => "forced",
            Switch::CountDirectly => "count-directly",
            Switch::ReadyHandsOnly => "ready-hands-only",
            Switch::Calling => "calling",
            Switch::Bonus => "bonus",
            Switch::Alone => "alone",
        }
    }

    /// Whether it is on. Melds are allowed where the item does not ask.
    #[must_use]
    pub fn of(self, item: &Item) -> bool {
        match self {
            Switch::ConcealedOnly => item.concealed_only,
            Switch::AllowMelded => item.allow_melded.unwrap_or(true),
            Switch::DoubleIfConcealed => item.double_if_concealed,
            Switch::Forced => item.forced,
            Switch::CountDirectly => item.count_directly,
            Switch::ReadyHandsOnly => item.ready_hands_only,
            Switch::Calling => item.calling,
            Switch::Bonus => item.bonus,
            Switch::Alone => item.alone,
        }
    }

    /// Whether it says anything of an item of this list.
    #[must_use]
    pub fn is_for(self, list: List) -> bool {
        match self {
            Switch::ReadyHandsOnly | Switch::Calling => list == List::Losers,
            Switch::Bonus | Switch::Alone => list == List::Winner,
            _ => true,
        }
    }
}
