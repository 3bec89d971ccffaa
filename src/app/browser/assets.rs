//! Files beside the module, fetched when they are asked for: rulebooks, hands that players know, texts, and styles of parts.

use std::future::Future;

use gloo::net::http::Request;
use js_sys::Promise;
use leptos::prelude::document;
use tenbo_engine::rules::{KnownHand, shipped};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use super::language;
use tenbo_session::share;
use tenbo_wording::{Language, Volume};

/// Fetches the file that the start script names by an attribute; nothing where it cannot be had.
async fn fetch(attribute: &str) -> Option<Vec<u8>> {
    let script = document().query_selector(&format!("script[{attribute}]")).ok().flatten()?;
    let answer = Request::get(&script.get_attribute(attribute)?).send().await.ok().filter(|answer| answer.ok())?;
    answer.binary().await.ok()
}

/// Fetches the shipped rulebooks. Whether one has come, [`shipped::is_here`] says.
pub async fn load_rulebooks() {
    if shipped::OFFERED.iter().any(|id| !shipped::is_here(id))
        && let Some(file) = fetch("data-books").await
    {
        // Whoever asks for a rulebook says so where it has not come.
        let _ = shipped::install(&file);
    }
}

/// Fetches the shipped rulebooks if this is one of them.
pub async fn load_rulebook(id: &str) {
    if shipped::OFFERED.contains(&id) && !shipped::is_here(id) {
        load_rulebooks().await;
    }
}

/// Fetches the rulebook that a link names.
pub async fn load_link(text: &str) {
    if let Some(id) = share::rulebook(text) {
        load_rulebook(&id).await;
    }
}

/// Fetches the hands that players know; `None` where they cannot be had.
pub async fn load_known_hands() -> Option<Vec<KnownHand>> {
    KnownHand::read(&fetch("data-hands").await?).ok()
}

/// Fetches a volume of the texts of a language; `false` where it cannot be had.
async fn load_volume(language: Language, volume: Volume) -> bool {
    if !language.has(volume)
        && let Some(file) = fetch(&format!("data-{}-{}", volume.name(), language.code())).await
    {
        language.install(volume, file.leak());
    }
    language.has(volume)
}

/// Fetches as much of the texts of a language as there is of the one that the page has, which may become more meanwhile;
/// `false` where something cannot be had.
pub async fn load_language(language: Language) -> bool {
    let missing = || {
        let shown = language::shown();
        Volume::ALL.into_iter().find(|volume| shown.has(*volume) && !language.has(*volume))
    };
    while let Some(volume) = missing() {
        if !load_volume(language, volume).await {
            return false;
        }
    }
    true
}

/// Fetches what every language calls things, so that a search finds them by any of these names. What cannot be had is not
/// found by.
pub async fn load_names() {
    for language in Language::ALL {
        load_volume(language, Volume::Page).await;
    }
}

/// Fetches volumes of the texts in the language of the page, which may become another one meanwhile; `false` where one
/// cannot be had.
pub async fn load_texts(volumes: &[Volume]) -> bool {
    let missing =
        || volumes.iter().map(|volume| (language::shown(), *volume)).find(|(language, volume)| !language.has(*volume));
    while let Some((language, volume)) = missing() {
        if !load_volume(language, volume).await {
            return false;
        }
    }
    true
}

/// Fetches the styles of the parts: `false` where they cannot be had. They are asked for at once, not when they are first
/// waited for. A debug build has them in the page.
pub fn load_styles() -> impl Future<Output = bool> {
    let link = styles().filter(|link| link.sheet().is_none());
    let loading = link.map(|link| {
        let heard = Promise::new(&mut |here, gone| {
            // Listening does not fail.
            let _ = link.add_event_listener_with_callback("load", &here);
            let _ = link.add_event_listener_with_callback("error", &gone);
        });
        (link, JsFuture::from(heard))
    });
    async move {
        let Some((link, heard)) = loading else { return true };
        let here = heard.await.is_ok();
        if !here {
            link.remove();
        }
        here
    }
}

/// The element that has the styles of the parts, put into the page if it is not there; nothing in a debug build.
fn styles() -> Option<HtmlLinkElement> {
    let href = document().query_selector("script[data-styles]").ok()??.get_attribute("data-styles")?;
    let known = document().query_selector(&format!("link[href='{href}']")).ok()?;
    let link = known.or_else(|| {
        let link = document().create_element("link").ok()?;
        link.set_attribute("rel", "stylesheet").ok()?;
        link.set_attribute("href", &href).ok()?;
        document().head()?.append_child(&link).ok()?;
        Some(link)
    })?;
    link.dyn_into().ok()
}
