//! The game sheet: a club evening deal by deal. Games are listed, begun, read and saved; the open one shows standings, the
//! form of the next deal, all deals, and how it ended.

mod actions;
mod builder;
mod buttons;
mod changed_rulebook;
mod chart;
mod compass;
mod deal_actions;
mod deal_bar;
mod deal_form;
mod deal_preview;
mod deals_table;
mod dealt;
mod dock;
mod draw_keys;
mod ending;
mod export;
mod fields;
mod form_state;
mod fouls;
mod game_section;
mod games_list;
mod import;
mod kept_form;
mod keypad;
mod keys;
mod later_wins;
mod more_fields;
mod need;
mod new_game;
mod new_players;
mod paid_fields;
mod persistence;
mod riichi_key;
mod rulebook_select;
mod sample;
mod scores_fields;
mod screen;
mod screen_code;
mod screen_seat;
mod seat_keys;
mod series;
mod settling;
mod setup;
mod setup_fields;
mod sheet;
mod state;
mod status;
mod summary;
mod sync;
mod writer;

use leptos::prelude::*;

use self::deal_bar::DealBar;
use self::games_list::GamesList;
use self::import::ImportPage;
use self::new_game::NewGamePage;
use self::setup::SetupPage;
use self::sheet::SheetPage;
use self::state::{Page, use_game_state};
use super::components::PartView;
use super::components::part::part;

/// The id of the heading that gets the focus when another page is shown.
const HEADING: &str = "game-title";

part! {
    /// The view of the games.
    game in game: PartView = || view! { <GamePanel /> }.into_any()
}

part! {
    /// The bar over the hand builder and the table while a deal of a game is entered there.
    deal_bar in game: PartView = || view! { <DealBar /> }.into_any()
}

/// The view of the games. Of the open game there is one sheet, which stays while its deals come and go.
#[component]
fn GamePanel() -> impl IntoView {
    let games = use_game_state();
    games.load();
    let shown = Memo::new(move |_| {
        let opened = games.opened.with(|game| game.as_ref().map(|game| (game.sheet.id.clone(), game.players())));
        match games.page.get() {
            page @ (Page::New | Page::Import | Page::Games) => (page, None),
            page @ (Page::Setup | Page::Sheet) if opened.is_some() => (page, opened),
            Page::Setup | Page::Sheet => (Page::Games, None),
        }
    });
    let is_loaded = Memo::new(move |_| games.stored.with(Option::is_some));
    move || {
        // Whatever were done with games before would be lost when they come.
        if !is_loaded.get() {
            return view! { <section class="game" aria-busy="true"></section> }.into_any();
        }
        let (mut page, _) = shown.get();
        if !games.writes() && page != Page::Sheet {
            page = Page::Games;
        }
        match (page, games.opened.get_untracked()) {
            (Page::New, _) => view! { <NewGamePage /> }.into_any(),
            (Page::Import, _) => view! { <ImportPage /> }.into_any(),
            (Page::Setup, Some(game)) => view! { <SetupPage game /> }.into_any(),
            (Page::Sheet, Some(game)) => view! { <SheetPage game /> }.into_any(),
            _ => view! { <GamesList /> }.into_any(),
        }
    }
}
