//! What a link keeps.

use tenbo_engine::deal::{After, Draft, DrawCause, Penalty, Situation};
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::{MeldKind, read_tiles};

use super::*;
use crate::edit::{DiscardChange, Edit, MeldChange};
use crate::state::MOST_TILES;
use crate::{Refusal, apply};

fn round_trip(link: &str) {
    let (state, dropped) = read(link);
    assert!(dropped.is_empty(), "{link}: {dropped:?}");
    assert_eq!(in_view(write(&state), view(link)), link);
}

/// Sites put signs of their own there: `#?secret=…` of WordPress made a payer of its letters.
#[test]
fn a_link_ends_at_a_second_sign() {
    for (text, wanted) in [
        ("#v1;E=1m", "v1;E=1m"),
        ("v1;E=1m#?secret=ESWN", "v1;E=1m"),
        ("#v1;E=1m#", "v1;E=1m"),
        ("#?secret=E1m", ""),
        ("?secret=E1m", ""),
        ("#", ""),
        ("", ""),
    ] {
        assert_eq!(fragment(text), wanted, "{text}");
    }
    let text = "v1;r=mcr-mil-2025;from=W;view=table";
    let longer = format!("{text}#?secret=E1m2p3sWNP");
    assert_eq!(read(&longer), read(text));
    assert_eq!((rulebook("v1;r=bmja#?secret=x"), view(&longer)), (Some(String::from("bmja")), View::Table));
    assert_eq!(find(&format!("Club #2: https://club.example/#{longer}")), Some(text));
}

/// What the page writes names the rulebook, so that no hand that somebody hands on is one of them.
#[test]
fn a_shortcut_keeps_the_deal_and_no_link_of_a_deal_is_one() {
    for (text, of_view, is_new) in [
        ("v1;view=table", View::Table, false),
        ("#v1;view=game", View::Game, false),
        ("v1;view=hand", View::Hand, false),
        ("#v1;new=hand#?secret=1", View::Hand, true),
    ] {
        assert!(keeps_deal(text), "{text}");
        assert_eq!((view(text), asks_for_new_hand(text)), (of_view, is_new), "{text}");
    }
    let written = in_view(write(&State::default()), View::Table);
    for text in ["", "v1", "v1;view=moon", "v1;view=table;E=1m", "v1;new=hand;E=1m", "v1;new=game", &written] {
        assert!(!keeps_deal(text) && !asks_for_new_hand(text), "{text}");
    }
}

#[test]
fn a_house_rule_is_read_after_its_rulebook_wherever_it_stands() {
    let (state, dropped) = read("v1;o=red-fives:3,limit:none;r=four-winds-blank");
    assert!(dropped.is_empty(), "{dropped:?}");
    assert_eq!(write(&state), "v1;r=four-winds-blank;o=red-fives:3");
}

#[test]
fn links_are_read_back_as_they_were_written() {
    round_trip("v1;r=riichi-ema-2025");
    round_trip("v1;r=riichi-ema-2025;E=12355m456p11z(555z@S)~5m;d=3m");
    round_trip(
        "v1;r=riichi-tenhou;o=red-fives:0,counted-yakuman:sanbaiman;win=S;S=234m340p66678s77z+7z;W=1119m;d=4s;u=1m;from=N;with=last-discard;riichi=S;ippatsu=S;round=S;honba=2;sticks=1;see=W",
    );
    round_trip("v1;r=riichi-ema-2025;win=W;W=33p22z[1111s]{5555p@S}(678m@S)+3p;by=robbed-kong;from=E");
    round_trip("v1;r=riichi-tenhou;E=123m;double=E;ready=W;draw=wall;nagashi=N");
    round_trip("v1;r=chinese-classical;E=123m;S=11z;call=ES;streak=12");
    round_trip("v1;r=riichi-tenhou;win=WEN;E=11m;W=23m;by=discard;from=S;false-win=W;chombo=SN");
    round_trip("v1;r=riichi-tenhou-three;win=S;tE=3900;S=19m;fS=444z;dS=1z9m1z;dW=5p;chombo=W;see=E;view=table");
}

/// That nobody won decides what a tile apart is, wherever the link says it.
#[test]
fn nagashi_is_known_before_the_hands() {
    let (state, _) = read("v1;W=1112345678999m+5m;nagashi=SN;win=W");
    assert_eq!((state.win.tile, state.size(Seat::West)), (None, 14));
    round_trip(&write(&state));
}

#[test]
fn a_hand_of_sixteen_is_read_and_a_meld_more_laid_down() {
    use crate::{Edit, History};
    let link = "v1;r=taiwanese-16;E=123456m123p456s1z(555z@S)~1z";
    round_trip(link);
    let (state, _) = read(link);
    assert_eq!((state.full, state.entered(Seat::East).size(), state.size(Seat::East)), (16, 16, 17));
    let plan = state.rules.plan();
    assert!(!state.deal(&plan).wins().is_empty());
    // Clicked, the seventeenth tile is the winning one; by other rules the tiles are still there.
    let mut table = History::new(read("v1;r=taiwanese-16;E=123456m123p456s1z(555z@S)").0, View::Hand);
    let tile = state.win.tile.unwrap();
    table.take(Edit::Tile(tile), &plan).unwrap();
    assert_eq!(table.now().win.tile, Some(tile));
    assert!(table.take(Edit::Tile(tile), &plan).is_err());
    table.take(Edit::Rules("riichi-ema-2025"), &plan).unwrap();
    assert_eq!((table.now().full, table.now().size(Seat::East)), (13, 17));
    assert!(table.undo());
    assert_eq!(table.now().full, 16);
}

#[test]
fn a_damaged_link_opens_as_far_as_it_can() {
    let (state, dropped) = read("#v1;r=riichi-moon;E=12x3m~9q;color=green;honba=many;d=3m");
    assert_eq!(write_tiles(&state.entered(Seat::East).hand), "3m");
    assert_eq!(write_tiles(&state.draft.dora), "3m");
    assert_eq!(state.rules, RulesChoice::default());
    let what: Vec<Lost> = dropped.iter().map(|dropped| dropped.what).collect();
    assert!(what.starts_with(&[Lost::Rulebook]), "{dropped:?}");
    assert!(what.contains(&Lost::Field) && what.contains(&Lost::Value) && what.contains(&Lost::Tiles));
}

#[test]
fn escaped_brackets_are_brackets() {
    for link in ["v1;E=11z%28555z%40S%29", "v1;r=american-modern;E=11z%3C55*5*5z@S%3E"] {
        let (state, dropped) = read(link);
        assert!(dropped.is_empty(), "{link}");
        assert_eq!(state.entered(Seat::East).melds.len(), 1, "{link}");
    }
}

/// The groups of an American hand count with all of their tiles, in a full hand and in one that has too many.
#[test]
fn groups_take_up_all_of_their_tiles_in_a_link() {
    for (hand, held, won, lost) in [
        ("225m555s5z12f<2222p@W>5s", 9, Some("5s"), 0),
        ("225m5z1f<2222p@W><5*5*5*5*5s@N>~2f", 5, Some("2f"), 0),
        // 17 tiles are the most that are kept, whatever the rules are.
        ("<1111z@W><2222z@W><3333z@W><4444z@W>55z", 1, None, 1),
        ("<11*1*1*1*1z@W><222*2*2*2z@W><3333*3*3z@W>", 0, None, 1),
    ] {
        let (state, dropped) = read(&format!("v1;r=american-modern;{}={hand}", State::default().winner));
        let entered = state.entered(state.winner);
        let told = (entered.hand.len(), state.win.tile.map(|tile| tile.to_string()), dropped.len());
        assert_eq!(told, (held, won.map(str::to_owned), lost), "{hand}");
        assert_eq!(read(&write(&state)).0.entered(state.winner), entered, "{hand}");
    }
}

/// Each win has its own liable seat. A link from before names one, which is meant for every win but its own.
#[test]
fn who_is_liable_for_which_win_comes_back_from_a_link() {
    let of = |wins: &str, liable: &str| {
        let (state, dropped) =
            read(&format!("v1;r=riichi-tenhou;win={wins};by=discard;from=E;tS=32000;tN=2000;liable={liable}"));
        let deal = state.deal(&state.rules.plan());
        assert_eq!(read(&write(&state)).0, state, "{liable}");
        let told: Vec<String> =
            deal.wins().iter().map(|win| format!("{}{}", win.seat, win.liable.map_or("", Seat::as_str))).collect();
        (told.join(","), dropped.len())
    };
    assert_eq!(of("S", "W"), ("SW".to_owned(), 0));
    assert_eq!(of("SN", "W"), ("SW,NW".to_owned(), 0), "as all links had it once");
    assert_eq!(of("SN", "N"), ("SN,N".to_owned(), 0));
    assert_eq!(of("SN", "SN"), ("SN,N".to_owned(), 0));
    assert_eq!(of("SN", "SW,NS"), ("SW,NS".to_owned(), 0));
    assert_eq!(of("S", "SW,NS"), ("SW".to_owned(), 0), "North does not win");
    assert_eq!(of("SN", "SS"), ("S,N".to_owned(), 1));
    assert_eq!(of("SN", "x,SWE,NW"), ("S,NW".to_owned(), 2));
    // A link of one winner is as it was.
    let one = read("v1;win=S;tS=32000;by=discard;from=E;liable=W").0;
    assert!(write(&one).contains(";liable=W"), "{}", write(&one));
}

/// The next of a row of numbers that looks random and is always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most as u64).unwrap()
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

fn random_edit(numbers: &mut Numbers, seats: &[Seat]) -> Edit {
    let seat = numbers.of(seats);
    let on = numbers.below(3) > 0;
    let place = numbers.below(4);
    let count = u32::try_from(numbers.below(12)).unwrap();
    let tiles: Vec<Tile> = Tile::all().collect();
    match numbers.below(32) {
        0..=9 => Edit::Tile(numbers.of(&tiles)),
        10 => Edit::Aim(Target::New(numbers.of(MeldKind::ALL))),
        11 => Edit::Aim(numbers.of(&[Target::Discards, Target::Hand, Target::Dora, Target::Ura])),
        12 => Edit::Aim(Target::Chosen(place)),
        13 => Edit::Show(seat),
        14 => Edit::Meld(place, MeldChange::From(seat)),
        15 => Edit::Winner(seat),
        16 => Edit::AlsoWins(seat, on),
        17 => Edit::By(numbers.of(By::ALL)),
        18 => Edit::From(seat),
        19 => Edit::Situation(numbers.of(Situation::ALL), on),
        20 => Edit::Liable(numbers.of(seats), on.then_some(seat)),
        21 => Edit::Riichi(seat, numbers.of(Riichi::ALL)),
        22 => numbers.of(&[Edit::Ippatsu, Edit::Furiten, Edit::Ready, Edit::OriginalCall, Edit::Dead, Edit::Barred])(
            seat, on,
        ),
        23 => Edit::Total(seat, on.then_some(100 * count)),
        24 => {
            let (offense, cancelled) = (numbers.of(Offense::ALL), !on);
            Edit::Foul(Penalty { seat, offense, times: count.min(3), cancelled })
        }
        25 => Edit::Discarded(place, DiscardChange::After(numbers.of(After::ALL))),
        26 | 27 => Edit::Discarded(place, numbers.of(&[DiscardChange::FromHand, DiscardChange::Unknown])),
        28 => numbers.of(&[Edit::Honba, Edit::Deposits, Edit::DealerWins])(count),
        29 => Edit::Prevailing(seat.wind()),
        30 => Edit::WallLeft(on.then_some(count)),
        _ if on => Edit::Ending(Ending::Win),
        _ => Edit::Ending(Ending::Draw { cause: numbers.of(DrawCause::ALL), nagashi: vec![seat] }),
    }
}

/// What the engine is asked; in which order the tiles of a meld were named says nothing.
fn asked(state: &State, plan: &Plan) -> Draft {
    let mut deal = state.deal(plan);
    let melds =
        deal.seats.iter_mut().filter_map(|(_, entered)| entered.as_mut()).flat_map(|entered| &mut entered.melds);
    melds.for_each(|meld| sort(&mut meld.tiles));
    deal
}

/// Every tile of the state, wherever it lies.
fn tiles(state: &State) -> Vec<(Option<Seat>, Vec<Tile>)> {
    let mut all: Vec<(Option<Seat>, Vec<Tile>)> = Vec::new();
    for (seat, entered) in state.draft.seats.iter() {
        let entered = entered.clone().unwrap_or_default();
        let chosen = entered.discards.iter().flat_map(|discard| discard.hand.clone().unwrap_or_default());
        let discards = entered.discards.iter().map(|discard| discard.tile);
        let won = state.win.tile.filter(|_| seat == state.winner);
        let mut lying: Vec<Tile> =
            entered.tiles().chain(entered.bonus.iter().copied()).chain(discards).chain(chosen).chain(won).collect();
        sort(&mut lying);
        all.push((Some(seat), lying));
    }
    all
}

#[test]
fn sixteen_tiles_stay_under_rules_of_thirteen_and_after_a_reload() {
    for link in [
        "v1;r=taiwanese-16;E=123456m123p456s1122z",
        "v1;r=taiwanese-16;E=123456m123p456s1122z~1z",
        "v1;r=taiwanese-16;E=123456m123p4z[1111s](999p@S)+4z;from=W;S=123456m123p456s1122z",
        "v1;r=taiwanese-16;E=1m(111z@N)(222z@W)(333z@S)(444z@S)(555z@S)~1m",
    ] {
        let (state, _) = read(link);
        for rules in ["riichi-ema-2025", "mcr-mil-2025", "riichi-tenhou-three"] {
            let other = apply(&state, Edit::Rules(rules), &state.rules.plan()).unwrap();
            assert_eq!(tiles(&other), tiles(&state), "{link} under {rules}");
            let (again, dropped) = read(&write(&other));
            assert!(dropped.is_empty(), "{link} under {rules}: {dropped:?}");
            assert_eq!((tiles(&again), write(&again)), (tiles(&state), write(&other)), "{link} under {rules}");
            let back = apply(&again, Edit::Rules("taiwanese-16"), &again.rules.plan()).unwrap();
            assert_eq!(tiles(&back), tiles(&state), "{link} back from {rules}");
        }
    }
}

#[test]
fn the_winning_tile_of_a_seat_that_three_do_not_have_stays_with_it() {
    let (state, _) = read("v1;r=riichi-tenhou;win=N;N=123m456p789s22z33z~3z;W=19m");
    let three = apply(&state, Edit::Rules("riichi-tenhou-three"), &state.rules.plan()).unwrap();
    assert_eq!((three.winner, three.win.tile), (Seat::West, None));
    assert_eq!(tiles(&three), tiles(&state));
    assert_eq!(tiles(&read(&write(&three)).0), tiles(&state));
}

/// Tiles that no rules give a hand were entered under none: they are too many, and said to be.
#[test]
fn more_than_any_rules_give_a_hand_is_reported() {
    use tenbo_engine::options::{OptionKey, OptionSpec};
    let OptionSpec::Choice(sizes) = OptionKey::HandSize.spec() else { panic!("a choice") };
    let most = sizes.iter().filter_map(|size| size.parse::<usize>().ok()).max().unwrap();
    assert_eq!(most + 1, MOST_TILES);
    for (link, lost) in [
        ("v1;E=123456789m123456789p", vec!["9p"]),
        ("v1;E=(111m@S)(222m@S)(333m@S)(444m@S)(555m@S)(666m@S)12z", vec!["(666m@S)"]),
        ("v1;E=123m~1f", vec!["1f"]),
        ("v1;fE=12345678f12345678g1234z5z", vec!["5z"]),
        ("v1;E=12345678f12345678g4444z;fE=1234f55z", vec!["55z"]),
    ] {
        let (state, dropped) = read(link);
        let texts: Vec<&str> = dropped.iter().map(|dropped| dropped.text.as_str()).collect();
        assert_eq!(texts, lost, "{link}: {}", write(&state));
    }
}

#[test]
fn a_link_says_nothing_of_what_its_rules_do_not_have_on_the_table() {
    let riichi = "v1;r=riichi-ema-2025;E=123m456p789s2233z~3z;d=2z;u=3m;riichi=E;ippatsu=E;honba=2;sticks=1";
    let (state, _) = read(riichi);
    let plan = state.rules.plan();
    let official = apply(&state, Edit::Rules("mcr-mil-2025"), &plan).unwrap();
    assert_eq!(write(&official), "v1;r=mcr-mil-2025;E=123m456p789s2233z~3z");
    // Nor are there fewer copies for them.
    let plan = official.rules.plan();
    let copies = crate::copies::inventory(&official, &plan);
    assert_eq!(copies.left(read_tiles("2z").tiles[0]), 2);
    // They come back with the rules, as long as the page is open.
    let again = apply(&official, Edit::Rules("riichi-ema-2025"), &plan).unwrap();
    assert_eq!(write(&again), riichi);
}

#[test]
fn riichi_of_other_rules_binds_no_hand_and_the_caret_is_where_tiles_can_be() {
    let (state, _) = read("v1;r=riichi-ema-2025;E=19m;riichi=E;sticks=1");
    let plan = state.rules.plan();
    let aimed = apply(&state, Edit::Aim(Target::Dora), &plan).unwrap();
    let official = apply(&aimed, Edit::Rules("mcr-mil-2025"), &plan).unwrap();
    let plan = official.rules.plan();
    assert_eq!(official.target, Target::Hand);
    assert_eq!(apply(&official, Edit::Aim(Target::Dora), &plan), Err(Refusal::NoIndicators));
    let claimed = apply(&official, Edit::Aim(Target::New(MeldKind::Pung)), &plan).unwrap();
    let claimed = apply(&claimed, Edit::Tile(read_tiles("5z").tiles[0]), &plan).unwrap();
    assert_eq!(claimed.entered(Seat::East).melds.len(), 1);
}

/// Whatever was entered under whatever rules, a link has every tile.
#[test]
fn tiles_survive_changes_of_rules_and_a_reload() {
    let rules = ["riichi-tenhou", "riichi-tenhou-three", "chinese-classical", "taiwanese-16", "mcr-mil-2025"];
    let plans = rules.map(|id| (id, RulesChoice::of(id).unwrap().plan()));
    let mut changed = 0;
    for seed in 1..=40 {
        let mut numbers = Numbers(0x2545_f491_4f6c_dd1d ^ seed);
        let mut state = read("v1;r=taiwanese-16").0;
        for _ in 0..60 {
            let (_, plan) = plans.iter().find(|(id, _)| *id == state.rules.id).unwrap();
            let edit = if numbers.below(12) == 0 {
                Edit::Rules(numbers.of(&rules))
            } else {
                random_edit(&mut numbers, &Seat::ALL)
            };
            let played = matches!(edit, Edit::Rules(_));
            let Ok(next) = apply(&state, edit.clone(), plan) else { continue };
            if played {
                changed += 1;
                assert_eq!(tiles(&next), tiles(&state), "seed {seed}: {edit:?} of {}", write(&state));
            }
            state = next;
        }
        let (again, dropped) = read(&write(&state));
        assert!(dropped.is_empty(), "seed {seed}: {dropped:?}");
        assert_eq!(tiles(&again), tiles(&state), "seed {seed}: {}", write(&state));
    }
    assert!(changed > 100, "{changed}");
}

/// Whatever was entered, a link asks the engine the same question and is written the same again.
#[test]
fn links_of_random_tables_are_read_back_as_they_were_written() {
    let rules = [
        "riichi-tenhou",
        "riichi-tenhou-three",
        "chinese-classical",
        "taiwanese-16",
        "four-winds-slice",
        "american-modern",
    ];
    let (mut told, mut melded) = (0, 0);
    for seed in 1..=600 {
        let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15 ^ seed);
        let mut state = read(&["v1;r=", numbers.of(&rules)].concat()).0;
        let plan = state.rules.plan();
        let seats: Vec<Seat> = state.draft.stated_players().seats().collect();
        for _ in 0..120 {
            if let Ok(next) = apply(&state, random_edit(&mut numbers, &seats), &plan) {
                state = next;
            }
        }
        let link = write(&state);
        let (again, dropped) = read(&link);
        assert!(dropped.is_empty(), "seed {seed}: {link}\n{dropped:?}");
        assert_eq!(write(&again), link, "seed {seed}");
        assert_eq!(asked(&again, &plan), asked(&state, &plan), "seed {seed}: {link}");
        assert_eq!((again.seat, again.winner), (state.seat, state.winner), "seed {seed}: {link}");
        told += usize::from(link.contains(";hE=") || link.contains(";hS="));
        melded += usize::from(
            state.draft.seats.iter().any(|(_, seat)| seat.as_ref().is_some_and(|seat| !seat.melds.is_empty())),
        );
    }
    assert!(told > 20 && melded > 100, "{told} links tell of discards, {melded} have melds");
}

#[test]
fn a_link_to_a_sheet_keeps_what_is_beside_and_what_is_shown() {
    use crate::editor::CustomRulebook;
    use tenbo_engine::options::OptionKey;
    let shipped = |id: &str| RulesChoice::of(id).unwrap();
    let own = |id: &str| RulesChoice::playing(std::sync::Arc::new(CustomRulebook::on("riichi-tenhou", id, id)));
    let mut house = shipped("mcr-mil-2025");
    assert!(house.set(OptionKey::UseFlowers, Some(0)));
    for rules in [shipped("riichi-ema-2025"), own("club"), house.clone()] {
        for beside in [None, Some(shipped("riichi-tenhou")), Some(own("other")), Some(house.clone())] {
            for &rows in SheetRows::ALL {
                let link = SheetLink { rows, beside: beside.clone() };
                let text = link.write(&rules);
                let (state, dropped) = read(&text);
                assert!(dropped.is_empty() && asks_for_sheet(&text), "{text}: {dropped:?}");
                assert_eq!((state.rules, SheetLink::read(&text)), (rules.clone(), (link, Vec::new())), "{text}");
            }
        }
    }
    let link = SheetLink { rows: SheetRows::Differing, beside: Some(shipped("riichi-tenhou")) };
    assert_eq!(link.write(&shipped("riichi-ema-2025")), "v1;r=riichi-ema-2025;sheet=differing;br=riichi-tenhou");
    assert_eq!(SheetLink::read("#v1;bo=red-fives:0;br=riichi-tenhou;sheet=all").0.beside.unwrap().house_rules(), 1);
}

#[test]
fn what_a_link_to_a_sheet_says_wrong_is_told() {
    for (fields, lost, beside) in [
        ("sheet=sideways", Some((Lost::Value, "sideways")), None),
        ("sheet=all;br=riichi-moon", Some((Lost::Rulebook, "riichi-moon")), None),
        ("sheet=all;bx=nonsense", Some((Lost::Rulebook, "nonsense")), None),
        ("sheet=all;bo=red-fives:3", Some((Lost::Option, "red-fives:3")), None),
        (
            "sheet=all;bo=red-fives:9,ippatsu:off;br=riichi-tenhou",
            Some((Lost::Option, "red-fives:9")),
            Some("riichi-tenhou"),
        ),
        ("sheet=all;br=riichi-tenhou", None, Some("riichi-tenhou")),
    ] {
        let text = ["v1;r=riichi-ema-2025;", fields].concat();
        assert!(asks_for_sheet(&text) && read(&text).1.is_empty(), "{text}");
        let (link, dropped) = SheetLink::read(&text);
        let found = dropped.iter().map(|dropped| (dropped.what, dropped.text.as_str())).collect::<Vec<_>>();
        assert_eq!(found, lost.into_iter().collect::<Vec<_>>(), "{text}");
        assert_eq!(link.beside.as_ref().map(|rules| rules.id), beside, "{text}");
    }
    assert!(!asks_for_sheet("v1;r=riichi-ema-2025;br=riichi-tenhou"));
}

#[test]
fn a_link_that_is_understood_in_part_opens_nothing() {
    let dropped = open("v1;r=riichi-tenhou;E=19x1z;with=moon").unwrap_err();
    let lost: Vec<&str> = dropped.iter().map(|part| part.text.as_str()).collect();
    assert_eq!(lost, ["19", "x", "moon"]);
}

#[test]
fn a_link_opens_its_deal_in_its_view() {
    for &shown in View::ALL {
        let link = in_view(write(&State::default()), shown);
        assert_eq!(open(&link), Ok(Action::open(read(&link).0, shown)), "{link}");
    }
    assert_eq!(view("v1;view=moon"), View::Hand);
    assert_eq!(open("v1;view=moon").unwrap_err().len(), 1);
}
