//! What is in the dialog. Nothing changes while it is open: it is made once.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::ShareData;

use super::formats::Formats;
use super::outcome::{Outcome, Said};
use super::picture::{Drawn, draw, still};
use crate::app::browser::{address, clipboard, files, sharing};
use crate::app::components::part::part;
use crate::app::components::{PartView, QrCode};
use crate::app::state::use_app_state;
use tenbo_session::qr::Code;
use tenbo_wording::copy_as::CopyFormat;
use tenbo_wording::{CopyWord, Label};

part! {
    /// What is in the dialog.
    share_dialog in share: PartView = || view! { <ShareContent /> }.into_any()
}

/// The picture, where it and the link can go, what is copied, the code.
#[component]
fn ShareContent() -> impl IntoView {
    let app = use_app_state();
    let outcome = Outcome::new(None);
    let link = address::link(&untrack(|| app.link()));
    let code = Code::of(&link);
    let still = still(app, code.clone(), link.clone());
    let title = still.picture.headline.clone();
    let words = [title.clone()].into_iter().chain(still.words()).collect::<Vec<_>>().join(" · ");
    let drawn = RwSignal::new_local(None::<Drawn>);
    let missing = RwSignal::new(false);
    spawn_local(async move {
        let picture = draw(&still).await;
        // The dialog may have been closed by now.
        missing.try_set(picture.is_none());
        drawn.try_set(picture);
    });
    let copied = link.clone();
    let copy = move |_| {
        let link = copied.clone();
        spawn_local(async move {
            let done = clipboard::copy(&link).await;
            outcome.try_set(Some(if done { Said::Copied } else { Said::LinkByHand }));
        });
    };
    let link_to_system = sharing::is_there().then(|| {
        let data = sharing::text("Tenbo", &title, &link);
        view! { <SystemButton label=Signal::derive(app.word(Label::ShareApp)) data outcome /> }
    });
    let picture_to_system = move || {
        let file = drawn.with(|drawn| drawn.as_ref()?.dots.as_ref()?.1.clone());
        file.and_then(|file| sharing::file(&file, CopyFormat::Png.file()))
            .map(|data| view! { <SystemButton label=Signal::derive(app.word(CopyWord::SharePicture)) data outcome /> })
    };
    let by_hand = link.clone();
    view! {
        <div class="share-dialog">
            <div class="share-side">
                <Shown drawn missing words />
                <div class="share-ways">
                    <button type="button" class="button share-link" on:click=copy>
                        {app.word(Label::CopyLink)}
                    </button>
                    {link_to_system}
                    {picture_to_system}
                </div>
                <p class="share-outcome" role="status">
                    {move || outcome.get().map(|said| said.word(app.language.get()))}
                </p>
                <Show when=move || outcome.get() == Some(Said::LinkByHand)>
                    <textarea
                        readonly
                        rows="4"
                        aria-label=app.word(Label::CopyByHand)
                        prop:value=by_hand.clone()
                    ></textarea>
                </Show>
            </div>
            <div class="share-side">
                <Formats link drawn outcome />
                <CodeCard code />
            </div>
        </div>
    }
}

/// The picture as it will be sent, with a place that is kept for it.
#[component]
fn Shown(
    /// The picture, once it is drawn.
    drawn: RwSignal<Option<Drawn>, LocalStorage>,
    /// Whether there will be none.
    missing: RwSignal<bool>,
    /// What is on it.
    words: String,
) -> impl IntoView {
    let app = use_app_state();
    // Where the page may not have the dots, it shows the drawing.
    let source = move || {
        drawn.with(|drawn| {
            let Drawn { drawing, dots } = drawn.as_ref()?;
            let svg = || files::address(CopyFormat::Svg.media_type(), drawing);
            Some(dots.as_ref().map_or_else(svg, |(address, _)| address.clone()))
        })
    };
    move || match source() {
        Some(source) => view! { <img class="share-picture" src=source alt=words.clone() /> }.into_any(),
        None if missing.get() => view! { <p>{app.word(CopyWord::NoPicture)}</p> }.into_any(),
        None => view! { <div class="share-picture" aria-busy="true"></div> }.into_any(),
    }
}

/// Hands something to the system.
#[component]
fn SystemButton(
    /// Its words.
    label: Signal<&'static str>,
    /// What is handed on.
    data: ShareData,
    /// Told what came of it.
    outcome: Outcome,
) -> impl IntoView {
    let data = StoredValue::new_local(data);
    let share = move |_| {
        spawn_local(async move {
            let done = sharing::share(&data.get_value()).await;
            outcome.try_set((!done).then_some(Said::ShareFailed));
        });
    };
    view! {
        <button type="button" class="button" on:click=share>
            {label}
        </button>
    }
}

/// The code, or that there is none for so long a link.
#[component]
fn CodeCard(
    /// The code.
    code: Option<Code>,
) -> impl IntoView {
    let app = use_app_state();
    let content = match code {
        Some(code) => view! {
            <QrCode code class="share-code" named=true />
            <p class="muted">{app.word(CopyWord::QrHelp)}</p>
        }
        .into_any(),
        None => view! { <p>{app.word(CopyWord::QrTooLong)}</p> }.into_any(),
    };
    view! {
        <section>
            <h3>{app.word(Label::Qr)}</h3>
            {content}
        </section>
    }
}
