//! Wins one after the other, and kongs that are paid for at once.

use tenbo_engine::deal::DrawCause;
use tenbo_engine::settle::{Answer, TransferReason, answer};

use super::tests::Table;
use super::*;
use crate::copies::inventory;
use crate::share;

fn ask(table: &Table) -> Answer {
    let plan = table.plan();
    answer(&table.now().deal(&plan), &plan).unwrap()
}

fn net(table: &Table) -> [i64; 4] {
    ask(table).net.seats.0
}

/// Whatever was entered travels with the link.
fn travels(table: &Table) {
    let link = share::write(table.now());
    let (state, dropped) = share::read(&link);
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    assert_eq!(share::write(&state), link);
    let now = table.now();
    let told = |state: &State| (state.draft.clone(), state.win.tile, state.win.by, state.earlier.clone());
    assert_eq!(told(&state), told(now), "{link}");
}

/// East has drawn the last tile of a hand of one point.
const WON: &str = "v1;r=sichuan-bloody;win=E;E=123456m234p5677p~7p";

#[test]
fn three_win_one_after_the_other() {
    let mut table = Table::new(WON);
    assert_eq!(net(&table), [6, -2, -2, -2]);
    table.take(Edit::PlayOn).unwrap();
    assert_eq!((table.now().winner, table.now().seat), (Seat::South, Seat::South));
    assert_eq!(net(&table), [6, -2, -2, -2], "what was won stays won");
    assert!(ask(&table).wins.len() == 1 && !table.now().discarders().any(|seat| seat == Seat::East));
    // South wins on West's discard, with a kong that East does not pay for.
    table.take(Edit::Aim(Target::New(MeldKind::ConcealedKong))).unwrap();
    table.tiles("9m");
    assert_eq!(net(&table), [4, 4, -4, -4]);
    table.take(Edit::Meld(0, MeldChange::AfterWins(1))).unwrap();
    assert_eq!(net(&table), [6, 2, -4, -4]);
    table.take(Edit::Aim(Target::Hand)).unwrap();
    table.tiles("23s567s88s234s4s");
    table.take(Edit::Fed(Seat::West)).unwrap();
    assert_eq!(net(&table), [6, 4, -6, -4]);
    travels(&table);
    table.take(Edit::PlayOn).unwrap();
    // West is next in turn, but North wins, and is paid by West alone.
    table.take(Edit::Winner(Seat::North)).unwrap();
    table.tiles("55m111222p888p99p5m");
    assert_eq!(net(&table), [6, 4, -9, -1]);
    assert_eq!(ask(&table).wins.iter().map(|win| win.seat).collect::<Vec<_>>(), [Seat::East, Seat::South, Seat::North]);
    assert_eq!(table.take(Edit::PlayOn), Err(Refusal::NotNow), "one seat is left");
    assert_eq!(table.take(Edit::Winner(Seat::East)), Err(Refusal::HasWon));
    travels(&table);
    // Back to South's win.
    table.take(Edit::TakeBackWin).unwrap();
    assert_eq!((table.now().winner, table.now().win.from, table.now().earlier.len()), (Seat::South, Seat::West, 1));
    assert_eq!(net(&table), [6, 4, -6, -4]);
    table.take(Edit::TakeBackWin).unwrap();
    assert_eq!((table.now().winner, table.now().win.by), (Seat::East, By::SelfDraw));
    assert_eq!(table.take(Edit::TakeBackWin), Err(Refusal::Nothing));
}

#[test]
fn play_goes_on_after_a_whole_hand_and_where_the_rules_say_so() {
    let mut table = Table::new("v1;r=sichuan-bloody;win=E;E=123456m234p5677p");
    assert_eq!(table.take(Edit::PlayOn), Err(Refusal::NotNow));
    let mut table = Table::new("v1;r=hong-kong-old-style;win=E;E=123456m234p5677p~7p");
    assert_eq!(table.take(Edit::PlayOn), Err(Refusal::NotNow));
    // A total is enough, and two who win on one tile go together.
    let mut table = Table::new("v1;r=sichuan-bloody;win=E;tE=4;by=discard;from=W");
    table.take(Edit::Total(Seat::North, Some(2))).unwrap();
    table.take(Edit::AlsoWins(Seat::North, true)).unwrap();
    table.take(Edit::PlayOn).unwrap();
    assert_eq!(table.now().earlier.len(), 2);
    assert_eq!((table.now().winner, table.now().win.from), (Seat::South, Seat::West));
    table.take(Edit::TakeBackWin).unwrap();
    assert_eq!((table.now().winner, &table.now().also), (Seat::East, &vec![Seat::North]));
}

#[test]
fn the_tile_of_an_earlier_win_is_gone() {
    let mut table = Table::new(WON);
    table.take(Edit::PlayOn).unwrap();
    let seven = super::tests::tile("7p");
    assert_eq!(inventory(table.now(), &table.plan()).left(seven), 1, "East has three");
    table.tiles("7p");
    assert_eq!(table.take(Edit::Tile(seven)), Err(Refusal::NoneLeft(seven)));
}

#[test]
fn the_wall_runs_out_after_a_win() {
    let mut table = Table::new(&format!("{WON};S=111222888s5s[9999m];N=1357m24689p3579s;W=78m12345699s[1111p]"));
    table.take(Edit::PlayOn).unwrap();
    table.take(Edit::Ending(Ending::Draw { cause: DrawCause::Wall, nagashi: Vec::new() })).unwrap();
    assert_eq!(net(&table), [4, 12, -8, -8]);
    travels(&table);
}

#[test]
fn a_kong_is_paid_for_or_not() {
    let mut table = Table::new("v1;r=sichuan-bloody;win=S;S=456m23455p78p(1111m@N)+9p;from=E");
    let paid = |table: &Table| ask(table).transfers.iter().any(|one| one.reason == TransferReason::Kong);
    assert_eq!((paid(&table), net(&table)), (true, [-2, 4, 0, -2]));
    table.take(Edit::Meld(0, MeldChange::Unpaid)).unwrap();
    assert_eq!((paid(&table), net(&table)), (false, [-2, 2, 0, 0]));
    travels(&table);
    table.take(Edit::Meld(0, MeldChange::AfterWins(0))).unwrap();
    assert!(paid(&table));
    let mut pung = Table::new("v1;r=sichuan-bloody;win=S;S=456m23455p78p(111m@N)+9p;from=E");
    assert_eq!(pung.take(Edit::Meld(0, MeldChange::Unpaid)), Err(Refusal::NotNow));
}

/// Under rules where a win ends the deal, the wins before are not asked of; they stay for when the rules change back.
#[test]
fn other_rules_know_one_moment_only() {
    let mut table = Table::new(WON);
    table.take(Edit::PlayOn).unwrap();
    table.take(Edit::Rules("hong-kong-old-style")).unwrap();
    assert!(ask(&table).wins.is_empty());
    table.take(Edit::Rules("sichuan-bloody")).unwrap();
    assert_eq!(ask(&table).wins.len(), 1);
}
