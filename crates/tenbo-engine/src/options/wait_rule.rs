//! When an edge, closed or pair wait is one.

use super::option::PatternRules;

/// When an edge, closed or pair wait is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitRule {
    /// By the decomposition alone.
    Decomposition,
    /// Only if no other kind completes the hand, even one of which the hand itself holds all four.
    OnlyKind,
    /// The same, but a kind of which the hand holds all four does not matter.
    OnlyLivingKind,
}

impl PatternRules {
    /// The rule that two options set.
    #[must_use]
    pub const fn wait_rule(&self) -> WaitRule {
        match (self.only_wait, self.exhausted_waits_count) {
            (false, _) => WaitRule::Decomposition,
            (true, true) => WaitRule::OnlyKind,
            (true, false) => WaitRule::OnlyLivingKind,
        }
    }
}
