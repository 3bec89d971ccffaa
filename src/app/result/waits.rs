//! What the tiles of a hand wait for: copies left, what each is worth, and one tap completes the hand.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::System;
use tenbo_engine::score::Tally;
use tenbo_engine::settle::Wait;
use tenbo_engine::tiles::Tile;

use crate::app::components::score::ScoreState;
use crate::app::components::tile::NamedTile;
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_wording::Label;
use tenbo_wording::waits::WaitWords;

/// The waits; nothing if there are none.
#[component]
pub fn Waits() -> impl IntoView {
    let app = use_app_state();
    let waits = ScoreState::expect()
        .section(|content| (content.waits.clone(), content.furiten.is_some(), WaitWords::of(content)));
    move || {
        let language = app.language.get();
        let (waits, furiten, wording) = waits.get();
        let help = (!app.readonly.get()).then(|| view! { <p class="muted">{language.word(Label::WaitsHelp)}</p> });
        let items = waits.iter().map(|&wait| {
            view! {
                <li>
                    <WaitButton wording wait furiten />
                </li>
            }
        });
        (!waits.is_empty()).then(|| {
            view! {
                <div>
                    <h3>{language.word(Label::Waits)}</h3>
                    <ul class="waits">{items.collect_view()}</ul>
                    {help}
                </div>
            }
        })
    }
}

#[component]
fn WaitButton(wording: WaitWords, wait: Wait, furiten: bool) -> impl IntoView {
    let app = use_app_state();
    let tile = Tile::plain(wait.kind);
    let values = match (wait.discard, wait.self_draw) {
        (None, None) => match wording.without_win(&wait, furiten) {
            "" => ().into_any(),
            why => view! { <span class="line-why">{why}</span> }.into_any(),
        },
        (discard, drawn) => view! {
            <WinValue wording by=By::Discard tally=discard furiten />
            <WinValue wording by=By::SelfDraw tally=drawn furiten=false />
        }
        .into_any(),
    };
    view! {
        <button
            type="button"
            class=if wait.left == 0 { "wait none" } else { "wait" }
            disabled=app.readonly
            on:click=move |_| {
                app.dispatch(Edit::Complete(tile));
            }
        >
            <NamedTile tile />
            <span class="left">{wording.language.left(wait.left)}</span>
            <span class="values">{values}</span>
        </button>
    }
}

/// What a win is worth, won in one of the two ways; or why it is none.
#[component]
pub fn WinValue(wording: WaitWords, by: By, tally: Option<Tally>, furiten: bool) -> impl IntoView {
    let WaitWords { language, system, family } = wording;
    let text = wording.worth(tally, furiten);
    let mark = tally.filter(|_| system == System::Points).map(|tally| view! { <MinimumMark reached=tally.win /> });
    view! {
        <span>
            <span class="muted">{language.by_short(by, family)}</span>
            " "
            <b>{text}</b>
            {mark}
        </span>
    }
}

/// Whether the minimum is reached, for the eye; the words say it too.
#[component]
fn MinimumMark(reached: bool) -> impl IntoView {
    let (name, class) = if reached { (IconName::Check, "reached") } else { (IconName::Cross, "missed") };
    view! {
        <span class=class>
            " "
            <Icon name inline=true />
        </span>
    }
}
