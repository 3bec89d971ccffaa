//! What is known of single discards: `3d!(119m),5c` says that the third followed a draw from the dead wall with a bound
//! hand of 1 1 9, and that the fifth followed a claim.

use tenbo_engine::deal::{After, Discard};
use tenbo_engine::tiles::{Tile, read_tiles, write_tiles};

const fn letter(after: After) -> char {
    match after {
        After::Wall => 'w',
        After::DeadWall => 'd',
        After::Claim => 'c',
    }
}

/// Everything that is known of the discards of a seat; empty if nothing is.
#[must_use]
pub fn write(discards: &[Discard]) -> String {
    let told =
        discards.iter().enumerate().filter(|(_, one)| one.after != After::Wall || one.locked || one.hand.is_some());
    let each = told.map(|(place, one)| {
        let mut out = (place + 1).to_string();
        out.push(letter(one.after));
        if one.locked {
            out.push('!');
        }
        if let Some(hand) = &one.hand {
            out.push('(');
            out.push_str(&write_tiles(hand));
            out.push(')');
        }
        out
    });
    each.collect::<Vec<_>>().join(",")
}

/// Puts it back; what could not be read is given back.
#[must_use]
pub fn read<'a>(text: &'a str, discards: &mut [Discard], most: usize) -> Vec<&'a str> {
    text.split(',').filter(|entry| one(entry, discards, most).is_none()).collect()
}

fn one(entry: &str, discards: &mut [Discard], most: usize) -> Option<()> {
    let digits = entry.chars().take_while(char::is_ascii_digit).count();
    let (place, rest) = entry.split_at_checked(digits)?;
    let discard = discards.get_mut(place.parse::<usize>().ok()?.checked_sub(1)?)?;
    let mut letters = rest.chars();
    let after = letters.next()?;
    let after = After::ALL.iter().copied().find(|&known| letter(known) == after)?;
    let rest = letters.as_str();
    let (locked, rest) = rest.strip_prefix('!').map_or((false, rest), |rest| (true, rest));
    let hand = match rest.strip_prefix('(') {
        Some(rest) => {
            let read = read_tiles(rest.strip_suffix(')')?);
            let tiles: Vec<Tile> =
                read.tiles.into_iter().filter(|tile| tile.kind_in_hand().is_some()).take(most).collect();
            Some(tiles).filter(|tiles| read.errors.is_empty() && !tiles.is_empty())
        }
        None if rest.is_empty() => None,
        None => return None,
    };
    discard.after = after;
    discard.locked = locked;
    discard.hand = hand;
    Some(())
}
