//! The other scorers, as fast as their interfaces allow: everything that can be built beforehand is.

use std::hint::black_box;

use agari::context::{GameContext, WinType};
use agari::hand::{KanType, Meld, decompose_hand, decompose_hand_with_melds};
use agari::parse::{TileCounts, to_counts};
use agari::scoring::calculate_score;
use agari::tile::{Honor, Suit, Tile};
use agari::yaku::detect_yaku_with_context;
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::types::{Conditions, Meld as EnvMeld, MeldType, Wind};
use serde_json::Value;

/// Tiles of the corpus' notation as (kind 0-33, red).
fn tiles(text: &Value) -> Vec<(u8, bool)> {
    let mut out = Vec::new();
    let mut digits = Vec::new();
    for byte in text.as_str().unwrap_or_default().bytes() {
        if byte.is_ascii_digit() {
            digits.push(byte - b'0');
        } else {
            let suit = "mpsz".bytes().position(|letter| letter == byte).expect("a suit letter") as u8;
            let kind = |digit: u8| (suit * 9 + if digit == 0 { 4 } else { digit - 1 }, digit == 0);
            out.extend(digits.drain(..).map(kind));
        }
    }
    out
}

fn list(value: &Value) -> Vec<u8> {
    value.as_array().into_iter().flatten().flat_map(tiles).map(|(kind, _)| kind).collect()
}

fn on(hand: &Value, key: &str) -> bool {
    hand[key].as_bool().unwrap_or_default()
}

fn number(hand: &Value, key: &str) -> u8 {
    hand[key].as_u64().unwrap_or_default() as u8
}

/// Numbers tiles 0-135: the first five of a suit is the red one, so a plain five takes the second first.
struct Copies([u8; 34]);

impl Copies {
    fn next(&mut self, (kind, red): (u8, bool)) -> u8 {
        if red {
            return kind * 4;
        }
        let five = matches!(kind, 4 | 13 | 22);
        let used = &mut self.0[usize::from(kind)];
        *used += 1;
        kind * 4 + (*used - 1 + u8::from(five)) % 4
    }
}

/// A hand for `riichienv-core`.
pub struct EnvHand {
    tiles: Vec<u8>,
    melds: Vec<EnvMeld>,
    evaluator: HandEvaluator,
    win: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    conditions: Conditions,
}

impl EnvHand {
    /// Reads a hand of the corpus.
    pub fn new(hand: &Value) -> EnvHand {
        let mut copies = Copies([0; 34]);
        let mut ids = |text: &Value| -> Vec<u8> { tiles(text).into_iter().map(|tile| copies.next(tile)).collect() };
        let closed = ids(&hand["closed"]);
        let meld = |meld: &Value, tiles: Vec<u8>| {
            let kind = match meld["t"].as_str() {
                Some("chi") => MeldType::Chi,
                Some("pon") => MeldType::Pon,
                Some("minkan") => MeldType::Daiminkan,
                Some("kakan") => MeldType::Kakan,
                _ => MeldType::Ankan,
            };
            EnvMeld::new(kind, tiles, kind != MeldType::Ankan, -1, None)
        };
        let melds: Vec<EnvMeld> =
            hand["melds"].as_array().into_iter().flatten().map(|entry| meld(entry, ids(&entry["tiles"]))).collect();
        let win = ids(&hand["win"])[0];
        let (drawn, last, riichi) = (on(hand, "tsumo"), on(hand, "last"), number(hand, "riichi"));
        let indicators = |key: &str| list(&hand[key]).into_iter().map(|kind| kind * 4).collect::<Vec<u8>>();
        EnvHand {
            evaluator: HandEvaluator::new(closed.clone(), melds.clone()),
            tiles: closed,
            melds,
            win,
            dora: indicators("dora"),
            ura: if riichi > 0 { indicators("ura") } else { Vec::new() },
            conditions: Conditions {
                tsumo: drawn,
                riichi: riichi == 1,
                double_riichi: riichi == 2,
                ippatsu: on(hand, "ippatsu"),
                haitei: last && drawn,
                houtei: last && !drawn,
                rinshan: on(hand, "rinshan"),
                chankan: on(hand, "chankan"),
                tsumo_first_turn: on(hand, "first"),
                player_wind: Wind::from(number(hand, "seat") - 1),
                round_wind: Wind::from(number(hand, "round") - 1),
                ..Conditions::default()
            },
        }
    }

    /// Scores with an evaluator that was built beforehand; indicators and conditions are handed over as its interface
    /// asks. All payments together, without counters.
    pub fn score(&self) -> i64 {
        self.calc(black_box(&self.evaluator))
    }

    /// The same from tiles and melds.
    pub fn build_and_score(&self) -> i64 {
        self.calc(&HandEvaluator::new(black_box(&self.tiles).clone(), self.melds.clone()))
    }

    fn calc(&self, evaluator: &HandEvaluator) -> i64 {
        let result = evaluator.calc(self.win, self.dora.clone(), self.ura.clone(), Some(self.conditions.clone()));
        let total = if !self.conditions.tsumo {
            result.ron_agari
        } else if self.conditions.player_wind == Wind::East {
            3 * result.tsumo_agari_ko
        } else {
            result.tsumo_agari_oya + 2 * result.tsumo_agari_ko
        };
        black_box(result);
        i64::from(total)
    }
}

/// A hand for `agari`.
pub struct AgariHand {
    concealed: TileCounts,
    all: TileCounts,
    melds: Vec<Meld>,
    context: GameContext,
}

fn agari_tile(kind: u8) -> Tile {
    match kind {
        0..9 => Tile::suited(Suit::Man, kind + 1),
        9..18 => Tile::suited(Suit::Pin, kind - 8),
        18..27 => Tile::suited(Suit::Sou, kind - 17),
        _ => Tile::honor(honor(kind - 26)),
    }
}

fn honor(number: u8) -> Honor {
    match number {
        1 => Honor::East,
        2 => Honor::South,
        3 => Honor::West,
        4 => Honor::North,
        5 => Honor::White,
        6 => Honor::Green,
        _ => Honor::Red,
    }
}

impl AgariHand {
    /// Reads a hand of the corpus.
    pub fn new(hand: &Value) -> AgariHand {
        let win = tiles(&hand["win"])[0];
        let mut concealed = tiles(&hand["closed"]);
        concealed.push(win);
        let mut all = concealed.clone();
        let mut melds = Vec::new();
        for meld in hand["melds"].as_array().into_iter().flatten() {
            let own = tiles(&meld["tiles"]);
            let first = agari_tile(own.iter().map(|tile| tile.0).min().expect("a meld has tiles"));
            melds.push(match meld["t"].as_str() {
                Some("chi") => Meld::shuntsu_open(first),
                Some("pon") => Meld::koutsu_open(first),
                Some("minkan") => Meld::kan(first, KanType::Open),
                Some("kakan") => Meld::kan(first, KanType::Added),
                _ => Meld::kan(first, KanType::Closed),
            });
            all.extend(own);
        }
        let counts = |tiles: &[(u8, bool)]| {
            let tiles: Vec<Tile> = tiles.iter().map(|tile| agari_tile(tile.0)).collect();
            to_counts(&tiles)
        };
        let indicators = |key: &str| list(&hand[key]).into_iter().map(agari_tile).collect::<Vec<Tile>>();
        let (how, riichi) = (if on(hand, "tsumo") { WinType::Tsumo } else { WinType::Ron }, number(hand, "riichi"));
        let mut context = GameContext::new(how, honor(number(hand, "round")), honor(number(hand, "seat")))
            .with_winning_tile(agari_tile(win.0))
            .with_dora(indicators("dora"))
            .with_aka(all.iter().filter(|tile| tile.1).count() as u8);
        context.is_open = melds.iter().any(Meld::is_open);
        context.is_riichi = riichi > 0;
        context.is_double_riichi = riichi == 2;
        context.is_ippatsu = on(hand, "ippatsu");
        context.is_rinshan = on(hand, "rinshan");
        context.is_chankan = on(hand, "chankan");
        context.is_last_tile = on(hand, "last");
        context.is_tenhou = on(hand, "first") && number(hand, "seat") == 1;
        context.is_chiihou = on(hand, "first") && number(hand, "seat") != 1;
        if riichi > 0 {
            context.ura_dora_indicators = indicators("ura");
        }
        AgariHand { concealed: counts(&concealed), all: counts(&all), melds, context }
    }

    /// Scores every structure and takes the one that pays most, as its own command does. All payments together.
    pub fn score(&self) -> i64 {
        let structures = if self.melds.is_empty() {
            decompose_hand(black_box(&self.concealed))
        } else {
            decompose_hand_with_melds(black_box(&self.concealed), &self.melds)
        };
        let total = |structure: &_| {
            let yaku = detect_yaku_with_context(structure, &self.all, &self.context);
            if yaku.yaku_list.is_empty() {
                return 0;
            }
            i64::from(black_box(calculate_score(structure, &yaku, &self.context)).payment.total)
        };
        structures.iter().map(total).max().unwrap_or_default()
    }
}
