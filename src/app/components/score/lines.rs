//! The lines of a score. Pointing at one lights its tiles; opening it says what it is and where its value comes from.

use leptos::prelude::*;

use super::fold::Fold;
use super::state::{Part, ScoreState};
use crate::app::browser::message::is_embedded;
use crate::app::components::Words;
use crate::app::state::{Dialog, Topic, use_app_state};
use tenbo_wording::content::SheetId;
use tenbo_wording::copy::Presence;
use tenbo_wording::number::figure_and_unit;
use tenbo_wording::sheet::LineRow;
use tenbo_wording::{Label, Language};

/// Lines of a sheet; nothing if there are none.
#[component]
pub fn LineList(
    /// Whose sheet.
    id: SheetId,
    /// Those that count, those that do not, or those that are only nearly there.
    presence: Presence,
) -> impl IntoView {
    let app = use_app_state();
    let score = ScoreState::expect();
    let rows = score.sheet_section(id, move |sheet| {
        let misses = if presence == Presence::NearMiss { sheet.misses.as_slice() } else { &[] };
        sheet.rows(presence).iter().chain(misses).cloned().collect::<Vec<_>>()
    });
    let counts = presence == Presence::Counted;
    let no_win = score.sheet_section(id, move |sheet| sheet.no_win && counts);
    let class = if counts { "lines" } else { "lines quiet" };
    move || {
        let language = app.language.get();
        let title = if no_win.get() { Label::HandHas } else { presence.title() };
        let line = |row: LineRow| {
            let part = Part::Line { seat: id.seat(), pattern: row.pattern, counts };
            view! { <ScoreLine language part row /> }
        };
        let rows = rows.get();
        // Where none has characters beside its name, there is no column for them.
        let plain = rows.iter().all(|row| row.kanji.is_none());
        (!rows.is_empty()).then(|| {
            let title = language.word(title);
            let list = view! {
                <ul class=class class:plain=plain>
                    {rows.into_iter().map(line).collect_view()}
                </ul>
            };
            // A frame on another site is no higher than what it is there for.
            match is_embedded() && !counts {
                true => view! { <Fold part=Part::Lines(id.seat(), presence) title>{list}</Fold> }.into_any(),
                false => view! { <div><h3>{title}</h3>{list}</div> }.into_any(),
            }
        })
    }
}

#[component]
fn ScoreLine(language: Language, part: Part, row: LineRow) -> impl IntoView {
    let score = ScoreState::expect();
    let open = Memo::new(move |_| score.is_open(part));
    let closed = (!row.closed.is_empty()).then(|| {
        view! { <span class="line-closed muted">{row.closed.clone()}</span> }
    });
    let value = (!row.value.is_empty()).then(|| {
        let (figure, unit) = figure_and_unit(&row.value);
        view! { <span class="line-value"><b>{figure.to_owned()}</b>" "{unit.to_owned()} {closed}</span> }
    });
    let kanji = row.kanji.clone().map(|(kanji, lang)| {
        let class = match kanji.chars().count() {
            0..=3 => "kanji",
            4 => "kanji four",
            5 => "kanji five",
            _ => "kanji six",
        };
        view! { <span class=class lang=lang aria-hidden="true">{kanji}</span> }
    });
    // Why it counts, or why not.
    let why = if row.reason.is_empty() { row.why.clone().into_owned() } else { row.reason.clone() };
    view! {
        <li>
            <button
                type="button"
                class="line"
                data-pattern=row.pattern.as_str()
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| score.toggle(part)
                {..score.lighting(part)}
            >
                {kanji}
                {name(language, &row)}
                {value}
                <span class="line-why">{why}</span>
            </button>
            {move || open.get().then(|| view! { <LineDetail language row=row.clone() /> })}
        </li>
    }
}

/// What riichi players call it with its plain name; a fan of a numbered list with its number, its Chinese name and how
/// that is read.
fn name(language: Language, row: &LineRow) -> impl IntoView + use<> {
    if let Some(own) = row.own.clone() {
        return view! {
            <span class="line-name">
                <b lang="ja-Latn">{own}</b>
                " "
                <span class="muted">{row.plain.clone()}</span>
            </span>
        }
        .into_any();
    }
    let number = row.number.map(|number| {
        view! {
            <span class="fan-number">
                <span class="visually-hidden">{language.word(Label::Fan)}" "</span>
                {number}
            </span>
        }
    });
    let chinese = row.kanji.clone().zip(row.reading.clone()).map(|((kanji, lang), reading)| {
        view! {
            " "
            <span class="fan-chinese">
                <span class="visually-hidden" lang=lang>
                    {kanji}
                </span>
                " "
                <span class="muted" lang="zh-Latn">
                    {reading}
                </span>
            </span>
        }
    });
    view! {
        <span class="line-name">
            {number}
            " "
            <b>{row.plain.clone()}</b>
            {row.times.clone()}
            {chinese}
        </span>
    }
    .into_any()
}

/// What the pattern is, the principle that bars it, its sets, and who gives it this value.
#[component]
fn LineDetail(language: Language, row: LineRow) -> impl IntoView {
    let app = use_app_state();
    let LineRow { pattern, kanji, reading, definition, principle, over, source, mark, .. } = row;
    let kanji = kanji.filter(|_| reading.is_none()).map(|(kanji, lang)| view! { <span lang=lang>{kanji}</span>" " });
    let source = match source.text.is_empty() {
        true => view! { <span>{language.word(Label::ProgramDefault)}</span> }.into_any(),
        false => view! { <span lang=source.language>{source.text}</span> }.into_any(),
    };
    view! {
        <div class="detail">
            <p>{kanji}<Words text=definition /></p>
            {(!principle.is_empty()).then(|| view! { <p><Words text=principle /></p> })}
            {(!over.is_empty()).then(|| view! { <p>{over}</p> })}
            <p class="muted">
                {language.word(Label::Source)} {language.colon()} {source} " "
                {language.mark(mark).map(|mark| view! { <span class="tag">{mark}</span> })}
            </p>
            <p>
                <button
                    type="button"
                    class="link"
                    on:click=move |_| app.dialog.set(Some(Dialog::Reference(Topic::Pattern(pattern))))
                >
                    {language.word(Label::AboutPattern)}
                </button>
            </p>
        </div>
    }
}
