//! What is shown of the deal now, for whatever puts it into words.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::state::AppState;
use super::status_message::StatusMessage;
use tenbo_session::Refusal;
use tenbo_wording::shown::Shown;

impl AppState {
    /// Hands over the deal with its answer, and all that is known of both. Whoever asks follows all of it.
    pub fn shown<T>(self, tell: impl FnOnce(&Shown) -> T) -> T {
        let language = self.language.get();
        self.seat.track();
        self.seating.with(|seating| {
            self.answer.with(|answer| {
                // With any of these the answer is another. Who followed them as well would be woken once more for each.
                let plan = &*self.plan.get_untracked();
                self.deal.with_untracked(|draft| {
                    self.history.with_untracked(|history| {
                        tell(&Shown { language, state: history.now(), plan, draft, answer, seating })
                    })
                })
            })
        })
    }

    /// What there is to say about the last thing that was done.
    pub fn said(self, message: &StatusMessage) -> String {
        let language = self.language.get();
        match message {
            StatusMessage::Refused(refusal) => self.refused(refusal),
            StatusMessage::LeftOut(parts) => language.parts_left_out(parts, self.plan.read().rulebook().family),
            StatusMessage::Notice(word) => self.word(*word)().to_owned(),
            StatusMessage::Dropped(dropped) => language.lost_of_link(dropped),
            StatusMessage::LinkRefused(dropped) => language.link_refused(dropped),
        }
    }

    /// Why an edit is not possible.
    pub fn refused(self, refusal: &Refusal) -> String {
        let (language, family) = (self.language.get(), self.plan.read().rulebook().family);
        self.seating.with(|seating| language.refusal(refusal, family, seating))
    }

    /// A seat, with its player where one is known: "East · Aiko".
    pub fn seat(self, seat: Seat) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.seating.with(|seating| self.language.get().sitting(seat, seating).into_owned())
    }
}
