//! What the controls of the rulebooks do.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use super::state::{Outcome, Page, RulebooksState, Section};
use crate::app::browser::focus::{focus, keep};
use crate::app::browser::{address, clipboard, files};
use crate::app::state::Dialog;
use crate::app::status_message::StatusMessage;
use tenbo_session::editor::{Beginning, BookEdit, Change, Library, beginning, import};
use tenbo_session::rules::{self, RulebookPick};
use tenbo_session::share;
use tenbo_wording::{EditorWord, Word};

/// The id of the heading of a page, which gets the focus when the page opens.
pub const HEADING: &str = "books-view";
/// The id of the problems of a text that is no rulebook.
pub const PROBLEMS: &str = "import-problems";
/// The id of the field for the name of another custom hand.
pub const NEW_HAND: &str = "new-hand-name";
/// The id of the search over options and patterns.
pub const SEARCH: &str = "own-search";

/// The most characters of a link that programs are sure to take.
const LONGEST_LINK: usize = 8000;

/// Shows the page that was asked for, and fetches the rulebooks.
pub fn open(books: RulebooksState) {
    books.outcome.set(Outcome::None);
    match books.app.dialog.get_untracked() {
        Some(Dialog::Comparison) => show(books, Page::Comparison),
        Some(Dialog::Sheet) => {
            books.sheet.set(None);
            show(books, Page::Sheet);
        }
        Some(Dialog::GivenFile) => show(books, Page::Import),
        _ => books.page.set(Page::List),
    }
    spawn_local(async move {
        let are_here = books.app.load_rulebooks().await;
        books.app.read_library().await;
        if !are_here {
            books.app.message.set(Some(StatusMessage::Notice(Word::PartMissing)));
        }
    });
}

/// Shows a page and puts the focus on its heading.
pub fn show(books: RulebooksState, page: Page) {
    books.outcome.set(Outcome::None);
    books.page.set(page);
    books.refused.set(None);
    request_animation_frame(|| focus(HEADING));
}

/// Does something once the rulebooks are here, or says that they cannot be had.
pub fn with_rulebooks(books: RulebooksState, then: impl FnOnce() + 'static) {
    books.outcome.set(Outcome::None);
    spawn_local(async move {
        if books.app.load_rulebooks().await {
            then();
        } else {
            books.app.message.set(Some(StatusMessage::Notice(Word::RulebookMissing)));
        }
    });
}

/// Asks how a rulebook of one's own shall begin: at first with nothing.
pub fn start(books: RulebooksState) {
    with_rulebooks(books, move || {
        if books.start.with_untracked(Option::is_none) {
            books.start.set(Beginning::of(beginning::BLANK));
        }
        show(books, Page::Start);
    });
}

/// Makes the rulebook of the answers and opens it in the editor. Without a name it has one for any rulebook.
pub fn begin(books: RulebooksState) {
    let name = books.start_name.get_untracked();
    let any = || books.app.language.get_untracked().word(EditorWord::StartName).to_owned();
    let name = if name.trim().is_empty() { any() } else { name };
    let id = books.app.library.with_untracked(Library::free_id);
    let own = books.start.with_untracked(|start| start.as_ref().and_then(|start| start.rulebook(&id, &name)));
    if let Some(own) = own
        && books.edit(BookEdit::Add(Box::new(own)))
    {
        books.start.set(None);
        books.start_name.set(String::new());
        show(books, Page::Editor);
    }
}

/// Plays a rulebook and leaves the dialog; where it cannot be had, the dialog says so.
pub fn play(books: RulebooksState, pick: RulebookPick) {
    books.outcome.set(Outcome::None);
    books.app.pick_rulebook(pick, move |is_played| {
        if is_played {
            books.app.dialog.set(None);
        }
    });
}

/// Opens a copy of a rulebook in the editor.
pub fn copy(books: RulebooksState, id: String) {
    let name = copy_name(books, &id);
    with_rulebooks(books, move || {
        if books.edit(BookEdit::CopyOf(id, name)) {
            show(books, Page::Editor);
        }
    });
}

/// Opens a kept rulebook in the editor.
pub fn edit(books: RulebooksState, id: String) {
    with_rulebooks(books, move || {
        if books.edit(BookEdit::Play(id)) {
            show(books, Page::Editor);
        }
    });
}

/// Throws a kept rulebook away.
pub fn delete(books: RulebooksState, id: String) {
    if books.edit(BookEdit::Delete(id)) {
        books.outcome.set(Outcome::Word(EditorWord::Deleted));
        request_animation_frame(|| focus(HEADING));
    }
}

/// Keeps a rulebook that came by a link.
pub fn keep_played(books: RulebooksState) {
    books.edit(BookEdit::Keep);
    request_animation_frame(|| keep(HEADING));
}

/// Gives a kept rulebook another name; `false` if it cannot have this one.
pub fn rename(books: RulebooksState, id: &str, name: String) -> bool {
    let renamed = books.edit(BookEdit::Rename(id.to_owned(), name));
    if renamed {
        books.open.update(|open| open.retain(|section| !matches!(section, Section::Rename(other) if other == id)));
        request_animation_frame(|| keep(HEADING));
    }
    renamed
}

/// Changes the rulebook that is played. The control may be gone afterwards: then the focus goes to what is about the
/// same thing.
pub fn change_and_stay(books: RulebooksState, change: Change) -> bool {
    let home = home(&change);
    let changed = books.change(change);
    request_animation_frame(move || keep(&home));
    changed
}

/// The id of a control that stays when a change takes away what made it.
fn home(change: &Change) -> String {
    match change {
        Change::Item(list, pattern, _)
        | Change::Limit(list, pattern)
        | Change::Reset(list, pattern)
        | Change::Remove(list, pattern) => format!("{}-value-{pattern}", list.as_str()),
        Change::CopyToLosers(pattern) => format!("losers-value-{pattern}"),
        Change::Exclude(pattern, ..) | Change::ExcludeRule(pattern, ..) => format!("exclude-{pattern}"),
        Change::RemoveHand(_) => NEW_HAND.to_owned(),
        Change::Option(..) => SEARCH.to_owned(),
        Change::Several(changes) => changes.first().map_or_else(|| HEADING.to_owned(), home),
        _ => HEADING.to_owned(),
    }
}

/// What a copy of a rulebook is called.
fn copy_name(books: RulebooksState, id: &str) -> String {
    let own = books.app.library.with_untracked(|library| library.get(id).map(|own| own.name().to_owned()));
    let shipped = || rules::books().find(|book| book.id == id).map(|book| book.name.to_owned());
    books.app.language.get_untracked().copy_of(&own.or_else(shipped).unwrap_or_default())
}

/// The file's text to the clipboard.
pub fn copy_file(books: RulebooksState) {
    books.outcome.set(Outcome::None);
    if let Some(own) = books.app.state.with_untracked(|state| state.rules.own.clone()) {
        copy_text(books, import::write(&own));
    }
}

/// A link with the rulebook in it to the clipboard.
pub fn copy_link(books: RulebooksState) {
    hand_on(books, &books.app.state.with_untracked(share::write));
}

/// A link of this text to the clipboard, if it is not too long for that.
pub fn hand_on(books: RulebooksState, text: &str) {
    let link = address::link(text);
    if link.len() > LONGEST_LINK {
        books.outcome.set(Outcome::Word(EditorWord::TooLong));
    } else {
        books.outcome.set(Outcome::None);
        copy_text(books, link);
    }
}

fn copy_text(books: RulebooksState, text: String) {
    spawn_local(async move {
        let copied = clipboard::copy(&text).await;
        books.outcome.set(match copied {
            true => Outcome::Word(EditorWord::Copied),
            false => Outcome::CopyByHand(EditorWord::CopyRefused, text),
        });
    });
}

/// The text becomes a rulebook that is kept, played and shown; or what is wrong with it is said and nothing changes.
pub fn read_text(books: RulebooksState) {
    books.outcome.set(Outcome::None);
    match books.text.with_untracked(|text| import::read(text)) {
        Ok(own) => {
            if books.edit(BookEdit::Add(Box::new(own))) {
                books.text.set(String::new());
                show(books, Page::Editor);
            }
        }
        Err(refused) => {
            books.refused.set(Some(refused));
            request_animation_frame(|| focus(PROBLEMS));
        }
    }
}

/// The same with the file that was given to the page, on the page that says what is wrong with it.
pub fn read_given(books: RulebooksState) {
    let given = books.app.linked.try_update(std::mem::take).filter(|text| !text.is_empty());
    if let Some(text) = given {
        show(books, Page::Import);
        books.text.set(text);
        untrack(|| read_text(books));
    }
}

/// The same with the text of the file that was chosen.
pub fn read_file(books: RulebooksState, field: HtmlInputElement) {
    books.outcome.set(Outcome::None);
    spawn_local(async move {
        let longest = u32::try_from(import::LONGEST).unwrap_or(u32::MAX);
        if let Some(text) = files::chosen(&field, longest).await {
            books.text.set(text);
            read_text(books);
        }
    });
}
