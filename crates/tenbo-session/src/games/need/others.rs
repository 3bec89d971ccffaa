//! Who else may be ready at a draw.

/// When a draw is enough, by who else is ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Others {
    /// Whoever is.
    Any,
    /// It never is.
    Never,
    /// No more than so many of the others are.
    AtMost(usize),
    /// No fewer than so many of the others are.
    AtLeast(usize),
    /// This player is.
    Ready(usize),
    /// This player is not.
    NotReady(usize),
    /// These two are not both.
    NotBoth(usize, usize),
    /// Exactly those of one of these sets are.
    Exactly(Vec<Vec<usize>>),
    /// Any but exactly those of one of these sets are.
    Except(Vec<Vec<usize>>),
}

impl Others {
    /// The shortest way to say when it is enough. Each case is who of the others is ready, and whether that is enough.
    #[must_use]
    pub fn of(cases: &[(Vec<usize>, bool)]) -> Others {
        let is = |met: &dyn Fn(&[usize]) -> bool| cases.iter().all(|(ready, enough)| met(ready) == *enough);
        if is(&|_| true) {
            return Others::Any;
        }
        if is(&|_| false) {
            return Others::Never;
        }
        let most = cases.iter().map(|(ready, _)| ready.len()).max().unwrap_or_default();
        let counted = (0..most).map(Others::AtMost).chain((1..=most).map(Others::AtLeast));
        let mut players: Vec<usize> = cases.iter().flat_map(|(ready, _)| ready.iter().copied()).collect();
        players.sort_unstable();
        players.dedup();
        let both = players.iter().flat_map(|&one| players.iter().map(move |&other| Others::NotBoth(one, other)));
        let both = both.filter(|both| matches!(both, Others::NotBoth(one, other) if one < other));
        let named = players.iter().flat_map(|&player| [Others::Ready(player), Others::NotReady(player)]);
        if let Some(short) = counted.chain(named).chain(both).find(|one| is(&|ready| one.holds(ready))) {
            return short;
        }
        let sets = |wanted: bool| -> Vec<Vec<usize>> {
            cases.iter().filter(|(_, enough)| *enough == wanted).map(|(ready, _)| ready.clone()).collect()
        };
        let (enough, not) = (sets(true), sets(false));
        if not.len() < enough.len() { Others::Except(not) } else { Others::Exactly(enough) }
    }

    /// Whether it is enough if these of the others are ready.
    #[must_use]
    pub fn holds(&self, ready: &[usize]) -> bool {
        match self {
            Others::Any => true,
            Others::Never => false,
            Others::AtMost(most) => ready.len() <= *most,
            Others::AtLeast(least) => ready.len() >= *least,
            Others::Ready(player) => ready.contains(player),
            Others::NotReady(player) => !ready.contains(player),
            Others::NotBoth(one, other) => !(ready.contains(one) && ready.contains(other)),
            Others::Except(sets) => sets.iter().all(|set| set != ready),
            Others::Exactly(sets) => sets.iter().any(|set| set == ready),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of three others, and whether it is enough: by its bits.
    fn of(enough: impl Fn(u32) -> bool) -> Others {
        let sets = (0..8_u32).map(|bits| ((0..3).filter(|&player| bits & 1 << player != 0).collect(), enough(bits)));
        Others::of(&sets.collect::<Vec<_>>())
    }

    #[test]
    fn it_is_said_in_the_shortest_way() {
        assert_eq!(of(|_| true), Others::Any);
        assert_eq!(of(|_| false), Others::Never);
        assert_eq!(of(|bits| bits == 0), Others::AtMost(0));
        assert_eq!(of(|bits| bits.count_ones() < 2), Others::AtMost(1));
        assert_eq!(of(|bits| bits.count_ones() > 1), Others::AtLeast(2));
        assert_eq!(of(|bits| bits & 2 != 0), Others::Ready(1));
        assert_eq!(of(|bits| bits & 4 == 0), Others::NotReady(2));
        assert_eq!(of(|bits| bits & 3 != 3), Others::NotBoth(0, 1));
        assert_eq!(of(|bits| bits == 0 || bits == 5), Others::Exactly(vec![vec![], vec![0, 2]]));
        assert_eq!(of(|bits| bits != 1 && bits != 6), Others::Except(vec![vec![0], vec![1, 2]]));
    }

    #[test]
    fn whatever_is_said_holds_where_it_is_enough() {
        for enough in 0..256_u32 {
            let others = of(|bits| enough & 1 << bits != 0);
            for bits in 0..8_u32 {
                let ready: Vec<usize> = (0..3).filter(|&player| bits & 1 << player != 0).collect();
                assert_eq!(others.holds(&ready), enough & 1 << bits != 0, "{others:?} {ready:?}");
            }
        }
    }
}
