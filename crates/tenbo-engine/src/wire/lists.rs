//! Lists that are left out where they are empty.

/// The list, if it has entries.
pub(super) fn filled<T>(entries: impl Iterator<Item = T>) -> Option<Vec<T>> {
    let list: Vec<T> = entries.collect();
    (!list.is_empty()).then_some(list)
}
