//! The hand on the table under every rulebook.

use super::{Table, heading};
use crate::app::hand::back_and_forward;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::editor::compare_row;
use crate::i18n::{EditorWord, Word};
use crate::session::Edit;
use crate::session::editor::BookEdit;
use crate::session::editor::compare::{play, rulebooks};

pub fn paint(table: &Table<'_, '_>, acts: &mut Acts) -> Tree {
    let (language, state) = (table.scene.language, table.scene.state);
    let all = el("div").add(heading(table, acts, table.word(EditorWord::Compare)));
    if state.size(state.winner) == 0 {
        return all.add(el("p").add(table.word(EditorWord::NoHand)));
    }
    let now = play(state, state.rules.clone());
    let heads = [
        table.scene.word(Word::Rulebook),
        table.word(EditorWord::Worth),
        table.word(EditorWord::Payment),
        table.word(EditorWord::Difference),
    ];
    let head = el("tr").all(heads.map(|head| el("th").with("scope", "col").add(head)));
    let rows = rulebooks(state).into_iter().map(|rules| {
        let played = rules == state.rules;
        let lang = rules.own.is_none().then_some("en");
        let edit = match &rules.own {
            Some(own) => Edit::Book(BookEdit::Play(own.id().to_owned())),
            None => Edit::Rules(rules.id),
        };
        let other = play(state, rules);
        let row = compare_row(language, &now, &other, state.seat);
        let name = el("th").with("scope", "row");
        let name = if played {
            name.add(el("b").maybe_with("lang", lang).add(row.name)).add(" ").add(table.badge(EditorWord::Played))
        } else {
            name.add(acts.button("link", Act::Take(edit)).maybe_with("lang", lang).add(row.name))
        };
        let pays = if row.payment.is_empty() { table.word(EditorWord::NobodyPays).to_owned() } else { row.payment };
        let cell = |place: usize, text: String| {
            let label = heads.get(place).copied().unwrap_or_default();
            el("td").with("data-label", label).add(text)
        };
        el("tr")
            .class(if played { "played" } else { "" })
            .add(name)
            .add(cell(1, row.worth))
            .add(cell(2, pays))
            .add(cell(3, row.lines))
    });
    let rows: Vec<Tree> = rows.collect();
    let body = el("table").class("compare").add(el("thead").add(head)).add(el("tbody").all(rows));
    let help = el("p").class("soft").add(table.word(EditorWord::CompareHelp));
    all.add(el("div").class("row").add(help).all(back_and_forward(table.scene, acts))).add(body)
}
