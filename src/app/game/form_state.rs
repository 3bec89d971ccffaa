//! What all that enters a deal asks: the form, the names of its seats, the rules, what it comes to.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tenbo_engine::game::DealContext;
use tenbo_engine::options::OptionKey;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;

use super::state::{GameState, OpenGame};
use crate::app::browser::focus::commit_field;
use tenbo_session::form::{Ends, Filled, Form, Foul, Keypad, Press};
use tenbo_session::games::DealPlace;
use tenbo_wording::GameWord;
use tenbo_wording::deal_preview::Preview;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

/// The form of a deal, in the context that the page of the game provides.
#[derive(Clone, Copy)]
pub struct FormState {
    /// The games.
    pub games: GameState,
    /// The game that the deal is of.
    pub game: Memo<OpenGame>,
    /// What the deal starts from.
    pub head: Memo<DealContext>,
    /// Whether there is a deal to enter: not once the game is over, unless one of its deals is corrected.
    pub is_open: Memo<bool>,
    /// What the form comes to.
    pub preview: Memo<Preview>,
    /// Whose hand the keys of values are about.
    pub entering: Memo<Option<Seat>>,
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
    /// The form of the open game.
    pub fn new(games: GameState, game: Memo<OpenGame>) -> FormState {
        let head = Memo::new(move |_| game.with(|game| games.place.get().context(&game.report)));
        let is_open = Memo::new(move |_| games.writes() && head.get().is_some());
        // While the form goes away it is still about its last deal.
        let last = Memo::new(move |before: Option<&DealContext>| {
            let players = || game.with(OpenGame::players);
            let ended = || game.with(|game| game.report.deals.last().map(|deal| deal.context));
            head.get().or_else(|| before.copied()).or_else(ended).unwrap_or_else(|| DealContext::first(players()))
        });
        let preview = Memo::new(move |_| {
            let (language, place) = (games.app.language.get(), games.place.get());
            game.with(|game| games.form.with(|filled| game.shown(language).preview(place, filled)))
        });
        let entering = Memo::new(move |_| {
            let winners = games.form.with(Form::winners);
            let all = game.with(|game| Form::asks_losers(&game.plan));
            games.valued.get().filter(|seat| all || winners.contains(seat)).or(winners.first().copied())
        });
        FormState { games, game, head: last, is_open, preview, entering }
    }

    /// Whether a tap on a player says whose hand the digits are about: who won and on whose tile is said, and losers are paid
    /// for their hands.
    pub fn asks_digits_by_seat(self) -> bool {
        let asked = self.game.with(|game| Form::asks_losers(&game.plan));
        asked
            && self.games.form.with(|filled| filled.ends == Ends::Win && filled.winner.is_some() && filled.has_source())
    }

    /// Takes a tap on a player.
    pub fn tap(self, seat: Seat) {
        let fouls = self.games.form.with_untracked(|filled| filled.entry.deal.penalties.len());
        if self.games.more_open.get_untracked() && fouls > 0 {
            self.write(Filled::Foul(fouls - 1, Foul::Seat), seat.as_str());
        } else if self.games.by_nagashi.get_untracked() {
            self.write(Filled::Nagashi(seat), "");
        } else if untrack(|| self.asks_digits_by_seat()) {
            self.games.valued.set(Some(seat));
        } else {
            self.write(Filled::Tap(seat), "");
        }
    }

    /// Takes a key that was pressed among what enters a deal: Enter in a field enters the deal, as in any form; Escape gives up a
    /// correction; digits are those of the value.
    pub fn take_key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || !self.is_open.get_untracked() {
            return;
        }
        let target = event.target();
        let in_input = target.as_ref().is_some_and(|target| target.has_type::<HtmlInputElement>());
        let is_written = in_input
            || target.is_some_and(|it| it.has_type::<HtmlSelectElement>() || it.has_type::<HtmlTextAreaElement>());
        match event.key().as_str() {
            "Enter" if in_input => {
                // What was written counts, though the field has not been left.
                commit_field();
                self.games.enter();
            }
            "Escape" if self.games.place.get_untracked() != DealPlace::Next => self.games.cancel_deal(),
            key if !is_written && self.takes_digits() => match (key, key.parse()) {
                (_, Ok(digit @ 0..=9)) => self.press(Press::Digit(digit)),
                ("Backspace", _) => self.press(Press::Back),
                _ => return,
            },
            _ => return,
        }
        event.prevent_default();
    }

    fn takes_digits(self) -> bool {
        self.game.with_untracked(|game| matches!(Keypad::of(&game.plan), Keypad::Digits { .. }))
    }

    /// The game as it would be with the correction that is filled in; nothing while none is.
    pub fn corrected(self) -> Memo<Option<OpenGame>> {
        Memo::new(move |_| {
            let place = self.games.place.get();
            let is_whole = self.preview.with(|preview| matches!(preview, Preview::Deal(_)));
            if !is_whole || !matches!(place, DealPlace::Correct(_)) {
                return None;
            }
            self.game.with(|game| {
                let entry = self.games.form.with(|filled| filled.deal(&game.plan, game.is_for_three())).ok()?;
                Some(game.with_deals(place.tried(&game.sheet.game, entry).0))
            })
        })
    }

    /// Which deal is entered, with what lies on the table; nothing once the game is over.
    pub fn title(self) -> Option<String> {
        let (language, place) = (self.games.app.language.get(), self.games.place.get());
        let [deal, extras] = self.game.with(|game| game.shown(language).entered(place))?;
        Some(if extras.is_empty() { deal } else { format!("{deal} · {extras}") })
    }

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
        self.rule(move |plan| plan.rulebook().options.is_met(key))
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
