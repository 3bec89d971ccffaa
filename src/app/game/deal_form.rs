//! The form of a deal: how it ended, who won, what it was worth; and what that changes before it is entered.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tenbo_engine::game::DealContext;
use tenbo_engine::tiles::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::buttons::GameButton;
use super::deal_preview::DealPreview;
use super::draw_fields::DrawFields;
use super::form_state::{FormState, use_form_state};
use super::more_fields::MoreFields;
use super::paid_fields::PaidFields;
use super::scores_fields::ScoresFields;
use super::state::{GameState, OpenGame, use_game_state};
use super::win_fields::WinFields;
use crate::app::browser::focus::commit_field;
use crate::app::components::fields::{RadioButton, RadioGroup};
use tenbo_session::form::{Ends, Filled, has_tiles};
use tenbo_session::games::DealPlace;
use tenbo_wording::GameWord;

/// The id of the heading of the form, which gets the focus.
pub const HEADING: &str = "deal-form-title";

/// The form of a deal; nothing once the game is over, unless one of its deals is corrected.
#[component]
pub fn DealForm(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let head = Memo::new(move |_| game.with(|game| games.place.get().context(&game.report)));
    let shown = Memo::new(move |_| head.get().is_some());
    // While the form goes away it is still about its last deal.
    let last = Memo::new(move |before: Option<&DealContext>| {
        let players = || game.with(OpenGame::players);
        head.get().or_else(|| before.copied()).unwrap_or_else(|| DealContext::first(players()))
    });
    provide_context(FormState { games, game, head: last });
    view! { <Show when=move || shown.get()><Card /></Show> }
}

#[component]
fn Card() -> impl IntoView {
    let form = use_form_state();
    let games = form.games;
    let ends = form.filled(|form| form.ends);
    let fields = move || match ends.get() {
        Ends::Win => view! { <WinFields /> }.into_any(),
        Ends::Draw => view! { <DrawFields /> }.into_any(),
        Ends::Scores => view! { <ScoresFields /> }.into_any(),
    };
    let is_open = move || games.more_open.get();
    let is_settled = Memo::new(move |_| ends.get() != Ends::Scores);
    let more = move || {
        let language = games.app.language.get();
        form.game.with(|game| language.more_about_deal(&game.plan))
    };
    view! {
        <div class="card deal-form" on:keydown=move |event| take_key(games, &event)>
            <Title />
            <EndsField />
            {fields}
            <Show when=move || is_settled.get()><PaidFields /></Show>
            <button
                type="button"
                class="disclosure"
                id="more-about-deal"
                aria-expanded=move || if is_open() { "true" } else { "false" }
                disabled=games.app.readonly
                on:click=move |_| games.more_open.update(|open| *open = !*open)
            >
                {more}
            </button>
            <Show when=is_open><MoreFields /></Show>
            <DealPreview />
            <FormButtons />
        </div>
    }
}

/// Enter in a field enters the deal, as in any form; Escape gives up a correction.
fn take_key(games: GameState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() {
        return;
    }
    let in_input = event.target().is_some_and(|target| target.has_type::<HtmlInputElement>());
    match event.key().as_str() {
        "Enter" if in_input => {
            // What was written counts, though the field has not been left.
            commit_field();
            games.enter();
        }
        "Escape" if games.place.get_untracked() != DealPlace::Next => games.cancel_deal(),
        _ => return,
    }
    event.prevent_default();
}

#[component]
fn Title() -> impl IntoView {
    let form = use_form_state();
    let said = move || {
        let (language, place) = (form.games.app.language.get(), form.games.place.get());
        let said = form.game.with(|game| game.shown(language).entered(place));
        said.map(|[deal, extras]| {
            let extras = (!extras.is_empty()).then(|| view! { <span class="muted">{format!(" · {extras}")}</span> });
            view! {
                {deal}
                {extras}
            }
        })
    };
    view! {
        <h3 id=HEADING tabindex="-1">
            {said}
        </h3>
    }
}

#[component]
fn EndsField() -> impl IntoView {
    let form = use_form_state();
    let name = "deal-ends";
    let button = move |ends: Ends| {
        let word = match ends {
            Ends::Win => GameWord::EndsWithWin,
            Ends::Draw => GameWord::EndsWithDraw,
            Ends::Scores => GameWord::EndsWithScores,
        };
        let checked = form.filled(move |form| form.ends == ends);
        let choose = move || form.fill(Filled::Ends(ends), "");
        view! { <RadioButton name checked choose label=form.word(word) /> }
    };
    view! {
        <RadioGroup name legend=form.word(GameWord::HowItEnded)>
            {Ends::ALL.map(button).into_iter().collect_view()}
        </RadioGroup>
    }
}

#[component]
fn FormButtons() -> impl IntoView {
    let form = use_form_state();
    let games = form.games;
    let enter = Signal::derive(move || match games.place.get() {
        DealPlace::Next => GameWord::Enter,
        DealPlace::Correct(_) => GameWord::EnterCorrection,
        DealPlace::Insert(_) => GameWord::EnterInserted,
    });
    let tiles = form.filled(|form| Seat::ALL.into_iter().any(|seat| has_tiles(&form.entry, seat)));
    let by_tiles = Signal::derive(move || if tiles.get() { GameWord::TilesAgain } else { GameWord::ByTiles });
    let corrected = move || match games.place.get() {
        DealPlace::Correct(place) => Some(view! {
            <GameButton word=GameWord::InsertBefore action=move || games.insert_before(place) />
            <GameButton word=GameWord::DeleteDeal action=move || games.remove_deal(place) />
        }),
        DealPlace::Next | DealPlace::Insert(_) => None,
    };
    view! {
        <div class="row">
            <GameButton attr:id="enter-deal" main=true word=enter action=move || games.enter() />
            <GameButton word=by_tiles action=move || games.enter_by_tiles() />
            <Show when=move || games.place.get() != DealPlace::Next>
                <GameButton word=GameWord::Cancel action=move || games.cancel_deal() />
            </Show>
            {corrected}
        </div>
    }
}
