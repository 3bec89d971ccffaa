//! House rules: every option that these rules look at, who set it, and how to change it.

use crate::app::legacy::act::Field;
use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::{Tree, el};
use crate::engine::rulebook::effect::effect;
use crate::engine::rulebook::option::{OptionKey, OptionSpec, Options};
use crate::i18n::Word;
use crate::session::Edit;
use crate::session::rules::{PARTS, options};

/// What is in the dialog.
pub fn paint(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let reset = acts.edit("button", Edit::ResetRules).add(scene.word(Word::ResetAll));
    let intro = el("p")
        .add(
            el("b")
                .maybe_with("lang", scene.state.rules.own.is_none().then_some("en"))
                .add(scene.plan.book.name.clone().into_owned()),
        )
        .add(". ")
        .add(scene.word(Word::HouseRulesHelp));
    parts(scene, acts, el("div").add(intro).add(el("p").add(reset)))
}

/// Every option that these rules look at, behind what stands before them.
pub fn parts(scene: &Scene<'_>, acts: &mut Acts, mut all: Tree) -> Tree {
    for (_, part) in PARTS {
        let items: Vec<Tree> =
            options(part, &scene.state.rules, scene.plan).map(|key| item(scene, acts, key)).collect();
        if !items.is_empty() {
            all = all.add(el("h3").add(scene.language.part_of_rules(part))).add(el("ul").class("options").all(items));
        }
    }
    all
}

fn item(scene: &Scene<'_>, acts: &mut Acts, key: OptionKey) -> Tree {
    let book = &scene.plan.book;
    let value = book.options.get(key);
    let own = scene.state.rules.is_own(key);
    // What has no effect as the others stand is not to be set; what is set can be taken back.
    let wants = effect(scene.plan, key).err();
    let idle = wants.is_some() && !own && value == Options::default().get(key);
    let number = value.map(|value| value.to_string()).unwrap_or_default();
    let control = match key.spec() {
        OptionSpec::Flag(_) => {
            let on = value == Some(1);
            acts.tick("checkbox", on, Edit::Option(key, Some(i64::from(!on))))
        }
        OptionSpec::Number { min, max, .. } => acts
            .field("input", Field::Option(key), number)
            .with("type", "number")
            .with("min", min.to_string())
            .with("max", max.to_string())
            .with("placeholder", scene.word(Word::None)),
        OptionSpec::Choice(names) => {
            let choices = (0..names.len())
                .map(|place| el("option").with("value", place.to_string()).add(scene.language.choice(key, place)));
            acts.field("select", Field::Option(key), number).all(choices)
        }
    };
    let id = ["option-", key.as_str()].concat();
    let about = ["about-", key.as_str()].concat();
    let mark = || el("span").class("badge").add(scene.word(Word::HouseRuleMark));
    let mut from = el("span").class("from");
    let block = book.option_blocks.get(key as usize).copied().unwrap_or_default();
    let block = book.blocks.get(usize::from(block)).filter(|_| block > 0);
    from = match block {
        _ if own => {
            from.add(mark()).add(" ").add(acts.edit("link", Edit::ResetOption(key)).add(scene.word(Word::ResetAll)))
        }
        Some(block) => {
            let text = [block.title.as_ref(), ": ", block.source.as_ref()].concat();
            from.maybe(block.house_rule.then(mark)).add(" ").add(el("span").with("lang", "en").add(text))
        }
        None => from.add(scene.word(Word::ProgramDefault)),
    };
    el("li")
        .class(if own { "own" } else { "" })
        .add(el("label").with("for", id.clone()).add(scene.language.option(key)))
        .add(control.with("id", id).with("aria-describedby", about.clone()).maybe_with("disabled", idle.then_some("")))
        .add(
            el("p")
                .class("soft")
                .with("id", about)
                .add(scene.language.option_help(key))
                .add(" ")
                .maybe(wants.map(|wants| el("b").add(scene.language.wants(wants, &book.options)).add(" ")))
                .add(from),
        )
}
