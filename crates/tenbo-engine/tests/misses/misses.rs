//! What hands just miss. Most hands of the table are the near misses that the catalogue cites with its patterns
//! (`patterns/*.rs`, with their sources); what each lacks is read off the definition beside it. The others follow from the
//! definitions in docs/rules: seven pairs lack one, nine gates must not be claimed, three concealed triplets are two.
//! A kong claimed with three in the hand is one of them in classical rules (docs/rules/classical.md, Kongs).

use tenbo_engine::deal::{By, Event, Hand, HandParts};
use tenbo_engine::decompose::{Form, Set, all};
use tenbo_engine::options::KongsAsConcealed;
use tenbo_engine::patterns::{HandFacts, Matches, NearMiss, Pattern, Scope, Sets, WholeHandFacts};
use tenbo_engine::rules::shipped;
use tenbo_engine::score::{Lack, Miss, Score, Scratch, misses};
use tenbo_engine::tiles::{Counts, Kind, MeldKind, MeldSet, Tile, write_tiles};
use tenbo_engine::{Draft, Plan, Ratio, Rulebook, Seat, answer, explain};
use tenbo_testing::shaped_hands::hands;

fn set_text(set: Set) -> String {
    let kinds: Vec<Kind> = match set.form {
        Form::Chow => (0..3).filter_map(|step| set.first.higher(step)).collect(),
        _ => vec![set.first; usize::from(set.size())],
    };
    write_tiles(&kinds.into_iter().map(Tile::plain).collect::<Vec<_>>())
}

/// What is missed, and what it lacks: "wait two-sided, not pair", "any but 1p", "9m for 6m", "any but 111z", "234s for 678s", "2 of 3 concealed".
fn reported(score: &Score, miss: Miss) -> String {
    let class = miss.pattern.def().scope == Scope::Hand;
    match miss.lack {
        Lack::Wait { wait, had } => format!("wait {wait}, not {had}"),
        Lack::ConcealedTriplets { needs, have } => format!("{have} of {needs} concealed"),
        Lack::Closed => String::from("closed"),
        Lack::Pairs { have, .. } => format!("{have} of 7 pairs"),
        Lack::Tile { out, any: true, .. } if class => format!("any but {out}"),
        Lack::Tile { out, into, .. } => format!("{into} for {out}"),
        Lack::Set { at, into, any, .. } => {
            let pair = score.decomposition.pair.map(|first| Set { form: Form::Pair, first, meld: None, won: false });
            let out =
                if at == Sets::PAIR { pair } else { at.iter().next().map(|place| score.decomposition.sets[place]) };
            let out = out.map(set_text).unwrap_or_default();
            match any && class {
                true => format!("any but {out}"),
                false => format!("{} for {out}", set_text(into)),
            }
        }
    }
}

/// South's hand, won from East or by self-draw, under a rulebook.
fn score(rules: &str, hand: &str) -> Option<Score> {
    score_by(Rulebook::shipped(rules).unwrap(), hand)
}

fn score_by(rules: Rulebook, hand: &str) -> Option<Score> {
    let draft = Draft::of_hand(Seat::South, hand).ok()?;
    answer(&draft, &Plan::new(rules)).ok()?.wins.remove(0).score
}

const RIICHI: (&str, &[(&str, &str, &str)]) = (
    "riichi-ema-2025",
    &[
        ("123m123p234s789s1z+1z", "same-chow-all-suits", "1s for 4s"),
        ("123456m678m123p1z+1z", "pure-straight", "9m for 6m"),
        ("222m222p333s789s1z+1z", "same-pung-all-suits", "222s for 789s"),
        ("222m444p66s78s(111z)+9s", "pung-hand", "any but 789s"),
        ("123m456p789s123p4z+4z", "pinfu-hand", "wait two-sided, not pair"),
        ("123456789m111p2z+2z", "one-suit-honors", "any but 111p"),
        ("234m456p678s22p78s+9s", "all-simples", "any but 9s"),
        ("123234456m789p1z+1z", "two-identical", "4m for 1m"),
        ("123m678p111s11z78s+9s", "terminal-or-honor-each", "any but 6p"),
        ("123m789p111s11z78s+9s", "terminal-each", "any but 11z"),
        ("111m999p22s77z(111z)+7z", "all-terminals-honors", "any but 22s"),
        ("111222z55z11m(333z)+5z", "big-four-winds", "444z for 555z"),
        ("111222z55z11m(333z)+5z", "all-honors", "any but 11m"),
        ("222m444p66s78s(111z)+9s", "three-concealed-pungs", "2 of 3 concealed"),
        ("2233444556679m+9m", "seven-pairs", "6 of 7 pairs"),
        ("23455678m99m(111m)+9m", "nine-gates", "closed"),
        ("123m789p234s11z78s+9s", "pinfu-hand", "any but 11z"),
    ],
);

const CHINESE_OFFICIAL: (&str, &[(&str, &str, &str)]) = (
    "mcr-mil-2025",
    &[
        ("112233m456p789s1z+1z", "three-identical", "123m for 789s"),
        ("123234456m789p1z+1z", "three-chows-step-1", "3m for 6m"),
        ("122333445567m1z+1z", "four-chows-step-1", "4m for 7m"),
        ("123345678m789p1z+1z", "three-chows-step-2", "5m for 8m"),
        ("123345567678m1z+1z", "four-chows-step-2", "9m for 6m"),
        ("123m234p456s999m1z+1z", "mixed-chows-step-1", "3s for 6s"),
        ("123m456p678s123p1z+1z", "mixed-straight", "9s for 6s"),
        ("222333555m789s1z+1z", "three-pungs-in-sequence", "111m for 789s"),
        ("222m333p555s789s1z+1z", "mixed-shifted-pungs", "111s for 789s"),
        ("456m77p11122233z+7p", "big-three-winds", "444z for 777p"),
        ("123m456p789s123p1z+1z", "suited-chow-hand", "any but 11z"),
        ("456m555p345s67s55m+8s", "all-fives", "any but 8s"),
        ("789m678p777s88s99m+8s", "upper", "any but 6p"),
        ("456m567p444s55s66m+5s", "middle", "any but 7p"),
        ("123m234p222s11s33m+1s", "lower", "any but 4p"),
        ("666m789p567s99s88m+9s", "upper-four", "any but 5s"),
        ("345m111p123s44s22m+4s", "lower-four", "any but 5m"),
        ("123999p222456s6z+6z", "reversible", "any but 66z"),
        ("123m456p789s1122z+1z", "all-types", "any but 22z"),
    ],
);

const HONG_KONG: (&str, &[(&str, &str, &str)]) = (
    "hong-kong-old-style",
    &[
        ("222m444p66s78s(111z)+9s", "pung-hand", "any but 789s"),
        ("111m456p789s123p1z+1z", "chow-hand", "any but 111m"),
        ("123456789m111p2z+2z", "one-suit-honors", "any but 111p"),
        ("111m999p22s77z(111z)+7z", "all-terminals-honors", "any but 22s"),
        ("111222z55z11m(333z)+5z", "all-honors", "any but 11m"),
    ],
);

const CLASSICAL: (&str, &[(&str, &str, &str)]) = (
    "chinese-classical",
    &[
        ("222m444p66s78s(111z)+9s", "pung-hand", "any but 789s"),
        ("123456789m111p2z+2z", "one-suit-honors", "any but 111p"),
        ("123m456p789s123p1z+1z", "zero-point-hand", "any but 11z"),
        ("111m999p22s77z(111z)+7z", "all-terminals-honors", "any but 22s"),
        ("222m444p66s78s(111z)+9s", "three-concealed-pungs", "2 of 3 concealed"),
        ("2233s(678p)(4444s)(777p)~3s", "three-concealed-pungs", "2 of 3 concealed"),
        ("123678999s4s{5555s}~4s", "fully-concealed-suit-hand", "closed"),
    ],
);

const ZUNG_JUNG: (&str, &[(&str, &str, &str)]) = (
    "zung-jung",
    &[
        ("112233m456p789s1z+1z", "three-identical", "123m for 789s"),
        ("123456m678m123p1z+1z", "pure-straight", "9m for 6m"),
        ("123m123p234s789s1z+1z", "same-chow-all-suits", "1s for 4s"),
        ("222333555m789s1z+1z", "three-pungs-in-sequence", "111m for 789s"),
        ("456m77p11122233z+7p", "little-four-winds", "444z for 777p"),
        ("234m456p678s22p78s+9s", "all-simples", "any but 9s"),
        ("123m678p111s11z78s+9s", "terminal-or-honor-each", "any but 6p"),
    ],
);

const BRITISH: (&str, &[(&str, &str, &str)]) = (
    "bmja",
    &[("111333567m77m99m+7m", "purity", "any but 567m"), ("2345678899p(111p)+9p", "gates-of-heaven", "closed")],
);

const TAIWANESE: (&str, &[(&str, &str, &str)]) =
    ("taiwanese-16", &[("123456678m22p456s77z+7z", "pure-straight", "9m for 6m")]);

const TAIWANESE_ASSOCIATION: (&str, &[(&str, &str, &str)]) =
    ("taiwanese-association-2009", &[("111222333444z55z78s+9s", "all-honors", "any but 789s")]);

const MAHJONG_SOUL: (&str, &[(&str, &str, &str)]) = (
    "riichi-mahjong-soul",
    &[
        ("111222m333p44s55z~5z", "four-concealed-pungs-pair-wait", "wait pair, not double-pair"),
        ("111222m333p44s55z+5z", "four-concealed-pungs-pair-wait", "wait pair, not double-pair"),
    ],
);

#[test]
fn a_hand_says_what_it_just_misses() {
    let mut told_rows = 0;
    let tables = [RIICHI, CHINESE_OFFICIAL, HONG_KONG, CLASSICAL, ZUNG_JUNG, BRITISH];
    for (rules, rows) in tables.into_iter().chain([TAIWANESE, TAIWANESE_ASSOCIATION, MAHJONG_SOUL]) {
        for &(hand, pattern, need) in rows {
            let score = score(rules, hand).unwrap_or_else(|| panic!("{rules} {hand}"));
            let misses: Vec<String> =
                score.misses.iter().map(|&miss| format!("{}: {}", miss.pattern, reported(&score, miss))).collect();
            assert!(misses.contains(&format!("{pattern}: {need}")), "{rules} {hand} {pattern}: {misses:?}");
            told_rows += 1;
        }
    }
    assert!(told_rows >= 30, "{told_rows}");
}

/// What a hand lacks twice over, it does not just miss; nor what is there, or would give way to what counts.
#[test]
fn nothing_else_is_told() {
    let missed = |rules: &str, hand: &str| -> Vec<Pattern> {
        let score = score(rules, hand).unwrap_or_else(|| panic!("{rules} {hand}"));
        score.misses.iter().map(|miss| miss.pattern).collect()
    };
    // Two sets are not simples; two sets are no triplets; half the hand is of another suit.
    let far = missed("riichi-ema-2025", "123m789p22z55s(222p)+5s");
    for pattern in [Pattern::AllSimples, Pattern::PungHand, Pattern::OneSuitHonors, Pattern::PinfuHand] {
        assert!(!far.contains(&pattern), "{far:?}");
    }
    // A full flush has no common one, and simples are there.
    let flush = missed("riichi-ema-2025", "234456678m2255m+5m");
    assert!(!flush.contains(&Pattern::OneSuitHonors) && !flush.contains(&Pattern::AllSimples), "{flush:?}");
    // Pinfu is there, though an open hand has nothing of it: claimed sets are a reason of its line.
    let open = missed("riichi-ema-2025", "45p22m678s234s(345m)+6p");
    assert!(!open.contains(&Pattern::PinfuHand), "{open:?}");
    // With all chows claimed, the wait can only have been for the pair.
    let claimed = missed("japanese-classical", "(123m)(456p)(789s)(234s)4z+4z");
    assert!(!claimed.contains(&Pattern::PinfuHand), "{claimed:?}");
}

/// What a pattern is worth in points, and what if the hand is concealed.
fn worth(book: &mut Rulebook, pattern: Pattern, value: i64, concealed: Option<i64>) {
    let item = book.winner.get_mut(pattern).unwrap();
    (item.value, item.concealed_value) = (Ratio::whole(value), concealed.map(Ratio::whole));
}

fn no_kong_is_concealed(book: &mut Rulebook) {
    book.options.counting.kongs_as_concealed = KongsAsConcealed::None;
}

/// Adds a pattern that is worth what pungs are.
fn with(book: &mut Rulebook, pattern: Pattern) {
    let item = book.winner[&Pattern::PungHand].clone();
    book.winner.insert(pattern, item).unwrap();
}

fn pairs_of_one_suit_only(book: &mut Rulebook) {
    worth(book, Pattern::SevenPairs, 0, None);
    with(book, Pattern::OneSuitPairs);
}

/// Patterns of one point or none are not told, nor what a hand of sixteen tiles cannot be. Jokers leave open what they
/// stand for. Kongs count as concealed by an option.
#[test]
fn what_is_told_depends_on_the_rules() {
    type Row = (&'static str, fn(&mut Rulebook), &'static str, Pattern, Option<&'static str>);
    const PAIRS: &str = "2233444556679m+9m";
    const STRAIGHT: &str = "123456m678m123p1z+1z";
    let rows: [Row; 13] = [
        ("korean", |_| {}, PAIRS, Pattern::SevenPairs, Some("6 of 7 pairs")),
        ("korean", |book| worth(book, Pattern::SevenPairs, 1, None), PAIRS, Pattern::SevenPairs, None),
        ("four-winds-slice", |_| {}, PAIRS, Pattern::SevenPairs, Some("6 of 7 pairs")),
        ("four-winds-slice", pairs_of_one_suit_only, PAIRS, Pattern::SevenPairs, None),
        (
            "taiwanese-association-2009",
            |book| with(book, Pattern::SevenPairs),
            "22334445566799m12p+3p",
            Pattern::SevenPairs,
            None,
        ),
        ("korean", |book| worth(book, Pattern::PureStraight, 1, None), STRAIGHT, Pattern::PureStraight, None),
        (
            "korean",
            |book| worth(book, Pattern::PureStraight, 1, Some(2)),
            STRAIGHT,
            Pattern::PureStraight,
            Some("9m for 6m"),
        ),
        ("wilmington", |_| {}, "123m123p234s789s1z+1z", Pattern::SameChowAllSuits, Some("1s for 4s")),
        ("wilmington", |_| {}, "*123m123p234s789s1z+1z", Pattern::SameChowAllSuits, None),
        (
            "chinese-classical",
            no_kong_is_concealed,
            "22233s44m(4444s)(777p)~3s",
            Pattern::ThreeConcealedPungs,
            Some("2 of 3 concealed"),
        ),
        ("chinese-classical", no_kong_is_concealed, "22233s44m(4444s)(678p)~3s", Pattern::ThreeConcealedPungs, None),
        // A game without bamboos.
        ("korean", |_| {}, "22233m44p(4444m)(678p)~3m", Pattern::ThreeConcealedPungs, Some("2 of 3 concealed")),
        (
            "four-winds-slice",
            |book| with(book, Pattern::ThreeNumbers),
            "79m111p99p888999s+8m",
            Pattern::ThreeNumbers,
            Some("any but 789m"),
        ),
    ];
    for (rules, change, hand, pattern, need) in rows {
        let mut book = Rulebook::shipped(rules).unwrap();
        change(&mut book);
        let score = score_by(book, hand).unwrap_or_else(|| panic!("{rules} {hand}"));
        let miss = score.misses.iter().find(|miss| miss.pattern == pattern);
        assert_eq!(miss.map(|&miss| reported(&score, miss)).as_deref(), need, "{rules} {hand} {pattern}");
    }
}

/// Whether a hand has a pattern, in whatever decomposition.
fn has(plan: &Plan, parts: HandParts, pattern: Pattern) -> bool {
    let Ok(hand) = Hand::new(parts) else { return false };
    let whole = WholeHandFacts::new(&hand, &plan.rulebook().options, plan.shapes());
    let mut decompositions = Vec::new();
    all(&hand, plan.shapes(), &mut decompositions);
    decompositions.iter().any(|decomposition| {
        let mut matches = Matches::default();
        pattern.find(&HandFacts::new(&whole, decomposition), &mut matches);
        matches.list.iter().any(|occurrence| occurrence.near.is_none())
    })
}

fn parts(hand: &Hand, tiles: Counts, melds: Vec<MeldSet>, win: Kind) -> HandParts {
    let by = if hand.events().contains(Event::SelfDrawn) { By::SelfDraw } else { By::Discard };
    HandParts { melds, by, ..HandParts::drawn(hand.seat(), hand.round(), tiles, win) }
}

fn each_tile(set: Set) -> impl Iterator<Item = (Kind, u8)> {
    let copies = if set.form == Form::Chow { 1 } else { set.size() };
    set.kinds().iter().map(move |kind| (kind, copies))
}

/// Whether the pattern is there once the one thing is as it should be.
fn mended(plan: &Plan, hand: &Hand, score: &Score, miss: Miss) -> bool {
    let (tiles, melds) = (*hand.tiles(), hand.melds().to_vec());
    let win = hand.win().unwrap();
    let any_win = |tiles: Counts, melds: &[MeldSet]| {
        tiles.kinds().iter().any(|win| has(plan, parts(hand, tiles, melds.to_vec(), win), miss.pattern))
    };
    let swap = |at: Sets, into: Set| {
        let decomposition = &score.decomposition;
        let pair = decomposition.pair.map(|first| Set { form: Form::Pair, first, meld: None, won: false });
        let place = at.iter().next();
        let out = if at == Sets::PAIR { pair.unwrap() } else { decomposition.sets[place.unwrap()] };
        let (mut tiles, mut melds) = (tiles, melds.clone());
        if out.meld.is_some() {
            let meld = &mut melds[place.unwrap()];
            let kind = match (meld.kind, into.form) {
                (_, Form::Chow) => MeldKind::Chow,
                (MeldKind::Chow, _) => MeldKind::Pung,
                (kind, _) => kind,
            };
            *meld = MeldSet { kind, first: into.first };
        } else {
            each_tile(out).for_each(|(kind, copies)| tiles.take_many(kind, copies));
            each_tile(into).for_each(|(kind, copies)| tiles.add_many(kind, copies));
        }
        // Which tile completes it then is not said.
        if tiles.get(win) > 0 && has(plan, parts(hand, tiles, melds.clone(), win), miss.pattern) {
            return true;
        }
        any_win(tiles, &melds)
    };
    match miss.lack {
        Lack::Wait { .. } => any_win(tiles, &melds),
        Lack::Pairs { have, .. } => {
            let pairs = if plan.shapes().four_alike {
                tiles.raw().iter().map(|count| count / 2).sum::<u8>()
            } else {
                tiles.at_least(2).len() as u8
            };
            have == 6 && pairs == 6 && melds.is_empty()
        }
        Lack::Tile { out, into, .. } if miss.pattern.custom_number().is_some() => {
            let mut tiles = tiles;
            tiles.take(out);
            tiles.add(into);
            any_win(tiles, &melds)
        }
        Lack::Tile { at, into, .. } => {
            let old = score.decomposition.sets[at.iter().next().unwrap()];
            let first = if into > old.first { old.first.higher(1) } else { Some(into) };
            swap(at, Set { first: first.unwrap(), ..old })
        }
        Lack::Set { at, into, .. } => swap(at, into),
        Lack::ConcealedTriplets { .. } => (0..melds.len()).any(|place| {
            let (mut tiles, mut melds) = (tiles, melds.clone());
            if melds[place].kind == MeldKind::Pung {
                let meld = melds.remove(place);
                tiles.add_many(meld.first, 3);
            } else {
                melds[place].kind = MeldKind::ConcealedKong;
            }
            has(plan, parts(hand, tiles, melds.clone(), win), miss.pattern) || any_win(tiles, &melds)
        }),
        Lack::Closed => {
            let mut tiles = tiles;
            for meld in melds.iter().filter(|meld| !meld.kind.is_kong()) {
                let form = if meld.kind == MeldKind::Chow { Form::Chow } else { Form::Pung };
                let set = Set { form, first: meld.first, meld: None, won: false };
                each_tile(set).for_each(|(kind, copies)| tiles.add_many(kind, copies));
            }
            let kongs = melds.iter().filter(|meld| meld.kind.is_kong());
            let kongs: Vec<MeldSet> =
                kongs.map(|meld| MeldSet { kind: MeldKind::ConcealedKong, first: meld.first }).collect();
            any_win(tiles, &kongs)
        }
    }
}

/// Under every rulebook: a miss is of nothing that is there, in this decomposition or another, it is told once, the most
/// valuable first, and with the one thing mended the catalogue finds the pattern.
#[test]
fn what_is_missed_is_not_there_and_would_be_if_that_were_mended() {
    let (mut checked, mut scratch) = (0, Scratch::default());
    for id in shipped::OFFERED {
        let plan = Plan::new(Rulebook::shipped(id).unwrap());
        for hand in hands(19, 400) {
            let Some(score) = explain(&plan, &hand, &mut scratch) else { continue };
            let missed = misses(&plan, &hand, &score, &mut scratch);
            assert!(missed.len() <= 6, "{id}");
            for (place, &miss) in missed.iter().enumerate() {
                let said = format!("{id} {hand:?}: {miss:?}");
                let lines = score.lines.iter().chain(score.others.iter().flat_map(|other| &other.lines));
                assert!(
                    lines.clone().all(|line| line.pattern != miss.pattern || line.near == Some(NearMiss::Claimed)),
                    "{said}"
                );
                assert!(missed[..place].iter().all(|other| other.pattern != miss.pattern), "twice: {said}");
                assert!(miss.value.is_positive(), "{said}");
                assert!(mended(&plan, &hand, &score, miss), "{said}");
                checked += 1;
            }
        }
    }
    assert!(checked > 3000, "{checked}");
}
