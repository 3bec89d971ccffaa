//! Liability from the melds of random hands beside a reading of the rules' own: who claimed what, from whom and when
//! (docs/rules/four-winds.md, Liability, for the classical cases; docs/rules/riichi.md, Liability, for riichi), and
//! what it costs.

use serde_json::{Value, json};
use tenbo_engine::deal::{By, Draft, End, SeatDraft, WinDraft};
use tenbo_engine::settle::{Net, Scorer, Transfer, TransferReason, answer};
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile};
use tenbo_testing::books::{count, plan};
use tenbo_testing::hands::request;
use tenbo_testing::paid::{Case, Riichi, Scheme, Won, paid};
use tenbo_testing::random::Rng;

/// A set: its tiles as notation writes them, `11s`, `234s`.
#[derive(Clone, Debug)]
struct Set {
    tiles: Vec<(u8, char)>,
    /// How it lies on the table; none for the hand.
    melded: Option<MeldKind>,
    from: Option<Seat>,
    n: u16,
    added: Option<u16>,
}

impl Set {
    fn within(&self, kinds: fn(u8, char) -> bool) -> bool {
        self.tiles.iter().all(|&(rank, suit)| kinds(rank, suit))
    }

    fn is_run(&self) -> bool {
        self.tiles[0] != self.tiles[1]
    }

    fn is_kong(&self) -> bool {
        self.tiles.len() == 4
    }
}

#[derive(Clone, Debug)]
struct Hand {
    sets: Vec<Set>,
    pair: (u8, char),
}

impl Hand {
    fn triplets(&self, kinds: fn(u8, char) -> bool) -> usize {
        self.sets.iter().filter(|set| !set.is_run() && set.within(kinds)).count()
    }

    fn all(&self, kinds: fn(u8, char) -> bool) -> bool {
        self.sets.iter().all(|set| set.within(kinds)) && kinds(self.pair.0, self.pair.1)
    }
}

fn dragon(rank: u8, suit: char) -> bool {
    suit == 'z' && rank >= 5
}

fn wind(rank: u8, suit: char) -> bool {
    suit == 'z' && rank <= 4
}

fn honor(_: u8, suit: char) -> bool {
    suit == 'z'
}

fn terminal(rank: u8, suit: char) -> bool {
    suit != 'z' && (rank == 1 || rank == 9)
}

fn green(rank: u8, suit: char) -> bool {
    suit == 's' && [2, 3, 4, 6, 8].contains(&rank) || (rank, suit) == (6, 'z')
}

fn bamboo(_: u8, suit: char) -> bool {
    suit == 's'
}

fn any(_: u8, _: char) -> bool {
    true
}

/// Wins that a rule covers: of any tile, of a drawn one (a discard that is dangerous itself takes its place), of the
/// dangerous discard alone.
#[derive(Clone, Copy, PartialEq)]
enum Covers {
    Any,
    Drawn,
    Direct,
}

/// The rows of docs/rules/four-winds.md, Liability: how many sets of which tiles lie open before, which hand it must
/// become.
type Row = (&'static str, fn(u8, char) -> bool, usize, Covers, fn(&Hand) -> bool);

const ROWS: [Row; 8] = [
    ("big-three-dragons", dragon, 2, Covers::Any, |hand| hand.triplets(dragon) == 3),
    ("little-three-dragons", dragon, 2, Covers::Direct, |hand| {
        hand.triplets(dragon) == 2 && dragon(hand.pair.0, hand.pair.1)
    }),
    ("big-four-winds", wind, 3, Covers::Any, |hand| hand.triplets(wind) == 4),
    ("little-four-winds", wind, 3, Covers::Direct, |hand| hand.triplets(wind) == 3 && wind(hand.pair.0, hand.pair.1)),
    ("all-honors", honor, 3, Covers::Drawn, |hand| hand.all(honor)),
    ("all-terminals", terminal, 3, Covers::Drawn, |hand| hand.all(terminal)),
    ("all-green", green, 3, Covers::Drawn, |hand| hand.all(green)),
    ("nine-tiles", bamboo, 3, Covers::Drawn, |hand| hand.all(bamboo)),
];

/// Chows are exposed sets of a suit and of the green tiles only.
fn takes_chows(rule: &str) -> bool {
    ["all-green", "nine-tiles"].contains(&rule)
}

/// Who pays under the classical rules: the seat whose dangerous discard came last. A claimed kong makes nobody liable,
/// and a concealed one is no open set.
fn classical_liable(hand: &Hand, drawn: bool, from: Option<Seat>, tile: (u8, char)) -> Option<(Seat, &'static str)> {
    let mut laid: Vec<&Set> = hand.sets.iter().filter(|set| set.from.is_some()).collect();
    laid.sort_by_key(|set| set.n);
    let mut found: Vec<(u16, Seat, &'static str)> = Vec::new();
    for (rule, kinds, before, covers, becomes) in ROWS {
        if !becomes(hand) {
            continue;
        }
        let exposed: Vec<&&Set> =
            laid.iter().filter(|set| set.within(kinds) && (takes_chows(rule) || !set.is_run())).collect();
        if exposed.len() < before {
            continue;
        }
        let fed = exposed.iter().skip(before).find(|set| set.melded != Some(MeldKind::Kong));
        let fed = fed.and_then(|set| Some((set.n, set.from?, rule)));
        let direct = from.filter(|_| !drawn && kinds(tile.0, tile.1)).map(|seat| (u16::MAX, seat, rule));
        found.extend(match covers {
            Covers::Any => fed.or(direct),
            Covers::Drawn => {
                if drawn {
                    fed
                } else {
                    direct
                }
            }
            Covers::Direct => direct,
        });
    }
    let last = found.iter().map(|one| one.0).max()?;
    found.into_iter().find(|one| one.0 == last).map(|(_, seat, rule)| (seat, rule))
}

/// Who is liable in riichi: the feeder of the third dragon set, the fourth wind set, where the rules say so the fourth
/// kong. A claimed kong is as good as a pung, a concealed kong lies open as well, and a winning tile feeds no set.
fn riichi_liable(hand: &Hand, kongs: bool) -> Vec<(Seat, &'static str)> {
    let mut found = Vec::new();
    let mut laid: Vec<&Set> = hand.sets.iter().filter(|set| set.melded.is_some()).collect();
    laid.sort_by_key(|set| set.n);
    for (rule, kinds, before, _, becomes) in [ROWS[0], ROWS[2]] {
        let open = laid.iter().filter(|set| set.within(kinds) && !set.is_run());
        let last = open.skip(before).find_map(|set| set.from);
        found.extend(last.filter(|_| becomes(hand)).map(|seat| (seat, rule)));
    }
    laid.sort_by_key(|set| set.added.unwrap_or(set.n));
    let quads: Vec<&&Set> = laid.iter().filter(|set| set.is_kong()).collect();
    if let (true, [.., fourth], 4) = (kongs, &quads[..], quads.len())
        && fourth.melded == Some(MeldKind::Kong)
    {
        found.extend(fourth.from.map(|seat| (seat, "four-kongs")));
    }
    found
}

fn tile((rank, suit): (u8, char)) -> Tile {
    Tile::from_notation(rank, suit).unwrap()
}

/// A hand that leans to one of the rules, the sets laid down in any order; none if it needs a fifth copy.
fn any_hand(rng: &mut Rng, winner: Seat) -> Option<Hand> {
    let kinds = rng.pick(&[dragon, wind, honor, terminal, terminal, terminal, green, green, green, bamboo, any]);
    let leaning = rng.pick(&[60, 100, 100]);
    let mut used = std::collections::BTreeMap::new();
    let mut take = |one: (u8, char), copies: u8| {
        let count: &mut u8 = used.entry(one).or_default();
        *count += copies;
        *count <= 4
    };
    let pick = |rng: &mut Rng| loop {
        let suit = rng.pick(&['m', 'p', 's', 's', 'z', 'z']);
        let rank = 1 + rng.below(if suit == 'z' { 7 } else { 9 }) as u8;
        if kinds(rank, suit) || !rng.chance(leaning) && rng.chance(5) {
            return (rank, suit);
        }
    };
    // All dragons or winds, one of them now and then left to chance.
    let mut core: Vec<(u8, char)> = match rng.below(4) {
        0 => vec![(5, 'z'), (6, 'z'), (7, 'z')],
        1 => vec![(1, 'z'), (2, 'z'), (3, 'z'), (4, 'z')],
        _ => Vec::new(),
    };
    if !core.is_empty() && rng.chance(30) {
        core.swap_remove(rng.below(core.len()));
    }
    let open = rng.pick(&[70, 90, 100]);
    let kong_share = rng.pick(&[10, 30, 100]);
    let mut order: Vec<u16> = (0..4).collect();
    let mut sets = Vec::new();
    for _ in 0..4 {
        let first = core.pop().unwrap_or_else(|| pick(rng));
        let n = 3 * order.remove(rng.below(order.len())) + 2;
        let melded = rng.chance(open);
        let run = first.1 != 'z' && first.0 <= 7 && rng.chance(40);
        let mut set = Set { tiles: vec![first; 3], melded: None, from: None, n, added: None };
        if run {
            set.tiles = (0..3).map(|step| (first.0 + step, first.1)).collect();
            set.melded = melded.then_some(MeldKind::Chow);
            set.from = melded.then_some(winner.before());
        } else if rng.chance(kong_share) {
            set.tiles.push(first);
            set.melded =
                Some(rng.pick(&[MeldKind::Kong, MeldKind::Kong, MeldKind::AddedKong, MeldKind::ConcealedKong]));
        } else if melded {
            set.melded = Some(MeldKind::Pung);
        }
        if set.melded.is_some_and(MeldKind::is_claimed) && !run {
            set.from = Some(rng.pick(&Seat::ALL.map(|seat| if seat == winner { winner.before() } else { seat })));
        }
        set.added = (set.melded == Some(MeldKind::AddedKong)).then(|| 20 + n);
        for &one in &set.tiles {
            take(one, 1).then_some(())?;
        }
        sets.push(set);
    }
    let pair = pick(rng);
    take(pair, 2).then_some(())?;
    Some(Hand { sets, pair })
}

/// The hand at a table.
fn draft(rng: &mut Rng, hand: &Hand, winner: Seat) -> (Draft, (u8, char)) {
    let mut entered = SeatDraft::default();
    let mut closed = vec![hand.pair; 2];
    for set in &hand.sets {
        let Some(kind) = set.melded else {
            closed.extend(&set.tiles);
            continue;
        };
        let mut meld = Meld::new(kind, set.tiles.iter().map(|&one| tile(one))).unwrap();
        (meld.from, meld.order, meld.added_order) = (set.from, Some(set.n), set.added);
        meld.claimed = set.from.map(|_| tile(set.tiles[0]));
        entered.melds.push(meld);
    }
    let won = closed.remove(rng.below(closed.len()));
    entered.hand = closed.into_iter().map(tile).collect();
    let mut draft = Draft { honba: rng.below(4) as u32, deposits: rng.below(3) as u32, ..Draft::default() };
    let by = rng.pick(&[By::SelfDraw, By::Discard]);
    let others: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| seat != winner).collect();
    let from = (by == By::Discard).then(|| rng.pick(&others));
    let win = WinDraft { seat: winner, tile: Some(tile(won)), by, from, situation: Vec::new(), liable: None };
    draft.seats[winner] = Some(entered);
    draft.end = End::Win { wins: vec![win] };
    (draft, won)
}

/// Every hand that a classical rule names is worth the limit; the others something.
fn insured() -> Value {
    let limit = json!({ "value": 500, "unit": "points" });
    let some = json!({ "value": 100, "unit": "points" });
    let mut winner = json!({ "pung-hand": some, "chow-hand": some, "one-suit-honors": some, "one-suit-only": limit });
    for (rule, ..) in &ROWS[..7] {
        winner[*rule] = limit.clone();
    }
    json!({ "base": "four-winds-blank", "winner": winner, "options": {
        "limit": 500, "settlement": "classical", "east-doubles": true, "losers-settle": true,
        "insurance-classical-hands": true, "insurance-nine-tiles": true } })
}

#[test]
fn the_last_to_feed_a_classical_hand_pays_for_all() {
    let rules = insured();
    let plan = plan(&rules);
    let scheme = Scheme::Classical { east: true, losers: true, discarder_all: false };
    let mut rng = Rng::new(0x9a0);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..count(8000, 200_000) {
        let winner = rng.pick(&Seat::ALL);
        let Some(hand) = any_hand(&mut rng, winner) else { continue };
        let (mut draft, won) = draft(&mut rng, &hand, winner);
        let mut losers = [0; 4];
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != winner) {
            losers[seat as usize] = 2 * rng.below(60) as i64;
            draft.seat_mut(seat).total = Some(losers[seat as usize]);
        }
        let about = request(&draft, &rules).to_string();
        let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
        let found = &answer.wins[0];
        let win = &draft.wins()[0];
        let liable = classical_liable(&hand, win.by == By::SelfDraw, win.from, won);
        let seats: Vec<Seat> = found.liable().map(|one| one.seat).collect();
        // Several rules may say the same of the same seat.
        assert!(seats.iter().all(|&seat| Some(seat) == liable.map(|one| one.0)), "{liable:?} {seats:?} {about}");
        assert_eq!(seats.is_empty(), liable.is_none(), "{liable:?} {about}");
        let won = Won {
            seat: winner,
            from: win.from,
            total: found.total,
            base: 0,
            liable: liable.iter().map(|one| (one.0, 0)).collect(),
            riichi: false,
        };
        let case = Case { three: false, wins: vec![won], losers, honba: 0, sticks: 0, dealer_wins: 0 };
        assert_eq!(paid(&answer.transfers), case.settled(scheme), "{about}");
        // The short way does not look at the losers' hands.
        let hand: Vec<Transfer> =
            answer.transfers.iter().filter(|one| one.reason != TransferReason::Losers).copied().collect();
        assert_eq!(Scorer::answer(&draft, &plan).map(|quick| quick.net), Ok(Net::of(&hand)), "{about}");
        if let Some((_, rule)) = liable {
            let how = if win.by == By::SelfDraw { "drawn" } else { "discarded" };
            *seen.entry((rule, how)).or_insert(0) += 1;
        }
    }
    println!("{seen:?}");
    for (rule, _, _, covers, _) in ROWS {
        assert!(seen.contains_key(&(rule, "discarded")), "{rule}: {seen:?}");
        assert_eq!(seen.contains_key(&(rule, "drawn")), covers != Covers::Direct, "{rule}: {seen:?}");
    }
}

#[test]
fn a_riichi_feeder_pays_for_the_win_or_the_pattern() {
    let tenhou = Riichi { whole: true, feeder: true, each: false, own_stick: false, loss: true };
    let pattern = Riichi { whole: false, ..tenhou };
    // Rulebook, payments, whether four kongs make somebody liable.
    let books = [
        ("riichi-tenhou", tenhou, false),
        ("riichi-book-1", tenhou, false),
        ("riichi-mahjong-soul", pattern, false),
        ("riichi-wrc-2025", pattern, true),
        ("riichi-m-league", pattern, true),
        ("riichi-jpml-a-2026", pattern, true),
        ("riichi-ema-2025", Riichi { feeder: false, ..tenhou }, false),
        ("riichi-ema-2016", Riichi { feeder: false, ..tenhou }, false),
    ];
    for (place, (id, rules, kongs)) in books.into_iter().enumerate() {
        let plan = plan(&json!(id));
        let mut rng = Rng::new(0x717 + place as u64);
        let (mut liable, mut several) = (0, 0);
        for _ in 0..count(1200, 60_000) {
            let winner = rng.pick(&Seat::ALL);
            let Some(hand) = any_hand(&mut rng, winner) else { continue };
            let (draft, _) = draft(&mut rng, &hand, winner);
            let about = request(&draft, &json!(id)).to_string();
            let answer = answer(&draft, &plan).unwrap_or_else(|problems| panic!("{about}: {problems:?}"));
            let found = &answer.wins[0];
            let win = &draft.wins()[0];
            let expected = riichi_liable(&hand, kongs);
            let fed: Vec<(Seat, &str)> = found.liable().map(|one| (one.seat, one.rule.as_ref())).collect();
            assert_eq!(fed, expected, "{about}");
            let tally = found.score.as_ref().unwrap().tally;
            if !tally.win {
                continue;
            }
            // Mahjong Soul counts big winds twice; a rulebook without several yakuman pays one.
            let part = |rule: &str| if rule == "big-four-winds" && id == "riichi-mahjong-soul" { 16_000 } else { 8000 };
            let won = Won {
                seat: winner,
                from: win.from,
                total: tally.total,
                base: tally.base().unwrap(),
                liable: expected.iter().map(|(seat, rule)| (*seat, part(rule))).collect(),
                riichi: false,
            };
            let (honba, sticks) = (i64::from(draft.honba), i64::from(draft.deposits));
            let case = Case { three: false, wins: vec![won], losers: [0; 4], honba, sticks, dealer_wins: 0 };
            assert_eq!(paid(&answer.transfers), case.settled(Scheme::Riichi(rules)), "{about}");
            assert_eq!(Scorer::answer(&draft, &plan).map(|quick| quick.net), Ok(answer.net), "{about}");
            liable += usize::from(expected.len() == 1);
            several += usize::from(expected.len() > 1);
        }
        println!("{id}: {liable} with a liable seat, {several} with two");
        assert!(liable > 40, "{id}: {liable}");
    }
}
