//! Between the seats: the round, counters and sticks, the wall, indicators, and how the deal ends.

use leptos::prelude::*;

use crate::app::browser::sound;
use crate::app::components::fields::{DealEndField, Labeled, NumberField, WindSelect};
use crate::app::components::hand::TileList;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::edit::List;
use tenbo_wording::BoardWord;

/// The middle of the table.
#[component]
pub fn Center() -> impl IntoView {
    let app = use_app_state();
    let has_lists = Memo::new(move |_| app.plan.with(|plan| plan.book.options.riichi.in_use));
    view! {
        <section class="center fields" aria-label=app.word(BoardWord::Center)>
            <RoundFields />
            <Show when=move || has_lists.get()>
                <div class="tray-lists">
                    <TileList which=List::Dora />
                    <TileList which=List::Ura />
                </div>
            </Show>
            <DealEndField />
            <SoundBox />
        </section>
    }
}

/// The round, and what is counted on the table, each beside its name.
#[component]
fn RoundFields() -> impl IntoView {
    let app = use_app_state();
    let word = move |word: BoardWord| app.word(word);
    let round = app.slice(|state| state.draft.prevailing);
    let honba = app.slice(|state| Some(state.draft.honba));
    let sticks = app.slice(|state| Some(state.draft.deposits));
    let east_wins = app.slice(|state| Some(state.draft.dealer_wins));
    let wall_left = app.slice(|state| state.draft.wall_left);
    let is_riichi = Memo::new(move |_| app.plan.with(|plan| plan.book.options.riichi.in_use));
    let counts_east_wins =
        Memo::new(move |_| east_wins.get() > Some(0) || app.plan.with(|plan| plan.counts_dealer_wins()));
    let has_round = Memo::new(move |_| app.plan.with(|plan| plan.has_winds()));
    let counts_wall = Memo::new(move |_| {
        let last_five = || app.plan.with(|plan| plan.book.options.liability.insurance_last_five);
        wall_left.get().is_some() || is_riichi.get() || last_five()
    });
    view! {
        <div class="round">
            <Show when=move || has_round.get()>
                <Labeled name=word(BoardWord::Round) class="line-field">
                    <WindSelect value=round edit=Edit::Prevailing />
                </Labeled>
            </Show>
            <Show when=move || is_riichi.get()>
                <Labeled name=word(BoardWord::Honba) class="line-field">
                    <NumberField value=honba most="99" edit=|count| Edit::Honba(count.unwrap_or_default()) />
                </Labeled>
                <Labeled name=word(BoardWord::Sticks) class="line-field">
                    <NumberField value=sticks most="99" edit=|count| Edit::Deposits(count.unwrap_or_default()) />
                </Labeled>
            </Show>
            <Show when=move || counts_east_wins.get()>
                <Labeled name=word(BoardWord::EastWins) class="line-field">
                    <NumberField value=east_wins most="99" edit=|count| Edit::DealerWins(count.unwrap_or_default()) />
                </Labeled>
            </Show>
            <Show when=move || counts_wall.get()>
                <Labeled name=word(BoardWord::WallLeft) class="line-field">
                    <NumberField value=wall_left most="144" edit=Edit::WallLeft />
                </Labeled>
            </Show>
        </div>
    }
}

/// Whether a new danger is heard, where the rules know any.
#[component]
fn SoundBox() -> impl IntoView {
    let app = use_app_state();
    let has_dangers = Memo::new(move |_| app.plan.with(|plan| !plan.book.liability.is_empty()));
    let choose = move |wanted: bool| {
        sound::want(wanted);
        if wanted {
            sound::play();
        }
    };
    view! {
        <Show when=move || has_dangers.get()>
            <label class="check" title=app.word(BoardWord::SoundHelp)>
                <input
                    type="checkbox"
                    id="sound"
                    prop:checked=sound::wanted()
                    on:change:target=move |event| choose(event.target().checked())
                />
                <span>{app.word(BoardWord::Sound)}</span>
            </label>
        </Show>
    }
}
