//! The root of the page: what is mounted, and which features make up each view.

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

use super::browser::storage::Key;
use super::browser::{address, assets, faces, language, message, start, storage, theme};
use super::chooser::RulebookChooser;
use super::components::part::part;
use super::components::{Part, PartView, UpdateOffer};
use super::embed::EmbedDialog;
use super::game::{deal_bar, game};
use super::hand::{Dock, HandContext, HandKeys, OtherHands, TableSeats};
use super::header::{AppearanceDialog, Header, HouseRulesDialog};
use super::recents::{RecentHandsBelow, RecentHandsSection};
use super::reference::ReferenceDialog;
use super::result::{ResultPanel, TableResult, result};
use super::rulebooks::RulebooksDialog;
use super::settings::{Settings, SettingsKey};
use super::share::ShareDialog;
use super::state::{AppState, VIEW_PANEL, tab_id, use_app_state};
use super::status_message::StatusMessage;
use super::table::{Dangers, DiscardTray, SeatActions, Settlement, SoundBox, TableView, use_dangers};
use super::{back, embed, given, persistence, recents, shortcuts};
use tenbo_session::default_book::default_book;
use tenbo_session::edit::show_winner;
use tenbo_session::faces::Faces;
use tenbo_session::share::Dropped;
use tenbo_session::{RulesChoice, State, View, share as link};
use tenbo_wording::{Label, Language, Volume, Word};

/// Puts the app into the page in place of its static first paint.
pub fn mount() {
    console_error_panic_hook::set_once();
    let Some(root) = document().get_element_by_id("app") else { return };
    let language = language::first();
    if !language.has(Volume::Page) {
        return start::fail("the texts are missing or of another build");
    }
    language::show(language);
    if message::is_embedded() {
        return wasm_bindgen_futures::spawn_local(embed::start(root, language));
    }
    // What this tab did last stands over an address that has not been told of it.
    let asked = address::hand().map(|hand| storage::tab(&hand).unwrap_or(hand));
    // What is no link is read as if it were pasted, over what is kept.
    let (linked, pasted) = match asked {
        Some(text) if !link::is_link(&text) => (None, Some(link::unescape(&text))),
        asked => (asked, None),
    };
    let rules = address::rulebook().map(|id| RulesChoice { id, ..RulesChoice::default() });
    let linked = match &rules {
        Some(rules) => linked.map(|linked| link::by_rules(&linked, rules)),
        None => linked,
    };
    // A game that a link brings lies beside the hand that is kept, and so does a view that it asks for.
    let hand = linked.clone().filter(|linked| !link::keeps_deal(linked));
    let is_played =
        |kept: &String| rules.as_ref().is_none_or(|rules| link::rulebook(kept).as_deref() == Some(rules.id));
    let kept = hand.or_else(|| storage::get(Key::State).filter(is_played));
    let kept = kept.unwrap_or_else(|| rules.as_ref().map_or_else(first_rules, |rules| link::by_rules("v1", rules)));
    let linked = linked.unwrap_or_else(|| kept.clone());
    // Until the rulebook and the view of a link are here, the page keeps its first paint.
    // The executor of Leptos is set up with the first view.
    wasm_bindgen_futures::spawn_local(async move {
        assets::load_link(&kept).await;
        let (mut state, dropped) = if kept.is_empty() { Default::default() } else { link::read(&kept) };
        let view = link::view(&linked);
        show_winner(&mut state, view);
        load_view(&state, view).await;
        if storage::has(Key::ByTiles) {
            let _ = game().await;
        }
        if pasted.is_some() {
            let _ = result().await;
        }
        show(&root, move || view! { <App state view dropped language linked pasted /> });
    });
}

/// The link of a first visit: an empty hand by what is played where the reader lives.
fn first_rules() -> String {
    match default_book(&language::preferred()) {
        RulesChoice::DEFAULT => String::new(),
        id => ["v1;r=", id].concat(),
    }
}

/// Fetches the part that shows a state, so that it is shown at once. Where that fails, the view says so itself.
pub async fn load_view(state: &State, view: View) {
    let _ = match view {
        View::Hand if state.is_blank() => return,
        View::Hand => result().await,
        View::Table => table().await,
        View::Game => game().await,
    };
}

/// Puts a view into the page in place of what is there.
pub fn show<V: IntoView + 'static>(root: &Element, view: impl FnOnce() -> V + 'static) {
    root.set_inner_html("");
    mount_to(root.clone().unchecked_into(), view).forget();
}

/// The whole widget.
#[component]
fn App(
    state: State,
    view: View,
    dropped: Vec<Dropped>,
    language: Language,
    /// The link that was opened.
    linked: String,
    /// Another text that the address says.
    pasted: Option<String>,
) -> impl IntoView {
    let app = AppState::new(state, view, language);
    provide_context(app);
    if !dropped.is_empty() {
        app.message.set(Some(StatusMessage::Dropped(dropped)));
    }
    app.show_linked(&linked);
    theme::show(app.theme.get_untracked());
    show_faces(app);
    // Before what opens links, which it makes entries of.
    back::follow(app);
    persistence::follow(app);
    recents::follow(app);
    shortcuts::follow(app);
    pasted.into_iter().for_each(|text| app.paste(text));
    given::follow(app);
    view! {
        <div class="page">
            <UpdateOffer />
            <Header>
                <HandContext />
            </Header>
            <Main />
            <AppearanceDialog />
            <RulebookChooser />
            <HouseRulesDialog />
            <RulebooksDialog />
            <ReferenceDialog />
            <EmbedDialog />
            <ShareDialog />
        </div>
    }
}

/// Shows the faces of the tiles that are chosen, in the letters of the language; those of the art where they cannot be had.
fn show_faces(app: AppState) {
    Effect::new(move |_| {
        let (faces, language) = (app.faces.get(), app.language.get());
        spawn_local(async move {
            if !faces::show(faces, language).await && faces != Faces::Carved {
                app.message.set(Some(StatusMessage::Notice(Word::PartMissing)));
                app.faces.set(Faces::Carved);
            }
        });
    });
}

/// The main part of the page. Only the view that is shown exists.
#[component]
pub fn Main() -> impl IntoView {
    let app = use_app_state();
    let view = app.view;
    let content = move || match view.get() {
        View::Hand => view! { <HandView /> }.into_any(),
        View::Table => view! { <Part load=table /> }.into_any(),
        View::Game => view! { <Part load=game /> }.into_any(),
    };
    view! {
        <main>
            <div class="view-panel" id=VIEW_PANEL role="tabpanel" aria-labelledby=move || tab_id(view.get())>
                <Show when=move || app.by_tiles.get() && view.get() != View::Game>
                    <Part load=deal_bar />
                </Show>
                {content}
            </div>
        </main>
    }
}

/// One hand: the builder, what happened, and what it is worth.
#[component]
fn HandView() -> impl IntoView {
    view! {
        <Dock above=OtherHands>
            <HandKeys />
            <SettingsKey />
        </Dock>
        <Settings />
        <div class="answer">
            <ResultPanel />
            <RecentHandsSection />
        </div>
        <RecentHandsBelow />
    }
}

part! {
    /// The view of the table.
    table in table: PartView = || view! { <TableScreen /> }.into_any()
}

/// All seats, and what is said of the deal beside them.
#[component]
fn TableScreen() -> impl IntoView {
    let app = use_app_state();
    view! {
        <TableView>
            <div class="table-side">
                <Dock above=Dangers discards=DiscardTray dangers=use_dangers()>
                    <TableSeats />
                    <SettingsKey />
                    <SeatActions />
                </Dock>
                // It scrolls by itself where the page is wide.
                <div class="answer" role="group" aria-label=app.word(Label::Result) tabindex="0">
                    <TableResult>
                        <Settlement />
                    </TableResult>
                </div>
            </div>
            <Settings>
                <SoundBox />
            </Settings>
        </TableView>
    }
}
