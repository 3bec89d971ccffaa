//! A tile that a tap picks up or takes away.

use leptos::prelude::*;
use tenbo_engine::tiles::Tile;

use super::misfits::{marked, with_reason};
use crate::app::browser::motion::land;
use crate::app::components::TileFace;
use crate::app::components::edit_button::EditSource;
use crate::app::state::use_app_state;

/// A tile of the deal as a button; where the page is only for reading, as a picture.
#[component]
pub fn TileButton(
    /// Which tile.
    #[prop(into)]
    tile: Signal<Tile>,
    /// Its classes.
    #[prop(default = "tile")]
    class: &'static str,
    /// Why it does not fit, if it does not.
    #[prop(into)]
    why: Signal<Option<String>>,
    /// What a tap does.
    #[prop(into)]
    edit: EditSource,
    /// A tile of the hand that is picked up.
    #[prop(optional, into)]
    lifted: Signal<bool>,
    /// Whoever discards it may be liable.
    #[prop(optional, into)]
    dangerous: Signal<bool>,
    /// It is a tile of the hand: Tab passes it by, as the arrow keys come to it with the caret, and it lands; in a list beside
    /// the hand, which can scroll, that would move the others.
    #[prop(optional)]
    in_hand: bool,
) -> impl IntoView {
    let app = use_app_state();
    let class = move || match dangerous.get() {
        true => "tile dangerous".to_owned(),
        false => marked(class, why.with(Option::is_some)),
    };
    let shown = move || {
        let name = move || {
            why.with(|why| {
                let language = app.language.get();
                let name = language.tile(tile.get(), app.plan.read().rulebook().family);
                with_reason(language, name, why.as_deref())
            })
        };
        view! {
            <span class=class role="img" aria-label=name>
                <TileFace tile />
            </span>
        }
    };
    let button = move || {
        let name = move || {
            let language = app.language.get();
            let family = app.plan.read().rulebook().family;
            let name = language.labeled(&language.tile(tile.get(), family), language.tap(in_hand, family));
            why.with(|why| with_reason(language, name, why.as_deref()))
        };
        view! {
            <button
                type="button"
                class=class
                use:land=in_hand
                tabindex=in_hand.then_some("-1")
                aria-pressed=move || lifted.get().then_some("true")
                aria-label=name
                title=why
                on:click=move |_| {
                    app.dispatch(edit.action());
                }
            >
                <TileFace tile />
            </button>
        }
    };
    move || if app.readonly.get() { shown().into_any() } else { button().into_any() }
}
