//! Where everybody stands: name, wind, total, whether there was a win; and that no point has been lost.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::state::{OpenGame, use_game_state};
use crate::app::components::{Icon, IconName};
use tenbo_wording::GameWord;
use tenbo_wording::number::grouped;

/// The players with their totals.
#[component]
pub fn Standings(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let players = game.with_untracked(OpenGame::players);
    view! {
        <section class="standings-part">
            <h3 class="visually-hidden">{games.word(GameWord::Standings)}</h3>
            <ul class="standings">
                {(0..players).map(|player| view! { <Standing game player /> }).collect_view()}
            </ul>
            <Sum game />
        </section>
    }
}

#[component]
fn Standing(game: Memo<OpenGame>, player: usize) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let wind = Memo::new(move |_| {
        game.with(|game| {
            let report = &game.report;
            let head = report.next.or_else(|| report.deals.last().map(|deal| deal.context));
            head.map(|head| head.seat_of(player)).unwrap_or_default()
        })
    });
    let deals = Memo::new(move |_| wind.get() == Seat::East && game.with(|game| game.report.over.is_none()));
    let total = Memo::new(move |_| game.with(|game| game.holdings().0.get(player).copied().unwrap_or_default()));
    let without_win = Memo::new(move |_| {
        game.with(|game| game.report.without_win.contains(&player) && game.plan.book.options.game.yakitori)
    });
    let name = Memo::new(move |_| game.with(|game| game.names(language.get()).player(player)));
    // Once the game is over it is in the total.
    let at_end = Memo::new(move |_| {
        game.with(|game| {
            let owed = game.report.at_end.get(player).copied().unwrap_or_default();
            if game.report.last.is_none() { owed } else { 0 }
        })
    });
    let marks = move || {
        let marks = [(deals.get(), GameWord::Dealer), (without_win.get(), GameWord::NoWinYet)];
        let shown = marks.into_iter().filter(|(shown, _)| *shown);
        let mut shown: Vec<String> = shown.map(|(_, word)| games.word(word)().to_owned()).collect();
        shown.extend(Some(at_end.get()).filter(|&owed| owed != 0).map(|owed| language.get().at_end(owed)));
        shown.join(" · ")
    };
    view! {
        <li class=move || if deals.get() { "deals" } else { "" }>
            <span class="wind" aria-hidden="true">
                {move || language.get().seat_letter(wind.get())}
            </span>
            <span class="who" title=name>
                {name}
                <span class="visually-hidden">{move || format!(", {}", language.get().seat(wind.get()))}</span>
            </span>
            <span class="total">{move || grouped(total.get())}</span>
            <span class="marks">{marks}</span>
        </li>
    }
}

/// Table and bank, and whether everything adds up to what was there at the start.
#[component]
fn Sum(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let figures = Memo::new(move |_| {
        game.with(|game| {
            let (scores, table, bank) = game.holdings();
            let start = game.report.initial * i64::try_from(game.players()).unwrap_or_default();
            let all = scores.iter().sum::<i64>() + table + bank;
            (table, bank, all, all == start)
        })
    });
    let language = games.app.language;
    let amount = move |word: GameWord, amount: i64| language.get().labeled(games.word(word)(), &grouped(amount));
    let mark = move || match figures.get().3 {
        true => view! { <Icon name=IconName::Check inline=true />{games.word(GameWord::Constant)} },
        false => view! { <Icon name=IconName::Cross inline=true />{games.word(GameWord::NotConstant)} },
    };
    view! {
        <p class="sum-line">
            {move || amount(GameWord::TableHolds, figures.get().0)}
            " · "
            {move || amount(GameWord::BankHolds, figures.get().1)}
            " · "
            <b>{move || amount(GameWord::Together, figures.get().2)}</b>
            " "
            {mark}
        </p>
    }
}
