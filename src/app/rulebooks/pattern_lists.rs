//! Lists of patterns of which one counts: groups, series and caps.

use leptos::prelude::*;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::patterns::Pattern;

use super::condition_fields::{ConditionFields, Conditions};
use super::controls::{Choice, Choices};
use super::state::use_rulebooks;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, Part, PatternLists};
use tenbo_wording::rule_sheet::heading;
use tenbo_wording::{Message, TablesWord, Word};

/// All lists of a kind, and a field to begin another one.
#[component]
pub fn PatternListsFields(lists: PatternLists) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let all = Memo::new(move |_| app.plan.with(|plan| lists.of(plan.rulebook())));
    let set = Callback::new(move |(place, patterns): (usize, Vec<Pattern>)| {
        let part = app.plan.with_untracked(|plan| lists.with(plan.rulebook(), place, patterns));
        books.change(Change::Part(part));
    });
    let list = move |place: usize| {
        let patterns = Memo::new(move |_| all.with(|all| all.get(place).cloned().unwrap_or_default()));
        view! {
            <PatternListFields id=format!("{}-{place}", lists.as_str()) place patterns set>
                {(lists == PatternLists::Caps).then(|| view! { <CapCondition place patterns /> })}
            </PatternListFields>
        }
    };
    let begin = move |chosen: String| {
        if let Ok(pattern) = chosen.parse() {
            set.run((all.with_untracked(Vec::len), vec![pattern]));
        }
    };
    view! {
        <section class="table-rows">
            <h5>{app.word(heading(lists))}</h5>
            <ul>
                <For each=move || 0..all.with(Vec::len) key=|place| *place children=list />
            </ul>
            <PatternChoice
                id=format!("{}-new", lists.as_str())
                word=TablesWord::NewList
                without=Signal::stored(Vec::new())
                on_choose=begin
            />
        </section>
    }
}

/// One list: its patterns in their order, each of which a tap removes, and a field for one more.
#[component]
fn PatternListFields(
    id: String,
    place: usize,
    patterns: Memo<Vec<Pattern>>,
    set: Callback<(usize, Vec<Pattern>)>,
    /// What stands behind it.
    children: Children,
) -> impl IntoView {
    let app = use_app_state();
    let chip = move |pattern: Pattern| {
        let name = Memo::new(move |_| {
            let language = app.language.get();
            app.plan.with(|plan| language.named(pattern, plan).to_owned())
        });
        let label = move || {
            let language = app.language.get();
            name.with(|name| language.labeled(language.word(Word::Remove), name))
        };
        let remove = move |_| {
            let mut left = patterns.get_untracked();
            left.retain(|&other| other != pattern);
            set.run((place, left));
        };
        view! {
            <button type="button" class="chip-button" disabled=app.readonly aria-label=label on:click=remove>
                {name}
                " "
                <Icon name=IconName::Cross inline=true />
            </button>
        }
    };
    let add = move |chosen: String| {
        if let Ok(pattern) = chosen.parse() {
            set.run((place, patterns.get_untracked().into_iter().chain([pattern]).collect()));
        }
    };
    view! {
        <li class="row">
            <For each=move || patterns.get() key=|pattern| *pattern children=chip />
            <PatternChoice id word=TablesWord::AddPattern without=patterns on_choose=add />
            {children()}
        </li>
    }
}

/// When a cap holds, in words, and the fields that change it.
#[component]
fn CapCondition(place: usize, patterns: Memo<Vec<Pattern>>) -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let when = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().caps.get(place).and_then(|cap| cap.when)));
    let words = move || when.get().map(|when| app.text_for(move |language, family| language.condition(when, family))());
    let about = Signal::derive(move || {
        let language = app.language.get();
        app.plan.with(|plan| {
            let names = |all: &Vec<Pattern>| all.iter().map(|&one| language.named(one, plan)).collect::<Vec<_>>();
            language.listed(&patterns.with(names))
        })
    });
    let change = move |when| {
        let part = app.plan.with_untracked(|plan| Part::caps_while(plan.rulebook(), place, when));
        books.change(Change::Part(part));
    };
    view! {
        {move || words().map(|words| view! { <span class="muted">{words}</span> })}
        <Conditions about>
            <ConditionFields id=format!("cap-{place}") when on_change=change />
        </Conditions>
    }
}

/// A list of the rulebook's patterns to choose one from.
#[component]
fn PatternChoice(
    #[prop(into)] id: String,
    word: TablesWord,
    #[prop(into)] without: Signal<Vec<Pattern>>,
    on_choose: impl Fn(String) + 'static,
) -> impl IntoView {
    let app = use_app_state();
    let choices = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| {
            let others =
                plan.rulebook().winner.keys().copied().filter(|other| without.with(|all| !all.contains(other)));
            let mut others: Choices =
                others.map(|other| (other.as_str(), language.named(other, plan).to_owned())).collect();
            sort_by_key(&mut others, |(_, name)| name.clone());
            std::iter::once(("", word.text(language).to_owned())).chain(others).collect::<Choices>()
        })
    });
    view! { <Choice id name=Signal::derive(app.word(word)) value="" choices on_change=on_choose /> }
}
