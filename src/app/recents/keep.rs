//! Which hands are kept, and when.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::app::browser::storage::{self, Key};
use crate::app::persistence::on_wake;
use crate::app::state::AppState;
use tenbo_session::recents::{self, Recents};

/// How long a complete hand must rest before it is kept: what is passed through on the way to another hand is not.
const REST: Duration = Duration::from_millis(800);

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
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        app.state.track();
        if let Some(waiting) = waiting.flatten() {
            waiting.clear();
        }
        let won = app.answer.with_untracked(|answer| answer.as_ref().is_ok_and(|answer| !answer.wins.is_empty()));
        won.then(|| set_timeout_with_handle(keep, REST).ok()).flatten()
    });
}

/// Shows and keeps others, if they are.
pub fn set(hands: RwSignal<Recents>, now: Recents) {
    if hands.with_untracked(|hands| *hands != now) {
        storage::set(Key::Recents, &now.write());
        hands.set(now);
    }
}
