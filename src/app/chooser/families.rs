//! The list: what was chosen last, then the families.

use leptos::prelude::*;

use super::row::Rows;
use super::state::{ChooserState, row_id, used_id};
use crate::app::components::DisclosureButton;
use crate::app::state::use_app_state;
use tenbo_wording::EditorWord;
use tenbo_wording::rulebook_list::ListedFamily;

/// The id of the heading of those that were chosen last.
const USED: &str = "chooser-used";

/// What is played and what was chosen before it, while nothing is looked for.
#[component]
pub fn UsedLast() -> impl IntoView {
    let app = use_app_state();
    let chooser = expect_context::<ChooserState>();
    view! {
        <Show when=move || !chooser.searching.get()>
            <section>
                <h3 id=USED class="chooser-heading">
                    {app.word(EditorWord::UsedLast)}
                </h3>
                {move || view! { <Rows labelled_by=USED.to_owned() books=chooser.used.get() id=used_id /> }}
            </section>
            <h3 class="chooser-heading">{app.word(EditorWord::AllFamilies)}</h3>
        </Show>
    }
}

/// All families with their rulebooks.
#[component]
pub fn Families() -> impl IntoView {
    let chooser = expect_context::<ChooserState>();
    view! {
        <div>
            {move || chooser.families.get().into_iter().map(|family| view! { <FamilyOf family /> }).collect_view()}
        </div>
    }
}

/// A family: its name opens it.
#[component]
fn FamilyOf(family: ListedFamily) -> impl IntoView {
    let chooser = expect_context::<ChooserState>();
    let ListedFamily { family, name, ornament, rulebooks } = family;
    let open = chooser.is_open(family);
    let heading = format!("chooser-{}", family.map_or_else(|| "own".to_owned(), |family| family.to_string()));
    let kanji = ornament.map(|kanji| {
        view! {
            <span class="chooser-kanji" lang=kanji.lang aria-hidden="true">
                {kanji.text}
            </span>
        }
    });
    let (count, labelled_by) = (rulebooks.len(), heading.clone());
    view! {
        <section class="chooser-family">
            <h4>
                <DisclosureButton class="disclosure" id=heading open on_toggle=move || chooser.toggle(family)>
                    {kanji}
                    <span>{name}</span>
                    <span class="disclosure-more">{count}</span>
                </DisclosureButton>
            </h4>
            <Show when=move || open.get()>
                <Rows labelled_by=labelled_by.clone() books=rulebooks.clone() id=row_id />
            </Show>
        </section>
    }
}
