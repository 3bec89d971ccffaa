//! Wiki text: a table of MediaWiki with the tiles as Unicode has them, and in Tenbo's notation, which says what Unicode cannot:
//! red fives, what was claimed from whom, what won.

use crate::picture::Picture;
use tenbo_engine::tiles::Tile;

/// The result as a table.
pub fn write(picture: &Picture, link: &str) -> String {
    let mut out = format!("{{| class=\"wikitable\"\n|+ {}\n", escaped(&picture.headline));
    let wide = |text: &str, out: &mut String| out.push_str(&format!("|-\n| colspan=\"2\" | {text}\n"));
    for line in picture.context_lines() {
        wide(&escaped(line), &mut out);
    }
    for hand in &picture.hands {
        if let Some(who) = &hand.who {
            out.push_str(&format!("|-\n! colspan=\"2\" | {}\n", escaped(who)));
        }
        let parts: Vec<String> =
            hand.spread.0.iter().map(|part| part.tiles().into_iter().map(unicode).collect()).collect();
        wide(&format!("{}<br><code>{}</code>", parts.join(" "), escaped(&hand.written)), &mut out);
        rows(&hand.rows(), &mut out);
    }
    rows(&picture.payments, &mut out);
    let address = super::address(link, |letter| !letter.is_ascii_alphanumeric() && !"-._:/?#&=;,+@%".contains(letter));
    wide(&format!("[{address} {}]", escaped(&["Tenbo ", picture.brand].concat())), &mut out);
    out.push_str("|}\n");
    out
}

fn rows(rows: &[(String, String)], out: &mut String) {
    for (name, value) in rows {
        out.push_str(&format!("|-\n| {}\n| style=\"text-align:right\" | {}\n", escaped(name), escaped(value)));
    }
}

/// A text that means itself: of all signs of ASCII only those that nothing is written with stay, and colons before a space.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            letter if letter.is_control() => out.push(' '),
            ':' if letters.peek() == Some(&' ') => out.push(':'),
            letter if letter.is_ascii_punctuation() && !",.()+-/%?".contains(letter) => {
                out.push_str(&format!("&#{};", u32::from(letter)));
            }
            letter => out.push(letter),
        }
    }
    out
}

/// A tile as Unicode has it; a red five as a five, and a joker as one; in words those it has not.
fn unicode(tile: Tile) -> String {
    let digit = u32::from(tile.digit());
    let number = if tile.is_red() { 5 } else { digit };
    let code = match (tile.letter(), number) {
        _ if tile.is_joker() => 0x1f02a,
        ('m', number) => 0x1f006 + number,
        ('s', number) => 0x1f00f + number,
        ('p', number) => 0x1f018 + number,
        ('z', number @ 1..=4) => 0x1f000 + number - 1,
        ('z', number) => 0x1f000 + 11 - number,
        // Unicode has the bamboo, the fourth flower, before the chrysanthemum, the third.
        ('f', 3) => 0x1f025,
        ('f', 4) => 0x1f024,
        ('f', number) => 0x1f021 + number,
        _ => return tile.to_string(),
    };
    // Without the selector a browser shows the red dragon in colors and the others in ink.
    char::from_u32(code).map(|letter| [letter, '\u{fe0e}'].iter().collect()).unwrap_or_default()
}
