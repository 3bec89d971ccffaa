//! Which hands are kept, and when.

use leptos::prelude::*;

use crate::app::browser::rest::Rest;
use crate::app::browser::storage::{self, Key};
use crate::app::persistence::on_wake;
use crate::app::state::AppState;
use tenbo_session::recents::{self, Recents};

/// How long a complete hand must rest before it is kept, in milliseconds: what is passed through on the way to another hand is not.
const REST: u32 = 800;

/// The last hands as they are kept, by context. There is none in a frame on another site.
#[derive(Clone, Copy)]
pub struct RecentHands(pub RwSignal<Recents>);

/// Keeps complete hands from now on.
pub fn follow(app: AppState) {
    let read = || Recents::read(&storage::get(Key::Recents).unwrap_or_default());
    let hands = RwSignal::new(read());
    provide_context(RecentHands(hands));
    let look = move || {
        let now = read();
        if hands.with_untracked(|hands| *hands != now) {
            hands.set(now);
        }
    };
    on_wake(look);
    let keep = move || {
        let link = app.state.with_untracked(|state| {
            app.answer.with_untracked(|answer| answer.as_ref().ok().and_then(|answer| recents::link(state, answer)))
        });
        if let Some(link) = link {
            // Another page may have kept some meanwhile.
            let mut now = read();
            now.push(link);
            set(hands, now);
        }
    };
    let rest = Rest::new();
    Effect::new(move |_| {
        app.state.track();
        if app.answer.with_untracked(|answer| answer.as_ref().is_ok_and(|answer| !answer.wins.is_empty())) {
            rest.then(REST, keep);
        } else {
            rest.cancel();
        }
    });
}

/// Shows and keeps others, if they are.
pub fn set(hands: RwSignal<Recents>, now: Recents) {
    if hands.with_untracked(|hands| *hands != now) {
        storage::set(Key::Recents, &now.write());
        hands.set(now);
    }
}
