use tenbo_engine::problems::ProblemKey;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Wind, write_hand, write_tiles};

use super::*;
use crate::history::History;
use crate::{Action, View, share, situations};

pub(super) struct Table {
    pub(super) history: History,
}

impl Table {
    pub(super) fn new(link: &str) -> Table {
        Table { history: History::new(share::read(link).0, share::view(link)) }
    }

    pub(super) fn plan(&self) -> Plan {
        self.history.now().rules.plan()
    }

    pub(super) fn take(&mut self, action: impl Into<Action>) -> Result<(), Refusal> {
        let plan = self.plan();
        self.history.take(action, &plan)
    }

    pub(super) fn tiles(&mut self, text: &str) {
        for tile in tenbo_engine::tiles::read_tiles(text).tiles {
            self.take(Edit::Tile(tile)).unwrap();
        }
    }

    pub(super) fn now(&self) -> &State {
        self.history.now()
    }

    pub(super) fn hand(&self) -> String {
        let entered = self.now().entered(self.now().seat);
        write_hand(&entered.hand, &entered.melds, None)
    }

    pub(super) fn apart(&self) -> String {
        write_tiles(&self.now().win.tile.into_iter().collect::<Vec<_>>())
    }
}

pub(super) fn tile(text: &str) -> Tile {
    tenbo_engine::tiles::read_tiles(text).tiles[0]
}

/// Whatever it comes from: by reload it became another one, as links are read in order.
#[test]
fn a_loaded_hand_is_as_its_link_has_it() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=S");
    let mut loaded = table.now().clone();
    loaded.draft.seat_mut(Seat::South).hand = tenbo_engine::tiles::read_tiles("222777z33p55s").tiles;
    table.take(Action::open(loaded, View::Hand)).unwrap();
    let link = share::write(table.now());
    assert!(link.contains("S=33p55s222777z"), "{link}");
    assert_eq!(share::read(&link).0.entered(Seat::South), table.now().entered(Seat::South));
}

#[test]
fn tiles_are_sorted_and_the_fourteenth_wins() {
    let mut table = Table::new("v1;r=riichi-ema-2025");
    table.tiles("111m456p789s22z33z1s");
    assert_eq!(table.hand(), "111m456p789s2233z");
    assert_eq!(table.apart(), "1s");
    assert_eq!(table.take(Edit::Tile(tile("9m"))), Err(Refusal::HandFull));
    assert_eq!(table.take(Edit::Tile(tile("1m"))), Err(Refusal::HandFull));
}

#[test]
fn jokers_are_taken_until_there_are_no_more() {
    let mut table = Table::new("v1;r=four-winds-blank");
    assert_eq!(table.take(Edit::Tile(tile("*5m"))), Err(Refusal::NoneLeft(tile("*5m"))));
    table.take(Edit::Option(OptionKey::Jokers, Some(2))).unwrap();
    table.tiles("5555m*5m*7z");
    assert_eq!(table.hand(), "5555*5m*7z");
    assert_eq!(table.take(Edit::Tile(tile("*1z"))), Err(Refusal::NoneLeft(tile("*1z"))));
}

#[test]
fn backspace_takes_back_what_was_typed_last() {
    let mut table = Table::new("v1");
    table.tiles("9m1m");
    table.take(Edit::Backspace).unwrap();
    assert_eq!(table.hand(), "9m");
    // Nothing is left before the caret: the last tile goes.
    table.tiles("8m1m");
    table.take(Edit::Backspace).unwrap();
    assert_eq!((table.hand().as_str(), table.now().caret), ("89m", 0));
    table.take(Edit::Backspace).unwrap();
    assert_eq!(table.hand(), "8m");
    table.take(Edit::Backspace).unwrap();
    assert_eq!(table.take(Edit::Backspace), Err(Refusal::Nothing));
}

#[test]
fn no_fifth_copy_and_a_red_five_is_one_of_four() {
    let mut table = Table::new("v1;r=riichi-tenhou");
    table.tiles("5550p");
    assert_eq!(table.take(Edit::Tile(tile("5p"))), Err(Refusal::NoneLeft(tile("5p"))));
    assert_eq!(table.take(Edit::Tile(tile("0p"))), Err(Refusal::NoneLeft(tile("0p"))));
    assert_eq!(table.take(Edit::Tile(tile("1f"))), Err(Refusal::NoFlowers));
    let mut plain = Table::new("v1;r=riichi-ema-2025");
    plain.tiles("5555p");
    assert_eq!(plain.take(Edit::Tile(tile("0p"))), Err(Refusal::NoRedFives));
}

#[test]
fn one_tile_lays_down_a_meld() {
    let mut table = Table::new("v1;r=riichi-tenhou");
    table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    table.take(Edit::Tile(tile("9s"))).unwrap();
    assert_eq!(table.hand(), "(978s@N)");
    table.take(Edit::Aim(Target::New(MeldKind::ConcealedKong))).unwrap();
    table.take(Edit::Tile(tile("5p"))).unwrap();
    assert_eq!(table.hand(), "(978s@N)[0555p]");
    assert_eq!(table.now().target, Target::Hand);
    table.take(Edit::Aim(Target::New(MeldKind::Chow))).unwrap();
    assert_eq!(table.take(Edit::Tile(tile("1z"))), Err(Refusal::NoSuchMeld(MeldKind::Chow)));
    table.take(Edit::Tiles(vec![tile("4m"), tile("2m"), tile("3m")])).unwrap();
    assert_eq!(table.hand(), "(978s@N)[0555p](423m@N)");
}

#[test]
fn a_full_hand_lays_down_its_own_tiles() {
    let mut table = Table::new("v1;E=123m456p78s55z111z");
    table.take(Edit::Aim(Target::New(MeldKind::Pung))).unwrap();
    table.take(Edit::Tile(tile("5z"))).unwrap();
    assert_eq!((table.hand().as_str(), table.apart().as_str()), ("123m456p78s11z(555z@N)", "1z"));
}

#[test]
fn four_alike_are_offered_as_a_kong_and_a_pung_takes_its_fourth() {
    let mut table = Table::new("v1;E=1111m456p1s(666z@S)6z");
    assert_eq!(kongs(table.now()).iter().map(Kind::to_string).collect::<Vec<_>>(), ["1m", "6z"]);
    table.take(Edit::Kong(Kind::GREEN)).unwrap();
    assert_eq!(table.hand(), "1111m456p1s{6666z@S}");
    table.take(Edit::Kong(tile("1m").kind().unwrap())).unwrap();
    assert_eq!(table.hand(), "456p1s{6666z@S}[1111m]");
}

#[test]
fn melds_turn_into_each_other_and_go_back() {
    let mut table = Table::new("v1;E=11m(555p@S)");
    let change = |to| Edit::Meld(0, MeldChange::Convert(to));
    table.take(change(MeldKind::Kong)).unwrap();
    assert_eq!(table.hand(), "11m(5555p@S)");
    table.take(change(MeldKind::ConcealedKong)).unwrap();
    assert_eq!(table.hand(), "11m[5555p]");
    table.take(change(MeldKind::Pung)).unwrap();
    assert_eq!(table.hand(), "11m(555p@N)");
    table.take(change(MeldKind::Chow)).unwrap();
    assert_eq!(table.hand(), "11m(567p@N)");
    assert_eq!(table.take(Edit::Meld(0, MeldChange::From(Seat::West))), Err(Refusal::ChowFrom(Seat::North)));
    table.take(Edit::Meld(0, MeldChange::TakeBack)).unwrap();
    assert_eq!(table.hand(), "11m567p");
}

/// docs/rules/templates.md, American hands: all tiles of a group count among those of the hand.
#[test]
fn groups_of_four_to_six_are_claimed_where_the_rules_have_them() {
    let aim = |kind| Edit::Aim(Target::New(kind));
    let mut table = Table::new("v1;r=american-modern;win=E;E=225m5z1f");
    for (kind, text) in [(MeldKind::Quad, "2p"), (MeldKind::Quint, "5s")] {
        table.take(aim(kind)).unwrap();
        table.take(Edit::Tile(tile(text))).unwrap();
    }
    // Where copies are left they come before jokers. The last tile makes fourteen.
    assert_eq!(table.hand(), "225m5z<2222p@N><5555*5s@N>");
    assert_eq!(table.now().size(Seat::East), 14);
    // Neither has the hand room for a group more, nor one of its groups for a tile more.
    table.take(aim(MeldKind::Quad)).unwrap();
    assert_eq!(table.take(Edit::Tile(tile("9s"))), Err(Refusal::HandFull));
    let change = |place, to| Edit::Meld(place, MeldChange::Convert(to));
    assert_eq!(table.take(change(1, MeldKind::Sextet)), Err(Refusal::HandFull));
    table.take(change(1, MeldKind::Quad)).unwrap();
    assert_eq!((table.hand(), table.now().size(Seat::East)), ("225m5z1f<2222p@N><5555s@N>".into(), 13));
    table.take(change(1, MeldKind::Quint)).unwrap();
    table.take(change(0, MeldKind::Kong)).unwrap();
    table.take(change(0, MeldKind::Quad)).unwrap();
    table.take(change(0, MeldKind::Pung)).unwrap();
    table.take(Edit::Meld(1, MeldChange::TakeBack)).unwrap();
    assert_eq!(table.hand(), "225m5555*5s5z1f(222p@N)");
    // Other rules have none.
    let mut other = Table::new("v1;r=chinese-classical;E=225m5z(222p@N)");
    let none = |refused| matches!(refused, Err(Refusal::Impossible(why)) if why.key == ProblemKey::NoExposedGroups);
    assert!(none(other.take(aim(MeldKind::Quad))));
    assert!(none(other.take(change(0, MeldKind::Quad))));
}

#[test]
fn riichi_moves_a_stick_and_needs_a_closed_hand() {
    let mut table = Table::new("v1;E=11m");
    table.take(Edit::Riichi(Seat::East, Riichi::Riichi)).unwrap();
    assert_eq!(table.now().draft.deposits, 1);
    table.take(Edit::Aim(Target::New(MeldKind::Pung))).unwrap();
    assert_eq!(table.take(Edit::Tile(tile("1z"))), Err(Refusal::RiichiIsClosed));
    table.take(Edit::Riichi(Seat::East, Riichi::None)).unwrap();
    assert_eq!(table.now().draft.deposits, 0);
    table.take(Edit::Tile(tile("1z"))).unwrap();
    assert_eq!(table.take(Edit::Riichi(Seat::East, Riichi::Riichi)), Err(Refusal::OpenHand));
    assert_eq!(table.take(Edit::Ippatsu(Seat::East, true)), Err(Refusal::OpenHand));
}

#[test]
fn ippatsu_declares_riichi() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=11m");
    table.take(Edit::Ippatsu(Seat::East, true)).unwrap();
    let (entered, sticks) = (table.now().entered(Seat::East), table.now().draft.deposits);
    assert_eq!((entered.riichi, entered.ippatsu, sticks), (Riichi::Riichi, true, 1));
    table.take(Edit::Riichi(Seat::East, Riichi::None)).unwrap();
    assert!(!table.now().entered(Seat::East).ippatsu);
}

/// The stick of a riichi that is won on goes back to its seat, and is laid down again if it was not won on after all.
#[test]
fn a_riichi_that_is_won_on_takes_its_stick_back() {
    let mut table = Table::new("v1;r=riichi-ema-2025;win=S;S=123m456p789s22z33z+3z;from=W;W=19m");
    let refused = table.take(Edit::Situation(Situation::RiichiDiscard, true));
    assert!(
        matches!(&refused, Err(Refusal::Impossible(problem)) if problem.key == ProblemKey::FeederWithoutRiichi),
        "{refused:?}"
    );
    table.take(Edit::Riichi(Seat::West, Riichi::Riichi)).unwrap();
    table.take(Edit::Riichi(Seat::North, Riichi::Riichi)).unwrap();
    table.take(Edit::Situation(Situation::RiichiDiscard, true)).unwrap();
    assert_eq!(table.now().draft.deposits, 1, "North's");
    table.take(Edit::By(By::SelfDraw)).unwrap();
    assert_eq!((table.now().draft.deposits, &table.now().win.situation), (2, &Vec::new()));
    table.take(Edit::By(By::Discard)).unwrap();
    table.take(Edit::Situation(Situation::RiichiDiscard, true)).unwrap();
    table.take(Edit::Riichi(Seat::West, Riichi::None)).unwrap();
    assert_eq!((table.now().draft.deposits, &table.now().win.situation), (1, &Vec::new()), "West had none any more");
}

#[test]
fn open_riichi_is_declared_where_the_rules_have_it() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=123m456p789s2233z~3z");
    let refused = table.take(Edit::Riichi(Seat::East, Riichi::Open));
    assert!(
        matches!(&refused, Err(Refusal::Impossible(problem)) if problem.key == ProblemKey::NoOpenRiichi),
        "{refused:?}"
    );
    table.take(Edit::Option(OptionKey::OpenRiichi, Some(1))).unwrap();
    table.take(Edit::Riichi(Seat::East, Riichi::DoubleOpen)).unwrap();
    let link = "v1;r=riichi-ema-2025;o=open-riichi:on;E=123m456p789s2233z~3z;double-open=E;sticks=1";
    assert_eq!(share::write(table.now()), link);
    assert_eq!(share::read(link), (table.now().clone(), Vec::new()));
    // Where the rules have none any more it is an ordinary one.
    table.take(Edit::ResetRules).unwrap();
    assert_eq!(table.now().deal(&table.now().rules.plan()).seat(Seat::East).unwrap().riichi, Riichi::Double);
    assert!(share::write(table.now()).contains(";double=E;"));
}

/// Each circumstance has its box where the rulebook has its pattern, and is said to every winner of the discard.
#[test]
fn what_the_feeder_did_is_offered_where_it_is_worth_something() {
    let offered = |link: &str| {
        let state = share::read(link).0;
        let plan = state.rules.plan();
        let both = [Situation::KongDiscard, Situation::RiichiDiscard];
        both.map(|situation| situations::offered(&state, &plan).any(|one| one == situation))
    };
    assert_eq!(offered("v1;r=riichi-ema-2025"), [false, false]);
    assert_eq!(offered("v1;r=sichuan-bloody"), [true, false]);
    assert_eq!(offered("v1;r=riichi-ema-2025;with=riichi-discard"), [false, true]);
    let mut table =
        Table::new("v1;r=sichuan-bloody;win=SN;S=123456m234p5677p+7p;N=123456m234p5688p;from=W;with=kong-discard");
    table.take(Edit::Situation(Situation::LastDiscard, true)).unwrap();
    let wins = table.now().won();
    let said = |place: usize| wins.wins()[place].situation.clone();
    assert_eq!((said(0), said(1)), (said(1), vec![Situation::LastDiscard, Situation::KongDiscard]));
}

#[test]
fn situations_follow_the_way_of_winning() {
    let mut table = Table::new("v1;E=123m456p789s22z33z~3z");
    table.take(Edit::Situation(Situation::LastTile, true)).unwrap();
    let refused = table.take(Edit::Situation(Situation::Earth, true));
    assert!(matches!(refused, Err(Refusal::Impossible(_))), "{refused:?}");
    table.take(Edit::By(By::Discard)).unwrap();
    assert_eq!(table.now().win.situation, [Situation::LastDiscard]);
    table.take(Edit::By(By::RobbedKong)).unwrap();
    assert!(table.now().win.situation.is_empty());
}

/// What the blessing of earth is the rulebook says: a discard of East's, a first draw, or either.
#[test]
fn the_blessing_of_earth_is_offered_and_kept_as_the_rulebook_has_it() {
    let offered = |table: &Table, situation| {
        let plan = table.now().rules.plan();
        let listed = situations::offered(table.now(), &plan).any(|one| one == situation);
        let why = situations::why_not(table.now(), &plan, situation).map(|problem| problem.key);
        (listed, why)
    };
    let hand = "S=123m456p789s22z33z";
    let mut classical = Table::new(&format!("v1;r=chinese-classical;win=S;{hand}+3z;from=E"));
    assert_eq!(offered(&classical, Situation::Earth), (true, None));
    assert!(!offered(&classical, Situation::Human).0, "worth nothing there");
    classical.take(Edit::Situation(Situation::Earth, true)).unwrap();
    classical.take(Edit::From(Seat::West)).unwrap();
    assert!(classical.now().win.situation.is_empty(), "South has drawn before West discards");
    let drawn = Table::new(&format!("v1;r=chinese-classical;win=S;{hand}~3z"));
    assert_eq!(offered(&drawn, Situation::Earth), (true, Some(ProblemKey::EarthNotDiscarded)));
    let mut riichi = Table::new(&format!("v1;r=riichi-ema-2025;win=S;{hand}~3z"));
    riichi.take(Edit::Situation(Situation::Earth, true)).unwrap();
    riichi.take(Edit::From(Seat::East)).unwrap();
    riichi.take(Edit::By(By::Discard)).unwrap();
    assert_eq!(riichi.now().win.situation, [Situation::Human]);
    let mut both = Table::new(&format!("v1;r=japanese-classical;win=S;{hand}~3z;from=E"));
    both.take(Edit::Situation(Situation::Earth, true)).unwrap();
    both.take(Edit::From(Seat::East)).unwrap();
    both.take(Edit::By(By::Discard)).unwrap();
    assert_eq!(both.now().win.situation, [Situation::Earth], "it is either there");
}

#[test]
fn the_winner_can_sit_elsewhere_and_another_can_win() {
    let mut table = Table::new("v1;E=123m456p22z33z(678s@N)+3z;from=W;S=19m");
    table.take(Edit::Sit(Seat::South)).unwrap();
    assert_eq!((table.now().winner, table.now().win.from), (Seat::South, Seat::North));
    assert_eq!(table.hand(), "123m456p2233z(678s@E)");
    assert_eq!(write_tiles(&table.now().entered(Seat::East).hand), "19m");
    table.take(Edit::Winner(Seat::North)).unwrap();
    assert_eq!((table.now().win.from, table.apart().as_str()), (Seat::South, ""));
}

#[test]
fn everything_can_be_undone_and_done_again() {
    let mut table = Table::new("v1");
    let first = table.now().clone();
    table.tiles("123m");
    table.take(Edit::Rules("riichi-tenhou")).unwrap();
    table.take(Edit::Prevailing(Wind::South)).unwrap();
    table.take(Edit::Option(tenbo_engine::options::OptionKey::RedFives, Some(4))).unwrap();
    table.take(Edit::NextHand).unwrap();
    let last = table.now().clone();
    assert_eq!(last.draft.prevailing, Wind::South);
    let mut steps = 0;
    while table.history.undo() {
        steps += 1;
    }
    assert_eq!((steps, table.now()), (7, &first));
    while table.history.redo() {}
    assert_eq!(table.now(), &last);
}

#[test]
fn a_hand_is_open_until_it_is_complete() {
    let mut table = Table::new("v1;E=123m456p789s2233z");
    let ask = |table: &Table| {
        let plan = table.plan();
        answer(&table.now().deal(&plan), &plan).unwrap()
    };
    let waiting = ask(&table);
    assert_eq!(waiting.seats[Seat::East].as_ref().map(|seat| seat.waits.len()), Some(2));
    table.take(Edit::Complete(tile("3z"))).unwrap();
    assert_eq!(ask(&table).wins.len(), 1);
    table.take(Edit::Remove(13)).unwrap();
    table.tiles("9m");
    let open = ask(&table);
    assert!(open.wins.is_empty());
    assert!(!open.seats[Seat::East].as_ref().unwrap().discards.is_empty());
    table.take(Edit::Discard(tile("9m"))).unwrap();
    assert_eq!(table.hand(), "123m456p789s2233z");
}

#[test]
fn the_view_of_one_hand_is_the_winners() {
    let mut table = Table::new("v1;r=riichi-ema-2025;E=19m;S=28p;see=S;view=table");
    table.take(Edit::Tile(tile("3p"))).unwrap();
    table.take(Action::View(View::Hand)).unwrap();
    assert_eq!((table.now().seat, table.hand().as_str()), (Seat::East, "19m"));
    // A step back changes South's hand, and does not bring it here.
    assert!(table.history.undo());
    assert_eq!((table.now().seat, write_tiles(&table.now().entered(Seat::South).hand)), (Seat::East, "28p".to_owned()));
    // As long as nobody has won and the winner has nothing, whoever was shown is to win: a step of its own, since looking at
    // another view changes nothing that undo does not know of.
    let mut first = Table::new("v1;r=riichi-ema-2025;S=28p;see=S;view=table");
    assert_eq!(to_win(first.now()), Some(Seat::South));
    first.take(Action::View(View::Hand)).unwrap();
    assert_eq!((first.now().seat, first.now().winner), (Seat::East, Seat::East));
    first.take(Edit::Show(Seat::South)).unwrap();
    first.take(Edit::Winner(Seat::South)).unwrap();
    assert_eq!((first.now().seat, first.now().winner), (Seat::South, Seat::South));
    assert!(first.history.undo());
    assert_eq!(first.now().winner, Seat::East);
    let mut link = Table::new("v1");
    link.take(Action::open(share::read("v1;r=riichi-ema-2025;E=19m;W=5z;see=W").0, View::Hand)).unwrap();
    assert_eq!(link.now().seat, Seat::East);
}

#[test]
fn one_indicator_at_a_time_and_digits_all_together() {
    let mut table = Table::new("v1;r=riichi-ema-2025");
    table.take(Edit::Aim(Target::Dora)).unwrap();
    table.take(Edit::Tile(tile("1m"))).unwrap();
    assert_eq!(table.now().target, Target::Hand);
    table.take(Edit::Tile(tile("2m"))).unwrap();
    table.take(Edit::Aim(Target::Dora)).unwrap();
    table.take(Edit::Tiles(vec![tile("3m"), tile("4m")])).unwrap();
    assert_eq!((write_tiles(&table.now().draft.dora), table.hand()), ("134m".to_owned(), "2m".to_owned()));
}
