//! The editor of an own rulebook: what the hand on the table is worth all the while, and one part below the other.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::rules::{Rulebook, shipped};

use super::basic_rules::BasicRules;
use super::differences::{DifferenceRow, Differences};
use super::hand_preview::HandPreview;
use super::headings::{PageHeading, SectionHeading};
use super::own_hands::OwnHands;
use super::own_sources::{OwnSources, own_sources};
use super::pattern_list::PatternList;
use super::payment_grid::below_option;
use super::share_links::ShareLinks;
use super::state::{Section, use_rulebooks};
use super::tables::Tables;
use super::warnings::Warnings;
use crate::app::components::{BelowOption, CheckedInput, OptionList, Takes};
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::doubts::{Doubt, doubts};
use tenbo_session::editor::{Change, CustomRulebook};
use tenbo_wording::{EditorWord, Message, TablesWord, TemplateWord};

/// What is edited, from the context that the page provides.
#[derive(Clone, Copy)]
pub struct Edited {
    /// The rulebook; none in the moment in which it goes away.
    pub own: Memo<Option<Arc<CustomRulebook>>>,
    /// The id of what it builds on.
    pub base_id: Memo<String>,
    /// What it builds on.
    pub base: Memo<Arc<Rulebook>>,
    /// What in it is probably not meant.
    pub doubts: Memo<Vec<Doubt>>,
}

impl Edited {
    fn new(app: AppState) -> Edited {
        let own = app.slice(|state| state.rules.own.clone());
        let base_id =
            Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.base().to_owned()).unwrap_or_default()));
        let base = Memo::new(move |_| {
            app.loaded.track();
            Arc::new(base_id.with(|id| shipped::find(id)).unwrap_or_else(|| Rulebook::empty("")))
        });
        Edited { own, base_id, base, doubts: Memo::new(move |_| app.plan.with(|plan| doubts(plan))) }
    }
}

/// What is edited.
pub fn use_edited() -> Edited {
    expect_context()
}

/// The page.
#[component]
pub fn EditorPage() -> impl IntoView {
    let app = use_app_state();
    let edited = Edited::new(app);
    provide_context(edited);
    provide_context(BelowOption(below_option));
    let name =
        Memo::new(move |_| edited.own.with(|own| own.as_ref().map(|own| own.name().to_owned()).unwrap_or_default()));
    let doubts = Memo::new(move |_| edited.doubts.with(Vec::len));
    let options = app.slice(|state| state.rules.own_options());
    let hands = Memo::new(move |_| app.plan.with(|plan| plan.book.hands.len()));
    let differences = DifferenceRow::all(app, edited);
    let sources = own_sources();
    view! {
        <div class="editor">
            <PageHeading title=name />
            <HandPreview />
            <NameField name />
            <Show when=move || { doubts.get() > 0 }>
                <EditorSection section=Section::Warnings name=EditorWord::Warnings count=doubts>
                    <Warnings />
                </EditorSection>
            </Show>
            <EditorSection
                section=Section::Differences
                name=EditorWord::Differs
                count=Signal::derive(move || differences.with(Vec::len))
            >
                <Differences differences />
            </EditorSection>
            <EditorSection section=Section::Options name=EditorWord::Options count=options>
                <div class="editor-options">
                    <OptionList of_rulebook=true />
                </div>
            </EditorSection>
            <EditorSection section=Section::Counting name=EditorWord::Counting>
                <BasicRules />
            </EditorSection>
            <EditorSection section=Section::Tables name=TablesWord::Heading>
                <Tables />
            </EditorSection>
            <EditorSection
                section=Section::OwnSources
                name=EditorWord::Sources
                count=Signal::derive(move || sources.with(Vec::len))
            >
                <OwnSources sources />
            </EditorSection>
            <EditorSection section=Section::File name=EditorWord::File>
                <ShareLinks own=edited.own />
            </EditorSection>
            <EditorSection section=Section::Hands name=TemplateWord::OwnHands count=hands>
                <OwnHands />
            </EditorSection>
            <PatternList />
        </div>
    }
}

/// The name of the rulebook, and what it builds on.
#[component]
fn NameField(name: Memo<String>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let edited = use_edited();
    let base = Memo::new(move |_| {
        edited.base.track();
        let language = app.language.get();
        edited.own.with(|own| own.as_ref().map(|own| language.builds_on(own)))
    });
    view! {
        <p class="row own-name">
            <label for="own-name">{app.word(EditorWord::Name)}</label>
            <CheckedInput
                id="own-name"
                value=name
                takes=Takes::Name
                on_change=move |text: &str| books.change(Change::Name(text.to_owned()))
            />
            <span class="muted">{base}</span>
        </p>
    }
}

/// A part of the editor that opens and closes.
#[component]
fn EditorSection(
    /// Which.
    section: Section,
    /// What it is called.
    name: impl Message,
    /// How much of it there is, if that is counted.
    #[prop(optional, into)]
    count: Option<Signal<usize>>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let app = use_app_state();
    let open = use_rulebooks().is_open(section.clone());
    let badge = move || {
        let count = count.map(|count| count.get()).filter(|&count| count > 0);
        count.map(|count| view! { <span class="badge">{count}</span> })
    };
    view! {
        <section>
            <SectionHeading section open name=Signal::derive(app.word(name))>
                {badge}
            </SectionHeading>
            <Show when=move || open.get()>{children()}</Show>
        </section>
    }
}
