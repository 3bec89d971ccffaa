//! What is paid at once, while the deal goes on: kongs, and bonus tiles that belong together (docs/rules/sichuan.md,
//! Payments; docs/rules/south-east-asia.md, What tai are worth, and payments).

use super::account::{Transfer, TransferReason, push};
use crate::check::{is_paid_by_feeder, price, won_by_then};
use crate::deal::{By, Draft, Immediate, ImmediateKind, SeatDraft};
use crate::plan::Plan;
use crate::tiles::{BonusKind, BonusTiles, BySeat, Meld, MeldKind, Seat};

/// The transfers for what melds and bonus tiles show and for what was entered beside them, by seat from East.
/// `unready` are the seats whose kongs are not paid for because the wall has run out.
#[must_use]
pub fn immediate(draft: &Draft, plan: &Plan, unready: &BySeat<bool>) -> Vec<Transfer> {
    let mut transfers = Vec::new();
    for seat in draft.players() {
        let shown = draft.seat(seat).map(|entered| shown(draft, seat, entered)).unwrap_or_default();
        for entry in shown.iter().chain(draft.immediate.iter().filter(|entry| entry.seat == seat)) {
            if !(unready[seat] && reason(entry.kind) == TransferReason::Kong) {
                charge(draft, plan, entry, &mut transfers);
            }
        }
    }
    transfers
}

/// What a seat's melds and bonus tiles show.
fn shown(draft: &Draft, seat: Seat, entered: &SeatDraft) -> Vec<Immediate> {
    let mut all: Vec<Immediate> = Vec::new();
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

const fn reason(kind: ImmediateKind) -> TransferReason {
    match kind {
        ImmediateKind::Kong | ImmediateKind::AddedKong | ImmediateKind::ConcealedKong => TransferReason::Kong,
        ImmediateKind::OwnFlowers | ImmediateKind::AnimalPair | ImmediateKind::FlowerSet => TransferReason::Flowers,
    }
}

/// Pays for one entry. Who had won by then does not pay, and neither does an unknown feeder.
fn charge(draft: &Draft, plan: &Plan, entry: &Immediate, transfers: &mut Vec<Transfer>) {
    let amount = price(plan, entry.kind) * i64::from(entry.times);
    let mut pay = |from: Seat| push(transfers, from, entry.seat, amount, reason(entry.kind), false);
    if is_paid_by_feeder(plan, entry.kind) {
        entry.from.into_iter().for_each(&mut pay);
        return;
    }
    let out = |seat: Seat| won_by_then(draft, entry.after_wins).any(|winner| winner == seat);
    draft.players().filter(|&seat| !out(seat)).for_each(&mut pay);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{End, WinDraft};
    use crate::sample::{plan, tile, tiles};
    use crate::settle::Account;

    /// What South's melds and bonus tiles show, and from whom. `more` changes the draft first.
    fn kinds(melds: &str, bonus: &str, more: impl Fn(&mut Draft)) -> Vec<(ImmediateKind, Option<Seat>)> {
        let mut draft = Draft::of_hand(Seat::South, melds).unwrap();
        draft.seat_mut(Seat::South).bonus = tiles(bonus);
        more(&mut draft);
        let shown = shown(&draft, Seat::South, draft.seat(Seat::South).unwrap());
        shown.into_iter().map(|entry| (entry.kind, entry.from)).collect()
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

    /// docs/rules/sichuan.md, Payments: at the end of the wall kongs of those who are not ready are not paid for.
    #[test]
    fn flowers_are_paid_for_without_being_ready() {
        let mut draft = Draft::of_hand(Seat::South, "{2222m@W}").unwrap();
        draft.seat_mut(Seat::South).bonus = tiles("26f");
        let mut unready = BySeat::default();
        let paid = |unready: &BySeat<bool>| {
            let paid = immediate(&draft, &plan("singapore"), unready);
            paid.iter().map(|one| one.reason).collect::<Vec<_>>()
        };
        let (kong, flowers) = (TransferReason::Kong, TransferReason::Flowers);
        assert_eq!(paid(&unready), [kong, kong, kong, flowers, flowers, flowers]);
        unready[Seat::South] = true;
        assert_eq!(paid(&unready), [flowers; 3]);
    }

    /// docs/rules/sichuan.md, Payments: a concealed kong is paid by every seat still in play, a claimed one by its feeder.
    #[test]
    fn who_has_won_does_not_pay() {
        let plan = plan("sichuan-bloody");
        let mut draft = Draft::default();
        let win = WinDraft {
            seat: Seat::East,
            tile: None,
            by: By::SelfDraw,
            from: None,
            situation: Vec::new(),
            liable: None,
        };
        draft.end = End::Win { wins: vec![win] };
        let payers = |kind: ImmediateKind, from: Option<Seat>, after_wins: u8| {
            let mut transfers = Vec::new();
            charge(&draft, &plan, &Immediate { from, after_wins, ..Immediate::of(Seat::South, kind) }, &mut transfers);
            transfers.iter().map(|paid| paid.from).collect::<Vec<_>>()
        };
        let seats = |seats: &[Seat]| seats.iter().copied().map(Account::Seat).collect::<Vec<_>>();
        let (kong, concealed) = (ImmediateKind::Kong, ImmediateKind::ConcealedKong);
        assert_eq!(payers(concealed, None, 0), seats(&[Seat::East, Seat::West, Seat::North]));
        assert_eq!(payers(concealed, None, 1), seats(&[Seat::West, Seat::North]));
        assert_eq!(payers(kong, Some(Seat::West), 0), seats(&[Seat::West]));
        assert_eq!(payers(kong, None, 0), seats(&[]));
    }
}
