//! One's own rulebooks in the list: the one that came by a link, and those that are kept.

use leptos::prelude::*;

use super::actions::keep_played;
use super::controls::WordButton;
use super::headings::Badge;
use super::own_rulebook::OwnRulebook;
use super::sheet_actions::show_played_sheet;
use super::state::use_rulebooks;
use crate::app::state::use_app_state;
use tenbo_session::editor::Library;
use tenbo_wording::{EditorWord, SheetWord};

/// All of them under their heading.
#[component]
pub fn OwnRulebooks() -> impl IntoView {
    let app = use_app_state();
    let played = app.slice(|state| state.rules.own.clone());
    let from_link = Memo::new(move |_| {
        let played = played.get().filter(|own| app.library.with(|library| !library.holds(own)));
        played.map(|own| own.name().to_owned())
    });
    let kept = Memo::new(move |_| app.library.with(Library::order));
    let any = Memo::new(move |_| from_link.with(Option::is_some) || kept.with(|kept| !kept.is_empty()));
    let unread = Memo::new(move |_| app.library.with(Library::unread));
    let damaged = move || app.language.get().editor_unread(&unread.get().to_string());
    view! {
        <div>
            <h3>{app.word(EditorWord::Own)}</h3>
            <Show when=move || { unread.get() > 0 }>
                <p class="notice">{damaged}</p>
            </Show>
            <Show
                when=move || any.get()
                fallback=move || {
                    view! { <p class="muted">{app.word(EditorWord::NoneOwn)}</p> }
                }
            >
                <ul class="book-list">
                    {move || from_link.get().map(|name| view! { <RulebookFromLink name /> })}
                    <For
                        each=move || kept.get()
                        key=|id| id.clone()
                        children=|id| view! { <OwnRulebook id /> }
                    />
                </ul>
            </Show>
        </div>
    }
}

/// The rulebook that is played and not kept.
#[component]
fn RulebookFromLink(name: String) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    view! {
        <li class="played">
            <h4>{name.clone()} " " <Badge word=EditorWord::Played /></h4>
            <p class="muted">{app.word(EditorWord::FromLink)}</p>
            <div class="row">
                <WordButton
                    word=SheetWord::Sheet
                    about=Signal::stored(name.clone())
                    on_click=move || show_played_sheet(books)
                />
                <WordButton
                    word=EditorWord::Keep
                    about=Signal::stored(name)
                    on_click=move || keep_played(books)
                />
            </div>
        </li>
    }
}
