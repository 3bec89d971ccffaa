//! What is kept of the page, and what follows from outside: the address, the storage, other pages.

use std::time::Duration;

use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::storage::Key;
use super::browser::{address, assets, flowers, storage};
use super::state::{Actor, AppState, Dialog};
use super::status_message::StatusMessage;
use tenbo_session::{Action, Edit, State, View, share};

/// How long after a change the address has it: browsers limit how often a page may change that, to a hundred times in
/// half a minute at the least.
const BETWEEN: Duration = Duration::from_millis(350);

/// What goes on beside what is shown.
pub fn follow(app: AppState) {
    keep(app);
    app.follow_library();
    Effect::new(move |_| {
        // Bonus tiles that were entered stay where the rules have none.
        let entered =
            || app.state.with(|state| state.draft.seats.0.iter().flatten().any(|seat| !seat.bonus.is_empty()));
        if app.plan.with(|plan| !plan.rulebook().options.tiles.bonus().is_empty()) || entered() {
            flowers::fetch();
        }
    });
    // What another link needs may still be on its way when the next one is followed: the last one is opened.
    let last = StoredValue::new(String::new());
    let opened = window_event_listener(leptos::ev::hashchange, move |_| {
        address::look();
        let Some(hand) = address::hand() else { return };
        last.set_value(hand.clone());
        if !share::is_link(&hand) {
            app.paste(share::unescape(&hand));
        } else if hand != app.link() {
            spawn_local(async move {
                assets::load_link(&hand).await;
                if last.with_value(|last| *last == hand) {
                    app.open(&hand);
                }
            });
        }
    });
    on_cleanup(move || opened.remove());
}

/// Does something when another page may have kept something: at once, or when this one wakes.
pub fn on_wake(look: impl Fn() + Copy + 'static) {
    let other = window_event_listener(leptos::ev::storage, move |_| look());
    let awake = window_event_listener(leptos::ev::pageshow, move |_| look());
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| look());
    on_cleanup(move || [other, awake, seen].into_iter().for_each(WindowListenerHandle::remove));
}

/// Writes the state into the storage after each change, so that nothing that may happen to the page loses a tap; into the
/// address a little later, and when the page goes or is out of sight, from where it may never come back.
fn keep(app: AppState) {
    address::look();
    let (soon, later) = (StoredValue::new(false), StoredValue::new(false));
    let is_due = |waiting: StoredValue<bool>| waiting.try_update_value(std::mem::take).unwrap_or_default();
    let link = move || untrack(move || app.link());
    let store = move || {
        if is_due(soon) {
            keep_state(&link());
        }
    };
    let write = move || {
        store();
        is_due(later).then(link).inspect(|text| address::set_hash(text))
    };
    let in_time = move || {
        if let Some(text) = write() {
            keep_state(&text);
        }
    };
    Effect::new(move |first: Option<()>| {
        app.state.track();
        app.view.track();
        // An untouched page keeps its plain address.
        if first.is_none() && address::hand().is_none() {
            return;
        }
        // After the frame that shows the change: the storage takes 0.2 to 0.6 ms of the 2 to 4 that a tap takes.
        if !soon.try_update_value(|soon| std::mem::replace(soon, true)).unwrap_or(true) {
            request_animation_frame(move || set_timeout(store, Duration::ZERO));
        }
        if !later.try_update_value(|later| std::mem::replace(later, true)).unwrap_or(true) {
            set_timeout(in_time, BETWEEN);
        }
    });
    // A page that is loaded again may have been asked for by its old address already: what the tab keeps is for that one.
    let gone = window_event_listener(leptos::ev::pagehide, move |_| drop(write()));
    let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if document().hidden() {
            drop(write());
        }
    });
    on_cleanup(move || {
        gone.remove();
        hidden.remove();
    });
}

/// Keeps the state for another visit and for this tab, whose address may not have it yet.
fn keep_state(text: &str) {
    storage::set(Key::State, text);
    storage::set_tab(&address::known(), text);
}

impl AppState {
    /// Opens a link's text, which can be undone. A game that it brings lies beside the hand, which stays as it is.
    pub fn open(&self, text: &str) {
        if share::keeps_deal(text) {
            self.look_at(if share::brings_game(text) { View::Game } else { share::view(text) });
            return self.show_linked(text);
        }
        let (state, dropped) = share::read(text);
        self.dispatch_as(Actor::Host, Action::open(state, share::view(text)));
        self.show_linked(text);
        if !dropped.is_empty() {
            self.message.set(Some(StatusMessage::Dropped(dropped)));
        }
    }

    /// Opens the sheet of the rulebook or lays the hand away, if a link's text asks for it, and leaves a game that it brings to
    /// the games.
    pub fn show_linked(&self, text: &str) {
        let is_of_sheet = share::asks_for_sheet(text);
        if is_of_sheet || share::brings_game(text) {
            self.linked.set(text.to_owned());
        }
        if is_of_sheet {
            self.dialog.set(Some(Dialog::Sheet));
        }
        if share::asks_for_new_hand(text) && !self.state.with_untracked(State::is_blank) {
            self.dispatch(Edit::NextHand);
        }
    }

    /// The state as the text of a link, without `#`.
    #[must_use]
    pub fn link(&self) -> String {
        let text = self.plan.with(|plan| self.state.with(|state| share::write_under(state, &plan.rulebook().options)));
        share::in_view(text, self.view.get())
    }
}
