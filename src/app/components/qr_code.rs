//! A QR code.

use leptos::prelude::*;

use crate::app::state::use_app_state;
use tenbo_session::qr::{Code, RIM};
use tenbo_wording::Label;

/// The code as a picture.
#[component]
pub fn QrCode(
    /// The code.
    code: Code,
    /// A class for its size.
    #[prop(optional)]
    class: Option<&'static str>,
    /// Heard by its name; on paper nobody listens.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let app = use_app_state();
    let modules = code.side() + 2 * RIM;
    view! {
        <svg
            class=class
            role=named.then_some("img")
            aria-label=move || named.then(|| app.word(Label::Qr)())
            aria-hidden=(!named).then_some("true")
            viewBox=format!("0 0 {modules} {modules}")
            shape-rendering="crispEdges"
        >
            <path d=code.path()></path>
        </svg>
    }
}
