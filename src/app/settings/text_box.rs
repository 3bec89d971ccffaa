//! The box for text: what cannot be read or does not fit is shown at its characters, the rest is taken. The text stays.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::shortcuts::TEXT;
use crate::app::state::use_app_state;
use crate::i18n::Word;
use crate::session::paste::LeftOut;

/// A text that was read, with what of it was not taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Faulty {
    text: String,
    left_out: Vec<LeftOut>,
}

impl Faulty {
    fn is_at(&self, place: usize) -> bool {
        self.left_out.iter().any(|part| (part.chars.0..part.chars.1).contains(&place))
    }

    /// The text in pieces, each with whether it is at fault.
    fn pieces(&self) -> Vec<(bool, String)> {
        let mut pieces: Vec<(bool, String)> = Vec::new();
        for (place, letter) in self.text.chars().enumerate() {
            match pieces.last_mut() {
                Some((marked, piece)) if *marked == self.is_at(place) => piece.push(letter),
                _ => pieces.push((self.is_at(place), String::from(letter))),
            }
        }
        pieces
    }
}

/// The box. A text that is pasted is read at once; one that is typed waits for Enter or the button.
#[component]
pub fn TextBox() -> impl IntoView {
    let app = use_app_state();
    let field = NodeRef::<html::Textarea>::new();
    let faulty = RwSignal::new(Faulty::default());
    let read = move || {
        let Some(field) = field.try_get_untracked().flatten() else { return };
        let text = field.value();
        spawn_local(async move {
            let left_out = app.read_text(&text).await;
            // Another view may be shown by now.
            let _ = faulty.try_set(Faulty { text, left_out });
        });
    };
    let is_faulty = Memo::new(move |_| faulty.with(|faulty| !faulty.left_out.is_empty()));
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
                <Show when=move || is_faulty.get()>
                    <Faults faulty />
                </Show>
            </div>
        </div>
    }
}

/// The text with its wrong characters marked, and a line for each.
#[component]
fn Faults(#[prop(into)] faulty: Signal<Faulty>) -> impl IntoView {
    let app = use_app_state();
    let piece = |(marked, text): (bool, String)| match marked {
        true => view! { <mark>{text}</mark> }.into_any(),
        false => text.into_any(),
    };
    let lines = move || {
        let language = app.language.get();
        faulty.with(|faulty| {
            let line = |part: &LeftOut| {
                view! {
                    <li>
                        <span class="at">{part.chars.0 + 1}</span>
                        " "
                        <code>{part.text_in(&faulty.text)}</code>
                        " "
                        {language.left_out(part.why)}
                    </li>
                }
            };
            faulty.left_out.iter().map(line).collect_view()
        })
    };
    view! {
        <p class="text-box-marked">
            <code>{move || faulty.with(Faulty::pieces).into_iter().map(piece).collect_view()}</code>
        </p>
        <ul class="text-box-errors">{lines}</ul>
    }
}
