//! The whole result as plain text, for a chat or a score sheet.

use tenbo_engine::Ratio;
use tenbo_engine::deal::{By, Draft};
use tenbo_engine::options::System;
use tenbo_engine::patterns::{NearMiss, Pattern};
use tenbo_engine::plan::{Plan, Reason};
use tenbo_engine::rules::{Family, Unit};
use tenbo_engine::score::{Line, Other, Score};
use tenbo_engine::settle::WinAnswer;
use tenbo_engine::tiles::{Seat, Tile, WinMark, write_hand, write_tiles};

use super::context::{Context, Indicators};
use super::declaration::{declaration, spoken_order};
use super::gauge::Gauge;
use super::headline::Headline;
use super::language::{Label, Language};
use super::number::signed;
use super::payments;
use super::sheet::Paper;
use super::shown::Shown;

/// Headline, context, tiles, lines, payments. The tiles stand on a line of their own, so that they can be copied alone.
#[must_use]
pub fn text(shown: &Shown) -> String {
    let Shown { language, state, plan, draft, answer, seating } = *shown;
    let mut out = language.headline(&Headline::of(draft, plan, state.seat, answer), plan.rulebook().family, seating);
    out.push('\n');
    context(language, &shown.context(), &mut out);
    match answer {
        Err(problems) => {
            tiles(draft, state.seat, &mut out);
            for problem in problems {
                bullet(&language.problem(problem, plan.rulebook().family), &mut out);
            }
        }
        Ok(answer) => {
            if answer.wins.is_empty() {
                tiles(draft, state.seat, &mut out);
            }
            for win in &answer.wins {
                if answer.wins.len() > 1 {
                    line(&language.labeled(&language.sitting(win.seat, seating), ""), &mut out);
                }
                winner(&Paper { language, draft, plan, answer }, win, &mut out);
            }
            for row in payments::rows(answer, draft.stated_players().seats()) {
                line(&[&language.holder(row.account, seating), " ", &signed(row.net)].concat(), &mut out);
            }
        }
    }
    out
}

fn line(text: &str, out: &mut String) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// The rules, the table, what is dora.
fn context(language: Language, context: &Context, out: &mut String) {
    line(&context.line().join(" · "), out);
    if let Some(rules) = context.house_line(language) {
        line(&rules, out);
    }
    dora_told(language, context).iter().for_each(|told| line(told, out));
}

/// What is dora, a line for each kind of indicators.
#[must_use]
pub fn dora_told(language: Language, context: &Context) -> Vec<String> {
    let dora = |&(indicator, dora): &(Tile, Tile)| {
        language.dora_by_indicator(&write_tiles(&[dora]), &write_tiles(&[indicator]))
    };
    let kind = |Indicators { name, tiles }: &Indicators| {
        language.labeled(name, &language.listed(&tiles.iter().map(dora).collect::<Vec<_>>()))
    };
    context.indicators.iter().map(kind).collect()
}

/// A winner's tiles, and what they are worth.
fn winner(paper: &Paper, win: &WinAnswer, out: &mut String) {
    let Paper { language, draft, plan, answer } = *paper;
    tiles(draft, win.seat, out);
    let Some(score) = &win.score else { return };
    let laid = paper.laid(&score.decomposition, score, win.seat);
    let dora = laid.iter().flat_map(|group| &group.faces).filter(|face| face.dora).map(|face| face.tile);
    let dora: Vec<Tile> = dora.collect();
    if !dora.is_empty() {
        line(&language.labeled(language.word(Label::DoraInHand), &write_tiles(&dora)), out);
    }
    for why in paper.barred(win.seat, score) {
        line(&why, out);
    }
    if !score.chances.is_empty() {
        line(&language.labeled(language.word_for(Label::Chances, plan.rulebook().family), ""), out);
        score.chances.iter().for_each(|chance| bullet(&language.chance(chance, plan.rulebook().family), out));
    }
    lines(language, plan, score, out);
    if let Some(gauge) = Gauge::of(language, plan, score) {
        // The headline says of a single hand what is missing.
        let told = gauge.points < gauge.least && answer.wins.len() == 1;
        for text in gauge.flowers.into_iter().chain((!told).then_some(gauge.text)) {
            line(&language.ended(&text), out);
        }
    }
    if let Some((phrase, _)) = declaration(language, draft, plan, answer, win.seat, score) {
        line(&phrase, out);
    }
}

fn bullet(text: &str, out: &mut String) {
    out.push_str("- ");
    out.push_str(text);
    out.push('\n');
}

fn tiles(draft: &Draft, seat: Seat, out: &mut String) {
    if draft.seat(seat).is_some() {
        line(&written(draft, seat), out);
    }
}

/// The tiles of a seat in Tenbo's notation; empty if none were entered.
#[must_use]
pub fn written(draft: &Draft, seat: Seat) -> String {
    let Some(entered) = draft.seat(seat) else { return String::new() };
    let won = draft.wins().iter().find(|win| win.seat == seat).and_then(|win| {
        let mark = if win.by == By::SelfDraw { WinMark::SelfDraw } else { WinMark::Discard };
        win.tile.map(|tile| (tile, mark))
    });
    let bonus = write_hand(&entered.bonus, &[], None);
    [&write_hand(&entered.hand, &entered.melds, won), " ", &bonus].concat().trim_end().to_owned()
}

/// The lines that count, in the order in which they are said.
#[must_use]
pub fn counted<'a>(plan: &Plan, score: &'a Score) -> Vec<&'a Line> {
    let lines: Vec<&Line> = match plan.rulebook().family {
        Family::Riichi => spoken_order(&score.lines).collect(),
        _ => score.lines.iter().collect(),
    };
    lines.into_iter().filter(|line| line.reason.is_none()).collect()
}

fn lines(language: Language, plan: &Plan, score: &Score, out: &mut String) {
    for line in counted(plan, score) {
        bullet(&language.labeled(&name(language, plan, line), &value(language, plan, line)), out);
    }
    for presence in [Presence::NotCounted, Presence::NearMiss] {
        let rest = score.lines.iter().filter(|line| Presence::of(line) == Some(presence));
        let mut rest: Vec<(Pattern, String)> =
            rest.map(|line| (line.pattern, reason(language, plan, score, line))).collect();
        if presence == Presence::NearMiss {
            let family = plan.rulebook().family;
            let misses = score.misses.iter();
            rest.extend(misses.map(|miss| (miss.pattern, language.miss(miss, family))));
        }
        if !rest.is_empty() {
            line(&language.labeled(language.word(presence.title()), ""), out);
        }
        for (pattern, why) in rest {
            bullet(&language.labeled(&pattern_name(language, plan, pattern), &why), out);
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
            (None, Some(_)) => Some(Presence::NotCounted),
            (Some(NearMiss::NotConcealed), Some(Reason::NotConcealed))
            | (Some(NearMiss::IncompleteSets), Some(Reason::IncompleteSets)) => Some(Presence::NearMiss),
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

/// The name of a line, and how often it is there.
#[must_use]
pub fn name(language: Language, plan: &Plan, line: &Line) -> String {
    [pattern_name(language, plan, line.pattern), times(plan, line)].concat()
}

/// The name of a pattern: the players' own, then the plain one; a fan with its number and its Chinese name.
fn pattern_name(language: Language, plan: &Plan, pattern: Pattern) -> String {
    let plain = language.pattern(pattern, plan.rulebook().family);
    if plan.system() == System::Points {
        let number = plan.number(pattern).map(|number| number.to_string());
        let kanji = language.kanji(pattern, plan).map(|(kanji, _)| kanji);
        let parts = number.as_deref().into_iter().chain([language.named(pattern, plan)]).chain(kanji);
        return parts.collect::<Vec<_>>().join(" ");
    }
    match language.own_name(pattern, plan) {
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
        (Unit::PercentOfLimit, System::HanFu, Some(percent)) => language.yakuman(percent),
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
    if let Some(text) = language.lacks_concealed(line, score, plan.rulebook().family) {
        return text;
    }
    let by: Vec<&str> = line.by.iter().map(|&pattern| language.named(pattern, plan)).collect();
    let has = |other: &&Other| other.lines.iter().any(|own| own.pattern == line.pattern);
    let other = score.others.iter().find(has).map(|other| other.tally.total);
    let why = line.reason.map(|why| language.why(why, &by, plan.rulebook().family, other)).unwrap_or_default();
    if line.decides_payment { language.why_and_decides(&why) } else { why }
}
