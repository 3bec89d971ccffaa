//! How a rulebook of one's own begins: what is asked before the editor opens, and the rulebook that the answers make.

use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::rules::{Family, Rulebook, Unit, shipped};

use super::change::{Change, apply, usual_unit};
use super::custom_rulebook::CustomRulebook;

/// The rulebook without values, for those who begin with nothing.
pub const BLANK: &str = "four-winds-blank";

/// The answers. Those that the rulebook it builds on already gives change nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The id of the shipped rulebook that it builds on.
    pub base: &'static str,
    /// Whose names and terms it has.
    pub family: Family,
    /// How hands are counted.
    pub system: System,
    /// What a hand must reach to win, in the usual unit; nothing for no minimum.
    pub minimum: Option<Ratio>,
    /// What no hand comes to more than; nothing for no limit.
    pub limit: Option<i64>,
    /// How a win is paid, by the place of the choice.
    pub settlement: i64,
    /// Whether the losers are paid for their hands.
    pub losers: bool,
    /// Whether flowers and seasons are used.
    pub flowers: bool,
}

impl Beginning {
    /// The answers that a shipped rulebook gives; `None` if it is not here.
    #[must_use]
    pub fn of(base: &'static str) -> Option<Beginning> {
        let book = shipped::find(base)?;
        let option = |key: OptionKey| book.options.get(key);
        Some(Beginning {
            base,
            family: book.family,
            system: book.options.counting.system,
            minimum: book.minimum.map(|(value, _)| value),
            limit: option(OptionKey::Limit),
            settlement: option(OptionKey::Settlement).unwrap_or_default(),
            losers: option(OptionKey::LosersSettle) == Some(1),
            flowers: option(OptionKey::UseFlowers) == Some(1),
        })
    }

    /// The rulebook, under an id that no other has; `None` if an answer is none that a rulebook can have.
    #[must_use]
    pub fn rulebook(&self, id: &str, name: &str) -> Option<CustomRulebook> {
        let was = Beginning::of(self.base)?;
        let mut own = apply(&CustomRulebook::on(self.base, id, name), &Change::Name(name.to_owned()))?;
        let options = [
            (OptionKey::System, was.system as i64, Some(self.system as i64)),
            (OptionKey::Settlement, was.settlement, Some(self.settlement)),
            (OptionKey::LosersSettle, i64::from(was.losers), Some(i64::from(self.losers))),
            (OptionKey::UseFlowers, i64::from(was.flowers), Some(i64::from(self.flowers))),
        ];
        for (key, before, now) in options {
            if Some(before) != now {
                own = apply(&own, &Change::Option(key, now))?;
            }
        }
        if self.family != was.family {
            own = apply(&own, &Change::Family(self.family))?;
        }
        if self.limit != was.limit {
            own = apply(&own, &Change::Option(OptionKey::Limit, self.limit))?;
        }
        if self.minimum != was.minimum {
            let unit = minimum_unit(&own.book());
            own = apply(&own, &Change::Minimum(self.minimum.map(|value| (value, unit))))?;
        }
        Some(own)
    }
}

/// The unit in which a minimum is given where the rulebook has none yet.
fn minimum_unit(book: &Rulebook) -> Unit {
    book.minimum.map_or_else(|| usual_unit(book, Pattern::PungHand), |(_, unit)| unit)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tenbo_engine::rules::OFFERED;

    use super::*;

    #[test]
    fn the_answers_of_a_rulebook_change_nothing() {
        for &id in OFFERED {
            let own = Beginning::of(id).unwrap().rulebook("club", " Club ").unwrap();
            assert_eq!(*own.tree(), json!({ "id": "club", "name": "Club", "base": id }));
        }
        assert_eq!(Beginning::of("none"), None);
    }

    #[test]
    fn other_answers_are_in_the_rulebook() {
        let blank = Beginning::of(BLANK).unwrap();
        let club = Beginning {
            family: Family::HongKong,
            system: System::FaanLaak,
            minimum: Some(Ratio::whole(3)),
            limit: Some(64),
            flowers: !blank.flowers,
            losers: !blank.losers,
            ..blank.clone()
        };
        let book = club.rulebook("club", "Club").unwrap().book();
        assert_eq!(book.minimum, Some((Ratio::whole(3), Unit::Faan)), "in the unit of what is counted");
        let option = |key| book.options.get(key);
        assert_eq!((book.options.counting.system, book.family), (System::FaanLaak, Family::HongKong));
        assert_eq!(option(OptionKey::Limit), Some(64));
        assert_eq!(option(OptionKey::UseFlowers), Some(i64::from(club.flowers)));
        assert_eq!(option(OptionKey::LosersSettle), Some(i64::from(club.losers)));
        assert_eq!(Beginning { limit: Some(-1), ..blank.clone() }.rulebook("club", "Club"), None);
        assert_eq!(blank.rulebook("club", "  "), None, "it has a name");
    }

    #[test]
    fn a_minimum_can_be_dropped() {
        let none = Beginning { minimum: None, ..Beginning::of("mcr-mil-2025").unwrap() };
        assert_eq!(none.rulebook("club", "Club").unwrap().book().minimum, None);
    }
}
