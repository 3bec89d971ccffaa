//! A row of keys with one tab stop: arrows, Home and End move between them.

use std::fmt::Display;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::app::browser::focus::focus;

/// What the keys of a row share. Each key bears its [`id`](KeyRow::id) and [`tab_index`](KeyRow::tab_index), and tells of
/// what is pressed on it ([`key_down`](KeyRow::key_down)).
#[derive(Clone, Copy)]
pub struct KeyRow<K: Send + Sync + 'static> {
    keys: Signal<Vec<K>>,
    /// What the ids begin with.
    name: &'static str,
    /// The key that had the focus last.
    last: RwSignal<Option<K>>,
}

impl<K: Copy + PartialEq + Display + Send + Sync + 'static> KeyRow<K> {
    /// A row of these keys; its name is what their ids begin with.
    pub fn new(keys: impl Into<Signal<Vec<K>>>, name: &'static str) -> KeyRow<K> {
        KeyRow { keys: keys.into(), name, last: RwSignal::new(None) }
    }

    /// The keys, in their order.
    pub fn keys(self) -> Signal<Vec<K>> {
        self.keys
    }

    /// The id of a key.
    pub fn id(self, key: K) -> String {
        format!("{}-{key}", self.name)
    }

    /// 0 for the key that Tab comes to: the one that had the focus last, if the row still has it, else the first.
    pub fn tab_index(self, key: K) -> impl Fn() -> &'static str + Copy + Send + Sync {
        move || {
            let last = self.last.get();
            let stop = self.keys.with(|keys| last.filter(|last| keys.contains(last)).or(keys.first().copied()));
            if stop == Some(key) { "0" } else { "-1" }
        }
    }

    /// Takes what was pressed on a key: after an arrow another one has the focus.
    pub fn key_down(self, key: K, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let next = self.keys.with_untracked(|keys| {
            let at = keys.iter().position(|&other| other == key)?;
            keys.get(moved(at, keys.len(), &event.key())?).copied()
        });
        // Tab comes back to the key that it leaves.
        self.last.set(next.or(Some(key)));
        if let Some(next) = next {
            event.prevent_default();
            focus(&self.id(next));
        }
    }
}

/// Where an arrow, Home or End leads from a place in a row, round its ends; `None` for any other key.
#[must_use]
pub fn moved(from: usize, length: usize, key: &str) -> Option<usize> {
    let last = length.checked_sub(1)?;
    match key {
        "ArrowLeft" => Some(from.checked_sub(1).unwrap_or(last)),
        "ArrowRight" => Some(if from >= last { 0 } else { from + 1 }),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}
