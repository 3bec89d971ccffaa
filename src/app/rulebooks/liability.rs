//! The rules of liability, each a sentence in which words are chosen.

use leptos::prelude::*;

use super::liability_word::LiabilityWord;
use super::state::use_rulebooks;
use crate::app::components::{CheckedInput, Icon, IconName, Takes};
use crate::app::state::use_app_state;
use tenbo_engine::rules::LiabilityRule;
use tenbo_session::editor::pao::fresh;
use tenbo_session::editor::{Change, Part};
use tenbo_wording::TablesWord;
use tenbo_wording::pao_sentence::PaoPiece;

/// The rule at a place of the rulebook that is edited.
#[derive(Clone, Copy)]
pub struct EditedRule {
    /// The rule; none in the moment in which it goes away.
    pub rule: Memo<Option<LiabilityRule>>,
    place: usize,
}

impl EditedRule {
    /// Puts another in its place, or none; `false` if a rulebook cannot have it.
    pub fn put(self, next: Option<LiabilityRule>) -> bool {
        let books = use_rulebooks();
        let mut rules = books.app.plan.with_untracked(|plan| plan.rulebook().liability.clone());
        match (next, rules.get_mut(self.place)) {
            (Some(next), Some(rule)) => *rule = next,
            (Some(next), None) => rules.push(next),
            (None, Some(_)) => drop(rules.remove(self.place)),
            (None, None) => return false,
        }
        books.change(Change::Part(Part::Liability(rules)))
    }
}

/// All of them.
#[component]
pub fn Liability() -> impl IntoView {
    let app = use_app_state();
    let count = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().liability.len()));
    let edited = move |place: usize| EditedRule {
        rule: Memo::new(move |_| app.plan.with(|plan| plan.rulebook().liability.get(place).cloned())),
        place,
    };
    let add = move |_| {
        edited(count.get_untracked()).put(Some(fresh()));
    };
    view! {
        <div class="liability-sentences">
            <ol>
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <Sentence edited=edited(place) />
                </For>
            </ol>
            <button type="button" class="link" disabled=app.readonly on:click=add>
                {app.word(TablesWord::AddSentence)}
            </button>
        </div>
    }
}

/// A rule as a sentence, with the key that removes it. One that is about no hand has a name of its own.
#[component]
fn Sentence(edited: EditedRule) -> impl IntoView {
    let app = use_app_state();
    let rule = edited.rule;
    let pieces = Memo::new(move |_| {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        rule.with(|rule| rule.as_ref().map(|rule| language.pao_sentence(rule, family))).unwrap_or_default()
    });
    let is_nameless = Memo::new(move |_| rule.with(|rule| rule.as_ref().is_some_and(|rule| rule.pattern.is_none())));
    let name =
        Memo::new(move |_| rule.with(|rule| rule.as_ref().map(|rule| rule.rule.to_string())).unwrap_or_default());
    let id = format!("pao-name-{}", edited.place);
    let number = edited.place + 1;
    let label = move || {
        app.language
            .get()
            .labeled(&format!("{} {number}", app.word(TablesWord::Sentence)()), app.word(TablesWord::RemoveSentence)())
    };
    let piece = move |piece: PaoPiece| match piece {
        PaoPiece::Text(text) => view! { <span>{text}</span> }.into_any(),
        PaoPiece::Word(word) => view! { <LiabilityWord edited word /> }.into_any(),
    };
    view! {
        <li>
            <p>
                // A word stays the same element while the text around it changes, so that it keeps the focus.
                <For each=move || pieces.get() key=PaoPiece::clone children=piece />
            </p>
            <Show when=move || is_nameless.get()>
                <p class="liability-name">
                    <label for=id.clone()>{app.word(TablesWord::RuleName)}</label>
                    <CheckedInput
                        id=id.clone()
                        value=name
                        takes=Takes::Name
                        on_change=move |text: &str| {
                            let name = text.trim().to_owned();
                            let next = rule.get_untracked().map(|rule| LiabilityRule { rule: name.into(), ..rule });
                            next.is_some_and(|next| edited.put(Some(next)))
                        }
                    />
                </p>
            </Show>
            <button
                type="button"
                class="key-icon"
                aria-label=label
                title=label
                disabled=app.readonly
                on:click=move |_| {
                    edited.put(None);
                }
            >
                <Icon name=IconName::Cross />
            </button>
        </li>
    }
}
