//! A region of the page: one tree, made anew from the state whenever it changes, and one list of what its elements do.

use leptos::prelude::*;
use leptos::web_sys::Event;

use super::act::Act;
use super::live::{Live, innermost};
use super::tree::{Tree, Words, el};
use crate::app::state::{AppState, StatusMessage};
use crate::engine::rulebook::plan::Plan;
use crate::i18n::{Language, Word};
use crate::session::State;

/// What regions are made from.
pub struct Scene<'a> {
    /// For what is not in the state.
    pub store: AppState,
    /// The language of the page.
    pub language: Language,
    /// The state.
    pub state: &'a State,
    /// Its rules.
    pub plan: &'a Plan,
}

impl Scene<'_> {
    /// A word in the language of the page.
    #[must_use]
    pub fn word(&self, word: Word) -> &'static str {
        self.language.word(word)
    }

    /// Whether nothing may be edited.
    #[must_use]
    pub fn readonly(&self) -> bool {
        self.store.readonly.get()
    }

    /// What is to be said about the last thing that was done.
    #[must_use]
    pub fn notice(&self) -> Option<StatusMessage> {
        self.store.message.get()
    }
}

/// What the elements of a region do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acts {
    list: Vec<Act>,
    /// Whether nothing may be edited: then whatever would is disabled, for the eye and for those who listen.
    readonly: bool,
}

impl Acts {
    /// An element that does something.
    fn control(&mut self, tag: &'static str, event: &'static str, act: Act) -> Tree {
        let disabled = (self.readonly && act.edits()).then_some("");
        el(tag).maybe_with("disabled", disabled).with(event, self.place(act))
    }

    fn place(&mut self, act: Act) -> String {
        self.list.push(act);
        (self.list.len() - 1).to_string()
    }

    /// A button that does something.
    pub fn button(&mut self, class: impl Into<Words>, act: Act) -> Tree {
        self.control("button", "data-do", act).with("type", "button").with("class", class)
    }

    /// The place of an edit, for an element that is no control of its own.
    pub fn place_of(&mut self, edit: crate::session::Edit) -> String {
        self.place(Act::Take(edit))
    }

    /// A button that edits.
    pub fn edit(&mut self, class: impl Into<Words>, edit: crate::session::Edit) -> Tree {
        self.button(class, Act::Take(edit))
    }

    /// A box to tick.
    pub fn tick(&mut self, kind: &'static str, on: bool, edit: crate::session::Edit) -> Tree {
        self.box_of(kind, on, Act::Take(edit))
    }

    /// A list to choose from, or a box for a number.
    pub fn field(&mut self, tag: &'static str, field: super::act::Field, value: impl Into<Words>) -> Tree {
        self.change(tag, Act::Changed(field), value)
    }

    /// A field that does something when it has changed.
    pub fn change(&mut self, tag: &'static str, act: Act, value: impl Into<Words>) -> Tree {
        self.control(tag, "data-change", act).prop(".value", value)
    }

    /// A field that does something at each letter.
    pub fn input(&mut self, tag: &'static str, act: Act, value: impl Into<Words>) -> Tree {
        self.control(tag, "data-input", act).prop(".value", value)
    }

    /// A box to tick that does something.
    pub fn check(&mut self, on: bool, act: Act) -> Tree {
        self.box_of("checkbox", on, act)
    }

    /// A box to tick, or one of several of which one is ticked.
    pub fn box_of(&mut self, kind: &'static str, on: bool, act: Act) -> Tree {
        self.control("input", "data-do", act).with("type", kind).prop(".checked", if on { "on" } else { "" })
    }
}

/// What a region looks like.
pub type Paint = fn(&Scene<'_>, &mut Acts) -> Tree;

/// The same with something more to paint from. Behind a pointer, so that what follows the state is compiled once.
pub type Painter = Box<dyn Fn(&Scene<'_>, &mut Acts) -> Tree>;

/// A region that follows the state.
pub fn region(store: AppState, paint: Paint) -> Live {
    painted(store, Box::new(paint))
}

/// The same by a painter of its own.
pub fn painted(store: AppState, paint: Painter) -> Live {
    let acts = StoredValue::new(Acts::default());
    let shown = move || {
        let language = store.language.get();
        let mut fresh = Acts { readonly: store.readonly.get(), ..Acts::default() };
        // The state before the plan, which is made from it: an effect asks its sources in this order, and a memo that
        // was only made anew on the way to another does not wake who asked (reactive_graph 0.2, `MemoInner`).
        let tree = store
            .state
            .with(|state| store.plan.with(|plan| paint(&Scene { store, language, state, plan }, &mut fresh)));
        acts.set_value(fresh);
        tree
    };
    let run = move |event: Event| {
        let name = match event.type_().as_str() {
            "click" => "data-do",
            "input" => "data-input",
            _ => "data-change",
        };
        let Some(element) = innermost(&event, &["[", name, "]"].concat()) else { return };
        let place: Option<usize> = element.get_attribute(name).and_then(|place| place.parse().ok());
        let Some(act) = place.and_then(|place| acts.with_value(|acts| acts.list.get(place).cloned())) else { return };
        // A native box that was ticked in vain goes back to what it was.
        let value = js_sys::Reflect::get(&element, &"value".into()).ok().and_then(|value| value.as_string());
        if !act.run(store, value.as_deref().unwrap_or_default()) {
            event.prevent_default();
        }
    };
    Live::of(el("div").class("region")).on("click", run).on("change", run).on("input", run).follow(shown)
}

/// `true` or `false`, as attributes have it.
#[must_use]
pub const fn yes(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
