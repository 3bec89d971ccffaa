//! When an edge, closed or pair wait is one.

use super::option::PatternRules;

/// When an edge, closed or pair wait is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitRule {
    /// By the decomposition alone.
    Decomposition,
    /// If no other kind completes the hand in any way, even one of which the hand itself holds all four.
    OnlyKind,
    /// The same, but a kind of which the hand holds all four is no wait.
    OnlyLivingKind,
}

impl PatternRules {
    /// What the two options about it come to.
    #[must_use]
    pub const fn wait_rule(&self) -> WaitRule {
        match (self.only_wait, self.exhausted_waits_count) {
            (false, _) => WaitRule::Decomposition,
            (true, true) => WaitRule::OnlyKind,
            (true, false) => WaitRule::OnlyLivingKind,
        }
    }
}
