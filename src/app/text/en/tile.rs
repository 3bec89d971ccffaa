//! Tiles and sets.

use crate::engine::meld::MeldKind;
use crate::engine::reading::{Form, Set, Shape};
use crate::engine::tile::{Kind, Suit, Tile};

pub(super) const fn honor(kind: Kind) -> &'static str {
    match kind.rank() {
        1 => "East wind",
        2 => "South wind",
        3 => "West wind",
        4 => "North wind",
        5 => "white dragon",
        6 => "green dragon",
        _ => "red dragon",
    }
}

const fn bonus(number: u8) -> &'static str {
    match number {
        1 => "plum flower",
        2 => "orchid flower",
        3 => "chrysanthemum flower",
        4 => "bamboo flower",
        5 => "spring season",
        6 => "summer season",
        7 => "autumn season",
        _ => "winter season",
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "characters",
        Suit::Dots => "dots",
        Suit::Bamboos => "bamboos",
    }
}

fn digit(rank: u8) -> char {
    char::from(b'0' + rank)
}

pub fn tile(tile: Tile) -> String {
    if let Some(number) = tile.bonus_number() {
        return bonus(number).to_owned();
    }
    let Some(kind) = tile.kind() else { return String::new() };
    let mut out = String::with_capacity(20);
    if tile.is_joker() {
        out.push_str("joker as ");
    }
    let Some(of) = kind.suit() else {
        out.push_str(honor(kind));
        return out;
    };
    if tile.is_red() {
        out.push_str("red ");
    }
    out.push(digit(kind.rank()));
    out.push_str(" of ");
    out.push_str(suit(of));
    out
}

pub fn set(set: Set) -> String {
    let mut out = String::from(match (set.form, set.meld) {
        (Form::Chow, Some(_)) => "open chow ",
        (Form::Chow, None) => "chow ",
        (Form::Knitted, _) => "knitted ",
        (Form::Pung, Some(_)) => "open pung of ",
        (Form::Pung, None) => "pung of ",
        (Form::Kong, Some(MeldKind::ConcealedKong) | None) => "concealed kong of ",
        (Form::Kong, Some(_)) => "open kong of ",
        (Form::Pair, _) => "pair of ",
    });
    match (set.form, set.first.suit()) {
        (Form::Chow | Form::Knitted, Some(of)) => {
            let apart = if set.form == Form::Chow { 1 } else { 3 };
            for step in 0..3 {
                if step > 0 {
                    out.push('-');
                }
                out.push(digit(set.first.rank() + step * apart));
            }
            out.push_str(" of ");
            out.push_str(suit(of));
        }
        _ => {
            let name = tile(Tile::plain(set.first));
            out.push_str(&name);
            if set.first.is_honor() {
                out.push('s');
            }
        }
    }
    out
}

pub const fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Standard => "",
        Shape::SevenPairs => "seven pairs",
        Shape::ThirteenOrphans => "thirteen orphans",
        Shape::KnittedStraight => "knitted straight",
        Shape::KnittedHonors => "honors and knitted tiles",
        Shape::Knitting => "knitted pairs",
        Shape::TripleKnitting => "knitted triplets",
        Shape::WrigglingSnake | Shape::LittleSnake => "a snake and winds",
        Shape::WindyChows => "chows and winds",
        Shape::Unconnected => "unconnected tiles",
        Shape::Partial => "not complete",
    }
}
