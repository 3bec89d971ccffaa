//! The top of the page: name, rulebook, and what is needed now and then.

pub mod house;

use leptos::prelude::*;

use super::act::{Act, Field, OWN};
use super::browser::theme::Theme;
use super::components::dialog::dialog;
use super::components::icon::{Icon, icon};
use super::live::Live;
use super::reference;
use super::region::{Acts, Scene, region};
use super::state::AppState;
use super::tree::{Tree, el};
use super::views;
use super::{embed, rulebooks};
use crate::engine::rulebook::book::Family;
use crate::i18n::{Language, Word};
use crate::session::editor::Own;
use crate::session::rules::books;
use crate::session::spot::Control;

/// The header and its dialogs.
pub fn header(store: AppState) -> [Live; 5] {
    [
        region(store, paint).on("keydown", |event| views::arrow(&event)),
        dialog(store, "house-title", Word::HouseRules, store.house, house::paint),
        rulebooks::dialog(store),
        reference::dialog(store),
        embed::dialog(store),
    ]
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let title = el("h1").add("Tenbo ").add(el("span").with("lang", "ja").add("点棒"));
    let theme = match scene.store.theme.get() {
        Theme::Auto => Word::ThemeAuto,
        Theme::Light => Word::ThemeLight,
        Theme::Dark => Word::ThemeDark,
    };
    let theme = [scene.word(Word::Theme), ": ", scene.word(theme)].concat();
    let tools = [
        (Act::Share, scene.word(Word::Share).to_owned(), Icon::Link),
        (Act::Theme, theme, Icon::Theme),
        (Act::Help, scene.word(Word::Help).to_owned(), Icon::Help),
    ];
    let tools = tools.map(|(act, name, picture)| {
        acts.button("key-icon", act).with("aria-label", name.clone()).with("title", name).add(icon(picture))
    });
    let own = scene.state.rules.house_rules();
    let name = scene.word(Word::Books);
    let books = acts.button("key-icon", Act::Books).with("id", "books-button");
    let books = books.with("aria-label", name).with("title", name).add(icon(Icon::Books));
    let house = acts
        .button("button", Act::House)
        .with("title", scene.word(Word::HouseRules))
        .add(icon(Icon::Rules))
        .add(el("span").add(scene.word(Word::HouseRules)))
        .maybe((own > 0).then(|| el("span").class("badge").add(own.to_string())));
    let rules = el("div").class("rules").add(picker(scene, acts)).add(books).add(house);
    el("header")
        .class("top")
        .add(title)
        .add(views::tabs(scene, acts))
        .add(el("div").class("tools").add(languages(scene, acts)).all(tools))
        .add(rules)
}

/// The languages, each by its own name.
fn languages(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let name = scene.word(Word::Language);
    let options = Language::ALL
        .map(|language| el("option").with("value", language.code()).with("lang", language.code()).add(language.name()));
    let select = acts.field("select", Field::Language, scene.language.code());
    let select = select.with("aria-label", name).with("title", name);
    el("span").class("key-icon languages").add(icon(Icon::Language)).add(select.all(options))
}

/// The rulebooks, by families.
pub fn picker(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let shelf = &scene.state.shelf;
    let own = scene.state.rules.own.as_deref();
    let played = own.map_or_else(|| scene.state.rules.id.to_owned(), |own| [OWN, own.id()].concat());
    let option = |own: &Own| el("option").with("value", [OWN, own.id()].concat()).add(own.name().to_owned());
    let mut kept: Vec<Tree> =
        shelf.iter().filter(|kept| Some(kept.id()) != own.map(Own::id)).map(|own| option(own)).collect();
    kept.extend(own.map(option));
    let own = (!kept.is_empty()).then(|| el("optgroup").with("label", scene.word(Word::OwnBooks)).all(kept));
    let select = acts
        .field("select", Field::Rules, played)
        .class("books")
        .with("id", Control::Rules.as_str())
        .with("aria-label", scene.word(Word::Rulebook));
    let groups = Family::ALL.iter().filter_map(|&family| {
        let own = books().filter(|book| book.family == family);
        let options: Vec<Tree> = own
            .map(|book| {
                let option = el("option").with("value", book.id);
                let option = option.maybe_with("lang", scene.language.rulebook_language(book.id));
                option.add(scene.language.rulebook(book.id, book.name))
            })
            .collect();
        (!options.is_empty()).then(|| el("optgroup").with("label", scene.language.family(family)).all(options))
    });
    select.all(groups).maybe(own)
}
