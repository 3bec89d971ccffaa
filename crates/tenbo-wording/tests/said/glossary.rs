//! The glossary of a game of each kind.

use tenbo_engine::plan::Plan;
use tenbo_engine::rules::shipped;
use tenbo_wording::GlossaryTerm;

use super::page::{compare, in_every_language};

#[test]
fn glossaries_are_said() {
    for id in ["riichi-mahjong-soul", "mcr-mil-2025", "hong-kong-old-style", "taiwanese-16", "chinese-classical"] {
        let plan = Plan::new(shipped::find(id).unwrap());
        let family = plan.rulebook().family;
        let text = in_every_language(family, |page| {
            for term in GlossaryTerm::of(&plan) {
                let name = page.language.word_for(term, family);
                let [what, more] = page.language.glossary(term, family);
                page.line(&format!("{name} | {what} | {more} | {}", term.picture()));
            }
        });
        compare("glossary", id, &text);
    }
}
