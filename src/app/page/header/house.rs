//! House rules: every option that these rules look at, who set it, and how to change it.

use leptos::prelude::*;

use crate::app::page::dialog::Dialog;
use crate::app::page::store::Store;
use crate::app::page::word;
use crate::app::text::Word;
use crate::engine::rulebook::option::{OptionKey, OptionSpec};
use crate::session::Edit;
use crate::session::rules::applies;

/// The dialog.
#[component]
pub fn House(open: RwSignal<bool>) -> impl IntoView {
    let store = Store::here();
    let keys = Memo::new(move |_| store.plan.with(|plan| OptionKey::ALL.iter().copied().filter(|&key| applies(key, plan)).collect::<Vec<_>>()));
    let name = move || store.plan.with(|plan| plan.book.name.to_string());
    view! {
        <Dialog id="house-title" title=Word::HouseRules open=open>
            <p><b>{name}</b> ". " {word(store, Word::HouseRulesHelp)}</p>
            <p>
                <button type="button" class="button" on:click=move |_| store.take(Edit::ResetRules)>{word(store, Word::ResetAll)}</button>
            </p>
            <ul class="options">
                <For each=move || keys.get() key=|key| *key let:key>
                    <Item key=key />
                </For>
            </ul>
        </Dialog>
    }
}

#[component]
fn Item(key: OptionKey) -> impl IntoView {
    let store = Store::here();
    let value = Memo::new(move |_| store.plan.with(|plan| plan.book.options.get(key)));
    let own = Memo::new(move |_| store.state.with(|state| state.rules.is_own(key)));
    let source = move || {
        store.plan.with(|plan| {
            let block = plan.book.option_blocks.get(key as usize).copied().unwrap_or_default();
            let block = plan.book.blocks.get(usize::from(block)).filter(|_| block > 0)?;
            Some((block.title.to_string(), block.source.to_string(), block.house_rule))
        })
    };
    let id = ["option-", key.as_str()].concat();
    let help = ["about-", key.as_str()].concat();
    let control = match key.spec() {
        OptionSpec::Flag(_) => view! {
            <input
                type="checkbox"
                id=id.clone()
                aria-describedby=help.clone()
                prop:checked=move || value.get() == Some(1)
                on:change=move |event| store.take(Edit::Option(key, Some(i64::from(event_target_checked(&event)))))
            />
        }
        .into_any(),
        OptionSpec::Number { min, max, .. } => {
            let change = move |event| {
                let text: String = event_target_value(&event);
                store.take(Edit::Option(key, text.trim().parse().ok()));
            };
            view! {
                <input
                    type="number"
                    id=id.clone()
                    aria-describedby=help.clone()
                    min=min.to_string()
                    max=max.to_string()
                    placeholder=word(store, Word::None)
                    prop:value=move || value.get().map(|value| value.to_string()).unwrap_or_default()
                    on:change=change
                />
            }
            .into_any()
        }
        OptionSpec::Choice(names) => {
            let change = move |event| store.take(Edit::Option(key, event_target_value(&event).parse().ok()));
            let choices = (0..names.len())
                .map(|place| {
                    let chosen = move || value.get() == i64::try_from(place).ok();
                    view! { <option value=place.to_string() prop:selected=chosen>{move || store.language.get().choice(key, place)}</option> }
                })
                .collect_view();
            view! { <select id=id.clone() aria-describedby=help.clone() on:change=change>{choices}</select> }.into_any()
        }
    };
    let from = move || {
        let language = store.language.get();
        if own.get() {
            return view! {
                <span class="badge">{language.word(Word::HouseRuleMark)}</span>
                " "
                <button type="button" class="link" on:click=move |_| store.take(Edit::ResetOption(key))>{language.word(Word::ResetAll)}</button>
            }
            .into_any();
        }
        match source() {
            Some((title, source, house)) => view! {
                {house.then(|| view! { <span class="badge">{language.word(Word::HouseRuleMark)}</span> " " })}
                {title} ": " {source}
            }
            .into_any(),
            None => language.word(Word::ProgramDefault).into_any(),
        }
    };
    view! {
        <li class:own=own>
            <label for=id>{move || store.language.get().option(key)}</label>
            {control}
            <p class="soft" id=help>{move || store.language.get().option_help(key)} <span class="from">{from}</span></p>
        </li>
    }
    .into_any()
}
