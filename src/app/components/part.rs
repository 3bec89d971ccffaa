//! A part of the page that is not in the module which a first visit loads.
//!
//! Each is a module of its own, which a release build splits off (`scripts/build/split.mjs`); in a debug build all are in
//! one, and a part is there at once.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use futures::future::join3;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

use crate::app::browser::assets;
use crate::app::browser::focus::keep;
use crate::app::state::{AppState, use_app_state};
use tenbo_wording::{Volume, Word};

/// A part could not be fetched. It may be asked for again.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// A part on its way.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// A part that is shown.
pub type PartView = fn() -> AnyView;

/// A part, its texts, and the styles of the views that have their own, which are fetched at the same time.
pub fn with_texts_and_styles<T: 'static>(volumes: &'static [Volume], content: Loading<T>) -> Loading<T> {
    let styles = async {
        // The views that read the last volume are those whose styles a first visit does not load.
        !volumes.contains(&Volume::Parts) || assets::load_styles().await
    };
    Box::pin(async move {
        let (content, texts, styles) = join3(content, assets::load_texts(volumes), styles).await;
        if texts && styles { content } else { Err(Missing) }
    })
}

/// Declares a function that fetches a part. What is reached through its content alone travels with it, in the module of
/// that name; several functions may be of one module. Its texts are all that there are, unless it says which `volumes`.
macro_rules! part {
    ($(#[$about:meta])* $name:ident in $module:ident: $kind:ty = $content:expr) => {
        $crate::app::components::part::part! {
            $(#[$about])* $name in $module, volumes &tenbo_wording::Volume::ALL => $kind = $content
        }
    };
    ($(#[$about:meta])* $name:ident in $module:ident, volumes $volumes:expr => $kind:ty = $content:expr) => {
        $(#[$about])*
        pub fn $name() -> $crate::app::components::part::Loading<$kind> {
            #[cfg(split)]
            #[leptos::wasm_split::wasm_split($module, wasm_split_path = leptos::wasm_split, fallible)]
            fn content() -> Result<$kind, $crate::app::components::part::Missing> {
                Ok($content)
            }
            #[cfg(not(split))]
            async fn content() -> Result<$kind, $crate::app::components::part::Missing> {
                Ok($content)
            }
            $crate::app::components::part::with_texts_and_styles($volumes, Box::pin(content()))
        }
    };
}
pub(crate) use part;

/// The id of the button that tries again.
const TRY_AGAIN: &str = "part-again";

/// How far it is.
#[derive(Clone, Copy)]
enum Progress {
    Coming,
    Here(PartView),
    Missing,
}

/// Shows a part once it is here; where it cannot be fetched, says so and offers to try again.
#[component]
pub fn Part(
    /// Fetches it.
    load: fn() -> Loading<PartView>,
    /// What is shown until then, if not a place that is kept for it.
    #[prop(optional)]
    meanwhile: Option<PartView>,
) -> impl IntoView {
    let app = use_app_state();
    let progress = RwSignal::new(Progress::Coming);
    // Whoever asked for it may be gone when it comes.
    let done = move |result: Result<PartView, Missing>| {
        progress.try_set(result.map_or(Progress::Missing, Progress::Here));
    };
    let mut loading = load();
    // One that has come before is shown at once.
    match loading.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => done(result),
        Poll::Pending => spawn_local(async move { done(loading.await) }),
    }
    let again = move |_| {
        spawn_local(async move {
            done(load().await);
            // What is said anew has another button.
            request_animation_frame(|| keep(TRY_AGAIN));
        });
    };
    move || match progress.get() {
        Progress::Coming => match meanwhile {
            Some(view) => view(),
            None => view! { <div class="page-part" aria-busy="true"></div> }.into_any(),
        },
        Progress::Here(part) => part(),
        Progress::Missing => view! {
            <div class="page-part notice" role="alert">
                <p>{app.word(Word::PartMissing)}</p>
                <button type="button" class="button" id=TRY_AGAIN on:click=again>
                    {app.word(Word::TryAgain)}
                </button>
            </div>
        }
        .into_any(),
    }
}

impl AppState {
    /// What a part of the page keeps while it is not shown: made when it is first asked for.
    pub fn page_state<T: Clone + Send + Sync + 'static>(self, make: impl FnOnce() -> T) -> T {
        use_context().unwrap_or_else(|| {
            let provide = || {
                let made = make();
                provide_context(made.clone());
                made
            };
            match self.owner.get_value() {
                Some(owner) => owner.with(provide),
                None => provide(),
            }
        })
    }
}
