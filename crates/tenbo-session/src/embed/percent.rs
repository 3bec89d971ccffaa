//! Addresses: what stands for characters that they cannot hold.

use crate::share::unescape;

/// The text of an escaped part of a query; `+` is a space there.
#[must_use]
pub fn decode(text: &str) -> String {
    unescape(&text.replace('+', " "))
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
