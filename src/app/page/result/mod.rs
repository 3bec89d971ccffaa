//! The result: what the hand is worth and why, who pays, what it waits for.
//!
//! The panel is made as one [`Tree`] from the answer and from how far it is opened; whatever can be tapped carries its
//! [`Act`], and the panel's own listeners take it.

mod act;
mod content;
mod copy;
mod gauge;
mod hand;
mod lines;
mod notices;
mod orders;
mod payments;
mod sheet;
mod waits;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::web_sys::Event;

use self::act::Act;
use self::content::{Content, Desk, Outcome, Scene};
use super::live::{Live, innermost};
use super::platform::address;
use super::store::Store;
use super::tree::{Tree, el};
use crate::app::text::Label;
use crate::app::text::headline::Headline;
use crate::app::text::sheet::{OtherRow, Paper};
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;

/// How long the hand must rest before its state is read aloud.
const REST: Duration = Duration::from_millis(500);

/// No hand is read in more ways that teach anything.
const OTHERS: usize = 8;

/// Everything about the answer of the store.
pub fn result(store: Store) -> Live {
    let desk = RwSignal::new(Desk::default());
    let content = Memo::new_with_compare(move |_| Content::of(store), |_, _| true);
    read_aloud(content, desk);
    let point = move |at: Option<Act>| {
        let at = at.filter(|act| act.lights());
        if desk.with_untracked(|desk| desk.pointed != at) {
            desk.update(|desk| desk.pointed = at);
        }
    };
    let click = move |event: Event| {
        let Some(act) = act_at(&event) else { return };
        match act {
            Act::Complete(tile) => store.complete(tile),
            Act::Discard(tile) => store.discard(tile),
            Act::CopyText => copy::copy(copy::result_text(store), desk),
            Act::CopyLink => copy::copy(address::link(&store.link()), desk),
            // A frame may forbid it; then nothing happens.
            Act::Print => {
                let _ = window().print();
            }
            Act::Problem(place) => {
                let spot = content.with_untracked(|content| content.problems.get(place).map(|problem| problem.spot));
                if let Some(spot) = spot {
                    store.lead(spot);
                }
            }
            act if act.is_door() => {
                if matches!(act, Act::Line(..)) {
                    store.fetch_texts();
                }
                desk.update(|desk| desk.turn(act));
            }
            _ => {}
        }
    };
    let others = move |seat: Seat| other_readings(store, seat);
    let shown = move || content.with(|content| desk.with(|desk| panel(&Scene { content, desk, others: &others })));
    let over = move |event: Event| point(act_at(&event));
    let out = move |_: Event| point(None);
    Live::of(el("section").class("result").with("aria-labelledby", "result-title"))
        .on("click", click)
        .on("pointerover", over)
        .on("pointerleave", out)
        .on("focusin", over)
        .on("focusout", out)
        .follow(shown)
}

/// The act of the innermost element that has one.
fn act_at(event: &Event) -> Option<Act> {
    Act::read(&innermost(event, "[data-do]")?.get_attribute("data-do")?)
}

fn other_readings(store: Store, seat: Seat) -> Vec<OtherRow> {
    let (language, plan) = (store.language.get_untracked(), store.plan.get_untracked());
    store.deal.with_untracked(|draft| {
        store.answer.with_untracked(|answer| match answer {
            Ok(answer) => Paper { language, draft, plan: &plan, answer }.others(seat, OTHERS),
            Err(_) => Vec::new(),
        })
    })
}

/// Says the state in one sentence when the hand has come to rest, and forgets what was copied before.
fn read_aloud(content: Memo<Content>, desk: RwSignal<Desk>) {
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(handle) = waiting.try_get_value().flatten() {
            handle.clear();
        }
    };
    Effect::new(move |before: Option<String>| {
        let now = content.with(|content| {
            let payments: Vec<(Account, i64)> = content.payments.iter().map(|row| (row.account, row.net)).collect();
            content.language.spoken(&content.headline, &payments)
        });
        if before.as_ref().is_some_and(|before| *before != now) {
            stop();
            if desk.with_untracked(|desk| desk.copied != Outcome::None) {
                desk.update(|desk| desk.copied = Outcome::None);
            }
            let text = now.clone();
            let say = move || {
                desk.try_update(|desk| desk.spoken = text);
            };
            waiting.set_value(set_timeout_with_handle(say, REST).ok());
        }
        now
    });
    on_cleanup(stop);
}

fn panel(scene: &Scene) -> Tree {
    let content = scene.content;
    let language = content.language;
    let won = matches!(content.headline, Headline::Worth(..) | Headline::Total(_) | Headline::Wins(_));
    el("div")
        .add(el("h2").class("heard").with("id", "result-title").add(language.label(Label::Result)))
        .add(el("p").class(if won { "headline won" } else { "headline" }).add(language.headline(&content.headline)))
        .add(el("p").class("heard").with("role", "status").add(scene.desk.spoken.clone()))
        .add(notices::warnings(scene))
        .maybe(notices::problems(scene))
        .all(notices::caveats(scene))
        .all(content.winners.iter().map(|sheet| sheet::winner(scene, sheet)))
        .maybe(payments::payments(scene))
        .maybe(payments::losers(scene))
        .maybe(waits::waits(scene))
        .maybe(waits::discards(scene))
        .add(copy::buttons(scene))
}
