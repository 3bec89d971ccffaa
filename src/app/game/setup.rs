//! Names and rules: of a game that is about to begin, and of the open one.

use super::deed::Deed;
use super::desk::Shown;
use super::fields::{checks, labelled};
use super::{HEADING, Table, game_name};
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::game::Match;
use crate::engine::rulebook::book::Family;
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::i18n::number::grouped;
use crate::i18n::{EditorWord, GameWord};
use crate::session::games::sheet::LONGEST;
use crate::session::games::{GameEdit, Sheet};
use crate::session::rules::OWN;
use crate::session::rules::{RulesChoice, books};

/// A field of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// What the game is called.
    Game,
    /// What a player is called.
    Player(usize),
    /// The rules.
    Rules,
    /// What each starts with.
    Initial,
    /// How many rounds.
    Rounds,
}

/// What the fields show.
struct Filled<'a> {
    name: &'a str,
    players: Vec<&'a str>,
    rules: &'a RulesChoice,
    initial: String,
    rounds: String,
}

/// A game that is about to begin.
pub fn begin(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let setup = &table.desk.setup;
    let rules = setup.rules.as_ref().unwrap_or(&table.scene.state.rules);
    let seats = if rules.table().0 { 3 } else { 4 };
    let filled = Filled {
        name: &setup.name,
        players: setup.players.iter().take(seats).map(String::as_str).collect(),
        rules,
        initial: setup.initial.clone(),
        rounds: setup.rounds.clone(),
    };
    let title = el("h2").with("id", HEADING).with("tabindex", "-1").add(table.word(GameWord::NewGame));
    let buttons = el("div").class("row").add(table.main_button(acts, GameWord::Start, Deed::Start)).add(table.button(
        acts,
        GameWord::Cancel,
        Deed::Show(Shown::Games),
    ));
    whole(table, title, fields(table, acts, &filled, "setup new"), buttons)
}

/// Names and rules of the open game.
pub fn change(table: &Table<'_, '_>, acts: &mut Acts, sheet: &Sheet) -> Tree {
    let game = &sheet.game;
    let filled = Filled {
        name: &game.name,
        players: game.players.iter().map(String::as_str).collect(),
        rules: &sheet.rules,
        initial: game.initial.map(|initial| initial.to_string()).unwrap_or_default(),
        rounds: game.rounds.map(|rounds| rounds.to_string()).unwrap_or_default(),
    };
    let name = [table.word(GameWord::Setup), ": ", &game_name(table, sheet)].concat();
    let title = el("h2").with("id", HEADING).with("tabindex", "-1").add(name);
    let back = table.main_button(acts, GameWord::BackToSheet, Deed::Show(Shown::Sheet));
    let buttons = el("div").class("row").add(back).add(table.steps(acts));
    let fields = fields(table, acts, &filled, "setup").maybe(within(table, acts, sheet));
    whole(table, title, fields, buttons)
}

/// Where the game stands in a match, if something is settled over matches.
fn within(table: &Table<'_, '_>, acts: &mut Acts, sheet: &Sheet) -> Option<Tree> {
    let options = &sheet.rules.book().options;
    if !options.on(OptionKey::Yakitori) || !options.is(OptionKey::YakitoriFor, "match") {
        return None;
    }
    let now = sheet.game.within;
    let deed = |within: Match| Deed::Games(GameEdit::Match(within));
    let last = Match { last: !now.last, ..now };
    let mut boxes = vec![(table.word(GameWord::LastOfMatch).to_owned(), now.last, deed(last))];
    for (place, (player, seat)) in sheet.game.players.iter().zip(Seat::ALL).enumerate() {
        let mut turned = now;
        turned.won[seat] = !now.won[seat];
        let name = if player.is_empty() { table.language().player(place + 1) } else { player.clone() };
        boxes.push(([&name, " ", table.word(GameWord::WonBefore)].concat(), now.won[seat], deed(turned)));
    }
    Some(checks(acts, table.word(GameWord::InMatch), boxes).class("wide"))
}

fn whole(table: &Table<'_, '_>, title: Tree, fields: Tree, buttons: Tree) -> Tree {
    el("section")
        .class("game")
        .with("aria-labelledby", HEADING)
        .add(title)
        .add(table.said())
        .add(el("div").class("card").add(fields))
        .add(buttons)
}

fn fields(table: &Table<'_, '_>, acts: &mut Acts, filled: &Filled<'_>, class: &'static str) -> Tree {
    let text = |acts: &mut Acts, what: Named, value: String| {
        acts.change("input", Act::Game(Deed::Setup(what)), value).with("type", "text").with("autocomplete", "off")
    };
    let name = text(acts, Named::Game, filled.name.to_owned()).with("maxlength", LONGEST.to_string());
    let seats = [GameWord::FirstDealer, GameWord::SecondSeat, GameWord::ThirdSeat, GameWord::FourthSeat];
    let players = filled.players.iter().zip(seats).enumerate().map(|(place, (player, seat))| {
        let field = text(acts, Named::Player(place), (*player).to_owned()).with("maxlength", LONGEST.to_string());
        let field = field.with("id", ["player-", &(place + 1).to_string()].concat());
        labelled(table.word(seat), field.with("placeholder", table.language().player(place + 1)))
    });
    let players: Vec<Tree> = players.collect();
    let help = el("span").class("soft").add([" · ", table.word(GameWord::SeatsHelp)].concat());
    let players =
        el("fieldset").class("wide").add(el("legend").add(table.word(GameWord::Players)).add(help)).all(players);
    let number = |acts: &mut Acts, what: Named, value: &str, most: &'static str| {
        acts.change("input", Act::Game(Deed::Setup(what)), value.to_owned())
            .with("type", "number")
            .with("inputmode", "numeric")
            .with("min", "0")
            .with("max", most)
    };
    // Above the field and not in it, where a long number would be cut off.
    let options = filled.rules.book().options;
    let words = |word: GameWord, usual: OptionKey| {
        let usual = options.get(usual).map(|usual| {
            let text = [" · ", table.word(GameWord::AsRulebook), ": ", &grouped(usual)].concat();
            el("span").class("soft").add(text)
        });
        el("span").add(table.word(word)).maybe(usual)
    };
    let initial = number(acts, Named::Initial, &filled.initial, "1000000").with("id", "game-initial");
    let rounds = number(acts, Named::Rounds, &filled.rounds, "16").with("id", "game-rounds");
    el("div")
        .class(class)
        .add(labelled(table.word(GameWord::Name), name.with("id", "game-name")).with("class", "field wide"))
        .add(labelled(table.word(GameWord::Rulebook), rules(table, acts, filled.rules)).with("class", "field wide"))
        .add(players)
        .add(labelled(words(GameWord::Initial, OptionKey::StartPoints), initial))
        .add(labelled(words(GameWord::Rounds, OptionKey::Rounds), rounds))
}

/// The rulebooks by families, and one's own.
fn rules(table: &Table<'_, '_>, acts: &mut Acts, now: &RulesChoice) -> Tree {
    let option = |value: String, name: String| el("option").with("value", value).add(name);
    let played = now.own.as_ref().map_or_else(|| now.id.to_owned(), |own| [OWN, own.id()].concat());
    let (language, shelf) = (table.language(), &table.scene.state.shelf);
    let mut own: Vec<Tree> = shelf.iter().map(|own| option([OWN, own.id()].concat(), own.name().to_owned())).collect();
    if let Some(other) = now.own.as_deref().filter(|other| shelf.get(other.id()).is_none()) {
        own.push(option(played.clone(), other.name().to_owned()));
    }
    let groups = Family::ALL.iter().filter_map(|&family| {
        let books = books().filter(|book| book.family == family);
        let options = books.map(|book| {
            let option = option(book.id.to_owned(), language.rulebook(book.id, book.name).to_owned());
            option.maybe_with("lang", language.rulebook_language(book.id))
        });
        let options: Vec<Tree> = options.collect();
        let name = language.family(family);
        (!options.is_empty()).then(|| el("optgroup").with("label", name).all(options))
    });
    let groups: Vec<Tree> = groups.collect();
    let label = language.editor(EditorWord::Own);
    let own = (!own.is_empty()).then(|| el("optgroup").with("label", label).all(own));
    acts.change("select", Act::Game(Deed::Setup(Named::Rules)), played).with("id", "game-rules").all(groups).maybe(own)
}
