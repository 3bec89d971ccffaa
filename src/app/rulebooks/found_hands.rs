//! What the search finds among the rulebook's custom hands and those that players know: they lie in a section of
//! their own, which a tap opens.

use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;

use super::custom_hands::KNOWN_SEARCH;
use super::go::go_to_pattern;
use super::state::{EditorPart, Section, use_rulebooks};
use crate::app::browser::focus::focus;
use crate::app::components::{use_found, use_known_hands};
use crate::app::state::use_app_state;
use tenbo_session::editor::change::free_hand;
use tenbo_session::editor::chapter::Chapter;
use tenbo_wording::TemplateWord;

/// What was found.
#[derive(Clone, Copy)]
pub struct FoundHands {
    /// Of the rulebook's custom hands.
    own: Memo<Vec<Pattern>>,
    /// How many of those that players know, where one can be taken.
    known: Memo<usize>,
}

impl FoundHands {
    /// Whether nothing was found.
    pub fn is_empty(self) -> bool {
        self.own.with(Vec::is_empty) && self.known.get() == 0
    }
}

/// What the search of the editor finds.
pub fn use_found_hands() -> FoundHands {
    let app = use_app_state();
    let books = use_rulebooks();
    let hands = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().hands.keys().copied().collect::<Vec<_>>()));
    let all_known = use_known_hands().found(books.query);
    let has_room = Memo::new(move |_| app.plan.with(|plan| free_hand(plan.rulebook()).is_some()));
    let known = Memo::new(move |_| if has_room.get() { all_known.get() } else { 0 });
    FoundHands { own: use_found(hands, books.query), known }
}

/// A button for each own hand, and one for all that players know.
#[component]
pub fn FoundHandButtons(found: FoundHands) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let known_hands = use_known_hands();
    let own = move |pattern: Pattern| {
        let name = move || {
            let language = app.language.get();
            let section = language.word(TemplateWord::CustomHands);
            app.plan.with(|plan| language.labeled(section, language.named(pattern, plan)))
        };
        let show = move |_| {
            books.unfold(&[Section::Pattern(pattern)]);
            go_to_pattern(books, pattern);
        };
        view! {
            <button type="button" class="button" on:click=show>
                {name}
            </button>
        }
    };
    let known = move || {
        let language = app.language.get();
        language.labeled(language.word(TemplateWord::KnownHands), &found.known.get().to_string())
    };
    let show_known = move |_| {
        books.known_query.set(books.query.get_untracked());
        books.query.set(String::new());
        books.unfold(&[Section::Editor(EditorPart::Chapter(Chapter::Hands))]);
        known_hands.open();
        request_animation_frame(|| focus(KNOWN_SEARCH));
    };
    view! {
        <p class="row found-hands">
            <For each=move || found.own.get() key=|pattern| *pattern children=own />
            <Show when=move || { found.known.get() > 0 }>
                <button type="button" class="button" on:click=show_known>
                    {known}
                </button>
            </Show>
        </p>
    }
}
