//! What the chooser shows.

use leptos::prelude::*;
use tenbo_engine::rules::Family;

use crate::app::browser::storage::{self, Key};
use crate::app::state::AppState;
use tenbo_session::rules::RulebookPick;
use tenbo_session::used_rulebooks::UsedRulebooks;
use tenbo_wording::rulebook_list::{ListedFamily, ListedRulebook, RulebookList};

/// What is looked for, and what of the list is shown.
#[derive(Clone, Copy)]
pub struct ChooserState {
    /// The page's.
    pub app: AppState,
    /// What is looked for.
    pub query: RwSignal<String>,
    /// Whether something is.
    pub searching: Memo<bool>,
    /// The families with what is found of them.
    pub families: Memo<Vec<ListedFamily>>,
    /// The one that is played and those that were chosen last.
    pub used: Memo<Vec<ListedRulebook>>,
    /// The families that are open; `None` are the own rulebooks.
    pub open: RwSignal<Vec<Option<Family>>>,
    /// The ids of the rows that are shown, in their order.
    pub rows: Memo<Vec<String>>,
    /// The row that had the focus last.
    pub last: RwSignal<String>,
}

impl ChooserState {
    /// The whole list, in which the family of what is played is open.
    pub fn new(app: AppState) -> ChooserState {
        let query = RwSignal::new(String::new());
        let searching = Memo::new(move |_| query.with(|query| !query.trim().is_empty()));
        let families = Memo::new(move |_| {
            app.loaded.track();
            list(app, |list| query.with(|query| list.families(query)))
        });
        let kept = UsedRulebooks::read(&storage::get(Key::Rulebooks).unwrap_or_default());
        let used = Memo::new(move |_| {
            app.loaded.track();
            list(app, |list| list.used(&kept))
        });
        let played = untrack(|| app.state.with(|state| state.rules.own.is_some()));
        let family = (!played).then(|| app.plan.with_untracked(|plan| plan.rulebook().family));
        let open = RwSignal::new(vec![family]);
        let rows = Memo::new(move |_| {
            let searching = searching.get();
            let used = used.get().into_iter().filter(|_| !searching).map(|book| used_id(&book.pick));
            let is_shown = |family: &ListedFamily| searching || open.with(|open| open.contains(&family.family));
            let found = families.get().into_iter().filter(is_shown).flat_map(|family| family.rulebooks);
            used.chain(found.map(|book| row_id(&book.pick))).collect()
        });
        ChooserState { app, query, searching, families, used, open, rows, last: RwSignal::new(String::new()) }
    }

    /// Whether a family is open: all are while something is looked for.
    pub fn is_open(self, family: Option<Family>) -> Signal<bool> {
        Signal::derive(move || self.searching.get() || self.open.with(|open| open.contains(&family)))
    }

    /// Opens a family, or folds it up.
    pub fn toggle(self, family: Option<Family>) {
        self.open.update(|open| match open.iter().position(|other| *other == family) {
            Some(place) => drop(open.remove(place)),
            None => open.push(family),
        });
    }

    /// Plays a rulebook, and keeps it as the one that was chosen last.
    pub fn choose(self, pick: RulebookPick) {
        let app = self.app;
        app.dialog.set(None);
        if app.state.with_untracked(|state| state.rules.pick() == pick) {
            // One that was chosen before, and has not come yet, is not wanted any more.
            let _ = app.rulebook_pick.ask();
            return;
        }
        app.pick_rulebook(pick.clone(), move |is_played| {
            if is_played {
                let mut used = UsedRulebooks::read(&storage::get(Key::Rulebooks).unwrap_or_default());
                used.push(pick);
                storage::set(Key::Rulebooks, &used.write());
            }
        });
    }
}

fn list<T>(app: AppState, of: impl FnOnce(RulebookList) -> T) -> T {
    let language = app.language.get();
    app.library.with(|library| app.state.with(|state| of(RulebookList { language, library, played: &state.rules })))
}

/// The id of the row of a rulebook in its family.
pub fn row_id(pick: &RulebookPick) -> String {
    format!("book-{pick}")
}

/// The same among those that were chosen last.
pub fn used_id(pick: &RulebookPick) -> String {
    format!("used-{pick}")
}
