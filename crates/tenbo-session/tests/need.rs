//! What a player needs: play the answer, and the place is reached; one step smaller, and it is not. On generated games of
//! every family, 500 each in `make test`, 10,000 with `TENBO_FULL=1`; and on worked examples.

use serde_json::Value;
use tenbo_engine::deal::{By, Riichi};
use tenbo_engine::game::{Entry, Game, Report, replay};
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Family, shipped};
use tenbo_engine::tiles::Seat;
use tenbo_session::games::need::{Answer, Below, Need, Others, Row, Size, Stage, Way, sizes};
use tenbo_session::rules::RulesChoice;
use tenbo_testing::books::count;
use tenbo_testing::needs::{self, Example};
use tenbo_testing::random::Rng;

/// A game before a deal of which something is known.
struct State {
    game: Game,
    begun: Entry,
}

/// A deal of a game, won by somebody or drawn; sometimes two declare riichi.
fn deal(rng: &mut Rng, plan: &Plan, game: &Game) -> Option<Entry> {
    let mut begun = Entry::default();
    for _ in 0..if plan.rulebook().options.riichi.in_use { rng.below(3) } else { 0 } {
        begun.deal.seat_mut(rng.pick(&Seat::ALL[..game.players.len()])).riichi = Riichi::Riichi;
    }
    let stage = Stage::of(game, plan, &begun)?;
    let players = game.players.len();
    if rng.chance(25) {
        let ready: Vec<usize> = (0..players).filter(|_| rng.chance(40)).collect();
        return stage.draw(&ready).deal(plan, players == 3).ok();
    }
    let winner = rng.below(players);
    let from = Some(rng.below(players)).filter(|&from| from != winner);
    let all = all_sizes(&stage, winner, from);
    // Small hands are more common.
    let most = if rng.chance(70) { all.len().div_ceil(3) } else { all.len() };
    stage.win(winner, from, &all[rng.below(most)]).deal(plan, players == 3).ok()
}

fn all_sizes(stage: &Stage<'_>, winner: usize, from: Option<usize>) -> Vec<Size> {
    let by = if from.is_some() { By::Discard } else { By::SelfDraw };
    sizes(stage.plan(), stage.is_for_three(), stage.context().seat_of(winner), by)
}

fn state(rng: &mut Rng, plan: &Plan) -> State {
    let players = if plan.rulebook().options.tiles.players == 3 { 3 } else { 4 };
    let mut game = Game { players: vec![String::new(); players], rounds: Some(1), ..Game::default() };
    game.initial = rng.chance(20).then(|| rng.pick(&[1000, 8000, 20_000]));
    for _ in 0..rng.below(9) {
        let Some(entry) = deal(rng, plan, &game) else { break };
        game.deals.push(entry);
        if replay(&game, plan).over.is_some() {
            game.deals.pop();
        }
    }
    let mut begun = Entry::default();
    if rng.chance(20) {
        begun.overrides.honba = Some(rng.below(5) as u32);
    }
    if plan.rulebook().options.riichi.in_use && rng.chance(30) {
        let seat = rng.pick(&Seat::ALL[..players]);
        begun.deal.seat_mut(seat).riichi = Riichi::Riichi;
    }
    State { game, begun }
}

/// The whole game with one deal more.
fn played(state: &State, plan: &Plan, entry: Entry) -> Report {
    let mut game = state.game.clone();
    game.deals.push(entry);
    let report = replay(&game, plan);
    assert!(report.deals.last().unwrap().problems.is_empty(), "{:?}", report.deals.last());
    report
}

fn place(report: &Report, player: usize) -> u8 {
    report.places.iter().find(|placed| placed.player == player).unwrap().place
}

/// What the player misses a place by.
fn short(report: &Report, player: usize, place: u8) -> i64 {
    let own = report.places.iter().find(|placed| placed.player == player).unwrap();
    report.places[usize::from(place) - 1].decided_by - own.decided_by
}

/// Plays what a row says, and what it says is not enough. `tried` is any hand, to see that those between are as they
/// should be too.
fn check(state: &State, stage: &Stage<'_>, player: usize, goal: u8, row: &Row, rng: &mut Rng) {
    let plan = stage.plan();
    let three = stage.is_for_three();
    let froms: Vec<Option<usize>> = match &row.way {
        Way::Ron(from) => from.iter().copied().map(Some).collect(),
        Way::SelfDraw => vec![None],
        Way::Draw(own) => {
            let Answer::Draw(others, _) = &row.answer else { panic!("{row:?}") };
            for own in own.map_or(vec![true, false], |own| vec![own]) {
                draws(state, stage, player, goal, others, own);
            }
            return;
        }
    };
    for from in froms {
        let all = all_sizes(stage, player, from);
        assert!(all.windows(2).all(|pair| pair[0].total < pair[1].total));
        let play = |size: &Size| played(state, plan, stage.win(player, from, size).deal(plan, three).unwrap());
        let at = |size: &Size| all.iter().position(|one| one == size).unwrap();
        let first = match &row.answer {
            Answer::Win(smallest) => {
                let (first, report) = (at(&smallest.step.size), play(&smallest.step.size));
                assert!(place(&report, player) <= goal, "it is enough: {row:?}");
                assert_eq!(report.over.is_none(), smallest.goes_on, "{row:?}");
                let same = report.places.iter().filter(|placed| placed.place == goal).count();
                assert_eq!(smallest.shared, place(&report, player) == goal && same > 1, "{row:?}");
                assert_eq!(smallest.below.is_none(), first == 0, "{row:?}");
                if let Some(below) = &smallest.below {
                    let report = play(&all[first - 1]);
                    assert_eq!(below.step.size, all[first - 1], "the next smaller one: {row:?}");
                    assert!(place(&report, player) > goal, "one smaller is not: {row:?}");
                    assert_eq!(below.short, short(&report, player, goal), "{row:?}");
                }
                if let Some(usual) = &smallest.usual {
                    let usual = at(&usual.size);
                    assert!(
                        usual > first && all[usual].is_usual() && all[first..usual].iter().all(|one| !one.is_usual())
                    );
                }
                match &smallest.ends_from {
                    Some(step) => {
                        assert!(play(&step.size).over.is_some() && smallest.goes_on, "{row:?}");
                        assert!(play(&all[at(&step.size) - 1]).over.is_none(), "{row:?}");
                    }
                    None if smallest.goes_on => assert!(play(all.last().unwrap()).over.is_none(), "{row:?}"),
                    None => {}
                }
                first
            }
            Answer::NoWin(most) => {
                let report = play(all.last().unwrap());
                assert_eq!(&most.step.size, all.last().unwrap());
                assert_eq!(most.short, short(&report, player, goal), "{row:?}");
                all.len()
            }
            Answer::Draw(..) => panic!("{row:?}"),
        };
        // Whatever is larger does, whatever is smaller does not: what the search relies on.
        let any = rng.below(all.len());
        assert_eq!(place(&play(&all[any]), player) <= goal, any >= first, "{:?} {row:?} {:?}", all[any], state.game);
    }
}

fn draws(state: &State, stage: &Stage<'_>, player: usize, goal: u8, others: &Others, own: bool) {
    let plan = stage.plan();
    let players = stage.context().players();
    for bits in 0..1_u32 << players {
        let ready: Vec<usize> = (0..players).filter(|&one| bits & 1 << one != 0).collect();
        let declared = |one: usize| stage.has_declared(stage.context().seat_of(one));
        if ready.contains(&player) != own || (0..players).any(|one| declared(one) && !ready.contains(&one)) {
            continue;
        }
        let report = played(state, plan, stage.draw(&ready).deal(plan, players == 3).unwrap());
        let rest: Vec<usize> = ready.into_iter().filter(|&one| one != player).collect();
        assert_eq!(place(&report, player) <= goal, others.holds(&rest), "{others:?} {rest:?} {:?}", state.game);
    }
}

/// Rules in which games end in every way that there is.
fn rules(rng: &mut Rng, id: &str) -> RulesChoice {
    let mut rules = RulesChoice::of(id).unwrap();
    for (key, choices) in [
        (OptionKey::PlacementTies, 2),
        (OptionKey::LastDealerStops, 3),
        (OptionKey::ExtraRound, 2),
        (OptionKey::BankruptcyEnds, 2),
        (OptionKey::Yakitori, 2),
        (OptionKey::DepositsLeft, 2),
    ] {
        if rng.chance(25) {
            rules.set(key, Some(rng.below(choices) as i64));
        }
    }
    rules
}

/// The offered rulebooks of a family; those for three players are one of their own.
fn books(family: Family, three: bool) -> Vec<&'static str> {
    let is_of = |id: &&str| {
        let book = shipped::find(id).unwrap();
        book.family == family && (book.options.tiles.players == 3) == three
    };
    shipped::OFFERED.iter().copied().filter(is_of).collect()
}

fn holds_in(family: Family, three: bool) {
    let books = books(family, three);
    assert!(!books.is_empty());
    let mut rng = Rng::new(0x6eed ^ family as u64 ^ u64::from(three) << 8);
    let (mut asked, mut possible, mut goes_on) = (0, 0, 0);
    let wanted = count(500, 10_000);
    let mut plan = rules(&mut rng, books[0]).plan();
    while asked < wanted {
        if asked % 20 == 0 {
            let id = rng.pick(&books);
            plan = rules(&mut rng, id).plan();
        }
        let state = state(&mut rng, &plan);
        let Some(stage) = Stage::of(&state.game, &plan, &state.begun) else { continue };
        let player = rng.below(state.game.players.len());
        let need = Need::of(&stage, player);
        for needed in &need.goals {
            for row in &needed.rows {
                check(&state, &stage, player, needed.goal.place, row, &mut rng);
                possible += usize::from(row.answer.is_possible());
                goes_on += usize::from(matches!(&row.answer, Answer::Win(smallest) if smallest.goes_on));
            }
        }
        asked += 1;
    }
    assert!(possible > wanted && goes_on > 0, "{family:?}: {possible} rows can be reached");
}

#[test]
fn riichi() {
    holds_in(Family::Riichi, false);
}

#[test]
fn riichi_for_three() {
    holds_in(Family::Riichi, true);
}

#[test]
fn chinese_official() {
    holds_in(Family::ChineseOfficial, false);
}

#[test]
fn classical() {
    holds_in(Family::Classical, false);
}

#[test]
fn hong_kong() {
    holds_in(Family::HongKong, false);
}

#[test]
fn zung_jung() {
    holds_in(Family::ZungJung, false);
}

#[test]
fn taiwanese() {
    holds_in(Family::Taiwanese, false);
}

#[test]
fn regional() {
    holds_in(Family::Regional, false);
}

#[test]
fn regional_for_three() {
    holds_in(Family::Regional, true);
}

#[test]
fn four_winds() {
    holds_in(Family::FourWinds, false);
}

/// `tests/data/need/worked.json`: each with its arithmetic.
#[test]
fn worked_examples() {
    for Example { name, rules, game, begun, answers } in needs::examples() {
        let plan = RulesChoice::of(&rules).unwrap().plan();
        let stage = Stage::of(&game, &plan, &begun).unwrap();
        for wanted in answers {
            let need = Need::of(&stage, wanted.player);
            let needed = need.goals.iter().find(|needed| needed.goal.place == wanted.place).unwrap();
            let row = needed.rows.iter().find(|row| way(&row.way) == wanted.way);
            let row = row.unwrap_or_else(|| panic!("{name}: {} of {:?}", wanted.way, needed.rows));
            let expected = (wanted.needs, wanted.below, wanted.more);
            assert_eq!(
                brief(&row.answer),
                expected,
                "{name}: {} to be {} by {}: {}",
                wanted.player,
                wanted.place,
                wanted.way,
                wanted.why
            );
        }
    }
}

fn way(way: &Way) -> String {
    match way {
        Way::Ron(from) => format!("ron {}", from.iter().map(usize::to_string).collect::<Vec<_>>().join(",")),
        Way::SelfDraw => "tsumo".into(),
        Way::Draw(None) => "draw".into(),
        Way::Draw(Some(true)) => "draw ready".into(),
        Way::Draw(Some(false)) => "draw not ready".into(),
    }
}

/// What is compared of an answer.
fn brief(answer: &Answer) -> (Value, Option<(i64, i64)>, Vec<String>) {
    let below = |below: &Below| (below.step.size.total, below.short);
    match answer {
        Answer::Win(smallest) => {
            let ends = smallest.ends_from.as_ref().map(|step| format!("ends from {}", step.size.total));
            let more = [smallest.shared.then(|| "shared".into()), smallest.goes_on.then(|| "goes on".into()), ends];
            let smaller = smallest.below.as_ref().map(below);
            (Value::from(smallest.step.size.total), smaller, more.into_iter().flatten().collect())
        }
        Answer::NoWin(most) => (Value::Null, Some(below(most)), Vec::new()),
        Answer::Draw(others, goes_on) => {
            let on = goes_on.filter(|&goes_on| goes_on).map(|_| "goes on".into());
            (Value::from(format!("{others:?}")), None, on.into_iter().collect())
        }
    }
}
