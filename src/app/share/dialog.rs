//! The dialog.

use leptos::prelude::*;

use super::content::share_dialog;
use crate::app::components::{DialogFrame, Part};
use crate::app::state::{Dialog, use_app_state};
use tenbo_wording::Label;

/// The dialog, whose content is a part of its own.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Label::Share));
    view! {
        <DialogFrame id="share-title" title shows=|dialog| matches!(dialog, Dialog::Share)>
            <Part load=share_dialog />
        </DialogFrame>
    }
}
