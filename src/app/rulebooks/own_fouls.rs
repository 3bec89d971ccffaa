//! The fouls that a rulebook names itself, each with its fine.

use leptos::prelude::*;
use tenbo_engine::deal::Offense;
use tenbo_engine::rules::{FinePaidTo, OwnFoul};

use super::state::use_rulebooks;
use super::table_rows::{Column, Entry, TableRows};
use crate::app::components::Takes;
use crate::app::state::use_app_state;
use tenbo_session::editor::Change;
use tenbo_session::editor::change::free_foul;
use tenbo_wording::TablesWord;

/// A foul and the offense that stands for it in deals.
type Row = (Offense, OwnFoul);

/// The table of them.
#[component]
pub fn OwnFouls() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let fouls = Memo::new(move |_| {
        app.plan.with(|plan| {
            plan.rulebook().fouls.iter().map(|(&offense, foul)| (offense, foul.clone())).collect::<Vec<Row>>()
        })
    });
    let add = move |foul: OwnFoul| {
        let name = app.language.get_untracked().word(TablesWord::NewFoul).into();
        let free = app.plan.with_untracked(|plan| free_foul(plan.rulebook()));
        free.is_some_and(|offense| books.change(Change::Foul(offense, Some(Box::new(OwnFoul { name, ..foul })))))
    };
    let change = move |mut rows: Vec<Row>| {
        let before = fouls.get_untracked();
        if rows.len() > before.len() {
            return rows.pop().is_some_and(|(_, foul)| add(foul));
        }
        let Some((offense, _)) = before.into_iter().find(|row| !rows.contains(row)) else { return true };
        let now = rows.into_iter().find(|(other, _)| *other == offense);
        books.change(Change::Foul(offense, now.map(|(_, foul)| Box::new(foul))))
    };
    view! {
        <div class="tables">
            <TableRows heading=TablesWord::Fouls id="own-fouls" rows=fouls columns=FOULS fresh=fresh on_change=change />
        </div>
    }
}

/// A foul to begin with.
const fn fresh(_: Option<&Row>) -> Row {
    let name = std::borrow::Cow::Borrowed("");
    (Offense::Own1, OwnFoul { name, points: 0, percent: 0, paid_to: FinePaidTo::Each })
}

fn within(text: &str, most: i64) -> Option<i64> {
    text.trim().parse().ok().filter(|number| (0..=most).contains(number))
}

const FOULS: &[Column<Row>] = &[
    Column {
        name: TablesWord::FoulName,
        entry: Entry::Text(Takes::Name),
        read: |(_, foul)| foul.name.to_string(),
        write: |(offense, foul), text| {
            let name = text.trim().to_owned();
            (!name.is_empty()).then(|| (*offense, OwnFoul { name: name.into(), ..foul.clone() }))
        },
    },
    Column {
        name: TablesWord::FoulPoints,
        entry: Entry::Text(Takes::Whole(0, OwnFoul::MOST[0])),
        read: |(_, foul)| foul.points.to_string(),
        write: |(offense, foul), text| {
            Some((*offense, OwnFoul { points: within(text, OwnFoul::MOST[0])?, ..foul.clone() }))
        },
    },
    Column {
        name: TablesWord::FoulPercent,
        entry: Entry::Text(Takes::Whole(0, OwnFoul::MOST[1])),
        read: |(_, foul)| foul.percent.to_string(),
        write: |(offense, foul), text| {
            Some((*offense, OwnFoul { percent: within(text, OwnFoul::MOST[1])?, ..foul.clone() }))
        },
    },
    Column {
        name: TablesWord::FoulPaidTo,
        entry: Entry::Choice(|language, _| {
            FinePaidTo::ALL.iter().map(|to| (to.as_str(), language.fine_paid_to(*to).to_owned())).collect()
        }),
        read: |(_, foul)| foul.paid_to.to_string(),
        write: |(offense, foul), text| Some((*offense, OwnFoul { paid_to: text.parse().ok()?, ..foul.clone() })),
    },
];
