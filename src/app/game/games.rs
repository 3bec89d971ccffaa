//! The games that are kept.

use super::deed::Deed;
use super::desk::Shown;
use super::{HEADING, Table, game_name};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::{Acts, yes};
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::GameWord;
use crate::i18n::game::Names;
use crate::session::games::sheet::LONGEST;
use crate::session::games::{GameEdit, Sheet};

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let title = el("h2").with("id", HEADING).with("tabindex", "-1").add(table.word(GameWord::Games));
    let top = el("div").class("game-top").add(title).add(table.steps(acts));
    let tools = el("div")
        .class("row")
        .add(table.main_button(acts, GameWord::NewGame, Deed::Show(Shown::New)))
        .add(table.button(acts, GameWord::Import, Deed::Show(Shown::Import)));
    let mut rows: Vec<Tree> = table.desk.history.now().iter().map(|sheet| row(table, acts, sheet)).collect();
    // The newest first.
    rows.reverse();
    let none = rows.is_empty().then(|| el("p").class("soft").add(table.word(GameWord::NoGames)));
    let list = (!rows.is_empty()).then(|| el("ul").class("game-list").all(rows));
    el("section")
        .class("game")
        .with("aria-labelledby", HEADING)
        .add(top)
        .add(table.said())
        .add(el("p").add(table.word(GameWord::GamesHelp)))
        .add(tools)
        .add(el("div").class("card").maybe(none).maybe(list))
}

fn row(table: &Table<'_, '_>, acts: &mut Acts, sheet: &Sheet) -> Tree {
    let id = || sheet.id.clone();
    let name = game_name(table, sheet);
    let renaming = table.desk.renaming.as_deref() == Some(sheet.id.as_str());
    let about = el("div").add(el("h3").add(name.clone())).add(el("p").class("soft").add(standing(table, sheet)));
    let open = table.button_of(acts, GameWord::Open, &name, Deed::Open(id()));
    let rename =
        table.button_of(acts, GameWord::Rename, &name, Deed::Renaming(id())).with("aria-expanded", yes(renaming));
    let buttons = el("div")
        .class("row")
        .add(open)
        .add(rename)
        .add(table.button_of(acts, GameWord::Duplicate, &name, Deed::Duplicate(id())))
        .add(table.button_of(acts, GameWord::Delete, &name, Deed::Games(GameEdit::Delete(id()))));
    let field = renaming.then(|| {
        let label = [table.word(GameWord::NewName), ": ", &name].concat();
        acts.change("input", Act::Game(Deed::Rename(id())), sheet.game.name.clone())
            .with("id", "game-rename")
            .with("type", "text")
            .with("maxlength", LONGEST.to_string())
            .with("aria-label", label)
    });
    el("li").add(about).add(buttons).maybe(field)
}

/// Who plays by which rules, how far they are, who leads.
fn standing(table: &Table<'_, '_>, sheet: &Sheet) -> String {
    let names = Names { language: table.language(), game: &sheet.game };
    let players: Vec<String> = (0..sheet.game.players.len()).map(|player| names.player(player)).collect();
    let mut parts = vec![players.join(", "), sheet.rules.book().name.into_owned()];
    parts.push(table.language().deals_so_far(sheet.game.deals.len()));
    let totals = sheet.report().totals;
    let most = totals.iter().copied().max().unwrap_or_default();
    let mut first = totals.iter().enumerate().filter(|(_, total)| **total == most);
    if let (Some((player, _)), None) = (first.next(), first.next()) {
        parts.push(table.language().leads(&names.player(player), most));
    }
    parts.join(" · ")
}
