//! What the deal of the form would change, or what it lacks.

use leptos::prelude::*;
use tenbo_engine::game::{DealReport, Entry, Game, replay};

use super::form_state::{FormState, use_form_state};
use super::state::{DealPlace, OpenGame};
use crate::app::state::use_app_state;
use tenbo_session::form::Lacks;
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::{GameWord, Language};

/// What of it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Preview {
    /// What is not filled in yet.
    Lacks(String),
    /// What is wrong with it.
    Problems(Vec<String>),
    /// What each player gains or loses. And what to know beside it.
    Changes(Vec<Change>, Vec<&'static str>),
}

/// What a player gains or loses.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Change {
    name: String,
    /// How much.
    change: i64,
    /// The total then.
    total: i64,
    /// What is paid for fouls at the end of the game.
    at_end: i64,
}

/// The changes that the form comes to, said whenever they become others.
#[component]
pub fn DealPreview() -> impl IntoView {
    let form = use_form_state();
    let preview = Memo::new(move |_| preview(form));
    let content = move || match preview.get() {
        Preview::Lacks(what) => view! { <p class="muted effect">{what}</p> }.into_any(),
        Preview::Problems(problems) => {
            let problems = problems.into_iter().map(|problem| view! { <li>{problem}</li> }).collect_view();
            view! { <div class="game-problem"><ul>{problems}</ul></div> }.into_any()
        }
        Preview::Changes(changes, caveats) => {
            let caveats =
                caveats.into_iter().map(|caveat| view! { <p class="muted caveat">{caveat}</p> }).collect_view();
            let lines = changes.into_iter().map(|change| view! { <ChangeLine change /> }).collect_view();
            view! {
                <ul class="effect">{lines}</ul>
                {caveats}
            }
            .into_any()
        }
    };
    view! {
        <div class="what-it-does" role="status">
            <h4>{form.word(GameWord::WhatItDoes)}</h4>
            {content}
        </div>
    }
}

/// A player's line.
#[component]
fn ChangeLine(change: Change) -> impl IntoView {
    let app = use_app_state();
    let Change { name, change, total, at_end } = change;
    let class = match change.signum() {
        1 => "gain",
        -1 => "loss",
        _ => "muted",
    };
    let later = (at_end != 0).then(|| {
        view! {
            " "
            <b class="loss">{app.text(move |language| language.at_end(at_end))}</b>
        }
    });
    view! {
        <li>
            <span class="who">{name}</span>
            " "
            <b class=class>{signed(change)}</b>
            {later}
            " "
            <span class="muted">{format!("→ {}", grouped(total))}</span>
        </li>
    }
}

fn preview(form: FormState) -> Preview {
    let (language, head, place) = (form.games.app.language.get(), form.head.get(), form.games.place.get());
    form.game.with(|game| {
        let entry = match form.games.form.with(|form| form.deal(&game.plan, game.is_for_three())) {
            Ok(entry) => entry,
            Err(lacks) => {
                let whose = match lacks {
                    Lacks::Worth(seat) => game.names(language).seat(&head, seat),
                    _ => String::new(),
                };
                return Preview::Lacks(language.lacks(lacks, &whose, game.plan.book.family));
            }
        };
        let (tried, place) = with_deal(&game.sheet.game, place, entry);
        let report = replay(&tried, &game.plan);
        let deal = report.deals.get(place);
        deal.map_or_else(|| Preview::Lacks(String::new()), |deal| outcome(game, deal, language))
    })
}

fn outcome(game: &OpenGame, deal: &DealReport, language: Language) -> Preview {
    if !deal.problems.is_empty() {
        let family = game.plan.book.family;
        // What is wrong in the same way at several seats is said once.
        let mut told: Vec<String> = deal.problems.iter().map(|problem| language.problem(problem, family)).collect();
        told.dedup();
        return Preview::Problems(told);
    }
    let names = game.names(language);
    let figure = |figures: &[i64], player: usize| figures.get(player).copied().unwrap_or_default();
    let change = |player| Change {
        name: names.player(player),
        change: figure(&deal.changes, player),
        total: figure(&deal.totals, player),
        at_end: figure(&deal.at_end, player),
    };
    let caveats = deal.answer.iter().flat_map(|answer| &answer.caveats).map(|&caveat| language.caveat(caveat));
    Preview::Changes((0..game.players()).map(change).collect(), caveats.collect())
}

/// What a deal would do to the game, in a sentence; nothing as long as it is open or something is wrong with it.
pub fn would_do(game: &OpenGame, place: DealPlace, entry: Entry, language: Language) -> Option<String> {
    if entry.is_open() {
        return None;
    }
    let (tried, place) = with_deal(&game.sheet.game, place, entry);
    let report = replay(&tried, &game.plan);
    let deal = report.deals.get(place).filter(|deal| deal.problems.is_empty())?;
    Some(game.names(language).would_do(tried.deals.get(place)?, deal))
}

/// The game as it would be with a deal, and the place of that.
fn with_deal(game: &Game, place: DealPlace, entry: Entry) -> (Game, usize) {
    let mut game = game.clone();
    let place = match place {
        DealPlace::Next => {
            game.deals.push(entry);
            game.deals.len() - 1
        }
        DealPlace::Insert(place) => {
            game.deals.insert(place.min(game.deals.len()), entry);
            place
        }
        DealPlace::Correct(place) => {
            if let Some(deal) = game.deals.get_mut(place) {
                *deal = entry;
            }
            place
        }
    };
    (game, place)
}
