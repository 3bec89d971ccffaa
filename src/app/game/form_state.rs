//! What all fields of the deal form ask: the form, the names of its seats, the rules.

use leptos::prelude::*;
use tenbo_engine::game::DealContext;
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::state::{GameState, OpenGame};
use tenbo_session::form::{Filled, Form};
use tenbo_wording::GameWord;

/// The form of a deal, in the context that [`DealForm`](super::deal_form::DealForm) provides.
#[derive(Clone, Copy)]
pub struct FormState {
    /// The games.
    pub games: GameState,
    /// The game that the deal is of.
    pub game: Memo<OpenGame>,
    /// What the deal starts from.
    pub head: Memo<DealContext>,
}

/// The form of a deal.
///
/// # Panics
///
/// Outside of the form.
#[must_use]
pub fn use_form_state() -> FormState {
    expect_context()
}

impl FormState {
    /// A word of the games in the language of the page.
    pub fn word(self, word: GameWord) -> Signal<&'static str> {
        Signal::derive(self.games.word(word))
    }

    /// Something of what is filled in.
    pub fn filled<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&Form) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.games.form.with(&of))
    }

    /// Something of the rules.
    pub fn rule<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&Plan) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.game.with(|game| of(&game.plan)))
    }

    /// Whether an option of the rules is on.
    pub fn has(self, key: OptionKey) -> Memo<bool> {
        self.rule(move |plan| plan.book.options.is_met(key))
    }

    /// Fills in a field; `false` if what is written there makes no sense, and nothing has changed then.
    pub fn fill(self, field: Filled, text: &str) -> bool {
        self.games.fill(field, text)
    }

    /// Fills in a field that shows what is filled in afterwards, whatever was written.
    pub fn write(self, field: Filled, text: &str) {
        self.games.fill(field, text);
    }

    /// The seats of the deal in turn.
    pub fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(self.game.with_untracked(OpenGame::players))
    }

    /// The name of whoever has a seat.
    pub fn name(self, seat: Seat) -> Memo<String> {
        Memo::new(move |_| {
            let (language, head) = (self.games.app.language.get(), self.head.get());
            self.game.with(|game| game.names(language).seat(&head, seat))
        })
    }

    /// The seats as the options of a list, after one for nobody.
    pub fn seat_options(self, nobody: Option<GameWord>) -> Memo<Vec<(String, String)>> {
        let names: Vec<(Seat, Memo<String>)> = self.seats().map(|seat| (seat, self.name(seat))).collect();
        Memo::new(move |_| {
            let nobody = nobody.map(|word| (String::new(), self.games.word(word)().to_owned()));
            let seats = names.iter().map(|(seat, name)| (seat.as_str().to_owned(), name.get()));
            nobody.into_iter().chain(seats).collect()
        })
    }
}
