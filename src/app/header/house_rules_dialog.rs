//! The options of the rulebook.

use leptos::prelude::*;

use crate::app::components::DialogFrame;
use crate::app::legacy::region::region;
use crate::app::legacy::{Legacy, house};
use crate::app::state::{Dialog, use_app_state};
use crate::i18n::Word;

/// The dialog with every option that the rulebook looks at.
#[component]
pub fn HouseRulesDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::HouseRules));
    view! {
        <DialogFrame id="house-title" title shows=|dialog| matches!(dialog, Dialog::HouseRules)>
            <Legacy live=region(app, house::paint) />
        </DialogFrame>
    }
}
