//! What *Hand* and *Table* say of a deal: the headline, what must be put right, sheets, payments, waits.

use tenbo_engine::settle::answer;
use tenbo_engine::settle::{DiscardChoice, EfficientDiscard, Useful, Wait, left};
use tenbo_engine::tiles::{Kind, Tile};
use tenbo_session::{Seating, State};
use tenbo_wording::Label;
use tenbo_wording::content::{Content, Danger, RemedyRow};
use tenbo_wording::copy::Presence;
use tenbo_wording::number::signed;
use tenbo_wording::outcome::{Calm, Outcome};
use tenbo_wording::payments::Row;
use tenbo_wording::sheet::{LineRow, Sheet, StepRow};
use tenbo_wording::shown::Shown;
use tenbo_wording::waits::WaitWords;

use super::outcome::told;
use super::page::{Page, in_every_language};

/// All that is said of a state, in every language.
pub fn said(state: &State, seating: &Seating) -> String {
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    in_every_language(plan.rulebook().family, |page| {
        let shown = Shown { language: page.language, state, plan: &plan, draft: &draft, answer: &answer, seating };
        page.content(&Content::of(&shown));
    })
}

impl Page {
    fn content(&mut self, content: &Content) {
        let (language, family, seating) = (self.language, self.family, &content.seating);
        self.line(&language.headline(&content.headline, family, seating));
        let net: Vec<_> = content.payments.iter().map(|row| (row.account, row.net)).collect();
        self.line(&format!("({})", language.spoken(&content.headline, &net, family, seating)));
        match &content.outcome {
            Outcome::Win(win) if !win.payers.is_empty() => self.part("paid", [told(&win.figure)]),
            Outcome::Calm(Calm { why: Some(why), .. }) => self.line(why),
            _ => {}
        }
        self.titled(Label::Problems, content.problems.iter().map(|fault| format!("{} → {}", fault.place, fault.text)));
        let remedy = |row: &RemedyRow| {
            let RemedyRow { what, worth, edit, .. } = row;
            if edit.is_some() { format!("+ {what} → {worth}") } else { what.clone() }
        };
        self.titled(Label::Chances, content.remedies.iter().map(remedy));
        let foul = content.false_win.map(|offense| language.offense(offense, family).to_owned());
        self.titled(Label::DeclaredAnyway, foul);
        let danger = |danger: &Danger| {
            let Danger { text, tiles, liable, .. } = danger;
            let tiles: Vec<String> = tiles.iter().map(|&tile| language.tile(tile, family)).collect();
            let title = language.word(if *liable { Label::Liable } else { Label::Warnings });
            format!("{} {}", language.labeled(title, text), language.listed(&tiles))
        };
        self.part("!", content.dangers.iter().map(danger));
        if let Some(context) = &content.context {
            self.line(&context.rulebook.concat());
            context.table.iter().chain(&context.house_rules).for_each(|line| self.line(line));
            for indicators in &context.indicators {
                let tiles = indicators.tiles.iter().map(|(shown, dora)| format!("{shown} → {dora}"));
                self.line(&language.labeled(indicators.name, &tiles.collect::<Vec<_>>().join(" ")));
            }
        }
        for sheet in &content.winners {
            self.line(&format!("## {}", language.sitting(sheet.seat, seating)));
            self.sheet(sheet);
        }
        let several = content.winning.len() > 1;
        let payment = |row: &Row| {
            let Row { account, net, .. } = row;
            let why = language.reasons(row, several, family, seating);
            format!("{} {} ({why})", language.holder(*account, seating), signed(*net))
        };
        self.titled(Label::Payments, content.payments.iter().map(payment));
        for (sheet, ready) in &content.losers {
            let ready = ready.map(|ready| language.word(if ready { Label::Ready } else { Label::NotReady }));
            let who = language.sitting(sheet.seat, seating);
            self.line(&format!(
                "## {} {who} · {} {}",
                language.word(Label::Losers),
                sheet.worth,
                ready.unwrap_or_default()
            ));
            self.sheet(sheet);
        }
        self.waits(content);
    }

    fn waits(&mut self, content: &Content) {
        let (language, family, words) = (self.language, self.family, WaitWords::of(content));
        let tile = |kind: Kind| language.tile(Tile::plain(kind), family);
        let furiten = content.furiten.is_some();
        if let Some(by) = content.furiten {
            let text = match by.is_empty() {
                true => language.furiten_passed(family).to_owned(),
                false => language.furiten_waits(family, &language.kinds(by, family), &by.len().to_string()),
            };
            self.line(&text);
        }
        let wait = |wait: &Wait| {
            let worth = match (wait.discard, wait.self_draw) {
                (None, None) => words.without_win(wait, furiten).to_owned(),
                (discard, drawn) => format!("{} / {}", words.worth(discard, furiten), words.worth(drawn, false)),
            };
            format!("{} ({}): {worth}", tile(wait.kind), language.left(wait.left))
        };
        self.titled(Label::Waits, content.waits.iter().map(wait));
        let choice = |choice: &DiscardChoice| {
            let waits: Vec<String> = choice.waits.iter().map(|wait| tile(wait.kind)).collect();
            format!("{} → {}", language.tile(choice.tile, family), language.listed(&waits))
        };
        self.titled(Label::Discards, content.discards.iter().map(choice));
        let Some(progress) = &content.progress else { return };
        let useful = |useful: &[Useful]| language.useful_of(&useful.len().to_string(), &left(useful).to_string());
        let best = |discard: &EfficientDiscard| {
            format!("{} → {}", language.tile(discard.tile, family), useful(&discard.useful))
        };
        self.titled(Label::BestDiscards, progress.discards.iter().map(best));
        self.titled(Label::Useful, progress.useful.iter().map(|tiles| useful(tiles)));
    }

    fn sheet(&mut self, sheet: &Sheet) {
        let (language, family) = (self.language, self.family);
        sheet.barred.iter().for_each(|why| self.line(why));
        let groups: Vec<String> = sheet.groups.iter().map(|group| language.group_with_dora(group, family)).collect();
        self.line(&groups.join(" | "));
        self.line(&format!("{} {}", sheet.worth, sheet.shape));
        if let Some(gauge) = &sheet.gauge {
            self.line(&gauge.text);
            gauge.flowers.iter().for_each(|flowers| self.line(flowers));
        }
        if let Some((phrase, _)) = &sheet.declaration {
            self.line(&format!("“{phrase}”"));
        }
        self.titled(
            if sheet.no_win { Label::HandHas } else { Presence::Counted.title() },
            sheet.counted.iter().map(row),
        );
        self.titled(Label::Next, sheet.next.clone());
        let step = |step: &StepRow| {
            format!(
                "{}: {} = {}",
                step.label,
                if step.faces.is_empty() { &step.formula } else { &step.over },
                step.value
            )
        };
        self.titled(if sheet.fu { Label::Fu } else { Label::Points }, sheet.steps.iter().map(step));
        sheet.shortcut.iter().for_each(|text| self.line(text));
        self.titled(Presence::NotCounted.title(), sheet.rest.iter().map(row));
        self.titled(Presence::NearMiss.title(), sheet.near.iter().chain(&sheet.misses).map(row));
    }
}

/// "Riichi (Riichi) 1 han: reason; principle".
fn row(row: &LineRow) -> String {
    let own = row.own.as_ref().map(|own| format!("{own} · ")).unwrap_or_default();
    let why = [&row.reason, row.principle].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; ");
    let why = if why.is_empty() { why } else { format!(": {why}") };
    let closed = if row.closed.is_empty() { String::new() } else { format!(" [{}]", row.closed) };
    format!("{own}{}{} {}{closed}{why}", row.plain, row.times, row.value)
}
