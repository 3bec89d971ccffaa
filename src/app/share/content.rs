//! What is in the dialog. Nothing changes while it is open: it is made once.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{Blob, ShareData};

use super::layout::Drawing;
use super::paint::paint;
use crate::app::browser::{address, clipboard, sharing};
use crate::app::components::part::part;
use crate::app::components::{PartView, QrCode};
use crate::app::state::use_app_state;
use tenbo_session::qr::Code;
use tenbo_wording::picture::Picture;
use tenbo_wording::{Label, Volume};

/// What the file of a picture is called.
const FILE: &str = "tenbo.png";

part! {
    /// What is in the dialog.
    share_dialog in share, volumes &[Volume::Result] => PartView = || view! { <ShareContent /> }.into_any()
}

/// What came of it, in words.
type Outcome = RwSignal<Option<Label>>;

/// The link and where it can go, the picture, the code.
#[component]
fn ShareContent() -> impl IntoView {
    let app = use_app_state();
    let outcome = Outcome::new(None);
    let link = address::link(&untrack(|| app.link()));
    let picture = untrack(|| app.shown(Picture::of));
    let title = picture.headline.clone();
    let code = Code::of(&link);
    let copied = link.clone();
    let copy = move |_| {
        let link = copied.clone();
        spawn_local(async move {
            let done = clipboard::copy(&link).await;
            outcome.try_set(Some(if done { Label::Copied } else { Label::CopyByHand }));
        });
    };
    let to_system = sharing::is_there().then(|| {
        let data = sharing::text("Tenbo", &title, &link);
        view! { <SystemButton label=Label::ShareApp data outcome /> }
    });
    let by_hand = link.clone();
    view! {
        <div class="share-dialog">
            <div class="share-ways">
                <button type="button" class="button" on:click=copy>
                    {app.word(Label::CopyLink)}
                </button>
                {to_system}
            </div>
            <p class="share-outcome" role="status">
                {move || outcome.get().map(|label| app.language.get().word(label))}
            </p>
            <Show when=move || outcome.get() == Some(Label::CopyByHand)>
                <textarea readonly rows="4" aria-label=app.word(Label::CopyByHand) prop:value=by_hand.clone()></textarea>
            </Show>
            <div class="share-pictures">
                <PictureCard picture code=code.clone() link outcome />
                <CodeCard code />
            </div>
        </div>
    }
}

/// Hands something to the system.
#[component]
fn SystemButton(label: Label, data: ShareData, outcome: Outcome) -> impl IntoView {
    let app = use_app_state();
    let data = StoredValue::new_local(data);
    let share = move |_| {
        spawn_local(async move {
            let done = sharing::share(&data.get_value()).await;
            outcome.try_set((!done).then_some(Label::ShareFailed));
        });
    };
    view! {
        <button type="button" class="button" on:click=share>
            {app.word(label)}
        </button>
    }
}

/// How far the picture is.
#[derive(Clone)]
enum Progress {
    Coming,
    Here { address: String, file: Option<Blob> },
    Missing,
}

/// The picture, to be saved and to be handed to the system.
#[component]
fn PictureCard(picture: Picture, code: Option<Code>, link: String, outcome: Outcome) -> impl IntoView {
    let app = use_app_state();
    let progress = RwSignal::new_local(Progress::Coming);
    let words = [&[picture.headline.clone()][..], &picture.context].concat();
    spawn_local(async move {
        let made = match paint(&picture, &Drawing { code, link }).await {
            Some(canvas) => canvas.address().zip(Some(canvas.png().await)),
            None => None,
        };
        let now = made.map_or(Progress::Missing, |(address, file)| Progress::Here { address, file });
        // The dialog may have been closed by now.
        progress.try_set(now);
    });
    let content = move || match progress.get() {
        Progress::Coming => view! { <div class="share-picture" aria-busy="true"></div> }.into_any(),
        Progress::Missing => view! { <p>{app.word(Label::NoPicture)}</p> }.into_any(),
        Progress::Here { address, file } => {
            let words = words.join(" · ");
            let to_system = file
                .and_then(|file| sharing::file(&file, FILE))
                .map(|data| view! { <SystemButton label=Label::SharePicture data outcome /> });
            view! {
                <img class="share-picture" src=address.clone() alt=words />
                <div class="share-ways">
                    <a class="button" download=FILE href=address>
                        {app.word(Label::SavePicture)}
                    </a>
                    {to_system}
                </div>
            }
            .into_any()
        }
    };
    view! {
        <section>
            <h3>{app.word(Label::Picture)}</h3>
            {content}
        </section>
    }
}

/// The code, or that there is none for so long a link.
#[component]
fn CodeCard(code: Option<Code>) -> impl IntoView {
    let app = use_app_state();
    let content = match code {
        Some(code) => view! {
            <QrCode code class="share-code" named=true />
            <p class="muted">{app.word(Label::QrHelp)}</p>
        }
        .into_any(),
        None => view! { <p>{app.word(Label::QrTooLong)}</p> }.into_any(),
    };
    view! {
        <section>
            <h3>{app.word(Label::Qr)}</h3>
            {content}
        </section>
    }
}
