//! The wins before the one that is entered, where play goes on after a win.

use leptos::prelude::*;
use tenbo_engine::deal::WinDraft;

use crate::app::components::EditButton;
use crate::app::state::use_app_state;
use tenbo_session::Edit;
use tenbo_session::edit::can_play_on;
use tenbo_wording::Word;

/// The wins before in order, a key for going on after the present one, and one that takes the last of them back. Nothing
/// where a win ends the deal.
#[component]
pub fn EarlierWins() -> impl IntoView {
    let app = use_app_state();
    let known = Memo::new(move |_| app.plan.with(|plan| plan.rulebook().options.payments.play_on));
    let wins = app.slice(|state| state.earlier.clone());
    let any = Memo::new(move |_| wins.with(|wins| !wins.is_empty()));
    let goes_on = Memo::new(move |_| app.state.with(|state| app.plan.with(|plan| can_play_on(state, plan))));
    let win = move |win: WinDraft| {
        let words = move || {
            let language = app.language.get();
            let family = app.plan.read().rulebook().family;
            let mut parts = vec![app.seat(win.seat)(), language.by(win.by, family).to_owned()];
            parts.extend(win.from.map(|from| app.seat(from)()));
            parts.extend(win.tile.map(|tile| language.tile(tile, family)));
            parts.join(" · ")
        };
        view! { <li>{words}</li> }
    };
    view! {
        <Show when=move || known.get()>
            <div class="earlier-wins">
                <Show when=move || any.get()>
                    <ol aria-label=app.word(Word::WonBefore)>{move || wins.get().into_iter().map(win).collect_view()}</ol>
                </Show>
                <div class="row">
                    <EditButton
                        class="button"
                        edit=Edit::PlayOn
                        attr:aria-disabled=move || (!goes_on.get()).then_some("true")
                    >
                        {app.word(Word::PlayGoesOn)}
                    </EditButton>
                    <Show when=move || any.get()>
                        <EditButton class="button" edit=Edit::TakeBackWin>
                            {app.word(Word::TakeBackWin)}
                        </EditButton>
                    </Show>
                </div>
            </div>
        </Show>
    }
}
