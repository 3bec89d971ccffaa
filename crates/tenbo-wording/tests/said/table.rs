//! What *Table* says beside what `hand` has of it: marks, what lies before each seat, what can be said of it, who can take the
//! last discard, what is paid and why.

use tenbo_engine::deal::Discard;
use tenbo_engine::settle::{Account, answer};
use tenbo_engine::tiles::Seat;
use tenbo_session::edit::claims;
use tenbo_session::foul_menu::{Consequence, Foul};
use tenbo_session::misfit::misfits;
use tenbo_session::seat_action::SeatAction;
use tenbo_session::{Seating, State};
use tenbo_testing::files;
use tenbo_wording::BoardWord;
use tenbo_wording::content::Content;
use tenbo_wording::laid::Laid;
use tenbo_wording::mark::Mark;
use tenbo_wording::number::{grouped, signed};
use tenbo_wording::settlement::Payments;
use tenbo_wording::shown::Shown;

use super::page::{Page, cells, compare, in_every_language};
use super::situations::{example, linked};

/// All that the table says, in every language.
fn said(state: &State, seating: &Seating) -> String {
    let plan = state.rules.plan();
    let draft = state.deal(&plan);
    let answer = answer(&draft, &plan);
    in_every_language(plan.rulebook().family, |page| {
        let shown = Shown { language: page.language, state, plan: &plan, draft: &draft, answer: &answer, seating };
        let content = Content::of(&shown);
        page.line(&page.language.headline(&content.headline, page.family, seating));
        page.dangers(&content, None);
        draft.stated_players().seats().for_each(|seat| page.seat(&shown, &content, seat));
        if let Some(payments) = Payments::of(&shown) {
            page.payments(&payments, seating);
        }
    })
}

impl Page {
    fn board(&self, word: BoardWord) -> &'static str {
        self.language.word_for(word, self.family)
    }

    fn seat(&mut self, shown: &Shown, content: &Content, seat: Seat) {
        let Shown { language, state, plan, seating, .. } = *shown;
        let family = self.family;
        let chosen = if state.seat == seat { self.board(BoardWord::Chosen) } else { "" };
        let marks = Mark::of(state, plan, content, seat).into_iter().map(|mark| self.board(mark.word()));
        let net = content.payments.iter().find(|row| row.account == Account::Seat(seat)).map(|row| signed(row.net));
        let head = [&language.sitting(seat, seating), chosen].map(str::to_owned).into_iter();
        let head = head.chain(marks.map(str::to_owned)).chain([language.tiles(state.size(seat))]).chain(net);
        self.line(&format!("## {}", cells(head)));
        let laid = Laid::of(state, seat);
        if laid.is_known() {
            let why = misfits(state, plan, seat);
            let mut reasons: Vec<String> = why.iter().map(|misfit| language.problem(&misfit.why, family)).collect();
            reasons.dedup();
            self.line(&laid.words(language, family, seating, &reasons));
        }
        let discards: Vec<Discard> = state.draft.seat(seat).map(|entered| entered.discards.clone()).unwrap_or_default();
        if let Some(last) = discards.last() {
            self.line(&language.river(&discards, family));
            let name = language.discarded(last.tile, seat, discards.len() - 1, family, seating);
            self.line(&language.labeled(&name, self.board(BoardWord::WhoClaims)));
            let discard = last.tile;
            let claim =
                |(claimer, claim)| language.claimed_by(claimer, claim, &claim.own_tiles(discard), family, seating);
            claims(state, plan, seat).into_iter().map(claim).for_each(|claim| self.line(&format!("- {claim}")));
        }
        self.dangers(content, Some(seat));
        let action = |action: SeatAction| {
            let on = if action.is_on(state, plan, seat) { "✓ " } else { "" };
            format!("{on}{}", language.seat_action(action, family))
        };
        self.line(&format!("[{}]", cells(SeatAction::of(state, plan, seat).into_iter().map(action))));
        if state.seat == seat {
            let fouls = Foul::known(state, plan, seat).into_iter().map(|foul| language.foul(foul, plan));
            let consequences = Consequence::known(state, plan, seat).into_iter();
            let consequences = consequences.map(|one| language.consequence(one).to_owned());
            self.part(self.board(BoardWord::Fouls), fouls.chain(consequences));
        }
    }

    fn dangers(&mut self, content: &Content, threat: Option<Seat>) {
        for danger in content.dangers.iter().filter(|danger| danger.threat == threat) {
            let tiles: Vec<String> = danger.tiles.iter().map(|&tile| self.language.tile(tile, self.family)).collect();
            self.line(&format!("! {} {}", danger.text, self.language.listed(&tiles)));
        }
    }

    fn payments(&mut self, payments: &Payments, seating: &Seating) {
        let (language, family) = (self.language, self.family);
        let name = |account: Account| language.in_column(account, family, seating);
        match &payments.matrix {
            Some(matrix) => {
                let row = |(payer, row): (Account, &[i64])| {
                    let paid = matrix.accounts.iter().zip(row).filter(|(_, amount)| **amount != 0);
                    let paid = paid.map(|(&to, &amount)| format!("{} {}", name(to), grouped(amount)));
                    format!("{} → {}", name(payer), paid.collect::<Vec<_>>().join(", "))
                };
                self.part(self.board(BoardWord::Matrix), matrix.payers().map(row));
                let net = matrix.accounts.iter().zip(&matrix.net);
                let net = net.map(|(&account, &net)| format!("{} {}", name(account), signed(net)));
                self.part(self.board(BoardWord::Net), [net.collect::<Vec<_>>().join(", ")]);
                self.part(self.board(BoardWord::Sentences), payments.sentences.clone());
            }
            None if payments.over => self.line(self.board(BoardWord::NothingPaid)),
            None => {}
        }
        let verdict = |liable, text: &str| if liable { format!("! {text}") } else { text.to_owned() };
        let verdicts = payments.verdicts.iter().map(|line| verdict(line.liable, &line.text));
        self.part(self.board(BoardWord::Liability), verdicts);
    }
}

/// `tests/data/said/tables.txt` has the deals.
#[test]
fn tables_are_said() {
    for line in files::text("tests/data/said/tables.txt").lines().filter(|line| !line.starts_with('#')) {
        let (name, deal) = line.split_once(' ').unwrap();
        let (state, players) = match deal.split(' ').collect::<Vec<_>>()[..] {
            ["example", file, id] => (example(file, id), ""),
            [players, link] => (linked(name, link), players),
            [link] => (linked(name, link), ""),
            _ => panic!("{line}"),
        };
        let players = players.split(',').filter(|player| !player.is_empty()).map(str::to_owned);
        compare("table", name, &said(&state, &Seating::of(Seat::ALL.into_iter().zip(players))));
    }
}
