//! What the result is copied as: a choice of formats, what is copied, and where it goes.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::outcome::{Outcome, Said};
use super::picture::Drawn;
use crate::app::browser::{clipboard, files};
use crate::app::state::use_app_state;
use tenbo_wording::CopyWord;
use tenbo_wording::copy_as::CopyFormat;

/// The name of the radio buttons.
const GROUP: &str = "copy-as";

/// The formats, and what is copied in the one that is chosen.
#[component]
pub fn Formats(
    /// The link that stands in the texts.
    link: String,
    /// The picture, once it is drawn.
    drawn: RwSignal<Option<Drawn>, LocalStorage>,
    /// Told what came of copying.
    outcome: Outcome,
) -> impl IntoView {
    let app = use_app_state();
    let chosen = RwSignal::new(CopyFormat::Mpsz);
    let field = NodeRef::<Textarea>::new();
    let text = Memo::new(move |_| match chosen.get() {
        CopyFormat::Svg => drawn.with(|drawn| drawn.as_ref().map(|drawn| drawn.drawing.clone())).unwrap_or_default(),
        format => untrack(|| app.shown(|shown| format.write(shown, &link))).unwrap_or_default(),
    });
    let is_dots = move || chosen.get() == CopyFormat::Png;
    let dots = move || drawn.with(|drawn| drawn.as_ref().and_then(|drawn| drawn.dots.clone()));
    let radio = move |&format: &CopyFormat| {
        let choose = move |_| {
            chosen.set(format);
            outcome.set(None);
        };
        view! {
            <label class="radio-key">
                <input
                    type="radio"
                    name=GROUP
                    value=format.as_str()
                    prop:checked=move || chosen.get() == format
                    on:change=choose
                />
                <span>{move || format.name(app.language.get())}</span>
            </label>
        }
    };
    let copy = move |_| {
        spawn_local(async move {
            let done = match (is_dots(), dots()) {
                (true, Some((_, Some(file)))) => clipboard::copy_picture(&file).await,
                (true, _) => false,
                (false, _) => clipboard::copy(&text.get_untracked()).await,
            };
            let refused = if is_dots() { Said::PictureRefused } else { Said::ByHand };
            outcome.try_set(Some(if done { Said::Copied } else { refused }));
            if !done && let Some(field) = field.try_get_untracked().flatten() {
                field.select();
            }
        });
    };
    let saved = move || match dots() {
        Some((address, _)) if is_dots() => address,
        _ => files::address(chosen.get().media_type(), &text.get()),
    };
    view! {
        <section class="share-formats">
            <fieldset class="radios" id=GROUP>
                <legend>{app.word(CopyWord::As)}</legend>
                <div class="keys">{CopyFormat::ALL.iter().map(radio).collect_view()}</div>
            </fieldset>
            <div class="share-copied">
                <Show
                    when=move || !is_dots()
                    fallback=move || view! { <p class="share-file">{CopyFormat::Png.file()}</p> }
                >
                    <textarea
                        readonly
                        rows="5"
                        spellcheck="false"
                        aria-label=move || chosen.get().name(app.language.get())
                        prop:value=text
                        node_ref=field
                    ></textarea>
                </Show>
            </div>
            <div class="share-ways">
                <button type="button" class="button share-copy" on:click=copy>
                    {app.word(CopyWord::Copy)}
                </button>
                <a class="button share-save" download=move || chosen.get().file() href=saved>
                    {app.word(CopyWord::Save)}
                </a>
            </div>
        </section>
    }
}
