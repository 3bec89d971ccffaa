//! A correction may change who deals from there on. What was entered for a player stays with the player.

use tenbo_engine::game::{Course, Entry, Reseat};

use super::sheet::Sheet;

/// Who deals each deal of a game.
pub(super) fn dealers(sheet: &Sheet) -> Vec<usize> {
    let plan = sheet.rules.plan();
    let mut course = Course::of(&sheet.game, &plan);
    sheet.game.deals.iter().map(|entry| course.play(entry).context.dealer()).collect()
}

/// These deals become the game's, each with who dealt when it was entered, if it was before: everybody keeps tiles, totals
/// and fouls, and sits where the dealer now makes them sit.
pub(super) fn seat(sheet: &mut Sheet, deals: Vec<(Option<usize>, Entry)>) {
    let plan = sheet.rules.plan();
    let players = sheet.game.players.len();
    let mut course = Course::of(&sheet.game, &plan);
    let mut seated: Vec<Entry> = Vec::with_capacity(deals.len());
    for (was, entry) in deals {
        let dealer = course.context().dealer();
        let was = was.unwrap_or(dealer);
        let entry = if was == dealer { entry } else { Reseat::to(was, dealer, players).entry(&entry) };
        course.play(&entry);
        seated.push(entry);
    }
    sheet.game.deals = seated;
}

/// Puts every deal right whose dealer is another since `before`. `was` is the place that a deal had before; none if it is
/// new.
pub(super) fn keep_players(before: &Sheet, after: &mut Sheet, was: impl Fn(usize) -> Option<usize>) {
    let old = dealers(before);
    let deals = std::mem::take(&mut after.game.deals).into_iter().enumerate();
    let deals = deals.map(|(place, entry)| (was(place).and_then(|was| old.get(was)).copied(), entry)).collect();
    seat(after, deals);
}
