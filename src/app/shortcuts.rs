//! What a pressed key does, by the table of the session.

use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use tenbo_engine::deal::{By, Riichi};
use tenbo_engine::tiles::Tile;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Event, HtmlBodyElement, KeyboardEvent};

use super::browser::focus::focus;
use super::state::{AppState, Dialog, Topic};
use super::status_message::StatusMessage;
use tenbo_session::edit::{MeldChange, chows, kongs, why_not_all};
use tenbo_session::keys::{Command, command};
use tenbo_session::{Edit, Refusal, Target, View};

/// The id of the element that shows the hand and takes keys.
pub const HAND: &str = "hand";
/// The id of the box for text.
pub const TEXT: &str = "text-box";

/// Whether the event is about writing text.
fn writes(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => !matches!(element.get_attribute("type").as_deref(), Some("radio" | "checkbox")),
        _ => false,
    })
}

/// Follows what is typed and pasted anywhere on the page, also where no element has the focus.
pub fn follow(app: AppState) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| on_page(app, &event));
    let texts = window_event_listener(leptos::ev::paste, move |event| pasted(app, &event));
    on_cleanup(move || [keys, texts].into_iter().for_each(WindowListenerHandle::remove));
}

/// Whether what is typed or pasted is meant for the hand: not in a dialog, not where games are, not in a field.
fn is_for_hand(app: AppState, event: &Event) -> bool {
    let hand = app.view.get_untracked() != View::Game;
    hand && app.dialog.with_untracked(Option::is_none) && !event.default_prevented() && !writes(event)
}

/// Reads a text that is pasted.
fn pasted(app: AppState, event: &ClipboardEvent) {
    if !is_for_hand(app, event) || app.readonly.get_untracked() {
        return;
    }
    let text = event.clipboard_data().and_then(|data| data.get_data("text").ok()).unwrap_or_default();
    if text.trim().is_empty() {
        return;
    }
    event.prevent_default();
    app.paste(text);
}

/// Anywhere on the page: keys that are held with Ctrl or Cmd, and what is typed.
fn on_page(app: AppState, event: &KeyboardEvent) {
    let control = event.ctrl_key() || event.meta_key();
    if event.alt_key() || event.default_prevented() || writes(event) {
        return;
    }
    if !control {
        let wanted = app.keys_anywhere.get_untracked() && is_for_hand(app, event) && !event.is_composing();
        let key = event.key();
        if let Some(command) = command(&key, false).filter(|command| wanted && command.is_typed())
            && run(app, command, &key)
        {
            event.prevent_default();
        }
        return;
    }
    if is_for_games(app, event) {
        return;
    }
    let key = if event.shift_key() { event.key().to_ascii_uppercase() } else { event.key() };
    if let Some(command) = command(&key, true) {
        event.prevent_default();
        run(app, command, &key);
    }
}

/// Whether the page of the games takes the event although nothing on it has the focus: the button that was pressed has
/// gone, or an empty place was clicked.
pub fn is_for_games(app: AppState, event: &KeyboardEvent) -> bool {
    let is_unfocused = event.target().is_some_and(|target| target.has_type::<HtmlBodyElement>());
    is_unfocused && app.dialog.with_untracked(Option::is_none) && app.view.get_untracked() == View::Game
}

/// In the builder: every other key. Enter is left to buttons.
pub fn in_builder(app: AppState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() || writes(event) {
        return;
    }
    let key = event.key();
    let Some(command) = command(&key, false) else { return };
    let on_hand =
        event.target().and_then(|target| target.dyn_into::<Element>().ok()).is_some_and(|element| element.id() == HAND);
    if command == Command::Pick && !on_hand {
        return;
    }
    if run(app, command, &key) {
        event.prevent_default();
    }
}

/// Carries out a command; `false` if the key has nothing to do here.
fn run(app: AppState, command: Command, key: &str) -> bool {
    let state = app.state.get_untracked();
    let letter = key.chars().next().unwrap_or_default();
    match command {
        Command::Digit => {
            app.typed.update(|typed| typed.digit(letter as u8 - b'0'));
            app.message.set(None);
        }
        Command::Suit => {
            let tiles = app.typed.try_update(|typed| typed.suit(letter)).unwrap_or_default();
            if tiles.is_empty() {
                return false;
            }
            let out = app.plan.with_untracked(|plan| why_not_all(&state, plan, &tiles));
            if app.dispatch(Edit::Tiles(tiles))
                && let Some(refusal) = out
            {
                app.message.set(Some(StatusMessage::Refused(refusal)));
            }
        }
        Command::Honor(kind) => {
            app.dispatch(Edit::Tile(Tile::plain(kind)));
        }
        Command::Aim(target) => {
            app.dispatch(Edit::Aim(if state.target == target { Target::Hand } else { target }));
        }
        Command::Step(step) => {
            app.dispatch(Edit::Step(step));
        }
        Command::Pick => match state.target {
            Target::Chow(claimed, second) => {
                let starts = app.plan.with_untracked(|plan| chows(&state, plan, claimed, second));
                if let Some(&start) = starts.get(state.caret).or(starts.last()) {
                    app.dispatch(Edit::Chow(start));
                }
            }
            _ => {
                app.dispatch(Edit::Select(state.caret));
            }
        },
        Command::Backspace => {
            if !app.typed.try_update(|typed| typed.backspace()).unwrap_or_default() {
                app.dispatch(Edit::Backspace);
            }
        }
        Command::Delete => {
            app.dispatch(Edit::Delete);
        }
        Command::Escape => {
            let typed = app.typed.try_update(|typed| typed.clear()).unwrap_or_default();
            if !typed && state.target == Target::Hand {
                return false;
            }
            app.dispatch(Edit::Aim(Target::Hand));
        }
        Command::By => {
            let by = if state.win.by == By::SelfDraw { By::Discard } else { By::SelfDraw };
            app.dispatch(Edit::By(by));
        }
        Command::From => from(app),
        Command::North => {
            app.dispatch(Edit::North);
        }
        Command::Kong => match kongs(&state).first() {
            Some(&kind) => {
                app.dispatch(Edit::Kong(kind));
            }
            None => app.message.set(Some(StatusMessage::Refused(Refusal::Nothing))),
        },
        Command::Meld => {
            let melds = state.entered(state.seat).melds.len();
            let next = if let Target::Meld(place) = state.target { place + 1 } else { 0 };
            match next < melds {
                true => {
                    app.dispatch(Edit::Aim(Target::Meld(next)));
                }
                false => {
                    app.dispatch(Edit::Aim(Target::Hand));
                }
            }
        }
        Command::Riichi => {
            let declared = state.entered(state.seat).riichi != Riichi::None;
            app.dispatch(Edit::Riichi(state.seat, if declared { Riichi::None } else { Riichi::Riichi }));
        }
        Command::Ippatsu => {
            let on = state.entered(state.seat).ippatsu;
            app.dispatch(Edit::Ippatsu(state.seat, !on));
        }
        Command::NextSeat => {
            let seats: Vec<_> = state.draft.stated_players().seats().collect();
            let next = seats.iter().position(|&seat| seat == state.seat).and_then(|place| seats.get(place + 1));
            let next = next.copied().unwrap_or_default();
            app.dispatch(if app.view.get_untracked() == View::Hand { Edit::Sit(next) } else { Edit::Show(next) });
        }
        Command::Undo => app.undo(),
        Command::Redo => app.redo(),
        Command::Text => focus(TEXT),
        Command::Help => app.dialog.set(Some(Dialog::Reference(Topic::Help))),
    }
    true
}

/// The next seat that a claim or the winning tile can come from.
fn from(app: AppState) {
    let state = app.state.get_untracked();
    let meld =
        if let Target::Meld(place) = state.target { state.entered(state.seat).melds.get(place).cloned() } else { None };
    let (now, not) = match &meld {
        Some(meld) => (meld.from, state.seat),
        None => (Some(state.win.from), state.winner),
    };
    let seats: Vec<_> = state.draft.stated_players().seats().filter(|&seat| seat != not).collect();
    let place = seats.iter().position(|&seat| Some(seat) == now).map_or(0, |place| (place + 1) % seats.len().max(1));
    let Some(&seat) = seats.get(place) else { return };
    match (state.target, meld) {
        (Target::Meld(place), Some(_)) => {
            app.dispatch(Edit::Meld(place, MeldChange::From(seat)));
        }
        _ => {
            app.dispatch(Edit::From(seat));
        }
    }
}
