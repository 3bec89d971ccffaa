//! Special hands that players know and no shipped rulebook has: what each is, and perhaps a way to take it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::rules::KnownHand;

use super::{DisclosureButton, ExampleHands, TemplateGroups};
use crate::app::browser::assets::load_known_hands;
use crate::app::state::use_app_state;
use tenbo_session::example::Example;
use tenbo_session::sought::sought;
use tenbo_wording::{EditorWord, Label, Language, TemplateWord, Word};

/// The hands, once they are there, and which are open. They stay while a dialog is closed.
#[derive(Clone, Copy)]
pub struct KnownHandsState {
    /// All of them; none while they are on their way.
    all: RwSignal<Option<Arc<[KnownHand]>>>,
    /// They are on their way.
    coming: RwSignal<bool>,
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
            coming: RwSignal::new(false),
            missing: RwSignal::new(false),
            is_open: RwSignal::new(false),
            open: RwSignal::default(),
        }
    }

    /// Opens or closes the list, and fetches it.
    fn toggle(self) {
        self.is_open.update(|open| *open = !*open);
        self.fetch();
    }

    /// Opens the list.
    pub fn open(self) {
        self.is_open.set(true);
        self.fetch();
    }

    fn fetch(self) {
        if self.all.with_untracked(Option::is_some) || self.coming.get_untracked() {
            return;
        }
        self.missing.set(false);
        self.coming.set(true);
        spawn_local(async move {
            match load_known_hands().await {
                Some(hands) => self.all.set(Some(hands.into())),
                None => self.missing.set(true),
            }
            self.coming.set(false);
        });
    }

    /// How many hands a search finds, which fetches them; none where nothing is looked for.
    pub fn found(self, query: RwSignal<String>) -> Memo<usize> {
        let app = use_app_state();
        let is_searching = move || query.with(|query| !query.trim().is_empty());
        Effect::new(move |_| {
            if is_searching() && !self.missing.get_untracked() {
                self.fetch();
            }
        });
        Memo::new(move |_| {
            let language = app.language.get();
            let sought = |hand: &&KnownHand| query.with(|query| is_sought(language, hand, query));
            let all = self.all.get().filter(|_| is_searching());
            all.map_or(0, |all| all.iter().filter(sought).count())
        })
    }
}

/// The state of the list.
pub fn use_known_hands() -> KnownHandsState {
    use_app_state().page_state(KnownHandsState::new)
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
    let known = use_known_hands();
    let found = known.found(query);
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
            (_, _, many) => language.labeled(language.word(EditorWord::Found), &many.to_string()),
        }
    };
    let is_coming = move || known.is_open.get() && known.coming.get();
    // A search tells what it finds here too, while the list is closed.
    let badge = move || {
        let found = Some(found.get()).filter(|&found| found > 0);
        found.map(|found| view! { " " <span class="badge">{found}</span> })
    };
    let children = StoredValue::new(children);
    view! {
        <div class="known-hands" aria-busy=move || is_coming().then_some("true")>
            <div class="disclosure-title">
                <DisclosureButton class="disclosure" open=known.is_open on_toggle=move || known.toggle()>
                    {app.word(TemplateWord::KnownHands)}
                    {badge}
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
    let query = sought(query.trim());
    let names = hand.hand.names.0.iter().map(|(_, name)| &**name);
    let names = names.chain(hand.also.iter().map(String::as_str)).chain([&*hand.hand.name, &*hand.id]);
    names.chain([hand.about_in(language.code())]).any(|text| sought(text).contains(&query))
}

/// A hand.
#[component]
fn KnownHandRow(hand: KnownHand, take: Option<Callback<KnownHand>>) -> impl IntoView {
    let app = use_app_state();
    let known = use_known_hands();
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
            <p class="muted">{app.text(move |language| language.labeled(language.word(TemplateWord::Also), &names))}</p>
        }
    });
    let value = hand.percent_of_limit.map(|percent| {
        let text = app.text(move |language| language.template_of_limit(&percent.to_string()));
        view! { <p class="muted">{text}</p> }
    });
    let implies = StoredValue::new(hand.implies.clone());
    let contains = Memo::new(move |_| {
        let language = app.language.get();
        app.plan.with(|plan| implies.with_value(|implies| language.keeps_out_by_nature(implies, plan)))
    });
    let contains = move || contains.get().map(|text| view! { <p class="muted">{text}</p> });
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
            {contains}
            <p>
                <code>{hand.hand.template.to_string()}</code>
            </p>
            <TemplateGroups ways=hand.hand.template.ways().to_vec() />
            <ExampleHands example=Example::read(&hand.example) near=Some(Example::read(&hand.near)) />
            {take}
            <p class="muted">
                {app.word(Label::Source)} {app.text(Language::colon)} <span lang="en">{hand.source.clone()}</span>
            </p>
        </div>
    }
}
