//! The score tables of a rulebook.

use leptos::prelude::*;

use tenbo_wording::reference::Grid;

/// Tables beside each other where there is room.
#[component]
pub fn ScoreGrids(
    /// The tables.
    grids: Vec<Grid>,
) -> impl IntoView {
    view! { <div class="score-grids">{grids.into_iter().map(|grid| view! { <ScoreGrid grid /> }).collect_view()}</div> }
}

/// Columns that a small phone has room for, in a dialog too.
const FITTING: usize = 7;

/// A table with its title. One that may be wider than its room can have the focus, so that it is scrolled by keyboard too.
#[component]
fn ScoreGrid(grid: Grid) -> impl IntoView {
    let is_wide = grid.columns.len() > FITTING;
    let name = is_wide.then(|| grid.title.clone());
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
    let corner = if grid.corner.is_empty() {
        view! { <td></td> }.into_any()
    } else {
        view! { <th scope="col">{grid.corner}</th> }.into_any()
    };
    view! {
        <div
            class="score-grid"
            tabindex=is_wide.then_some("0")
            role=is_wide.then_some("group")
            aria-label=name
        >
            <table>
                <caption>{grid.title}</caption>
                <thead>
                    <tr>
                        {corner}
                        {grid.columns.into_iter().map(column).collect_view()}
                    </tr>
                </thead>
                <tbody>{grid.rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
