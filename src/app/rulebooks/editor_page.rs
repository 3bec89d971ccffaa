//! The editor of an own rulebook: a search and the parts on the left, one line for each rule on the right, and at the foot what
//! the hand on the table is worth all the while. On a narrow page the parts lie folded below one another.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;
use tenbo_engine::rules::{Rulebook, shipped};

use super::basic_rules::{BasicRules, SetPoints};
use super::custom_hands::CustomHands;
use super::differences::{DifferenceRow, Differences};
use super::editor_nav::EditorNav;
use super::editor_section::EditorSection;
use super::found_rules::FoundRules;
use super::hand_preview::HandPreview;
use super::headings::PageHeading;
use super::liability::Liability;
use super::own_fouls::OwnFouls;
use super::own_sources::{OwnSources, own_sources};
use super::pattern_list::{PatternLists, PatternRules};
use super::payment_grid::below_option;
use super::share_links::ShareLinks;
use super::state::{EditorPart, use_rulebooks};
use super::tables::CountingTables;
use super::warnings::Warnings;
use crate::app::browser::media::use_narrow;
use crate::app::components::{BelowOption, CheckedInput, OptionLists, OptionRows, OptionsOfOtherGames, Takes};
use crate::app::kept_library::Keeping;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::causes::{Cause, causes};
use tenbo_session::editor::chapter::Chapter;
use tenbo_session::editor::doubts::{Doubt, doubts};
use tenbo_session::editor::{Change, CustomRulebook, Source};
use tenbo_session::option_list::Part;
use tenbo_wording::EditorWord;
use tenbo_wording::rule_search::RuleSearch;

/// What is edited, from the context that the page provides.
#[derive(Clone, Copy)]
pub struct Edited {
    /// The rulebook; none in the moment in which it goes away.
    pub own: Memo<Option<Arc<CustomRulebook>>>,
    /// The id of what it builds on.
    pub base_id: Memo<String>,
    /// What it builds on.
    pub base: Memo<Arc<Rulebook>>,
    /// What in it is probably not meant, pattern by pattern.
    pub doubts: Memo<Vec<Doubt>>,
    /// The same by what it comes from.
    pub causes: Memo<Vec<Cause>>,
    /// How it differs from what it builds on.
    pub differences: Memo<Vec<DifferenceRow>>,
    /// Whether it is saved, in a word.
    pub saved: Memo<EditorWord>,
    /// Its sources.
    pub sources: Memo<Vec<Source>>,
    /// Its options.
    pub options: OptionLists,
    /// Its patterns.
    pub patterns: PatternLists,
    /// Whether the parts are folded below one another.
    pub narrow: ReadSignal<bool>,
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
        Edited {
            own,
            base_id,
            base,
            doubts: Memo::new(move |_| app.plan.with(|plan| doubts(plan))),
            causes: Memo::new(move |_| base.with(|base| app.plan.with(|plan| causes(plan, base)))),
            differences: DifferenceRow::all(app, own, base),
            saved: Memo::new(move |_| {
                let is_held = |own: &CustomRulebook| app.library.with(|library| library.holds(own));
                match app.kept.keeping.get() {
                    _ if !own.with(|own| own.as_deref().is_some_and(is_held)) => EditorWord::FromLink,
                    Keeping::Kept => EditorWord::Saved,
                    Keeping::Writing => EditorWord::Saving,
                    Keeping::Refused => EditorWord::Unsaved,
                }
            }),
            sources: own_sources(own),
            options: OptionLists::new(app),
            patterns: PatternLists::new(app),
            narrow: use_narrow(),
        }
    }

    /// The options of a part, but for the minimum, which has a field of its own.
    pub fn options_in(self, part: Part) -> Memo<Vec<OptionKey>> {
        let keys = self.options.in_part(part);
        Memo::new(move |_| {
            keys.with(|keys| keys.iter().copied().filter(|&key| key != OptionKey::MinimumValue).collect())
        })
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
    let books = use_rulebooks();
    let edited = Edited::new(app);
    provide_context(edited);
    // What was looked for before does not stand in the way of the next word.
    books.query.set(String::new());
    let searching = Memo::new(move |_| books.query.with(|query| !RuleSearch::of(query).is_empty()));
    provide_context(BelowOption(below_option));
    view! {
        <div class="editor">
            <EditorHead />
            <EditorNav />
            <div class="editor-main">
                <Show when=move || !searching.get() fallback=|| view! { <FoundRules /> }>
                    <EditorParts />
                </Show>
            </div>
            <HandPreview />
        </div>
    }
}

/// What it builds on, whether it is saved, and its name.
#[component]
fn EditorHead() -> impl IntoView {
    let app = use_app_state();
    let Edited { own, saved, .. } = use_edited();
    let about = move || {
        let language = app.language.get();
        let builds_on = own.with(|own| own.as_ref().map(|own| language.builds_on(own)))?;
        Some(format!("{builds_on} · {}", language.word(saved.get())))
    };
    let name = Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.name().to_owned()).unwrap_or_default()));
    view! {
        <div class="editor-head">
            <p class="muted">{about}</p>
            <PageHeading title=name />
        </div>
    }
}

/// The parts, one below the other.
#[component]
fn EditorParts() -> impl IntoView {
    let edited = use_edited();
    let has_warnings = Memo::new(move |_| edited.causes.with(|causes| !causes.is_empty()));
    let rules = move |(place, part): (usize, Part)| {
        let after_first = (place == 0).then(|| {
            view! {
                <EditorSection part=EditorPart::Chapter(Chapter::Patterns)>
                    <PatternRules />
                </EditorSection>
                <EditorSection part=EditorPart::Chapter(Chapter::Hands)>
                    <CustomHands />
                </EditorSection>
            }
        });
        view! {
            <RulesOfPart part />
            {after_first}
        }
    };
    view! {
        <Show when=move || has_warnings.get()>
            <EditorSection part=EditorPart::Warnings>
                <Warnings />
            </EditorSection>
        </Show>
        <EditorSection part=EditorPart::Differences>
            <Differences />
        </EditorSection>
        {move || edited.options.parts.get().into_iter().enumerate().map(rules).collect_view()}
        <Show when=move || edited.options.others.with(|keys| !keys.is_empty())>
            <EditorSection part=EditorPart::OtherGames>
                <OptionsOfOtherGames lists=edited.options of_rulebook=true />
            </EditorSection>
        </Show>
        <EditorSection part=EditorPart::Sources>
            <NameField />
            <OwnSources />
        </EditorSection>
        <EditorSection part=EditorPart::File>
            <ShareLinks own=edited.own />
        </EditorSection>
    }
}

/// Whether a part has more than options, and so is always there.
pub fn has_tables(part: Part) -> bool {
    matches!(part, Part::Counting | Part::Liability | Part::Game)
}

/// The options of a part, and the tables that go with them.
#[component]
fn RulesOfPart(part: Part) -> impl IntoView {
    let keys = use_edited().options_in(part);
    let tables = move || match part {
        Part::Counting => view! {
            <SetPoints />
            <CountingTables />
        }
        .into_any(),
        Part::Liability => view! { <Liability /> }.into_any(),
        Part::Game => view! { <OwnFouls /> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        <Show when=move || has_tables(part) || keys.with(|keys| !keys.is_empty())>
            <EditorSection part=EditorPart::Chapter(Chapter::Rules(part))>
                {(part == Part::Counting).then(|| view! { <BasicRules /> })}
                <OptionRows keys of_rulebook=true />
                {tables}
            </EditorSection>
        </Show>
    }
}

/// The name of the rulebook.
#[component]
fn NameField() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let own = use_edited().own;
    let name = Memo::new(move |_| own.with(|own| own.as_ref().map(|own| own.name().to_owned()).unwrap_or_default()));
    view! {
        <p class="row own-name">
            <label for="own-name">{app.word(EditorWord::Name)}</label>
            <CheckedInput
                id="own-name"
                value=name
                takes=Takes::Name
                on_change=move |text: &str| books.change(Change::Name(text.to_owned()))
            />
        </p>
    }
}
