//! Two rulebooks beside each other, and what a person has changed of one.

use tenbo_session::RulesChoice;
use tenbo_session::rule_sheet::RuleSheet;

use super::language::Language;
use super::sheet_options::{fact_tables, option_tables, other_tables, points_tables};
use super::sheet_patterns::pattern_tables;
use super::sheet_table::{SheetTable, ShownSheet};

/// The most rows of what was changed: a rulebook that has more is one of its own rather than another with changes.
const MOST: usize = 24;

/// Everything that two rulebooks say: the rows that differ, then those that do not.
#[must_use]
pub fn compared(shown: &ShownSheet) -> [Vec<SheetTable>; 2] {
    let tables = [fact_tables, pattern_tables, points_tables, other_tables, option_tables];
    let all: Vec<SheetTable> = tables.iter().flat_map(|of| of(shown)).collect();
    [true, false].map(|differs| all.iter().cloned().filter_map(|table| table.only(differs)).collect())
}

/// What a person has changed of a rulebook, beside what it was.
#[must_use]
pub fn changed(language: Language, rules: &RulesChoice) -> Vec<SheetTable> {
    let Some(base) = rules.unchanged() else { return Vec::new() };
    let sheet = RuleSheet::of(rules, Some(&base));
    let [tables, _] = compared(&ShownSheet { sheet: &sheet, language });
    if rows(&tables) > MOST { Vec::new() } else { tables }
}

/// How many rows tables have.
#[must_use]
pub fn rows(tables: &[SheetTable]) -> usize {
    tables.iter().map(|table| table.rows.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_engine::options::OptionKey;

    #[test]
    fn what_differs_is_told_from_what_does_not() {
        let sheet = |one: &str, other: &str| {
            RuleSheet::of(&RulesChoice::of(one).unwrap(), Some(&RulesChoice::of(other).unwrap()))
        };
        let same = sheet("riichi-ema-2025", "riichi-ema-2025");
        let [differ, alike] = compared(&ShownSheet { sheet: &same, language: Language::En });
        assert!(differ.is_empty() && rows(&alike) > 100);
        let other = sheet("riichi-ema-2025", "riichi-tenhou");
        let [differ, alike] = compared(&ShownSheet { sheet: &other, language: Language::En });
        assert!(rows(&differ) > 10 && differ.iter().flat_map(|table| &table.rows).all(|row| row.differs));
        assert!(alike.iter().flat_map(|table| &table.rows).all(|row| !row.differs));
        // Liability and tables are told rule by rule.
        let games = sheet("riichi-ema-2025", "chinese-classical");
        let [differ, _] = compared(&ShownSheet { sheet: &games, language: Language::En });
        let captions: Vec<&str> = differ.iter().map(|table| table.caption).collect();
        for caption in ["Limits", "Payment table", "Liability rules (pao)"] {
            assert!(captions.contains(&caption), "{caption}: {captions:?}");
        }
    }

    #[test]
    fn a_sheet_says_what_the_house_has_changed() {
        let mut house = RulesChoice::of("riichi-ema-2025").unwrap();
        assert_eq!(rows(&changed(Language::En, &house)), 0);
        assert!(house.set(OptionKey::KanDoraShown, Some(1)));
        let tables = changed(Language::En, &house);
        assert_eq!(rows(&tables), 1);
        assert_eq!(tables[0].heads[1].0, "EMA 2025");
    }
}
