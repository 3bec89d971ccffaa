//! The rulebooks, by families, one's own last.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use crate::app::state::use_app_state;
use tenbo_session::focus_target::Control;
use tenbo_session::rules::{Offered, RulebookPick, books};
use tenbo_wording::Word;

/// The choice of the rulebook that is played.
#[component]
pub fn RulebookPicker() -> impl IntoView {
    let app = use_app_state();
    // Those that are kept, and the one that is played last: it may be another version.
    let played_own = app.slice(|state| state.rules.own.clone());
    let own = Memo::new(move |_| {
        app.library.with(|library| {
            let played = played_own.get();
            let kept = library.iter().filter(|kept| Some(kept.id()) != played.as_ref().map(|own| own.id()));
            kept.chain(&played)
                .map(|own| (RulebookPick::Custom(own.id().to_owned()).to_string(), own.name().to_owned()))
                .collect::<Vec<_>>()
        })
    });
    let played = app.slice(|state| state.rules.pick().to_string());
    let family = move |family: Family| {
        let language = app.language.get();
        let option = move |book: Offered| {
            view! {
                <option value=book.id lang=language.rulebook_language(book.id)>
                    {language.rulebook(book.id, book.name)}
                </option>
            }
        };
        let options: Vec<_> = books().filter(|book| book.family == family).map(option).collect();
        (!options.is_empty()).then(|| view! { <optgroup label=language.family(family)>{options}</optgroup> })
    };
    let own_group = move || {
        let own = own.get();
        let option = |(id, name): (String, String)| view! { <option value=id>{name}</option> };
        (!own.is_empty()).then(|| {
            view! { <optgroup label=app.word(Word::OwnBooks)>{own.into_iter().map(option).collect_view()}</optgroup> }
        })
    };
    let short = app.slice(|state| state.rules.clone());
    let short = app.text(move |language| short.with(|rules| language.short_name(rules).to_owned()));
    view! {
        <span class="rulebook-picker">
        <b aria-hidden="true">{short}</b>
        <select
            id=Control::Rules.as_str()
            aria-label=app.word(Word::Rulebook)
            disabled=app.readonly
            prop:value=move || {
                // Set again when the list has changed: its options come and go.
                own.track();
                app.language.track();
                played.get()
            }
            on:change:target=move |event| {
                let select = event.target();
                if let Ok(pick) = select.value().parse() {
                    app.pick_rulebook(pick, move |is_played| {
                        if !is_played {
                            select.set_value(&played.get_untracked());
                        }
                    });
                }
            }
        >
            {move || Family::ALL.iter().map(|&id| family(id)).collect_view()}
            {own_group}
        </select>
        </span>
    }
}
