//! What outlives a killed browser: records in IndexedDB, which writes each at once, while what is in the local storage may
//! wait for a minute before it is on the disk. In a frame, and where the browser has no such storage, there are none.
//!
//! Each state of a kind leaves a mark under its revision. What is written without a look adds the mark of the next
//! revision: where another page has done so before, that fails, and with it the whole transaction. It is the last request,
//! since Firefox 140 completes a transaction that is committed at once if one before the last fails.

use std::cell::RefCell;
use std::future::IntoFuture;
use std::rc::Rc;

use gloo::events::EventListener;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, Transaction, TransactionMode};
use js_sys::Promise;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::EventTarget;

use super::storage;
use tenbo_session::records::{Head, Record, Records};

/// What the database is called.
const NAME: &str = "tenbo";

/// The store of the heads, each under the name of its kind, and of the marks of revisions.
const HEADS: &str = "heads";

/// How many revisions have their marks. A page that slept through more of them looks before it writes.
const MARKS: u64 = 1000;

/// What is kept as records, each kind in a store of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Games.
    Games,
    /// Own rulebooks.
    Rulebooks,
    /// What is filled in of a deal, under the id of its game.
    Forms,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Games, Kind::Rulebooks, Kind::Forms];

    /// Its name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Games => "games",
            Kind::Rulebooks => "rulebooks",
            Kind::Forms => "forms",
        }
    }
}

/// A record that is to be, or, without a text, not to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Of which kind.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: Option<String>,
}

/// What is found, beside what was seen last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The same.
    Same,
    /// Something else, which another page has kept.
    Other(Records),
    /// Nothing at all where there was something: the browser has forgotten.
    Gone,
}

/// What has become of what was written without a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is kept.
    Kept,
    /// It is all that is kept: the browser had forgotten the rest.
    Alone,
    /// Another page came first, or nothing can be kept: all is as it was.
    Not,
}

thread_local! {
    static OPENED: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
}

/// The database, opened once. Who deletes it is let do so; it is opened again when it is needed.
async fn database() -> Option<Rc<Database>> {
    if storage::forgets() {
        return None;
    }
    let opened = OPENED.with_borrow(Clone::clone);
    if opened.is_some() {
        return opened;
    }
    let mut request = Factory::new().ok()?.open(NAME, Some(1)).ok()?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        for name in Kind::ALL.map(Kind::as_str).into_iter().chain([HEADS]) {
            // Without its stores every later transaction fails, and that is told.
            let _ = database.create_object_store(name, ObjectStoreParams::new());
        }
    });
    let mut database = request.await.ok()?;
    // Two who asked at the same time have opened it twice.
    let opened = OPENED.with_borrow(Clone::clone);
    if opened.is_some() {
        database.close();
        return opened;
    }
    database.on_version_change(|_| close());
    database.on_close(|_| close());
    // WebKit lets no later page write as long as one that was left has not closed it.
    EventListener::once(&window(), "pagehide", |_| close()).forget();
    let database = Rc::new(database);
    OPENED.set(Some(database.clone()));
    Some(database)
}

fn close() {
    if let Some(database) = OPENED.take() {
        database.close();
    }
}

/// A transaction over all stores. A connection that the browser has closed is opened once more.
async fn transaction(mode: TransactionMode) -> Option<Transaction> {
    let names = Kind::ALL.map(Kind::as_str).into_iter().chain([HEADS]).collect::<Vec<_>>();
    if let Ok(transaction) = database().await?.transaction(&names, mode) {
        return Some(transaction);
    }
    close();
    database().await?.transaction(&names, mode).ok()
}

/// All records of a kind, if their head is not the one that was seen last.
async fn found(transaction: &Transaction, kind: Kind, seen: Option<&str>) -> Result<Found, Error> {
    let head = transaction.object_store(HEADS)?.get(JsValue::from(kind.as_str()))?.await?;
    let head = head.and_then(|head| head.as_string()).unwrap_or_default();
    Ok(match seen {
        Some(seen) if seen == head => Found::Same,
        Some(_) if head.is_empty() => Found::Gone,
        _ => Found::Other(Records { head, list: all(transaction, kind).await? }),
    })
}

async fn all(transaction: &Transaction, kind: Kind) -> Result<Vec<Record>, Error> {
    let store = transaction.object_store(kind.as_str())?;
    let (names, texts) = (store.get_all_keys(None, None)?.into_future(), store.get_all(None, None)?.into_future());
    let (names, texts) = (names.await?, texts.await?);
    let record = |(name, text): (JsValue, JsValue)| Some(Record { name: name.as_string()?, text: text.as_string()? });
    Ok(names.into_iter().zip(texts).filter_map(record).collect())
}

/// Looks what is kept of a kind; `seen` is the head that was seen last, if one was. `None` where nothing can be kept.
pub async fn look(kind: Kind, seen: Option<&str>) -> Option<Found> {
    let transaction = transaction(TransactionMode::ReadOnly).await?;
    found(&transaction, kind, seen).await.ok()
}

/// All records of a kind; none where nothing can be kept.
pub async fn list(kind: Kind) -> Vec<Record> {
    match transaction(TransactionMode::ReadOnly).await {
        Some(transaction) => all(&transaction, kind).await.unwrap_or_default(),
        None => Vec::new(),
    }
}

/// Writes what `answer` makes of what is found, with the head that it gives; no other page comes between. Whether it is
/// kept.
pub async fn exchange(
    kind: Kind,
    seen: Option<&str>,
    answer: impl FnOnce(Found) -> Option<(String, Vec<Write>)>,
) -> bool {
    let Some(transaction) = transaction(TransactionMode::ReadWrite).await else { return false };
    let Ok(found) = found(&transaction, kind, seen).await else { return false };
    let Some((head, writes)) = answer(found) else { return true };
    let done = || -> Result<(), Error> {
        write(&transaction, writes)?;
        let mark = write_head(&transaction, kind, head)?;
        drop(transaction.object_store(HEADS)?.put(&JsValue::TRUE, Some(&mark))?);
        Ok(())
    };
    done().is_ok() && commit(transaction).await
}

/// Writes with this head, in the task that it is called in and without waiting for a look, but only if the head that is
/// there is still the one that was seen.
pub async fn advance(kind: Kind, seen: &str, head: String, writes: Vec<Write>) -> Written {
    let Some(transaction) = transaction(TransactionMode::ReadWrite).await else { return Written::Not };
    let asked = transaction.object_store(HEADS).and_then(|heads| heads.get(JsValue::from(kind.as_str())));
    let Ok(before) = asked.map(IntoFuture::into_future) else { return Written::Not };
    let begin = || -> Result<(), Error> {
        write(&transaction, writes)?;
        let mark = write_head(&transaction, kind, head)?;
        drop(transaction.object_store(HEADS)?.add(&JsValue::TRUE, Some(&mark))?);
        Ok(())
    };
    if begin().is_err() {
        // Where even that cannot be, nothing has been written; the question that is on its way is answered by that.
        let _ = transaction.abort();
        let _ = before.await;
        return Written::Not;
    }
    if !commit(transaction).await {
        return Written::Not;
    }
    let before = before.await.ok().flatten().and_then(|before| before.as_string()).unwrap_or_default();
    if before == seen { Written::Kept } else { Written::Alone }
}

/// Writes a record, whatever other pages have made of it.
pub async fn put(record: Write) -> bool {
    let Some(transaction) = transaction(TransactionMode::ReadWrite).await else { return false };
    write(&transaction, vec![record]).is_ok() && commit(transaction).await
}

fn mark(kind: Kind, revision: u64) -> JsValue {
    JsValue::from(format!("{} {revision}", kind.as_str()))
}

/// Writes the head and forgets an old mark. The mark of its revision, which is to be left last.
fn write_head(transaction: &Transaction, kind: Kind, head: String) -> Result<JsValue, Error> {
    let heads = transaction.object_store(HEADS)?;
    let revision = Head::read(&head).revision;
    drop(heads.delete(mark(kind, revision.saturating_sub(MARKS)))?);
    drop(heads.put(&JsValue::from(head), Some(&JsValue::from(kind.as_str())))?);
    Ok(mark(kind, revision))
}

fn write(transaction: &Transaction, writes: Vec<Write>) -> Result<(), Error> {
    for Write { kind, name, text } in writes {
        let (store, name) = (transaction.object_store(kind.as_str())?, JsValue::from(name));
        match text {
            Some(text) => drop(store.put(&JsValue::from(text), Some(&name))?),
            None => drop(store.delete(name)?),
        }
    }
    Ok(())
}

/// Says that no more will come, so that it is done even if the page goes at once. Whether it is kept; the end is waited for,
/// as what fails is told before the transaction is undone.
async fn commit(transaction: Transaction) -> bool {
    let Ok(transaction) = transaction.commit() else { return false };
    let transaction = EventTarget::from(JsValue::from(transaction));
    let mut listeners = Vec::new();
    let over = Promise::new(&mut |done, _| {
        listeners = ["complete", "abort"]
            .map(|end| {
                let done = done.clone();
                EventListener::once(&transaction, end, move |_| {
                    // It takes anything.
                    let _ = done.call1(&JsValue::NULL, &JsValue::from(end == "complete"));
                })
            })
            .into();
    });
    JsFuture::from(over).await.is_ok_and(|is_kept| is_kept.is_truthy())
}

/// Asks the browser to keep everything even when its disk is full. Where it knows no such wish, or does not grant it, all
/// stays as it was.
pub async fn persist() {
    let storage = window().navigator().storage();
    if let Ok(asked) = storage.persist() {
        let _ = JsFuture::from(asked).await;
    }
}
