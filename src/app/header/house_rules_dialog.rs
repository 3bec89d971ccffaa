//! The options of the rulebook.

use leptos::prelude::*;

use crate::app::components::part::part;
use crate::app::components::{DialogFrame, EditButton, OptionList, Part, PartView};
use crate::app::state::{Dialog, use_app_state};
use tenbo_session::Edit;
use tenbo_wording::{Language, Word};

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
    let shipped = app.slice(|state| state.rules.own.is_none().then_some(state.rules.id));
    let name = app.text(move |language| {
        app.plan.with(|plan| language.rulebook(shipped.get().unwrap_or_default(), &plan.rulebook().name).to_owned())
    });
    let lang = app.text(move |language| shipped.get().and_then(|id| language.rulebook_language(id)));
    view! {
        <div>
            <p>
                <b lang=lang>{name}</b>
                {app.text(Language::colon)}
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
