//! Amounts as they are entered.

use tenbo_engine::Ratio;

/// The amount of a text: a whole number, `1.5` or `1/2`.
pub fn parse(text: &str) -> Option<Ratio> {
    let text = text.trim();
    if let Some((n, d)) = text.split_once('/') {
        return Ratio::new(n.trim().parse().ok()?, d.trim().parse().ok()?);
    }
    let Some((whole, part)) = text.split_once(['.', ',']) else { return Some(Ratio::whole(text.parse().ok()?)) };
    let scale = 10i64.checked_pow(u32::try_from(part.len()).ok()?)?;
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    Ratio::new(whole.checked_mul(scale)?.checked_add(part.parse().ok()?)?, scale)
}

/// The same where there may be none: nothing entered is none, `None` is no amount.
pub fn parse_optional(text: &str) -> Option<Option<Ratio>> {
    if text.trim().is_empty() { Some(None) } else { parse(text).map(Some) }
}

/// An amount as it is entered.
pub fn entered(value: Ratio) -> String {
    let fraction = || format!("{}/{}", value.numerator(), value.denominator());
    value.as_whole().map_or_else(fraction, |whole| whole.to_string())
}
