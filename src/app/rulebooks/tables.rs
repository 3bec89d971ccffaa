//! Tables of a rulebook: limits, points for faan, faan for auxiliary points, rules of liability.

use leptos::prelude::*;
use tenbo_engine::Ratio;
use tenbo_engine::options::System;
use tenbo_engine::rules::{LimitName, LimitRow, Rulebook};

use super::amount::{entered, parse};
use super::pattern_lists::PatternListsFields;
use super::state::use_rulebooks;
use super::table_rows::{Column, Entry, TableRows};
use crate::app::components::Takes;
use crate::app::state::use_app_state;
use tenbo_session::editor::{Change, Part, PatternLists};
use tenbo_wording::TablesWord;

/// Those that points come from. A table that only other ways of counting ask is shown where the rulebook has it all the same.
#[component]
pub fn CountingTables() -> impl IntoView {
    let app = use_app_state();
    let books = use_rulebooks();
    let shows = move |of: fn(&Rulebook) -> bool| Memo::new(move |_| app.plan.with(|plan| of(plan.rulebook())));
    let has_limits = shows(|book| book.options.counting.system == System::HanFu || !book.limits.is_empty());
    let has_doubles = shows(|book| book.options.counting.system == System::PointDouble);
    let has_settling = shows(|book| book.options.counting.system == System::FaanLaak || !book.settling.is_empty());
    let has_faan = Memo::new(move |_| has_settling.get() && !has_doubles.get());
    let has_auxiliary = shows(|book| book.options.counting.system == System::FaanLaak || !book.auxiliary.is_empty());
    let limits = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().limits.clone()));
    let settling = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().settling.clone()));
    let auxiliary = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().auxiliary.clone()));
    let set = move |part: Part| books.change(Change::Part(part));
    view! {
        <div class="tables">
            <Show when=move || has_limits.get()>
                <TableRows
                    heading=TablesWord::Limits
                    id="limits"
                    rows=limits
                    columns=LIMITS
                    fresh=next_limit
                    on_change=move |rows| set(Part::Limits(rows))
                />
            </Show>
            <Show when=move || has_faan.get()>
                <TableRows
                    heading=TablesWord::Settling
                    id="settling"
                    rows=settling
                    columns=SETTLING
                    fresh=|last| last.map_or((Ratio::ONE, 1), |&(from, points)| (from + Ratio::ONE, 2 * points))
                    on_change=move |rows| set(Part::Settling(rows))
                />
            </Show>
            <Show when=move || has_doubles.get()>
                <TableRows
                    heading=TablesWord::Multipliers
                    id="settling"
                    rows=settling
                    columns=MULTIPLIERS
                    fresh=|last| last.map_or((Ratio::ONE, 2), |&(from, times)| (from + Ratio::ONE, 2 * times))
                    on_change=move |rows| set(Part::Settling(rows))
                />
            </Show>
            <Show when=move || has_auxiliary.get()>
                <TableRows
                    heading=TablesWord::Auxiliary
                    id="auxiliary"
                    rows=auxiliary
                    columns=AUXILIARY
                    fresh=|last| last.map_or((10, Ratio::ONE), |&(from, faan)| (from + 10, faan + Ratio::ONE))
                    on_change=move |rows| set(Part::Auxiliary(rows))
                />
            </Show>
        </div>
    }
}

/// Lists of patterns of which one counts.
#[component]
pub fn ListsOfPatterns() -> impl IntoView {
    view! {
        <div class="tables">
            {PatternLists::ALL.map(|lists| view! { <PatternListsFields lists /> }).into_iter().collect_view()}
        </div>
    }
}

/// The largest number of a table.
const MOST: i64 = 1_000_000_000;

/// A whole number from `least` on.
fn whole(text: &str, least: i64) -> Option<i64> {
    text.trim().parse().ok().filter(|number| (least..=MOST).contains(number))
}

fn next_limit(last: Option<&LimitRow>) -> LimitRow {
    last.map_or(LimitRow { from: 5, base: 2000, name: LimitName::Mangan }, |last| {
        let next = LimitName::ALL.get(last.name as usize + 1).copied();
        LimitRow { from: last.from + 1, base: last.base, name: next.unwrap_or(last.name) }
    })
}

const LIMITS: &[Column<LimitRow>] = &[
    Column {
        name: TablesWord::LimitName,
        entry: Entry::Choice(|language, _| {
            LimitName::ALL.iter().map(|name| (name.as_str(), language.limit(*name).to_owned())).collect()
        }),
        read: |row| row.name.to_string(),
        write: |row, text| Some(LimitRow { name: text.parse().ok()?, ..row.clone() }),
    },
    Column {
        name: TablesWord::LimitFrom,
        entry: Entry::Text(Takes::Whole(1, MOST)),
        read: |row| row.from.to_string(),
        write: |row, text| Some(LimitRow { from: whole(text, 1)?, ..row.clone() }),
    },
    Column {
        name: TablesWord::LimitBase,
        entry: Entry::Text(Takes::Whole(1, MOST)),
        read: |row| row.base.to_string(),
        write: |row, text| Some(LimitRow { base: whole(text, 1)?, ..row.clone() }),
    },
];

const SETTLING: &[Column<(Ratio, i64)>] = &[
    Column {
        name: TablesWord::FromFaan,
        entry: Entry::Text(Takes::Amount),
        read: |row| entered(row.0),
        write: |row, text| Some((parse(text)?, row.1)),
    },
    Column {
        name: TablesWord::Points,
        entry: Entry::Text(Takes::Whole(0, MOST)),
        read: |row| row.1.to_string(),
        write: |row, text| Some((row.0, whole(text, 0)?)),
    },
];

const MULTIPLIERS: &[Column<(Ratio, i64)>] = &[
    Column {
        name: TablesWord::FromDoubles,
        entry: Entry::Text(Takes::Whole(0, MOST)),
        read: |row| entered(row.0),
        write: |row, text| Some((Ratio::whole(whole(text, 0)?), row.1)),
    },
    Column {
        name: TablesWord::Times,
        entry: Entry::Text(Takes::Whole(0, MOST)),
        read: |row| row.1.to_string(),
        write: |row, text| Some((row.0, whole(text, 0)?)),
    },
];

const AUXILIARY: &[Column<(i64, Ratio)>] = &[
    Column {
        name: TablesWord::FromPoints,
        entry: Entry::Text(Takes::Whole(0, MOST)),
        read: |row| row.0.to_string(),
        write: |row, text| Some((whole(text, 0)?, row.1)),
    },
    Column {
        name: TablesWord::Faan,
        entry: Entry::Text(Takes::Amount),
        read: |row| entered(row.1),
        write: |row, text| Some((row.0, parse(text)?)),
    },
];
