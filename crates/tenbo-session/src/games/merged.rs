//! All games of two pages: what another page has kept meanwhile, and what this one has done since they agreed.

use std::sync::Arc;

use tenbo_engine::game::{Entry, Reseat};

use super::join::{Conflict, Joined, MergePolicy, MergedDeal, join};
use super::library::Games;
use super::reseat::dealers;
use super::sheet::Sheet;

/// The games of two pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// All of them, in the order in which they are kept, with what is only here behind.
    pub games: Games,
    /// What both pages did to the same, by the id of the game.
    pub conflicts: Vec<(String, Conflict)>,
    /// What has become of the deals of the open game.
    pub fates: Vec<MergedDeal>,
    /// Where the deals are that the other page has entered in the open game.
    pub entered: Vec<usize>,
    /// Games of this page that have another id now, because the other page has given theirs to another game.
    pub renamed: Vec<(String, String)>,
    /// Games that the other page has thrown away, and this one had left as they were.
    pub gone: Vec<String>,
    /// Games that this page has thrown away, and the other one has changed: they are back.
    pub back: Vec<String>,
}

impl Games {
    /// These games and those that another page has kept as `stored`. `before` is what both were once.
    #[must_use]
    pub fn merged_with(&self, stored: &Games, before: &Games, stands: MergePolicy) -> Merged {
        let mut all = Merged { games: stored.clone(), ..Merged::default() };
        all.games.open = self.open.clone();
        all.games.unread.join(&self.unread);
        for own in self.iter().filter(|own| stored.get(&own.id).is_none()) {
            if before.get(&own.id) == Some(own) {
                all.gone.push(own.id.clone());
            } else {
                all.games.list.push(own.clone());
            }
        }
        for theirs in stored.iter() {
            match (before.get(&theirs.id), self.get(&theirs.id)) {
                (Some(base), None) if base == theirs => all.games.list.retain(|sheet| sheet.id != theirs.id),
                (Some(_), None) => all.back.push(theirs.id.clone()),
                (Some(base), Some(own)) => {
                    let opened = self.open.as_ref() == Some(&own.id);
                    match join(base, own, theirs, stands) {
                        Some(joined) => all.take(joined, opened),
                        None => all.apart(own, opened),
                    }
                }
                (None, Some(own)) if own != theirs => all.apart(own, self.open.as_ref() == Some(&own.id)),
                (None, _) => {}
            }
        }
        if all.games.opened().is_none() {
            all.games.open = None;
        }
        all
    }
}

impl Games {
    /// The same games, some under another id.
    pub(crate) fn renamed(&self, names: &[(String, String)]) -> Games {
        let now = |id: &str| names.iter().find(|(was, _)| was == id).map_or(id, |(_, now)| now).to_owned();
        let sheet = |sheet: &Arc<Sheet>| match now(&sheet.id) {
            id if id == sheet.id => sheet.clone(),
            id => Arc::new(Sheet { id, ..Sheet::clone(sheet) }),
        };
        Games { list: self.list.iter().map(sheet).collect(), open: self.open.as_deref().map(now), ..self.clone() }
    }

    /// Without some of them.
    pub(crate) fn forget(&mut self, ids: &[String]) {
        self.list.retain(|sheet| !ids.contains(&sheet.id));
    }

    /// With a game that was there and is open again.
    pub(crate) fn keep(&mut self, sheet: &Arc<Sheet>) {
        self.list.push(sheet.clone());
        self.open = Some(sheet.id.clone());
    }
}

impl Merged {
    /// Whether the other page has entered this deal in the open game; `dealer` would have dealt it here.
    #[must_use]
    pub fn has_entered(&self, entry: &Entry, dealer: usize) -> bool {
        let Some(sheet) = self.games.opened() else { return false };
        let players = sheet.game.players.len();
        let plain = |dealer: usize, entry: &Entry| Reseat::to(dealer, 0, players).entry(entry);
        let dealers = dealers(sheet);
        let is_it = |place: &usize| {
            let there = dealers.get(*place).zip(sheet.game.deals.get(*place));
            there.is_some_and(|(&other, there)| plain(other, there) == plain(dealer, entry))
        };
        self.entered.iter().any(is_it)
    }

    /// A game of both pages.
    fn take(&mut self, joined: Joined, opened: bool) {
        let Joined { sheet, conflicts, fates, entered } = joined;
        self.conflicts.extend(conflicts.into_iter().map(|clash| (sheet.id.clone(), clash)));
        if opened {
            self.fates = fates;
            self.entered = entered;
        }
        if let Some(kept) = self.games.list.iter_mut().find(|kept| kept.id == sheet.id && ***kept != sheet) {
            *kept = Arc::new(sheet);
        }
    }

    /// A game of this page that cannot be one with that of the other page which has its id: both stay.
    fn apart(&mut self, own: &Sheet, opened: bool) {
        let id = self.games.free_id();
        if opened {
            self.games.open = Some(id.clone());
        }
        self.renamed.push((own.id.clone(), id.clone()));
        self.games.list.push(Arc::new(Sheet { id, ..own.clone() }));
    }
}
