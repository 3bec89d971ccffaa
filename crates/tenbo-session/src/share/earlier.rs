//! Wins before the last one, and what was paid for at once, in links: `before=E.7p,S.4s.W`, `kongs=S0.1,W2.x`,
//! `paid=N.concealed-kong.2.1`.

use tenbo_engine::deal::{By, Draft, Immediate, Situation, WinDraft};
use tenbo_engine::tiles::{Seat, Tile, read_tiles, write_tiles};

/// Between the parts of an entry.
const PART: char = '.';
/// Stands for a tile that was not entered, and after a seat for its robbed kong.
const NONE: &str = "-";
const ROBBED: char = '!';
/// Of a kong that nobody pays for.
const UNPAID: &str = "x";

/// A win as seat, tile, whose it was unless it was drawn, and what was special about it.
pub(super) fn write(wins: &[WinDraft]) -> String {
    let one = |win: &WinDraft| {
        let tile = win.tile.map_or_else(|| NONE.to_owned(), |tile| write_tiles(&[tile]));
        let mut parts = vec![win.seat.as_str().to_owned(), tile];
        let from = win.from.filter(|_| win.by != By::SelfDraw).map_or("", Seat::as_str);
        parts.push(if win.by == By::RobbedKong { format!("{from}{ROBBED}") } else { from.to_owned() });
        parts.extend(win.situation.iter().map(|situation| situation.as_str().to_owned()));
        while parts.last().is_some_and(String::is_empty) {
            parts.pop();
        }
        parts.join(".")
    };
    wins.iter().map(one).collect::<Vec<_>>().join(",")
}

pub(super) fn read(entry: &str) -> Option<WinDraft> {
    let mut parts = entry.split(PART);
    let seat: Seat = parts.next()?.parse().ok()?;
    let tile = parts.next().filter(|&tile| tile != NONE).map(tile);
    let source = parts.next().unwrap_or_default();
    let from = source.trim_end_matches(ROBBED);
    let (from, by) = match (from.is_empty(), source.ends_with(ROBBED)) {
        (true, _) => (None, By::SelfDraw),
        (false, robbed) => (Some(from.parse().ok()?), if robbed { By::RobbedKong } else { By::Discard }),
    };
    let situation: Option<Vec<Situation>> = parts.map(|name| name.parse().ok()).collect();
    let tile = match tile {
        Some(read) => Some(read?),
        None => None,
    };
    Some(WinDraft { seat, tile, by, from, situation: situation?, liable: None })
}

fn tile(text: &str) -> Option<Tile> {
    let read = read_tiles(text);
    let &[tile] = read.tiles.as_slice() else { return None };
    (read.errors.is_empty() && tile.kind().is_some()).then_some(tile)
}

/// The kongs that not everybody pays for, each by its seat and its place among the melds.
pub(super) fn write_kongs(draft: &Draft) -> String {
    let mut all = Vec::new();
    for (seat, entered) in draft.seats.iter() {
        for (place, meld) in entered.iter().flat_map(|entered| &entered.melds).enumerate() {
            let seat = seat.as_str();
            if meld.unpaid {
                all.push(format!("{seat}{place}{PART}{UNPAID}"));
            } else if meld.after_wins > 0 {
                all.push(format!("{seat}{place}{PART}{}", meld.after_wins));
            }
        }
    }
    all.join(",")
}

pub(super) fn read_kong(entry: &str, draft: &mut Draft) -> Option<()> {
    let (which, what) = entry.split_once(PART)?;
    let mut letters = which.chars();
    let seat = Seat::from_char(letters.next()?)?;
    let place: usize = letters.as_str().parse().ok()?;
    let meld = draft.seats[seat].as_mut()?.melds.get_mut(place).filter(|meld| meld.kind.is_kong())?;
    meld.unpaid = what == UNPAID;
    meld.after_wins = if meld.unpaid { 0 } else { what.parse().ok().filter(|wins| (1..=3).contains(wins))? };
    Some(())
}

/// What was paid for at once: seat, kind, how many, after how many wins, and who fed it.
pub(super) fn write_paid(paid: &[Immediate]) -> String {
    let one = |entry: &Immediate| {
        let from = entry.from.map(|from| format!("{PART}{from}")).unwrap_or_default();
        format!("{}{PART}{}{PART}{}{PART}{}{from}", entry.seat, entry.kind, entry.times, entry.after_wins)
    };
    paid.iter().map(one).collect::<Vec<_>>().join(",")
}

pub(super) fn read_paid(entry: &str) -> Option<Immediate> {
    let mut parts = entry.split(PART);
    let (seat, kind) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let times = parts.next()?.parse().ok().filter(|times| (1..=99).contains(times))?;
    let after_wins = parts.next()?.parse().ok().filter(|wins| (0..=3).contains(wins))?;
    let from = match parts.next() {
        Some(from) => Some(from.parse().ok()?),
        None => None,
    };
    Some(Immediate { seat, kind, from, times, after_wins })
}
