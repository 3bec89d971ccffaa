//! The count, each step beside the tiles that earn it.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::decomposition::SmallTiles;
use super::fold::Fold;
use super::state::{Part, ScoreState};
use crate::app::state::use_app_state;
use tenbo_wording::Label;
use tenbo_wording::content::SheetId;
use tenbo_wording::sheet::StepRow;

/// The steps of a sheet as a table; nothing where there are none.
#[component]
pub fn StepTable(
    /// Whose sheet.
    id: SheetId,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let count = score.sheet_section(id, |sheet| (sheet.fu, sheet.steps.clone(), sheet.shortcut.clone()));
    let part = Part::Steps(id.seat());
    move || {
        let language = app.language.get();
        let (fu, steps, shortcut) = count.get();
        let head = |label| view! { <th scope="col">{language.word(label)}</th> };
        let head = [Label::Step, Label::Tiles, Label::Value].map(head).collect_view();
        let shortcut = shortcut.map(|text| {
            view! {
                <p class="note">
                    <b>{language.word(Label::Shortcut)}</b>
                    " "
                    {text}
                </p>
            }
        });
        let title = language.word(if fu { Label::Fu } else { Label::Points });
        let brief = sum(&steps);
        let row = |(place, row)| view! { <StepLine seat=id.seat() place row /> };
        let rows = steps.into_iter().enumerate().map(row).collect_view();
        (!rows.is_empty()).then(move || {
            view! {
                <Fold part title brief>
                    <table class="count">
                        <thead class="visually-hidden">
                            <tr>{head}</tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                    {shortcut}
                </Fold>
            }
        })
    }
}

/// The parts of the count as a sum: "20 + 10".
fn sum(steps: &[StepRow]) -> String {
    let parts = steps.iter().filter(|row| !row.result).map(|row| row.value.trim_start_matches('+'));
    parts.collect::<Vec<_>>().join(" + ")
}

#[component]
fn StepLine(seat: Seat, place: usize, row: StepRow) -> impl IntoView {
    let score = ScoreState::expect();
    let why = match row.faces.is_empty() {
        true => view! { <td class="muted">{row.formula}</td> }.into_any(),
        false => view! {
            <td>
                <SmallTiles faces=row.faces words=row.over />
            </td>
        }
        .into_any(),
    };
    view! {
        <tr class=if row.result { "sum" } else { "part" } {..score.lighting(Part::Step(seat, place))}>
            <th scope="row">{row.label}</th>
            {why}
            <td class="number">{row.value}</td>
        </tr>
    }
}
