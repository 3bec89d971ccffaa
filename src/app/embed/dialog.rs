//! The dialog with the text to paste into another site, and a frame that shows what it will look like.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::form::{EmbedFields, EmbedForm};
use crate::app::browser::clipboard;
use crate::app::components::part::part;
use crate::app::components::{DialogFrame, Part, PartView};
use crate::app::state::{Dialog, use_app_state};
use tenbo_session::embed::Snippet;
use tenbo_session::embed::snippet::{ALLOW, SANDBOX};
use tenbo_wording::{EmbedWord, Label};

/// The dialog.
#[component]
pub fn EmbedDialog() -> impl IntoView {
    let app = use_app_state();
    let title = Signal::derive(app.word(Label::EmbedTitle));
    view! {
        <DialogFrame id="embed-title" title shows=|dialog| matches!(dialog, Dialog::Embed)>
            <Part load=embed_dialog />
        </DialogFrame>
    }
}

part! {
    /// What is in the dialog.
    embed_dialog in embed: PartView = || view! { <EmbedContent /> }.into_any()
}

/// What came of copying a text.
type Copied = RwSignal<Option<EmbedWord>>;

/// What is in the dialog.
#[component]
fn EmbedContent() -> impl IntoView {
    let app = use_app_state();
    let form = app.page_state(EmbedForm::new);
    let snippet =
        Memo::new(move |_| app.state.with(|state| app.language.with(|&language| form.snippet(state, language))));
    let copied = Copied::new(None);
    // Another text is not the one that was copied.
    Effect::new(move |_| {
        snippet.track();
        copied.set(None);
    });
    let script = Memo::new(move |_| snippet.with(Snippet::script));
    let frame = Memo::new(move |_| snippet.with(Snippet::frame));
    let address = Memo::new(move |_| snippet.with(Snippet::pasted));
    view! {
        <div class="embed-dialog">
            <p>{app.word(EmbedWord::Intro)}</p>
            <div class="embed-makes">
                <EmbedFields form />
                <div class="embed-texts">
                    <SnippetText
                        id="embed-script"
                        title=EmbedWord::Script
                        help=EmbedWord::ScriptHelp
                        text=script
                        copied
                    />
                    <SnippetText id="embed-frame" title=EmbedWord::Frame help=EmbedWord::FrameHelp text=frame copied />
                    <SnippetText
                        id="embed-address"
                        title=EmbedWord::Address
                        help=EmbedWord::AddressHelp
                        text=address
                        copied
                    />
                    <p class="embed-message" role="status">
                        {move || copied.get().map(|word| app.language.get().word(word))}
                    </p>
                    <Preview snippet />
                </div>
            </div>
        </div>
    }
}

/// A text to paste, with a button that copies it.
#[component]
fn SnippetText(
    /// The id of the text.
    id: &'static str,
    /// Its heading.
    title: EmbedWord,
    /// What it is for.
    help: EmbedWord,
    /// The text.
    text: Memo<String>,
    /// Told what came of copying.
    copied: Copied,
) -> impl IntoView {
    let app = use_app_state();
    let heading = format!("{id}-title");
    let copy = move |_| {
        let text = text.get_untracked();
        spawn_local(async move {
            let word = if clipboard::copy(&text).await { EmbedWord::Copied } else { EmbedWord::CopyByHand };
            // The dialog may have been closed by now.
            copied.try_set(Some(word));
        });
    };
    view! {
        <div class="embed-paste">
            <div class="embed-paste-top">
                <h3 id=heading.clone()>{app.word(title)}</h3>
                <button type="button" class="button" aria-describedby=heading.clone() on:click=copy>
                    {app.word(EmbedWord::Copy)}
                </button>
            </div>
            <p class="muted">{app.word(help)}</p>
            <textarea id=id readonly rows="5" spellcheck="false" aria-labelledby=heading prop:value=text></textarea>
        </div>
    }
}

/// A frame as it will be, as far as there is room for it here.
#[component]
fn Preview(snippet: Memo<Snippet>) -> impl IntoView {
    let app = use_app_state();
    // Whoever listens to it is on the other site.
    let address = Memo::new(move |_| Snippet { host: None, ..snippet.get() }.address());
    let width = move || snippet.with(|snippet| snippet.width.map_or(String::from("100%"), |width| width.to_string()));
    view! {
        <div class="embed-shown">
            <h3>{app.word(EmbedWord::Preview)}</h3>
            <iframe
                title=app.word(EmbedWord::Preview)
                sandbox=SANDBOX
                allow=ALLOW
                width=width
                height=move || snippet.with(|snippet| snippet.height.to_string())
                src=address
            ></iframe>
        </div>
    }
}
