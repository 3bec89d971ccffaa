//! What a result depends on beside its tiles: rules, seat, round, dora; on paper also where it can be looked at.

use leptos::prelude::*;
use tenbo_engine::rules::Family;
use tenbo_engine::tiles::Tile;

use crate::app::browser::address;
use crate::app::components::PrintDate;
use crate::app::components::score::{ScoreState, SmallTile};
use crate::app::state::use_app_state;
use tenbo_wording::Language;
use tenbo_wording::context::{Context, Indicators};
use tenbo_wording::groups::Face;

/// The context; nothing before there is a result.
#[component]
pub fn ResultContext(
    /// Whether most of it is shown elsewhere: then it is for paper alone.
    elsewhere: bool,
) -> impl IntoView {
    let app = use_app_state();
    let context = ScoreState::expect().section(|content| content.context.clone());
    let lines = move || context.get().map(|context| view! { <ContextLines language=app.language.get() context /> });
    let link = move || context.with(Option::is_some).then(|| address::link(&app.link()));
    view! {
        <div class=if elsewhere { "result-context on-paper" } else { "result-context" }>{lines}</div>
        <p class="result-link on-paper">{link}</p>
        <PrintDate />
    }
}

#[component]
fn ContextLines(language: Language, context: Context) -> impl IntoView {
    let house = context.house_line(language).map(|rules| view! { <p class="on-paper">{rules}</p> });
    let Context { rulebook: [before, name, after], rulebook_language, table, indicators, .. } = context;
    let table = table.into_iter().map(|part| [" · ", &part].concat()).collect::<String>();
    let lists = indicators.into_iter().map(|Indicators { name, tiles }| {
        let pairs = tiles.into_iter().map(|(indicator, dora)| view! { <DoraPair language indicator dora /> });
        view! {
            <p class="dora-list">
                <span>{language.labeled(name, "")}</span>
                {pairs.collect_view()}
            </p>
        }
    });
    view! {
        <p>{before} <span lang=rulebook_language>{name}</span> {after} {table}</p>
        {house}
        <div class="dora-lists">{lists.collect_view()}</div>
    }
}

/// An indicator and the dora that it means.
#[component]
fn DoraPair(language: Language, indicator: Tile, dora: Tile) -> impl IntoView {
    let words =
        language.dora_by_indicator(&language.tile(dora, Family::Riichi), &language.tile(indicator, Family::Riichi));
    view! {
        <span class="dora-pair">
            <span class="visually-hidden">{words}</span>
            <SmallTile face=Face::plain(indicator) />
            <span aria-hidden="true">"→"</span>
            <SmallTile face=Face { dora: true, ..Face::plain(dora) } />
        </span>
    }
}
