//! The table: the players at their places all evening, each with the wind of the deal, the total and the place of a riichi
//! stick; the deal in the middle. A tap on a player says who won, who paid, who was ready.

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;

use super::deal_form::HEADING;
use super::form_state::{FormState, use_form_state};
use super::riichi_key::RiichiKey;
use super::state::OpenGame;
use crate::app::components::sticks::Stick;
use tenbo_session::form::{Ends, Form};
use tenbo_session::readiness::is_shown_ready;
use tenbo_session::sticks::Tender;
use tenbo_wording::deal_preview::Preview;
use tenbo_wording::game_table::{Middle, Standing};
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::{GameWord, Label};

/// Where the players sit, the first dealer at the bottom, each next one to the right.
pub const PLACES: [&str; 4] = ["place bottom", "place right", "place top", "place left"];

/// The most characters of a total that are drawn in full size.
const LONG: usize = 6;

/// What a player is in the deal that is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Has won.
    Won,
    /// Has paid, or fouled.
    Pays,
    /// Was ready.
    Ready,
}

/// The table.
#[component]
pub fn Compass() -> impl IntoView {
    let form = use_form_state();
    let players = form.game.with_untracked(OpenGame::players);
    let gaps = RwSignal::new(false);
    let title = move || form.title().unwrap_or_else(|| form.word(GameWord::Standings).get().to_owned());
    view! {
        <section class="game-table felt" on:keydown=move |event| form.take_key(&event)>
            <h3 class="visually-hidden" id=HEADING tabindex="-1">
                {title}
            </h3>
            <div class="compass">
                <ul class="standings">{(0..players).map(|player| view! { <Place player gaps /> }).collect_view()}</ul>
                <Center gaps />
            </div>
        </section>
    }
}

/// A player: tapped, the player has a part in the deal.
#[component]
fn Place(
    /// Who.
    player: usize,
    /// Whether the gap to the first is shown.
    gaps: RwSignal<bool>,
) -> impl IntoView {
    let form = use_form_state();
    let games = form.games;
    let language = games.app.language;
    let standing = Memo::new(move |_| {
        let (language, place) = (language.get(), games.place.get());
        form.game.with(|game| game.shown(language).standing(place, player))
    });
    let of = move |text: fn(&Standing) -> String| Memo::new(move |_| standing.with(text));
    let seat = Memo::new(move |_| standing.with(|standing| standing.wind));
    let deals = Memo::new(move |_| standing.with(|standing| standing.deals));
    let part = part_of(form, seat);
    let selected = Memo::new(move |_| form.asks_digits_by_seat() && form.entering.get() == Some(seat.get()));
    let class = move || {
        let part = match part.get() {
            Some(Part::Won) => " won",
            Some(Part::Pays) => " pays",
            Some(Part::Ready) => " won ready",
            None => "",
        };
        format!("who{part}{}", if selected.get() { " selected" } else { "" })
    };
    let change = Memo::new(move |_| {
        form.preview.with(|preview| match preview {
            Preview::Deal(outcome) => outcome.changes.get(player).map(|change| (change.change, change.at_end)),
            Preview::Lacks(_) | Preview::Problems(_) => None,
        })
    });
    let changed = move || {
        let (change, at_end) = change.get()?;
        let figure = if change == 0 && at_end != 0 { -at_end } else { change };
        (figure != 0).then(|| {
            let class = if figure < 0 { "change loss" } else { "change gain" };
            view! { " " <b class=class>{signed(figure)}</b> }
        })
    };
    let gap = move || {
        let gap =
            gaps.get().then(|| form.game.with(|game| game.shown(language.get()).gap(games.place.get(), player)))?;
        (gap < 0 && change.get().is_none()).then(|| view! { " " <span class="mark">{signed(gap)}</span> })
    };
    let heard = move || {
        let language = language.get();
        let dealer = deals.get().then(|| games.word(GameWord::Dealer)());
        let part = part.get().map(|part| match part {
            Part::Won => language.word_for(Label::Winner, form.game.with(|game| game.plan.rulebook().family)),
            Part::Pays => games.word(GameWord::Pays)(),
            Part::Ready => games.word(GameWord::ReadyWere)(),
        });
        let parts: Vec<&str> = [language.seat(seat.get())].into_iter().chain(dealer).chain(part).collect();
        format!(", {}", language.listed(&parts))
    };
    let mark = move |class: &'static str, text: fn(&Standing) -> Option<String>| {
        move || standing.with(text).map(|text| view! { " " <span class=class>{text}</span> })
    };
    // While hands are told by the players' seats, each has the value of its own, and the total below.
    let told = Memo::new(move |_| form.asks_digits_by_seat().then(|| form.total_of(seat.get())));
    let figure = move || match told.get() {
        None => {
            let total = of(|standing| grouped(standing.total));
            let long = Memo::new(move |_| total.with(|total| total.chars().count() > LONG));
            view! {
                <span class="total" class:long=long>
                    {total}
                </span>
            }
            .into_any()
        }
        Some(value) => {
            let has = move || standing.with(|standing| language.get().game_has(&grouped(standing.total)));
            view! {
                <span class="value">{value.map_or_else(|| "–".to_owned(), grouped)}</span>
                " "
                <span class="mark">{has}</span>
            }
            .into_any()
        }
    };
    let kanji = Signal::derive(move || language.get().wind_ornament(seat.get()));
    let content = move || {
        view! {
            <span class="name">
                <span
                    class=move || if deals.get() { "wind dealer" } else { "wind" }
                    lang=move || kanji.get().lang
                    aria-hidden="true"
                >
                    {move || kanji.get().text}
                </span>
                <bdi title=of(|standing| standing.name.clone())>{of(|standing| standing.name.clone())}</bdi>
                <span class="visually-hidden">{heard}</span>
            </span>
            " "
            {figure}
            {changed}
            {gap}
            {mark("mark no-win", |standing| standing.no_win.map(str::to_owned))}
            {mark("mark", |standing| standing.owes.clone())}
        }
    };
    let riichi = form.has(OptionKey::Riichi);
    let who = move || match form.is_open.get() {
        true => view! {
            <button
                type="button"
                class=class
                id=format!("place-{}", player + 1)
                aria-pressed=move || if part.get().is_some() { "true" } else { "false" }
                disabled=games.app.readonly
                on:click=move |_| form.tap(seat.get_untracked())
            >
                {content()}
            </button>
        }
        .into_any(),
        false => view! { <span class="who">{content()}</span> }.into_any(),
    };
    view! {
        <li class=PLACES.get(player).copied()>
            {who}
            <Show when=move || form.is_open.get() && riichi.get()>
                <RiichiKey player seat name=of(|standing| standing.name.clone()) />
            </Show>
        </li>
    }
}

fn part_of(form: FormState, seat: Memo<Seat>) -> Memo<Option<Part>> {
    Memo::new(move |_| {
        let seat = seat.get();
        form.game.with(|game| {
            form.games.form.with(|filled| {
                let part = match filled.ends {
                    Ends::Win if filled.winners().contains(&seat) => Some(Part::Won),
                    Ends::Win => (filled.winner.is_some() && filled.from == Some(seat)).then_some(Part::Pays),
                    Ends::Draw => is_ready(filled, game, seat).then_some(Part::Ready),
                    Ends::Scores => (filled.scores.winner == Some(seat)).then_some(Part::Won),
                };
                let fouled = || filled.entry.deal.penalties.iter().any(|foul| foul.seat == seat);
                part.or_else(|| fouled().then_some(Part::Pays))
            })
        })
    })
}

fn is_ready(filled: &Form, game: &OpenGame, seat: Seat) -> bool {
    filled.nagashi.contains(&seat)
        || game.plan.rulebook().options.riichi.in_use && is_shown_ready(&filled.entry.deal, &game.plan, seat)
}

/// The deal, its counters and the riichi sticks on the table. A tap on it shows how far everybody is behind the first.
#[component]
fn Center(
    /// Whether the gaps are shown.
    gaps: RwSignal<bool>,
) -> impl IntoView {
    let form = use_form_state();
    let middle = Memo::new(move |_| {
        let language = form.games.app.language.get();
        form.game.with(|game| game.shown(language).middle(&form.head.get()))
    });
    let of = move |text: fn(&Middle) -> &String| move || middle.with(|middle| text(middle).clone());
    let row = move |value: i64, count: fn(&Middle) -> u32| {
        move || {
            let count = middle.with(count);
            view! {
                <span class="lies" class:none=move || count == 0 aria-hidden="true">
                    <Stick tender=Tender::Sticks value />
                    {count}
                </span>
            }
        }
    };
    let riichi = form.has(OptionKey::Riichi);
    view! {
        <p class="middle">
            <button
                type="button"
                class="deal-now"
                aria-pressed=move || if gaps.get() { "true" } else { "false" }
                title=form.word(GameWord::Gaps)
                on:click=move |_| gaps.update(|gaps| *gaps = !*gaps)
            >
                <b>{of(|middle| &middle.deal)}</b>
                <span class="visually-hidden">": " {form.word(GameWord::Gaps)}</span>
            </button>
            " "
            <Show
                when=move || riichi.get()
                fallback=move || view! { <span class="repeat">{of(|middle| &middle.said)}</span> }
            >
                {row(1_000, |middle| middle.sticks)}
                {row(100, |middle| middle.counters)}
                <span class="visually-hidden">{of(|middle| &middle.said)}</span>
            </Show>
        </p>
    }
}
