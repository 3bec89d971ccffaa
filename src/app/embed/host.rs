//! Hearing the page around the frame, and telling it what happens here.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Element, Window};

use super::frame::PAGE;
use crate::app::browser::focus::focus;
use crate::app::browser::{address, assets, language, message};
use crate::app::shortcuts::HAND;
use crate::app::state::AppState;
use crate::engine::contract;
use crate::engine::json::Json;
use crate::engine::table::Detail;
use crate::i18n::Language;
use crate::session::Edit;
use crate::session::editor::json;
use crate::session::embed::message::{Id, read, told};
use crate::session::embed::speak::{self, Said};
use crate::session::embed::{Command, Failed, Gate, Ignored, Message, Set as Wanted, Warning, What};

/// How long the hand must rest before it is told. Not a frame of animation: there are none while nobody looks.
const REST: Duration = Duration::from_millis(60);

/// A dialog needs so much room, in a frame that was made for little.
const DIALOG: u32 = 560;

/// The page around the frame.
#[derive(Clone)]
struct Host {
    store: AppState,
    window: Window,
    /// The only origin that is listened to; without one nothing about the hand is told.
    origin: Option<String>,
}

/// Speaks with the page around the frame from now on. Where there is none, nobody is spoken to.
pub fn speak(store: AppState, root: &Element, origin: Option<String>, warnings: &[Warning]) {
    let Some(window) = message::parent() else { return };
    let host = Host { store, window, origin };
    host.say(&speak::ready(Language::CODES, warnings));
    tell_height(&host, root);
    if host.origin.is_some() {
        tell_changes(host.clone());
    }
    let gate = StoredValue::new(Gate::default());
    let listener = message::listen(move |said| {
        let heard = gate.try_update_value(|gate| host.hear(&said, gate));
        match heard {
            Some(Ok(message)) => host.act(message, gate),
            Some(Err(why)) => {
                ignore(gate, why);
                host.refuse(&said, why);
            }
            None => {}
        }
    });
    StoredValue::new_local(listener);
}

/// Counts what was not acted on, where the tests can see it too.
fn ignore(gate: StoredValue<Gate>, why: Ignored) {
    let total = gate.try_update_value(|gate| {
        gate.count(why);
        gate.total()
    });
    if let (Some(total), Some(page)) = (total, document().document_element()) {
        let _ = page.set_attribute("data-ignored", &total.to_string());
    }
}

/// How high the frame would like to be, whenever that is something else.
fn tell_height(host: &Host, root: &Element) {
    let (host, store) = (host.clone(), host.store);
    let tall = RwSignal::new(0_u32);
    message::on_resize(root, move |height| tall.set(height));
    let wanted = Memo::new(move |_| {
        let open = store.dialog.get().is_some();
        tall.get().max(if open { DIALOG } else { 1 })
    });
    Effect::new(move |_| host.say(&speak::resize(wanted.get())));
}

/// The hand and its score, when they have come to rest and are others than before.
fn tell_changes(host: Host) {
    let store = host.store;
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let told = StoredValue::new((String::new(), String::new()));
    let link = Memo::new(move |_| store.link());
    Effect::new(move |_| {
        link.track();
        store.answer.track();
        if let Some(handle) = waiting.get_value() {
            handle.clear();
        }
        let host = host.clone();
        let tell = move || {
            let now = untrack(move || link.get());
            let Some((hand, score)) = told.try_get_value() else { return };
            if hand != now {
                let url = address::link(&now);
                host.say(&store.state.with_untracked(|state| speak::change(state, url)));
            }
            let answer = answer(store);
            let text = json::write(&answer);
            if score != text {
                host.say(&speak::score(answer));
            }
            told.set_value((now, text));
        };
        waiting.set_value(set_timeout_with_handle(tell, REST).ok());
    });
}

/// The answer of the engine as the contract writes it.
fn answer(store: AppState) -> Json {
    let plan = store.plan.get_untracked();
    store.deal.with_untracked(|deal| contract::respond_with(&plan, deal, Detail::Explain, false, &[]))
}

impl Host {
    fn say(&self, said: &Said) {
        match &self.origin {
            Some(origin) => message::post(&self.window, &said.json, origin),
            None if said.kind.is_public() => message::post(&self.window, &said.json, "*"),
            None => {}
        }
    }

    /// A message, if it is to be acted on.
    fn hear(&self, said: &message::Said, gate: &mut Gate) -> Result<Message, Ignored> {
        if !said.is_by(&self.window) || self.origin.as_ref().is_some_and(|origin| *origin != said.origin()) {
            return Err(Ignored::Stranger);
        }
        let message = read(&said.plain()?, Language::CODES)?;
        if gate.lets_through(said.at()) { Ok(message) } else { Err(Ignored::Rate) }
    }

    /// Whoever asked and wants to know is told that it was not done.
    fn refuse(&self, said: &message::Said, why: Ignored) {
        let Some(id) = said.id() else { return };
        let plain = said.plain().unwrap_or(Json::Null);
        if let Some(failed) = told(why, &plain) {
            self.reply(Some(&id), Err(failed));
        }
    }

    fn act(&self, message: Message, gate: StoredValue<Gate>) {
        let (id, store) = (message.id, self.store);
        match message.command {
            Command::Set(set) => {
                let host = self.clone();
                let needs = set.needs().unwrap_or_default();
                let language = set.lang.and_then(Language::of_code).unwrap_or(store.language.get_untracked());
                spawn_local(async move {
                    assets::load_rulebook(&needs).await;
                    assets::load_language(language).await;
                    host.reply(id.as_ref(), host.set(&set, language));
                });
            }
            Command::Get(what) => {
                if let Some(id) = id {
                    self.say(&speak::reply(&id, self.get(what, gate)));
                }
            }
            Command::Focus => {
                let hand = document().get_element_by_id(HAND).is_some();
                focus(if hand { HAND } else { PAGE });
                self.reply(id.as_ref(), Ok(()));
            }
            Command::Undo => {
                let able = untrack(move || store.can_step().0);
                if able {
                    store.unlocked(|| store.undo());
                }
                self.reply(id.as_ref(), if able { Ok(()) } else { Err(Failed::Undo) });
            }
        }
    }

    fn reply(&self, id: Option<&Id>, done: Result<(), Failed>) {
        match (done, id) {
            (Ok(()), Some(id)) => self.say(&speak::reply(id, Json::Bool(true))),
            (Ok(()), None) => {}
            (Err(failed), id) => self.say(&speak::error(failed.as_str(), id)),
        }
    }

    fn set(&self, set: &Wanted, language: Language) -> Result<(), Failed> {
        let store = self.store;
        let next = store.state.with_untracked(|state| set.apply(state))?;
        if store.state.with_untracked(|state| *state != next) {
            store.unlocked(|| store.take(Edit::Load(Box::new(next))));
        }
        if let Some(theme) = set.theme {
            theme.show();
            store.theme.set(theme);
        }
        if let Some(readonly) = set.readonly {
            store.readonly.set(readonly);
        }
        if language != store.language.get_untracked() && language.is_loaded() {
            language::show(language);
            store.language.set(language);
        }
        Ok(())
    }

    fn get(&self, what: What, gate: StoredValue<Gate>) -> Json {
        let store = self.store;
        match what {
            What::Hand => store.state.with_untracked(speak::hand),
            What::Rules => store.state.with_untracked(speak::rules),
            What::Url => Json::text(address::link(&untrack(move || store.link()))),
            What::Score => answer(store),
            What::Ignored => gate.try_with_value(Gate::counts).unwrap_or(Json::Null),
        }
    }
}
