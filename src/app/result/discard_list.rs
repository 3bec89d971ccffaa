//! A list of discards, best first, each a button that discards the tile.

use leptos::prelude::*;
use tenbo_engine::tiles::Tile;

use crate::app::components::score::{Part, ScoreState};
use crate::app::components::tile::NamedTile;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::Label;

/// So many discards are shown at first.
const FIRST: usize = 5;

/// The list with its heading. Where there are more than a few, a button shows the rest.
#[component]
pub fn DiscardList(
    title: Label,
    /// What a tap does, for whoever may tap.
    help: Label,
    /// How many discards there are.
    count: usize,
    /// The buttons of the first so many.
    buttons: impl Fn(usize) -> Vec<AnyView> + Send + 'static,
    /// The class of the whole.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let all = Memo::new(move |_| score.is_open(Part::AllDiscards));
    let list = move || {
        let shown = if all.get() { count } else { FIRST };
        buttons(shown).into_iter().map(|button| view! { <li>{button}</li> }).collect_view()
    };
    let more = move || {
        (!all.get() && count > FIRST).then(|| {
            let language = app.language.get();
            view! {
                <button type="button" class="opener" on:click=move |_| score.toggle(Part::AllDiscards)>
                    {language.aside(language.word(Label::ShowAll), &count.to_string())}
                </button>
            }
        })
    };
    let help = move || (!app.readonly.get()).then(|| view! { <p class="muted">{app.word(help)}</p> });
    view! {
        <div class=class>
            <h3>{app.word(title)}</h3>
            {help}
            <ol class="discards">{list}</ol>
            {more}
        </div>
    }
}

/// Discards a tile.
#[component]
pub fn DiscardButton(
    tile: Tile,
    /// What the discard is good for, in short.
    worth: String,
    /// The tiles that are then waited for, or that help then.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    view! {
        <button
            type="button"
            class="discard"
            disabled=app.readonly
            on:click=move |_| {
                app.dispatch(Edit::Discard(tile));
            }
        >
            <NamedTile tile />
            {children()}
            <span class="worth">{worth}</span>
        </button>
    }
}
