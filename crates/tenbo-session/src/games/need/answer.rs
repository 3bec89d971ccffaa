//! What is answered.

use super::others::Others;
use super::size::Size;

/// A place to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The place.
    pub place: u8,
    /// Who is passed: whoever has the place now. Whoever is first stays before the second.
    pub rival: usize,
    /// How many points that player is ahead; below 0 for one who is behind.
    pub ahead: i64,
}

/// How the deal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The player wins on the discard of one of these, all of whom make it the same.
    Ron(Vec<usize>),
    /// The player wins on a drawn tile.
    SelfDraw,
    /// Nobody wins, and the player is ready or not; nothing where that makes no difference.
    Draw(Option<bool>),
}

/// A hand and what is paid for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is worth, and which hands are.
    pub size: Size,
    /// Which player pays how much for it, without counters and sticks.
    pub paid: Vec<(usize, i64)>,
}

/// The next smaller hand, which is not enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Below {
    /// The hand.
    pub step: Step,
    /// How many points are missing with it: 0 if the scores are level, and that is not enough.
    pub short: i64,
}

/// The smallest hand that does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smallest {
    /// The hand.
    pub step: Step,
    /// The next smaller one; nothing where any hand does.
    pub below: Option<Below>,
    /// The next larger one that players meet more often, if the smallest is a rare one.
    pub usual: Option<Step>,
    /// Whether the place is shared then.
    pub shared: bool,
    /// Whether the game goes on after it.
    pub goes_on: bool,
    /// The smallest with which it does not go on, where it goes on with a smaller one.
    pub ends_from: Option<Step>,
}

/// What the player needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A hand.
    Win(Box<Smallest>),
    /// No hand is enough: the most valuable one, and what is missing with it.
    NoWin(Box<Below>),
    /// A draw, if the others allow it; and whether the game goes on then, where that is the same in every case.
    Draw(Others, Option<bool>),
}

impl Answer {
    /// Whether the place can be reached.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        match self {
            Answer::Win(_) => true,
            Answer::NoWin(_) => false,
            Answer::Draw(others, _) => *others != Others::Never,
        }
    }
}

/// A way to end the deal with what is needed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The way.
    pub way: Way,
    /// What is needed.
    pub answer: Answer,
}

/// What is needed for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The place.
    pub goal: Goal,
    /// Every way.
    pub rows: Vec<Row>,
}
