//! The score tables of a rulebook.

use leptos::prelude::*;

use crate::i18n::reference::Grid;

/// Tables beside each other where there is room.
#[component]
pub fn ScoreGrids(
    /// The tables.
    grids: Vec<Grid>,
) -> impl IntoView {
    view! { <div class="score-grids">{grids.into_iter().map(|grid| view! { <ScoreGrid grid /> }).collect_view()}</div> }
}

/// A table with its title.
#[component]
fn ScoreGrid(grid: Grid) -> impl IntoView {
    let column = |text: String| {
        view! {
            <th scope="col" class="number">
                {text}
            </th>
        }
    };
    let row = |(label, cells): (String, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| view! { <td class="number">{cell}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{label}</th>
                {cells}
            </tr>
        }
    };
    view! {
        <div class="score-grid">
            <table>
                <caption>{grid.title}</caption>
                <thead>
                    <tr>
                        <th scope="col">{grid.corner}</th>
                        {grid.columns.into_iter().map(column).collect_view()}
                    </tr>
                </thead>
                <tbody>{grid.rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
