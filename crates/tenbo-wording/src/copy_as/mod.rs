//! A result in the notation of other programs.

mod format;
mod latex;
mod lay;
mod typst;
mod wiki;

#[cfg(test)]
mod tests;

pub use format::CopyFormat;

/// An address in which signs that mean something to a reader of the text stand as their bytes.
fn address(link: &str, is_meant: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(link.len());
    for letter in link.chars() {
        if letter.is_ascii() && !letter.is_ascii_control() && letter != ' ' && !is_meant(letter) {
            out.push(letter);
            continue;
        }
        let mut bytes = [0; 4];
        letter.encode_utf8(&mut bytes).bytes().for_each(|byte| out.push_str(&format!("%{byte:02X}")));
    }
    out
}
