//! What must be put right, and what to take care of.

use super::act::Act;
use super::content::{Danger, Scene};
use super::hand::small;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::groups::Face;
use crate::i18n::{Label, Language};

/// More tiles than this are no help to the eye.
const MOST: usize = 12;

/// Everything that is wrong, in words and with its place.
pub fn problems(scene: &Scene) -> Option<Tree> {
    let problems = &scene.content.problems;
    if problems.is_empty() {
        return None;
    }
    let items = problems.iter().enumerate().map(|(at, wrong)| {
        let button = el("button").with("type", "button").class("mend").with("data-do", Act::Problem(at).write());
        let button = button.maybe_with("disabled", scene.content.readonly.then_some(""));
        let place = (!wrong.place.is_empty()).then(|| el("b").add([&wrong.place, ":"].concat()));
        el("li").add(button.maybe(place).add(" ").add(wrong.text.clone()))
    });
    let title = el("h3").add(sign(Icon::Cross)).add(scene.language().label(Label::Problems));
    Some(el("div").class("notice problem").add(title).add(el("ul").all(items)))
}

/// Dangers, in a region that is read aloud when it changes; only those of no seat where the others lie with theirs.
pub fn warnings(scene: &Scene, of_no_seat: bool) -> Tree {
    let language = scene.language();
    let dangers = scene.content.dangers.iter().filter(|one| !of_no_seat || one.threat.is_none());
    el("div").with("role", "status").class("warnings").all(dangers.map(|one| danger(language, one)))
}

fn danger(language: Language, danger: &Danger) -> Tree {
    let title = language.label(if danger.liable { Label::Liable } else { Label::Warnings });
    let text = el("p").add(sign(Icon::Warning)).add(el("b").add(title).add(":")).add(" ").add(danger.text.clone());
    let tiles = (1..=MOST).contains(&danger.tiles.len()).then(|| {
        let names: Vec<String> = danger.tiles.iter().map(|&tile| language.tile(tile)).collect();
        let faces: Vec<Face> = danger.tiles.iter().map(|&tile| Face { tile, won: false, claimed: false }).collect();
        el("p").add(language.label(Label::Dangerous)).add(" ").add(small(&faces, names.join(", ")))
    });
    el("div").class("notice warning").add(text).maybe(tiles)
}

/// What the rules do that whoever plays by them should know.
pub fn caveats(scene: &Scene) -> impl Iterator<Item = Tree> {
    scene.content.caveats.iter().map(|text| el("p").class("soft caveat").add(sign(Icon::Info)).add(*text))
}
