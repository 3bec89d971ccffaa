//! Another tab with the same games: what was done there is here too, and what both did to the same is said.

use std::sync::Arc;

use leptos::prelude::*;
use tenbo_engine::game::{Entry, Reseat};

use super::persistence::Stored;
use super::state::GameState;
use tenbo_session::games::join::{Conflict, MergedDeal};
use tenbo_session::games::{DealPlace, Games, GamesHistory, Merged, Sheet};
use tenbo_session::{Action, View};
use tenbo_wording::game::Names;
use tenbo_wording::{GameWord, Language};

impl GameState {
    /// Joins what another tab has kept with what is here. What is being filled in stays with its deal and its players; so
    /// does what is being entered by tiles. What has become a deal there is none here.
    pub fn take_over(self, base: &Games, stored: Stored) {
        let twice = self.keeping.was_entered_twice(&stored.head);
        if twice {
            self.history.update(GamesHistory::withdraw);
            self.outcome.set(None);
        }
        let sheet = || self.opened.with_untracked(|opened| opened.as_ref().map(|game| game.sheet.clone()));
        let head = || {
            let place = self.place.get_untracked();
            self.opened.with_untracked(|opened| place.context(&opened.as_ref()?.report))
        };
        let (before, dealer) = (sheet(), head().map(|head| head.dealer()));
        let filled = self.filled_deal().zip(dealer);
        let Some(all) = self.history.try_update(|history| history.follow(&stored.games, base)) else { return };
        let entered = stored.head.entered.clone();
        self.stored.set(Some(stored));
        let games = self.history.with_untracked(|history| history.now().clone());
        let place = self.place.get_untracked();
        let filled_there = filled.is_some_and(|(entry, dealer)| all.has_entered(&entry, dealer));
        let form_there = self.is_form_begun() && (filled_there || entered.contains(&self.forms.mark()));
        let is_in_builder = self.in_builder.with_untracked(Option::is_some);
        let in_builder_there = is_in_builder && entered.contains(&self.forms.mark_in_builder());
        let is_entered = twice || form_there || in_builder_there;
        let news = News { all, before, now: sheet(), games, place, is_entered };
        // What was said before stays where there is nothing new.
        if !news.said(self.app.language.get_untracked()).is_empty() {
            self.other_tab.set(Some(news.clone()));
        }
        let Some(now) = news.now.clone().filter(|_| news.before.is_some()) else {
            return self.reset_form();
        };
        self.move_places(&now, &news.all.fates);
        if in_builder_there {
            self.set_in_builder(None);
            self.app.dispatch(Action::View(View::Game));
        }
        if form_there {
            self.reset_form();
        }
        if let (Some(was), Some(head)) = (dealer, head())
            && was != head.dealer()
        {
            self.form.update(|form| *form = form.reseated(Reseat::to(was, head.dealer(), head.players())));
        }
    }

    /// The deal of the form, if it is one more and lacks nothing.
    fn filled_deal(self) -> Option<Entry> {
        if !self.is_form_begun() || matches!(self.place.get_untracked(), DealPlace::Correct(_)) {
            return None;
        }
        let game = self.opened.get_untracked()?;
        self.form.with_untracked(|form| form.deal(&game.plan, game.is_for_three()).ok())
    }

    fn move_places(self, now: &Arc<Sheet>, fates: &[MergedDeal]) {
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
fn moved(place: DealPlace, fates: &[MergedDeal], deals: usize) -> DealPlace {
    let fate = |place: usize| fates.get(place).copied().unwrap_or(MergedDeal::Stays(place));
    let place = match place {
        DealPlace::Next => return DealPlace::Next,
        DealPlace::Correct(place) => match fate(place) {
            MergedDeal::Stays(place) | MergedDeal::Corrected(place) => return DealPlace::Correct(place),
            MergedDeal::Gone(place) => place,
        },
        DealPlace::Insert(place) => match fate(place) {
            MergedDeal::Stays(place) | MergedDeal::Corrected(place) | MergedDeal::Gone(place) => place,
        },
    };
    if place < deals { DealPlace::Insert(place) } else { DealPlace::Next }
}

fn deal_name(sheet: &Sheet, place: usize, language: Language) -> String {
    let names = Names { language, game: &sheet.game, family: sheet.rules.book().family };
    sheet.report().deals.get(place).map(|deal| names.deal(&deal.context)).unwrap_or_default()
}

/// What another tab has done, and what has become of what is here.
#[derive(Clone, Debug)]
pub struct News {
    all: Merged,
    /// The game that was open, and the one that is.
    before: Option<Arc<Sheet>>,
    now: Option<Arc<Sheet>>,
    /// All games as they are now.
    games: Games,
    /// Which deal was in the form.
    place: DealPlace,
    /// Whether what was filled in here has become a deal there.
    is_entered: bool,
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
        for (id, clash) in &all.conflicts {
            let Some(sheet) = self.games.get(id) else { continue };
            lines.push(match *clash {
                Conflict::Corrected(place) => language.game_clash_corrected(&deal_name(sheet, place, language)),
                Conflict::Removed(place) => language.game_clash_removed(&deal_name(sheet, place, language)),
                Conflict::Entered(place) => language.game_clash_entered(&deal_name(sheet, place, language)),
                Conflict::Setup => language.game_clash_setup(&name(id)),
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
        lines.extend(self.is_entered.then(|| language.game_form_entered().to_owned()));
        lines
    }

    /// What has become of the deal that is being corrected.
    fn of_form(&self, now: &Sheet, language: Language) -> Option<String> {
        let DealPlace::Correct(place) = self.place else { return None };
        match *self.all.fates.get(place)? {
            MergedDeal::Corrected(place) => Some(language.game_form_corrected(&deal_name(now, place, language))),
            MergedDeal::Gone(_) => Some(language.game_form_removed().to_owned()),
            MergedDeal::Stays(_) => None,
        }
    }
}
