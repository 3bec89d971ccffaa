//! The options of the rulebook.

use leptos::prelude::*;

use crate::app::components::part::part;
use crate::app::components::{DialogFrame, EditButton, OptionList, Part, PartView};
use crate::app::state::{Dialog, use_app_state};
use crate::i18n::Word;
use crate::session::Edit;

/// The dialog with every option that the rulebook looks at.
#[component]
pub fn HouseRulesDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Word::HouseRules));
    view! {
        <DialogFrame id="house-title" title shows=|dialog| matches!(dialog, Dialog::HouseRules)>
            <Part load=house_rules />
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    house_rules in house_rules: PartView = || view! { <HouseRules /> }.into_any()
}

/// Which rulebook it is, the way back to it as it is printed, and its options.
#[component]
fn HouseRules() -> impl IntoView {
    let app = use_app_state();
    let shipped = app.slice(|state| state.rules.own.is_none());
    let name = Memo::new(move |_| app.plan.with(|plan| plan.book.name.clone().into_owned()));
    view! {
        <div>
            <p>
                <b lang=move || shipped.get().then_some("en")>{name}</b>
                ". "
                {app.word(Word::HouseRulesHelp)}
            </p>
            <p>
                <EditButton class="button" edit=Edit::ResetRules>
                    {app.word(Word::ResetAll)}
                </EditButton>
            </p>
            <OptionList />
        </div>
    }
}
