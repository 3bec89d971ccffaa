//! What stays in reach of the thumb: how the deal ended, the keys for what it was worth, and what can be done with it.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::draw_keys::DrawKeys;
use super::form_state::use_form_state;
use super::keypad::ValueKeys;
use super::keys::{KeyText, Keys};
use super::more_fields::MoreFields;
use super::state::{Page, use_game_state};
use crate::app::browser::focus::focus;
use crate::app::components::{Icon, IconButton, IconName};
use tenbo_session::form::Filled;
use tenbo_session::form::{Ends, How, has_tiles};
use tenbo_session::games::DealPlace;
use tenbo_wording::deal_preview::Preview;
use tenbo_wording::{GameWord, QuickWord, Word};

/// The id of the heading of the deals.
pub const DEALS: &str = "game-deals";

/// The keys of a deal; once the game is over, what can be done with it is left.
#[component]
pub fn Dock() -> impl IntoView {
    let form = use_form_state();
    let class = move || if form.is_open.get() { "game-dock felt deal-form" } else { "game-dock felt" };
    view! {
        <section class=class aria-label=form.word(GameWord::Keys) on:keydown=move |event| form.take_key(&event)>
            <Show when=move || form.is_open.get()>
                <EndKeys />
                <Body />
            </Show>
            <Acts />
        </section>
    }
}

/// How the deal ended, the way to its tiles, and what is asked less often.
#[component]
fn EndKeys() -> impl IntoView {
    let form = use_form_state();
    let games = form.games;
    let text = move |key: &'static str| {
        let family = form.game.with(|game| game.plan.rulebook().family);
        KeyText::from(match how(key) {
            How::Discard => games.app.language.get().word_for(QuickWord::Discard, family),
            How::SelfDraw => games.app.language.get().word_for(QuickWord::SelfDraw, family),
            How::Draw => games.word(GameWord::EndsWithDraw)(),
        })
    };
    let chosen = form.filled(|filled| filled.how());
    let tiles = form.filled(|filled| Seat::ALL.into_iter().any(|seat| has_tiles(&filled.entry, seat)));
    let by_tiles = move || games.word(if tiles.get() { GameWord::TilesAgain } else { GameWord::ByTiles })();
    let is_open = move || games.more_open.get();
    let more = Memo::new(move |_| {
        let language = games.app.language.get();
        form.game.with(|game| language.more_about_deal(&game.plan))
    });
    view! {
        <div class="game-chips">
            <Keys
                name="ends"
                class="game-seg"
                label=Signal::derive(move || form.word(GameWord::HowItEnded).get().to_owned())
                keys=Signal::derive(|| How::ALL.map(How::as_str).to_vec())
                text
                pressed=move |key| Some(chosen.get() == Some(how(key)))
                press=move |key| {
                    games.by_nagashi.set(false);
                    games.valued.set(None);
                    form.write(Filled::How(how(key)), "");
                }
            />
            <button
                type="button"
                class="game-key"
                disabled=games.app.readonly
                on:click=move |_| games.enter_by_tiles()
            >
                {by_tiles}
            </button>
            <button
                type="button"
                class="game-key pictured"
                id="more-about-deal"
                aria-expanded=move || if is_open() { "true" } else { "false" }
                aria-label=more
                title=more
                disabled=games.app.readonly
                on:click=move |_| games.more_open.update(|open| *open = !*open)
            >
                <Icon name=IconName::More />
            </button>
        </div>
    }
}

fn how(key: &str) -> How {
    How::ALL.into_iter().find(|how| how.as_str() == key).unwrap_or(How::Discard)
}

/// What is asked of the deal, and what it lacks.
#[component]
fn Body() -> impl IntoView {
    let form = use_form_state();
    let ends = form.filled(|filled| filled.ends);
    let begun = form.filled(|filled| filled.winner.is_some() || filled.by.is_some());
    let lacks = move || {
        let told =
            form.preview.with(|preview| if let Preview::Lacks(what) = preview { Some(what.clone()) } else { None });
        told.filter(|_| !form.games.more_open.get() || ends.get() == Ends::Scores)
    };
    let keys = move || match ends.get() {
        _ if form.games.more_open.get() => view! { <MoreFields /> }.into_any(),
        Ends::Win if begun.get() => view! { <ValueKeys /> }.into_any(),
        Ends::Draw => view! { <DrawKeys /> }.into_any(),
        Ends::Win | Ends::Scores => ().into_any(),
    };
    view! {
        {keys}
        <p class="game-hint" role="status">
            {lacks}
        </p>
    }
}

/// Always at the same place: a step back, the deals, and the primary action.
#[component]
fn Acts() -> impl IntoView {
    let games = use_game_state();
    let form = use_form_state();
    let can_redo = Memo::new(move |_| games.history.with(|history| history.can_redo()));
    let can_undo = Memo::new(move |_| games.can_undo());
    let enter = move || {
        games.word(match games.place.get() {
            DealPlace::Next => GameWord::Enter,
            DealPlace::Correct(_) => GameWord::EnterCorrection,
            DealPlace::Insert(_) => GameWord::EnterInserted,
        })()
    };
    let ready = Memo::new(move |_| form.preview.with(|preview| matches!(preview, Preview::Deal(_))));
    view! {
        <div class="game-acts">
            <button
                type="button"
                class="with-word"
                aria-label=games.word(GameWord::Undo)
                title=games.word(GameWord::Undo)
                aria-disabled=move || (!can_undo.get()).then_some("true")
                disabled=games.app.readonly
                on:click=move |_| games.undo()
            >
                <Icon name=IconName::Undo />
                <span>{games.app.word(Word::Undo)}</span>
            </button>
            <IconButton
                name=IconName::Redo
                label=Signal::derive(games.word(GameWord::Redo))
                able=can_redo
                on_click=move || games.redo()
            />
            <button type="button" class="with-word" on:click=move |_| focus(DEALS)>
                <Icon name=IconName::Edit />
                {games.word(GameWord::Deals)}
            </button>
            <Show when=move || form.is_open.get() fallback=move || view! { <AfterEnd /> }>
                <button
                    type="button"
                    id="enter-deal"
                    class=move || if ready.get() { "button primary" } else { "button" }
                    aria-disabled=move || (!ready.get()).then_some("true")
                    disabled=games.app.readonly
                    on:click=move |_| games.enter()
                >
                    {enter}
                </button>
            </Show>
        </div>
    }
}

/// Where a game that is over leads: to the next of its match, or to another one.
#[component]
fn AfterEnd() -> impl IntoView {
    let games = use_game_state();
    let game = use_form_state().game;
    let in_match = Memo::new(move |_| game.with(|game| !game.sheet.series.is_empty()));
    let word = move || games.word(if in_match.get() { GameWord::NextGame } else { GameWord::NewGame })();
    let begin = move |_| if in_match.get_untracked() { games.next_game(false) } else { games.show(Page::New) };
    view! {
        <button type="button" id="after-end" class="button primary" disabled=games.app.readonly on:click=begin>
            {word}
        </button>
    }
}
