//! Another page with the same games: what was done there is here too, and what both did to the same is said.

use super::desk::{At, Desk};
use crate::engine::game::Turned;
use crate::i18n::game::Names;
use crate::i18n::{GameWord, Language};
use crate::session::games::join::{Clash, Fate};
use crate::session::games::{Games, Sheet, Together};

impl Desk {
    /// Another page has kept these games, as this text. What is being filled in stays with its deal and its players; so
    /// does what is being entered by tiles, whose place is given and given back.
    pub fn follow(&mut self, stored: Games, text: String, language: Language, by_tiles: Option<At>) -> Option<At> {
        let (before, dealer) = (self.sheet().cloned(), self.head().map(|head| head.dealer));
        let all = self.history.follow(&stored, &self.seen);
        (self.seen, self.known) = (stored, text);
        let now = self.sheet().cloned();
        let mut lines = said(&all, before.as_ref(), now.as_ref(), self.history.now(), language);
        let sheet = now.filter(|_| before.is_some());
        let Some(sheet) = sheet else {
            self.begin();
            self.hear(lines);
            return by_tiles;
        };
        if let At::Correct(place) = self.at {
            match all.fates.get(place) {
                Some(&Fate::Corrected(place)) => {
                    lines.push(language.game_form_corrected(&deal(&sheet, place, language)));
                }
                Some(Fate::Gone(_)) => lines.push(language.game_form_removed().to_owned()),
                Some(Fate::Stays(_)) | None => {}
            }
        }
        let deals = sheet.game.deals.len();
        self.hear(lines);
        self.at = moved(self.at, &all.fates, deals);
        if let (Some(was), Some(head)) = (dealer, self.head()) {
            self.form = self.form.turned(Turned::to(was, head.dealer, head.players));
        }
        by_tiles.map(|at| moved(at, &all.fates, deals))
    }

    /// What was heard before stays where there is nothing new.
    fn hear(&mut self, lines: Vec<String>) {
        if !lines.is_empty() {
            self.heard = lines;
        }
    }
}

/// Where a deal is filled in now. One that has been thrown away may come again to where it was.
fn moved(at: At, fates: &[Fate], deals: usize) -> At {
    let fate = |place: usize| fates.get(place).copied().unwrap_or(Fate::Stays(place));
    let place = match at {
        At::Next => return At::Next,
        At::Correct(place) => match fate(place) {
            Fate::Stays(place) | Fate::Corrected(place) => return At::Correct(place),
            Fate::Gone(place) => place,
        },
        At::Insert(place) => match fate(place) {
            Fate::Stays(place) | Fate::Corrected(place) | Fate::Gone(place) => place,
        },
    };
    if place < deals { At::Insert(place) } else { At::Next }
}

/// The name of a deal.
fn deal(sheet: &Sheet, place: usize, language: Language) -> String {
    let names = Names { language, game: &sheet.game };
    sheet.report().deals.get(place).map(|deal| names.deal(&deal.head)).unwrap_or_default()
}

/// What is said of it: nothing, where another game than the open one has changed without a word to say.
fn said(all: &Together, before: Option<&Sheet>, now: Option<&Sheet>, games: &Games, language: Language) -> Vec<String> {
    let name = |id: &str| -> String {
        let found = games.get(id).map(AsRef::as_ref).or(before.filter(|sheet| sheet.id == id));
        let name = found.map(|sheet| sheet.game.name.as_str()).unwrap_or_default();
        if name.is_empty() { language.game(GameWord::Unnamed) } else { name }.to_owned()
    };
    let mut lines: Vec<String> = Vec::new();
    for (id, clash) in &all.clashes {
        let Some(sheet) = games.get(id) else { continue };
        lines.push(match *clash {
            Clash::Corrected(place) => language.game_clash_corrected(&deal(sheet, place, language)),
            Clash::Removed(place) => language.game_clash_removed(&deal(sheet, place, language)),
            Clash::Entered(place) => language.game_clash_entered(&deal(sheet, place, language)),
            Clash::Setup => language.game_clash_setup(&name(id)),
        });
    }
    lines.extend(all.back.iter().map(|id| language.game_back(&name(id))));
    lines.extend(all.renamed.iter().map(|(_, id)| language.game_apart(&name(id))));
    match (before, now) {
        (Some(before), None) => lines.push(language.game_gone(&name(&before.id))),
        (Some(before), Some(now)) if lines.is_empty() && before.game != now.game => {
            lines.push(language.game(GameWord::FromOtherTab).to_owned());
        }
        _ => {}
    }
    lines
}
