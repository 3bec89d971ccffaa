//! One line about what can be done and what could not.

use leptos::prelude::*;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::MeldKind;

use crate::app::state::use_app_state;
use crate::app::status_message::StatusMessage;
use tenbo_session::pen::{Last, lifted};
use tenbo_session::{State, Target};
use tenbo_wording::{Language, QuickWord, Term};

/// The line; its height is fixed unless something was refused.
#[component]
pub fn StatusLine() -> impl IntoView {
    let app = use_app_state();
    let refused = Memo::new(move |_| {
        app.message.with(|message| message.as_ref().is_some_and(|message| !matches!(message, StatusMessage::Notice(_))))
    });
    let text = Memo::new(move |_| {
        let language = app.language.get();
        app.message.with(|message| match message {
            Some(message) => app.said(message),
            None if app.typed.with(|typed| !typed.is_empty()) => app.word(QuickWord::Suits)().to_owned(),
            None => app.state.with(|state| hint(language, state, app.plan.read().rulebook().family)),
        })
    });
    // What is heard stays; what is seen comes anew wherever there is room beside the keys, so that nothing moves there.
    view! {
        <p class="visually-hidden" role="status">
            {text}
        </p>
        <For each=move || [text.get()] key=Clone::clone let:text>
            <p class=move || if refused.get() { "dock-status refused" } else { "dock-status" } aria-hidden="true">
                // WebKit does not wrap words that stand in this box without an element of their own.
                <span>{text}</span>
            </p>
        </For>
    }
}

/// What the next tile will be.
fn hint(language: Language, state: &State, family: Family) -> String {
    let word = match state.target {
        Target::Hand => {
            let held = if let Last::Lifted(place) = state.pen.last { lifted(state, place) } else { None };
            return match held {
                Some(tile) => language.tile_is_lifted(&language.tile(tile, family)),
                None => language.tiles(state.size(state.seat)),
            };
        }
        Target::New(MeldKind::Chow) => Term::AimChow,
        Target::New(MeldKind::Pung) => Term::AimPung,
        Target::New(MeldKind::ConcealedKong) => Term::AimClosedKong,
        Target::New(MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet) => Term::AimGroup,
        Target::New(MeldKind::Kong | MeldKind::AddedKong) => Term::AimKong,
        Target::Chow(..) => Term::WhichChow,
        Target::Meld(_) => Term::AimMeld,
        Target::Discards => Term::AimDiscards,
        Target::Chosen(_) => Term::AimChosen,
        Target::Dora => Term::AimDora,
        Target::Ura => Term::AimUra,
    };
    language.word_for(word, family).to_owned()
}
