//! A seat of the Table screen.

use leptos::prelude::*;
use tenbo_engine::deal::Riichi;

use super::compass::PLACES;
use super::state::{OpenGame, use_game_state};
use crate::app::components::sticks::Stick;
use tenbo_session::games::DealPlace;
use tenbo_session::sticks::Tender;
use tenbo_wording::GameWord;
use tenbo_wording::number::grouped;

/// A player, turned to whoever sits there. A tap on the wind says how far the others are from this player.
#[component]
pub fn ScreenSeat(
    /// The game.
    game: Memo<OpenGame>,
    /// Who.
    player: usize,
    /// From whom the gaps are counted, if not from the first.
    from: RwSignal<Option<usize>>,
) -> impl IntoView {
    let games = use_game_state();
    let language = games.app.language;
    let standing = Memo::new(move |_| game.with(|game| game.shown(language.get()).standing(DealPlace::Next, player)));
    let deals = move || standing.with(|standing| standing.deals);
    let wind = Memo::new(move |_| standing.with(|standing| standing.wind));
    let gap = Memo::new(move |_| game.with(|game| game.shown(language.get()).screen_gap(player, from.get())));
    let is_asked = Memo::new(move |_| from.get() == Some(player));
    let heard = move || {
        let dealer = deals().then(|| games.word(GameWord::Dealer)());
        let language = language.get();
        format!(", {}", language.listed(&[language.seat(wind.get())].into_iter().chain(dealer).collect::<Vec<_>>()))
    };
    let laid = Memo::new(move |_| {
        let wind = wind.get();
        let declared =
            games.form.with(|form| form.entry.deal.seat(wind).is_some_and(|seat| seat.riichi != Riichi::None));
        declared && games.place.get() == DealPlace::Next
    });
    let total = Memo::new(move |_| standing.with(|standing| grouped(standing.total)));
    let marks = move || {
        let marks =
            standing.with(|standing| standing.no_win.map(str::to_owned).into_iter().chain(standing.owes.clone()));
        marks.map(|mark| view! { " " <span class="screen-mark">{mark}</span> }).collect_view()
    };
    let kanji = Signal::derive(move || language.get().wind_ornament(wind.get()));
    view! {
        <li class=PLACES.get(player).copied()>
            <div class="screen-seat" style:--letters=move || total.with(|total| total.chars().count().to_string())>
                <Show when=move || laid.get()>
                    <Stick tender=Tender::Sticks value=1_000 />
                </Show>
                <button
                    type="button"
                    class="screen-who"
                    id=format!("screen-{}", player + 1)
                    title=games.word(GameWord::Gaps)
                    aria-pressed=move || if is_asked.get() { "true" } else { "false" }
                    on:click=move |_| from.update(|from| *from = (*from != Some(player)).then_some(player))
                >
                    <span
                        class=move || if deals() { "wind dealer" } else { "wind" }
                        lang=move || kanji.get().lang
                        aria-hidden="true"
                    >
                        {move || kanji.get().text}
                    </span>
                    <bdi>{move || standing.with(|standing| standing.name.clone())}</bdi>
                    <span class="visually-hidden">{heard}</span>
                </button>
                <p>
                    <b class="screen-total">{total}</b>
                    " "
                    <span class=move || if gap.with(|(_, leads)| *leads) { "screen-gap leads" } else { "screen-gap" }>
                        {move || gap.with(|(said, _)| said.clone())} {marks}
                    </span>
                </p>
            </div>
        </li>
    }
}
