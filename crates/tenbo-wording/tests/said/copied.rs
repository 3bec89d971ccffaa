//! What a result is copied as, in each notation and language.

use tenbo_engine::settle::answer;
use tenbo_session::Seating;
use tenbo_wording::copy_as::CopyFormat;
use tenbo_wording::shown::Shown;

use super::page::{compare, in_every_language};
use super::situations::linked;

/// `tests/data/said/copied.txt` has the links of the deals, each with a name.
#[test]
fn results_are_copied() {
    let file = tenbo_testing::files::text("tests/data/said/copied.txt");
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let (name, link) = line.split_once(' ').unwrap();
        let state = linked(name, link);
        let plan = state.rules.plan();
        let draft = state.deal(&plan);
        let answer = answer(&draft, &plan);
        let (state, plan, draft, answer, seating) = (&state, &plan, &draft, &answer, &Seating::default());
        let address = ["https://example.org/#v1;", link].concat();
        for format in [CopyFormat::Mpsz, CopyFormat::Latex, CopyFormat::Typst, CopyFormat::Wiki] {
            let text = in_every_language(plan.rulebook().family, |page| {
                let language = page.language;
                let text = format.write(&Shown { language, state, plan, draft, answer, seating }, &address);
                text.unwrap().lines().for_each(|line| page.line(line));
            });
            compare("copied", &format!("{name}-{format}"), &text);
        }
    }
}
