//! What the editor says of what is probably not meant: a line for each cause.

use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::plan::Plan;
use tenbo_session::editor::Change;
use tenbo_session::editor::causes::{Affected, Cause, Spot, Why};

use super::language::{EditorWord, Language};
use super::number::grouped;

/// A cause in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownCause {
    /// What it is.
    pub what: String,
    /// What comes of it; empty where the cause says it itself.
    pub so: String,
    /// Where it is.
    pub spot: Option<Spot>,
    /// What mends it, and what the button for that says.
    pub mend: Option<(&'static str, Change)>,
}

impl Language {
    /// A cause, with the names that these rules have.
    #[must_use]
    pub fn cause(self, cause: &Cause, plan: &Plan) -> ShownCause {
        let (what, so) = match &cause.why {
            Why::Option(key, _) => (self.is_so(*key, plan), self.without_effect(&cause.affected, plan)),
            Why::Limit(limit) => {
                let names = self.listed(&self.names_of(&cause.affected, plan, true));
                (self.editor_cause_limit(&grouped(*limit)), self.editor_cause_beyond(&names))
            }
            Why::Unit(unit) => (self.editor_cause_unit(self.unit(*unit)), self.without_effect(&cause.affected, plan)),
            Why::Doubt(doubt) => (self.doubt_in(doubt, plan), String::new()),
        };
        let mend = cause.mend().map(|change| {
            let word = if matches!(cause.why, Why::Limit(_)) { EditorWord::CapIt } else { EditorWord::SwitchOn };
            (self.word(word), change)
        });
        ShownCause { what, so, spot: cause.spot(), mend }
    }

    /// How an option is set: "“Flowers and seasons” is off."
    fn is_so(self, key: OptionKey, plan: &Plan) -> String {
        let (option, value) = (self.option(key, plan.rulebook().family), plan.rulebook().comes_to(key));
        match (key.spec(), value) {
            (OptionSpec::Flag(_), Some(1)) => self.editor_cause_on(option),
            (OptionSpec::Flag(_), _) => self.editor_cause_off(option),
            _ => self.editor_cause_set(option, &self.setting(key, value, plan.rulebook().family)),
        }
    }

    fn without_effect(self, affected: &[Affected], plan: &Plan) -> String {
        let (count, names) = (affected.len().to_string(), self.listed(&self.names_of(affected, plan, false)));
        match affected.iter().all(|affected| matches!(affected, Affected::Pattern(_))) {
            true => self.editor_cause_never_counts(&count, &names),
            false => self.editor_cause_no_effect(&count, &names),
        }
    }

    fn names_of(self, affected: &[Affected], plan: &Plan, with_value: bool) -> Vec<String> {
        let named = |affected: &Affected| match affected {
            Affected::Option(key) => self.option(*key, plan.rulebook().family).to_owned(),
            Affected::Pattern(pattern) => {
                let name = self.named(*pattern, plan);
                let item = plan.rulebook().winner.get(pattern).filter(|_| with_value);
                item.map_or_else(|| name.to_owned(), |item| self.aside(name, &self.amount(item.value, item.unit)))
            }
        };
        affected.iter().map(named).collect()
    }
}
