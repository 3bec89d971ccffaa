//! A deal that nobody has won.

use leptos::prelude::*;
use tenbo_engine::deal::DrawCause;
use tenbo_engine::options::OptionKey;
use tenbo_engine::tiles::Seat;

use super::fields::Select;
use super::form_state::use_form_state;
use super::win_fields::RiichiField;
use crate::app::components::fields::{CheckBox, CheckGroup, Labeled};
use tenbo_session::form::Filled;
use tenbo_session::readiness::is_shown_ready;
use tenbo_wording::GameWord;

/// The fields of a draw: why, and in riichi who was ready and who discarded only terminals and honors.
#[component]
pub fn DrawFields() -> impl IntoView {
    let form = use_form_state();
    let riichi = form.has(OptionKey::Riichi);
    let nagashi = form.has(OptionKey::NagashiMangan);
    let cause = form.filled(|form| form.cause);
    let known = move |other: DrawCause| {
        riichi.get() || matches!(other, DrawCause::Wall | DrawCause::Abandoned) || other == cause.get()
    };
    let causes = Memo::new(move |_| {
        let language = form.games.app.language.get();
        let family = form.game.with(|game| game.plan.book.family);
        let causes = DrawCause::ALL.iter().copied().filter(|&other| known(other));
        causes.map(|cause| (cause.as_str().to_owned(), language.draw_cause(cause, family).to_owned())).collect()
    });
    let by_wall = Memo::new(move |_| riichi.get() && cause.get() == DrawCause::Wall);
    let ready = move |seat: Seat| {
        let checked = Memo::new(move |_| {
            form.game.with(|game| form.games.form.with(|form| is_shown_ready(&form.entry.deal, &game.plan, seat)))
        });
        let toggle = move || form.fill(Filled::Ready(seat), "");
        view! { <CheckBox checked toggle label=form.name(seat) /> }
    };
    let only_ends = move |seat: Seat| {
        let checked = form.filled(move |form| form.nagashi.contains(&seat));
        let toggle = move || form.fill(Filled::Nagashi(seat), "");
        view! { <CheckBox checked toggle label=form.name(seat) /> }
    };
    view! {
        <Labeled name=form.word(GameWord::Cause)>
            <Select
                attr:id="deal-cause"
                options=causes
                value=Signal::derive(move || cause.get().as_str().to_owned())
                choose=move |cause: &str| form.write(Filled::Cause, cause)
            />
        </Labeled>
        <Show when=move || by_wall.get()>
            <CheckGroup legend=form.word(GameWord::ReadyWere)>{form.seats().map(ready).collect_view()}</CheckGroup>
        </Show>
        <Show when=move || by_wall.get() && nagashi.get()>
            <CheckGroup legend=form.word(GameWord::NagashiBy)>
                {form.seats().map(only_ends).collect_view()}
            </CheckGroup>
        </Show>
        <RiichiField />
    }
}
