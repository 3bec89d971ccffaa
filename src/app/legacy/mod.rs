//! Views that are not yet components, and how they stand in those that are. Goes away with the last of them.

pub mod act;
pub mod icon;
pub mod live;
pub mod region;
pub mod tile;
pub mod tree;

use leptos::html;
use leptos::prelude::*;

use self::live::Live;
use self::tree::el;

/// An old view in a component.
#[component]
pub fn Legacy(live: Live) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    let element = StoredValue::new_local(live.element());
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            element.with_value(|element| {
                let _ = node.append_child(element);
            });
        }
    });
    view! { <div class="region" node_ref=node></div> }
}

/// A component in an old view.
pub fn modern(view: impl IntoView + 'static) -> Live {
    let place = Live::of(el("div").class("region"));
    let mut built = view.into_view().build();
    built.mount(&place.element(), None);
    StoredValue::new_local(built);
    place
}
