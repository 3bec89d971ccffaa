//! Random riichi hands for other scorers to score: `cargo run --release --example hands -- SEED COUNT > hands.jsonl`
//!
//! One JSON record a line, as in `tests/data/riichi`. Everything in a record can happen at a table; of the hands
//! without a yaku few are kept.

use std::env;
use std::io::{self, BufWriter, Write};

use serde_json::{Value, json};
use tenbo_engine::settle::Scorer;
use tenbo_engine::tiles::{Kind, Meld, MeldKind, Seat, Tile, write_tiles};
use tenbo_testing::random::Random;
use tenbo_testing::riichi;
use tenbo_testing::shapes::{SHAPES, Wall, Won, complete};

/// One hand in so many may be without a yaku.
const WITHOUT_YAKU: usize = 40;

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1).map(|arg| arg.parse::<u64>().expect("SEED and COUNT are numbers"));
    let (seed, count) = (args.next().unwrap_or(1), args.next().unwrap_or(1000));
    let mut random = Random::new(seed);
    let plan = riichi::plan("tenhou");
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut id, mut without) = (0, 0);
    while id < count {
        let Some(record) = hand(&mut random, id) else { continue };
        let draft = riichi::Record::read(&record).draft_for(&plan);
        let worthless = Scorer::answer(&draft, &plan).is_ok_and(|quick| quick.tallies.iter().flatten().all(|t| !t.win));
        if worthless {
            if without * WITHOUT_YAKU as u64 > id {
                continue;
            }
            without += 1;
        }
        serde_json::to_writer(&mut out, &record)?;
        writeln!(out)?;
        id += 1;
    }
    out.flush()
}

fn is_yakuman_shape(won: &Won) -> bool {
    matches!(
        won.shape,
        "honors" | "winds" | "dragons" | "green" | "nine-gates" | "orphans" | "terminals-and-honors" | "triplets"
    )
}

/// A hand with everything around it; nothing where that cannot be.
fn hand(random: &mut Random, id: u64) -> Option<Value> {
    let mut wall = Wall::full();
    let round = random.below(4);
    let seat = if random.percent(35) { round } else { random.below(4) };
    let winner = Seat::East.after(seat as u8);
    let won = complete(SHAPES, random, &mut wall, winner);
    let drawn = random.percent(45);
    let kongs = won.melds.iter().filter(|meld| meld.kind.is_kong()).count();
    let closed = won.melds.iter().all(|meld| !meld.kind.is_claimed());
    let first = drawn && won.melds.is_empty() && random.percent(if is_yakuman_shape(&won) { 8 } else { 2 });
    let riichi = match closed && !first && random.percent(55) {
        false => 0,
        true if kongs == 0 && random.percent(12) => 2,
        true => 1,
    };
    let replacement = drawn && kongs > 0 && random.percent(30);
    let robbed = !drawn && can_be_robbed(&won, &wall) && random.percent(20);
    if robbed {
        // The other three lie in the pung that grew.
        for _ in 0..3 {
            wall.take(won.win.kind()?, random)?;
        }
    }
    let ippatsu = riichi > 0 && !replacement && random.percent(30);
    let last = !first && !replacement && !robbed && random.percent(8);
    let indicators = 1 + kongs + if random.percent(10) { random.below(5 - kongs) } else { 0 };
    let mut turn = |n: usize| -> Option<Vec<String>> { (0..n).map(|_| Some(wall.any(random)?.to_string())).collect() };
    let dora = turn(indicators)?;
    let ura = turn(if riichi > 0 { indicators } else { 0 })?;
    let melds: Vec<Value> = won.melds.iter().map(|meld| record_meld(meld, winner)).collect();
    let mut record = json!({
        "id": id, "cat": won.shape, "closed": write_tiles(&won.closed), "win": won.win.to_string(), "tsumo": drawn,
        "melds": melds, "seat": seat + 1, "round": round + 1, "riichi": riichi, "ippatsu": ippatsu, "last": last,
        "rinshan": replacement, "chankan": robbed, "first": first, "dora": dora, "ura": ura,
        "honba": if random.percent(40) { random.below(6) } else { 0 },
        "sticks": usize::from(riichi > 0) + if random.percent(30) { random.below(4) } else { 0 },
    });
    if !drawn {
        record["loser"] = json!(1 + random.below(3));
    }
    Some(record)
}

/// Whether another seat can have the other three copies of the winning tile.
fn can_be_robbed(won: &Won, wall: &Wall) -> bool {
    let is_win = |tile: &Tile| tile.kind() == won.win.kind();
    let held = won.closed.iter().any(is_win) || won.melds.iter().any(|meld| meld.tiles.iter().any(is_win));
    !held && won.win.kind().is_some_and(|kind: Kind| wall.left(kind) == 3)
}

fn record_meld(meld: &Meld, winner: Seat) -> Value {
    let kind = match meld.kind {
        MeldKind::Chow => "chi",
        MeldKind::Pung => "pon",
        MeldKind::Kong => "minkan",
        MeldKind::AddedKong => "kakan",
        MeldKind::ConcealedKong => "ankan",
        // No hand of riichi has one.
        MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => "group",
    };
    let mut tiles = meld.tiles.to_vec();
    tiles.sort_unstable();
    json!({ "t": kind, "tiles": write_tiles(&tiles), "from": meld.from.map_or(0, |from| from.turns_after(winner)) })
}
