//! What a pattern is called, in the language of the page and in the script of its game.

use leptos::prelude::*;

use tenbo_wording::pattern_names::PatternNames;

/// The names on one line.
#[component]
pub fn PatternNamesLine(
    /// The names.
    names: PatternNames,
) -> impl IntoView {
    let PatternNames { own, lang, plain, kanji, reading } = names;
    let plain = plain.map(|plain| view! { " " <span class="muted">{plain}</span> });
    let kanji = kanji.map(|(kanji, script)| view! { " " <span lang=script>{kanji}</span> });
    let reading = reading.map(|reading| {
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
