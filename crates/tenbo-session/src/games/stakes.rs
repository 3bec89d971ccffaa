//! What a game is played for: what a point is worth in money, and chips, a second account beside the points.

use serde_json::{Map, Value};
use tenbo_engine::named;
use tenbo_engine::problems::whole;
use tenbo_engine::tiles::{BySeat, Seat};

/// The most that a point or a chip is worth, in the smallest unit.
pub const MOST_WORTH: u32 = 1_000_000;

/// The most chips that one player wins or loses.
pub const MOST_CHIPS: i32 = 999;

/// What a stepper goes through, in the smallest unit of a currency or in points.
const STEPS: [u32; 22] = [
    0, 1, 2, 5, 10, 20, 25, 30, 50, 100, 200, 250, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000,
    100_000,
];

named! {
    /// What is paid in.
    Currency {
        /// No currency is named; two decimals.
        None = "none",
        /// Euro.
        Euro = "eur",
        /// Dollar.
        Dollar = "usd",
        /// Pound.
        Pound = "gbp",
        /// Yen, which has no smaller unit.
        Yen = "jpy",
        /// Yuan.
        Yuan = "cny",
        /// Hong Kong dollar.
        HongKong = "hkd",
        /// New Taiwan dollar, which has no smaller unit in use.
        Taiwan = "twd",
    }
}

#[expect(clippy::derivable_impls, reason = "`named!` has no place for the attribute of a default")]
impl Default for Currency {
    fn default() -> Currency {
        Currency::None
    }
}

#[expect(clippy::derivable_impls, reason = "`named!` has no place for the attribute of a default")]
impl Default for ChipUnit {
    fn default() -> ChipUnit {
        ChipUnit::Points
    }
}

impl Currency {
    /// How many digits stand behind the point.
    #[must_use]
    pub const fn decimals(self) -> u32 {
        match self {
            Currency::Yen | Currency::Taiwan => 0,
            _ => 2,
        }
    }
}

named! {
    /// What a chip is worth is counted in.
    ChipUnit {
        /// Points, which are settled with the others.
        Points = "points",
        /// Money.
        Money = "money",
    }
}

named! {
    /// What players in Hong Kong call what they play for: the first figure is what those who did not discard pay for a hand of no
    /// faan with the half gun, a point of the tables; the second what the discarder pays (`docs/rules/hong-kong.md`, Stakes).
    NamedStake {
        /// 二五雞: 0.25 and 0.50.
        TwoFive = "two-five",
        /// 五一: 0.50 and 1.
        FiveOne = "five-one",
        /// 一二蚊: 1 and 2.
        OneTwo = "one-two",
    }
}

impl NamedStake {
    /// What a point is worth in the smallest unit.
    #[must_use]
    pub const fn price(self) -> u32 {
        match self {
            NamedStake::TwoFive => 25,
            NamedStake::FiveOne => 50,
            NamedStake::OneTwo => 100,
        }
    }
}

/// How many points a price is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Per {
    /// One.
    #[default]
    Point,
    /// A thousand.
    Thousand,
}

impl Per {
    /// How many.
    #[must_use]
    pub const fn points(self) -> i64 {
        match self {
            Per::Point => 1,
            Per::Thousand => 1_000,
        }
    }
}

/// The chips of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chips {
    /// What each player has won or lost of them, by the seat in the first deal.
    pub won: BySeat<i32>,
    /// What one is worth, in points or in the smallest unit of the currency.
    pub worth: u32,
    /// Which of both.
    pub unit: ChipUnit,
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes {
    /// What is paid in.
    pub currency: Currency,
    /// What so many points are worth in the smallest unit; 0 where points are not paid.
    pub price: u32,
    /// How many points.
    pub per: Per,
    /// The chips.
    pub chips: Chips,
}

/// An amount of the smallest unit in whole ones, with a point: for machines too.
#[must_use]
pub fn money(amount: i64, currency: Currency) -> String {
    let decimals = currency.decimals();
    let unit = 10_u64.pow(decimals);
    let (whole, rest) = (amount.unsigned_abs() / unit, amount.unsigned_abs() % unit);
    let sign = if amount < 0 { "-" } else { "" };
    match decimals {
        0 => format!("{sign}{whole}"),
        digits => format!("{sign}{whole}.{rest:0width$}", width = digits as usize),
    }
}

/// What a value goes to by a step up or down.
#[must_use]
pub fn stepped(value: u32, up: bool) -> u32 {
    let next = if up {
        STEPS.into_iter().find(|&step| step > value)
    } else {
        STEPS.into_iter().rev().find(|&step| step < value)
    };
    next.unwrap_or(value)
}

impl Stakes {
    /// The same at a stake that has a name.
    #[must_use]
    pub const fn named(self, stake: NamedStake) -> Stakes {
        Stakes { currency: Currency::HongKong, price: stake.price(), per: Per::Point, ..self }
    }

    /// The same with no chips won, for another game.
    #[must_use]
    pub fn for_another_game(self) -> Stakes {
        Stakes { chips: Chips { won: BySeat::default(), ..self.chips }, ..self }
    }

    /// Within their bounds.
    #[must_use]
    pub(super) fn bounded(self) -> Stakes {
        let Stakes { currency, price, per, chips } = self;
        let won = chips.won.map(|won| won.clamp(-MOST_CHIPS, MOST_CHIPS));
        let chips = Chips { won, worth: chips.worth.min(MOST_WORTH), unit: chips.unit };
        Stakes { currency, price: price.min(MOST_WORTH), per, chips }
    }

    /// As a file has them; nothing where nothing is played for.
    #[must_use]
    pub fn tree(&self, players: usize) -> Option<Value> {
        if *self == Stakes::default() {
            return None;
        }
        let mut tree = Map::new();
        tree.insert("currency".into(), self.currency.as_str().into());
        tree.insert("price".into(), self.price.into());
        tree.insert("per".into(), self.per.points().into());
        if self.chips != Chips::default() {
            let won = Seat::ALL.into_iter().take(players).map(|seat| self.chips.won[seat]);
            let mut chips = Map::new();
            chips.insert("won".into(), won.collect());
            chips.insert("worth".into(), self.chips.worth.into());
            chips.insert("in".into(), self.chips.unit.as_str().into());
            tree.insert("chips".into(), chips.into());
        }
        Some(tree.into())
    }

    /// Those of a file. What is none is left out: nothing of the game follows from it.
    #[must_use]
    pub fn of_tree(tree: &Value) -> Stakes {
        let worth = |value: &Value| whole(value).and_then(|worth| u32::try_from(worth).ok());
        let text = |value: &Value, key: &str| value.get(key).and_then(Value::as_str).map(str::to_owned);
        let mut chips = Chips::default();
        if let Some(tree) = tree.get("chips") {
            let won = tree.get("won").and_then(Value::as_array).into_iter().flatten();
            for (seat, won) in Seat::ALL.into_iter().zip(won) {
                chips.won[seat] = whole(won).and_then(|won| i32::try_from(won).ok()).unwrap_or_default();
            }
            chips.worth = tree.get("worth").and_then(worth).unwrap_or_default();
            chips.unit = text(tree, "in").and_then(|unit| unit.parse().ok()).unwrap_or_default();
        }
        let per = tree.get("per").and_then(whole).filter(|&per| per == Per::Thousand.points());
        Stakes {
            currency: text(tree, "currency").and_then(|name| name.parse().ok()).unwrap_or_default(),
            price: tree.get("price").and_then(worth).unwrap_or_default(),
            per: per.map_or(Per::Point, |_| Per::Thousand),
            chips,
        }
        .bounded()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn stakes_come_back_from_a_file_and_nothing_is_played_for_without() {
        let chips =
            Chips { won: BySeat::from_fn(|seat| 3 - 2 * seat.index() as i32), worth: 50, unit: ChipUnit::Money };
        let all = Stakes { currency: Currency::Euro, price: 50, per: Per::Thousand, chips };
        let tree = all.tree(4).unwrap();
        assert_eq!(
            tree,
            json!({ "currency": "eur", "price": 50, "per": 1000, "chips": { "won": [3, 1, -1, -3], "worth": 50, "in": "money" } })
        );
        assert_eq!(Stakes::of_tree(&tree), all);
        assert_eq!(Stakes::default().tree(4), None);
        for strange in [json!({}), json!(7), json!({ "currency": "gold", "price": -1, "per": 3, "chips": [] })] {
            assert_eq!(Stakes::of_tree(&strange), Stakes::default(), "{strange}");
        }
        let large = json!({ "price": 4_000_000_000_u32, "chips": { "won": [5000], "worth": 7 } });
        let large = Stakes::of_tree(&large);
        assert_eq!((large.price, large.chips.won[Seat::East]), (MOST_WORTH, MOST_CHIPS));
        assert_eq!(all.for_another_game().chips.won, BySeat::default());
    }

    #[test]
    fn a_step_goes_to_the_next_usual_value_from_any() {
        assert_eq!(
            [stepped(0, true), stepped(50, true), stepped(60, true), stepped(100_000, true)],
            [1, 100, 100, 100_000]
        );
        assert_eq!([stepped(0, false), stepped(1, false), stepped(60, false)], [0, 0, 50]);
    }
}
