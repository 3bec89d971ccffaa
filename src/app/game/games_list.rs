//! The games that are kept.

use std::sync::Arc;

use leptos::prelude::*;

use super::HEADING;
use super::buttons::{GameButton, GameUndoButtons};
use super::fields::TextField;
use super::game_section::GameSection;
use super::sample::Sample;
use super::state::{Page, use_game_state};
use super::status::StatusLines;
use tenbo_session::games::Sheet;
use tenbo_session::games::sheet::LONGEST;
use tenbo_wording::{GameWord, Language};

/// The page of all games, the newest first.
#[component]
pub fn GamesList() -> impl IntoView {
    let games = use_game_state();
    let all = Memo::new(move |_| games.history.with(|history| history.now().iter().cloned().collect::<Vec<_>>()));
    let ids = move || all.with(|all| all.iter().rev().map(|sheet| sheet.id.clone()).collect::<Vec<_>>());
    let any = Memo::new(move |_| all.with(|all| !all.is_empty()));
    let unread = Memo::new(move |_| games.history.with(|history| history.now().unread()));
    let damaged = move || games.app.language.get().game_unread(&unread.get().to_string());
    let none = move || {
        view! {
            <p class="muted">{games.word(GameWord::NoGames)}</p>
            <Sample />
        }
    };
    view! {
        <GameSection class="game">
            <div class="game-top">
                <h2 id=HEADING tabindex="-1">
                    {games.word(GameWord::Games)}
                </h2>
                <GameUndoButtons />
            </div>
            <StatusLines />
            <p>{games.word(GameWord::GamesHelp)}</p>
            <Show when=move || { unread.get() > 0 }>
                <p class="notice">{damaged}</p>
            </Show>
            <Show when=move || games.writes()>
                <div class="row">
                    <GameButton main=true word=GameWord::NewGame action=move || games.show(Page::New) />
                    <GameButton word=GameWord::Import action=move || games.show(Page::Import) />
                    <Show when=move || !any.get()>
                        <GameButton word=GameWord::TrySample action=move || games.try_sample() />
                    </Show>
                </div>
            </Show>
            <div class="card">
                <Show when=move || any.get() fallback=none>
                    <ul class="game-list">
                        <For each=ids key=String::clone let:id>
                            <GameLine id all />
                        </For>
                    </ul>
                </Show>
            </div>
        </GameSection>
    }
}

/// A game with what can be done with it.
#[component]
fn GameLine(id: String, all: Memo<Vec<Arc<Sheet>>>) -> impl IntoView {
    let games = use_game_state();
    let id = StoredValue::new(id);
    // The line of a game that is thrown away still shows it while it goes.
    let sheet = Memo::new(move |before: Option<&Option<Arc<Sheet>>>| {
        let own = id.with_value(|id| all.with(|all| all.iter().find(|sheet| sheet.id == *id).cloned()));
        own.or_else(|| before.cloned().flatten())
    });
    let of = move |text: fn(&Sheet, Language) -> String| {
        Memo::new(move |_| {
            let language = games.app.language.get();
            sheet.with(|sheet| sheet.as_ref().map(|sheet| text(sheet, language)).unwrap_or_default())
        })
    };
    let name =
        Memo::new(move |_| sheet.with(|sheet| sheet.as_ref().map(|sheet| games.name_of(sheet)).unwrap_or_default()));
    let renaming = Memo::new(move |_| games.renaming.with(|other| id.with_value(|id| other.as_ref() == Some(id))));
    let label = move || games.app.language.get().labeled(games.word(GameWord::NewName)(), &name.get());
    view! {
        <li>
            <div>
                <h3>{name}</h3>
                <p class="muted">{of(|sheet, language| language.game_in_list(sheet))}</p>
            </div>
            <div class="row">
                <GameButton word=GameWord::Open whose=name action=move || games.open(id.get_value()) />
                <Show when=move || games.writes()>
                    <GameButton
                        attr:aria-expanded=move || if renaming.get() { "true" } else { "false" }
                        word=GameWord::Rename
                        whose=name
                        action=move || games.toggle_renaming(id.get_value())
                    />
                    <GameButton word=GameWord::Duplicate whose=name action=move || games.duplicate(id.get_value()) />
                    <GameButton word=GameWord::Delete whose=name action=move || games.delete(id.get_value()) />
                </Show>
            </div>
            <Show when=move || renaming.get() && games.writes()>
                <TextField
                    attr:id="game-rename"
                    attr:maxlength=LONGEST.to_string()
                    attr:aria-label=label
                    value=of(|sheet, _| sheet.game.name.clone())
                    write=move |name: &str| games.rename(id.get_value(), name.to_owned())
                />
            </Show>
        </li>
    }
}
