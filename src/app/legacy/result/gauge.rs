//! How far a hand is to the minimum, a mark for each point; what flowers add after it; what alone would have helped.

use super::content::Scene;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::tree::{Tree, el};
use crate::i18n::gauge::Gauge;
use crate::i18n::sheet::Sheet;
use crate::i18n::{Label, Language};

/// The gauge; nothing where there is no minimum of points.
pub fn gauge(scene: &Scene, gauge: &Gauge) -> Tree {
    let language = scene.language();
    let flowers = gauge.flowers.as_ref().map(|text| el("p").class("soft").add(text.clone()));
    let short = gauge.points < gauge.least;
    // What is missing stands above the hand already.
    let text = (!short).then(|| el("p").add(sign(Icon::Check)).add(el("b").add(gauge.text.clone())));
    let class = if short { "gauge short" } else { "gauge" };
    el("div").class(class).add(meter(language, gauge)).maybe(text).maybe(flowers)
}

fn meter(language: Language, gauge: &Gauge) -> Tree {
    let marks =
        (1..=gauge.least.min(20)).map(|point| el("span").class(if point <= gauge.points { "full" } else { "" }));
    el("div")
        .class("meter")
        .with("role", "meter")
        .with("aria-label", language.label(Label::Minimum))
        .with("aria-valuemin", "0")
        .with("aria-valuemax", gauge.least.to_string())
        .with("aria-valuenow", gauge.points.clamp(0, gauge.least).to_string())
        .with("aria-valuetext", gauge.text.clone())
        .all(marks)
}

/// What alone would have made it a win; nothing where it is one.
pub fn chances(scene: &Scene, sheet: &Sheet) -> Tree {
    let items = sheet.chances.iter().map(|text| el("li").add(text.clone()));
    let title = el("h3").add(scene.language().label(Label::Chances));
    el("div").add(title).add(el("ul").class("chances").all(items))
}
