//! What is paid counts up to its amount: the amounts that are shown on the way.

use crate::i18n::number::grouped;

/// The amounts in `to`, a quarter, half and three quarters of the way from those in `from`; from 0 where those are others
/// in number, as when a hand is drawn that was won on a discard.
pub fn on_the_way(from: &str, to: &str) -> [String; 3] {
    let amounts = |text: &str| -> Vec<i64> {
        let parts = text.split(|letter: char| !letter.is_ascii_digit() && letter != ',');
        parts.filter_map(|part| part.replace(',', "").parse().ok()).collect()
    };
    let (before, after) = (amounts(from), amounts(to));
    let before = if before.len() == after.len() { before } else { vec![0; after.len()] };
    [1, 2, 3].map(|quarters| {
        let mut text = to.to_owned();
        for (old, new) in before.iter().zip(&after).rev() {
            if let Some(place) = text.rfind(&grouped(*new)) {
                let shown = grouped(old + (new - old) * quarters / 4);
                text.replace_range(place..place + grouped(*new).len(), &shown);
            }
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_amount_counts_from_what_it_was() {
        assert_eq!(on_the_way("", "3,900"), ["975", "1,950", "2,925"]);
        assert_eq!(on_the_way("3,900", "8,000"), ["4,925", "5,950", "6,975"]);
        assert_eq!(on_the_way("8,000", "2,000"), ["6,500", "5,000", "3,500"]);
        assert_eq!(on_the_way("3,900", "1,000/2,000"), ["250/500", "500/1,000", "750/1,500"]);
        assert_eq!(on_the_way("", "1,000 all"), ["250 all", "500 all", "750 all"]);
    }
}
