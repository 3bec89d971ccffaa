//! Hearing the page around the frame, and telling it what happens here.

use std::collections::VecDeque;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Element, Window};
use serde_json::Value;
use tenbo_engine::settle::Detail;
use tenbo_engine::wire;

use super::frame::PAGE;
use super::looks::Looks;
use crate::app::browser::focus::focus;
use crate::app::browser::message::Incoming;
use crate::app::browser::rest::Rest;
use crate::app::browser::{address, assets, language, message};
use crate::app::shortcuts::HAND;
use crate::app::state::{Actor, AppState};
use tenbo_session::Action;
use tenbo_session::embed::message::{Id, failure, read};
use tenbo_session::embed::speak::{self, Said};
use tenbo_session::embed::{Command, Failed, Gate, Ignored, Message, Secret, Set as Wanted, Warning, What};
use tenbo_wording::Language;

/// How long the hand must rest before it is told. Not a frame of animation: there are none while nobody looks.
const REST: u32 = 60;

/// A dialog needs so much room, in pixels, in a frame that was made for little.
const DIALOG: u32 = 560;

/// The page around the frame.
#[derive(Clone)]
struct Host {
    app: AppState,
    looks: Looks,
    window: Window,
    /// The only origin that is listened to; without one nothing about the hand is told.
    origin: Option<String>,
    /// By what a page of WordPress knows this frame; it is told how high the frame would like to be, in words of its own.
    secret: Option<Secret>,
}

/// Which messages were let through and which were not.
type Gatekeeper = StoredValue<Gate>;

/// What is still to be done, the first of them already begun. One at a time: a rulebook that must be fetched first would let
/// what was said later be done before, and the earlier word would stand in the end.
type Waiting = StoredValue<VecDeque<Message>>;

/// Speaks with the page around the frame, as long as the component is there that calls it. Where there is none, nobody is
/// spoken to.
pub fn connect(app: AppState, looks: Looks, root: &Element, origin: Option<String>, warnings: &[Warning]) {
    let Some(window) = message::parent() else { return };
    let host = Host { app, looks, window, origin, secret: address::secret() };
    host.send(&speak::ready(Language::CODES, warnings));
    let wanted = report_height(&host, root);
    if host.origin.is_some() {
        report_changes(host.clone());
    }
    let gate = StoredValue::new(Gate::default());
    let waiting = Waiting::default();
    let listener = message::listen(move |incoming| {
        if host.is_asked(&incoming) {
            return wanted.get_untracked().into_iter().for_each(|tall| host.tell_height(tall));
        }
        let read = gate.try_update_value(|gate| host.read(&incoming, gate));
        match read {
            Some(Ok(message)) => host.take(message, gate, waiting),
            Some(Err(why)) => {
                count_ignored(gate, why);
                host.refuse(&incoming, why);
            }
            None => {}
        }
    });
    StoredValue::new_local(listener);
}

/// Counts what was not acted on, where the tests can see it too.
fn count_ignored(gate: Gatekeeper, why: Ignored) {
    let total = gate.try_update_value(|gate| {
        gate.count(why);
        gate.total()
    });
    if let (Some(total), Some(page)) = (total, document().document_element()) {
        let _ = page.set_attribute("data-ignored", &total.to_string());
    }
}

/// Says how high the frame would like to be, whenever that is something else; and gives that back, for who asks.
fn report_height(host: &Host, root: &Element) -> Memo<Option<u32>> {
    let (host, app) = (host.clone(), host.app);
    let height = RwSignal::new(0_u32);
    // Once there is something in it: a frame that begins low jumps, and what lies below it on the page.
    let (root, observer) = (root.clone(), StoredValue::new_local(None));
    Effect::new(move |_| observer.set_value(message::on_resize(&root, move |tall| height.set(tall))));
    let wanted = Memo::new(move |_| {
        let open = app.dialog.get().is_some();
        Some(height.get()).filter(|tall| *tall > 0).map(|tall| tall.max(if open { DIALOG } else { 1 }))
    });
    Effect::new(move |_| {
        if let Some(tall) = wanted.get() {
            host.send(&speak::resize(tall));
            host.tell_height(tall);
        }
    });
    wanted
}

/// Says the hand and its score, when they have come to rest and are others than before.
fn report_changes(host: Host) {
    let app = host.app;
    let rest = Rest::new();
    let sent = StoredValue::new((String::new(), Value::Null));
    let link = Memo::new(move |_| app.link());
    Effect::new(move |_| {
        link.track();
        app.answer.track();
        let host = host.clone();
        let report = move || {
            let Some((hand, score)) = sent.try_get_value() else { return };
            let now = link.get_untracked();
            if hand != now {
                let url = address::link(&now);
                host.send(&app.state.with_untracked(|state| speak::change(state, url)));
            }
            let answer = answer(app);
            if score != answer {
                host.send(&speak::score(answer.clone()));
            }
            sent.set_value((now, answer));
        };
        rest.then(REST, report);
    });
}

/// The answer of the engine as the contract writes it.
fn answer(app: AppState) -> Value {
    let plan = app.plan.get_untracked();
    app.deal.with_untracked(|deal| wire::respond_with(&plan, deal, Detail::Explain))
}

impl Host {
    fn send(&self, outgoing: &Said) {
        match &self.origin {
            Some(origin) => message::post(&self.window, &outgoing.json, origin),
            None if outgoing.kind.is_public() => message::post(&self.window, &outgoing.json, "*"),
            None => {}
        }
    }

    /// Whether it is a page of WordPress that has just begun to listen.
    fn is_asked(&self, incoming: &Incoming) -> bool {
        let said = |secret: &Secret| incoming.of_others().is_some_and(|said| secret.is_asked(&said));
        incoming.is_by(&self.window) && self.secret.as_ref().is_some_and(said)
    }

    /// Says the height to a page of WordPress, which alone knows what to do with it.
    fn tell_height(&self, tall: u32) {
        if let Some(secret) = &self.secret {
            message::post(&self.window, &secret.height(tall), "*");
        }
    }

    /// A message, if it is to be acted on.
    fn read(&self, incoming: &Incoming, gate: &mut Gate) -> Result<Message, Ignored> {
        if !incoming.is_by(&self.window) || self.origin.as_ref().is_some_and(|origin| *origin != incoming.origin()) {
            return Err(Ignored::Stranger);
        }
        let message = read(&incoming.plain()?, Language::CODES)?;
        if gate.lets_through(incoming.at()) { Ok(message) } else { Err(Ignored::Rate) }
    }

    /// Whoever asked and wants to know is told that it was not done.
    fn refuse(&self, incoming: &Incoming, why: Ignored) {
        let Some(id) = incoming.id() else { return };
        let plain = incoming.plain().unwrap_or(Value::Null);
        if let Some(failed) = failure(why, &plain) {
            self.reply(Some(&id), Err(failed));
        }
    }

    /// Does what a message asks for when those before it are done.
    fn take(&self, message: Message, gate: Gatekeeper, waiting: Waiting) {
        let first = waiting.try_update_value(|waiting| {
            waiting.push_back(message);
            waiting.len() == 1
        });
        if first != Some(true) {
            return;
        }
        let host = self.clone();
        spawn_local(async move {
            let next = || waiting.try_with_value(|waiting| waiting.front().cloned()).flatten();
            while let Some(message) = next() {
                host.handle(message, gate).await;
                waiting.try_update_value(VecDeque::pop_front);
            }
        });
    }

    /// Does what a message asks for.
    async fn handle(&self, message: Message, gate: Gatekeeper) {
        let (id, app) = (message.id, self.app);
        match message.command {
            Command::Set(set) => {
                let needs = set.needs().unwrap_or_default();
                let language = set.lang.and_then(Language::of_code).unwrap_or(app.language.get_untracked());
                assets::load_rulebook(&needs).await;
                let speaks = assets::load_language(language).await;
                self.reply(id.as_ref(), self.set(&set, language, speaks));
            }
            Command::Get(what) => {
                if let Some(id) = id {
                    self.send(&speak::reply(&id, self.get(what, gate)));
                }
            }
            Command::Focus => {
                let hand = document().get_element_by_id(HAND).is_some();
                focus(if hand { HAND } else { PAGE });
                self.reply(id.as_ref(), Ok(()));
            }
            Command::Undo => {
                let able = untrack(|| app.can_step().0);
                if able {
                    app.undo_as(Actor::Host);
                }
                self.reply(id.as_ref(), if able { Ok(()) } else { Err(Failed::Undo) });
            }
        }
    }

    fn reply(&self, id: Option<&Id>, done: Result<(), Failed>) {
        match (done, id) {
            (Ok(()), Some(id)) => self.send(&speak::reply(id, true.into())),
            (Ok(()), None) => {}
            (Err(failed), id) => self.send(&speak::error(failed.as_str(), id)),
        }
    }

    /// Sets what is asked for; the language only if its texts are here.
    fn set(&self, set: &Wanted, language: Language, speaks: bool) -> Result<(), Failed> {
        let app = self.app;
        let view = app.view.get_untracked();
        let next = app.state.with_untracked(|state| set.apply(state, view))?;
        if app.state.with_untracked(|state| *state != next) {
            app.dispatch_as(Actor::Host, Action::open(next, view));
        }
        self.looks.change(app, set);
        if speaks && language != app.language.get_untracked() {
            language::show(language);
            app.language.set(language);
        }
        Ok(())
    }

    fn get(&self, what: What, gate: Gatekeeper) -> Value {
        let app = self.app;
        match what {
            What::Hand => app.state.with_untracked(speak::hand),
            What::Rules => app.state.with_untracked(speak::rules),
            What::Url => address::link(&untrack(|| app.link())).into(),
            What::Score => answer(app),
            What::Ignored => gate.try_with_value(Gate::counts).unwrap_or(Value::Null),
        }
    }
}
