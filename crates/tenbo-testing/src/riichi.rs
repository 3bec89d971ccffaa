//! Riichi hands as the corpora write them, and how an answer differs from theirs.

use std::collections::BTreeMap;

use serde_json::Value;
use tenbo_engine::deal::{By, Draft, End, Riichi, Situation, WinDraft};
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::ProblemKey;
use tenbo_engine::rules::{Rulebook, shipped};
use tenbo_engine::score::Score;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Meld, MeldKind, Seat, Tile, Wind, read_tiles, write_hand};

/// The corpora's profiles and the rulebooks that they are.
pub const PROFILES: &[(&str, &str)] = &[
    ("tenhou", "riichi-tenhou"),
    ("majsoul", "riichi-mahjong-soul"),
    ("wrc2025", "riichi-wrc-2025"),
    ("ema2025", "riichi-ema-2025"),
];

/// The organization's rulebook.
pub fn plan(profile: &str) -> Plan {
    Plan::new(book(profile))
}

fn book(profile: &str) -> Rulebook {
    let id = PROFILES.iter().find(|(name, _)| *name == profile).unwrap().1;
    shipped::find(id).unwrap()
}

/// The rulebook with liability as the scorer that made the corpus settles it, the same in every profile: big dragons
/// and big winds only, the liable seat pays for that pattern, the discarder pays the counters. Tenhou's own rule (the
/// whole win, counters from the liable seat) and the championship's (four quads too) are tested by the worked examples
/// and in `riichi_switches.rs`.
pub fn corpus_plan(profile: &str) -> Plan {
    let mut book = book(profile);
    for (key, name) in [(OptionKey::LiabilityScope, "pattern"), (OptionKey::LiabilityCounters, "discarder")] {
        book.options.set(key, key.spec().raw(name));
    }
    book.liability.retain(|rule| rule.pattern != Some(Pattern::FourKongs));
    Plan::new(book)
}

/// The corpora's names for the catalogue's patterns.
const YAKU: &[(&str, &str)] = &[
    ("riichi", "riichi"),
    ("double_riichi", "double-riichi"),
    ("ippatsu", "ippatsu"),
    ("tsumo", "fully-concealed"),
    ("pinfu", "pinfu-hand"),
    ("tanyao", "all-simples"),
    ("iipeikou", "two-identical"),
    ("haku", "pung-dragon"),
    ("hatsu", "pung-dragon"),
    ("chun", "pung-dragon"),
    ("seat_wind", "pung-own-wind"),
    ("round_wind", "pung-round-wind"),
    ("haitei", "last-tile"),
    ("houtei", "last-discard"),
    ("rinshan", "supplement"),
    ("chankan", "robbing-kong"),
    ("chiitoitsu", "seven-pairs"),
    ("sanshoku", "same-chow-all-suits"),
    ("sanshoku_doukou", "same-pung-all-suits"),
    ("ittsu", "pure-straight"),
    ("chanta", "terminal-or-honor-each"),
    ("junchan", "terminal-each"),
    ("toitoi", "pung-hand"),
    ("sanankou", "three-concealed-pungs"),
    ("sankantsu", "three-kongs"),
    ("shousangen", "little-three-dragons"),
    ("honroutou", "all-terminals-honors"),
    ("ryanpeikou", "two-identical-twice"),
    ("honitsu", "one-suit-honors"),
    ("chinitsu", "one-suit-only"),
    ("dora", "dora"),
    ("ura", "ura-dora"),
    ("aka", "red-dora"),
    ("tenhou", "heavenly"),
    ("chiihou", "earthly"),
    ("kokushi", "thirteen-orphans"),
    ("kokushi13", "thirteen-orphans-wait"),
    ("chuuren", "nine-gates"),
    ("chuuren9", "nine-gates-wait"),
    ("suuankou", "four-concealed-pungs"),
    ("suuankou_tanki", "four-concealed-pungs-pair-wait"),
    ("daisangen", "big-three-dragons"),
    ("shousuushii", "little-four-winds"),
    ("daisuushii", "big-four-winds"),
    ("tsuuiisou", "all-honors"),
    ("chinroutou", "all-terminals"),
    ("ryuuiisou", "all-green"),
    ("suukantsu", "four-kongs"),
];

/// A hand of the corpora.
pub struct Record {
    draft: Draft,
    winner: Seat,
}

fn tiles(value: &Value) -> Vec<Tile> {
    let read = read_tiles(value.as_str().unwrap());
    assert!(read.errors.is_empty(), "{value}");
    read.tiles
}

fn list(value: &Value) -> Vec<Tile> {
    value.as_array().into_iter().flatten().flat_map(tiles).collect()
}

impl Record {
    /// Reads a record. `from` and `loser` count from the winner to the right.
    pub fn read(value: &Value) -> Record {
        let number = |key: &str| value[key].as_u64().unwrap_or_default() as u8;
        let on = |key: &str| value[key].as_bool().unwrap_or_default();
        let winner = Seat::East.after(number("seat") - 1);
        let mut draft = Draft {
            prevailing: Wind::of_round(number("round") - 1),
            honba: u32::from(number("honba")),
            deposits: u32::from(number("sticks")),
            dora: list(&value["dora"]),
            ..Draft::default()
        };
        let entered = draft.seat_mut(winner);
        entered.hand = tiles(&value["closed"]);
        entered.riichi = [Riichi::None, Riichi::Riichi, Riichi::Double][usize::from(number("riichi"))];
        entered.ippatsu = on("ippatsu");
        for meld in value["melds"].as_array().into_iter().flatten() {
            let kind = match meld["t"].as_str().unwrap() {
                "chi" => MeldKind::Chow,
                "pon" => MeldKind::Pung,
                "minkan" => MeldKind::Kong,
                "kakan" => MeldKind::AddedKong,
                _ => MeldKind::ConcealedKong,
            };
            let mut meld_draft = Meld::new(kind, tiles(&meld["tiles"])).expect("four tiles at most");
            let from = meld["from"].as_u64().unwrap_or_default() as u8;
            if kind.is_claimed() {
                meld_draft.from = Some(winner.after(from));
            }
            entered.melds.push(meld_draft);
        }
        if entered.riichi != Riichi::None {
            draft.ura = list(&value["ura"]);
        }
        let by = match (on("tsumo"), on("chankan")) {
            (true, _) => By::SelfDraw,
            (_, true) => By::RobbedKong,
            _ => By::Discard,
        };
        let mut situation = Vec::new();
        if on("last") {
            situation.push(if on("tsumo") { Situation::LastTile } else { Situation::LastDiscard });
        }
        if on("rinshan") {
            situation.push(Situation::KongReplacement);
        }
        if on("first") {
            situation.push(if winner == Seat::East { Situation::Heaven } else { Situation::Earth });
        }
        let from = (by != By::SelfDraw).then(|| winner.after(number("loser")));
        let tile = tiles(&value["win"]).first().copied();
        draft.end = End::Win { wins: vec![WinDraft { seat: winner, tile, by, from, situation, liable: None }] };
        Record { draft, winner }
    }

    /// The hand in notation.
    pub fn text(&self) -> String {
        let entered = self.draft.seat(self.winner).unwrap();
        format!("{} {:?}", write_hand(&entered.hand, &entered.melds, None), self.draft.wins())
    }

    /// The deal under a rulebook, as a draft: with plain fives if the rulebook has no red ones.
    pub fn draft_for(&self, plan: &Plan) -> Draft {
        let mut draft = self.draft.clone();
        if plan.rulebook().options.tiles.red_fives == 0 {
            let plain = |tile: &mut Tile| {
                if let Some(kind) = tile.kind() {
                    *tile = Tile::plain(kind);
                }
            };
            let entered = draft.seat_mut(self.winner);
            entered.hand.iter_mut().for_each(plain);
            entered.melds.iter_mut().flat_map(|meld| meld.tiles.iter_mut()).for_each(plain);
            draft.dora.iter_mut().chain(draft.ura.iter_mut()).for_each(plain);
            if let End::Win { wins, .. } = &mut draft.end {
                wins.iter_mut().filter_map(|win| win.tile.as_mut()).for_each(plain);
            }
        }
        draft
    }

    /// Where the engine's answer differs, empty if nowhere.
    pub fn differences(&self, plan: &Plan, want: &Value) -> String {
        let answer = match answer(&self.draft_for(plan), plan) {
            Ok(answer) => answer,
            Err(problems) if want["ok"] == false && problems.iter().all(|p| p.key == ProblemKey::NotComplete) => {
                return String::new();
            }
            Err(problems) => return format!("refused: {problems:?}"),
        };
        let Some(score) = answer.wins.first().and_then(|win| win.score.as_ref()) else { return "no score".to_owned() };
        let ok = want["ok"].as_bool().unwrap_or(true);
        let mut wrong = Vec::new();
        let mut differ = |what: &str, found: String, want: String| {
            if found != want {
                wrong.push(format!("{what} {found}, not {want}"));
            }
        };
        differ("win", score.tally.win.to_string(), ok.to_string());
        if !ok {
            return wrong.join("; ");
        }
        let tally = &score.tally;
        let yakuman = tally.percent().unwrap_or_default() / 100;
        let han = tally.han_fu().map_or(13 * yakuman, |(han, _)| han);
        differ("han", han.to_string(), want["han"].to_string());
        differ("yakuman", yakuman.to_string(), want["yakuman"].to_string());
        if let Some((_, fu)) = tally.han_fu() {
            differ("fu", fu.to_string(), want["fu"].to_string());
        }
        let wanted = yaku_wanted(&want["yaku"], plan.rulebook().options.riichi.double_yakuman);
        differ("yaku", format!("{:?}", yaku_found(score)), format!("{wanted:?}"));
        differ("total", tally.total.to_string(), want["pay"]["total"].to_string());
        if let Some(net) = want["fenpei"].as_array() {
            let found = answer.net.seats.0.to_vec();
            let net: Vec<i64> = net.iter().filter_map(Value::as_i64).collect();
            differ("net", format!("{found:?}"), format!("{net:?}"));
            let pao = answer.wins[0].liable().next().is_some();
            differ("liability", pao.to_string(), want["pao"].to_string());
        }
        if let Some(net) = want["deltas"].as_array() {
            let found: Vec<i64> = (0..4).map(|turns| answer.net.seats[self.winner.after(turns)]).collect();
            let net: Vec<i64> = net.iter().filter_map(Value::as_i64).collect();
            differ("net", format!("{found:?}"), format!("{net:?}"));
        }
        wrong.join("; ")
    }
}

/// The han of each pattern that counts; 1 for a direct count.
fn yaku_found(score: &Score) -> BTreeMap<&'static str, u64> {
    let mut yaku = BTreeMap::new();
    for line in score.lines.iter().filter(|line| line.reason.is_none()) {
        let han = if score.tally.is_direct() { 1 } else { line.value.floor().unsigned_abs() * u64::from(line.times) };
        *yaku.entry(line.pattern.as_str()).or_default() += han;
    }
    yaku
}

fn yaku_wanted(want: &Value, double: bool) -> BTreeMap<&'static str, u64> {
    let mut yaku = BTreeMap::new();
    for (name, han) in want.as_object().into_iter().flatten() {
        // Without double yakuman, the special waits are not patterns of their own.
        let name = match name.as_str() {
            "suuankou_tanki" if !double => "suuankou",
            "kokushi13" if !double => "kokushi",
            "chuuren9" if !double => "chuuren",
            name => name,
        };
        let pattern = YAKU.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{name} has no pattern")).1;
        *yaku.entry(pattern).or_default() += han.as_u64().unwrap();
    }
    yaku
}
