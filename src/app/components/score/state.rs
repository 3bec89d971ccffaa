//! What the parts of a score share: the answer in words, what is open, and what lights tiles.

use leptos::attr::Attribute;
use leptos::ev;
use leptos::prelude::*;
use tenbo_engine::patterns::Pattern;
use tenbo_engine::tiles::Seat;

use crate::app::state::use_app_state;
use tenbo_wording::content::{Content, SheetId};
use tenbo_wording::copy::Presence;
use tenbo_wording::groups::Lights;
use tenbo_wording::sheet::{LineRow, Sheet};

/// A part of the score that opens and closes, or lights tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A line of a hand.
    Line {
        /// Whose hand.
        seat: Seat,
        /// Which pattern.
        pattern: Pattern,
        /// Whether it is one of those that count.
        counts: bool,
    },
    /// The lines of a hand that do not count, or those that are only nearly there.
    Lines(Seat, Presence),
    /// The count of a hand, step by step.
    Steps(Seat),
    /// Who gains and loses what.
    Payments,
    /// A step of the count of a hand, by its place.
    Step(Seat, usize),
    /// The other decompositions of a hand.
    Others(Seat),
    /// The orders of combining of a hand.
    Orders(Seat),
    /// A pattern in an order of combining, by the places of both.
    Chip(Seat, usize, usize),
    /// A loser's hand.
    Loser(Seat),
    /// Every discard, not only the best ones.
    AllDiscards,
}

/// The state that the components of a score share.
#[derive(Clone, Copy)]
pub struct ScoreState {
    /// Everything about the answer. Every answer makes it anew: follow a [`section`](Self::section) of it.
    pub content: Memo<Content>,
    open: RwSignal<Vec<Part>>,
    pointed: RwSignal<Option<Part>>,
}

impl ScoreState {
    /// Makes the state and provides it as context; nothing is open.
    pub fn provide() -> ScoreState {
        let app = use_app_state();
        let content = Memo::new_with_compare(move |_| app.shown(Content::of), |_, _| true);
        let score = ScoreState { content, open: RwSignal::default(), pointed: RwSignal::default() };
        provide_context(score);
        score
    }

    /// The state that was provided.
    ///
    /// # Panics
    ///
    /// Where none was.
    #[must_use]
    pub fn expect() -> ScoreState {
        expect_context()
    }

    /// A section of the content: whoever follows it is woken only when the section has changed.
    pub fn section<T>(self, of: impl Fn(&Content) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.content.with(&of))
    }

    /// A section of a sheet. That of a sheet which is about to go stays as it was.
    pub fn sheet_section<T>(self, id: SheetId, of: impl Fn(&Sheet) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Clone + Default + PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |before: Option<&T>| {
            let now = self.content.with(|content| content.sheet(id).map(&of));
            now.unwrap_or_else(|| before.cloned().unwrap_or_default())
        })
    }

    /// Whether a part is open.
    #[must_use]
    pub fn is_open(self, part: Part) -> bool {
        self.open.with(|open| open.contains(&part))
    }

    /// Opens a part that is closed and the other way round.
    pub fn toggle(self, part: Part) {
        self.open.update(|open| match open.iter().position(|&other| other == part) {
            Some(place) => drop(open.remove(place)),
            None => open.push(part),
        });
    }

    /// Handlers for the element of a part: its tiles are lit while the pointer or the focus is on it.
    pub fn lighting(self, part: Part) -> impl Attribute {
        let enter = move || self.pointed.set(Some(part));
        let leave = move || {
            // An element that goes away loses the focus when the state may be gone already.
            if self.pointed.try_get_untracked().flatten() == Some(part) {
                self.pointed.set(None);
            }
        };
        view! {
            <{..}
                on:pointerenter=move |_: ev::PointerEvent| enter()
                on:pointerleave=move |_: ev::PointerEvent| leave()
                on:focusin=move |_: ev::FocusEvent| enter()
                on:focusout=move |_: ev::FocusEvent| leave()
            />
        }
    }

    /// The tiles to light in a sheet: those of what is pointed at, otherwise those of what is open.
    pub fn lit(self, id: SheetId) -> Memo<Lights> {
        Memo::new(move |_| {
            self.content.with(|content| {
                let Some(sheet) = content.sheet(id) else { return Lights(0) };
                match self.pointed.get().map(|part| lights(sheet, part)) {
                    Some(pointed) if pointed != 0 => Lights(pointed),
                    _ => self.open.with(|open| Lights(open.iter().fold(0, |all, &part| all | lights(sheet, part)))),
                }
            })
        })
    }
}

/// The tiles of a part, a bit for each; none if it is a part of another sheet.
fn lights(sheet: &Sheet, part: Part) -> u32 {
    match part {
        Part::Line { seat, pattern, counts } if seat == sheet.seat => {
            let all = |rows: &[LineRow]| {
                rows.iter().filter(|row| row.pattern == pattern).fold(0, |lights, row| lights | row.lights.0)
            };
            if counts { all(&sheet.counted) } else { all(&sheet.rest) | all(&sheet.near) | all(&sheet.misses) }
        }
        Part::Chip(seat, order, chip) if seat == sheet.seat => {
            let chip = sheet.orders.get(order).and_then(|order| order.chips.get(chip));
            chip.map_or(0, |chip| chip.lights.0)
        }
        Part::Step(seat, place) if seat == sheet.seat => sheet.steps.get(place).map_or(0, |row| row.lights.0),
        _ => 0,
    }
}
