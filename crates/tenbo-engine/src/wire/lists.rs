//! Lists that are left out if they are empty.

/// The entries as a list; `None` if there are none.
pub(super) fn filled<T>(entries: impl Iterator<Item = T>) -> Option<Vec<T>> {
    let list: Vec<T> = entries.collect();
    (!list.is_empty()).then_some(list)
}
