//! The game as a QR code, which hands a copy of it to a phone.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::export::json_address;
use super::state::{OpenGame, use_game_state};
use crate::app::browser::{address, clipboard, sharing};
use crate::app::components::QrCode;
use tenbo_session::games::{file, link};
use tenbo_session::qr::Code;
use tenbo_wording::{GameWord, Label};

/// The code, what it does, and the other ways that the game can take. The game stays as it is while it is shown.
#[component]
pub fn ScreenCode(
    /// The game.
    game: Memo<OpenGame>,
    /// Shows the players again.
    close: impl Fn() + 'static,
) -> impl IntoView {
    let games = use_game_state();
    let app = games.app;
    let link = game.with_untracked(|game| address::link(&link::write(&game.sheet)));
    let code = Code::of(&link);
    let said = RwSignal::new(None::<Label>);
    let help = games.word(if code.is_some() { GameWord::PhoneHelp } else { GameWord::PhoneTooLong });
    let drawn = code.map(|code| view! { <QrCode code class="screen-code" named=true /> });
    let name = untrack(|| game.with(|game| games.name_of(&game.sheet)));
    let (copied, shared) = (link.clone(), link.clone());
    let copy = move |_| {
        let link = copied.clone();
        spawn_local(async move {
            let done = clipboard::copy(&link).await;
            said.try_set(Some(if done { Label::Copied } else { Label::CopyByHand }));
        });
    };
    let share = move |_| {
        let data = sharing::text("Tenbo", &name, &shared);
        spawn_local(async move {
            if !sharing::share(&data).await {
                said.try_set(Some(Label::ShareFailed));
            }
        });
    };
    let to_system = sharing::is_there().then(|| {
        view! {
            <button type="button" class="button" on:click=share>
                {app.word(Label::ShareApp)}
            </button>
        }
    });
    // *Escape* goes back one step, not all the way.
    let take_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
    };
    let keys = window_event_listener(leptos::ev::keydown, take_key);
    on_cleanup(move || keys.remove());
    view! {
        <div class="screen-handing">
            {drawn}
            <div class="screen-ways">
                <p>{help}</p>
                {to_system}
                <button type="button" class="button" on:click=copy>
                    {app.word(Label::CopyLink)}
                </button>
                <a
                    class="button"
                    download=game.with_untracked(|game| file::file_name(&game.sheet.game)) + ".json"
                    href=game.with_untracked(json_address)
                >
                    {games.word(GameWord::SaveJson)}
                </a>
                <p role="status">{move || said.get().map(|label| app.language.get().word(label))}</p>
                <Show when=move || said.get() == Some(Label::CopyByHand)>
                    <textarea readonly rows="4" aria-label=app.word(Label::CopyByHand) prop:value=link.clone()></textarea>
                </Show>
            </div>
        </div>
    }
}
