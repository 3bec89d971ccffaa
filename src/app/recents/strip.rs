//! The hands in the strip: their rulebooks, what they are worth, and their tiles. Each is scored anew from its link.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::settle::answer;

use super::keep::RecentHands;
use crate::app::browser::assets;
use crate::app::browser::focus::focus;
use crate::app::components::part::part;
use crate::app::components::{ExampleTiles, PartView};
use crate::app::latest::Latest;
use crate::app::shortcuts::HAND;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::example::Example;
use tenbo_session::recents::link;
use tenbo_session::{Seating, share};
use tenbo_wording::headline::Headline;
use tenbo_wording::{Language, Volume};

part! {
    /// The hands that have been kept.
    recent_hands in recents, volumes &[Volume::Result] => PartView = || view! { <RecentList /> }.into_any()
}

/// A hand that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Card {
    link: String,
    rulebook: String,
    rulebook_language: Option<&'static str>,
    headline: String,
    example: Example,
}

impl Card {
    /// What a link says; nothing where it says of no win, or where its rulebook is not here.
    fn of(text: &str, language: Language) -> Option<Card> {
        let (state, dropped) = share::read(text);
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let answer = answer(&draft, &plan).ok().filter(|_| dropped.is_empty())?;
        link(&state, &answer)?;
        let book = plan.rulebook();
        Some(Card {
            link: text.to_owned(),
            rulebook: language.rulebook(&book.id, &book.name).to_owned(),
            rulebook_language: language.rulebook_language(&book.id),
            headline: language.headline(
                &Headline::of(&draft, &plan, state.winner, &Ok(answer)),
                book.family,
                &Seating::default(),
            ),
            example: Example {
                entered: state.entered(state.winner),
                tile: state.win.tile,
                by: state.win.by,
                seat: state.winner,
                situation: state.win.situation.clone(),
                events: Vec::new(),
            },
        })
    }
}

/// All of them side by side, newest first.
#[component]
fn RecentList() -> impl IntoView {
    let app = use_app_state();
    let RecentHands(hands) = expect_context();
    let cards = RwSignal::new(Vec::new());
    let shown = Latest::new();
    Effect::new(move |_| {
        let (hands, language) = (hands.get(), app.language.get());
        let is_latest = shown.ask();
        spawn_local(async move {
            for link in hands.links() {
                assets::load_link(link).await;
            }
            if !is_latest() {
                return;
            }
            // The strip may be gone by now.
            cards.try_set(hands.links().iter().filter_map(|link| Card::of(link, language)).collect());
        });
    });
    let card = move |card: Card| {
        let Card { link, rulebook, rulebook_language, headline, example } = card;
        view! {
            <li>
                <button type="button" class="recent" on:click=move |_| lay_again(app, link.clone())>
                    <span class="muted" lang=rulebook_language>
                        {rulebook}
                    </span>
                    <b>{headline}</b>
                    <ExampleTiles example />
                </button>
            </li>
        }
    };
    view! { <ul class="recent-hands">{move || cards.get().into_iter().map(card).collect_view()}</ul> }
}

/// Lays a hand down again, which one step takes back.
fn lay_again(app: AppState, link: String) {
    spawn_local(async move {
        assets::load_link(&link).await;
        app.open(&link);
        request_animation_frame(|| focus(HAND));
    });
}
