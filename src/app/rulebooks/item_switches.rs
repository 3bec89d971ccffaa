//! The switches of a pattern's item: boxes to tick, some with a line about what they do.

use leptos::prelude::*;
use tenbo_engine::plan::{can_allow_melds, can_count_directly};

use super::actions::change_and_stay;
use super::pattern_side::Side;
use super::state::use_rulebooks;
use crate::app::state::use_app_state;
use tenbo_session::editor::Field;
use tenbo_session::editor::change::Switch;

/// All that say something of the pattern.
#[component]
pub fn ItemSwitches(side: Side) -> impl IntoView {
    // A choice that a file has made can be taken back.
    let says = side.item.with_untracked(|item| item.as_ref().is_some_and(|item| item.allow_melded.is_some()));
    let is_shown = |switch: &Switch| {
        switch.is_for(side.list) && (*switch != Switch::AllowMelded || can_allow_melds(side.pattern) || says)
    };
    let row = |switch| view! { <SwitchBox side switch /> };
    Switch::ALL.into_iter().filter(is_shown).map(row).collect_view()
}

/// A box. One that cannot matter cannot be ticked, and says why.
#[component]
fn SwitchBox(side: Side, switch: Switch) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let on = side.part(move |item| item.is_some_and(|item| switch.of(item)));
    let idle = Memo::new(move |_| {
        let can =
            || side.item.with(|item| item.as_ref().is_some_and(|item| can_count_directly(&app.plan.read(), item)));
        switch == Switch::CountDirectly && !can()
    });
    let help = Memo::new(move |_| {
        let language = app.language.get();
        match switch {
            Switch::ConcealedOnly => Some(language.concealed_only_help().to_owned()),
            Switch::AllowMelded => Some(language.allow_melded_help(side.pattern, app.plan.read().rulebook().family)),
            _ => idle.get().then(|| language.no_direct_count().to_owned()),
        }
    });
    let id = side.id(switch.as_str());
    let about = format!("{id}-help");
    let described_by = about.clone();
    let toggle = move |event: leptos::ev::MouseEvent| {
        if !change_and_stay(books, side.change(Field::Switch(switch, !on.get_untracked()))) {
            event.prevent_default();
        }
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                id=id
                aria-describedby=move || help.with(Option::is_some).then(|| described_by.clone())
                disabled=move || app.readonly.get() || idle.get() && !on.get()
                prop:checked=on
                on:click=toggle
            />
            {app.text(move |language| language.switch(switch))}
        </label>
        {move || help.get().map(|text| view! { <p class="muted check-help" id=about.clone()>{text}</p> })}
    }
}
