//! The browser's *Back*: closes what lies over the page, goes back through the views, and keeps the hand.

use leptos::prelude::*;

use super::browser::{address, entries};
use super::state::AppState;
use tenbo_session::entry::{Entry, Step};
use tenbo_session::share;

/// Keeps the browser's history in step with what is shown, and the other way round.
pub fn follow(app: AppState) {
    let over = move || app.dialog.get().is_some() || app.settings_open.get() || app.menu_open.get();
    let first = entries::now().map_or(0, |entry| entry.link);
    let now = StoredValue::new(Entry { link: first, view: app.view.get_untracked(), over: false });
    entries::replace(now.get_value());
    Effect::new(move |_| {
        let before = now.get_value();
        let view = app.view.get();
        // The browser tells of a closed menu only after the press that chose a view with it open.
        if view != before.view {
            app.menu_open.set(false);
        }
        let next = Entry { view, over: over(), ..before };
        now.set_value(next);
        match before.step(next) {
            Some(Step::Push) => entries::push(next),
            Some(Step::Replace) => entries::replace(next),
            Some(Step::Back) => entries::back(),
            None => {}
        }
    });
    // A link that somebody follows makes an entry of its own, which `persistence` opens.
    let followed = window_event_listener(leptos::ev::hashchange, move |_| {
        let Some(hand) = address::hand().filter(|_| entries::now().is_none()) else { return };
        let before = now.get_value();
        let entry = Entry { link: before.link + 1, view: share::view(&hand), ..before };
        now.set_value(entry);
        entries::replace(entry);
    });
    let moved = window_event_listener(leptos::ev::popstate, move |_| {
        let Some(entry) = entries::now() else { return };
        // What was closed is not opened again.
        let shown = Entry { over: false, ..entry };
        let before = now.get_value();
        now.set_value(shown);
        if entry.over {
            entries::replace(shown);
        }
        if entry.link != before.link {
            return;
        }
        if !entry.over {
            app.dialog.set(None);
            app.settings_open.set(false);
            app.menu_open.set(false);
        }
        if entry.view != app.view.get_untracked() {
            app.look_at(entry.view);
        }
        address::look();
        address::set_hash(&app.link());
    });
    on_cleanup(move || {
        followed.remove();
        moved.remove();
    });
}
