//! Checks what seats are paid for at once: kongs, and bonus tiles that belong together.

use super::places::{report, seat_place};
use crate::deal::{By, Draft, Immediate, ImmediateKind};
use crate::options::ClaimedKongPaidBy;
use crate::plan::Plan;
use crate::problems::{Part, Place, Problem, ProblemKey};
use crate::tiles::{BonusKind, BonusTiles, Meld, MeldKind, Seat};

/// What each payer pays at once for one of these; 0 if the rulebook does not pay for them.
#[must_use]
pub fn price(plan: &Plan, kind: ImmediateKind) -> i64 {
    let (tiles, prices) = (&plan.options.tiles, &plan.options.payments);
    match kind {
        ImmediateKind::Kong => prices.claimed_kong_payment,
        ImmediateKind::AddedKong => prices.added_kong_payment,
        ImmediateKind::ConcealedKong => prices.concealed_kong_payment,
        ImmediateKind::OwnFlowers if tiles.use_flowers => prices.own_flowers_payment,
        ImmediateKind::AnimalPair if tiles.use_animals => prices.animal_pair_payment,
        ImmediateKind::FlowerSet if !tiles.bonus().is_empty() => prices.flower_set_payment,
        ImmediateKind::OwnFlowers | ImmediateKind::AnimalPair | ImmediateKind::FlowerSet => 0,
    }
}

/// Whether one of these is paid by the seat alone that discarded a tile for it.
#[must_use]
pub fn is_paid_by_feeder(plan: &Plan, kind: ImmediateKind) -> bool {
    kind == ImmediateKind::Kong && plan.options.payments.claimed_kong_paid_by == ClaimedKongPaidBy::Feeder
}

/// The seats that had won when so many wins had been made.
pub fn won_by_then(draft: &Draft, after_wins: u8) -> impl Iterator<Item = Seat> {
    draft.wins().iter().take(usize::from(after_wins)).map(|win| win.seat)
}

/// What a seat is paid for at once as its melds and bonus tiles show.
#[must_use]
pub fn shown(draft: &Draft, seat: Seat) -> Vec<Immediate> {
    let mut all: Vec<Immediate> = Vec::new();
    let Some(entered) = draft.seat(seat) else { return all };
    for meld in entered.melds.iter().filter(|meld| !meld.unpaid && !is_robbed(draft, seat, meld)) {
        let kind = match meld.kind {
            MeldKind::Kong => ImmediateKind::Kong,
            MeldKind::AddedKong => ImmediateKind::AddedKong,
            MeldKind::ConcealedKong => ImmediateKind::ConcealedKong,
            MeldKind::Chow | MeldKind::Pung | MeldKind::Quad | MeldKind::Quint | MeldKind::Sextet => continue,
        };
        all.push(Immediate { from: meld.from, after_wins: meld.after_wins, ..Immediate::of(seat, kind) });
    }
    let bonus: BonusTiles = entered.bonus.iter().copied().collect();
    let own = seat as u8 + 1;
    if bonus.has(BonusKind::Flower, own) && bonus.has(BonusKind::Season, own) {
        all.push(Immediate::of(seat, ImmediateKind::OwnFlowers));
    }
    let animal = |number| bonus.has(BonusKind::Animal, number);
    let pairs = [(1, 2), (3, 4)].into_iter().filter(|&(hunter, prey)| animal(hunter) && animal(prey));
    all.extend(pairs.map(|_| Immediate::of(seat, ImmediateKind::AnimalPair)));
    let sets = BonusKind::ALL.iter().filter(|kind| kind.tiles().is_subset(bonus));
    all.extend(sets.map(|_| Immediate::of(seat, ImmediateKind::FlowerSet)));
    all
}

/// Whether a kong was robbed, so that it was not made.
fn is_robbed(draft: &Draft, seat: Seat, meld: &Meld) -> bool {
    let kind = meld.set().map(|set| set.first);
    let mut wins = draft.wins().iter();
    wins.any(|win| {
        win.by == By::RobbedKong && win.from == Some(seat) && win.tile.is_some_and(|tile| tile.kind() == kind)
    })
}

pub(super) fn check(draft: &Draft, plan: &Plan, problems: &mut Vec<Problem>) {
    for (seat, entered) in draft.entered() {
        for (i, meld) in entered.melds.iter().enumerate() {
            let at = seat_place(seat).join("melds").join(i);
            out_of_play(draft, seat, meld.from, meld.after_wins, &at, problems);
        }
    }
    for (i, entry) in draft.immediate.iter().enumerate() {
        let at = Place::of([Part::from("immediate"), Part::from(i)]);
        if price(plan, entry.kind) == 0 {
            let problem = Problem::new(ProblemKey::NotPaidAtOnce, at.join("kind"));
            problems.push(problem.named(entry.kind.as_str()));
        }
        let no_feeder = entry.from.is_none() && is_paid_by_feeder(plan, entry.kind);
        let too_many = entry.times > 0 && number(draft, plan, entry, i) > most(draft, plan, entry);
        report(
            problems,
            &at,
            &[
                (entry.from == Some(entry.seat), ProblemKey::ClaimFromSelf, "from"),
                (no_feeder, ProblemKey::NoDiscarder, "from"),
                (too_many, ProblemKey::TooManyPaidAtOnce, "times"),
            ],
        );
        out_of_play(draft, entry.seat, entry.from, entry.after_wins, &at, problems);
    }
}

const fn is_kong(kind: ImmediateKind) -> bool {
    matches!(kind, ImmediateKind::Kong | ImmediateKind::AddedKong | ImmediateKind::ConcealedKong)
}

/// How many there are of what an entry says, with those that the table shows and those of the entries before it: of all
/// kongs and of what belongs to the seat those of the seat, of sets of bonus tiles those of the table.
fn number(draft: &Draft, plan: &Plan, entry: &Immediate, index: usize) -> u64 {
    let alike = |other: &Immediate| match entry.kind {
        kind if is_kong(kind) => other.seat == entry.seat && is_kong(other.kind),
        ImmediateKind::OwnFlowers => other.seat == entry.seat && other.kind == entry.kind,
        kind => other.kind == kind,
    };
    let shown =
        plan.seats(draft).flat_map(|seat| shown(draft, seat)).filter(|other| !is_kong(other.kind) && alike(other));
    let entered = draft.immediate.iter().take(index + 1).filter(|other| alike(other));
    entered.map(|other| u64::from(other.times)).sum::<u64>() + shown.map(|other| u64::from(other.times)).sum::<u64>()
}

/// How many of them there can be: a hand has so many sets, some of which are melds already; and each bonus tile is there once.
fn most(draft: &Draft, plan: &Plan, entry: &Immediate) -> u64 {
    let most = match entry.kind {
        ImmediateKind::OwnFlowers => 1,
        ImmediateKind::AnimalPair => 2,
        ImmediateKind::FlowerSet => BonusKind::ALL.iter().filter(|&&kind| plan.options.tiles.uses(kind)).count(),
        ImmediateKind::Kong | ImmediateKind::AddedKong | ImmediateKind::ConcealedKong => {
            let melds = draft.seat(entry.seat).map_or(0, |entered| entered.melds.len());
            (plan.shapes().tiles() / 3).saturating_sub(melds)
        }
    };
    most as u64
}

/// Reports a seat that makes a kong, or discards for one, after it has won.
fn out_of_play(draft: &Draft, seat: Seat, from: Option<Seat>, after_wins: u8, at: &Place, problems: &mut Vec<Problem>) {
    for winner in won_by_then(draft, after_wins) {
        if winner == seat {
            problems.push(Problem::new(ProblemKey::AlreadyWon, at.clone()));
        } else if Some(winner) == from {
            problems.push(Problem::new(ProblemKey::AlreadyWon, at.join("from")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{End, Immediate, WinDraft};
    use crate::options::OptionKey;
    use crate::sample::{give, plan, plan_with, tile, tiles, won};

    fn found(draft: &Draft, plan: &Plan) -> Vec<String> {
        let mut problems = Vec::new();
        check(draft, plan, &mut problems);
        problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn only_what_the_rulebook_pays_for_is_entered() {
        let entered = |kind, from| Draft {
            immediate: vec![Immediate { from, ..Immediate::of(Seat::South, kind) }],
            ..Draft::default()
        };
        let problems = |rules, kind, from| found(&entered(kind, from), &plan(rules)).join(", ");
        use ImmediateKind::{AddedKong, ConcealedKong, Kong, OwnFlowers};
        assert_eq!(problems("sichuan-bloody", ConcealedKong, None), "");
        assert_eq!(problems("sichuan-bloody", AddedKong, None), "");
        assert_eq!(problems("sichuan-bloody", Kong, Some(Seat::West)), "");
        assert_eq!(
            problems("sichuan-bloody", Kong, None),
            "/immediate/0/from: it was not entered whose discard or kong the winning tile was"
        );
        assert_eq!(
            problems("sichuan-bloody", Kong, Some(Seat::South)),
            "/immediate/0/from: a seat claimed its own discard"
        );
        assert_eq!(
            problems("sichuan-bloody", OwnFlowers, None),
            "/immediate/0/kind: the rulebook does not pay at once for what is entered (own-flowers)"
        );
        assert_eq!(
            problems("mcr-mil-2025", ConcealedKong, None),
            "/immediate/0/kind: the rulebook does not pay at once for what is entered (concealed-kong)"
        );
        let pair = |use_animals| {
            let settings = [(OptionKey::AnimalPairPayment, 2), (OptionKey::UseAnimals, use_animals)];
            found(&entered(ImmediateKind::AnimalPair, None), &plan_with("sichuan-bloody", &settings))
        };
        assert_eq!(pair(1), [""; 0]);
        assert_eq!(pair(0), ["/immediate/0/kind: the rulebook does not pay at once for what is entered (animal-pair)"]);
        let each = plan_with("sichuan-bloody", &[(OptionKey::ClaimedKongPaidBy, 1)]);
        assert_eq!(found(&entered(Kong, None), &each), [""; 0], "everybody pays, whoever fed it");
    }

    #[test]
    fn nothing_is_paid_for_flowers_that_are_not_in_the_set() {
        let none = plan_with("singapore", &[(OptionKey::UseFlowers, 0), (OptionKey::UseAnimals, 0)]);
        for kind in [ImmediateKind::OwnFlowers, ImmediateKind::FlowerSet, ImmediateKind::AnimalPair] {
            assert!(price(&plan("singapore"), kind) > 0);
            assert_eq!(price(&none, kind), 0);
        }
    }

    #[test]
    fn who_has_won_makes_no_kong_and_feeds_none() {
        let plan = plan("sichuan-bloody");
        let mut draft = won(Seat::South, "123456m234p5677p~7p", None);
        for (seat, hand) in [(Seat::West, "123m(9999m@N)"), (Seat::North, "123m(8888m@S)"), (Seat::East, "123m[7777m]")]
        {
            give(&mut draft, seat, hand);
            draft.seat_mut(seat).melds[0].after_wins = 1;
        }
        assert_eq!(
            found(&draft, &plan),
            [
                "/seats/N/melds/0/from: a seat that has won before takes part in the deal again: it discards or makes a kong"
            ]
        );
        draft.immediate = vec![Immediate { after_wins: 1, ..Immediate::of(Seat::South, ImmediateKind::AddedKong) }];
        assert!(
            found(&draft, &plan).contains(
                &"/immediate/0: a seat that has won before takes part in the deal again: it discards or makes a kong"
                    .to_owned()
            )
        );
    }

    /// Four sets are four kongs at most, and a flower is there once.
    #[test]
    fn no_more_is_paid_for_than_there_can_be() {
        let entered = |kind, times| Draft {
            immediate: vec![Immediate { times, ..Immediate::of(Seat::South, kind) }],
            ..Draft::default()
        };
        let problems = |draft: &Draft, plan: &Plan| found(draft, plan).join(", ");
        let too_many = "/immediate/0/times: a seat is said to have been paid at once for more than a deal can have";
        for (rules, kind, most) in [
            ("sichuan-bloody", ImmediateKind::ConcealedKong, 4),
            ("sichuan-bloody", ImmediateKind::AddedKong, 4),
            ("singapore", ImmediateKind::OwnFlowers, 1),
            ("singapore", ImmediateKind::AnimalPair, 2),
            ("singapore", ImmediateKind::FlowerSet, 3),
        ] {
            for (times, expected) in [(0, ""), (most, ""), (most + 1, too_many), (1_000_000, too_many)] {
                assert_eq!(problems(&entered(kind, times), &plan(rules)), expected, "{rules} {kind} {times}");
            }
        }
        // What lies on the table counts, and every kind of kong.
        let plan = plan("sichuan-bloody");
        let mut draft = entered(ImmediateKind::ConcealedKong, 2);
        give(&mut draft, Seat::South, "1m(444m@N)");
        draft.immediate.push(Immediate::of(Seat::South, ImmediateKind::AddedKong));
        assert_eq!(problems(&draft, &plan), "");
        draft.immediate.push(Immediate::of(Seat::West, ImmediateKind::AddedKong));
        assert_eq!(problems(&draft, &plan), "", "another seat's");
        draft.immediate.push(Immediate::of(Seat::South, ImmediateKind::AddedKong));
        assert_eq!(
            problems(&draft, &plan),
            "/immediate/3/times: a seat is said to have been paid at once for more than a deal can have"
        );
        // A kong on the table is one of the melds, and has been paid for as such.
        let mut melded = entered(ImmediateKind::ConcealedKong, 3);
        give(&mut melded, Seat::South, "1m(4444m@N)");
        assert_eq!(problems(&melded, &plan), "");
        melded.immediate.push(Immediate::of(Seat::South, ImmediateKind::AddedKong));
        assert_eq!(problems(&melded, &plan), too_many.replace("/0/", "/1/"));
        // Flowers are no kongs.
        let mut both = entered(ImmediateKind::OwnFlowers, 1);
        both.immediate.push(Immediate { times: 4, ..Immediate::of(Seat::South, ImmediateKind::ConcealedKong) });
        assert_eq!(problems(&both, &crate::sample::plan("singapore")), "");
        let mut flowers = entered(ImmediateKind::OwnFlowers, 1);
        flowers.seat_mut(Seat::South).bonus = tiles("26f");
        assert_eq!(problems(&flowers, &crate::sample::plan("singapore")), too_many);
    }

    /// What South's melds and bonus tiles show, and from whom. `more` changes the draft first.
    fn kinds(melds: &str, bonus: &str, more: impl Fn(&mut Draft)) -> Vec<(ImmediateKind, Option<Seat>)> {
        let mut draft = Draft::of_hand(Seat::South, melds).unwrap();
        draft.seat_mut(Seat::South).bonus = tiles(bonus);
        more(&mut draft);
        shown(&draft, Seat::South).into_iter().map(|entry| (entry.kind, entry.from)).collect()
    }

    const MELDS: &str = "(1111m@N){2222m@W}[3333m](444m@N)";

    #[test]
    fn kongs_are_paid_for_at_once() {
        let (north, west) = (Some(Seat::North), Some(Seat::West));
        let claimed = (ImmediateKind::Kong, north);
        let concealed = (ImmediateKind::ConcealedKong, None);
        assert_eq!(kinds(MELDS, "", |_| {}), [claimed, (ImmediateKind::AddedKong, west), concealed]);
        let won = |seat: Seat, text: &str, by: By, from: Seat| {
            let win =
                WinDraft { seat, tile: Some(tile(text)), by, from: Some(from), situation: Vec::new(), liable: None };
            kinds(MELDS, "", |draft| draft.end = End::Win { wins: vec![win.clone()] })
        };
        let all = [claimed, (ImmediateKind::AddedKong, west), concealed];
        let (east, south) = (Seat::East, Seat::South);
        assert_eq!(won(east, "2m", By::RobbedKong, south), [claimed, concealed], "a kong that was robbed was not made");
        assert_eq!(won(east, "4m", By::RobbedKong, south), all, "another one was robbed");
        assert_eq!(won(east, "2m", By::RobbedKong, Seat::West), all, "somebody else's was");
        assert_eq!(won(east, "2m", By::Discard, south), all, "a joker stands for one of the four");
        let groups = "<1111m@N><*22222m@W><*3*33333m@E>";
        assert_eq!(kinds(groups, "", |_| {}), [], "groups of four to six are no kongs");
        let unpaid = |draft: &mut Draft| draft.seat_mut(Seat::South).melds[0].unpaid = true;
        assert_eq!(kinds(MELDS, "", unpaid), [(ImmediateKind::AddedKong, west), concealed]);
    }

    /// South's own flower is the second, its season the sixth.
    #[test]
    fn flowers_that_belong_together_are_paid_for_at_once() {
        let of = |bonus: &str| kinds("", bonus, |_| {}).into_iter().map(|(kind, _)| kind).collect::<Vec<_>>();
        let (own, set) = (ImmediateKind::OwnFlowers, ImmediateKind::FlowerSet);
        assert_eq!(of("26f"), [own]);
        assert_eq!(of("15f"), []);
        assert_eq!(of("25678f"), [own, set]);
        assert_eq!(of("12345678f"), [own, set, set]);
        assert_eq!(of("1234f"), [set]);
        assert_eq!(of("134678f"), []);
        let pair = ImmediateKind::AnimalPair;
        assert_eq!(of("12g"), [pair]);
        assert_eq!(of("23g"), []);
        assert_eq!(of("14g"), []);
        assert_eq!(of("134g26f"), [own, pair]);
        assert_eq!(of("1234g"), [pair, pair, set]);
        assert_eq!(of("5678g"), [set]);
        assert_eq!(of("1256g"), [pair]);
    }
}
