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
pub use self::content::Scene;
use self::content::{Content, Desk, Outcome};
use super::live::{Live, innermost};
use super::tree::{Tree, el};
use crate::app::browser::{address, language};
use crate::app::state::{AppState, Dialog, Topic};
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;
use crate::i18n::Label;
use crate::i18n::headline::Headline;
use crate::i18n::sheet::{OtherRow, Paper, Sheet};

/// How long the hand must rest before its state is read aloud.
const REST: Duration = Duration::from_millis(500);

/// No hand is read in more ways that teach anything.
const OTHERS: usize = 8;

/// What the result is made from, and how far it is opened.
#[derive(Clone, Copy)]
pub struct Panel {
    store: AppState,
    content: Memo<Content>,
    desk: RwSignal<Desk>,
}

impl Panel {
    /// Of the answer of the store; nothing is open.
    pub fn new(store: AppState) -> Panel {
        let desk = RwSignal::new(Desk::default());
        let content = Memo::new_with_compare(move |_| Content::of(store), |_, _| true);
        read_aloud(content, desk);
        Panel { store, content, desk }
    }

    /// What is painted from it now, by whoever asks.
    pub fn with<T>(self, paint: impl FnOnce(&Scene) -> T) -> T {
        let others = move |seat: Seat| other_readings(self.store, seat);
        self.content.with(|content| self.desk.with(|desk| paint(&Scene { content, desk, others: &others })))
    }

    /// An element in which what is painted from it does what it says.
    pub fn listen(self, live: Live) -> Live {
        let over = move |event: Event| self.point(act_at(&event));
        let out = move |_: Event| self.point(None);
        live.on("click", move |event| self.click(&event))
            .on("pointerover", over)
            .on("pointerleave", out)
            .on("focusin", over)
            .on("focusout", out)
    }

    fn point(self, at: Option<Act>) {
        let at = at.filter(|act| act.lights());
        if self.desk.with_untracked(|desk| desk.pointed != at) {
            self.desk.update(|desk| desk.pointed = at);
        }
    }

    fn click(self, event: &Event) {
        let Panel { store, content, desk } = self;
        let Some(act) = act_at(event) else { return };
        match act {
            Act::Complete(tile) => store.complete(tile),
            Act::Discard(tile) => store.discard(tile),
            Act::CopyText => copy::copy(copy::result_text(store), desk),
            Act::CopyLink => copy::copy(address::link(&store.link()), desk),
            Act::Reference(pattern) => store.dialog.set(Some(Dialog::Reference(Topic::Pattern(pattern)))),
            // A frame may forbid it; then nothing happens.
            Act::Print => {
                let _ = window().print();
            }
            Act::Names => {
                language::turn_names();
                // Painted again, everything has the other names.
                store.language.set(store.language.get_untracked());
            }
            Act::Embed => store.dialog.set(Some(Dialog::Embed)),
            Act::Problem(place) => {
                let spot = content.with_untracked(|content| content.problems.get(place).map(|problem| problem.spot));
                if let Some(spot) = spot {
                    store.lead(spot);
                }
            }
            act if act.is_door() => {
                desk.update(|desk| desk.turn(act));
            }
            _ => {}
        }
    }
}

/// Everything about the answer of the store.
pub fn result(store: AppState) -> Live {
    let shown = Panel::new(store);
    let live = Live::of(el("section").class("result").with("aria-labelledby", "result-title"));
    shown.listen(live).follow(move || shown.with(panel))
}

/// The act of the innermost element that has one.
fn act_at(event: &Event) -> Option<Act> {
    Act::read(&innermost(event, "[data-do]")?.get_attribute("data-do")?)
}

fn other_readings(store: AppState, seat: Seat) -> Vec<OtherRow> {
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
    top(scene, notices::warnings(scene, false))
        .all(scene.content.winners.iter().map(|sheet| sheet::winner(scene, sheet)))
        .maybe(payments::payments(scene))
        .maybe((!scene.content.losers.is_empty()).then(|| payments::losers(scene)))
        .maybe(waits::waits(scene))
        .maybe(waits::discards(scene))
        .add(copy::buttons(scene))
}

/// The same at the table: the losers' sheets and most dangers lie with their seats, and who pays whom is `settlement`.
pub fn at_table(scene: &Scene, settlement: Tree) -> Tree {
    top(scene, notices::warnings(scene, true))
        .add(settlement)
        .all(scene.content.winners.iter().map(|sheet| sheet::winner(scene, sheet)))
        .maybe(waits::waits(scene))
        .maybe(waits::discards(scene))
        .add(copy::buttons(scene))
}

/// What the hand of a seat is worth, where that is known; a loser's is a button that opens its lines below.
pub fn worth(scene: &Scene, seat: Seat) -> Option<Tree> {
    let winner = scene.content.winners.iter().find(|sheet| sheet.seat == seat);
    if let Some(sheet) = winner {
        return Some(el("b").class("worth").add(sheet.worth.clone()));
    }
    let act = Act::Loser(seat);
    let (sheet, _) = loser(scene, seat)?;
    Some(lines::opener("opener worth", act, scene.desk.is_open(act)).add(sheet.worth.clone()))
}

/// The lines of a loser's hand, if they are open.
pub fn opened(scene: &Scene, seat: Seat) -> Option<Tree> {
    let (sheet, _) = loser(scene, seat).filter(|_| scene.desk.is_open(Act::Loser(seat)))?;
    Some(sheet::body(scene, el("div").class("opened result"), sheet))
}

/// The sheet of a seat that has not won, and whether it is ready.
pub fn loser<'a>(scene: &Scene<'a>, seat: Seat) -> Option<&'a (Sheet, Option<bool>)> {
    scene.content.losers.iter().find(|(sheet, _)| sheet.seat == seat)
}

/// The headline, and what must be put right or taken care of.
fn top(scene: &Scene, warnings: Tree) -> Tree {
    let content = scene.content;
    let language = content.language;
    let won = matches!(content.headline, Headline::Worth(..) | Headline::Total(..) | Headline::Wins(_));
    el("div")
        .add(el("h2").class("heard").with("id", "result-title").add(language.label(Label::Result)))
        .add(el("p").class(if won { "headline won" } else { "headline" }).add(language.headline(&content.headline)))
        .add(el("p").class("heard").with("role", "status").add(scene.desk.spoken.clone()))
        .add(warnings)
        .maybe(notices::problems(scene))
        .all(notices::caveats(scene))
}
