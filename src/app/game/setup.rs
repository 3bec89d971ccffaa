//! Names and rules of the open game.

use leptos::prelude::*;
use tenbo_engine::game::Match;
use tenbo_engine::options::YakitoriFor;
use tenbo_engine::tiles::Seat;

use super::HEADING;
use super::buttons::{GameButton, GameUndoButtons};
use super::game_section::GameSection;
use super::setup_fields::{SetupFields, SetupValues};
use super::sheet::keep_last;
use super::state::{GameState, OpenGame, Page, use_game_state};
use super::status::StatusLines;
use crate::app::components::fields::{CheckBox, CheckGroup};
use tenbo_session::games::GameEdit;
use tenbo_wording::GameWord;

/// The page that changes the open game.
#[component]
pub fn SetupPage(game: OpenGame) -> impl IntoView {
    let games = use_game_state();
    let game = keep_last(game);
    let values = Memo::new(move |_| {
        game.with(|game| {
            let open = &game.sheet.game;
            SetupValues {
                name: open.name.clone(),
                players: open.players.clone(),
                rules: game.sheet.rules.clone(),
                initial: open.initial.map(|initial| initial.to_string()).unwrap_or_default(),
                rounds: open.rounds.map(|rounds| rounds.to_string()).unwrap_or_default(),
            }
        })
    });
    let title = move || {
        games.app.language.get().labeled(games.word(GameWord::Setup)(), &game.with(|game| games.name_of(&game.sheet)))
    };
    view! {
        <GameSection class="game">
            <h2 id=HEADING tabindex="-1">
                {title}
            </h2>
            <StatusLines />
            <div class="card">
                <div class="setup">
                    <SetupFields values write=GameState::change_setup />
                    <MatchField game />
                </div>
            </div>
            <div class="row">
                <GameButton main=true word=GameWord::BackToSheet action=move || games.show(Page::Sheet) />
                <GameUndoButtons />
            </div>
        </GameSection>
    }
}

/// Where the game stands in a match, if something is settled over matches.
#[component]
fn MatchField(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let shown = Memo::new(move |_| {
        game.with(|game| {
            let options = &game.plan.rulebook().options;
            options.game.yakitori && options.game.yakitori_for == YakitoriFor::Match
        })
    });
    let within = Memo::new(move |_| game.with(|game| game.sheet.game.within));
    let set = move |within: Match| games.edit_whole(GameEdit::Match(within));
    let last = Signal::derive(move || within.get().last);
    let toggle_last = move || {
        let now = within.get_untracked();
        set(Match { last: !now.last, ..now })
    };
    let player = move |(place, seat): (usize, Seat)| {
        let label = move || {
            let name = game.with(|game| game.sheet.game.players.get(place).cloned()).unwrap_or_default();
            let name = if name.is_empty() { games.app.language.get().player(place + 1) } else { name };
            format!("{name} {}", games.word(GameWord::WonBefore)())
        };
        let checked = Signal::derive(move || within.get().won[seat]);
        let toggle = move || {
            let mut turned = within.get_untracked();
            turned.won[seat] = !turned.won[seat];
            set(turned)
        };
        view! { <CheckBox checked toggle label /> }
    };
    let players = move || Seat::ALL.into_iter().take(game.with_untracked(OpenGame::players)).enumerate();
    view! {
        <Show when=move || shown.get()>
            <CheckGroup wide=true legend=Signal::derive(games.word(GameWord::InMatch))>
                <CheckBox checked=last toggle=toggle_last label=games.word(GameWord::LastOfMatch) />
                {players().map(player).collect_view()}
            </CheckGroup>
        </Show>
    }
}
