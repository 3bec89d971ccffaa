//! Short lists of bounded length (`ArrayVec`). The rules of the game give the bound: a hand has at most seven sets, and
//! there are four seats.

use arrayvec::ArrayVec;

/// Adds to a list that by construction cannot be full. If it is full anyway, debug builds panic and release builds drop
/// the entry.
pub(crate) trait PushBounded<T> {
    /// Adds an entry at the end.
    fn push_bounded(&mut self, entry: T);
}

impl<T, const N: usize> PushBounded<T> for ArrayVec<T, N> {
    fn push_bounded(&mut self, entry: T) {
        let left_out = self.try_push(entry).is_err();
        debug_assert!(!left_out, "more than {N} entries");
    }
}
