//! The count, each step beside the tiles that earn it.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::decomposition::SmallTiles;
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
    move || {
        let language = app.language.get();
        let (fu, steps, shortcut) = count.get();
        let head = |label| view! { <th scope="col">{language.word(label)}</th> };
        let row = |(place, row)| view! { <StepLine seat=id.seat() place row /> };
        let shortcut = shortcut.map(|text| {
            view! {
                <p class="note">
                    <b>{language.word(Label::Shortcut)}</b>
                    " "
                    {text}
                </p>
            }
        });
        (!steps.is_empty()).then(|| {
            view! {
                <div>
                    <h3>{language.word(if fu { Label::Fu } else { Label::Points })}</h3>
                    <table class="count">
                        <thead class="visually-hidden">
                            <tr>{[Label::Step, Label::Tiles, Label::Value].map(head).collect_view()}</tr>
                        </thead>
                        <tbody>{steps.into_iter().enumerate().map(row).collect_view()}</tbody>
                    </table>
                    {shortcut}
                </div>
            }
        })
    }
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
