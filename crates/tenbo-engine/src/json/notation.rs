//! Regular expressions for tiles as text, made of what the reader takes each character for.

use crate::tiles::{Sign, Tile, sign};

/// A regular expression for tiles as they are entered.
pub(super) fn tiles_pattern() -> String {
    let (space, single, suits) = (space(), single(), Suit::all());
    let last = either(&suits, |suit| format!("{0}(?:{0}|{space})*{1}", suit.tile(), suit.letters));
    let first = either(&suits, |suit| format!("{1}{space}*{0}(?:{0}|{space})*", suit.tile(), suit.letters));
    let free = format!("(?:{space}|{last}|{single})*");
    // Digits after a suit are of that suit, until a tile of its own comes.
    format!("^{free}(?:{first}+(?:{single}{free}|$))*$")
}

/// A regular expression for one tile.
pub(super) fn tile_pattern() -> String {
    let (space, single, suits) = (space(), single(), Suit::all());
    let last = either(&suits, |suit| format!("{}{space}*{}", suit.tile(), suit.letters));
    let first = either(&suits, |suit| format!("{1}{space}*{0}", suit.tile(), suit.letters));
    format!("^{space}*(?:{last}|{first}|{single}){space}*$")
}

/// A suit: the characters that name it, the digits that it has, and whether jokers stand for its tiles.
struct Suit {
    letters: String,
    digits: String,
    jokers: bool,
}

impl Suit {
    /// The suits, together where they have the same digits.
    fn all() -> [Suit; 4] {
        ["mps", "z", "f", "g"].map(|letters| {
            let is_digit = |digit| letters.chars().any(|letter| Tile::from_notation(digit, letter).is_some());
            let held = |digit| letters.chars().find_map(|letter| Tile::from_notation(digit, letter)?.kind_in_hand());
            Suit {
                letters: class(|sign| matches!(sign, Sign::Suit(letter) if letters.contains(letter))),
                digits: class(|sign| matches!(sign, Sign::Digit(digit) if is_digit(digit))),
                jokers: held(1).is_some(),
            }
        })
    }

    /// A digit with the mark of a joker that it may have.
    fn tile(&self) -> String {
        let joker = if self.jokers { joker() } else { String::new() };
        format!("{joker}{}", self.digits)
    }
}

/// One of the suits, each as `expression` writes it.
fn either(suits: &[Suit], expression: impl Fn(&Suit) -> String) -> String {
    format!("(?:{})", suits.iter().map(expression).collect::<Vec<_>>().join("|"))
}

/// A tile that is a character of its own, some of them with the rest of their name: 東風, 發財, 白板, 紅中.
fn single() -> String {
    let tiles = class(|sign| matches!(sign, Sign::Tile(_)));
    format!("{}(?:[東东南西北][風风]|[發発发][財财]|白板|[紅红]中|{tiles})", joker())
}

/// The mark of a joker, if there is one, and what may stand between it and its tile.
fn joker() -> String {
    format!("(?:{}{}*)?", class(|sign| sign == Sign::Joker), space())
}

/// A character that only separates.
fn space() -> String {
    // `\s` is white space, but not in every validator the one of Chinese and Japanese text.
    let others =
        class_of(|letter| (!letter.is_whitespace() || letter == '\u{3000}') && sign(letter) == Some(Sign::Space));
    others.replacen('[', "[\\s", 1)
}

fn class(is: impl Fn(Sign) -> bool) -> String {
    class_of(|letter| sign(letter).is_some_and(&is))
}

/// The class of these characters, in ranges where three or more follow one another.
fn class_of(is: impl Fn(char) -> bool) -> String {
    let mut ranges: Vec<(char, char)> = Vec::new();
    for letter in ('\0'..=char::MAX).filter(|&letter| is(letter)) {
        match ranges.last_mut() {
            Some((_, last)) if u32::from(*last) + 1 == u32::from(letter) => *last = letter,
            _ => ranges.push((letter, letter)),
        }
    }
    let parts = ranges.into_iter().map(|(first, last)| match u32::from(last) - u32::from(first) {
        0 => first.to_string(),
        1 => format!("{first}{last}"),
        _ => format!("{first}-{last}"),
    });
    format!("[{}]", parts.collect::<String>())
}
