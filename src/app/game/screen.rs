//! The Table screen: the whole of a tablet in the middle of the table. Each seat's points are turned to whoever sits there.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::game::DealContext;
use tenbo_engine::options::OptionKey;

use super::buttons::GameButton;
use super::deal_form::HEADING as FORM;
use super::form_state::use_form_state;
use super::screen_code::ScreenCode;
use super::screen_seat::ScreenSeat;
use super::state::{OpenGame, use_game_state};
use crate::app::browser::focus::focus;
use crate::app::browser::{full_screen, wake_lock};
use crate::app::components::sticks::Stick;
use crate::app::components::{DialogFrame, IconButton, IconName};
use crate::app::state::Dialog;
use tenbo_session::games::DealPlace;
use tenbo_session::sticks::Tender;
use tenbo_wording::GameWord;
use tenbo_wording::game_table::Middle;

/// The key that opens the screen.
#[component]
pub fn TableScreenKey() -> impl IntoView {
    let games = use_game_state();
    let dialog = games.app.dialog;
    let open = move || {
        spawn_local(async move {
            full_screen::enter().await;
            dialog.set(Some(Dialog::TableScreen));
        });
    };
    view! {
        <IconButton
            attr:id="table-screen"
            attr:aria-haspopup="dialog"
            name=IconName::Screen
            label=Signal::derive(games.word(GameWord::TableScreen))
            on_click=open
        />
    }
}

/// The screen, which lies over the page while it is open.
#[component]
pub fn TableScreen(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let title = move || {
        let rules = game.with(|game| games.app.language.get().short_name(&game.sheet.rules).to_owned());
        format!("{rules} · {}", game.with(|game| games.name_of(&game.sheet)))
    };
    view! {
        <DialogFrame id="screen-title" title class="felt game-screen" shows=|dialog| dialog == Dialog::TableScreen>
            <Screen game />
        </DialogFrame>
    }
}

/// Keeps the device's screen on, where the browser lets the page; closed by whatever ends that it has the whole of it.
#[component]
fn Screen(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let form = use_form_state();
    let close = move || games.app.dialog.set(None);
    wake_lock::keep();
    let left = window_event_listener(leptos::ev::fullscreenchange, move |_| {
        if !full_screen::is_on() {
            close();
        }
    });
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if !document().hidden() {
            wake_lock::keep();
        }
    });
    on_cleanup(move || {
        left.remove();
        seen.remove();
        wake_lock::release();
        full_screen::leave();
    });
    let to_phone = RwSignal::new(false);
    let enter = move || {
        close();
        request_animation_frame(|| focus(FORM));
    };
    let phone_key = Signal::derive(move || if to_phone.get() { GameWord::BackToSheet } else { GameWord::ToPhone });
    view! {
        <Show when=move || to_phone.get() fallback=move || view! { <Board game /> }>
            <ScreenCode game close=move || to_phone.set(false) />
        </Show>
        <div class="screen-acts">
            <GameButton
                attr:id="screen-phone"
                word=phone_key
                action=move || to_phone.update(|to_phone| *to_phone = !*to_phone)
            />
            <Show when=move || form.is_open.get()>
                <GameButton main=true word=GameWord::Keys action=enter />
            </Show>
        </div>
    }
}

/// The players round the deal.
#[component]
fn Board(game: Memo<OpenGame>) -> impl IntoView {
    let from = RwSignal::new(None);
    let players = game.with_untracked(OpenGame::players);
    view! {
        <div class="screen-board">
            <ul class="screen-seats">
                {(0..players).map(|player| view! { <ScreenSeat game player from /> }).collect_view()}
            </ul>
            <ScreenMiddle game />
        </div>
    }
}

/// The deal, what it is called, and what lies on the table; once the game is over, the last one.
#[component]
fn ScreenMiddle(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let head = Memo::new(move |_| {
        game.with(|game| {
            let last = || game.report.deals.last().map(|deal| deal.context);
            DealPlace::Next.context(&game.report).or_else(last).unwrap_or_else(|| DealContext::first(game.players()))
        })
    });
    let middle = Memo::new(move |_| game.with(|game| game.shown(language.get()).middle(&head.get())));
    let characters = Memo::new(move |_| game.with(|game| game.shown(language.get()).deal_in_characters(&head.get())));
    let has_sticks = Memo::new(move |_| game.with(|game| game.plan.rulebook().options.is_met(OptionKey::Riichi)));
    let deal = move || match characters.get() {
        Some(characters) => view! {
            <b lang="ja" aria-hidden="true">
                {characters}
            </b>
            <span class="screen-deal">{middle.with(|middle| middle.deal.clone())}</span>
        }
        .into_any(),
        None => view! { <b>{middle.with(|middle| middle.deal.clone())}</b> }.into_any(),
    };
    let lies = move |value: i64, count: fn(&Middle) -> u32| {
        move || {
            view! {
                <span class="screen-lies">
                    <Stick tender=Tender::Sticks value />
                    {middle.with(count)}
                </span>
            }
        }
    };
    let said = move || middle.with(|middle| middle.said.clone());
    view! {
        <div class="screen-middle">
            <p>
                {deal} " "
                <Show when=move || has_sticks.get() fallback=move || view! { <span class="screen-deal">{said}</span> }>
                    <span class="screen-sticks" aria-hidden="true">
                        {lies(1_000, |middle| middle.sticks)}
                        {lies(100, |middle| middle.counters)}
                    </span>
                    <span class="visually-hidden">{said}</span>
                </Show>
            </p>
        </div>
    }
}
