use std::sync::Arc;
use tenbo_engine::deal::Players;

use serde_json::{Value, json};
use tenbo_engine::tiles::Seat;

use super::stakes::{Chips, Currency, Per};
use super::tests::{scores, started, worked};
use super::*;
use crate::records::Changes;
use crate::records::tests::{Kept, record};

#[test]
fn games_are_kept_between_visits() {
    let mut history = started();
    history.take(GameEdit::Deal(scores([100, -100, 0, 0], Some(Seat::East)))).unwrap();
    history.take(GameEdit::Add(Box::new(worked("three")))).unwrap();
    let first = history.now().clone();
    let mut kept = Kept::default();
    kept.keep(&first, &Games::default());
    assert_eq!(Games::of(&kept.records()), first);
    assert_eq!(first.opened().unwrap().id, "game-2");
    // A deal more writes its game and no other.
    let mut entry = scores([100, -100, 0, 0], Some(Seat::East));
    entry.deal.players = Some(Players::three_if(true));
    history.take(GameEdit::Deal(entry)).unwrap();
    let changes = history.now().changes(&first);
    assert_eq!(changes.put.iter().map(|record| record.name.as_str()).collect::<Vec<_>>(), ["game-2"]);
    assert!(changes.gone.is_empty());
    kept.keep(history.now(), &first);
    assert_eq!(Games::of(&kept.records()), *history.now());
    let before = history.now().clone();
    history.take(GameEdit::Delete("game-1".into())).unwrap();
    assert_eq!(history.now().changes(&before).gone, ["game-1"]);
}

#[test]
fn a_record_that_cannot_be_read_stays_as_it_is() {
    let mut kept = Kept::default();
    kept.write(
        &Changes { put: vec![record("game-1", "{\"v\": 9}"), record("game-2", "noise")], gone: Vec::new() },
        vec![],
    );
    let read = Games::of(&kept.records());
    assert_eq!((read.iter().count(), read.unread()), (0, 2));
    let mut history = GamesHistory::new(read.clone());
    history.take(GameEdit::New("Friday".into(), Vec::new(), Box::default())).unwrap();
    let now = history.now();
    assert_eq!((now.opened().unwrap().id.as_str(), now.unread()), ("game-3", 2), "its name is taken");
    kept.keep(now, &read);
    assert_eq!(kept.text("game-2"), Some("noise"));
}

/// As an earlier version kept games: all in one text.
fn in_one_text(games: &Games) -> String {
    let tree = |sheet: &Arc<Sheet>| {
        let open = games.opened().is_some_and(|open| open.id == sheet.id);
        json!({ "id": sheet.id, "open": open, "file": file::tree(sheet) })
    };
    games.iter().map(tree).collect::<Value>().to_string()
}

#[test]
fn what_an_earlier_version_kept_in_one_text_is_carried_over_once() {
    let mut history = started();
    history.take(GameEdit::Deal(scores([100, -100, 0, 0], Some(Seat::East)))).unwrap();
    history.take(GameEdit::Add(Box::new(worked("three")))).unwrap();
    let first = history.now().clone();
    let text = in_one_text(&first);
    let carried = Games::default().with_text(&text, "");
    assert_eq!(carried, first, "and what was open is open");
    // The browser was killed before the text was gone: what has been done since stands.
    history.take(GameEdit::Deal(scores([100, -100, 0, 0], Some(Seat::East)))).unwrap();
    history.take(GameEdit::Delete("game-1".into())).unwrap();
    assert_eq!(history.now().with_text(&text, &text), *history.now());
    // A page of the earlier version was still open and has entered a deal after it was carried over.
    let mut older = GamesHistory::new(first);
    older.take(GameEdit::Deal(scores([300, -100, -200, 0], Some(Seat::East)))).unwrap();
    let all = history.now().with_text(&in_one_text(older.now()), &text);
    let last = |id: &str| all.get(id).unwrap().game.deals.last().unwrap().scores;
    let open = |games: &GamesHistory| games.now().opened().unwrap().game.deals.last().unwrap().scores;
    assert_eq!([last("game-2"), last("game-3")], [open(&history), open(&older)], "both deals are there");
    assert_eq!((all.iter().count(), all.open_id()), (2, Some("game-2")));
    // What in it is no game is kept as a record; so is a text that is no list.
    let strange = Games::default().with_text("[{\"id\": \"later\", \"file\": {\"v\": 9}}, 7]", "");
    let put = strange.changes(&Games::default()).put;
    assert_eq!(put, [record("later", "{\"v\":9}"), record("game-1", "7")]);
    let nonsense = Games::default().with_text("nonsense", "");
    assert_eq!((nonsense.unread(), nonsense.changes(&Games::default()).put), (1, vec![record("game-1", "nonsense")]));
}

#[test]
fn what_another_page_has_kept_is_looked_at_where_this_one_looked() {
    let mut history = started();
    history.take(GameEdit::Add(Box::new(worked("three")))).unwrap();
    let games = history.now().clone();
    assert_eq!(games.clone().looking_at(Some("game-1")).open_id(), Some("game-1"));
    assert!(games.is_like(&games.clone().looking_at(Some("game-1"))), "only what is open differs");
    assert_eq!(games.clone().looking_at(Some("game-9")).open_id(), None);
    assert_eq!(games.looking_at(None).open_id(), None);
}

#[test]
fn what_is_played_for_is_kept_and_handed_on_with_the_game() {
    let mut history = started();
    let mut chips = Chips { worth: 200, ..Chips::default() };
    (chips.won[Seat::East], chips.won[Seat::West]) = (2, -2);
    let stakes = Stakes { currency: Currency::Euro, price: 10, per: Per::Thousand, chips };
    history.take(GameEdit::Deal(scores([4000, -4000, 0, 0], Some(Seat::East)))).unwrap();
    history.take(GameEdit::Stakes(stakes)).unwrap();
    history.take(GameEdit::Finish(true)).unwrap();
    history.take(GameEdit::Next("game-1".into(), "Second".into(), vec![0, 1, 2, 3])).unwrap();
    let mut kept = Kept::default();
    kept.keep(history.now(), &Games::default());
    let games = Games::of(&kept.records());
    assert_eq!(games, *history.now());
    let [first, second] = ["game-1", "game-2"].map(|id| games.get(id).unwrap());
    assert_eq!((first.stakes, first.series.as_str(), second.series.as_str()), (stakes, "First", "First"));
    // The engine passes over it.
    let tree = file::tree(first);
    let asked = tenbo_engine::wire::game::read_request(&tree).unwrap();
    assert_eq!(asked.game, first.game);
    assert_eq!(tree["stakes"]["chips"]["won"], json!([2, 0, -2, 0]));
    assert_eq!(file::tree(second)["stakes"]["chips"]["won"], json!([0, 0, 0, 0]));
    // As a table: 15,000 points of uma beside the 4,000, and 400 of chips, a tenth of a euro a thousand.
    let table = csv::of(first);
    let line = |name: &str| table.lines().find(|line| line.starts_with(name)).map(str::to_owned).unwrap();
    assert!(line("chips").contains(",2,0,-2,0,"), "{table}");
    assert!(line("settled").contains(",1.94,-1.90,-0.04,0.00,"), "{table}");
    let read = csv::read(&table, &first.rules.plan()).unwrap();
    assert_eq!(read.deals.len(), 1);
}
