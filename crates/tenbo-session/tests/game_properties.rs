//! What holds of every game: nothing is made or lost, a corrected deal is as if it had been entered so at once, undo takes
//! everything back, and a game comes back from its file and its table as it was.

use tenbo_engine::deal::{By, Draft, DrawCause, End, Offense, Penalty, Players, Riichi, SeatDraft, WinDraft};
use tenbo_engine::game::{Cause, DealContext, Entry, Game, Overrides, Report, Scores, replay};
use tenbo_engine::options::{OptionKey, Settlement};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::tiles::{BySeat, Seat, Wind};
use tenbo_session::games::GamesHistory;
use tenbo_session::games::edit::GameEdit;
use tenbo_session::games::library::Games;
use tenbo_session::games::sheet::Sheet;
use tenbo_session::games::{Stakes, csv, file};
use tenbo_session::rules::RulesChoice;
use tenbo_testing::random::Rng;

const BOOKS: &[&str] = shipped::OFFERED;

fn count(some: usize, full: usize) -> usize {
    if std::env::var_os("TENBO_FULL").is_some() { full } else { some }
}

/// Payments together that a riichi hand can have, on a discard and self-drawn, of a dealer and of others.
const RIICHI_TOTALS: [[&[i64]; 2]; 2] = [
    [&[1000, 2000, 3900, 8000, 12_000, 32_000], &[1100, 2000, 4000, 8000, 12_000, 32_000]],
    [&[1500, 2900, 5800, 12_000, 18_000, 48_000], &[1500, 3000, 6000, 12_000, 18_000, 48_000]],
];

fn entry(rng: &mut Rng, plan: &Plan, players: usize) -> Entry {
    let seats = &Seat::ALL[..players];
    let mut entry = Entry::default();
    if rng.chance(30) {
        entry.note = rng.pick(&["", "late", "a, b; c", "\"quoted\"", "=1+1", "tab\there", "günstig"]).to_owned();
    }
    if rng.chance(20) {
        let mut scores = Scores::default();
        for &seat in seats {
            scores.changes[seat] = rng.chance(85).then(|| 100 * rng.below(200) as i64 - 10_000);
        }
        scores.winner = rng.chance(70).then(|| rng.pick(seats));
        if scores.winner.is_some() && rng.chance(15) {
            scores.also[rng.pick(seats)] = true;
        }
        scores.cause = scores.winner.is_none().then(|| rng.pick(&[DrawCause::Wall, DrawCause::Abandoned]));
        entry.scores = Some(scores);
    } else {
        entry.deal = deal(rng, plan, players);
    }
    if rng.chance(15) {
        entry.overrides = Overrides {
            prevailing: rng.chance(30).then(|| rng.pick(Wind::ALL)),
            dealer_wins: rng.chance(30).then(|| rng.below(4) as u32),
            honba: rng.chance(30).then(|| rng.below(6) as u32),
            deposits: rng.chance(30).then(|| rng.below(5) as u32),
            passes: rng.chance(30).then(|| rng.chance(50)),
        };
    }
    entry.deal.players = (players == 3).then_some(Players::Three);
    entry
}

fn deal(rng: &mut Rng, plan: &Plan, players: usize) -> Draft {
    let seats = &Seat::ALL[..players];
    let riichi = plan.settlement() == Settlement::Riichi;
    let mut deal = Draft { players: (players == 3).then_some(Players::Three), ..Draft::default() };
    for &seat in seats {
        let total = (!riichi).then(|| 2 * rng.below(60) as i64);
        deal.seats[seat] = Some(SeatDraft { total, ready: rng.chance(40).then_some(true), ..SeatDraft::default() });
        if riichi && rng.chance(20) {
            deal.seat_mut(seat).riichi = Riichi::Riichi;
        }
    }
    match rng.below(10) {
        0..7 => {
            let seat = rng.pick(seats);
            let from = rng.pick(seats);
            let from = (from != seat).then_some(from);
            let by = if from.is_some() { By::Discard } else { By::SelfDraw };
            let drawn = usize::from(by == By::SelfDraw);
            let total = if riichi {
                rng.pick(RIICHI_TOTALS[usize::from(seat == Seat::East)][drawn])
            } else {
                8 + 2 * rng.below(100) as i64
            };
            deal.seat_mut(seat).total = Some(total);
            let wins = vec![WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None }];
            deal.end = End::Win { wins };
        }
        7 | 8 => deal.end = End::Draw { cause: DrawCause::Wall, nagashi: Vec::new() },
        _ => deal.end = End::Draw { cause: DrawCause::Abandoned, nagashi: Vec::new() },
    }
    if rng.chance(10) {
        let offense = rng.pick(&[Offense::Chombo, Offense::FalseWin, Offense::FalseClaim]);
        deal.penalties.push(Penalty { seat: rng.pick(seats), offense, times: 1, cancelled: false });
    }
    deal
}

fn rules(rng: &mut Rng, id: &str) -> RulesChoice {
    let mut rules = RulesChoice::of(id).unwrap();
    if rng.chance(30) {
        rules.set(OptionKey::Yakitori, Some(1));
        rules.set(OptionKey::YakitoriPaidTo, Some(rng.below(3) as i64));
    }
    rules
}

fn sheet(rng: &mut Rng, id: &str) -> Sheet {
    let rules = rules(rng, id);
    let names = ["Anna", "Ben", "Chi, the \"first\"", "Dee"].map(String::from);
    let mut sheet = Sheet::new("1", "Friday", &names, rules);
    let plan = sheet.rules.plan();
    let players = sheet.game.players.len();
    sheet.game.deals = (0..rng.below(20)).map(|_| entry(rng, &plan, players)).collect();
    sheet.game.finished = rng.chance(50);
    sheet.game.rounds = rng.chance(20).then_some(1);
    sheet.game.initial = rng.chance(20).then_some(20_000);
    sheet
}

/// What a report says of amounts and heads, for comparison.
fn numbers(report: &Report) -> impl PartialEq + std::fmt::Debug + use<> {
    let deals: Vec<_> = report
        .deals
        .iter()
        .map(|deal| (deal.context, deal.changes.clone(), deal.totals.clone(), deal.table, deal.bank, deal.passes))
        .collect();
    (deals, report.totals.clone(), report.table, report.bank, report.over, report.next, report.without_win.clone())
}

fn check_sums(report: &Report, players: usize, about: &Sheet) {
    let all = report.initial * players as i64;
    let mut before = vec![report.initial; players];
    for deal in &report.deals {
        assert_eq!(deal.totals.iter().sum::<i64>() + deal.table + deal.bank, all, "{about:?}");
        let moved: Vec<i64> = deal.totals.iter().zip(&before).map(|(now, before)| now - before).collect();
        assert_eq!(moved, deal.changes, "{about:?}");
        if !deal.problems.is_empty() {
            assert!(deal.changes.iter().all(|&change| change == 0), "{about:?}");
        }
        before.clone_from(&deal.totals);
    }
    assert_eq!(report.totals, before, "{about:?}");
    assert_eq!(report.over.is_some(), report.last.is_some(), "{about:?}");
    if let Some(last) = &report.last {
        assert_eq!(last.scores.iter().sum::<i64>() + last.table + last.bank, all, "{about:?}");
        let mut ranked: Vec<usize> = last.ranking.iter().map(|placed| placed.player).collect();
        ranked.sort_unstable();
        assert_eq!(ranked, (0..players).collect::<Vec<_>>(), "{about:?}");
        assert!(last.transfers.iter().all(|one| one.amount > 0 && one.from != one.to), "{about:?}");
    }
}

#[test]
fn nothing_is_made_or_lost() {
    let mut rng = Rng::new(0x6a3e);
    for &id in BOOKS {
        let (mut over, mut faulty) = (0, 0);
        for _ in 0..count(60, 2000) {
            let sheet = sheet(&mut rng, id);
            let report = sheet.report();
            check_sums(&report, sheet.game.players.len(), &sheet);
            over += usize::from(report.over.is_some());
            faulty += report.deals.iter().filter(|deal| !deal.problems.is_empty()).count();
            // What has been played before a deal does not depend on what comes after it.
            let played = rng.below(sheet.game.deals.len() + 1);
            let mut part = sheet.game.clone();
            part.deals.truncate(played);
            let part = replay(&part, &sheet.rules.plan());
            for (own, whole) in part.deals.iter().zip(&report.deals) {
                assert_eq!(
                    (own.context, &own.totals, own.bank),
                    (whole.context, &whole.totals, whole.bank),
                    "{sheet:?}"
                );
            }
        }
        assert!(over > 0, "{id}: no game is over");
        assert!(faulty < 400 || count(0, 1) == 1, "{id}: {faulty} deals are faulty");
    }
}

/// What was entered for a player: tiles and totals, the amount, a win or the discard that lost, fouls.
fn of_player(entry: &Entry, head: &DealContext, player: usize) -> impl PartialEq + std::fmt::Debug + use<> {
    let wind = head.seat_of(player);
    let scores = entry.scores.map(|scores| (scores.changes[wind], scores.winners().any(|winner| winner == wind)));
    let wins: Vec<bool> = entry.deal.wins().iter().map(|win| win.seat == wind).collect();
    let from: Vec<bool> = entry.deal.wins().iter().map(|win| win.from == Some(wind)).collect();
    let fouls: Vec<Offense> =
        entry.deal.penalties.iter().filter(|foul| foul.seat == wind).map(|foul| foul.offense).collect();
    (entry.deal.seats[wind].clone(), scores, wins, from, fouls)
}

/// A correction may change who deals from there on. Whatever was entered for a player stays with the player: the sheet
/// names players, and what was wrong was who dealt.
#[test]
fn a_corrected_game_is_as_one_entered_so_at_once_by_the_same_players() {
    let mut rng = Rng::new(0xc0de);
    for _ in 0..count(80, 5000) {
        let id = rng.pick(BOOKS);
        let mut shadow = sheet(&mut rng, id).game;
        let rules = rules(&mut rng, id);
        let plan = rules.plan();
        let players = shadow.players.len();
        let mut history = GamesHistory::new(Games::default());
        history.take(GameEdit::New(shadow.name.clone(), shadow.players.clone(), Box::new(rules))).unwrap();
        history.take(GameEdit::Finish(shadow.finished)).unwrap();
        history.take(GameEdit::Rounds(shadow.rounds)).unwrap();
        history.take(GameEdit::Initial(shadow.initial)).unwrap();
        for one in &mut shadow.deals {
            // As they can be typed: on one line.
            one.note = one.note.replace('\t', " ");
            history.take(GameEdit::Deal(Box::new(one.clone()))).unwrap();
        }
        let mut kept = vec![history.now().clone()];
        for _ in 0..rng.below(8) {
            let length = shadow.deals.len();
            let mut other = entry(&mut rng, &plan, players);
            other.note = other.note.replace('\t', " ");
            let before = history.now().clone();
            let heads: Vec<DealContext> =
                before.opened().unwrap().report().deals.iter().map(|deal| deal.context).collect();
            // For each deal the one that it was; none for the one that is new.
            let mut was: Vec<Option<usize>> = (0..length).map(Some).collect();
            let place = match rng.below(3) {
                0 if length > 0 => {
                    let place = rng.below(length);
                    was[place] = None;
                    history.take(GameEdit::Correct(place, Box::new(other.clone()))).unwrap();
                    place
                }
                1 if length > 0 => {
                    let place = rng.below(length);
                    was.remove(place);
                    history.take(GameEdit::Remove(place)).unwrap();
                    place
                }
                _ => {
                    let place = rng.below(length + 1);
                    was.insert(place, None);
                    history.take(GameEdit::Insert(place, Box::new(other.clone()))).unwrap();
                    place
                }
            };
            if *history.now() != before {
                kept.push(history.now().clone());
            }
            let now = history.now().opened().unwrap();
            assert_eq!(now.game.deals.len(), was.len());
            assert_eq!(now.game.deals[..place], shadow.deals[..place], "what came before stays as it was");
            let report = now.report();
            for ((own, deal), was) in now.game.deals.iter().zip(&report.deals).zip(was) {
                let Some(was) = was else {
                    assert_eq!(*own, other);
                    continue;
                };
                let (then, before) = (&shadow.deals[was], &heads[was]);
                assert_eq!((&own.overrides, &own.note, &own.deal.dora), (&then.overrides, &then.note, &then.deal.dora));
                for player in 0..players {
                    let (now, then) = (of_player(own, &deal.context, player), of_player(then, before, player));
                    assert_eq!(now, then, "player {player} in {own:?}");
                }
            }
            shadow = now.game.clone();
            assert_eq!(numbers(&report), numbers(&replay(&shadow, &plan)), "{shadow:?}");
        }
        // Back and forth through every step.
        let last = history.now().clone();
        for state in kept.iter().rev().skip(1) {
            assert!(history.undo());
            assert_eq!(history.now(), state);
        }
        while history.redo() {}
        assert_eq!(*history.now(), last);
    }
}

#[test]
fn a_file_brings_the_game_back() {
    let mut rng = Rng::new(0xf11e);
    for _ in 0..count(300, 10_000) {
        let id = rng.pick(BOOKS);
        let mut sheet = sheet(&mut rng, id);
        for one in &mut sheet.game.deals {
            one.note = one.note.replace('\t', " ");
        }
        let text = file::write(&sheet);
        let read = file::read(&text).unwrap_or_else(|refused| panic!("{refused:?}\n{text}"));
        for (place, (back, own)) in read.game.deals.iter().zip(&sheet.game.deals).enumerate() {
            assert_eq!(back, own, "deal {place} of {text}");
        }
        assert_eq!(read.game, sheet.game, "{text}");
        assert_eq!(read.rules, sheet.rules, "{text}");
        assert_eq!(file::write(&read), text);
    }
}

/// As a table has it: outcomes alone. A deal that was void or faulty comes back as one that was given up, which counts as
/// a repeat; how many of them there were is not asked then.
fn outcomes(report: &Report, repeats: bool) -> impl PartialEq + std::fmt::Debug + use<> {
    let deals: Vec<_> = report
        .deals
        .iter()
        .map(|deal| {
            let head = (
                deal.context.dealer(),
                deal.context.prevailing(),
                deal.context.honba,
                if repeats { deal.context.repeat } else { 0 },
            );
            let won: std::collections::BTreeSet<usize> = deal.winners.iter().copied().collect();
            (head, deal.changes.clone(), deal.totals.clone(), deal.table, deal.bank, won)
        })
        .collect();
    (deals, report.totals.clone(), report.table, report.bank, report.without_win.clone())
}

#[test]
fn a_table_brings_the_amounts_back() {
    let mut rng = Rng::new(0xc57);
    for _ in 0..count(80, 5000) {
        let id = rng.pick(BOOKS);
        let sheet = sheet(&mut rng, id);
        // What everybody starts with follows from the first line.
        if sheet.game.deals.is_empty() {
            continue;
        }
        let plan = sheet.rules.plan();
        let report = sheet.report();
        let text = csv::write(&sheet.game, &report, &plan, &Stakes::default());
        let read = csv::read(&text, &plan).unwrap_or_else(|problem| panic!("{problem:?}\n{text}\n{sheet:?}"));
        let again = replay(&read, &plan);
        let foul = |entry: &Entry| entry.deal.penalties.iter().any(|one| one.offense == Offense::Chombo);
        let void = sheet.game.deals.iter().any(foul) || report.deals.iter().any(|deal| deal.cause == Cause::Faulty);
        assert_eq!(outcomes(&again, !void), outcomes(&report, !void), "{text}");
        // What comes back makes the same table again.
        let second = csv::write(&read, &again, &plan, &Stakes::default());
        let reread = csv::read(&second, &plan).unwrap_or_else(|problem| panic!("{problem:?}\n{second}"));
        assert_eq!(outcomes(&replay(&reread, &plan), true), outcomes(&again, true), "{second}");
    }
}

/// Names that could be taken for something else in a table.
#[test]
fn a_table_keeps_odd_names_apart() {
    let rules = RulesChoice::of("chinese-classical").unwrap();
    let plan = rules.plan();
    for names in [["A", "A", "A", "A"], ["", "", "2", "1"], ["A+B", "A", "B", "+"], ["x total", "x", "a,b", "\"q\""]] {
        let mut game = Game { players: names.map(String::from).to_vec(), ..Game::default() };
        for seat in Seat::ALL {
            let changes = BySeat::from_fn(|other| Some(if other == seat { 300 } else { -100 }));
            game.deals.push(Entry::settled(Scores { changes, winner: Some(seat), ..Scores::default() }));
        }
        let report = replay(&game, &plan);
        let text = csv::write(&game, &report, &plan, &Stakes::default());
        let read = csv::read(&text, &plan).unwrap_or_else(|problem| panic!("{problem:?}\n{text}"));
        assert_eq!(outcomes(&replay(&read, &plan), true), outcomes(&report, true), "{text}");
    }
}

/// Amounts that cannot be added up are refused, wherever they stand.
#[test]
fn amounts_beyond_counting_are_refused_or_bounded() {
    let mut rng = Rng::new(0xb16);
    let huge = ["9223372036854775807", "-9223372036854775808", "4611686018427387904", "99999999999999999999"];
    for _ in 0..count(60, 1000) {
        let id = rng.pick(BOOKS);
        let sheet = sheet(&mut rng, id);
        let plan = sheet.rules.plan();
        let table = csv::write(&sheet.game, &sheet.report(), &plan, &Stakes::default());
        let mut lines: Vec<Vec<String>> =
            table.lines().map(|line| line.split(',').map(String::from).collect()).collect();
        for _ in 0..2 {
            let line = rng.below(lines.len());
            let field = rng.below(lines[line].len());
            lines[line][field] = rng.pick(&huge).to_owned();
        }
        let text: Vec<String> = lines.iter().map(|line| line.join(",")).collect();
        if let Ok(game) = csv::read(&text.join("\r\n"), &plan) {
            drop(replay(&game, &plan));
        }
        let text = file::write(&sheet);
        let numbers: Vec<(usize, &str)> = text.match_indices(|c: char| c.is_ascii_digit()).collect();
        if let Some(&(at, digit)) = numbers.get(rng.below(numbers.len().max(1))) {
            let text = [&text[..at], rng.pick(&huge).trim_start_matches('-'), &text[at + digit.len()..]].concat();
            if let Ok(read) = file::read(&text) {
                drop(read.report());
            }
        }
    }
}
