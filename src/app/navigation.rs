//! What is looked at: a seat, a view, the place of a problem.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::browser::focus::focus_in_time;
use super::state::AppState;
use tenbo_session::edit::to_win;
use tenbo_session::focus_target::FocusTarget;
use tenbo_session::{Action, Edit, View};

impl AppState {
    /// Shows and edits the hand of a seat.
    pub fn show(&self, seat: Seat) {
        self.dispatch(Edit::Show(seat));
    }

    /// Shows another view. In that of one hand the hand that is being entered is to win, which is a step of its own; readers
    /// see the winner's.
    pub fn look_at(&self, view: View) {
        let seat = self.state.with_untracked(to_win).filter(|_| view == View::Hand);
        if let Some(seat) = seat.filter(|_| !self.readonly.get_untracked()) {
            self.dispatch(Edit::Winner(seat));
        }
        self.dispatch(Action::View(view));
    }

    /// Shows where something can be put right, and puts the focus there.
    pub fn go_to_problem(&self, place: FocusTarget) {
        if let Some(seat) = place.seat {
            // Beside the winner's, hands lie on the table.
            if self.view.get_untracked() == View::Hand && self.state.with_untracked(|state| state.winner != seat) {
                self.dispatch(Action::View(View::Table));
            }
            self.dispatch(Edit::Show(seat));
        }
        if let Some(target) = place.target {
            self.dispatch(Edit::Aim(target));
        }
        focus_in_time(place.control.as_str());
    }
}
