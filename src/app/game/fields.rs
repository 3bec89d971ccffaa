//! Fields of the form.

use super::deed::Deed;
use crate::app::legacy::act::Act;
use crate::app::legacy::region::Acts;
use crate::app::legacy::tree::{Node, Tree, el};
use crate::session::form::Filled;

/// One of a few: native radio buttons that look like keys. Each is (words, chosen, what it fills in).
pub fn radios(acts: &mut Acts, name: &'static str, legend: &'static str, choices: Vec<(Node, bool, Filled)>) -> Tree {
    let keys = choices.into_iter().map(|(words, chosen, filled)| {
        let input = acts.box_of("radio", chosen, Act::Game(Deed::Fill(filled))).with("name", name);
        el("label").class("choice").add(input).add(el("span").add(words))
    });
    let keys: Vec<Tree> = keys.collect();
    el("fieldset").with("id", name).add(el("legend").add(legend)).add(el("div").class("keys").all(keys))
}

/// Boxes to tick, each (words, ticked, what ticking does).
pub fn checks<D: Into<Deed>>(acts: &mut Acts, legend: &'static str, choices: Vec<(String, bool, D)>) -> Tree {
    let boxes = choices.into_iter().map(|(words, on, does)| {
        let input = acts.check(on, Act::Game(does.into()));
        el("label").class("check").add(input).add(el("span").add(words))
    });
    let boxes: Vec<Tree> = boxes.collect();
    el("fieldset").add(el("legend").add(legend)).add(el("div").class("checks").all(boxes))
}

/// A box for a number, which counts at each digit.
pub fn number(acts: &mut Acts, filled: Filled, value: String) -> Tree {
    acts.input("input", Act::Game(Deed::Fill(filled)), value).with("type", "number").with("step", "1")
}

/// A list to choose from, each (value, words).
pub fn select<W: Into<Node>>(
    acts: &mut Acts,
    filled: Filled,
    now: String,
    choices: impl IntoIterator<Item = (String, W)>,
) -> Tree {
    let options = choices.into_iter().map(|(value, words)| el("option").with("value", value).add(words));
    let options: Vec<Tree> = options.collect();
    acts.change("select", Act::Game(Deed::Fill(filled)), now).all(options)
}

/// A field with its words above it.
pub fn labelled(words: impl Into<Node>, control: Tree) -> Tree {
    el("label").class("field").add(el("span").add(words)).add(control)
}
