//! The count, step by step, each beside the tiles that earn it.

use leptos::prelude::*;

use super::Shown;
use super::hand::small_tiles;
use super::lines::Spot;
use crate::app::text::Label;
use crate::app::text::groups::Lights;
use crate::app::text::sheet::StepRow;

/// A table of steps.
#[component]
pub fn Steps(
    /// The steps.
    rows: Vec<StepRow>,
    /// Whether they are of fu.
    fu: bool,
    /// The shortcut, where there is one.
    shortcut: Option<String>,
    /// What they light.
    spot: Spot,
) -> impl IntoView {
    let language = expect_context::<Shown>().language;
    if rows.is_empty() {
        return ().into_any();
    }
    let title = language.label(if fu { Label::Fu } else { Label::Points });
    let body = rows
        .into_iter()
        .map(|row| {
            let lights = row.lights;
            let tiles = if row.faces.is_empty() {
                view! { <span class="soft">{row.formula}</span> }.into_any()
            } else {
                small_tiles(&row.faces, row.over)
            };
            view! {
                <tr
                    class:sum=row.result
                    on:pointerenter=move |_| spot.point(lights)
                    on:pointerleave=move |_| spot.point(Lights(0))
                >
                    <th scope="row">{row.label}</th>
                    <td>{tiles}</td>
                    <td class="number">{row.value}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <h3>{title}</h3>
        <table class="steps">
            <thead class="hidden">
                <tr>
                    <th scope="col">{language.label(Label::Step)}</th>
                    <th scope="col">{language.label(Label::Tiles)}</th>
                    <th scope="col">{language.label(Label::Value)}</th>
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
        {shortcut.map(|text| view! { <p class="note"><b>{language.label(Label::Shortcut)}</b> " " {text}</p> })}
    }
    .into_any()
}
