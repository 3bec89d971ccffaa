//! When an edge, closed or pair wait counts.

use super::option::PatternRules;

/// When an edge, closed or pair wait counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitRule {
    /// Whenever the decomposition has it.
    Decomposition,
    /// Only if no other kind would have completed the hand, not even one of which the hand itself holds all four
    /// tiles.
    OnlyKind,
    /// The same, but a kind of which the hand holds all four tiles does not count as one.
    OnlyLivingKind,
}

impl PatternRules {
    /// The rule that the options `only-wait` and `exhausted-waits-count` set.
    #[must_use]
    pub const fn wait_rule(&self) -> WaitRule {
        match (self.only_wait, self.exhausted_waits_count) {
            (false, _) => WaitRule::Decomposition,
            (true, true) => WaitRule::OnlyKind,
            (true, false) => WaitRule::OnlyLivingKind,
        }
    }
}
