//! What of a hand does not fit the rules that are played. It stays where it lies, marked there with why.

use tenbo_engine::deal::SeatDraft;
use tenbo_engine::plan::Plan;
use tenbo_engine::problems::{Place, Problem, ProblemKey};
use tenbo_engine::tiles::{Kind, Seat, Tile, melded};

use super::state::State;
use crate::edit::north_is_bonus;

/// Where something lies before its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// A tile of the hand, by its place.
    Hand(usize),
    /// The winning tile.
    Apart,
    /// A meld.
    Meld(usize),
    /// A bonus tile.
    Bonus(usize),
}

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Where it lies.
    pub at: Position,
    /// Why.
    pub why: Problem,
}

/// Everything before a seat that does not fit, in the order in which it lies. Of tiles that are too many the last are.
#[must_use]
pub fn misfits(state: &State, plan: &Plan, seat: Seat) -> Vec<Misfit> {
    let Some(entered) = state.draft.seat(seat) else { return Vec::new() };
    let won = state.win.tile.filter(|_| seat == state.winner);
    let mut all = Vec::new();
    let mut add = |at: Position, key: Option<ProblemKey>, tiles: &[Tile]| {
        let misfit =
            key.map(|key| Misfit { at, why: Problem::new(key, Place::default()).tiles(tiles.iter().copied()) });
        all.extend(misfit);
    };
    let room = fitting(state, entered, won.is_some());
    for (place, &tile) in entered.hand.iter().enumerate() {
        let many = (place >= room).then_some(ProblemKey::TooManyTiles);
        add(Position::Hand(place), foreign(state, plan, tile).or(many), &[tile]);
    }
    if let Some(tile) = won {
        add(Position::Apart, foreign(state, plan, tile), &[tile]);
    }
    for (place, meld) in entered.melds.iter().enumerate() {
        let strange = meld.tiles.iter().find_map(|&tile| foreign(state, plan, tile).map(|key| (key, tile)));
        let why = if meld.kind.is_group() { ProblemKey::NoExposedGroups } else { ProblemKey::NoChowForThree };
        let makes = plan.rulebook().options.tiles.makes(meld.kind, state.draft.stated_players().are_three());
        let none = (!makes).then_some(why);
        let upto = entered.melds.get(..=place).map_or(0, melded);
        let many = (upto > state.full).then_some(ProblemKey::TooManyTiles);
        match strange {
            Some((key, tile)) => add(Position::Meld(place), Some(key), &[tile]),
            None => add(Position::Meld(place), none.or(many), &meld.tiles),
        }
    }
    for (place, &tile) in entered.bonus.iter().enumerate() {
        add(Position::Bonus(place), strange_bonus(plan, tile), &[tile]);
    }
    all
}

/// How many concealed tiles the hand has room for, depending on whether the winning tile is separate or was drawn.
fn fitting(state: &State, entered: &SeatDraft, won: bool) -> usize {
    let most = state.full + usize::from(!won);
    most.saturating_sub(melded(&entered.melds))
}

/// Why these rules do not have a tile of a hand.
fn foreign(state: &State, plan: &Plan, tile: Tile) -> Option<ProblemKey> {
    let tiles = &plan.rulebook().options.tiles;
    if let Some(bonus) = tile.bonus_kind() {
        let aside = tiles.sets_aside(tile).then_some(ProblemKey::BonusInHand);
        return if tiles.uses(bonus) { aside } else { Some(ProblemKey::NoFlowers) };
    }
    let kind = tile.kind()?;
    let reds = tiles.red_fives;
    if !tile.is_joker() && !tiles.kinds(state.draft.stated_players().are_three()).contains(kind) {
        return Some(ProblemKey::NotInThreePlayer);
    }
    if tile.is_joker() {
        let none = (plan.jokers().number == 0).then_some(ProblemKey::TooManyJokers);
        return none.or((!plan.jokers().may_be(kind)).then_some(ProblemKey::JokerNotAllowed));
    }
    (tile.is_red() && reds == 0).then_some(ProblemKey::NoRedFives)
}

fn strange_bonus(plan: &Plan, tile: Tile) -> Option<ProblemKey> {
    let tiles = &plan.rulebook().options.tiles;
    match tile.bonus_kind() {
        Some(_) if !tiles.sets_aside(tile) => Some(ProblemKey::NotABonusTile),
        Some(kind) => (!tiles.uses(kind)).then_some(ProblemKey::NoFlowers),
        None if tile == Tile::plain(Kind::NORTH) && north_is_bonus(plan) => None,
        None => Some(ProblemKey::NotABonusTile),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edit, apply, share};

    /// What does not fit when a table is played by other rules.
    fn under(link: &str, rules: &'static str) -> Vec<(Position, ProblemKey)> {
        let state = share::read(link).0;
        let state = apply(&state, Edit::Rules(rules), &state.rules.plan()).unwrap();
        let plan = state.rules.plan();
        misfits(&state, &plan, state.seat).into_iter().map(|misfit| (misfit.at, misfit.why.key)).collect()
    }

    #[test]
    fn what_other_rules_do_not_have_is_marked_where_it_lies() {
        use Position::{Apart, Bonus, Hand, Meld};
        use ProblemKey::{
            NoChowForThree, NoExposedGroups, NoFlowers, NoRedFives, NotABonusTile, NotInThreePlayer, TooManyJokers,
            TooManyTiles,
        };
        type Case = (&'static str, &'static str, &'static [(Position, ProblemKey)]);
        let cases: [Case; 13] = [
            ("v1;r=taiwanese-16;E=123456m123p456s1122z", "taiwanese-16", &[]),
            (
                "v1;r=taiwanese-16;E=123456m123p456s1122z",
                "riichi-ema-2025",
                &[(Hand(14), TooManyTiles), (Hand(15), TooManyTiles)],
            ),
            (
                "v1;r=taiwanese-16;E=123456m123p456s1122z~1z",
                "riichi-ema-2025",
                &[(Hand(13), TooManyTiles), (Hand(14), TooManyTiles), (Hand(15), TooManyTiles)],
            ),
            (
                "v1;r=taiwanese-16;E=1m(111z@N)(222z@W)(333z@S)(444z@S)(555z@S)~1m",
                "mcr-mil-2025",
                &[(Hand(0), TooManyTiles), (Meld(4), TooManyTiles)],
            ),
            ("v1;r=mcr-mil-2025;E=123m;fE=15f", "riichi-ema-2025", &[(Bonus(0), NoFlowers), (Bonus(1), NoFlowers)]),
            ("v1;r=singapore;E=123m;fE=5f4g", "hong-kong-old-style", &[(Bonus(1), NoFlowers)]),
            ("v1;r=singapore;E=123m;fE=5f4g", "american-modern", &[(Bonus(0), NotABonusTile), (Bonus(1), NoFlowers)]),
            (
                "v1;r=american-modern;E=22m5z<2222p@N><5*555*5s@N>",
                "chinese-classical",
                &[(Meld(0), NoExposedGroups), (Meld(1), TooManyJokers)],
            ),
            (
                "v1;r=american-modern;E=9s<1111z@N><2222z@N><3333z@N><4444z@N>",
                "american-modern",
                &[(Hand(0), TooManyTiles), (Meld(3), TooManyTiles)],
            ),
            ("v1;r=riichi-tenhou;E=340m(067p@N)", "riichi-ema-2025", &[(Hand(2), NoRedFives), (Meld(0), NoRedFives)]),
            (
                "v1;r=riichi-tenhou-three;E=19m;fE=44z",
                "riichi-tenhou",
                &[(Bonus(0), NotABonusTile), (Bonus(1), NotABonusTile)],
            ),
            (
                "v1;r=riichi-tenhou;E=19m123456p78p(213p@N)~3m",
                "riichi-tenhou-three",
                &[(Apart, NotInThreePlayer), (Meld(0), NoChowForThree)],
            ),
            ("v1;r=four-winds-blank;o=jokers:2;E=1m*5m", "riichi-ema-2025", &[(Hand(1), TooManyJokers)]),
        ];
        for (link, rules, misfit) in cases {
            assert_eq!(under(link, rules), misfit, "{link} under {rules}");
        }
    }
}
