//! What a person can do with games, and why it may not be possible.

use std::cmp::Ordering;

use tenbo_engine::game::{Entry, Game, Match};

use super::library::Games;
use super::reseat::keep_players;
use super::series;
use super::sheet::{LONGEST, LONGEST_NOTE, MOST_DEALS, Sheet, short};
use super::stakes::Stakes;
use crate::rules::RulesChoice;

/// The largest amount that can be entered, either way.
pub const MOST_POINTS: i64 = 100_000_000;

/// One thing that a person does with games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEdit {
    /// Looks at another game, or at the list of them.
    Open(Option<String>),
    /// A new game, opened at once: its name, its players' names, its rules.
    New(String, Vec<String>, Box<RulesChoice>),
    /// A game of a file, opened at once.
    Add(Box<Sheet>),
    /// A copy of a game under this name, opened at once.
    Duplicate(String, String),
    /// A game away.
    Delete(String),
    /// What a game is called.
    Rename(String, String),
    /// What a player of the open game is called.
    Player(usize, String),
    /// How many play the open game; only before its first deal.
    Seats(usize),
    /// The rules of the open game.
    Rules(Box<RulesChoice>),
    /// What everybody starts with.
    Initial(Option<i64>),
    /// How many rounds are played.
    Rounds(Option<u8>),
    /// Where the open game stands in a match.
    Match(Match),
    /// What the open game is played for.
    Stakes(Stakes),
    /// The next game of a match, opened at once: which game it follows, its name, and its players by their places there,
    /// the first dealer first.
    Next(String, String, Vec<usize>),
    /// One more deal.
    Deal(Box<Entry>),
    /// Another entry in place of a deal. If that changes who deals from there on, what was entered for a player in later
    /// deals stays with the player; so it does when a deal comes or goes and when the rules change.
    Correct(usize, Box<Entry>),
    /// A deal that was forgotten, before the deal at this place.
    Insert(usize, Box<Entry>),
    /// A deal away.
    Remove(usize),
    /// A remark beside a deal.
    Note(usize, String),
    /// The game is over, or goes on.
    Finish(bool),
}

impl GameEdit {
    /// Whether it changes what is looked at and nothing else.
    #[must_use]
    pub const fn only_looks(&self) -> bool {
        matches!(self, GameEdit::Open(_))
    }
}

/// Why it is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRefusal {
    /// There is no such game, or none is open.
    NoGame,
    /// The game has no such deal.
    NoDeal,
    /// The game has no such player.
    NoPlayer,
    /// No such value is possible there.
    NotAValue,
    /// A game with deals keeps its number of players.
    HasDeals,
    /// No more games are kept.
    LibraryFull,
    /// A game has no more deals.
    DealsFull,
}

impl GameRefusal {
    /// Every reason.
    pub const ALL: [GameRefusal; 7] = [
        GameRefusal::NoGame,
        GameRefusal::NoDeal,
        GameRefusal::NoPlayer,
        GameRefusal::NotAValue,
        GameRefusal::HasDeals,
        GameRefusal::LibraryFull,
        GameRefusal::DealsFull,
    ];
}

/// The games after an edit.
///
/// # Errors
/// Why it is not possible.
pub fn apply(games: &Games, edit: GameEdit) -> Result<Games, GameRefusal> {
    let mut next = games.clone();
    match edit {
        GameEdit::Open(id) => next.open(id.as_deref())?,
        GameEdit::New(name, players, rules) => {
            let sheet = Sheet::new(&next.free_id(), &name, &players, *rules);
            add(&mut next, sheet)?;
        }
        GameEdit::Add(sheet) => {
            let sheet = Sheet { id: next.free_id(), ..*sheet };
            add(&mut next, sheet)?;
        }
        GameEdit::Next(id, name, order) => {
            let last = next.get(&id).ok_or(GameRefusal::NoGame)?.clone();
            let last = Sheet { series: series::name(&next, &last), ..Sheet::clone(&last) };
            let sheet = Sheet { id: next.free_id(), ..last.followed(&name, &order) };
            next.put(last)?;
            add(&mut next, sheet)?;
        }
        GameEdit::Duplicate(id, name) => {
            let mut sheet = Sheet::clone(next.get(&id).ok_or(GameRefusal::NoGame)?);
            sheet.id = next.free_id();
            sheet.game.name = short(&name, LONGEST);
            add(&mut next, sheet)?;
        }
        GameEdit::Delete(id) => next.remove(&id)?,
        GameEdit::Rename(id, name) => {
            let mut sheet = Sheet::clone(next.get(&id).ok_or(GameRefusal::NoGame)?);
            sheet.game.name = short(&name, LONGEST);
            next.put(sheet)?;
        }
        edit => {
            let before = next.opened().ok_or(GameRefusal::NoGame)?.clone();
            let mut sheet = Sheet::clone(&before);
            let touched = touched(&edit);
            change(&mut sheet, edit)?;
            match touched {
                Some(Touched::From(place)) => keep_players(&before, &mut sheet, |now| (now != place).then_some(now)),
                Some(Touched::New(place)) => keep_players(&before, &mut sheet, |now| match now.cmp(&place) {
                    Ordering::Less => Some(now),
                    Ordering::Equal => None,
                    Ordering::Greater => Some(now - 1),
                }),
                Some(Touched::Gone(place)) => {
                    keep_players(&before, &mut sheet, |now| Some(if now < place { now } else { now + 1 }));
                }
                Some(Touched::All) => keep_players(&before, &mut sheet, Some),
                None => {}
            }
            next.put(sheet)?;
        }
    }
    Ok(next)
}

/// Which deals may have another dealer after an edit.
enum Touched {
    /// Those behind a corrected one.
    From(usize),
    /// Those behind a new one.
    New(usize),
    /// Those behind one that is gone.
    Gone(usize),
    /// All.
    All,
}

fn touched(edit: &GameEdit) -> Option<Touched> {
    match edit {
        GameEdit::Correct(place, _) => Some(Touched::From(*place)),
        GameEdit::Insert(place, _) => Some(Touched::New(*place)),
        GameEdit::Remove(place) => Some(Touched::Gone(*place)),
        GameEdit::Rules(_) => Some(Touched::All),
        _ => None,
    }
}

fn add(games: &mut Games, sheet: Sheet) -> Result<(), GameRefusal> {
    let id = sheet.id.clone();
    games.put(sheet)?;
    games.open(Some(&id))
}

/// What is done with the open game.
fn change(sheet: &mut Sheet, edit: GameEdit) -> Result<(), GameRefusal> {
    let game = &mut sheet.game;
    match edit {
        GameEdit::Player(player, name) => {
            *game.players.get_mut(player).ok_or(GameRefusal::NoPlayer)? = short(&name, LONGEST);
        }
        GameEdit::Seats(seats) => {
            if !matches!(seats, 3 | 4) {
                return Err(GameRefusal::NotAValue);
            }
            if !game.deals.is_empty() && seats != game.players.len() {
                return Err(GameRefusal::HasDeals);
            }
            game.players.resize(seats, String::new());
        }
        GameEdit::Rules(rules) => sheet.set_rules(*rules),
        GameEdit::Initial(points) => {
            game.initial = points.filter(|points| (0..=MOST_POINTS).contains(points));
            if game.initial != points {
                return Err(GameRefusal::NotAValue);
            }
        }
        GameEdit::Rounds(rounds) => {
            game.rounds = rounds.filter(|rounds| (1..=16).contains(rounds));
            if game.rounds != rounds {
                return Err(GameRefusal::NotAValue);
            }
        }
        GameEdit::Deal(entry) => {
            let place = game.deals.len();
            insert(game, place, *entry)?;
        }
        GameEdit::Insert(place, entry) => insert(game, place, *entry)?,
        GameEdit::Correct(place, entry) => {
            *game.deals.get_mut(place).ok_or(GameRefusal::NoDeal)? = checked(*entry)?;
        }
        GameEdit::Remove(place) => {
            game.deals.get(place).ok_or(GameRefusal::NoDeal)?;
            game.deals.remove(place);
        }
        GameEdit::Note(place, note) => {
            game.deals.get_mut(place).ok_or(GameRefusal::NoDeal)?.note = short(&note, LONGEST_NOTE);
        }
        GameEdit::Finish(over) => game.finished = over,
        GameEdit::Match(within) => game.within = within,
        GameEdit::Stakes(stakes) => sheet.stakes = stakes.bounded(),
        GameEdit::Open(_)
        | GameEdit::New(..)
        | GameEdit::Add(_)
        | GameEdit::Next(..)
        | GameEdit::Duplicate(..)
        | GameEdit::Delete(_)
        | GameEdit::Rename(..) => {}
    }
    Ok(())
}

fn insert(game: &mut Game, place: usize, entry: Entry) -> Result<(), GameRefusal> {
    if game.deals.len() >= MOST_DEALS {
        return Err(GameRefusal::DealsFull);
    }
    if place > game.deals.len() {
        return Err(GameRefusal::NoDeal);
    }
    game.deals.insert(place, checked(entry)?);
    Ok(())
}

/// An entry whose numbers can be added up.
fn checked(mut entry: Entry) -> Result<Entry, GameRefusal> {
    let amounts = entry.scores.map(|scores| scores.changes.0).into_iter().flatten().flatten();
    let totals = entry.deal.seats.iter().filter_map(|(_, seat)| seat.as_ref()?.total);
    if amounts.chain(totals).any(|amount| !(-MOST_POINTS..=MOST_POINTS).contains(&amount)) {
        return Err(GameRefusal::NotAValue);
    }
    entry.note = short(&entry.note, LONGEST_NOTE);
    Ok(entry)
}
