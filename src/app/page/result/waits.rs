//! What 13 tiles wait for, and what each discard of 14 leaves to wait for: copies left, what each is worth, and one tap
//! does it.

use super::act::Act;
use super::content::Scene;
use super::notices::sign;
use crate::app::page::tile::named;
use crate::app::page::tree::{Tree, el};
use crate::app::text::number::grouped;
use crate::app::text::{Label, Language};
use crate::engine::rulebook::plan::System;
use crate::engine::scoring::Tally;
use crate::engine::tile::Tile;
use crate::engine::wait::{DiscardChoice, Wait};

/// So many discards are shown at first.
const FIRST: usize = 5;

/// The waits; nothing if there are none.
pub fn waits(scene: &Scene) -> Option<Tree> {
    let content = scene.content;
    if content.waits.is_empty() {
        return None;
    }
    let language = content.language;
    let furiten =
        content.furiten.then(|| el("p").class("notice warning").add(sign("⚠ ")).add(language.label(Label::Furiten)));
    let items = content.waits.iter().map(|wait| el("li").add(wait_button(scene, wait)));
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

fn wait_button(scene: &Scene, wait: &Wait) -> Tree {
    let (language, system) = (scene.language(), scene.content.system);
    let tile = Tile::plain(wait.kind);
    let values = el("span").class("values");
    let values = match (wait.discard, wait.self_draw) {
        (None, None) => values.add(el("span").class("line-why").add(no_win(language, system))),
        (discard, draw) => {
            let (ron, tsumo) = if system == System::Mangan {
                (Label::Ron, Label::Tsumo)
            } else {
                (Label::OnDiscard, Label::SelfDrawn)
            };
            values.add(value(language, ron, discard, system)).add(value(language, tsumo, draw, system))
        }
    };
    button(scene, if wait.left == 0 { "wait none" } else { "wait" }, Act::Complete(tile), tile)
        .add(el("span").class("left").add(language.left(wait.left)))
        .add(values)
}

fn value(language: Language, label: Label, tally: Option<Tally>, system: System) -> Tree {
    let text = tally.map_or_else(|| no_win(language, system).to_owned(), |tally| language.reach(&tally));
    let mark = tally.filter(|_| system == System::Points).map(mark);
    el("span").add(el("span").class("soft").add(language.label(label))).add(" ").add(el("b").add(text)).maybe(mark)
}

/// Whether the minimum is reached, for the eye; the words say it too.
// Not where it is called: a first visit does not run it.
#[inline(never)]
fn mark(tally: Tally) -> Tree {
    sign(if tally.win { " ✓" } else { " ✕" }).class(if tally.win { "reached" } else { "missed" })
}

fn no_win(language: Language, system: System) -> &'static str {
    language.label(if system == System::Mangan { Label::NoYaku } else { Label::NoWin })
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
        let discard = value(language, Label::OnDiscard, wait.discard, system);
        each.add(discard).add(value(language, Label::SelfDrawn, wait.self_draw, system))
    });
    // What a win is worth on average over the copies left, on a discard or drawn.
    let mean = choice.worth() / (2 * left).max(1);
    let worth = [&grouped(mean), " ", language.label(Label::Average)].concat();
    button(scene, "discard", Act::Discard(choice.tile), choice.tile)
        .add(el("span").class("wait-list").all(waits))
        .add(el("span").class("worth").add(worth))
}
