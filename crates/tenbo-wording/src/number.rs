//! Numbers as people read them.

use tenbo_engine::Ratio;

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
