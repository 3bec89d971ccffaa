//! Changing the state as the page around the frame wants it: all of it or nothing.

use tenbo_engine::deal::{By, Situation};
use tenbo_engine::named;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{Seat, Tile};

use super::config::Ui;
use crate::edit::{Edit, apply, open, tidy};
use crate::share::{Dropped, Lost};
use crate::theme::Theme;
use crate::{RulesChoice, State, View, paste, share};

/// What is to change; what is not named stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Set {
    /// A hand, as notation or as the text of a link; an empty one clears the table.
    pub hand: Option<String>,
    /// The rulebook.
    pub rules: Option<&'static str>,
    /// How the hand is won.
    pub win: Option<WinSet>,
    /// The code of the language.
    pub lang: Option<&'static str>,
    /// Light, dark, or as the system has it.
    pub theme: Option<Theme>,
    /// How much is shown.
    pub ui: Option<Ui>,
    /// Whether readers may change nothing.
    pub readonly: Option<bool>,
}

/// How the hand is won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinSet {
    /// Who wins.
    pub seat: Option<Seat>,
    /// On which tile.
    pub tile: Option<Tile>,
    /// How it came.
    pub by: Option<By>,
    /// Whose it was.
    pub from: Option<Seat>,
    /// All that was special about it.
    pub situation: Option<Vec<Situation>>,
}

named! {
    /// Why it could not be done.
    Failed {
        /// The text is no hand, or a part of it could not be read.
        Hand = "unreadable-hand",
        /// The rulebook could not be fetched.
        Rules = "missing-rulebook",
        /// The hand cannot be won so.
        Win = "impossible-win",
        /// There is nothing to undo.
        Undo = "nothing-to-undo",
        /// Some part of the message is not as it must be.
        Message = "wrong-message",
        /// The message is larger than any needs to be.
        Large = "large-message",
        /// It came too soon after too many others.
        Many = "too-many-messages",
    }
}

impl Set {
    /// The rulebook that must be here before this can be done.
    #[must_use]
    pub fn needs(&self) -> Option<String> {
        let named = self.hand.as_deref().and_then(share::find).and_then(share::rulebook);
        self.rules.map(str::to_owned).or(named)
    }

    /// The state as it is to be.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn apply(&self, now: &State, view: View) -> Result<State, Failed> {
        let mut state = now.clone();
        self.play(&mut state)?;
        let win = self.win.clone().unwrap_or_default();
        if let Some(seat) = win.seat {
            take(&mut state, Edit::Winner(seat)).ok_or(Failed::Win)?;
            take(&mut state, Edit::Show(seat)).ok_or(Failed::Win)?;
        }
        if let Some(text) = &self.hand {
            lay(&mut state, text, view).ok_or(Failed::Hand)?;
            self.play(&mut state)?;
        }
        won(&mut state, &win).ok_or(Failed::Win)?;
        Ok(state)
    }

    fn play(&self, state: &mut State) -> Result<(), Failed> {
        match self.rules {
            Some(id) if state.rules.id != id || state.rules.house_rules() > 0 || state.rules.own.is_some() => {
                take(state, Edit::Rules(id)).ok_or(Failed::Rules)
            }
            _ => Ok(()),
        }
    }
}

/// The state and the view that a frame starts with: the hand of its address, by the rulebook of its address where it names none;
/// and what of it was dropped.
#[must_use]
pub fn first(hand: &str, rules: Option<&str>) -> (State, View, Vec<Dropped>) {
    let mut state = State::default();
    if let Some(rules) = rules.and_then(RulesChoice::of) {
        let _ = take(&mut state, Edit::Rules(rules.id));
    }
    let text = share::unescape(hand);
    if text.is_empty() {
        return (state, View::Hand, Vec::new());
    }
    if let Some(link) = share::find(&text) {
        let (state, dropped) = share::read(&share::by_rules(link, &state.rules));
        // Games are kept, and a frame keeps nothing.
        let view = Some(share::view(link)).filter(|view| *view != View::Game).unwrap_or(View::Hand);
        return (state, view, dropped);
    }
    let read = paste::read(&text, &state, &plan(&state));
    let laid = read.edit.and_then(|edit| take(&mut state, edit));
    let lost = Dropped { what: Lost::Tiles, text: text.clone() };
    let dropped = if laid.is_none() || !read.left_out.is_empty() { vec![lost] } else { Vec::new() };
    (state, View::Hand, dropped)
}

fn take(state: &mut State, edit: Edit) -> Option<()> {
    let plan = plan(state);
    *state = apply(state, edit, &plan).ok()?;
    Some(())
}

fn plan(state: &State) -> Plan {
    state.rules.plan()
}

/// Lays a hand down. A link that names no rules is read by those that are played.
fn lay(state: &mut State, text: &str, view: View) -> Option<()> {
    if text.trim().is_empty() {
        return take(state, Edit::NextHand);
    }
    if let Some(link) = share::find(text) {
        let (mut loaded, dropped) = share::read(&share::by_rules(link, &state.rules));
        open(&mut loaded, view);
        return dropped.is_empty().then(|| *state = loaded);
    }
    let read = paste::read(text, state, &plan(state));
    if !read.left_out.is_empty() {
        return None;
    }
    take(state, read.edit?)
}

fn won(state: &mut State, win: &WinSet) -> Option<()> {
    if let Some(by) = win.by {
        take(state, Edit::By(by))?;
    }
    if let Some(from) = win.from {
        take(state, Edit::From(from))?;
    }
    if let Some(tile) = win.tile {
        let whole = state.entered(state.winner).size() == state.full;
        whole.then(|| state.win.tile = Some(tile))?;
        tidy(state);
    }
    if let Some(situation) = &win.situation {
        for &gone in state.win.situation.clone().iter().filter(|gone| !situation.contains(gone)) {
            take(state, Edit::Situation(gone, false))?;
        }
        for &there in situation {
            take(state, Edit::Situation(there, true))?;
        }
    }
    Some(())
}
