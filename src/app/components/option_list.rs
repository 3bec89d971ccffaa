//! The options of the rulebook that is played: who set each of them, and how to change it, over the rulebook or in one of one's
//! own itself.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;

use super::DisclosureButton;
use super::adopt_button::AdoptButton;
use super::option_row::OptionRow;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::option_list::{OptionOrder, Part};
use tenbo_wording::EditorWord;
use tenbo_wording::rule_search::RuleSearch;

/// What the list shows where.
#[derive(Clone, Copy)]
pub struct OptionLists {
    /// The options of this game.
    own: Memo<Vec<OptionKey>>,
    /// In which order the parts come.
    pub parts: Memo<[Part; 8]>,
    /// Those of other games.
    pub others: Memo<Vec<OptionKey>>,
    /// Whether the latter are shown.
    pub open: RwSignal<bool>,
}

impl OptionLists {
    /// Settled anew with each rulebook.
    pub fn new(app: AppState) -> OptionLists {
        let open = RwSignal::new(false);
        let rulebook = app.slice(|state| state.rules.pick());
        let order = Memo::new(move |_| {
            rulebook.track();
            app.state.with_untracked(|state| app.plan.with_untracked(|plan| OptionOrder::of(&state.rules, plan)))
        });
        let others = Memo::new(move |_| {
            let open = open.get();
            app.state
                .with(|state| app.plan.with(|plan| order.with(|order| order.of_other_games(open, &state.rules, plan))))
        });
        let own = Memo::new(move |_| others.with(|others| order.with(|order| order.of_this_game(others))));
        let parts = Memo::new(move |_| order.with(OptionOrder::parts));
        OptionLists { own, parts, others, open }
    }

    /// The options of this game that are in a part.
    pub fn in_part(self, part: Part) -> Memo<Vec<OptionKey>> {
        in_part(self.own, part)
    }
}

/// Every option of the house rules, by a search or part by part: what these rules look at, then what belongs to other games,
/// folded up.
#[component]
pub fn OptionList() -> impl IntoView {
    let app = use_app_state();
    let lists = OptionLists::new(app);
    let words = RwSignal::new(String::new());
    let searching = Memo::new(move |_| words.with(|words| !RuleSearch::of(words).is_empty()));
    let found = Memo::new(move |_| {
        app.loaded.track();
        words.with(|words| RuleSearch::of(words).options(app.language.get()))
    });
    let part = move |part: Part| {
        let keys = lists.in_part(part);
        view! {
            <Show when=move || keys.with(|keys| !keys.is_empty())>
                <h3>{app.text(move |language| language.part_of_rules(part))}</h3>
                <OptionRows keys />
            </Show>
        }
    };
    view! {
        <AdoptButton />
        <p class="option-find">
            <input
                type="search"
                id="house-search"
                aria-label=app.word(EditorWord::FindOption)
                placeholder=app.word(EditorWord::FindOption)
                prop:value=words
                on:focus=move |_| spawn_local(app.load_names())
                on:input:target=move |event| words.set(event.target().value())
            />
        </p>
        <Show
            when=move || searching.get()
            fallback=move || {
                view! {
                    {move || lists.parts.get().map(part).collect_view()}
                    <OtherGames lists />
                }
            }
        >
            <p class="muted" role="status">
                {move || {
                    let language = app.language.get();
                    language.labeled(language.word(EditorWord::Found), &found.with(Vec::len).to_string())
                }}
            </p>
            <OptionRows keys=found />
        </Show>
    }
}

/// The options of other games, folded up.
#[component]
fn OtherGames(lists: OptionLists) -> impl IntoView {
    let app = use_app_state();
    let OptionLists { others, open, .. } = lists;
    view! {
        <Show when=move || others.with(|keys| !keys.is_empty())>
            <h3 class="disclosure-title">
                <DisclosureButton class="disclosure" open on_toggle=move || open.update(|open| *open = !*open)>
                    <span>{app.word(EditorWord::OtherGames)}</span>
                    <span class="disclosure-more">{move || others.with(Vec::len)}</span>
                </DisclosureButton>
            </h3>
            <Show when=move || open.get()>
                <OptionsOfOtherGames lists />
            </Show>
        </Show>
    }
}

/// The options of other games, part by part.
#[component]
pub fn OptionsOfOtherGames(
    /// The lists.
    lists: OptionLists,
    /// Whether the rulebook itself is changed.
    #[prop(optional)]
    of_rulebook: bool,
) -> impl IntoView {
    let app = use_app_state();
    let part = move |part: Part| {
        let keys = in_part(lists.others, part);
        view! {
            <Show when=move || keys.with(|keys| !keys.is_empty())>
                <h4>{app.text(move |language| language.part_of_rules(part))}</h4>
                <OptionRows keys of_rulebook />
            </Show>
        }
    };
    view! {
        <p class="muted">{app.word(EditorWord::OtherGamesHelp)}</p>
        {Part::ALL.map(part).collect_view()}
    }
}

/// Those of some options that are in a part.
fn in_part(keys: Memo<Vec<OptionKey>>, part: Part) -> Memo<Vec<OptionKey>> {
    Memo::new(move |_| keys.with(|keys| keys.iter().copied().filter(|&key| Part::of(key) == part).collect()))
}

/// What a page has to say right below an option, from the context that it provides.
#[derive(Clone, Copy)]
pub struct BelowOption(pub fn(OptionKey) -> Option<AnyView>);

/// Options one below the other.
#[component]
pub fn OptionRows(
    /// Which.
    keys: Memo<Vec<OptionKey>>,
    /// The pattern that they are shown with: the same options may stand elsewhere, too.
    #[prop(optional)]
    of: Option<Pattern>,
    /// Whether the rulebook itself is changed.
    #[prop(optional)]
    of_rulebook: bool,
) -> impl IntoView {
    let below = use_context::<BelowOption>();
    let row = move |key| {
        let below = below.and_then(|BelowOption(below)| below(key));
        view! {
            <OptionRow key of of_rulebook />
            {below.map(|below| view! { <li class="below">{below}</li> })}
        }
    };
    view! {
        <ul class="options">
            <For each=move || keys.get() key=|key| *key children=row />
        </ul>
    }
}
