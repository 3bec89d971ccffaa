//! Special hands that players know and no shipped rulebook has: what each is, and perhaps a way to take it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::rules::KnownHand;

use super::{DisclosureButton, ExampleHands};
use crate::app::browser::assets::load_known_hands;
use crate::app::state::{AppState, use_app_state};
use crate::i18n::{EditorWord, Label, Language, TemplateWord, Word};
use crate::session::example::Example;

/// The hands, once they are there, and which are open. They stay while a dialog is closed.
#[derive(Clone, Copy)]
struct KnownHandsState {
    /// All of them; none while they are on their way.
    all: RwSignal<Option<Arc<[KnownHand]>>>,
    /// They could not be fetched.
    missing: RwSignal<bool>,
    /// Whether the list is open.
    is_open: RwSignal<bool>,
    /// The ids of those that are open.
    open: RwSignal<Vec<String>>,
}

impl KnownHandsState {
    fn new() -> KnownHandsState {
        KnownHandsState {
            all: RwSignal::new(None),
            missing: RwSignal::new(false),
            is_open: RwSignal::new(false),
            open: RwSignal::default(),
        }
    }

    /// Opens or closes the list, and fetches it.
    fn toggle(self) {
        self.is_open.update(|open| *open = !*open);
        if self.all.with_untracked(Option::is_some) {
            return;
        }
        self.missing.set(false);
        spawn_local(async move {
            match load_known_hands().await {
                Some(hands) => self.all.set(Some(hands.into())),
                None => self.missing.set(true),
            }
        });
    }
}

fn use_known_hands(app: AppState) -> KnownHandsState {
    app.lasting(KnownHandsState::new)
}

/// The list, closed at first.
#[component]
pub fn KnownHands(
    /// What is looked for among them.
    query: RwSignal<String>,
    /// Says what the list is for.
    help: TemplateWord,
    /// Takes a hand, where one can be taken.
    #[prop(optional, into)]
    take: Option<Callback<KnownHand>>,
    /// What stands above the hands when the list is open.
    #[prop(optional)]
    children: Option<ChildrenFn>,
) -> impl IntoView {
    let app = use_app_state();
    let known = use_known_hands(app);
    let listed = Memo::new(move |_| {
        let language = app.language.get();
        let all = known.all.get().unwrap_or_else(|| Arc::from([]));
        query.with(|query| all.iter().filter(|hand| is_sought(language, hand, query)).cloned().collect::<Vec<_>>())
    });
    let status = move || {
        let language = app.language.get();
        match (known.missing.get(), known.all.with(Option::is_some), listed.with(Vec::len)) {
            (true, ..) => language.word(Word::PartMissing).to_owned(),
            (_, false, _) => String::new(),
            (_, _, 0) => language.word(EditorWord::NothingFound).to_owned(),
            (_, _, many) => language.labelled(language.word(EditorWord::Found), &many.to_string()),
        }
    };
    let is_coming = move || known.is_open.get() && known.all.with(Option::is_none) && !known.missing.get();
    let children = StoredValue::new(children);
    view! {
        <div class="known-hands" aria-busy=move || is_coming().then_some("true")>
            <div class="disclosure-title">
                <DisclosureButton class="disclosure" open=known.is_open on_toggle=move || known.toggle()>
                    {app.word(TemplateWord::KnownHands)}
                </DisclosureButton>
            </div>
            <Show when=move || known.is_open.get()>
                <p class="muted">{app.word(help)}</p>
                {children.with_value(|children| children.as_ref().map(|children| children()))}
                <p class="muted" role="status">
                    {status}
                </p>
                <ul class="pattern-list">
                    <For
                        each=move || listed.get()
                        key=|hand| hand.id.clone()
                        children=move |hand| view! { <KnownHandRow hand take /> }
                    />
                </ul>
            </Show>
        </div>
    }
}

/// Whether a hand is what somebody looks for: by any of its names or its id.
fn is_sought(language: Language, hand: &KnownHand, query: &str) -> bool {
    let query = query.trim().to_ascii_lowercase();
    let names = hand.hand.names.iter().map(|(_, name)| &**name);
    let mut texts = names.chain(hand.also.iter().map(String::as_str)).chain([&*hand.hand.name, &*hand.id]);
    texts.any(|text| text.to_ascii_lowercase().contains(&query))
        || hand.about_in(language.code()).to_ascii_lowercase().contains(&query)
}

/// A hand.
#[component]
fn KnownHandRow(hand: KnownHand, take: Option<Callback<KnownHand>>) -> impl IntoView {
    let app = use_app_state();
    let known = use_known_hands(app);
    let id = StoredValue::new(hand.id.clone());
    let open = Memo::new(move |_| known.open.with(|open| id.with_value(|id| open.contains(id))));
    let toggle = move || {
        known.open.update(|open| match id.with_value(|id| open.iter().position(|other| other == id)) {
            Some(place) => drop(open.remove(place)),
            None => open.push(id.get_value()),
        });
    };
    let hand = StoredValue::new(hand);
    let name = move || hand.with_value(|hand| hand.hand.name_in(app.language.get().code()).to_owned());
    let about = move || hand.with_value(|hand| hand.about_in(app.language.get().code()).to_owned());
    view! {
        <li>
            <DisclosureButton class="pattern-line" id=format!("known-{}", id.get_value()) open on_toggle=toggle>
                <span class="pattern-name">
                    <b>{name}</b>
                    " "
                    <span class="muted">{about}</span>
                </span>
            </DisclosureButton>
            <Show when=move || open.get()>
                <KnownHandDetails hand=hand.get_value() take />
            </Show>
        </li>
    }
}

/// What is told of a hand that is open.
#[component]
fn KnownHandDetails(hand: KnownHand, take: Option<Callback<KnownHand>>) -> impl IntoView {
    let app = use_app_state();
    let also = (!hand.also.is_empty()).then(|| {
        let names = hand.also.join(", ");
        view! {
            <p class="muted">{app.text(move |language| language.labelled(language.word(TemplateWord::Also), &names))}</p>
        }
    });
    let value = hand.percent_of_limit.map(|percent| {
        let text = app.text(move |language| language.template_of_limit(&percent.to_string()));
        view! { <p class="muted">{text}</p> }
    });
    let taken = hand.clone();
    let take = take.map(|take| {
        view! {
            <p class="row">
                <button type="button" class="button" disabled=app.readonly on:click=move |_| take.run(taken.clone())>
                    {app.word(TemplateWord::AddHand)}
                </button>
            </p>
        }
    });
    view! {
        <div class="pattern-body">
            {also}
            {value}
            <p>
                <code>{hand.hand.template.to_string()}</code>
            </p>
            <ExampleHands example=Example::read(&hand.example) near=Some(Example::read(&hand.near)) />
            {take}
            <p class="muted">
                {app.word(Label::Source)} {app.text(Language::colon)} <span lang="en">{hand.source.clone()}</span>
            </p>
        </div>
    }
}
