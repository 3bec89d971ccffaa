//! What is done once something has come.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

type Once<T> = Box<dyn FnOnce(T)>;

/// Something that is done once. Behind a pointer, so that what waits for a file is compiled once, whatever comes then.
pub struct Then<T = ()>(Rc<Cell<Option<Once<T>>>>);

impl<T> Clone for Then<T> {
    fn clone(&self) -> Then<T> {
        Then(Rc::clone(&self.0))
    }
}

impl<T: 'static> Then<T> {
    /// Something that is told what has come.
    pub fn told(act: impl FnOnce(T) + 'static) -> Then<T> {
        Then(Rc::new(Cell::new(Some(Box::new(act)))))
    }

    /// Does it, unless it has been done.
    pub fn run(&self, came: T) {
        if let Some(act) = self.0.take() {
            act(came);
        }
    }
}

impl Then {
    /// Something that looks for itself whether it has come.
    pub fn of(act: impl FnOnce() + 'static) -> Then {
        Then::told(move |()| act())
    }
}

impl Then<Option<JsValue>> {
    /// As a function for the browser, which hands over what has come, or why nothing has.
    pub fn callback(&self, kept: bool) -> JsValue {
        let then = self.clone();
        Closure::once_into_js(move |came: JsValue| then.run(Some(came).filter(|_| kept)))
    }
}
