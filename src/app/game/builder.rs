//! A deal by tiles: it goes to the hand builder and the table, where everything about tiles is, and comes back from there.

use leptos::prelude::*;
use tenbo_engine::tiles::Seat;

use super::deal_bar::WORDS as BAR;
use super::state::{GameState, Outcome};
use crate::app::browser::focus::focus;
use tenbo_session::games::{DealPlace, builder};
use tenbo_session::{Action, Seating, View};
use tenbo_wording::GameWord;

impl GameState {
    /// The deal of the form, as far as it has been filled in, goes to the builder, with the table a tab away.
    pub fn enter_by_tiles(self) {
        self.clear_messages();
        let place = self.place.get_untracked();
        let Some(game) = self.opened.get_untracked() else { return };
        let Some(head) = place.context(&game.report) else { return };
        let entry = self.form.with_untracked(|form| form.so_far(&game.plan, game.is_for_three()));
        let state = builder::open(&game.sheet, &head, &entry);
        self.set_in_builder(Some(place));
        self.app.dispatch(Action::open(state, View::Game));
        self.show_builder();
    }

    /// Shows the builder.
    pub fn show_builder(self) {
        self.clear_messages();
        self.app.dispatch(Action::View(View::Hand));
        request_animation_frame(|| focus(BAR));
    }

    /// What is in the builder becomes the deal of the game, once it is over.
    pub fn take_from_builder(self) {
        self.clear_messages();
        let Some(place) = self.in_builder.get_untracked() else { return };
        let Some(game) = self.opened.get_untracked() else { return };
        let Some(head) = place.context(&game.report) else { return };
        let before = match place {
            DealPlace::Correct(place) => game.sheet.game.deals.get(place),
            DealPlace::Next | DealPlace::Insert(_) => None,
        };
        let entry = self.app.state.with_untracked(|state| builder::entry(state, &game.plan, &head, before));
        self.place.set(place);
        if entry.is_open() {
            self.outcome.set(Some(Outcome::Word(GameWord::NotOver)));
        } else if self.enter_deal(entry, self.forms.mark_in_builder()) {
            self.set_in_builder(None);
            self.app.dispatch(Action::View(View::Game));
        }
    }

    /// Says at every seat who sits there in the deal that is being entered by tiles, and no longer when there is none.
    pub fn seat_players(self) {
        let seating = Memo::new(move |_| self.seating());
        Effect::new(move |_| self.app.seating.set(seating.get()));
    }

    fn seating(self) -> Seating {
        let (place, language) = (self.in_builder.get(), self.app.language.get());
        self.opened.with(|game| {
            let Some((game, head)) = game.as_ref().and_then(|game| Some((game, place?.context(&game.report)?))) else {
                return Seating::default();
            };
            let names = game.names(language);
            let player = |seat: Seat| head.player_at(seat).map(|place| (seat, names.player(place)));
            Seating::of(Seat::ALL.into_iter().filter_map(player))
        })
    }

    /// Back to the game, which stays as it is.
    pub fn leave_builder(self) {
        self.clear_messages();
        self.set_in_builder(None);
        self.reset_form();
        self.app.dispatch(Action::View(View::Game));
    }
}
