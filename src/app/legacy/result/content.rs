//! What the panel shows, made from the answer once, and how far it is opened.

use super::act::Act;
use crate::app::state::AppState;
use crate::engine::draft::{Draft, End};
use crate::engine::problem::{Problem, ProblemKey};
use crate::engine::rulebook::book::Family;
use crate::engine::rulebook::caveat::caveats;
use crate::engine::rulebook::plan::{Plan, System};
use crate::engine::seat::Seat;
use crate::engine::table::Answer;
use crate::engine::tile::Tile;
use crate::engine::wait::{DiscardChoice, Wait};
use crate::i18n::Language;
use crate::i18n::groups::Lights;
use crate::i18n::headline::Headline;
use crate::i18n::payments::{Row, rows};
use crate::i18n::sheet::{LineRow, OtherRow, Paper, Sheet};
use crate::session::spot::{Spot, readable, spot};
use leptos::prelude::*;

/// A danger: what it is, its tiles, whether somebody is liable already.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
pub struct Wrong {
    /// Where, in words.
    pub place: String,
    /// What, and how to put it right.
    pub text: String,
    /// Where on the page that is done.
    pub spot: Spot,
    /// The tiles of which there are too many.
    pub tiles: Vec<Tile>,
}

/// Everything about one answer, in words and tiles.
#[derive(Clone, Debug)]
pub struct Content {
    /// The language of all texts.
    pub language: Language,
    /// The state of the hand.
    pub headline: Headline,
    /// What must be put right.
    pub problems: Vec<Wrong>,
    /// What to know of the rulebook and of the deal though nothing is wrong.
    pub caveats: Vec<&'static str>,
    /// Dangers on the table.
    pub dangers: Vec<Danger>,
    /// The winners' sheets.
    pub winners: Vec<Sheet>,
    /// The losers' sheets, with whether they are ready.
    pub losers: Vec<(Sheet, Option<bool>)>,
    /// Who won, also without tiles.
    pub winning: Vec<Seat>,
    /// Who pays.
    pub payments: Vec<Row>,
    /// What the seat waits for that is being looked at.
    pub waits: Vec<Wait>,
    /// Whether one of the waits lies among its discards.
    pub furiten: bool,
    /// What each discard leaves.
    pub discards: Vec<DiscardChoice>,
    /// What is counted.
    pub system: System,
    /// Whose words are used.
    pub family: Family,
    /// Whether nothing may be edited.
    pub readonly: bool,
}

impl Content {
    /// Of what the store holds now.
    #[must_use]
    pub fn of(store: AppState) -> Content {
        let (language, plan) = (store.language.get(), store.plan.get());
        let seat = store.state.with(|state| state.seat);
        store.deal.with(|draft| {
            store.answer.with(|answer| {
                let headline = Headline::of(draft, &plan, seat, answer);
                let mut content = Content::empty(language, headline, draft, &plan);
                content.readonly = store.readonly.get();
                match answer {
                    Ok(answer) => content.fill(&Paper { language, draft, plan: &plan, answer }, seat),
                    Err(problems) => content.problems = worded(language, draft, problems),
                }
                content
            })
        })
    }

    fn empty(language: Language, headline: Headline, draft: &Draft, plan: &Plan) -> Content {
        Content {
            language,
            headline,
            problems: Vec::new(),
            caveats: caveats(&plan.book, Some(draft)).into_iter().map(|caveat| language.caveat(caveat)).collect(),
            dangers: Vec::new(),
            winners: Vec::new(),
            losers: Vec::new(),
            winning: Vec::new(),
            payments: Vec::new(),
            waits: Vec::new(),
            furiten: false,
            discards: Vec::new(),
            system: plan.system,
            family: plan.book.family,
            readonly: false,
        }
    }

    fn fill(&mut self, paper: &Paper, seat: Seat) {
        let answer: &Answer = paper.answer;
        self.dangers = answer
            .warnings
            .iter()
            .map(|warning| Danger {
                text: self.language.warning(warning, paper.plan),
                tiles: warning.tiles.clone(),
                liable: warning.liable.is_some(),
                threat: warning.threat,
            })
            .collect();
        self.winning = answer.wins.iter().filter(|win| !win.beaten).map(|win| win.seat).collect();
        self.winners = answer.wins.iter().filter_map(|win| paper.winner(win.seat)).collect();
        self.payments = rows(answer, paper.draft.players());
        for (other, known) in answer.seats.iter() {
            let Some(known) = known else { continue };
            if let Some(sheet) = paper.loser(other) {
                self.losers.push((sheet, known.ready));
            }
            if other == seat && paper.draft.end == End::Open {
                self.waits = known.waits.clone();
                self.furiten = known.furiten;
                self.discards = known.discards.clone();
            }
        }
    }
}

/// Tiles that are still missing are no fault, and not listed.
fn worded(language: Language, draft: &Draft, problems: &[Problem]) -> Vec<Wrong> {
    let lacking = |key| matches!(key, ProblemKey::TooFewTiles | ProblemKey::WinnerWithoutHand);
    let listed = problems.iter().filter(|problem| !lacking(problem.key));
    listed
        .map(|problem| Wrong {
            place: language.place(&readable(&problem.at, draft)),
            text: if problem.copies.is_empty() {
                language.problem(problem)
            } else {
                too_many(language, problem, draft)
            },
            spot: spot(&problem.at, draft),
            tiles: if problem.copies.is_empty() { Vec::new() } else { problem.tiles.clone() },
        })
        .collect()
}

/// A tile of which there are too many, and where its copies lie.
fn too_many(language: Language, problem: &Problem, draft: &Draft) -> String {
    let mut places: Vec<String> = Vec::new();
    for copy in &problem.copies {
        let place = language.place(&readable(&copy.at, draft));
        if !places.contains(&place) {
            places.push(place);
        }
    }
    [&language.problem(problem), " ", &language.copies_lie(&places)].concat()
}

/// What came of copying.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing was copied.
    #[default]
    None,
    /// It is on the clipboard.
    Done,
    /// The browser refused: the text to copy by hand.
    Refused(String),
}

/// How far the panel is opened, and what the pointer is on.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// What is open.
    pub open: Vec<Act>,
    /// What is pointed at or has the focus.
    pub pointed: Option<Act>,
    /// What came of copying.
    pub copied: Outcome,
    /// What is read aloud.
    pub spoken: String,
}

impl Desk {
    /// Whether something is open.
    #[must_use]
    pub fn is_open(&self, act: Act) -> bool {
        self.open.contains(&act)
    }

    /// Opens what is closed and the other way round.
    pub fn turn(&mut self, act: Act) {
        match self.open.iter().position(|&open| open == act) {
            Some(place) => {
                self.open.remove(place);
            }
            None => self.open.push(act),
        }
    }
}

/// All that the parts of the panel are made from.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What is shown.
    pub content: &'a Content,
    /// How far it is opened.
    pub desk: &'a Desk,
    /// Finds the other readings of a hand, when they are asked for.
    pub others: &'a dyn Fn(Seat) -> Vec<OtherRow>,
}

impl Scene<'_> {
    /// The language of all texts.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.content.language
    }

    /// The tiles to light in a sheet: of what is pointed at, otherwise of the lines that are open.
    #[must_use]
    pub fn lit(&self, sheet: &Sheet) -> Lights {
        let of = |act: Act| match act {
            Act::Line(seat, pattern, counts) if seat == sheet.seat => {
                let rest = sheet.rest.iter().chain(&sheet.near);
                let rows: Vec<&LineRow> = if counts { sheet.counted.iter().collect() } else { rest.collect() };
                let mine = rows.into_iter().filter(|row| row.pattern == pattern);
                mine.fold(0, |lights, row| lights | row.lights.0)
            }
            Act::Join(seat, place) if seat == sheet.seat => {
                let (order, chip) = Act::joined(place);
                let chip = sheet.orders.get(order).and_then(|order| order.chips.get(chip));
                chip.map_or(0, |chip| chip.lights.0)
            }
            Act::Step(seat, place) if seat == sheet.seat => sheet.steps.get(place).map_or(0, |row| row.lights.0),
            _ => 0,
        };
        match self.desk.pointed {
            Some(act) if of(act) != 0 => Lights(of(act)),
            _ => Lights(self.desk.open.iter().fold(0, |lights, &act| lights | of(act))),
        }
    }
}
