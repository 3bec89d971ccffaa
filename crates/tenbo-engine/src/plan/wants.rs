//! What an option that has no effect waits for.

use crate::options::{Needed, OptionKey};

/// What an option that has no effect needs in order to have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// This setting of another option.
    Option(Needed),
    /// Any other setting of this other option than its present one.
    Otherwise(OptionKey),
    /// A minimum that a hand must reach to win.
    Minimum,
    /// A table of payments in the rulebook.
    Payments,
    /// Another kind of rules: patterns, tables or rules of liability that this rulebook does not have.
    OtherRules,
}

impl Wants {
    /// Whether the option belongs to another kind of rules, rather than depending on a switch close to it.
    #[must_use]
    pub const fn is_of_other_rules(self) -> bool {
        match self {
            Wants::OtherRules => true,
            Wants::Option(needed) => makes_other_rules(needed.option()),
            Wants::Otherwise(key) => makes_other_rules(key),
            Wants::Minimum | Wants::Payments => false,
        }
    }
}

/// Whether an option decides which kind of rules it is.
const fn makes_other_rules(key: OptionKey) -> bool {
    matches!(
        key,
        OptionKey::System
            | OptionKey::Settlement
            | OptionKey::DrawPayments
            | OptionKey::Riichi
            | OptionKey::UseFlowers
            | OptionKey::UseAnimals
            | OptionKey::UseFaces
            | OptionKey::Jokers
    )
}
