//! A rulebook as a sheet: to read, to print, to hand on as a link, alone or beside another one.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::options::System;
use tenbo_engine::rules::Mark;

use super::headings::PageHeading;
use super::sheet_code::SheetCode;
use super::sheet_compared::SheetCompared;
use super::sheet_table::SheetTables;
use super::sheet_tools::SheetTools;
use super::sources::Sources;
use super::state::use_rulebooks;
use crate::app::components::{PrintDate, ScoreGrids};
use crate::app::state::use_app_state;
use tenbo_session::RulesChoice;
use tenbo_session::rule_sheet::{Column, RuleSheet};
use tenbo_wording::reference::counters;
use tenbo_wording::sheet_compared::changed;
use tenbo_wording::sheet_options::{fact_tables, option_tables, other_tables, points_tables};
use tenbo_wording::sheet_patterns::{left_out, pattern_tables};
use tenbo_wording::sheet_payments::payment_grids;
use tenbo_wording::sheet_table::ShownSheet;
use tenbo_wording::{EditorWord, Language, ReferenceWord, SheetWord};

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
        let language = app.language.get();
        match sheet.get() {
            None => view! { <div class="page-part" aria-busy="true"></div> }.into_any(),
            Some(sheet) if sheet.other.is_some() => view! { <SheetCompared sheet language /> }.into_any(),
            Some(sheet) => view! { <SheetAlone sheet language /> }.into_any(),
        }
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

/// A rulebook as a club would hang it up: what was changed, values, points, payments, who is liable, options.
#[component]
fn SheetAlone(sheet: Arc<RuleSheet>, language: Language) -> impl IntoView {
    let shown = ShownSheet { sheet: &sheet, language };
    let column = &sheet.first;
    let changes = changed(language, &column.rules);
    let changes = (!changes.is_empty()).then(|| {
        view! {
            <section class="sheet-changes">
                <h4>{language.word(SheetWord::WhatDiffers)}</h4>
                <SheetTables tables=changes language />
            </section>
        }
    });
    let is_changed = column.rules.own.is_some() || column.rules.house_rules() > 0;
    let legend = is_changed.then(|| {
        let word = language.mark(Mark::HouseRule);
        view! {
            <p class="on-paper">
                <b class="sheet-mark">{word}</b>
            </p>
        }
    });
    view! {
        <SheetCode rules=column.rules.clone() language />
        <ColumnAbout column=column.clone() language />
        {legend}
        <div class="sheet-columns">
            {changes}
            <SheetTables tables=fact_tables(&shown) language />
            <SheetTables heading=language.word(EditorWord::Patterns) tables=pattern_tables(&shown) language />
            <section class="sheet-left-out">
                <SheetTables tables=left_out(&shown) language />
            </section>
            <SheetTables tables=points_tables(&shown) language />
            <SheetPayments column=column.clone() language />
            <SheetTables tables=other_tables(&shown) language />
            <SheetTables heading=language.word(EditorWord::Options) tables=option_tables(&shown) language />
            <p class="on-paper">{language.word(SheetWord::OffLeftOut)}</p>
            <ColumnSources column=column.clone() language />
        </div>
    }
}

/// What a rulebook is.
#[component]
pub fn ColumnAbout(
    /// The rulebook.
    column: Column,
    /// The language.
    language: Language,
    /// Its name is said too.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let about = language.about_rules(&column.rules);
    let name = named.then(|| {
        let lang = language.rules_name_language(&column.rules);
        view! { <b lang=lang>{language.rules_name(&column.rules)}</b> {language.colon()} }
    });
    (!about.is_empty()).then(|| view! { <p class="sheet-about">{name} {about}</p> })
}

/// The score tables.
#[component]
fn SheetPayments(column: Column, language: Language) -> impl IntoView {
    let plan = &column.plan;
    let help = (plan.system() == System::HanFu).then(|| {
        let counters = counters(language, plan).unwrap_or_default();
        view! { <p class="muted">{language.word_for(ReferenceWord::DrawnHelp, plan.rulebook().family)} " " {counters}</p> }
    });
    let grids = payment_grids(language, plan);
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
pub fn ColumnSources(
    /// The rulebook.
    column: Column,
    /// The language.
    language: Language,
    /// Its name is said too.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let word = language.word(EditorWord::Sources);
    let heading = if named { language.labeled(word, &language.rules_name(&column.rules)) } else { word.to_owned() };
    let has_any = column.book().blocks.iter().any(|block| !block.source.is_empty());
    has_any.then(|| {
        view! {
            <section class="sheet-sources">
                <h4>{heading}</h4>
                <Sources book=column.plan.rulebook().clone() />
            </section>
        }
    })
}
