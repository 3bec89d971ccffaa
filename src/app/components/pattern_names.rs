//! What a pattern is called, in the language of the page and in the script of its game.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;

use tenbo_wording::Language;

/// What a pattern is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
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
    /// The names that a rulebook and a language have for a pattern.
    pub fn of(pattern: Pattern, plan: &Plan, language: Language) -> Names {
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
}

/// The names on one line.
#[component]
pub fn PatternNames(
    /// The names.
    names: Names,
) -> impl IntoView {
    let (own, lang) = names.own;
    let plain = names.plain.map(|plain| view! { " " <span class="muted">{plain}</span> });
    let kanji = names.kanji.map(|(kanji, script)| view! { " " <span lang=script>{kanji}</span> });
    let reading = names.reading.map(|reading| {
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
