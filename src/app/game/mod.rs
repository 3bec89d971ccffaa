//! The game sheet: a club evening deal by deal. Games are listed, begun, read and saved; the open one shows standings, the
//! form of the next deal, all deals, and how it ended.

mod deals;
mod deed;
mod desk;
mod end;
mod fields;
mod files;
mod follow;
mod form;
mod games;
mod kept;
mod more;
mod setup;
mod standings;
mod tiles;

pub use deed::{Deed, run};
pub use desk::{At, Desk};
pub use kept::{follow, pending};
pub use tiles::bar;

use leptos::prelude::*;
use leptos::web_sys::{Event, HtmlElement, KeyboardEvent};
use wasm_bindgen::JsCast;

use self::desk::{Door, Shown, Told};
use super::hand::step;
use super::legacy::act::Act;
use super::legacy::icon::Icon;
use super::legacy::live::{Live, innermost};
use super::legacy::region::{Acts, Scene, region, yes};
use super::legacy::tree::{Tree, el};
use super::state::AppState;
use crate::engine::game::{Head, Report};
use crate::engine::rulebook::plan::Plan;
use crate::i18n::game::Names;
use crate::i18n::{GameWord, Language};
use crate::session::games::Sheet;

/// The id of the heading that gets the focus when another part is shown.
const HEADING: &str = "game-title";

/// The id of the heading of the form.
const FORM: &str = "deal-form-title";

/// What the view shows.
pub fn panel(store: AppState) -> Live {
    kept::read(store);
    region(store, paint).on("keydown", move |event| pressed(store, &event))
}

/// Keys of the sheet: Enter in a box enters the deal, as in any form; undo and redo are the game's.
fn pressed(store: AppState, event: &Event) {
    let key: &KeyboardEvent = event.unchecked_ref();
    let control = (key.ctrl_key() || key.meta_key()) && !key.alt_key();
    let letter = key.key().to_ascii_lowercase();
    let boxed = innermost(event, "input, textarea, select");
    let written = boxed
        .as_ref()
        .is_some_and(|element| !matches!(element.get_attribute("type").as_deref(), Some("radio" | "checkbox")));
    let deed = match letter.as_str() {
        "z" if control && !written => Some(if key.shift_key() { Deed::Redo } else { Deed::Undo }),
        "y" if control && !written => Some(Deed::Redo),
        "enter" if !control && innermost(event, ".deal-form input").is_some() => Some(Deed::Enter),
        "escape" if store.game.with_untracked(|desk| desk.at != At::Next) => {
            innermost(event, ".deal-form").map(|_| Deed::Cancel)
        }
        "enter" if !control && innermost(event, ".setup.new input").is_some() => Some(Deed::Start),
        _ => None,
    };
    if let Some(deed) = deed {
        event.prevent_default();
        // What was written in the box counts, though the box has not been left.
        if let Some(element) = boxed.filter(|_| written).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.blur();
            let _ = element.focus();
        }
        run(deed, store, "");
    }
}

/// What a part of the view is made from.
struct Table<'a, 'b> {
    scene: &'a Scene<'b>,
    desk: &'a Desk,
}

impl Table<'_, '_> {
    const fn language(&self) -> Language {
        self.scene.language
    }

    fn word(&self, word: GameWord) -> &'static str {
        self.scene.language.game(word)
    }

    /// A button with a word on it.
    fn button(&self, acts: &mut Acts, word: GameWord, deed: Deed) -> Tree {
        acts.button("button", Act::Game(deed)).add(self.word(word))
    }

    /// The button that most people want next.
    fn main_button(&self, acts: &mut Acts, word: GameWord, deed: Deed) -> Tree {
        acts.button("button main", Act::Game(deed)).add(self.word(word))
    }

    /// A button that says to whom it belongs.
    fn button_of(&self, acts: &mut Acts, word: GameWord, whose: &str, deed: Deed) -> Tree {
        let label = [self.word(word), ": ", whose].concat();
        self.button(acts, word, deed).with("aria-label", label)
    }

    /// One step back and one forward.
    fn steps(&self, acts: &mut Acts) -> Tree {
        let history = &self.desk.history;
        let (undo, redo) = (history.can_undo(), history.can_redo());
        el("div")
            .class("row")
            .add(step(acts, Act::Game(Deed::Undo), self.word(GameWord::Undo), Icon::Undo, undo))
            .add(step(acts, Act::Game(Deed::Redo), self.word(GameWord::Redo), Icon::Redo, redo))
    }

    /// A heading that shows or hides what belongs to it.
    fn door(&self, acts: &mut Acts, door: Door, word: GameWord) -> (Tree, bool) {
        let open = self.desk.open.contains(&door);
        let button = acts.button("button", Act::Game(Deed::Door(door))).with("aria-expanded", yes(open));
        (button.add(self.word(word)), open)
    }

    /// What is said about the last thing that was done.
    fn said(&self) -> Tree {
        let said = el("p").class("told").with("role", "status");
        let (said, more) = match &self.desk.told {
            Told::Nothing => (said, None),
            Told::Word(word) => (said.add(self.word(*word)), None),
            Told::Refused(refusal) => (said.add(self.language().game_refusal(*refusal)), None),
            Told::ByHand(text) => {
                let label = self.word(GameWord::CopyRefused);
                let text =
                    el("textarea").with("readonly", "").with("rows", "4").with("aria-label", label).add(text.clone());
                (said.add(label), Some(text))
            }
            Told::Lines(first, lines) => {
                let lines = lines.iter().map(|line| el("span").class("changed").add(line.clone()));
                (said.add(el("span").add(first.clone())).all(lines), None)
            }
        };
        let heard = self.desk.heard.iter().map(|line| el("span").class("changed").add(line.clone()));
        let heard = el("p").class("told other-tab").with("role", "status").all(heard);
        let unkept = self.desk.unkept.then(|| el("p").class("notice").add(self.word(GameWord::NotKept)));
        el("div").class("said").add(said).add(heard).maybe(more).maybe(unkept)
    }
}

/// What a part of the open game is made from.
struct Paper<'a, 'b> {
    table: &'a Table<'a, 'b>,
    sheet: &'a Sheet,
    plan: &'a Plan,
    report: &'a Report,
    names: Names<'a>,
}

impl Paper<'_, '_> {
    fn word(&self, word: GameWord) -> &'static str {
        self.table.word(word)
    }

    fn desk(&self) -> &Desk {
        self.table.desk
    }

    fn three(&self) -> bool {
        self.sheet.game.players.len() == 3
    }

    /// What the deal of the form starts from.
    fn head(&self) -> Option<Head> {
        match self.desk().at {
            At::Next => self.report.next,
            At::Correct(place) | At::Insert(place) => self.report.deals.get(place).map(|deal| deal.head),
        }
    }
}

fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    scene.store.game.with(|desk| {
        let table = Table { scene, desk };
        match (desk.shown, desk.sheet()) {
            (Shown::New, _) => setup::begin(&table, acts),
            (Shown::Import, _) => files::import(&table, acts),
            (Shown::Setup, Some(sheet)) => setup::change(&table, acts, sheet),
            (Shown::Sheet, Some(sheet)) => open(&table, acts, sheet),
            _ => games::paint(&table, acts),
        }
    })
}

/// The game that is open.
fn open(table: &Table<'_, '_>, acts: &mut Acts, sheet: &Sheet) -> Tree {
    let plan = sheet.rules.plan();
    let report = crate::engine::game::replay(&sheet.game, &plan);
    let names = Names { language: table.language(), game: &sheet.game };
    let paper = Paper { table, sheet, plan: &plan, report: &report, names };
    let class = match (paper.three(), report.over.is_some()) {
        (false, false) => "game sheet",
        (true, false) => "game sheet three-play",
        (false, true) => "game sheet over",
        (true, true) => "game sheet over three-play",
    };
    let whole = el("section").class(class).with("aria-labelledby", HEADING);
    let whole = whole.add(top(&paper, acts)).add(standings::paint(&paper)).add(form::paint(&paper, acts));
    // Once it is over, how it ended comes first.
    if report.over.is_some() {
        return whole.add(end::paint(&paper, acts)).add(deals::paint(&paper, acts));
    }
    whole.add(deals::paint(&paper, acts)).add(end::paint(&paper, acts))
}

fn top(paper: &Paper<'_, '_>, acts: &mut Acts) -> Tree {
    let table = paper.table;
    let (language, book) = (table.language(), &paper.plan.book);
    let [before, after] = language.played_by(paper.sheet.rules.house_rules());
    let lang = language.rulebook_language(&book.id).filter(|_| paper.sheet.rules.own.is_none());
    let rules = el("span").maybe_with("lang", lang).add(language.rulebook(&book.id, &book.name).to_owned());
    let rules = el("span").class("soft").add(before).add(rules).add(after);
    let name = el("h2").with("id", HEADING).with("tabindex", "-1").add(game_name(table, paper.sheet)).add(rules);
    let (files, open) = table.door(acts, Door::Files, GameWord::Files);
    let tools = el("div")
        .class("row no-print")
        .add(table.steps(acts))
        .add(table.button(acts, GameWord::AllGames, Deed::Show(Shown::Games)))
        .add(table.button(acts, GameWord::Setup, Deed::Show(Shown::Setup)))
        .add(files);
    let files = open.then(|| files::export(paper, acts));
    el("div").class("game-top").add(name).add(tools).maybe(files)
}

/// What a game is called; one without a name is a new one.
fn game_name(table: &Table<'_, '_>, sheet: &Sheet) -> String {
    if sheet.game.name.is_empty() { table.word(GameWord::Unnamed).to_owned() } else { sheet.game.name.clone() }
}
