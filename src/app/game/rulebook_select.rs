//! The rulebooks that a game can be played by: by families, one's own last.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use super::state::use_game_state;
use tenbo_session::rules::{Offered, RulebookPick, RulesChoice, books};
use tenbo_wording::EditorWord;

/// The choice of a game's rulebook.
#[component]
pub fn RulebookSelect(
    /// The rules now.
    rules: Memo<RulesChoice>,
    /// Takes another rulebook, by the value of its option.
    choose: impl Fn(&str) + 'static,
) -> impl IntoView {
    let app = use_game_state().app;
    let chosen = Memo::new(move |_| rules.with(|rules| rules.pick().to_string()));
    let is_chosen = move |value: &str| {
        let value = value.to_owned();
        move || chosen.with(|chosen| *chosen == value)
    };
    let family = move |family: Family| {
        let language = app.language.get();
        let option = move |book: Offered| {
            view! {
                <option value=book.id lang=language.rulebook_language(book.id) prop:selected=is_chosen(book.id)>
                    {language.rulebook(book.id, book.name)}
                </option>
            }
        };
        let options: Vec<_> = books().filter(|book| book.family == family).map(option).collect();
        (!options.is_empty()).then(|| view! { <optgroup label=language.family(family)>{options}</optgroup> })
    };
    // Those that are kept, and the one that is played, if it is no longer kept.
    let own = Memo::new(move |_| {
        let played = rules.with(|rules| rules.own.clone());
        app.library.with(|library| {
            let played = played.filter(|played| library.get(played.id()).is_none());
            let own = library.iter().chain(&played);
            own.map(|own| (RulebookPick::Custom(own.id().to_owned()).to_string(), own.name().to_owned()))
                .collect::<Vec<_>>()
        })
    });
    let own_group = move || {
        let option = |(value, name): (String, String)| {
            let selected = is_chosen(&value);
            view! { <option value=value prop:selected=selected>{name}</option> }
        };
        let own = own.get();
        let label = app.word(EditorWord::Own);
        (!own.is_empty())
            .then(|| view! { <optgroup label=label>{own.into_iter().map(option).collect_view()}</optgroup> })
    };
    view! {
        <select
            id="game-rules"
            disabled=app.readonly
            on:change:target=move |event| {
                let select = event.target();
                choose(&select.value());
                if let Some(chosen) = chosen.try_get_untracked() {
                    select.set_value(&chosen);
                }
            }
        >
            {move || Family::ALL.iter().map(|&id| family(id)).collect_view()}
            {own_group}
        </select>
    }
}
