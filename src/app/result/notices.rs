//! What must be put right, and what to take care of.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use crate::app::components::score::{ScoreState, SmallTiles};
use crate::app::components::{Icon, IconName};
use crate::app::state::use_app_state;
use tenbo_wording::content::{Danger, ProblemNotice};
use tenbo_wording::groups::Face;
use tenbo_wording::{Label, Language};

/// More tiles than this are no help to the eye.
const MOST: usize = 12;

/// Everything that is wrong, in words; a click leads to where it can be put right.
#[component]
pub fn Faults() -> impl IntoView {
    let app = use_app_state();
    let problems = ScoreState::expect().section(|content| content.problems.clone());
    let item = move |language: Language, fault: ProblemNotice| {
        let ProblemNotice { place, text, control, .. } = fault;
        let place = (!place.is_empty()).then(|| view! { <b>{language.labeled(&place, "")}</b> });
        view! {
            <li>
                <button type="button" class="mend" disabled=app.readonly on:click=move |_| app.go_to_problem(control)>
                    {place}
                    {text}
                </button>
            </li>
        }
    };
    move || {
        let language = app.language.get();
        let problems = problems.get();
        (!problems.is_empty()).then(|| {
            view! {
                <div class="notice problem">
                    <h3>
                        <Icon name=IconName::Cross inline=true />
                        {language.word(Label::Problems)}
                    </h3>
                    <ul>{problems.into_iter().map(|fault| item(language, fault)).collect_view()}</ul>
                </div>
            }
        })
    }
}

/// Dangers, which are read aloud when they change.
#[component]
pub fn Warnings(
    /// Whether those of a seat are shown elsewhere.
    elsewhere: bool,
) -> impl IntoView {
    let app = use_app_state();
    let dangers = ScoreState::expect().section(move |content| {
        let shown = content.dangers.iter().filter(|danger| !elsewhere || danger.threat.is_none());
        shown.cloned().collect::<Vec<Danger>>()
    });
    let list = move || {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        dangers.get().into_iter().map(|danger| view! { <Warning language family danger /> }).collect_view()
    };
    view! {
        <div role="status" class="warnings">
            {list}
        </div>
    }
}

#[component]
fn Warning(language: Language, family: Family, danger: Danger) -> impl IntoView {
    let Danger { text, tiles, liable, .. } = danger;
    let title = language.word(if liable { Label::Liable } else { Label::Warnings });
    let tiles = (1..=MOST).contains(&tiles.len()).then(|| {
        let names: Vec<String> = tiles.iter().map(|&tile| language.tile(tile, family)).collect();
        let faces: Vec<Face> = tiles.iter().copied().map(Face::plain).collect();
        view! {
            <p>
                {language.word(Label::Dangerous)} " " <SmallTiles faces words=language.listed(&names) />
            </p>
        }
    });
    view! {
        <div class="notice warning">
            <p>
                <Icon name=IconName::Warning inline=true />
                <b>{language.labeled(title, "")}</b>
                {text}
            </p>
            {tiles}
        </div>
    }
}
