//! The sheet of a rulebook in words.

use tenbo_engine::Ratio;
use tenbo_engine::options::{OptionKey, System};
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Exclusion, Family, Item, LiabilityRule, LimitRow, OwnFoul, Unit};

use super::language::{EditorWord, Language, ReferenceWord, SheetWord, TablesWord, Word};
use super::number::{grouped, ratio};
use tenbo_session::RulesChoice;
use tenbo_session::editor::change::Switch;
use tenbo_session::editor::{List, PatternLists};
use tenbo_session::rule_sheet::Fact;
use tenbo_session::rules::books;

impl Language {
    /// What a rulebook is called, with how many house rules are over it.
    #[must_use]
    pub fn rules_name(self, rules: &RulesChoice) -> String {
        if let Some(own) = &rules.own {
            return own.name().to_owned();
        }
        let printed = books().find(|book| book.id == rules.id).map(|book| book.name).unwrap_or_default();
        let [before, after] = self.played_by(rules.house_rules());
        [&before, self.rulebook(rules.id, printed), &after].concat()
    }

    /// The language of that name, where it is not the page's.
    #[must_use]
    pub fn rules_name_language(self, rules: &RulesChoice) -> Option<&'static str> {
        self.rulebook_language(rules.id).filter(|_| rules.own.is_none() && rules.overrides.is_empty())
    }

    /// What a rulebook is, in one line.
    #[must_use]
    pub fn about_rules(self, rules: &RulesChoice) -> String {
        rules.own.as_ref().map_or_else(|| self.about(rules.id).to_owned(), |own| self.builds_on(own))
    }

    /// What is said of a rulebook as a whole.
    #[must_use]
    pub fn fact_name(self, fact: Fact, family: Family) -> &'static str {
        match fact {
            Fact::Family => self.word(SheetWord::Game),
            Fact::System => self.option(OptionKey::System, family),
            Fact::Limit => self.option(OptionKey::Limit, family),
            Fact::Minimum => self.word_for(EditorWord::Minimum, family),
            Fact::Exclusion => self.word(EditorWord::Exclusions),
        }
    }

    /// The same of one rulebook.
    #[must_use]
    pub fn fact(self, fact: Fact, plan: &Plan) -> String {
        let book = plan.rulebook();
        let option = |key: OptionKey| self.setting(key, book.options.get(key), book.family);
        match fact {
            Fact::Family => self.family(book.family).to_owned(),
            Fact::System => option(OptionKey::System),
            Fact::Limit => option(OptionKey::Limit),
            Fact::Minimum => {
                let none = || self.word(Word::None).to_owned();
                book.minimum.map_or_else(none, |(value, unit)| self.amount(value, unit))
            }
            Fact::Exclusion => self.exclusion(book.exclusion).to_owned(),
        }
    }

    /// The rules of liability that hold: what each is about, and what it says.
    #[must_use]
    pub fn liability(self, plan: &Plan) -> Vec<(String, String)> {
        let holds = |rule: &&LiabilityRule| rule.needs.is_none_or(|key| plan.rulebook().options.is_met(key));
        let row = |rule: &LiabilityRule| {
            let name = match rule.pattern {
                Some(pattern) => self.named(pattern, plan).to_owned(),
                None if rule.rule.is_empty() => {
                    self.danger(rule.danger, plan.rulebook().family, &rule.sets.to_string()).to_string()
                }
                None => self.liability_rule(&rule.rule),
            };
            (name, self.pao_text(rule, plan))
        };
        plan.rulebook().liability.iter().filter(holds).map(row).collect()
    }

    /// The fouls that the rulebook names itself, and what each costs.
    #[must_use]
    pub fn own_fouls(self, plan: &Plan) -> Vec<(String, String)> {
        let row = |foul: &OwnFoul| {
            let (number, unit) =
                if foul.percent > 0 { (foul.percent, Unit::PercentOfLimit) } else { (foul.points, Unit::Points) };
            let fine = self.amount(Ratio::whole(number), unit);
            let to = self.labeled(self.word(TablesWord::FoulPaidTo), self.fine_paid_to(foul.paid_to));
            (foul.name.to_string(), self.clauses_of(&[fine, to]))
        };
        plan.rulebook().fouls.values().map(row).collect()
    }

    /// The limits of riichi: what each is called, and from how many han it is so much.
    #[must_use]
    pub fn limit_rows(self, plan: &Plan) -> Vec<(String, String)> {
        let of = |word: TablesWord, number: i64| self.labeled(self.word(word), &grouped(number));
        let row = |row: &LimitRow| {
            let said = [of(TablesWord::LimitFrom, row.from), of(TablesWord::LimitBase, row.base)];
            (self.limit(row.name).to_owned(), self.clauses_of(&said))
        };
        plan.limit_rows().iter().map(row).collect()
    }

    /// What faan pay, or how often so many doubles double, by a table of the rulebook.
    #[must_use]
    pub fn settling_rows(self, plan: &Plan) -> Vec<(String, String)> {
        let doubles = plan.system() == System::PointDouble;
        let [from, to] = if doubles {
            [TablesWord::FromDoubles, TablesWord::Times]
        } else {
            [TablesWord::FromFaan, TablesWord::Points]
        };
        let of = |word: TablesWord, text: &str| self.labeled(self.word(word), text);
        let row = |&(least, worth): &(Ratio, i64)| (of(from, &ratio(least)), of(to, &grouped(worth)));
        plan.rulebook().settling.iter().map(row).collect()
    }

    /// What auxiliary points add.
    #[must_use]
    pub fn auxiliary_rows(self, plan: &Plan) -> Vec<(String, String)> {
        let of = |word: TablesWord, text: &str| self.labeled(self.word(word), text);
        let row = |&(least, faan): &(i64, Ratio)| {
            (of(TablesWord::FromPoints, &grouped(least)), of(TablesWord::Faan, &ratio(faan)))
        };
        plan.rulebook().auxiliary.iter().map(row).collect()
    }

    /// The patterns of each list of which one counts.
    #[must_use]
    pub fn pattern_lists(self, lists: PatternLists, plan: &Plan) -> Vec<String> {
        let named = |list: Vec<Pattern>| {
            self.listed(&list.into_iter().map(|pattern| self.named(pattern, plan).to_owned()).collect::<Vec<_>>())
        };
        lists.of(plan.rulebook()).into_iter().map(named).collect()
    }

    /// What else is asked or granted: the switches of an item that are not said with its value. That it counts beside what
    /// implies it says nothing where the rulebook lists exclusions.
    #[must_use]
    pub fn switched_on(self, item: &Item, list: List, exclusion: Exclusion) -> Option<String> {
        let text = |switch: Switch| match switch {
            Switch::AllowMelded => {
                (!switch.of(item) && !item.concealed_only).then(|| self.word(ReferenceWord::ConcealedOnly))
            }
            Switch::ConcealedOnly => None,
            Switch::Forced if exclusion != Exclusion::Entailment => None,
            _ => switch.of(item).then(|| self.switch(switch)),
        };
        let texts: Vec<&str> = Switch::ALL.into_iter().filter(|switch| switch.is_for(list)).filter_map(text).collect();
        (!texts.is_empty()).then(|| self.clauses_of(&texts))
    }
}

/// What lists of patterns of which one counts are.
#[must_use]
pub const fn heading(lists: PatternLists) -> TablesWord {
    match lists {
        PatternLists::Groups => TablesWord::Groups,
        PatternLists::Series => TablesWord::Series,
        PatternLists::Caps => TablesWord::Caps,
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::shipped;

    use super::*;
    use tenbo_session::rule_sheet::RuleSheet;

    #[test]
    fn a_sheet_says_what_counts_and_what_must_be_reached() {
        for (id, family, system, minimum) in [
            ("riichi-ema-2025", "Riichi", "Han and fu", "1 han"),
            ("mcr-mil-2025", "Chinese Official", "Points added up", "8 points"),
            ("chinese-classical", "Classical", "Points and doubles", "none"),
        ] {
            let plan = RulesChoice::of(id).unwrap().plan();
            let said = [Fact::Family, Fact::System, Fact::Minimum].map(|fact| Language::En.fact(fact, &plan));
            assert_eq!(said, [family, system, minimum], "{id}");
        }
    }

    #[test]
    fn a_pattern_says_what_it_asks_and_what_it_keeps_out() {
        let sheet = RuleSheet::of(&RulesChoice::of("mcr-mil-2025").unwrap(), None);
        let plan = &sheet.first.plan;
        let cell = |pattern: Pattern| {
            let mut rows = sheet.patterns.iter().flat_map(|group| &group.rows);
            rows.find(|row| row.pattern == pattern).and_then(|row| row.cells.first().cloned().flatten()).unwrap()
        };
        let excluded = |pattern: Pattern| Language::En.keeps_out(&cell(pattern).excludes, plan);
        assert_eq!(excluded(Pattern::OneSuitOnly).as_deref(), Some("Excludes: Half Flush, One Voided Suit, No Honors"));
        assert_eq!(excluded(Pattern::NoHonors), None);
        let asks = |pattern: Pattern| {
            let item = cell(pattern).winner.unwrap();
            Language::En.switched_on(&item, List::Winner, plan.rulebook().exclusion)
        };
        assert_eq!(asks(Pattern::BonusTile).as_deref(), Some("Doesn’t count toward the minimum"));
        assert_eq!(asks(Pattern::NoHonors), None);
    }

    #[test]
    fn a_sheet_lists_liability_and_exclusive_groups() {
        let plan = RulesChoice::of("riichi-ema-2025").unwrap().plan();
        let said = Language::En.liability(&plan);
        assert_eq!(said.len(), plan.rulebook().liability.len());
        assert_eq!(
            said.iter().find(|(name, _)| name == "Daisangen").map(|(_, says)| says.as_str()),
            Some(
                "Whoever feeds one more to a player with 2 melds of dragons pays for all if that player wins by tsumo or any ron with Daisangen, and half if another player discards the winning tile. A claimed kan completes it too."
            ),
        );
        for id in shipped::OFFERED {
            let plan = RulesChoice::of(id).unwrap().plan();
            for language in Language::ALL {
                assert!(
                    language.liability(&plan).iter().all(|(name, says)| !name.is_empty() && !says.is_empty()),
                    "{id}"
                );
                for lists in PatternLists::ALL {
                    assert_eq!(language.pattern_lists(lists, &plan).len(), lists.of(plan.rulebook()).len(), "{id}");
                }
            }
        }
    }
}
