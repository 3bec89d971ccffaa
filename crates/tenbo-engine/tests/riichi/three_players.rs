//! Riichi for three: no chows, no middle characters, norths laid aside, two who pay.

use serde_json::{Value, json};
use tenbo_engine::deal::By;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::{Plan, base_points, on_self_draw};
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::Seat;
use tenbo_testing::deal::run;
use tenbo_testing::hands::{Wanted, deals};

fn three() -> Value {
    json!("riichi-tenhou-three")
}

fn with(key: &str, value: impl Into<Value>) -> Value {
    json!({ "base": "riichi-tenhou-three", "options": { key: value.into() } })
}

#[test]
fn tiles_melds_and_seats_that_three_do_not_have() {
    run(&[
        (
            "2 to 8 of characters",
            three(),
            "S: riichi 234p456p678s22m56s+7s",
            "problem=not-in-three-player at=/seats/S/hand",
        ),
        (
            "not as an indicator either",
            three(),
            "dora=5m S: riichi 234p456p678s22p56s+7s",
            "problem=not-in-three-player at=/dora",
        ),
        ("ends of characters are there", three(), "S: 19m19p19s1234567z+7z", "total=32000 net=S32000,W-32000"),
        ("no chows", three(), "S: 456p678s22p56s(234p)+7s", "problem=no-chow-for-three at=/seats/S/melds/0/kind"),
        ("pungs are", three(), "S: 456p678s22p56s(333p)+7s", "1/30 total=1000"),
        ("nobody in the north", three(), "N: riichi 234p456p678s22p56s+7s", "problem=no-north-seat at=/seats/N"),
        (
            "nobody there to discard",
            three(),
            "S: riichi 234p456p678s22p56s+7s from=N",
            "problem=no-north-seat at=/end/wins/0/from",
        ),
        (
            "nobody there to win",
            three(),
            "N: riichi 234p456p678s22p56s+7s",
            "problem=no-north-seat at=/end/wins/0/seat",
        ),
        (
            "nor to be liable",
            three(),
            "liable=N S: riichi 234p456p678s22p56s+7s",
            "problem=no-north-seat at=/end/wins/0/liable",
        ),
        ("nor to be fined", three(), "draw=wall chombo=N", "problem=no-north-seat at=/penalties/0/seat"),
        ("nor to discard only ends", three(), "draw=wall nagashi=SN", "problem=no-north-seat at=/end/nagashi/1"),
        (
            "the deal may say so itself",
            json!("riichi-tenhou"),
            "players=3 S: riichi 234p456p678s22p56s~7s",
            "net=E-2600,S3900,W-1300",
        ),
        (
            "and be for four under a rulebook for three",
            three(),
            "players=4 S: riichi 234p456p678s22m56s+7s",
            "3/30 total=3900",
        ),
    ]);
}

#[test]
fn norths_are_bonus_tiles() {
    run(&[
        (
            "a han each",
            three(),
            "S: bonus=44z riichi 234p456p678s22p56s+7s",
            "han=5 total=8000 lines=riichi,pinfu-hand,all-simples,north-bonus*2",
        ),
        (
            "and dora if the indicator is west",
            three(),
            "dora=3z S: bonus=44z riichi 234p456p678s22p56s+7s",
            "han=7 total=12000 lines=riichi,pinfu-hand,all-simples,north-bonus*2,dora*2",
        ),
        (
            "the tile drawn for one is one after a kong, by either name (75 recorded wins at Tenhou)",
            three(),
            "S: bonus=4z flower-replacement 23p456p345s678s66p~4p dora=9s",
            "han=5 total=6000 net=E-4000,S6000,W-2000",
        ),
        (
            "and by the other",
            three(),
            "S: bonus=4z kong-replacement 23p456p345s678s66p~4p dora=9s",
            "lines=pinfu-hand,all-simples,fully-concealed,supplement,north-bonus total=6000",
        ),
        (
            "not without a north",
            three(),
            "S: kong-replacement 23p456p345s678s66p~4p",
            "problem=replacement-without-kong at=/end/wins/0/situation",
        ),
        (
            "nor where flowers are no supplements",
            with("flower-supplements", false),
            "S: bonus=4z flower-replacement 23p456p345s678s66p~4p dora=9s",
            "4/20 total=3900",
        ),
        (
            "it ends the turn of riichi",
            three(),
            "deposits=1 S: bonus=4z riichi ippatsu flower-replacement 23p456p345s678s66p~4p",
            "problem=ippatsu-after-kong",
        ),
        ("they are no yaku", three(), "S: bonus=44z 123p456p11m78s(999s)+9s", "win=false short_by=1 net="),
        (
            "they do not disturb all simples",
            three(),
            "S: bonus=4z 456p678s22p56s(333p)+7s",
            "2/30 lines=all-simples,north-bonus",
        ),
        (
            "norths in the hand are guest winds",
            three(),
            "S: bonus=4z 44z456p678s45p(555z)+6p",
            "2/30 lines=pung-dragon,north-bonus",
        ),
        ("four in all", three(), "S: bonus=444z riichi 44z456p678s234p45p+6p", "problem=fifth-copy"),
        (
            "no other wind",
            three(),
            "S: bonus=1z riichi 234p456p678s22p56s+7s",
            "problem=not-a-bonus-tile at=/seats/S/bonus",
        ),
        (
            "not for four",
            json!("riichi-tenhou"),
            "S: bonus=4z riichi 234p456p678s22p56s+7s",
            "problem=not-a-bonus-tile",
        ),
    ]);
}

#[test]
fn the_one_of_characters_points_at_the_nine() {
    run(&[
        ("three nines", three(), "dora=1m S: riichi 999m456p678s22p56s+7s", "4/40 total=8000 lines=riichi,dora*3"),
        (
            "with four players it points at the two",
            json!("riichi-tenhou"),
            "dora=1m S: riichi 999m456p678s22p56s+7s",
            "1/40 total=1300 lines=riichi",
        ),
        ("the nine points at the one", three(), "dora=9m S: riichi 111m456p678s22p56s+7s", "4/40 lines=riichi,dora*3"),
    ]);
}

#[test]
fn two_pay_for_a_draw_and_the_missing_share_is_lost_or_halved() {
    const S: &str = "S: riichi 234p456p678s22p56s~7s";
    const E: &str = "E: riichi 234p456p678s22p56s~7s";
    run(&[
        ("lost", three(), S, "4/20 total=3900 net=E-2600,S3900,W-1300"),
        ("lost, to the dealer", three(), E, "4/20 total=5200 net=E5200,S-2600,W-2600"),
        ("halved", with("self-draw-loss", false), S, "total=5300 net=E-3300,S5300,W-2000"),
        ("halved, to the dealer", with("self-draw-loss", false), E, "total=7800 net=E7800,S-3900,W-3900"),
        ("a discard is paid as ever", three(), "S: riichi 234p456p678s22p56s+7s", "3/30 net=S3900,W-3900"),
        ("to the dealer", with("self-draw-loss", false), "E: riichi 234p456p678s22p56s+7s", "3/30 net=E5800,W-5800"),
        (
            "a counter is 100 for each of two",
            three(),
            "honba=2 deposits=1 S: riichi 234p456p678s22p56s~7s",
            "net=E-2800,S5300,W-1500,table-1000",
        ),
        ("all from a discarder", three(), "honba=2 S: riichi 234p456p678s22p56s+7s", "net=S4300,W-4300"),
        (
            "East is first after West",
            three(),
            "deposits=1 E: riichi 234p456p678s22p56s+7s from=W S: 88p456p333p56s(555z)+7s from=W",
            "total@E=5800 total@S=1000 net=E6800,S1000,W-6800,table-1000",
        ),
    ]);
}

/// The whole table of halved shares as the arcade game MJ pays it: non-dealer and dealer to a non-dealer, then each to
/// the dealer.
#[test]
fn halved_shares_by_the_table() {
    let plan = Plan::new(shipped::find("riichi-tenhou-three").unwrap());
    let rows = [
        (2, 20, 600, 900, 1100),
        (3, 20, 1100, 1700, 2000),
        (4, 20, 2000, 3300, 3900),
        (3, 25, 1200, 2000, 2400),
        (4, 25, 2400, 4000, 4800),
        (1, 30, 500, 700, 800),
        (2, 30, 800, 1300, 1500),
        (3, 30, 1500, 2500, 3000),
        (1, 40, 600, 900, 1100),
        (2, 40, 1100, 1700, 2000),
        (3, 40, 2000, 3300, 3900),
        (1, 50, 600, 1000, 1200),
        (2, 50, 1200, 2000, 2400),
        (3, 50, 2400, 4000, 4800),
        (5, 30, 3000, 5000, 6000),
        (6, 30, 4500, 7500, 9000),
        (8, 30, 6000, 10_000, 12_000),
        (11, 30, 9000, 15_000, 18_000),
        (13, 30, 12_000, 20_000, 24_000),
    ];
    for (han, fu, other, dealer, to_dealer) in rows {
        let (base, _) = base_points(&plan, han, fu);
        let found = (
            on_self_draw(base, false, false, true),
            on_self_draw(base, false, true, true),
            on_self_draw(base, true, false, true),
        );
        assert_eq!(found, (other, dealer, to_dealer), "{han} han {fu} fu");
    }
}

#[test]
fn draws_and_fouls_among_three() {
    run(&[
        ("one is ready", three(), "draw=wall S: ready", "net=E-1000,S2000,W-1000"),
        ("two are ready", three(), "draw=wall E: ready S: ready", "net=E1000,S1000,W-2000"),
        ("all are", three(), "draw=wall E: ready S: ready W: ready", "net="),
        ("a mangan for discards", three(), "draw=wall nagashi=S", "net=E-4000,S6000,W-2000"),
        ("the dealer's", three(), "draw=wall nagashi=E", "net=E8000,S-4000,W-4000"),
        ("a foul", with("chombo", "mangan"), "draw=abandoned chombo=S", "net=E4000,S-6000,W2000"),
        (
            "liability for a self-drawn win",
            three(),
            "S: 22p45p(555z@E)(666z@E)(777z@W)~6p",
            "total=24000 net=S24000,W-24000 liable=W",
        ),
        (
            "liability on a discard",
            three(),
            "S: 22p45p(555z@E)(666z@E)(777z@W)+6p from=E",
            "total=32000 net=E-16000,S32000,W-16000",
        ),
    ]);
}

#[test]
fn generated_deals_count_every_north_and_pay_by_two_shares() {
    let plan = Plan::new(shipped::find("riichi-tenhou-three").unwrap());
    let mut norths = 0;
    for draft in deals(31, 4000, Wanted { three: true, reds: true, ..Wanted::default() }) {
        let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{problems:?} {draft:?}"));
        let win = &draft.wins()[0];
        let score = answer.wins[0].score.as_ref().unwrap();
        let laid = draft.seat(win.seat).unwrap().bonus.len();
        let line = score.lines.iter().find(|line| line.pattern == Pattern::NorthBonus && line.reason.is_none());
        if score.tally.win && !score.tally.is_direct() {
            assert_eq!(line.map_or(0, |line| line.times as usize), laid, "{draft:?}");
            norths += laid;
        }
        assert_eq!(answer.net.seats[Seat::North], 0, "{draft:?}");
        if win.by != By::SelfDraw || !score.tally.win || answer.wins[0].liable().next().is_some() {
            continue;
        }
        let up = |points: i64| points.div_euclid(100) * 100 + if points % 100 == 0 { 0 } else { 100 };
        for seat in [Seat::East, Seat::South, Seat::West].into_iter().filter(|&seat| seat != win.seat) {
            let shares = if win.seat == Seat::East || seat == Seat::East { 2 } else { 1 };
            let pays = up(score.tally.base().unwrap() * shares) + 100 * i64::from(draft.honba);
            assert_eq!(answer.net.seats[seat], -pays, "{seat} {draft:?}");
        }
    }
    assert!(norths > 1000, "only {norths} norths");
}
