//! What 13 tiles wait for, and what each discard of 14 leaves to wait for: copies left, what each is worth, and one tap
//! does it.

use super::act::Act;
use super::content::Scene;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::tile::named;
use crate::app::legacy::tree::{Tree, el};
use crate::engine::draft::By;
use crate::engine::rulebook::plan::System;
use crate::engine::scoring::Tally;
use crate::engine::tile::Tile;
use crate::engine::wait::{DiscardChoice, Wait};
use crate::i18n::number::grouped;
use crate::i18n::{Label, Language};

/// So many discards are shown at first.
const FIRST: usize = 5;

/// The waits; nothing if there are none.
pub fn waits(scene: &Scene) -> Option<Tree> {
    let content = scene.content;
    if content.waits.is_empty() {
        return None;
    }
    let language = content.language;
    let furiten = content
        .furiten
        .then(|| el("p").class("notice warning").add(sign(Icon::Warning)).add(language.label(Label::Furiten)));
    let items = content.waits.iter().map(|wait| el("li").add(wait_button(scene, wait, content.furiten)));
    let class = if content.system == System::Points { "waits long" } else { "waits" };
    let help = (!content.readonly).then(|| el("p").class("soft").add(language.label(Label::WaitsHelp)));
    let title = el("h3").add(language.label(Label::Waits));
    Some(el("div").add(title).maybe(furiten).add(el("ul").class(class).all(items)).maybe(help))
}

fn button(scene: &Scene, class: &'static str, act: Act, tile: Tile) -> Tree {
    let button = el("button").with("type", "button").class(class).with("data-do", act.write());
    let disabled = scene.content.readonly.then_some("");
    button.maybe_with("disabled", disabled).add(named(scene.language(), tile, &[]))
}

fn wait_button(scene: &Scene, wait: &Wait, furiten: bool) -> Tree {
    let (language, system) = (scene.language(), scene.content.system);
    let tile = Tile::plain(wait.kind);
    let values = el("span").class("values");
    let values = match (wait.discard, wait.self_draw) {
        (None, None) => values.add(el("span").class("line-why").add(no_win(language, system, furiten))),
        (discard, draw) => {
            values.add(value(scene, By::Discard, discard, furiten)).add(value(scene, By::SelfDraw, draw, false))
        }
    };
    button(scene, if wait.left == 0 { "wait none" } else { "wait" }, Act::Complete(tile), tile)
        .add(el("span").class("left").add(language.left(wait.left)))
        .add(values)
}

fn value(scene: &Scene, by: By, tally: Option<Tally>, furiten: bool) -> Tree {
    let (language, system) = (scene.language(), scene.content.system);
    let text = tally.map_or_else(|| no_win(language, system, furiten).to_owned(), |tally| language.reach(&tally));
    let mark = tally.filter(|_| system == System::Points).map(mark);
    let label = el("span").class("soft").add(language.by_short(by, scene.content.family));
    el("span").add(label).add(" ").add(el("b").add(text)).maybe(mark)
}

/// Whether the minimum is reached, for the eye; the words say it too.
fn mark(tally: Tally) -> Tree {
    let (picture, class) = if tally.win { (Icon::Check, "reached") } else { (Icon::Cross, "missed") };
    el("span").class(class).add(" ").add(sign(picture))
}

/// Why there is no value: the own discards, or no yaku.
fn no_win(language: Language, system: System, furiten: bool) -> &'static str {
    language.label(match system {
        _ if furiten => Label::FuritenShort,
        System::Mangan => Label::NoYaku,
        _ => Label::NoWin,
    })
}

/// The discards, best first; nothing if none leaves a wait.
pub fn discards(scene: &Scene) -> Option<Tree> {
    let choices = &scene.content.discards;
    if choices.is_empty() {
        return None;
    }
    let language = scene.language();
    let most = if scene.desk.is_open(Act::AllDiscards) { choices.len() } else { FIRST };
    let items = choices.iter().take(most).map(|choice| el("li").add(discard_button(scene, choice)));
    let more = (choices.len() > most).then(|| {
        let button = el("button").with("type", "button").class("opener").with("data-do", Act::AllDiscards.write());
        button.add(language.label(Label::ShowAll)).add(" (").add(choices.len().to_string()).add(")")
    });
    let title = el("h3").add(language.label(Label::Discards));
    let help = (!scene.content.readonly).then(|| el("p").class("soft").add(language.label(Label::DiscardsHelp)));
    Some(el("div").add(title).maybe(help).add(el("ol").class("discards").all(items)).maybe(more))
}

fn discard_button(scene: &Scene, choice: &DiscardChoice) -> Tree {
    let (language, system) = (scene.language(), scene.content.system);
    let left: i64 = choice.waits.iter().map(|wait| i64::from(wait.left)).sum();
    let waits = choice.waits.iter().map(|wait| {
        let tile = Tile::plain(wait.kind);
        let count = el("span").class("soft").add("×").add(wait.left.to_string());
        let each = el("span").class("wait-for").add(named(language, tile, &["small"])).add(count);
        if system != System::Points {
            return each;
        }
        let discard = value(scene, By::Discard, wait.discard, choice.furiten);
        each.add(discard).add(value(scene, By::SelfDraw, wait.self_draw, false))
    });
    // What a win is worth on average over the copies left, on a discard or drawn.
    let mean = choice.worth() / (2 * left).max(1);
    let worth = [&grouped(mean), " ", language.label(Label::Average)].concat();
    let furiten = choice.furiten.then(|| el("span").class("tag").add(language.label(Label::FuritenShort)));
    button(scene, "discard", Act::Discard(choice.tile), choice.tile)
        .add(el("span").class("wait-list").all(waits).maybe(furiten))
        .add(el("span").class("worth").add(worth))
}
