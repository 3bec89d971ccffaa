//! Where something is wrong in the file of a rulebook or a game, in the words of the editor.

use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::problems::{Part, Place};
use tenbo_engine::rules::Family;

use super::language::{EditorWord, Language, TablesWord};
use tenbo_session::Seating;
use tenbo_session::editor::change::Switch;

/// The number of a hand that the rulebook defines itself, in its id.
fn custom_hand(id: &str) -> Option<&str> {
    id.parse::<Pattern>().ok()?.custom_number().and_then(|_| id.strip_prefix("custom-"))
}

impl Language {
    /// A place of a file: "Pattern “All pungs”, Value".
    pub(super) fn place_in_file(self, at: &Place, family: Family) -> String {
        let mut text = String::new();
        let mut parts = at.0.as_slice();
        while !parts.is_empty() {
            let (word, taken) = self.parts_in_file(parts, family);
            parts = parts.get(taken..).unwrap_or_default();
            text = if text.is_empty() { word } else { self.place_next(&text, &word) };
        }
        if text.is_empty() {
            return self.file_whole().to_owned();
        }
        if let Some(first) = text.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        text
    }

    /// What the first of these parts mean, and how many of them that are.
    fn parts_in_file(self, parts: &[Part], family: Family) -> (String, usize) {
        match parts {
            [Part::Key(outer), inner @ ..] if !inner.is_empty() && matches!(&**outer, "rules" | "game") => {
                let (word, taken) = self.parts_in_file(inner, family);
                (word, taken + 1)
            }
            [Part::Key(list), Part::Index(index), of_deal @ ..] => {
                let number = (index + 1).to_string();
                let deal = self.file_deal(&number);
                match &**list {
                    "deals" if of_deal.is_empty() => (deal, 2),
                    "deals" => {
                        let place = self.place(&Place(of_deal.to_vec()), family, &Seating::default());
                        (self.place_next(&deal, &place), parts.len())
                    }
                    list => (self.entry_of_file(list, &number, family), 2),
                }
            }
            [Part::Key(object), Part::Key(id), ..] => match &**object {
                "winner" if custom_hand(id).is_none() => (self.file_pattern(&self.pattern_in_file(id, family)), 2),
                "losers" => (self.file_pattern_of_losers(&self.pattern_in_file(id, family)), 2),
                "excludes" => (self.file_excludes(&self.pattern_in_file(id, family)), 2),
                "winner" | "hands" => (self.pattern_in_file(id, family), 2),
                "options" => {
                    let known = id.parse::<OptionKey>();
                    (self.file_option(known.map_or(&**id, |key| self.option(key, family))), 2)
                }
                "basic" => match self.basic_field(id, family) {
                    "" => (self.field_of_file(object, family), 1),
                    field => (self.place_next(&self.field_of_file(object, family), field), 2),
                },
                object => (self.field_of_file(object, family), 1),
            },
            [Part::Key(field), ..] => (self.field_of_file(field, family), 1),
            [Part::Index(index), ..] => (self.file_entry(&(index + 1).to_string()), 1),
            [] => (String::new(), 1),
        }
    }

    /// The name of a pattern, or of a hand that the rulebook defines itself; an id that is none stays as it is.
    fn pattern_in_file(self, id: &str, family: Family) -> String {
        match (custom_hand(id), id.parse::<Pattern>()) {
            (Some(number), _) => self.file_custom_hand(number),
            (None, Ok(pattern)) => self.pattern(pattern, family).to_owned(),
            (None, Err(_)) => id.to_owned(),
        }
    }

    /// An entry of a list.
    fn entry_of_file(self, list: &str, number: &str, family: Family) -> String {
        match list {
            "blocks" => self.file_block(number),
            "liability" => self.file_liability_rule(number),
            "groups" => self.file_exclusive_group(number),
            "series" => self.file_series(number),
            "caps" => self.file_cap(number),
            "players" => self.file_player(number),
            "limits" | "settling-table" | "auxiliary-points-table" => {
                self.place_next(&self.field_of_file(list, family), &self.file_row(number))
            }
            list => self.place_next(&self.field_of_file(list, family), &self.file_entry(number)),
        }
    }

    /// A field, by the label that it has in the editor. One that is not there has its name in the file.
    fn field_of_file(self, field: &str, family: Family) -> String {
        let word = match field {
            "name" => EditorWord::Name,
            "family" => EditorWord::Family,
            "minimum" => EditorWord::Minimum,
            "exclusion" => EditorWord::Exclusions,
            "options" => EditorWord::Options,
            "value" => EditorWord::Value,
            "unit" => EditorWord::Unit,
            "concealed-value" => EditorWord::Concealed,
            "concealed-when" => EditorWord::ConcealedWhen,
            "self-drawn-value" => EditorWord::SelfDrawn,
            "share-of-winner" => EditorWord::Share,
            "kanji" => EditorWord::ItemKanji,
            "reading" => EditorWord::ItemReading,
            "number" => EditorWord::ItemNumber,
            "needs" => EditorWord::NeedsOption,
            "doubled-by" => EditorWord::DoubledBy,
            "title" => EditorWord::SourceTitle,
            "source" => EditorWord::SourceDocument,
            "note" => EditorWord::SourceNote,
            _ => {
                let switch = Switch::ALL.into_iter().find(|switch| switch.as_str() == field);
                let known = match (field, switch) {
                    ("base", _) => self.file_base(),
                    ("rules", _) => self.file_rulebook(),
                    ("danger", _) => self.word_for(TablesWord::Danger, family),
                    ("sets", _) => self.word_for(TablesWord::Sets, family),
                    ("share", _) => self.word_for(TablesWord::Share, family),
                    ("basic" | "limits" | "payments" | "settling-table" | "auxiliary-points-table", _) => {
                        self.place_named(field)
                    }
                    (_, Some(switch)) => self.switch(switch),
                    _ => "",
                };
                return if known.is_empty() { self.file_field(field) } else { known.to_owned() };
            }
        };
        self.word_for(word, family).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tenbo_session::editor::import;

    /// What is told of the faults of a file: the places.
    fn places(language: Language, text: &str) -> Vec<String> {
        let Err(refused) = import::read(text) else { panic!("{text} was read") };
        language.refused_file(&refused, Family::ChineseOfficial).into_iter().map(|(place, _)| place).collect()
    }

    #[test]
    fn a_fault_of_a_file_is_placed_in_the_words_of_the_editor() {
        let text = r#"{ "base": "mars", "winner": { "pung-hands": { "value": 3 }, "pung-hand": { "value": "x", "forced": 1 }, "custom-3": 1 },
            "losers": { "pung-hand": 7 }, "options": { "limits": 3, "red-fives": 7 }, "color": 1, "groups": [["x"]],
            "blocks": [{ "title": "A", "source": "B" }, { "title": 5, "source": "C", "options": { "red-fives": "x" } }],
            "hands": { "custom-2": { "name": "X", "template": "?" } }, "excludes": { "pung-hand": [7] },
            "liability": [{ "danger": "sun", "sets": 2 }], "limits": [{ "from": "x", "base": 1, "name": "mangan" }],
            "basic": { "pung": "x" } }"#;
        let found = places(Language::En, text);
        for place in [
            "Rulebook that it starts from",
            "Pattern “pung-hands”",
            "Pattern “All pungs”, Value",
            "Pattern “All pungs”, Counts even when implied by another pattern",
            "Custom hand 3",
            "Losers’ pattern “All pungs”",
            "Option “limits”",
            "Option “Red fives”",
            "Field “color”",
            "Exclusive group 1, entry 1",
            "Block 2, What it’s about",
            "Block 2, option “Red fives”",
            "Custom hand 2, field “template”",
            "What “All pungs” excludes, entry 1",
            "Liability rule 1, Dangerous tiles",
            "Limit table, row 1, field “from”",
            "Points for sets, Open pung of simples",
        ] {
            assert!(found.iter().any(|told| told == place), "{place} in {found:#?}");
        }
        assert!(found.iter().all(|told| !told.contains('/')), "no pointers: {found:#?}");
        assert_eq!(places(Language::En, "[1, 2]"), ["The whole file"]);
        assert_eq!(
            places(Language::En, "{\n  \"base\": \"mcr\",\n  \"winner\": { \"pung-hand\" { } }\n}"),
            ["Line 3, column 27"]
        );
        for language in Language::ALL {
            let told = places(language, text);
            assert!(told.len() == found.len() && told.iter().all(|place| !place.is_empty()), "{told:?}");
        }
    }

    /// A file of a game: its deals and players, and the rules that it brings.
    #[test]
    fn a_fault_of_a_game_is_placed_by_its_deal() {
        let at = |parts: &[Part]| Language::En.place_in_file(&Place(parts.to_vec()), Family::Riichi);
        let key = |name: &'static str| Part::from(name);
        assert_eq!(at(&[key("game"), key("players"), Part::Index(1)]), "Player 2");
        assert_eq!(at(&[key("game"), key("deals"), Part::Index(4)]), "Deal 5");
        let hand = [key("game"), key("deals"), Part::Index(4), key("seats"), key("S"), key("hand")];
        assert_eq!(at(&hand), "Deal 5, South’s hand");
        assert_eq!(at(&[key("rules"), key("options"), key("red-fives")]), "Option “Red fives”");
        assert_eq!(at(&[key("rules")]), "Rulebook");
    }
}
