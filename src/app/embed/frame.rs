//! What is in a frame on another site: no bar, no colors to choose, nothing that would have to be kept; and where there is
//! little room, less.

use leptos::prelude::*;
use leptos::web_sys::{Element, MouseEvent};

use super::host;
use super::looks::Looks;
use crate::app::app::{Main, load_view, show};
use crate::app::browser::{address, assets, message, storage};
use crate::app::chooser::RulebookChooser;
use crate::app::hand::{BesideHand, Dock, HandArea, HandContext, HandKeys, OtherHands};
use crate::app::header::{HelpButton, HouseRulesButton, HouseRulesDialog, Mark, RulebookPicker, ShareButton, ViewTabs};
use crate::app::reference::ReferenceDialog;
use crate::app::result::{ResultPanel, result};
use crate::app::settings::{Settings, SettingsKey};
use crate::app::shortcuts;
use crate::app::state::{AppState, use_app_state};
use crate::app::status_message::StatusMessage;
use tenbo_session::edit::show_winner;
use tenbo_session::embed::config::warn_of_hand;
use tenbo_session::embed::{Config, Ui, config, set};
use tenbo_session::share::{Dropped, rulebook};
use tenbo_session::{State, View};
use tenbo_wording::{EmbedWord, Language};

/// Puts the widget into the frame. What it needs is fetched first, so that nothing moves later.
pub fn start(root: Element, language: Language) {
    storage::forget();
    let (config, mut warnings) = config::read(&address::query(), Language::CODES);
    let (hand, rules) = (address::hand().unwrap_or_default(), config.rules.or_else(address::rulebook));
    let needed = rulebook(&hand).or(rules.map(str::to_owned)).unwrap_or_default();
    // The executor of Leptos is set up with the first view.
    wasm_bindgen_futures::spawn_local(async move {
        assets::load_rulebook(&needed).await;
        let (mut state, view, dropped) = set::first(&hand, rules);
        warn_of_hand(&mut warnings, &dropped);
        let view = if config.ui == Ui::Full { view } else { View::Hand };
        show_winner(&mut state, view);
        if config.ui == Ui::Full {
            load_view(&state, view).await;
        } else if !state.is_blank() {
            let _ = result().await;
        }
        let page = root.clone();
        show(&root, move || view! { <Frame root=page language config warnings state view dropped /> });
    });
}

/// Everything in the frame.
#[component]
fn Frame(
    root: Element,
    language: Language,
    config: Config,
    warnings: Vec<config::Warning>,
    state: State,
    view: View,
    dropped: Vec<Dropped>,
) -> impl IntoView {
    let app = AppState::new(state, view, language);
    provide_context(app);
    let looks = Looks::new(app, &config);
    if !dropped.is_empty() {
        app.message.set(Some(StatusMessage::Dropped(dropped)));
    }
    crate::app::persistence::follow(app);
    shortcuts::follow(app);
    host::connect(app, looks, &root, config.host, &warnings);
    let content = move || match looks.ui.get() {
        Ui::Full => view! { <Context /> <Main /> }.into_any(),
        Ui::Compact => view! { <Context /> <Compact /> }.into_any(),
        Ui::Result => view! { <HandForReading /> }.into_any(),
    };
    view! {
        <div class="page" id=PAGE tabindex="-1">
            <Unread />
            {content}
            <Foot ui=looks.ui />
            <RulebookChooser />
            <HouseRulesDialog />
            <ReferenceDialog />
        </div>
    }
}

/// The id of the whole, which has the focus where there is nothing to enter.
pub const PAGE: &str = "frame";

/// The only line at the top: by which rules, in which round, on which seat.
#[component]
fn Context() -> impl IntoView {
    let app = use_app_state();
    view! {
        <header class="header-rules">
            <h1 class="visually-hidden">{app.word(EmbedWord::FrameName)}</h1>
            <RulebookPicker />
            <HandContext />
        </header>
    }
}

/// One column: what the hand is worth, and the hand; while it is entered, that is above.
#[component]
fn Compact() -> impl IntoView {
    view! {
        <main>
            <Dock above=OtherHands folds=true>
                <HandKeys />
                <SettingsKey />
            </Dock>
            <Settings />
            <div class="answer">
                <ResultPanel />
            </div>
        </main>
    }
}

/// What of the hand could not be read, where nothing is entered and so no line below the hand says it.
#[component]
fn Unread() -> impl IntoView {
    let app = use_app_state();
    let text = move || match app.message.read().as_ref() {
        Some(StatusMessage::Dropped(dropped)) if app.readonly.get() => Some(app.language.get().lost_of_link(dropped)),
        _ => None,
    };
    view! { {move || text().map(|text| view! { <p class="notice" role="status">{text}</p> })} }
}

/// The hand as it lies on the table, and what it is worth.
#[component]
fn HandForReading() -> impl IntoView {
    let app = use_app_state();
    let is_blank = app.slice(|state| !state.has_tiles());
    let won = Memo::new(move |_| app.answer.with(|answer| answer.as_ref().is_ok_and(|answer| !answer.wins.is_empty())));
    view! {
        <main>
            <h1 class="visually-hidden">{app.word(EmbedWord::FrameName)}</h1>
            <Show when=move || !is_blank.get()>
                <section class="frame-hand felt">
                    <HandArea />
                    // Of a win the result tells dora and flowers.
                    <Show when=move || !won.get()>
                        <BesideHand />
                    </Show>
                </section>
            </Show>
            <ResultPanel />
        </main>
    }
}

/// The bottom: whose it is, by which rules where nothing above says so, what is needed now and then, and the way to the page.
#[component]
fn Foot(ui: RwSignal<Ui>) -> impl IntoView {
    let app = use_app_state();
    let rules = app.slice(|state| state.rules.clone());
    let rulebook = move || {
        let short = app.text(move |language| rules.with(|rules| language.short_name(rules).to_owned()));
        let lang = app.text(move |language| rules.with(|rules| language.short_name_language(rules)));
        (ui.get() == Ui::Result).then(|| view! { <span class="foot-rules" lang=lang>{short}</span> })
    };
    let readonly = move || {
        let text = app.word(EmbedWord::ReadOnly);
        app.readonly.get().then(|| view! { <span class="foot-note">{text}</span> })
    };
    let tools = move || {
        let tabs = (ui.get() == Ui::Full).then(|| view! { <ViewTabs /> });
        let tools = view! {
            <div class="header-tools">
                <HouseRulesButton />
                <ShareButton />
                <HelpButton />
            </div>
        };
        (ui.get() != Ui::Result).then(|| view! { {tabs} {tools} })
    };
    // A frame without an origin may open no window either; a page of WordPress goes there itself if it is asked to.
    let secret = message::is_opaque().then(address::secret);
    let is_opaque = secret.is_some();
    let open = secret.flatten().zip(message::parent()).map(|(secret, parent)| {
        move |event: &MouseEvent| {
            event.prevent_default();
            message::post(&parent, &secret.link(&address::link(&app.link())), "*");
        }
    });
    let whole = (!is_opaque || open.is_some()).then(|| {
        view! {
            <a
                href=move || address::link(&app.link())
                target="_blank"
                rel="noopener"
                on:click=move |event| open.iter().for_each(|open| open(&event))
            >
                {app.word(EmbedWord::Open)}
            </a>
        }
    });
    view! {
        <footer class="foot">
            <span class="foot-mark">
                <Mark />
                <b>"Tenbo"</b>
            </span>
            {rulebook}
            {readonly}
            {tools}
            {whole}
        </footer>
    }
}
