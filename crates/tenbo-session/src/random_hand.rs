//! A random winning hand: sets and a pair are drawn at random until they make a legal win.

use tenbo_engine::deal::{By, Riichi, SeatDraft};
use tenbo_engine::order::sort;
use tenbo_engine::plan::Plan;
use tenbo_engine::settle::answer;
use tenbo_engine::tiles::{Counts, Kind, Kinds, Meld, MeldKind, Seat, Suit, Tile};

use super::example::Example;
use super::state::State;

/// How many hands are tried. With a minimum of eight points, one in thirty wins.
const TRIES: usize = 2000;

/// A state in which a hand has just been won by the rules of `now`; `None` if none was found. `roll` gives a number below
/// the one that it is given, each as likely as the others.
#[must_use]
pub fn random_hand(now: &State, plan: &Plan, mut roll: impl FnMut(usize) -> usize) -> Option<State> {
    (0..TRIES).find_map(|_| {
        let example = draw(plan, &mut roll)?;
        let state = example.fits(now, plan).then(|| example.state(now))?;
        let answer = answer(&state.deal(plan), plan).ok()?;
        let won = answer.wins.first()?.score.as_ref().is_some_and(|score| score.tally.win);
        won.then_some(state)
    })
}

/// Sets and a pair, some of the sets claimed; `None` if there are not so many copies of a tile.
fn draw(plan: &Plan, roll: &mut impl FnMut(usize) -> usize) -> Option<Example> {
    // One suit and honors, two suits, or everything: hands of few suits are worth something.
    let suits: &[Suit] = match roll(3) {
        0 => &Suit::ALL[..1],
        1 => &Suit::ALL[..2],
        _ => &Suit::ALL,
    };
    let shift = roll(Suit::ALL.len());
    let set = plan.rulebook().options.tiles.kinds(plan.rulebook().options.tiles.players == 3);
    let kinds: Vec<Kind> = Kind::all()
        .filter(|kind| set.contains(*kind))
        .filter(|kind| {
            kind.suit()
                .is_none_or(|suit| suits.iter().any(|&one| (one as usize + shift) % Suit::ALL.len() == suit as usize))
        })
        .collect();
    let pungs = roll(4);
    let claims = roll(4);
    let mut counts = Counts::default();
    let mut entered = SeatDraft::default();
    for _ in 0..plan.shapes().tiles() / 3 {
        let kind = pick(&kinds, roll)?;
        let chow = roll(4) >= pungs && kind.starts_chow();
        let number = if !chow && roll(8) == 0 { 4 } else { 3 };
        let tiles: Vec<Kind> =
            if chow { (0..3).filter_map(|step| kind.higher(step)).collect() } else { vec![kind; number] };
        tiles.iter().for_each(|&kind| counts.add(kind));
        let tiles = tiles.into_iter().map(Tile::plain);
        let meld = match (roll(4) < claims, chow, number) {
            (true, true, _) => MeldKind::Chow,
            (true, false, 3) => MeldKind::Pung,
            (true, false, _) => MeldKind::Kong,
            (false, _, 4) => MeldKind::ConcealedKong,
            _ => {
                entered.hand.extend(tiles);
                continue;
            }
        };
        entered.melds.extend(Meld::new(meld, tiles));
    }
    let pair = pick(&kinds, roll)?;
    counts.add_many(pair, 2);
    entered.hand.extend([Tile::plain(pair); 2]);
    let place = roll(entered.hand.len());
    let tile = entered.hand.get(place).copied()?;
    entered.hand.remove(place);
    sort(&mut entered.hand);
    let concealed = entered.melds.iter().all(|meld| !meld.kind.is_claimed());
    if plan.rulebook().options.riichi.in_use && concealed && roll(2) == 0 {
        entered.riichi = Riichi::Riichi;
    }
    let by = if roll(2) == 0 { By::SelfDraw } else { By::Discard };
    let seat = pick(&Seat::ALL, roll)?;
    (counts.at_least(5) == Kinds::NONE).then_some(Example {
        entered,
        tile: Some(tile),
        by,
        seat,
        situation: Vec::new(),
        events: Vec::new(),
    })
}

fn pick<T: Copy>(list: &[T], roll: &mut impl FnMut(usize) -> usize) -> Option<T> {
    list.get(roll(list.len())).copied()
}

#[cfg(test)]
mod tests {
    use tenbo_engine::rules::OFFERED;
    use tenbo_engine::settle::answer;
    use tenbo_testing::random::Random;

    use super::random_hand;
    use crate::{RulesChoice, State};

    #[test]
    fn under_every_rulebook_some_hand_wins_and_each_is_another() {
        // American Modern has no hands before a club enters its own.
        for &id in OFFERED.iter().filter(|id| **id != "american-modern") {
            let rules = RulesChoice::of(id).unwrap();
            let plan = rules.plan();
            let now = State { rules, full: plan.shapes().tiles(), ..State::default() };
            let mut random = Random::new(7);
            let mut hand = || random_hand(&now, &plan, |below| random.below(below));
            let hands = [hand(), hand(), hand()].map(|state| state.unwrap_or_else(|| panic!("no hand of {id}")));
            assert!(hands[0] != hands[1] && hands[1] != hands[2], "{id}");
            for state in &hands {
                let answer = answer(&state.deal(&plan), &plan).unwrap();
                assert!(answer.wins[0].score.as_ref().unwrap().tally.win, "{id}");
            }
        }
    }
}
