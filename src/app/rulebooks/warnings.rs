//! What in the edited rulebook is probably not meant: a line for each cause, which leads to its place, and the way out where
//! that is plain.

use leptos::prelude::*;

use super::actions::change_and_stay;
use super::editor_page::use_edited;
use super::go::go_to;
use super::state::use_rulebooks;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::editor::causes::Cause;
use tenbo_wording::causes::ShownCause;

/// All of them.
#[component]
pub fn Warnings() -> impl IntoView {
    let causes = use_edited().causes;
    view! {
        <ul class="amber">
            {move || causes.get().into_iter().map(|cause| view! { <CauseLine cause /> }).collect_view()}
        </ul>
    }
}

/// A cause.
#[component]
fn CauseLine(cause: Cause) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let language = app.language.get_untracked();
    let ShownCause { what, so, spot, mend } = app.plan.with_untracked(|plan| language.cause(&cause, plan));
    let about = what.clone();
    let lead = match spot {
        Some(spot) => view! {
            <button type="button" class="link" on:click=move |_| go_to(books, spot)>
                {what}
            </button>
        }
        .into_any(),
        None => view! { <b>{what}</b> }.into_any(),
    };
    let mend = mend.map(|(word, change)| {
        view! {
            <button
                type="button"
                class="link"
                disabled=app.readonly
                aria-label=language.labeled(word, &about)
                on:click=move |_| {
                    change_and_stay(books, change.clone());
                }
            >
                {word}
            </button>
        }
    });
    view! {
        <li>
            <Icon name=IconName::Warning />
            <span>{lead} " " {so}</span>
            {mend}
        </li>
    }
}
