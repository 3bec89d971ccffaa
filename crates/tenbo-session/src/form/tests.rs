//! What is filled in makes the deal, and a deal is shown as it was filled in.

use tenbo_engine::game::{Game, replay};
use tenbo_engine::options::OptionKey;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::shipped;
use tenbo_engine::tiles::{read_hand, read_tiles};

use super::change::offenses;
use super::*;

fn plan(id: &str) -> Plan {
    Plan::new(shipped::find(id).unwrap())
}

fn filled(plan: &Plan, fields: &[(Filled, &str)]) -> Form {
    let mut form = Form::default();
    for &(field, text) in fields {
        assert!(form.fill(field, text, plan), "{field:?} {text}");
    }
    form
}

fn after(plan: &Plan, entry: Entry) -> Vec<i64> {
    let game = Game { players: vec![String::new(); 4], deals: vec![entry], ..Game::default() };
    let report = replay(&game, plan);
    assert_eq!(report.deals[0].problems, []);
    report.deals[0].changes.clone()
}

#[test]
fn han_and_fu_are_paid_by_how_they_won() {
    let plan = plan("riichi-ema-2025");
    let mut form = filled(
        &plan,
        &[(Filled::Winner(Seat::South), ""), (Filled::From(Seat::West), ""), (Filled::Han(Seat::South), "3")],
    );
    form.fill(Filled::Fu(Seat::South), "40", &plan);
    assert_eq!(after(&plan, form.deal(&plan, false).unwrap()), [0, 5200, -5200, 0]);
    form.fill(Filled::SelfDrawn, "", &plan);
    assert_eq!(after(&plan, form.deal(&plan, false).unwrap()), [-2600, 5200, -1300, -1300]);
    form.fill(Filled::Han(Seat::South), "x2", &plan);
    assert_eq!(after(&plan, form.deal(&plan, false).unwrap()), [-32000, 64000, -16000, -16000]);
    form.fill(Filled::Winner(Seat::East), "", &plan);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Worth(Seat::East)));
}

#[test]
fn what_lacks_is_said_one_after_the_other() {
    let plan = plan("hong-kong-old-style");
    let mut form = Form::default();
    assert_eq!(form.deal(&plan, false), Err(Lacks::Winner));
    form.fill(Filled::Winner(Seat::West), "", &plan);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Source));
    form.fill(Filled::From(Seat::West), "", &plan);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Source), "nobody wins on the own discard");
    form.fill(Filled::From(Seat::East), "", &plan);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Worth(Seat::West)));
    form.fill(Filled::Ends(Ends::Scores), "", &plan);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Figures));
    form.fill(Filled::Ends(Ends::Draw), "", &plan);
    assert!(form.deal(&plan, false).is_ok());
}

#[test]
fn losers_are_asked_where_they_are_paid() {
    let plan = plan("chinese-classical");
    assert!(Form::asks_losers(&plan));
    assert!(!Form::asks_losers(&super::tests::plan("mcr-mil-2025")));
    let form = filled(
        &plan,
        &[
            (Filled::Winner(Seat::South), ""),
            (Filled::SelfDrawn, ""),
            (Filled::Total(Seat::South), "64"),
            (Filled::Total(Seat::West), "16"),
        ],
    );
    let deal = form.deal(&plan, false).unwrap();
    assert_eq!(deal.deal.seat(Seat::West).unwrap().total, Some(16));
    assert_eq!(deal.deal.seat(Seat::East), None);
    // East pays 128 to South and twice 16 to West; West pays 64 and gets 16 from North.
    assert_eq!(after(&plan, deal), [-160, 256, -16, -80]);
}

#[test]
fn figures_come_with_any_minus() {
    let plan = plan("mcr-mil-2025");
    let form = filled(
        &plan,
        &[
            (Filled::Ends(Ends::Scores), ""),
            (Filled::Change(Seat::East), "+1 024"),
            (Filled::Change(Seat::South), "\u{2212}1,000"),
            (Filled::Change(Seat::West), "-24"),
            (Filled::ScoresWinner, "E"),
        ],
    );
    let deal = form.deal(&plan, false).unwrap();
    assert_eq!(deal.scores.unwrap().changes.0, [Some(1024), Some(-1000), Some(-24), None]);
    assert_eq!(deal.scores.unwrap().winner, Some(Seat::East));
    let mut form = form;
    assert!(!form.fill(Filled::Change(Seat::East), "many", &plan));
    assert!(!form.fill(Filled::Total(Seat::East), "-8", &plan));
}

#[test]
fn several_winners_stand_in_turn_after_the_discarder() {
    let plan = plan("riichi-ema-2025");
    let form = filled(
        &plan,
        &[
            (Filled::Winner(Seat::South), ""),
            (Filled::Also(Seat::North), ""),
            (Filled::From(Seat::West), ""),
            (Filled::Han(Seat::South), "1"),
            (Filled::Han(Seat::North), "5"),
        ],
    );
    let deal = form.deal(&plan, false).unwrap();
    let winners: Vec<Seat> = deal.deal.wins().iter().map(|win| win.seat).collect();
    assert_eq!(winners, [Seat::North, Seat::South]);
    assert_eq!(after(&plan, deal), [0, 1000, -9000, 8000]);
}

/// Two win on East's discard, and for one win somebody else is liable. A form that was kept before has one seat for all.
#[test]
fn each_win_has_its_own_liable_seat() {
    let plan = plan("riichi-tenhou");
    let fields = [
        (Filled::Winner(Seat::South), ""),
        (Filled::From(Seat::East), ""),
        (Filled::Also(Seat::North), ""),
        (Filled::Total(Seat::South), "32000"),
        (Filled::Total(Seat::North), "2000"),
        (Filled::Liable(Seat::South), "W"),
    ];
    let form = filled(&plan, &fields);
    let deal = form.deal(&plan, false).unwrap();
    let told = |deal: &Entry| deal.deal.wins().iter().map(|win| (win.seat, win.liable)).collect::<Vec<_>>();
    assert_eq!(told(&deal), [(Seat::South, Some(Seat::West)), (Seat::North, None)]);
    assert_eq!(after(&plan, deal.clone()), [-18_000, 32_000, -16_000, 2000]);
    assert_eq!(Form::of(&deal).liable, form.liable);
    let text = kept::write(&form, "");
    assert_eq!(kept::read(&text).unwrap().0.liable, form.liable);
    // Of a winner who is corrected the liable seat stays.
    let mut corrected = form.clone();
    corrected.fill(Filled::Winner(Seat::West), "", &plan);
    assert_eq!(corrected.liable[Seat::West], None, "nobody is liable to themselves");
    let mut turned = form.clone();
    turned.also.clear();
    turned.fill(Filled::Winner(Seat::North), "", &plan);
    assert_eq!(turned.liable[Seat::North], Some(Seat::West));
}

#[test]
fn a_form_that_was_kept_with_one_liable_seat_is_read() {
    let form = Form { liable: BySeat::from_fn(|seat| (seat != Seat::West).then_some(Seat::West)), ..Form::default() };
    let text = kept::write(&form, "");
    let pairs = "EWSWNW";
    assert!(text.contains(pairs), "{text}");
    assert_eq!(kept::read(&text.replace(pairs, "W")).unwrap().0.liable, form.liable);
}

#[test]
fn tiles_and_what_is_not_asked_stay() {
    let plan = plan("riichi-ema-2025");
    let mut entry = Entry::default();
    let hand = read_hand("123m456p789s1122z");
    entry.deal.seat_mut(Seat::East).hand = hand.tiles;
    entry.deal.dora = read_tiles("1z").tiles;
    let tile = read_tiles("1z").tiles.first().copied();
    let win = WinDraft { seat: Seat::East, tile, by: By::SelfDraw, from: None, situation: Vec::new(), liable: None };
    entry.deal.end = End::Win { wins: vec![win] };
    entry.overrides.honba = Some(2);
    let mut form = Form::of(&entry);
    assert_eq!(form.deal(&plan, false).unwrap(), entry);
    form.fill(Filled::From(Seat::North), "", &plan);
    let deal = form.deal(&plan, false).unwrap();
    assert_eq!((deal.deal.dora.len(), deal.overrides.honba, deal.deal.wins()[0].tile), (1, Some(2), tile));
    // Another winner needs a worth; the tiles are still there.
    form.fill(Filled::Winner(Seat::South), "", &plan);
    form.fill(Filled::Han(Seat::South), "2", &plan);
    let deal = form.deal(&plan, false).unwrap();
    assert_eq!((deal.deal.wins()[0].seat, deal.deal.wins()[0].tile), (Seat::South, None));
    assert!(has_tiles(&deal, Seat::East));
}

#[test]
fn every_form_of_a_deal_makes_the_deal_again() {
    let plan = plan("riichi-ema-2025");
    let forms: [&[(Filled, &str)]; 4] = [
        &[(Filled::Ends(Ends::Draw), ""), (Filled::Ready(Seat::East), ""), (Filled::Cause, "wall")],
        &[(Filled::Ends(Ends::Draw), ""), (Filled::Cause, "abandoned"), (Filled::AddFoul, ""), (Filled::Note, " a b ")],
        &[
            (Filled::Winner(Seat::East), ""),
            (Filled::SelfDrawn, ""),
            (Filled::Han(Seat::East), "4"),
            (Filled::Riichi(Seat::West), ""),
        ],
        &[
            (Filled::Ends(Ends::Scores), ""),
            (Filled::Change(Seat::West), "12"),
            (Filled::Deposits, "1"),
            (Filled::Passes, "false"),
        ],
    ];
    for fields in forms {
        let deal = filled(&plan, fields).deal(&plan, false).unwrap();
        assert_eq!(Form::of(&deal).deal(&plan, false).unwrap(), deal);
        // Half filled in or of a deal that is there, it comes back from between two visits.
        for form in [filled(&plan, fields), Form::of(&deal)] {
            assert_eq!(kept::read(&kept::write(&form, "correct 3")), Some((form, String::from("correct 3"))));
        }
        assert_eq!(after(&plan, deal).len(), 4);
    }
}

#[test]
fn a_form_that_is_begun_comes_back() {
    let plan = plan("riichi-ema-2025");
    let begun: [&[(Filled, &str)]; 4] = [
        &[],
        &[(Filled::Winner(Seat::West), ""), (Filled::Also(Seat::North), ""), (Filled::Han(Seat::West), "x2")],
        &[(Filled::From(Seat::East), ""), (Filled::Total(Seat::West), "1300"), (Filled::Liable(Seat::West), "S")],
        &[(Filled::Ends(Ends::Draw), ""), (Filled::Nagashi(Seat::South), ""), (Filled::Change(Seat::East), "-5")],
    ];
    for fields in begun {
        let form = filled(&plan, fields);
        assert_eq!(kept::read(&kept::write(&form, "")), Some((form, String::new())));
    }
    assert_eq!(kept::read(""), None);
    assert_eq!(kept::read("(ends:win)"), None);
}

#[test]
fn a_total_is_told_in_han_and_fu() {
    let plan = plan("riichi-ema-2025");
    let told = |total| Worth::Total(total).counted(&plan, false, Seat::South, By::Discard);
    assert_eq!(told(5200), Worth::Han(3, 40));
    assert_eq!(told(8000), Worth::Han(5, 30));
    assert_eq!(told(64_000), Worth::Limit(2));
    assert_eq!(told(7), Worth::Total(7));
    let points = super::tests::plan("mcr-mil-2025");
    assert_eq!(Worth::Total(8).counted(&points, false, Seat::South, By::Discard), Worth::Total(8));
}

#[test]
fn only_fouls_of_the_rules_are_offered() {
    assert!(offenses(&plan("riichi-ema-2025")).next().is_some());
    let none = plan("four-winds-blank");
    assert!(!Form::default().fill(Filled::AddFoul, "", &none));
}

#[test]
fn a_dead_hand_and_one_that_may_not_win_are_marked_in_the_form() {
    let mut rules = crate::RulesChoice::of("chinese-classical").unwrap();
    for (key, value) in [(OptionKey::FalseWinPoints, 100), (OptionKey::OffenderScoreZeroed, 1)] {
        assert!(rules.set(key, Some(value)), "{key}");
    }
    let plan = rules.plan();
    let fields: [(Filled, &str); 6] = [
        (Filled::Winner(Seat::South), ""),
        (Filled::SelfDrawn, ""),
        (Filled::Total(Seat::South), "64"),
        (Filled::Total(Seat::West), "16"),
        (Filled::Dead(Seat::West), ""),
        (Filled::Barred(Seat::North), ""),
    ];
    let mut form = filled(&plan, &fields);
    let deal = form.deal(&plan, false).unwrap();
    let marks = |seat| deal.deal.seat(seat).map(|entered| (entered.dead, entered.barred));
    assert_eq!((marks(Seat::West), marks(Seat::North)), (Some((true, false)), Some((false, true))));
    // West's dead hand is worth nothing between the losers: nobody owes it anything.
    assert_eq!(after(&plan, deal.clone()), [-128, 256, -64, -64]);
    assert_eq!(Form::of(&deal).deal(&plan, false).unwrap(), deal);
    assert_eq!(kept::read(&kept::write(&form, "")), Some((form.clone(), String::new())));
    // A second touch takes it back.
    form.fill(Filled::Dead(Seat::West), "", &plan);
    assert_eq!(after(&plan, form.deal(&plan, false).unwrap()), [-160, 256, -16, -80]);
    // Who may not win does not.
    let barred = filled(&plan, &[(Filled::Barred(Seat::South), ""), (Filled::Winner(Seat::South), "")]);
    let mut barred = barred;
    barred.fill(Filled::SelfDrawn, "", &plan);
    barred.fill(Filled::Total(Seat::South), "64", &plan);
    let deal = barred.deal(&plan, false).unwrap();
    let game = Game { players: vec![String::new(); 4], deals: vec![deal], ..Game::default() };
    let keys: Vec<ProblemKey> = replay(&game, &plan).deals[0].problems.iter().map(|problem| problem.key).collect();
    assert_eq!(keys, [ProblemKey::BarredSeatWins]);
}

#[test]
fn what_was_filled_in_for_a_player_is_the_players_whoever_deals() {
    let plan = plan("riichi-ema-2025");
    for fields in [
        vec![
            (Filled::Winner(Seat::South), ""),
            (Filled::From(Seat::West), ""),
            (Filled::Also(Seat::North), ""),
            (Filled::Total(Seat::South), "3900"),
            (Filled::Total(Seat::North), "1000"),
            (Filled::Riichi(Seat::East), ""),
            (Filled::Liable(Seat::South), "E"),
        ],
        vec![
            (Filled::Ends(Ends::Draw), ""),
            (Filled::Ready(Seat::West), ""),
            (Filled::Nagashi(Seat::North), ""),
            (Filled::AddFoul, ""),
        ],
        vec![
            (Filled::Ends(Ends::Scores), ""),
            (Filled::Change(Seat::South), "500"),
            (Filled::Change(Seat::West), "-500"),
            (Filled::ScoresWinner, "S"),
        ],
    ] {
        let form = filled(&plan, &fields);
        for (was, now) in [(0, 1), (3, 1), (2, 2)] {
            let reseat = Reseat::to(was, now, 4);
            let entry = reseat.entry(&form.deal(&plan, false).unwrap());
            // Winners stand in their turn after the discarder, as the form has them.
            assert_eq!(form.reseated(reseat).deal(&plan, false), Ok(entry), "{fields:?}");
            assert_eq!(form.reseated(reseat).reseated(Reseat::to(now, was, 4)), form);
        }
    }
}

/// docs/rules/sichuan.md, Worked deals: the wins one after the other, and what was paid at once.
#[test]
fn wins_after_the_first_and_kongs_are_filled_in() {
    let plan = plan("sichuan-bloody");
    let first = [(Filled::Winner(Seat::East), ""), (Filled::SelfDrawn, ""), (Filled::Total(Seat::East), "1")];
    let mut form = filled(&plan, &first);
    assert!(form.fill(Filled::AddWin, "", &plan));
    assert_eq!(form.deal(&plan, false), Err(Lacks::Winner));
    let rest = [
        (Filled::Then(0, LaterWin::Seat), "S"),
        (Filled::Then(0, LaterWin::Tile), "W"),
        (Filled::Total(Seat::South), "2"),
        (Filled::AddWin, ""),
        (Filled::Then(1, LaterWin::Seat), "N"),
        (Filled::Then(1, LaterWin::Tile), "self-draw"),
        (Filled::AddPaid, ""),
        (Filled::Paid(0, Paid::Kind), "concealed-kong"),
        (Filled::Paid(0, Paid::Seat), "S"),
        (Filled::Paid(0, Paid::AfterWins), "1"),
        (Filled::AddPaid, ""),
        (Filled::Paid(1, Paid::Kind), "added-kong"),
        (Filled::Paid(1, Paid::Seat), "W"),
        (Filled::AddPaid, ""),
        (Filled::Paid(2, Paid::Kind), "kong"),
        (Filled::Paid(2, Paid::Seat), "N"),
        (Filled::Paid(2, Paid::From), "W"),
    ];
    for (field, text) in rest {
        assert!(form.fill(field, text, &plan), "{field:?} {text}");
    }
    assert_eq!(form.deal(&plan, false), Err(Lacks::Worth(Seat::North)));
    form.fill(Filled::Total(Seat::North), "4", &plan);
    let deal = form.deal(&plan, false).unwrap();
    assert_eq!(after(&plan, deal.clone()), [5, 3, -10, 2]);
    // A deal is shown as it was filled in, and half of it is kept for a reload.
    let shown = Form::of(&deal);
    assert_eq!((&shown.then, shown.deal(&plan, false)), (&form.then, Ok(deal)));
    assert_eq!(kept::read(&kept::write(&form, "mark")).unwrap().0.then, form.then);
    assert!(!form.fill(Filled::AddWin, "", &plan), "one seat is left");
    form.fill(Filled::Then(1, LaterWin::Remove), "", &plan);
    form.fill(Filled::Paid(1, Paid::Remove), "", &plan);
    assert_eq!((form.then.len(), form.entry.deal.immediate.len()), (1, 2));
}

/// Who enters a deal by tiles has said who won and on whose tile before: nothing of that is lost, and nobody else pays.
#[test]
fn winner_and_discarder_go_to_the_builder_with_what_else_is_said() {
    use crate::games::{Sheet, builder};
    use crate::{Edit, RulesChoice, apply};

    let sheet = Sheet::new("game-1", "", &[], RulesChoice::of("riichi-ema-2025").unwrap());
    let (plan, head) = (sheet.rules.plan(), sheet.report().next.unwrap());
    let said = [
        (Filled::Winner(Seat::West), ""),
        (Filled::From(Seat::East), ""),
        (Filled::Riichi(Seat::West), ""),
        (Filled::Honba, "2"),
    ];
    let form = filled(&plan, &said);
    assert_eq!(form.deal(&plan, false), Err(Lacks::Worth(Seat::West)));
    let opened = builder::open(&sheet, &head, &form.so_far(&plan, false));
    assert_eq!(
        (opened.seat, opened.winner, opened.win.by, opened.win.from),
        (Seat::West, Seat::West, By::Discard, Seat::East)
    );
    let tiles = read_tiles("234m456p678s22p56s7s").tiles;
    let played = apply(&opened, Edit::Tiles(tiles), &plan).unwrap();
    let entry = builder::entry(&played, &plan, &head, None);
    // Riichi, pinfu and all simples, 3,900, and two counters.
    assert_eq!(after(&plan, entry), [-4500, 0, 4500, 0]);
    // A hand that is pasted there is one of that deal.
    let read = crate::paste::read("234m456p678s22p56s+7s", &opened, &plan).edit.unwrap();
    assert_eq!(apply(&opened, read, &plan).unwrap().win, played.win);

    // Two winners, a draw, and a form in which nothing is said yet.
    let double = [said[0], said[1], (Filled::Also(Seat::South), "")];
    let opened = builder::open(&sheet, &head, &filled(&plan, &double).so_far(&plan, false));
    assert_eq!((opened.winner, opened.also.as_slice()), (Seat::South, &[Seat::West][..]), "the first in turn first");
    let drawn = filled(&plan, &[(Filled::Winner(Seat::North), ""), (Filled::SelfDrawn, "")]).so_far(&plan, false);
    let opened = builder::open(&sheet, &head, &drawn);
    assert_eq!((opened.winner, opened.win.by), (Seat::North, By::SelfDraw));
    assert!(Form::default().so_far(&plan, false).is_open());
}
