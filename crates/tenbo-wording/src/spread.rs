//! A seat's tiles as they lie before it: the hand, the melds, the tile that won apart, the bonus tiles.

use tenbo_engine::deal::Draft;
use tenbo_engine::tiles::{Meld, Seat, Tile, write_tiles};

use tenbo_session::lying::{LyingTile, lying};

/// Tiles side by side, with a gap to what comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Those in the hand.
    Held(Vec<Tile>),
    /// A meld, and its tiles as they lie.
    Meld(Meld, Vec<LyingTile>),
    /// The tile that won.
    Won(Tile),
    /// Flowers, seasons and what else lies apart.
    Bonus(Vec<Tile>),
}

impl Part {
    /// Its tiles in order.
    #[must_use]
    pub fn tiles(&self) -> Vec<Tile> {
        match self {
            Part::Held(tiles) | Part::Bonus(tiles) => tiles.clone(),
            Part::Meld(_, lying) => lying.iter().map(|lying| lying.tile).collect(),
            Part::Won(tile) => vec![*tile],
        }
    }
}

/// All of a seat's tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread(pub Vec<Part>);

impl Spread {
    /// What was entered for a seat; nothing if no tile was.
    #[must_use]
    pub fn of(draft: &Draft, seat: Seat) -> Spread {
        let Some(entered) = draft.seat(seat) else { return Spread::default() };
        let loose = |tiles: &[Tile], part: fn(Vec<Tile>) -> Part| (!tiles.is_empty()).then(|| part(tiles.to_vec()));
        let won = draft.wins().iter().find(|win| win.seat == seat).and_then(|win| win.tile);
        let melds = entered.melds.iter();
        let mut parts: Vec<Part> = loose(&entered.hand, Part::Held).into_iter().collect();
        parts.extend(melds.map(|meld| Part::Meld(meld.clone(), lying(meld, seat, draft.stated_players().are_three()))));
        parts.extend(won.map(Part::Won));
        parts.extend(loose(&entered.bonus, Part::Bonus));
        Spread(parts)
    }

    /// All tiles in order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.iter().flat_map(Part::tiles)
    }

    /// The tiles in the notation that most programs read, tenhou.net/2 among them: digits with `m`, `p`, `s` and `z`, 0 for a
    /// red five, melds without their brackets, the winning tile last. Flowers, which only Tenbo writes so, stand apart.
    #[must_use]
    pub fn mpsz(&self) -> String {
        let is_bonus = |part: &&Part| matches!(part, Part::Bonus(_));
        let (bonus, rest): (Vec<&Part>, Vec<&Part>) = self.0.iter().partition(is_bonus);
        let written = |parts: Vec<&Part>| parts.into_iter().map(|part| write_tiles(&part.tiles())).collect::<String>();
        [written(rest), written(bonus)].join(" ").trim().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use tenbo_engine::deal::Draft;
    use tenbo_engine::tiles::{Seat, Tile, read_tiles};
    use tenbo_testing::deals::{Books, deal};
    use tenbo_testing::hands::{Wanted, deals};
    use tenbo_testing::random::Random;

    use super::Spread;
    use tenbo_session::share;

    fn mpsz(link: &str) -> String {
        let (state, dropped) = share::read(link);
        assert_eq!(dropped, []);
        Spread::of(&state.deal(&state.rules.plan()), state.seat).mpsz()
    }

    #[test]
    fn others_read_the_melds_without_brackets_and_the_winning_tile_last() {
        assert_eq!(mpsz("v1;r=riichi-ema-2025;E=34456m44p777z(333s@W)+2m;from=W"), "34456m44p777z333s2m");
        assert_eq!(mpsz("v1;r=riichi-tenhou;win=E;E=40699m11z[5055p](213s@N)+1z;from=W"), "40699m11z0555p213s1z");
        assert_eq!(mpsz("v1;r=mcr-mil-2025;E=123m456p789s55s67p+8p;fE=12f;from=W"), "123m45667p55789s8p 12f");
        assert_eq!(mpsz("v1;r=riichi-ema-2025"), "");
    }

    /// Whatever is pasted back is what was copied.
    fn comes_back(draft: &Draft, seat: Seat) {
        let spread = Spread::of(draft, seat);
        let read = read_tiles(&spread.mpsz());
        assert_eq!(read.errors, [], "{}", spread.mpsz());
        let sorted = |mut tiles: Vec<Tile>| {
            tiles.sort_unstable();
            tiles
        };
        assert_eq!(sorted(read.tiles), sorted(spread.tiles().collect()));
    }

    #[test]
    fn any_hand_comes_back() {
        for wanted in [Wanted { reds: true, ..Wanted::default() }, Wanted { three: true, reds: true, no_dora: false }] {
            for draft in deals(40, 2_000, wanted) {
                comes_back(&draft, draft.wins()[0].seat);
            }
        }
        let (books, mut random) = (Books::shipped(), Random::new(40));
        for _ in 0..2_000 {
            let deal = deal(&mut random, &books);
            deal.draft.stated_players().seats().for_each(|seat| comes_back(&deal.draft, seat));
        }
    }
}
