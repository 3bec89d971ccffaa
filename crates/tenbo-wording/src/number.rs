//! Numbers as people read them.

use tenbo_engine::Ratio;
use tenbo_session::games::stakes::Currency;

/// Groups of three: `12,000`; a true minus sign.
#[must_use]
pub fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::with_capacity(digits.len() + 4);
    if number < 0 {
        out.push('\u{2212}');
    }
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// With its sign, also above zero: a gain must not be told by color alone.
#[must_use]
pub fn signed(number: i64) -> String {
    let mut out = grouped(number);
    if number > 0 {
        out.insert(0, '+');
    }
    out
}

/// A figure with the sign of a gain before it; that of a loss it has.
#[must_use]
pub fn with_sign(number: i64, figure: String) -> String {
    if number > 0 { ["+", &figure].concat() } else { figure }
}

/// In thousands, with one decimal at least: `30.6`, `-7.5`.
#[must_use]
pub fn thousands(number: i64) -> String {
    let text = brief_thousands(number);
    if text.contains('.') { text } else { text + ".0" }
}

/// In thousands, with as few decimals as it takes: `15`, `30.6`.
#[must_use]
pub fn brief_thousands(number: i64) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "" };
    let (whole, rest) = (number.unsigned_abs() / 1_000, format!("{:03}", number.unsigned_abs() % 1_000));
    let decimals = rest.trim_end_matches('0');
    let point = if decimals.is_empty() { "" } else { "." };
    format!("{sign}{}{point}{decimals}", grouped(i64::try_from(whole).unwrap_or(i64::MAX)))
}

/// An amount of the smallest unit of a currency, with its sign: `€ 14.65`.
#[must_use]
pub fn money(amount: i64, currency: Currency) -> String {
    let figure = price(amount, currency);
    let symbol = symbol(currency);
    if symbol.is_empty() { figure } else { format!("{symbol}\u{a0}{figure}") }
}

/// The same without.
#[must_use]
pub fn price(amount: i64, currency: Currency) -> String {
    let unit = 10_i64.pow(currency.decimals());
    match currency.decimals() {
        0 => grouped(amount),
        digits => format!("{}.{:0width$}", grouped(amount / unit), amount % unit, width = digits as usize),
    }
}

/// How a currency is written before an amount.
#[must_use]
pub const fn symbol(currency: Currency) -> &'static str {
    match currency {
        Currency::None => "",
        Currency::Euro => "€",
        Currency::Dollar => "$",
        Currency::Pound => "£",
        Currency::Yen | Currency::Yuan => "¥",
        Currency::HongKong => "HK$",
        Currency::Taiwan => "NT$",
    }
}

/// A fraction: `½`, `3`, `5/3`.
#[must_use]
pub fn ratio(value: Ratio) -> String {
    let (n, d) = (value.numerator(), value.denominator());
    if d == 1 {
        return grouped(n);
    }
    let (whole, rest) = (n.div_euclid(d), n.rem_euclid(d));
    let glyph = match (rest, d) {
        (1, 2) => '½',
        (1, 4) => '¼',
        (3, 4) => '¾',
        _ => {
            let mut out = grouped(n);
            out.push('/');
            out.push_str(&d.to_string());
            return out;
        }
    };
    let mut out = if whole == 0 { String::new() } else { grouped(whole) };
    out.push(glyph);
    out
}

/// A small exponent in raised digits.
#[must_use]
pub fn raised(number: i64) -> String {
    number
        .to_string()
        .chars()
        .map(|digit| match digit {
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            '0' => '⁰',
            '4' => '⁴',
            '5' => '⁵',
            '6' => '⁶',
            '7' => '⁷',
            '8' => '⁸',
            '9' => '⁹',
            _ => '⁻',
        })
        .collect()
}

/// A value as its figure and what it is counted in: "1" and "han" of "1 han", "2" and "番" of "2番".
#[must_use]
pub fn figure_and_unit(value: &str) -> (&str, &str) {
    let is_of_figure = |letter: char| letter.is_ascii_digit() || ",/½¼¾+−×²".contains(letter);
    let end = value.find(|letter| !is_of_figure(letter)).unwrap_or(value.len());
    let (figure, unit) = value.split_at(end);
    (figure, unit.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_have_the_decimals_that_they_need_and_money_those_of_its_currency() {
        let said = [30_600, -7_500, 15_000, 12_345, -50, 0].map(thousands);
        assert_eq!(said, ["30.6", "\u{2212}7.5", "15.0", "12.345", "\u{2212}0.05", "0.0"]);
        assert_eq!([15_000, -5_000, 5_100].map(brief_thousands), ["15", "\u{2212}5", "5.1"]);
        assert_eq!(money(1_465, Currency::Euro), "€\u{a0}14.65");
        assert_eq!([money(5, Currency::None), money(12_500, Currency::Yen)], ["0.05", "¥\u{a0}12,500"]);
    }

    #[test]
    fn groups_signs_and_fractions() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(12_000), "12,000");
        assert_eq!(grouped(-1_234_567), "\u{2212}1,234,567");
        assert_eq!(signed(300), "+300");
        assert_eq!(signed(0), "0");
        assert_eq!(ratio(Ratio::new(1, 2).unwrap()), "½");
        assert_eq!(ratio(Ratio::new(3, 2).unwrap()), "1½");
        assert_eq!(ratio(Ratio::new(5, 3).unwrap()), "5/3");
        assert_eq!(raised(13), "¹³");
    }

    #[test]
    fn a_value_is_a_figure_and_its_unit() {
        assert_eq!(figure_and_unit("1\u{a0}han"), ("1", "han"));
        assert_eq!(figure_and_unit("½ double"), ("½", "double"));
        assert_eq!(figure_and_unit("2番"), ("2", "番"));
        assert_eq!(figure_and_unit("88"), ("88", ""));
        assert_eq!(figure_and_unit("yakuman"), ("", "yakuman"));
    }
}
