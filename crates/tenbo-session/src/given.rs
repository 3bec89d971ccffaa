//! A text that is given to the page as a whole: of a file that was dropped on it or opened with it, or of another program.

/// What a text is meant to be. Its content decides, never the name of a file: of a broken file too, so that what is wrong
/// with it is said where such files are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The file of a rulebook.
    Rulebook,
    /// The file or the table of a game.
    Game,
    /// A hand in whatever notation, or a link.
    Hand,
}

impl Given {
    /// What this text is.
    #[must_use]
    pub fn of(text: &str) -> Given {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        // Notation has other brackets.
        if text.starts_with('{') {
            return if has_game(text) { Given::Game } else { Given::Rulebook };
        }
        // The first column of a table of a game, quoted or not; no hand begins so.
        let behind = text.trim_start_matches('"').strip_prefix("deal").map(|rest| rest.trim_start_matches('"'));
        if behind.is_some_and(|rest| rest.starts_with([',', ';', '\t'])) { Given::Game } else { Given::Hand }
    }
}

/// Whether a field is called so, which no rulebook has.
fn has_game(text: &str) -> bool {
    let name = "\"game\"";
    let mut rests = text.match_indices(name).filter_map(|(at, name)| text.get(at + name.len()..));
    rests.any(|rest| rest.trim_start().starts_with(':'))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tenbo_engine::game::replay;

    use super::Given;
    use crate::RulesChoice;
    use crate::editor::{CustomRulebook, import};
    use crate::games::{Sheet, csv, file};

    #[test]
    fn what_the_page_saves_is_known_by_its_content() {
        let own = CustomRulebook::on("riichi-ema-2025", "own-1", "The game");
        assert_eq!(Given::of(&import::write(&own)), Given::Rulebook);
        let sheet = Sheet { rules: RulesChoice::playing(Arc::new(own)), ..Sheet::sample("Friday").unwrap() };
        let plan = sheet.rules.plan();
        let table = csv::write(&sheet.game, &replay(&sheet.game, &plan), &plan, &sheet.stakes);
        for text in [file::write(&sheet), file::write(&sheet).replace(['\n', ' '], ""), table] {
            assert_eq!(Given::of(&text), Given::Game, "{text}");
        }
    }

    #[test]
    fn broken_files_go_where_such_files_are_read() {
        for (text, wanted) in [
            ("\u{feff}\n{\"v\": 1, \"game\"\n: {\"players\": [", Given::Game),
            ("{", Given::Rulebook),
            (r#"{"id": "a", "options": {"match-length": "game"}}"#, Given::Rulebook),
            ("deal,round,dealer,repeat", Given::Game),
            ("\u{feff}\"deal\";\"round\"", Given::Game),
            ("deal\tround", Given::Game),
            ("dealer", Given::Hand),
            ("", Given::Hand),
        ] {
            assert_eq!(Given::of(text), wanted, "{text}");
        }
    }

    #[test]
    fn everything_else_is_a_hand() {
        for text in
            ["123m456p11z", "https://club.example/#v1;r=bmja;E=1m", "東東東", "[3333m]123p", "(555z@S)", "hello"]
        {
            assert_eq!(Given::of(text), Given::Hand, "{text}");
        }
    }
}
