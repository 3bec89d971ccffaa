//! The lines of a score. Pointing at one lights its tiles; opening it says what it is and where its value comes from.

use super::act::Act;
use super::content::Scene;
use super::hand::heard;
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::copy::Presence;
use crate::i18n::sheet::{LineRow, Sheet};
use crate::i18n::{Label, Language, ReferenceWord};

/// The lines that count, those that do not, or those of what is only nearly there; nothing if there are none.
pub fn lines(scene: &Scene, sheet: &Sheet, presence: Presence) -> Option<Tree> {
    let rows = sheet.rows(presence);
    if rows.is_empty() {
        return None;
    }
    let language = scene.language();
    let counts = presence == Presence::Counted;
    let class = if counts { "lines" } else { "lines quiet" };
    let items = rows.iter().map(|row| {
        let act = Act::Line(sheet.seat, row.pattern, counts);
        let open = scene.desk.is_open(act);
        el("li").add(button(language, row, act, open)).maybe(open.then(|| detail(language, row)))
    });
    Some(el("div").add(el("h3").add(language.label(presence.title()))).add(el("ul").class(class).all(items)))
}

fn button(language: Language, row: &LineRow, act: Act, open: bool) -> Tree {
    let name = el("span").class("line-name");
    let name = match &row.own {
        Some(own) => {
            let own = el("b").with("lang", "ja-Latn").add(own.clone());
            name.add(own).add(" ").add(el("span").class("soft").add(row.plain.clone()))
        }
        None => fan(language, name, row),
    };
    let value = if row.reason.is_empty() {
        el("span").class("line-value").add(row.value.clone())
    } else {
        el("span").class("line-why").add(row.reason.clone())
    };
    opener("line", act, open).add(name).add(value)
}

/// A plain name; a fan of a numbered list also with its number, its Chinese name and how that is read.
fn fan(language: Language, into: Tree, row: &LineRow) -> Tree {
    let number = row.number.map(|number| {
        let heard = heard([language.label(Label::Fan), " "].concat());
        el("span").class("fan-number").add(heard).add(number.to_string())
    });
    let name = el("b").add(row.plain.clone());
    let name = into.maybe(number).add(" ").add(name).add(row.times.clone());
    let (Some((kanji, lang)), Some(reading)) = (&row.kanji, &row.reading) else { return name };
    let chinese = el("span").with("lang", *lang).add(kanji.clone());
    let read = el("span").class("soft").with("lang", "zh-Latn").add(reading.clone());
    name.add(" ").add(el("span").class("fan-chinese").add(chinese).add(" ").add(read))
}

/// A button that opens and closes something.
pub fn opener(class: &'static str, act: Act, open: bool) -> Tree {
    let button = el("button").with("type", "button").class(class).with("data-do", act.write());
    button.with("aria-expanded", if open { "true" } else { "false" })
}

fn detail(language: Language, row: &LineRow) -> Tree {
    let mut what = el("p");
    if let (Some((kanji, lang)), None) = (&row.kanji, &row.reading) {
        what = what.add(el("span").with("lang", *lang).add(kanji.clone())).add(" ");
    }
    let principle = (!row.principle.is_empty()).then(|| el("p").add(row.principle));
    let over = (!row.over.is_empty()).then(|| el("p").add(row.over.clone()));
    let source = match row.source.is_empty() {
        true => el("span").add(language.label(Label::ProgramDefault)),
        false => el("span").with("lang", "en").add(row.source.clone()),
    };
    let source = el("p").class("soft").add(language.label(Label::Source)).add(" ").add(source).add(" ");
    let house = row.house_rule.then(|| el("span").class("tag").add(language.label(Label::HouseRule)));
    let more = el("button").with("type", "button").class("link").with("data-do", Act::Reference(row.pattern).write());
    let more = el("p").add(more.add(language.reference(ReferenceWord::AboutPattern)));
    let detail = el("div").class("detail").add(what.add(row.definition)).maybe(principle).maybe(over);
    detail.add(source.maybe(house)).add(more)
}
