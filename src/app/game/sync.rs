//! Another tab with the same games: what was done there is here too, and what both did to the same is said.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::game::Reseat;

use super::persistence::Stored;
use super::state::{DealPlace, GameState};
use crate::app::browser::storage::{self, Key};
use crate::i18n::game::Names;
use crate::i18n::{GameWord, Language};
use crate::session::games::join::{Clash, Fate};
use crate::session::games::{Games, Sheet, Together};

impl GameState {
    /// Follows what another tab has just kept; what is only here is kept too.
    pub fn follow(self) {
        if self.take_over() {
            let differs = self.stored.with_untracked(|stored| {
                let stored = stored.as_ref();
                self.history
                    .with_untracked(|history| stored.is_some_and(|stored| !history.now().is_like(&stored.games)))
            });
            if differs {
                self.keep();
            }
        }
    }

    /// Takes over what another tab has kept since this one looked or kept something itself; whether there was anything.
    pub fn take_over(self) -> bool {
        // Where nothing is kept at all it was the browser that has forgotten: what is here stays.
        let (Some(before), Some(text)) = (self.stored.get_untracked(), storage::stored(Key::Games)) else {
            return false;
        };
        let other = text != before.text;
        if other {
            self.join(&before.games, Stored { games: Games::read(&text), text });
        }
        other
    }

    /// Joins what another tab has kept with what is here. What is being filled in stays with its deal and its players; so
    /// does what is being entered by tiles.
    fn join(self, base: &Games, stored: Stored) {
        let sheet = || self.opened.with_untracked(|opened| opened.as_ref().map(|game| game.sheet.clone()));
        let head = || {
            let place = self.place.get_untracked();
            self.opened.with_untracked(|opened| opened.as_ref()?.head(place))
        };
        let (before, dealer) = (sheet(), head().map(|head| head.dealer()));
        let Some(all) = self.history.try_update(|history| history.follow(&stored.games, base)) else { return };
        self.stored.set(Some(stored));
        let games = self.history.with_untracked(|history| history.now().clone());
        let place = self.place.get_untracked();
        let news = News { all, before, now: sheet(), games, place };
        // What was said before stays where there is nothing new.
        if !news.said(self.app.language.get_untracked()).is_empty() {
            self.other_tab.set(Some(news.clone()));
        }
        let Some(now) = news.now.filter(|_| news.before.is_some()) else {
            return self.reset_form();
        };
        self.move_places(&now, &news.all.fates);
        if let (Some(was), Some(head)) = (dealer, head())
            && was != head.dealer()
        {
            self.form.update(|form| *form = form.reseated(Reseat::to(was, head.dealer(), head.players())));
        }
    }

    fn move_places(self, now: &Arc<Sheet>, fates: &[Fate]) {
        let deals = now.game.deals.len();
        let place = self.place.get_untracked();
        let moved_place = moved(place, fates, deals);
        if moved_place != place {
            self.place.set(moved_place);
        }
        let in_builder = self.in_builder.get_untracked();
        let moved_in_builder = in_builder.map(|place| moved(place, fates, deals));
        if moved_in_builder != in_builder {
            self.set_in_builder(moved_in_builder);
        }
    }
}

/// Where a deal is now. One that has been thrown away may come again to where it was.
fn moved(place: DealPlace, fates: &[Fate], deals: usize) -> DealPlace {
    let fate = |place: usize| fates.get(place).copied().unwrap_or(Fate::Stays(place));
    let place = match place {
        DealPlace::Next => return DealPlace::Next,
        DealPlace::Correct(place) => match fate(place) {
            Fate::Stays(place) | Fate::Corrected(place) => return DealPlace::Correct(place),
            Fate::Gone(place) => place,
        },
        DealPlace::Insert(place) => match fate(place) {
            Fate::Stays(place) | Fate::Corrected(place) | Fate::Gone(place) => place,
        },
    };
    if place < deals { DealPlace::Insert(place) } else { DealPlace::Next }
}

fn deal_name(sheet: &Sheet, place: usize, language: Language) -> String {
    let names = Names { language, game: &sheet.game };
    sheet.report().deals.get(place).map(|deal| names.deal(&deal.context)).unwrap_or_default()
}

/// What another tab has done, and what has become of what is here.
#[derive(Clone, Debug)]
pub struct News {
    all: Together,
    /// The game that was open, and the one that is.
    before: Option<Arc<Sheet>>,
    now: Option<Arc<Sheet>>,
    /// All games as they are now.
    games: Games,
    /// Which deal was in the form.
    place: DealPlace,
}

impl News {
    /// What is said of it: nothing, where another game than the open one has changed without a word to say.
    #[must_use]
    pub fn said(&self, language: Language) -> Vec<String> {
        let (all, before) = (&self.all, self.before.as_deref());
        let name = |id: &str| -> String {
            let found = self.games.get(id).map(AsRef::as_ref).or(before.filter(|sheet| sheet.id == id));
            let name = found.map(|sheet| sheet.game.name.as_str()).unwrap_or_default();
            if name.is_empty() { language.word(GameWord::Unnamed) } else { name }.to_owned()
        };
        let mut lines: Vec<String> = Vec::new();
        for (id, clash) in &all.clashes {
            let Some(sheet) = self.games.get(id) else { continue };
            lines.push(match *clash {
                Clash::Corrected(place) => language.game_clash_corrected(&deal_name(sheet, place, language)),
                Clash::Removed(place) => language.game_clash_removed(&deal_name(sheet, place, language)),
                Clash::Entered(place) => language.game_clash_entered(&deal_name(sheet, place, language)),
                Clash::Setup => language.game_clash_setup(&name(id)),
            });
        }
        lines.extend(all.back.iter().map(|id| language.game_back(&name(id))));
        lines.extend(all.renamed.iter().map(|(_, id)| language.game_apart(&name(id))));
        match (before, self.now.as_deref()) {
            (Some(before), None) => lines.push(language.game_gone(&name(&before.id))),
            (Some(before), Some(now)) => {
                if lines.is_empty() && before.game != now.game {
                    lines.push(language.word(GameWord::FromOtherTab).to_owned());
                }
                lines.extend(self.of_form(now, language));
            }
            _ => {}
        }
        lines
    }

    /// What has become of the deal that is being corrected.
    fn of_form(&self, now: &Sheet, language: Language) -> Option<String> {
        let DealPlace::Correct(place) = self.place else { return None };
        match *self.all.fates.get(place)? {
            Fate::Corrected(place) => Some(language.game_form_corrected(&deal_name(now, place, language))),
            Fate::Gone(_) => Some(language.game_form_removed().to_owned()),
            Fate::Stays(_) => None,
        }
    }
}
