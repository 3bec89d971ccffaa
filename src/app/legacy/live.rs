//! Elements that stay: they listen, and parts of them follow the signals. One type and one effect for whatever they
//! show, so that the compiler makes the code of the framework for them once.

use leptos::prelude::*;
use leptos::tachys::view::{Mountable, Render};
use leptos::web_sys::{Element, Event, Node as DomNode};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::tree::{Painting, Tree};

/// An element of the page. What it follows and what it listens to end with the owner that it was made under.
#[derive(Clone, Debug)]
pub struct Live(Element);

impl Live {
    /// An element with what never changes in it.
    pub fn of(tree: Tree) -> Live {
        Live(Painting::new(tree).element())
    }

    /// With another element in it.
    pub fn put(self, child: Live) -> Live {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// With a tree in it that is painted over whenever what it is made from changes.
    pub fn follow(self, make: impl Fn() -> Tree + 'static) -> Live {
        follow(self.0.clone(), Box::new(make));
        self
    }

    /// Doing something at each event of a kind, its own or those of what is in it; also while it is doing something.
    pub fn on(self, kind: &str, act: impl Fn(Event) + 'static) -> Live {
        listen(&self.0, kind, Box::new(act));
        self
    }

    /// The element, to be asked for what it holds.
    pub fn element(&self) -> Element {
        self.0.clone()
    }
}

fn follow(parent: Element, make: Box<dyn Fn() -> Tree>) {
    let effect = RenderEffect::new(move |painted: Option<Painting>| {
        let tree = make();
        match painted {
            Some(mut painted) => {
                painted.paint_over(tree);
                painted
            }
            None => {
                let painted = Painting::new(tree);
                let _ = parent.append_child(&painted.element());
                painted
            }
        }
    });
    StoredValue::new_local(effect);
}

/// What an element listens to. It ends with the owner of what it acts upon: an element that goes away is still told that
/// the focus leaves it.
struct Ear {
    element: Element,
    kind: String,
    act: Closure<dyn Fn(Event)>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        let act = self.act.as_ref().unchecked_ref();
        let _ = self.element.remove_event_listener_with_callback(&self.kind, act);
    }
}

fn listen(element: &Element, kind: &str, act: Box<dyn Fn(Event)>) {
    let act = Closure::wrap(act);
    let _ = element.add_event_listener_with_callback(kind, act.as_ref().unchecked_ref());
    StoredValue::new_local(Ear { element: element.clone(), kind: kind.to_owned(), act });
}

/// The innermost element of an event that a selector fits.
pub fn innermost(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

impl Render for Live {
    type State = Live;

    fn build(self) -> Live {
        self
    }

    fn rebuild(self, state: &mut Live) {
        *state = self;
    }
}

impl Mountable for Live {
    fn unmount(&mut self) {
        self.0.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&DomNode>) {
        let _ = parent.insert_before(&self.0, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(parent) = self.0.parent_element() else { return false };
        child.mount(&parent, Some(&self.0));
        true
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.0.clone()]
    }
}
