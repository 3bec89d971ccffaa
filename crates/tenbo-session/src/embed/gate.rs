//! What keeps messages out: too many, too large, and the count of those that were.

use serde_json::{Map, Value};
use tenbo_engine::named;
use tenbo_engine::problems::Fields;

named! {
    /// Why a message was ignored.
    Ignored {
        /// It came from another window than the page around the frame, or from another origin than that of the address.
        Stranger = "stranger",
        /// It is none of ours: pages speak to their frames about other things too.
        Foreign = "foreign",
        /// It came too soon after too many others.
        Rate = "rate",
        /// It is larger than any message needs to be.
        Size = "size",
        /// Some part of it is not as it must be.
        Shape = "shape",
    }
}

/// Lets messages through, and counts those that were not acted on. Only what would be acted on is timed: neither strangers
/// nor whatever else a page says may use up what its own script has to say.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    /// What was used of the room for a burst, in thousandths of a message.
    used: u64,
    /// When that was, in milliseconds of any clock.
    at: u64,
    counts: [u32; Ignored::ALL.len()],
}

/// How many messages may come at once.
pub const BURST: u64 = 40;

/// How many messages may come in each second in the long run.
pub const PER_SECOND: u64 = 20;

impl Gate {
    /// Whether one more message may be looked at now.
    pub fn lets_through(&mut self, now: u64) -> bool {
        let rested = now.saturating_sub(self.at).saturating_mul(PER_SECOND);
        self.at = self.at.max(now);
        self.used = self.used.saturating_sub(rested);
        let fits = self.used + 1000 <= BURST * 1000;
        if fits {
            self.used += 1000;
        }
        fits
    }

    /// Counts a message that is not acted on.
    pub fn count(&mut self, why: Ignored) {
        if let Some(count) = self.counts.get_mut(why as usize) {
            *count = count.saturating_add(1);
        }
    }

    /// How many were ignored.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().fold(0, |sum: u32, &count| sum.saturating_add(count))
    }

    /// The counts by their names.
    #[must_use]
    pub fn counts(&self) -> Value {
        let each = |map: Map<String, Value>, (why, &count): (&Ignored, &u32)| map.with(why.as_str(), count);
        let map = Map::new().with("total", self.total());
        Ignored::ALL.iter().zip(&self.counts).fold(map, each).into()
    }
}

/// How large a message may be, used up while it is read.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    letters: usize,
    values: usize,
}

/// How many values may lie in each other.
pub const DEEPEST: u8 = 4;

impl Default for Room {
    fn default() -> Room {
        Room { letters: 16_384, values: 64 }
    }
}

impl Room {
    /// Takes the room of a value: a text, a list, an object, or whatever else.
    pub fn value(&mut self) -> Option<()> {
        self.values = self.values.checked_sub(1)?;
        Some(())
    }

    /// Takes the room of so many letters, of a text or of the name of a field.
    pub fn text(&mut self, letters: usize) -> Option<()> {
        self.letters = self.letters.checked_sub(letters)?;
        Some(())
    }
}
