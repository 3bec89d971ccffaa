//! A match of several games: what all of them come to, and the next one.

use leptos::prelude::*;
use tenbo_engine::game::Match;
use tenbo_engine::options::YakitoriFor;

use super::buttons::GameButton;
use super::deal_form::HEADING as FORM;
use super::state::{GameState, OpenGame, Page, use_game_state};
use crate::app::browser::focus::focus;
use tenbo_session::games::{GameEdit, Series};
use tenbo_wording::GameWord;
use tenbo_wording::game_series::{SeriesLine, SeriesRow, ShownSeries};

impl GameState {
    /// The game that follows the open one in its match.
    pub fn next_game(self, drawn: bool) {
        let Some(game) = self.opened.get_untracked() else { return };
        self.clear_messages();
        self.reset_form();
        let played = self.history.with_untracked(|history| Series::of(history.now(), &game.sheet));
        let (name, number) = match &played {
            Some(series) => (series.name.as_str(), series.games.len() + 1),
            None => (game.sheet.game.name.as_str(), 2),
        };
        let language = self.app.language.get_untracked();
        let name = language.game_next_name(language.game_name(name), &number.to_string());
        let mut order: Vec<(f64, usize)> = (0..game.players()).map(|place| (place as f64, place)).collect();
        if drawn {
            order.iter_mut().for_each(|(key, _)| *key = js_sys::Math::random());
            order.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        }
        let order = order.into_iter().map(|(_, place)| place).collect();
        if self.edit(GameEdit::Next(game.sheet.id.clone(), name, order)) {
            self.go_to(Page::Sheet);
            request_animation_frame(|| focus(FORM));
        }
    }
}

/// What the match comes to, if there is one, and ways to go on.
#[component]
pub fn SeriesPart(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let shown = Memo::new(move |_| {
        let language = games.app.language.get();
        let series = games.history.with(|history| game.with(|game| Series::of(history.now(), &game.sheet)))?;
        Some(game.with(|game| game.shown(language).series(&series)))
    });
    // Only the charge for never winning in a whole match waits for its last game.
    let is_asked = Memo::new(move |_| {
        game.with(|game| {
            let options = &game.plan.rulebook().options.game;
            options.yakitori && options.yakitori_for == YakitoriFor::Match && !game.sheet.game.within.last
        })
    });
    let last = move || {
        let within = game.with_untracked(|game| game.sheet.game.within);
        games.edit(GameEdit::Match(Match { last: true, ..within }));
    };
    view! {
        {move || shown.get().map(|shown| view! { <Totals shown /> })}
        <Show when=move || games.writes()>
            <Show when=move || is_asked.get()>
                <div class="row no-print">
                    <p>{games.word(GameWord::LastAsked)}</p>
                    <GameButton word=GameWord::LastYes action=last />
                </div>
            </Show>
            <div class="row no-print">
                // That of a match is the primary action of the page.
                <Show when=move || shown.with(Option::is_none)>
                    <GameButton word=GameWord::NextGame action=move || games.next_game(false) />
                </Show>
                <GameButton word=GameWord::NextGameDrawn action=move || games.next_game(true) />
            </div>
        </Show>
    }
}

#[component]
fn Totals(shown: ShownSeries) -> impl IntoView {
    let games = use_game_state();
    let ShownSeries { head, title, rows, games: played } = shown;
    let number = |place: usize| view! { <th scope="col" class="number">{place + 1}</th> };
    let row = |own: SeriesRow| {
        let net = |net: String| view! { <td class="number">{net}</td> };
        view! {
            <tr class=(own.place == 1).then_some("first")>
                <td class="place">{own.place}</td>
                <th scope="row">{own.name}</th>
                <td class="number series-sum">{own.sum}</td>
                {own.nets.into_iter().map(net).collect_view()}
            </tr>
        }
    };
    let line = |played: SeriesLine| {
        let (id, name) = (played.id, played.name);
        let is_open = games.opened.with_untracked(|game| game.as_ref().is_some_and(|game| game.sheet.id == id));
        let open = (!is_open).then(|| {
            let whose = Signal::stored(name.clone());
            view! { <GameButton word=GameWord::Open whose action=move || games.open(id.clone()) /> }
        });
        view! {
            <li>
                <span>{name} <small class="muted">{played.told}</small></span>
                <span class="number">{played.net}</span>
                {open}
            </li>
        }
    };
    view! {
        <section class="series" aria-labelledby="series-title">
            <p class="muted">{head}</p>
            <h3 id="series-title" class="end-title">
                {title}
            </h3>
            <div class="series-scroll" tabindex="0" role="group" aria-labelledby="series-title">
                <table class="series-table">
                    <thead>
                        <tr>
                            <th scope="col">
                                <span class="visually-hidden">{games.word(GameWord::Place)}</span>
                            </th>
                            <th scope="col">{games.word(GameWord::Player)}</th>
                            <th scope="col" class="number">
                                {games.word(GameWord::Sum)}
                            </th>
                            {(0..played.len()).map(number).collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
            <h4>{games.word(GameWord::Games)}</h4>
            <ul class="series-games">{played.into_iter().map(line).collect_view()}</ul>
        </section>
    }
}
