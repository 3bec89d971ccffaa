//! A line of the comparison for each rulebook: what the hand comes to, and the rule that differs.

use leptos::prelude::*;

use super::actions::HEADING;
use super::headings::Badge;
use crate::app::browser::focus::focus;
use crate::app::state::{AppState, use_app_state};
use tenbo_session::editor::BookEdit;
use tenbo_session::{Action, Edit, RulesChoice};
use tenbo_wording::EditorWord;
use tenbo_wording::compare::NamedRulebook;
use tenbo_wording::comparison::ComparedRow;

/// The lines.
#[component]
pub fn ComparedRows(
    /// Of each rulebook.
    rows: Vec<ComparedRow>,
    /// Whether the first is the one that is played.
    #[prop(optional)]
    played: bool,
) -> impl IntoView {
    let row = |(place, row): (usize, ComparedRow)| view! { <Row row played=played && place == 0 /> };
    view! { <ul class="compared-rows">{rows.into_iter().enumerate().map(row).collect_view()}</ul> }
}

/// A rulebook; a tap plays it.
#[component]
fn Row(row: ComparedRow, played: bool) -> impl IntoView {
    let app = use_app_state();
    let ComparedRow { rulebook: NamedRulebook { name, lang, rules }, value, reason, alike, .. } = row;
    let badge = played.then(|| view! { <Badge word=EditorWord::Played /> });
    let content = view! {
        <span class="compared-name">
            <span lang=lang>{name}</span>
            " "
            {badge}
        </span>
        " "
        <span class="compared-value">{value}</span>
        " "
        <small>{reason}</small>
    };
    let line = match played {
        true => view! { <div class="compared-row compared-played">{content}</div> }.into_any(),
        false => view! {
            <button type="button" class="compared-row" disabled=app.readonly on:click=move |_| play(app, &rules)>
                {content}
            </button>
        }
        .into_any(),
    };
    let alike = (!alike.is_empty()).then(|| {
        view! {
            <p class="compared-alike">
                {app.text(|language| language.labeled(language.word(EditorWord::SameBy), ""))}
                <PlayButtons rulebooks=alike />
            </p>
        }
    });
    view! { <li>{line} {alike}</li> }
}

/// Names of rulebooks; a tap plays one.
#[component]
pub fn PlayButtons(rulebooks: Vec<NamedRulebook>) -> impl IntoView {
    let app = use_app_state();
    let button = move |NamedRulebook { name, lang, rules }: NamedRulebook| {
        view! {
            <button type="button" class="link" lang=lang disabled=app.readonly on:click=move |_| play(app, &rules)>
                {name}
            </button>
            " "
        }
    };
    view! { <span class="compared-names">{rulebooks.into_iter().map(button).collect_view()}</span> }
}

fn play(app: AppState, rules: &RulesChoice) {
    app.dispatch(match &rules.own {
        Some(own) => Action::Book(BookEdit::Play(own.id().to_owned())),
        None => Edit::Rules(rules.id).into(),
    });
    // Another rulebook stands now where the pressed one was.
    request_animation_frame(|| focus(HEADING));
}
