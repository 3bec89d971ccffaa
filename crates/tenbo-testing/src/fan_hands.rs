//! Random Chinese Official hands with their circumstances, as `tests/data/mcr` writes them. Every record is possible at
//! a table.

use serde_json::{Value, json};
use tenbo_engine::tiles::{Kind, Meld, MeldKind, Seat, Tile, write_tiles};

use super::fan_shapes::FAN_SHAPES;
use super::random::Random;
use super::shapes::{Wall, Won, complete};

/// These rules know no red fives.
fn text(tiles: impl IntoIterator<Item = Tile>) -> String {
    let mut kinds: Vec<Kind> = tiles.into_iter().filter_map(Tile::kind).collect();
    kinds.sort_unstable();
    write_tiles(&kinds.into_iter().map(Tile::plain).collect::<Vec<_>>())
}

fn meld(meld: &Meld) -> String {
    let kind = match meld.kind {
        MeldKind::Chow => 'C',
        MeldKind::Pung => 'P',
        MeldKind::Kong | MeldKind::AddedKong => 'K',
        MeldKind::ConcealedKong => 'A',
        MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => 'G',
    };
    format!("{kind}{}", text(meld.tiles.iter().copied()))
}

/// The number of copies of a kind among some tiles.
fn copies<'a>(tiles: impl IntoIterator<Item = &'a Tile>, kind: Kind) -> usize {
    tiles.into_iter().filter(|tile| tile.kind() == Some(kind)).count()
}

/// A hand.
pub fn hand(random: &mut Random, id: u64) -> Option<Value> {
    let mut wall = Wall::full();
    let (round, seat) = (random.below(4), random.below(4));
    let round = if random.percent(25) { seat } else { round };
    let Won { shape, closed, melds, win } = complete(FAN_SHAPES, random, &mut wall, Seat::East.after(seat as u8));
    let kind = win.kind()?;
    let drawn = random.percent(45);
    let kongs = melds.iter().filter(|meld| meld.kind.is_kong()).count();
    let concealed = copies(&closed, kind);
    let exposed: usize = melds.iter().map(|meld| copies(&meld.tiles, kind)).sum();
    // A robbed kong: the other three lie in the pung that grew. No kong is declared on the last tile.
    let robbed = !drawn && concealed + exposed == 0 && random.percent(12);
    // The other three copies lie open, among the own melds or before others.
    let last = !robbed && concealed == 0 && (exposed == 3 || random.percent(15));
    let replacement = drawn && kongs > 0 && random.percent(25);
    let wall_last = !robbed && random.percent(10);
    let flowers = if random.percent(50) { 0 } else { random.below(9) };
    let letter = |n: usize| &"ESWN"[n..=n];
    Some(json!({
        "id": id, "cat": shape, "melds": melds.iter().map(meld).collect::<Vec<_>>(), "hand": text(closed),
        "win": text([win]), "self": drawn, "last": last, "kong": robbed || replacement, "wall": wall_last,
        "prev": letter(round), "seat": letter(seat), "flowers": flowers,
    }))
}
