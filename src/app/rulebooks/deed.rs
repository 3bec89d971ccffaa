//! What can be done among the rulebooks, and how far they are opened.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use super::HEADING;
use crate::app::browser::focus::{focus, keep};
use crate::app::browser::{address, assets, clipboard, files};
use crate::app::state::AppState;
use crate::engine::catalogue::{Category, Pattern};
use crate::engine::ratio::Ratio;
use crate::i18n::EditorWord;
use crate::session::editor::import::{self, Refused};
use crate::session::editor::{BookEdit, Change, Field, List};
use crate::session::{Edit, share};

/// The most characters of a link that programs are sure to take.
const LONGEST_LINK: usize = 8000;

/// Which view is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The picker.
    #[default]
    Books,
    /// The editor.
    Edit,
    /// The hand under every rulebook.
    Compare,
    /// Reading a file.
    Import,
}

/// Something that opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Door {
    /// The sources of a rulebook.
    Sources(String),
    /// The box for another name.
    Rename(String),
    /// A group of patterns.
    Category(Category),
    /// A pattern.
    Item(Pattern),
    /// Options.
    Options,
    /// Minimum, exclusion, points.
    Counting,
    /// What differs.
    Differs,
    /// What is probably not meant.
    Warnings,
    /// File and link.
    File,
}

/// What is said about the last thing that was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// Nothing.
    #[default]
    Nothing,
    /// This.
    Word(EditorWord),
    /// That a text must be copied by hand.
    ByHand(EditorWord, String),
}

/// How far the dialog is opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// What is shown.
    pub view: View,
    /// What is open.
    pub open: Vec<Door>,
    /// What is looked for.
    pub query: String,
    /// Only patterns that count are listed.
    pub only_used: bool,
    /// The text that was pasted.
    pub text: String,
    /// Why it is no rulebook.
    pub refused: Option<Refused>,
    /// What is said.
    pub told: Told,
}

impl Desk {
    /// Whether something is open.
    #[must_use]
    pub fn is_open(&self, door: &Door) -> bool {
        self.open.contains(door)
    }
}

/// Something that is done here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Another view.
    View(View),
    /// Opens or closes a part.
    Door(Door),
    /// Plays a shipped rulebook.
    Play(&'static str),
    /// Plays one that is kept.
    PlayOwn(String),
    /// A copy of a rulebook, to be edited.
    Copy(String),
    /// Plays one that is kept, to be edited.
    Edit(String),
    /// Something with rulebooks.
    Book(BookEdit),
    /// Looks for patterns.
    Search,
    /// Lists all patterns, or those that count.
    OnlyUsed,
    /// Throws a kept one away.
    Delete(String),
    /// A kept rulebook has another name.
    Rename(String),
    /// The edited one has.
    Name,
    /// A value was entered.
    Value(List, Pattern),
    /// A value was entered that there may be: concealed, self-drawn, a share.
    Perhaps(List, Pattern, Field),
    /// A unit was chosen.
    Unit(List, Pattern),
    /// What "concealed" asks of was chosen.
    When(List, Pattern),
    /// Another pattern is kept from counting.
    Exclude(Pattern),
    /// Whose words it uses.
    Family,
    /// How exclusion is decided.
    Exclusion,
    /// The minimum to win.
    Minimum,
    /// Its unit.
    MinimumUnit,
    /// Points of sets.
    Basic(&'static str),
    /// The file's text to the clipboard.
    CopyFile,
    /// A link to the clipboard.
    ShareLink,
    /// A text was pasted or written.
    Text,
    /// Reads it.
    Read,
    /// Reads a file.
    File,
}

/// A whole number, `1.5` or `1/2`.
fn amount(text: &str) -> Option<Ratio> {
    let text = text.trim();
    if let Some((n, d)) = text.split_once('/') {
        return Ratio::new(n.trim().parse().ok()?, d.trim().parse().ok()?);
    }
    let Some((whole, part)) = text.split_once(['.', ',']) else { return Some(Ratio::whole(text.parse().ok()?)) };
    let scale = 10i64.checked_pow(u32::try_from(part.len()).ok()?)?;
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    Ratio::new(whole.checked_mul(scale)?.checked_add(part.parse().ok()?)?, scale)
}

/// An amount as it is entered.
pub(super) fn entered(value: Ratio) -> String {
    value.as_whole().map_or_else(
        || [&value.numerator().to_string(), "/", &value.denominator().to_string()].concat(),
        |whole| whole.to_string(),
    )
}

/// Opens the rulebooks.
pub fn open(store: AppState) {
    spawn_local(async move {
        assets::load_rulebooks().await;
        let language = store.language.get_untracked();
        store.fetch_shelf();
        store.language.set(language);
        store.desk.update(|desk| {
            desk.told = Told::Nothing;
            desk.view = View::Books;
        });
    });
}

/// Does it; `false` if it was not possible.
pub fn run(deed: Deed, store: AppState, value: &str) -> bool {
    let take = |edit: BookEdit| store.dispatch(Edit::Book(edit));
    let change = |change: Change| store.dispatch(Edit::Book(BookEdit::Change(change)));
    let field = |list, pattern, field| Change::Item(list, pattern, field);
    if !matches!(deed, Deed::Text | Deed::Search) {
        store.desk.update(|desk| desk.told = Told::Nothing);
    }
    match deed {
        Deed::View(view) => show(store, view),
        Deed::Door(door) => store.desk.update(|desk| match desk.open.iter().position(|open| *open == door) {
            Some(place) => {
                desk.open.remove(place);
            }
            None => desk.open.push(door),
        }),
        Deed::Play(id) => {
            store.take(Edit::Rules(id));
            leave(store);
        }
        Deed::PlayOwn(id) => {
            take(BookEdit::Play(id));
            leave(store);
        }
        Deed::Copy(id) => {
            let name = named(store, &id);
            if take(BookEdit::CopyOf(id, name)) {
                show(store, View::Edit);
            }
        }
        Deed::Edit(id) => {
            if take(BookEdit::Play(id)) {
                show(store, View::Edit);
            }
        }
        Deed::Book(edit) => {
            let home = home(&edit);
            let taken = take(edit);
            request_animation_frame(move || keep(&home));
            return taken;
        }
        Deed::Delete(id) => {
            if take(BookEdit::Delete(id)) {
                store.desk.update(|desk| desk.told = Told::Word(EditorWord::Deleted));
                request_animation_frame(|| focus(HEADING));
            }
        }
        Deed::Search => store.desk.update(|desk| value.clone_into(&mut desk.query)),
        Deed::OnlyUsed => store.desk.update(|desk| desk.only_used = !desk.only_used),
        Deed::Rename(id) => {
            if take(BookEdit::Rename(id.clone(), value.to_owned())) {
                store.desk.update(|desk| desk.open.retain(|door| *door != Door::Rename(id.clone())));
                request_animation_frame(|| keep(HEADING));
            }
        }
        Deed::Name => return change(Change::Name(value.to_owned())) || again(store),
        Deed::Value(list, pattern) => {
            let amount = amount(value);
            return amount.is_some_and(|value| change(field(list, pattern, Field::Value(value)))) || again(store);
        }
        Deed::Perhaps(list, pattern, what) => {
            let value = if value.trim().is_empty() { Some(None) } else { amount(value).map(Some) };
            let what = |value| match what {
                Field::SelfDrawn(_) => Field::SelfDrawn(value),
                Field::Share(_) => Field::Share(value),
                _ => Field::Concealed(value),
            };
            return value.is_some_and(|value| change(field(list, pattern, what(value)))) || again(store);
        }
        Deed::Unit(list, pattern) => {
            return value.parse().is_ok_and(|unit| change(field(list, pattern, Field::Unit(unit))));
        }
        Deed::When(list, pattern) => {
            return value.parse().is_ok_and(|when| change(field(list, pattern, Field::ConcealedWhen(when))));
        }
        Deed::Exclude(above) => {
            let done = value.parse().is_ok_and(|below| change(Change::Exclude(above, below, true)));
            again(store);
            return done;
        }
        Deed::Family => return value.parse().is_ok_and(|family| change(Change::Family(family))),
        Deed::Exclusion => return value.parse().is_ok_and(|exclusion| change(Change::Exclusion(exclusion))),
        Deed::Minimum => {
            let unit = store.plan.with_untracked(|plan| {
                let printed = plan.book.minimum.map(|(_, unit)| unit);
                printed.unwrap_or_else(|| crate::session::editor::change::usual_unit(&plan.book, Pattern::PungHand))
            });
            let minimum =
                if value.trim().is_empty() { Some(None) } else { amount(value).map(|value| Some((value, unit))) };
            return minimum.is_some_and(|minimum| change(Change::Minimum(minimum))) || again(store);
        }
        Deed::MinimumUnit => {
            let least = store.plan.with_untracked(|plan| plan.book.minimum);
            let minimum = value.parse().ok().and_then(|unit| least.map(|(value, _)| (value, unit)));
            return minimum.is_some_and(|minimum| change(Change::Minimum(Some(minimum)))) || again(store);
        }
        Deed::Basic(name) => {
            return value.parse().is_ok_and(|value| change(Change::Basic(name, value))) || again(store);
        }
        Deed::CopyFile => {
            let own = store.state.with_untracked(|state| state.rules.own.clone());
            if let Some(own) = own {
                copy(store, import::write(&own));
            }
        }
        Deed::ShareLink => {
            let link = address::link(&store.state.with_untracked(share::write));
            if link.len() > LONGEST_LINK {
                store.desk.update(|desk| desk.told = Told::Word(EditorWord::TooLong));
            } else {
                copy(store, link);
            }
        }
        Deed::Text => store.desk.update(|desk| value.clone_into(&mut desk.text)),
        Deed::Read => {
            let text = store.desk.with_untracked(|desk| desk.text.clone());
            read(store, &text);
        }
        Deed::File => file(store),
    }
    true
}

/// Where the focus goes if what was pressed is gone afterwards.
fn home(edit: &BookEdit) -> String {
    let BookEdit::Change(change) = edit else { return HEADING.to_owned() };
    match change {
        Change::Item(list, pattern, _)
        | Change::Limit(list, pattern)
        | Change::Reset(list, pattern)
        | Change::Remove(list, pattern) => [list.as_str(), "-value-", pattern.as_str()].concat(),
        Change::CopyToLosers(pattern) => ["losers-value-", pattern.as_str()].concat(),
        Change::Exclude(pattern, ..) => ["exclude-", pattern.as_str()].concat(),
        Change::Option(..) => String::from("own-search"),
        _ => HEADING.to_owned(),
    }
}

/// Paints again, so that a field shows what is, not what was entered in vain.
fn again(store: AppState) -> bool {
    store.desk.update(|_| ());
    false
}

/// What a copy of a rulebook is called.
fn named(store: AppState, id: &str) -> String {
    let own = store.state.with_untracked(|state| state.shelf.get(id).map(|own| own.name().to_owned()));
    let shipped = || crate::session::rules::books().find(|book| book.id == id).map(|book| book.name.to_owned());
    store.language.get_untracked().copy_of(&own.or_else(shipped).unwrap_or_default())
}

fn leave(store: AppState) {
    store.dialog.set(None);
}

fn show(store: AppState, view: View) {
    store.desk.update(|desk| {
        desk.view = view;
        desk.refused = None;
    });
    request_animation_frame(|| focus(HEADING));
}

fn copy(store: AppState, text: String) {
    spawn_local(async move {
        let copied = clipboard::copy(&text).await;
        let told = if copied { Told::Word(EditorWord::Copied) } else { Told::ByHand(EditorWord::CopyRefused, text) };
        store.desk.try_update(|desk| desk.told = told);
    });
}

/// A text becomes a rulebook that is kept, played and shown; or what is wrong with it is said and nothing changes.
fn read(store: AppState, text: &str) {
    match import::read(text) {
        Ok(own) => {
            if store.dispatch(Edit::Book(BookEdit::Add(Box::new(own)))) {
                store.desk.update(|desk| desk.text.clear());
                show(store, View::Edit);
            }
        }
        Err(refused) => {
            store.desk.update(|desk| desk.refused = Some(refused));
            request_animation_frame(|| focus("import-problems"));
        }
    }
}

fn file(store: AppState) {
    let field = document().get_element_by_id("import-file").and_then(|field| field.dyn_into().ok());
    let Some(field) = field else { return };
    spawn_local(async move {
        let Some(text) = files::chosen(&field, import::LONGEST as u32).await else { return };
        store.desk.try_update(|desk| desk.text.clone_from(&text));
        read(store, &text);
    });
}
