//! The lines of a score. Pointing at one lights its tiles; opening it says what it is and where its value comes from.

use leptos::prelude::*;

use super::Shown;
use crate::app::text::Label;
use crate::app::text::groups::Lights;
use crate::app::text::sheet::LineRow;

/// Which line the eye is on: the one pointed at, otherwise the one opened last.
#[derive(Clone, Copy)]
pub struct Spot {
    pointed: RwSignal<Lights>,
    opened: RwSignal<Lights>,
}

impl Spot {
    /// On nothing.
    pub fn new() -> Spot {
        Spot { pointed: RwSignal::new(Lights(0)), opened: RwSignal::new(Lights(0)) }
    }

    /// The tiles to light.
    pub fn lit(self) -> Signal<Lights> {
        Signal::derive(move || {
            let pointed = self.pointed.get();
            if pointed == Lights(0) { self.opened.get() } else { pointed }
        })
    }

    /// Points at some tiles, or away.
    pub fn point(self, lights: Lights) {
        if self.pointed.get_untracked() != lights {
            self.pointed.set(lights);
        }
    }

    fn open(self, lights: Lights) {
        self.opened.set(lights);
    }
}

/// The lines that count, or those that do not.
#[component]
pub fn Lines(
    /// The lines.
    rows: Signal<Vec<LineRow>>,
    /// What stands above them.
    title: Label,
    /// What they light.
    spot: Spot,
) -> impl IntoView {
    let language = expect_context::<Shown>().language;
    let any = Memo::new(move |_| rows.with(|rows| !rows.is_empty()));
    move || {
        any.get().then(|| {
            view! {
                <h3>{language.label(title)}</h3>
                <ul class="lines" class:quiet=title == Label::NotCounted>
                    <For each=move || rows.get() key=|row| row.clone() let:row>
                        <LineItem row=row spot=spot />
                    </For>
                </ul>
            }
            .into_any()
        })
    }
}

#[component]
fn LineItem(row: LineRow, spot: Spot) -> impl IntoView {
    let open = RwSignal::new(false);
    let lights = row.lights;
    on_cleanup(move || {
        if open.try_get_untracked() == Some(true) {
            spot.open(Lights(0));
        }
    });
    let toggle = move |_| {
        let now = !open.get_untracked();
        open.set(now);
        spot.open(if now { lights } else { Lights(0) });
    };
    let name = match row.own.clone() {
        Some(own) => view! { <b lang="ja-Latn">{own}</b> " " <span class="soft">{row.plain.clone()}</span> }.into_any(),
        None => view! { <b>{row.plain.clone()}</b> }.into_any(),
    };
    let (value, reason) = (row.value.clone(), row.reason.clone());
    view! {
        <li>
            <button
                type="button"
                class="line"
                aria-expanded=move || open.get().to_string()
                on:click=toggle
                on:pointerenter=move |_| spot.point(lights)
                on:pointerleave=move |_| spot.point(Lights(0))
                on:focus=move |_| spot.point(lights)
                on:blur=move |_| spot.point(Lights(0))
            >
                <span class="line-name">{name}</span>
                {if reason.is_empty() {
                    view! { <span class="line-value">{value}</span> }.into_any()
                } else {
                    view! { <span class="line-why">{reason}</span> }.into_any()
                }}
            </button>
            {move || open.get().then(|| detail(&row))}
        </li>
    }
}

fn detail(row: &LineRow) -> AnyView {
    let language = expect_context::<Shown>().language;
    let kanji = row.kanji.clone().map(|(kanji, lang)| view! { <span lang=lang>{kanji}</span> " " });
    let over = (!row.over.is_empty()).then(|| view! { <span class="detail-over">{row.over.clone()}</span> });
    let source = if row.source.is_empty() { language.label(Label::ProgramDefault).to_owned() } else { row.source.clone() };
    let house = row.house_rule.then(|| view! { " " <span class="tag">{language.label(Label::HouseRule)}</span> });
    view! {
        <div class="detail">
            <p>{kanji}{row.definition}</p>
            {over}
            <p class="soft">{language.label(Label::Source)} " " {source} {house}</p>
        </div>
    }
    .into_any()
}
