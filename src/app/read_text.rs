//! A text that somebody types or pastes, into the box for it or anywhere else.

use leptos::prelude::*;

use super::browser::assets;
use super::state::AppState;
use super::status_message::StatusMessage;
use tenbo_session::paste::{self, LeftOut};
use tenbo_session::{Seating, share};

impl AppState {
    /// Lays down what a text says: a hand for the seat that is shown, or all that a link holds. What of a hand it leaves out
    /// is given back; of a link the status line says it. At the table, and while a deal of a game is entered, the hand is one of the
    /// deal that lies there.
    pub async fn read_text(self, text: &str) -> Vec<LeftOut> {
        if let Some(link) = share::find(text) {
            self.read_link(link).await;
            return Vec::new();
        }
        let plan = self.plan.get_untracked();
        let in_game = self.seating.with_untracked(Seating::is_known);
        let read = self.state.with_untracked(|state| match in_game {
            true => paste::read(text, state, &plan),
            false => paste::read_new(text, state, self.view.get_untracked(), &plan),
        });
        if let Some(edit) = read.edit {
            self.dispatch(edit);
        }
        read.left_out
    }

    /// Lays down a text that came from elsewhere than the box; what of it is not in the hand the status line says.
    pub async fn lay_text(self, text: String) {
        let parts: Vec<_> = self.read_text(&text).await.iter().map(|part| (part.text_in(&text), part.why)).collect();
        if !parts.is_empty() {
            self.message.set(Some(StatusMessage::LeftOut(parts)));
        }
    }

    /// Opens a link of which everything can be read; what is wrong with a game the games say.
    async fn read_link(self, link: &str) {
        if share::brings_game(link) {
            return self.open(link);
        }
        assets::load_link(link).await;
        match share::open(link) {
            Ok(action) => {
                self.dispatch(action);
            }
            Err(dropped) => self.message.set(Some(StatusMessage::LinkRefused(dropped))),
        }
    }
}
