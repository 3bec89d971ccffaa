use std::sync::Arc;

use serde_json::json;
use tenbo_engine::deal::{By, Draft, DrawCause, End, Offense, Penalty, Riichi, WinDraft};
use tenbo_engine::game::{Entry, Game, Match, Scores};
use tenbo_engine::options::OptionKey;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::tiles::{BySeat, Seat, Wind};

use super::csv::{CsvFault, CsvProblem};
use super::sheet::LONGEST;
use super::stakes::Chips;
use super::*;
use crate::edit::{self, Edit};
use crate::editor::import::Refused;
use crate::editor::{BookEdit, CustomRulebook, Library};
use crate::rules::RulesChoice;
use crate::state::State;
use crate::{Action, History, View};

const WORKED: [&str; 4] = ["club-evening", "hanchan", "three", "official"];

pub(super) fn worked(name: &str) -> Sheet {
    let text = tenbo_testing::files::text(format!("tests/data/games/{name}.json"));
    file::read(&text).unwrap_or_else(|refused| panic!("{name}: {refused:?}"))
}

pub(super) fn scores(changes: [i64; 4], winner: Option<Seat>) -> Box<Entry> {
    let changes = BySeat(changes.map(Some));
    Box::new(Entry::settled(Scores { changes, winner, ..Scores::default() }))
}

pub(super) fn started() -> GamesHistory {
    let mut history = GamesHistory::default();
    let players = ["Ann", "Bob", "Cid", "Dan"].map(String::from).to_vec();
    let rules = Box::new(RulesChoice::of("riichi-ema-2025").unwrap());
    history.take(GameEdit::New("First".into(), players, rules)).unwrap();
    history
}

pub(super) fn open(history: &GamesHistory) -> Sheet {
    Sheet::clone(history.now().opened().unwrap())
}

#[test]
fn everything_that_is_done_with_games_can_be_undone_and_done_again() {
    let mut history = started();
    let mut seen = vec![history.now().clone()];
    let edits = [
        GameEdit::Deal(scores([3000, -3000, 0, 0], Some(Seat::East))),
        GameEdit::Deal(scores([0, 0, 1000, -1000], Some(Seat::West))),
        GameEdit::Insert(1, scores([0, 0, 0, 0], None)),
        GameEdit::Correct(0, scores([2000, -2000, 0, 0], Some(Seat::East))),
        GameEdit::Note(2, "late".into()),
        GameEdit::Remove(1),
        GameEdit::Player(3, "Dora".into()),
        GameEdit::Initial(Some(20_000)),
        GameEdit::Rounds(Some(1)),
        GameEdit::Rules(Box::new(RulesChoice::of("riichi-tenhou").unwrap())),
        GameEdit::Match(Match { last: true, ..Match::default() }),
        GameEdit::Finish(true),
        GameEdit::Rename("game-1".into(), "Renamed".into()),
        GameEdit::Duplicate("game-1".into(), "Copy".into()),
        GameEdit::Delete("game-1".into()),
    ];
    for edit in edits {
        history.take(edit.clone()).unwrap_or_else(|refusal| panic!("{edit:?}: {refusal:?}"));
        assert_ne!(history.now(), seen.last().unwrap(), "{edit:?}");
        seen.push(history.now().clone());
    }
    for before in seen.iter().rev().skip(1) {
        assert!(history.undo());
        assert_eq!(history.now(), before);
    }
    for after in seen.iter().skip(1) {
        assert!(history.redo());
        assert_eq!(history.now(), after);
    }
    assert!(!history.can_redo() && history.can_undo());
    let sheet = open(&history);
    assert_eq!((sheet.id.as_str(), sheet.game.name.as_str(), sheet.game.deals.len()), ("game-2", "Copy", 2));
    let report = sheet.report();
    assert_eq!(report.totals, [22_000, 18_000, 21_000, 19_000]);
}

#[test]
fn what_cannot_be_done_is_refused_and_changes_nothing() {
    let mut history = started();
    history.take(GameEdit::Deal(scores([0; 4], None))).unwrap();
    let before = history.clone();
    let much = i64::MAX;
    for (edit, refusal) in [
        (GameEdit::Open(Some("nobody".into())), GameRefusal::NoGame),
        (GameEdit::Delete("nobody".into()), GameRefusal::NoGame),
        (GameEdit::Rename("nobody".into(), "x".into()), GameRefusal::NoGame),
        (GameEdit::Player(4, "x".into()), GameRefusal::NoPlayer),
        (GameEdit::Remove(1), GameRefusal::NoDeal),
        (GameEdit::Correct(1, scores([0; 4], None)), GameRefusal::NoDeal),
        (GameEdit::Insert(2, scores([0; 4], None)), GameRefusal::NoDeal),
        (GameEdit::Note(1, "x".into()), GameRefusal::NoDeal),
        (GameEdit::Seats(3), GameRefusal::HasDeals),
        (GameEdit::Seats(5), GameRefusal::NotAValue),
        (GameEdit::Initial(Some(-1)), GameRefusal::NotAValue),
        (GameEdit::Rounds(Some(0)), GameRefusal::NotAValue),
        (GameEdit::Deal(scores([much, 0, 0, 0], None)), GameRefusal::NotAValue),
        (GameEdit::Deal(scores([i64::MIN, 0, 0, 0], None)), GameRefusal::NotAValue),
    ] {
        assert_eq!(history.take(edit.clone()), Err(refusal), "{edit:?}");
        assert_eq!(history, before, "{edit:?}");
    }
    history.take(GameEdit::Open(None)).unwrap();
    assert_eq!(history.take(GameEdit::Remove(0)), Err(GameRefusal::NoGame));
    assert!(history.undo(), "looking at the list is no step");
    assert_eq!(history.now().iter().next().unwrap().game.deals.len(), 0);
}

#[test]
fn names_fit_and_three_players_have_three() {
    let mut history = GamesHistory::default();
    let long = "n".repeat(100);
    let rules = Box::new(RulesChoice::of("riichi-tenhou-three").unwrap());
    history.take(GameEdit::New(format!(" a\nb{long}"), vec![long.clone(); 4], rules)).unwrap();
    let sheet = open(&history);
    assert_eq!(sheet.game.players.len(), 3);
    assert!(sheet.game.name.starts_with("a b") && sheet.game.name.chars().count() == LONGEST);
    assert!(sheet.game.players.iter().all(|name| name.chars().count() == LONGEST));
    history.take(GameEdit::Seats(4)).unwrap();
    assert_eq!(open(&history).game.players[3], "");
}

#[test]
fn a_file_comes_back_as_it_was() {
    for name in WORKED {
        let sheet = worked(name);
        let again = file::read(&file::write(&sheet)).unwrap();
        assert_eq!(again, sheet, "{name}");
    }
    let mut history = started();
    let mut rules = RulesChoice::of("riichi-tenhou").unwrap();
    for (key, value) in [(OptionKey::RedFives, Some(0)), (OptionKey::Yakitori, Some(1)), (OptionKey::Chombo, Some(2))] {
        assert!(rules.set(key, value));
    }
    let mut within = Match { last: true, ..Match::default() };
    within.won[Seat::West] = true;
    history.take(GameEdit::Match(within)).unwrap();
    let own = rules.as_own("club", "Club");
    for rules in [
        rules,
        RulesChoice::playing(Arc::new(own)),
        RulesChoice::playing(Arc::new(CustomRulebook::on("riichi", "x", "X"))),
    ] {
        history.take(GameEdit::Rules(Box::new(rules))).unwrap();
        let sheet = open(&history);
        let again = file::read(&file::write(&sheet)).unwrap();
        assert_eq!((&again.rules, &again.game), (&sheet.rules, &sheet.game));
    }
}

#[test]
fn a_file_that_is_none_says_where() {
    let wrong = file::read("{\"v\": 1,\n \"rules\" }").unwrap_err();
    assert!(matches!(wrong, Refused::Syntax(syntax) if (syntax.line, syntax.column) == (2, 10)), "{wrong:?}");
    let text = "{\"v\": 1, \"rules\": {\"base\": \"none\"}, \"game\": {\"deals\": [{\"end\": {\"kind\": \"draw\"}, \"x\": 1}]}}";
    let Err(Refused::Problems(problems)) = file::read(text) else { panic!("read") };
    let problems: Vec<_> = problems.iter().map(|problem| (problem.key, problem.at.to_string())).collect();
    let unknown = (ProblemKey::UnknownField, "/game/deals/0/x".to_owned());
    assert_eq!(problems, [unknown, (ProblemKey::UnknownBase, "/rules/base".to_owned())]);
}

/// Not that a number is too large: nobody would look for the list.
#[test]
fn a_game_that_is_too_long_to_keep_says_so() {
    let deal = r#"{"end": {"kind": "draw"}}"#;
    let of = |deals: usize| {
        let deals = vec![deal; deals].join(", ");
        format!(r#"{{"v": 1, "rules": "mcr-mil-2025", "game": {{"deals": [{deals}]}}}}"#)
    };
    assert_eq!(file::read(&of(500)).unwrap().game.deals.len(), 500);
    let Err(Refused::Problems(problems)) = file::read(&of(501)) else { panic!("read") };
    let problems: Vec<_> = problems.iter().map(|problem| (problem.key, problem.at.to_string())).collect();
    assert_eq!(problems, [(ProblemKey::TooManyEntries, "/game/deals".to_owned())]);
}

#[test]
fn a_table_comes_back_with_all_its_amounts() {
    for name in WORKED {
        let sheet = worked(name);
        let report = sheet.report();
        let text = csv::of(&sheet);
        let plan = sheet.rules.plan();
        let game = csv::read(&text, &plan).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}\n{text}"));
        let again =
            Sheet { game: Game { finished: sheet.game.finished, name: sheet.game.name.clone(), ..game }, ..sheet };
        let back = again.report();
        for (place, (one, other)) in report.deals.iter().zip(&back.deals).enumerate() {
            let at = format!("{name}, deal {}", place + 1);
            assert_eq!(
                (one.context, &one.changes, &one.totals, one.table, one.bank, &one.winners, one.cause, one.passes),
                (
                    other.context,
                    &other.changes,
                    &other.totals,
                    other.table,
                    other.bank,
                    &other.winners,
                    other.cause,
                    other.passes
                ),
                "{at}"
            );
        }
        assert_eq!(
            (back.over, &back.last, &back.without_win),
            (report.over, &report.last, &report.without_win),
            "{name}"
        );
        // What a second table lacks is the name of the discarder and what hands were worth: only the outcome came back.
        let once_more = csv::of(&again);
        let columns: Vec<&str> = once_more.lines().next().unwrap().split(',').filter(|name| *name != "from").collect();
        let line = |text: &str| -> Vec<Vec<String>> {
            let head: Vec<&str> = text.lines().next().unwrap().split(',').collect();
            let places = columns.iter().map(|name| head.iter().position(|other| other == name).unwrap());
            let places: Vec<usize> = places.collect();
            let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
            text.lines().map(|line| places.iter().map(|place| cells(line)[*place].clone()).collect()).collect()
        };
        assert_eq!(line(&once_more), line(&text), "{name}");
    }
}

#[test]
fn a_table_says_how_the_game_ended_and_what_hands_were_worth() {
    let mut history = started();
    let by_tiles = |text: &str, seat: Seat, from: Seat| {
        let mut deal = Draft::of_hand(seat, text).unwrap();
        deal.seat_mut(seat).riichi = Riichi::Riichi;
        if let End::Win { wins, .. } = &mut deal.end {
            wins[0].from = Some(from);
        }
        Box::new(Entry { deal, ..Entry::default() })
    };
    history.take(GameEdit::Deal(by_tiles("234m456p678s22p56s+7s", Seat::South, Seat::West))).unwrap();
    let mut foul = Entry::default();
    foul.deal.end = End::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() };
    foul.deal.penalties.push(Penalty { seat: Seat::East, offense: Offense::Chombo, times: 1, cancelled: false });
    history.take(GameEdit::Deal(Box::new(foul))).unwrap();
    history.take(GameEdit::Finish(true)).unwrap();
    let sheet = open(&history);
    let text = csv::of(&sheet);
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(
        lines,
        [
            "deal,round,dealer,repeat,honba,cause,winners,from,Ann,Bob,Cid,Dan,Ann total,Bob total,Cid total,Dan total,\
             Ann hand,Bob hand,Cid hand,Dan hand,table,bank,riichi,han,fu,fouls,note",
            "1,E1,Ann,0,0,win,Bob,Cid,0,3900,-3900,0,30000,33900,26100,30000,,3900,,,0,0,Bob,3,30,,",
            "2,E2,Bob,0,0,abandoned,,,0,0,0,0,30000,33900,26100,30000,,,,,0,0,,,,Bob chombo,",
            "uma,,,,,,,,0,15000,-15000,0,30000,48900,11100,30000,,,,,0,0,,,,,",
            "penalty,,,,,,,,0,-20000,0,0,30000,28900,11100,30000,,,,,0,20000,,,,,",
            "net,,,,,,,,0,-1100,-18900,0,30000,28900,11100,30000,,,,,0,20000,,,,,",
            "place,,,,,,,,2,1,4,2,,,,,,,,,,,,,,,",
        ]
    );
    // It comes back, and is over.
    let plan = sheet.rules.plan();
    let read = csv::read(&text, &plan).unwrap();
    assert!(read.finished && read.deals.len() == 2);
    // A game that counts no repeats with counters has no column of them, and a table with one is read all the same.
    let official = csv::of(&worked("official"));
    assert!(official.starts_with("\u{feff}deal,round,dealer,repeat,cause,winners,from,"), "{official}");
    assert!(official.lines().any(|line| line.starts_with("table-points,")), "{official}");
}

#[test]
fn a_table_has_any_names_and_comes_from_any_program() {
    let mut history = started();
    for (player, name) in ["Smith, \"Jo\"", "Smith, \"Jo\"", "", "Total"].into_iter().enumerate() {
        history.take(GameEdit::Player(player, name.into())).unwrap();
    }
    history.take(GameEdit::Deal(scores([-500, 500, 0, 0], Some(Seat::South)))).unwrap();
    history.take(GameEdit::Note(0, "late; again".into())).unwrap();
    let sheet = open(&history);
    let plan = sheet.rules.plan();
    let text = csv::of(&sheet);
    let first: Vec<&str> = text.lines().collect();
    assert!(
        first[0].starts_with(
            "\u{feff}deal,round,dealer,repeat,honba,cause,winners,from,\"Smith, \"\"Jo\"\"\",\"Smith, \"\"Jo\"\" 2\",3,Total,"
        ),
        "{text}"
    );
    let read = csv::read(&text, &plan).unwrap();
    assert_eq!(read.players, ["Smith, \"Jo\"", "Smith, \"Jo\" 2", "3", "Total"]);
    assert_eq!(read.deals[0].note, "late; again");
    // Semicolons, no byte order mark, an empty last line, another minus.
    let mut plain = sheet.clone();
    plain.game.players = ["A", "B", "C", "D"].map(String::from).to_vec();
    plain.game.deals[0].note = "late".into();
    let plain = csv::of(&plain);
    let other = plain.trim_start_matches('\u{feff}').replace(',', ";").replace("-500", "\u{2212}500") + "\n\n";
    assert_eq!(csv::read(&other, &plan).unwrap().deals[0].scores, read.deals[0].scores);
    for (from, to, fault, line, column) in [
        ("deal,round", "deals,round", CsvFault::Head, 1, 1),
        ("500,0,0", "500;0,0", CsvFault::Columns, 2, 9),
        ("-500,500", "-500,5x", CsvFault::Number, 2, 10),
        (",A,0,0,win", ",Z,0,0,win", CsvFault::Player, 2, 3),
        (",A,0,0,win", ",B,0,0,win", CsvFault::Player, 2, 3),
        (",win,B,", ",win,Z,", CsvFault::Player, 2, 7),
        (",win,B,", ",won,B,", CsvFault::Cause, 2, 6),
        (",win,B,", ",win,,", CsvFault::Cause, 2, 6),
        ("E1,", "1,", CsvFault::Round, 2, 2),
        ("late", "\"late", CsvFault::Quote, 2, 19),
    ] {
        assert!(plain.contains(from), "{from} in {plain}");
        let wrong = csv::read(&plain.replacen(from, to, 1), &plan).unwrap_err();
        let wanted = CsvProblem { fault, line, column };
        // One amount less in a line is one column less: the fault is at the last place that fits.
        if fault == CsvFault::Columns {
            assert_eq!((wrong.fault, wrong.line), (fault, line), "{from}");
        } else {
            assert_eq!(wrong, wanted, "{from} {to}");
        }
    }
    assert_eq!(csv::read("", &plan).unwrap_err().fault, CsvFault::Head);
    let two = format!("{plain}2,E2,B,0,0,win,B,,0,0,0,0,29500,30500,30000,30001,0,0,\r\n");
    assert_eq!(csv::read(&two, &plan).unwrap_err(), CsvProblem { fault: CsvFault::Totals, line: 3, column: 16 });
    // A line is one of the text: empty ones count, and those of a remark.
    let apart = two.replace("late", "\"la\nte\"").replace("\r\n2,", "\r\n\r\n\n2,");
    assert_eq!(csv::read(&apart, &plan).unwrap_err(), CsvProblem { fault: CsvFault::Totals, line: 6, column: 16 });
}

/// Names and remarks that a spreadsheet would take for a formula, or that look as if they had been guarded already.
const FORMULAS: [&str; 17] = [
    "=HYPERLINK(\"https://example.org\")",
    "=1+1",
    "+49 30 1234",
    "-Ann-",
    "-5",
    "@SUM(A1)",
    "'=1",
    "''+1",
    "'",
    "'quoted'",
    "a;=1+1",
    "a; \"=1+1",
    "a;'@b;c",
    "\u{ff1d}1+1",
    "\u{ff0b}1",
    "\u{ff0d}1",
    "\u{ff20}A1",
];

#[test]
fn no_cell_of_a_table_is_a_formula_and_every_one_comes_back() {
    for (place, &name) in FORMULAS.iter().enumerate() {
        let mut history = started();
        history.take(GameEdit::Player(1, name.into())).unwrap();
        history.take(GameEdit::Deal(scores([-500, 500, 0, 0], Some(Seat::South)))).unwrap();
        let note = FORMULAS[FORMULAS.len() - 1 - place];
        history.take(GameEdit::Note(0, note.into())).unwrap();
        let sheet = open(&history);
        let text = csv::of(&sheet);
        let formula = |cell: &str| {
            let cell = cell.trim_start_matches(['"', ' ']);
            cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'])
        };
        for cell in text.split([',', ';', '\n']) {
            assert!(!formula(cell) || cell == "-500", "{cell} in {text}");
        }
        // Amounts are numbers, below zero as well.
        assert!(text.contains(",-500,500,0,0,"), "{text}");
        let game = csv::read(&text, &sheet.rules.plan()).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}\n{text}"));
        assert_eq!(game.players, sheet.game.players, "{text}");
        assert_eq!(game.deals[0].note, note, "{text}");
        assert_eq!(game.deals[0].scores, sheet.game.deals[0].scores, "{text}");
    }
    // What another program puts before a remark goes into no cell as it is, a tab or the end of a line neither.
    let mut sheet = worked("hanchan");
    for note in ["\t=1", "\r=1", "\n=1", " =1", "\u{a0}=1"] {
        sheet.game.deals[0].note = note.into();
        let text = csv::of(&sheet);
        let cell = text.split("\r\n").nth(1).and_then(|line| line.rsplit(',').next()).unwrap();
        assert!(cell.trim_start_matches('"').starts_with('\''), "{cell:?}");
        let game = csv::read(&text, &sheet.rules.plan()).unwrap();
        assert_eq!(game.deals[0].note, note);
    }
}

#[test]
fn chips_come_back_from_a_table_and_what_a_match_comes_to_stands_below_it() {
    let mut history = started();
    let play = |history: &mut GamesHistory, changes| {
        history.take(GameEdit::Deal(scores(changes, Some(Seat::South)))).unwrap();
        history.take(GameEdit::Finish(true)).unwrap();
    };
    play(&mut history, [-500, 500, 0, 0]);
    let chips = Chips { won: BySeat([2, -1, -1, 0]), ..Chips::default() };
    history.take(GameEdit::Stakes(Stakes { chips, ..Stakes::default() })).unwrap();
    let first = open(&history);
    let read = csv::sheet(&csv::of(&first), first.rules.clone()).unwrap();
    assert_eq!((read.stakes, &read.game.players), (first.stakes, &first.game.players));
    let wrong = csv::of(&first).replace("2,-1,-1,0,", "2,-1,x,0,");
    assert_eq!(csv::sheet(&wrong, first.rules.clone()).unwrap_err().fault, CsvFault::Number);

    // In the next game everybody sits one seat further.
    history.take(GameEdit::Next(first.id, "Second".into(), vec![1, 2, 3, 0])).unwrap();
    play(&mut history, [0, 0, -700, 700]);
    let second = open(&history);
    let within = Series::of(history.now(), &second).unwrap();
    let text =
        csv::write_with_match(&second.game, &second.report(), &second.rules.plan(), &second.stakes, Some(&within));
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    let of = |kind: &str| -> Vec<(Vec<i64>, &str)> {
        let lines = lines.iter().filter(|line| line[0] == kind);
        lines.map(|line| (line[8..12].iter().map(|net| net.parse().unwrap()).collect(), line[line.len() - 1])).collect()
    };
    assert_eq!(lines[0][8..12], ["Bob", "Cid", "Dan", "Ann"], "{text}");
    let [one, two] = &within.games[..] else { panic!("{within:?}") };
    let turned = [1, 2, 3, 0].map(|seat| one.nets[seat]).to_vec();
    assert_eq!(of("match-game"), [(turned.clone(), "First"), (two.nets.clone(), "Second")], "{text}");
    let sums = turned.iter().zip(&two.nets).map(|(one, two)| one + two).collect();
    assert_eq!(of("match"), [(sums, "First")], "{text}");
    assert_eq!(csv::read(&text, &second.rules.plan()).unwrap().players, second.game.players);
}

#[test]
fn a_table_says_by_its_first_bytes_how_its_letters_are_written() {
    let mut history = started();
    history.take(GameEdit::Player(0, "\u{6771}\u{5c71}".into())).unwrap();
    let sheet = open(&history);
    let text = csv::of(&sheet);
    assert_eq!(&text.as_bytes()[..3], b"\xef\xbb\xbf");
    assert_eq!(csv::read(&text, &sheet.rules.plan()).unwrap().players, sheet.game.players);
}

#[test]
fn a_correction_that_changes_who_deals_leaves_everything_with_its_player() {
    let by_player = |history: &GamesHistory| -> Vec<(usize, Vec<i64>, Vec<usize>)> {
        let report = open(history).report();
        report.deals.iter().map(|deal| (deal.context.dealer(), deal.changes.clone(), deal.winners.clone())).collect()
    };
    let mut history = started();
    let tiles = || {
        let win = WinDraft {
            seat: Seat::West,
            tile: tenbo_engine::tiles::read_tiles("7s").tiles.first().copied(),
            by: By::Discard,
            from: Some(Seat::North),
            situation: Vec::new(),
            liable: None,
        };
        let mut deal = Draft { end: End::Win { wins: vec![win] }, ..Draft::default() };
        deal.seat_mut(Seat::West).hand = tenbo_engine::tiles::read_tiles("234m456p678s22p56s").tiles;
        deal.seat_mut(Seat::West).riichi = Riichi::Riichi;
        Box::new(Entry::of(deal))
    };
    for entry in [
        scores([-1000, 1000, 0, 0], Some(Seat::South)),
        scores([-2000, 0, 0, 2000], Some(Seat::North)),
        tiles(),
        scores([400, -100, -300, 0], Some(Seat::East)),
    ] {
        history.take(GameEdit::Deal(entry)).unwrap();
    }
    let first = by_player(&history);
    let dealers = |deals: &[(usize, Vec<i64>, Vec<usize>)]| deals.iter().map(|deal| deal.0).collect::<Vec<_>>();
    assert_eq!(dealers(&first), [0, 1, 2, 3]);
    assert_eq!(first[2].2, [0]);
    // It was East who won the first deal, and dealt again.
    history.take(GameEdit::Correct(0, scores([1000, -1000, 0, 0], Some(Seat::East)))).unwrap();
    let next = by_player(&history);
    // The first player has won the second and the third deal too, as the dealer now.
    assert_eq!(dealers(&next), [0, 0, 0, 0]);
    // Amounts that were written down are the players'; so is who won.
    assert_eq!((&next[1].1, &next[1].2), (&first[1].1, &first[1].2));
    assert_eq!((&next[3].1, &next[3].2), (&first[3].1, &first[3].2));
    // Tiles are the player's too: the same winner and the same payer.
    assert_eq!(next[2].2, first[2].2);
    let payers = |changes: &[i64]| changes.iter().map(|change| change.signum()).collect::<Vec<_>>();
    assert_eq!(payers(&next[2].1), payers(&first[2].1));
    history.undo();
    assert_eq!(by_player(&history), first);
    // A forgotten deal in front, and away again.
    history.take(GameEdit::Insert(0, scores([-500, 0, 500, 0], Some(Seat::West)))).unwrap();
    let more = by_player(&history);
    // The second player's win is the dealer's now.
    assert_eq!(dealers(&more), [0, 1, 1, 2, 3]);
    assert_eq!((&more[2].1, &more[2].2), (&first[1].1, &first[1].2));
    history.take(GameEdit::Remove(0)).unwrap();
    assert_eq!(by_player(&history), first);
    // Rules under which the deal always passes, with a dealer who has won.
    history.take(GameEdit::Correct(0, scores([1000, -1000, 0, 0], Some(Seat::East)))).unwrap();
    let stays = by_player(&history);
    let mut rules = RulesChoice::of("riichi-ema-2025").unwrap();
    rules.set(OptionKey::DealerKeepsOn, Some(3));
    history.take(GameEdit::Rules(Box::new(rules))).unwrap();
    let passes = by_player(&history);
    assert_eq!((dealers(&stays), dealers(&passes)), (vec![0; 4], vec![0, 1, 2, 3]));
    assert_eq!((&stays[1].1, &stays[3].1), (&passes[1].1, &passes[3].1));
}

/// A deal by tiles, typed into the builder.
fn typed(state: &State, sheet: &Sheet) -> State {
    let plan = sheet.rules.plan();
    let mut state = edit::apply(state, Edit::Winner(Seat::West), &plan).unwrap();
    for edit in [
        crate::paste::read("234m456p678s22p56s+7s", &state, &plan).edit.unwrap(),
        Edit::Riichi(Seat::West, Riichi::Riichi),
        Edit::By(By::Discard),
        Edit::From(Seat::East),
    ] {
        state = edit::apply(&state, edit.clone(), &plan).unwrap_or_else(|refusal| panic!("{edit:?}: {refusal:?}"));
    }
    state
}

#[test]
fn a_deal_goes_into_the_builder_and_back() {
    let mut history = started();
    let draw = End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() };
    let mut deal = Draft { end: draw, ..Draft::default() };
    deal.seat_mut(Seat::East).ready = Some(true);
    deal.seat_mut(Seat::South).riichi = Riichi::Riichi;
    history.take(GameEdit::Deal(Box::new(Entry::of(deal)))).unwrap();
    let sheet = open(&history);
    let plan = sheet.rules.plan();
    let head = sheet.report().next.unwrap();
    let fresh = builder::open(&sheet, &head, &Entry::default());
    assert_eq!((fresh.draft.honba, fresh.draft.deposits, fresh.draft.prevailing), (1, 1, Wind::East));
    assert_eq!(fresh.rules, sheet.rules);
    let state = typed(&fresh, &sheet);
    assert_eq!(state.draft.deposits, 2);
    let entry = builder::entry(&state, &plan, &head, None);
    assert_eq!(entry.overrides, Default::default());
    assert!(matches!(&entry.deal.end, End::Win { wins, .. } if wins.len() == 1), "{entry:?}");
    history.take(GameEdit::Deal(Box::new(entry.clone()))).unwrap();
    let sheet = open(&history);
    let report = sheet.report();
    assert!(report.deals[1].problems.is_empty(), "{:?}", report.deals[1].problems);
    let before = report.totals.clone();
    // Riichi 1, 30 fu at least: the winner has the hand, a counter and the earlier stick.
    assert_eq!(report.deals[1].changes[2] + report.deals[1].changes[0], 1000);
    assert_eq!(report.table, 0);
    // Opened again for correction, and put back without a change, it is the same; with one it is another.
    let opened = builder::open(&sheet, &report.deals[1].context, &sheet.game.deals[1]);
    assert_eq!((opened.winner, opened.win.tile, opened.win.from), (Seat::West, state.win.tile, Seat::East));
    let same = builder::entry(&opened, &plan, &report.deals[1].context, Some(&sheet.game.deals[1]));
    assert_eq!(same, entry);
    let other = edit::apply(&opened, Edit::From(Seat::North), &plan).unwrap();
    let other = edit::apply(&other, Edit::Honba(5), &plan).unwrap();
    let other = builder::entry(&other, &plan, &report.deals[1].context, Some(&sheet.game.deals[1]));
    assert_eq!(other.overrides.honba, Some(5));
    history.take(GameEdit::Correct(1, Box::new(other))).unwrap();
    let report = open(&history).report();
    assert_ne!(report.totals, before);
    assert_eq!(report.deals[1].changes[0], 0);
    // Totals instead of tiles, several winners, a draw: all come back.
    let win = |seat| WinDraft {
        seat,
        tile: None,
        by: By::Discard,
        from: Some(Seat::East),
        situation: Vec::new(),
        liable: None,
    };
    let wins = vec![win(Seat::South), win(Seat::North)];
    let mut deal = Draft { end: End::Win { wins }, ..Draft::default() };
    deal.seat_mut(Seat::South).total = Some(1000);
    deal.seat_mut(Seat::North).total = Some(2000);
    let end = End::Draw { cause: DrawCause::FourKongs, nagashi: Vec::new() };
    for deal in [deal, Draft { end, ..Draft::default() }] {
        let entry = Entry { note: "kept".into(), ..Entry::of(deal) };
        let opened = builder::open(&sheet, &head, &entry);
        let back = builder::entry(&opened, &plan, &head, Some(&entry));
        assert_eq!((&back.deal.end, &back.note, back.overrides), (&entry.deal.end, &entry.note, entry.overrides));
    }
}

#[test]
fn a_game_knows_that_its_rulebook_has_been_edited_since() {
    let own =
        |name: &str, limit: i64| json!({ "id": "own-1", "name": name, "base": "dmjl", "options": { "limit": limit } });
    let read = |tree| CustomRulebook::read(tree).unwrap();
    let playing = |tree| RulesChoice::playing(Arc::new(read(tree)));
    let kept = |tree| {
        let mut page = History::new(State::default(), View::Hand);
        let plan = page.now().rules.plan();
        page.take(Action::Book(BookEdit::Add(Box::new(read(tree)))), &plan).unwrap();
        page.library().clone()
    };
    let game = Sheet::new("game-1", "", &[], playing(own("Club", 1)));
    assert_eq!(game.edited_rules(&kept(own("Club", 2))), Some(playing(own("Club", 2))));
    assert_eq!(game.edited_rules(&kept(own("Club", 1))), None, "it is the same");
    assert_eq!(game.edited_rules(&kept(own("Another", 2))), None, "another rulebook");
    assert_eq!(game.edited_rules(&Library::default()), None, "nobody has kept it");
    let shipped = Sheet::new("game-1", "", &[], RulesChoice::of("dmjl").unwrap());
    assert_eq!(shipped.edited_rules(&kept(own("Club", 2))), None, "no rulebook of one's own");
}
