//! The template of a hand: written or laid by keys, with its groups as tiles and what is wrong with it.

use leptos::prelude::*;
use tenbo_engine::problems::{Place, Problem};
use tenbo_engine::templates::{Group, TemplateDraft, TemplateError, TemplateFault};

use super::template_keys::TemplateKeys;
use crate::app::components::{Faulty, MarkedFaults, TemplateGroups};
use crate::app::state::use_app_state;
use tenbo_session::editor::template_signs::Sign;
use tenbo_wording::TemplateWord;

/// The longest template, in characters; as much as a file can have.
const LONGEST: &str = "600";

/// The field, its tiles, its faults, and the keys.
#[component]
pub fn TemplateField(
    /// What the ids begin with.
    id: &'static str,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
    /// Takes another text.
    on_change: Callback<String>,
) -> impl IntoView {
    let app = use_app_state();
    let draft = Memo::new(move |_| text.with(|text| TemplateDraft::read(text)));
    let count = move || {
        let tiles = draft.with(|draft| draft.ways.last().map_or(0, |way| way.iter().map(Group::size).sum::<usize>()));
        let all = app.plan.with(|plan| plan.rulebook().options.tiles.hand_size.tiles() + 1);
        app.language.get().template_so_far(&tiles.to_string(), &all.to_string())
    };
    let faulty = Memo::new(move |_| {
        let language = app.language.get();
        let family = app.plan.read().rulebook().family;
        let told = |error: &TemplateError| {
            (error.chars, language.problem(&Problem::new(error.fault.into(), Place::default()), family))
        };
        Faulty {
            text: text.get(),
            // That tiles are missing is told by their number as long as the template grows.
            faults: draft.with(|draft| {
                draft.errors.iter().filter(|error| error.fault != TemplateFault::Size).map(told).collect()
            }),
        }
    });
    let ways = Signal::derive(move || draft.with(|draft| draft.ways.clone()));
    let (field, status) = (format!("{id}-template"), format!("{id}-template-status"));
    view! {
        <div class="template">
            <div class="template-pen felt">
                <div class="template-tray">
                    <TemplateGroups ways captions=true />
                </div>
                <TemplateKeys id text on_change />
            </div>
            <label for=field.clone()>{app.word(TemplateWord::Tiles)}</label>
            <input
                id=field
                class="template-text"
                maxlength=LONGEST
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                placeholder="1234567a 1234567b"
                disabled=app.readonly
                aria-describedby=status.clone()
                aria-invalid=move || faulty.with(|faulty| !faulty.faults.is_empty()).then_some("true")
                prop:value=text
                on:input:target=move |event| on_change.run(event.target().value())
            />
            <div id=status role="status">
                <p class="template-count">{count}</p>
                <MarkedFaults faulty />
            </div>
            <Legend ways />
        </div>
    }
}

/// What the letters of the template mean, and behind a heading all that there are.
#[component]
fn Legend(ways: Signal<Vec<Vec<Group>>>) -> impl IntoView {
    let app = use_app_state();
    let lines = move |signs: Vec<(Sign, String)>| {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        let line = |(sign, letters): (Sign, String)| {
            view! {
                <div>
                    <dt>{letters}</dt>
                    <dd>{language.template_sign(sign, family)}</dd>
                </div>
            }
        };
        signs.into_iter().map(line).collect_view()
    };
    view! {
        <dl class="template-legend">{move || lines(ways.with(|ways| Sign::used(ways)))}</dl>
        <details>
            <summary>{app.word(TemplateWord::Legend)}</summary>
            <dl class="template-legend">{move || lines(Sign::all())}</dl>
        </details>
    }
}
