//! One item of a list whose elements stay at their places.

use leptos::prelude::*;

/// What is in a list at a place; nothing if the list is shorter. What has just been removed from there stays what it was while its element goes.
pub fn item_at<T: Clone + PartialEq + Send + Sync + 'static>(
    list: impl Into<Signal<Vec<T>>>,
    place: usize,
) -> Option<Signal<T>> {
    let list = list.into();
    let first = list.with_untracked(|list| list.get(place).cloned())?;
    let now = Memo::new(move |last: Option<&T>| {
        list.with(|list| list.get(place).cloned()).or_else(|| last.cloned()).unwrap_or_else(|| first.clone())
    });
    Some(now.into())
}
