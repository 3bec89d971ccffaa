//! What 13 tiles wait for: copies left, what each is worth, and one tap completes the hand.

use leptos::prelude::*;

use super::Shown;
use super::hand::named_tile;
use crate::app::text::number::grouped;
use crate::app::text::{Label, Language};
use crate::engine::rulebook::plan::System;
use crate::engine::scoring::Tally;
use crate::engine::tile::Tile;
use crate::engine::wait::Wait;

/// The waits of the seat that is being looked at.
#[component]
pub fn Waits() -> impl IntoView {
    let shown = expect_context::<Shown>();
    let language = shown.language;
    let waits = Memo::new(move |_| {
        let seat = shown.seat.get();
        let waits = shown.paper(|paper| {
            let open = paper.draft.wins().is_empty();
            let other = paper.answer.seats[seat].as_ref().filter(|_| open);
            (other.map(|other| other.waits.clone()).unwrap_or_default(), paper.plan.system == System::Mangan)
        });
        waits.unwrap_or_default()
    });
    move || {
        let (waits, han) = waits.get();
        (!waits.is_empty()).then(|| {
            let items = waits.iter().map(|wait| item(shown, wait, han)).collect_view();
            view! {
                <h3>{language.label(Label::Waits)}</h3>
                <ul class="waits">{items}</ul>
                <p class="soft">{language.label(Label::WaitsHelp)}</p>
            }
            .into_any()
        })
    }
}

fn item(shown: Shown, wait: &Wait, han: bool) -> AnyView {
    let language = shown.language;
    let tile = Tile::plain(wait.kind);
    let none = wait.left == 0;
    let values = match (wait.discard, wait.self_draw) {
        (None, None) => view! { <span class="line-why">{no_win(language, han)}</span> }.into_any(),
        (discard, draw) => view! {
            {value(language, Label::OnDiscard, discard, han)}
            {value(language, Label::SelfDrawn, draw, han)}
        }
        .into_any(),
    };
    view! {
        <li>
            <button type="button" class="wait" class:none=none on:click=move |_| shown.complete.run(tile)>
                {named_tile(language, tile, "tile")}
                <span class="left">{language.left(wait.left)}</span>
                <span class="values">{values}</span>
            </button>
        </li>
    }
    .into_any()
}

fn value(language: Language, label: Label, tally: Option<Tally>, han: bool) -> AnyView {
    let text = tally.map_or_else(|| no_win(language, han).to_owned(), |tally| grouped(tally.total));
    view! { <span class="value"><span class="soft">{language.label(label)}</span> " " <b>{text}</b></span> }.into_any()
}

fn no_win(language: Language, han: bool) -> &'static str {
    language.label(if han { Label::NoYaku } else { Label::NoWin })
}
