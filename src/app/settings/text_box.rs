//! The box for text: what cannot be read, so that nothing is taken, or does not fit is shown at its characters. The text
//! stays.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tenbo_engine::problems::bounds;

use crate::app::components::{Faulty, MarkedFaults};
use crate::app::shortcuts::TEXT;
use crate::app::state::use_app_state;
use tenbo_session::paste::{LeftOut, MOST_TOLD, is_refused};
use tenbo_wording::Word;

/// So many characters of a text are shown with what is wrong in them marked.
const SHOWN: usize = bounds::TILES + 20;

/// The box. A text that is pasted is read at once; one that is typed waits for Enter or the button.
#[component]
pub fn TextBox() -> impl IntoView {
    let app = use_app_state();
    let field = NodeRef::<html::Textarea>::new();
    // The text that was read last, and what of it was not taken.
    let last = RwSignal::new((String::new(), Vec::<LeftOut>::new()));
    let faulty = Memo::new(move |_| {
        let (language, family) = (app.language.get(), app.plan.read().rulebook().family);
        let fault = |part: &LeftOut| (part.chars, language.left_out(part.why, family).to_owned());
        last.with(|(text, left_out)| Faulty {
            text: text.chars().take(SHOWN).collect(),
            faults: left_out.iter().take(MOST_TOLD).map(fault).collect(),
        })
    });
    let more = Memo::new(move |_| app.language.get().more_left_out(last.with(|(_, left_out)| left_out.len())));
    let is_refused = Memo::new(move |_| last.with(|(_, left_out)| is_refused(left_out.iter().map(|part| part.why))));
    let read = move || {
        let Some(field) = field.try_get_untracked().flatten() else { return };
        let text = field.value();
        spawn_local(async move {
            let left_out = app.read_text(&text).await;
            // Another view may be shown by now.
            let _ = last.try_set((text, left_out));
        });
    };
    let is_faulty = Memo::new(move |_| last.with(|(_, left_out)| !left_out.is_empty()));
    let on_enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            read();
        }
    };
    view! {
        <div class="text-box">
            <label for=TEXT>{app.word(Word::TextBox)}</label>
            <div class="text-box-line">
                <textarea
                    node_ref=field
                    id=TEXT
                    rows="1"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    placeholder=app.word(Word::TextExamples)
                    aria-describedby="text-help text-errors"
                    aria-invalid=move || is_faulty.get().then_some("true")
                    on:keydown=on_enter
                    // The text arrives after the event.
                    on:paste=move |_| request_animation_frame(read)
                ></textarea>
                <button type="button" class="button" on:click=move |_| read()>
                    {app.word(Word::ReadText)}
                </button>
            </div>
            <p class="muted" id="text-help">
                {app.word(Word::TextHelp)}
            </p>
            <div id="text-errors" role="status">
                <MarkedFaults faulty />
                <Show when=move || more.with(Option::is_some)>
                    <p>{more}</p>
                </Show>
                <Show when=move || is_refused.get()>
                    <p>{app.word(Word::TextChangedNothing)}</p>
                </Show>
            </div>
        </div>
    }
}
