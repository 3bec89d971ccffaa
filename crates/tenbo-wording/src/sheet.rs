//! The score sheet of one hand, in words and tiles, ready to be shown: what a component prints and nothing it computes.

use std::borrow::Cow;

use tenbo_engine::Ratio;
use tenbo_engine::check::is_zeroed;
use tenbo_engine::deal::Draft;
use tenbo_engine::decompose::Decomposition;
use tenbo_engine::options::System;
use tenbo_engine::patterns::{Pattern, Sets};
use tenbo_engine::plan::{Counting, Plan, base_points};
use tenbo_engine::rules::{ConcealedWhen, Family, LimitName, Mark, Unit};
use tenbo_engine::score::{Breakdown, Causes, Lack, Line, Miss, Next, Other, Restriction, Score, Step, StepKey, Tally};
use tenbo_engine::settle::Answer;
use tenbo_engine::settle::furiten_by;
use tenbo_engine::tiles::Seat;

use super::cited::Cited;
use super::copy::{Presence, reason, times, value};
use super::declaration::{declaration, spoken_order};
use super::dora::Dora;
use super::gauge::Gauge;
use super::groups::{Face, Group, Lights, groups, lights, of_sets};
use super::headline::Headline;
use super::language::{Label, Language};
use super::number::{grouped, ratio};
use super::orders::{OrderRow, row};
use super::payments::{counters, for_hand};
use tenbo_session::Seating;

/// A pattern that is there, in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LineRow {
    /// Which.
    pub pattern: Pattern,
    /// What riichi players call it, in romanised Japanese, where that is not the plain name.
    pub own: Option<String>,
    /// Its plain name; outside riichi the players' own is plain enough.
    pub plain: String,
    /// Its number in the organization's list.
    pub number: Option<u8>,
    /// Its kanji as ornament and the language of them.
    pub kanji: Option<(String, &'static str)>,
    /// How that is read, where players learn it together with the name.
    pub reading: Option<String>,
    /// How often, where that is said apart from the value: " ×2".
    pub times: String,
    /// What it is worth; empty if it does not count, but not for what is just missed.
    pub value: String,
    /// What it would be worth in a closed hand, where opening has cost something.
    pub closed: String,
    /// Why it does not count; empty if it does.
    pub reason: String,
    /// The principle behind that.
    pub principle: &'static str,
    /// The tiles it is about.
    pub lights: Lights,
    /// The sets it is about, in words.
    pub over: String,
    /// Why it counts, in a few words.
    pub why: Cow<'static, str>,
    /// What it is.
    pub definition: Cow<'static, str>,
    /// The document that gives the value.
    pub source: Cited,
    /// What is said beside that.
    pub mark: Mark,
}

/// A step of the count, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// What is counted.
    pub label: Cow<'static, str>,
    /// How a result came about.
    pub formula: String,
    /// Its tiles.
    pub faces: Vec<Face>,
    /// The same in words.
    pub over: String,
    /// Where they lie in the display.
    pub lights: Lights,
    /// What is added, with a sign, or what it comes to.
    pub value: String,
    /// Whether it is a result.
    pub result: bool,
}

/// Another decomposition, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherRow {
    /// Its tiles.
    pub groups: Vec<Group>,
    /// What it would have been worth.
    pub worth: String,
    /// What would have counted.
    pub lines: String,
    /// How an equally good one differs; empty for the others.
    pub differs: String,
    /// Whether it is worth the same.
    pub equal: bool,
}

/// One hand on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Whose.
    pub seat: Seat,
    /// The tiles as the decomposition has them.
    pub groups: Vec<Group>,
    /// A special shape in words; empty for sets and a pair.
    pub shape: &'static str,
    /// What it is worth on one line.
    pub worth: String,
    /// Whether it was to win and cannot: then it is paid nothing.
    pub no_win: bool,
    /// What bars the hand from winning.
    pub barred: Vec<String>,
    /// The lines that count.
    pub counted: Vec<LineRow>,
    /// Those that do not.
    pub rest: Vec<LineRow>,
    /// Those of patterns that are only nearly there.
    pub near: Vec<LineRow>,
    /// Patterns that are not there, but would be if one thing were otherwise, with what that is.
    pub misses: Vec<LineRow>,
    /// The count.
    pub steps: Vec<StepRow>,
    /// Whether the steps are of fu.
    pub fu: bool,
    /// The minimum, where points are added up.
    pub gauge: Option<Gauge>,
    /// In which orders sets can be combined.
    pub orders: Vec<OrderRow>,
    /// What the winner says, and in which language.
    pub declaration: Option<(String, &'static str)>,
    /// The shortcut for fu beside the count.
    pub shortcut: Option<String>,
    /// What more would make of it.
    pub next: Vec<String>,
    /// How many other decompositions there are.
    pub others: usize,
    /// How many of them are worth the same.
    pub equal: usize,
}

impl Sheet {
    /// Its lines that stand there.
    #[must_use]
    pub fn rows(&self, presence: Presence) -> &[LineRow] {
        match presence {
            Presence::Counted => &self.counted,
            Presence::NotCounted => &self.rest,
            Presence::NearMiss => &self.near,
        }
    }
}

/// Everything that a sheet is made from.
#[derive(Clone, Copy, Debug)]
pub struct Paper<'a> {
    /// The language.
    pub language: Language,
    /// The deal as entered.
    pub draft: &'a Draft,
    /// The rules.
    pub plan: &'a Plan,
    /// The answer.
    pub answer: &'a Answer,
}

impl Paper<'_> {
    /// The sheet of a winner, if there are tiles to show.
    #[must_use]
    pub fn winner(&self, seat: Seat) -> Option<Sheet> {
        let win = self.answer.wins.iter().find(|win| win.seat == seat)?;
        Some(self.sheet(seat, win.score.as_ref()?))
    }

    /// The sheet of a hand that has not won.
    #[must_use]
    pub fn loser(&self, seat: Seat) -> Option<Sheet> {
        let other = self.answer.seats[seat].as_ref()?;
        let sheet = self.sheet(seat, other.score.as_ref()?);
        Some(if is_zeroed(self.draft, self.plan, seat) { self.zeroed(sheet) } else { sheet })
    }

    /// The sheet of a dead hand that counts as nothing: its tiles, and why.
    fn zeroed(&self, sheet: Sheet) -> Sheet {
        Sheet {
            worth: self.language.worth_of_dead_hand().to_owned(),
            barred: vec![self.language.dead_hand_is_zeroed().to_owned()],
            counted: Vec::new(),
            rest: Vec::new(),
            near: Vec::new(),
            misses: Vec::new(),
            steps: Vec::new(),
            orders: Vec::new(),
            declaration: None,
            shortcut: None,
            next: Vec::new(),
            others: 0,
            equal: 0,
            ..sheet
        }
    }

    /// The other decompositions of a winner's hand, the best ones first.
    #[must_use]
    pub fn others(&self, seat: Seat, most: usize) -> Vec<OtherRow> {
        let win = self.answer.wins.iter().find(|win| win.seat == seat);
        let Some(score) = win.and_then(|win| win.score.as_ref()) else { return Vec::new() };
        score.others.iter().take(most).map(|other| self.other(seat, score, other)).collect()
    }

    fn other(&self, seat: Seat, best: &Score, other: &Other) -> OtherRow {
        let name = |line: &Line| [self.language.named(line.pattern, self.plan), &times(self.plan, line)].concat();
        let shown: Vec<Line> = best.lines.iter().filter(|line| line.reason.is_none()).cloned().collect();
        let differs = if other.equal && self.plan.system() == System::Points {
            let more =
                |these: &[Line], those: &[Line]| -> Vec<String> { surplus(these, those).iter().map(name).collect() };
            self.language.instead(&more(&other.lines, &shown), &more(&shown, &other.lines))
        } else {
            String::new()
        };
        OtherRow {
            groups: self.laid(&other.decomposition, best, seat),
            worth: self.worth(&other.tally),
            lines: self.language.listed(&other.lines.iter().map(name).collect::<Vec<_>>()),
            differs,
            equal: other.equal,
        }
    }

    /// A decomposition with the dora marked that the score counts.
    pub(super) fn laid(&self, decomposition: &Decomposition, score: &Score, seat: Seat) -> Vec<Group> {
        let mut groups = groups(decomposition, self.draft, seat);
        Dora::of(&score.lines, self.draft).mark(&mut groups);
        groups
    }

    /// What a complete hand is worth, or what it lacks.
    fn worth(&self, tally: &Tally) -> String {
        if tally.win {
            return self.language.worth(tally);
        }
        self.language.headline(
            &Headline::of_hand(tally, self.plan, 0),
            self.plan.rulebook().family,
            &Seating::default(),
        )
    }

    fn sheet(&self, seat: Seat, score: &Score) -> Sheet {
        let laid = self.laid(&score.decomposition, score, seat);
        let rows = |presence: Presence| {
            let row = |line: &Line| (Presence::of(line) == Some(presence)).then(|| self.line(score, line, &laid));
            match self.plan.rulebook().family {
                Family::Riichi => spoken_order(&score.lines).filter_map(row).collect(),
                _ => score.lines.iter().filter_map(row).collect(),
            }
        };
        let won = self.answer.wins.iter().any(|win| win.seat == seat);
        let payments: Vec<i64> = for_hand(self.answer, seat).into_iter().map(|(_, amount)| amount).collect();
        // Where points are added up the gauge says it all, but for a limit.
        let limited = score.steps.iter().any(|step| step.key == StepKey::Limit);
        let shown = |step: &&Step| self.plan.system() != System::Points || limited && step.key != StepKey::Total;
        let no_win = won && !score.tally.win;
        let shown: Vec<Step> = score.steps.iter().filter(shown).filter(|_| !no_win).copied().collect();
        let steps = both_winds(shown).iter().map(|step| self.step(step, score, &laid, &payments)).collect();
        Sheet {
            seat,
            shape: self.language.shape(score.decomposition.shape),
            worth: if won {
                self.language.and_counters(self.worth(&score.tally), counters(self.answer, seat))
            } else {
                self.language.worth(&score.tally)
            },
            no_win,
            barred: self.barred(seat, score),
            counted: rows(Presence::Counted),
            rest: rows(Presence::NotCounted),
            near: rows(Presence::NearMiss),
            misses: score.misses.iter().map(|miss| self.miss(score, miss, &laid)).collect(),
            steps,
            fu: matches!(score.tally.breakdown, Breakdown::HanFu { .. }),
            gauge: Gauge::of(self.language, self.plan, score).filter(|_| won),
            orders: score.orders.iter().map(|order| row(self.language, self.plan, order, &laid)).collect(),
            declaration: declaration(self.language, self.draft, self.plan, self.answer, seat, score),
            shortcut: score
                .shortcut
                .as_ref()
                .zip(score.tally.han_fu())
                .filter(|_| !no_win)
                .map(|(shortcut, (_, fu))| self.language.shortcut(shortcut, fu)),
            next: score.next.iter().take(3).map(|next| self.next(next, score)).collect(),
            others: score.others.len(),
            equal: score.others.iter().filter(|other| other.equal).count(),
            groups: laid,
        }
    }

    /// What bars a winner's hand; furiten names the discards that are to blame.
    pub(super) fn barred(&self, seat: Seat, score: &Score) -> Vec<String> {
        let by =
            self.draft.seat(seat).map(|entered| furiten_by(self.draft, self.plan, seat, entered)).unwrap_or_default();
        let told = |restriction| match restriction {
            Restriction::Furiten if !by.is_empty() => self.language.furiten_ron(
                Family::Riichi,
                &self.language.kinds(by, Family::Riichi),
                &by.len().to_string(),
            ),
            other => self.language.restriction(other, self.plan.rulebook().family).to_owned(),
        };
        score.tally.barred.iter().map(told).collect()
    }

    fn line(&self, score: &Score, line: &Line, laid: &[Group]) -> LineRow {
        let family = self.plan.rulebook().family;
        let common = self.language.pattern(line.pattern, family);
        let (own, plain) = match self.language.own_name(line.pattern, self.plan) {
            Some(own) if family != Family::Riichi || !self.language.is_latin() || own.eq_ignore_ascii_case(common) => {
                (None, own)
            }
            own => (own, common),
        };
        let item = self.plan.rulebook().winner.get(&line.pattern);
        let block = self.plan.rulebook().blocks.get(usize::from(line.block));
        let source = block.map(|block| self.language.cited(block)).unwrap_or_default();
        let mark = block.map_or(Mark::None, |block| block.mark);
        LineRow {
            pattern: line.pattern,
            own: own.map(str::to_owned),
            plain: plain.to_owned(),
            number: self.plan.number(line.pattern),
            kanji: self.language.ornament(line.pattern, self.plan).map(|kanji| (kanji.text.to_owned(), kanji.lang)),
            reading: item
                .and_then(|item| item.pronunciation.as_deref())
                .filter(|_| self.language.is_latin())
                .map(str::to_owned),
            times: times(self.plan, line),
            value: if line.reason.is_none() { value(self.language, self.plan, line) } else { String::new() },
            closed: self.closed(score, line),
            reason: reason(self.language, self.plan, score, line),
            principle: match line.reason {
                Some(why) if family == Family::ChineseOfficial => self.language.principle_help(why),
                _ => "",
            },
            lights: lights(line, laid, self.draft),
            over: self.over(line.sets, laid),
            why: self.language.line_why(line.pattern, family),
            definition: self.language.definition_under(line.pattern, self.plan),
            source,
            mark,
        }
    }

    /// What a line of an open hand would be worth in a closed one, if more.
    fn closed(&self, score: &Score, line: &Line) -> String {
        let list = self.plan.winner();
        let item = list.item(line.pattern);
        let open = score.decomposition.sets.iter().any(|set| set.is_claimed());
        let Some(item) = item.filter(|item| open && item.concealed_when == ConcealedWhen::Hand) else {
            return String::new();
        };
        let closed = list.scale().ratio(item.concealed_value);
        if line.reason.is_some() || closed <= line.value {
            return String::new();
        }
        self.language.if_closed(&ratio(closed * Ratio::whole(i64::from(line.times))))
    }

    /// What is just missed, as a line that says what it lacks and what it would be worth.
    fn miss(&self, score: &Score, miss: &Miss, laid: &[Group]) -> LineRow {
        let sets = match miss.lack {
            Lack::Tile { at, .. } | Lack::Set { at, .. } => at,
            _ => Sets::NONE,
        };
        let line = Line {
            pattern: miss.pattern,
            sets,
            times: 1,
            value: miss.value,
            unit: miss.unit,
            reason: None,
            by: Causes::new(),
            block: self.plan.winner().item(miss.pattern).map_or(0, |item| item.block),
            near: None,
            decides_payment: false,
        };
        LineRow {
            reason: self.language.miss(miss, self.plan.rulebook().family),
            lights: if sets == Sets::NONE { Lights(0) } else { of_sets(sets, laid) },
            over: String::new(),
            closed: String::new(),
            ..self.line(score, &line, laid)
        }
    }

    fn over(&self, sets: Sets, laid: &[Group]) -> String {
        let mut own = laid.iter().filter(|group| group.place != Sets::NONE);
        if own.clone().count() > 2 && own.all(|group| group.place.intersects(sets)) {
            return self.language.word(Label::WholeHand).to_owned();
        }
        let own = laid.iter().filter(|group| group.place.intersects(sets));
        let text = |group| group_text(self.language, group, self.plan.rulebook().family);
        self.language.clauses_of(&own.map(text).collect::<Vec<_>>())
    }

    fn step(&self, step: &Step, score: &Score, laid: &[Group], payments: &[i64]) -> StepRow {
        let result = is_result(step.key);
        let faces = if result { Vec::new() } else { faces(step.sets, laid) };
        StepRow {
            label: self.step_label(step, score),
            formula: self.language.formula(step, score, self.plan, payments),
            over: if faces.is_empty() { String::new() } else { self.over(step.sets, laid) },
            faces,
            lights: if result { Lights(0) } else { of_sets(step.sets, laid) },
            value: if result || !step.value.is_positive() {
                ratio(step.value)
            } else {
                ["+", &ratio(step.value)].concat()
            },
            result,
        }
    }

    /// What a step is, as exactly as its sets and the steps before it say.
    fn step_label(&self, step: &Step, score: &Score) -> Cow<'static, str> {
        let language = self.language;
        // Where the table is one of tai, they have the words of Taiwan.
        let family = match self.plan.counting() {
            Counting::Faan(faan) if faan.unit == Unit::Tai => Family::Taiwanese,
            _ => self.plan.rulebook().family,
        };
        let fu = || score.tally.han_fu().map(|(_, fu)| fu);
        match step.key {
            StepKey::Total if self.plan.system() != System::HanFu => language.word(Label::Worth).into(),
            StepKey::Pung | StepKey::Kong => {
                let sets = &score.decomposition.sets;
                let own =
                    (0..sets.len()).find(|&place| Sets::one(place) == step.sets).and_then(|place| sets.get(place));
                own.map_or(language.step(step.key, family), |&set| language.fu_set(set, family)).into()
            }
            StepKey::RoundUp => match fu() {
                Some(fu) => language.rounded_up_to(&grouped(fu)).into(),
                None => language.step(step.key, family).into(),
            },
            key => language.step(key, family).into(),
        }
    }

    fn next(&self, next: &Next, score: &Score) -> String {
        let (unit, name) = match score.tally.han_fu() {
            Some((han, fu)) => (Unit::Han, base_points(self.plan, han + next.more, fu).1),
            None => {
                let limit = self.plan.limit().filter(|&limit| next.total >= limit);
                (Unit::Doubles, limit.map(|_| LimitName::Limit))
            }
        };
        self.language.next(next, unit, name)
    }
}

/// The lines of a list as often as they are there more than in another.
fn surplus(these: &[Line], those: &[Line]) -> Vec<Line> {
    let count = |list: &[Line], line: &Line| -> u32 {
        list.iter().filter(|other| other.pattern == line.pattern).map(|other| other.times).sum()
    };
    let mut more: Vec<Line> = Vec::new();
    for line in these {
        let times = count(these, line).saturating_sub(count(those, line));
        if times > 0 && count(&more, line) == 0 {
            more.push(Line { times, ..line.clone() });
        }
    }
    more
}

/// The steps, where the pair is both of the seat and of the round with these two in one.
fn both_winds(mut steps: Vec<Step>) -> Vec<Step> {
    let round = steps.iter().find(|step| step.key == StepKey::PairRoundWind).copied();
    if let Some(round) = round
        && let Some(own) = steps.iter_mut().find(|step| step.key == StepKey::PairOwnWind && step.sets == round.sets)
    {
        *own = Step { key: StepKey::PairDoubleWind, value: own.value + round.value, sets: own.sets };
        steps.retain(|step| step.key != StepKey::PairRoundWind);
    }
    steps
}

/// A group as one says it in a family of rules.
#[must_use]
pub fn group_text(language: Language, group: &Group, family: Family) -> String {
    let text = match (group.set, group.faces.as_slice()) {
        (Some(set), _) => language.set(set, family),
        (None, [first, _]) if group.place == Sets::PAIR => {
            let kind = first.tile.kind();
            kind.map_or_else(String::new, |first| {
                let form = tenbo_engine::decompose::Form::Pair;
                language.set(tenbo_engine::decompose::Set { form, first, meld: None, won: false }, family)
            })
        }
        (None, faces) => {
            language.listed(&faces.iter().map(|face| language.tile(face.tile, family)).collect::<Vec<_>>())
        }
    };
    match group.faces.iter().find(|face| face.won) {
        Some(won) => language.with_winning_tile(family, &text, &language.tile(won.tile, family)),
        None => text,
    }
}

/// Whether a step is a result and not a part of a sum.
const fn is_result(key: StepKey) -> bool {
    matches!(
        key,
        StepKey::Sum
            | StepKey::Doubles
            | StepKey::Doubled
            | StepKey::Rounded
            | StepKey::RoundedPoints
            | StepKey::Limit
            | StepKey::Direct
            | StepKey::Han
            | StepKey::Faan
            | StepKey::MaximumFaan
            | StepKey::Base
            | StepKey::Total
    )
}

/// The tiles of a step, to which dora are nothing; all of seven pairs would be too many to show beside it.
fn faces(sets: Sets, laid: &[Group]) -> Vec<Face> {
    let groups: Vec<&Group> = laid.iter().filter(|group| group.place.intersects(sets)).collect();
    if groups.len() > 2 {
        return Vec::new();
    }
    groups.into_iter().flat_map(|group| &group.faces).map(|&face| Face { dora: false, ..face }).collect()
}
