//! Sorts short lists. Not part of the public API: the page uses the same functions, so that its program has them once.

use smallvec::SmallVec;

/// Sorts by a key, and keeps the order of entries with equal keys. This is an insertion sort: the lists have a handful
/// of entries, and the standard library's sorts, made for long lists, would weigh the page down.
pub fn sort_by_key<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 {
            let (Some(before), Some(moved)) = (list.get(at - 1), list.get(at)) else { break };
            if key(before) <= key(moved) {
                break;
            }
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Like [`sort_by_key`], but the key is computed once for each entry, and entries are moved only after their order is
/// known.
pub fn sort_by_cached_key<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    let mut keys = SmallVec::<[(K, usize); 16]>::new();
    keys.extend(list.iter().map(key).zip(0..));
    for end in 1..keys.len() {
        let mut at = end;
        while at > 0 && keys.get(at - 1).map(|(key, _)| key) > keys.get(at).map(|(key, _)| key) {
            keys.swap(at - 1, at);
            at -= 1;
        }
    }
    // An earlier swap may have moved the entry that belongs here: follow it.
    let belongs = |at: usize| keys.get(at).map_or(at, |&(_, from)| from);
    for at in 0..list.len() {
        let mut from = belongs(at);
        while from < at {
            from = belongs(from);
        }
        list.swap(at, from);
    }
}

/// Sorts by the entries themselves.
pub fn sort<T: PartialOrd + Copy>(list: &mut [T]) {
    sort_by_key(list, |entry| *entry);
}

#[cfg(test)]
mod tests {
    use crate::order::{sort_by_cached_key, sort_by_key};

    #[test]
    fn sorts_and_keeps_equals_in_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut list, |(n, _)| *n);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_by_key::<u8, u8>(&mut [], |n| *n);
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_cached_key(&mut list, |(n, _)| *n);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        let mut long: Vec<(usize, usize)> = (0..40).map(|n| (n * 7 % 10, n)).collect();
        let mut sorted = long.clone();
        sorted.sort_by_key(|&(key, _)| key);
        sort_by_cached_key(&mut long, |&(key, _)| key);
        assert_eq!(long, sorted);
    }
}
