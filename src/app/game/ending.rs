//! How the game ended: places, and what was settled beside the deals.

use leptos::prelude::*;
use tenbo_engine::game::{FinalResult, GameEnd, Party};
use tenbo_engine::rules::Family;

use super::buttons::GameButton;
use super::state::{OpenGame, use_game_state};
use super::summary::SummaryButtons;
use tenbo_wording::game::Names;
use tenbo_wording::number::{grouped, ratio, signed};
use tenbo_wording::{GameWord, Language};

/// The button that ends the game; once it is over, how it ended.
#[component]
pub fn Ending(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let can_finish =
        Memo::new(move |_| game.with(|game| game.report.over.is_none() && !game.sheet.game.deals.is_empty()));
    let finished = Memo::new(move |_| game.with(|game| game.sheet.game.finished));
    let end = Memo::new(move |_| {
        let language = games.app.language.get();
        game.with(|game| {
            let (family, report) = (game.plan.book.family, &game.report);
            Some(End::of(game.names(language), family, report.over?, report.initial, report.last.as_ref()?))
        })
    });
    let card = move || {
        let end = end.get()?;
        Some(view! {
            <div class="card">
                <h3 id="game-over" tabindex="-1">
                    {games.word(GameWord::Final)}
                </h3>
                <p class="muted">{end.why}</p>
                <Ranking places=end.places />
                <Transfers rows=end.transfers />
                <Show when=move || finished.get()>
                    <div class="row no-print">
                        <GameButton word=GameWord::Reopen action=move || games.finish(false) />
                    </div>
                </Show>
            </div>
        })
    };
    view! {
        <section class="end-part">
            <Show when=move || can_finish.get()>
                <div class="row no-print">
                    <GameButton word=GameWord::Finish action=move || games.finish(true) />
                </div>
            </Show>
            {card}
            <SummaryButtons game />
        </section>
    }
}

/// The end in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct End {
    why: &'static str,
    places: Vec<Place>,
    transfers: Vec<Transfer>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    place: u8,
    name: String,
    score: i64,
    /// What that is more or less than at the start.
    net: i64,
    /// What of it came at the end, by what for.
    parts: Vec<(&'static str, i64)>,
    /// Points for the place that are counted apart.
    table_points: Option<String>,
}

/// Points that are paid at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Transfer {
    from: String,
    to: String,
    amount: i64,
    why: &'static str,
}

impl End {
    fn of(names: Names<'_>, family: Family, over: GameEnd, initial: i64, last: &FinalResult) -> End {
        let language = names.language;
        let places = last.ranking.iter().map(|placed| Place {
            place: placed.place,
            name: names.player(placed.player),
            score: placed.score,
            net: placed.score - initial,
            parts: parts(language, last, Party::Player(placed.player)),
            table_points: placed.table_points.map(|points| language.table_points(&ratio(points))),
        });
        let transfers = last.transfers.iter().map(|transfer| Transfer {
            from: party(names, family, transfer.from),
            to: party(names, family, transfer.to),
            amount: transfer.amount,
            why: language.last_why(transfer.reason),
        });
        End { why: language.over(over), places: places.collect(), transfers: transfers.collect() }
    }
}

/// What somebody gained or lost at the end, by what for.
fn parts(language: Language, last: &FinalResult, whose: Party) -> Vec<(&'static str, i64)> {
    let mut parts: Vec<(&'static str, i64)> = Vec::new();
    for transfer in &last.transfers {
        let amount = match whose {
            whose if whose == transfer.to => transfer.amount,
            whose if whose == transfer.from => -transfer.amount,
            _ => continue,
        };
        let why = language.last_why(transfer.reason);
        match parts.iter_mut().find(|(known, _)| *known == why) {
            Some((_, sum)) => *sum += amount,
            None => parts.push((why, amount)),
        }
    }
    parts
}

fn party(names: Names<'_>, family: Family, party: Party) -> String {
    match party {
        Party::Player(player) => names.player(player),
        Party::Table => names.language.word_for(GameWord::TableHolds, family).to_owned(),
        Party::Bank => names.language.word_for(GameWord::BankHolds, family).to_owned(),
    }
}

/// The heads of columns, each with its class.
fn heads(language: Language, words: &[(GameWord, &'static str)]) -> impl IntoView + use<> {
    let head = |&(word, class): &(GameWord, &'static str)| {
        view! {
            <th scope="col" class=class>
                {language.word(word)}
            </th>
        }
    };
    view! { <thead><tr>{words.iter().map(head).collect_view()}</tr></thead> }
}

#[component]
fn Ranking(places: Vec<Place>) -> impl IntoView {
    let language = use_game_state().app.language.get_untracked();
    let row = |place: Place| {
        let part = |(why, amount): (&'static str, i64)| view! { <li>{language.labeled(why, &signed(amount))}</li> };
        let parts = (!place.parts.is_empty()).then(|| {
            view! {
                <tr class="net-row">
                    <td></td>
                    <td colspan="3">
                        <ul class="net-parts">{place.parts.into_iter().map(part).collect_view()}</ul>
                    </td>
                </tr>
            }
        });
        let points = place.table_points.map(|points| view! { <span class="muted">{format!(" · {points}")}</span> });
        view! {
            <tr>
                <td class="place">{place.place}</td>
                <th scope="row">{place.name}</th>
                <td class="number">
                    <b>{grouped(place.score)}</b>
                    {points}
                </td>
                <td class="number">{signed(place.net)}</td>
            </tr>
            {parts}
        }
    };
    let words = [(GameWord::Place, ""), (GameWord::Player, ""), (GameWord::Score, "number"), (GameWord::Net, "number")];
    view! {
        <table class="ranking" aria-label=language.word(GameWord::Ranking)>
            {heads(language, &words)}
            <tbody>{places.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

#[component]
fn Transfers(rows: Vec<Transfer>) -> impl IntoView {
    let language = use_game_state().app.language.get_untracked();
    let row = |transfer: Transfer| {
        view! {
            <tr>
                <td>{transfer.from}</td>
                <td>{transfer.to}</td>
                <td class="number">{grouped(transfer.amount)}</td>
                <td class="muted">{transfer.why}</td>
            </tr>
        }
    };
    let words = [(GameWord::From, ""), (GameWord::To, ""), (GameWord::Amount, "number"), (GameWord::WhatFor, "")];
    let content = match rows.is_empty() {
        true => view! { <p class="muted">{language.word(GameWord::NoEndTransfers)}</p> }.into_any(),
        false => view! {
            <table class="end-transfers" aria-label=language.word(GameWord::EndTransfers)>
                {heads(language, &words)}
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        }
        .into_any(),
    };
    view! {
        <div>
            <h4>{language.word(GameWord::EndTransfers)}</h4>
            {content}
        </div>
    }
}
