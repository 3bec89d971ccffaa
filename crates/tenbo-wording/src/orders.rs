//! In which orders sets can be combined, in words and tiles.

use tenbo_engine::plan::Plan;
use tenbo_engine::score::{Join, Order};

use super::groups::{Face, Group, Lights, of_sets};
use super::language::Language;
use super::sheet::group_text;

/// A pattern over some sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// Its name.
    pub name: String,
    /// The tiles of its sets.
    pub faces: Vec<Face>,
    /// The same in words.
    pub over: String,
    /// Where they lie in the display.
    pub lights: Lights,
}

/// An order: some first, then one of some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// These stand together; those that may come last follow them.
    pub chips: Vec<Chip>,
    /// How many stand together.
    pub first: usize,
    /// Whether players differ about the last step.
    pub disputed: bool,
}

/// An order over the sets as they are laid out.
#[must_use]
pub fn row(language: Language, plan: &Plan, order: &Order, laid: &[Group]) -> OrderRow {
    let chip = |join: &Join| {
        let own: Vec<&Group> = laid.iter().filter(|group| group.place.intersects(join.sets)).collect();
        let words: Vec<String> = own.iter().map(|group| group_text(language, group, plan.rulebook().family)).collect();
        Chip {
            name: language.named(join.pattern, plan).to_owned(),
            faces: own.iter().flat_map(|group| group.faces.iter().copied()).collect(),
            over: language.clauses_of(&words),
            lights: of_sets(join.sets, laid),
        }
    };
    OrderRow {
        chips: order.first.iter().chain(&order.then).map(chip).collect(),
        first: order.first.len(),
        disputed: order.disputed,
    }
}
