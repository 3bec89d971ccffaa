//! What can be done with games.

use leptos::prelude::*;

use super::desk::{At, Desk, Door, Setup, Shown, Told};
use super::setup::Named;
use super::{FORM, HEADING, files, kept, tiles};
use crate::app::browser::focus::{focus, keep};
use crate::app::state::AppState;
use crate::i18n::GameWord;
use crate::i18n::game::Names;
use crate::session::RulesChoice;
use crate::session::form::{Filled, Form, Worth};
use crate::session::games::{GameEdit, GamesHistory};
use crate::session::rules::OWN;

/// Something that is done here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Shows another part.
    Show(Shown),
    /// Opens or closes something.
    Door(Door),
    /// A field of the setup was written.
    Setup(Named),
    /// The game of the setup begins.
    Start,
    /// Opens a game.
    Open(String),
    /// Asks for another name of a game, or no longer.
    Renaming(String),
    /// A game has another name.
    Rename(String),
    /// A copy of a game.
    Duplicate(String),
    /// Something with games that needs no words.
    Games(GameEdit),
    /// Back one step.
    Undo,
    /// Forward one step.
    Redo,
    /// A field of the form was filled in.
    Fill(Filled),
    /// The deal of the form is entered.
    Enter,
    /// The form is given up.
    Cancel,
    /// A deal is to be corrected.
    Correct(usize),
    /// A deal is to be inserted before one.
    Insert(usize),
    /// A deal away.
    Remove(usize),
    /// The deal of the form by tiles.
    ByTiles,
    /// The deal on the table becomes the game's.
    IntoGame,
    /// It does not.
    BackWithout,
    /// Back to the deal that is being entered by tiles.
    ToTiles,
    /// The file's text to the clipboard.
    CopyFile,
    /// A text was pasted or written.
    Text,
    /// Reads it.
    Read,
    /// Reads a file.
    File,
    /// On paper.
    Print,
}

impl From<Filled> for Deed {
    fn from(filled: Filled) -> Deed {
        Deed::Fill(filled)
    }
}

/// Does it; `false` if it was not possible.
pub fn run(deed: Deed, store: AppState, value: &str) -> bool {
    let done = perform(deed, store, value);
    kept::keep_form(store);
    done
}

fn perform(deed: Deed, store: AppState, value: &str) -> bool {
    if !matches!(deed, Deed::Text | Deed::Fill(_) | Deed::Setup(_) | Deed::Door(_)) {
        store.game.update(|desk| {
            desk.told = Told::Nothing;
            desk.heard.clear();
        });
    }
    match deed {
        Deed::Show(shown) => show(store, shown),
        Deed::Door(door) => store.game.update(|desk| match desk.open.iter().position(|open| *open == door) {
            Some(place) => {
                desk.open.remove(place);
            }
            None => desk.open.push(door),
        }),
        Deed::Setup(named) => return setup(store, named, value),
        Deed::Start => start(store),
        Deed::Open(id) => {
            store.game.update(Desk::begin);
            if take(store, GameEdit::Open(Some(id))) {
                show(store, Shown::Sheet);
            }
        }
        Deed::Renaming(id) => {
            store.game.update(|desk| desk.renaming = (desk.renaming.as_ref() != Some(&id)).then_some(id));
            request_animation_frame(|| focus("game-rename"));
        }
        Deed::Rename(id) => {
            store.game.update(|desk| desk.renaming = None);
            take(store, GameEdit::Rename(id, value.to_owned()));
            request_animation_frame(|| keep(HEADING));
        }
        Deed::Duplicate(id) => {
            let language = store.language.get_untracked();
            let name = store.game.with_untracked(|desk| {
                desk.history.now().get(&id).map(|sheet| language.copy_of_game(&sheet.game.name))
            });
            store.game.update(Desk::begin);
            if take(store, GameEdit::Duplicate(id, name.unwrap_or_default())) {
                show(store, Shown::Sheet);
            }
        }
        Deed::Games(edit) => return games(store, edit),
        Deed::Undo => step(store, GamesHistory::undo),
        Deed::Redo => step(store, GamesHistory::redo),
        Deed::Fill(filled) => return fill(store, filled, value),
        Deed::Enter => return enter(store),
        Deed::Cancel => {
            let at = store.game.with_untracked(|desk| desk.at);
            store.game.update(Desk::begin);
            request_animation_frame(move || match at {
                At::Correct(place) | At::Insert(place) => focus(&deal_id(place)),
                At::Next => focus(FORM),
            });
        }
        Deed::Correct(place) => {
            let again = store.game.with_untracked(|desk| desk.at == At::Correct(place));
            if again {
                return perform(Deed::Cancel, store, value);
            }
            edit(store, At::Correct(place));
        }
        Deed::Insert(place) => edit(store, At::Insert(place)),
        Deed::Remove(place) => {
            if take(store, GameEdit::Remove(place)) {
                store.game.update(|desk| {
                    desk.begin();
                    desk.told = Told::Word(GameWord::DealDeleted);
                });
                request_animation_frame(|| focus(FORM));
            }
        }
        Deed::ByTiles => return tiles::begin(store),
        Deed::IntoGame => return tiles::into_game(store),
        Deed::BackWithout => tiles::back(store),
        Deed::ToTiles => tiles::show(store),
        Deed::CopyFile => files::copy(store),
        Deed::Text => store.game.update(|desk| value.clone_into(&mut desk.text)),
        Deed::Read => {
            let text = store.game.with_untracked(|desk| desk.text.clone());
            files::read(store, &text);
        }
        Deed::File => files::file(store),
        Deed::Print => {
            let _ = window().print();
        }
    }
    true
}

/// The id of the button of a deal.
pub fn deal_id(place: usize) -> String {
    ["deal-", &(place + 1).to_string()].concat()
}

/// Shows another part, and puts the focus there.
pub fn show(store: AppState, shown: Shown) {
    store.game.update(|desk| {
        desk.shown = shown;
        desk.refused = None;
        desk.renaming = None;
        if shown == Shown::New {
            desk.setup = Setup::default();
        }
    });
    request_animation_frame(|| focus(HEADING));
}

/// Edits and keeps; what is not possible is said.
pub fn take(store: AppState, edit: GameEdit) -> bool {
    let taken = store.game.try_update_untracked(|desk| match desk.history.take(edit) {
        Ok(()) => true,
        Err(refusal) => {
            desk.told = Told::Refused(refusal);
            false
        }
    });
    kept::keep(store);
    store.game.update(|_| ());
    taken.unwrap_or_default()
}

fn games(store: AppState, edit: GameEdit) -> bool {
    let over = edit == GameEdit::Finish(true);
    let deleted = matches!(edit, GameEdit::Delete(_));
    if !take(store, edit) {
        return false;
    }
    store.game.update(|desk| {
        desk.begin();
        if deleted {
            desk.told = Told::Word(GameWord::Deleted);
        }
    });
    request_animation_frame(move || if over { focus("game-over") } else { keep(HEADING) });
    true
}

fn step(store: AppState, step: fn(&mut GamesHistory) -> bool) {
    store.game.update(|desk| {
        step(&mut desk.history);
        desk.begin();
    });
    kept::keep(store);
    request_animation_frame(|| keep(HEADING));
}

fn edit(store: AppState, at: At) {
    store.game.update(|desk| {
        let place = if let At::Correct(place) = at { Some(place) } else { None };
        let entry = place.and_then(|place| desk.sheet()?.game.deals.get(place).cloned());
        desk.begin();
        desk.at = at;
        desk.form = entry.map_or_else(Form::default, |entry| Form::of(&entry));
    });
    request_animation_frame(|| focus(FORM));
}

fn fill(store: AppState, filled: Filled, value: &str) -> bool {
    store
        .game
        .try_update(|desk| {
            let Some(sheet) = desk.sheet() else { return false };
            let (plan, three) = (sheet.rules.plan(), sheet.game.players.len() == 3);
            // A total that was kept is han and fu to whoever changes only one of them.
            if let (Filled::Fu(seat), Some(by)) = (filled, desk.form.by) {
                let counted = desk.form.worth[seat].counted(&plan, three, seat, by);
                if matches!(counted, Worth::Han(..)) {
                    desk.form.worth[seat] = counted;
                }
            }
            desk.told = Told::Nothing;
            desk.form.fill(filled, value, &plan)
        })
        .unwrap_or_default()
}

/// The deal of the form becomes the game's, and what that changed is said.
fn enter(store: AppState) -> bool {
    let entry = store.game.with_untracked(|desk| {
        let sheet = desk.sheet()?;
        Some(desk.form.deal(&sheet.rules.plan(), sheet.game.players.len() == 3))
    });
    match entry {
        Some(Ok(entry)) => put(store, entry),
        // What it lacks is said beside the form all the while.
        _ => false,
    }
}

/// A deal into the game, at the place of the form.
pub fn put(store: AppState, entry: crate::engine::game::Entry) -> bool {
    let language = store.language.get_untracked();
    let Some((at, before)) = store.game.with_untracked(|desk| Some((desk.at, desk.report()?))) else { return false };
    let edit = match at {
        At::Next => GameEdit::Deal(Box::new(entry.clone())),
        At::Correct(place) => GameEdit::Correct(place, Box::new(entry.clone())),
        At::Insert(place) => GameEdit::Insert(place, Box::new(entry.clone())),
    };
    if !take(store, edit) {
        return false;
    }
    store.game.update(|desk| {
        // Another page may have entered deals before it.
        let at = desk.at;
        let told = desk.sheet().zip(desk.report()).map(|(sheet, now)| {
            let names = Names { language, game: &sheet.game };
            let plan = sheet.rules.plan();
            let place = match at {
                At::Next => now.deals.len().saturating_sub(1),
                At::Correct(place) | At::Insert(place) => place,
            };
            let deal = now.deals.get(place);
            let name = deal.map(|deal| names.deal(&deal.head)).unwrap_or_default();
            match at {
                At::Next => {
                    let lines = deal.map(|deal| vec![names.happened(&entry, deal, &plan)]);
                    Told::Lines(language.entered(&name), lines.unwrap_or_default())
                }
                At::Correct(_) | At::Insert(_) => {
                    let first =
                        if matches!(at, At::Insert(_)) { language.inserted(&name) } else { language.corrected(&name) };
                    let mut lines = names.changed(&before, &now, matches!(at, At::Correct(_)));
                    if lines.is_empty() {
                        lines.push(language.game(GameWord::NothingChanged).to_owned());
                    }
                    Told::Lines(first, lines)
                }
            }
        });
        desk.begin();
        desk.told = told.unwrap_or_default();
    });
    let over = store.game.with_untracked(|desk| desk.report().is_some_and(|report| report.over.is_some()));
    request_animation_frame(move || focus(if over { "game-over" } else { FORM }));
    true
}

fn start(store: AppState) {
    let (setup, rules) = store.game.with_untracked(|desk| {
        let rules = desk.setup.rules.clone();
        (desk.setup.clone(), rules.unwrap_or_else(|| store.state.with_untracked(|state| state.rules.clone())))
    });
    let edit = GameEdit::New(setup.name, setup.players.to_vec(), Box::new(rules));
    store.game.update(Desk::begin);
    if !take(store, edit) {
        return;
    }
    for (named, text) in [(Named::Initial, &setup.initial), (Named::Rounds, &setup.rounds)] {
        if !text.is_empty() {
            change(store, named, text);
        }
    }
    show(store, Shown::Sheet);
    request_animation_frame(|| focus(FORM));
}

/// Rules by the value of the list.
fn rules(store: AppState, value: &str) -> Option<RulesChoice> {
    match value.strip_prefix(OWN) {
        Some(id) => store.state.with_untracked(|state| state.shelf.get(id).cloned()).map(RulesChoice::playing),
        None => RulesChoice::of(value),
    }
}

fn setup(store: AppState, named: Named, value: &str) -> bool {
    if store.game.with_untracked(|desk| desk.shown == Shown::Setup) {
        return change(store, named, value);
    }
    let rules = if named == Named::Rules { rules(store, value) } else { None };
    store.game.update(|desk| {
        let setup = &mut desk.setup;
        match named {
            Named::Game => value.clone_into(&mut setup.name),
            Named::Player(place) => {
                if let Some(player) = setup.players.get_mut(place) {
                    value.clone_into(player);
                }
            }
            Named::Rules => setup.rules = rules,
            Named::Initial => value.clone_into(&mut setup.initial),
            Named::Rounds => value.clone_into(&mut setup.rounds),
        }
    });
    true
}

/// Changes the open game.
fn change(store: AppState, named: Named, value: &str) -> bool {
    let value = value.trim();
    let id = store.game.with_untracked(|desk| desk.sheet().map(|sheet| sheet.id.clone()));
    let edit = match named {
        Named::Game => id.map(|id| GameEdit::Rename(id, value.to_owned())),
        Named::Player(place) => Some(GameEdit::Player(place, value.to_owned())),
        Named::Rules => rules(store, value).map(|rules| GameEdit::Rules(Box::new(rules))),
        Named::Initial if value.is_empty() => Some(GameEdit::Initial(None)),
        Named::Initial => value.parse().ok().map(|initial| GameEdit::Initial(Some(initial))),
        Named::Rounds if value.is_empty() => Some(GameEdit::Rounds(None)),
        Named::Rounds => value.parse().ok().map(|rounds| GameEdit::Rounds(Some(rounds))),
    };
    let taken = edit.is_some_and(|edit| take(store, edit));
    if !taken {
        // Painted again, the field shows what is, not what was written in vain.
        store.game.update(|_| ());
    }
    taken
}
