//! A part of the editor under its heading, which folds on a narrow page.

use leptos::prelude::*;

use super::editor_page::{Edited, use_edited};
use super::state::{EditorPart, Section, use_rulebooks};
use crate::app::components::DisclosureButton;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::chapter::Chapter;
use tenbo_wording::{EditorWord, Language, TemplateWord};

/// What the editor calls a part.
pub fn name(language: Language, part: EditorPart) -> &'static str {
    match part {
        EditorPart::Warnings => language.word(EditorWord::Warnings),
        EditorPart::Differences => language.word(EditorWord::Differs),
        EditorPart::Chapter(Chapter::Rules(part)) => language.part_of_rules(part),
        EditorPart::Chapter(Chapter::Patterns) => language.word(EditorWord::Patterns),
        EditorPart::Chapter(Chapter::Hands) => language.word(TemplateWord::CustomHands),
        EditorPart::WithoutValue => language.word(EditorWord::WithoutValue),
        EditorPart::OtherGames => language.word(EditorWord::OtherGames),
        EditorPart::Sources => language.word(EditorWord::NameAndSources),
        EditorPart::File => language.word(EditorWord::File),
    }
}

/// How many rules a part has.
pub fn count(app: AppState, edited: Edited, part: EditorPart) -> Memo<usize> {
    match part {
        EditorPart::Warnings => Memo::new(move |_| edited.causes.with(Vec::len)),
        EditorPart::Differences => Memo::new(move |_| edited.differences.with(Vec::len)),
        EditorPart::Chapter(Chapter::Rules(part)) => {
            let keys = edited.options_in(part);
            Memo::new(move |_| keys.with(Vec::len))
        }
        EditorPart::Chapter(Chapter::Patterns) => edited.patterns.used,
        EditorPart::Chapter(Chapter::Hands) => Memo::new(move |_| app.plan.with(|plan| plan.rulebook().hands.len())),
        EditorPart::WithoutValue => Memo::new(move |_| edited.patterns.without.with(Vec::len)),
        EditorPart::OtherGames => Memo::new(move |_| edited.options.others.with(Vec::len)),
        EditorPart::Sources => Memo::new(move |_| edited.sources.with(Vec::len)),
        EditorPart::File => Memo::new(|_| 0),
    }
}

/// How many rules of a part are otherwise than in the base.
pub fn changed(edited: Edited, part: EditorPart) -> Memo<usize> {
    Memo::new(move |_| match part {
        EditorPart::Chapter(chapter) => {
            edited.differences.with(|all| all.iter().filter(|row| row.chapter == chapter).count())
        }
        _ => 0,
    })
}

/// A part under its heading.
#[component]
pub fn EditorSection(
    /// Which.
    part: EditorPart,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let open = books.is_open(Section::Editor(part));
    let (count, changed) = (count(app, edited, part), changed(edited, part));
    let name = Memo::new(move |_| name(app.language.get(), part));
    let count = move || Some(count.get()).filter(|&count| count > 0);
    let tag = move || {
        let count = Some(changed.get()).filter(|&count| count > 0)?;
        let text = app.language.get().editor_changed_count(&count.to_string());
        Some(view! { <em>{text}</em> })
    };
    let heading = move || match edited.narrow.get() {
        true => view! {
            <DisclosureButton
                class="disclosure"
                open
                on_toggle=move || books.toggle(&Section::Editor(part))
            >
                <span>{name}</span>
                <span class="disclosure-more">{tag} " " {count}</span>
            </DisclosureButton>
        }
        .into_any(),
        false => view! {
            <span>{name}</span>
            " "
            <span class="muted">{count}</span>
        }
        .into_any(),
    };
    view! {
        <section class="editor-section">
            <h4 id=part.id() tabindex="-1">
                {heading}
            </h4>
            <Show when=move || open.get() || !edited.narrow.get()>{children()}</Show>
        </section>
    }
}
