//! Two rulebooks beside each other: what differs first, the rest folded.

use std::sync::Arc;

use leptos::prelude::*;

use super::sheet_page::{ColumnAbout, ColumnSources};
use super::sheet_table::SheetTables;
use super::state::use_rulebooks;
use crate::app::components::DisclosureButton;
use tenbo_session::rule_sheet::RuleSheet;
use tenbo_wording::sheet_compared::{compared, rows};
use tenbo_wording::sheet_table::ShownSheet;
use tenbo_wording::{Language, SheetWord};

/// Both rulebooks.
#[component]
pub fn SheetCompared(sheet: Arc<RuleSheet>, language: Language) -> impl IntoView {
    let books = use_rulebooks();
    let [differing, same] = compared(&ShownSheet { sheet: &sheet, language });
    let counts = [rows(&differing), rows(&same)];
    let open = Memo::new(move |_| !books.only_differing.get());
    let toggle = move || books.only_differing.update(|only| *only = !*only);
    let differing = if differing.is_empty() {
        view! { <p>{language.word(SheetWord::NothingDiffers)}</p> }.into_any()
    } else {
        view! { <SheetTables tables=differing language /> }.into_any()
    };
    let same = StoredValue::new(same);
    let columns: Vec<_> = sheet.columns().cloned().collect();
    let about = columns.clone().into_iter().map(|column| view! { <ColumnAbout column language named=true /> });
    let sources = columns.into_iter().map(|column| view! { <ColumnSources column language named=true /> });
    view! {
        {about.collect_view()}
        <h4>
            {language.word(SheetWord::WhatDiffers)} " "
            <span class="badge">{counts[0]}</span>
        </h4>
        {differing}
        <section class="sheet-same">
            <h4 class="disclosure-title">
                <DisclosureButton class="disclosure" open on_toggle=toggle>
                    <span>{language.word(SheetWord::Same)}</span>
                    <span class="disclosure-more">{counts[1]}</span>
                </DisclosureButton>
            </h4>
            <Show when=move || open.get()>
                <SheetTables tables=same.get_value() language />
            </Show>
        </section>
        {sources.collect_view()}
    }
}
