//! The catalogue's own claims: each pattern is in its example and not in its near miss, and nothing is named twice. Its
//! facts are in `entailment.rs`.

use std::collections::BTreeSet;
use std::str::FromStr;

use tenbo_engine::check::{dora_of, winning_hand};
use tenbo_engine::deal::{By, Draft, End, Hand, Riichi, SeatDraft, Situation, WinDraft};
use tenbo_engine::decompose::{Decomposition, Shape, Shapes, each};
use tenbo_engine::options::Options;
use tenbo_engine::patterns::{HandFacts, Matches, Occurrence, Pattern, WholeHandFacts};
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_engine::tiles::{Counts, Kind, Seat, Tile, WinMark, read_hand};

const SHAPES: Shapes = Shapes {
    seven_pairs: true,
    four_alike: true,
    thirteen_orphans: true,
    knitted_straight: true,
    knitted_honors: true,
    irregulars: Shape::IRREGULAR,
    sets: 4,
    templates: None,
};

/// Hands of five sets, where a hand has so many tiles.
static FIVE_SETS: Shapes = Shapes { sets: 5, ..SHAPES };

fn plan() -> Plan {
    Plan::new(shipped::find("riichi-book-1").unwrap())
}

/// Reads an example: words for what happened and for bonus tiles, then the hand. The seat is South unless a word says
/// East, the round East.
fn example(text: &str) -> Hand {
    read(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn read(text: &str) -> Result<Hand, String> {
    let mut entered = SeatDraft::default();
    let mut win =
        WinDraft { seat: Seat::South, tile: None, by: By::SelfDraw, from: None, situation: Vec::new(), liable: None };
    let (mut robbed, mut reds, mut norths) = (false, 0, 0);
    let (mut dora, mut ura) = (0, 0);
    let mut draft = Draft::default();
    for word in text.split_whitespace() {
        match word {
            "riichi" => entered.riichi = Riichi::Riichi,
            "double-riichi" => entered.riichi = Riichi::Double,
            "open-riichi" => entered.riichi = Riichi::Open,
            "ippatsu" => entered.ippatsu = true,
            "ready" => entered.ready = Some(true),
            "original-call" => entered.original_call = true,
            "east" => win.seat = Seat::East,
            "streak" => {
                draft.dealer_wins = 12;
                win.seat = Seat::East;
            }
            "robbed-kong" => robbed = true,
            "dora-1" => dora += 1,
            "ura-1" => ura += 1,
            "red-1" => reds += 1,
            "north-1" => norths += 1,
            _ => match Situation::from_str(word) {
                Ok(situation) => {
                    win.situation.push(situation);
                    // Only the dealer wins with the first tiles.
                    win.seat = if situation == Situation::Heaven { Seat::East } else { win.seat };
                }
                Err(_) => {
                    let read = read_hand(word);
                    if !read.errors.is_empty() {
                        return Err(format!("{:?}", read.errors));
                    }
                    let (flowers, tiles): (Vec<Tile>, Vec<Tile>) =
                        read.tiles.into_iter().partition(|tile| tile.bonus_number().is_some());
                    (entered.hand, entered.bonus, entered.melds) = (tiles, flowers, read.melds);
                    let (tile, mark) = read.win.ok_or("no winning tile")?;
                    win.tile = Some(tile);
                    win.by = if mark == WinMark::SelfDraw { By::SelfDraw } else { By::Discard };
                }
            },
        }
    }
    if robbed {
        win.by = By::RobbedKong;
    }
    if !matches!(entered.size(), 13 | 16) {
        return Err(format!("{} tiles and the winning one", entered.size()));
    }
    let real = entered.tiles().chain(win.tile).filter(|tile| !tile.is_joker()).filter_map(|tile| tile.kind());
    let real: Counts = real.collect();
    if !real.at_least(5).is_empty() {
        return Err("five of a kind".into());
    }
    // An indicator of a kind that the hand has once, or not at all.
    let indicator = |copies: u8| {
        let pointed = |tile: &Tile| dora_of(*tile, false).is_some_and(|kind| real.get(kind) == copies);
        Kind::all().map(Tile::plain).find(pointed)
    };
    draft.dora.extend((0..dora).filter_map(|_| indicator(1)));
    draft.ura.extend((0..ura).filter_map(|_| indicator(1)));
    draft.dora.extend(indicator(0).filter(|_| ura > 0 && dora == 0));
    entered.bonus.extend((0..norths).map(|_| Tile::plain(Kind::NORTH)));
    *draft.seat_mut(win.seat) = entered;
    let made = winning_hand(&draft, &plan(), &win).map_err(|problems| format!("{problems:?}"))?;
    if (made.dora(), made.ura(), made.reds()) != (dora, ura, reds) {
        return Err(format!("{} dora, {} below, {} red fives", made.dora(), made.ura(), made.reds()));
    }
    Ok(made)
}

fn decompositions(hand: &Hand) -> Vec<Decomposition> {
    let mut decompositions = Vec::new();
    let five = hand.tiles().total() + 3 * hand.melds().len() as u32 == 17;
    each(hand, if five { &FIVE_SETS } else { &SHAPES }, &mut |decomposition| {
        decompositions.push(decomposition.clone())
    });
    decompositions
}

fn occurrences(pattern: Pattern, hand: &Hand, decomposition: &Decomposition) -> Vec<Occurrence> {
    let options = Options::default();
    let whole = WholeHandFacts::new(hand, &options, &SHAPES);
    let facts = HandFacts::new(&whole, decomposition);
    let mut found = Matches::default();
    pattern.find(&facts, &mut found);
    let looked_for = pattern.def().requires.is_subset(facts.prefilter);
    assert!(
        looked_for || found.list.is_empty(),
        "{pattern} is there without the bits of its prefilter: {decomposition:?}"
    );
    found.list.into_iter().filter(|occurrence| occurrence.near.is_none()).collect()
}

fn is_in(pattern: Pattern, hand: &Hand) -> bool {
    decompositions(hand).iter().any(|decomposition| !occurrences(pattern, hand, decomposition).is_empty())
}

#[test]
fn each_pattern_is_in_its_example_and_not_in_its_near_miss() {
    let mut failed = Vec::new();
    for &pattern in Pattern::ALL {
        let (example, near_miss) = (pattern.example(), pattern.near_miss());
        let (has, lacks) = match (read(example), read(near_miss)) {
            (Ok(has), Ok(lacks)) => (has, lacks),
            (Err(problem), _) => {
                failed.push(format!("{pattern}: {example}: {problem}"));
                continue;
            }
            (_, Err(problem)) => {
                failed.push(format!("{pattern}: {near_miss}: {problem}"));
                continue;
            }
        };
        if decompositions(&has).is_empty() {
            failed.push(format!("{pattern}: {example} is not complete"));
        } else if !is_in(pattern, &has) {
            failed.push(format!("{pattern} is not in {example}"));
        }
        if decompositions(&lacks).is_empty() != matches!(pattern, Pattern::Winning | Pattern::SevenPairs) {
            failed.push(format!("{pattern}: the near miss {near_miss} is not a hand of the kind that is told apart"));
        } else if is_in(pattern, &lacks) {
            failed.push(format!("{pattern} is in {near_miss}"));
        }
    }
    assert!(failed.is_empty(), "{} of {}\n{}", failed.len(), Pattern::ALL.len(), failed.join("\n"));
}

#[test]
fn a_near_miss_is_near() {
    for &pattern in Pattern::ALL {
        let (with, without) = (pattern.example(), pattern.near_miss());
        assert_ne!(with, without, "{pattern}");
        let (has, lacks) = (example(with).all_tiles(), example(without).all_tiles());
        let common: u32 = has.kinds().iter().map(|kind| u32::from(has.get(kind).min(lacks.get(kind)))).sum();
        assert!(common >= 7, "{pattern}: {with} and {without} share {common} tiles");
    }
}

/// A pattern does not imply itself by any way round, and nothing it implies stands alone with it in a circle.
#[test]
fn facts_lead_nowhere_back() {
    for &pattern in Pattern::ALL {
        assert!(!pattern.implied().contains(&pattern), "{pattern} implies itself");
    }
}

#[test]
fn ids_are_unique_and_found_again() {
    let ids: BTreeSet<&str> = Pattern::ALL.iter().map(|pattern| pattern.as_str()).collect();
    assert_eq!(ids.len(), Pattern::ALL.len());
    for &pattern in Pattern::ALL {
        let id = pattern.as_str();
        assert_eq!(Pattern::from_str(id), Ok(pattern), "{id}");
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'), "{id}");
    }
    assert!(Pattern::from_str("no-such-pattern").is_err());
}

#[test]
fn every_pattern_has_a_shipped_rulebook_or_a_document() {
    const DOCUMENTS: [&str; 18] = [
        "Riichi Book 1",
        "WRC Rules 2025",
        "Four Winds",
        "Mahjong Soul",
        "Tenhou",
        "Millington",
        "Chinese Official rules 1998",
        "MIL 2025",
        "Kajongg 22.12",
        "Zung Jung 3.3",
        "Taiwanese",
        "BMJA",
        "Shanghai",
        "Hong Kong",
        "ma-jann.com",
        "Hii's Mahjong Research",
        "Singapore",
        "Malaysia",
    ];
    let books: Vec<Rulebook> = shipped::ids().filter_map(shipped::find).collect();
    let used: BTreeSet<Pattern> =
        books.iter().flat_map(|book| book.winner.keys().chain(book.losers.keys())).copied().collect();
    for &pattern in Pattern::ALL {
        let source = pattern.source();
        let document = DOCUMENTS.iter().any(|document| source.contains(document));
        assert!(document, "{pattern}: {source} names none of DOCUMENTS");
        assert!(
            used.contains(&pattern) || source.contains(", "),
            "{pattern}: in no shipped rulebook, and {source} says not where"
        );
    }
    assert!(used.len() > 60, "the shipped rulebooks use only {}", used.len());
}

#[test]
fn examples_are_read_as_written() {
    let made = example("riichi ippatsu last-tile dora-1 red-1 406p123m789s1122z~1z");
    assert_eq!((made.dora(), made.reds(), made.ura()), (1, 1, 0));
    assert_eq!(made.tiles().total(), 14);
    let kong = example("kong-replacement 123m456p1122z[1111s]~1z");
    assert_eq!(kong.all_tiles().total(), 15);
    assert!(matches!(Draft::default().end, End::Open));
}
