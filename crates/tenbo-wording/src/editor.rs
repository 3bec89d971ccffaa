//! The sentences of the picker and the editor of rulebooks, and their rows.

use tenbo_engine::options::{OptionKey, OptionSpec};
use tenbo_engine::patterns::{Build, Pattern};
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Part, Problem};
use tenbo_engine::rules::{Condition, ExclusionReach, Family, Item, Mark, Rulebook};

use super::language::{EditorWord, Language, Word};
use super::number::grouped;
use tenbo_session::editor::differs::Difference;
use tenbo_session::editor::doubts::Doubt;
use tenbo_session::editor::import::Refused;
use tenbo_session::editor::inactive::Inactive;
use tenbo_session::editor::{CustomRulebook, Terms};

impl Language {
    /// What a copy of a rulebook is called.
    #[must_use]
    pub fn copy_of(self, name: &str) -> String {
        self.editor_copy_of(name)
    }

    /// How many of a rulebook's parts are usual practice that no source is quoted for.
    #[must_use]
    pub fn unquoted_parts(self, rows: &[SourceRow]) -> Option<String> {
        let count = rows.iter().filter(|row| row.mark == Mark::UsualPractice).count();
        (count > 0).then(|| self.editor_unquoted_parts(&grouped(i64::try_from(count).unwrap_or_default())))
    }

    /// What is said beside a rule about where it is from.
    #[must_use]
    pub fn mark(self, mark: Mark) -> Option<&'static str> {
        match mark {
            Mark::None => None,
            Mark::UsualPractice => Some(self.word(Word::UsualPracticeMark)),
            Mark::HouseRule => Some(self.word(Word::HouseRuleMark)),
        }
    }

    /// Why an item counts nothing.
    #[must_use]
    pub fn why_inactive(self, inactive: Inactive, family: Family) -> String {
        let (key, value) = match inactive {
            Inactive::Option(key, value) => (key, value),
            Inactive::NoWinner => return self.editor_inactive_no_winner().to_owned(),
            Inactive::OnlyJokers => return self.editor_inactive_only_jokers().to_owned(),
        };
        let option = self.option(key, family);
        match key.spec() {
            OptionSpec::Flag(_) => self.editor_inactive_until_on(option),
            OptionSpec::Number { .. } => self.editor_inactive_until_number(option, &value.to_string()),
            OptionSpec::Choice(_) => {
                let choice = self.choice(key, usize::try_from(value).unwrap_or_default(), family);
                self.editor_inactive_until_choice(option, choice)
            }
        }
    }

    /// What a pattern of a sheet waits for to count.
    #[must_use]
    pub fn counts_with(self, key: OptionKey, value: i64, family: Family) -> String {
        self.editor_counts_with(&self.labeled(self.option(key, family), &self.setting(key, Some(value), family)))
    }

    /// A unit that counts for nothing under the rules.
    #[must_use]
    pub fn not_counted(self, unit: &str) -> String {
        self.editor_not_counted(unit)
    }

    /// What the switch "concealed only" asks of a hand.
    #[must_use]
    pub fn concealed_only_help(self) -> &'static str {
        self.editor_concealed_only_help()
    }

    /// What a hand may not have where the switch for melds is off: of a hand that is treated as irregular, no kong counts
    /// as concealed.
    #[must_use]
    pub fn allow_melded_help(self, pattern: Pattern, family: Family) -> String {
        if pattern.def().build == Build::Irregular {
            return self.editor_no_melds_help().to_owned();
        }
        self.editor_melded_help(self.option(OptionKey::KongsAsConcealed, family))
    }

    /// Something that is probably not meant; the names are those of its patterns.
    fn doubt(self, doubt: &Doubt, names: &[&str], family: Family) -> String {
        let [first, other] = [0, 1].map(|place| names.get(place).copied().unwrap_or_default());
        match doubt {
            Doubt::ConcealedLess(..) => self.editor_concealed_less(first),
            Doubt::ConcealedTwice(..) => self.editor_concealed_twice(first),
            Doubt::Circle(..) => self.editor_circle(first, other),
            Doubt::WorthLessThanItsPart(..) => self.editor_worth_less_than_its_part(first, other),
            Doubt::TwiceWorthLess(..) => self.editor_twice_worth_less(first, other),
            Doubt::NextWithoutValue(..) => self.editor_next_without_value(first, other),
            Doubt::Reviewed(problem) => {
                let text = self.problem(problem, family);
                let mut option = problem.at.0.iter().filter_map(|part| match part {
                    Part::Key(key) => key.parse::<OptionKey>().ok(),
                    Part::Index(_) => None,
                });
                let part =
                    problem.at.0.last().map(|part| if let Part::Key(key) = part { self.place_named(key) } else { "" });
                let option = option.next_back().map(|key| self.option(key, family));
                let about = if first.is_empty() { option.or(part).unwrap_or_default() } else { first };
                if about.is_empty() { text } else { self.editor_about(about, &text) }
            }
        }
    }

    /// Before and after, with what it is about.
    #[must_use]
    pub fn was(self, what: &str, before: &str, after: &str) -> String {
        self.editor_now_instead(what, after, before)
    }

    /// What is kept from counting now and what no longer is, by the names.
    #[must_use]
    pub fn excluded(self, above: &str, added: &[&str], removed: &[&str]) -> String {
        match (added, removed) {
            ([], []) => self.editor_excludes_otherwise(above),
            (added, []) => self.editor_keeps_others_out(above, &self.and(added)),
            ([], removed) => self.editor_no_longer_keeps_out(above, &self.and(removed)),
            (added, removed) => self.editor_keeps_other_out(above, &self.and(added), &self.and(removed)),
        }
    }

    /// When something holds: "only while “Open tanyao” is on".
    #[must_use]
    pub fn condition(self, when: Condition, family: Family) -> String {
        let key = when.choice.option();
        let (option, value) = (self.option(key, family), self.setting(key, when.choice.raw(), family));
        match (key.spec(), when.unless) {
            (OptionSpec::Flag(_), false) => self.editor_only_while_on(option),
            (OptionSpec::Flag(_), true) => self.editor_only_while_off(option),
            (_, false) => self.editor_only_while_set(option, &value),
            (_, true) => self.editor_only_unless_set(option, &value),
        }
    }

    /// A pattern that is kept from counting, with all conditions: "Tile Hog (only the first one, only together with Seven
    /// Pairs)".
    #[must_use]
    pub fn excluded_pattern(self, below: Pattern, terms: Terms, plan: &Plan) -> String {
        let reach = match terms.reach {
            ExclusionReach::Hand => None,
            ExclusionReach::OwnSets => Some(self.word_for(EditorWord::OwnSets, plan.rulebook().family).to_owned()),
            ExclusionReach::First(count) => Some(self.editor_first_only(&count.to_string())),
        };
        self.on_terms(below, reach, terms, plan)
    }

    /// A pattern that keeps another from counting, with all conditions: "Nine Gates (excludes only the first one)".
    fn excluding_pattern(self, above: Pattern, terms: Terms, plan: &Plan) -> String {
        let reach = match terms.reach {
            ExclusionReach::Hand => None,
            ExclusionReach::OwnSets => Some(self.editor_by_own_sets().to_owned()),
            ExclusionReach::First(count) => Some(self.editor_by_first(&count.to_string())),
        };
        self.on_terms(above, reach, terms, plan)
    }

    /// What a pattern keeps from counting; nothing if nothing.
    #[must_use]
    pub fn keeps_out(self, excludes: &[(Pattern, Terms)], plan: &Plan) -> Option<String> {
        let names = excludes.iter().map(|&(below, terms)| self.excluded_pattern(below, terms, plan));
        self.about_patterns(EditorWord::KeepsOut, names.collect())
    }

    /// What keeps a pattern from counting; nothing if nothing does.
    #[must_use]
    pub fn kept_out_by(self, excluded_by: &[(Pattern, Terms)], plan: &Plan) -> Option<String> {
        let names = excluded_by.iter().map(|&(above, terms)| self.excluding_pattern(above, terms, plan));
        self.about_patterns(EditorWord::KeptOutBy, names.collect())
    }

    /// What a pattern keeps from counting because the hand always has it as well; nothing if nothing.
    #[must_use]
    pub fn keeps_out_by_nature(self, implied: &[Pattern], plan: &Plan) -> Option<String> {
        let names = implied.iter().map(|&below| self.named(below, plan).to_owned());
        self.about_patterns(EditorWord::ByNature, names.collect())
    }

    fn about_patterns(self, word: EditorWord, names: Vec<String>) -> Option<String> {
        (!names.is_empty()).then(|| self.labeled(self.word(word), &self.listed(&names)))
    }

    /// A pattern with the conditions under which something holds of it.
    fn on_terms(self, pattern: Pattern, reach: Option<String>, terms: Terms, plan: &Plan) -> String {
        let beside = terms.beside.map(|beside| self.editor_together_with(self.named(beside, plan)));
        let when = terms.when.map(|when| self.condition(when, plan.rulebook().family));
        let conditions: Vec<String> = [reach, beside, when].into_iter().flatten().collect();
        let name = self.named(pattern, plan);
        if conditions.is_empty() { name.to_owned() } else { self.aside(name, &self.listed(&conditions)) }
    }
}

impl Language {
    /// Something that is probably not meant, with the names that these rules have.
    #[must_use]
    pub fn doubt_in(self, doubt: &Doubt, plan: &Plan) -> String {
        let mut names: Vec<&str> = doubt.about().map(|(_, pattern)| self.named(pattern, plan)).into_iter().collect();
        names.extend(doubt.other().map(|other| self.named(other, plan)));
        self.doubt(doubt, &names, plan.rulebook().family)
    }

    /// What an item is worth, in short: "2 han, concealed 3".
    #[must_use]
    pub fn item(self, item: Option<&Item>) -> String {
        let Some(item) = item.filter(|item| item.has_value()) else { return String::from("0") };
        let mut out = self.amount(item.value, item.unit);
        if let Some(concealed) = item.concealed_value {
            out.push_str(" / ");
            out.push_str(&super::number::ratio(concealed));
        }
        if let Some(drawn) = item.self_drawn_value {
            let drawn = [self.word(EditorWord::SelfDrawn), " ", &super::number::ratio(drawn)].concat();
            out = self.aside(&out, &drawn);
        }
        if let Some(share) = item.share_of_winner {
            out = [&super::number::ratio(share), " %"].concat();
        }
        out
    }

    /// A difference from the base on one line.
    #[must_use]
    pub fn difference(self, difference: &Difference, plan: &Plan) -> String {
        match self.changed(difference, plan) {
            Changed { rule, values: Some((before, after)) } => self.was(&rule, &before, &after),
            Changed { rule, values: None } => rule,
        }
    }

    /// A difference from the base, rule and values apart.
    #[must_use]
    pub fn changed(self, difference: &Difference, plan: &Plan) -> Changed {
        let (rule, values) = match difference {
            Difference::Item(list, pattern, before, after) => {
                let what = self.editor_of_list(self.named(*pattern, plan), self.list(*list));
                let (old, new) = (self.item(before.as_deref()), self.item(after.as_deref()));
                let conditions = before.is_some() && after.is_some() && old == new;
                if conditions {
                    (self.editor_about(&what, self.word(EditorWord::ConditionsWord)), None)
                } else {
                    (what, Some((old, new)))
                }
            }
            Difference::Option(key, before, after) => {
                let [before, after] = [before, after].map(|value| self.setting(*key, *value, plan.rulebook().family));
                (self.option(*key, plan.rulebook().family).to_owned(), Some((before, after)))
            }
            Difference::Excludes(pattern, added, removed) => {
                let names =
                    |list: &[Pattern]| list.iter().map(|&pattern| self.named(pattern, plan)).collect::<Vec<_>>();
                (self.excluded(self.named(*pattern, plan), &names(added), &names(removed)), None)
            }
            Difference::Basic(field, before, after) => {
                let values = (before.to_string(), after.to_string());
                (self.basic_field(field, plan.rulebook().family).to_owned(), Some(values))
            }
            Difference::Part(part) => (self.part_of_file(part).to_owned(), None),
        };
        Changed { rule, values }
    }
}

/// What of a rulebook is otherwise than in its base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The rule; all of the change, where it has no values.
    pub rule: String,
    /// What it was and what it is.
    pub values: Option<(String, String)>,
}

/// The sources of a rulebook, each with what is from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceRow {
    /// The document, or what is said in its place.
    pub source: String,
    /// The tag of its language.
    pub language: String,
    /// What is from there.
    pub titles: String,
    /// What is said beside it.
    pub mark: Mark,
}

/// Where a rulebook is from, block by block, for the readers of a language; several blocks of one source stand together.
#[must_use]
pub fn sources(language: Language, book: &Rulebook) -> Vec<SourceRow> {
    let mut rows: Vec<SourceRow> = Vec::new();
    for block in book.blocks.iter().skip(1).filter(|block| !block.source.is_empty()) {
        let ((tag, source), (_, title)) = (block.source_in(language.code()), block.title_in(language.code()));
        match rows.iter_mut().find(|row| row.source == source && row.mark == block.mark) {
            Some(row) => row.titles = language.list_next(&row.titles, title),
            None => rows.push(SourceRow {
                source: source.to_owned(),
                language: tag.to_owned(),
                titles: title.to_owned(),
                mark: block.mark,
            }),
        }
    }
    rows
}

impl Language {
    /// Why a text is no file of this program: each fault with its place, in the words of the family of rules that is played.
    #[must_use]
    pub fn refused_file(self, refused: &Refused, family: Family) -> Vec<(String, String)> {
        match refused {
            Refused::Syntax(wrong) => {
                vec![(self.line_and_column(wrong.line, wrong.column), self.fault(wrong.fault).to_owned())]
            }
            Refused::Problems(problems) => {
                let row = |problem: &Problem| (self.place_in_file(&problem.at, family), self.problem(problem, family));
                problems.iter().map(row).collect()
            }
        }
    }

    /// A place in a text.
    #[must_use]
    pub fn line_and_column(self, line: usize, column: usize) -> String {
        self.editor_position(&line.to_string(), &column.to_string())
    }

    /// What a rulebook of one's own builds on, in words.
    #[must_use]
    pub fn builds_on(self, own: &CustomRulebook) -> String {
        let base = own.base_book().name;
        if own.base().is_empty() || base.is_empty() {
            return self.word(EditorWord::OnNothing).to_owned();
        }
        self.editor_based_on(&base)
    }

    /// The setting of an option in words.
    #[must_use]
    pub fn setting(self, key: OptionKey, value: Option<i64>, family: Family) -> String {
        match (key.spec(), value) {
            (_, None) => self.editor_none().to_owned(),
            (OptionSpec::Flag(_), Some(1)) => self.editor_on().to_owned(),
            (OptionSpec::Flag(_), Some(_)) => self.editor_off().to_owned(),
            (OptionSpec::Choice(_), Some(place)) => {
                self.choice(key, usize::try_from(place).unwrap_or(usize::MAX), family).to_owned()
            }
            (_, Some(number)) => grouped(number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::options::Choice;
    use tenbo_engine::rules::shipped;

    #[test]
    fn an_excluded_pattern_says_all_its_conditions() {
        let plan = Plan::new(shipped::find("mcr-mil-2025").unwrap());
        let when =
            |option: OptionKey, name, unless| Choice::new(option, name).map(|choice| Condition { choice, unless });
        let green = |unless| when(OptionKey::GreenHalfFlush, None, unless);
        let second = OptionKey::NineGatesTerminalPungs.spec().name(Some(1));
        let gates = |unless| when(OptionKey::NineGatesTerminalPungs, second, unless);
        let plain = Terms::PLAIN;
        let pairs = Some(Pattern::SevenPairs);
        for (terms, said) in [
            (plain, "All Pungs"),
            (Terms { reach: ExclusionReach::OwnSets, ..plain }, "All Pungs (only among its own sets)"),
            (Terms { reach: ExclusionReach::First(1), ..plain }, "All Pungs (only the first one)"),
            (Terms { beside: pairs, ..plain }, "All Pungs (only together with Seven Pairs)"),
            (Terms { when: green(false), ..plain }, "All Pungs (only while “All green adds half flush” is on)"),
            (Terms { when: green(true), ..plain }, "All Pungs (only while “All green adds half flush” is off)"),
            (
                Terms { when: gates(false), ..plain },
                "All Pungs (only while “Terminal pungs in nine gates” is “None counts”)",
            ),
            (
                Terms { when: gates(true), ..plain },
                "All Pungs (unless “Terminal pungs in nine gates” is “None counts”)",
            ),
            (
                Terms { reach: ExclusionReach::First(2), beside: pairs, when: green(true) },
                "All Pungs (only the first 2, only together with Seven Pairs, only while “All green adds half flush” is \
                 off)",
            ),
        ] {
            assert_eq!(Language::En.excluded_pattern(Pattern::PungHand, terms, &plan), said);
        }
        // The other way round only what is said of the place is said in other words.
        for (terms, said) in [
            (plain, "All Pungs"),
            (Terms { reach: ExclusionReach::OwnSets, ..plain }, "All Pungs (only within its own sets)"),
            (Terms { reach: ExclusionReach::First(1), ..plain }, "All Pungs (excludes only the first one)"),
            (
                Terms { reach: ExclusionReach::First(2), beside: pairs, when: green(false) },
                "All Pungs (excludes only the first 2, only together with Seven Pairs, only while “All green adds half \
                 flush” is on)",
            ),
        ] {
            assert_eq!(Language::En.excluding_pattern(Pattern::PungHand, terms, &plan), said);
        }
    }
}
