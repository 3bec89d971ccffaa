//! What the page knows of its room.

use gloo::events::EventListener;
use leptos::prelude::*;
use web_sys::MediaQueryList;

use super::message::is_embedded;

/// Less room than the keyboard and the score need beside each other: `style/tokens.css` has the same width.
const NARROW: &str = "(width < 56.25rem)";

/// Less room than a frame needs for two columns.
const NARROW_FRAME: &str = "(width < 48rem)";

/// Too low a page for the whole keyboard to stay in sight below the score.
const LOW: &str = "(height < 43rem)";

/// The system was asked for less motion.
const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether the page is so low that the keyboard is a part of it.
#[must_use]
pub fn is_low() -> bool {
    matches(LOW)
}

/// Whether whoever looks at the page asked for less motion.
#[must_use]
pub fn prefers_reduced_motion() -> bool {
    matches(REDUCED_MOTION)
}

/// Whether the score lies behind the keyboard and not beside it. Never in a frame, which is as high as what is in it.
#[must_use]
pub fn use_narrow() -> ReadSignal<bool> {
    follow((!is_embedded()).then_some(NARROW))
}

/// Whether the score lies above or below the keyboard and not beside it, in a frame too.
#[must_use]
pub fn use_one_column() -> ReadSignal<bool> {
    follow(Some(if is_embedded() { NARROW_FRAME } else { NARROW }))
}

/// Whether a query holds, as long as the owner is there; never where there is none.
fn follow(query: Option<&str>) -> ReadSignal<bool> {
    let list = query.and_then(|query| window().match_media(query).ok().flatten());
    let narrow = RwSignal::new(list.as_ref().is_some_and(MediaQueryList::matches));
    let listener = list.map(|list| {
        let asked = list.clone();
        EventListener::new(&list, "change", move |_| {
            let _ = narrow.try_set(asked.matches());
        })
    });
    // It listens as long as its owner is there.
    StoredValue::new_local(listener);
    narrow.read_only()
}
