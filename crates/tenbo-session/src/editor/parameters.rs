//! The options that are parameters of an item: how its pattern is understood, and on what its value and its place beside
//! others depend.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::plan::Plan;
use tenbo_engine::rules::{Condition, Rulebook};

use super::change::List;
use crate::option_list::Standing;
use crate::rules::RulesChoice;

/// The options that the panel of a pattern shows, in the order of the table of options: none while the rulebook does not have
/// the pattern. One that these rules have no use for is not among them, unless the house has set it.
#[must_use]
pub fn parameters(rules: &RulesChoice, plan: &Plan, pattern: Pattern) -> Vec<OptionKey> {
    if List::ALL.into_iter().all(|list| list.item(plan.rulebook(), pattern).is_none()) {
        return Vec::new();
    }
    let is_shown = |&key: &OptionKey| {
        (pattern.def().options.contains(&key) || is_named(plan.rulebook(), pattern, key))
            && Standing::of(key, rules, plan) != Standing::OtherGame
    };
    OptionKey::ALL.iter().copied().filter(is_shown).collect()
}

/// Whether a rulebook makes the value of a pattern, or what counts beside it, depend on an option.
fn is_named(book: &Rulebook, pattern: Pattern, key: OptionKey) -> bool {
    let asks = |when: Option<Condition>| when.is_some_and(|when| when.choice.option() == key);
    let is_doubled = |list: List| list.item(book, pattern).is_some_and(|item| item.doubled_by == Some(key));
    let excludes = || {
        book.excludes.iter().any(|(&above, list)| {
            let about = |below: &[Pattern]| above == pattern || below.contains(&pattern);
            list.iter().any(|exclude| asks(exclude.when) && about(&exclude.patterns))
        })
    };
    let capped = || book.caps.iter().any(|cap| asks(cap.when) && cap.patterns.contains(&pattern));
    List::ALL.into_iter().any(is_doubled) || excludes() || capped()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edit;
    use crate::editor::BookEdit;
    use crate::editor::change::{Change, Field};
    use crate::editor::tests::{Page, item, value};

    fn of(page: &Page, pattern: Pattern) -> Vec<OptionKey> {
        let rules = page.rules();
        parameters(rules, &rules.plan(), pattern)
    }

    #[test]
    fn the_panel_has_how_a_pattern_is_understood_and_what_the_rulebook_makes_depend_on_an_option() {
        let official = Page::new("v1;r=mcr-mil-2025");
        for (pattern, has) in [
            (Pattern::FourOfAKind, &[OptionKey::TileHogHonors, OptionKey::InevitableTileHog][..]),
            (Pattern::AllGreen, &[OptionKey::GreenHalfFlush, OptionKey::AllGreenNeedsDragon]),
            (Pattern::OneSuitHonors, &[OptionKey::GreenHalfFlush]),
            (Pattern::TwoIdentical, &[]),
        ] {
            let shown = of(&official, pattern);
            assert!(has.iter().all(|key| shown.contains(key)), "{pattern}: {shown:?}");
            assert!(!has.is_empty() || shown.is_empty(), "{pattern}: {shown:?}");
        }
        // What doubles a yakuman is at the yakuman.
        let riichi = Page::new("v1;r=riichi-ema-2025");
        let doubled = |page: &Page, pattern| of(page, pattern).contains(&OptionKey::DoubleYakuman);
        assert!(doubled(&riichi, Pattern::BigFourWinds) && !doubled(&riichi, Pattern::LittleFourWinds));
    }

    #[test]
    fn a_pattern_without_a_value_has_no_parameters_until_it_gets_one() {
        let mut page = Page::new("v1;r=four-winds-blank");
        page.book(BookEdit::Duplicate(String::from("Club")));
        let (treasure, drawn) = (Pattern::HiddenTreasure, OptionKey::TreasureSelfDrawn);
        assert_eq!(of(&page, treasure), []);
        page.change(value(treasure, 4));
        assert!(of(&page, treasure).contains(&drawn));
        assert!(!of(&page, Pattern::AllGreen).contains(&drawn), "it is not about another pattern");
        // An option that the rulebook makes double it.
        page.change(item(List::Winner, treasure, Field::DoubledBy(Some(OptionKey::DoubleYakuman))));
        assert!(of(&page, treasure).contains(&OptionKey::DoubleYakuman));
        page.change(Change::Remove(List::Winner, treasure));
        assert_eq!(of(&page, treasure), []);
    }

    #[test]
    fn a_parameter_is_set_by_the_edit_of_the_house_rules() {
        let mut page = Page::new("v1;r=four-winds-blank");
        page.book(BookEdit::Duplicate(String::from("Club")));
        page.change(value(Pattern::AllGreen, 4));
        let key = OptionKey::AllGreenNeedsDragon;
        assert_eq!(of(&page, Pattern::AllGreen), [key]);
        let mut edit = |edit| {
            let plan = page.rules().plan();
            page.0.take(edit, &plan).unwrap();
            (page.rules().is_own(key), page.rules().book().options.riichi.all_green_needs_dragon)
        };
        assert_eq!(edit(Edit::Option(key, Some(1))), (true, true));
        assert_eq!(edit(Edit::ResetOption(key)), (false, false));
    }
}
