//! What is shown of an answer, in words and tiles.

use tenbo_engine::check::discarded;
use tenbo_engine::deal::{End, Offense};
use tenbo_engine::options::System;
use tenbo_engine::order::sort_by_key;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Problem, ProblemKey};
use tenbo_engine::rules::Family;
use tenbo_engine::score::Remedy;
use tenbo_engine::settle::Answer;
use tenbo_engine::settle::{DiscardChoice, Progress, Wait, furiten_by, progress};
use tenbo_engine::tiles::{Kinds, Seat, Tile};

use super::Language;
use super::context::Context;
use super::headline::Headline;
use super::outcome::Outcome;
use super::payments::{Row, rows};
use super::sheet::{Paper, Sheet};
use super::shown::Shown;
use tenbo_session::edit::false_win;
use tenbo_session::focus_target::{FocusTarget, focus_target, readable};
use tenbo_session::remedies::mend;
use tenbo_session::sticks::Tender;
use tenbo_session::{Edit, Seating, State};

/// A danger: what it is, its tiles, whether somebody is liable already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Danger {
    /// In words.
    pub text: String,
    /// The tiles that are dangerous now.
    pub tiles: Vec<Tile>,
    /// Whether somebody is liable already.
    pub liable: bool,
    /// Whose melds make it.
    pub threat: Option<Seat>,
}

/// Something that must be put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemNotice {
    /// Where, in words.
    pub place: String,
    /// What, and how to put it right.
    pub text: String,
    /// Where on the page that is done.
    pub control: FocusTarget,
    /// The tiles of which there are too many.
    pub tiles: Vec<Tile>,
}

/// What would make a win of a hand that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemedyRow {
    /// Whose hand.
    pub seat: Seat,
    /// What: the name of the field, or where no edit makes it a sentence.
    pub what: String,
    /// What the hand would be worth; the sentence has it.
    pub worth: String,
    /// What makes it so.
    pub edit: Option<Edit>,
}

/// Which sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetId {
    /// That of a winner.
    Winner(Seat),
    /// That of a hand that has not won.
    Loser(Seat),
}

impl SheetId {
    /// Whose it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            SheetId::Winner(seat) | SheetId::Loser(seat) => seat,
        }
    }
}

/// Everything about one answer.
#[derive(Clone, Debug)]
pub struct Content {
    /// The language of all texts.
    pub language: Language,
    /// Who sits where.
    pub seating: Seating,
    /// The state of the hand.
    pub headline: Headline,
    /// The same as it heads the page.
    pub outcome: Outcome,
    /// What payments are handed over in.
    pub tender: Option<Tender>,
    /// What it depends on beside the tiles; nothing while there is no result yet.
    pub context: Option<Context>,
    /// What must be put right.
    pub problems: Vec<ProblemNotice>,
    /// What would make a win of a winner's hand that is none, what the page can do first.
    pub remedies: Vec<RemedyRow>,
    /// The foul that it is to declare the winner's hand a win although it is none.
    pub false_win: Option<Offense>,
    /// Dangers on the table.
    pub dangers: Vec<Danger>,
    /// The winners' sheets.
    pub winners: Vec<Sheet>,
    /// The losers' sheets, with whether they are ready.
    pub losers: Vec<(Sheet, Option<bool>)>,
    /// Who has won a legal win, also without tiles.
    pub winning: Vec<Seat>,
    /// Who pays.
    pub payments: Vec<Row>,
    /// What the seat waits for that is being looked at.
    pub waits: Vec<Wait>,
    /// Furiten bars it from winning on a discard: by these waits among its discards, or by none if it passed a tile.
    pub furiten: Option<Kinds>,
    /// All of its discards.
    pub discarded: Kinds,
    /// What each discard leaves.
    pub discards: Vec<DiscardChoice>,
    /// What brings the hand nearer that is being looked at, if it is not ready, nor will be after a discard.
    pub progress: Option<Progress>,
    /// What is counted.
    pub system: System,
    /// Whose words are used.
    pub family: Family,
}

impl Content {
    /// Of a deal and its answer.
    #[must_use]
    pub fn of(shown: &Shown) -> Content {
        let Shown { language, state, plan, draft, answer, seating } = *shown;
        let seat = state.seat;
        let headline = Headline::of(draft, plan, seat, answer);
        // Before there is a result, what it will depend on is still being entered, and would move what lies below.
        let is_judged = headline.is_of_complete_hand() || matches!(headline, Headline::Total(..) | Headline::Draw(..));
        let mut content = Content::empty(language, seating.clone(), headline, Outcome::of(shown), plan);
        content.context = is_judged.then(|| shown.context());
        content.false_win = false_win(state, plan, answer);
        match answer {
            Ok(answer) => {
                content.fill(&Paper { language, draft, plan, answer }, seat);
                content.remedies = remedies(language, state, plan, answer);
            }
            Err(problems) => content.problems = notices(shown, problems),
        }
        content
    }

    /// A sheet, if there is one.
    #[must_use]
    pub fn sheet(&self, id: SheetId) -> Option<&Sheet> {
        match id {
            SheetId::Winner(seat) => self.winners.iter().find(|sheet| sheet.seat == seat),
            SheetId::Loser(seat) => self.losers.iter().map(|(sheet, _)| sheet).find(|sheet| sheet.seat == seat),
        }
    }

    /// Whether a seat that has not won is ready; `None` where that does not matter.
    #[must_use]
    pub fn is_ready(&self, seat: Seat) -> Option<bool> {
        self.losers.iter().find(|(sheet, _)| sheet.seat == seat).and_then(|(_, ready)| *ready)
    }

    fn empty(language: Language, seating: Seating, headline: Headline, outcome: Outcome, plan: &Plan) -> Content {
        Content {
            language,
            seating,
            headline,
            outcome,
            tender: Tender::of(plan),
            context: None,
            problems: Vec::new(),
            remedies: Vec::new(),
            false_win: None,
            dangers: Vec::new(),
            winners: Vec::new(),
            losers: Vec::new(),
            winning: Vec::new(),
            payments: Vec::new(),
            waits: Vec::new(),
            furiten: None,
            discarded: Kinds::NONE,
            discards: Vec::new(),
            progress: None,
            system: plan.system(),
            family: plan.rulebook().family,
        }
    }

    fn fill(&mut self, sheets: &Paper, seat: Seat) {
        let answer: &Answer = sheets.answer;
        self.dangers = answer
            .warnings
            .iter()
            .map(|warning| Danger {
                text: self.language.warning_to(seat, warning, sheets.draft, sheets.plan, &self.seating),
                tiles: warning.tiles.clone(),
                liable: warning.liable.is_some(),
                threat: warning.threat,
            })
            .collect();
        self.winning = answer.wins.iter().filter(|win| win.is_legal()).map(|win| win.seat).collect();
        self.winners = answer.wins.iter().filter_map(|win| sheets.winner(win.seat)).collect();
        self.payments = rows(answer, sheets.draft.stated_players().seats());
        for (other, known) in answer.seats.iter() {
            let Some(known) = known else { continue };
            if let Some(sheet) = sheets.loser(other) {
                self.losers.push((sheet, known.ready));
            }
            if other == seat && sheets.draft.end == End::Open {
                self.waits = known.waits.clone();
                let entered = sheets.draft.seat(seat);
                let by = |own| furiten_by(sheets.draft, sheets.plan, seat, own);
                self.furiten = entered.filter(|_| known.furiten).map(by);
                self.discarded = entered.map_or(Kinds::NONE, discarded);
                self.discards = known.discards.clone();
                if matches!(self.headline, Headline::Away(..)) {
                    self.progress = entered.and_then(|own| progress(sheets.draft, sheets.plan, seat, own));
                }
            }
        }
    }
}

/// Riichi and a draw first: they are what players think of.
fn remedies(language: Language, state: &State, plan: &Plan, answer: &Answer) -> Vec<RemedyRow> {
    let mut rows = Vec::new();
    for win in &answer.wins {
        for chance in win.score.iter().flat_map(|score| &score.chances) {
            let row = match mend(state, plan, win.seat, chance.remedy) {
                Some((edit, tally)) => RemedyRow {
                    seat: win.seat,
                    what: language.remedy(chance.remedy, plan).to_owned(),
                    worth: language.mended(&tally, plan),
                    edit: Some(edit),
                },
                None => RemedyRow {
                    seat: win.seat,
                    what: language.chance(chance, plan.rulebook().family),
                    worth: String::new(),
                    edit: None,
                },
            };
            rows.push((chance.remedy, row));
        }
    }
    let rank = |remedy: Remedy| match remedy {
        Remedy::Riichi => 0,
        Remedy::SelfDraw => 1,
        _ => 2,
    };
    sort_by_key(&mut rows, |(remedy, row)| (row.edit.is_none(), rank(*remedy)));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Tiles that are still missing are no problem, and not listed.
fn notices(shown: &Shown, problems: &[Problem]) -> Vec<ProblemNotice> {
    let Shown { language, plan, draft, seating, .. } = *shown;
    let lacking = |key| matches!(key, ProblemKey::TooFewTiles | ProblemKey::WinnerWithoutHand);
    let listed = problems.iter().filter(|problem| !lacking(problem.key));
    listed
        .map(|problem| ProblemNotice {
            place: language.place(&readable(&problem.at, draft), plan.rulebook().family, seating),
            text: if problem.copies.is_empty() {
                language.problem(problem, plan.rulebook().family)
            } else {
                too_many(shown, problem)
            },
            control: focus_target(&problem.at, draft),
            tiles: if problem.copies.is_empty() { Vec::new() } else { problem.tiles.clone() },
        })
        .collect()
}

/// A tile of which there are too many, and where its copies lie.
fn too_many(shown: &Shown, problem: &Problem) -> String {
    let Shown { language, plan, draft, seating, .. } = *shown;
    let mut places: Vec<String> = Vec::new();
    for copy in &problem.copies {
        let place = language.place(&readable(&copy.at, draft), plan.rulebook().family, seating);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    language.sentences(&language.problem(problem, plan.rulebook().family), &language.copies_lie(&places))
}
