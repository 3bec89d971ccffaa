//! Two tabs with the same games: one writes, the others show what it does and can take over.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::HEADING;
use super::buttons::GameButton;
use super::state::{GameState, use_game_state};
use crate::app::browser::focus::keep as keep_focus;
use crate::app::browser::locks::{self, Asked, Asking, Held};
use tenbo_wording::GameWord;

/// Whether this tab writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It does. So does every tab of a browser without locks.
    Writes,
    /// Another tab did before this one came.
    Reads,
    /// Another tab has taken over from this one.
    Relieved,
}

impl GameState {
    /// Whether this tab writes.
    #[must_use]
    pub fn writes(self) -> bool {
        self.role.get() == Role::Writes
    }

    /// The same where nothing follows it.
    pub fn writes_now(self) -> bool {
        self.role.get_untracked() == Role::Writes
    }

    /// Asks which it is, when the page begins and when it is there again.
    pub async fn ask_to_write(self) -> Role {
        match locks::ask(Asking::IfFree).await {
            Asked::Held(held) => self.hold(held),
            Asked::Elsewhere => {
                self.begin_to_write(Asking::InTurn);
                return Role::Reads;
            }
            Asked::Without => {}
        }
        Role::Writes
    }

    /// Writes from now on, in place of the tab that did.
    pub fn take_over(self) {
        self.begin_to_write(Asking::Taking);
    }

    /// A page that was left has let go of the lock: it asks again when it is there again.
    pub fn follow_lock(self) {
        locks::follow(move || {
            spawn_local(async move {
                let role = self.ask_to_write().await;
                self.read(role).await;
            });
        });
    }

    fn begin_to_write(self, asking: Asking) {
        spawn_local(async move {
            if let Asked::Held(held) = locks::ask(asking).await {
                locks::stop_waiting();
                self.clear_messages();
                self.read(Role::Writes).await;
                self.hold(held);
                request_animation_frame(|| keep_focus(HEADING));
            }
        });
    }

    /// As long as no other tab takes it. What has been done here is still kept then, and what the other tab does is shown.
    fn hold(self, held: Held) {
        spawn_local(async move {
            if held.is_taken().await {
                self.clear_messages();
                self.role.set(Role::Relieved);
                self.reset_form();
                self.keep();
                self.begin_to_write(Asking::InTurn);
            }
        });
    }
}

/// That another tab writes, and a way to do so here.
#[component]
pub fn ReaderLine() -> impl IntoView {
    let games = use_game_state();
    let line = move || {
        let said = match games.role.get() {
            Role::Writes => return None,
            Role::Reads => GameWord::Reading,
            Role::Relieved => GameWord::Relieved,
        };
        Some(view! {
            {games.word(said)}
            " "
            <GameButton main=true word=GameWord::TakeOver action=move || games.take_over() />
        })
    };
    view! {
        <p class="reader-line" role="status">
            {line}
        </p>
    }
}
