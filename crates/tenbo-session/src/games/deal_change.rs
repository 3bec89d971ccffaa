//! What was done with a deal of a game, and where the deals around it stood before.

/// What was done with a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealChange {
    /// It is one more, behind the others.
    Entered,
    /// The one at this place says something else.
    Corrected(usize),
    /// It was forgotten and stands at this place now.
    Inserted(usize),
    /// The one at this place is gone.
    Removed(usize),
}

impl DealChange {
    /// Where a deal stood that stands at a place now; nothing for the one that was changed or is new.
    #[must_use]
    pub const fn was(self, now: usize) -> Option<usize> {
        match self {
            DealChange::Corrected(place) | DealChange::Inserted(place) if now == place => None,
            DealChange::Inserted(place) if now > place => Some(now - 1),
            DealChange::Removed(place) if now >= place => Some(now + 1),
            _ => Some(now),
        }
    }
}
