//! What the sheet of a game says: its rules, where everybody stands, the deals.

use tenbo_engine::game::Report;
use tenbo_engine::plan::Plan;
use tenbo_engine::tiles::Seat;
use tenbo_session::games::course::Course;
use tenbo_session::games::{DealChange, DealPlace, Sheet};

use super::game::Names;
use super::language::{GameWord, Language};
use super::number::grouped;

/// A game with everything that follows from its deals, as whoever looks at it is told of it.
#[derive(Clone, Copy, Debug)]
pub struct ShownGame<'a> {
    /// The language.
    pub language: Language,
    /// The game as it is kept.
    pub sheet: &'a Sheet,
    /// Its rules, compiled.
    pub plan: &'a Plan,
    /// What its deals come to.
    pub report: &'a Report,
}

/// By which rules a game is played, as what stands before and what after the rulebook's name: the name may be of another
/// language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedBy {
    /// What stands before the name.
    pub before: String,
    /// The rulebook.
    pub name: String,
    /// The language of the name, where it is not the page's.
    pub lang: Option<&'static str>,
    /// What stands after the name.
    pub after: String,
}

/// What lies beside the players, and whether everything adds up to what was there at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// What lies on the table.
    pub table: String,
    /// What the bank has.
    pub bank: String,
    /// All of it.
    pub together: String,
    /// Whether no point has been lost.
    pub is_constant: bool,
    /// The same in words.
    pub verdict: &'static str,
}

/// A deal, as a line of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealLine {
    /// The name of the deal.
    pub name: String,
    /// The same in two signs.
    pub short: String,
    /// Counters and sticks.
    pub extras: String,
    /// What happened.
    pub what_happened: String,
    /// What the winners' hands count.
    pub chips: Vec<String>,
    /// The remark.
    pub note: String,
    /// What keeps the deal from changing anything.
    pub problems: Vec<String>,
    /// Of each player: the change, the total, whether it is the dealer.
    pub figures: Vec<(i64, i64, bool)>,
}

impl<'a> ShownGame<'a> {
    /// The names of its players and deals.
    #[must_use]
    pub const fn names(&self) -> Names<'a> {
        Names { language: self.language, game: &self.sheet.game, book: self.plan.rulebook() }
    }

    /// What it is called; one without a name is a new one.
    #[must_use]
    pub fn name(&self) -> &'a str {
        self.language.game_name(&self.sheet.game.name)
    }

    /// By which rules it is played.
    #[must_use]
    pub fn played_by(&self) -> PlayedBy {
        let (book, rules) = (self.plan.rulebook(), &self.sheet.rules);
        let [before, after] = self.language.played_by(rules.house_rules());
        PlayedBy {
            before,
            name: self.language.rulebook(&book.id, &book.name).to_owned(),
            lang: self.language.rulebook_language(&book.id).filter(|_| rules.own.is_none()),
            after,
        }
    }

    /// What lies beside the players.
    #[must_use]
    pub fn sum_line(&self) -> SumLine {
        let (scores, table, bank) = self.holdings();
        let start = self.report.initial * i64::try_from(self.sheet.game.players.len()).unwrap_or_default();
        let all = scores.iter().sum::<i64>() + table + bank;
        let amount = |word, amount| self.language.labeled(self.word(word), &grouped(amount));
        SumLine {
            table: amount(GameWord::TableHolds, table),
            bank: amount(GameWord::BankHolds, bank),
            together: amount(GameWord::Together, all),
            is_constant: all == start,
            verdict: self.word(if all == start { GameWord::Constant } else { GameWord::NotConstant }),
        }
    }

    /// What the players, the table and the bank have: once the game is over, after what was settled then.
    pub(super) fn holdings(&self) -> (&'a [i64], i64, i64) {
        match &self.report.last {
            Some(last) => (&last.scores, last.table, last.bank),
            None => (&self.report.totals, self.report.table, self.report.bank),
        }
    }

    /// A deal; nothing where there is none.
    #[must_use]
    pub fn deal_line(&self, place: usize) -> Option<DealLine> {
        let (entry, report) = (self.sheet.game.deals.get(place)?, self.report.deals.get(place)?);
        let (language, names, context) = (self.language, self.names(), &report.context);
        let figures = (0..self.sheet.game.players.len()).map(|player| {
            let deals = context.seat_of(player) == Seat::East;
            (figure(&report.changes, player), figure(&report.totals, player), deals)
        });
        Some(DealLine {
            name: names.deal(context),
            short: format!("{}{}", language.seat_letter(Seat::of_wind(context.prevailing())), context.number()),
            extras: language.deal_extras(context.repeat, context.honba, context.deposits),
            what_happened: names.what_happened_in_short(entry, report),
            chips: names.chips(report),
            note: entry.note.clone(),
            problems: report.problems.iter().map(|problem| language.problem(problem, names.book.family)).collect(),
            figures: figures.collect(),
        })
    }

    /// Everybody's scores in order, for those who do not see the lines of the chart.
    #[must_use]
    pub fn course(&self, course: &Course) -> String {
        let line = |(player, scores): (usize, &Vec<i64>)| {
            let scores: Vec<String> = scores.iter().map(|&score| grouped(score)).collect();
            self.language.labeled(&self.names().player(player), &scores.join(" → "))
        };
        course.lines.iter().enumerate().map(line).collect::<Vec<_>>().join("; ")
    }

    /// Which deal is entered, and how often it is repeated or what lies on the table then; nothing where there is none.
    #[must_use]
    pub fn entered(&self, place: DealPlace) -> Option<[String; 2]> {
        let (language, context) = (self.language, place.context(self.report)?);
        let title = match place {
            DealPlace::Next => language.word(GameWord::NextDeal).to_owned(),
            DealPlace::Correct(place) => format!("{} {}", language.word(GameWord::CorrectDeal), place + 1),
            DealPlace::Insert(place) => format!("{} {}", language.word(GameWord::InsertDeal), place + 1),
        };
        let names = self.names();
        let deal = language.dealt_by(&names.deal(&context), &names.player(context.dealer()));
        let extras = language.deal_extras(context.repeat, context.honba, context.deposits);
        Some([language.labeled(&title, &deal), extras])
    }

    /// Which deal is entered by tiles; nothing where there is none.
    #[must_use]
    pub fn in_builder(&self, place: DealPlace) -> Option<String> {
        let (names, context) = (self.names(), place.context(self.report)?);
        let deal = self.language.dealt_by(&names.deal(&context), &names.player(context.dealer()));
        let number = place.index(&self.sheet.game) + 1;
        Some(self.language.in_builder(&self.sheet.game.name, number, &deal, names.book.family))
    }

    /// What was done with a deal: a sentence, and what became different by it.
    #[must_use]
    pub fn dealt(&self, change: DealChange, before: &Report) -> (String, Vec<String>) {
        let (language, names, now) = (self.language, self.names(), self.report);
        let name = |place: usize| now.deals.get(place).map(|deal| names.deal(&deal.context)).unwrap_or_default();
        let first = match change {
            DealChange::Entered => {
                let last = now.deals.len().saturating_sub(1);
                let dealt = self.sheet.game.deals.get(last).zip(now.deals.get(last));
                let happened = dealt.map(|(entry, deal)| names.what_happened(entry, deal));
                return (language.entered(&name(last)), happened.into_iter().collect());
            }
            DealChange::Corrected(place) => language.corrected(&name(place), names.book.family),
            DealChange::Inserted(place) => language.inserted(&name(place), names.book.family),
            DealChange::Removed(_) => self.word(GameWord::DealDeleted).to_owned(),
        };
        let mut lines = names.changed(before, now, |now| change.was(now));
        if lines.is_empty() {
            lines.push(language.word(GameWord::NothingChanged).to_owned());
        }
        (first, lines)
    }

    /// A word of the game.
    pub(super) fn word(&self, word: GameWord) -> &'static str {
        self.language.word_for(word, self.plan.rulebook().family)
    }
}

impl Language {
    /// What a game is called; one without a name is a new one.
    #[must_use]
    pub fn game_name(self, name: &str) -> &str {
        if name.is_empty() { self.word(GameWord::Unnamed) } else { name }
    }

    /// Who plays a game by which rules, how far they are, who leads.
    #[must_use]
    pub fn game_in_list(self, sheet: &Sheet) -> String {
        let book = sheet.rules.book();
        let names = Names { language: self, game: &sheet.game, book: &book };
        let players: Vec<String> = (0..sheet.game.players.len()).map(|player| names.player(player)).collect();
        let mut parts = vec![self.listed(&players), self.rulebook(&book.id, &book.name).to_owned()];
        parts.push(self.deals_so_far(sheet.game.deals.len(), book.family));
        let totals = sheet.report().totals;
        let most = totals.iter().copied().max().unwrap_or_default();
        let mut first = totals.iter().enumerate().filter(|(_, total)| **total == most);
        if let (Some((player, _)), None) = (first.next(), first.next()) {
            parts.push(self.leads(&names.player(player), most));
        }
        parts.join(" · ")
    }
}

/// What a player has of a list of figures.
pub(super) fn figure(figures: &[i64], player: usize) -> i64 {
    figures.get(player).copied().unwrap_or_default()
}
