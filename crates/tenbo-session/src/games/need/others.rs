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
    /// Exactly these are.
    Exactly(Vec<Vec<usize>>),
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
        let named = players.into_iter().flat_map(|player| [Others::Ready(player), Others::NotReady(player)]);
        let exactly = || cases.iter().filter(|(_, enough)| *enough).map(|(ready, _)| ready.clone()).collect();
        counted.chain(named).find(|one| is(&|ready| one.holds(ready))).unwrap_or_else(|| Others::Exactly(exactly()))
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
            Others::Exactly(sets) => sets.iter().any(|set| set == ready),
        }
    }
}
