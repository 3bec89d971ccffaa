//! Several winners, the game for three, totals, fouls, discards, chows that must be chosen.

use tenbo_engine::deal::Offense;
use tenbo_engine::settle::{Account, Answer, TransferReason, answer};
use tenbo_engine::tiles::write_tiles;

use super::tests::{Table, tile};
use super::*;
use crate::copies::inventory;
use crate::share;

fn ask(table: &Table) -> Answer {
    let plan = table.plan();
    answer(&table.now().deal(&plan), &plan).unwrap()
}

/// Whatever was entered travels with the link.
fn travels(table: &Table) {
    let link = share::write(table.now());
    let (state, dropped) = share::read(&link);
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    assert_eq!(share::write(&state), link);
    assert_eq!((&state.draft, &state.also, &state.win), (&table.now().draft, &table.now().also, &table.now().win));
}

#[test]
fn two_and_three_can_win_on_one_discard() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E");
    assert_eq!(table.take(Edit::AlsoWins(Seat::East, true)), Err(Refusal::DiscarderWins));
    table.take(Edit::AlsoWins(Seat::West, true)).unwrap();
    assert_eq!(ask(&table).wins.len(), 1, "nobody wins without tiles");
    table.take(Edit::Show(Seat::West)).unwrap();
    table.tiles("345567m45688p6s");
    assert_eq!(ask(&table).wins.len(), 1, "nor with too few");
    table.tiles("7s");
    let both = ask(&table);
    assert_eq!(both.wins.iter().map(|win| win.seat).collect::<Vec<_>>(), [Seat::South, Seat::West]);
    assert!(both.wins.iter().all(|win| win.total > 0));
    assert_eq!(-both.net.seats[Seat::East], both.wins.iter().map(|win| win.total).sum::<i64>());
    travels(&table);
    table.take(Edit::AlsoWins(Seat::North, true)).unwrap();
    travels(&table);
    // Who discards does not win, whoever it is; a drawn tile is won by one alone.
    table.take(Edit::From(Seat::West)).unwrap();
    assert_eq!(table.now().also, [Seat::North]);
    assert_eq!(table.take(Edit::AlsoWins(Seat::West, true)), Err(Refusal::DiscarderWins));
    table.take(Edit::By(By::SelfDraw)).unwrap();
    assert!(table.now().also.is_empty());
    assert_eq!(table.take(Edit::AlsoWins(Seat::North, true)), Err(Refusal::WonAlone));
    table.history.undo();
    assert_eq!(table.now().also, [Seat::North]);
}

#[test]
fn no_more_win_than_the_rules_allow() {
    let mut table = Table::new("v1;r=riichi-tenhou;win=SW;S=19m;W=28m;from=E;by=discard");
    assert_eq!(table.take(Edit::AlsoWins(Seat::North, true)), Err(Refusal::WinnersFull));
}

/// Where one may win, who declares too is told that another comes first: a refusal would not say who does.
#[test]
fn where_one_may_win_another_declares_and_is_told() {
    let mut table =
        Table::new("v1;r=riichi-m-league;win=W;S=234m345678p22p34s;W=345567m45688p67s+5s;from=E;by=discard");
    table.take(Edit::AlsoWins(Seat::South, true)).unwrap();
    let answer = ask(&table);
    let told: Vec<(Seat, bool, i64)> = answer.wins.iter().map(|win| (win.seat, win.beaten, win.total)).collect();
    assert_eq!(told, [(Seat::South, false, 2000), (Seat::West, true, 0)]);
    travels(&table);
}

#[test]
fn winners_change_seats_together() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=SW;S=19m;W=28m;from=E;by=discard;chombo=S");
    table.take(Edit::Sit(Seat::West)).unwrap();
    assert_eq!((table.now().winner, table.now().also.as_slice()), (Seat::West, [Seat::South].as_slice()));
    assert_eq!(table.now().draft.penalties[0].seat, Seat::West);
    table.take(Edit::Winner(Seat::South)).unwrap();
    assert!(table.now().also.is_empty());
}

#[test]
fn norths_are_laid_aside_in_a_game_for_three() {
    let mut table = Table::new("v1;r=riichi-tenhou-three;E=19m19p19s1234567z;dora=1p;view=table");
    table.take(Edit::North).unwrap();
    assert_eq!(table.hand(), "19m19p19s123567z");
    table.tiles("4z");
    table.take(Edit::North).unwrap();
    table.take(Edit::Show(Seat::South)).unwrap();
    table.take(Edit::North).unwrap();
    table.take(Edit::North).unwrap();
    assert_eq!(table.take(Edit::North), Err(Refusal::NoneLeft(tile("4z"))));
    let norths = |table: &Table, seat| write_tiles(&table.now().entered(seat).bonus);
    assert_eq!((norths(&table, Seat::East).as_str(), norths(&table, Seat::South).as_str()), ("44z", "44z"));
    travels(&table);
    table.history.undo();
    assert_eq!(norths(&table, Seat::South), "4z");
    table.take(Edit::RemoveFrom(List::Bonus, 0)).unwrap();
    assert_eq!(norths(&table, Seat::South), "");
    assert_eq!(Table::new("v1;r=riichi-tenhou").take(Edit::North), Err(Refusal::NoNorthBonus));
    // A winning tile can be laid aside too.
    let mut full = Table::new("v1;r=riichi-tenhou-three;E=119m19p19s123567z~4z");
    full.take(Edit::North).unwrap();
    assert_eq!((full.apart().as_str(), full.now().entered(Seat::East).bonus.len()), ("", 1));
    full.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    assert_eq!(full.take(Edit::Tile(tile("4p"))), Err(Refusal::NoChowForThree));
    assert_eq!(full.take(Edit::Tile(tile("5m"))), Err(Refusal::NoChowForThree));
}

#[test]
fn a_total_stands_for_tiles_until_there_are_some() {
    let mut table = Table::new("v1;r=building-skills;win=S;by=discard;from=W;tE=20");
    table.take(Edit::Total(Seat::South, Some(120))).unwrap();
    travels(&table);
    let answer = ask(&table);
    assert_eq!(answer.wins[0].total, 120);
    assert!(answer.net.seats[Seat::South] >= 120 * 3);
    table.take(Edit::Show(Seat::South)).unwrap();
    table.tiles("1m");
    assert_eq!(table.now().entered(Seat::South).total, None);
    assert_eq!(table.take(Edit::Total(Seat::South, Some(8))), Err(Refusal::HasTiles));
    table.take(Edit::Total(Seat::East, None)).unwrap();
    assert_eq!(table.now().draft.seat(Seat::East), None);
}

#[test]
fn a_bare_total_of_riichi_is_split_as_the_hand_would_be() {
    let paid = |link: &str| {
        let table = Table::new(link);
        let answer = ask(&table);
        Seat::ALL.map(|seat| answer.net.seats[seat])
    };
    assert_eq!(paid("v1;r=riichi-ema-2025;win=S;tS=5200;from=W;by=discard;honba=1"), [0, 5500, -5500, 0]);
    assert_eq!(paid("v1;r=riichi-ema-2025;win=S;tS=5200;by=self-draw"), [-2600, 5200, -1300, -1300]);
    assert_eq!(paid("v1;r=riichi-ema-2025;tE=48000"), [48000, -16000, -16000, -16000]);
    let table = Table::new("v1;r=riichi-ema-2025;win=S;tS=5300");
    let plan = table.plan();
    let problems = answer(&table.now().deal(&plan), &plan).unwrap_err();
    assert_eq!(problems[0].key, tenbo_engine::problems::ProblemKey::ImpossibleTotal);
}

#[test]
fn a_foul_is_paid_for() {
    let foul = |times| Penalty { seat: Seat::South, offense: Offense::Chombo, times, cancelled: false };
    let mut table = Table::new("v1;r=riichi-tenhou;o=chombo:mangan;draw=abandoned");
    table.take(Edit::Foul(foul(1))).unwrap();
    travels(&table);
    let answer = ask(&table);
    assert!(answer.transfers.iter().all(|transfer| transfer.reason == TransferReason::Penalty));
    assert_eq!(answer.net.seats[Seat::South], -8000);
    assert!(answer.transfers.iter().all(|transfer| transfer.from == Account::Seat(Seat::South)));
    table.take(Edit::Foul(foul(0))).unwrap();
    assert!(ask(&table).transfers.is_empty());
    // Rules without fouls are not asked about one.
    table.take(Edit::Foul(foul(1))).unwrap();
    table.take(Edit::Rules("building-skills")).unwrap();
    assert!(ask(&table).transfers.is_empty());
}

#[test]
fn own_discards_make_a_hand_furiten_and_count_as_seen() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=123m456p789s2233z;from=S");
    table.take(Edit::Aim(Target::Discards)).unwrap();
    table.tiles("9m2z1z");
    assert_eq!(table.now().entered(Seat::East).discards.len(), 3);
    travels(&table);
    let plan = table.plan();
    assert_eq!(inventory(table.now(), &plan).left(tile("2z")), 1);
    let waiting = ask(&table);
    assert!(waiting.seats[Seat::East].as_ref().unwrap().furiten);
    // What is discarded before the caret comes before.
    table.take(Edit::Step(Step::Home)).unwrap();
    table.take(Edit::Delete).unwrap();
    table.take(Edit::Backspace).unwrap();
    assert_eq!(table.now().target, Target::Hand);
    table.take(Edit::Complete(tile("3z"))).unwrap();
    table.take(Edit::By(By::Discard)).unwrap();
    assert!(ask(&table).wins[0].is_furiten());
    table.take(Edit::By(By::SelfDraw)).unwrap();
    assert!(!ask(&table).wins[0].is_furiten());
}

/// The wait of a furiten hand is drawn: nothing is offered that would be no win.
#[test]
fn a_furiten_hand_is_completed_by_a_draw() {
    for (discards, by) in [("9m2z", By::SelfDraw), ("9m", By::Discard)] {
        let link = format!("v1;r=riichi-ema-2025;win=E;E=123m456p789s2233z;by=discard;from=S;dE={discards}");
        let mut table = Table::new(&link);
        table.take(Edit::Complete(tile("3z"))).unwrap();
        assert_eq!(table.now().win.by, by, "{discards}");
    }
}

#[test]
fn a_claimed_discard_lies_in_the_meld_and_a_winning_one_is_the_winning_tile() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=11p234567s11z(5555z@W)+1p;from=S;S=19m;W=23m");
    let plan = table.plan();
    table.take(Edit::Show(Seat::West)).unwrap();
    table.take(Edit::Aim(Target::Discards)).unwrap();
    table.tiles("1z5z9s");
    let claimed: Vec<bool> = table.now().entered(Seat::West).discards.iter().map(|discard| discard.claimed).collect();
    assert_eq!(claimed, [false, true, false]);
    assert_eq!(table.take(Edit::Tile(tile("5z"))), Err(Refusal::NoneLeft(tile("5z"))));
    assert_eq!(inventory(table.now(), &plan).left(tile("1p")), 1);
    table.take(Edit::Show(Seat::South)).unwrap();
    table.take(Edit::Aim(Target::Discards)).unwrap();
    table.tiles("9p1p");
    assert_eq!(inventory(table.now(), &plan).left(tile("1p")), 1, "the winning tile is counted once");
    travels(&table);
}

#[test]
fn a_tile_that_fits_several_chows_asks_which() {
    let mut table = Table::new("v1;r=riichi-tenhou;E=19s");
    table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    table.take(Edit::Tile(tile("0p"))).unwrap();
    assert_eq!(table.now().target, Target::Chow(tile("0p"), None));
    let starts = |table: &Table, tile| {
        chows(table.now(), &table.plan(), tile, None).iter().map(Kind::to_string).collect::<Vec<_>>()
    };
    assert_eq!(starts(&table, tile("0p")), ["3p", "4p", "5p"]);
    table.take(Edit::Chow(tile("4p").kind().unwrap())).unwrap();
    assert_eq!((table.hand().as_str(), table.now().target), ("19s(046p@N)", Target::Hand));
    // Another tile that is in none of them instead, or none.
    table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    table.take(Edit::Tile(tile("8m"))).unwrap();
    assert_eq!(starts(&table, tile("8m")), ["6m", "7m"]);
    table.take(Edit::Tile(tile("9p"))).unwrap();
    assert_eq!(table.hand(), "19s(046p@N)(978p@N)");
    table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    table.take(Edit::Tile(tile("5s"))).unwrap();
    table.take(Edit::Backspace).unwrap();
    assert_eq!((table.now().target, table.now().entered(Seat::East).melds.len()), (Target::Hand, 2));
    // A full hand lays down only what it has.
    let full = Table::new("v1;r=riichi-tenhou;E=4678m123456p111z");
    assert_eq!(starts(&full, tile("5m")), ["4m", "5m"]);
}

#[test]
fn a_discard_says_what_it_was_chosen_from() {
    let mut table = Table::new("v1;r=chinese-classical;E=5m(555z@N);W=123m11z;see=W;dW=5z9m");
    assert_eq!(table.take(Edit::Discarded(2, DiscardChange::FromHand)), Err(Refusal::Nothing));
    table.take(Edit::Aim(Target::Chosen(0))).unwrap();
    // It is one of the copies that lie on the table, not a fifth one; but of its own there are no five.
    for _ in 0..4 {
        table.take(Edit::Tile(tile("5z"))).unwrap();
    }
    assert_eq!(table.take(Edit::Tile(tile("5z"))), Err(Refusal::NoneLeft(tile("5z"))));
    let chosen = |table: &Table| {
        let discards = table.now().entered(Seat::West).discards;
        discards[0].hand.as_ref().map(|hand| write_tiles(hand))
    };
    assert_eq!(chosen(&table).as_deref(), Some("5555z"));
    table.take(Edit::Backspace).unwrap();
    assert_eq!(chosen(&table).as_deref(), Some("555z"));
    table.take(Edit::Discarded(0, DiscardChange::FromHand)).unwrap();
    assert_eq!(chosen(&table).as_deref(), Some("123m115z"));
    travels(&table);
    table.take(Edit::Discarded(0, DiscardChange::Unknown)).unwrap();
    assert_eq!(chosen(&table), None);
    // A discard before it goes away: the caret stays with what it was about.
    table.take(Edit::Aim(Target::Chosen(1))).unwrap();
    table.take(Edit::RemoveFrom(List::Discards, 0)).unwrap();
    assert_eq!(table.now().target, Target::Chosen(0));
    table.take(Edit::RemoveFrom(List::Discards, 0)).unwrap();
    assert_ne!(table.now().target, Target::Chosen(0));
}

#[test]
fn fouls_are_counted_and_claims_taken_back_apart() {
    let mut table = Table::new("v1;r=chinese-classical;o=false-claim-points:100;win=E;tE=64;tS=8;tW=8;tN=8");
    let claims = |cancelled, times| Penalty { seat: Seat::West, offense: Offense::FalseClaim, times, cancelled };
    table.take(Edit::Foul(claims(false, 2))).unwrap();
    table.take(Edit::Foul(claims(true, 1))).unwrap();
    travels(&table);
    assert_eq!(times(table.now(), Seat::West, Offense::FalseClaim, false), 2);
    assert_eq!(times(table.now(), Seat::West, Offense::FalseClaim, true), 1);
    table.take(Edit::Foul(claims(false, 1000))).unwrap();
    assert_eq!(times(table.now(), Seat::West, Offense::FalseClaim, false), MOST_TIMES);
    table.take(Edit::Dead(Seat::West, true)).unwrap();
    travels(&table);
    // Who takes another seat takes his fouls along.
    table.take(Edit::Sit(Seat::West)).unwrap();
    assert_eq!(times(table.now(), Seat::East, Offense::FalseClaim, true), 1);
    assert!(table.now().entered(Seat::East).dead);
}

#[test]
fn a_seat_that_discarded_the_winning_tile_is_said_in_one_step() {
    let mut table = Table::new("v1;r=chinese-classical;E=123m");
    table.take(Edit::Fed(Seat::West)).unwrap();
    assert_eq!((table.now().win.by, table.now().win.from), (By::Discard, Seat::West));
    assert_eq!(table.take(Edit::Fed(Seat::East)), Err(Refusal::NotNow));
}
