//! A stroke over three neighboring keys enters a run, a long press three alike. Both are told from a tap by the pointer's way.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use tenbo_engine::tiles::Tile;
use web_sys::{MouseEvent, PointerEvent};

use crate::app::state::{AppState, use_app_state};
use tenbo_session::{Edit, Target};

/// How long a finger rests on a key until it means three of them.
const LONG: Duration = Duration::from_millis(450);

/// A pointer on its way over the keys.
#[derive(Clone, Copy)]
pub struct Stroke {
    app: AppState,
    /// The tiles that it has come over, in their order; none while no pointer is down.
    way: StoredValue<Vec<Tile>>,
    /// The same once they are more than one: a mere tap wakes no key.
    pub lit: RwSignal<Vec<Tile>>,
    /// The click that follows is not meant for a key.
    spent: StoredValue<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Stroke {
    /// No pointer is down yet.
    pub fn new() -> Stroke {
        let timer = StoredValue::new(None::<TimeoutHandle>);
        on_cleanup(move || {
            if let Some(Some(timer)) = timer.try_get_value() {
                timer.clear();
            }
        });
        Stroke {
            app: use_app_state(),
            way: StoredValue::default(),
            lit: RwSignal::default(),
            spent: StoredValue::new(false),
            timer,
        }
    }

    fn come(self, way: Vec<Tile>) {
        let lit = if way.len() > 1 { way.clone() } else { Vec::new() };
        if self.lit.with_untracked(|before| *before != lit) {
            self.lit.set(lit);
        }
        self.way.set_value(way);
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
    }

    /// A pointer comes down. Strokes are for the hand alone, and a long press is for fingers, as a mouse has another way.
    pub fn down(self, event: &PointerEvent) {
        self.spent.set_value(false);
        let app = self.app;
        let may =
            event.is_primary() && event.button() == 0 && !app.readonly.get_untracked() && !app.joker.get_untracked();
        let in_hand = app.state.with_untracked(|state| state.target == Target::Hand);
        let Some(tile) = tile_at(event).filter(|_| may && in_hand) else { return };
        self.come(vec![tile]);
        if event.pointer_type() == "mouse" {
            return;
        }
        let long = move || {
            if self.way.with_value(Vec::len) == 1 {
                self.spent.set_value(true);
                self.come(Vec::new());
                app.dispatch(Edit::Triplet(tile));
            }
        };
        self.timer.set_value(set_timeout_with_handle(long, LONG).ok());
    }

    /// It moves: on to the next key of a run, back to the one before, or off the way, which ends it.
    pub fn moved(self, event: &PointerEvent) {
        let mut way = self.way.get_value();
        let Some(&last) = way.last() else { return };
        let here = tile_at(event);
        if here.is_some_and(|tile| tile.kind() == last.kind()) {
            return;
        }
        self.stop_timer();
        self.spent.set_value(true);
        match here {
            Some(tile) if way.iter().rev().nth(1) == Some(&tile) => drop(way.pop()),
            Some(tile) if continues(&way, tile) => way.push(tile),
            _ => way.clear(),
        }
        self.come(way);
    }

    /// It leaves the keys: three of them are a run.
    pub fn up(self) {
        self.stop_timer();
        let way = self.way.get_value();
        self.come(Vec::new());
        if let [first, second, third] = *way.as_slice() {
            self.app.dispatch(Edit::Run([first, second, third]));
        }
    }

    /// The system has taken it away.
    pub fn cancelled(self) {
        self.stop_timer();
        self.come(Vec::new());
    }

    /// Keeps the menu of a long press away.
    pub fn menu(self, event: &MouseEvent) {
        if self.spent.get_value() || self.way.with_value(|way| !way.is_empty()) {
            event.prevent_default();
        }
    }

    /// Keeps a click from the keys that ended a stroke or a long press.
    pub fn clicked(self, event: &MouseEvent) {
        if self.spent.get_value() && event.detail() > 0 {
            self.spent.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

/// Whether a tile goes on in the direction of the way.
fn continues(way: &[Tile], tile: Tile) -> bool {
    let (Some(last), Some(kind)) = (way.last().and_then(|last| last.kind()), tile.kind()) else { return false };
    let steps =
        |from: tenbo_engine::tiles::Kind, to: tenbo_engine::tiles::Kind| i16::from(to.rank()) - i16::from(from.rank());
    let step = steps(last, kind);
    let before = way.iter().rev().nth(1).and_then(|before| before.kind()).map(|before| steps(before, last));
    let neighbors = kind.suit().is_some() && kind.suit() == last.suit() && step.abs() == 1;
    neighbors && way.len() < 3 && before.is_none_or(|before| before == step)
}

/// The tile of the key under a pointer, a plain one for a red one.
fn tile_at(event: &PointerEvent) -> Option<Tile> {
    let element = document().element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let id = element.closest(".key").ok()??.id();
    let mut name = id.strip_prefix("key-")?.chars();
    let digit = name.next()?.to_digit(10)?;
    let tile = Tile::from_notation(u8::try_from(digit).ok()?, name.next()?)?;
    tile.kind().map(Tile::plain)
}
