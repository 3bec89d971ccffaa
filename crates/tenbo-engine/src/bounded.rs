//! Short lists in place (`ArrayVec`), whose bound the rules of the game give: a hand has at most seven sets, four seats pay.

use arrayvec::ArrayVec;

/// Adding to a list that cannot be full by the way it is made. In tests an entry too many panics, else it is left out.
pub(crate) trait PushBounded<T> {
    /// Adds one at the end.
    fn push_bounded(&mut self, entry: T);
}

impl<T, const N: usize> PushBounded<T> for ArrayVec<T, N> {
    #[inline(always)]
    fn push_bounded(&mut self, entry: T) {
        let left_out = self.try_push(entry).is_err();
        debug_assert!(!left_out, "more than {N} entries");
    }
}
