//! Between the seats: the round, counters and sticks, the wall, indicators, and how the deal ends.

use leptos::prelude::*;

use super::Deed;
use crate::app::browser::sound;
use crate::app::hand;
use crate::app::legacy::act::{Act, Field};
use crate::app::legacy::region::{Acts, Scene};
use crate::app::legacy::tree::{Tree, el};
use crate::app::settings;
use crate::engine::catalogue::Pattern;
use crate::engine::rulebook::option::OptionKey;
use crate::i18n::BoardWord;
use crate::session::edit::List;

/// The middle of the table.
pub fn centre(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let language = scene.language;
    let lists: Vec<Tree> =
        [List::Dora, List::Ura].into_iter().filter_map(|which| hand::list(scene, acts, which)).collect();
    let lists = (!lists.is_empty()).then(|| el("div").class("lists").all(lists));
    let warned = !scene.plan.book.liability.is_empty();
    let sound = warned.then(|| {
        // Read again when it has been changed.
        scene.store.table.track();
        let tick = acts.check(sound::wanted(), Act::Board(Deed::Sound)).with("id", "sound");
        el("label")
            .class("check")
            .with("title", language.board(BoardWord::SoundHelp))
            .add(tick)
            .add(el("span").add(language.board(BoardWord::Sound)))
    });
    el("section")
        .class("centre fields")
        .with("aria-label", language.board(BoardWord::Centre))
        .add(round(scene, acts))
        .maybe(lists)
        .add(settings::ends(scene, acts))
        .maybe(sound)
}

/// The round, and what is counted on the table, each beside its name.
fn round(scene: &Scene<'_>, acts: &mut Acts) -> Tree {
    let (draft, options, language) = (&scene.state.draft, &scene.plan.book.options, scene.language);
    let winds = draft.players().map(|seat| el("option").with("value", seat.as_str()).add(language.seat(seat)));
    let winds: Vec<Tree> = winds.collect();
    let prevailing = acts.field("select", Field::Round, draft.prevailing.as_str()).all(winds);
    let line =
        |name: &'static str, control: Tree| el("label").class("line-field").add(el("span").add(name)).add(control);
    let riichi = options.on(OptionKey::Riichi);
    let count = |count: u32| count.to_string();
    let streak = draft.dealer_wins > 0 || scene.plan.values(Pattern::EastStreak);
    let last = options.on(OptionKey::InsuranceLastFive) || riichi || draft.wall_left.is_some();
    let wall = draft.wall_left.map(count).unwrap_or_default();
    let all = [
        (BoardWord::Honba, Field::Honba, count(draft.honba), riichi),
        (BoardWord::Sticks, Field::Deposits, count(draft.deposits), riichi),
        (BoardWord::EastWins, Field::EastWins, count(draft.dealer_wins), streak),
        (BoardWord::WallLeft, Field::WallLeft, wall, last),
    ];
    let mut round = el("div").class("round").add(line(language.board(BoardWord::Round), prevailing));
    for (name, field, now, _) in all.into_iter().filter(|one| one.3) {
        let most = if field == Field::WallLeft { "144" } else { "99" };
        round = round.add(line(language.board(name), settings::number(acts, field, now, most)));
    }
    round
}
