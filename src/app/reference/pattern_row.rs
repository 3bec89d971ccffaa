//! A pattern in the reference: its names and what it is worth in one line, and opened everything about it.

use leptos::prelude::*;
use tenbo_engine::options::System;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::Unit;

use super::actions::{line_id, toggle};
use super::pattern_details::PatternDetails;
use super::patterns_page::counts;
use super::state::{Section, use_reference_state};
use crate::app::components::DisclosureButton;
use crate::app::state::use_app_state;
use crate::i18n::{Language, ReferenceWord};

/// A pattern.
#[component]
pub fn PatternRow(pattern: Pattern) -> impl IntoView {
    let app = use_app_state();
    let reference = use_reference_state();
    let section = Section::Pattern(pattern);
    let open = reference.is_open(section);
    let names = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| Names::of(pattern, plan, language))
    });
    let value = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| value(pattern, plan, language))
    });
    view! {
        <li>
            <DisclosureButton
                class="pattern-line"
                id=line_id(pattern)
                open
                on_toggle=move || toggle(reference, section)
            >
                <span class="pattern-name">{move || names.get().into_view()}</span>
                <span class="pattern-value">{value}</span>
            </DisclosureButton>
            <Show when=move || open.get()>
                <PatternDetails pattern />
            </Show>
        </li>
    }
}

/// What a pattern is called.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Names {
    /// By the players of the rulebook, and the language of that where it is not the page's.
    own: (String, Option<&'static str>),
    /// Plainly, if that is another name.
    plain: Option<&'static str>,
    /// In kanji, and whose they are.
    kanji: Option<(String, &'static str)>,
    /// How these are read.
    reading: Option<String>,
}

impl Names {
    fn of(pattern: Pattern, plan: &Plan, language: Language) -> Names {
        let own = language.named(pattern, plan).to_owned();
        let plain = language.pattern(pattern, plan.book.family);
        let kanji = language.kanji(pattern, plan).filter(|(kanji, _)| *kanji != plain);
        let reading = plan.book.winner.get(&pattern).and_then(|item| item.pronunciation.as_deref());
        Names {
            plain: (!plain.eq_ignore_ascii_case(&own)).then_some(plain),
            own: (own, language.own_name_language(pattern, plan)),
            kanji: kanji.map(|(kanji, script)| (kanji.to_owned(), script)),
            reading: reading.filter(|_| language.is_latin()).map(str::to_owned),
        }
    }

    fn into_view(self) -> impl IntoView {
        let (own, lang) = self.own;
        let plain = self.plain.map(|plain| view! { " " <span class="muted">{plain}</span> });
        let kanji = self.kanji.map(|(kanji, script)| view! { " " <span lang=script>{kanji}</span> });
        let reading = self.reading.map(|reading| {
            view! {
                " "
                <span class="muted" lang="zh-Latn">
                    {reading}
                </span>
            }
        });
        view! {
            <b lang=lang>{own}</b>
            {plain}
            {kanji}
            {reading}
        }
    }
}

/// What a pattern is worth, or that it is not counted.
fn value(pattern: Pattern, plan: &Plan, language: Language) -> String {
    let item = plan.book.winner.get(&pattern);
    let of_limit = item.filter(|item| item.unit == Unit::PercentOfLimit && plan.system() == System::Mangan);
    match of_limit {
        Some(item) => language.worth_of_item(item, plan.system()),
        None if counts(plan, pattern) => language.item(item),
        None => language.word(ReferenceWord::NotCounted).to_owned(),
    }
}
