//! The dialogs of the page.

use tenbo_engine::patterns::Pattern;

/// A dialog of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// How to use the page, the patterns, the score tables.
    Reference(Topic),
    /// The choice of the rulebook.
    Chooser,
    /// The options of the rulebook.
    HouseRules,
    /// How the page looks.
    Appearance,
    /// The rulebooks, one's own among them.
    Rulebooks,
    /// The same, at the hand under all of them.
    Comparison,
    /// The same, at the sheet that a link asks for.
    Sheet,
    /// The same, at the file that was given to the page.
    GivenFile,
    /// What is pasted into another site.
    Embed,
    /// The result as a picture and as a link that a phone can read.
    Share,
    /// What a player of the open game needs in its next deal.
    Need(usize),
    /// The open game on the whole screen, in the middle of the table.
    TableScreen,
}

/// Where the reference opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// How to use the page, and its keys.
    #[default]
    Help,
    /// A pattern.
    Pattern(Pattern),
}
