//! A seat: who sits there, what lies before it, what its hand is worth, what it gains or loses.

use super::{discard, fouls};
use crate::app::hand;
use crate::app::legacy::act::Field;
use crate::app::legacy::icon::{Icon, sign};
use crate::app::legacy::region::{Acts, Scene, yes};
use crate::app::legacy::result;
use crate::app::legacy::tile::{face, named};
use crate::app::legacy::tree::{Tree, el};
use crate::app::settings::number;
use crate::engine::draft::{By, Riichi, SeatDraft};
use crate::engine::foul::{is_barred, is_dead};
use crate::engine::rulebook::option::OptionKey;
use crate::engine::seat::Seat;
use crate::engine::table::account::Account;
use crate::engine::tile::Tile;
use crate::i18n::BoardWord;
use crate::i18n::number::signed;
use crate::session::edit::why_not_also;
use crate::session::misfit::Lies;
use crate::session::spot::Control;
use crate::session::{Edit, Ending, Target};

/// The seat; the chosen one gets the tiles.
pub fn seat(scene: &Scene<'_>, acts: &mut Acts, shown: &result::Scene, seat: Seat) -> Tree {
    let chosen = scene.state.seat == seat;
    let entered = scene.state.entered(seat);
    let card = el("article")
        .class(if chosen { "seat-card chosen" } else { "seat-card" })
        .with("data-seat", seat.as_str())
        .with("aria-label", scene.language.seat(seat));
    // A tap anywhere on another seat chooses it; its button says so to the others.
    let card = if chosen { card } else { card.with("data-do", acts.place_of(Edit::Show(seat))) };
    let card = card.add(head(scene, acts, shown, seat));
    let card = if chosen { card.add(hand::at_table(scene, acts)) } else { card.maybe(laid(scene, &entered, seat)) };
    card.maybe(discard::river(scene, acts, seat))
        .maybe(chosen.then(|| actions(scene, acts, &entered, seat)))
        .maybe(if chosen { discard::editor(scene, acts) } else { None })
        .maybe(fouls::menu(scene, acts, seat))
        .add(dangers(scene, shown, seat))
        .maybe(result::opened(shown, seat))
}

/// Name, marks, worth, gain or loss.
fn head(scene: &Scene<'_>, acts: &mut Acts, shown: &result::Scene, seat: Seat) -> Tree {
    let (state, language) = (scene.state, scene.language);
    let chosen = state.seat == seat;
    let mut about = String::from(", ");
    about.push_str(&language.tiles(state.size(seat)));
    let letter = language.seat_letter(seat);
    if !scene.readonly() {
        about.push_str(", ");
        about.push_str(language.board(if chosen { BoardWord::Chosen } else { BoardWord::Choose }));
    }
    let name = acts
        .edit("seat-name", Edit::Show(seat))
        .with("aria-pressed", yes(chosen))
        .maybe((letter != language.seat(seat)).then(|| el("b").with("aria-hidden", "true").add(letter)))
        .add(" ")
        .add(el("span").add(language.seat(seat)))
        .add(el("span").class("heard").add(about));
    let dealer = (seat == Seat::East).then_some(BoardWord::Dealer);
    let net = shown.content.payments.iter().find(|row| row.account == Account::Seat(seat)).map(|row| {
        let class = match row.net.signum() {
            1 => "net gain",
            -1 => "net loss",
            _ => "net",
        };
        el("b").class(class).add(signed(row.net))
    });
    let marks = marks(scene, shown, seat);
    el("header")
        .class("seat-head")
        .add(name)
        .maybe(dealer.map(|word| el("span").class("soft").add(language.board(word))))
        .all(marks)
        .maybe(result::worth(shown, seat))
        .maybe(net)
}

fn marks(scene: &Scene<'_>, shown: &result::Scene, seat: Seat) -> Vec<Tree> {
    let (state, language) = (scene.state, scene.language);
    let entered = state.entered(seat);
    let wins = state.wins(seat) && state.ending == Ending::Win && shown.content.winning.contains(&seat);
    let dead = is_dead(&state.draft, scene.plan, seat);
    let found = result::loser(shown, seat).and_then(|(_, ready)| *ready).unwrap_or_default();
    let riichi = scene.plan.book.options.on(OptionKey::Riichi) && entered.riichi != Riichi::None;
    let threat = shown.content.dangers.iter().any(|danger| danger.threat == Some(seat));
    let ready = entered.ready || found && state.ending != Ending::Win;
    let all = [
        (wins, "mark win", Some(Icon::Star), BoardWord::Wins),
        (threat, "mark danger", Some(Icon::Warning), BoardWord::Danger),
        (riichi, "mark", None, BoardWord::Riichi),
        (ready, "mark", None, BoardWord::Ready),
        (dead, "mark bad", Some(Icon::Cross), BoardWord::Dead),
        (!dead && is_barred(&state.draft, scene.plan, seat), "mark bad", Some(Icon::Cross), BoardWord::Barred),
    ];
    let shown = all.into_iter().filter(|(on, ..)| *on);
    shown
        .map(|(_, class, picture, word)| el("span").class(class).maybe(picture.map(sign)).add(language.board(word)))
        .collect()
}

/// What lies before a seat that is not chosen, as a picture; nothing where nothing does.
fn laid(scene: &Scene<'_>, entered: &SeatDraft, seat: Seat) -> Option<Tree> {
    let state = scene.state;
    let won = state.win.tile.filter(|_| state.wins(seat) && state.ending == Ending::Win);
    let won = won.filter(|_| seat == state.winner || state.size(seat) == state.full);
    if entered.size() == 0 && entered.bonus.is_empty() && won.is_none() {
        return None;
    }
    let mut words: Vec<String> = entered.hand.iter().map(|&tile| scene.language.tile(tile)).collect();
    words.extend(won.map(|tile| scene.language.tile(tile)));
    words.extend(entered.melds.iter().map(|meld| hand::meld_name(scene, meld)));
    words.extend(entered.bonus.iter().map(|&tile| scene.language.tile(tile)));
    let unfit = hand::unfit(scene, seat);
    words.extend(hand::once(&unfit).into_iter().map(str::to_owned));
    let piece = |class: &'static str, at: Lies| el("span").with("class", hand::marked(class, &unfit, at));
    let tiles = |tiles: &[Tile], at: fn(usize) -> Lies| {
        let all = tiles.iter().enumerate().map(|(place, &tile)| piece("tile", at(place)).add(face(tile)));
        all.collect::<Vec<Tree>>()
    };
    let melds = entered.melds.iter().enumerate();
    let melds = melds.map(|(place, meld)| piece("meld", Lies::Meld(place)).all(hand::laid(meld, state, seat)));
    let bonus = (!entered.bonus.is_empty()).then(|| el("span").class("list").all(tiles(&entered.bonus, Lies::Bonus)));
    Some(
        el("div")
            .class("laid")
            .with("role", "img")
            .with("aria-label", words.join(", "))
            .all(tiles(&entered.hand, Lies::Hand))
            .maybe(won.map(|won| piece("tile apart", Lies::Apart).add(face(won))))
            .all(melds)
            .maybe(bonus),
    )
}

/// What can be said of the chosen seat.
fn actions(scene: &Scene<'_>, acts: &mut Acts, entered: &SeatDraft, seat: Seat) -> Tree {
    let (state, language, options) = (scene.state, scene.language, &scene.plan.book.options);
    let won = state.ending == Ending::Win;
    let (wins, fed) = (state.wins(seat), state.win.by == By::Discard && state.win.from == seat);
    let riichi = options.on(OptionKey::Riichi);
    let drawn = state.win.by == By::SelfDraw;
    let mut keys: Vec<(BoardWord, bool, Edit)> = Vec::new();
    if won {
        let also = state.also.contains(&seat);
        if seat == state.winner {
            keys.push((BoardWord::DrewIt, drawn, Edit::By(if drawn { By::Discard } else { By::SelfDraw })));
        } else {
            keys.push((BoardWord::Wins, false, Edit::Winner(seat)));
            keys.push((BoardWord::DiscardedIt, fed, if fed { Edit::By(By::SelfDraw) } else { Edit::Fed(seat) }));
        }
        if also || !wins && why_not_also(state, scene.plan, seat).is_none() && state.win.tile.is_some() {
            keys.push((BoardWord::WinsToo, also, Edit::AlsoWins(seat, !also)));
        }
    }
    if riichi {
        let on = entered.riichi != Riichi::None;
        keys.push((BoardWord::Riichi, on, Edit::Riichi(seat, if on { Riichi::None } else { Riichi::Riichi })));
    }
    if !won || entered.ready {
        keys.push((BoardWord::Ready, entered.ready, Edit::Ready(seat, !entered.ready)));
    }
    if discard::needed(scene) {
        let aimed = matches!(state.target, Target::Discards | Target::Chosen(_));
        let target = if aimed { Target::Hand } else { Target::Discards };
        keys.push((BoardWord::EnterDiscards, aimed, Edit::Aim(target)));
    }
    let keys: Vec<Tree> = keys
        .into_iter()
        .map(|(word, on, edit)| acts.edit("key-word", edit).with("aria-pressed", yes(on)).add(language.board(word)))
        .collect();
    let worth = (state.size(seat) == 0).then(|| {
        let now = entered.total.map(|total| total.to_string()).unwrap_or_default();
        let field = number(acts, Field::Total, now, "9999999").with("id", Control::Total.as_str());
        el("label").class("field worth-field").add(el("span").add(language.board(BoardWord::Worth))).add(field)
    });
    el("div").class("actions").all(keys).maybe(fouls::button(scene, acts, seat)).maybe(worth)
}

/// What threatens from this seat, with the tiles, read aloud when it begins. When somebody has won, who is liable is told
/// with the payments.
fn dangers(scene: &Scene<'_>, shown: &result::Scene, seat: Seat) -> Tree {
    let open = shown.content.winning.is_empty();
    let mine = shown.content.dangers.iter().filter(|danger| open && danger.threat == Some(seat));
    let texts = mine.map(|danger| {
        let tiles = danger.tiles.iter().take(9).map(|&tile| named(scene.language, tile, &["small"]));
        el("p").class("notice warning pao").add(sign(Icon::Warning)).add(danger.text.clone()).add(" ").all(tiles)
    });
    el("div").class("dangers").with("role", "status").all(texts)
}
