//! The whole result as plain text, for a chat or a score sheet.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Draft};
use tenbo_engine::options::System;
use tenbo_engine::patterns::NearMiss;
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::problems::Problems;
use tenbo_engine::rules::Unit;
use tenbo_engine::score::{Line, Other, Score};
use tenbo_engine::settle::Answer;
use tenbo_engine::tiles::{Seat, WinMark, write_hand};

use super::declaration::declaration;
use super::gauge::Gauge;
use super::headline::Headline;
use super::language::{Label, Language};
use super::number::signed;
use super::payments;
use super::sheet::Paper;

/// Headline, tiles, lines, payments.
#[must_use]
pub fn text(language: Language, draft: &Draft, plan: &Plan, seat: Seat, answer: &Result<Answer, Problems>) -> String {
    let mut out = language.headline(&Headline::of(draft, plan, seat, answer));
    out.push_str("\n(");
    out.push_str(language.rulebook(&plan.book.id, &plan.book.name));
    out.push_str(")\n");
    match answer {
        Err(problems) => {
            tiles(draft, seat, &mut out);
            for problem in problems {
                bullet(&language.problem(problem), &mut out);
            }
        }
        Ok(answer) => {
            if answer.wins.is_empty() {
                tiles(draft, seat, &mut out);
            }
            for win in &answer.wins {
                let mut hand = String::new();
                tiles(draft, win.seat, &mut hand);
                out.push_str(&language.labelled(language.seat(win.seat), &hand));
                if let Some(score) = &win.score {
                    for why in (Paper { language, draft, plan, answer }).barred(win.seat, score) {
                        out.push_str(&why);
                        out.push('\n');
                    }
                    if !score.chances.is_empty() {
                        out.push_str(language.labelled(language.word(Label::Chances), "").trim_end());
                        out.push('\n');
                        score.chances.iter().for_each(|chance| bullet(&language.chance(chance), &mut out));
                    }
                    lines(language, plan, score, &mut out);
                    if let Some(gauge) = Gauge::of(language, plan, score) {
                        // The headline says of a single hand what is missing.
                        let told = gauge.points < gauge.least && answer.wins.len() == 1;
                        for text in gauge.flowers.into_iter().chain((!told).then_some(gauge.text)) {
                            out.push_str(&language.ended(&text));
                            out.push('\n');
                        }
                    }
                    if let Some((phrase, _)) = declaration(language, draft, plan, answer, win.seat, score) {
                        out.push_str(&phrase);
                        out.push('\n');
                    }
                }
            }
            for row in payments::rows(answer, draft.players()) {
                out.push_str(language.account(row.account));
                out.push(' ');
                out.push_str(&signed(row.net));
                out.push('\n');
            }
        }
    }
    out
}

fn bullet(text: &str, out: &mut String) {
    out.push_str("- ");
    out.push_str(text);
    out.push('\n');
}

fn tiles(draft: &Draft, seat: Seat, out: &mut String) {
    let Some(entered) = draft.seat(seat) else { return };
    let won = draft.wins().iter().find(|win| win.seat == seat).and_then(|win| {
        let mark = if win.by == By::SelfDraw { WinMark::SelfDraw } else { WinMark::Discard };
        win.tile.map(|tile| (tile, mark))
    });
    out.push_str(&write_hand(&entered.hand, &entered.melds, won));
    if !entered.bonus.is_empty() {
        out.push(' ');
        out.push_str(&write_hand(&entered.bonus, &[], None));
    }
    out.push('\n');
}

fn lines(language: Language, plan: &Plan, score: &Score, out: &mut String) {
    for line in score.lines.iter().filter(|line| line.reason.is_none()) {
        bullet(&language.labelled(&name(language, plan, line), &value(language, plan, line)), out);
    }
    for presence in [Presence::NotCounted, Presence::NearMiss] {
        let mut rest = score.lines.iter().filter(|line| Presence::of(line) == Some(presence)).peekable();
        if rest.peek().is_some() {
            out.push_str(language.labelled(language.word(presence.title()), "").trim_end());
            out.push('\n');
        }
        for line in rest {
            bullet(&language.labelled(&name(language, plan, line), &reason(language, plan, score, line)), out);
        }
    }
}

/// Where a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The pattern is there and counts.
    Counted,
    /// It is there and does not count.
    NotCounted,
    /// It is not there, but would be if a set were concealed that a discard completed, or a loser's sets complete.
    NearMiss,
}

impl Presence {
    /// Of a line; nothing for a pattern that is neither there nor near.
    #[must_use]
    pub fn of(line: &Line) -> Option<Presence> {
        match (line.near, line.reason) {
            (_, None) => Some(Presence::Counted),
            (NearMiss::No, Some(_)) => Some(Presence::NotCounted),
            (NearMiss::NotConcealed, Some(Reason::NotConcealed))
            | (NearMiss::IncompleteSets, Some(Reason::IncompleteSets)) => Some(Presence::NearMiss),
            _ => None,
        }
    }

    /// What stands above such lines.
    #[must_use]
    pub const fn title(self) -> Label {
        match self {
            Presence::Counted => Label::Counted,
            Presence::NotCounted => Label::NotCounted,
            Presence::NearMiss => Label::NearlyThere,
        }
    }
}

/// The name of a line: the players' own, then the plain one; a fan with its number, its Chinese name and how often.
#[must_use]
pub fn name(language: Language, plan: &Plan, line: &Line) -> String {
    let plain = language.pattern(line.pattern, plan.book.family);
    if plan.system() == System::Points {
        let number = plan.number(line.pattern).map(|number| number.to_string());
        let kanji = language.kanji(line.pattern, plan).map(|(kanji, _)| kanji);
        let parts = number.as_deref().into_iter().chain([language.named(line.pattern, plan)]).chain(kanji);
        let parts: Vec<&str> = parts.collect();
        return [parts.join(" "), times(plan, line)].concat();
    }
    match language.own_name(line.pattern, plan) {
        Some(own) if language.is_latin() && !own.eq_ignore_ascii_case(plain) => language.aside(own, plain),
        Some(own) => own.to_owned(),
        None => plain.to_owned(),
    }
}

/// What a counted line is worth altogether.
#[must_use]
pub fn value(language: Language, plan: &Plan, line: &Line) -> String {
    let value = line.value * Ratio::whole(i64::from(line.times));
    match (line.unit, plan.system(), value.as_whole()) {
        (Unit::PercentOfLimit, System::Mangan, Some(percent)) => language.yakuman(percent),
        _ => language.amount(value, line.unit),
    }
}

/// " ×2" where points are added up and a fan is there more than once; otherwise nothing.
#[must_use]
pub fn times(plan: &Plan, line: &Line) -> String {
    if plan.system() != System::Points || line.times < 2 {
        return String::new();
    }
    [" ×", &line.times.to_string()].concat()
}

/// Why a line does not count.
#[must_use]
pub fn reason(language: Language, plan: &Plan, score: &Score, line: &Line) -> String {
    if let Some(text) = language.lacks_concealed(line, score, plan.book.family) {
        return text;
    }
    let by: Vec<&str> = line.by.iter().map(|&pattern| language.named(pattern, plan)).collect();
    let has = |other: &&Other| other.lines.iter().any(|own| own.pattern == line.pattern);
    let other = score.others.iter().find(has).map(|other| other.tally.total);
    line.reason.map(|why| language.why(why, &by, plan.book.family, other)).unwrap_or_default()
}
