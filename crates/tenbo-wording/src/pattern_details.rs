//! What the reference and the editor say of a pattern: what it is worth, where that is written, what it keeps from counting.

use tenbo_engine::Ratio;
use tenbo_engine::options::System;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Item, Mark, Rulebook, Unit};
use tenbo_session::editor::List;
use tenbo_session::exclusions::{excluded_by, excludes};

use super::cited::Cited;
use super::language::{EditorWord, Language, ReferenceWord};

/// What a pattern is worth to the winner or the losers, and which part of the rulebook says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternValue {
    /// What it is worth, and to whom.
    pub text: String,
    /// The source, and its mark.
    pub origin: Option<(Cited, Mark)>,
}

/// A pattern as it is opened in the reference, apart from its hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternDetails {
    /// What it is.
    pub definition: String,
    /// What it is worth.
    pub values: Vec<PatternValue>,
    /// What it keeps from counting, and what keeps it.
    pub exclusions: Vec<String>,
}

impl PatternDetails {
    /// Everything about a pattern.
    #[must_use]
    pub fn of(pattern: Pattern, plan: &Plan, language: Language) -> PatternDetails {
        let value = |list: List| {
            let item = list.item(plan.rulebook(), pattern).filter(|item| item.has_value())?;
            let block = plan.rulebook().blocks.get(usize::from(item.block)).filter(|_| item.block > 0);
            let origin = block.map(|block| (language.cited(block), block.mark));
            let text = language.labeled(language.list(list), &language.worth_of_item(item, plan.system()));
            Some(PatternValue { text, origin })
        };
        let below = language.keeps_out(&excludes(plan, pattern), plan);
        let above = language.kept_out_by(&excluded_by(plan, pattern), plan);
        PatternDetails {
            definition: language.definition_under(pattern, plan).to_string(),
            values: List::ALL.into_iter().filter_map(value).collect(),
            exclusions: below.into_iter().chain(above).collect(),
        }
    }
}

/// Whether these rules give a pattern a value, the winner's or the losers'.
#[must_use]
pub fn counts(plan: &Plan, pattern: Pattern) -> bool {
    plan.values(pattern) || plan.rulebook().losers.get(&pattern).is_some_and(Item::has_value)
}

impl Language {
    /// What a pattern is worth in the list of the reference, or that it is not counted.
    #[must_use]
    pub fn worth_in_list(self, pattern: Pattern, plan: &Plan) -> String {
        let item = plan.rulebook().winner.get(&pattern);
        let of_limit = item.filter(|item| item.unit == Unit::PercentOfLimit && plan.system() == System::HanFu);
        match of_limit {
            Some(item) => self.worth_of_item(item, plan.system()),
            None if counts(plan, pattern) => self.item(item),
            None => self.word(ReferenceWord::NotCounted).to_owned(),
        }
    }

    /// What the list of the editor says of a pattern's worth beside its value: concealed, self-drawn, and to losers.
    #[must_use]
    pub fn worth_beside(self, pattern: Pattern, book: &Rulebook) -> Option<String> {
        let [winner, losers] = List::ALL.map(|list| list.item(book, pattern));
        let with = |word: EditorWord, value: Option<Ratio>| {
            value.map(|value| self.labeled(self.word(word), &super::number::ratio(value)))
        };
        let concealed = winner.and_then(|item| with(EditorWord::Concealed, item.concealed_value));
        let drawn = winner.and_then(|item| with(EditorWord::SelfDrawn, item.self_drawn_value));
        let losers = losers.filter(|item| item.has_value());
        let losers = losers.map(|item| self.labeled(self.list(List::Losers), &self.item(Some(item))));
        let all: Vec<String> = [concealed, drawn, losers].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(" · "))
    }

    /// What a pattern that differs was in the base: its value, or that the rest of it differs.
    #[must_use]
    pub fn pattern_was(self, pattern: Pattern, base: &Rulebook, own: &Rulebook) -> String {
        let [before, now] = [base, own].map(|book| self.item(book.winner.get(&pattern)));
        if before == now {
            return self.word(EditorWord::ConditionsWord).to_owned();
        }
        self.editor_value_in(&before, self.rulebook(&base.id, &base.name))
    }
}
