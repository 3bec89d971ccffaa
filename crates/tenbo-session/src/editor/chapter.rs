//! The chapters of the editor, and what differs in each.

use super::differs::Difference;
use crate::option_list::Part;

/// What belongs together in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// A part of the options, with the tables that go with it.
    Rules(Part),
    /// The patterns of the catalogue, and lists of them.
    Patterns,
    /// Custom hands.
    Hands,
}

impl Difference {
    /// Where it is changed.
    #[must_use]
    pub fn chapter(&self) -> Chapter {
        match self {
            Difference::Option(key, ..) => Chapter::Rules(Part::of(*key)),
            Difference::Item(_, pattern, ..) | Difference::Excludes(pattern, ..) => match pattern.custom_number() {
                Some(_) => Chapter::Hands,
                None => Chapter::Patterns,
            },
            Difference::Basic(..) => Chapter::Rules(Part::Counting),
            Difference::Part(part) => of_part(part),
        }
    }
}

/// Where a part of the file is changed.
#[must_use]
pub fn of_part(part: &str) -> Chapter {
    match part {
        "hands" => Chapter::Hands,
        "groups" | "series" | "caps" => Chapter::Patterns,
        "liability" => Chapter::Rules(Part::Liability),
        "payments" => Chapter::Rules(Part::Paying),
        _ => Chapter::Rules(Part::Counting),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::options::OptionKey;
    use tenbo_engine::patterns::Pattern;

    #[test]
    fn a_difference_is_in_the_chapter_where_it_is_changed() {
        let own = Pattern::CUSTOM[0];
        for (difference, chapter) in [
            (Difference::Option(OptionKey::RedFives, None, Some(3)), Chapter::Rules(Part::Tiles)),
            (Difference::Option(OptionKey::Chombo, None, Some(0)), Chapter::Rules(Part::Game)),
            (Difference::Excludes(Pattern::PungHand, Vec::new(), Vec::new()), Chapter::Patterns),
            (Difference::Excludes(own, Vec::new(), Vec::new()), Chapter::Hands),
            (Difference::Basic("win", 10, 20), Chapter::Rules(Part::Counting)),
            (Difference::Part("hands"), Chapter::Hands),
            (Difference::Part("caps"), Chapter::Patterns),
            (Difference::Part("liability"), Chapter::Rules(Part::Liability)),
            (Difference::Part("payments"), Chapter::Rules(Part::Paying)),
            (Difference::Part("minimum"), Chapter::Rules(Part::Counting)),
        ] {
            assert_eq!(difference.chapter(), chapter, "{difference:?}");
        }
    }
}
