//! Every rulebook's settlement beside closed forms of the rules' own text (`support/paid.rs`): totals as entered and real
//! hands, on discards and drawn, with counters, sticks, dealer's wins, liable seats and losers' hands. Some thousand
//! deals; a million with TENBO_FULL=1.

use serde_json::{Value, json};
use tenbo_engine::deal::{By, Draft, End, Players, Riichi as Declared, SeatDraft, WinDraft};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_engine::settle::{Answer, Net, Scorer, Transfer, TransferReason, answer};
use tenbo_engine::tiles::{Kind, Seat, Tile};
use tenbo_testing::books::{count, plan};
use tenbo_testing::files::path;
use tenbo_testing::hands::{Wanted, deals, request};
use tenbo_testing::paid;
use tenbo_testing::paid::{Case, Riichi, Scheme, Won, paid, riichi_shares};
use tenbo_testing::random::Rng;

/// A rulebook and what its source says of payments.
struct Book {
    rules: Value,
    scheme: Scheme,
    /// How many may win on one discard.
    winners: usize,
    /// Whether a named seat can be liable.
    insured: bool,
    three: bool,
    /// What no hand's points and doubles come to more than, and to what they are rounded; 0 where there is no such thing.
    limit: i64,
    round: i64,
    /// 13 han are a sanbaiman; 30 fu with 4 han and 60 with 3 are a mangan.
    counted: i64,
    kiriage: bool,
}

const OURS: Scheme = Scheme::Classical { east: true, losers: true, discarder_all: false };

fn book(rules: Value, scheme: Scheme) -> Book {
    let three = rules == "riichi-tenhou-three" || rules["base"] == "riichi-tenhou-three";
    Book { rules, scheme, winners: 1, insured: false, three, limit: 0, round: 1, counted: 8000, kiriage: false }
}

fn classical(id: &str, limit: i64) -> Book {
    let insured = !["babcock-1920s", "european-classical"].contains(&id);
    Book { limit, insured, ..book(json!(id), OURS) }
}

fn riichi(id: &str, winners: usize, whole: bool, feeder: bool, each: bool) -> Book {
    let rules = Riichi { whole, feeder, each, own_stick: each, loss: true };
    Book { winners, insured: true, ..book(json!(id), Scheme::Riichi(rules)) }
}

fn changed(base: &str, options: Value) -> Value {
    json!({ "base": base, "options": options })
}

/// The shipped rulebooks, each with the payments of its source, and some with other options. The sources stand in
/// docs/rules: riichi.md, Switches (winners, counters, liability); classical.md, Settlement; hong-kong.md, zung-jung.md
/// and taiwanese.md, Payments; chinese-official.md, Winning and paying (8 points from everybody).
fn books() -> Vec<Book> {
    let plain = Scheme::Classical { east: false, losers: false, discarder_all: false };
    let soul = Book { winners: 3, ..riichi("riichi-mahjong-soul", 3, false, true, false) };
    let no_loss = Riichi { whole: true, feeder: true, each: false, own_stick: false, loss: false };
    vec![
        riichi("riichi-book-1", 3, true, true, false),
        Book { counted: 6000, kiriage: true, ..riichi("riichi-ema-2025", 3, true, false, true) },
        Book { counted: 6000, ..riichi("riichi-ema-2016", 3, true, false, true) },
        Book { kiriage: true, ..riichi("riichi-wrc-2025", 1, false, true, false) },
        riichi("riichi-tenhou", 2, true, true, false),
        soul,
        Book { counted: 6000, kiriage: true, ..riichi("riichi-m-league", 1, false, true, false) },
        riichi("riichi-jpml-a-2026", 1, false, true, false),
        riichi("riichi-tenhou-three", 2, true, true, false),
        Book {
            winners: 2,
            insured: true,
            ..book(changed("riichi-tenhou-three", json!({ "self-draw-loss": false })), Scheme::Riichi(no_loss))
        },
        // A game for four has no missing share, a rulebook without a dealer's bonus no use for its amount.
        Book {
            winners: 2,
            insured: true,
            ..book(
                changed("riichi-tenhou", json!({ "self-draw-loss": false })),
                Scheme::Riichi(Riichi { whole: true, feeder: true, each: false, own_stick: false, loss: false }),
            )
        },
        Book {
            winners: 3,
            insured: true,
            ..book(changed("hong-kong-old-style", json!({ "dealer-bonus": 5 })), Scheme::HongKong { full: false })
        },
        book(json!("mcr-mil-2025"), Scheme::Official { basic: 8 }),
        book(json!("mcr-wmo-2006"), Scheme::Official { basic: 8 }),
        book(json!("mcr-1998"), Scheme::Official { basic: 8 }),
        book(changed("mcr-mil-2025", json!({ "basic-payment": 0 })), Scheme::Official { basic: 0 }),
        classical("chinese-classical", 1000),
        classical("dmjl", 500),
        classical("bmja", 1000),
        classical("babcock-1920s", 500),
        Book { round: 10, ..classical("european-classical", 500) },
        Book {
            limit: 500,
            ..book(json!("japanese-classical"), Scheme::Classical { east: true, losers: false, discarder_all: true })
        },
        Book { winners: 3, insured: true, ..book(json!("hong-kong-old-style"), Scheme::HongKong { full: false }) },
        Book {
            winners: 3,
            insured: true,
            ..book(changed("hong-kong-old-style", json!({ "gun-rule": "full" })), Scheme::HongKong { full: true })
        },
        book(json!("zung-jung"), Scheme::ZungJung { most: 25 }),
        book(json!("zung-jung-wsom"), Scheme::ZungJung { most: 25 }),
        Book { winners: 3, ..book(json!("taiwanese-16"), Scheme::Taiwanese { bonus: 1, per_win: 2 }) },
        Book {
            winners: 3,
            ..book(
                changed("taiwanese-16", json!({ "dealer-bonus": 5, "dealer-bonus-per-win": 0 })),
                Scheme::Taiwanese { bonus: 5, per_win: 0 },
            )
        },
        book(json!("chinese-new-style"), Scheme::HongKong { full: false }),
        Book { limit: 500, round: 10, ..book(json!("building-skills"), plain) },
        Book { limit: 500, round: 10, insured: true, ..book(json!("four-winds-slice"), OURS) },
        Book { insured: true, ..book(json!("four-winds-blank"), plain) },
        book(changed("chinese-classical", json!({ "settlement": "add-up" })), Scheme::AddUp { east: true }),
        Book { winners: 3, ..book(changed("chinese-classical", json!({ "maximum-winners": 3 })), OURS) },
        Book {
            winners: 3,
            ..book(
                changed("chinese-classical", json!({ "settlement": "add-up", "maximum-winners": 3 })),
                Scheme::AddUp { east: true },
            )
        },
        book(
            changed("chinese-classical", json!({ "settlement": "add-up", "east-doubles": false })),
            Scheme::AddUp { east: false },
        ),
        book(
            changed("chinese-classical", json!({ "east-doubles": false, "discarder-pays-all": true })),
            Scheme::Classical { east: false, losers: true, discarder_all: true },
        ),
    ]
}

fn check_sums(answer: &Answer, about: &str) {
    let net = &answer.net;
    assert_eq!(net.seats.0.iter().sum::<i64>() + net.table + net.bank, 0, "{about}");
    assert_eq!(*net, Net::of(&answer.transfers), "{about}");
    for (seat, &sum) in Seat::ALL.iter().zip(&net.seats.0) {
        let side = |account: &str| account == seat.as_str();
        let got = answer.transfers.iter().filter(|one| side(one.to.as_str())).map(|one| one.amount).sum::<i64>();
        let given = answer.transfers.iter().filter(|one| side(one.from.as_str())).map(|one| one.amount).sum::<i64>();
        assert_eq!(sum, got - given, "{about}");
    }
    assert!(answer.transfers.iter().all(|one| one.amount > 0 && one.from != one.to), "{about}");
}

/// A riichi hand's base: `fu x 2^(han + 2)` below a mangan, from five han by limits (Riichi Book 1, ch. 6).
fn base_of(book: &Book, han: i64, fu: i64) -> i64 {
    match han {
        13.. => book.counted,
        11 | 12 => 6000,
        8..=10 => 4000,
        6 | 7 => 3000,
        5 => 2000,
        4 if fu == 30 && book.kiriage => 2000,
        3 if fu == 60 && book.kiriage => 2000,
        _ => (fu * [8, 16, 32, 64][han as usize - 1]).min(2000),
    }
}

/// The base of a hand that can be, or of several yakuman.
fn any_base(rng: &mut Rng, book: &Book) -> i64 {
    if rng.chance(25) {
        return 8000 * (1 + rng.below(3) as i64);
    }
    let fu = rng.pick(&[25, 30, 40, 50, 60, 70, 80, 90, 100, 110]);
    let least = if fu == 25 { 2 } else { 1 };
    base_of(book, least + rng.below(14) as i64, fu)
}

/// A deal of which the totals are known.
fn totals(rng: &mut Rng, book: &Book) -> (Draft, Case) {
    let players = if book.three { 3 } else { 4 };
    let seats = &Seat::ALL[..players];
    let mut case = Case {
        three: book.three,
        wins: Vec::new(),
        losers: [0; 4],
        honba: rng.below(6) as i64,
        sticks: rng.below(5) as i64,
        dealer_wins: rng.below(4) as i64,
    };
    let mut draft = Draft { players: Some(Players::three_if(book.three)), ..Draft::default() };
    (draft.honba, draft.deposits, draft.dealer_wins) = (case.honba as u32, case.sticks as u32, case.dealer_wins as u32);
    for &seat in seats {
        let limit = if book.limit > 0 { book.limit } else { 500 };
        let any = rng.below(limit as usize) as i64;
        let total = rng.pick(&[0, 2, 4, 24, 25, 26, 64, limit, any, any]);
        case.losers[seat as usize] = total;
        draft.seat_mut(seat).total = Some(total);
    }
    let by = rng.pick(&[By::SelfDraw, By::SelfDraw, By::Discard, By::Discard, By::Discard, By::RobbedKong]);
    let start = rng.below(players);
    let from = (by != By::SelfDraw).then(|| seats[start]);
    let most = if from.is_some() { 1 + rng.below(book.winners.min(players - 1)) } else { 1 };
    // In turn after the discarder, or any seat for a drawn tile.
    let mut order: Vec<Seat> = (1..players).map(|step| seats[(start + step) % players]).collect();
    while order.len() > most {
        order.remove(rng.below(order.len()));
    }
    let mut wins = Vec::new();
    for seat in order {
        let mut won = Won { seat, from, total: 0, base: 0, liable: Vec::new(), riichi: rng.chance(40) };
        if let Scheme::Riichi(rules) = book.scheme {
            won.base = any_base(rng, book);
            won.total = riichi_shares(&case, rules, &won, won.base).iter().map(|(_, amount)| amount).sum();
            draft.seat_mut(seat).riichi = if won.riichi { Declared::Riichi } else { Declared::None };
        } else {
            won.total = 1 + case.losers[seat as usize];
        }
        draft.seat_mut(seat).total = Some(won.total);
        case.losers[seat as usize] = won.total;
        wins.push(WinDraft { seat, tile: None, by, from, situation: Vec::new(), liable: None });
        case.wins.push(won);
    }
    let others: Vec<Seat> = case.players().filter(|&seat| case.wins.iter().all(|won| won.seat != seat)).collect();
    // Half of an odd payment is nobody's rule: in riichi only limit hands make somebody liable.
    let whole = case.wins.iter().all(|won| won.base % 8000 == 0);
    if book.insured && whole && rng.chance(40) {
        let seat = rng.pick(&others);
        wins.iter_mut().for_each(|win| win.liable = Some(seat));
        for won in &mut case.wins {
            won.liable.push((seat, won.base));
        }
    }
    draft.end = End::Win { wins };
    (draft, case)
}

#[test]
fn every_shipped_rulebook_is_settled_here() {
    let books = books();
    for id in shipped::OFFERED {
        let is_worked_out = path(&format!("tests/data/executable/{id}.jsonl")).exists();
        assert!(
            is_worked_out || books.iter().any(|book| book.rules == *id),
            "{id} has neither a row in `books` nor worked deals: how its wins are paid"
        );
    }
}

#[test]
fn totals_are_settled_as_the_rules_say() {
    for (place, book) in books().iter().enumerate() {
        let plan = plan(&book.rules);
        let mut rng = Rng::new(0x5e77 + place as u64);
        let mut several = 0;
        for _ in 0..count(300, 15_000) {
            let (draft, case) = totals(&mut rng, book);
            let about = format!("{}: {case:?}", book.rules);
            let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
            assert_eq!(paid(&answer.transfers), case.settled(book.scheme), "{about}");
            check_sums(&answer, &about);
            several += usize::from(case.wins.len() > 1);
        }
        assert_eq!(several > 0, book.winners > 1, "{}", book.rules);
    }
}

/// Only what these rules know of: no riichi and no indicators elsewhere, the melds of a game for four.
fn under(mut draft: Draft, book: &Book) -> Draft {
    if matches!(book.scheme, Scheme::Riichi(_)) {
        return draft;
    }
    draft.dora.clear();
    draft.ura.clear();
    draft.deposits = 0;
    let winner = draft.wins()[0].seat;
    let entered = draft.seat_mut(winner);
    (entered.riichi, entered.ippatsu) = (Declared::None, false);
    draft
}

/// A concealed pung more, of tiles that the hand has none of.
fn fifth_set(rng: &mut Rng, draft: &mut Draft) {
    let win = draft.wins()[0].clone();
    let entered = draft.seat_mut(win.seat);
    let held: Vec<Option<Kind>> = entered.tiles().chain(win.tile).map(Tile::kind).collect();
    let free: Vec<Kind> =
        (0..Kind::COUNT as u8).filter_map(Kind::new).filter(|kind| !held.contains(&Some(*kind))).collect();
    let kind = rng.pick(&free);
    entered.hand.extend([Tile::plain(kind); 3]);
}

/// Random tiles that nobody else has, for the seats that did not win.
fn deal_losers(rng: &mut Rng, draft: &mut Draft, tiles: usize) {
    let mut left = [4i8; Kind::COUNT];
    let win = draft.wins()[0].clone();
    let entered = draft.seat(win.seat).cloned().unwrap_or_default();
    for kind in entered.tiles().chain(win.tile).filter_map(Tile::kind) {
        left[kind.index()] -= 1;
    }
    // The konger shows three of what is robbed.
    if let (By::RobbedKong, Some(kind)) = (win.by, win.tile.and_then(Tile::kind)) {
        left[kind.index()] = 0;
    }
    let rest = (0..Kind::COUNT as u8).filter_map(Kind::new);
    let mut wall: Vec<Kind> = rest.flat_map(|kind| vec![kind; left[kind.index()].max(0) as usize]).collect();
    // Losers collect: every hand is drawn from a part of the tiles.
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != win.seat) {
        let suit = rng.below(3);
        let wanted = |kind: &Kind| kind.suit().is_none_or(|own| own as usize == suit);
        let mut hand = Vec::new();
        while hand.len() < tiles {
            let place = rng.below(wall.len());
            if wanted(&wall[place]) || rng.chance(30) {
                hand.push(Tile::plain(wall.swap_remove(place)));
            }
        }
        draft.seats[seat] = Some(SeatDraft { hand, ..SeatDraft::default() });
    }
}

/// The short way pays the same, but for the losers' hands, which it does not look at.
fn check_quick(draft: &Draft, plan: &Plan, answer: &Answer, about: &str) {
    let transfers: Vec<Transfer> =
        answer.transfers.iter().filter(|one| one.reason != TransferReason::Losers).copied().collect();
    let net = Scorer::answer(draft, plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}")).net;
    assert_eq!(net, Net::of(&transfers), "{about}");
}

/// The hand's worth from what makes it: the limit is the hand's.
fn check_worth(book: &Book, case: &Case, answer: &Answer, about: &str) {
    let Some(score) = &answer.wins[0].score else { return };
    let (tally, won) = (&score.tally, &case.wins[0]);
    match book.scheme {
        Scheme::Riichi(rules) => {
            let counted = tally.han_fu().map(|(han, fu)| base_of(book, han, fu));
            let base = counted.unwrap_or(80 * tally.percent().unwrap_or_default());
            let all: i64 = riichi_shares(case, rules, won, base).iter().map(|(_, amount)| amount).sum();
            assert_eq!((won.base, won.total), (base, all), "{about}");
        }
        _ if book.limit > 0 => {
            let seats = Seat::ALL.iter().filter_map(|&seat| answer.seats[seat].as_ref()?.score.as_ref());
            for tally in seats.map(|score| &score.tally).chain([tally]) {
                let Some((points, doubles)) = tally.points_doubles() else { continue };
                let doubled = (0..doubles).fold(points, |points, _| (2 * points).min(1 << 40));
                let rounded = (doubled + book.round / 2) / book.round * book.round;
                assert_eq!(tally.total, rounded.min(book.limit), "{about}");
            }
        }
        _ => {}
    }
}

/// Tiles of winners, and of losers where they are worth something; what a hand is worth is for other tests to judge.
#[test]
fn real_hands_are_settled_as_the_rules_say() {
    for (place, book) in books().iter().enumerate() {
        let plan = plan(&book.rules);
        let mut rng = Rng::new(0x4a2d + place as u64);
        let wanted = Wanted { three: book.three, reds: false, no_dora: false };
        let classical = matches!(book.scheme, Scheme::Classical { .. } | Scheme::AddUp { .. });
        let (mut won, mut lost, mut liable, mut limits) = (0, 0, 0, 0);
        for draft in deals(place as u64, count(150, 15_000), wanted) {
            let mut draft = under(draft, book);
            if plan.shapes().tiles() > 13 {
                fifth_set(&mut rng, &mut draft);
            }
            if classical {
                deal_losers(&mut rng, &mut draft, 13);
            }
            let about = format!("{}: {}", book.rules, request(&draft, &book.rules));
            let Ok(answer) = answer(&draft, &plan) else {
                // Robbing a kong of which the winner melded a tile, and other things that these rules have not.
                continue;
            };
            check_sums(&answer, &about);
            check_quick(&draft, &plan, &answer, &about);
            let win = &draft.wins()[0];
            let found = &answer.wins[0];
            let tally = found.score.as_ref().unwrap().tally;
            let part = |rule: &str| {
                let double = rule == "big-four-winds" && book.rules == "riichi-mahjong-soul";
                if double { 16_000 } else { 8000 }
            };
            let case = Case {
                three: book.three,
                wins: vec![Won {
                    seat: win.seat,
                    from: win.from,
                    total: tally.total,
                    base: tally.base().unwrap_or_default(),
                    liable: found.liable().map(|one| (one.seat, part(&one.rule))).collect(),
                    riichi: false,
                }],
                losers: Seat::ALL.map(|seat| {
                    let score = answer.seats[seat].as_ref().and_then(|seat| seat.score.as_ref());
                    score.map_or(0, |score| score.tally.total)
                }),
                honba: i64::from(draft.honba),
                sticks: i64::from(draft.deposits),
                dealer_wins: 0,
            };
            // A hand that may not win is paid by nobody.
            let expected = if tally.win { case.settled(book.scheme) } else { paid::Paid::new() };
            assert_eq!(paid(&answer.transfers), expected, "{about}");
            if tally.win {
                check_worth(book, &case, &answer, &about);
            }
            won += usize::from(tally.win);
            lost += usize::from(case.losers.iter().any(|&total| total > 0));
            liable += usize::from(found.liable().next().is_some());
            limits += usize::from(tally.limit.is_some());
        }
        println!(
            "{}: {won} won, losers worth something in {lost}, {liable} with a liable seat, {limits} limits",
            book.rules
        );
        assert!(won > 20, "{}: {won}", book.rules);
    }
}
