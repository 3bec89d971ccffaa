use std::collections::BTreeMap;

use proptest::prelude::*;
use tenbo_engine::game::{Entry, Match, Reseat};
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;

use super::join::{Conflict, MergePolicy, MergedDeal};
use super::tests::{open, scores, started, worked};
use super::*;
use crate::records::tests::Kept;
use crate::rules::RulesChoice;

/// A deal that a note tells from all others.
fn noted(note: &str, changes: [i64; 4], winner: Option<Seat>) -> Box<Entry> {
    let mut entry = scores(changes, winner);
    entry.note = note.into();
    entry
}

fn won(note: &str, winner: Seat) -> Box<Entry> {
    let mut changes = [-100; 4];
    changes[winner.index()] = 300;
    noted(note, changes, Some(winner))
}

/// Games as they are kept.
fn as_kept(games: &Games) -> Games {
    let mut kept = Kept::default();
    kept.keep(games, &Games::default());
    Games::of(&kept.records())
}

/// A game of some deals, as two pages have it and as it is kept.
fn two_pages(notes: &[&str]) -> (GamesHistory, GamesHistory, Games) {
    let mut history = started();
    for (place, note) in notes.iter().enumerate() {
        history.take(GameEdit::Deal(won(note, Seat::ALL[place % 4]))).unwrap();
    }
    let kept = as_kept(history.now());
    (GamesHistory::new(kept.clone()), GamesHistory::new(kept.clone()), kept)
}

fn notes(games: &Games) -> Vec<String> {
    games.opened().unwrap().game.deals.iter().map(|entry| entry.note.clone()).collect()
}

/// What each player gained by the deal of a note.
fn by_note(sheet: &Sheet) -> BTreeMap<String, Vec<Vec<i64>>> {
    let mut all: BTreeMap<String, Vec<Vec<i64>>> = BTreeMap::new();
    for (entry, deal) in sheet.game.deals.iter().zip(sheet.report().deals) {
        all.entry(entry.note.clone()).or_default().push(deal.changes);
    }
    all
}

#[test]
fn deals_that_two_pages_have_entered_are_all_there() {
    let (mut here, mut there, kept) = two_pages(&["1"]);
    there.take(GameEdit::Deal(won("there 2", Seat::South))).unwrap();
    there.take(GameEdit::Deal(won("there 3", Seat::East))).unwrap();
    here.take(GameEdit::Deal(won("here 2", Seat::West))).unwrap();
    here.take(GameEdit::Deal(won("here 3", Seat::North))).unwrap();
    let players = [by_note(&open(&here)), by_note(&open(&there))];
    let all = here.follow(there.now(), &kept);
    assert_eq!(notes(here.now()), ["1", "there 2", "there 3", "here 2", "here 3"]);
    assert_eq!(all.conflicts, [("game-1".to_owned(), Conflict::Entered(1))]);
    assert_eq!(all.fates, [MergedDeal::Stays(0), MergedDeal::Stays(3), MergedDeal::Stays(4)]);
    // Others deal now; what was entered for a player is the player's.
    let joined = by_note(&open(&here));
    for (note, changes) in players.into_iter().flatten() {
        assert_eq!(joined[&note], changes, "{note}");
    }
    // The other page follows, and both are the same.
    let before = there.now().clone();
    assert_eq!(there.follow(here.now(), &before).conflicts, []);
    assert!(there.now().is_like(here.now()));
    // A step back there takes away what was entered there last, and nothing of this page's.
    assert!(there.undo());
    assert_eq!(notes(there.now()), ["1", "there 2", "here 2", "here 3"]);
    assert!(there.redo());
    assert!(there.now().is_like(here.now()));
}

#[test]
fn what_is_filled_in_here_and_was_entered_there_is_found() {
    let (mut here, mut there, kept) = two_pages(&["1"]);
    // South deals now. The deal of the form here is entered there, behind another one: by then West deals.
    let filled = won("the same", Seat::South);
    there.take(GameEdit::Deal(won("other", Seat::East))).unwrap();
    let dealer = |history: &GamesHistory| open(history).report().next.unwrap().dealer();
    let (was, now) = (dealer(&here), dealer(&there));
    let moved = Reseat::to(was, now, 4).entry(&filled);
    there.take(GameEdit::Deal(Box::new(moved))).unwrap();
    let all = here.follow(there.now(), &kept);
    assert_eq!(all.entered, [1, 2]);
    assert!(all.has_entered(&filled, was));
    assert!(!all.has_entered(&won("the same", Seat::West), was) && !all.has_entered(&won("1", Seat::East), was));
    // What this page has entered itself is no deal of the other page.
    let before = there.now().clone();
    assert!(there.follow(here.now(), &before).entered.is_empty());
}

#[test]
fn a_deal_that_was_entered_twice_is_withdrawn_without_a_trace() {
    let (mut here, ..) = two_pages(&["1"]);
    let before = here.clone();
    here.take(GameEdit::Deal(won("2", Seat::South))).unwrap();
    here.withdraw();
    assert_eq!(here, before);
}

#[test]
fn the_same_deal_entered_on_both_pages_is_there_twice_and_said() {
    let (mut here, mut there, kept) = two_pages(&["1"]);
    for page in [&mut here, &mut there] {
        page.take(GameEdit::Deal(noted("drawn", [0; 4], None))).unwrap();
    }
    let all = here.follow(there.now(), &kept);
    assert_eq!(notes(here.now()), ["1", "drawn", "drawn"]);
    assert_eq!(all.conflicts, [("game-1".to_owned(), Conflict::Entered(1))]);
}

#[test]
fn a_deal_that_both_have_corrected_is_this_pages_and_one_step_back_the_others() {
    let (mut here, mut there, kept) = two_pages(&["1", "2", "3"]);
    there.take(GameEdit::Correct(1, won("there", Seat::West))).unwrap();
    there.take(GameEdit::Insert(0, won("0", Seat::North))).unwrap();
    here.take(GameEdit::Correct(1, won("here", Seat::North))).unwrap();
    let all = here.follow(there.now(), &kept);
    assert_eq!(notes(here.now()), ["0", "1", "here", "3"]);
    assert_eq!(all.conflicts, [("game-1".to_owned(), Conflict::Corrected(2))]);
    assert_eq!(all.fates, [MergedDeal::Stays(1), MergedDeal::Stays(2), MergedDeal::Stays(3)]);
    assert!(here.undo());
    assert_eq!(notes(here.now()), ["0", "1", "there", "3"]);
    assert!(here.undo());
    assert_eq!(notes(here.now()), ["0", "1", "there", "3"], "before its own correction there is the other's");
    assert!(!here.can_undo());
}

#[test]
fn what_one_page_alone_has_done_is_done() {
    let edits: [fn(&mut GamesHistory); 6] = [
        |page| page.take(GameEdit::Remove(1)).unwrap(),
        |page| page.take(GameEdit::Insert(1, won("new", Seat::West))).unwrap(),
        |page| page.take(GameEdit::Correct(0, won("other", Seat::South))).unwrap(),
        |page| page.take(GameEdit::Player(2, "Cy".into())).unwrap(),
        |page| page.take(GameEdit::Finish(true)).unwrap(),
        |page| {
            let mut rules = RulesChoice::of("riichi-ema-2025").unwrap();
            rules.set(OptionKey::DealerKeepsOn, Some(3));
            page.take(GameEdit::Rules(Box::new(rules))).unwrap();
        },
    ];
    for (place, edit) in edits.iter().enumerate() {
        let (mut here, mut there, kept) = two_pages(&["1", "2", "3", "4", "5"]);
        edit(&mut there);
        let all = here.follow(there.now(), &kept);
        assert_eq!((here.now(), all.conflicts), (there.now(), vec![]), "edit {place}");
        let (mut here, there, kept) = two_pages(&["1", "2", "3", "4", "5"]);
        edit(&mut here);
        let own = here.now().clone();
        let all = here.follow(there.now(), &kept);
        assert_eq!((here.now(), all.conflicts), (&own, vec![]), "edit {place}");
        // With something else on the other page both are done.
        let (mut here, mut there, kept) = two_pages(&["1", "2", "3", "4", "5"]);
        there.take(GameEdit::Deal(won("6", Seat::South))).unwrap();
        there.take(GameEdit::Correct(3, won("four", Seat::South))).unwrap();
        edit(&mut here);
        let players = by_note(&open(&here));
        let all = here.follow(there.now(), &kept);
        assert_eq!(all.conflicts, [], "edit {place}");
        let joined = by_note(&open(&here));
        assert_eq!(joined.len(), players.len() + 1, "edit {place}: {joined:?}");
        for (note, changes) in players.iter().filter(|(note, _)| *note != "4") {
            assert_eq!(joined[note], *changes, "edit {place}: {note}");
        }
    }
}

#[test]
fn a_corrected_deal_is_not_thrown_away_by_the_other_page() {
    for corrected_here in [true, false] {
        let (mut here, mut there, kept) = two_pages(&["1", "2", "3"]);
        let (one, other) = if corrected_here { (&mut here, &mut there) } else { (&mut there, &mut here) };
        one.take(GameEdit::Correct(1, won("corrected", Seat::West))).unwrap();
        other.take(GameEdit::Remove(1)).unwrap();
        let all = here.follow(there.now(), &kept);
        assert_eq!(notes(here.now()), ["1", "corrected", "3"]);
        assert_eq!(all.conflicts, [("game-1".to_owned(), Conflict::Removed(1))]);
    }
}

#[test]
fn names_and_rules_that_both_have_changed_are_this_pages_and_said() {
    let (mut here, mut there, kept) = two_pages(&["1"]);
    there.take(GameEdit::Player(0, "There".into())).unwrap();
    there.take(GameEdit::Player(1, "Both".into())).unwrap();
    there.take(GameEdit::Match(Match { last: true, ..Match::default() })).unwrap();
    here.take(GameEdit::Player(0, "Here".into())).unwrap();
    here.take(GameEdit::Player(1, "Both".into())).unwrap();
    here.take(GameEdit::Rounds(Some(1))).unwrap();
    let all = here.follow(there.now(), &kept);
    let sheet = open(&here);
    assert_eq!(sheet.game.players[..2], ["Here", "Both"]);
    assert_eq!((sheet.game.rounds, sheet.game.within.last), (Some(1), true));
    assert_eq!(all.conflicts, [("game-1".to_owned(), Conflict::Setup)]);
    here.undo();
    assert_eq!(open(&here).game.players[..2], ["There", "Both"]);
}

#[test]
fn whole_games_of_two_pages_are_all_there() {
    // One page adds a deal to a game, the other makes a third and throws away the one that nobody else has touched.
    let mut history = started();
    history.take(GameEdit::Add(Box::new(worked("three")))).unwrap();
    let kept = history.now().clone();
    let (mut here, mut there) = (GamesHistory::new(kept.clone()), GamesHistory::new(kept.clone()));
    here.take(GameEdit::Deal(scores([300, -300, 0, 0], Some(Seat::East)))).unwrap();
    there.take(GameEdit::Duplicate("game-1".into(), "Third".into())).unwrap();
    there.take(GameEdit::Delete("game-1".into())).unwrap();
    let all = here.follow(there.now(), &kept);
    let names = |games: &Games| -> Vec<(String, usize)> {
        games.iter().map(|sheet| (sheet.game.name.clone(), sheet.game.deals.len())).collect()
    };
    assert_eq!(names(here.now()), [("Three players".into(), 11), ("Third".into(), 0)]);
    assert_eq!(all.gone, ["game-1"]);
    // A step back does not bring it back: it was not thrown away here.
    here.undo();
    assert_eq!(names(here.now()), [("Three players".into(), 10), ("Third".into(), 0)]);
    // Thrown away here, but something was entered there: it is back.
    let (mut here, mut there) = (GamesHistory::new(kept.clone()), GamesHistory::new(kept.clone()));
    here.take(GameEdit::Delete("game-2".into())).unwrap();
    there.take(GameEdit::Rename("game-2".into(), "Renamed".into())).unwrap();
    assert_eq!(here.follow(there.now(), &kept).back, ["game-2"]);
    assert_eq!(names(here.now()), [("First".into(), 0), ("Renamed".into(), 10)]);
    // Thrown away there while it is open here: one step back and it is here.
    let (mut here, mut there) = (GamesHistory::new(kept.clone()), GamesHistory::new(kept.clone()));
    there.take(GameEdit::Delete("game-2".into())).unwrap();
    assert_eq!(here.follow(there.now(), &kept).gone, ["game-2"]);
    assert_eq!((names(here.now()), here.now().opened()), (vec![("First".into(), 0)], None));
    assert!(here.undo());
    assert_eq!(here.now().opened().unwrap().game.name, "Three players");
    // Two pages have made a game each, and both got the same id: this page's has another now, in every step.
    let none = Games::default();
    let (mut here, mut there) = (GamesHistory::new(none.clone()), GamesHistory::new(none.clone()));
    here.take(GameEdit::Add(Box::new(worked("official")))).unwrap();
    here.take(GameEdit::Finish(true)).unwrap();
    there.take(GameEdit::Add(Box::new(worked("hanchan")))).unwrap();
    let all = here.follow(there.now(), &none);
    assert_eq!(all.renamed, [("game-1".to_owned(), "game-2".to_owned())]);
    let all = |games: &Games| games.iter().map(|sheet| sheet.game.name.clone()).collect::<Vec<_>>();
    assert_eq!(all(here.now()), ["Hanchan", "Chinese Official"]);
    assert_eq!(here.now().opened().unwrap().game.name, "Chinese Official");
    here.undo();
    assert_eq!(all(here.now()), ["Hanchan", "Chinese Official"]);
    here.undo();
    assert_eq!(all(here.now()), ["Hanchan"]);
}

#[test]
fn a_game_begun_with_three_on_one_page_and_four_on_the_other_is_two() {
    let (mut here, mut there, kept) = two_pages(&[]);
    there.take(GameEdit::Seats(3)).unwrap();
    let mut three = noted("there", [200, -100, -100, 0], Some(Seat::East));
    three.deal.three_players = true;
    there.take(GameEdit::Deal(three)).unwrap();
    here.take(GameEdit::Deal(won("here", Seat::East))).unwrap();
    here.follow(there.now(), &kept);
    let all: Vec<_> = here.now().iter().map(|sheet| (sheet.game.players.len(), sheet.game.deals.len())).collect();
    assert_eq!(all, [(3, 1), (4, 1)]);
    assert_eq!(notes(here.now()), ["here"]);
    // Where only one page has entered deals they are of the number that it plays with.
    let (mut here, mut there, kept) = two_pages(&[]);
    there.take(GameEdit::Player(0, "Anna".into())).unwrap();
    here.take(GameEdit::Seats(3)).unwrap();
    let all = here.follow(there.now(), &kept);
    assert_eq!((here.now().iter().count(), all.conflicts.len()), (1, 1));
    assert_eq!(open(&here).game.players.len(), 3);
}

/// What a page does, by numbers; deals have a note of their own.
fn done(page: &mut GamesHistory, whose: &str, steps: &[(u8, u8, u8)]) {
    for (number, &(kind, place, winner)) in steps.iter().enumerate() {
        let deals = page.now().opened().map_or(0, |sheet| sheet.game.deals.len());
        let winner = Seat::ALL[usize::from(winner % 4)];
        let entry = won(&format!("{whose} {number}"), winner);
        let place = usize::from(place) % (deals + 1);
        let edit = match kind % 5 {
            0 | 1 => GameEdit::Deal(entry),
            2 => GameEdit::Insert(place, entry),
            3 if place < deals => GameEdit::Correct(place, entry),
            4 if place < deals => GameEdit::Remove(place),
            _ => continue,
        };
        page.take(edit).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_deal_that_was_entered_is_ever_lost(
        first in 0_usize..7,
        here_does in prop::collection::vec((0_u8..5, 0_u8..8, 0_u8..4), 0..5),
        there_does in prop::collection::vec((0_u8..5, 0_u8..8, 0_u8..4), 0..5),
    ) {
        let names: Vec<String> = (0..first).map(|place| format!("first {place}")).collect();
        let (mut here, mut there, kept) = two_pages(&names.iter().map(String::as_str).collect::<Vec<_>>());
        done(&mut here, "here", &here_does);
        done(&mut there, "there", &there_does);
        let (own, theirs) = (here.now().clone(), there.now().clone());
        let steps = {
            let mut back = here.clone();
            std::iter::from_fn(move || back.undo().then_some(())).count()
        };
        let all = here.follow(&theirs, &kept);
        let other = own.merged_with(&theirs, &kept, MergePolicy::Theirs).games;
        let (base, mine, others, now) = (notes(&kept), notes(&own), notes(&theirs), notes(here.now()));

        // What either page has entered is there, or is one step back where both corrected the same deal.
        for note in mine.iter().chain(&others).filter(|note| !base.contains(note)) {
            let there_once = now.iter().filter(|other| *other == note).count() == 1;
            let one_step_back = notes(&other).contains(note)
                && all.conflicts.iter().any(|(_, clash)| matches!(clash, Conflict::Corrected(_)));
            prop_assert!(there_once || one_step_back && here.can_undo(), "{note}: {now:?}");
            if mine.contains(note) {
                prop_assert!(there_once, "{note} of this page: {now:?}");
            }
        }
        // What neither has touched is there once; what one has thrown away and the other left as it was is not.
        for note in &base {
            let left = (mine.contains(note), others.contains(note));
            let times = now.iter().filter(|other| *other == note).count();
            prop_assert_eq!(times, usize::from(left == (true, true)), "{}: {:?}", note, now);
        }
        // Each page's deals are in its order, and every player has what was entered for the player.
        let (before, after) = (by_note(own.opened().unwrap()), by_note(here.now().opened().unwrap()));
        for (note, changes) in before.iter().filter(|(note, _)| now.contains(note)) {
            prop_assert_eq!(&after[note], changes);
        }
        for (note, changes) in by_note(theirs.opened().unwrap()).iter().filter(|(note, _)| now.contains(note)) {
            prop_assert_eq!(&after[note], changes);
        }
        let order = |side: &[String]| {
            now.iter().filter_map(|note| side.iter().position(|other| other == note)).collect::<Vec<_>>()
        };
        prop_assert!(order(&mine).is_sorted() && order(&others).is_sorted(), "{mine:?} {others:?} {now:?}");
        // It is known where this page's deals are.
        prop_assert_eq!(all.fates.len(), mine.len());
        for (note, fate) in mine.iter().zip(&all.fates) {
            if let MergedDeal::Stays(place) = fate {
                prop_assert_eq!(&now[*place], note);
            }
        }
        // Once it is kept the other page has the same, and nothing more is to be said.
        let before = there.now().clone();
        let kept = as_kept(here.now());
        prop_assert_eq!(there.follow(&kept, &before).conflicts, vec![]);
        prop_assert!(there.now().is_like(here.now()));
        // As many steps back as there were, and one where the other page's stands.
        let mut back = 0;
        while here.undo() {
            back += 1;
        }
        prop_assert_eq!(back, steps + usize::from(other != all.games));
    }
}
