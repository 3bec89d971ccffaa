//! What a single character means in a text of tiles: in ASCII, in its full-width form, as a Chinese or Japanese
//! character, or as a Unicode tile.

use super::tile::Tile;

/// What a character stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// A number whose suit stands before or after it.
    Digit(u8),
    /// A suit, by its letter.
    Suit(char),
    /// A tile of its own: an honor, or a bonus tile.
    Tile(Tile),
    /// The tile after it is a joker.
    Joker,
    /// Nothing: it separates.
    Space,
}

/// The same character in ASCII, where it is one of the full-width forms that Chinese and Japanese keyboards give.
pub(super) fn ascii(letter: char) -> char {
    let ascii = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0),
        '\u{301c}' => Some('~'),
        _ => None,
    };
    ascii.unwrap_or(letter)
}

/// What a character stands for; `None` if for nothing in notation.
pub(crate) fn sign(letter: char) -> Option<Sign> {
    let letter = ascii(letter);
    let tile = |digit: u8, suit: char| Tile::from_notation(digit, suit).map(Sign::Tile);
    match letter {
        '0'..='9' => Some(Sign::Digit(letter as u8 - b'0')),
        'm' | 'p' | 's' | 'z' | 'f' | 'g' => Some(Sign::Suit(letter)),
        '*' | '\u{1f02a}' => Some(Sign::Joker),
        ',' | '、' | '\u{fe0e}' | '\u{fe0f}' => Some(Sign::Space),
        _ if letter.is_whitespace() => Some(Sign::Space),
        '一' => Some(Sign::Digit(1)),
        '二' => Some(Sign::Digit(2)),
        '三' => Some(Sign::Digit(3)),
        '四' => Some(Sign::Digit(4)),
        '五' | '伍' => Some(Sign::Digit(5)),
        '六' => Some(Sign::Digit(6)),
        '七' => Some(Sign::Digit(7)),
        '八' => Some(Sign::Digit(8)),
        '九' => Some(Sign::Digit(9)),
        '萬' | '万' => Some(Sign::Suit('m')),
        '筒' | '餅' | '饼' => Some(Sign::Suit('p')),
        '索' | '條' | '条' => Some(Sign::Suit('s')),
        'E' | '東' | '东' => tile(1, 'z'),
        'S' | '南' => tile(2, 'z'),
        'W' | '西' => tile(3, 'z'),
        'N' | '北' => tile(4, 'z'),
        'P' | '白' => tile(5, 'z'),
        'F' | '發' | '発' | '发' => tile(6, 'z'),
        'C' | '中' => tile(7, 'z'),
        '梅' => tile(1, 'f'),
        '蘭' | '兰' => tile(2, 'f'),
        '菊' => tile(3, 'f'),
        '竹' => tile(4, 'f'),
        '春' => tile(5, 'f'),
        '夏' => tile(6, 'f'),
        '秋' => tile(7, 'f'),
        '冬' => tile(8, 'f'),
        _ => of_unicode(letter).map(Sign::Tile),
    }
}

/// Whether a character is the rest of a name whose other character says it all: 風 of 東風, 財 of 發財, 板 of 白板, 紅 of
/// 紅中.
pub(super) const fn is_rest(before: Option<char>, letter: char, after: Option<char>) -> bool {
    matches!(
        (before, letter, after),
        (Some('東' | '东' | '南' | '西' | '北'), '風' | '风', _)
            | (Some('發' | '発' | '发'), '財' | '财', _)
            | (Some('白'), '板', _)
            | (_, '紅' | '红', Some('中'))
    )
}

/// A Unicode mahjong tile (from U+1F000). Unicode has the bamboo, the fourth flower, before the chrysanthemum, the third.
fn of_unicode(letter: char) -> Option<Tile> {
    let code = u32::from(letter).checked_sub(0x1f000)?;
    let number = |from: u32| u8::try_from(code - from + 1).unwrap_or(0);
    let (digit, suit) = match code {
        0..=3 => (number(0), 'z'),
        4 => (7, 'z'),
        5 => (6, 'z'),
        6 => (5, 'z'),
        7..=15 => (number(7), 'm'),
        16..=24 => (number(16), 's'),
        25..=33 => (number(25), 'p'),
        34 => (1, 'f'),
        35 => (2, 'f'),
        36 => (4, 'f'),
        37 => (3, 'f'),
        38..=41 => (number(38) + 4, 'f'),
        _ => return None,
    };
    Tile::from_notation(digit, suit)
}
