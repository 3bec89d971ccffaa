//! What is asked of a deal less often: fouls, who is liable, what lies on the table, figures of the table's own, a remark.

use leptos::prelude::*;
use tenbo_engine::deal::Riichi;
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;

use super::fields::TextField;
use super::form_state::use_form_state;
use super::fouls::{FoulKeys, FoulLines};
use super::keys::{KeyText, Keys};
use super::later_wins::LaterWins;
use super::paid_fields::PaidFields;
use super::scores_fields::ScoresFields;
use super::seat_keys::SeatKeys;
use crate::app::components::fields::{CheckBox, CheckGroup, Labeled};
use tenbo_session::edit::marks_hands;
use tenbo_session::form::change::{LONGEST_NOTE, offenses};
use tenbo_session::form::{Ends, Filled, Form};
use tenbo_wording::{BoardWord, GameWord};

/// The rest of the form.
#[component]
pub fn MoreFields() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| offenses(plan).next().is_some());
    let riichi = form.has(OptionKey::Riichi);
    let honba = form.filled(|form| form.entry.overrides.honba);
    let deposits = form.filled(|form| form.entry.overrides.deposits);
    let counters = Memo::new(move |_| form.head.get().honba);
    let declared = form.filled(|form| {
        let declared = |seat: &Seat| form.entry.deal.seat(*seat).is_some_and(|entered| entered.riichi != Riichi::None);
        Seat::ALL.iter().filter(|seat| declared(seat)).count()
    });
    let sticks = Memo::new(move |_| form.head.get().deposits + u32::try_from(declared.get()).unwrap_or_default());
    let ends = form.filled(|form| form.ends);
    let by_table = move || ends.get() == Ends::Scores;
    view! {
        <div class="more-body">
            <div class="game-chips">
                <Show when=move || known.get()><FoulKeys /></Show>
                <button
                    type="button"
                    class="game-key"
                    id="by-table"
                    aria-pressed=move || if by_table() { "true" } else { "false" }
                    disabled=form.games.app.readonly
                    on:click=move |_| {
                        let ends = if ends.get_untracked() == Ends::Scores { Ends::Win } else { Ends::Scores };
                        form.write(Filled::Ends(ends), "");
                    }
                >
                    {form.word(GameWord::EndsWithScores)}
                </button>
            </div>
            <Show when=by_table><ScoresFields /></Show>
            <Show when=move || ends.get() == Ends::Win><LaterWins /></Show>
            <FoulLines />
            <Show when=move || !by_table()><PaidFields /></Show>
            <MarkField
                legend=BoardWord::HandIsDead
                field=Filled::Dead
                is_marked=|form, seat| form.entry.deal.seat(seat).is_some_and(|entered| entered.dead)
            />
            <MarkField
                legend=BoardWord::MayNotWin
                field=Filled::Barred
                is_marked=|form, seat| form.entry.deal.seat(seat).is_some_and(|entered| entered.barred)
            />
            <LiableFields />
            <Show when=move || riichi.get()>
                <div class="totals-fields">
                    <CountField word=GameWord::Honba id="deal-honba" field=Filled::Honba count=honba follows=counters />
                    <CountField
                        word=GameWord::Deposits
                        id="deal-deposits"
                        field=Filled::Deposits
                        count=deposits
                        follows=sticks
                    />
                </div>
            </Show>
            <PassesField />
            <Labeled name=form.word(GameWord::Note)>
                <TextField
                    attr:id="deal-note"
                    attr:maxlength=LONGEST_NOTE.to_string()
                    value=form.filled(|form| form.entry.note.clone())
                    write=move |note: &str| form.write(Filled::Note, note)
                />
            </Labeled>
        </div>
    }
}

/// What a foul can make of the hands, where the rules have that or it is entered.
#[component]
fn MarkField(
    /// Its name.
    legend: BoardWord,
    /// The field of a seat.
    field: fn(Seat) -> Filled,
    /// Whether a seat's hand bears it.
    is_marked: fn(&Form, Seat) -> bool,
) -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(marks_hands);
    let entered = form.filled(move |form| Seat::ALL.into_iter().any(|seat| is_marked(form, seat)));
    let legend = Signal::derive(form.games.app.word(legend));
    let button = move |seat: Seat| {
        let checked = form.filled(move |form| is_marked(form, seat));
        let toggle = move || form.fill(field(seat), "");
        view! { <CheckBox checked toggle label=form.name(seat) /> }
    };
    view! {
        <Show when=move || known.get() || entered.get()>
            <CheckGroup legend>{form.seats().map(button).collect_view()}</CheckGroup>
        </Show>
    }
}

/// Who is liable for each win, where the rules know liability.
#[component]
fn LiableFields() -> impl IntoView {
    let form = use_form_state();
    let known = form.rule(|plan| !plan.rulebook().liability.is_empty());
    let won = form.filled(|form| form.ends == Ends::Win);
    let winners = form.filled(Form::winners);
    view! {
        <Show when=move || known.get() && won.get()>
            <For each=move || winners.get() key=|seat| *seat let:winner>
                <LiableField winner winners />
            </For>
        </Show>
    }
}

/// Who is liable for a win. Where several win its name says for whose.
#[component]
fn LiableField(
    /// Whose win it is.
    winner: Seat,
    /// All who win.
    winners: Memo<Vec<Seat>>,
) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let liable = form.filled(move |form| form.liable[winner]);
    let who = form.name(winner);
    let keys = StoredValue::new(form.seats().filter(|seat| *seat != winner).collect::<Vec<_>>());
    let name = move || {
        let word = form.games.word(GameWord::Liable)();
        let several = winners.with(Vec::len) > 1;
        if several { app.language.get().labeled(&who.get(), word) } else { word.to_owned() }
    };
    // Once more: nobody is.
    let press = move |seat: Seat| {
        let told = if liable.get_untracked() == Some(seat) { "" } else { seat.as_str() };
        form.write(Filled::Liable(winner), told);
    };
    view! { <SeatKeys name="liable" row=winner as usize label=Signal::derive(name) seats=keys.get_value() pressed=move |seat| liable.get() == Some(seat) press /> }
}

/// A number of counters or sticks, up and down by one; it is told only where it is another than what follows.
#[component]
fn CountField(
    /// Its name.
    word: GameWord,
    /// The id of the number.
    id: &'static str,
    /// The field.
    field: Filled,
    /// What is told.
    count: Memo<Option<u32>>,
    /// What follows from the deals before and from the form.
    follows: Memo<u32>,
) -> impl IntoView {
    let form = use_form_state();
    let app = form.games.app;
    let now = Memo::new(move |_| count.get().unwrap_or_else(|| follows.get()));
    let step = move |next: u32| {
        let told = (next != follows.get_untracked()).then(|| next.to_string());
        form.write(field, &told.unwrap_or_default());
    };
    let key = move |sign: &'static str, next: fn(u32) -> u32| {
        let label = move || app.language.get().labeled(form.games.word(word)(), &[sign, "1"].concat());
        view! {
            <button
                type="button"
                class="key-icon"
                aria-label=label
                title=label
                disabled=app.readonly
                on:click=move |_| step(next(now.get_untracked()))
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="game-count" role="group" aria-labelledby=format!("{id}-name")>
            <span id=format!("{id}-name")>{form.word(word)}</span>
            {key("−", |count| count.saturating_sub(1))}
            <output id=id>{now}</output>
            {key("+", |count| (count + 1).min(99))}
        </div>
    }
}

/// Who deals next.
#[component]
fn PassesField() -> impl IntoView {
    let form = use_form_state();
    let passes = form.filled(|form| form.entry.overrides.passes);
    let told = |key: &str| key.parse::<bool>().ok();
    let text = move |key: &'static str| {
        KeyText::from(form.games.word(match told(key) {
            None => GameWord::FromBefore,
            Some(true) => GameWord::Passes,
            Some(false) => GameWord::Stays,
        })())
    };
    view! {
        <Keys
            name="passes"
            class="game-chips game-named"
            label=Signal::derive(move || form.word(GameWord::NextDealer).get().to_owned())
            keys=Signal::derive(|| vec!["auto", "true", "false"])
            text
            pressed=move |key: &'static str| Some(passes.get() == told(key))
            press=move |key: &'static str| form.write(Filled::Passes, told(key).map_or("", |_| key))
        >
            <span class="of" aria-hidden="true">{form.word(GameWord::NextDealer)}</span>
        </Keys>
    }
}
