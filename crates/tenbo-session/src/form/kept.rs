//! A half-filled form as text, so that a reload in the middle of a deal loses nothing.

use std::str::FromStr;

use serde_json::{Map, Value, json};
use tenbo_engine::deal::By;
use tenbo_engine::game::Scores;
use tenbo_engine::problems::{Fields, whole};
use tenbo_engine::tiles::{BySeat, Seat};
use tenbo_engine::wire::{game, to_json};

use super::change::MOST_THEN;
use super::{Ends, Form, Then, Worth};
use crate::editor::compact;

const fn ends(ends: Ends) -> &'static str {
    match ends {
        Ends::Win => "win",
        Ends::Draw => "draw",
        Ends::Scores => "scores",
    }
}

fn worth(worth: Worth) -> Option<String> {
    let two = |letter: &str, first: i64, second: i64| [letter, &first.to_string(), " ", &second.to_string()].concat();
    match worth {
        Worth::Unsaid => None,
        Worth::Total(total) => Some(total.to_string()),
        Worth::Han(han, fu) => Some(two("h", han, fu)),
        Worth::Limit(times) => Some(two("x", times, 0)),
    }
}

fn read_worth(text: &str) -> Option<Worth> {
    let two = |text: &str| {
        let (first, second) = text.split_once(' ')?;
        Some((first.parse().ok()?, second.parse().ok()?))
    };
    if let Some((han, fu)) = text.strip_prefix('h').and_then(two) {
        return Some(Worth::Han(han, fu));
    }
    if let Some((times, _)) = text.strip_prefix('x').and_then(two) {
        return Some(Worth::Limit(times));
    }
    text.parse().ok().map(Worth::Total)
}

fn seats(seats: &[Seat]) -> Option<String> {
    let letters: String = seats.iter().map(|seat| seat.as_char()).collect();
    (!letters.is_empty()).then_some(letters)
}

/// The wins after the first: for each the seat and whose the tile was, `~` for itself, `?` for what is not said.
fn then(wins: &[Then]) -> Option<String> {
    let seat = |seat: Option<Seat>| seat.map_or('?', Seat::as_char);
    let tile = |then: &Then| if then.by == Some(By::SelfDraw) { '~' } else { seat(then.from) };
    let letters: String = wins.iter().flat_map(|then| [seat(then.seat), tile(then)]).collect();
    (!letters.is_empty()).then_some(letters)
}

fn read_then(text: &str) -> Vec<Then> {
    let letters: Vec<char> = text.chars().collect();
    let win = |pair: &[char]| {
        let &[seat, tile] = pair else { return None };
        let from = Seat::from_char(tile);
        let by = if tile == '~' { Some(By::SelfDraw) } else { from.map(|_| By::Discard) };
        Some(Then { seat: Seat::from_char(seat), by, from })
    };
    letters.chunks(2).take(MOST_THEN).filter_map(win).collect()
}

/// Each winner with who is liable for that win.
fn liable(liable: &BySeat<Option<Seat>>) -> Option<String> {
    let pairs = liable.iter().filter_map(|(winner, liable)| Some([winner.as_char(), (*liable)?.as_char()]));
    let letters: String = pairs.flatten().collect();
    (!letters.is_empty()).then_some(letters)
}

/// The same, or as it was kept once, one seat for all wins.
fn read_liable(text: &str) -> BySeat<Option<Seat>> {
    let seats: Vec<Option<Seat>> = text.chars().map(Seat::from_char).collect();
    if let &[one] = seats.as_slice() {
        return BySeat::from_fn(|winner| one.filter(|&liable| liable != winner));
    }
    let mut liable = BySeat::default();
    for pair in seats.chunks_exact(2) {
        if let &[Some(winner), seat] = pair {
            liable[winner] = seat;
        }
    }
    liable
}

/// The form with a mark of whoever keeps it.
#[must_use]
pub fn write(form: &Form, mark: &str) -> String {
    let seat = |seat: Option<Seat>| seat.map(|seat| seat.as_str());
    let mut map = Map::new()
        .with("mark", mark)
        .with("ends", ends(form.ends))
        .maybe("winner", seat(form.winner))
        .maybe("also", seats(&form.also))
        .maybe("by", form.by.map(|by| by.as_str()))
        .maybe("from", seat(form.from))
        .maybe("then", then(&form.then))
        .maybe("liable", liable(&form.liable))
        .with("cause", form.cause.as_str())
        .maybe("nagashi", seats(&form.nagashi))
        .maybe("scored", seat(form.scores.winner));
    for wind in Seat::ALL {
        let worth = worth(form.worth[wind]);
        let change = form.scores.changes[wind];
        map = map.maybe(&["worth-", wind.as_str()].concat(), worth).maybe(&["change-", wind.as_str()].concat(), change);
    }
    compact::write(&map.with("entry", to_json(&form.entry)).into())
}

/// The form of a text and its mark; none if the text is none.
#[must_use]
pub fn read(text: &str) -> Option<(Form, String)> {
    let tree = compact::read(text)?;
    let field = |key: &str| tree.get(key).and_then(Value::as_str);
    let file = json!({ "v": 1, "rules": "", "game": { "deals": [tree.get("entry")?] } });
    let entry = game::read_file(&file, 4).ok()?.deals.into_iter().next()?;
    let all = |key: &str| field(key).unwrap_or_default().chars().filter_map(Seat::from_char).collect::<Vec<_>>();
    let scores = Scores {
        changes: BySeat::from_fn(|wind| tree.get(["change-", wind.as_str()].concat()).and_then(whole)),
        winner: named(field("scored")),
        ..entry.scores.unwrap_or_default()
    };
    let form = Form {
        entry,
        ends: Ends::ALL.into_iter().find(|&other| field("ends") == Some(ends(other)))?,
        winner: named(field("winner")),
        also: all("also"),
        by: named(field("by")),
        from: named(field("from")),
        then: read_then(field("then").unwrap_or_default()),
        worth: BySeat::from_fn(|wind| {
            field(&["worth-", wind.as_str()].concat()).and_then(read_worth).unwrap_or_default()
        }),
        liable: read_liable(field("liable").unwrap_or_default()),
        cause: named(field("cause"))?,
        nagashi: all("nagashi"),
        scores,
    };
    Some((form, field("mark").unwrap_or_default().to_owned()))
}

fn named<T: FromStr>(text: Option<&str>) -> Option<T> {
    text?.parse().ok()
}
