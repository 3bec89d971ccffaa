//! Who pays whom after a game: what it was played for, the payments, the chips.

use leptos::prelude::*;
use tenbo_engine::options::Settlement;
use tenbo_engine::tiles::Seat;

use super::state::{GameState, OpenGame, use_game_state};
use tenbo_session::games::stakes::{ChipUnit, Chips, Currency, MOST_CHIPS, NamedStake, Per, stepped};
use tenbo_session::games::{GameEdit, Stakes};
use tenbo_wording::GameWord;
use tenbo_wording::game_settling::{Settling as Shown, SettlingPayment};
use tenbo_wording::number::symbol;

/// The payments, with the stake and the chips that they follow from.
#[component]
pub fn Settling(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let shown = Memo::new(move |_| game.with(|game| game.shown(games.app.language.get()).settling()));
    let payments = move || shown.with(|shown| shown.payments.iter().cloned().map(row).collect_view());
    view! {
        <div class="settle-part">
            <div class="settle-head">
                <h4 id="settle-up">{games.word(GameWord::SettleUp)}</h4>
                <span class="muted">{move || shown.with(|shown| shown.how_many.clone())}</span>
                <Stake game shown />
            </div>
            <Show when=move || game.with(|game| game.plan.settlement() == Settlement::HongKong)>
                <NamedStakes game />
            </Show>
            <ul class="settle-rows" aria-labelledby="settle-up">
                {payments}
            </ul>
            <ChipRows game shown />
        </div>
    }
}

fn row(payment: SettlingPayment) -> impl IntoView {
    let SettlingPayment { from, to, formula, amount } = payment;
    view! {
        <li>
            <span class="settle-who">{from} <span class="settle-arrow">" → "</span> {to}</span>
            <span class="muted">{formula}</span>
            <b>{amount}</b>
        </li>
    }
}

/// Changes what is played for.
fn change(games: GameState, game: Memo<OpenGame>, with: impl FnOnce(&mut Stakes)) {
    let (mut stakes, in_thousands) =
        game.with_untracked(|game| (game.sheet.stakes, game.shown(games.app.language.get_untracked()).in_thousands()));
    // What a rulebook counts in is what most play for.
    if stakes == Stakes::default() && in_thousands {
        stakes.per = Per::Thousand;
    }
    with(&mut stakes);
    games.edit(GameEdit::Stakes(stakes));
}

/// A key for less and one for more, with what there is of it between them; nothing to press where one only looks.
#[component]
fn Steps(
    /// What of.
    #[prop(into)]
    name: Signal<String>,
    /// How much there is.
    #[prop(into)]
    figure: Signal<String>,
    /// What less and more do.
    step: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    let games = use_game_state();
    let key = move |sign: &'static str, up: bool| {
        let label = move || games.app.language.get().labeled(&name.get(), sign);
        view! {
            <button
                type="button"
                class="key-icon no-print"
                aria-label=label
                title=label
                disabled=move || games.app.readonly.get() || !games.writes()
                on:click=move |_| step(up)
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <span class="settle-steps">
            {key("−", false)} <output aria-label=name>{figure}</output> {key("+", true)}
        </span>
    }
}

/// What a point is worth, of which currency.
#[component]
fn Stake(game: Memo<OpenGame>, shown: Memo<Shown>) -> impl IntoView {
    let games = use_game_state();
    let stakes = Memo::new(move |_| game.with(|game| game.sheet.stakes));
    let currency = |currency: Currency| {
        let text = [currency.as_str().to_uppercase().as_str(), symbol(currency)].join(" ");
        (currency, if currency == Currency::None { String::from("—") } else { text })
    };
    let currencies = move || {
        let option = |(currency, text): (Currency, String)| {
            let selected = move || stakes.with(|stakes| stakes.currency == currency);
            view! { <option value=currency.as_str() selected=selected>{text}</option> }
        };
        Currency::ALL.iter().copied().map(currency).map(option).collect_view()
    };
    let disabled = move || games.app.readonly.get() || !games.writes();
    let per = move |per: Per, word: GameWord| {
        let selected = move || stakes.with(|stakes| stakes.per == per);
        view! {
            <option value=per.points().to_string() selected=selected>
                {games.word(word)}
            </option>
        }
    };
    let set_per = move |text: &str| {
        let per = if text == Per::Thousand.points().to_string() { Per::Thousand } else { Per::Point };
        change(games, game, |stakes| stakes.per = per);
    };
    let set_currency =
        move |text: &str| change(games, game, |stakes| stakes.currency = text.parse().unwrap_or_default());
    let price = Signal::derive(move || shown.with(|shown| shown.price.clone()));
    let name = Signal::derive(move || games.word(GameWord::Stake)().to_owned());
    let step = move |up: bool| change(games, game, |stakes| stakes.price = stepped(stakes.price, up));
    view! {
        <span class="settle-stake">
            <span class="settle-unit">{move || shown.with(|shown| shown.unit.clone())}</span>
            <select
                class="no-print"
                aria-label=games.word(GameWord::StakeFor)
                disabled=disabled
                on:change:target=move |event| set_per(&event.target().value())
            >
                {per(Per::Point, GameWord::OnePoint)}
                {per(Per::Thousand, GameWord::ThousandPoints)}
            </select>
            <span class="no-print">"="</span>
            <select
                class="no-print"
                aria-label=games.word(GameWord::Currency)
                disabled=disabled
                on:change:target=move |event| set_currency(&event.target().value())
            >
                {currencies}
            </select>
            <Steps name figure=price step />
        </span>
    }
}

/// The stakes that have a name where the game is played.
#[component]
fn NamedStakes(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let key = move |stake: NamedStake| {
        let chosen = move || game.with(|game| game.sheet.stakes.named(stake) == game.sheet.stakes);
        let word = match stake {
            NamedStake::TwoFive => GameWord::StakeTwoFive,
            NamedStake::FiveOne => GameWord::StakeFiveOne,
            NamedStake::OneTwo => GameWord::StakeOneTwo,
        };
        view! {
            <button
                type="button"
                class="key-word"
                aria-pressed=move || if chosen() { "true" } else { "false" }
                disabled=move || games.app.readonly.get() || !games.writes()
                on:click=move |_| change(games, game, |stakes| *stakes = stakes.named(stake))
            >
                {games.word(word)}
            </button>
        }
    };
    view! {
        <div class="row no-print" role="group" aria-label=games.word(GameWord::NamedStakes)>
            {NamedStake::ALL.iter().copied().map(key).collect_view()}
        </div>
    }
}

/// The chips that each player has won or lost, and what one is worth.
#[component]
fn ChipRows(game: Memo<OpenGame>, shown: Memo<Shown>) -> impl IntoView {
    let games = use_game_state();
    let is_open = RwSignal::new(game.with_untracked(|game| game.sheet.stakes.chips != Chips::default()));
    let players = game.with_untracked(OpenGame::players);
    let row = move |(player, seat): (usize, Seat)| {
        let name = Signal::derive(move || {
            let language = games.app.language.get();
            game.with(|game| game.names(language).player(player))
        });
        let figure = Signal::derive(move || shown.with(|shown| shown.chips.get(player).cloned().unwrap_or_default()));
        let step = move |up: bool| {
            change(games, game, |stakes| {
                let won = &mut stakes.chips.won[seat];
                *won = (*won + if up { 1 } else { -1 }).clamp(-MOST_CHIPS, MOST_CHIPS);
            });
        };
        view! {
            <li>
                <span>{name}</span>
                <Steps name figure step />
            </li>
        }
    };
    let worth = Signal::derive(move || shown.with(|shown| shown.worth.clone()));
    let worth_name = Signal::derive(move || games.word(GameWord::ChipWorth)().to_owned());
    let step = move |up: bool| change(games, game, |stakes| stakes.chips.worth = stepped(stakes.chips.worth, up));
    let unit = move |unit: ChipUnit, word: GameWord| {
        let selected = move || game.with(|game| game.sheet.stakes.chips.unit == unit);
        view! {
            <option value=unit.as_str() selected=selected>
                {games.word(word)}
            </option>
        }
    };
    let set_unit = move |text: &str| change(games, game, |stakes| stakes.chips.unit = text.parse().unwrap_or_default());
    view! {
        <button
            type="button"
            class="disclosure no-print"
            aria-expanded=move || if is_open.get() { "true" } else { "false" }
            on:click=move |_| is_open.update(|open| *open = !*open)
        >
            {games.word(GameWord::Chips)}
        </button>
        <Show when=move || is_open.get()>
            <ul class="settle-chips" aria-label=games.word(GameWord::Chips)>
                {(0..players).zip(Seat::ALL).map(row).collect_view()}
                <li>
                    <span>{worth_name}</span>
                    <Steps name=worth_name figure=worth step />
                    <select
                        aria-label=games.word(GameWord::ChipsIn)
                        disabled=move || games.app.readonly.get() || !games.writes()
                        on:change:target=move |event| set_unit(&event.target().value())
                    >
                        {unit(ChipUnit::Points, GameWord::ChipsInPoints)}
                        {unit(ChipUnit::Money, GameWord::ChipsInMoney)}
                    </select>
                </li>
            </ul>
            <p class="game-message" role="status">
                {move || shown.with(|shown| shown.left.clone())}
            </p>
        </Show>
    }
}
