//! What the players need in the next deal: a list with everybody's distance, and a sheet for one of them.

use leptos::prelude::*;
use tenbo_engine::game::Entry;

use super::state::{OpenGame, use_game_state};
use crate::app::components::DialogFrame;
use crate::app::state::Dialog;
use tenbo_session::form::Form;
use tenbo_session::games::DealPlace;
use tenbo_wording::game_need::{NeedGoal, NeedLine, NeedRow, NeedSheet};

/// The id of the heading of the list.
const LIST: &str = "needs-title";

/// Everybody's distance, from the last round on; before that behind a key. Nothing once the game is over, nor while a deal is
/// entered: who has declared riichi may still ask.
#[component]
pub fn Needs(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let list = Memo::new(move |_| game.with(|game| game.shown(language.get()).needs()));
    let is_due = Memo::new(move |_| {
        list.with(Option::is_some) && games.place.get() == DealPlace::Next && games.form.with(Form::is_unsaid)
    });
    let is_early = Memo::new(move |_| list.with(|list| list.as_ref().is_some_and(|list| list.moment.is_none())));
    let is_asked = RwSignal::new(false);
    let heading = move || list.with(|list| list.as_ref().map(|list| list.heading));
    let moment = move || list.with(|list| list.as_ref().and_then(|list| list.moment));
    let lines = move || list.with(|list| list.as_ref().map(|list| list.lines.clone()).unwrap_or_default());
    let title = move || match is_early.get() {
        true => view! {
            <button
                type="button"
                class="disclosure"
                aria-expanded=move || if is_asked.get() { "true" } else { "false" }
                on:click=move |_| is_asked.update(|asked| *asked = !*asked)
            >
                {heading}
            </button>
        }
        .into_any(),
        false => view! { {heading} <span class="needs-moment">{moment}</span> }.into_any(),
    };
    view! {
        <Show when=move || is_due.get()>
            <section class="needs-part no-print" aria-labelledby=LIST>
                <h3 class="needs-title" id=LIST>
                    {title}
                </h3>
                <Show when=move || is_asked.get() || !is_early.get()>
                    <ul class="needs-list">
                        <For each=lines key=|line| line.player children=move |line| view! { <Line game player=line.player /> } />
                    </ul>
                </Show>
            </section>
        </Show>
        <NeedDialog game />
    }
}

/// A player's place and distance, which opens the sheet.
#[component]
fn Line(game: Memo<OpenGame>, player: usize) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let line = Memo::new(move |before: Option<&Option<NeedLine>>| {
        let list = game.with(|game| game.shown(language.get()).needs());
        let own = list.and_then(|list| list.lines.into_iter().find(|line| line.player == player));
        own.or_else(|| before.cloned().flatten())
    });
    let said = move || {
        line.get().map(|NeedLine { wind, kanji, name, place, gap, .. }| {
            view! {
                <span class="needs-wind" lang=kanji.lang aria-hidden="true">
                    {kanji.text}
                </span>
                <span class="needs-who">
                    {name} <span class="visually-hidden">{format!(", {}, ", language.get().seat(wind))}</span>
                    <span class="needs-place">{place}</span>
                </span>
                <span class="needs-gap">{gap}</span>
            }
        })
    };
    view! {
        <li>
            <button
                type="button"
                id=format!("need-{player}")
                class="needs-line"
                aria-haspopup="dialog"
                on:click=move |_| games.app.dialog.set(Some(Dialog::Need(player)))
            >
                {said}
            </button>
        </li>
    }
}

/// The sheet of a player.
#[component]
fn NeedDialog(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let app = games.app;
    let sheet = Memo::new(move |before: Option<&Option<NeedSheet>>| match app.dialog.get() {
        Some(Dialog::Need(player)) => {
            // Who has declared riichi in the form is known of the next deal.
            let begun = match games.place.get() {
                DealPlace::Next => games.form.with(|form| form.entry.clone()),
                DealPlace::Correct(_) | DealPlace::Insert(_) => Entry::default(),
            };
            game.with(|game| game.shown(app.language.get()).need(player, &begun))
        }
        // While the sheet goes away it says what it said.
        _ => before.cloned().flatten(),
    });
    let title = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.title.clone()).unwrap_or_default());
    let goals = move || {
        let goals = sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.goals.clone()).unwrap_or_default());
        goals.into_iter().map(|goal| view! { <Goal goal /> }).collect_view()
    };
    let foot = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.foot.clone()));
    view! {
        <DialogFrame id="need-title" title class="felt need-sheet" shows=|dialog| matches!(dialog, Dialog::Need(_))>
            {goals}
            <p class="need-foot">{foot}</p>
        </DialogFrame>
    }
}

/// A place, and every way to get there.
#[component]
fn Goal(goal: NeedGoal) -> impl IntoView {
    let NeedGoal { to, about, rows, instead } = goal;
    let rows =
        (!rows.is_empty()).then(|| view! { <dl class="need-rows">{rows.into_iter().map(row).collect_view()}</dl> });
    view! {
        <section class="need-goal">
            <h3>{to} " " <span class="need-about">{about}</span></h3>
            {rows}
            {instead.map(|instead| view! { <p class="need-none">{instead}</p> })}
        </section>
    }
}

/// How the deal ends, and what is needed then.
fn row(row: NeedRow) -> impl IntoView {
    let NeedRow { way, figure, is_possible, seal, notes } = row;
    let seal = seal.map(|seal| {
        view! {
            <span class="need-seal" lang=seal.lang aria-hidden="true">
                {seal.text}
            </span>
        }
    });
    let notes = notes.into_iter().map(|note| view! { <span class="need-note">{note}</span> " " }).collect::<Vec<_>>();
    let notes = (!notes.is_empty()).then(|| view! { <span class="need-notes">{notes}</span> });
    view! {
        <div>
            <dt>{way}</dt>
            <dd>
                <b class=if is_possible { "need-figure" } else { "need-none" }>{figure}</b>
                {seal}
                " "
                {notes}
            </dd>
        </div>
    }
}
