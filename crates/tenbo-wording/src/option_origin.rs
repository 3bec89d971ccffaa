//! Who set an option.

use tenbo_engine::options::OptionKey;
use tenbo_engine::rules::{Mark, Rulebook};

use super::cited::Cited;
use super::language::Language;

/// Who set an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionOrigin {
    /// The house.
    House,
    /// A part of the rulebook.
    Rulebook {
        /// What is said of that part.
        mark: Mark,
        /// Where it is written.
        cited: Cited,
    },
    /// Nobody: it is as the program has it.
    Default,
}

impl OptionOrigin {
    /// Who set an option, if it was not the house.
    #[must_use]
    pub fn of(key: OptionKey, book: &Rulebook, language: Language) -> OptionOrigin {
        let place = book.option_blocks.get(key as usize).copied().unwrap_or_default();
        let block = book.blocks.get(usize::from(place)).filter(|_| place > 0);
        block.map_or(OptionOrigin::Default, |block| OptionOrigin::Rulebook {
            mark: block.mark,
            cited: language.cited_part(block),
        })
    }
}
