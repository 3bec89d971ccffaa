//! Why the hand builder refuses an edit, what its keys do, and how many tiles there are.

use tenbo_engine::rules::Family;
use tenbo_engine::tiles::MeldKind;

use super::language::Language;
use super::number::grouped;
use tenbo_session::edit::Step;
use tenbo_session::keys::Command;
use tenbo_session::paste::{LeftOutReason, MOST_TOLD, is_refused};
use tenbo_session::share::Dropped;
use tenbo_session::state::Target;
use tenbo_session::{Refusal, Seating};

impl Language {
    /// Why an edit is not possible, in the words of a family of rules.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal, family: Family, seating: &Seating) -> String {
        let text = match refusal {
            Refusal::NoneLeft(tile) => return self.refusal_none_left(family, &self.tile(*tile, family)),
            Refusal::ChowFrom(seat) => return self.refusal_chow_from(family, &self.who(*seat, seating)),
            Refusal::Impossible(problem) => return self.problem(problem, family),
            Refusal::NoFlowers => self.refusal_no_flowers(family),
            Refusal::NoRedFives => self.refusal_no_red_fives(family),
            Refusal::NotForThree(_) => self.refusal_not_for_three(family),
            Refusal::HandFull => self.refusal_hand_full(family),
            Refusal::OthersHaveAll => self.refusal_others_have_all(family),
            Refusal::MeldsFull => self.refusal_melds_full(family),
            Refusal::NoSuchMeld(MeldKind::Chow) => self.refusal_no_such_chow(family),
            Refusal::NoSuchMeld(MeldKind::Pung) => self.refusal_no_such_pung(family),
            Refusal::NoSuchMeld(kind) if kind.is_group() => self.refusal_no_such_group(family),
            Refusal::NoSuchMeld(_) => self.refusal_no_such_kong(family),
            Refusal::NoChowForThree => self.refusal_no_chow_for_three(family),
            Refusal::RiichiIsClosed => self.refusal_riichi_is_closed(family),
            Refusal::OpenHand => self.refusal_open_hand(family),
            Refusal::NoRiichi => self.refusal_no_riichi(family),
            Refusal::DiscardsFull => self.refusal_discards_full(family),
            Refusal::NoNorthBonus => self.refusal_no_north_bonus(family),
            Refusal::WonAlone => self.refusal_won_alone(family),
            Refusal::HasWon => self.refusal_has_won(family),
            Refusal::WinnersFull => self.refusal_winners_full(family),
            Refusal::DiscarderWins => self.refusal_discarder_wins(family),
            Refusal::HasTiles => self.refusal_has_tiles(family),
            Refusal::NoIndicators => self.refusal_no_indicators(family),
            Refusal::IndicatorsFull => self.refusal_indicators_full(family),
            Refusal::Nothing => self.refusal_nothing(family),
            Refusal::NotNow => self.refusal_not_now(family),
            Refusal::NotAValue => self.refusal_not_a_value(family),
            Refusal::NotOwn => self.refusal_not_own(family),
            Refusal::LibraryFull => self.refusal_library_full(family),
            Refusal::ListFull => self.refusal_list_full(family),
            Refusal::NothingToUndo => self.refusal_nothing_to_undo(family),
            Refusal::NothingToRedo => self.refusal_nothing_to_redo(family),
        };
        text.to_owned()
    }

    /// What a key does, in the words of a family of rules.
    #[must_use]
    pub fn command(self, command: Command, family: Family) -> &'static str {
        match command {
            Command::Digit => self.command_digit(family),
            Command::Suit => self.command_suit(family),
            Command::Honor(kind) => self.honor(kind),
            Command::Aim(target) => match target {
                Target::Hand => self.command_aim_hand(family),
                Target::New(MeldKind::Chow) => self.command_aim_chow(family),
                Target::New(MeldKind::Pung) => self.command_aim_pung(family),
                Target::New(MeldKind::Kong) => self.command_aim_kong(family),
                Target::New(MeldKind::AddedKong) => self.command_aim_added_kong(family),
                Target::New(MeldKind::ConcealedKong) => self.command_aim_concealed_kong(family),
                Target::New(MeldKind::Quad) => self.command_aim_quad(family),
                Target::New(MeldKind::Quint) => self.command_aim_quint(family),
                Target::New(MeldKind::Sextet) => self.command_aim_sextet(family),
                Target::Chow(..) => self.command_choose_chow(family),
                Target::Meld(_) => self.command_change_meld(family),
                Target::Discards => self.command_aim_discards(family),
                Target::Chosen(_) => self.command_aim_chosen(family),
                Target::Dora => self.command_aim_dora(family),
                Target::Ura => self.command_aim_ura(family),
            },
            Command::Step(Step::Left) => self.command_left(family),
            Command::Step(Step::Right) => self.command_right(family),
            Command::Step(Step::Home) => self.command_home(family),
            Command::Step(Step::End) => self.command_end(family),
            Command::Pick => self.command_pick(family),
            Command::Backspace => self.command_backspace(family),
            Command::Delete => self.command_delete(family),
            Command::Escape => self.command_escape(family),
            Command::By => self.command_by(family),
            Command::From => self.command_from(family),
            Command::Kong => self.command_kong(family),
            Command::North => self.command_north(family),
            Command::Meld => self.command_meld(family),
            Command::Riichi => self.command_riichi(family),
            Command::Ippatsu => self.command_ippatsu(family),
            Command::NextSeat => self.command_next_seat(family),
            Command::Undo => self.command_undo(family),
            Command::Redo => self.command_redo(family),
            Command::Text => self.command_text(family),
            Command::Help => self.command_help(family),
        }
    }

    /// Why a part of a text is not in the hand, to follow that part.
    #[must_use]
    pub fn left_out(self, why: LeftOutReason, family: Family) -> &'static str {
        match why {
            LeftOutReason::TooLong => self.left_out_too_long(),
            LeftOutReason::Unreadable(why) => self.unreadable(why),
            LeftOutReason::Unfit(why) => self.unfit(why, family),
        }
    }

    /// The parts of a link that were dropped.
    #[must_use]
    pub fn lost_of_link(self, dropped: &[Dropped]) -> String {
        let part = |part: &Dropped| self.dropped_part(self.lost(part.what), &part.text);
        let parts: Vec<String> = dropped.iter().map(part).collect();
        self.dropped_from_link(&self.listed(&parts))
    }

    /// The parts of a link that was pasted in vain.
    #[must_use]
    pub fn link_refused(self, dropped: &[Dropped]) -> String {
        self.unchanged_by(&self.ended(&self.lost_of_link(dropped)))
    }

    /// The parts of a text that are not in the hand, each with why; the first of them where they are many.
    #[must_use]
    pub fn parts_left_out(self, parts: &[(String, LeftOutReason)], family: Family) -> String {
        let part =
            |(text, why): &(String, LeftOutReason)| format!("{} {}", self.quoted(text), self.left_out(*why, family));
        let told: Vec<String> = parts.iter().take(MOST_TOLD).map(part).collect();
        let mut text = self.ended(&self.listed(&told));
        if let Some(more) = self.more_left_out(parts.len()) {
            text = self.left_out_with_more(&text, &more);
        }
        if is_refused(parts.iter().map(|(_, why)| *why)) { self.unchanged_by(&text) } else { text }
    }

    /// How many parts of a text are left out besides those that are told.
    #[must_use]
    pub fn more_left_out(self, all: usize) -> Option<String> {
        let more = all.checked_sub(MOST_TOLD).filter(|&more| more > 0)?;
        Some(self.left_out_more(&grouped(i64::try_from(more).unwrap_or_default())))
    }

    /// "13 tiles"
    #[must_use]
    pub fn tiles(self, count: usize) -> String {
        self.number_of_tiles(&grouped(i64::try_from(count).unwrap_or_default()))
    }

    /// "2 left", for a key of the keyboard.
    #[must_use]
    pub fn copies(self, count: u8) -> String {
        self.copies_left(&count.min(9).to_string())
    }

    /// What a tap on a tile does: it picks one of the hand up, and removes any other.
    #[must_use]
    pub fn tap(self, in_hand: bool, family: Family) -> &'static str {
        if in_hand { self.tap_selects(family) } else { self.tap_removes(family) }
    }
}
