//! Files and links: handing a rulebook on, and reading one.

use super::deed::Deed;
use super::{Table, heading};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::EditorWord;
use crate::session::editor::Own;
use crate::session::editor::import::{self, Refused};

/// Reading a file, and what is wrong with it.
pub fn import(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let file = acts.change("input", Act::Editor(Deed::File), "").with("type", "file");
    let file = file.with("id", "import-file").with("accept", ".json,application/json");
    let text = acts.input("textarea", Act::Editor(Deed::Text), table.desk.text.clone());
    let text = text.with("id", "import-text").with("rows", "8").with("spellcheck", "false");
    let label = |id: &'static str, word| el("label").with("for", id).add(table.word(word));
    el("div")
        .add(heading(table, acts, table.word(EditorWord::Import)))
        .add(el("p").add(table.word(EditorWord::ImportHelp)))
        .add(el("p").class("stack").add(label("import-file", EditorWord::ImportFile)).add(file))
        .add(el("p").class("stack").add(label("import-text", EditorWord::ImportText)).add(text))
        .add(el("div").class("row").add(table.button(acts, EditorWord::Read, Deed::Read)))
        .maybe(table.desk.refused.as_ref().map(|refused| problems(table, refused)))
}

fn problems(table: &Table<'_, '_>, refused: &Refused) -> Tree {
    let rows = table.scene.language.refused_file(refused);
    let rows = rows.into_iter().map(|(place, text)| el("li").add(el("code").add(place)).add(" ").add(text));
    let title = el("p").add(el("b").add(table.word(EditorWord::NotRead)));
    let list = el("ul").class("file-problems").all(rows);
    el("div").class("wrong").with("id", "import-problems").with("tabindex", "-1").add(title).add(list)
}

/// Handing it on.
pub fn export(table: &Table<'_, '_>, acts: &mut Acts, own: &Own) -> Tree {
    let text = js_sys::encode_uri_component(&import::write(own)).as_string().unwrap_or_default();
    let save = el("a").class("button").with("download", import::file_name(own));
    let save = save.with("href", ["data:application/json;charset=utf-8,", &text].concat());
    el("div").add(el("p").add(table.word(EditorWord::FileHelp))).add(
        el("div")
            .class("row")
            .add(save.add(table.word(EditorWord::Download)))
            .add(table.button(acts, EditorWord::CopyFile, Deed::CopyFile))
            .add(table.button(acts, EditorWord::ShareLink, Deed::ShareLink)),
    )
}
