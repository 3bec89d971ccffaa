//! Addresses: what stands for characters that they cannot hold.

/// The text of an escaped part of a query; `+` is a space there.
#[must_use]
pub fn decode(text: &str) -> String {
    let mut out: Vec<u8> = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (b'%', [high, low, behind @ ..]) => match (digit(*high), digit(*low)) {
                (Some(high), Some(low)) => {
                    out.push(high * 16 + low);
                    rest = behind;
                }
                _ => out.push(b'%'),
            },
            (b'+', _) => out.push(b' '),
            _ => out.push(*first),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// A text as a part of a query.
#[must_use]
pub fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for &byte in text.as_bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push('%');
            out.extend([byte >> 4, byte & 15].map(|half| char::from_digit(half.into(), 16).unwrap_or_default()));
        }
    }
    out
}

fn digit(letter: u8) -> Option<u8> {
    char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
