//! Files of games: saved, copied, printed, read.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use super::deed::{Deed, show, take};
use super::desk::{Desk, NotRead, Shown, Told};
use super::{HEADING, Paper, Table};
use crate::app::browser::focus::focus;
use crate::app::browser::{clipboard, files};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::app::state::AppState;
use crate::i18n::GameWord;
use crate::session::editor::import::LONGEST;
use crate::session::games::{GameEdit, Sheet, csv, file};

/// Handing the game on.
pub fn export(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let table = paper.table;
    let save = |word: GameWord, kind: &str, ending: &str, text: &str| {
        let text = js_sys::encode_uri_component(text).as_string().unwrap_or_default();
        let name = [&file::file_name(&paper.sheet.game), ending].concat();
        let address = ["data:", kind, ";charset=utf-8,", &text].concat();
        el("a").class("button").with("download", name).with("href", address).add(table.word(word))
    };
    let json = save(GameWord::SaveJson, "application/json", ".json", &file::write(paper.sheet));
    let csv = save(GameWord::SaveCsv, "text/csv", ".csv", &csv::write(&paper.sheet.game, paper.report));
    el("div").class("card files no-print").add(el("p").add(table.word(GameWord::FilesHelp))).add(
        el("div")
            .class("row")
            .add(json)
            .add(csv)
            .add(table.button(acts, GameWord::CopyJson, Deed::CopyFile))
            .add(table.button(acts, GameWord::Print, Deed::Print)),
    )
}

/// Reading a file, and what is wrong with it.
pub fn import(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let file = acts.change("input", Act::Game(Deed::File), "").with("type", "file");
    let file = file.with("id", "game-file").with("accept", ".json,.csv,application/json,text/csv");
    let text = acts.input("textarea", Act::Game(Deed::Text), table.desk.text.clone());
    let text = text.with("id", "game-text").with("rows", "8").with("spellcheck", "false");
    let label = |id: &'static str, word| el("label").with("for", id).add(table.word(word));
    let buttons = el("div").class("row").add(table.main_button(acts, GameWord::Read, Deed::Read)).add(table.button(
        acts,
        GameWord::Cancel,
        Deed::Show(Shown::Games),
    ));
    el("section")
        .class("game")
        .with("aria-labelledby", HEADING)
        .add(el("h2").with("id", HEADING).with("tabindex", "-1").add(table.word(GameWord::Import)))
        .add(table.said())
        .add(el("p").add(table.word(GameWord::ImportHelp)))
        .add(el("p").class("stack").add(label("game-file", GameWord::ImportFile)).add(file))
        .add(el("p").class("stack").add(label("game-text", GameWord::ImportText)).add(text))
        .add(buttons)
        .maybe(table.desk.refused.as_ref().map(|refused| problems(table, refused)))
}

fn problems(table: &Table<'_, '_>, refused: &NotRead) -> Tree {
    let language = table.language();
    let rows = match refused {
        NotRead::Json(refused) => language.refused_file(refused),
        NotRead::Csv(wrong) => {
            vec![(language.line_and_column(wrong.line, wrong.column), language.csv_fault(wrong.fault).to_owned())]
        }
    };
    let rows = rows.into_iter().map(|(place, text)| el("li").add(el("code").add(place)).add(" ").add(text));
    let title = el("b").add(table.word(GameWord::NotRead));
    el("div").class("wrong").with("id", "game-problems").with("tabindex", "-1").add(title).add(el("ul").all(rows))
}

/// The file's text to the clipboard, where the browser lets the page.
pub fn copy(store: AppState) {
    let text = store.game.with_untracked(|desk| desk.sheet().map(file::write)).unwrap_or_default();
    let kept = text.clone();
    spawn_local(async move {
        let done = clipboard::copy(&text).await;
        let told = if done { Told::Word(GameWord::Copied) } else { Told::ByHand(kept) };
        store.game.try_update(|desk| desk.told = told);
    });
}

/// What a text holds, by the rules of the page where it does not say by which.
fn sheet(store: AppState, text: &str) -> Result<(Sheet, bool), NotRead> {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        return file::read(text).map(|sheet| (sheet, true)).map_err(NotRead::Json);
    }
    let rules = store.state.with_untracked(|state| state.rules.clone());
    let game = csv::read(text, &rules.plan()).map_err(NotRead::Csv)?;
    Ok((Sheet { id: String::new(), rules, game }, false))
}

/// A text becomes a game that is kept and shown; or what is wrong with it is said and nothing changes.
pub fn read(store: AppState, text: &str) {
    match sheet(store, text) {
        Ok((sheet, whole)) => {
            store.game.update(Desk::begin);
            if take(store, GameEdit::Add(Box::new(sheet))) {
                show(store, Shown::Sheet);
                store.game.update(|desk| {
                    desk.text.clear();
                    if !whole {
                        desk.told = Told::Word(GameWord::CsvWithoutTiles);
                    }
                });
            }
        }
        Err(refused) => {
            store.game.update(|desk| desk.refused = Some(refused));
            request_animation_frame(|| focus("game-problems"));
        }
    }
}

/// Reads the file that was chosen.
pub fn file(store: AppState) {
    let field = document().get_element_by_id("game-file").and_then(|field| field.dyn_into().ok());
    let Some(field) = field else { return };
    spawn_local(async move {
        let Some(text) = files::chosen(&field, LONGEST as u32).await else { return };
        store.game.try_update(|desk| desk.text.clone_from(&text));
        read(store, &text);
    });
}
