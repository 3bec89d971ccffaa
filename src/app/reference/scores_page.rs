//! The score tables of the rulebook that is played, and in riichi the shortcut for fu.

use leptos::prelude::*;
use tenbo_engine::options::System;
use tenbo_engine::score::{Extra, ShortcutRule};

use crate::app::components::ScoreGrids;
use crate::app::state::use_app_state;
use tenbo_wording::reference::{counters, grids};
use tenbo_wording::{Label, Language, ReferenceWord};

/// The page of score tables.
#[component]
pub fn ScoresPage() -> impl IntoView {
    let app = use_app_state();
    let riichi = Memo::new(move |_| app.plan.with(|plan| plan.system() == System::HanFu));
    let counters = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| counters(language, plan)).unwrap_or_default()
    });
    let tables = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| grids(language, plan))
    });
    view! {
        <div>
            <Show when=move || riichi.get()>
                <p class="muted">
                    {app.word(ReferenceWord::DrawnHelp)} " " {counters}
                </p>
            </Show>
            {move || view! { <ScoreGrids grids=tables.get() /> }}
            <Show when=move || riichi.get()>
                <FuShortcut />
            </Show>
        </div>
    }
}

/// The Riichi Book's shortcut: what the fu are most of the time, and when not.
#[component]
fn FuShortcut() -> impl IntoView {
    let app = use_app_state();
    let word = move |word: ReferenceWord| app.word(word);
    let rule = |&rule: &ShortcutRule| view! { <li>{app.text(move |language| language.shortcut_rule(rule))}</li> };
    let extra = |&extra: &Extra| view! { <li>{app.text(move |language| language.extra(extra))}</li> };
    view! {
        <section class="shortcut">
            <h3>{word(ReferenceWord::Shortcut)}</h3>
            <p class="muted">{word(ReferenceWord::ShortcutHelp)}</p>
            <ol>{ShortcutRule::ALL.iter().map(rule).collect_view()}</ol>
            <h4>{word(ReferenceWord::Exceptions)}</h4>
            <ul>{Extra::ALL.iter().map(extra).collect_view()}</ul>
            <p class="muted">{word(ReferenceWord::ExceptionsHelp)}</p>
            <p class="muted">
                {app.word(Label::Source)} {app.text(Language::colon)} {word(ReferenceWord::ShortcutSource)}
            </p>
        </section>
    }
}
