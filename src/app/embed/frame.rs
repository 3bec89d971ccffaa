//! What is in a frame on another site: no name, no colors to choose, nothing that would have to be kept; and where there
//! is little room, less.

use leptos::prelude::*;
use leptos::web_sys::Element;

use super::host;
use crate::app::app::{Main, load_view, show};
use crate::app::browser::{address, assets, message, storage, theme};
use crate::app::chooser::RulebookChooser;
use crate::app::hand::{BesideHand, Dock, HandArea, HandContext, HandKeys, OtherHands};
use crate::app::header::{HelpButton, HouseRulesButton, HouseRulesDialog, RulebookPicker, ShareButton, ViewTabs};
use crate::app::reference::ReferenceDialog;
use crate::app::result::{ResultPanel, result};
use crate::app::settings::Settings;
use crate::app::shortcuts;
use crate::app::state::{AppState, use_app_state};
use crate::app::status_message::StatusMessage;
use tenbo_session::edit::show_winner;
use tenbo_session::embed::config::warn_of_hand;
use tenbo_session::embed::{Config, Ui, config, set};
use tenbo_session::share::{Dropped, rulebook};
use tenbo_session::{State, View};
use tenbo_wording::{EmbedWord, Language, Word};

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
    app.readonly.set(config.is_readonly());
    app.theme.set(config.theme);
    theme::show(config.theme);
    if !dropped.is_empty() {
        app.message.set(Some(StatusMessage::Dropped(dropped)));
    }
    mark_page(app, config.ui);
    crate::app::persistence::follow(app);
    shortcuts::follow(app);
    host::connect(app, &root, config.host, &warnings);
    let content = match config.ui {
        Ui::Full => view! { <Bar full=true /> <Main /> }.into_any(),
        Ui::Compact => view! { <Bar full=false /> <Compact /> }.into_any(),
        Ui::Result => view! {
            <main>
                <HandForReading />
                <ResultPanel />
            </main>
        }
        .into_any(),
    };
    view! {
        <div class="page" id=PAGE tabindex="-1">
            <Unread />
            {content}
            <Foot />
            <RulebookChooser />
            <HouseRulesDialog />
            <ReferenceDialog />
        </div>
    }
}

/// The id of the whole, which has the focus where there is nothing to enter.
pub const PAGE: &str = "frame";

/// Says on the root element what is shown, for the styles.
fn mark_page(app: AppState, ui: Ui) {
    let Some(page) = document().document_element() else { return };
    let _ = page.set_attribute("data-ui", ui.as_str());
    Effect::new(move |_| {
        let _ = match app.readonly.get() {
            true => page.set_attribute("data-readonly", ""),
            false => page.remove_attribute("data-readonly"),
        };
    });
}

/// The top: views, the rulebook, and what is needed now and then.
#[component]
fn Bar(full: bool) -> impl IntoView {
    let app = use_app_state();
    view! {
        <header class="page-top">
            <h1 class="visually-hidden">{app.word(EmbedWord::FrameName)}</h1>
            {full.then(|| view! { <ViewTabs /> })}
            <div class="header-tools">
                <ShareButton />
                <HelpButton />
            </div>
            <div class="header-rules">
                <RulebookPicker />
                <HouseRulesButton />
                <HandContext />
            </div>
        </header>
    }
}

/// One column: the hand, what it is worth, and the rest folded away.
#[component]
fn Compact() -> impl IntoView {
    let app = use_app_state();
    view! {
        <main>
            <Dock above=OtherHands>
                <HandKeys />
            </Dock>
            <div class="answer">
                <ResultPanel />
            </div>
            <details class="folded">
                <summary>{app.word(Word::Settings)}</summary>
                <Settings />
            </details>
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

/// The hand that is shown, for reading; where it has won, its sets are shown with the lines instead.
#[component]
fn HandForReading() -> impl IntoView {
    let app = use_app_state();
    let won = Memo::new(move |_| app.answer.with(|answer| answer.as_ref().is_ok_and(|answer| !answer.wins.is_empty())));
    view! {
        <h1 class="visually-hidden">{app.word(EmbedWord::FrameName)}</h1>
        <Show when=move || !won.get()>
            <section class="dock felt">
                <HandArea />
                <BesideHand />
            </section>
        </Show>
    }
}

/// The bottom: by which rules, that it is for reading, and the way to the whole page.
#[component]
fn Foot() -> impl IntoView {
    let app = use_app_state();
    let shipped = app.slice(|state| state.rules.own.is_none().then_some(state.rules.id));
    let rulebook = app.text(move |language| {
        app.plan.with(|plan| language.rulebook(shipped.get().unwrap_or_default(), &plan.book.name).to_owned())
    });
    let readonly = move || {
        let text = app.word(EmbedWord::ReadOnly);
        app.readonly.get().then(|| view! { <span>{text}</span> })
    };
    // A frame without an origin may open no window either.
    let whole = (!message::is_opaque()).then(|| {
        view! {
            <a href=move || address::link(&app.link()) target="_blank" rel="noopener">
                {app.word(EmbedWord::Open)}
            </a>
        }
    });
    view! { <footer class="foot muted"><span>{rulebook}</span>{readonly}{whole}</footer> }
}
