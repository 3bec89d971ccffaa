//! Going to a place in the editor: what is folded opens, what was searched for is left.

use leptos::prelude::*;
use tenbo_engine::options::OptionKey;
use tenbo_engine::patterns::Pattern;

use super::state::{EditorPart, RulebooksState, Section};
use crate::app::browser::focus::{focus, focus_at_top};
use tenbo_session::editor::causes::Spot;
use tenbo_session::editor::chapter::{Chapter, of_part};
use tenbo_session::option_list::{Part, Standing};

/// Shows a part of the editor from its heading on.
pub fn go(books: RulebooksState, part: EditorPart) {
    books.query.set(String::new());
    books.unfold(&[Section::Editor(part)]);
    let id = part.id();
    request_animation_frame(move || focus_at_top(&id));
}

/// Shows where something is changed, and puts the focus on it.
pub fn go_to(books: RulebooksState, spot: Spot) {
    match spot {
        Spot::Option(key) => go_to_option(books, key),
        Spot::Pattern(pattern) => go_to_pattern(books, pattern),
        Spot::Part(part) => go(books, EditorPart::Chapter(of_part(part))),
    }
}

fn go_to_option(books: RulebooksState, key: OptionKey) {
    let stands = books
        .app
        .state
        .with_untracked(|state| books.app.plan.with_untracked(|plan| Standing::of(key, &state.rules, plan)));
    let chapter = EditorPart::Chapter(Chapter::Rules(Part::of(key)));
    let parts = if stands == Standing::OtherGame { EditorPart::OtherGames } else { chapter };
    reach(books, &[parts], format!("option-{key}"));
}

/// Shows a pattern, and puts the focus on its value.
pub fn go_to_pattern(books: RulebooksState, pattern: Pattern) {
    let parts = match pattern.custom_number() {
        Some(_) => [EditorPart::Chapter(Chapter::Hands)].as_slice(),
        None => &[EditorPart::Chapter(Chapter::Patterns), EditorPart::WithoutValue],
    };
    reach(books, parts, format!("winner-value-{pattern}"));
}

fn reach(books: RulebooksState, parts: &[EditorPart], id: String) {
    books.query.set(String::new());
    let sections: Vec<Section> = parts.iter().map(|part| Section::Editor(*part)).collect();
    books.unfold(&sections);
    request_animation_frame(move || focus(&id));
}
