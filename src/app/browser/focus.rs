//! Moving the focus.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, FocusEvent, FocusOptions, HtmlElement, HtmlInputElement, ScrollIntoViewOptions, ScrollLogicalPosition,
};

/// Focuses the element of an id, if it is there.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        let _ = element.focus();
    }
}

/// The same for what is in sight already: nothing is scrolled.
pub fn focus_in_sight(id: &str) {
    let element = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Focuses the element of an id and brings it to the top of what scrolls it.
pub fn focus_at_top(id: &str) {
    focus_in_sight(id);
    if let Some(element) = document().get_element_by_id(id) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Start);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls what was given the focus by a key all into sight. Firefox leaves it where it is as long as a part of it is seen. What
/// is pressed must not move, or the press would be none.
pub fn bring_into_sight(event: &FocusEvent) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = element.filter(|element| element.matches(":focus-visible") == Ok(true)) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_inline(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Whether something in an element has the focus.
#[must_use]
pub fn is_within(element: &HtmlElement) -> bool {
    document().active_element().is_some_and(|focused| element.contains(Some(&focused)))
}

/// The id of what has the focus, or of the button of the menu that it is in; empty if it has none.
#[must_use]
pub fn focused() -> String {
    let Some(element) = document().active_element() else { return String::new() };
    match element.closest("[popover]") {
        Ok(Some(menu)) => [&menu.id(), "-button"].concat(),
        _ => element.id(),
    }
}

/// Focuses the element of an id if what had the focus has gone.
pub fn keep(id: &str) {
    let lost =
        document().active_element().is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "DIALOG"));
    if lost {
        focus(id);
    }
}

/// Focuses a control, or of a group of them the one that is chosen or the first; what is folded up opens.
pub fn focus_in(id: &str) {
    let Some(group) = document().get_element_by_id(id) else { return };
    if let Ok(Some(folded)) = group.closest("details") {
        let _ = folded.set_attribute("open", "");
    }
    let inside = match group.has_attribute("tabindex") {
        true => None,
        false => group.query_selector("input:checked, input, select, button").ok().flatten(),
    };
    if let Ok(element) = inside.unwrap_or(group).dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// How many frames to wait for a view that may have to be fetched.
const PATIENCE: u32 = 120;

/// The same once the control is there.
pub fn focus_in_time(id: &'static str) {
    fn look(id: &'static str, frames: u32) {
        request_animation_frame(move || match document().get_element_by_id(id) {
            None if frames < PATIENCE => look(id, frames + 1),
            _ => focus_in(id),
        });
    }
    look(id, 0);
}

/// What is being written into a field is said when the focus leaves it, and the field must be there then: this lets it go
/// and come back.
pub fn commit_field() {
    let field = document().active_element().and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    if let Some(field) = field {
        let _ = field.blur();
        let _ = field.focus();
    }
}
