//! The open game: its name and tools, standings, the form of a deal, all deals, how it ended.

use leptos::prelude::*;

use super::HEADING;
use super::buttons::GameButton;
use super::changed_rulebook::ChangedRulebook;
use super::chart::ScoreChart;
use super::compass::Compass;
use super::deal_form::DealForm;
use super::deals_table::DealsTable;
use super::dock::Dock;
use super::ending::Ending;
use super::export::ExportCard;
use super::form_state::FormState;
use super::game_section::GameSection;
use super::need::Needs;
use super::screen::{TableScreen, TableScreenKey};
use super::state::{OpenGame, Page, use_game_state};
use super::status::StatusLines;
use crate::app::components::PrintDate;
use tenbo_wording::GameWord;
use tenbo_wording::game_sheet::PlayedBy;

/// The open game, and the same one for as long as its page is still there when another is opened.
pub fn keep_last(first: OpenGame) -> Memo<OpenGame> {
    let games = use_game_state();
    Memo::new(move |before: Option<&OpenGame>| {
        let is_same = |now: &OpenGame| now.sheet.id == first.sheet.id && now.players() == first.players();
        games.opened.get().filter(is_same).or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
    })
}

/// The page of the open game.
#[component]
pub fn SheetPage(game: OpenGame) -> impl IntoView {
    let games = use_game_state();
    let game = keep_last(game);
    provide_context(FormState::new(games, game));
    let over = Memo::new(move |_| game.with(|game| game.report.over.is_some()));
    let class = move || {
        let three = game.with(OpenGame::is_for_three);
        format!("game sheet{}{}", if over.get() { " over" } else { "" }, if three { " three-play" } else { "" })
    };
    // Once it is over, how it ended comes first.
    let ending = move |when: bool| move || (over.get() == when).then(|| view! { <Ending game /> });
    view! {
        <GameSection class>
            <Top game />
            <Compass />
            <div class="game-paper">
                <Show when=move || games.writes()>
                    <ChangedRulebook game />
                </Show>
                {ending(true)}
                <section class="side-part" aria-labelledby=super::deal_form::HEADING>
                    <StatusLines />
                    <Show when=move || games.writes()>
                        <BeingEntered />
                        <DealForm />
                    </Show>
                </section>
                <Needs game />
                <DealsTable game />
                {ending(false)}
                <ScoreChart game />
                <Files game />
            </div>
            <Show when=move || games.writes()>
                <Dock />
            </Show>
            <TableScreen game />
        </GameSection>
    }
}

/// The name of the game and its rules, and the way to the others.
#[component]
fn Top(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let rules = move || {
        let language = games.app.language.get();
        let PlayedBy { before, name, lang, after } = game.with(|game| game.shown(language).played_by());
        view! { <span class="muted">{before}<span lang=lang>{name}</span>{after}</span> }
    };
    view! {
        <div class="game-top">
            <h2 id=HEADING tabindex="-1">
                {move || game.with(|game| games.name_of(&game.sheet))}
                {rules}
            </h2>
            <div class="row no-print">
                <TableScreenKey />
                <GameButton word=GameWord::AllGames action=move || games.show(Page::Games) />
            </div>
            <PrintDate />
        </div>
    }
}

/// What is done with the whole of the game: its names and rules, its files.
#[component]
fn Files(game: Memo<OpenGame>) -> impl IntoView {
    let games = use_game_state();
    let is_open = move || games.files_open.get();
    view! {
        <div class="row no-print">
            <Show when=move || games.writes()>
                <GameButton word=GameWord::Setup action=move || games.show(Page::Setup) />
            </Show>
            <GameButton
                attr:aria-expanded=move || if is_open() { "true" } else { "false" }
                word=GameWord::Files
                action=move || games.files_open.update(|open| *open = !*open)
            />
        </div>
        <Show when=is_open><ExportCard game /></Show>
    }
}

/// That a deal is being entered by tiles elsewhere.
#[component]
fn BeingEntered() -> impl IntoView {
    let games = use_game_state();
    view! {
        <Show when=move || games.in_builder.get().is_some()>
            <div class="card pending row">
                <p>{games.word(GameWord::BeingEntered)}</p>
                <GameButton main=true word=GameWord::ToTiles action=move || games.show_builder() />
                <GameButton word=GameWord::BackWithout action=move || games.leave_builder() />
            </div>
        </Show>
    }
}
