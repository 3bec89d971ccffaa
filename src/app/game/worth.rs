//! What the hands of a deal are worth: by han and fu, by faan, or as a total.

use leptos::prelude::*;
use tenbo_engine::deal::By;
use tenbo_engine::options::Settlement;
use tenbo_engine::plan::{Counting, Plan, Scaled};
use tenbo_engine::rules::Unit;
use tenbo_engine::tiles::Seat;

use super::fields::{NumberField, Select};
use super::form_state::{FormState, use_form_state};
use crate::app::state::use_app_state;
use tenbo_session::form::worth::{FU, LIMITS};
use tenbo_session::form::{Filled, Form, Worth, has_tiles};
use tenbo_wording::number::grouped;
use tenbo_wording::{GameWord, Label, Language};

/// What each hand is worth: the winners', and everybody's where losers are paid for theirs.
#[component]
pub fn WorthFields() -> impl IntoView {
    let form = use_form_state();
    let all = form.rule(Form::asks_losers);
    let winners = form.filled(Form::winners);
    let asked = Memo::new(move |_| match winners.get() {
        _ if all.get() => form.seats().collect(),
        winners if winners.is_empty() => vec![Seat::East],
        winners => winners,
    });
    let field = move |seat: Seat| {
        let marked = Memo::new(move |_| {
            let several = asked.with(|asked| asked.len() > 1);
            several.then(|| winners.with(|winners| winners.contains(&seat)))
        });
        view! { <WorthField seat marked /> }
    };
    let legend = move || form.games.word(if all.get() { GameWord::HandTotals } else { GameWord::Worth })();
    view! {
        <fieldset>
            <legend>{legend}</legend>
            <div class="totals-fields">
                <For each=move || asked.get() key=|seat| *seat children=field />
            </div>
            <Show when=move || all.get()>
                <p class="muted">{form.word(GameWord::HandTotalsHelp)}</p>
            </Show>
        </fieldset>
    }
}

/// How the worth of a hand is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Not: its tiles say it.
    Tiles,
    /// By han and fu.
    Han,
    /// By its total.
    Total,
}

/// What the hand of a seat is worth. Where several are asked the name stands above the field, a winner's with that word.
#[component]
fn WorthField(seat: Seat, marked: Memo<Option<bool>>) -> impl IntoView {
    let app = use_app_state();
    let form = use_form_state();
    let has_tiles = form.filled(move |form| has_tiles(&form.entry, seat));
    let is_riichi = form.rule(|plan| plan.payments.settlement == Settlement::Riichi);
    let kind = Memo::new(move |_| match (has_tiles.get(), is_riichi.get()) {
        (true, _) => Kind::Tiles,
        (false, true) => Kind::Han,
        (false, false) => Kind::Total,
    });
    let name = form.name(seat);
    let words = Memo::new(move |_| {
        let (language, family) = (app.language.get(), form.game.with(|game| game.plan.book.family));
        let winner = language.word_for(Label::Winner, family);
        name.with(|name| if marked.get() == Some(true) { language.aside(name, winner) } else { name.clone() })
    });
    let title = move || marked.get().is_some().then(|| view! { <span>{words}</span> });
    let content = move || match kind.get() {
        Kind::Tiles => view! { <output>{form.word(GameWord::ByTilesAlready)}</output> }.into_any(),
        Kind::Han => view! { <HanAndFu seat words /> }.into_any(),
        Kind::Total => view! { <Total seat words /> }.into_any(),
    };
    view! {
        <div class=move || if kind.get() == Kind::Han { "field worth-row" } else { "field" }>
            {title}
            {content}
        </div>
    }
}

/// What is heard of a field: that it is about worth, whose, and what of it.
fn label(form: FormState, words: Memo<String>, what: impl Fn() -> &'static str) -> String {
    let language = form.games.app.language.get();
    words.with(|words| language.listed(&[language.word(GameWord::Worth), words, what()]))
}

/// Han, fu where they count, and what that comes to.
#[component]
fn HanAndFu(seat: Seat, words: Memo<String>) -> impl IntoView {
    let form = use_form_state();
    let language = form.games.app.language;
    let worth = form.filled(move |form| (form.worth[seat], form.by));
    let counted = Memo::new(move |_| {
        let (worth, by) = worth.get();
        form.game.with(|game| worth.counted(&game.plan, game.is_for_three(), seat, by.unwrap_or(By::Discard)))
    });
    let han = Memo::new(move |_| match counted.get() {
        Worth::Han(han, _) => han.to_string(),
        Worth::Limit(times) => format!("x{times}"),
        Worth::Total(_) | Worth::Unsaid => String::new(),
    });
    let fu = Memo::new(move |_| match counted.get() {
        Worth::Han(han, fu) if form.game.with(|game| han < lowest_limit(&game.plan)) => Some(fu),
        _ => None,
    });
    let total = move || {
        let by = worth.get().1?;
        let counted = counted.get();
        let total = form.game.with(|game| counted.total(&game.plan, game.is_for_three(), seat, by))?;
        Some(view! { <output class="worth-total">{format!("= {}", grouped(total))}</output> })
    };
    let han_options = Memo::new(move |_| form.game.with(|game| han_options(&game.plan, language.get())));
    let fu_options = Memo::new(move |_| FU.map(|fu| (fu.to_string(), language.get().fu(fu))).to_vec());
    let fu_value = Memo::new(move |_| fu.get().map(|fu| fu.to_string()).unwrap_or_default());
    let needs_fu = Memo::new(move |_| fu.get().is_some());
    view! {
        <div class="row">
            <Select
                attr:id=format!("han-{}", seat.as_str())
                attr:aria-label=move || label(form, words, form.games.word(GameWord::Han))
                options=han_options
                value=han
                choose=move |han: &str| form.write(Filled::Han(seat), han)
            />
            <Show when=move || needs_fu.get()>
                <Select
                    attr:id=format!("fu-{}", seat.as_str())
                    attr:aria-label=move || label(form, words, form.games.word(GameWord::Fu))
                    options=fu_options
                    value=fu_value
                    choose=move |fu: &str| form.write(Filled::Fu(seat), fu)
                />
            </Show>
            {total}
        </div>
    }
}

/// From how many han on fu do not count.
fn lowest_limit(plan: &Plan) -> i64 {
    plan.limit_rows().first().map_or(5, |row| row.from)
}

fn han_options(plan: &Plan, language: Language) -> Vec<(String, String)> {
    let plain = (1..lowest_limit(plan)).map(|han| (han.to_string(), language.han(han)));
    let limits = plan.limit_rows().iter().map(|row| (row.from.to_string(), language.han_limit(row.from, row.name)));
    let direct = (1..=LIMITS).map(|times| (format!("x{times}"), language.yakuman(100 * times)));
    [none()].into_iter().chain(plain).chain(limits).chain(direct).collect()
}

fn none() -> (String, String) {
    (String::new(), String::from("–"))
}

/// The total, after the faan that it can be chosen by where the rules have a table of them.
#[component]
fn Total(seat: Seat, words: Memo<String>) -> impl IntoView {
    let form = use_form_state();
    let language = form.games.app.language;
    let unit = form.rule(Plan::unit_of_total);
    let unit = move || language.get().unit(unit.get());
    let value = form.filled(move |form| match form.worth[seat] {
        Worth::Total(total) => total.to_string(),
        _ => String::new(),
    });
    let fill = move |total: &str| form.fill(Filled::Total(seat), total);
    let faan = Memo::new(move |_| form.game.with(|game| faan_options(&game.plan, language.get())));
    let chosen = Memo::new(move |_| {
        let value = value.get();
        if faan.with(|rows| rows.iter().any(|(points, _)| *points == value)) { value } else { String::new() }
    });
    let has_faan = form.rule(|plan| !faan_table(plan).is_empty());
    let faan_label = move || {
        let language = language.get();
        let unit = form.game.with(|game| faan_unit(&game.plan));
        language.listed(&[language.word(GameWord::Worth), language.unit(unit)])
    };
    view! {
        <div class="row">
            <Show when=move || has_faan.get()>
                <Select attr:aria-label=faan_label options=faan value=chosen choose=move |total: &str| form.write(Filled::Total(seat), total) />
            </Show>
            <NumberField
                attr:id=format!("total-{}", seat.as_str())
                attr:min="0"
                attr:inputmode="numeric"
                attr:placeholder=unit
                attr:aria-label=move || label(form, words, unit)
                value
                write=fill
            />
        </div>
    }
}

/// By which faan are paid; empty where faan are what is paid, or none are counted.
fn faan_table(plan: &Plan) -> &[(Scaled, i64)] {
    if let Counting::Faan(rules) = &plan.counting { &rules.table } else { &[] }
}

/// What players call what the table has.
fn faan_unit(plan: &Plan) -> Unit {
    if let Counting::Faan(rules) = &plan.counting { rules.unit } else { Unit::Faan }
}

/// Faan by the table of the rules: chosen, they are points.
fn faan_options(plan: &Plan, language: Language) -> Vec<(String, String)> {
    let rows = faan_table(plan).iter().filter(|(_, points)| *points > 0);
    let unit = faan_unit(plan);
    let rows = rows.map(|&(faan, points)| (points.to_string(), language.amount(plan.winner.scale.ratio(faan), unit)));
    let mut rows: Vec<(String, String)> = [none()].into_iter().chain(rows).collect();
    rows.dedup_by(|next, before| next.0 == before.0);
    rows
}
