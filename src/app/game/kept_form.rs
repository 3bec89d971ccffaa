//! What is filled in of a deal outlives the page too: a record for each game. Its mark tells other tabs what has become of it.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::state::GameState;
use crate::app::browser::records::{self, Kind, Write};
use crate::app::browser::storage::{self, Key};
use tenbo_session::form::{Form, kept as form};
use tenbo_session::games::DealPlace;
use tenbo_session::records::Record;

/// What stands between the place of a deal and the mark of its form.
const MARK: &str = " ~";

/// The forms that are kept, by the ids of their games, and the mark of the one that is shown. Cheap to copy.
#[derive(Clone, Copy)]
pub struct KeptForms {
    texts: StoredValue<BTreeMap<String, String>>,
    mark: StoredValue<String>,
    /// The mark of the deal that is being entered by tiles.
    in_builder: StoredValue<String>,
}

impl KeptForms {
    /// None are kept yet.
    pub fn new() -> KeptForms {
        // Earlier versions wrote no mark.
        let in_builder = kept_in_builder().filter(|(_, mark)| !mark.is_empty());
        KeptForms {
            texts: StoredValue::default(),
            mark: StoredValue::new(new_mark()),
            in_builder: StoredValue::new(in_builder.map_or_else(new_mark, |(_, mark)| mark)),
        }
    }

    /// The mark of the form that is shown.
    pub fn mark(self) -> String {
        self.mark.get_value()
    }

    /// The mark of the deal that is being entered by tiles.
    pub fn mark_in_builder(self) -> String {
        self.in_builder.get_value()
    }

    /// Another form begins.
    pub fn begin(self) {
        self.mark.set_value(new_mark());
    }
}

/// A mark that no other form has.
fn new_mark() -> String {
    format!("{:x}", (js_sys::Math::random() * (1_u64 << 52) as f64) as u64)
}

impl GameState {
    /// These forms were kept. What was filled in of the open game is there again, if its deal still is.
    pub fn load_forms(self, kept: Vec<Record>) {
        self.forms.texts.set_value(kept.into_iter().map(|record| (record.name, record.text)).collect());
        let earlier = storage::stored(Key::Form);
        if let (Some(text), Some(id)) = (&earlier, self.open_id())
            && !text.is_empty()
        {
            self.forms.texts.update_value(|texts| {
                texts.entry(id).or_insert_with(|| text.clone());
            });
        }
        self.load_form();
        match self.form_to_keep() {
            Some(write) if earlier.is_some() => spawn_local(async move {
                if records::put(write).await {
                    storage::remove(Key::Form);
                }
            }),
            _ => storage::remove(Key::Form),
        }
        let entered = self.is_entered(&self.forms.mark_in_builder());
        if entered && self.in_builder.with_untracked(Option::is_some) {
            self.set_in_builder(None);
        }
    }

    /// Fills in what is kept of the open game.
    pub fn load_form(self) {
        let Some(id) = self.open_id() else { return };
        let kept = self.forms.texts.with_value(|texts| form::read(texts.get(&id)?));
        let Some((form, mark)) = kept else { return };
        let Some((place, mark)) = read_place(&mark) else { return };
        let is_there = self.opened.with_untracked(|opened| match (opened, place) {
            (None, _) => false,
            (Some(_), DealPlace::Next) => true,
            (Some(game), DealPlace::Correct(place) | DealPlace::Insert(place)) => place < game.sheet.game.deals.len(),
        });
        if is_there && (mark.is_empty() || !self.is_entered(&mark)) {
            self.form.set(form);
            self.place.set(place);
            if !mark.is_empty() {
                self.forms.mark.set_value(mark);
            }
        }
    }

    /// Whether a form has become a deal, here or in another tab.
    fn is_entered(self, mark: &str) -> bool {
        self.stored.with_untracked(|stored| {
            stored.as_ref().is_some_and(|stored| stored.head.entered.iter().any(|entered| entered == mark))
        })
    }

    fn open_id(self) -> Option<String> {
        self.opened.with_untracked(|opened| opened.as_ref().map(|game| game.sheet.id.clone()))
    }

    /// Whether anything is filled in.
    pub fn is_form_begun(self) -> bool {
        self.place.get_untracked() != DealPlace::Next || self.form.with_untracked(|form| *form != Form::default())
    }

    /// The form of the open game as it is to be kept, if it is another than the one that is.
    pub fn form_to_keep(self) -> Option<Write> {
        let id = self.open_id()?;
        let text = self.is_form_begun().then(|| {
            let mark = [write_place(self.place.get_untracked()).as_str(), MARK, &self.forms.mark()].concat();
            self.form.with_untracked(|filled| form::write(filled, &mark))
        });
        let differs = self.forms.texts.try_update_value(|texts| match &text {
            Some(text) => texts.insert(id.clone(), text.clone()).as_ref() != Some(text),
            None => texts.remove(&id).is_some(),
        });
        (differs == Some(true)).then_some(Write { kind: Kind::Forms, name: id, text })
    }

    /// Keeps the form. While a deal is on its way the form that it comes from stays until the deal is kept; its mark says
    /// that it has become one.
    pub fn keep_form_now(self) {
        if !self.writes_now() || !self.is_like_stored() && !self.unkept.get_untracked() {
            return;
        }
        if let Some(write) = self.form_to_keep() {
            // Where nothing can be kept, it is said of the games.
            spawn_local(async move {
                let _ = records::put(write).await;
            });
        }
    }

    /// Remembers which deal is being entered by tiles, or that none is. What is in the builder is kept beside the hand.
    pub fn set_in_builder(self, place: Option<DealPlace>) {
        if self.in_builder.with_untracked(Option::is_none) {
            self.forms.in_builder.set_value(self.forms.mark());
        }
        self.in_builder.set(place);
        self.app.by_tiles.set(place.is_some());
        let text = place.map(|place| [write_place(place).as_str(), MARK, &self.forms.mark_in_builder()].concat());
        storage::set(Key::ByTiles, &text.unwrap_or_default());
    }
}

/// Keeps the form whenever it changes. What was kept before is not touched until it has been read.
pub fn keep_form(games: GameState) {
    Effect::new(move |_| {
        games.place.track();
        games.form.track();
        if games.is_loaded() {
            games.keep_form_now();
        }
    });
}

fn write_place(place: DealPlace) -> String {
    match place {
        DealPlace::Next => String::from("next"),
        DealPlace::Correct(place) => format!("correct {place}"),
        DealPlace::Insert(place) => format!("insert {place}"),
    }
}

/// The place of a deal and the mark of its form, which earlier versions did not write.
fn read_place(text: &str) -> Option<(DealPlace, String)> {
    let (place, mark) = text.split_once(MARK).unwrap_or((text, ""));
    let place = match place.split_once(' ') {
        Some(("correct", place)) => place.parse().ok().map(DealPlace::Correct)?,
        Some(("insert", place)) => place.parse().ok().map(DealPlace::Insert)?,
        _ => (place == "next").then_some(DealPlace::Next)?,
    };
    Some((place, mark.to_owned()))
}

fn kept_in_builder() -> Option<(DealPlace, String)> {
    read_place(&storage::get(Key::ByTiles).unwrap_or_default())
}

/// Which deal was being entered by tiles when the page was left.
pub fn place_in_builder() -> Option<DealPlace> {
    kept_in_builder().map(|(place, _)| place)
}
