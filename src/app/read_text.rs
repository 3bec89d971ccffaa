//! A text that somebody types or pastes, into the box for it or anywhere else.

use leptos::prelude::*;

use super::browser::assets;
use super::state::AppState;
use super::status_message::StatusMessage;
use crate::session::paste::{self, LeftOut};

impl AppState {
    /// Lays down what a text says: a hand for the seat that is shown, or all that a link holds. What of a hand it leaves out
    /// is given back; of a link the status line says it.
    pub async fn read_text(self, text: &str) -> Vec<LeftOut> {
        assets::load_link(text).await;
        let plan = self.plan.get_untracked();
        let read = self.state.with_untracked(|state| paste::read(text, state, &plan));
        if let Some(edit) = read.edit {
            self.dispatch(edit);
        }
        if !read.dropped.is_empty() {
            self.message.set(Some(StatusMessage::Dropped(read.dropped)));
        }
        read.left_out
    }
}
