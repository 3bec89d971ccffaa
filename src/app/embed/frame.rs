//! What is in a frame on another site: no name, no colours to choose, nothing that would have to be kept; and where there
//! is little room, less.

use leptos::prelude::*;
use leptos::web_sys::Element;
use wasm_bindgen::JsCast;

use super::host;
use crate::app::act::Act;
use crate::app::browser::then::Then;
use crate::app::browser::{address, books, message, start, storage, style};
use crate::app::components::dialog::dialog;
use crate::app::components::icon::{Icon, icon};
use crate::app::hand;
use crate::app::header::{house, picker};
use crate::app::live::Live;
use crate::app::reference;
use crate::app::region::{Acts, Scene, region};
use crate::app::result::result;
use crate::app::settings::settings;
use crate::app::shortcuts;
use crate::app::state::{AppState, Notice};
use crate::app::tree::{Tree, el};
use crate::app::views;
use crate::i18n::{EmbedWord, Language, Word};
use crate::session::embed::{Config, Ui, config, set};
use crate::session::share;

/// Puts the widget into the frame. What it needs is fetched first, so that nothing moves later.
pub fn start(root: Element, language: Language) {
    storage::forget();
    let (config, warnings) = config::read(&address::query(), Language::CODES);
    let hash = address::hash().unwrap_or_default();
    let needed = share::rulebook(&hash).or(config.rules.map(str::to_owned)).unwrap_or_default();
    let shown = Then::of(move || {
        if !language.is_here(true) {
            return start::fail("the texts of the frame are missing or of another build");
        }
        let page = root.clone();
        crate::app::app::show(&root, Box::new(move || whole(&page, language, config, &warnings, &hash)));
    });
    let board = Then::of(move || style::with("data-board", shown));
    let sheets = Then::of(move || style::with("data-embed", board));
    books::with(&needed, Then::of(move || books::with_texts(language, sheets)));
}

/// Everything in the frame.
fn whole(root: &Element, language: Language, config: Config, warnings: &[config::Warning], hash: &str) -> Live {
    let (state, dropped) = set::first(hash, &config);
    let store = AppState::new(state, language);
    store.readonly.set(config.is_readonly());
    store.theme.set(config.theme);
    config.theme.show();
    if !dropped.is_empty() {
        store.notice.set(Some(Notice::Dropped(dropped)));
    }
    mark(store, config.ui);
    crate::app::app::follow(store);
    host::speak(store, root, config.host, warnings);
    let page = Live::of(el("div").class("page").with("id", PAGE).with("tabindex", "-1"))
        .on("keydown", move |event| shortcuts::on_page(store, event.unchecked_ref()));
    let page = match config.ui {
        Ui::Full => page.put(region(store, bar).on("keydown", |event| views::arrow(&event))),
        Ui::Compact => page.put(region(store, bar)),
        Ui::Result => page,
    };
    let page = match config.ui {
        Ui::Full => page.put(views::main(store)),
        Ui::Compact => page.put(compact(store)),
        Ui::Result => page.put(Live::of(el("main")).put(region(store, hand)).put(result(store))),
    };
    page.put(region(store, foot))
        .put(dialog(store, "house-title", Word::HouseRules, store.house, house::paint))
        .put(reference::dialog(store))
}

/// The id of the whole, which has the focus where there is nothing to enter.
pub const PAGE: &str = "frame";

/// Says on the root element what is shown, for the styles.
fn mark(store: AppState, ui: Ui) {
    let Some(page) = document().document_element() else { return };
    let _ = page.set_attribute("data-ui", ui.as_str());
    Effect::new(move |_| {
        let _ = match store.readonly.get() {
            true => page.set_attribute("data-readonly", ""),
            false => page.remove_attribute("data-readonly"),
        };
    });
}

/// The top: views, the rulebook, and what is needed now and then.
fn bar(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let title = el("h1").class("heard").add(scene.language.embed(EmbedWord::FrameName));
    let tools = [(Act::Share, Word::Share, Icon::Link), (Act::Help, Word::Help, Icon::Help)];
    let tools = tools.map(|(act, name, picture)| {
        let name = scene.word(name);
        acts.button("key-icon", act).with("aria-label", name).with("title", name).add(icon(picture))
    });
    let own = scene.state.rules.house_rules();
    let house = acts
        .button("button", Act::House)
        .add(icon(Icon::Rules))
        .add(el("span").add(scene.word(Word::HouseRules)))
        .maybe((own > 0).then(|| el("span").class("badge").add(own.to_string())));
    let rules = el("div").class("rules").add(picker(scene, acts)).add(house);
    let top = el("header").class("top").add(title).add(views::tabs(scene, acts));
    top.add(el("div").class("tools").all(tools)).add(rules)
}

/// One column: the hand, what it is worth, and the rest folded away.
fn compact(store: AppState) -> Live {
    let more = Live::of(el("details").class("folded"));
    let title = move || el("summary").add(store.language.get().word(Word::Settings));
    Live::of(el("main"))
        .put(hand::dock(store))
        .put(Live::of(el("div").class("answer")).put(result(store)))
        .put(more.follow(title).put(settings(store)))
}

/// The hand that is shown, for reading; where it has won, its sets are shown with the lines instead.
fn hand(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let won = scene.store.answer.with(|answer| answer.as_ref().is_ok_and(|answer| !answer.wins.is_empty()));
    let title = el("h1").class("heard").add(scene.language.embed(EmbedWord::FrameName));
    let hand = (!won).then(|| el("section").class("dock").add(hand::laid_out(scene, acts)));
    el("div").class("region").add(title).maybe(hand)
}

/// The bottom: by which rules, that it is for reading, and the way to the whole page.
fn foot(scene: &Scene<'_>, _: &mut Acts) -> Tree {
    let rules = el("span").add(scene.plan.book.name.clone().into_owned());
    let readonly = scene.readonly().then(|| el("span").add(scene.language.embed(EmbedWord::ReadOnly)));
    // A frame without an origin may open no window either.
    let whole = (!message::is_opaque()).then(|| {
        el("a")
            .with("href", address::link(&share::write(scene.state)))
            .with("target", "_blank")
            .with("rel", "noopener")
            .add(scene.language.embed(EmbedWord::Open))
    });
    el("footer").class("foot soft").add(rules).maybe(readonly).maybe(whole)
}
