//! The options of the rulebook that is played: who set each of them, and how to change it, over the rulebook or in one of one's
//! own itself.

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;

use super::DisclosureButton;
use super::option_row::OptionRow;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::option_list::{OptionOrder, Part};
use tenbo_wording::EditorWord;

/// What the list shows where.
#[derive(Clone, Copy)]
struct Lists {
    /// The options of this game.
    own: Memo<Vec<OptionKey>>,
    /// In which order the parts come.
    parts: Memo<[Part; 8]>,
    /// Those of other games.
    others: Memo<Vec<OptionKey>>,
    /// Whether the latter are shown.
    open: RwSignal<bool>,
}

impl Lists {
    fn new(app: AppState) -> Lists {
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
        Lists { own, parts, others, open }
    }
}

/// Every option: part by part what these rules look at, then what belongs to other games, folded up.
#[component]
pub fn OptionList(
    /// Whether the rulebook itself is changed, and not what the house plays otherwise.
    #[prop(optional)]
    of_rulebook: bool,
) -> impl IntoView {
    let app = use_app_state();
    let Lists { own, parts, others, open } = Lists::new(app);
    let part = move |part: Part| {
        let keys = in_part(own, part);
        view! {
            <Show when=move || keys.with(|keys| !keys.is_empty())>
                <h3>{app.text(move |language| language.part_of_rules(part))}</h3>
                <OptionRows keys of_rulebook />
            </Show>
        }
    };
    let foreign_part = move |part: Part| {
        let keys = in_part(others, part);
        view! {
            <Show when=move || keys.with(|keys| !keys.is_empty())>
                <h4>{app.text(move |language| language.part_of_rules(part))}</h4>
                <OptionRows keys of_rulebook />
            </Show>
        }
    };
    view! {
        {move || parts.get().map(part).collect_view()}
        <Show when=move || others.with(|keys| !keys.is_empty())>
            <h3 class="disclosure-title">
                <DisclosureButton class="disclosure" open on_toggle=move || open.update(|open| *open = !*open)>
                    <span>{app.word(EditorWord::OtherGames)}</span>
                    <span class="disclosure-more">{move || others.with(Vec::len)}</span>
                </DisclosureButton>
            </h3>
            <Show when=move || open.get()>
                <p class="muted">{app.word(EditorWord::OtherGamesHelp)}</p>
                {Part::ALL.map(foreign_part).collect_view()}
            </Show>
        </Show>
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
