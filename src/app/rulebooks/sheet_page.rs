//! A rulebook as a sheet: to read, to print, to hand on as a link, alone or beside another one.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::options::System;

use super::headings::PageHeading;
use super::sheet_table::{SheetTables, Shown};
use super::sheet_tools::SheetTools;
use super::sources::Sources;
use super::state::use_rulebooks;
use crate::app::components::{PrintDate, ScoreGrids};
use crate::app::state::use_app_state;
use tenbo_session::RulesChoice;
use tenbo_session::rule_sheet::{Column, RuleSheet};
use tenbo_wording::reference::{counters, grids};
use tenbo_wording::sheet_options::{fact_tables, option_tables, other_tables, points_tables};
use tenbo_wording::sheet_patterns::pattern_tables;
use tenbo_wording::{EditorWord, ReferenceWord, SheetWord};

/// The page.
#[component]
pub fn SheetPage() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let title = Signal::derive(move || {
        let language = app.language.get();
        books.sheet.with(|rules| rules.as_ref().map(|rules| language.rules_name(rules)).unwrap_or_default())
    });
    let sheet = Memo::new_with_compare(
        move |_| {
            books.beside.with(|beside| {
                let of = |rules: &RulesChoice| Arc::new(RuleSheet::of(rules, beside.as_ref()));
                books.sheet.with(|rules| rules.as_ref().map(of))
            })
        },
        |_, _| true,
    );
    let content = move || {
        let (language, only) = (app.language.get(), books.only_differing.get());
        let Some(sheet) = sheet.get() else {
            return view! { <div class="page-part" aria-busy="true"></div> }.into_any();
        };
        let cut = only && sheet.other.is_some();
        let sheet = if cut { Arc::new(RuleSheet::clone(&sheet).only_what_differs()) } else { sheet };
        let marks = !cut && sheet.other.is_some();
        view! { <SheetContent shown=Shown { sheet, language, marks } /> }.into_any()
    };
    view! {
        <div class="rule-sheet">
            <PageHeading title />
            <PrintDate />
            <SheetTools />
            {content}
        </div>
    }
}

/// Everything below the tools.
#[component]
fn SheetContent(shown: Shown) -> impl IntoView {
    let Shown { sheet, language, .. } = shown.clone();
    let words = shown.words();
    let about = sheet.columns().map(|column| view! { <ColumnAbout column=column.clone() shown=shown.clone() /> });
    let parts: Vec<&str> = sheet.parts.iter().map(|part| language.part_of_file(part)).collect();
    let parts = (!parts.is_empty()).then(|| {
        let text = language.labeled(language.word(SheetWord::Also), &language.clauses_of(&parts));
        view! { <p>{text}</p> }
    });
    let nothing = sheet.is_empty().then(|| view! { <p>{language.word(SheetWord::NothingDiffers)}</p> });
    let payments = sheet.other.is_none().then(|| view! { <SheetPayments shown=shown.clone() /> });
    let sources = sheet.columns().map(|column| view! { <ColumnSources column=column.clone() shown=shown.clone() /> });
    view! {
        {about.collect_view()}
        {nothing}
        <SheetTables heading="" tables=fact_tables(&words) shown=shown.clone() />
        {parts}
        <SheetTables heading=language.word(EditorWord::Patterns) tables=pattern_tables(&words) shown=shown.clone() />
        <SheetTables heading="" tables=points_tables(&words) shown=shown.clone() />
        {payments}
        <SheetTables heading="" tables=other_tables(&words) shown=shown.clone() />
        <SheetTables heading=language.word(EditorWord::Options) tables=option_tables(&words) shown=shown.clone() />
        {sources.collect_view()}
    }
}

/// What a rulebook is, by its name where there are two.
#[component]
fn ColumnAbout(column: Column, shown: Shown) -> impl IntoView {
    let about = shown.language.about_rules(&column.rules);
    let name = shown.sheet.other.is_some().then(|| {
        let lang = shown.language.rules_name_language(&column.rules);
        view! { <b lang=lang>{shown.language.rules_name(&column.rules)}</b> {shown.language.colon()} }
    });
    (!about.is_empty()).then(|| view! { <p>{name} {about}</p> })
}

/// The score tables.
#[component]
fn SheetPayments(shown: Shown) -> impl IntoView {
    let Shown { sheet, language, .. } = shown;
    let plan = &sheet.first.plan;
    let help = (plan.system() == System::Mangan).then(|| {
        let counters = counters(language, plan).unwrap_or_default();
        view! { <p class="muted">{language.word_for(ReferenceWord::DrawnHelp, plan.book.family)} " " {counters}</p> }
    });
    let grids = grids(language, plan);
    (!grids.is_empty()).then(|| {
        view! {
            <h4>{language.word(ReferenceWord::Scores)}</h4>
            {help}
            <ScoreGrids grids />
        }
    })
}

/// Where a rulebook is from.
#[component]
fn ColumnSources(column: Column, shown: Shown) -> impl IntoView {
    let word = shown.language.word(EditorWord::Sources);
    let heading = match shown.sheet.other {
        Some(_) => shown.language.labeled(word, &shown.language.rules_name(&column.rules)),
        None => word.to_owned(),
    };
    let has_any = column.book().blocks.iter().any(|block| !block.source.is_empty());
    has_any.then(|| {
        view! {
            <h4>{heading}</h4>
            <Sources book=column.plan.book />
        }
    })
}
