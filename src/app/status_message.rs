//! What the line below the hand says.

use tenbo_session::Refusal;
use tenbo_session::paste::LeftOutReason;
use tenbo_session::share::Dropped;
use tenbo_wording::Word;

/// What the line below the hand says about the last thing that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatusMessage {
    /// An edit was not possible.
    Refused(Refusal),
    /// Parts of a shared link could not be read.
    Dropped(Vec<Dropped>),
    /// Parts of a link that was pasted could not be read, and nothing has changed.
    LinkRefused(Vec<Dropped>),
    /// Parts of a text are not in the hand, each with why.
    LeftOut(Vec<(String, LeftOutReason)>),
    /// Something went well, or not, in words of its own.
    Notice(Word),
}
